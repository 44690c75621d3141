### Ogni regola con il suo id, spiegata in una, due o tre frasi. Gli id non si traducono.

## Setting up

rule-set-1 = Preparazione: prima si tolgono i gattini, i Disinnesgatti e la Torre del Potere, e ognuno riceve i suoi Disinnesgatti iniziali. I Disinnesgatti in più, la Torre e la sua riserva entrano e le mani si distribuiscono nell’ordine stampato nell’edizione; per ultimi entrano i gattini, e il mazzo si mescola.
rule-set-2 = Più espansioni insieme: valgono le regole di ogni scatola. Si usano tutte le carte, ognuno riceve sette carte e un Disinnesgatto, e gattini e Disinnesgatti decidono in quanti si può giocare.
rule-set-3 = Una seconda copia della scatola permette di giocare in più persone. Per una partita servono abbastanza gattini e un Disinnesgatto a testa; altrimenti viene rifiutata e ti si dice che cosa manca.
rule-set-4 = Partita veloce: prima che entrino i gattini, un terzo del mazzo, arrotondato per difetto, viene tolto senza guardarlo per tutta la partita.
rule-set-5 = Puoi lasciare fuori alcune carte di un’espansione, quelle che vuoi, ma i Barking Kitten o entrambi o nessuno. I gattini nel mazzo si contano per quello che resta; una partita con troppo pochi gattini viene rifiutata.
rule-set-6 = Chi comincia viene estratto a sorte, a meno che non lo decida il tavolo. Si gioca in senso orario.

## The turn

rule-turn-1 = Nel tuo turno gioca quante carte vuoi, o nessuna, poi pesca la prima carta del mazzo: il turno finisce così. Il bersaglio è sempre un’altra persona ancora in gioco.
rule-turn-2 = Chi deve giocare più turni li gioca uno dopo l’altro. Ognuno finisce pescando o con una carta che lo fa finire.
rule-turn-3 = La mano non ha limiti, e chi non ha carte pesca e basta. Tutti possono sapere quante carte ci sono in ogni mano e in ogni mazzo.
rule-turn-4 = Pescando da un mazzo vuoto non si pesca niente e il turno finisce.
rule-end-1 = Chi resta in gioco per ultimo vince subito, di chiunque sia il turno.

## Exploding Kittens

rule-ek-1 = Un Exploding Kitten va mostrato appena pescato. Con un Disinnesgatto ti salvi e rimetti il gattino nel mazzo alla profondità che vuoi, in segreto; senza, sei fuori. Se più carte possono salvarti, scegli tu quale.
rule-ek-2 = Disinnescare nel proprio turno fa finire quel turno, ma è solo uno di quelli che ti toccano.
rule-ek-3 = Chi è fuori perde tutti i turni ancora da giocare, e chi viene dopo gioca un turno. Se succede nel turno di qualcun altro, quel turno continua.
rule-ek-4 = Le carte di chi è fuori vanno nella pila degli scarti, con il gattino in cima. In Compact la mano resta coperta davanti a quella persona: segreta e fuori dal gioco, ma tutti possono contarla.
rule-ek-5 = Nessun No! può bloccare gattini o Disinnesgatti.

## Imploding Kittens

rule-ik-1 = Un Imploding Kitten pescato a faccia in giù torna nel mazzo a faccia in su, a una profondità scelta in segreto. Non serve un Disinnesgatto, e il turno finisce.
rule-ik-2 = Pescato a faccia in su, un Imploding Kitten uccide: non aiutano né Disinnesgatto né No! né Gatto Divino.
rule-ik-3 = Tutti vedono un Imploding Kitten che sta a faccia in su in cima al mazzo, in ogni momento. Se un’altra carta lo copre, tutti sanno dove si trova.
rule-ik-4 = Mescolando si perde la posizione dell’Imploding Kitten, che resta a faccia in su.
rule-ik-5 = Uno Streaking Kitten non ti permette di trattenere un Imploding Kitten.

## Streaking Kittens

rule-sk-1 = Con uno Streaking Kitten in mano puoi tenerci un Exploding Kitten invece di disinnescarlo. Nessuno viene a sapere che cosa hai pescato.
rule-sk-2 = Quando lo Streaking Kitten lascia la tua mano, per qualsiasi motivo, il gattino trattenuto esplode subito.
rule-sk-3 = Chi ruba o riceve un Exploding Kitten esplode e ha bisogno di un Disinnesgatto, a meno che non possa trattenerlo a sua volta.
rule-sk-4 = Se devi mettere un Exploding Kitten dalla tua mano nella pila degli scarti, esplode. Se lo metti sul mazzo di pesca, no.
rule-sk-5 = Streaking Kitten ed Exploding Kitten non fanno mai parte di cinque titoli diversi, e non si possono nemmeno prendere così.

