### Watching bots, and looking at recorded games. Words to be typed are the same in every language.

# Whose turn it is; $number: turns to take
watch-turn = { $number ->
    [one] Am Zug: { $who }
   *[other] Am Zug: { $who }, { $number } Züge zu machen
}
# $row: all cards of the draw pile, as far as they are known
watch-pile = Der Stapel von oben: { $row }
watch-paused = Angehalten.

## Prompts, followed by a > sign

watch-how = Mit Enter geht es weiter, mit run von selbst; ? zeigt, was du sonst tun kannst.
# $place: how many moves have been made; $number: how many there are
watch-prompt = { $number ->
    [one] Schritt { $place } von 1
   *[other] Schritt { $place } von { $number }
}
watch-prompt-live = Schritt { $place }
watch-prompt-end = Schritt { $place }, das Ende
watch-unknown = „{ $text }“ geht hier nicht; ? zeigt, was geht.

## Help. The left column stays as it is typed.

watch-help-next = was als Nächstes geschieht
watch-help-back = einen Schritt zurück
watch-help-go = zum Tisch nach so vielen Schritten
watch-help-run = läuft von selbst weiter; Enter oder Strg-C hält es an
watch-help-end = ans Ende der Partie
watch-help-seat = nur sehen, was diese Person sieht
watch-help-above = alles sehen
watch-help-table = der Tisch, wie er von hier aussieht
watch-help-pile = der ganze Spielstapel, soweit er von hier zu sehen ist
watch-help-log = was bisher geschehen ist
watch-help-quit = aufhören zuzuschauen

## The watch screen

# Beside the name of a key, on small buttons
film-run = Start
film-pause = Pause
film-back = Zurück
film-on = Weiter
film-speed = Tempo
# From whose seat the game is seen
film-seat = Sicht
film-card = Karten
film-discard = Ablage
film-story = Verlauf
film-keys = Tasten
film-record = Aufzeichnung speichern
film-again = Noch eine Partie
film-leave = Verlassen
# The names of two keys, as they are printed on keyboards
film-key-home = Pos1
film-key-end = Ende
# Where the film stands, with dots between these
film-place = Schritt { $place } von { $length }
# The game still goes on
film-place-so-far = Schritt { $place }
film-from-above = von oben
film-from-seat = aus Sicht von { $who }
film-as-spectator = als Publikum
film-moves-a-second = { $number ->
    [one] 1 Schritt pro Sekunde
   *[other] { $number } Schritte pro Sekunde
}
# $number is at least 2
film-seconds-a-move = ein Schritt alle { $number } Sekunden
film-running = läuft
film-paused = angehalten
# The end of a record whose game is not over
film-breaks-off = hier endet die Aufzeichnung
# Title of the meter: what the player whose turn it is knows of the risk
film-risk = Risiko laut { $who }
# What the keys do
film-key-run = laufen lassen und anhalten
film-key-on = einen Schritt weiter
film-key-back = einen Schritt zurück
film-key-begin = an den Anfang
film-key-to-end = ans Ende der Partie
film-key-leap = ein Zehntel der Partie zurück oder weiter
film-key-speed = schneller, langsamer
film-key-seat = von einem anderen Platz aus oder von oben
film-key-card = wie eine Karte wirkt
film-key-pile = der Spielstapel, soweit er bekannt ist
film-key-record = die Aufzeichnung speichern, am Ende der Partie
film-key-again = noch eine Partie, wenn diese vorbei ist
film-key-leave = aufhören
film-goodbye = Danke fürs Zuschauen. Bis bald!
