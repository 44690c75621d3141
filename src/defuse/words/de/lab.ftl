### Das Labor: Arena und Simulationen.

## defuse simulate: viele Partien nach einem Rezept, und was sie darüber sagen

# Wie Zahlen geschrieben werden: 12,5, 100.000, 12,5 %
simulate-decimal-sign = ,
simulate-thousands-sign = .
simulate-percent = { $number } %
# Das Intervall eines Unterschieds: −1,2 bis +0,3
simulate-span = { $low } bis { $high }
simulate-players = { $number ->
    [one] 1 Person
   *[other] { $number } Personen
}
# Ein Platz in der Spielreihenfolge: 1 beginnt
simulate-place = Nr. { $number }
simulate-pair = Pärchen
simulate-triple = Drillinge
simulate-five = Fünf verschiedene

# Überschriften. Zwei Rezepte nebeneinander
simulate-versus = { $one } gegen { $other }
simulate-conditions = Bots: { $bots }; je Personenzahl { $games } Partien; Startwert { $seed }.
simulate-in-short = Kurz gesagt
simulate-which-real = Welche Unterschiede echt sind
simulate-length = Wie lange Partien dauern
simulate-wins = Wer gewinnt, nach dem Platz in der Spielreihenfolge (Nr. 1 beginnt)
simulate-outs = Wodurch jemand ausscheidet
simulate-nopes = „Nö!“ und Rettungen
# $players: 4 Personen
simulate-cards = Was Karten wert sind, mit { $players }
simulate-stops = Was gestoppt wird, mit { $players }
simulate-finishes = Wo jeder Platz am Ende steht, mit { $players }
simulate-compared = Nebeneinander

# Spalten, kurz
simulate-col-players = Personen
simulate-col-turns = Züge
simulate-col-range = 90 % der Partien
simulate-col-middle = Median
simulate-col-moves = Entscheidungen
simulate-col-waits = Wartezeit
simulate-col-unfinished = Ohne Ende
simulate-col-spread = Verteilung der Züge
simulate-col-place = Platz
simulate-col-card = Karte
simulate-col-all-outs = Von allen, die ausscheiden
simulate-col-first-out = Von den Ersten
simulate-col-last-out = Von den Letzten
simulate-col-nopes = „Nö!“
simulate-col-actions = Aktionen
simulate-col-stopped = Gestoppt
simulate-col-rescues = Rettungen
simulate-col-count = Karten
simulate-col-dealt = Ausgeteilt
simulate-col-later = Später bekommen
simulate-col-ever = Je gehabt
simulate-col-used = Benutzt
simulate-col-used-share = Benutzt von
simulate-col-uses = Mal je Partie
simulate-col-action = Aktion
simulate-col-laid = Ausgespielt je Partie
simulate-col-finish = Am Ende { $number }.
simulate-col-measure = Größe
simulate-col-one = A
simulate-col-other = B
simulate-col-difference = B − A (95 %)
simulate-col-real = Echt?
simulate-real = echt
simulate-not-real = –

# Bilder. $players: 4 Personen
simulate-plot-turns = Züge mit { $players }, Anteil der Partien
simulate-plot-nopes = „Nö!“ in einer Partie mit { $players }, Anteil der Partien
simulate-plot-wins = Siege nach Platz mit { $players }, 95-%-Intervalle; gestrichelt: der faire Anteil, { $par }
simulate-plot-outs = Wodurch jemand ausscheidet mit { $players }, von der ersten bis zur letzten Person
simulate-plot-cards = Gewonnene Prozentpunkte, wenn man eine Karte ausgeteilt bekommt, mit { $players }, 95-%-Intervalle
# Wer als Erste, Zweite ... ausscheidet
simulate-out-order = { $number }. Ausscheiden

