### Was geschehen ist, je Ereignis ein Satz.
###
### $who und $other sind Namen, die nie gebeugt werden. Ist eine der Personen die lesende, gibt es eine eigene
### Nachricht: -you, wenn sie $who ist, -to-you, wenn sie $other ist.
### $card, $named und $rest sind Kartentitel ohne Artikel; $cards, $row und $set sind Listen davon
### („2 Angriffe, Tacocat“; „Hops!, Nö!, Angriff“ in dieser Reihenfolge; „Tacocat + Streuner-Katze“).
### Eine Nachricht auf -unseen erzählt von einer Karte, die man nicht kennen darf.
### Titel stehen in Anführungszeichen, Listen in Klammern, denn „Nö!“ und „Hops!“ bringen ihr Ausrufezeichen mit.

## Beginn

event-begins-with = { $who } beginnt mit: { $cards }.
event-begins-with-you = Du beginnst mit: { $cards }.
event-begins-empty = { $who } beginnt ohne Karten.
event-begins-empty-you = Du beginnst ohne Karten.
event-dealt = { $who } bekommt ausgeteilt: { $cards }.
event-dealt-you = Du bekommst ausgeteilt: { $cards }.
event-dealt-unseen = { $number ->
    [one] { $who } bekommt eine Karte ausgeteilt.
   *[other] { $who } bekommt { $number } Karten ausgeteilt.
}
event-dealt-unseen-you = { $number ->
    [one] Du bekommst eine Karte ausgeteilt.
   *[other] Du bekommst { $number } Karten ausgeteilt.
}

## Züge

# $number ist mindestens 2
event-turn-began = { $who } muss { $number } Züge machen.
event-turn-began-you = Du musst { $number } Züge machen.
event-owes = { $number ->
    [one] { $who } muss noch einen Zug machen, diesen hier.
   *[other] { $who } muss { $number } Züge machen, diesen mitgezählt.
}
event-owes-you = { $number ->
    [one] Du musst noch einen Zug machen, diesen hier.
   *[other] Du musst { $number } Züge machen, diesen mitgezählt.
}
event-reversed-clockwise = Jetzt geht es im Uhrzeigersinn weiter.
event-reversed-counterclockwise = Jetzt geht es gegen den Uhrzeigersinn weiter.

## Gespielte Karten

event-played = { $who } spielt „{ $card }“.
event-played-you = Du spielst „{ $card }“.
event-played-at = { $who } spielt „{ $card }“ gegen { $other }.
event-played-at-you = Du spielst „{ $card }“ gegen { $other }.
event-played-at-to-you = { $who } spielt „{ $card }“ gegen dich.
event-played-godcat = { $who } spielt die Gottkatze als „{ $card }“.
event-played-godcat-you = Du spielst die Gottkatze als „{ $card }“.
event-played-godcat-at = { $who } spielt die Gottkatze als „{ $card }“ gegen { $other }.
event-played-godcat-at-you = Du spielst die Gottkatze als „{ $card }“ gegen { $other }.
event-played-godcat-at-to-you = { $who } spielt die Gottkatze als „{ $card }“ gegen dich.
# Ein Pärchen
event-played-pair = { $who } spielt ein Pärchen ({ $set }), um { $other } eine Karte zu stehlen.
event-played-pair-you = Du spielst ein Pärchen ({ $set }), um { $other } eine Karte zu stehlen.
event-played-pair-to-you = { $who } spielt ein Pärchen ({ $set }), um dir eine Karte zu stehlen.
# Ein Drilling; $named ist die verlangte Karte
event-played-triple = { $who } spielt einen Drilling ({ $set }) und verlangt von { $other } die Karte „{ $named }“.
event-played-triple-you = Du spielst einen Drilling ({ $set }) und verlangst von { $other } die Karte „{ $named }“.
event-played-triple-to-you = { $who } spielt einen Drilling ({ $set }) und verlangt von dir die Karte „{ $named }“.
# Fünf verschiedene Karten; $named ist die Karte, die aus dem Ablagestapel genommen werden soll
event-played-five = { $who } spielt fünf verschiedene Karten ({ $set }), um die Karte „{ $named }“ aus dem Ablagestapel zu nehmen.
event-played-five-you = Du spielst fünf verschiedene Karten ({ $set }), um die Karte „{ $named }“ aus dem Ablagestapel zu nehmen.
event-played-both-barking = { $who } spielt beide Barking Kittens gegen { $other }!
event-played-both-barking-you = Du spielst beide Barking Kittens gegen { $other }!
event-played-both-barking-to-you = { $who } spielt beide Barking Kittens gegen dich!

