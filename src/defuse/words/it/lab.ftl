### Il laboratorio: arena e simulazioni.

## defuse simulate: molte partite di una ricetta, e che cosa dicono

# Come si scrivono i numeri: 12,5, 100.000, 12,5%
simulate-decimal-sign = ,
simulate-thousands-sign = .
simulate-percent = { $number }%
# L'intervallo di una differenza: da −1,2 a +0,3
simulate-span = da { $low } a { $high }
simulate-players = { $number ->
    [one] 1 giocatore
   *[other] { $number } giocatori
}
# Un posto nell'ordine di gioco: 1 è chi comincia
simulate-place = n. { $number }
simulate-pair = Coppie
simulate-triple = Tris
simulate-five = Cinque titoli diversi

# Titoli. Due ricette a confronto
simulate-versus = { $one } contro { $other }
simulate-conditions = Bot: { $bots }; { $games } partite per ogni numero di giocatori; seme { $seed }.
simulate-in-short = In breve
simulate-which-real = Quali differenze sono vere
simulate-length = Quanto durano le partite
simulate-wins = Chi vince, per posto nell’ordine di gioco (il n. 1 comincia)
simulate-outs = Che cosa elimina
simulate-nopes = No! e salvataggi
# $players: 4 giocatori
simulate-cards = Quanto valgono le carte, con { $players }
simulate-stops = Che cosa viene bloccato, con { $players }
simulate-finishes = Come finisce ogni posto, con { $players }
simulate-compared = A confronto

# Colonne, brevi
simulate-col-players = Giocatori
simulate-col-turns = Turni
simulate-col-range = 90% delle partite
simulate-col-middle = Mediana
simulate-col-moves = Mosse
simulate-col-waits = Attesa
simulate-col-unfinished = Senza fine
simulate-col-spread = Distribuzione dei turni
simulate-col-place = Posto
simulate-col-card = Carta
simulate-col-all-outs = Di tutti gli eliminati
simulate-col-first-out = Dei primi
simulate-col-last-out = Degli ultimi
simulate-col-nopes = No!
simulate-col-actions = Azioni
simulate-col-stopped = Bloccate
simulate-col-rescues = Salvataggi
simulate-col-count = Carte
simulate-col-dealt = Distribuita
simulate-col-later = Avuta dopo
simulate-col-ever = Avuta
simulate-col-used = Usata
simulate-col-used-share = Usata da
simulate-col-uses = Usi a partita
simulate-col-action = Azione
simulate-col-laid = Giocata a partita
simulate-col-finish = Finisce { $number }º
simulate-col-measure = Misura
simulate-col-one = A
simulate-col-other = B
simulate-col-difference = B − A (95%)
simulate-col-real = Vera?
simulate-real = vera
simulate-not-real = –

# Figure. $players: 4 giocatori
simulate-plot-turns = Turni con { $players }, quota delle partite
simulate-plot-nopes = No! in una partita con { $players }, quota delle partite
simulate-plot-wins = Vittorie per posto con { $players }, intervalli al 95%; tratteggiata: la quota equa, { $par }
simulate-plot-outs = Che cosa elimina con { $players }, dal primo all’ultimo
simulate-plot-cards = Punti percentuali guadagnati con una carta nella prima mano, con { $players }, intervalli al 95%
# Chi esce per primo, per secondo ...
simulate-out-order = { $number }º eliminato

# Note sotto le tabelle
simulate-note-length = Medie con intervalli al 95%; le mosse sono tutte le decisioni, anche passare con un No! in mano. Attesa: i turni dalla prima eliminazione alla fine.
simulate-note-wins = Quote delle partite con intervalli al 95%; la quota equa è { $par }. ▲ e ▼ sono differenze vere rispetto a questa.
simulate-note-wins-many = Quote delle partite con intervalli al 95%. ▲ e ▼ sono differenze vere rispetto alla quota equa.
simulate-note-cards = Di quanti punti percentuali vince più spesso chi ha la carta rispetto a chi non l’ha, ±95%. Distribuita: era nella prima mano; è solo fortuna, quindi la differenza è l’effetto della carta, misurato sulle altre carte che si potevano ricevere. «Avuta» e «Usata» dicono anche quanto a lungo qualcuno è sopravvissuto: lì confronta le carte tra loro, non con lo zero. Usata da: tra chi ne ha avuta almeno una.
simulate-note-compared = A: { $one }. B: { $other }. Vera: ancora sotto il { $level } dopo la correzione di Holm per tutte le { $number } differenze; la probabilità che anche una sola sia un falso allarme è allora sotto il { $level }. Gli intervalli valgono per ogni differenza presa da sola.

