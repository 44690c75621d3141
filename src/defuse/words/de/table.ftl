### Was ein Tisch zeigt und fragt. Was getippt wird (draw, nope, pass, insert, quit ...), ist in jeder Sprache gleich.
### $who und $other sind Namen; $card ist ein Titel, $cards, $row und $set sind Listen von Titeln.

## Wer am Tisch sitzt

# Eine Zeile je Person; $facts sind die folgenden Nachrichten, mit Strichpunkten dazwischen
table-player = { $who }: { $facts }
table-you = Du: { $facts }
table-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
table-out = raus
table-blind = blind
table-marked = für alle sichtbar: { $cards }
table-known = du weißt von: { $cards }
table-in-front = ausliegend: { $card }
# Das nehm ich, und wem es gehört
table-in-front-from = ausliegend: { $card } (von { $who })
table-in-front-from-you = ausliegend: { $card } (von dir)
# Der Turm der Macht
table-crown = { $number ->
    [one] trägt die Krone, Vorrat: 1 Karte
   *[other] trägt die Krone, Vorrat: { $number } Karten
}

## Stapel und Richtung

table-draw-pile = { $number ->
    [one] Spielstapel: 1 Karte.
   *[other] Spielstapel: { $number } Karten.
}
# $cards: die tödlichen Kittens, die noch hochgehen können
table-draw-pile-kittens = { $number ->
    [one] Spielstapel: 1 Karte; im Spiel: { $cards }.
   *[other] Spielstapel: { $number } Karten; im Spiel: { $cards }.
}
table-discard-pile = { $number ->
    [one] Ablagestapel: 1 Karte, obenauf „{ $card }“.
   *[other] Ablagestapel: { $number } Karten, obenauf „{ $card }“.
}
table-discard-pile-empty = Ablagestapel: leer.
table-clockwise = Es geht im Uhrzeigersinn.
table-counterclockwise = Es geht gegen den Uhrzeigersinn.
# $row hat ein Fragezeichen für jeden Platz, der nicht bekannt ist
table-pile-from-top = Der Stapel von oben: { $row }
table-pile-bottom = Ganz unten: { $card }
table-mat = Auf der Matte: { $cards }
table-play-returns = Nach diesem Angriff ist wieder dran, wer ihn gespielt hat.
# Wie wahrscheinlich die nächste Karte hochgeht, soweit man es wissen kann
table-risk = Risiko beim nächsten Ziehen: { $percent } %
# I'll Take That lies in front of the player: the card goes to $who
table-risk-for = { $who } nimmt diese Karte: { $percent } % für { $who }

## Hand und Zug

table-hand = Deine Hand: { $cards }
table-hand-marked = Deine Hand: { $cards } (für alle sichtbar: { $marked })
table-hand-empty = Deine Hand ist leer.
table-hand-blind = { $number ->
    [one] Deine Hand: 1 Karte, verdeckt, denn du bist blind.
   *[other] Deine Hand: { $number } Karten, verdeckt, denn du bist blind.
}
table-your-turn = Du bist dran.
# $number ist mindestens 2
table-your-turns = Du bist dran. Du musst { $number } Züge machen.

## Was ausgespielt wurde, in Kürze

action-pair = ein Pärchen
action-triple = einen Drilling
action-five = fünf verschiedene Karten

## Fragen

ask-give = { $other } bekommt eine Karte von dir. Welche gibst du her?
ask-put = Welche Karte legst du auf den Stapel?
ask-insert = Wohin im Stapel steckst du die Karte „{ $card }“?
ask-order = In welcher Reihenfolge legst du die Karten zurück?
ask-defuse = Wie überlebst du „{ $card }“?
ask-assign = Gottkatze und Teufelskatze: Welche legst du vor jemand anderen?
ask-keep = { $other } hat eine Karte verdeckt vor dich gelegt. Behalten oder tauschen?
ask-take = Du siehst dir „{ $card }“ an.
ask-pick = { $other } hat die Gottkatze. Was nimmst du?
ask-target = Du hast „{ $card }“ aufgedeckt. Gegen wen geht es?

## Eingabeaufforderungen, auf die ein > folgt

prompt-turn = Was tust du?
prompt-nope = { $who } spielt: { $card } – nope, oder Enter, um es geschehen zu lassen
prompt-nope-nope = { $who } sagt Nö! – nope, oder Enter, um es geschehen zu lassen
prompt-now = { $who } will gerade ziehen: eine JETZT-Karte, oder Enter, um es geschehen zu lassen
prompt-depth = 0 (oben) bis { $number } (unten)
prompt-order = Die Nummern in neuer Reihenfolge, die oberste zuerst, oder Enter, um nichts zu ändern
prompt-cards = Welche Karten?
# Of several cards of a kind: $number of those that are used are marked
prompt-marked = Welche davon?
choice-marked = { $number ->
    [0] eine, die niemand gesehen hat
    [1] die, die alle sehen
   *[other] { $number }, die alle sehen
}
prompt-as = Als welche Karte?
prompt-target = Gegen wen?
prompt-name = Welche Karte verlangst du?
prompt-discarded = Welche Karte nimmst du?
prompt-five = Welche fünf? Nummern von 1 bis { $number }
# Behind one of these at the plain table
prompt-or-back = { $prompt } (Enter: zurück)
prompt-watch = Enter, um zu sehen, wie es ausgeht, oder quit
prompt-another = Noch eine Partie? (j/N)
# Die Antworten, die Ja bedeuten, mit Leerzeichen dazwischen
prompt-another-yes = j ja y yes

