card-leash = Halsband
    .several = Halsbanden
    .text = Leg hem voor iemand, die daarna de onderste kaart trekt.
    .exactly = De kaart ligt voor een andere speler. De volgende kaart die deze speler trekt, komt van de onderkant van de trekstapel; daarna gaat de Halsband naar de aflegstapel (LSH-1).
rule-lsh-1 = Halsband: hij ligt voor een andere speler, wiens volgende kaart van de onderkant van de stapel komt.
