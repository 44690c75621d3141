# Was der Server jemandem am Online-Tisch sagt: warum etwas nicht geschieht.

online-late = Das kam einen Moment zu spät: Inzwischen ist etwas geschehen.
online-late-window = Das kam einen Moment zu spät: Die Zeit zu reagieren ist vorbei.
online-late-noped = { $who } war schneller: Darauf wurde schon geantwortet.
online-no-such-move = Das geht jetzt nicht.
online-bad-blank = So geht dieser Zug nicht: { $problem }.
online-not-playing = Du spielst in dieser Partie nicht mit.
online-no-game = Gerade läuft keine Partie.
online-in-game = Das muss warten, bis die Partie vorbei ist.
online-paused = Die Partie hat Pause.
online-host-only = Das kann nur, wer den Raum leitet.
online-nobody-there = Diese Person ist nicht im Raum.
online-seat-taken = Da sitzt schon jemand.
online-no-seat-left = Es ist kein Platz frei.
online-no-name = Wähle einen Namen und eine Katze.
online-muted = Wer den Raum leitet, hat dich stumm geschaltet.
online-nothing-said = Darin steht nichts.
online-too-long = Das ist zu lang.
online-too-fast = Das war zu viel auf einmal. Warte einen Moment.
online-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
online-crowded = Aus deinem Netz kommen zu viele Verbindungen. Schließ einige Fenster und versuch es noch einmal.
online-removed = Du wurdest aus diesem Raum entfernt.
online-no-store = Der Server kann gerade nichts aufbewahren, deshalb ist nichts geschehen. Versuch es gleich noch einmal.
online-damaged = Dieser Raum ist beschädigt und nicht mehr zu lesen. Öffne einen neuen.
online-malformed = Das hat der Server nicht verstanden.
online-other-version = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
online-no-room = Diesen Raum gibt es nicht, oder er wurde geschlossen.
online-room-full = Dieser Raum ist voll.
online-bad-settings = Diese Einstellungen sind nicht möglich.
online-not-alone = Der Trainer gibt Tipps nur dort, wo sonst niemand mitspielt oder zuschaut.
online-seeds-fixed = Die Startwerte dieser Partie stehen schon fest.
online-no-seed-wanted = Von dir wird jetzt kein Startwert erwartet.
online-another-seed = Das ist nicht der Startwert, den dein Browser versiegelt hatte.

# Warum keine Partie beginnen kann.
online-wrong-seats = Das spielt man nicht zu { $number }; möglich: { $possible }.
online-cannot-be-played = Das lässt sich nicht spielen: { $reasons }

# Der Befehl, der einen Server startet.
cli-serve = einen Tisch für Freunde eröffnen, im Browser
cli-serve-host = wo gelauscht wird; 0.0.0.0 für das ganze Netz, 127.0.0.1 nur für diesen Rechner
cli-serve-port = auf welchem Port; 0 für irgendeinen freien
cli-serve-database = wo Räume aufbewahrt werden: eine Datei oder postgresql://...
cli-serve-public-url = unter welcher Adresse alle den Server finden, wenn er hinter einem anderen steht
cli-serve-origin = eine Webadresse, deren Seiten sich ebenfalls verbinden dürfen
cli-serve-exchange = wo andere Server an derselben PostgreSQL-Datenbank diesen erreichen
cli-serve-grace = wie lange auf jemanden ohne Verbindung gewartet wird, bevor ein Bot spielt
cli-serve-bot = ein Programm dieses Rechners, das Räume unter diesem Namen als Bot haben können; auch mehrmals
cli-serve-bad-bot = Erwartet wird --bot NAME=PFAD mit einem Namen aus Buchstaben, Ziffern, - und _, jeder nur einmal, und einem Programm, nicht { $text }.
cli-serve-no-limits = keine Grenzen nach Rate und Adresse, zum Messen und wo alle bekannt sind
cli-serve-no-browser = keinen Browser öffnen
cli-serve-no-port = Port { $port } ist nicht zu haben: { $problem }
cli-serve-no-asyncpg = PostgreSQL braucht asyncpg; das kommt mit: { $install }
serve-here = Dein Tisch: { $address }
serve-elsewhere = Für Handys und Freunde in deinem Netz: { $address }
serve-bots = Räume können auch diese Bots dieses Rechners haben: { $names }
serve-end = Strg+C beendet ihn. Räume und Partien bleiben erhalten.

# Der Befehl für das, was ein Server aufbewahrt.
cli-rooms = die Räume eines Servers sichern, zurückholen und prüfen
cli-rooms-backup = alle Räume und Aufzeichnungen in eine Datei kopieren, während der Server läuft
cli-rooms-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
cli-rooms-restore = eine Sicherung in einen leeren Speicher zurückholen
cli-rooms-restore-file = die Sicherung
cli-rooms-check = nach Schäden suchen; nichts wird verändert
rooms-backed-up = { $number ->
    [one] 1 Raum ist
   *[other] { $number } Räume sind
} in { $file } gesichert.
rooms-restored = { $number ->
    [one] 1 Raum ist
   *[other] { $number } Räume sind
} wieder da.
rooms-sound = Nichts ist beschädigt.
rooms-damaged = { $number ->
    [one] 1 Schaden
   *[other] { $number } Schäden
} gefunden.
