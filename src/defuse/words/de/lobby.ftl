### Der Browser außerhalb der Partie: der Einstieg, der Raum vor einer Partie, danach, und Wiederholungen.

## Der Einstieg

landing-what = Ein Kartenspiel um Katzen, Bomben und Nerven: Zieh, solange du dich traust, und explodiere nicht.
landing-play = Sofort gegen Bots spielen
landing-friends = Mit Freunden spielen
    .text = Öffnet einen Raum und kopiert den Link. Ganz ohne Konto.
landing-learn = Spielen lernen
landing-watch = Bots zuschauen
landing-puzzles = Rätsel
landing-opening = Einen Moment …
landing-dealing = Die Karten werden ausgeteilt …
landing-unofficial = Defuse ist ein freies, inoffizielles Fanprojekt. Es gehört nicht zu Exploding Kittens, Inc., und wird von dort weder unterstützt noch gebilligt. Alle Texte, Bilder und Klänge sind unsere eigenen.
landing-home = Zur Startseite
# The way back to one’s running games. $how: one of those below; $time: what is left on the clock, such as 0:31
landing-running = Deine laufenden Partien
landing-back = Zurück an deinen Tisch: { $how }
landing-back-timed = Zurück an deinen Tisch: { $how }, { $time }
landing-back-turn = du bist am Zug
landing-back-asked = du wirst gefragt
landing-back-other = { $who } ist am Zug
landing-back-on = die Partie läuft
landing-back-out = du bist ausgeschieden
landing-back-paused = Pause

## Einladen

lobby-invite = Freunde einladen
lobby-link = Link zu diesem Raum
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert: Schick ihn deinen Freunden.
lobby-copy-yourself = Dein Browser lässt uns den Link nicht kopieren: Er ist markiert, kopiere ihn selbst.
lobby-only-here = Dieser Link geht nur auf diesem Computer: Um andere einzuladen, öffne Defuse unter der Netzwerkadresse, die der Server angezeigt hat.
lobby-share = Teilen …
# Was mit dem Link verschickt wird
lobby-share-text = Spiel mit mir Defuse! Link öffnen, hinsetzen, kein Konto nötig.
lobby-qr = QR-Code des Links
    .text = Scanne ihn mit dem Handy, und du bist in diesem Raum.

## Wer da ist

lobby-title = Raum
lobby-table = Der Tisch
lobby-your-name = Dein Name
lobby-choose-cat = Wähle deine Katze
# $number: 1, 2, 3 …
lobby-cat = Katze { $number }
lobby-sit = Hinsetzen
lobby-sit-next = Platz für die nächste Partie nehmen
lobby-stand = Aufstehen
lobby-change = Name oder Katze ändern
# Für Bildschirmleser. $number: des Platzes, ab 1
lobby-seat = Platz { $number }:
lobby-sit-here = hier hinsetzen
# $strength: wie gut er ist, etwa „normal“
lobby-bot-strength = Bot, { $strength }
lobby-bot-temper = { $strength }, { $temper }
temper-bold = mutig
temper-cautious = vorsichtig
temper-vengeful = nachtragend
lobby-you = du
lobby-host = leitet
lobby-muted = stumm
lobby-presence-here = da
lobby-presence-reconnecting = verbindet neu …
lobby-presence-away = weg, ein Bot spielt
lobby-presence-left = ist gegangen
lobby-bench = Bank
lobby-visitor = Besuch
lobby-fewer-seats = Ein Platz weniger
lobby-more-seats = Ein Platz mehr
lobby-seats = { $number ->
    [one] 1 Platz
   *[other] { $number } Plätze
}
lobby-watching = Du siehst von der Bank aus zu.
lobby-fair = Faire Karten
lobby-next-seat = Du bekommst einen Platz, wenn die nächste Partie beginnt.
lobby-leave = Den Raum verlassen
lobby-last-replay = Wiederholung der letzten Partie

## Was darf, wer den Raum leitet

# $name: eine Person
lobby-powers = Was tun mit { $name }?
lobby-hand-over = Leitung an { $name } übergeben
lobby-mute = Stumm schalten
lobby-unmute = Wieder reden lassen
lobby-remove = Aus dem Raum entfernen
# $name: a person
lobby-remove-sure = { $name } muss den Raum sofort verlassen; ein Bot spielt auf dem Platz weiter.
lobby-done = Fertig

## Anfangen

lobby-begin = Anfangen
lobby-begin-hint = { $number ->
    [0] Auf jedem Platz sitzt ein Mensch.
    [one] Ein Bot nimmt den leeren Platz.
   *[other] Bots nehmen die { $number } leeren Plätze.
}
lobby-waiting-for = { $name } beginnt die Partie.
lobby-waiting-for-host = Wer den Raum leitet, beginnt die Partie.
lobby-no-line = Die Verbindung ist weg; sie kommt wieder …

