### The coach: how likely a seat was to win, what was luck, what was skill, and what to try again.
### $step counts what the player heard of; figures are in percent or in points (hundredths of a win).

## Il comando

cli-review = che cosa è stato fortuna e che cosa bravura in una partita registrata
cli-review-seat = di chi è la partita
cli-review-think = prova le decisioni più costose su molti tavoli
cli-review-choose = Una persona nei dettagli: --seat { $name }

coach-silent = Su { $game } in { $players } con queste regole l'allenatore non dice nulla: non è stato tarato per questo.

## La riga che torna

coach-line-won = Hai iniziato dal { $start }%. Fortuna { $luck }, le tue decisioni { $own }, gli altri { $others }: hai vinto.
coach-line-lost = Hai iniziato dal { $start }%. Fortuna { $luck }, le tue decisioni { $own }, gli altri { $others }: hai perso.
coach-line-so-far = Hai iniziato dal { $start }%. Fortuna { $luck }, le tue decisioni { $own }, gli altri { $others }: finora { $result }%.

## Che cosa ha pesato

coach-moments = Che cosa ha pesato di più:
coach-moment = { $step }. { $told } { $change } ({ $cause })
coach-cause-luck = fortuna
coach-cause-own = la tua decisione
coach-cause-others = gli altri

## Decisioni

coach-dearest = Le tue decisioni più costose:
coach-nothing-dear = Nessuna tua decisione è costata qualcosa di cui l'allenatore sia sicuro.
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
}). 0% è il gioco del maestro, 100% è scegliere a caso.
coach-no-decisions = Non c'era niente da decidere, quindi non c'è un tasso di errore.

## Nel browser e ai tavoli del terminale

coach-title = L'allenatore
coach-away = L'allenatore in questo momento non è raggiungibile.
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
coach-move-order = l'ordine { $row }
coach-move-give = dare { $card }
coach-move-put = mettere giù { $card }
coach-move-assign = { $card } per { $other }
coach-move-target = contro { $other }
