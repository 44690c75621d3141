### What only the browser says: the table there, its dialogs and its settings.
### $who and $other are names of players; $card is a title, $cards a list of titles.

## Players and the table

browser-players = Spelers
# Under the name of whose turn it is: one short word or two
browser-plays-now = speelt
browser-winner = heeft gewonnen
browser-bot = bot
browser-reconnecting = verbindt opnieuw
browser-absent = weg
browser-away = weg, een bot speelt
# Before pressing a player at whom a card can be aimed; $facts is a list
browser-aim = Kies { $who }: { $facts }
browser-turn-of = { $who } is aan de beurt.
browser-in-play = Nog in het spel: { $cards }
# Before the cards of the draw pile that one remembers, each with its number from the top
browser-remembered = Je weet nog:
# The same for who sees all cards, in a replay
browser-in-the-pile = In de stapel:
browser-mat = Op de speelmat:
browser-hand = { $number ->
    [one] Je hand: 1 kaart
   *[other] Je hand: { $number } kaarten
}
browser-usable = nu te gebruiken
browser-marked = door iedereen gezien

## What one does

browser-tap-a-card = Tik op een kaart om hem te spelen, of trek.
browser-tap-to-give = Tik op de kaart die je kiest.
browser-not-now = Dat kan nu niet.
browser-not-your-turn = Je bent niet aan de beurt.
browser-you-are-out = Je ligt uit het spel. Kijk hoe het afloopt.
browser-play = Speel { $card }
browser-give = Geef { $card }
browser-put = Leg { $card } neer
# A kitten is known to lie on top of the pile
browser-draw-sure = Er ligt een kitten bovenop. Trekken?
browser-draw-anyway = Toch trekken
# Where several are possible, which is asked next
browser-pair-which = Paar …
browser-triple-which = Drietal …
browser-back = Terug
browser-exactly = { $card }: hoe precies?
browser-how-exactly = Hoe precies?
# Large over the table, when somebody has survived a kitten
browser-defused = Ontmanteld!

## Reacting

browser-nope = Nope tegen { $card } van { $who }
browser-nope-pair = Nope tegen het paar van { $who }
browser-nope-triple = Nope tegen het drietal van { $who }
browser-nope-five = Nope tegen de vijf verschillende kaarten van { $who }
browser-yup = Toch wel: Nope tegen de Nope van { $who }
browser-nope-nope = Nope tegen de Nope van { $who }
browser-play-now = Speel { $card }
browser-answered = Je laat het gebeuren.
# Before somebody draws, when a card can still be played in between: this time and from now on
browser-let-all-draw = Laat iedereen trekken
browser-lets-all-draw = Je laat iedereen trekken. Vraag het me weer
browser-let-all-happen = Laat alles gebeuren tot mijn beurt
browser-lets-all-happen = Alles gebeurt tot jouw beurt. Vraag het weer

## Dialogs

browser-close = Sluiten
browser-which-five = Welke vijf verschillende kaarten?
# $number of 5 are chosen
browser-five-chosen = { $number } van 5: verder
browser-depth = Hoe diep
browser-higher = hoger
browser-deeper = dieper
browser-on-top = bovenop
browser-at-bottom = onderop
browser-anywhere = willekeurig
# The card that is known to lie right above or below the chosen place
browser-above = Vlak erboven ligt: { $card }
browser-below = Vlak eronder ligt: { $card }
browser-order-hint = Sleep de kaarten of gebruik de pijlen; de eerste wordt het eerst getrokken.
browser-move-up = { $card }: verder naar boven
browser-move-down = { $card }: verder naar onderen

## For who has never played

browser-help = Hulp
browser-short = Het spel in het kort
browser-short-turn = In je beurt mag je zoveel kaarten spelen als je wilt. Daarna trek je er een.
browser-short-kitten = Met een Exploding Kitten lig je eruit, tenzij je een Ontmantelkaart hebt: dan verstop je de kitten weer in de stapel.
browser-short-nope = Bijna alles kan iedereen met een Nope tegenhouden; en een Nope met nog een Nope.
browser-short-cats = Twee gelijke katten stelen een kaart van iemand. Tik op een kaart om te lezen wat hij doet.
browser-short-end = Wie als laatste overblijft, wint.

## Keys and signs

browser-key-card = kies de kaart met dit nummer
browser-key-hand = naar je kaarten; pijlen gaan van kaart naar kaart
browser-key-hint = de coach vragen
# A button: for a hint
browser-hint = Vraag de coach
browser-key-crown = draagt de kroon van de Toren van de Macht
browser-key-blind = ziet de eigen kaarten niet
browser-key-away = is weg of heeft geen verbinding

## Talking

browser-chat = Chat
browser-say = Zeg iets korts
browser-send = Stuur
browser-muted = De host heeft je gedempt.
emote-laugh = haha!
emote-wow = wauw!
emote-cry = o nee
emote-angry = grrr!
emote-love = prachtig
emote-think = hmm …
emote-hurry = schiet op!
emote-sorry = sorry
emote-well-played = goed gespeeld!
emote-oops = oeps

## Settings and the line

browser-settings = Instellingen
browser-language = Taal
browser-appearance = Kleuren
browser-appearance-system = zoals het systeem
browser-appearance-light = licht
browser-appearance-dark = donker
browser-volume = Volume
browser-vibration = Trillen
browser-letter-keys = Losse toetsen zoals D voor trekken
browser-sound-off = Geluid is uit
browser-pause = Spel pauzeren
browser-go-on = Verder spelen
browser-paused = Het spel is gepauzeerd.
browser-leave = Van tafel gaan
browser-leave-sure = De tafel verlaten?
browser-leave-alone = Daarmee eindigt het spel: er zouden alleen bots overblijven. Wil je later verder, sluit dan gewoon deze pagina; je tafel wacht op je.
browser-leave-others = Een bot speelt op jouw plek verder en je kunt niet terug in dit spel. Moet je maar even weg, sluit dan gewoon deze pagina.
browser-leave-end = Spel beëindigen
browser-leave-go = Verlaten
browser-stay = Blijven
browser-line-lost = De verbinding is weg; we proberen het opnieuw …
