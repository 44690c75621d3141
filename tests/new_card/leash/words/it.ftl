card-leash = Guinzaglio
    .several = Guinzagli
    .text = Va davanti a qualcuno, che poi pesca la carta in fondo.
    .exactly = La carta resta davanti a un'altra persona. La prossima carta che pesca viene dal fondo del mazzo; poi il Guinzaglio viene scartato (LSH-1).
rule-lsh-1 = Guinzaglio: resta davanti a un'altra persona, la cui prossima carta viene dal fondo del mazzo.
