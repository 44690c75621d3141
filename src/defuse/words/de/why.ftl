### Why a bot did what it did: one sentence, after its move was told. Only for who may see its hand.
### $other is the name of a player; $card is a title; $percent is the risk of drawing.

# Before each of them
why = Warum: { $reason }

## Was ein Bot geantwortet hat

note-answered = { $who } antwortete { $answer } nach { $seconds } s.
note-chose = { $who } wählte das nach { $seconds } s.
note-fault = { $who } hat selbst keinen Zug gemacht: { $problem } ({ $seconds } s).
note-wrong-answer = Die Antwort war { $answer }

## Drawing, or not

why-draw-safe = Die nächste Karte kann nicht hochgehen.
why-draw = Das Risiko beim Ziehen beträgt nur { $percent } %.
why-draw-and-live = Das Risiko beim Ziehen beträgt { $percent } %, und ein Kitten ließe sich überleben.
why-draw-at-last = Das Risiko beim Ziehen beträgt { $percent } %, aber keine Karte auf der Hand hilft.
why-draw-keep = Bei { $percent } % Risiko bleiben die Auswege für einen schlimmeren Moment auf der Hand.
# A blind player
why-turn-over = Beim Ziehen käme sicher ein Kitten, und jede Karte kann helfen.
why-look = Bei einem Risiko von { $percent } % schaut man besser erst nach.
why-alter = Das Risiko beim Ziehen beträgt { $percent } %: Besser, etwas anderes liegt oben.
why-leave = Das Risiko beim Ziehen beträgt { $percent } %: Diese Karte soll jemand anders ziehen.
why-bottom = Das Risiko beim Ziehen beträgt { $percent } %, und ganz unten ist es kleiner.
why-stir = Das Risiko beim Ziehen beträgt { $percent } %, und in einem neuen Stapel ist es kleiner.
why-armageddon = Das Risiko beim Ziehen beträgt { $percent } %, da ist Himmel oder Hölle die bessere Wette.
# A Personal Attack
why-draw-thrice = Die nächsten Karten sind bekannt und sicher, also ein Gewinn.

## Taking and hitting

why-pair = Diese beiden Karten sind entbehrlich, und bei { $other } lohnt sich ein Diebstahl am meisten.
why-triple = { $other } hat wahrscheinlich eine Entschärfung.
why-five = Diese fünf Karten sind entbehrlich für diese eine: { $card }.
why-rob = { $other } hat am meisten zu verlieren.
why-hit = Dass { $other } das überlebt, ist am wenigsten wahrscheinlich.
why-hit-one = Besser, { $other } zieht.
why-rob-one = Eine Karte von { $other } ist den Preis wert.
why-ask = Das könnte { $other } gut haben: { $card }.
why-ask-known = Das hat { $other } ganz sicher: { $card }.
why-press = { $other } muss ziehen, und selbst wird keine Karte riskiert.
why-revenge = { $other } hat es nicht anders verdient.
why-curse = Wer blind ist, kann nicht entkommen, und als Nächstes kommt { $other }.
why-take-that = Was als Nächstes gezogen wird, ist bekannt und harmlos.
why-bark = Wer das andere hat, braucht eine Entschärfung.
why-crown = Wer die Krone bestiehlt, bekommt nur, was im Vorrat liegt.
why-pick-godcat = Keine andere Karte ist so gut wie die Gottkatze.

## Nopes

why-nope-attack = Jetzt von { $other } getroffen zu werden, ist zu gefährlich.
why-nope-escape = { $other } soll dem Kitten nicht entkommen.
why-nope-theft = { $other } bekäme eine zu gute Karte.
why-nope-back = Das muss gelingen.
why-nope-gain = Davon hätte { $other } zu viel.
why-keep-nope = Das Nö! ist später mehr wert.
why-now = Gleich darunter liegt ein Kitten: Jetzt kommt es nach oben.

## Answers

why-give = Diese Karte fehlt am wenigsten: { $card }.
why-hold = Wer das Kitten zurückhält, behält die Entschärfung.
why-use-godcat = Die Gottkatze könnten alle stehlen; die Entschärfung bleibt besser auf der Hand.
why-heck-take = Die unterste Karte ist harmlos.
why-heck-top = Die unterste Karte ist tödlich: Sie ist für die nächste Person.
why-insert = Dort zieht das Kitten wahrscheinlich jemand anders.
why-insert-for = Wenn alle ziehen, trifft das Kitten { $other }.
why-insert-deep = Bis jemand diese Karte zieht, kann viel passieren.
why-insert-away = Dort zieht das so bald niemand.
why-order = Die besten Karten kommen zuerst.
why-order-kitten = Das Kitten soll jemand anders ziehen.
why-order-own = In dieser Reihenfolge helfen die Karten den anderen am wenigsten.
# Armageddon
why-luck = Niemand kann wissen, welche Seite welche ist.
# The easy bot
why-whim = Das war nur so eine Idee.
why-weighed = Von allen Zügen gewinnt dieser am meisten: etwa { $percent } % solcher Partien.