## Nö!

event-noped = { $who }: Nö!
event-noped-you = Du: Nö!
# Ein Nö!, das auf ein Nö! antwortet
event-noped-again = { $who }: Nö! zu diesem Nö!
event-noped-again-you = Du: Nö! zu diesem Nö!
# $who hat die Karte gespielt, die gestoppt wird
event-cancelled = „{ $card }“ von { $who } wird gestoppt.
event-cancelled-you = Deine Karte „{ $card }“ wird gestoppt.
event-cancelled-pair = Das Pärchen von { $who } wird gestoppt.
event-cancelled-pair-you = Dein Pärchen wird gestoppt.
event-cancelled-triple = Der Drilling von { $who } wird gestoppt.
event-cancelled-triple-you = Dein Drilling wird gestoppt.
event-cancelled-five = Die fünf verschiedenen Karten von { $who } werden gestoppt.
event-cancelled-five-you = Deine fünf verschiedenen Karten werden gestoppt.

## Ziehen

event-drew = { $who } zieht „{ $card }“.
event-drew-you = Du ziehst „{ $card }“.
event-drew-unseen = { $who } zieht eine Karte.
event-drew-unseen-you = Du ziehst eine Karte, ohne sie zu sehen.
event-drew-bottom = { $who } zieht von unten „{ $card }“.
event-drew-bottom-you = Du ziehst von unten „{ $card }“.
event-drew-bottom-unseen = { $who } zieht die unterste Karte des Stapels.
event-drew-bottom-unseen-you = Du ziehst die unterste Karte des Stapels, ohne sie zu sehen.
event-drew-nothing = Der Stapel ist leer: { $who } zieht nichts.
event-drew-nothing-you = Der Stapel ist leer: Du ziehst nichts.
# Gezogen, um sie erst anzusehen (Vergraben, Höllenlärm)
event-looked = { $who } sieht sich die oberste Karte des Stapels an: „{ $card }“.
event-looked-you = Du siehst dir die oberste Karte des Stapels an: „{ $card }“.
event-looked-unseen = { $who } sieht sich die oberste Karte des Stapels an.
event-looked-unseen-you = Du nimmst die oberste Karte des Stapels, ohne sie zu sehen.
event-looked-bottom = { $who } sieht sich die unterste Karte des Stapels an: „{ $card }“.
event-looked-bottom-you = Du siehst dir die unterste Karte des Stapels an: „{ $card }“.
event-looked-bottom-unseen = { $who } sieht sich die unterste Karte des Stapels an.
event-looked-bottom-unseen-you = Du nimmst die unterste Karte des Stapels, ohne sie zu sehen.
# Die Karte von Höllenlärm kommt auf die Hand
event-took-looked-at = { $who } nimmt sie auf die Hand: „{ $card }“.
event-took-looked-at-you = Du nimmst sie auf die Hand: „{ $card }“.
event-took-looked-at-unseen = { $who } nimmt diese Karte auf die Hand.
event-took-looked-at-unseen-you = Du nimmst diese Karte auf die Hand.
# Die Karte von Höllenlärm kommt nach oben
event-put-on-top = { $who } legt sie oben auf den Spielstapel: „{ $card }“.
event-put-on-top-you = Du legst sie oben auf den Spielstapel: „{ $card }“.
event-put-on-top-unseen = { $who } legt diese Karte oben auf den Spielstapel.
event-put-on-top-unseen-you = Du legst diese Karte oben auf den Spielstapel.
# Das nehm ich: Sie gehört $who, gezogen hat $other
event-took-over = { $who } bekommt, was { $other } zieht: „{ $card }“.
event-took-over-you = Du bekommst, was { $other } zieht: „{ $card }“.
event-took-over-to-you = { $who } bekommt, was du ziehst: „{ $card }“.
event-took-over-unseen = { $who } bekommt die Karte, die { $other } zieht.
event-took-over-unseen-you = Du bekommst die Karte, die { $other } zieht.
event-took-over-unseen-to-you = { $who } bekommt die Karte, die du ziehst.

