### The guided game of defuse learn. Mittens, a cat, is the guide; Ann and Ben play with the reader.
###
### What the guide says does not tell which keys are pressed: the same words stand at both tables of the terminal and in the browser.
### A message that asks for a move has a .hint, for readers who do something else; it says in a sentence what to do and why.
### Cards are called here as in cards.ftl.

## Around the lessons

learn-welcome = Hallo! Ich bin Mittens. Sechsmal bin ich schon explodiert, ich weiß also, wovon ich rede. Ein paar kurze Lektionen, etwa fünf Minuten, und du kannst mitspielen.
# At the plain table. Words in quotation marks are typed as they are
learn-how = Tippe die Nummer oder den Namen eines Zuges und drück Enter. „?“ zählt deine Züge noch einmal auf, „help“ sagt dir, was du sonst tippen kannst.
learn-lesson = Lektion { $number } von { $length }: { $title }
# $text: one of the messages below
learn-says = Mittens: { $text }
# The reader has made a move that is allowed, but not the one that is asked for. $hint: a .hint of the messages below
learn-not-now = Ein andermal vielleicht. { $hint }
# $move: how the move is written, the same in every language
learn-write = Tippe das hier: { $move }
# A prompt, followed by a > sign; “again” is typed as it is
learn-go-on = Enter für die nächste Lektion, oder again
# At the drawn table: the last line, keys and what they do
learn-keys = ? Tasten · h Tipp · c Karte · < zurück · r noch mal · > nächste · q Ende
learn-begin = Fangen wir an
learn-not-yet = Jetzt nicht
learn-next = Nächste Lektion
learn-finish = Ich bin bereit
learn-done = Das war meine letzte Lektion, und du lebst noch! Jetzt wird es ernst: „defuse play“. Falls du vergisst, was eine Karte tut: „defuse rules“.
learn-goodbye = Bis bald! Mit „defuse learn“ kannst du jederzeit weiterlernen, und „defuse play“ ist eine ganze Partie.

## Help at the plain table. The left column stays as it is typed.

learn-help-next = weiter zur nächsten Lektion
learn-help-back = zurück zur Lektion davor
learn-help-again = diese Lektion noch mal von vorn
learn-help-quit = aufhören

## 1. Drawing. You draw a Tacocat, Ann draws, Ben explodes; you draw again, Ann explodes, you win

learn-title-draw = Ziehen
learn-draw-first = Im Spielstapel lauern Exploding Kittens, und wer eines zieht, ist raus. In deinem Zug darfst du Karten spielen; dann ziehst du eine, und damit endet dein Zug. Noch hast du nichts zu spielen, also zieh.
    .hint = Du kannst nur eines tun: Zieh.
learn-draw-others = Eine Tacocat, puh! Jetzt müssen die anderen ziehen.
learn-draw-again = Bumm, Ben ist raus. Im Stapel sind noch zwei Karten, und eine davon ist ein Kitten. Nur Mut: Zieh.
    .hint = Es führt kein Weg daran vorbei: Zieh.
learn-draw-done = Wer am Ende noch lebt, gewinnt, und das bist du! Diesmal war es Glück. Der Rest ist Können.

## 2. Defuse. You draw a kitten and put it on top of the pile; Ann draws it and is out

learn-title-defuse = Entschärfung
learn-defuse-draw = Jetzt hast du eine Entschärfung auf der Hand; in einer echten Partie beginnen alle mit einer. Kommt ein Kitten, rettet sie dich ganz von selbst. Zieh, du hast nichts zu befürchten.
    .hint = Bleib ruhig und zieh. Die Entschärfung wirkt von selbst.
learn-defuse-top = Gerettet! Deine Entschärfung ist verbraucht, und das Kitten kommt in den Stapel zurück: heimlich und wohin du willst. Als Nächstes zieht Ann, also leg es ganz nach oben.
    .hint = Heute sind wir gemein zu Ann: Leg es ganz nach oben.
learn-defuse-done = Ann hat dein Kitten gezogen und hatte keine Entschärfung. Nur du hast das kommen sehen.

## 3. See the Future. A kitten lies on top; you skip, Ann draws it, defuses it and puts it back in secret

