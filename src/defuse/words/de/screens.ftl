### The drawn table and its dialogs.
### $who and $other are names of players; $card is a title, $cards a list of titles.

## The table

# In the frame of whose turn it is; $number is at least 2
screen-owes = { $number } Züge
screen-draw-pile = Spielstapel: { $number }
screen-discard-pile = Ablagestapel: { $number }
# Title of the meter: how likely the next draw goes off
screen-risk = Risiko beim Ziehen
screen-risk-none = keines
screen-risk-sure = Es geht hoch!
# $percent: a number such as 12.5
screen-risk-percent = { $percent } %
# The way the Collar of Shame points
screen-clockwise = ↻ im Uhrzeigersinn
screen-counterclockwise = ↺ gegen den Uhrzeigersinn
# The last line: keys, and what they show
screen-keys = ? Tasten · h Tipp · c Karte · x Ablagestapel · v Tisch · l Verlauf · q Ende

## What is asked and waited for

screen-about-to-draw = { $who } will gerade ziehen.
screen-noped = { $who } sagt Nö!
screen-plays = { $who } spielt: { $card }
screen-plays-at = { $who } spielt gegen { $other }: { $card }
screen-plays-at-you = { $who } spielt gegen dich: { $card }
screen-reactions = Sagt jemand „Nö!“?
# $names: one or more players
screen-waiting = Warten auf { $names } …
# Time left to say Nope
screen-seconds = { $number } s
screen-time-up = Die Zeit ist um: Es geschieht.
screen-look = Sieh dir alles an, bevor du deine Karten verdeckst.

## What can be done, on small buttons beside a key

deed-draw = Ziehen
deed-both = Beide Barking Kittens
deed-godcat-as = Gottkatze als …
deed-pair = Pärchen
deed-triple = Drilling
deed-five = Fünf verschiedene
deed-blind = Blind aufdecken
deed-nope = Nö!
deed-pass = Geschehen lassen
deed-insert = Zurückstecken
deed-order = Ordnen
deed-defuse = Entschärfen
deed-defuse-with-godcat = Mit der Gottkatze
deed-hold = Heimlich festhalten
deed-assign = { $card } abgeben
deed-keep = Behalten
deed-swap = Tauschen
deed-take = Auf die Hand
deed-top = Oben auf den Stapel
deed-pick-godcat = Gottkatze
deed-pick-random = Zufällige Karte
deed-hide = Karten verdecken

## Dialogs; the hints name keys

dialog-choose-hint = Nummer oder Enter · Esc: zurück
dialog-choose-must-hint = Nummer oder Enter
dialog-order-hint = Nummern von oben nach unten · Rücktaste · Enter: fertig
dialog-several-hint = Nummern · Enter: fertig · Esc: zurück
dialog-depth-hint = Pfeile, Pos1, Ende oder eine Zahl · Enter
dialog-reader-hint = Pfeile blättern · Esc: zurück
dialog-line-hint = Enter: fertig · Esc: zurück
dialog-depth-top = Ganz oben: Wer als Nächstes zieht, bekommt die Karte.
# $number is at least 1
dialog-depth-under = { $number ->
    [one] Unter 1 Karte.
   *[other] Unter { $number } Karten.
}
dialog-depth-bottom = { $number ->
    [one] Ganz unten, unter 1 Karte.
   *[other] Ganz unten, unter { $number } Karten.
}

## From hand to hand

hand-over-to = An die Tastatur: { $who }
hand-over-confirm = { $who }, drück Enter, sobald sonst niemand hinsieht.
call-out = Wer reagieren will, drückt die Ziffer vor dem eigenen Namen. Enter: niemand.

## Reading

screen-help = Tasten und Zeichen
screen-which-card = Welche Karte?
screen-table = Der Tisch
screen-story = Was geschehen ist
screen-save = Die Partie speichern als
# How fast the others play, from 1 to $most
screen-pace = Tempo { $number } von { $most }
key-moves = Was du jetzt tun kannst, steht unter deiner Hand, jeweils mit seiner Taste. Leuchtende Karten sind spielbar.
key-cards = eine Karte spielen
key-look = eine Karte ansehen
key-card = wie sie genau wirkt
key-discard = der ganze Ablagestapel
key-table = der Tisch in Worten
key-story = alles, was geschehen ist
key-hint = den Trainer fragen
key-pace = schneller, langsamer
key-hurry = sofort weiter
key-colours = hell oder dunkel
key-save = die Partie in einer Datei speichern
key-front = liegt vor jemandem
key-marked = von dieser Karte wissen alle
key-known = von dieser Karte weißt du
key-on-top = liegt aufgedeckt oben auf dem Spielstapel
key-quit = aufhören; die Partie bleibt erhalten

## The end

screen-won = { $who } gewinnt die Partie!
screen-you-won = Du hast gewonnen!
end-again = Noch eine Partie
end-start = Eine andere Partie wählen
end-look = Nachlesen, was geschehen ist
end-record = Die Aufzeichnung speichern, für „defuse replay“
end-leave = Aufhören
end-coach = Was war Glück, was Können?

## When it cannot be shown

# $columns and $rows: what there is
screen-too-small = Dieses Fenster hat { $columns } × { $rows } Zeichen; der Tisch braucht { $wide } × { $high }. Mach es größer, oder spiel mit „defuse play --plain“.
