### Zombie Kittens: la scatola, le sue carte, che cosa succede e le sue regole.

box-zombie = Zombie Kittens
    .text = I morti tengono le loro carte e continuano a giocare; uno Zombie Kitten ti salva e riporta in vita qualcuno.

## Carte

card-zombie-kitten = Zombie Kitten
    .several = Zombie Kitten
    .text = Ti salva e riporta in vita un morto.
    .exactly = Usalo quando qualcosa ti esplode, oppure scegli di morire anche se ne hai uno (ZMB-2). Ti salvi e, se qualcuno è morto, riporti in vita una persona a tua scelta; i due gattini tornano nel mazzo in segreto, prima il tuo (ZMB-4). Fa finire un turno e nessun No! può bloccarlo. Non serve contro un Imploding Kitten a faccia in su (ZMB-15).
card-attack-of-the-dead = Attacco dei Morti
    .several = Attacchi dei Morti
    .text = Finisci i tuoi turni; chi segue ne gioca tre per ogni morto.
    .exactly = Serve almeno un morto. I tuoi turni finiscono senza pescare e a chi viene dopo, tra i vivi, ne toccano tre per ogni morto, oltre ai turni rimasti da un attacco (ZMB-7).
card-feed-the-dead = Nutri i Morti
    .several = Nutri i Morti
    .text = ORA: tutti gli altri vivi danno una carta a un morto.
    .exactly = Scegli un morto: tutti i vivi con carte, tranne te, gli danno in segreto una carta a loro scelta. Possono giocarla anche i morti, perfino per sé (ZMB-8). Puoi giocarla in qualsiasi momento tra un’azione e l’altra (NOW-1).
card-grave-robber = Tombarolo
    .several = Tombaroli
    .text = I morti mettono una carta a testa nel mazzo; mescolalo.
    .exactly = Serve un morto che abbia carte. Ogni morto con carte ne mette una a sua scelta nel mazzo, a faccia in giù; poi il mazzo si mescola (ZMB-9).
card-clairvoyance = Chiaroveggenza
    .several = Chiaroveggenze
    .text = ORA: guarda dove qualcuno rimette i gattini.
    .exactly = Giocala quando qualcun altro si è salvato, prima che un gattino torni nel mazzo: vedi dove va ogni gattino. Possono farlo in più persone, anche i morti (ZMB-10).
card-dig-deeper = Scava a Fondo
    .several = Scava a Fondo
    .text = Guarda la prima carta: prendila, o prendi la seconda.
    .exactly = Finisci un turno: guarda la prima carta e prendila, oppure rimettila in cima e prendi la seconda, qualunque sia. Ciò che prendi vale come pescato (ZMB-11).
card-clone = Clone
    .several = Cloni
    .text = Giocalo come la carta in cima agli scarti.
    .exactly = Nel tuo turno è la carta in cima agli scarti, con un bersaglio a tua scelta; anche una carta bloccata da un No! Non è mai un altro Clone, un No!, una carta che salva, un gattino o un gatto (ZMB-12).
card-shuffle-now = Mescola ORA
    .several = Mescola ORA
    .text = Mescola il mazzo di pesca. Anche prima che peschino altri.
    .exactly = Il mazzo di pesca viene mescolato in qualsiasi momento tra un’azione e l’altra, anche fuori dal tuo turno; non cambia di chi è il turno (ZMB-13). Chi stava per pescare sceglie di nuovo (NOW-2).

## Che cosa succede

event-died = { $who } esplode: ora è tra i morti.
event-died-you = Esplodi: ora sei tra i morti. Le tue carte restano tue.
event-died-imploding = { $who } implode: ora è tra i morti.
event-died-imploding-you = Implodi: ora sei tra i morti. Le tue carte restano tue.
event-revived = { $who } riporta in vita { $other }.
event-revived-you = Riporti in vita { $other }.
event-revived-to-you = { $who } ti riporta in vita.
event-tucked = { $who } lascia la prima carta e prende quella sotto.
event-tucked-you = Lasci la prima carta e prendi quella sotto.
event-defused-with-zombie = { $who } usa uno Zombie Kitten e si salva da un { $card }.
event-defused-with-zombie-you = Usi uno Zombie Kitten e ti salvi da un { $card }.
event-played-clone = { $who } gioca un Clone come «{ $card }».
event-played-clone-you = Giochi un Clone come «{ $card }».
event-played-clone-at = { $who } gioca un Clone come «{ $card }» contro { $other }.
event-played-clone-at-you = Giochi un Clone come «{ $card }» contro { $other }.
event-played-clone-at-to-you = { $who } gioca un Clone come «{ $card }» contro di te.