# Bemerkungen unter Tabellen
simulate-note-length = Mittelwerte mit 95-%-Intervallen. Entscheidungen: alle, auch mit einem „Nö!“ auf der Hand zu passen. Wartezeit: wie viele Züge es vom ersten Ausscheiden bis zum Ende sind.
simulate-note-wins = Anteile der Partien mit 95-%-Intervallen; der faire Anteil ist { $par }. ▲ und ▼ sind echte Unterschiede dazu.
simulate-note-wins-many = Anteile der Partien mit 95-%-Intervallen. ▲ und ▼ sind echte Unterschiede zum fairen Anteil.
simulate-note-cards = Um wie viele Prozentpunkte öfter gewinnt, wer die Karte hat, verglichen mit denen, die sie nicht haben, ±95 %. Ausgeteilt: Sie war in der Starthand. Das ist reines Glück, also ist der Unterschied das, was die Karte bewirkt, gemessen an den anderen Karten, die man hätte bekommen können. „Je gehabt“ und „Benutzt“ sagen auch, wie lange jemand überlebt hat: Vergleiche dort Karten miteinander und nicht mit null. Benutzt von: Anteil an allen, die je eine hatten.
simulate-note-compared = A: { $one }. B: { $other }. Echt: auch nach der Holm-Korrektur für alle { $number } Unterschiede noch unter { $level }; die Wahrscheinlichkeit, dass auch nur einer davon ein Fehlalarm ist, liegt dann unter { $level }. Die Intervalle gelten für jeden Unterschied einzeln.

# Die paar Sätze für alle, die Rezepte schreiben. $players: 2 / 4 Personen; $turns, $late, $usual, $rates ...: je eine Zahl dazu wie in 24,1 / 37,3
simulate-sum-length = Mit { $players } dauert eine Partie { $turns } Züge; 19 von 20 Partien sind nach { $late } vorbei.
simulate-sum-length-short = Kurz: Mit { $players } dauert eine Partie { $turns } Züge (Originale Edition: { $usual }); 19 von 20 Partien sind nach { $late } vorbei.
simulate-sum-length-usual = Nicht zu lang: Mit { $players } dauert eine Partie { $turns } Züge (Originale Edition: { $usual }); 19 von 20 Partien sind nach { $late } vorbei.
simulate-sum-length-long = Eher lang: Mit { $players } dauert eine Partie { $turns } Züge (Originale Edition: { $usual }); 19 von 20 Partien sind nach { $late } vorbei.
simulate-sum-length-very-long = Für viele Runden zu lang: Mit { $players } dauert eine Partie { $turns } Züge (Originale Edition: { $usual }); 19 von 20 Partien sind nach { $late } vorbei.
simulate-sum-waits = Mit { $players } wartet, wer zuerst ausscheidet, { $turns } Züge auf das Ende.
simulate-sum-first = Mit { $players } gewinnt, wer beginnt, { $rates } der Partien (fair: { $fair }).
simulate-sum-unfair = Unfair: Mit { $players } gewinnt { $place } in der Spielreihenfolge { $rate } der Partien (fair: { $par }).
simulate-sum-nearly-fair = Fast fair: Es gibt echte Unterschiede zwischen den Plätzen, aber keiner ändert den fairen Anteil um ein Zehntel.
simulate-sum-fair = Fair: Kein Platz gewinnt ein Zehntel mehr oder weniger als seinen Anteil.
simulate-sum-fair-unknown = Ob die Plätze fair sind, lässt sich noch nicht sagen: Lass mehr Partien spielen.
simulate-sum-dead = Tote Karten, benutzt von weniger als { $limit } derer, die sie bekommen: { $cards }
simulate-sum-no-dead = Keine tote Karte: Auch die am seltensten benutzte, „{ $card }“, benutzen { $share } derer, die sie bekommen.
simulate-sum-no-dead-among = Keine tote Karte: Am seltensten benutzt wird „{ $card }“, mit { $players }: von { $share } derer, die sie bekommen.
# $cards: Angriff (+1,2 Prozentpunkte mit 4 Personen)
simulate-card-points = { $card } ({ $points } Prozentpunkte mit { $players })
simulate-sum-best = Gut, wenn man sie ausgeteilt bekommt: { $cards }.
simulate-sum-worst = Ballast in der Starthand: { $cards }.
simulate-sum-alike = Soweit diese Partien es zeigen, ändert keine Karte der Starthand die Siegchance um ein Zehntel des fairen Anteils.
simulate-sum-one-end = Was Partien beendet: immer { $card }.
# $ends: Exploding Kitten (71 %) und Imploding Kitten (29 %)
simulate-sum-ends = Was Partien beendet: { $ends }.
simulate-end = { $card } ({ $share })
simulate-from-to = { $low } bis { $high }
simulate-sum-nopes = Mit { $players } fällt { $nopes }-mal je Partie ein „Nö!“, und { $stopped } aller Aktionen werden gestoppt.
simulate-sum-unfinished = Ohne Ende: In { $share } der Partien war der Stapel leer, und niemand konnte mehr verlieren.
simulate-sum-faults = { $number ->
    [one] Die Bots haben einmal versagt; für sie wurde der Ersatzzug gespielt.
   *[other] Die Bots haben { $number }-mal versagt; für sie wurden Ersatzzüge gespielt.
}

