### La partita guidata di defuse learn. La guida è Mittens, un gatto; Ann e Ben giocano con chi legge.
###
### Ciò che dice la guida non nomina tasti: le stesse parole valgono per il tavolo disegnato e per quello semplice.
### Un messaggio che chiede una mossa ha un .hint, per chi fa qualcos'altro; dice in una frase che cosa fare e perché.
### Le carte si chiamano come in cards.ftl. Chi legge non ha genere: niente participi o aggettivi da accordare.

## Around the lessons

learn-welcome = Ciao! Sono Mittens. Ho già fatto boom sei volte, quindi so di che cosa parlo. Qualche breve lezione, più o meno cinque minuti, e saprai giocare.
# At the plain table. Words in quotation marks are typed as they are
learn-how = Scrivi il numero di una mossa, o il suo nome, e premi Invio. «?» elenca di nuovo le tue mosse, «help» dice che cos’altro puoi scrivere.
learn-lesson = Lezione { $number } di { $length }: { $title }
# $text: one of the messages below
learn-says = Mittens: { $text }
# The reader has made a move that is allowed, but not the one that is asked for. $hint: a .hint of the messages below
learn-not-now = Un’altra volta, magari. { $hint }
# $move: how the move is written, the same in every language
learn-write = Scrivi così: { $move }
# A prompt, followed by a > sign; “again” is typed as it is
learn-go-on = Invio per la prossima lezione, oppure again
# At the drawn table: the last line, keys and what they do
learn-keys = ? tasti · h aiuto · c carta · < precedente · r da capo · > prossima · q esci
learn-begin = Cominciamo
learn-not-yet = Non ora
learn-next = Prossima lezione
learn-finish = Ci sono!
learn-done = Era la mia ultima lezione, e sei ancora in vita! Ora una partita vera: «defuse play». Se dimentichi che cosa fa una carta: «defuse rules».
learn-goodbye = Ciao! «defuse learn» è qui quando vuoi continuare, e «defuse play» è una partita intera.

## Help at the plain table. The left column stays as it is typed.

learn-help-next = alla prossima lezione
learn-help-back = alla lezione precedente
learn-help-again = questa lezione da capo
learn-help-quit = esci

## 1. Drawing. You draw a Tacocat, Ann draws, Ben explodes; you draw again, Ann explodes, you win

learn-title-draw = Pescare
learn-draw-first = Nel mazzo di pesca si nascondono gli Exploding Kitten, e chi ne pesca uno è fuori. Nel tuo turno puoi giocare carte; poi ne peschi una, e il turno finisce. Per ora non hai niente da giocare: pesca.
    .hint = C’è una sola cosa da fare: pescare.
learn-draw-others = Un Tacogatto, fiuu! Ora tocca agli altri pescare.
learn-draw-again = Boom, Ben è fuori dal gioco. Nel mazzo restano due carte, e una è un gattino. Coraggio, pesca.
    .hint = Non c’è scampo: pesca.
learn-draw-done = Chi resta in gioco per ultimo vince, e sei tu! Stavolta è stata fortuna. Il resto è abilità.

## 2. Defuse. You draw a kitten and put it on top of the pile; Ann draws it and is out

learn-title-defuse = Disinnesgatto
learn-defuse-draw = Ora hai un Disinnesgatto; in una partita vera tutti iniziano con uno. Se arriva un gattino ti salva senza che tu debba giocarlo. Pesca senza paura.
    .hint = Niente panico, pesca. Il Disinnesgatto fa tutto da sé.
learn-defuse-top = Pericolo scampato! Il tuo Disinnesgatto è consumato, e il gattino torna nel mazzo dove vuoi tu, in segreto. La prossima a pescare è Ann, quindi mettilo in cima.
    .hint = Oggi facciamo un dispetto ad Ann: mettilo in cima.
learn-defuse-done = Ann ha pescato il tuo gattino, e non aveva un Disinnesgatto. Soltanto tu lo sapevi in anticipo.

## 3. See the Future. A kitten lies on top; you skip, Ann draws it, defuses it and puts it back in secret

learn-title-future = Prevedi il Futuro
learn-future-look = Ancora meglio è sapere che cosa arriva. Prevedi il Futuro ti mostra le prime tre carte del mazzo, e il tuo turno continua. Gioca questa carta.
    .hint = Prima dai un’occhiata: gioca Prevedi il Futuro.
learn-future-skip = Un gattino, proprio in cima! Un Salta fa finire il tuo turno senza pescare e lascia quel gattino ad Ann. Giocalo.
    .hint = Sai che cosa c’è in cima. Lascialo ad Ann: gioca Salta.
learn-future-done = Ann aveva un Disinnesgatto. Ha rimesso il gattino nel mazzo in segreto, e così ora è lei a saperne più di te.

## 4. Nope. Ann plays Favor on you, you say Nope; you play Skip, Ben says Nope, you say Nope to that

learn-title-nope = No!
learn-nope-first = Con il suo Favore Ann vuole una carta da te. Un No! blocca quasi ogni carta prima che abbia effetto, e puoi giocarlo in qualsiasi momento, non solo nel tuo turno. Dille No!
    .hint = Non darle quella carta: dille No!
learn-nope-stopped = Bloccato. Il suo Favore è sprecato, ma il turno di Ann continua: deve ancora pescare.
learn-nope-skip = Tocca a te, e di quel mazzo non mi fido. Gioca il tuo Salta.
    .hint = Stavolta non pescare: gioca il tuo Salta.
learn-nope-yup = Ben dice No! Ma anche un No! si può bloccare con un No!, e allora la carta ha effetto lo stesso: due No! fanno un Sì! Rispondi con un No! al suo No!
    .hint = Niente complimenti: rispondi con un No! al suo No!
