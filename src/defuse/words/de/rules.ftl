### Jede Regel mit ihrer Kennung, in ein bis drei Sätzen erklärt. Die Kennungen selbst werden nicht übersetzt.

## Aufbau

rule-set-1 = Aufbau: Kittens, Entschärfungen und der Turm der Macht werden zuerst herausgesucht, und alle bekommen ihre Start-Entschärfungen. Die weiteren Entschärfungen, der Turm und sein Vorrat kommen dazu und die Handkarten werden ausgeteilt, in der Reihenfolge, die die Ausgabe vorgibt; zuletzt kommen die Kittens hinein, und der Stapel wird gemischt.
rule-set-2 = Mehrere Erweiterungen zusammen: Die Regeln jeder Schachtel gelten. Alle Karten sind dabei, alle bekommen sieben Karten und eine Entschärfung, und die Zahl der Kittens und Entschärfungen bestimmt, wie viele mitspielen können.
rule-set-3 = Mit einem zweiten Exemplar der Schachtel können mehr Leute mitspielen. Eine Partie braucht genug Kittens und für alle eine Entschärfung; sonst kommt sie nicht zustande, und du erfährst, was fehlt.
rule-set-4 = Schnelles Spiel: Bevor die Kittens hineinkommen, wird ein Drittel des Stapels (abgerundet) ungesehen für die ganze Partie entfernt.
rule-set-5 = Ihr dürft Karten einer Erweiterung weglassen: alle, die ihr wollt, die Barking Kittens aber nur beide zusammen. Die Kittens im Stapel werden für das gezählt, was übrig ist; ein Spiel mit zu wenigen wird abgelehnt.
rule-set-6 = Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt. Gespielt wird im Uhrzeigersinn.

## Der Zug

rule-turn-1 = In deinem Zug spielst du so viele Karten, wie du möchtest, oder keine, und ziehst dann die oberste Karte des Stapels: Das beendet den Zug. Ein Ziel ist immer eine andere Person, die noch im Spiel ist.
rule-turn-2 = Wer mehrere Züge machen muss, macht sie nacheinander. Jeder endet mit dem Ziehen oder mit einer Karte, die ihn beendet.
rule-turn-3 = Es gibt kein Handkartenlimit, und wer keine Karten hat, zieht einfach. Wie viele Karten jede Hand und jeder Stapel hat, dürfen alle wissen.
rule-turn-4 = Wer von einem leeren Stapel zieht, zieht nichts und beendet damit den Zug.
rule-end-1 = Wer als Letztes übrig ist, gewinnt sofort, egal wer gerade am Zug ist.

## Exploding Kittens

rule-ek-1 = Ein Exploding Kitten wird sofort gezeigt, wenn es gezogen wird. Mit einer Entschärfung überlebst du und steckst das Kitten heimlich in beliebiger Tiefe in den Stapel zurück; ohne bist du raus. Könnten dich mehrere Karten retten, suchst du dir eine aus.
rule-ek-2 = Wer im eigenen Zug entschärft, beendet damit diesen Zug, aber nur einen, wenn noch mehrere zu machen sind.
rule-ek-3 = Wer raus ist, verliert alle Züge, die noch offen waren, und die nächste Person macht einen Zug. Passiert es im Zug einer anderen Person, geht dieser Zug weiter.
rule-ek-4 = Wer ausscheidet, legt die Karten auf den Ablagestapel, das Kitten obenauf. Bei „Kompakt“ bleibt die Hand verdeckt vor der Person liegen: geheim und aus dem Spiel, aber alle können sie zählen.
rule-ek-5 = Weder Kittens noch Entschärfungen lassen sich mit „Nö!“ stoppen.

## Imploding Kittens

