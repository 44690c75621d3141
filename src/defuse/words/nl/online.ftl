# Wat de server tegen iemand aan een online tafel zegt: waarom iets niet gebeurt.

online-late = Net te laat: er is intussen iets gebeurd.
online-late-window = Net te laat: de tijd om te reageren is voorbij.
online-late-noped = { $who } was sneller: daar is al op gereageerd.
online-no-such-move = Dat kan nu niet.
online-bad-blank = Zo kan deze zet niet: { $problem }.
online-not-playing = Je speelt in dit spel niet mee.
online-no-game = Er is nu geen spel bezig.
online-in-game = Dat moet wachten tot het spel voorbij is.
online-paused = Het spel is gepauzeerd.
online-host-only = Dat kan alleen de host.
online-nobody-there = Die persoon is niet in de kamer.
online-seat-taken = Daar zit al iemand.
online-no-seat-left = Er is geen plaats vrij.
online-no-name = Kies een naam en een kat.
online-muted = De host heeft je gedempt.
online-nothing-said = Daar staat niets in.
online-too-long = Dat is te lang.
online-too-fast = Dat was te veel tegelijk. Wacht even.
online-busy = De server heeft het op dit moment te druk. Probeer het zo nog eens.
online-crowded = Er komen te veel verbindingen uit jouw netwerk. Sluit een paar vensters en probeer het nog eens.
online-removed = De host heeft je uit deze kamer gezet.
online-no-store = De server kan op dit moment niets bewaren, dus er is niets gebeurd. Probeer het zo nog eens.
online-damaged = Deze kamer is beschadigd en niet meer te lezen. Open een nieuwe.
online-malformed = De server begreep dat niet.
online-other-version = Deze pagina is ouder of nieuwer dan de server. Laad de pagina opnieuw.
online-no-room = Deze kamer bestaat niet, of is gesloten.
online-room-full = Deze kamer is vol.
online-bad-settings = Deze instellingen zijn niet mogelijk.
online-not-alone = De coach geeft alleen hints waar niemand anders meespeelt of kijkt.
online-seeds-fixed = De seeds van dit spel liggen al vast.
online-no-seed-wanted = Er wordt nu geen seed van je verwacht.
online-another-seed = Dit is niet de seed die je browser verzegeld had.

# Waarom er geen spel kan beginnen.
online-wrong-seats = Dit speel je niet met { $number }; mogelijk: { $possible }.
online-cannot-be-played = Dit kan niet gespeeld worden: { $reasons }

# Het commando dat een server start.
cli-serve = een tafel voor vrienden openen, in de browser
cli-serve-host = waar geluisterd wordt; 0.0.0.0 voor het hele netwerk, 127.0.0.1 alleen voor deze computer
cli-serve-port = op welke poort; 0 voor een willekeurige vrije
cli-serve-database = waar kamers bewaard worden: een bestand, of postgresql://...
cli-serve-public-url = op welk adres iedereen de server vindt, als hij achter een andere staat
cli-serve-origin = een webadres waarvan de pagina's ook verbinding mogen maken
cli-serve-exchange = waar andere servers op dezelfde PostgreSQL-database deze bereiken
cli-serve-grace = hoe lang er op iemand zonder verbinding wordt gewacht voordat een bot speelt
cli-serve-bot = een programma van deze machine dat kamers onder deze naam als bot kunnen hebben; mag vaker
cli-serve-bad-bot = Verwacht wordt --bot NAAM=PAD met een naam van letters, cijfers, - en _, elk maar één keer, en een programma, niet { $text }.
cli-serve-no-limits = geen grenzen naar tempo en adres, om te meten en waar iedereen bekend is
cli-serve-no-browser = geen browser openen
cli-serve-no-port = Poort { $port } kan niet gebruikt worden: { $problem }
cli-serve-no-asyncpg = Voor PostgreSQL is asyncpg nodig; je krijgt het met: { $install }
serve-here = Jouw tafel: { $address }
serve-elsewhere = Voor telefoons en vrienden in je netwerk: { $address }
serve-bots = Kamers kunnen ook deze bots van deze machine hebben: { $names }
serve-end = Ctrl+C om te stoppen. Kamers en spellen blijven bewaard.

# De opdracht voor wat een server bewaart.
cli-rooms = de kamers van een server bewaren, terugzetten en controleren
cli-rooms-backup = alle kamers en herhalingen naar een bestand kopiëren, terwijl de server draait
cli-rooms-backup-file = het bestand dat wordt geschreven; het mag nog niet bestaan
cli-rooms-restore = een kopie terugzetten in een lege opslag
cli-rooms-restore-file = de kopie
cli-rooms-check = naar schade zoeken; er verandert niets
rooms-backed-up = { $number ->
    [one] 1 kamer is
   *[other] { $number } kamers zijn
} bewaard in { $file }.
rooms-restored = { $number ->
    [one] 1 kamer is
   *[other] { $number } kamers zijn
} terug.
rooms-sound = Er is niets beschadigd.
rooms-damaged = { $number ->
    [one] 1 beschadiging
   *[other] { $number } beschadigingen
} gevonden.