## Was gespielt wird

settings-title = Das Spiel
settings-change = Spiel ändern
# $game: the title of a box, a mix or a recipe
settings-will-play = Gespielt wird: { $game }
settings-what = Was gespielt wird
settings-boxes = Schachtel
settings-recipes = Rezept
settings-own = Eigenes Rezept
settings-expansions = Mit Erweiterungen
# Cards of an expansion that stay in the box
settings-leave-out = Karten der Erweiterungen, mit denen gespielt wird
# How many card titles stay in the box
settings-left-out = { $number ->
    [0] Karten weglassen
    [one] 1 Karte bleibt draußen
   *[other] { $number } Karten bleiben draußen
}
# $from und $to: wie viele spielen können
settings-players = { $from } bis { $to } Personen
settings-players-exactly = { $number } Personen
settings-who = Wer spielt
settings-bots = Bots auf leeren Plätzen
settings-own-bot = ein Programm auf dem Rechner dieses Servers
settings-time = Zeit
settings-window = Zum Reagieren
settings-window-text = Wie lange alle „Nö!“ sagen dürfen. Bei jeder Karte gleich lang.
settings-turn = Für einen Zug
settings-turn-text = Danach läuft die Reservezeit, dann wird der einfachste Zug gespielt.
settings-seconds = { $number } s
settings-unlimited = unbegrenzt
settings-quick = Flinke Bots
    .text = Bots antworten früher, und Pausen sind kürzer.
settings-rules = Regeln
settings-as-printed = wie in der Anleitung
settings-changed = { $number ->
    [one] 1 anders als in der Anleitung
   *[other] { $number } anders als in der Anleitung
}
# $value: was in der Anleitung steht
settings-printed = wie in der Anleitung ({ $value })
settings-all-printed = Alles wie in der Anleitung
settings-seat = Platz { $number }
settings-first-player = Wer anfängt.
settings-loading = Die Spiele werden geladen …
settings-only-host = Nur wer den Raum leitet, kann das ändern.

## Ein eigenes Rezept

own-text = Rezept als Text (TOML)
own-upload = Datei laden
own-form = Als Formular
own-as-text = Als Text
own-title = Titel
own-from = Personen von
own-to = bis
own-hand = Karten, mit denen alle beginnen
own-defuses = und Entschärfungen
own-cards = Karten
own-cards-text = Eine Zahl, oder eine, die von den Personen abhängt, etwa „players - 1“.
own-add = Eine Karte hinzufügen
own-remove = { $card } weglassen
own-checking = Wird geprüft …
own-fine = Das lässt sich spielen: { $players }
own-wrong = Das lässt sich noch nicht spielen:
own-wrong-marked = Das lässt sich noch nicht spielen. Bei jedem markierten Feld steht, warum.
own-line = Zeile { $number }
# What is wrong with a recipe, after the line and the field: what should stand there, and what does.
own-expected = Nötig: { $expected }. Jetzt: { $found }.
own-unreadable = das ist kein TOML ({ $words })
own-expected-number = eine Zahl von { $low } bis { $high }
own-expected-title = eine Zeile Text mit höchstens { $number } Zeichen
own-expected-table = eine Tabelle
own-expected-players = von { $low } bis { $high } Personen, die kleinere Zahl zuerst
own-expected-every = eine Zahl für jede Anzahl von Personen
own-expected-case = eine Anzahl von Personen von { $low } bis { $high }, oder else
own-expected-count = eine Zahl, oder ein Text wie „players - 1“
own-expected-card = mindestens eine Karte
own-expected-kind = der Name einer Karte
own-expected-kind-like = der Name einer Karte, vielleicht { $name }
own-expected-one-of = eins von { $names }
own-expected-kittens = mindestens ein tödliches Kitten weniger, als Personen spielen; mit einem Streaking Kitten eines für jede Person
own-expected-either = { $one } oder { $other }
own-expected-armageddon = 1, denn Armageddon ist dabei
own-expected-defuses = mindestens so viele, wie alle zu Beginn bekommen
own-expected-storage = { $number } für den Vorrat am Turm der Macht
own-expected-deal = { $number } Karten zum Austeilen, { $each } für jede Person
own-expected-most = höchstens { $number } Karten
own-found-key = ein unbekanntes Wort
own-found-kind = eine unbekannte Karte
own-found-option = eine andere Option
own-found-nothing = nichts
own-found-players = { $low } bis { $high }
own-found-list = eine Liste
own-found-none-for = keine für { $players } Personen
own-found-at = { $number } bei { $players } Personen
own-found-at-all = { $number } bei { $low } bis { $high } Personen
own-not-a-form = Dieser Text lässt sich nicht als Formular zeigen; verbessere ihn erst als Text.
own-first-title = Mein Rezept