## Barking Kittens

rule-bk-1 = Metti un Barking Kitten davanti a te: chi ha l’altro, in mano o davanti a sé, usa un Disinnesgatto o è fuori. Entrambi si scartano alla fine del tuo turno.
rule-bk-2 = Se nessuno ha l’altro Barking Kitten, il tuo resta a faccia in su davanti a te. Quando qualcuno gioca l’altro, il bersaglio sei tu.
rule-bk-3 = Chi ha entrambi i Barking Kitten li gioca insieme, contro chi vuole.
rule-bk-4 = Un Barking Kitten non fa finire il turno e nessun No! può bloccarlo.
rule-bk-5 = Un Disinnesgatto usato contro un Barking Kitten si scarta, e nel mazzo non torna niente.
rule-bk-6 = Un Barking Kitten che è nel mazzo, nella riserva o fuori dal gioco non ce l’ha nessuno.

## Armageddon and Godcat

rule-ag-1 = Armageddon si può giocare solo finché Gatto Divino e Gatto Diabolico sono entrambi sul tappetino. Un No! può bloccarlo finché non vengono presi.
rule-ag-2 = Chi gioca Armageddon guarda i due gatti e ne mette uno a faccia in giù davanti a sé e uno davanti a un’altra persona. Questa tiene o scambia senza guardare, poi si scoprono entrambi.
rule-ag-3 = Chi ha il Gatto Divino lo prende in mano. Chi ha il Gatto Diabolico usa un Disinnesgatto, che si consuma, oppure è fuori; il Gatto Diabolico torna sul tappetino.
rule-ag-4 = Il turno in corso di chi gioca Armageddon finisce senza pescare: è uno solo dei turni da giocare.
rule-gc-1 = Nel tuo turno il Gatto Divino può essere qualsiasi carta del mazzo di questa partita, tranne No! e gattini: da solo, in una combinazione (mai con dei No!), o come Disinnesgatto che ti salva.
rule-gc-2 = Dopo l’uso il Gatto Divino torna sul tappetino, anche se un No! blocca la giocata. Ci torna anche quando chi lo ha in mano è fuori.
rule-gc-3 = Tutti vedono chi ha il Gatto Divino, e chi ha diritto a rubare una carta a caso può scegliere lui.

## Reactions

rule-no-1 = Un No! blocca un’azione o una combinazione prima che abbia effetto, ma non un gattino o un Disinnesgatto. Può giocarlo in qualsiasi momento chiunque sia ancora in gioco, ma non sulla propria ultima carta.
rule-no-2 = Anche un No! si può bloccare con un No!, e così via: se i No! sono in numero pari, l’azione avviene.
rule-no-3 = Ciò che un No! ha bloccato resta negli scarti, e il turno continua: gioca ancora, o pesca.
rule-no-4 = Una carta bloccata non fa proprio niente: un Attacco o un Salta bloccato non fa finire il turno.
rule-no-5 = Vince la reazione più veloce. Chi avrebbe potuto reagire non riguarda nessuno.
rule-now-1 = Cambia il Futuro ORA si può giocare in qualsiasi momento, anche quando qualcun altro sta per pescare o finché un No! può ancora bloccare un’azione, ma non mentre un’azione si svolge. Un’azione in attesa può poi essere bloccata di nuovo.
rule-now-2 = Cambia il Futuro ORA non cambia di chi è il turno. Chi stava per pescare sceglie di nuovo.
rule-now-3 = Un No! può bloccare Cambia il Futuro ORA.

## Attacks and skips