# Welche Unterschiede zwischen A und B echt sind. $level: 5 %
simulate-some-real = { $real } von { $number } Unterschieden sind echt (nach der Holm-Korrektur dafür, so viele zu betrachten; Wahrscheinlichkeit auch nur eines Fehlalarms unter { $level }).
simulate-none-real = Keiner von { $number } Unterschieden ist sicher (nach der Holm-Korrektur dafür, so viele zu betrachten; Wahrscheinlichkeit auch nur eines Fehlalarms unter { $level }).
simulate-more-real = Ebenfalls echt, und in der Tabelle: { $number } weitere.
# 37,3 → 34,1
simulate-change = { $one } → { $other }
simulate-real-longer = Mit { $players } dauern Partien { $amount } Züge länger ({ $change }).
simulate-real-shorter = Mit { $players } sind Partien { $amount } Züge kürzer ({ $change }).
simulate-real-wins-more = Mit { $players } gewinnt { $place } in der Spielreihenfolge { $amount } Prozentpunkte mehr ({ $change }).
simulate-real-wins-less = Mit { $players } gewinnt { $place } in der Spielreihenfolge { $amount } Prozentpunkte weniger ({ $change }).
simulate-real-out-more = Mit { $players } scheiden mehr von denen, die ausscheiden, hierdurch aus: { $card } ({ $change }).
simulate-real-out-less = Mit { $players } scheiden weniger von denen, die ausscheiden, hierdurch aus: { $card } ({ $change }).
simulate-real-ends-more = Mit { $players } enden mehr Partien mit: { $card } ({ $change }).
simulate-real-ends-less = Mit { $players } enden weniger Partien mit: { $card } ({ $change }).
simulate-real-used-more = Mit { $players } benutzen mehr von denen, die sie bekommen, die Karte „{ $card }“ ({ $change }).
simulate-real-used-less = Mit { $players } benutzen weniger von denen, die sie bekommen, die Karte „{ $card }“ ({ $change }).
simulate-real-worth-more = Mit { $players } ist „{ $card }“ in der Starthand { $amount } Prozentpunkte mehr wert ({ $change }).
simulate-real-worth-less = Mit { $players } ist „{ $card }“ in der Starthand { $amount } Prozentpunkte weniger wert ({ $change }).
# $what: eine der Größen unten
simulate-real-other = Mit { $players }: { $what } { $change }.
simulate-measure-turns = Züge
simulate-measure-moves = Entscheidungen
simulate-measure-waits = Züge vom ersten Ausscheiden bis zum Ende
simulate-measure-nopes = „Nö!“ je Partie
simulate-measure-rescues = Rettungen je Partie
simulate-measure-stopped = Gestoppte Aktionen
simulate-measure-unfinished = Partien ohne Ende
simulate-measure-win = Siege von { $place }
simulate-measure-out = Ausgeschieden durch { $card }
simulate-measure-ends = Beendet durch { $card }
simulate-measure-dealt = Ausgeteilt: { $card }
simulate-measure-used = Benutzt: { $card }

# Wenn es fertig ist
simulate-speed = Gespielt in { $seconds } s, { $speed } Partien pro Sekunde.
simulate-made-by = Erstellt mit defuse { $version }, einem inoffiziellen Projekt.
# Was nicht geht
simulate-bad-players = „{ $written }“ ist keine Personenzahl; schreib 4, 2-5 oder 2,4.
simulate-no-common-players = Die beiden lassen sich nicht vergleichen: Es gibt keine Personenzahl, mit der sich beide spielen lassen.
simulate-against-one = Vergleichen lässt sich nur mit einem anderen Spiel, nicht mit mehreren: { $names }.
simulate-against-itself = Es gibt nichts zu vergleichen: Beide Seiten sind gleich.
simulate-no-pyarrow = Parquet-Dateien brauchen pyarrow: { $install }
simulate-no-game-won = Keine einzige Partie ging zu Ende, also gibt es nichts zu berichten.

