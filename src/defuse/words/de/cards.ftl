### Die Karten. Zu jeder Art:
###   der Wert      ihr Titel, wie er allein in Sätzen steht, ohne Artikel
###   .several      der Titel für mehr als eine („2 Angriffe“); darf auch der Titel selbst sein
###   .text         was sie tut, in einer kurzen Zeile (etwa 50 Zeichen)
###   .exactly      wie genau, in zwei bis fünf Sätzen, mit den Kennungen ihrer Regeln in Klammern

# Eine Karte, die nicht bekannt sein darf, für sich allein.
card-unknown = Karte
    .several = Karten
# Ein Imploding Kitten, das aufgedeckt im Stapel liegt.
card-imploding-kitten-up = Imploding Kitten (aufgedeckt)
    .several = Imploding Kittens (aufgedeckt)
# Mehr als eine Karte einer Art. $number (Zahl), $cards: das .several der Karte
card-counted = { $number } { $cards }

## Kittens

card-exploding-kitten = Exploding Kitten
    .several = Exploding Kittens
    .text = Wer es zieht, braucht eine Entschärfung oder ist raus.
    .exactly = Gezogen wird es sofort gezeigt (EK-1). Mit einer Entschärfung überlebst du und steckst das Kitten heimlich in beliebiger Tiefe in den Spielstapel zurück; dein aktueller Zug ist vorbei, aber nur dieser eine, wenn du mehrere machen musst (EK-2). Ohne Entschärfung bist du raus, und alle deine offenen Züge verfallen (EK-3); deine Karten kommen auf den Ablagestapel oder bleiben bei „Kompakt“ geheim (EK-4). Kein „Nö!“ hält es auf (EK-5).

card-imploding-kitten = Imploding Kitten
    .several = Imploding Kittens
    .text = Kommt erst aufgedeckt zurück; dann ist es tödlich.
    .exactly = Verdeckt gezogen kommt es aufgedeckt in den Stapel zurück, in einer heimlich gewählten Tiefe; das kostet keine Entschärfung, und der Zug ist vorbei (IK-1). Aufgedeckt gezogen ist es tödlich: Da hilft weder Entschärfung noch „Nö!“ noch Gottkatze (IK-2). Liegt es aufgedeckt obenauf, sehen es alle (IK-3). Mischen verbirgt, wo es steckt, dreht es aber nicht um (IK-4). Ein Streaking Kitten kann es nicht festhalten (IK-5).

card-streaking-kitten = Streaking Kitten
    .several = Streaking Kittens
    .text = Behalte es: Es hält ein Exploding Kitten zurück.
    .exactly = Solange du es auf der Hand hast, darfst du dort heimlich ein Exploding Kitten festhalten (SK-1). Verlässt das Streaking Kitten deine Hand, geht das festgehaltene Kitten sofort hoch (SK-2). Wer dieses Kitten stiehlt oder bekommt, explodiert, außer wenn die Person es selbst festhalten darf (SK-3). Es geht hoch, wenn du es abwerfen musst, aber nicht, wenn du es auf den Spielstapel legst (SK-4). Mit fünf verschiedenen Karten können beide Kittens weder gespielt noch genommen werden (SK-5).

card-barking-kitten = Barking Kitten
    .several = Barking Kittens
    .text = Wer das andere hat, braucht eine Entschärfung.
    .exactly = Leg es vor dich und frag nach dem anderen: Wer es hat, auf der Hand oder vor sich, spielt eine Entschärfung oder ist raus (BK-1). Hat es niemand, bleibt deines vor dir liegen und wartet (BK-2). Hast du beide, spielst du sie zusammen gegen jemanden deiner Wahl (BK-3). Dein Zug geht danach weiter, und „Nö!“ hilft nicht dagegen (BK-4). Die Entschärfung ist verbraucht, und nichts kommt in den Stapel zurück (BK-5).

## Retten und aufhalten

