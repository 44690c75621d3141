### Le carte. Per ogni tipo:
###   il valore     il titolo, come sta da solo nelle frasi, senza articolo
###   .several      il titolo quando le carte sono più di una («2 Salta»); può essere di nuovo il titolo
###   .text         che cosa fa, in una riga breve (circa 50 lettere)
###   .exactly      come esattamente, in due-cinque frasi, con gli id delle regole tra parentesi

# A card that the reader may not know, standing alone.
card-unknown = carta
    .several = carte
# An Imploding Kitten that lies face up in the pile.
card-imploding-kitten-up = Imploding Kitten (a faccia in su)
    .several = Imploding Kitten (a faccia in su)
# More than one card of a kind. $number (number), $cards: the .several of the card
card-counted = { $number } { $cards }

## Kittens

card-exploding-kitten = Exploding Kitten
    .several = Exploding Kitten
    .text = Chi lo pesca usa un Disinnesgatto o è fuori.
    .exactly = Appena pescato va mostrato (EK-1). Con un Disinnesgatto ti salvi e rimetti il gattino nel mazzo, in segreto e alla profondità che vuoi; il turno in corso finisce, ma è solo uno di quelli che ti toccano (EK-2). Senza, sei fuori e perdi tutti i turni che ti restano (EK-3); le tue carte vanno negli scarti oppure, in Compact, restano nascoste (EK-4). Nessun No! può bloccarlo (EK-5).

card-imploding-kitten = Imploding Kitten
    .several = Imploding Kitten
    .text = La prima volta torna a faccia in su; poi uccide.
    .exactly = Pescato a faccia in giù, torna nel mazzo a faccia in su, dove decide in segreto chi l’ha pescato; non serve un Disinnesgatto e il turno finisce (IK-1). Pescato a faccia in su, uccide: non aiutano né Disinnesgatto né No! né Gatto Divino (IK-2). Quando è in cima a faccia in su, lo vedono tutti (IK-3). Mescolando si perde la sua posizione, ma resta a faccia in su (IK-4). Uno Streaking Kitten non può trattenerlo (IK-5).

card-streaking-kitten = Streaking Kitten
    .several = Streaking Kitten
    .text = Tienilo: trattiene un Exploding Kitten.
    .exactly = Finché è nella tua mano puoi tenerci in segreto un Exploding Kitten (SK-1). Appena lo Streaking Kitten lascia la tua mano, il gattino trattenuto esplode (SK-2). Chi ruba o riceve quel gattino esplode, a meno che non possa trattenerlo a sua volta (SK-3). Esplode se devi scartarlo, non se lo metti sul mazzo di pesca (SK-4). Con cinque titoli diversi non si può né usare né prendere nessuno dei due gattini (SK-5).

card-barking-kitten = Barking Kitten
    .several = Barking Kitten
    .text = Chi ha l’altro usa un Disinnesgatto o è fuori.
    .exactly = Mettilo davanti a te e chiedi dell’altro: chi ce l’ha, in mano o davanti a sé, usa un Disinnesgatto o è fuori (BK-1). Se non ce l’ha nessuno, il tuo resta davanti a te e aspetta (BK-2). Se li hai entrambi, li giochi insieme contro chi vuoi (BK-3). Non fa finire il turno e nessun No! può bloccarlo (BK-4). Il Disinnesgatto si consuma e nel mazzo non torna niente (BK-5).

## Saving and stopping

card-defuse = Disinnesgatto
    .several = Disinnesgatti
    .text = Ti salva; il gattino torna nel mazzo dove vuoi.
    .exactly = Usalo quando un Exploding Kitten sta per esplodere: ti salvi e rimetti il gattino nel mazzo dove vuoi, in segreto (EK-1). Così finisce il turno in corso, ma soltanto quello (EK-2). Contro un Barking Kitten o il Gatto Diabolico si consuma e nel mazzo non torna niente (BK-5, AG-3). Nessun No! può bloccarlo (EK-5), ma non serve contro un Imploding Kitten a faccia in su (IK-2).

card-nope = No!
    .several = No!
    .text = Blocca una carta, una combinazione o un altro No!
    .exactly = Giocalo in qualsiasi momento per bloccare un’azione prima che abbia effetto, ma non sulla tua ultima carta e mai su un gattino o un Disinnesgatto (NO-1). Anche un No! si può bloccare con un No!: se sono in numero pari, l’azione avviene lo stesso (NO-2). Ciò che è bloccato resta negli scarti e il turno continua (NO-3, NO-4). Vince chi è più veloce (NO-5).

## Turns