rule-ik-1 = Ein verdeckt gezogenes Imploding Kitten kommt aufgedeckt in den Stapel zurück, in einer heimlich gewählten Tiefe. Das kostet keine Entschärfung, und der Zug ist vorbei.
rule-ik-2 = Aufgedeckt gezogen ist ein Imploding Kitten tödlich: keine Entschärfung, kein „Nö!“ und keine Gottkatze hilft.
rule-ik-3 = Liegt ein Imploding Kitten aufgedeckt oben auf dem Stapel, sehen es alle, in jedem Augenblick. Wird es von einer Karte verdeckt, wissen alle, wo es liegt.
rule-ik-4 = Mischen verbirgt, wo das Imploding Kitten liegt; aufgedeckt bleibt es.
rule-ik-5 = Mit einem Streaking Kitten lässt sich kein Imploding Kitten festhalten.

## Streaking Kittens

rule-sk-1 = Mit einem Streaking Kitten auf der Hand darfst du dort ein Exploding Kitten festhalten, statt es zu entschärfen. Niemand erfährt, was du gezogen hast.
rule-sk-2 = Verlässt das Streaking Kitten deine Hand, aus welchem Grund auch immer, geht das festgehaltene Kitten sofort hoch.
rule-sk-3 = Wer ein Exploding Kitten stiehlt oder bekommt, explodiert und braucht eine Entschärfung, außer wenn die Person es selbst festhalten darf.
rule-sk-4 = Musst du ein Exploding Kitten aus der Hand auf den Ablagestapel legen, geht es hoch. Auf den Spielstapel gelegt, tut es nichts.
rule-sk-5 = Streaking und Exploding Kittens gehören nie zu fünf verschiedenen Karten und lassen sich damit auch nicht nehmen.

## Barking Kittens

rule-bk-1 = Leg ein Barking Kitten vor dich: Wer das andere hat, auf der Hand oder vor sich, spielt eine Entschärfung oder ist raus. Beide werden am Ende deines Zuges abgelegt.
rule-bk-2 = Hat niemand das andere Barking Kitten, bleibt deines aufgedeckt vor dir liegen. Spielt jemand das andere, trifft es dich.
rule-bk-3 = Wer beide Barking Kittens hat, spielt sie zusammen, gegen eine Person nach Wahl.
rule-bk-4 = Ein Barking Kitten beendet den Zug nicht und lässt sich nicht mit „Nö!“ stoppen.
rule-bk-5 = Eine Entschärfung gegen ein Barking Kitten wird abgelegt, und nichts kommt in den Stapel zurück.
rule-bk-6 = Ein Barking Kitten im Stapel, im Vorrat oder außerhalb des Spiels hat niemand.

## Armageddon und Gottkatze

rule-ag-1 = Armageddon lässt sich nur spielen, solange Gottkatze und Teufelskatze beide auf der Matte liegen. „Nö!“ hilft nur, bis sie genommen werden.
rule-ag-2 = Wer Armageddon spielt, sieht sich beide Katzen an und legt verdeckt eine vor sich und eine vor eine andere Person. Diese behält oder tauscht, ohne hinzusehen, dann werden beide aufgedeckt.
rule-ag-3 = Wer die Gottkatze hat, nimmt sie auf die Hand. Wer die Teufelskatze hat, verbraucht eine Entschärfung oder ist raus; die Teufelskatze kehrt auf die Matte zurück.
rule-ag-4 = Der aktuelle Zug der Person, die Armageddon gespielt hat, endet ohne Ziehen: einer, wenn mehrere zu machen sind.
rule-gc-1 = In deinem eigenen Zug kann die Gottkatze jede Karte dieses Spiels sein außer „Nö!“ und Kittens: allein, in einer Kombination (nie mit „Nö!“) oder als rettende Entschärfung.
rule-gc-2 = Nach dem Einsatz kehrt die Gottkatze auf die Matte zurück, auch wenn ein „Nö!“ sie stoppt. Ebenso, wenn die Person ausscheidet, die sie hat.
rule-gc-3 = Alle sehen, wer die Gottkatze hat, und wer dort eine zufällige Karte stehlen darf, kann sie sich greifen.

## Reaktionen