# Le poche frasi per chi scrive ricette. $players: 2 / 4 giocatori; $turns, $late, $usual, $rates ...: una cifra per ciascuno, come in 24,1 / 37,3
simulate-sum-length = Con { $players } una partita dura { $turns } turni; 19 partite su 20 finiscono entro { $late }.
simulate-sum-length-short = Corta: con { $players } una partita dura { $turns } turni (Edizione Originale: { $usual }); 19 partite su 20 finiscono entro { $late }.
simulate-sum-length-usual = Non troppo lunga: con { $players } una partita dura { $turns } turni (Edizione Originale: { $usual }); 19 partite su 20 finiscono entro { $late }.
simulate-sum-length-long = Piuttosto lunga: con { $players } una partita dura { $turns } turni (Edizione Originale: { $usual }); 19 partite su 20 finiscono entro { $late }.
simulate-sum-length-very-long = Troppo lunga per molti tavoli: con { $players } una partita dura { $turns } turni (Edizione Originale: { $usual }); 19 partite su 20 finiscono entro { $late }.
simulate-sum-waits = Con { $players } chi esce per primo aspetta la fine per { $turns } turni.
simulate-sum-first = Con { $players }, vittorie di chi comincia: { $rates } (quota equa: { $fair }).
simulate-sum-unfair = Iniqua: con { $players }, vittorie del { $place } nell’ordine di gioco: { $rate } (quota equa: { $par }).
simulate-sum-nearly-fair = Quasi equa: ci sono differenze vere tra i posti, ma nessuna cambia la quota equa di un decimo.
simulate-sum-fair = Equa: nessun posto vince un decimo in più o in meno della sua quota.
simulate-sum-fair-unknown = Se i posti sono alla pari non si può ancora dire: servono più partite.
simulate-sum-dead = Carte morte, usate da meno del { $limit } di chi le riceve: { $cards }
simulate-sum-no-dead = Nessuna carta morta: la meno usata è «{ $card }» (chi la usa tra chi la riceve: { $share }).
simulate-sum-no-dead-among = Nessuna carta morta: la meno usata è «{ $card }», con { $players } (chi la usa tra chi la riceve: { $share }).
# $cards: Attacco (+1,2 punti con 4 giocatori)
simulate-card-points = { $card } ({ $points } punti con { $players })
simulate-sum-best = Buone da ricevere all’inizio: { $cards }.
simulate-sum-worst = Zavorra da ricevere all’inizio: { $cards }.
simulate-sum-alike = Per quanto dicono queste partite, nessuna carta della prima mano cambia la probabilità di vincere di un decimo della quota equa.
simulate-sum-one-end = Che cosa chiude le partite: sempre { $card }.
# $ends: Exploding Kitten (71%) e Imploding Kitten (29%)
simulate-sum-ends = Che cosa chiude le partite: { $ends }.
simulate-end = { $card } ({ $share })
simulate-from-to = da { $low } a { $high }
simulate-sum-nopes = Con { $players } in una partita volano { $nopes } No! (azioni bloccate: { $stopped }).
simulate-sum-unfinished = Senza fine: partite in cui il mazzo è finito e nessuno poteva più perdere: { $share }.
simulate-sum-faults = { $number ->
    [one] I bot hanno fallito una volta; al loro posto è stata giocata una mossa di riserva.
   *[other] I bot hanno fallito { $number } volte; al loro posto sono state giocate mosse di riserva.
}