card-attack = Attacco
    .several = Attacchi
    .text = Finisci i tuoi turni; chi segue ne gioca due.
    .exactly = I tuoi turni finiscono senza pescare e a chi viene dopo ne toccano due (ATK-1). Se gli attacchi non si sommano, sono sempre due (ATK-2). Se si sommano, chi è sotto attacco e attacca a sua volta cede i turni rimasti più altri due (ATK-3).

card-targeted-attack = Attacco Mirato
    .several = Attacchi Mirati
    .text = Finisci i tuoi turni; chi vuoi ne gioca due.
    .exactly = Come Attacco, ma scegli tu a chi toccano i turni, e il gioco riprende da lì (ATK-4). Ciò che resta di un attacco precedente si cede come con Attacco (ATK-2, ATK-3). In Ricette per il Disastro, e altrove con l’opzione «Gli attacchi mirati ritornano», dopo si torna a te (ATK-4).

card-personal-attack = Attacco Personale
    .several = Attacchi Personali
    .text = Giochi tre turni, compreso questo.
    .exactly = Ti toccano tre turni, compreso quello in corso (ATK-5). Se gli attacchi si sommano, si aggiungono i turni rimasti da un attacco precedente (ATK-3, ATK-5).

card-skip = Salta
    .several = Salta
    .text = Finisci questo turno senza pescare.
    .exactly = Il tuo turno in corso finisce senza pescare (SKP-1). Se te ne toccano più di uno, ne fa finire uno solo (TURN-2).

card-super-skip = Super Salta
    .several = Super Salta
    .text = Finisci tutti i tuoi turni senza pescare.
    .exactly = Tutti i turni che ti toccano finiscono senza pescare (SKP-2), e si continua con chi viene dopo.

card-reverse = Inverti
    .several = Inverti
    .text = Inverti il senso di gioco e finisci questo turno.
    .exactly = Il senso di gioco si inverte e il tuo turno in corso finisce senza pescare; soltanto quello (REV-1). Se restate in due, vale come Salta (SKP-1). Il senso di gioco si vede sempre (COL-1).

card-draw-from-the-bottom = Pesca dal Fondo
    .several = Pesca dal Fondo
    .text = Finisci questo turno pescando dal fondo.
    .exactly = Finisci il turno pescando l’ultima carta del mazzo invece della prima (DFB-1). Vale tutto ciò che può succedere pescando: un gattino esplode (EK-1), e una carta «Questa la Prendo Io» ti porta via la carta (ITT-1).

## Other hands

card-favor = Favore
    .several = Favori
    .text = Qualcuno ti dà una carta a sua scelta.
    .exactly = Scegli una persona che ha carte: te ne dà una, e decide lei quale (FAV-1). Da chi porta la corona ricevi invece una carta della riserva (TOP-1). Chi gioca alla cieca dà una carta a caso (CB-7).

card-mark = Segna
    .several = Segna
    .text = Tutti vedono una carta in mano a qualcuno.
    .exactly = Scegli una persona: una carta a caso della sua mano, non ancora segnata, viene girata verso l’esterno e tutti la vedono finché non lascia quella mano (MRK-1). Se chi la tiene gioca alla cieca, non la vede (CB-6).

card-curse-of-the-cat-butt = Maledizione del Sedere di Gatto
    .several = Maledizioni del Sedere di Gatto
    .text = Qualcuno gioca alla cieca fino a una pesca sicura.
    .exactly = Chi vuoi tu non può guardare le proprie carte finché non ne pesca una senza esplodere (CB-1). Fino ad allora non può giocare No! e può solo scoprire una carta a caso, che viene giocata se si può e altrimenti è persa (CB-2). Se esplode alla cieca, scopre carte finché non esce un Disinnesgatto (CB-3, CB-4).

card-ill-take-that = Questa la Prendo Io
    .several = Questa la Prendo Io
    .text = Ricevi la prossima carta che pesca qualcuno.
    .exactly = Mettila davanti a una persona che non ne ha già una: la prossima carta che pesca è tua (ITT-1). Se è un Exploding Kitten, esplode a te, e il turno di chi l’ha pescato è finito (ITT-2). Un Imploding Kitten agisce su di te come se l’avessi pescato tu; se tu o quella persona siete fuori, la carta si scarta (ITT-3).

card-tower-of-power = Torre del Potere
    .several = Torri del Potere
    .text = Chi ti ruba carte le prende dalla riserva.
    .exactly = Porti la corona e custodisci una riserva di sei carte coperte: chi dovrebbe prendere una carta dalla tua mano ne prende invece una a caso dalla riserva, finché non è vuota (TOP-1). La Torre resta a te; quando sei fuori, riserva e Torre si scartano (TOP-2).