## Die Befehlszeile: defuse simulate

cli-simulate = viele Partien einer Schachtel oder eines Rezepts spielen und berichten: Länge, Fairness, was Karten wert sind
cli-simulate-players = wie viele mitspielen: 4, 2-5 oder 2,4; sonst 4, wo das geht
cli-simulate-games = Partien je Personenzahl (10.000)
cli-simulate-bots = wer auf allen Plätzen spielt: careful, random ...
cli-simulate-against = vergleichen mit einer anderen Schachtel oder einem anderen Rezept (Name oder Datei), oder mit demselben unter anderen Regeloptionen: fast=on ...
cli-simulate-json = alles als JSON schreiben; - ist die Standardausgabe, auf der dann nichts anderes steht
cli-simulate-csv = eine Tabelle aller Zahlen als CSV schreiben
cli-simulate-parquet = dieselbe Tabelle als Parquet schreiben
cli-simulate-html = einen Bericht mit Bildern als eine HTML-Seite schreiben

## Was die Befehle des Labors gemeinsam haben

cli-lab-box = eine Schachtel, eine Mischung oder ein Rezept: original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-lab-recipe = der Name eines Rezepts, oder die Datei mit deinem eigenen
cli-lab-option = eine Regeloption: fast=on ...
cli-lab-seed = eine Zahl, mit der dieselben Ergebnisse noch einmal herauskommen
cli-lab-workers = wie viele Prozesse; sonst so viele, wie es Kerne gibt
cli-lab-ray = auf einem Ray-Cluster unter dieser Adresse arbeiten, oder auf einem eigenen Ray auf diesem Rechner (local)
lab-at-least-one = { $option } muss mindestens 1 sein, nicht { $value }.
lab-cannot-write = Die Datei { $file } lässt sich nicht schreiben.
lab-same-file = Zwei der Dateien haben denselben Namen.
lab-player-unknown = Es gibt keinen Bot „{ $name }“. Es gibt: { $names }; oder den Pfad eines Programms (./my-bot.py), oder eine Python-Klasse (modul:Klasse).
lab-player-no-setting = „{ $name }“: Dieser Bot hat keine Einstellungen.
# $problem wird nicht übersetzt, hier und im Folgenden
lab-player-bad-setting = „{ $name }“: Diese Einstellung geht nicht; { $expected }.
bot-setting-temperament = möglich ist ein Temperament ({ $temperaments })
bot-setting-searcher = möglich ist eine Zahl von Versuchen (400) oder eine Zeit (200ms, 1s), dazu ein Temperament ({ $temperaments })
bot-setting-master = möglich ist eine lesbare Datei mit Gewichten, dazu ein Temperament ({ $temperaments })
lab-player-no-class = „{ $name }“ lässt sich nicht als Bot verwenden: { $problem }
lab-no-ray = Ray ist nicht installiert; es kommt mit: { $install }
lab-ray-failed = Ray lässt sich nicht verwenden: { $problem }
lab-no-matplotlib = Bilder brauchen matplotlib; das kommt mit: { $install }
lab-no-openskill = Die Rangliste braucht openskill; das kommt mit: { $install }
lab-no-plot-format = Bilder lassen sich nicht als { $file } schreiben; versuch .svg oder .png.
# $task: was gerade getan wurde; $problem: der Fehlerbericht, mehrere Zeilen; beides wird nicht übersetzt
lab-task-failed = Hierbei ging etwas schief: { $task }. Alles wurde angehalten. { $problem }
lab-not-written = Es wurde nichts geschrieben: { $problem }
lab-written = Geschrieben: { $file }
lab-interrupted = Abgebrochen; es wurde nichts geschrieben.
lab-so-far = Abgebrochen: Das ist bisher bekannt.
lab-progress = { $done } von { $all } Partien
league-starting = Bots werden gestartet: { $done } von { $all }