learn-nope-done = Due No! si annullano a vicenda; un terzo avrebbe bloccato di nuovo il tuo Salta. Solo gattini e Disinnesgatti non si possono bloccare con un No!

## 5. Attack. You attack Ann, who takes two turns; Ben attacks you, you skip one turn and draw for the other

learn-title-attack = Attacco
learn-attack-first = Un Attacco fa finire il tuo turno senza pescare, e a chi viene dopo toccano due turni. Giocalo.
    .hint = Fai lavorare Ann: gioca il tuo Attacco.
learn-attack-two = Due turni per Ann: deve pescare due volte.
learn-attack-skip = Ora è Ben che attacca te: due turni da giocare. Un Salta ne fa finire uno solo. Giocalo.
    .hint = Gioca il tuo Salta e guarda quanti turni restano.
learn-attack-draw = Due meno uno fa uno: c’è ancora un turno da giocare. Pesca.
    .hint = Resta un turno. Pesca, e finisce anche quello.
learn-attack-done = Fatto: un turno saltato, uno finito pescando. Ora tocca ad Ann, e per un turno solo.

## 6. Attacking back. 2 turns for you, 4 for Ann (takes one), 5 for Ben (skips one), 6 for you, 8 for Ann, who explodes

learn-title-revenge = Il contrattacco
learn-revenge-first = Di nuovo due turni per te. Ma stavolta hai anche tu un Attacco: a chi viene dopo toccano i turni che ti restano, più altri due. Attacca!
    .hint = Non giocarli, questi turni: passali ad altri. Attacca.
learn-revenge-four = I tuoi 2 turni più altri 2 fanno 4 per Ann. Guarda che cosa combina.
learn-revenge-six = Ann ha giocato un turno e ha attaccato: 3 + 2 = 5 per Ben. Lui ne ha saltato uno e ha attaccato: 4 + 2 = 6 per te. Contrattacca!
    .hint = Sei turni? Neanche per sogno. Attacca.
learn-revenge-eight = 6 + 2 = 8. Buona fortuna, Ann!
learn-revenge-done = Per Ann è stato troppo. Chi è fuori non deve più giocare turni, quindi Ben ne ha uno solo. Nell’Edizione Originale, però, un Attacco vale sempre due turni, non importa quanti te ne restavano.

## 7. Combinations. You steal a Nope with a pair and get a Defuse with three of a kind, from Ann or Ben as you like

learn-title-cats = Coppie e altro
learn-cats-pair = Un gatto da solo non fa niente. Due uguali sono una coppia e rubano una carta a caso a chi vuoi tu. Gioca i tuoi due Tacogatti.
    .hint = Gioca i tuoi due Tacogatti come coppia. I Gatti Barbuti ti serviranno tutti tra un attimo.
learn-cats-triple = Un No!, niente male! Con tre carte uguali nomini quella che vuoi, e la ricevi se quella persona ce l’ha. Gioca i tuoi tre Gatti Barbuti e chiedi un Disinnesgatto.
    .hint = Gioca i tuoi tre Gatti Barbuti e chiedi un Disinnesgatto ad Ann o a Ben.
learn-cats-done = Un Disinnesgatto, così, su due piedi! Non devono per forza essere gatti: vanno bene carte qualsiasi con lo stesso titolo, per esempio due Salta. E il tuo turno continua.

## 8. The last duel. You see the kitten on top, fetch a Defuse with five cats, draw the kitten and put it on top for Ann

learn-title-showdown = Il duello finale
learn-showdown-look = Ben è fuori, restate solo tu e Ann, e non hai nessun Disinnesgatto. Prima scopri che cosa c’è in cima al mazzo.
    .hint = Mai pescare prima di sapere: gioca Prevedi il Futuro.
learn-showdown-five = La prossima carta è il gattino! Per fortuna hai cinque gatti diversi. Nell’Edizione Originale con cinque titoli diversi prendi la carta che vuoi dalla pila degli scarti. Sai già quale ti serve.
    .hint = Gioca i tuoi cinque gatti diversi e prendi un Disinnesgatto dalla pila degli scarti.
learn-showdown-draw = Ora quel gattino può anche arrivare. Pesca.
    .hint = Hai un Disinnesgatto: pesca.
learn-showdown-top = E ora: dove va il gattino, se la prossima a pescare è Ann?
    .hint = Così finiresti per pescarlo tu. In cima è per Ann.
learn-showdown-done = Boom! Ann non aveva più Disinnesgatti. Vinci la partita, e stavolta la fortuna non c’entra.

## 9. Da morti. Esplodi, ti nutrono, blocchi un attacco con un No!, e Ben ti riporta in vita

learn-title-dead = Da morti
learn-dead-draw = In Zombie Kittens non ci sono Disinnesgatti, e non hai nemmeno uno Zombie Kitten. Pesca e guarda che cosa succede.
    .hint = Non c’è niente da fare: pesca.
learn-dead-dead = Boom! Sei tra i morti, ma non fuori: il gattino sta davanti a te e le tue carte restano tue. I morti non hanno turni, ma giocano No! e carte ORA.
learn-dead-feed = Ann sta per pescare. Hai Nutri i Morti, una carta ORA: tutti i vivi danno una carta a un morto. Giocala, per te!
    .hint = Gioca Nutri i Morti e scegli te.
learn-dead-nope = Due carte in più. E ora Ann attacca. Non ti piace: di' No!
    .hint = Anche i morti possono dire No!: fallo.
learn-dead-done = Ben ha pescato un gattino e ha usato uno Zombie Kitten: lo ha salvato e doveva riportare in vita qualcuno. Sei di nuovo in vita, e tocca a te.