## Was hochgeht

event-showed = { $who } deckt ein { $card } auf!
event-showed-you = Du deckst ein { $card } auf!
event-showed-imploding = { $who } zeigt das Imploding Kitten: Es kommt aufgedeckt zurück.
event-showed-imploding-you = Du zeigst das Imploding Kitten: Es kommt aufgedeckt zurück.
event-showed-imploding-up = { $who } erwischt das aufgedeckte Imploding Kitten!
event-showed-imploding-up-you = Du erwischst das aufgedeckte Imploding Kitten!
# $card ist, was hochgegangen ist
event-defused = { $who } spielt eine Entschärfung gegen „{ $card }“ und überlebt.
event-defused-you = Du spielst eine Entschärfung gegen „{ $card }“ und überlebst.
event-defused-with-godcat = { $who } spielt die Gottkatze gegen „{ $card }“ und überlebt.
event-defused-with-godcat-you = Du spielst die Gottkatze gegen „{ $card }“ und überlebst.
event-held = { $who } hält das Exploding Kitten heimlich fest, dem Streaking Kitten sei Dank.
event-held-you = Du hältst das Exploding Kitten heimlich fest, deinem Streaking Kitten sei Dank.
event-exploded = { $who } explodiert und ist raus.
event-exploded-you = Du explodierst und bist raus.
event-exploded-discarding = { $who } explodiert und ist raus. Auf den Ablagestapel kommen: { $cards }.
event-exploded-discarding-you = Du explodierst und bist raus. Auf den Ablagestapel kommen: { $cards }.
event-imploded = { $who } implodiert und ist raus.
event-imploded-you = Du implodierst und bist raus.
event-imploded-discarding = { $who } implodiert und ist raus. Auf den Ablagestapel kommen: { $cards }.
event-imploded-discarding-you = Du implodierst und bist raus. Auf den Ablagestapel kommen: { $cards }.
event-won = { $who } gewinnt die Partie!
event-won-you = Du hast gewonnen!

## Zurücklegen

# $number Karten liegen darüber, mindestens eine
event-put-back = { $number ->
    [one] { $who } steckt „{ $card }“ unter die oberste Karte zurück.
   *[other] { $who } steckt „{ $card }“ unter die obersten { $number } Karten zurück.
}
event-put-back-you = { $number ->
    [one] Du steckst „{ $card }“ unter die oberste Karte zurück.
   *[other] Du steckst „{ $card }“ unter die obersten { $number } Karten zurück.
}
event-put-back-on-top = { $who } legt „{ $card }“ oben auf den Spielstapel zurück.
event-put-back-on-top-you = Du legst „{ $card }“ oben auf den Spielstapel zurück.
# Die Karte ist bekannt, ihr Platz nicht
event-put-back-somewhere = { $who } steckt „{ $card }“ irgendwo in den Spielstapel zurück.
event-put-back-somewhere-you = Du steckst „{ $card }“ irgendwo in den Spielstapel zurück.
event-put-back-unseen = { $who } steckt die Karte irgendwo in den Spielstapel zurück.
event-put-back-unseen-you = Du steckst die Karte irgendwo in den Spielstapel zurück.

## Der Spielstapel