## Die Arena: der Befehl

cli-arena = Bots viele Partien spielen lassen und sehen, wer besser ist
cli-arena-entrants = mindestens zwei: Bots (careful, searcher:200ms ...), Programme (./my-bot.py), Python-Klassen (modul:Klasse)
cli-arena-players = wie viele an einem Tisch sitzen; 4, wo das geht
cli-arena-games = wie viele Partien jedes Match hat; sonst 2000, und mit --until-sure höchstens 40000
cli-arena-until-sure = ein Match beenden, sobald ein sequenzieller Test sicher ist, mit einem Fehler von 5 zu 100 in beide Richtungen
cli-arena-bounds = was der Test unterscheidet: zwei Abweichungen vom fairen Anteil, in Standardabweichungen einer Partie; sonst 0 und 0.05
cli-arena-less-luck = das Glück aus den Gewinnquoten herausrechnen: dieselben Partien, engere Intervalle, ein Mehrfaches der Zeit
cli-arena-json = alle Ergebnisse und Partien in diese Datei schreiben; - ist die Standardausgabe, auf der dann nichts anderes steht
cli-arena-plot = die Ergebnisse zeichnen: FILE.svg, FILE.png ...
cli-arena-ladder = eine laufende Rangliste in dieser Datei führen
cli-arena-records = jede Partie in diesen neuen oder leeren Ordner schreiben, für `defuse replay`
arena-records-not-empty = Der Ordner von --records ist nicht leer: { $folder }
arena-records-ray = --records schreibt auf diesem Rechner und geht nicht zusammen mit --ray.
arena-two = In der Arena müssen mindestens zwei antreten.
arena-bounds-order = Der erste Wert von --bounds muss kleiner sein als der zweite.
arena-bounds-far = Mit diesen --bounds müsste ein Anteil unter 0 % oder über 100 % liegen.
arena-bad-ladder = { $file } ist keine Rangliste: { $problem }

## Die Arena: der Bericht

# $game: was gespielt wird; $number: wie viele an einem Tisch; $games: wie viele Partien
arena-title = { $game }, { $number } am Tisch, { $games } Partien, Startwert { $seed }
arena-matches = Gewonnene Partien
arena-candidate = Kandidat
# Zwischen wem der Kandidat saß
arena-opponents = gegen
arena-player = Bot
arena-games = Partien
# Der Anteil gewonnener Partien, mit seinem Intervall in Klammern
arena-wins = Siege (95-%-Intervall)
arena-interval = 95-%-Intervall
# Was gewinnt, wer genauso gut ist wie alle anderen
arena-par = fairer Anteil
arena-over-par = im Verhältnis dazu
# Ein Intervall. $low, $high: Zahlen
arena-span = { $low } bis { $high }
arena-cross-table = Kreuztabelle: wie oft der Kandidat der Zeile gegen Bots der Spalte gewinnt
arena-cross-table-how = ± ist das halbe 95-%-Intervall, nach Kartenverteilungen gebündelt; darunter das Wievielfache des fairen Anteils ({ $par }). ▲ sicher darüber, ▼ sicher darunter.
# $rate: a win rate; $span: from one to another
arena-less-luck = Glück herausgerechnet: { $candidate } unter { $opponent } gewinnt { $rate } ({ $span }). Das ist so sicher wie { $times }-mal so viele Partien.
# $none, $some: Anteile; $candidate, $opponent: Namen von Bots
arena-sure-more = Sicher (H1 angenommen): { $candidate } gewinnt gegen { $opponent } { $some } oder mehr, nicht nur { $none }.
arena-sure-less = Sicher (H0 angenommen): { $candidate } gewinnt gegen { $opponent } { $none } oder weniger, nicht { $some }.
arena-not-sure = Nicht sicher: Diese Partien zeigen nicht, ob { $candidate } gegen { $opponent } { $none } (H0) oder { $some } (H1) gewinnt.
arena-test = Logarithmiertes Likelihood-Verhältnis { $ratio }, Grenzen { $lower } und { $upper }; Abweichungen vom fairen Anteil { $none } und { $some } Standardabweichungen einer Partie; Fehler { $alpha } und { $beta }.
arena-ratings = Wertungen
arena-ratings-how = Plackett–Luce, angepasst an den Ausgang aller Partien; 0 ist der Mittelwert, 400 Punkte sind die zehnfache Stärke. Intervalle nach Kartenverteilungen gebündelt.
arena-points = Punkte
# Wie viele Punkte mehr als der Nächste
arena-ahead = vor dem Nächsten
arena-ladder = Laufende Rangliste (OpenSkill)
# Was eine Wertung aller Wahrscheinlichkeit nach mindestens ist
arena-ladder-sure = sicher
arena-ladder-guess = geschätzt
# $names: Bots, die eine bestimmte Zeit lang nachdenken
arena-timed = Derselbe Startwert ergibt hier nicht dieselben Partien, denn nach Zeit statt nach Schritten denkt: { $names }.
arena-others = Ob derselbe Startwert dieselben Partien ergibt, hängt von den Bots anderer Leute ab: { $names }.
arena-endless = { $number ->
    [one] 1 Partie hatte kein Ende; sie wurde unter denen geteilt, die noch im Spiel waren.
   *[other] { $number } Partien hatten kein Ende; jede wurde unter denen geteilt, die noch im Spiel waren.
}
arena-faults = Fehler von Bots anderer Leute; für jeden verlorenen Zug wurde ein Ersatzzug gespielt
arena-fault-asked = gefragt
arena-fault-lost = verloren
arena-fault-crashed = Abstürze
arena-fault-late = zu spät
arena-fault-nonsense = Unsinn
arena-fault-illegal = unerlaubt
arena-fault-flooded = überflutet
arena-fault-memory = Speicher
# $what wird nicht übersetzt
arena-fault-last = { $name }, beim letzten Mal: { $what }