learn-title-future = Blick in die Zukunft
learn-future-look = Noch besser ist es, zu wissen, was kommt. Mit „Blick in die Zukunft“ siehst du die obersten drei Karten des Stapels, und dein Zug geht weiter. Spiel die Karte.
    .hint = Erst einmal nachsehen: Spiel „Blick in die Zukunft“.
learn-future-skip = Ein Kitten, ganz oben! „Hops!“ beendet deinen Zug, ohne dass du ziehst, und überlässt dieses Kitten Ann. Spiel die Karte.
    .hint = Du weißt, was ganz oben liegt. Überlass es Ann: Spiel „Hops!“.
learn-future-done = Ann hatte eine Entschärfung. Sie hat das Kitten heimlich zurückgesteckt, also weiß jetzt sie mehr als du.

## 4. Nope. Ann plays Favor on you, you say Nope; you play Skip, Ben says Nope, you say Nope to that

learn-title-nope = Nö!
learn-nope-first = Mit ihrem Wunsch will Ann eine Karte von dir. Ein „Nö!“ stoppt fast jede Karte, bevor sie wirkt, und du kannst es jederzeit spielen, nicht nur in deinem Zug. Sag Nö!
    .hint = Das bekommt sie nicht: Sag Nö!
learn-nope-stopped = Gestoppt. Ihr Wunsch ist dahin, aber Ann bleibt am Zug: Sie muss noch ziehen.
learn-nope-skip = Du bist dran, und ich traue diesem Stapel nicht. Spiel dein „Hops!“.
    .hint = Zieh diesmal nicht: Spiel dein „Hops!“.
learn-nope-yup = Ben sagt Nö! Aber auch ein „Nö!“ lässt sich mit „Nö!“ stoppen, und dann wirkt die Karte eben doch. Deshalb heißt das ein „Doch!“. Sag Nö! zu seinem Nö!
    .hint = Höflich musst du nicht sein: Sag Nö! zu seinem Nö!
learn-nope-done = Zwei Nö!-Karten heben einander auf; eine dritte hätte dein „Hops!“ wieder gestoppt. Nur gegen Kittens und Entschärfungen hilft kein „Nö!“.

## 5. Attack. You attack Ann, who takes two turns; Ben attacks you, you skip one turn and draw for the other

learn-title-attack = Angriff
learn-attack-first = Ein Angriff beendet deinen Zug, ohne dass du ziehst, und wer nach dir kommt, muss zwei Züge machen. Spiel ihn.
    .hint = Gib Ann etwas zu tun: Spiel deinen Angriff.
learn-attack-two = Zwei Züge für Ann: Sie muss zweimal ziehen.
learn-attack-skip = Jetzt hat Ben dich angegriffen: zwei Züge für dich. „Hops!“ beendet nur einen davon. Spiel die Karte.
    .hint = Spiel dein „Hops!“ und sieh nach, wie viele Züge noch bleiben.
learn-attack-draw = Zwei minus eins ist eins: Einen Zug musst du noch machen. Zieh.
    .hint = Ein Zug bleibt noch. Zieh, um ihn zu beenden.
learn-attack-done = Geschafft: Einen Zug hast du übersprungen, im anderen gezogen. Jetzt ist Ann dran, für nur einen Zug.

## 6. Attacking back. 2 turns for you, 4 for Ann (takes one), 5 for Ben (skips one), 6 for you, 8 for Ann, who explodes

learn-title-revenge = Zurückschlagen
learn-revenge-first = Wieder zwei Züge für dich. Aber diesmal hast du selbst einen Angriff: Wer nach dir kommt, bekommt die Züge, die du noch machen müsstest, und zwei dazu. Greif an!
    .hint = Mach diese Züge nicht, gib sie weiter: Greif an.
learn-revenge-four = Deine 2 Züge und 2 dazu sind 4 für Ann. Mal sehen, was sie tut.
learn-revenge-six = Ann hat einen Zug gemacht und angegriffen: 3 + 2 = 5 für Ben. Er hat einen übersprungen und angegriffen: 4 + 2 = 6 für dich. Schlag zurück!
    .hint = Sechs Züge? Kommt nicht infrage. Greif an.