## The draw pile

card-shuffle = Mescola
    .several = Mescola
    .text = Mescola il mazzo di pesca.
    .exactly = Il mazzo di pesca viene mescolato (SHF-1). Tutto ciò che se ne sapeva è dimenticato (INF-5); un Imploding Kitten resta a faccia in su (IK-4).

card-see-the-future-2 = Prevedi il Futuro (2x)
    .several = Prevedi il Futuro (2x)
    .text = Guarda le prime due carte.
    .exactly = Guardi le prime due carte del mazzo di pesca, o l’unica rimasta, e le lasci come sono (STF-1). Gli altri non le vedono.

card-see-the-future-3 = Prevedi il Futuro (3x)
    .several = Prevedi il Futuro (3x)
    .text = Guarda le prime tre carte.
    .exactly = Guardi le prime tre carte del mazzo di pesca, o quante ce ne sono, e le lasci come sono (STF-1). Gli altri non le vedono.

card-see-the-future-5 = Prevedi il Futuro (5x)
    .several = Prevedi il Futuro (5x)
    .text = Guarda le prime cinque carte.
    .exactly = Guardi le prime cinque carte del mazzo di pesca, o quante ce ne sono, e le lasci come sono (STF-1). Gli altri non le vedono.

card-reveal-the-future-3 = Rivela il Futuro (3x)
    .several = Rivela il Futuro (3x)
    .text = Mostra a tutti le prime tre carte.
    .exactly = Tutti vedono le prime tre carte del mazzo di pesca, o quante ce ne sono; restano come sono (STF-2).

card-alter-the-future-3 = Cambia il Futuro (3x)
    .several = Cambia il Futuro (3x)
    .text = Riordina le prime tre carte come vuoi.
    .exactly = Guardi le prime tre carte del mazzo di pesca, o quante ce ne sono, e le rimetti nell’ordine che vuoi (STF-3). Gli altri non le vedono.

card-alter-the-future-5 = Cambia il Futuro (5x)
    .several = Cambia il Futuro (5x)
    .text = Riordina le prime cinque carte come vuoi.
    .exactly = Guardi le prime cinque carte del mazzo di pesca, o quante ce ne sono, e le rimetti nell’ordine che vuoi (STF-3). Gli altri non le vedono.

card-alter-the-future-now-3 = Cambia il Futuro ORA (3x)
    .several = Cambia il Futuro ORA (3x)
    .text = Riordina le prime tre carte. Anche prima che peschino altri.
    .exactly = Guardi le prime tre carte e le rimetti nell’ordine che vuoi (STF-3). Puoi giocarla in qualsiasi momento, anche quando qualcun altro sta per pescare, ma non mentre si svolge un’azione (NOW-1). Non cambia di chi è il turno; chi stava per pescare sceglie di nuovo (NOW-2). Un No! può bloccarla (NOW-3).

card-share-the-future-3 = Condividi il Futuro (3x)
    .several = Condividi il Futuro (3x)
    .text = Riordina le prime tre carte. Chi viene dopo le vede.
    .exactly = Guardi le prime tre carte e le rimetti nell’ordine che vuoi; poi chi viene dopo, nel senso di gioco, vede come stanno (STF-4).

card-swap-top-and-bottom = Scambia Cima e Fondo
    .several = Scambia Cima e Fondo
    .text = Scambia la prima e l’ultima carta del mazzo.
    .exactly = La prima e l’ultima carta del mazzo di pesca si scambiano di posto, e nessuno le guarda (SWP-1).

card-garbage-collection = Raccolta Rifiuti
    .several = Raccolta Rifiuti
    .text = Tutti mettono una carta nel mazzo; poi si mescola.
    .exactly = Chiunque abbia carte, anche tu, ne sceglie una e la mette a faccia in giù sul mazzo di pesca, tutti insieme; poi il mazzo viene mescolato (GAR-1). Un Exploding Kitten messo lì non fa danni (SK-4). Chi gioca alla cieca mette una carta a caso (CB-7).

card-catomic-bomb = Bomba Gattomica
    .several = Bombe Gattomiche
    .text = Gli Exploding Kitten in cima; il turno finisce.
    .exactly = Si tolgono dal mazzo di pesca tutti gli Exploding Kitten, si mescola il resto e i gattini vanno in cima (CAT-1). Il tuo turno in corso finisce senza pescare. Gli Imploding Kitten si mescolano con il resto e restano girati come sono.

card-bury = Sotterra
    .several = Sotterra
    .text = Finisci il turno: rimetti la prima carta dove vuoi.
    .exactly = Finisci il turno pescando la prima carta, guardandola e rimettendola alla profondità che vuoi, in segreto; intanto un gattino non fa niente (BUR-1). Non puoi giocarla se davanti a te c’è una carta «Questa la Prendo Io» (BUR-2).