## Die Arena: Bilder

arena-plot-match = { $candidate } gegen { $opponent }
arena-plot-wins = Siege in %
arena-plot-ratio = logarithmiertes Likelihood-Verhältnis
arena-plot-cross-table = Siege der Zeile gegen die Spalte in %

## Eine ständige Liga: `defuse league`

cli-league = viele Bots eine ständige Liga spielen lassen, mit einer Seite Ergebnisse
cli-league-place = ein Ordner mit Bots oder eine Datei mit einem Bot je Zeile
cli-league-sure = ein Bot spielt, bis das halbe Intervall seiner Wertung darunter liegt; sonst 50 Punkte
cli-league-games = wie viele Partien jeder Bot höchstens spielt; sonst 2000
cli-league-hours = nach so vielen Stunden aufhören; der nächste Lauf macht dort weiter
cli-league-page = wohin die Seite mit den Ergebnissen kommt; sonst league.html
cli-league-show = die Ergebnisse schreiben und zeigen, ohne weiterzuspielen
league-no-bots = In { $place } sind zu wenige Bots: erwartet werden Ordner mit einer bot.py, Python-Dateien oder ausführbare Programme, oder eine Datei, die mindestens zwei nennt.
league-cannot-read = { $file } lässt sich nicht lesen: { $problem }
league-in-use = Ein anderer Prozess spielt diese Liga gerade: { $file }
league-bad-results = { $file } enthält Ergebnisse von etwas anderem: { $problem }
league-bad-number = { $option }: { $value } geht nicht; erwartet wird eine Zahl über 0.
league-title = Liga: { $name }
league-conditions = { $game }, { $number } am Tisch; { $games } Partien zwischen { $bots } Bots; { $when }
league-place = Platz
league-wins = Siege
league-state = Wertung
league-sure = sicher
league-unsure = noch nicht sicher
league-enough = alle Partien gespielt
league-cannot-play = kann nicht spielen
league-stopped = angehalten: versagt zu oft
league-how = Punkte um den Mittelwert aller Bots; 400 Punkte sind zehnfache Stärke. ± ist ein Intervall von 95 %.
league-plot = Wertungen mit ihren Intervallen
league-troubles = Was schiefging
league-lost = { $lost } von { $asked } Zügen verloren ({ $counts }). Das letzte Mal: { $last }
league-cross-table = Wer vor wem ins Ziel kommt
league-cross-table-how = Der Anteil ihrer gemeinsamen Partien, in denen der Bot der Zeile vor dem der Spalte ins Ziel kam, und wie viele Partien das waren.