## Al tavolo

table-dead = tra i morti
table-dead-and-playing = Sei tra i morti e giochi ancora: No! e carte ORA. Qualcuno può riportarti in vita.
menu-die = Muori e tieni le tue carte.
menu-dig = Lasciala lì e prendi la seconda carta.
deed-die = Muori
deed-dig = Scava ancora
screen-rescued = { $who } è in salvo e sta per rimettere un gattino nel mazzo.
prompt-rescued = { $who } sta per rimettere un gattino: Chiaroveggenza, oppure Invio per lasciar fare

## Rifiuti

refusal-not-dead = Scegli qualcuno che sia tra i morti.
refusal-nobody-dead = Nessuno è morto.
refusal-no-dead-cards = Nessuno dei morti ha una carta.
refusal-not-cloned = La carta in cima agli scarti non si può clonare.
refusal-no-rescue = Nessun altro sta per rimettere un gattino nel mazzo.
refusal-dead-cannot = I morti giocano solo No! e carte ORA.
refusal-zombie-not-playable = Uno Zombie Kitten si usa solo quando qualcosa esplode.

## Regole

rule-zmb-1 = Zombie Kittens: in due si usano le carte con la zampa, in tre quelle senza, in quattro e cinque tutte. Ognuno riceve uno Zombie Kitten e sette carte; uno Zombie Kitten che avanza va nel mazzo.
rule-zmb-2 = Chi pesca un Exploding Kitten può usare uno Zombie Kitten, o scegliere di morire anche se ne ha uno.
rule-zmb-3 = I morti tengono la mano, e il gattino sta davanti a loro. Non hanno turni, ma possono giocare No! e carte ORA. Nessuno può prendere o guardare le loro carte; tutti possono contarle.
rule-zmb-4 = Uno Zombie Kitten salva chi lo usa e riporta in vita esattamente un morto, se c’è. I due gattini tornano nel mazzo in segreto, prima il proprio. Fa finire un turno e nessun No! può bloccarlo.
rule-zmb-5 = Chi torna in vita non ha turni arretrati e gioca quando l’ordine dei posti arriva al suo.
rule-zmb-6 = L’ultima persona in vita vince subito, qualunque cosa abbiano i morti.
rule-zmb-7 = Per l’Attacco dei Morti serve almeno un morto: i tuoi turni finiscono senza pescare e a chi viene dopo, tra i vivi, ne toccano tre per ogni morto, oltre ai turni rimasti da un attacco.
rule-zmb-8 = Nutri i Morti, una carta ORA: scegli un morto; tutti i vivi con carte, tranne chi la gioca, gli danno una carta in segreto. Possono giocarla anche i morti, perfino per sé.
rule-zmb-9 = Per il Tombarolo serve un morto che abbia carte: tutti quelli che ne hanno ne mettono una a scelta nel mazzo, a faccia in giù; poi il mazzo si mescola.
rule-zmb-10 = Chiaroveggenza, una carta ORA: dopo che qualcun altro si è salvato e prima che un gattino torni nel mazzo. Chi la gioca vede dove va ogni gattino; possono farlo in più persone.
rule-zmb-11 = Scava a Fondo fa finire un turno: guarda la prima carta e prendila, oppure rimettila in cima e prendi la seconda. Ciò che si prende vale come pescato.
rule-zmb-12 = Il Clone, solo nel proprio turno, è la carta in cima agli scarti; anche una bloccata da un No!, che allora non conta. Mai un altro Clone, un No!, una carta che salva, un gattino o un gatto.
rule-zmb-13 = Mescola ORA mescola il mazzo in qualsiasi momento tra un’azione e l’altra; non cambia di chi è il turno.
rule-zmb-14 = Zombie Kittens: gli attacchi si sommano, due o tre carte con lo stesso titolo sono una combinazione, e non ci sono cinque titoli diversi.
rule-zmb-15 = Queste carte si mescolano con tutte le altre. Uno Zombie Kitten salva da Exploding Kitten, Barking Kitten e Gatto Diabolico, mai da un Imploding Kitten a faccia in su, che torna a faccia in su quando la sua vittima torna in vita. I gattini trattenuti dai morti esplodono solo in mano a un vivo.

## Perché lo fanno i bot

why-revive = Se qualcuno deve tornare, allora { $other }, che ha meno carte.
why-dig = La prima carta è mortale: quella sotto difficilmente è peggio.
why-dig-take = La prima carta è innocua.
why-feast = Che i vivi nutrano i morti.
why-feed = Tutti gli altri perdono una carta, e { $other } non è un pericolo.
why-watch = È bene sapere dove { $other } rimette il gattino.