learn-revenge-eight = 6 + 2 = 8. Viel Glück, Ann!
learn-revenge-done = Das war zu viel für Ann. Wer raus ist, muss keine Züge mehr machen, also hat Ben nur einen. In der Originalen Edition allerdings bringt ein Angriff immer zwei Züge, egal wie viele du noch hattest.

## 7. Combinations. You steal a Nope with a pair and get a Defuse with three of a kind, from Ann or Ben as you like

learn-title-cats = Pärchen und mehr
learn-cats-pair = Eine Katze allein tut nichts. Zwei gleiche sind ein Pärchen und stehlen jemandem deiner Wahl eine zufällige Karte. Spiel deine zwei Tacocats.
    .hint = Spiel deine zwei Tacocats als Pärchen. Die Bartkatzen brauchst du gleich noch alle.
learn-cats-triple = Ein „Nö!“, nicht schlecht! Mit drei gleichen, einem Drilling, nennst du die Karte, die du willst, und bekommst sie, wenn die gewählte Person sie hat. Spiel deine drei Bartkatzen und verlang eine Entschärfung.
    .hint = Spiel deine drei Bartkatzen und verlang von Ann oder Ben eine Entschärfung.
learn-cats-done = Eine Entschärfung, einfach so! Katzen müssen es nicht sein: Beliebige Karten mit demselben Titel genügen, zum Beispiel zweimal „Hops!“. Und dein Zug geht noch weiter.

## 8. The last duel. You see the kitten on top, fetch a Defuse with five cats, draw the kitten and put it on top for Ann

learn-title-showdown = Das letzte Duell
learn-showdown-look = Ben ist raus, nur noch Ann und du sind übrig, und du hast keine Entschärfung. Finde erst heraus, was oben auf dem Stapel liegt.
    .hint = Zieh nie, bevor du Bescheid weißt: Spiel „Blick in die Zukunft“.
learn-showdown-five = Als Nächstes kommt das Kitten! Zum Glück hast du fünf verschiedene Katzen. In der Originalen Edition holen fünf verschiedene Karten eine beliebige Karte aus dem Ablagestapel. Welche du brauchst, weißt du.
    .hint = Spiel deine fünf verschiedenen Katzen und nimm eine Entschärfung aus dem Ablagestapel.
learn-showdown-draw = Jetzt kann das Kitten kommen. Zieh.
    .hint = Du hast eine Entschärfung: Zieh.
learn-showdown-top = Und nun: Wohin mit dem Kitten, wenn als Nächstes Ann zieht?
    .hint = Dann würdest du es selbst ziehen. Ganz oben ist es für Ann.
learn-showdown-done = Bumm! Ann hatte keine Entschärfung mehr. Du gewinnst, und mit Glück hatte das diesmal nichts zu tun.

## 9. Tot sein. Du explodierst, wirst gefüttert, sagst „Nö!“ zu einem Angriff, und Ben holt dich zurück

learn-title-dead = Tot sein
learn-dead-draw = In Zombie Kittens gibt es keine Entschärfungen, und ein Zombie Kitten hast du auch nicht. Zieh und sieh, was passiert.
    .hint = Es hilft nichts: Zieh.
learn-dead-dead = Bumm! Du bist tot, aber nicht raus: Das Kitten liegt vor dir, und deine Karten behältst du. Tote haben keine Züge, spielen aber „Nö!“ und JETZT-Karten.
learn-dead-feed = Ann will gerade ziehen. Du hast „Füttere die Toten“, eine JETZT-Karte: Alle Lebenden geben einer toten Person eine Karte. Spiel sie, für dich selbst!
    .hint = Spiel „Füttere die Toten“ und wähl dich selbst.
learn-dead-nope = Zwei Karten mehr. Und jetzt greift Ann an. Das gefällt dir nicht: Sag „Nö!“.
    .hint = Auch Tote dürfen „Nö!“ sagen: Tu es.
learn-dead-done = Ben hat ein Kitten gezogen und ein Zombie Kitten gespielt: Es hat ihn gerettet und musste jemanden zurückholen. Du lebst wieder, und du bist dran.
