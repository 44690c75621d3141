### Schachteln, Erweiterungen, Rezepte und Regeloptionen: der Name und in .text eine Zeile dazu.

## Schachteln und Erweiterungen

box-original = Originale Edition
    .text = Das Spiel, mit dem alles begann: fünf Katzen, fünf verschiedene Karten als Kombination und Angriffe, die sich nicht stapeln.
box-two-player = Edition für zwei
    .text = Ein kleiner Stapel für zwei, mit einem einzigen Exploding Kitten.
box-compact = Kompakt
    .text = Ein kurzes Spiel für bis zu vier; wer ausscheidet, hält die Karten geheim.
box-good-vs-evil = Gut gegen Böse
    .text = Die Gottkatze rettet, die Teufelskatze tötet, und Armageddon verteilt sie.
box-party-pack = Party Pack
    .text = Für einen vollen Tisch: bis zu zehn Personen. Wie viele ihr seid, entscheidet, welcher Teil der Karten mitspielt.
box-recipes = Recipes for Disaster
    .text = Eine Speisekammer mit 121 Karten für achtzehn Rezepte.
box-imploding = Imploding Kittens
    .text = Ein Kitten, das keine Entschärfung aufhält, gezielte Angriffe und Züge, die die Richtung wechseln; für bis zu sechs.
box-streaking = Streaking Kittens
    .text = Halte heimlich ein Exploding Kitten fest, schlag andere mit Blindheit und markiere ihre Karten.
box-barking = Barking Kittens
    .text = Zwei Kittens suchen einander, ein Turm beschützt, wer ihn trägt, und Angriffe stapeln sich.

## Rezepte

recipe-attack-of-the-attacks = Angriff der Angriffe
    .text = Angriffe über Angriffe und kaum ein Ausweg.
recipe-black-hole = Schwarzes Loch
    .text = Nur Imploding Kittens, keine Entschärfung: Du musst wissen, wo sie liegen.
recipe-black-hole-2-players = Schwarzes Loch (zu zweit)
    .text = Das Schwarze Loch für zwei: ein Imploding Kitten, keine Entschärfung.
recipe-card-hoarders = Kartenhamster
    .text = Viele Katzen, wenige Kittens: Schau voraus und sammle.
recipe-cat-fight = Katzenkampf
    .text = Zwei Karten für alle, und die meisten greifen an.
recipe-classic-mode = Klassischer Modus
    .text = Das klassische Spiel mit den Karten dieser Schachtel.
recipe-danger-mode = Hochexplosiv
    .text = Sechs Exploding Kittens, egal wie wenige ihr seid.
recipe-eye-for-an-eye = Auge um Auge
    .text = Alle blicken in die Zukunft – und verändern sie.
recipe-lightning-kittens = Blitz-Kittens
    .text = Eine Karte und eine Entschärfung für alle: in ein paar Minuten vorbei.
recipe-meowsochist = Miausochist
    .text = Greif dich selbst an und nimm, was nicht für dich bestimmt ist.
recipe-mind-games = Gedankenspiele
    .text = Sehen, vergraben, markieren: Wer weiß, was wo liegt?
recipe-nope-sauce = Nö!-Soße
    .text = Alle acht Nö!-Karten sind drin. Nichts ist sicher.
recipe-power-play = Powerplay
    .text = Die stärksten Karten der Schachtel in einem Stapel.
recipe-power-play-2-players = Powerplay (zu zweit)
    .text = Die stärksten Karten der Schachtel für zwei.
recipe-sharing-is-caring = Teilen macht Freude
    .text = Geteilte Zukunft, weggenommene Karten und zwei Barking Kittens.
recipe-sharing-is-caring-2-players = Teilen macht Freude (zu zweit)
    .text = Geteilte Zukunft und zwei Barking Kittens für zwei.
recipe-sticky-fingers = Lange Finger
    .text = Katzen, Katzen, Katzen: Hier klauen alle.
recipe-the-purrrge = Der große Katzenputz
    .text = Keine einzige Katze, nur Action; Nö!-Karten und Angriffe im Überfluss.

## Regeloptionen. Ein Wert, der ein Wort ist, hat seine eigene Nachricht.

option-combos = Kombinationen
    .text = Welche Karten Pärchen und Drillinge bilden.
option-combos-all = zwei oder drei beliebige Karten mit demselben Titel
option-combos-cats = nur Katzen
option-five-different = Fünf verschiedene
    .text = Fünf Karten mit verschiedenen Titeln holen eine Karte aus dem Ablagestapel.
option-attack-stacking = Angriffe stapeln sich
    .text = Züge, die von einem Angriff übrig sind, kommen zu denen des nächsten dazu.
option-attack-stacking-personal = nur Züge eines Persönlichen Angriffs
option-targeted-attack-returns = Gezielte Angriffe kehren zurück
    .text = Nach den Zügen des Opfers ist wieder dran, wer angegriffen hat.
option-deal = Ausgeteilte Karten
    .text = Mit wie vielen Karten alle beginnen, ohne Entschärfungen.
option-dead-hand = Karten der Ausgeschiedenen
    .text = Was mit der Hand passiert, wenn jemand ausscheidet.
option-dead-hand-discard = auf den Ablagestapel
option-dead-hand-hidden = sie bleiben verborgen
option-fast = Schnelles Spiel
    .text = Ein Drittel des Stapels bleibt ungesehen draußen.
option-copies = Exemplare der Schachtel
    .text = Mit zwei Exemplaren können mehr Leute mitspielen.
option-first-player = Wer beginnt
    .text = Der Platz, der beginnt, ab 0 gezählt, oder das Los.
option-first-player-random = per Los
# Die Werte von Optionen, die man ein- und ausschalten kann
option-on = ein
option-off = aus
# Eine Zahl als Wert einer Option
option-number = eine Zahl