card-defuse = Entschärfung
    .several = Entschärfungen
    .text = Rettet dich; das Kitten kommt hin, wo du willst.
    .exactly = Spiel sie, wenn ein Exploding Kitten hochgeht: Du überlebst und steckst das Kitten heimlich an eine beliebige Stelle des Stapels zurück (EK-1). Damit endet dein aktueller Zug, aber nur einer von mehreren (EK-2). Gegen Barking Kitten und Teufelskatze ist sie einfach verbraucht, und nichts kommt zurück (BK-5, AG-3). Kein „Nö!“ hält sie auf (EK-5), doch gegen ein aufgedecktes Imploding Kitten hilft sie nicht (IK-2).

card-nope = Nö!
    .several = Nö!-Karten
    .text = Stoppt eine Karte, eine Kombination oder ein „Nö!“.
    .exactly = Spiel es jederzeit, um eine Aktion zu stoppen, bevor sie wirkt, nur nicht gegen deine eigene letzte Karte und nie gegen ein Kitten oder eine Entschärfung (NO-1). Auch ein „Nö!“ lässt sich mit „Nö!“ stoppen: Bei gerader Anzahl passiert die Aktion doch (NO-2). Was gestoppt wurde, bleibt auf dem Ablagestapel, und der Zug geht weiter (NO-3, NO-4). Wer zuerst kommt, gewinnt (NO-5).

## Züge

card-attack = Angriff
    .several = Angriffe
    .text = Deine Züge enden; wer folgt, macht zwei.
    .exactly = Deine Züge enden, ohne dass du ziehst, und die nächste Person muss zwei machen (ATK-1). Ohne Stapeln sind es immer zwei (ATK-2). Mit Stapeln gibt, wer angegriffen wurde und selbst angreift, die restlichen Züge plus zwei weiter (ATK-3).

card-targeted-attack = Gezielter Angriff
    .several = Gezielte Angriffe
    .text = Deine Züge enden; jemand deiner Wahl macht zwei.
    .exactly = Wie ein Angriff, aber du bestimmst, wer die Züge machen muss, und von dort geht es weiter (ATK-4). Was von einem früheren Angriff übrig ist, wird wie beim Angriff weitergegeben (ATK-2, ATK-3). Bei Recipes for Disaster, und sonst mit der Option „Gezielte Angriffe kehren zurück“, kommt die Reihe danach zu dir zurück (ATK-4).

card-personal-attack = Persönlicher Angriff
    .several = Persönliche Angriffe
    .text = Du machst drei Züge, diesen mitgezählt.
    .exactly = Du musst drei Züge machen, den aktuellen mitgezählt (ATK-5). Mit Stapeln kommen die restlichen Züge eines früheren Angriffs noch dazu (ATK-3, ATK-5).

card-skip = Hops!
    .several = Hops!-Karten
    .text = Beende diesen Zug, ohne zu ziehen.
    .exactly = Dein aktueller Zug endet, ohne dass du ziehst (SKP-1). Musst du mehrere Züge machen, endet nur dieser eine (TURN-2).

card-super-skip = Super-Hops!
    .several = Super-Hops!-Karten
    .text = Beende alle deine Züge, ohne zu ziehen.
    .exactly = Alle Züge, die du noch machen müsstest, enden, ohne dass du ziehst (SKP-2), und die nächste Person ist dran.

card-reverse = Umgekehrt
    .several = Umgekehrt-Karten
    .text = Dreh die Richtung um und beende diesen Zug.
    .exactly = Die Spielrichtung dreht sich um, und dein aktueller Zug endet, ohne dass du ziehst; nur einer von mehreren (REV-1). Sind nur noch zwei im Spiel, wirkt die Karte wie „Hops!“ (SKP-1). Die Richtung ist immer zu sehen (COL-1).

card-draw-from-the-bottom = Ziehe von unten
    .several = Ziehe von unten
    .text = Beende diesen Zug mit der untersten Karte.
    .exactly = Du beendest deinen Zug mit der untersten Karte des Stapels statt mit der obersten (DFB-1). Es gilt alles, was beim Ziehen passieren kann: Ein Kitten geht hoch (EK-1), und „Das nehm ich“ schnappt sich die Karte (ITT-1).

## Die Karten der anderen

