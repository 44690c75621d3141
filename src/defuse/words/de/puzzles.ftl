### Puzzles: moments of games in which one move is clearly better than every other. The titles and explanations are made of figures, in percent or in points (hundredths of a win).

## Der Befehl

cli-puzzles = das Rätsel des Tages und ein Trainer
cli-puzzles-theme = nur Rätsel zu diesem Thema: { $themes }
cli-puzzles-puzzle = mit diesem Rätsel anfangen statt mit dem des Tages
cli-puzzles-mine = Rätsel in Spielen suchen
cli-puzzles-mine-records = aufgezeichnete Spiele oder Ordner mit solchen; ohne Angabe spielen Bots
cli-puzzles-mine-out = der Ordner für die Rätsel und die Arbeit daran; ein unterbrochener Lauf geht dort weiter
cli-puzzles-mine-games = wie viele Spiele die Bots spielen (ohne Angabe { $games })
cli-puzzles-mine-keep = wie viele Rätsel höchstens behalten werden (ohne Angabe { $puzzles })
cli-puzzles-confirm = Rätsel noch einmal mit anderem Glück durchprobieren
cli-puzzles-confirm-paths = Rätsel oder Ordner mit solchen
# $name says which games
cli-puzzles-dug = { $name }: { $number } gefunden
cli-puzzles-kept = { $kept } von { $wanted } behalten
cli-puzzles-mined = { $number } Rätsel liegen in { $folder }, { $size } Byte.
cli-puzzles-no-records = In diesen Ordnern liegt kein aufgezeichnetes Spiel.
cli-puzzles-passes = { $file }: bestätigt, { $points } ± { $error } Punkte
cli-puzzles-fails = { $file }: nicht bestätigt, { $points } ± { $error } Punkte
puzzle-mine-confirmed = { $number } von { $all } bestätigt ({ $share } %), jedes mit bis zu { $depth } durchprobierten Spielen.
cli-puzzles-no-theme = Es gibt kein Thema „{ $name }“; es gibt: { $themes }.
puzzle-missing = Es gibt kein Rätsel „{ $id }“.

## Worum es geht

puzzle-title = { $theme }: { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
}
puzzle-title-box = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
}
puzzle-day = Rätsel des Tages
puzzle-theme-nope = Wann ein Nö! lohnt
puzzle-theme-kitten = Wohin mit dem Kitten
puzzle-theme-steal = Stehlen
puzzle-theme-draw = Ziehen oder nicht ziehen
puzzle-theme-count = Zählen
puzzle-theme-attack = Angriffsketten
puzzle-theme-order = Die Zukunft ändern
puzzle-theme-give = Was man hergibt
puzzle-theme-imploding = Imploding Kittens
puzzle-theme-streaking = Streaking Kittens
puzzle-theme-barking = Barking Kittens
puzzle-theme-good-vs-evil = Good vs. Evil
puzzle-theme-party-pack = Party Pack
puzzle-theme-zombie = Zombie Kittens
puzzle-theme-all = Alle Themen
puzzle-grade-1 = sehr leicht
puzzle-grade-2 = leicht
puzzle-grade-3 = mittel
puzzle-grade-4 = schwer
puzzle-grade-5 = sehr schwer
# $grade: one of the messages above
puzzle-about = Rätsel { $id }, { $grade }

## Die Lösung

puzzle-what = Ein Zug ist deutlich besser als alle anderen. Was tust du?
puzzle-solved = Gelöst! Damit gewinnst du in { $percent } % der Fälle.
puzzle-not-solved = Diesmal nicht: Damit gewinnst du in { $percent } % der Fälle.
puzzle-not-solved-unknown = Diesmal nicht.
puzzle-best = Am besten: „{ $best }“, { $percent } %.
puzzle-second = Mit dem nächstbesten Zug sind es { $percent } %, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger.
puzzle-tried-out = An vielen Tischen durchprobiert, die zu deinem Wissen passen, gewann der beste Zug { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als jeder andere.
puzzle-progress = { $streak } in Folge, { $solved } von { $tried } gelöst. Stärke { $strength }.
puzzle-next = Nächstes Rätsel
puzzle-themes = Themen
puzzle-done = Dieses Rätsel hast du schon einmal versucht: Es zählt nicht noch einmal.

## An den Tischen des Terminals

# Words in quotation marks are typed as they are
puzzle-how = Tippe einen Zug wie am Tisch: eine Nummer oder seinen Namen. „?“ listet die Züge noch einmal auf, „next“ ist ein anderes Rätsel, „themes“ nennt die Themen, „quit“ hört auf.
puzzle-go-on = Enter für das nächste Rätsel
puzzle-goodbye = Bis morgen: „defuse puzzles“ hat jeden Tag ein neues Rätsel.
puzzle-keys = ? Tasten · c Karte · > nächstes Rätsel · t Themen · q Ende
puzzle-help-next = ein anderes Rätsel
puzzle-help-themes = Rätsel zu einem Thema; ohne Namen werden die Themen aufgezählt
puzzle-help-quit = aufhören

## Im Browser

# A button: the reasons for the answer are shown
puzzle-see-why = Warum?
# A button: the link to this puzzle is shared or copied
puzzle-share = Dieses Rätsel verschicken
# What is sent together with the link
puzzle-share-text = Ein Zug ist deutlich besser als alle anderen. Findest du ihn?
puzzle-copied = Der Link ist kopiert.
puzzle-copy-yourself = Dein Browser lässt uns den Link nicht kopieren: { $link }
puzzle-none = Dieses Rätsel gibt es hier nicht.
puzzle-today = Zum Rätsel des Tages
# Above the best moves and their chances
puzzle-worth = Wie oft die besten Züge gewinnen
# Beside a theme
puzzle-tried-of = { $tried } von { $all } versucht
