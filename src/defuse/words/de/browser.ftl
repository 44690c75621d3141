### What only the browser says: the table there, its dialogs and its settings.
### $who and $other are names of players; $card is a title, $cards a list of titles.

## Players and the table

browser-players = Spielerinnen und Spieler
# Under the name of whose turn it is: one short word or two
browser-plays-now = am Zug
browser-winner = hat gewonnen
browser-bot = Bot
browser-reconnecting = verbindet neu
browser-absent = weg
browser-away = weg, ein Bot spielt
# Before pressing a player at whom a card can be aimed; $facts is a list
browser-aim = { $who } wählen: { $facts }
browser-turn-of = { $who } ist am Zug.
browser-in-play = Noch im Spiel: { $cards }
# Before the cards of the draw pile that one remembers, each with its number from the top
browser-remembered = Du weißt noch:
# The same for who sees all cards, in a replay
browser-in-the-pile = Im Spielstapel:
browser-mat = Auf der Matte:
browser-hand = { $number ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $number } Karten
}
browser-usable = jetzt einsetzbar
browser-marked = von allen gesehen

## What one does

browser-tap-a-card = Tippe auf eine Karte, um sie zu spielen, oder zieh.
browser-tap-to-give = Tippe auf die Karte, die du wählst.
browser-not-now = Das geht jetzt nicht.
browser-not-your-turn = Du bist nicht am Zug.
browser-you-are-out = Du bist raus. Sieh zu, wie es ausgeht.
browser-play = { $card } spielen
browser-give = { $card } hergeben
browser-put = { $card } ablegen
# A kitten is known to lie on top of the pile
browser-draw-sure = Obenauf liegt ein Kitten. Ziehen?
browser-draw-anyway = Trotzdem ziehen
# Where several are possible, which is asked next
browser-pair-which = Pärchen …
browser-triple-which = Drilling …
browser-back = Zurück
browser-exactly = { $card }: Wie genau?
browser-how-exactly = Wie genau?
# Large over the table, when somebody has survived a kitten
browser-defused = Entschärft!

## Reacting

browser-nope = Nö! zu { $card } von { $who }
browser-nope-pair = Nö! zum Pärchen von { $who }
browser-nope-triple = Nö! zum Drilling von { $who }
browser-nope-five = Nö! zu den fünf verschiedenen Karten von { $who }
browser-yup = Doch: Nö! zum Nö! von { $who }
browser-nope-nope = Nö! zum Nö! von { $who }
browser-play-now = { $card } spielen
browser-answered = Du lässt es geschehen.
# Before somebody draws, when a card can still be played in between: this time and from now on
browser-let-all-draw = Immer ziehen lassen
browser-lets-all-draw = Du lässt alle ziehen. Wieder fragen
browser-let-all-happen = Alles geschehen lassen, bis ich dran bin
browser-lets-all-happen = Alles geschieht, bis du dran bist. Wieder fragen

## Dialogs

browser-close = Schließen
browser-which-five = Welche fünf verschiedenen Karten?
# $number of 5 are chosen
browser-five-chosen = { $number } von 5: weiter
browser-depth = Wie tief
browser-higher = höher
browser-deeper = tiefer
browser-on-top = ganz oben
browser-at-bottom = ganz unten
browser-anywhere = zufällig
# The card that is known to lie right above or below the chosen place
browser-above = Direkt darüber liegt: { $card }
browser-below = Direkt darunter liegt: { $card }
browser-order-hint = Zieh die Karten oder nimm die Pfeile; die erste wird zuerst gezogen.
browser-move-up = { $card }: weiter nach oben
browser-move-down = { $card }: weiter nach unten

## For who has never played

browser-help = Hilfe
browser-short = Das Spiel in Kürze
browser-short-turn = In deinem Zug darfst du Karten spielen, so viele du willst. Danach ziehst du eine.
browser-short-kitten = Mit einem Exploding Kitten bist du raus, außer du hast eine Entschärfung: Dann versteckst du das Kitten wieder im Stapel.
browser-short-nope = Fast alles können alle mit einem „Nö!“ stoppen, und ein „Nö!“ mit einem weiteren.
browser-short-cats = Zwei gleiche Katzen stehlen jemandem eine Karte. Tipp eine Karte an, um zu lesen, was sie tut.
browser-short-end = Wer am Ende übrig ist, gewinnt.

## Keys and signs

browser-key-card = die Karte mit dieser Nummer wählen
browser-key-hand = zu deinen Karten; Pfeile gehen von Karte zu Karte
browser-key-hint = den Trainer fragen
# A button: for a hint
browser-hint = Den Trainer fragen
browser-key-crown = trägt die Krone vom Turm der Macht
browser-key-blind = sieht die eigenen Karten nicht
browser-key-away = ist weg oder hat keine Verbindung

## Talking

browser-chat = Chat
browser-say = Sag etwas Kurzes
browser-send = Senden
browser-muted = Wer den Raum leitet, hat dich stumm geschaltet.
emote-laugh = haha!
emote-wow = wow!
emote-cry = oh nein
emote-angry = grrr!
emote-love = wunderbar
emote-think = hmm …
emote-hurry = mach hin!
emote-sorry = tut mir leid
emote-well-played = gut gespielt!
emote-oops = ups

## Settings and the line

browser-settings = Einstellungen
browser-language = Sprache
browser-appearance = Farben
browser-appearance-system = wie das System
browser-appearance-light = hell
browser-appearance-dark = dunkel
browser-volume = Lautstärke
browser-vibration = Vibration
browser-letter-keys = Einzelne Tasten wie D für Ziehen
browser-sound-off = Ton ist aus
browser-pause = Spiel anhalten
browser-go-on = Weiterspielen
browser-paused = Das Spiel ist angehalten.
browser-leave = Den Tisch verlassen
browser-leave-sure = Den Tisch verlassen?
browser-leave-alone = Damit ist die Partie zu Ende, denn es blieben nur Bots. Willst du später weiterspielen, schließ einfach diese Seite; dein Tisch wartet auf dich.
browser-leave-others = Ein Bot spielt für dich weiter, und du kannst in diese Partie nicht zurück. Musst du nur kurz weg, schließ einfach diese Seite.
browser-leave-end = Partie beenden
browser-leave-go = Verlassen
browser-stay = Bleiben
browser-line-lost = Die Verbindung ist weg; sie kommt gleich wieder …