card-favor = Wunsch
    .several = Wünsche
    .text = Jemand gibt dir eine selbst gewählte Karte.
    .exactly = Wähl jemanden mit Karten aus: Du bekommst eine davon, aber die andere Person sucht sie aus (FAV-1). Von der Person mit der Krone bekommst du stattdessen eine Karte aus dem Vorrat (TOP-1). Wer blind ist, gibt eine zufällige Karte (CB-7).

card-mark = Markieren
    .several = Markieren-Karten
    .text = Eine Karte aus einer fremden Hand sehen nun alle.
    .exactly = Eine zufällige unmarkierte Karte aus der Hand einer Person deiner Wahl wird nach außen gedreht: Alle sehen sie, bis sie diese Hand verlässt (MRK-1). Wer sie blind auf der Hand hat, sieht sie nicht (CB-6).

card-curse-of-the-cat-butt = Fluch des Katzenpopos
    .several = Flüche des Katzenpopos
    .text = Jemand spielt blind, bis ein Ziehen gut ausgeht.
    .exactly = Eine Person deiner Wahl darf ihre Karten nicht mehr ansehen, bis sie eine gezogen hat, ohne zu explodieren (CB-1). Bis dahin kann sie nur eine zufällige Karte aufdecken, die gespielt wird, wenn das geht, und sonst verloren ist (CB-2); „Nö!“ spielen kann sie nicht. Explodiert sie blind, deckt sie Karten auf, bis eine Entschärfung erscheint (CB-3, CB-4).

card-ill-take-that = Das nehm ich
    .several = Das-nehm-ich-Karten
    .text = Du bekommst die nächste Karte, die jemand zieht.
    .exactly = Leg die Karte vor eine Person, bei der noch keine liegt: Was dort als Nächstes gezogen wird, gehört dir (ITT-1). Ist es ein Exploding Kitten, geht es bei dir hoch, und der Zug der Person, die gezogen hat, ist vorbei (ITT-2). Ein Imploding Kitten wirkt auf dich, als hättest du es gezogen; ist eine von euch beiden Personen raus, wird die Karte abgelegt (ITT-3).

card-tower-of-power = Turm der Macht
    .several = Türme der Macht
    .text = Wer dich bestiehlt, greift nur in den Vorrat.
    .exactly = Du trägst die Krone und hütest einen Vorrat aus sechs ungesehenen Karten: Wer dir eine Karte aus der Hand nehmen würde, bekommt stattdessen eine zufällige aus dem Vorrat, bis er leer ist (TOP-1). Der Turm bleibt bei dir; bist du raus, werden Vorrat und Turm abgelegt (TOP-2).

## Der Spielstapel

card-shuffle = Mischen
    .several = Mischen-Karten
    .text = Misch den Spielstapel.
    .exactly = Der Spielstapel wird gemischt (SHF-1). Was irgendwer über ihn wusste, gilt nicht mehr (INF-5); ein Imploding Kitten bleibt aufgedeckt (IK-4).

card-see-the-future-2 = Blick in die Zukunft (2x)
    .several = Blicke in die Zukunft (2x)
    .text = Sieh dir die obersten zwei Karten an.
    .exactly = Du siehst dir die obersten zwei Karten des Spielstapels an, oder die eine, die noch da ist, und lässt sie liegen, wie sie sind (STF-1). Die anderen sehen sie nicht.

card-see-the-future-3 = Blick in die Zukunft (3x)
    .several = Blicke in die Zukunft (3x)
    .text = Sieh dir die obersten drei Karten an.
    .exactly = Du siehst dir die obersten drei Karten des Spielstapels an, oder so viele, wie da sind, und lässt sie liegen, wie sie sind (STF-1). Die anderen sehen sie nicht.

card-see-the-future-5 = Blick in die Zukunft (5x)
    .several = Blicke in die Zukunft (5x)
    .text = Sieh dir die obersten fünf Karten an.
    .exactly = Du siehst dir die obersten fünf Karten des Spielstapels an, oder so viele, wie da sind, und lässt sie liegen, wie sie sind (STF-1). Die anderen sehen sie nicht.

card-reveal-the-future-3 = Enthülle die Zukunft (3x)
    .several = Enthülle die Zukunft (3x)
    .text = Zeig allen die obersten drei Karten.
    .exactly = Alle sehen die obersten drei Karten des Spielstapels, oder so viele, wie da sind; sie bleiben liegen, wie sie sind (STF-2).