## Die Liste der Züge

menu-draw = Zieh eine Karte; das beendet deinen Zug.
menu-both = Beide Barking Kittens: Jemand braucht eine Entschärfung.
menu-godcat-as = Die Gottkatze als andere Karte.
# $sets: Karten, die zusammengehören
menu-pair = Stiehl eine zufällige Karte ({ $sets }).
menu-triple = Verlang eine bestimmte Karte ({ $sets }).
menu-sets-two = { $first } oder { $second }
# $number ist mindestens 3
menu-sets-many = { $number } Möglichkeiten
menu-five = Fünf verschiedene: Nimm eine Karte aus dem Ablagestapel.
menu-blind = Deck eine zufällige Karte deiner Hand auf.
menu-nope = Stopp es mit „Nö!“.
menu-pass = Lass es geschehen.
menu-give = Gib „{ $card }“ her.
menu-put = Leg „{ $card }“ auf den Stapel.
menu-insert = Bestimm, wohin es kommt; 0 ist ganz oben.
menu-order = Bestimm die neue Reihenfolge, die oberste zuerst.
menu-defuse = Spiel eine Entschärfung.
menu-defuse-with-godcat = Spiel die Gottkatze als Entschärfung.
menu-hold = Halt es heimlich mit deinem Streaking Kitten fest.
menu-assign = Jemand anders bekommt „{ $card }“, wenn nicht getauscht wird.
menu-keep = Behalt die Karte, die vor dir liegt.
menu-swap = Tausch sie gegen die andere.
menu-take = Nimm „{ $card }“ auf die Hand.
menu-top = Leg „{ $card }“ oben auf den Stapel.
menu-pick-godcat = Nimm die Gottkatze.
menu-pick-random = Nimm eine zufällige andere Karte.
menu-target = Spiel sie gegen { $who }.

## Wenn etwas Getipptes nicht zu verstehen ist

say-lost = Tippe ? für das, was du tun kannst, oder help.
say-no-number = Eine Nummer { $number } gibt es nicht; tippe ? für das, was du tun kannst.
say-not-aimed = Gegen { $who } lässt sich das nicht richten.
say-depth = Tippe eine Zahl von 0 (ganz oben) bis { $number } (ganz unten).
say-order = Tippe jede Nummer von 1 bis { $number } einmal, die neue oberste Karte zuerst.
say-not-in-list = Das steht nicht in der Liste.
say-unknown-card = Es gibt keine Karte „{ $name }“.
say-unknown-card-meant = Es gibt keine Karte „{ $name }“. Meintest du „{ $meant }“?
say-unknown-player = Hier spielt niemand namens „{ $name }“ mit. Am Tisch sitzen: { $players }.
say-no-move = „{ $text }“ ist kein Zug. Tippe ? für das, was du tun kannst.
# $shape: wie der Zug geschrieben wird, in jeder Sprache gleich
say-write = Schreib: { $shape }

deed-ask-again = Wieder fragen
let-draws = Ab jetzt darf gezogen werden, ohne dass du gefragt wirst.
let-all = Ab jetzt geschieht alles ungefragt, bis du dran bist.
let-nothing = Du wirst wieder gefragt.

## Hilfe. Die linke Spalte bleibt, wie sie getippt wird.

help-moves = Tippe die Nummer eines Zuges oder schreib ihn aus: attack, favor @Ben, pair tacocat tacocat @Cem, insert 3, nope, pass. Eine Karte darfst du abkürzen, solange klar ist, welche du meinst, und das @ darfst du weglassen.
help-list = was du jetzt tun kannst
help-table = der Tisch, wie du ihn siehst
help-hand = deine Karten
help-discard = der ganze Ablagestapel
help-risk = wie wahrscheinlich beim nächsten Ziehen etwas hochgeht, soweit du es wissen kannst
help-hint = ein Tipp: etwas zum Nachdenken; noch einmal für einen Zug, und noch einmal für die Begründung
help-log = was du bisher miterlebt hast, oder das Letzte davon
help-card = was eine Karte tut, und wie genau; help allein zeigt dies hier
help-rules = was eine Regel besagt
help-let-nothing = wieder gefragt werden
help-save = die Partie in einer Datei speichern; aufgehoben wird sie auch so
help-quit = den Tisch verlassen; die Partie bleibt erhalten
