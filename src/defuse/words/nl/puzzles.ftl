### Puzzles: moments of games in which one move is clearly better than every other. The titles and explanations are made of figures, in percent or in points (hundredths of a win).

## De opdracht

cli-puzzles = de puzzel van de dag, en een trainer
cli-puzzles-theme = alleen puzzels over dit thema: { $themes }
cli-puzzles-puzzle = begin met deze puzzel in plaats van met die van de dag
cli-puzzles-mine = puzzels uit spellen opgraven
cli-puzzles-mine-records = opgenomen spellen, of mappen ermee; zonder opgave spelen bots
cli-puzzles-mine-out = de map voor de puzzels en het werk eraan; een onderbroken opdracht gaat daar verder
cli-puzzles-mine-games = hoeveel spellen de bots spelen (zonder opgave { $games })
cli-puzzles-mine-keep = hoeveel puzzels hoogstens worden bewaard (zonder opgave { $puzzles })
cli-puzzles-confirm = puzzels nog eens uitproberen, met ander geluk
cli-puzzles-confirm-paths = puzzels, of mappen ermee
# $name says which games
cli-puzzles-dug = { $name }: { $number } gevonden
cli-puzzles-kept = { $kept } van { $wanted } bewaard
cli-puzzles-mined = Er staan { $number } puzzels in { $folder }, { $size } bytes.
cli-puzzles-no-records = In deze mappen staat geen opgenomen spel.
cli-puzzles-passes = { $file }: bevestigd, { $points } ± { $error } punten
cli-puzzles-fails = { $file }: niet bevestigd, { $points } ± { $error } punten
puzzle-mine-confirmed = { $number } van { $all } bevestigd ({ $share }%), elk met hoogstens { $depth } uitgeprobeerde spellen.
cli-puzzles-no-theme = Er is geen thema “{ $name }”; wel: { $themes }.
puzzle-missing = Er is geen puzzel “{ $id }”.

## Waar het om gaat

puzzle-title = { $theme }: { $game }, { $players } spelers
puzzle-title-box = { $game }, { $players } spelers
puzzle-day = Puzzel van de dag
puzzle-theme-nope = Wanneer zeg je nee
puzzle-theme-kitten = Waar gaat de kitten terug
puzzle-theme-steal = Stelen
puzzle-theme-draw = Pakken of niet pakken
puzzle-theme-count = Tellen
puzzle-theme-attack = Reeksen aanvallen
puzzle-theme-order = De toekomst veranderen
puzzle-theme-give = Wat geef je weg
puzzle-theme-imploding = Imploding Kittens
puzzle-theme-streaking = Streaking Kittens
puzzle-theme-barking = Barking Kittens
puzzle-theme-good-vs-evil = Good vs. Evil
puzzle-theme-party-pack = Party Pack
puzzle-theme-zombie = Zombie Kittens
puzzle-theme-all = Alle thema’s
puzzle-grade-1 = heel makkelijk
puzzle-grade-2 = makkelijk
puzzle-grade-3 = gemiddeld
puzzle-grade-4 = moeilijk
puzzle-grade-5 = heel moeilijk
# $grade: one of the messages above
puzzle-about = Puzzel { $id }, { $grade }

## De oplossing

puzzle-what = Eén zet is duidelijk beter dan alle andere. Wat doe je?
puzzle-solved = Opgelost! Daarmee win je { $percent }% van de keren.
puzzle-not-solved = Deze keer niet: daarmee win je { $percent }% van de keren.
puzzle-not-solved-unknown = Deze keer niet.
puzzle-best = De beste: “{ $best }”, { $percent }%.
puzzle-second = Met de op een na beste zet is het { $percent }%, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} minder.
puzzle-tried-out = Uitgeprobeerd aan veel tafels die passen bij wat je weet, won de beste zet { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer dan elke andere.
puzzle-progress = { $streak } op rij, { $solved } van { $tried } opgelost. Sterkte { $strength }.
puzzle-next = Volgende puzzel
puzzle-themes = Thema’s
puzzle-done = Deze puzzel heb je al eens geprobeerd: hij telt niet nog een keer.

## Aan de tafels van de terminal

# Words in quotation marks are typed as they are
puzzle-how = Typ een zet zoals aan tafel: een nummer, of de naam. “?” toont de zetten nog eens, “next” geeft een andere puzzel, “themes” noemt de thema’s, “quit” stopt.
puzzle-go-on = Enter voor de volgende puzzel
puzzle-goodbye = Tot morgen: “defuse puzzles” heeft elke dag een nieuwe puzzel.
puzzle-keys = ? toetsen · c kaart · > volgende puzzel · t thema’s · q stoppen
puzzle-help-next = een andere puzzel
puzzle-help-themes = puzzels over een thema; zonder naam worden de thema’s genoemd
puzzle-help-quit = stoppen

## In de browser

# A button: the reasons for the answer are shown
puzzle-see-why = Waarom?
# A button: the link to this puzzle is shared or copied
puzzle-share = Stuur deze puzzel
# What is sent together with the link
puzzle-share-text = Eén zet is duidelijk beter dan alle andere. Vind jij hem?
puzzle-copied = De link is gekopieerd.
puzzle-copy-yourself = Je browser laat ons de link niet kopiëren: { $link }
puzzle-none = Deze puzzel is er hier niet.
puzzle-today = Naar de puzzel van de dag
# Above the best moves and their chances
puzzle-worth = Hoe vaak de beste zetten winnen
# Beside a theme
puzzle-tried-of = { $tried } van { $all } geprobeerd
