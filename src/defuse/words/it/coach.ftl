### The coach: how likely a seat was to win, what was luck, what was skill, and what to try again.
### $step counts what the player heard of; figures are in percent or in points (hundredths of a win).

## Il comando

cli-review = che cosa è stato fortuna e che cosa bravura in una partita registrata
cli-review-seat = di chi è la partita
cli-review-think = prova le decisioni più costose su molti tavoli
cli-review-choose = Una persona nei dettagli: --seat { $name }

coach-silent = Su { $game } in { $players } con queste regole l’allenatore non dice nulla: non è stato tarato per questo.

## La riga che torna

coach-line-won = Hai iniziato dal { $start }%. Fortuna { $luck }, le tue decisioni { $own }, gli altri { $others }: hai vinto.
coach-line-lost = Hai iniziato dal { $start }%. Fortuna { $luck }, le tue decisioni { $own }, gli altri { $others }: hai perso.
coach-line-so-far = Hai iniziato dal { $start }%. Fortuna { $luck }, le tue decisioni { $own }, gli altri { $others }: finora { $result }%.

## Che cosa ha pesato

coach-moments = Che cosa ha pesato di più (i numeri sono i passi della replica):
coach-moment = { $step }. { $told } { $change } ({ $cause })
coach-cause-luck = fortuna
coach-cause-own = la tua decisione
coach-cause-others = gli altri

## Decisioni

coach-dearest = Le decisioni che ti sono costate di più:
coach-nothing-dear = Nessuna tua decisione è costata qualcosa di cui l’allenatore sia sicuro.
coach-dear-together = Nessuna decisione da sola è costata qualcosa di cui l’allenatore sia sicuro. Ma le piccole differenze si sommano: insieme circa { $points } punti.
coach-dear = { $step }. Hai scelto «{ $made }»: { $after }%. Meglio: «{ $best }», { $instead }% (con un margine di { $error }).
coach-equal = Altrettanto buone, per quanto si può dire: { $moves }.
coach-risk = Il rischio di pescare era del { $percent }%.

## I No!

coach-nopes = Valeva la pena dire No!?
coach-nope-worth = { $step }. Sì: { $with }% con, { $without }% senza.
coach-nope-not = { $step }. Purtroppo no: { $with }% con, { $without }% senza.
coach-nope-equal = { $step }. Nessuna differenza sicura: { $with }% con, { $without }% senza.

## Il tasso di errore

coach-error-rate = Tasso di errore: { $rate }% della posta in gioco ({ $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}). 0% è il gioco del maestro, 100% è fare sempre la seconda mossa migliore.
coach-no-decisions = Non c’era niente da decidere, quindi non c’è un tasso di errore.

## Nel browser e ai tavoli del terminale

coach-title = L’allenatore
coach-away = L’allenatore in questo momento non è raggiungibile.
coach-curve = La tua probabilità di vincere
# For screen readers
coach-curve-text = È partita dal { $start }%, al minimo era { $low }% e al massimo { $high }%, ed è finita al { $end }%.
coach-last-games = Nelle tue ultime { $games } partite: { $rate }%.
coach-try = Riprova
coach-see = Guarda nella replica
# $number counts the decisions to be tried again, the dearest first
coach-decision = Decisione { $number } di { $all }
coach-choose = Ecco quello che sapevi. Che cosa faresti?
coach-found = Ben visto: { $percent }%.
coach-not-found = { $percent }%. Meglio: «{ $best }», { $instead }%.
coach-then = In partita hai scelto «{ $made }»: { $percent }%.
coach-next = Avanti
coach-done = Fatto

## Mosse, come parti di queste frasi

