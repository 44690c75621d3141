### Why a bot did what it did: one sentence, after its move was told. Only for who may see its hand.
### $other is the name of a player; $card is a title; $percent is the risk of drawing.

# Before each of them
why = Perché: { $reason }

## Che cosa ha risposto un bot

note-answered = { $who } ha risposto { $answer } dopo { $seconds } s.
note-chose = { $who } ha scelto così dopo { $seconds } s.
note-fault = { $who } non ha fatto una mossa sua: { $problem } ({ $seconds } s).
note-wrong-answer = La risposta era { $answer }

## Drawing, or not

why-draw-safe = La prossima carta non può esplodere.
why-draw = Il rischio di pescare è solo del { $percent }%.
why-draw-and-live = Il rischio di pescare è del { $percent }%, e a un gattino si può sopravvivere.
why-draw-at-last = Il rischio di pescare è del { $percent }%, ma nessuna carta in mano aiuta.
why-draw-keep = Con un rischio del { $percent }% le vie di fuga si tengono per un momento peggiore.
# A blind player
why-turn-over = Pescando arriverebbe di sicuro un gattino, e qualunque carta può aiutare.
why-look = Con un rischio del { $percent }% è meglio guardare prima.
why-alter = Il rischio di pescare è del { $percent }%: meglio che in cima ci sia altro.
why-leave = Il rischio di pescare è del { $percent }%: che quella carta la peschi qualcun altro.
why-bottom = Il rischio di pescare è del { $percent }%, e in fondo al mazzo è minore.
why-stir = Il rischio di pescare è del { $percent }%, e con un mazzo diverso è minore.
why-armageddon = Il rischio di pescare è del { $percent }%: meglio scommettere su paradiso o inferno.
# A Personal Attack
why-draw-thrice = Le prossime carte si conoscono e sono sicure: un guadagno.

## Taking and hitting

why-pair = Di queste due carte si può fare a meno, e rubare a { $other } conviene più che ad altri.
why-triple = { $other } ha probabilmente un Disinnesgatto.
why-five = Di queste cinque carte si può fare a meno in cambio di questa: { $card }.
why-rob = { $other } ha più da perdere.
why-hit = { $other } ha le minori probabilità di sopravvivere.
why-hit-one = È meglio che peschi { $other }.
why-rob-one = Una carta di { $other } vale il prezzo.
why-ask = È facile che { $other } abbia questa: { $card }.
why-ask-known = Si sa che { $other } ha questa: { $card }.
why-press = Tocca pescare a { $other }, senza rischiare nulla.
why-revenge = { $other } se l’è cercata.
why-curse = Chi gioca alla cieca non può scappare, e dopo tocca a { $other }.
why-take-that = La carta che viene pescata dopo si conosce ed è innocua.
why-bark = A chi ha l’altro serve un Disinnesgatto.
why-crown = Con la corona, chi ruba prende solo le carte della riserva.
why-pick-godcat = Nessun’altra carta vale quanto il Gatto Divino.

## Nopes

why-nope-attack = Essere colpiti da { $other } adesso è troppo pericoloso.
why-nope-escape = { $other } non deve sfuggire al gattino.
why-nope-theft = { $other } prenderebbe una carta troppo buona.
why-nope-back = Questa deve riuscire.
why-nope-gain = { $other } ci guadagnerebbe troppo.
why-keep-nope = Il No! varrà di più dopo.
why-now = Appena sotto c’è un gattino: ora arriva in cima.

## Answers

why-give = È la carta che serve di meno: { $card }.
why-hold = Chi trattiene il gattino si tiene il Disinnesgatto.
why-use-godcat = Il Gatto Divino può rubarlo chiunque; meglio tenersi il Disinnesgatto.
why-heck-take = La carta in fondo è innocua.
why-heck-top = La carta in fondo è mortale: è per chi gioca dopo.
why-insert = Lì è probabile che il gattino lo peschi qualcun altro.
why-insert-for = Se tutti pescano, il gattino tocca a { $other }.
why-insert-deep = Prima che qualcuno peschi quella carta può succedere di tutto.
why-insert-away = Lì nessuno la pescherà tanto presto.
why-order = Le carte migliori vengono prima.
why-order-kitten = Il gattino deve pescarlo qualcun altro.
why-order-own = In quest’ordine le carte aiutano gli altri il meno possibile.
# Armageddon
why-luck = Nessuno può sapere quale lato è quale.
# The easy bot
why-whim = Era solo un’idea.
why-weighed = Tra tutte le mosse è quella che vince di più: circa il { $percent }% di partite così.
