### Das Programm um das Spiel herum: Anfang und Ende einer Partie, die Befehlszeile, was nicht geht.

## Am Tisch

# $game: die Schachtel oder das Rezept; $names: die anderen am Tisch
app-greeting = { $game }. Du spielst gegen { $names }. Tippe help, wenn du nicht weiterweißt.
# $first: ein oder mehrere Namen mit Kommas dazwischen
app-names = { $first } und { $last }
app-game-without = { $game } ohne { $cards }
# Der Name, wenn keiner angegeben wurde: ein einziges Wort
app-you = Du
app-player = Spieler
app-goodbye = Danke fürs Mitspielen. Bis bald!
app-written = Die Partie ist aufgezeichnet in { $file }.
app-not-written = Die Partie konnte nicht nach { $file } geschrieben werden: { $problem }.
app-kept = Die Partie bleibt erhalten. Weiter geht es mit: defuse play --resume
app-not-kept = Diese Partie lässt sich nicht für später aufheben: { $problem }.

## Die Befehlszeile: was die Befehle und ihre Optionen sind

cli-description = Alle Ausgaben von Exploding Kittens (inoffiziell).
cli-lang = die Sprache: { $languages }; sonst die deines Systems
cli-play = sich mit Bots an einen Tisch setzen
cli-play-edition = original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-play-recipe = der Name eines Rezepts, oder die Datei mit deinem eigenen
cli-play-players = wie viele mitspielen, dich mitgezählt; 4, wo das geht
cli-play-bot = gegen wen du spielst: Bots dieser Namen oder ein Programm (./my-bot); mehrere mit Kommas setzen sich der Reihe nach
cli-play-seed = eine Zahl, mit der dieselbe Partie noch einmal ausgeteilt wird
cli-play-option = eine Regeloption: fast=on ...
cli-play-name = dein Name am Tisch; bei mehreren Namen teilen sich so viele die Tastatur
cli-play-record = die Partie aufzeichnen, für „defuse replay“
cli-play-countdown = Sekunden für ein „Nö!“; 0: so lange du willst
cli-play-reactions = mehrere an einer Tastatur: Alle werden gefragt, ob sie reagieren, oder es geht auf Zuruf
cli-play-resume = eine angefangene Partie weiterspielen: die letzte, oder die in FILE
cli-plain = Zeile für Zeile, für jedes Terminal und jeden Screenreader
cli-colours = die Farben des Tischs: dark (dunkel), light (hell) oder none (keine)
cli-interactive = auch dann Schritt für Schritt, wenn die Eingabe kein Terminal ist
cli-watch = Bots beim Spielen zuschauen
cli-watch-players = wie viele mitspielen; 4, wo das geht
cli-watch-bot = wer spielt: Bots dieser Namen oder ein Programm (./my-bot); mehrere mit Kommas setzen sich der Reihe nach
cli-watch-speed = so viele Schritte pro Sekunde, wenn es von selbst läuft
cli-watch-seat = nur sehen, was diese Person sieht
cli-watch-above = alles sehen; so ist es, wenn du nichts anderes angibst
cli-learn = das Spiel beim Spielen lernen, in fünf Minuten
cli-replay = eine aufgezeichnete Partie nacherzählen
cli-replay-file = die Aufzeichnung
cli-replay-seat = nur, was diese Person wusste
cli-replay-scenario = stattdessen als Szenariodatei schreiben
cli-check = Szenariodateien oder ganze Ordner davon prüfen
cli-check-paths = Dateien oder Ordner
cli-json = die Antwort als JSON in diese Datei schreiben; - ist die Standardausgabe, auf der dann nichts anderes steht
cli-rules = eine Karte oder Regel erklären
cli-rules-name = der Name einer Karte oder die Kennung einer Regel wie ATK-3; ohne ihn werden alle aufgelistet
cli-boxes = Schachteln, Erweiterungen und Regeloptionen auflisten
cli-boxes-name = eine Schachtel, um ihre Karten zu sehen
cli-recipes = die Rezepte auflisten
cli-recipes-name = ein Rezept, um seine Karten zu sehen

## Die Befehlszeile: was nicht geht