card-alter-the-future-3 = Verändere die Zukunft (3x)
    .several = Verändere die Zukunft (3x)
    .text = Ordne die obersten drei Karten beliebig.
    .exactly = Du siehst dir die obersten drei Karten des Spielstapels an, oder so viele, wie da sind, und legst sie in beliebiger Reihenfolge zurück (STF-3). Die anderen sehen sie nicht.

card-alter-the-future-5 = Verändere die Zukunft (5x)
    .several = Verändere die Zukunft (5x)
    .text = Ordne die obersten fünf Karten beliebig.
    .exactly = Du siehst dir die obersten fünf Karten des Spielstapels an, oder so viele, wie da sind, und legst sie in beliebiger Reihenfolge zurück (STF-3). Die anderen sehen sie nicht.

card-alter-the-future-now-3 = Verändere die Zukunft (3x) JETZT
    .several = Verändere die Zukunft (3x) JETZT
    .text = Ordne die obersten drei Karten beliebig. Auch bevor andere ziehen.
    .exactly = Du siehst dir die obersten drei Karten an und legst sie in beliebiger Reihenfolge zurück (STF-3). Du darfst die Karte jederzeit spielen, auch wenn gerade jemand anders ziehen will, nur nicht, während eine Aktion ausgeführt wird (NOW-1). Am Zug ist weiter dieselbe Person; wer gerade ziehen wollte, entscheidet neu (NOW-2). „Nö!“ hilft dagegen (NOW-3).

card-share-the-future-3 = Teile die Zukunft (3x)
    .several = Teile die Zukunft (3x)
    .text = Ordne die obersten drei Karten beliebig. Wer nach dir kommt, sieht sie.
    .exactly = Du siehst dir die obersten drei Karten an und legst sie in beliebiger Reihenfolge zurück; danach sieht die nächste Person in Spielrichtung, wie sie liegen (STF-4).

card-swap-top-and-bottom = Oben und unten tauschen
    .several = Oben und unten tauschen
    .text = Tausch die oberste mit der untersten Karte.
    .exactly = Die oberste und die unterste Karte des Spielstapels tauschen die Plätze, und niemand sieht sie an (SWP-1).

card-garbage-collection = Müllsammlung
    .several = Müllsammlungen
    .text = Alle legen eine Karte auf den Stapel; dann mischen.
    .exactly = Alle, die Karten haben, auch du, suchen eine aus und legen sie gleichzeitig und verdeckt auf den Spielstapel; dann wird er gemischt (GAR-1). Ein Exploding Kitten, das dort landet, richtet nichts an (SK-4). Wer blind ist, legt eine zufällige Karte (CB-7).

card-catomic-bomb = Katzombombe
    .several = Katzombomben
    .text = Exploding Kittens nach oben; dieser Zug endet.
    .exactly = Alle Exploding Kittens kommen aus dem Spielstapel heraus, der Rest wird gemischt, und die Kittens kommen obendrauf (CAT-1). Dein aktueller Zug endet, ohne dass du ziehst. Imploding Kittens werden mitgemischt und bleiben, wie sie lagen.

card-bury = Vergraben
    .several = Vergraben-Karten
    .text = Zugende: Steck die oberste Karte beliebig zurück.
    .exactly = Du beendest deinen Zug, indem du die oberste Karte ziehst, sie ansiehst und heimlich in beliebiger Tiefe zurücksteckst; ein Kitten tut dabei nichts (BUR-1). Liegt „Das nehm ich“ vor dir, kannst du die Karte nicht spielen (BUR-2).

card-potluck = Mitbring-Party
    .several = Mitbring-Partys
    .text = Alle legen eine Karte auf den Stapel, du zuerst.
    .exactly = Du zuerst und dann in Spielrichtung legen alle, die Karten haben, eine davon nach Wahl verdeckt oben auf den Spielstapel, und er wird nicht gemischt (POT-1). Ein Exploding Kitten, das dort landet, richtet nichts an (SK-4). Wer blind ist, legt eine zufällige Karte (CB-7).

