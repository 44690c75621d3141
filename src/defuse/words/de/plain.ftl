### The plain table: what is said line by line. Words to be typed are the same in every language.

## Several people at one keyboard

# $people and $bots: names
plain-greeting = { $game }. Es spielen { $people }.
plain-greeting-bots = { $game }. Es spielen { $people } gegen { $bots }.
plain-how-to-share = Ihr teilt euch eine Tastatur: Bevor sie weitergeht, wird der Bildschirm geleert. Tippt help, wenn ihr nicht weiterwisst.
# Prompts, followed by a > sign. Before the screen is cleared, for whoever has read their news
plain-pass-on = Enter, wenn du das gelesen hast; dann wird der Bildschirm geleert
plain-go-on = Weiter mit Enter
# Two lines of an empty screen; the second is a prompt
plain-hand-over = Gib die Tastatur weiter an: { $who }
plain-confirm = { $who }, drück Enter, sobald nur du den Bildschirm siehst
# Below what has been played, a prompt for everybody
plain-call-out = Tippe deinen Namen, um „Nö!“ (oder „JETZT“) zu rufen, Enter: niemand
# $name: what was typed; $names: who could call out
plain-cannot-call = Niemand namens „{ $name }“ kann hier reagieren. Infrage kommen: { $names }.
plain-about-to-draw = { $who } will gerade ziehen.

## Time

# $prompt: a question; $number: seconds for the answer
plain-timed = { $prompt } ({ $number } s)
plain-too-late = Die Zeit ist um, zu spät: Es geschieht.
# A prompt: what is being typed is dropped
plain-too-late-typing = Was du gerade tippst, zählt nicht mehr: Drück Enter

## Looking around and leaving

# $row: the titles, the newest first
plain-discard-pile = { $number ->
    [one] Ablagestapel: 1 Karte ({ $row }).
   *[other] Ablagestapel: { $number } Karten, die neueste zuerst ({ $row }).
}
plain-nothing-yet = Noch ist nichts geschehen.
plain-saved = Die Partie ist gespeichert in { $file }.

## Before the game: what is played. The left column of the help stays as it is typed.

invite-recommended = Willkommen bei Defuse. Unser Vorschlag für eine Partie:
# $people and $bots: names; $level: a kind of bot, such as careful
invite-game = { $game }: { $people }.
invite-game-bots = { $game }: { $people } gegen { $bots } (Bots: { $level }).
# $options: such as fast=on, deal=5
invite-options = Regeloptionen: { $options }.
invite-countdown = { $number ->
    [one] 1 Sekunde Zeit für ein „Nö!“.
   *[other] { $number } Sekunden Zeit für ein „Nö!“.
}
invite-ask = Alle werden gefragt, ob sie reagieren.
invite-call = Reagiert wird auf Zuruf.
# $game: the next message
invite-unfinished = Angefangen: { $game }. Mit resume spielst du weiter.
invite-kept = { $number ->
    [one] „{ $game }“ mit { $names }, nach 1 Zug
   *[other] „{ $game }“ mit { $names }, nach { $number } Zügen
}
# A prompt, followed by a > sign
invite-prompt = Mit Enter geht es los, ? zeigt, was du ändern kannst
invite-unknown = „{ $text }“ lässt sich hier nicht einstellen; ? zeigt, was geht.
invite-no-number = Eine angefangene Partie Nummer { $number } gibt es nicht; games zählt sie auf.
invite-help-start = diese Partie beginnen
invite-help-box = eine andere Schachtel, mit oder ohne Erweiterungen
invite-help-recipe = ein Rezept, oder die Datei mit deinem eigenen
invite-help-players = wie viele mitspielen, Bots mitgezählt
invite-help-people = wer an dieser Tastatur spielt, ein Name oder mehrere
# $names: the kinds of bots
invite-help-bots = wie die Bots spielen: { $names }
invite-help-option = eine Regeloption; boxes zählt sie auf
invite-help-countdown = Sekunden für ein „Nö!“; 0: so lange du willst
invite-help-reactions = zu mehreren: „Nö!“ auf Zuruf; ask: alle werden nacheinander gefragt
invite-help-watch = stattdessen Bots dabei zuschauen
invite-help-boxes = welche Schachteln es gibt, was in einer davon ist
invite-help-recipes = dasselbe für Rezepte
invite-help-resume = angefangene Partien: alle zeigen, die letzte oder eine andere weiterspielen
invite-help-quit = aufhören
