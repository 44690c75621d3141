### Zombie Kittens: die Schachtel, ihre Karten, was damit geschieht, und ihre Regeln.

box-zombie = Zombie Kittens
    .text = Tote behalten ihre Karten und spielen weiter; ein Zombie Kitten rettet dich und holt jemanden zurück.

## Karten

card-zombie-kitten = Zombie Kitten
    .several = Zombie Kittens
    .text = Rettet dich und holt eine tote Person zurück.
    .exactly = Spiel es, wenn dir etwas hochgeht, oder stirb lieber, obwohl du eins hast (ZMB-2). Du überlebst und erweckst, wenn jemand tot ist, eine Person deiner Wahl; beide Kittens kommen heimlich in den Stapel zurück, deins zuerst (ZMB-4). Es beendet einen Zug, und kein „Nö!“ hält es auf. Gegen ein aufgedecktes Imploding Kitten hilft es nicht (ZMB-15).
card-attack-of-the-dead = Angriff der Toten
    .several = Angriffe der Toten
    .text = Deine Züge enden; wer folgt, macht drei für jede tote Person.
    .exactly = Dafür muss jemand tot sein. Deine Züge enden, ohne dass du ziehst, und die nächste lebende Person muss drei Züge für jede tote machen, zusätzlich zu übrigen Zügen aus einem Angriff (ZMB-7).
card-feed-the-dead = Füttere die Toten
    .several = Füttere die Toten
    .text = JETZT: Alle anderen Lebenden geben einer toten Person eine Karte.
    .exactly = Wähl eine tote Person: Alle Lebenden mit Karten außer dir geben ihr heimlich eine selbst gewählte Karte. Auch Tote dürfen sie spielen, sogar für sich selbst (ZMB-8). Du darfst die Karte jederzeit zwischen Aktionen spielen (NOW-1).
card-grave-robber = Grabräuber
    .several = Grabräuber
    .text = Tote stecken je eine Karte in den Stapel; misch ihn.
    .exactly = Dafür muss jemand tot sein und Karten haben. Alle Toten mit Karten legen eine selbst gewählte verdeckt in den Stapel, der dann gemischt wird (ZMB-9).
card-clairvoyance = Hellsehen
    .several = Hellsehen-Karten
    .text = JETZT: Sieh zu, wohin jemand Kittens zurücksteckt.
    .exactly = Spiel sie, wenn jemand anders überlebt hat und bevor ein Kitten zurückkommt: Du siehst, wohin jedes Kitten kommt. Das dürfen mehrere tun, auch Tote (ZMB-10).
card-dig-deeper = Grab tiefer
    .several = Grab tiefer
    .text = Oberste Karte ansehen: nehmen, oder die zweite nehmen.
    .exactly = Du beendest einen Zug: Sieh dir die oberste Karte an und nimm sie, oder leg sie oben zurück und nimm die zweite, was immer es ist. Was du nimmst, gilt als gezogen (ZMB-11).
card-clone = Klon
    .several = Klone
    .text = Spiel ihn als die oberste Karte des Ablagestapels.
    .exactly = In deinem eigenen Zug ist er die Karte, die oben auf dem Ablagestapel liegt, mit einem Ziel deiner Wahl; auch eine, die ein „Nö!“ aufgehalten hat. Er ist nie ein anderer Klon, ein „Nö!“, eine rettende Karte, ein Kitten oder eine Katze (ZMB-12).
card-shuffle-now = Mischen JETZT
    .several = Mischen JETZT
    .text = Misch den Spielstapel. Auch bevor andere ziehen.
    .exactly = Der Spielstapel wird gemischt, jederzeit zwischen Aktionen, auch wenn du nicht dran bist; am Zug ist weiter dieselbe Person (ZMB-13). Wer gerade ziehen wollte, entscheidet neu (NOW-2).

## Was geschieht

event-died = { $who } explodiert und ist tot.
event-died-you = Du explodierst und bist tot. Deine Karten behältst du.
event-died-imploding = { $who } implodiert und ist tot.
event-died-imploding-you = Du implodierst und bist tot. Deine Karten behältst du.
event-revived = { $who } holt { $other } ins Leben zurück.
event-revived-you = Du holst { $other } ins Leben zurück.
event-revived-to-you = { $who } holt dich ins Leben zurück.
event-tucked = { $who } lässt die oberste Karte liegen und nimmt die darunter.
event-tucked-you = Du lässt die oberste Karte liegen und nimmst die darunter.
event-defused-with-zombie = { $who } spielt ein Zombie Kitten gegen „{ $card }“ und überlebt.
event-defused-with-zombie-you = Du spielst ein Zombie Kitten gegen „{ $card }“ und überlebst.
event-played-clone = { $who } spielt einen Klon als „{ $card }“.
event-played-clone-you = Du spielst einen Klon als „{ $card }“.
event-played-clone-at = { $who } spielt einen Klon als „{ $card }“ gegen { $other }.
event-played-clone-at-you = Du spielst einen Klon als „{ $card }“ gegen { $other }.
event-played-clone-at-to-you = { $who } spielt einen Klon als „{ $card }“ gegen dich.

## Am Tisch

