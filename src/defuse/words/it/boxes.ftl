### Scatole, espansioni, ricette e opzioni delle regole: il nome, e in .text una riga che ne parla.

## Boxes and expansions

box-original = Edizione Originale
    .text = Il gioco da cui tutto è cominciato: cinque gatti, cinque titoli diversi, attacchi che non si sommano.
box-two-player = Edizione per Due
    .text = Un piccolo mazzo per due, con un solo Exploding Kitten.
box-compact = Compact
    .text = Una partita breve fino a quattro; le carte di chi è fuori restano segrete.
box-good-vs-evil = Bene contro Male
    .text = Il Gatto Divino salva, il Gatto Diabolico uccide, e Armageddon li assegna.
box-party-pack = Party Pack
    .text = Per una tavolata: fino a dieci giocatori. Quanti siete decide quale parte del mazzo si usa.
box-recipes = Ricette per il Disastro
    .text = Una dispensa di 121 carte per diciotto ricette.
box-imploding = Imploding Kittens
    .text = Un gattino che nessun Disinnesgatto ferma, attacchi mirati e un senso di gioco che cambia; fino a sei giocatori.
box-streaking = Streaking Kittens
    .text = Trattieni in segreto un Exploding Kitten, fai giocare gli altri alla cieca, segna le loro carte.
box-barking = Barking Kittens
    .text = Due gattini si cercano, una torre protegge chi porta la corona, e gli attacchi si sommano.

## Recipes

recipe-attack-of-the-attacks = L’Attacco degli Attacchi
    .text = Attacchi su attacchi, e poche vie d’uscita.
recipe-black-hole = Buco Nero
    .text = Solo Imploding Kitten e nessun Disinnesgatto: scopri dove sono.
recipe-black-hole-2-players = Buco Nero (2 giocatori)
    .text = Buco Nero per due: un Imploding Kitten e nessun Disinnesgatto.
recipe-card-hoarders = Accumulatori di Carte
    .text = Molti gatti, pochi gattini: guarda avanti e fai scorta.
recipe-cat-fight = Zuffa tra Gatti
    .text = Due carte a testa, e quasi tutte attaccano.
recipe-classic-mode = Modalità Classica
    .text = Il gioco classico con le carte di questa scatola.
recipe-danger-mode = Modalità Pericolo
    .text = Sei Exploding Kitten, anche se siete in pochi.
recipe-eye-for-an-eye = Occhio per Occhio
    .text = Tutti guardano nel futuro, e lo cambiano.
recipe-lightning-kittens = Gattini Lampo
    .text = Una carta e un Disinnesgatto a testa: si finisce in pochi minuti.
recipe-meowsochist = Miaosochismo
    .text = Fatti male con le tue mani, e prendi ciò che non era per te.
recipe-mind-games = Giochi Mentali
    .text = Vedi, sotterra, segna: chi sa che cosa c’è e dove?
recipe-nope-sauce = Salsa di No
    .text = Ci sono tutti e otto i No! della scatola. Niente è sicuro.
recipe-power-play = Gioco di Potere
    .text = Le carte più forti della scatola in un solo mazzo.
recipe-power-play-2-players = Gioco di Potere (2 giocatori)
    .text = Le carte più forti della scatola per due.
recipe-sharing-is-caring = Condividere è Amare
    .text = Futuri condivisi, carte prese agli altri e due Barking Kitten.
recipe-sharing-is-caring-2-players = Condividere è Amare (2 giocatori)
    .text = Futuri condivisi e due Barking Kitten per due.
recipe-sticky-fingers = Mani Lunghe
    .text = Gatti, gatti, gatti: tutti rubano.
recipe-the-purrrge = La Notte delle Fusa
    .text = Nessun gatto, solo azione; No! e attacchi in abbondanza.

## Rule options. A value that is a word has a message of its own.

option-combos = Combinazioni
    .text = Quali carte formano coppie e tris.
option-combos-all = due o tre carte qualsiasi con lo stesso titolo
option-combos-cats = solo gatti
option-five-different = Cinque titoli diversi
    .text = Cinque carte con titoli diversi prendono una carta dalla pila degli scarti.
option-attack-stacking = Gli attacchi si sommano
    .text = I turni rimasti da un attacco si aggiungono a quelli del successivo.
option-attack-stacking-personal = solo i turni di un Attacco Personale
option-targeted-attack-returns = Gli attacchi mirati ritornano
    .text = Dopo i turni della vittima si torna a chi ha attaccato.
option-deal = Carte distribuite
    .text = Con quante carte inizia ognuno, senza contare i Disinnesgatti.
option-dead-hand = Carte di chi è fuori
    .text = Che cosa succede alla mano di chi è fuori.
option-dead-hand-discard = nella pila degli scarti
option-dead-hand-hidden = restano nascoste
option-fast = Partita veloce
    .text = Un terzo del mazzo resta fuori, senza guardarlo.
option-copies = Copie della scatola
    .text = Con due copie di una scatola si può giocare in più persone.
option-first-player = Chi comincia
    .text = Il posto che comincia, contando da 0, oppure a sorte.
option-first-player-random = a sorte
# The values of options that can be switched
option-on = sì
option-off = no
# A number as the value of an option
option-number = un numero