event-peeked = { $number ->
    [one] { $who } sieht die oberste Karte ({ $row }).
   *[other] { $who } sieht die obersten { $number } Karten ({ $row }).
}
event-peeked-you = { $number ->
    [one] Du siehst die oberste Karte ({ $row }).
   *[other] Du siehst die obersten { $number } Karten ({ $row }).
}
event-peeked-unseen = { $who } sieht sich an, was oben auf dem Spielstapel liegt.
event-peeked-unseen-you = Du siehst dir an, was oben auf dem Spielstapel liegt.
event-reordered = { $who } legt sie in dieser Reihenfolge zurück ({ $row }).
event-reordered-you = Du legst sie in dieser Reihenfolge zurück ({ $row }).
event-reordered-unseen = { $number ->
    [one] { $who } legt die oberste Karte zurück.
   *[other] { $who } legt die obersten { $number } Karten in frei gewählter Reihenfolge zurück.
}
event-reordered-unseen-you = { $number ->
    [one] Du legst die oberste Karte zurück.
   *[other] Du legst die obersten { $number } Karten in frei gewählter Reihenfolge zurück.
}
event-shuffled = Der Spielstapel wird gemischt.
event-swapped = Die oberste und die unterste Karte des Stapels tauschen die Plätze.
event-catomic = { $number ->
    [one] Der Stapel wird gemischt, und sein Exploding Kitten liegt jetzt obenauf!
   *[other] Der Stapel wird gemischt, und seine { $number } Exploding Kittens liegen jetzt obenauf!
}
event-catomic-none = Im Stapel ist kein Exploding Kitten.
event-put-on-pile = { $who } legt „{ $card }“ auf den Spielstapel.
event-put-on-pile-you = Du legst „{ $card }“ auf den Spielstapel.
event-put-on-pile-unseen = { $who } legt eine Karte auf den Spielstapel.
event-put-on-pile-unseen-you = Du legst eine Karte auf den Spielstapel, ohne sie zu sehen.
event-put-on-mat = { $who } legt die Gottkatze auf die Matte.
event-put-on-mat-you = Du legst die Gottkatze auf die Matte.
event-surfaced = Das Imploding Kitten liegt aufgedeckt oben auf dem Stapel!

## Von Hand zu Hand

event-gave = { $who } gibt { $other } die Karte „{ $card }“.
event-gave-you = Du gibst { $other } die Karte „{ $card }“.
event-gave-to-you = { $who } gibt dir die Karte „{ $card }“.
event-gave-unseen = { $who } gibt { $other } eine Karte.
event-gave-unseen-you = Du gibst { $other } eine Karte, ohne sie zu sehen.
event-gave-unseen-to-you = { $who } gibt dir eine Karte.
event-stole = { $who } nimmt { $other } die Karte „{ $card }“ weg.
event-stole-you = Du nimmst { $other } die Karte „{ $card }“ weg.
event-stole-to-you = { $who } nimmt dir die Karte „{ $card }“ weg.
event-stole-unseen = { $who } nimmt { $other } eine Karte weg.
event-stole-unseen-you = Du nimmst { $other } eine Karte weg.
event-stole-unseen-to-you = { $who } nimmt dir eine Karte weg.
# Von $who wurde $card vergeblich verlangt
event-found-none = { $who } hat diese Karte nicht: „{ $card }“.
event-found-none-you = Du hast diese Karte nicht: „{ $card }“.
# $other trägt die Krone
event-took-stored = Der Turm der Macht beschützt { $other }. { $who } nimmt „{ $card }“ aus dem Vorrat.
event-took-stored-you = Der Turm der Macht beschützt { $other }. Du nimmst „{ $card }“ aus dem Vorrat.
event-took-stored-to-you = Der Turm der Macht beschützt dich. { $who } nimmt „{ $card }“ aus dem Vorrat.
event-took-stored-unseen = Der Turm der Macht beschützt { $other }. { $who } nimmt eine Karte aus dem Vorrat.
event-took-stored-unseen-you = Der Turm der Macht beschützt { $other }. Du nimmst eine Karte aus dem Vorrat.
event-took-stored-unseen-to-you = Der Turm der Macht beschützt dich. { $who } nimmt eine Karte aus dem Vorrat.
event-took-discarded = { $who } nimmt „{ $card }“ aus dem Ablagestapel.
event-took-discarded-you = Du nimmst „{ $card }“ aus dem Ablagestapel.
event-marked = Von jetzt an sehen alle diese Karte in der Hand von { $who }: „{ $card }“.
event-marked-you = Von jetzt an sehen alle diese Karte in deiner Hand: „{ $card }“.
event-marked-unseen = Eine Karte in der Hand von { $who } wird nach außen gedreht; die anderen sehen sie.
event-marked-unseen-you = Eine Karte in deiner Hand wird nach außen gedreht; die anderen sehen sie.