rule-no-1 = Ein „Nö!“ stoppt eine Aktion oder Kombination, bevor sie wirkt, aber kein Kitten und keine Entschärfung. Wer noch im Spiel ist, darf es jederzeit spielen, nur nicht gegen die eigene letzte Karte.
rule-no-2 = Auch ein „Nö!“ lässt sich mit „Nö!“ stoppen, und so weiter: Bei gerader Anzahl passiert die Aktion.
rule-no-3 = Was mit „Nö!“ gestoppt wurde, bleibt auf dem Ablagestapel, und der Zug geht weiter: weiterspielen oder ziehen.
rule-no-4 = Eine gestoppte Karte tut rein gar nichts: Ein gestoppter Angriff oder ein gestopptes „Hops!“ beendet den Zug nicht.
rule-no-5 = Wer zuerst reagiert, gewinnt. Wer sonst hätte reagieren können, geht niemanden etwas an.
rule-now-1 = „Verändere die Zukunft (3x) JETZT“ lässt sich jederzeit spielen, auch wenn gerade jemand anders ziehen will oder solange eine Aktion noch mit „Nö!“ gestoppt werden kann, nur nicht, während eine Aktion ausgeführt wird. Eine wartende Aktion kann danach von Neuem gestoppt werden.
rule-now-2 = „Verändere die Zukunft (3x) JETZT“ ändert nichts daran, wer am Zug ist. Wer gerade ziehen wollte, entscheidet neu.
rule-now-3 = „Verändere die Zukunft (3x) JETZT“ lässt sich mit „Nö!“ stoppen.

## Angriffe und Hops!

rule-atk-1 = Angriff: Deine Züge enden, ohne dass du ziehst, und die nächste Person muss zwei machen.
rule-atk-2 = Ohne Stapeln: Wer angegriffen wurde und selbst angreift, beendet alle eigenen Züge, und das nächste Opfer muss zwei machen. Mit Barking Kittens kommen nur Züge dazu, die von einem Persönlichen Angriff übrig sind.
rule-atk-3 = Mit Stapeln: Wer angegriffen wurde und selbst angreift, gibt die restlichen Züge, den aktuellen mitgezählt, plus zwei weiter. Wer sofort selbst angreift, gibt also vier weiter.
rule-atk-4 = Gezielter Angriff: wie ein Angriff, auf eine Person deiner Wahl, und von dort geht es weiter. Bei Recipes for Disaster, und sonst mit der Option „Gezielte Angriffe kehren zurück“, kommt die Reihe danach zur angreifenden Person zurück.
rule-atk-5 = Persönlicher Angriff: Du musst drei Züge machen, diesen mitgezählt. Mit Stapeln kommen die restlichen Züge eines früheren Angriffs dazu.
rule-skp-1 = „Hops!“ beendet einen Zug, ohne zu ziehen.
rule-skp-2 = „Super-Hops!“ beendet alle Züge, die noch zu machen sind.
rule-rev-1 = „Umgekehrt“ dreht die Spielrichtung um und beendet einen Zug, ohne zu ziehen. Zu zweit wirkt es wie „Hops!“.
rule-dfb-1 = „Ziehe von unten“ beendet den Zug mit der untersten Karte des Stapels. Es gilt alles, was beim Ziehen passieren kann.

## Die übrigen Karten