rule-atk-1 = Attacco: i tuoi turni finiscono senza pescare, e a chi viene dopo ne toccano due.
rule-atk-2 = Se gli attacchi non si sommano, chi è sotto attacco e attacca finisce tutti i suoi turni, e alla nuova vittima ne toccano due. Con i Barking Kittens si aggiungono solo i turni rimasti da un Attacco Personale.
rule-atk-3 = Se gli attacchi si sommano, chi è sotto attacco e attacca cede i turni rimasti, compreso quello in corso, più altri due: rispondere subito a un attacco con un altro ne fa quattro.
rule-atk-4 = Attacco Mirato: come Attacco, ma contro chi vuoi, e il gioco riprende da lì. In Ricette per il Disastro, e altrove con l’opzione «Gli attacchi mirati ritornano», dopo si torna a chi ha attaccato.
rule-atk-5 = Attacco Personale: ti toccano tre turni, compreso questo. Se gli attacchi si sommano, si aggiungono i turni rimasti da un attacco precedente.
rule-skp-1 = Salta fa finire un turno senza pescare.
rule-skp-2 = Super Salta fa finire tutti i turni da giocare.
rule-rev-1 = Inverti cambia il senso di gioco e fa finire un turno senza pescare. In due vale come Salta.
rule-dfb-1 = Pesca dal Fondo fa finire il turno con l’ultima carta del mazzo. Vale tutto ciò che può succedere pescando.

## The other cards

rule-fav-1 = Favore: una persona a tua scelta che ha carte te ne dà una, scelta da lei.
rule-shf-1 = Mescola: il mazzo di pesca viene mescolato.
rule-stf-1 = Prevedi il Futuro: guarda le prime carte, quante ne dice la carta o quante ce ne sono, e lasciale in quell’ordine.
rule-stf-2 = Rivela il Futuro: tutti vedono le prime tre carte.
rule-stf-3 = Cambia il Futuro: guarda le prime carte e rimettile nell’ordine che vuoi.
rule-stf-4 = Condividi il Futuro: riordina le prime tre carte, poi chi viene dopo vede come stanno.
rule-swp-1 = Scambia Cima e Fondo: la prima e l’ultima carta del mazzo si scambiano di posto senza che nessuno le veda.
rule-gar-1 = Raccolta Rifiuti: chiunque abbia carte ne mette una a sua scelta a faccia in giù sul mazzo, tutti insieme e in segreto. Prima si risolvono i gattini che così esplodono; poi il mazzo si mescola.
rule-pot-1 = Colletta: a partire da chi la gioca, nel senso di gioco, chiunque abbia carte ne mette una a faccia in giù in cima al mazzo. Non si mescola.
rule-cat-1 = Bomba Gattomica: tutti gli Exploding Kitten escono dal mazzo, il resto si mescola e i gattini vanno in cima. Un turno finisce senza pescare; un Imploding Kitten si mescola con il resto.
rule-mrk-1 = Segna: una carta a caso, non ancora segnata, nella mano di una persona a tua scelta è visibile a tutti finché non viene giocata o lascia quella mano. Fra più carte dello stesso tipo chi le ha sceglie quale usare.
rule-bur-1 = Sotterra fa finire il turno: pesca la prima carta, guardala e rimettila alla profondità che vuoi, in segreto. Intanto un gattino non fa niente.
rule-bur-2 = Sotterra non si può giocare con una carta «Questa la Prendo Io» davanti a sé.
rule-itt-1 = Questa la Prendo Io si mette davanti a una persona a tua scelta che non ne ha già una: la prossima carta che pesca è tua.
rule-itt-2 = Se quella carta è un Exploding Kitten, lo disinneschi tu o sei fuori. Poi il turno di chi l’ha pescato è finito.
rule-itt-3 = Un Imploding Kitten consegnato così agisce su chi lo riceve. Quando è fuori chi ha giocato Questa la Prendo Io o chi ce l’ha davanti, la carta si scarta.
rule-top-1 = Torre del Potere: chi la gioca porta la corona e custodisce sei carte coperte, la riserva. Chi dovrebbe prendere una carta da quella mano, anche vuota, ne prende invece una a caso dalla riserva, finché non è vuota; chi porta la corona non può mai farlo.
rule-top-2 = La Torre del Potere resta a chi porta la corona. Quando quella persona è fuori, riserva e Torre vanno negli scarti.
rule-rhk-1 = Putiferio fa finire il turno: pesca l’ultima carta e prendila in mano, oppure mettila a faccia in giù in cima al mazzo; in quel caso non esplode niente.

## Blind players