coach-move-play = { $card }
coach-move-play-at = { $card }, contro { $other }
coach-move-godcat = Gatto Divino come { $card }
coach-move-godcat-at = Gatto Divino come { $card }, contro { $other }
coach-move-both = entrambi i Barking Kitten, contro { $other }
coach-move-pair = rubare a { $other } con { $set }
coach-move-triple = chiedere { $named } a { $other } con { $set }
coach-move-five = riprendere { $named } con { $set }
coach-move-insert-top = rimetterlo in cima
coach-move-insert = rimetterlo sotto { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
coach-move-insert-bottom = rimetterlo in fondo
coach-move-order = l’ordine { $row }
coach-move-give = dare { $card }
coach-move-put = mettere giù { $card }
coach-move-assign = { $card } per { $other }
coach-move-target = contro { $other }

coach-hinted = { $number ->
    [one] 1 decisione presa con un suggerimento non conta.
   *[other] { $number } decisioni prese con un suggerimento non contano.
}

## Suggerimenti: prima uno spunto, poi una mossa, poi il perché

hint-think-top = Conosci la prima carta del mazzo. Che cosa ne segue?
hint-think-knows = { $other } ha visto che cosa c’è in cima al mazzo. Pensa a che cosa sa { $other }.
hint-think-shunned = Qualcuno conosceva la prima carta e non l’ha pescata. Come mai?
hint-think-put-back = { $other } ha rimesso una carta nel mazzo dove non potevi vederla. Tu dove l’avresti messa?
hint-think-owed = Ti restano { $number } turni. Che cosa può chiuderli senza pescare?
hint-think-known-card = Conosci una carta che { $other } ha in mano.
hint-think-unarmed = Niente di ciò che hai in mano ti salverebbe, se ora pescassi un gattino.
hint-think-count = Conta: quanti gattini restano nel mazzo, e fra quante carte?
hint-think-rivals = Guarda gli altri: chi è il più pericoloso per te, e chi viene dopo?
hint-think-at-you = { $other } ce l’ha con te. Quanto ti costerebbe?
hint-think-yours = Questa mossa è tua. Quanto ti serve che riesca?
hint-think-whom = A chi giova questa mossa di { $other }, e a chi nuoce?
hint-think-last-nope = Hai una sola carta No!. Potrebbe arrivare di peggio?
hint-think-who-draws = Conta i turni: chi pesca per primo, e quando tocca di nuovo a te?
hint-think-order = Quali di queste carte pescherai tu, e quali gli altri?
hint-think-need = Quale delle tue carte ti servirà meno?
hint-think-compare = Passa in rassegna le tue mosse: che cosa succede dopo ognuna?
hint-think-no-matter = Qui non c’è una scelta sbagliata, per quanto si può dire: tutte le mosse valgono più o meno lo stesso.
# $move: what is done, such as “Skip”
hint-move = L’allenatore sceglierebbe: «{ $move }».
hint-chance = Vince circa il { $percent }% di partite così, { $error } in più o in meno.
hint-rest = La migliore delle altre vince il { $percent }%.
hint-risk = Il rischio di pescare è del { $percent }%.
# The careful player goes by more than counting
hint-fear = Da ciò che hanno fatto gli altri, chi gioca con prudenza mette in conto circa il { $percent }%.
hint-kittens = { $kittens ->
    [0] Nessun Exploding Kitten si trova
    [one] 1 Exploding Kitten si trova
   *[other] { $kittens } Exploding Kitten si trovano
} { $cards ->
    [one] nel mazzo, che ha solo 1 carta
   *[other] fra le { $cards } carte del mazzo
}.
hint-unseen-nopes = { $nopes ->
    [0] Di ogni carta No! sai dov’è.
    [one] 1 carta No! si trova dove non puoi vederla.
   *[other] { $nopes } carte No! si trovano dove non puoi vederle.
}
hint-silent = Per questo gioco con queste regole l’allenatore non ha cifre. Così farebbe chi gioca con prudenza.
hint-nothing = In questo momento non hai niente da scegliere.
# Two buttons after something to think of
hint-show-move = Mostrami la mossa
hint-alone = La trovo io
# Two buttons after the move
hint-why = Perché?
hint-thanks = Grazie
hint-counts-not = Ciò che decidi ora non conta per il tuo tasso di errore.
# Below a hint at the plain table; the word in quotation marks is typed
hint-more = Scrivi ancora «hint» per saperne di più.