table-dead = tot
table-dead-and-playing = Du bist tot und spielst weiter mit: „Nö!“ und JETZT-Karten. Vielleicht holt dich jemand zurück.
menu-die = Stirb und behalte deine Karten.
menu-dig = Lass sie liegen und nimm die zweite Karte.
deed-die = Sterben
deed-dig = Tiefer graben
screen-rescued = { $who } hat überlebt und steckt gleich ein Kitten zurück.
prompt-rescued = { $who } steckt gleich ein Kitten zurück: Hellsehen, oder Enter, um es geschehen zu lassen

## Ablehnungen

refusal-not-dead = Wähl eine Person, die tot ist.
refusal-nobody-dead = Niemand ist tot.
refusal-no-dead-cards = Keine der toten Personen hat eine Karte.
refusal-not-cloned = Die oberste Karte des Ablagestapels kann nicht geklont werden.
refusal-no-rescue = Gerade steckt niemand anders ein Kitten zurück.
refusal-dead-cannot = Tote spielen nur „Nö!“ und JETZT-Karten.
refusal-zombie-not-playable = Ein Zombie Kitten spielst du nur, wenn etwas hochgeht.

## Regeln

rule-zmb-1 = Zombie Kittens: Zu zweit spielt ihr mit den Karten mit Pfote, zu dritt mit denen ohne, zu viert und fünft mit allen. Alle bekommen ein Zombie Kitten und sieben Karten; ein übriges Zombie Kitten ist im Stapel.
rule-zmb-2 = Wer ein Exploding Kitten zieht, darf ein Zombie Kitten spielen oder sterben, obwohl eins auf der Hand ist.
rule-zmb-3 = Tote behalten ihre Hand, und das Kitten liegt vor ihnen. Sie haben keine Züge, dürfen aber „Nö!“ und JETZT-Karten spielen. Niemand kann ihre Karten nehmen oder ansehen; zählen können sie alle.
rule-zmb-4 = Ein Zombie Kitten rettet die Person, die es spielt, und erweckt genau eine tote Person, wenn es eine gibt. Beide Kittens kommen heimlich in den Stapel zurück, das eigene zuerst. Es beendet einen Zug, und kein „Nö!“ hält es auf.
rule-zmb-5 = Wer erweckt wird, muss keine Züge nachholen und ist dran, wenn die Reihe an den Platz kommt.
rule-zmb-6 = Die letzte lebende Person gewinnt sofort, was immer die Toten haben.
rule-zmb-7 = Für den Angriff der Toten muss jemand tot sein: Deine Züge enden, ohne dass du ziehst, und die nächste lebende Person muss drei Züge für jede tote machen, zusätzlich zu übrigen Zügen aus einem Angriff.
rule-zmb-8 = Füttere die Toten, eine JETZT-Karte: Wähl eine tote Person; alle Lebenden mit Karten, außer der Person, die sie spielt, geben ihr heimlich eine Karte. Auch Tote dürfen sie spielen, sogar für sich selbst.
rule-zmb-9 = Für den Grabräuber muss jemand tot sein und Karten haben: Alle Toten mit Karten legen eine selbst gewählte verdeckt in den Stapel, der dann gemischt wird.
rule-zmb-10 = Hellsehen, eine JETZT-Karte: nachdem jemand anders überlebt hat und bevor ein Kitten zurückkommt. Wer sie spielt, sieht, wohin jedes Kitten kommt; das dürfen mehrere tun.
rule-zmb-11 = Grab tiefer beendet einen Zug: Sieh dir die oberste Karte an und nimm sie, oder leg sie oben zurück und nimm die zweite. Was du nimmst, gilt als gezogen.
rule-zmb-12 = Der Klon, nur im eigenen Zug, ist die oberste Karte des Ablagestapels; auch eine mit „Nö!“ darauf, das dann nicht zählt. Nie ein anderer Klon, ein „Nö!“, eine rettende Karte, ein Kitten oder eine Katze.
rule-zmb-13 = Mischen JETZT mischt den Stapel jederzeit zwischen Aktionen; am Zug ist weiter dieselbe Person.
rule-zmb-14 = Zombie Kittens: Angriffe addieren sich, zwei oder drei Karten mit gleichem Titel sind eine Kombination, und fünf verschiedene Karten sind keine.
rule-zmb-15 = Diese Karten lassen sich mit allen anderen mischen. Ein Zombie Kitten rettet vor Exploding Kitten, Barking Kitten und Teufelskatze, nie vor einem aufgedeckten Imploding Kitten; das kommt aufgedeckt zurück, wenn sein Opfer erweckt wird. Festgehaltene Kittens der Toten gehen erst in der Hand von Lebenden hoch.

## Warum Bots es tun

why-revive = Wenn schon jemand zurückkommt, dann { $other } mit den wenigsten Karten.
why-dig = Die oberste Karte ist tödlich: Schlimmer kann die darunter kaum sein.
why-dig-take = Die oberste Karte ist harmlos.
why-feast = Die Lebenden sollen die Toten füttern.
why-feed = Alle anderen verlieren eine Karte, und { $other } ist keine Gefahr.
why-watch = Es ist gut zu wissen, wohin { $other } das Kitten steckt.
