### The guided game of defuse learn. Mittens, a cat, is the guide; Ann and Ben play with the reader.
###
### What the guide says does not tell which keys are pressed: the same words stand at both tables of the terminal and in the browser.
### A message that asks for a move has a .hint, for readers who do something else; it says in a sentence what to do and why.
### Cards are called here as in cards.ftl.

## Around the lessons

learn-welcome = Hallo! Ik ben Mittens. Ik ben al acht keer ontploft, dus ik weet waar ik het over heb. Een paar korte lessen, een minuut of vijf, en je kunt meespelen.
# At the plain table. Words in quotation marks are typed as they are
learn-how = Typ het nummer van een zet, of de naam ervan, en druk op Enter. “?” toont je zetten opnieuw, “help” vertelt wat je nog meer kunt typen.
learn-lesson = Les { $number } van { $length }: { $title }
# $text: one of the messages below
learn-says = Mittens: { $text }
# The reader has made a move that is allowed, but not the one that is asked for. $hint: a .hint of the messages below
learn-not-now = Een andere keer misschien. { $hint }
# $move: how the move is written, the same in every language
learn-write = Typ dit: { $move }
# A prompt, followed by a > sign; “again” is typed as it is
learn-go-on = Enter voor de volgende les, of again
# At the drawn table: the last line, keys and what they do
learn-keys = ? toetsen · h hint · c kaart · < vorige · r opnieuw · > volgende · q stop
learn-begin = Laten we beginnen
learn-not-yet = Nu niet
learn-next = Volgende les
learn-finish = Ik ben er klaar voor
learn-done = Dat was mijn laatste les, en je leeft nog! Nu een echt spel: “defuse play”. Weet je niet meer wat een kaart doet: “defuse rules”.
learn-goodbye = Tot ziens! “defuse learn” staat klaar als je verder wilt, en “defuse play” is een heel spel.

## Help at the plain table. The left column stays as it is typed.

learn-help-next = door naar de volgende les
learn-help-back = terug naar de vorige les
learn-help-again = deze les van voren af aan
learn-help-quit = stop

## 1. Drawing. You draw a Tacocat, Ann draws, Ben explodes; you draw again, Ann explodes, you win

learn-title-draw = Trekken
learn-draw-first = In de stapel zitten Exploding Kittens verstopt, en wie er een trekt, ligt uit het spel. In je beurt mag je kaarten spelen; daarna trek je er een, en dan is je beurt voorbij. Je hebt nog niets om te spelen, dus trek maar.
    .hint = Je kunt maar één ding doen: trekken.
learn-draw-others = Een Tacokat, pfff! Nu moeten de anderen trekken.
learn-draw-again = Boem, Ben ligt uit het spel. Er zitten nog twee kaarten in de stapel, en een daarvan is een kitten. Wees dapper en trek.
    .hint = Je ontkomt er niet aan: trek.
learn-draw-done = Wie als laatste overblijft, wint, en dat ben jij! Deze keer was het geluk. De rest is kunde.

## 2. Defuse. You draw a kitten and put it on top of the pile; Ann draws it and is out

learn-title-defuse = Ontmantel
learn-defuse-draw = Nu heb je een Ontmantelkaart; in een echt spel begint iedereen er met één. Komt er een kitten, dan redt hij je vanzelf. Trek gerust.
    .hint = Blijf rustig en trek. De Ontmantelkaart werkt vanzelf.
learn-defuse-top = Gered! Je Ontmantelkaart ben je kwijt, en de kitten gaat terug in de stapel, waar je maar wilt, in het geheim. Ann trekt als volgende, dus leg hem bovenop.
    .hint = Vandaag zijn we gemeen tegen Ann: leg hem bovenop.
learn-defuse-done = Ann heeft jouw kitten getrokken, en ze had geen Ontmantelkaart. Alleen jij zag het aankomen.

## 3. See the Future. A kitten lies on top; you skip, Ann draws it, defuses it and puts it back in secret

learn-title-future = Zie de Toekomst
learn-future-look = Weten wat er komt is nog beter. Zie de Toekomst laat je de bovenste drie kaarten van de stapel zien, en je beurt gaat gewoon verder. Speel hem.
    .hint = Kijk eerst even: speel Zie de Toekomst.
learn-future-skip = Een kitten, en nog wel bovenop! Met Sla Over is je beurt voorbij zonder dat je trekt, en die kitten laat je aan Ann over. Speel hem.
    .hint = Je weet wat er bovenop ligt. Laat het aan Ann over: speel Sla Over.
learn-future-done = Ann had een Ontmantelkaart. Ze heeft de kitten in het geheim teruggestoken, dus nu weet zij meer dan jij.

## 4. Nope. Ann plays Favor on you, you say Nope; you play Skip, Ben says Nope, you say Nope to that

learn-title-nope = Nope
learn-nope-first = Met haar Kateautje wil Ann een kaart van je. Een Nope stopt bijna elke kaart voordat die iets doet, en je mag hem altijd spelen, niet alleen in je eigen beurt. Zeg Nope!
    .hint = Gun het haar niet: zeg Nope.
learn-nope-stopped = Gestopt. Haar Kateautje is verspild, maar de beurt van Ann gaat verder: ze moet nog trekken.
learn-nope-skip = Jij bent aan de beurt, en ik vertrouw die stapel niet. Speel je Sla Over.
    .hint = Trek deze keer niet: speel je Sla Over.
learn-nope-yup = Ben zegt Nope! Maar op een Nope mag weer een Nope, en dan gaat de kaart toch door. Dat heet een Yup. Zeg Nope tegen zijn Nope.
    .hint = Je hoeft niet beleefd te zijn: zeg Nope tegen zijn Nope.