# Quali differenze tra A e B sono vere. $level: 5%
simulate-some-real = { $real } differenze su { $number } sono vere (dopo la correzione di Holm per averne guardate così tante; probabilità di anche un solo falso allarme sotto il { $level }).
simulate-none-real = Nessuna di { $number } differenze è certa (dopo la correzione di Holm per averne guardate così tante; probabilità di anche un solo falso allarme sotto il { $level }).
simulate-more-real = Vere anch’esse, e nella tabella: altre { $number }.
# 37,3 → 34,1
simulate-change = { $one } → { $other }
simulate-real-longer = Con { $players } le partite durano { $amount } turni di più ({ $change }).
simulate-real-shorter = Con { $players } le partite durano { $amount } turni di meno ({ $change }).
simulate-real-wins-more = Con { $players } il { $place } nell’ordine di gioco vince { $amount } punti di più ({ $change }).
simulate-real-wins-less = Con { $players } il { $place } nell’ordine di gioco vince { $amount } punti di meno ({ $change }).
simulate-real-out-more = Con { $players } aumenta, tra chi viene eliminato, chi esce per: { $card } ({ $change }).
simulate-real-out-less = Con { $players } diminuisce, tra chi viene eliminato, chi esce per: { $card } ({ $change }).
simulate-real-ends-more = Con { $players } più partite si chiudono con: { $card } ({ $change }).
simulate-real-ends-less = Con { $players } meno partite si chiudono con: { $card } ({ $change }).
simulate-real-used-more = Con { $players } aumenta, tra chi la riceve, chi usa «{ $card }» ({ $change }).
simulate-real-used-less = Con { $players } diminuisce, tra chi la riceve, chi usa «{ $card }» ({ $change }).
simulate-real-worth-more = Con { $players } «{ $card }» nella prima mano vale { $amount } punti di più ({ $change }).
simulate-real-worth-less = Con { $players } «{ $card }» nella prima mano vale { $amount } punti di meno ({ $change }).
# $what: una delle misure qui sotto
simulate-real-other = Con { $players }: { $what } { $change }.
simulate-measure-turns = Turni
simulate-measure-moves = Mosse
simulate-measure-waits = Turni dalla prima eliminazione alla fine
simulate-measure-nopes = No! in una partita
simulate-measure-rescues = Salvataggi in una partita
simulate-measure-stopped = Azioni bloccate
simulate-measure-unfinished = Partite senza fine
simulate-measure-win = Vittorie del { $place }
simulate-measure-out = Fuori per { $card }
simulate-measure-ends = Chiuse da { $card }
simulate-measure-dealt = Distribuita: { $card }
simulate-measure-used = Usata: { $card }

# Alla fine
simulate-speed = Giocate in { $seconds } s, { $speed } partite al secondo.
simulate-made-by = Fatto con defuse { $version }, un progetto non ufficiale.
# Che cosa non si può fare
simulate-bad-players = «{ $written }» non è un numero di giocatori; scrivi 4, 2-5 o 2,4.
simulate-no-common-players = I due non si possono confrontare: non c’è un numero di giocatori che vada bene per entrambi.
simulate-against-one = Si può confrontare con un solo altro gioco, non con più di uno: { $names }.
simulate-against-itself = Non c’è niente da confrontare: le due parti sono uguali.
simulate-no-pyarrow = Per i file Parquet serve pyarrow: { $install }
simulate-no-game-won = Nessuna partita è arrivata alla fine, quindi non c’è niente da raccontare.

## La riga di comando: defuse simulate

cli-simulate = gioca molte partite di una scatola o ricetta e ne fa un resoconto: durata, equità, quanto valgono le carte
cli-simulate-players = in quanti si gioca: 4, 2-5 o 2,4; altrimenti 4 dove è possibile
cli-simulate-games = partite per ogni numero di giocatori (10.000)
cli-simulate-bots = chi gioca a tutti i posti: careful, random ...
cli-simulate-against = confronta con un’altra scatola o ricetta (il nome o il file), o con la stessa con altre opzioni delle regole: fast=on ...
cli-simulate-json = scrive tutto come JSON; - è l’output standard, senza nient’altro
cli-simulate-csv = scrive una tabella di tutte le cifre come CSV
cli-simulate-parquet = scrive la stessa tabella come Parquet
cli-simulate-html = scrive un resoconto con figure in una sola pagina HTML

## Che cosa hanno in comune i comandi del laboratorio

