### Perché una mossa è rifiutata. L'id della regola lo aggiunge il programma.

refusal-game-over = La partita è finita.
refusal-no-such-seat = A questo tavolo non c’è un posto così.
refusal-you-are-out = Sei fuori dal gioco.
refusal-not-your-turn = Non è il tuo turno.
refusal-not-asked = Ora il tavolo non aspetta te.
refusal-other-answer = Il tavolo aspetta una risposta di altro tipo.
refusal-fill-the-blank = In questa mossa manca ancora qualcosa: completala prima.

refusal-not-in-hand = Non hai queste carte in mano.
refusal-not-playable = Questa carta, giocata da sola, non fa niente.
refusal-needs-target = A questa mossa serve una persona come bersaglio.
refusal-takes-no-target = Questa mossa non è rivolta a nessuno.
refusal-bad-target = Il bersaglio dev’essere un’altra persona ancora in gioco.
refusal-target-has-no-cards = Quella persona non ha carte da prendere.
refusal-target-all-marked = Quella persona non ha carte che non siano già segnate.
refusal-victim-has-no-cards = Quella persona non ha carte da rubare.
refusal-not-marked = Non hai una carta segnata come questa.
refusal-target-bears-one = Lì davanti c’è già una carta «Questa la Prendo Io».

refusal-already-noped = Qualcuno è stato più veloce: a quella carta è già stato risposto.
refusal-nothing-to-nope = Ora non c’è niente da bloccare con un No!
refusal-own-latest-card = Non puoi giocare un No! sulla tua ultima carta.
refusal-no-nope = Non hai nessun No!
refusal-blind-cannot-react = Chi gioca alla cieca non può reagire.
refusal-not-now = Una carta ORA deve aspettare che l’azione sia conclusa.

refusal-blind-plays-unseen = Mentre giochi alla cieca puoi solo scoprire una carta a caso.
refusal-not-blind = Non giochi alla cieca: scegli una carta.
refusal-no-cards = Non hai carte.

refusal-kitten-not-playable = Questo gattino non è una carta da giocare.
refusal-defuse-not-playable = Un Disinnesgatto si usa solo quando qualcosa esplode.
refusal-play-both = Hai entrambi i Barking Kitten: giocali insieme contro un bersaglio.
refusal-not-both = Per questo ti servono entrambi i Barking Kitten.
refusal-mat-not-complete = Gatto Divino e Gatto Diabolico devono essere entrambi sul tappetino.
refusal-not-as-godcat = Il Gatto Divino non si può giocare come quella carta.
refusal-bury-blocked = Sotterra non si può giocare se davanti a te c’è una carta «Questa la Prendo Io».

refusal-no-pair = Queste due carte non sono una coppia.
refusal-no-triple = Queste tre carte non sono uguali.
refusal-no-five = Questi non sono cinque titoli diversi.
refusal-five-is-off = In questa partita non si gioca con cinque titoli diversi.
refusal-cats-only = In questa partita solo i gatti formano combinazioni.
refusal-no-kittens = I gattini non fanno mai parte di una combinazione.
refusal-not-in-discard = Quella carta non è nella pila degli scarti.
refusal-not-from-discard = Quel gattino non si può prendere dalla pila degli scarti.
refusal-no-such-kind = Nomina un tipo di carta.

refusal-no-such-depth = Il mazzo non è così profondo.
refusal-other-cards = Rimetti esattamente le carte che hai guardato.
refusal-no-such-way = Così non puoi salvarti.