learn-nope-done = Twee Nopes heffen elkaar op; een derde had je Sla Over weer gestopt. Alleen tegen kittens en Ontmantelkaarten helpt geen Nope.

## 5. Attack. You attack Ann, who takes two turns; Ben attacks you, you skip one turn and draw for the other

learn-title-attack = Aanval
learn-attack-first = Met een Aanval is je beurt voorbij zonder dat je trekt, en de volgende speler krijgt twee beurten. Speel hem.
    .hint = Zet Ann aan het werk: speel je Aanval.
learn-attack-two = Twee beurten voor Ann: ze moet twee keer trekken.
learn-attack-skip = Nu heeft Ben jou aangevallen: twee beurten voor jou. Met Sla Over is er maar één voorbij. Speel hem.
    .hint = Speel je Sla Over, en kijk hoeveel beurten er overblijven.
learn-attack-draw = Twee min één is één: je hebt nog een beurt te spelen. Trek.
    .hint = Er is nog één beurt over. Trek, en die is ook voorbij.
learn-attack-done = Klaar: één beurt overgeslagen, één keer getrokken. Nu is Ann aan de beurt, en maar één keer.

## 6. Attacking back. 2 turns for you, 4 for Ann (takes one), 5 for Ben (skips one), 6 for you, 8 for Ann, who explodes

learn-title-revenge = Terugslaan
learn-revenge-first = Weer twee beurten voor jou. Maar nu heb je zelf een Aanval: de volgende speler krijgt de beurten die jij nog over hebt, plus twee. Val aan!
    .hint = Speel die beurten niet zelf, geef ze door: val aan.
learn-revenge-four = Jouw 2 beurten plus 2 is 4 voor Ann. Kijk wat ze doet.
learn-revenge-six = Ann speelde één beurt en viel aan: 3 + 2 = 5 voor Ben. Hij sloeg er een over en viel aan: 4 + 2 = 6 voor jou. Sla terug!
    .hint = Zes beurten? Dacht het niet. Val aan.
learn-revenge-eight = 6 + 2 = 8. Succes, Ann!
learn-revenge-done = Dat was te veel voor Ann. Wie uit het spel ligt, heeft geen beurten meer te spelen, dus Ben heeft er maar één. In de originele editie is een Aanval trouwens altijd twee beurten waard, hoeveel je er ook over had.

## 7. Combinations. You steal a Nope with a pair and get a Defuse with three of a kind, from Ann or Ben as you like

learn-title-cats = Paren en meer
learn-cats-pair = Een kat alleen doet niets. Twee dezelfde zijn een paar, en daarmee steel je een willekeurige kaart van een speler naar keuze. Speel je twee Tacokatten.
    .hint = Speel je twee Tacokatten als paar. Al je Baardkatten heb je zo meteen nodig.
learn-cats-triple = Een Nope, niet slecht! Met drie dezelfde noem je de kaart die je wilt, en je krijgt hem als die speler hem heeft. Speel je drie Baardkatten en vraag om een Ontmantelkaart.
    .hint = Speel je drie Baardkatten, en vraag Ann of Ben om een Ontmantelkaart.
learn-cats-done = Een Ontmantelkaart, zomaar! Het hoeven geen katten te zijn: kaarten met dezelfde naam zijn altijd goed, twee keer Sla Over bijvoorbeeld. En je beurt gaat nog steeds verder.

## 8. The last duel. You see the kitten on top, fetch a Defuse with five cats, draw the kitten and put it on top for Ann

learn-title-showdown = Het laatste duel
learn-showdown-look = Ben ligt eruit, alleen Ann en jij zijn nog over, en je hebt geen Ontmantelkaart. Zoek eerst uit wat er op de stapel ligt.
    .hint = Trek nooit voordat je het weet: speel Zie de Toekomst.
learn-showdown-five = De kitten is de volgende! Gelukkig heb je vijf verschillende katten. In de originele editie pak je met vijf verschillende namen een kaart naar keuze uit de aflegstapel. Je weet welke je nodig hebt.
    .hint = Speel je vijf verschillende katten en pak een Ontmantelkaart uit de aflegstapel.
learn-showdown-draw = Nu mag die kitten komen. Trek.
    .hint = Je hebt een Ontmantelkaart: trek.
learn-showdown-top = En nu: waar moet de kitten heen, als Ann als volgende trekt?
    .hint = Dan zou jij hem zelf trekken. Bovenop is hij voor Ann.
learn-showdown-done = Boem! Ann had geen Ontmantelkaart meer. Je wint, en deze keer had het niets met geluk te maken.

## 9. Dood zijn. Je ontploft, wordt gevoerd, zegt Nope tegen een aanval, en Ben brengt je terug

learn-title-dead = Dood zijn
learn-dead-draw = In Zombie Kittens zijn er geen Ontmantelkaarten, en een Zombie Kitten heb je ook niet. Trek, en kijk wat er gebeurt.
    .hint = Er is niets aan te doen: trek.
learn-dead-dead = Boem! Je bent dood, maar je ligt niet uit het spel: de kitten ligt voor je en je houdt je kaarten. De doden hebben geen beurten, maar spelen Nopes en NU-kaarten.
learn-dead-feed = Ann wil een kaart trekken. Je hebt Voer de Doden, een NU-kaart: alle levenden geven een dode een kaart. Speel hem, voor jezelf!
    .hint = Speel Voer de Doden en kies jezelf.
learn-dead-nope = Twee kaarten erbij. En nu valt Ann aan. Dat bevalt je niet: zeg Nope.
    .hint = Ook de doden mogen Nope zeggen: doe dat.
learn-dead-done = Ben heeft een kitten getrokken en een Zombie Kitten gebruikt: die heeft hem gered en moest iemand terugbrengen. Je leeft weer, en je bent aan de beurt.