cli-lab-box = una scatola, un misto o una ricetta: original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-lab-recipe = il nome di una ricetta, oppure il file della tua
cli-lab-option = un’opzione delle regole: fast=on ...
cli-lab-seed = un numero che dà di nuovo gli stessi risultati
cli-lab-workers = quanti processi; altrimenti tanti quanti sono i core
cli-lab-ray = lavora su un cluster Ray a questo indirizzo, o su un Ray proprio su questo computer (local)
lab-at-least-one = { $option } dev’essere almeno 1, non { $value }.
lab-cannot-write = Il file { $file } non si può scrivere.
lab-same-file = Due dei file hanno lo stesso nome.
lab-player-unknown = Il bot «{ $name }» non c’è. Ci sono: { $names }; oppure il percorso di un programma (./my-bot.py), o una classe Python (modulo:Classe).
lab-player-no-setting = «{ $name }»: questo bot non ha impostazioni.
# $problem non viene tradotto, qui e più sotto
lab-player-bad-setting = «{ $name }»: questa impostazione non si può usare; { $expected }.
bot-setting-temperament = può essere un carattere ({ $temperaments })
bot-setting-searcher = può essere un numero di prove (400) o un tempo (200ms, 1s), e un carattere ({ $temperaments })
bot-setting-master = può essere un file di pesi leggibile, e un carattere ({ $temperaments })
lab-player-no-class = «{ $name }» non si può usare come bot: { $problem }
lab-no-ray = Ray non è installato; si installa con: { $install }
lab-ray-failed = Ray non si può usare: { $problem }
lab-no-matplotlib = Per le figure serve matplotlib, che si installa con: { $install }
lab-no-openskill = Per la classifica serve openskill, che si installa con: { $install }
lab-no-plot-format = Le figure non si possono scrivere come { $file }; prova con .svg o .png.
# $task: che cosa si stava facendo; $problem: il resoconto dell'errore, più righe; nessuno dei due viene tradotto
lab-task-failed = Qualcosa è andato storto qui: { $task }. Tutto è stato fermato. { $problem }
lab-not-written = Non è stato scritto niente: { $problem }
lab-written = Scritto: { $file }
lab-interrupted = Interrotto; non è stato scritto niente.
lab-so-far = Interrotto: questo è ciò che si sa finora.
lab-progress = { $done } di { $all } partite
league-starting = Avvio dei bot: { $done } di { $all }

## L'arena: il comando

cli-arena = fa giocare ai bot molte partite per vedere chi è più forte
cli-arena-entrants = almeno due: bot (careful, searcher:200ms ...), programmi (./my-bot.py), classi Python (modulo:Classe)
cli-arena-players = in quanti si siede a un tavolo; 4 dove è possibile
cli-arena-games = quante partite ha ogni sfida; se non lo dici 2000, e al massimo 40000 con --until-sure
cli-arena-until-sure = ferma una sfida appena un test sequenziale è sicuro, con un errore di 5 su 100 in entrambi i sensi
cli-arena-bounds = che cosa distingue il test: due effetti oltre la quota equa, in deviazioni standard di una partita; se non lo dici 0 e 0.05
cli-arena-less-luck = toglie la fortuna dalle percentuali di vittoria: le stesse partite, intervalli più stretti, un tempo molto più lungo
cli-arena-json = scrive in questo file tutti i risultati e tutte le partite; - è l’output standard, senza nient’altro
cli-arena-plot = disegna i risultati: FILE.svg, FILE.png ...
cli-arena-ladder = tiene in questo file una classifica che continua
cli-arena-records = scrive ogni partita in questa cartella nuova o vuota, per `defuse replay`
arena-records-not-empty = La cartella di --records non è vuota: { $folder }
arena-records-ray = --records scrive su questa macchina e non si può usare con --ray.
arena-two = Nell’arena si sfidano almeno in due.
arena-bounds-order = Il primo valore di --bounds dev’essere minore del secondo.
arena-bounds-far = Con questi --bounds una quota dovrebbe stare sotto lo 0% o sopra il 100%.
arena-bad-ladder = { $file } non è una classifica: { $problem }

## L'arena: il resoconto