cli-bad-name = „{ $name }“ kann kein Name sein: erlaubt ist ein Wort mit höchstens { $number } Zeichen ohne @ : # = ! ? | *
cli-same-name = Alle brauchen einen eigenen Namen: { $names }.
# $people: wie viele Leute
cli-too-many-people = { $number ->
    [one] { $people } Leute passen nicht an einen Tisch für 1.
   *[other] { $people } Leute passen nicht an einen Tisch für { $number }.
}
cli-no-bot = Es gibt keinen Bot „{ $name }“; es gibt: { $names }.
cli-bad-countdown = Der Countdown kann nicht „{ $text }“ sein; es muss eine Anzahl Sekunden von 0 bis { $number } sein.
cli-bad-reactions = Für Reaktionen geht „{ $text }“ nicht. Möglich: { $names }.
cli-bad-speed = Das Tempo kann nicht „{ $text }“ sein; es sind Schritte pro Sekunde, von { $slowest } bis { $fastest }.
cli-no-games = Es gibt keine angefangene Partie.
# $problem wird nicht übersetzt
cli-bad-save = { $file } lässt sich nicht weiterspielen: { $problem }
# $options: etwa --players, --seed
cli-resume-alone = Eine angefangene Partie geht weiter, wie sie begonnen hat, ohne { $options }.
cli-no-language = Die Sprache „{ $name }“ gibt es hier nicht; es gibt: { $languages }.
cli-meant = Meintest du „{ $meant }“?
cli-no-command = Es gibt keinen Befehl „{ $name }“. „defuse --help“ zeigt, was es gibt.
cli-unknown-arguments = „{ $arguments }“ hat hier keine Bedeutung. „defuse { $command } --help“ zeigt, was es gibt.
cli-cannot-write = Es kann nichts mehr geschrieben werden: { $problem }.
cli-check-empty = In { $path } gibt es keine Szenariodatei (.toml).
cli-no-edition = Es gibt keine Ausgabe „{ $name }“. „defuse boxes“ und „defuse recipes“ zeigen, was es gibt.
cli-choose-recipe = Diese Schachtel wird nach Rezepten gespielt; wähl eines davon: { $names }.
cli-bad-mix = Als „{ $name }“ lassen sich diese Schachteln nicht spielen: Es braucht eine Schachtel, und Erweiterungen gehen nur mit der Originalen Edition, jede einmal.
# $problem nennt die Stelle und was dort erwartet wird; das wird nicht übersetzt
cli-cannot-play = Diese Partie lässt sich nicht aufbauen: { $problem }
cli-bad-seed = Der Startwert { $seed } geht nicht; es muss eine Zahl von 0 bis { $highest } sein.
# $counts: Zahlen wie 2, 3, 4
cli-players = Mit { $number } am Tisch geht das nicht; möglich sind: { $counts }.
cli-no-option = Es gibt keine Regeloption „{ $name }“; es gibt: { $names }.
cli-bad-option = Die Regeloption „{ $name }“ kann nicht „{ $value }“ sein. Möglich: { $values }.
# $problem wird nicht übersetzt
cli-bad-record = { $file } lässt sich nicht als Aufzeichnung einer Partie lesen: { $problem }
cli-no-seat = In dieser Partie spielt niemand namens „{ $name }“ mit; es gibt: { $names }.
cli-no-rule = Es gibt keine Karte oder Regel „{ $name }“. „defuse rules“ zeigt, was es gibt.
cli-no-box = Es gibt keine Schachtel „{ $name }“; es gibt: { $names }.
cli-no-recipe = Es gibt kein Rezept „{ $name }“; es gibt: { $names }.
cli-no-such-recipe = Es gibt kein Rezept „{ $name }“.
# Wie viele Szenarien bestanden haben und wie viele nicht

## Listen von Karten, Regeln, Schachteln und Rezepten

list-cards = Karten
list-rules = Regeln
list-boxes = Schachteln
list-expansions = Erweiterungen der Originalen Edition
list-options = Regeloptionen (--option NAME=WERT)
list-recipes = Rezepte
# Hinter der Liste der Karten und Regeln
list-rules-more = „defuse rules NAME“ erklärt eine Karte, „defuse rules ATK-3“ eine Regel.
list-boxes-more = „defuse boxes NAME“ zeigt die Karten einer Schachtel; Erweiterungen kommen mit einem Plus dazu: original+imploding.
list-recipes-more = „defuse recipes NAME“ zeigt die Karten eines Rezepts; „defuse play --edition recipe:NAME“ spielt es.
list-card-count = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
list-card-range = { $fewest } bis { $most } Karten
# $number ist mindestens 2
list-players = { $number } Personen
list-players-range = { $fewest } bis { $most } Personen
# Womit alle beginnen. $cards: eine Zahl oder zwei wie 5–7; $defuses: eine Zahl, nicht 0
list-hand = Starthand: { $cards } + { $defuses } Entschärfung
# Dasselbe ohne Entschärfung
list-hand-bare = Starthand: { $cards }
list-by-recipes = nach Rezepten gespielt
# Hinter einer Karte: die Schachteln, in denen sie ist, mit ihrer Anzahl
list-found-in = In: { $boxes }
# Hinter einer Regeloption: was sie sein kann
list-values = Werte: { $values }