rule-fav-1 = Wunsch: Eine Person deiner Wahl, die Karten hat, gibt dir eine, die sie selbst aussucht.
rule-shf-1 = Mischen: Der Spielstapel wird gemischt.
rule-stf-1 = Blick in die Zukunft: Sieh dir die obersten Karten an, so viele, wie die Karte sagt oder wie da sind, und lass sie in ihrer Reihenfolge.
rule-stf-2 = Enthülle die Zukunft: Alle sehen die obersten drei Karten.
rule-stf-3 = Verändere die Zukunft: Sieh dir die obersten Karten an und leg sie in beliebiger Reihenfolge zurück.
rule-stf-4 = Teile die Zukunft: Ordne die obersten drei Karten, dann sieht die nächste Person, wie sie liegen.
rule-swp-1 = Oben und unten tauschen: Die oberste und die unterste Karte des Stapels tauschen ungesehen die Plätze.
rule-gar-1 = Müllsammlung: Alle, die Karten haben, legen gleichzeitig und geheim eine nach Wahl verdeckt auf den Stapel. Kittens, die dadurch hochgehen, werden erledigt; dann wird der Stapel gemischt.
rule-pot-1 = Mitbring-Party: In Spielrichtung, angefangen mit der Person, die sie spielt, legen alle, die Karten haben, eine verdeckt oben auf den Stapel. Gemischt wird nicht.
rule-cat-1 = Katzombombe: Alle Exploding Kittens kommen aus dem Stapel, der Rest wird gemischt, und die Kittens kommen obendrauf. Ein Zug endet, ohne zu ziehen; ein Imploding Kitten wird mit dem Rest gemischt.
rule-mrk-1 = Markieren: Eine zufällige unmarkierte Karte aus der Hand einer Person deiner Wahl sehen alle, bis sie gespielt wird oder die Hand verlässt. Von mehreren Karten einer Sorte sucht sich die Person aus, welche sie hergibt.
rule-bur-1 = „Vergraben“ beendet den Zug: Zieh die oberste Karte, sieh sie dir an und steck sie heimlich in beliebiger Tiefe zurück. Ein Kitten tut dabei nichts.
rule-bur-2 = „Vergraben“ lässt sich nicht spielen, wenn „Das nehm ich“ vor dir liegt.
rule-itt-1 = „Das nehm ich“ liegt vor einer Person deiner Wahl, bei der noch keine solche Karte liegt: Die nächste Karte, die sie zieht, gehört dir.
rule-itt-2 = Ist diese Karte ein Exploding Kitten, entschärfst du es oder bist raus. Danach ist der Zug der Person vorbei, die gezogen hat.
rule-itt-3 = Ein überreichtes Imploding Kitten wirkt auf die Person, die es bekommt. Scheidet aus, wer „Das nehm ich“ gespielt oder vor sich liegen hat, wird die Karte abgelegt.
rule-top-1 = Turm der Macht: Wer ihn spielt, trägt die Krone und hütet sechs ungesehene Karten, den Vorrat. Wer aus dieser Hand eine Karte nehmen würde, selbst wenn sie leer ist, nimmt stattdessen eine zufällige aus dem Vorrat, bis er leer ist; wer die Krone trägt, darf das nie.
rule-top-2 = Der Turm der Macht bleibt bei der Person, die ihn trägt. Scheidet sie aus, kommen Vorrat und Turm auf den Ablagestapel.
rule-rhk-1 = „Höllenlärm“ beendet den Zug: Zieh die unterste Karte und nimm sie auf die Hand, oder leg sie verdeckt oben auf den Stapel; dann geht nichts hoch.

## Wer blind ist

rule-cb-1 = Fluch des Katzenpopos: Eine Person deiner Wahl ist blind. Ihre Hand liegt verdeckt, und sie darf sie nicht ansehen, bis sie eine Karte gezogen hat, ohne zu explodieren.
rule-cb-2 = Wer blind eine Karte spielen will, deckt eine zufällige auf: Geht es, wird sie gespielt, sonst ist sie verloren. Keine Kombinationen, kein „Nö!“.
rule-cb-3 = Blind explodieren: Zufällige Karten werden aufgedeckt und sind verloren, bis eine Entschärfung erscheint, die auch die Blindheit beendet, oder die Hand leer ist.
rule-cb-4 = Ein blind aufgedecktes Exploding Kitten geht ebenfalls hoch. Genauso ein festgehaltenes, wenn das Streaking Kitten auf diese Art verloren geht.
rule-cb-5 = Eine Karte, die du blind bekommst, darfst du einmal ansehen; dann wird sie untergemischt.
rule-cb-6 = Eine markierte Karte sehen alle außer der blinden Person, der sie gehört.
rule-cb-7 = Wird von einer blinden Person eine bestimmte Karte verlangt, wird ihre Hand danach durchsucht. Soll sie eine Karte aussuchen, entscheidet der Zufall; sie darf sie ansehen, bevor sie weggeht.
rule-cb-8 = Wer blind ist und „Das nehm ich“ vor sich hat, sieht die gezogene Karte, bevor sie weitergegeben wird, und ist nicht mehr blind.
rule-cb-9 = Gegen ein Barking Kitten deckt eine blinde Person Karten auf, bis eine Entschärfung erscheint. Ist alles geklärt, sehen sich beide Beteiligten ihre Hand an. Wer blind eines aufdeckt und das andere hat, spielt beide und sucht sich das Ziel aus.
rule-cb-10 = Karten aus dem Vorrat werden erst auf einer blinden Hand blind.