# $game: che cosa si gioca; $number: in quanti a un tavolo; $games: quante partite
arena-title = { $game }, { $number } al tavolo, { $games } partite, seme { $seed }
arena-matches = Partite vinte
arena-candidate = candidato
# Tra chi sedeva il candidato
arena-opponents = contro
arena-player = bot
arena-games = partite
# La quota di partite vinte, con il suo intervallo tra parentesi
arena-wins = vittorie (intervallo al 95%)
arena-interval = intervallo al 95%
# Quanto vince chi è bravo come tutti gli altri
arena-par = quota equa
arena-over-par = rapporto
# Un intervallo. $low, $high: numeri
arena-span = da { $low } a { $high }
arena-cross-table = Tabella incrociata: quanto spesso il candidato della riga vince contro i bot della colonna
arena-cross-table-how = ± è metà dell’intervallo al 95%, per gruppi con la stessa distribuzione; sotto, quante volte la quota equa ({ $par }). ▲ di sicuro sopra, ▼ di sicuro sotto.
# $rate: a win rate; $span: from one to another
arena-less-luck = Senza la fortuna: { $candidate } tra { $opponent } vince { $rate } ({ $span }). È sicuro come { $times } volte tante partite.
# $none, $some: quote; $candidate, $opponent: nomi di bot
arena-sure-more = Sicuro (H1 accettata): la quota di vittorie di { $candidate } contro { $opponent } è { $some } o più, e non { $none }.
arena-sure-less = Sicuro (H0 accettata): la quota di vittorie di { $candidate } contro { $opponent } è { $none } o meno, e non { $some }.
arena-not-sure = Non sicuro: queste partite non dicono se la quota di vittorie di { $candidate } contro { $opponent } è { $none } (H0) o { $some } (H1).
arena-test = Logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $lower } e { $upper }; effetti { $none } e { $some } deviazioni standard di una partita oltre la quota equa; errori { $alpha } e { $beta }.
arena-ratings = Punteggi
arena-ratings-how = Plackett–Luce, adattato all’ordine d’arrivo di tutte le partite; 0 è la media, 400 punti sono dieci volte la forza. Intervalli per gruppi con la stessa distribuzione.
arena-points = punti
# Quanti punti più del successivo
arena-ahead = sul successivo
arena-ladder = Classifica che continua (OpenSkill)
# Quanto vale almeno un punteggio, con ogni probabilità
arena-ladder-sure = sicuro
arena-ladder-guess = stima
# $names: bot che pensano per un certo tempo
arena-timed = Lo stesso seme qui non dà le stesse partite, perché si pensa a tempo e non a passi: { $names }.
arena-others = Se lo stesso seme dà le stesse partite dipende dai bot di altre persone: { $names }.
arena-endless = { $number ->
    [one] 1 partita non ha avuto fine; è stata divisa tra chi era ancora in gioco.
   *[other] { $number } partite non hanno avuto fine; ognuna è stata divisa tra chi era ancora in gioco.
}
arena-faults = Errori dei bot di altre persone; per ogni mossa persa è stata giocata una mossa di riserva
arena-fault-asked = chieste
arena-fault-lost = perse
arena-fault-crashed = crash
arena-fault-late = in ritardo
arena-fault-nonsense = insensate
arena-fault-illegal = vietate
arena-fault-flooded = troppo testo
arena-fault-memory = memoria
# $what non viene tradotto
arena-fault-last = { $name }, l’ultima volta: { $what }

## L'arena: le figure

arena-plot-match = { $candidate } contro { $opponent }
arena-plot-wins = vittorie, %
arena-plot-ratio = logaritmo del rapporto di verosimiglianza
arena-plot-cross-table = Vittorie della riga contro la colonna, %

## Un campionato permanente: `defuse league`

cli-league = fa giocare a molti bot un campionato permanente, con una pagina di risultati
cli-league-place = una cartella di bot, o un file con un bot per riga
cli-league-sure = un bot gioca finché metà dell’intervallo del suo punteggio è sotto questo valore; 50 punti se non dici nulla
cli-league-games = quante partite gioca al massimo ogni bot; 2000 se non dici nulla
cli-league-hours = si ferma dopo tante ore; la prossima volta si continua da lì
cli-league-page = dove scrivere la pagina dei risultati; league.html se non dici nulla
cli-league-show = scrive e mostra i risultati senza continuare a giocare
league-no-bots = In { $place } ci sono troppo pochi bot: servono cartelle con un bot.py, file Python o programmi eseguibili, o un file che ne elenchi almeno due.
league-cannot-read = Non si può leggere { $file }: { $problem }
league-in-use = Un altro processo sta giocando questo campionato: { $file }
league-bad-results = { $file } contiene i risultati di qualcos’altro: { $problem }
league-bad-number = { $option }: { $value } non è possibile; serve un numero sopra 0.
league-title = Campionato: { $name }
league-conditions = { $game }, { $number } al tavolo; { $games } partite tra { $bots } bot; { $when }
league-place = posto
league-wins = vittorie
league-state = punteggio
league-sure = sicuro
league-unsure = non ancora sicuro
league-enough = tutte le partite giocate
league-cannot-play = non può giocare
league-stopped = fermato: sbaglia troppo spesso
league-how = Punti attorno alla media di tutti i bot; 400 punti sono dieci volte la forza. ± è un intervallo al 95%.
league-plot = Punteggi con i loro intervalli
league-troubles = Che cosa è andato storto
league-lost = { $lost } mosse perse su { $asked } ({ $counts }). L’ultima volta: { $last }
league-cross-table = Chi finisce davanti a chi
league-cross-table-how = La quota delle partite comuni in cui il bot della riga è finito davanti a quello della colonna, e quante erano.
