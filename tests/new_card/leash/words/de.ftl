card-leash = Leine
    .several = Leinen
    .text = Vor jemanden legen, der als Nächstes die unterste Karte zieht.
    .exactly = Die Karte liegt vor einer anderen Person. Deren nächste Karte kommt von unten aus dem Spielstapel; danach kommt die Leine auf den Ablagestapel (LSH-1).
rule-lsh-1 = Leine: Sie liegt vor einer anderen Person, deren nächste Karte von unten aus dem Stapel kommt.