## Wer blind ist

event-went-blind = { $who } ist blind: Alle Karten dieser Hand liegen verdeckt, bis das Ziehen einmal gut ausgeht.
event-went-blind-you = Du bist blind: Deine Karten liegen verdeckt, bis das Ziehen einmal gut ausgeht.
event-saw-again = { $who } sieht alle Karten wieder ({ $cards }).
event-saw-again-you = Du siehst deine Karten wieder ({ $cards }).
event-saw-again-unseen = { $who } ist nicht mehr blind.
event-saw-again-unseen-you = Du bist nicht mehr blind.
event-turned-over = { $who } deckt blind eine Karte auf: „{ $card }“.
event-turned-over-you = Du deckst blind eine Karte auf: „{ $card }“.

## Was vor jemandem liegt

event-laid-barking = Vor { $who } liegt ein Barking Kitten.
event-laid-barking-you = Vor dir liegt ein Barking Kitten.
# Das nehm ich liegt vor $who und gehört $other
event-laid-own = „{ $card }“ bleibt vor { $who } liegen.
event-laid-own-you = „{ $card }“ bleibt vor dir liegen.
event-laid-before = „{ $card }“ von { $other } liegt vor { $who }.
event-laid-before-you = „{ $card }“ von { $other } liegt vor dir.
event-laid-before-to-you = Deine Karte „{ $card }“ liegt vor { $who }.
event-laid = „{ $card }“ liegt vor { $who }: Die nächste dort gezogene Karte bekommt { $other }.
event-laid-you = „{ $card }“ liegt vor dir: Die nächste Karte, die du ziehst, bekommt { $other }.
event-laid-to-you = „{ $card }“ liegt vor { $who }: Die nächste dort gezogene Karte bekommst du.
event-cleared = Die Karte vor { $who } wird abgelegt: „{ $card }“.
event-cleared-you = Die Karte vor dir wird abgelegt: „{ $card }“.
event-cleared-tower = Der Turm der Macht vor { $who } wird mit seinem Vorrat abgelegt.
event-cleared-tower-you = Der Turm der Macht vor dir wird mit seinem Vorrat abgelegt.
event-crowned = { $number ->
    [one] { $who } trägt die Krone und hütet einen Vorrat von einer Karte.
   *[other] { $who } trägt die Krone und hütet einen Vorrat von { $number } Karten.
}
event-crowned-you = { $number ->
    [one] Du trägst die Krone und hütest einen Vorrat von einer Karte.
   *[other] Du trägst die Krone und hütest einen Vorrat von { $number } Karten.
}

## Armageddon

# $card liegt vor $other, $rest vor $who
event-assigned = { $who } legt „{ $card }“ vor { $other } und „{ $rest }“ vor sich selbst.
event-assigned-you = Du legst „{ $card }“ vor { $other } und „{ $rest }“ vor dich selbst.
event-assigned-to-you = { $who } legt „{ $card }“ vor dich und „{ $rest }“ vor sich selbst.
event-assigned-unseen = Gottkatze und Teufelskatze liegen verdeckt: eine vor { $other }, eine vor { $who }.
event-assigned-unseen-you = Gottkatze und Teufelskatze liegen verdeckt: eine vor { $other }, eine vor dir.
event-assigned-unseen-to-you = Gottkatze und Teufelskatze liegen verdeckt: eine vor dir, eine vor { $who }.
event-kept = { $who } behält die Karte, die dort liegt.
event-kept-you = Du behältst die Karte, die dort liegt.
event-exchanged = { $who } tauscht die beiden Karten.
event-exchanged-you = Du tauschst die beiden Karten.
event-got-godcat = { $who } bekommt die Gottkatze.
event-got-godcat-you = Du bekommst die Gottkatze.
event-got-devilcat = { $who } bekommt die Teufelskatze!
event-got-devilcat-you = Du bekommst die Teufelskatze!
event-claimed-back = Die Gottkatze kehrt auf die Matte zurück.
