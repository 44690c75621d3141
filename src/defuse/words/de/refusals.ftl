### Warum ein Zug abgelehnt wird. Die Kennung der Regel hängt das Programm an.

refusal-game-over = Die Partie ist vorbei.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-you-are-out = Du bist schon ausgeschieden.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-asked = Der Tisch wartet gerade nicht auf dich.
refusal-other-answer = Der Tisch wartet auf eine andere Art von Antwort.
refusal-fill-the-blank = In diesem Zug fehlt noch etwas: Füll zuerst die Lücke aus.

refusal-not-in-hand = Diese Karten hast du nicht auf der Hand.
refusal-not-playable = Allein gespielt tut diese Karte nichts.
refusal-needs-target = Dieser Zug braucht jemanden als Ziel.
refusal-takes-no-target = Dieser Zug richtet sich gegen niemanden.
refusal-bad-target = Das Ziel muss jemand anders sein und noch leben.
refusal-target-has-no-cards = Dort gibt es keine Karten zu holen.
refusal-target-all-marked = Dort gibt es keine unmarkierte Karte.
refusal-victim-has-no-cards = Bei dieser Person gibt es nichts zu stehlen.
refusal-not-marked = So eine markierte Karte hast du nicht.
refusal-target-bears-one = Dort liegt schon eine „Das nehm ich“-Karte.

refusal-already-noped = Jemand war schneller: Auf diese Karte wurde schon geantwortet.
refusal-nothing-to-nope = Gerade gibt es nichts, wozu du „Nö!“ sagen könntest.
refusal-own-latest-card = Zu deiner eigenen letzten Karte kannst du nicht „Nö!“ sagen.
refusal-no-nope = Du hast kein „Nö!“.
refusal-blind-cannot-react = Wer blind ist, kann nicht reagieren.
refusal-not-now = Eine JETZT-Karte muss warten, bis die Aktion ausgeführt ist.

refusal-blind-plays-unseen = Solange du blind bist, kannst du nur eine zufällige Karte aufdecken.
refusal-not-blind = Du bist nicht blind: Such eine Karte aus.
refusal-no-cards = Du hast keine Karten.

refusal-kitten-not-playable = Dieses Kitten ist keine Karte zum Ausspielen.
refusal-defuse-not-playable = Eine Entschärfung hilft nur, wenn etwas explodiert.
refusal-play-both = Du hast beide Barking Kittens: Spiel sie zusammen gegen ein Ziel.
refusal-not-both = Dafür brauchst du beide Barking Kittens.
refusal-mat-not-complete = Gottkatze und Teufelskatze müssen beide auf der Matte liegen.
refusal-not-as-godcat = Als diese Karte lässt sich die Gottkatze nicht spielen.
refusal-bury-blocked = „Vergraben“ geht nicht, solange „Das nehm ich“ vor dir liegt.

refusal-no-pair = Diese zwei Karten sind kein Pärchen.
refusal-no-triple = Diese drei Karten sind kein Drilling.
refusal-no-five = Das sind nicht fünf verschiedene Karten.
refusal-five-is-off = Fünf verschiedene Karten spielt man in dieser Partie nicht.
refusal-cats-only = In dieser Partie bilden nur Katzen Kombinationen.
refusal-no-kittens = Kittens gehören nie zu einer Kombination.
refusal-not-in-discard = Diese Karte liegt nicht im Ablagestapel.
refusal-not-from-discard = Dieses Kitten lässt sich nicht aus dem Ablagestapel nehmen.
refusal-no-such-kind = Nenn eine Kartenart.

refusal-no-such-depth = So tief ist der Stapel nicht.
refusal-other-cards = Leg genau die Karten zurück, die du angesehen hast.
refusal-no-such-way = So kannst du nicht überleben.