rule-cb-1 = Maledizione del Sedere di Gatto: una persona a tua scelta gioca alla cieca. La sua mano sta a faccia in giù, e non può guardarla finché non pesca una carta senza esplodere.
rule-cb-2 = Per giocare una carta, chi gioca alla cieca ne scopre una a caso: viene giocata se si può, altrimenti è persa. Niente combinazioni, niente No!
rule-cb-3 = Esplodere alla cieca: si scoprono e si perdono carte a caso finché non esce un Disinnesgatto, che mette fine alla cecità, o finché la mano non è vuota.
rule-cb-4 = Anche un Exploding Kitten scoperto alla cieca esplode. Lo stesso vale per quello trattenuto, se così si perde lo Streaking Kitten.
rule-cb-5 = Una carta ricevuta mentre si gioca alla cieca si può guardare una volta; poi si mescola alle altre.
rule-cb-6 = Una carta segnata la vedono tutti, tranne chi la tiene in mano giocando alla cieca.
rule-cb-7 = Se a chi gioca alla cieca si chiede una carta per nome, la si cerca nella sua mano. Se deve scegliere una carta, se ne prende una a caso; può guardarla prima che se ne vada.
rule-cb-8 = Chi gioca alla cieca con Questa la Prendo Io davanti a sé vede la carta pescata prima di consegnarla e torna a vedere.
rule-cb-9 = Contro un Barking Kitten chi gioca alla cieca scopre carte finché non esce un Disinnesgatto. Quando tutto è risolto, le due persone coinvolte guardano le proprie mani. Chi alla cieca ne scopre uno e ha anche l’altro li gioca entrambi e sceglie il bersaglio.
rule-cb-10 = Le carte della riserva contano come coperte solo quando arrivano in una mano giocata alla cieca.

## Combinations

rule-com-1 = Coppia: due carte uguali prendono una carta a caso dalla mano di chi vuoi. Nel gioco normale bastano due carte qualsiasi con lo stesso titolo; con l’opzione «Combinazioni: solo gatti» servono gatti.
rule-com-2 = Tris: con tre carte uguali nomina una carta. La persona scelta te ne dà una, se ce l’ha; altrimenti non ricevi niente.
rule-com-3 = Cinque titoli diversi: prendi la carta che vuoi dalla pila degli scarti. Solo nell’Edizione Originale e nelle sue espansioni.
rule-com-4 = In una combinazione un Gatto Selvatico vale come qualsiasi gatto semplice, e come nient’altro. Anche due o tre Gatti Selvatici sono una coppia o un tris.
rule-com-5 = I gattini non fanno mai parte di una combinazione.
rule-com-6 = Un No! blocca una combinazione come un’unica azione.

## What everybody knows

rule-col-1 = Dove c’è Inverti, il senso di gioco si vede sempre.
rule-inf-1 = È pubblico: di chi è il turno, i turni da giocare, il senso di gioco, chi è ancora in gioco, quante carte ci sono in mani e mazzi, l’intera pila degli scarti, le carte davanti a ognuno, le carte segnate, chi ha il Gatto Divino e ogni carta giocata.
rule-inf-2 = È privato: la tua mano, ciò che hai visto del mazzo, dove hai messo un gattino, che cosa hai pescato, e che cosa hai dato o preso; quest’ultima cosa la sanno in due.
rule-inf-3 = Nessuno conosce il resto del mazzo, la riserva o le carte tolte in una partita veloce.
rule-inf-4 = A nessuno viene detto ciò che non può sapere, in nessun modo: non a parole, non con le domande, non con i tempi.
rule-inf-5 = Ricordare è permesso: ciò di cui puoi ancora avere certezza sul mazzo e sulle altre mani resta annotato per te, finché una mescolata o il segreto di qualcuno non lo rende incerto.

## Recipes

rule-rcp-1 = Una ricetta dice quali carte si usano e quante di ciascuna, quante carte e quanti Disinnesgatti riceve ognuno, in quanti si gioca, e le opzioni delle regole.
rule-rcp-2 = Una ricetta che non si può giocare viene rifiutata con tutti i motivi insieme.
rule-rcp-3 = Una ricetta tua ha bisogno di abbastanza gattini mortali perché resti una sola persona a vincere, di abbastanza Disinnesgatti e carte da distribuire, di entrambi i Barking Kitten o di nessuno, di Gatto Divino e Gatto Diabolico per Armageddon, e di sei carte per la riserva di una Torre del Potere.

## Party Pack

rule-pty-1 = Party Pack: in due o tre si usano le carte con la zampa, da quattro a sette quelle senza, da otto a dieci tutte. I gattini si mettono da parte per primi, con o senza zampa; ognuno riceve un Disinnesgatto, gli altri di quella parte vanno nel mazzo, e si danno sette carte a testa.
rule-pty-2 = Party Pack: gli attacchi si sommano, due o tre carte con lo stesso titolo sono una combinazione, non ci sono cinque titoli diversi, dopo un Attacco Mirato si prosegue dalla vittima, e le carte di chi è fuori si scartano.