card-potluck = Colletta
    .several = Collette
    .text = Ognuno mette una carta in cima al mazzo, tu prima.
    .exactly = A partire da te e nel senso di gioco, chiunque abbia carte ne mette una a sua scelta a faccia in giù in cima al mazzo di pesca, che non viene mescolato (POT-1). Un Exploding Kitten messo lì non fa danni (SK-4). Chi gioca alla cieca mette una carta a caso (CB-7).

card-raising-heck = Putiferio
    .several = Putiferi
    .text = Guarda l’ultima carta: prendila o mettila in cima.
    .exactly = Finisci il turno pescando l’ultima carta del mazzo. Prendila in mano, e un gattino esplode come al solito; oppure mettila a faccia in giù in cima al mazzo di pesca, e non succede niente (RHK-1).

## Good and evil

card-armageddon = Armageddon
    .several = Armageddon
    .text = Assegna Gatto Divino e Diabolico; il turno finisce.
    .exactly = Solo finché Gatto Divino e Gatto Diabolico sono entrambi sul tappetino (AG-1). Li guardi e ne metti uno a faccia in giù davanti a te e uno davanti a un’altra persona, che lo tiene o lo scambia senza guardare (AG-2). Il Gatto Divino va in mano; il Gatto Diabolico uccide chi non usa un Disinnesgatto, e torna sul tappetino (AG-3). Il tuo turno in corso finisce senza pescare (AG-4).

card-godcat = Gatto Divino
    .several = Gatti Divini
    .text = Nel tuo turno è qualsiasi carta, tranne No!
    .exactly = Nel tuo turno puoi giocarlo come qualsiasi carta di questa partita, tranne No! e gattini, anche in una combinazione o come Disinnesgatto che ti salva (GC-1). Poi torna sul tappetino, anche quando chi lo ha in mano è fuori (GC-2). Tutti vedono chi ce l’ha, e chi ruba può scegliere proprio lui (GC-3).

card-devilcat = Gatto Diabolico
    .several = Gatti Diabolici
    .text = Chi lo riceve usa un Disinnesgatto o è fuori.
    .exactly = Sta sul tappetino finché Armageddon non lo mette in gioco (AG-1). Chi ce l’ha quando i due gatti vengono scoperti usa un Disinnesgatto, che si consuma, oppure è fuori; poi torna sul tappetino (AG-3).

## Cats

card-feral-cat = Gatto Selvatico
    .several = Gatti Selvatici
    .text = Vale come ogni gatto; due o tre uguali rubano.
    .exactly = In una combinazione sostituisce qualsiasi gatto semplice, e due o tre Gatti Selvatici da soli sono una coppia o un tris (COM-4). Da solo non fa niente. Una coppia prende una carta a caso (COM-1), un tris una carta che nomini tu (COM-2).

card-tacocat = Tacogatto
    .several = Tacogatti
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-cattermelon = Gattocomero
    .several = Gattocomeri
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-hairy-potato-cat = Gatto Patata Peloso
    .several = Gatti Patata Pelosi
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-beard-cat = Gatto Barbuto
    .several = Gatti Barbuti
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-rainbow-ralphing-cat = Gatto Vomita-Arcobaleni
    .several = Gatti Vomita-Arcobaleni
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-zombie-cat = Gatto Zombie
    .several = Gatti Zombie
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-horse-cat = Gatto Cavallo
    .several = Gatti Cavallo
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-knight-cat = Gatto Cavaliere
    .several = Gatti Cavalieri
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-mercat = Gatto Sirena
    .several = Gatti Sirena
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-troll-cat = Gatto Troll
    .several = Gatti Troll
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-cat-o-lantern = Gatto Zucca
    .several = Gatti Zucca
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-de-cat-ipated = Gatto Decapitato
    .several = Gatti Decapitati
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-electrocat = Elettrogatto
    .several = Elettrogatti
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-vampire-cat = Gatto Vampiro
    .several = Gatti Vampiri
    .text = { -cat-text }
    .exactly = { -cat-exactly }

-cat-text = Da solo non fa niente; due o tre uguali rubano.
-cat-exactly = Da solo non fa niente. Due uguali prendono una carta a caso dalla mano di chi vuoi (COM-1). Con tre uguali nomini una carta, e la persona scelta deve dartela, se ce l’ha (COM-2). Dove si gioca con cinque titoli diversi, è uno di quelli (COM-3). Un Gatto Selvatico vale come uno qualsiasi di questi gatti (COM-4).