card-raising-heck = Höllenlärm
    .several = Höllenlärm-Karten
    .text = Unterste Karte ansehen: nehmen oder nach oben legen.
    .exactly = Du beendest deinen Zug, indem du die unterste Karte ziehst. Nimm sie auf die Hand, dann geht ein Kitten wie immer hoch; oder leg sie verdeckt oben auf den Spielstapel, dann passiert nichts (RHK-1).

## Gut und Böse

card-armageddon = Armageddon
    .several = Armageddons
    .text = Verteil Gottkatze und Teufelskatze; dieser Zug endet.
    .exactly = Nur solange Gottkatze und Teufelskatze beide auf der Matte liegen (AG-1). Du siehst sie dir an und legst verdeckt eine vor dich und eine vor eine andere Person, die ihre behält oder blind tauscht (AG-2). Die Gottkatze kommt auf die Hand; die Teufelskatze verlangt eine Entschärfung oder tötet, und sie kehrt auf die Matte zurück (AG-3). Dein aktueller Zug endet, ohne dass du ziehst (AG-4).

card-godcat = Gottkatze
    .several = Gottkatzen
    .text = In deinem Zug ist sie jede Karte außer „Nö!“.
    .exactly = In deinem eigenen Zug spielst du sie als beliebige Karte dieses Spiels außer „Nö!“ und Kittens, auch in einer Kombination oder als rettende Entschärfung (GC-1). Danach kehrt sie auf die Matte zurück, auch wenn die Person ausscheidet, die sie hat (GC-2). Alle sehen, wer sie hat, und wer stiehlt, darf sie sich greifen (GC-3).

card-devilcat = Teufelskatze
    .several = Teufelskatzen
    .text = Wer sie bekommt, braucht eine Entschärfung oder ist raus.
    .exactly = Sie liegt auf der Matte, bis ein Armageddon sie ins Spiel bringt (AG-1). Wer sie beim Aufdecken der beiden Katzen hat, verbraucht eine Entschärfung oder ist raus; danach kehrt sie auf die Matte zurück (AG-3).

## Katzen

card-feral-cat = Streuner-Katze
    .several = Streuner-Katzen
    .text = Gilt als jede Katze; zwei oder drei stehlen.
    .exactly = In einer Kombination ersetzt sie jede einfache Katze, und zwei oder drei Streuner-Katzen allein sind ein Pärchen oder ein Drilling (COM-4). Einzeln tut sie nichts. Ein Pärchen stiehlt eine zufällige Karte (COM-1), ein Drilling eine, die du nennst (COM-2).

card-tacocat = Tacocat
    .several = Tacocats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-cattermelon = Katzermelone
    .several = Katzermelonen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-hairy-potato-cat = Haarige Kartoffelkatze
    .several = Haarige Kartoffelkatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-beard-cat = Bartkatze
    .several = Bartkatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-rainbow-ralphing-cat = Regenbogen-Kotzkatze
    .several = Regenbogen-Kotzkatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-zombie-cat = Zombiekatze
    .several = Zombiekatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-horse-cat = Pferdekatze
    .several = Pferdekatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-knight-cat = Ritterkatze
    .several = Ritterkatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-mercat = Meerkatze
    .several = Meerkatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-troll-cat = Trollkatze
    .several = Trollkatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-cat-o-lantern = Kürbiskatze
    .several = Kürbiskatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-de-cat-ipated = Kopflose Katze
    .several = Kopflose Katzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-electrocat = Elektrokatze
    .several = Elektrokatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-vampire-cat = Vampirkatze
    .several = Vampirkatzen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

-cat-text = Einzeln nutzlos; zwei oder drei gleiche stehlen.
-cat-exactly = Einzeln tut sie nichts. Zwei gleiche stehlen jemandem deiner Wahl eine zufällige Karte (COM-1). Mit drei gleichen nennst du eine Karte, die dir die gewählte Person geben muss, wenn sie sie hat (COM-2). Wo fünf verschiedene Karten erlaubt sind, zählt sie als eine davon (COM-3). Eine Streuner-Katze gilt als jede dieser Katzen (COM-4).