## Kombinationen

rule-com-1 = Pärchen: Zwei gleiche Karten stehlen einer Person deiner Wahl eine zufällige Karte. Im normalen Spiel genügen zwei beliebige Karten mit demselben Titel; mit der Option „Kombinationen: nur Katzen“ müssen es Katzen sein.
rule-com-2 = Drilling: Mit drei gleichen Karten nennst du eine Karte. Die gewählte Person gibt sie dir, wenn sie sie hat; sonst gehst du leer aus.
rule-com-3 = Fünf verschiedene: Mit fünf verschiedenen Titeln nimmst du dir eine beliebige Karte aus dem Ablagestapel. Nur in der Originalen Edition und ihren Erweiterungen.
rule-com-4 = Eine Streuner-Katze gilt in einer Kombination als jede einfache Katze und sonst als nichts. Auch zwei oder drei Streuner-Katzen sind ein Pärchen oder ein Drilling.
rule-com-5 = Kittens gehören nie zu einer Kombination.
rule-com-6 = Ein „Nö!“ stoppt eine Kombination als Ganzes.

## Was alle wissen

rule-col-1 = Ist „Umgekehrt“ im Spiel, wird die Spielrichtung jederzeit angezeigt.
rule-inf-1 = Öffentlich ist: wer am Zug ist, wie viele Züge noch zu machen sind, die Richtung, wer noch lebt, die Größe der Hände und Stapel, der ganze Ablagestapel, ausliegende Karten, markierte Karten, wer die Gottkatze hat, und jede gespielte Karte.
rule-inf-2 = Privat ist: deine Hand, was du vom Stapel gesehen hast, wohin du ein Kitten gesteckt hast, was du gezogen hast und was du gegeben oder genommen hast; Letzteres wissen die zwei Beteiligten.
rule-inf-3 = Niemand kennt den Rest des Stapels, den Vorrat oder die Karten, die beim schnellen Spiel entfernt wurden.
rule-inf-4 = Niemand erfährt mehr, als vom eigenen Platz aus zu wissen ist, auf keinem Weg: nicht durch Worte, nicht durch Fragen, nicht durch Wartezeiten.
rule-inf-5 = Erinnern ist erlaubt: Was du über den Stapel und die anderen Hände noch sicher wissen kannst, wird für dich gemerkt, bis Mischen oder ein fremdes Geheimnis es unsicher macht.

## Rezepte

rule-rcp-1 = Ein Rezept nennt seine Karten und ihre Anzahl, die Karten und Entschärfungen, die alle bekommen, für wie viele es gedacht ist, und Regeloptionen.
rule-rcp-2 = Ein Rezept, das sich nicht spielen lässt, wird abgelehnt, und alle Gründe werden auf einmal genannt.
rule-rcp-3 = Ein eigenes Rezept braucht genug tödliche Kittens, damit am Ende nur eine Person übrig bleibt, genug Entschärfungen und Karten zum Austeilen, beide Barking Kittens oder keines, für Armageddon die Gottkatze und die Teufelskatze und für einen Turm der Macht sechs Karten als Vorrat.

## Party Pack

rule-pty-1 = Party Pack: Zu zweit oder zu dritt spielt ihr mit den Karten mit Pfote, zu viert bis siebt mit denen ohne, zu acht bis zehnt mit allen. Kittens kommen zuerst beiseite, mit oder ohne Pfote; alle bekommen eine Entschärfung, die übrigen dieses Teils kommen in den Stapel, und je sieben Karten werden ausgeteilt.
rule-pty-2 = Party Pack: Angriffe addieren sich, zwei oder drei Karten mit gleichem Titel sind eine Kombination, fünf verschiedene Karten sind keine, nach einem gezielten Angriff geht es vom Opfer aus weiter, und die Karten ausgeschiedener Personen werden abgelegt.