## Nach der Partie

after-won = { $name } gewinnt!
after-won-you = Du hast gewonnen!
after-again = Noch einmal
after-again-waiting = { $name } kann eine Revanche starten.
after-places = Wie es ausging
# $number: 1, wer gewonnen hat
after-place = Platz { $number }
after-statistics = Wie es lief
after-drawn = Gezogene Karten
after-kittens = Gezogene Kittens
after-defused = Entschärft
after-nopes = Nö!-Karten
after-played = Gespielte Karten
after-stolen = Gestohlene Karten
after-luck = Glück
    .text = Jedes Ziehen ist ein Risiko. Alle zusammen sagen, wie viele Kittens zu erwarten waren: Wer weniger zog, hatte Glück.
# $expected: etwa 1,3; $number: gezogene Kittens
after-luck-of = { $name }: { $expected } Kittens erwartet, { $number } gezogen
after-lucky = Glück gehabt
after-very-lucky = viel Glück gehabt
after-unlucky = Pech gehabt
after-very-unlucky = viel Pech gehabt
after-even = wie erwartet
after-expected = erwartet
after-really = gezogen
after-scores = Gewonnene Partien in diesem Raum
after-score = { $number ->
    [one] 1 Partie
   *[other] { $number } Partien
}
after-replay = Wiederholung ansehen
after-record = Aufzeichnung
after-check = Karten prüfen
after-scenario = Szenario
after-downloads = Herunterladen
after-share = Wiederholung teilen
# $name: wer gewonnen hat; $game: was gespielt wurde
after-share-text = { $name } hat eine Partie Defuse gewonnen ({ $game }). Sieh sie dir an:
after-copied = Der Link zur Wiederholung ist kopiert.
after-show-table = Tisch zeigen
after-show-result = Ergebnis zeigen
after-next = Die nächste Partie

## Wiederholungen

replay-title = Wiederholung
replay-seen = Gesehen
replay-above = von oben
replay-by = als { $name }
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt vor
replay-back = Ein Schritt zurück
replay-start = An den Anfang
replay-end = Ans Ende
replay-speed = Tempo
replay-times = { $number }×
# $number von $all
replay-step = Schritt { $number } von { $all }
replay-place = Stelle in der Partie
replay-coach = Was sagt der Trainer?
replay-loading = Die Partie wird geladen …
replay-keys = Leertaste spielt ab und hält an, ← und → gehen einen Schritt, Pos1 und Ende springen, + und - ändern das Tempo.

## Was schiefgehen kann

trouble-no-room = Diesen Raum gibt es nicht
trouble-no-room-text = Der Link stimmt nicht, oder der Raum wurde geschlossen, weil lange niemand da war. Öffne einen neuen: ein Klick genügt.
trouble-full = Dieser Raum ist voll
trouble-full-text = Mehr Leute passen nicht hinein. Bitte jemanden, Platz zu machen, oder öffne einen eigenen Raum.
trouble-removed = Du wurdest aus diesem Raum entfernt
trouble-removed-text = Wer den Raum leitet, hat dir die Tür gewiesen. Du kannst einen eigenen Raum öffnen.
trouble-closed = Dieser Raum ist geschlossen
trouble-closed-text = Hier war lange niemand. Öffne einen neuen: ein Klick genügt.
trouble-elsewhere = Du spielst in einem anderen Fenster
trouble-elsewhere-text = Derselbe Platz wurde noch einmal geöffnet, in einem anderen Tab oder Fenster. Spiel dort weiter, oder hol ihn hierher zurück.
trouble-away = Der Server antwortet nicht
trouble-away-text = Vielleicht startet er neu, oder dein Netz ist weg. Wir versuchen es weiter: Was du getan hast, bleibt erhalten.
trouble-malformed = Diese Seite und der Server verstehen sich nicht
trouble-malformed-text = Vielleicht ist der Server neuer als diese Seite. Lade sie neu.
trouble-crowded = Zu viele Verbindungen
trouble-crowded-text = Aus deinem Netz sind zu viele Fenster offen. Schließ einige davon und versuch es noch einmal.
trouble-busy = Der Server kann das gerade nicht
trouble-busy-text = Er hat zu viel zu tun oder kann gerade nichts aufbewahren. Versuch es noch einmal.
trouble-no-replay = Diese Wiederholung gibt es nicht
trouble-no-replay-text = Der Link stimmt nicht, oder die Partie ist so lange her, dass sie nicht mehr aufgehoben wird.
trouble-opening = Der Server antwortet nicht. Versuch es gleich noch einmal.
trouble-too-many = Aus deinem Netz wurden eben viele Räume geöffnet. Versuch es in ein paar Minuten noch einmal.
trouble-again = Noch einmal versuchen
trouble-here = Hier spielen
