### Il programma intorno al gioco: inizio e fine di una partita, la riga di comando, ciò che non si può fare.

## At the table

# $game: the box or recipe; $names: the other players
app-greeting = { $game }. Giochi contro { $names }. Scrivi help se non sai che cosa fare.
# $first: one or more names with commas between them
app-names = { $first } e { $last }
app-game-without = { $game } senza { $cards }
# The name of the player who has not given one: a single word
app-you = Tu
app-player = Giocatore
app-goodbye = Grazie per aver giocato. Ciao!
app-written = La partita è scritta in { $file }.
app-not-written = Non è stato possibile scrivere la partita in { $file }: { $problem }.
app-kept = La partita resta salvata. Riprendila con: defuse play --resume
app-not-kept = Questa partita non si può conservare per dopo: { $problem }.

## The command line: what the commands and their options are

cli-description = Tutte le edizioni di Exploding Kittens (non ufficiale).
cli-lang = la lingua: { $languages }; altrimenti quella del tuo sistema
cli-play = siediti a un tavolo con i bot
cli-play-edition = original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-play-recipe = il nome di una ricetta, oppure il file della tua
cli-play-players = in quanti si gioca, contando anche te; 4 dove è possibile
cli-play-bot = contro chi giochi: bot con questi nomi o un programma (./my-bot); più d’uno, con virgole, si siedono in quest’ordine
cli-play-seed = un numero che distribuisce di nuovo la stessa partita
cli-play-option = un’opzione delle regole: fast=on ...
cli-play-name = il tuo nome al tavolo; se lo dai più volte, altrettante persone si passano la tastiera
cli-play-record = scrive la partita in un file, per «defuse replay»
cli-play-countdown = secondi per dire No!, 0 per tutto il tempo che vuoi
cli-play-reactions = più persone alla stessa tastiera: le reazioni si chiedono a tutti, oppure chi vuole si fa avanti
cli-play-resume = riprende una partita in sospeso: la più recente, o quella in FILE
cli-plain = riga per riga, per ogni terminale e lettore di schermo
cli-colours = i colori del tavolo: dark (scuro), light (chiaro) o none (nessuno)
cli-interactive = procede passo per passo anche dove l’input non è un terminale
cli-watch = guarda giocare i bot
cli-watch-players = in quanti si gioca; 4 dove è possibile
cli-watch-bot = chi gioca: bot con questi nomi o un programma (./my-bot); più d’uno, con virgole, si siedono in quest’ordine
cli-watch-speed = quanti passi al secondo quando prosegue senza fermarsi
cli-watch-seat = mostra solo ciò che vede questa persona
cli-watch-above = mostra tutto; vale se non dici altro
cli-learn = impara il gioco giocando, in cinque minuti
cli-replay = racconta di nuovo una partita registrata
cli-replay-file = la registrazione
cli-replay-seat = solo ciò che sapeva questa persona
cli-replay-scenario = la scrive invece come file di scenario
cli-check = esegue file di scenario o intere cartelle
cli-check-paths = file o cartelle
cli-json = scrive la risposta come JSON in questo file; - è l’output standard, senza nient’altro
cli-rules = spiega una carta o una regola
cli-rules-name = il nome di una carta, o l’id di una regola come ATK-3; senza, le elenca tutte
cli-boxes = elenca le scatole, le espansioni e le opzioni delle regole
cli-boxes-name = una scatola, per vederne le carte
cli-recipes = elenca le ricette
cli-recipes-name = una ricetta, per vederne le carte

## The command line: what cannot be done

cli-bad-name = «{ $name }» non può essere un nome: serve una sola parola di al massimo { $number } lettere, senza @ : # = ! ? | *
cli-same-name = Ognuno ha bisogno di un nome diverso: { $names }.
# $people is the number of people
cli-too-many-people = { $number ->
    [one] In { $people } non si può fare una partita per 1 giocatore.
   *[other] In { $people } non si può fare una partita per { $number } giocatori.
}
cli-no-bot = Il bot «{ $name }» non c’è; ci sono: { $names }.
cli-bad-countdown = Il countdown non può essere «{ $text }»; è un numero di secondi da 0 a { $number }.
cli-bad-reactions = Le reazioni non possono essere «{ $text }». Valori possibili: { $names }.
cli-bad-speed = La velocità non può essere «{ $text }»; è un numero di passi al secondo, da { $slowest } a { $fastest }.
cli-no-games = Non c’è nessuna partita in sospeso.
# $problem is not translated
cli-bad-save = Non si può riprendere { $file }: { $problem }
# $options: such as --players, --seed
cli-resume-alone = Una partita in sospeso continua com’è cominciata, senza { $options }.
cli-no-language = La lingua «{ $name }» qui non c’è; ci sono: { $languages }.
cli-meant = Intendevi «{ $meant }»?
cli-no-command = Il comando «{ $name }» non c’è. «defuse --help» elenca quelli che ci sono.
cli-unknown-arguments = «{ $arguments }» qui non significa niente. «defuse { $command } --help» elenca quello che c’è.
cli-cannot-write = Non si può scrivere altro: { $problem }.
cli-check-empty = In { $path } non c’è nessun file di scenario (.toml).
cli-no-edition = L’edizione «{ $name }» non c’è. «defuse boxes» e «defuse recipes» elencano quelle che ci sono.
cli-choose-recipe = Questa scatola si gioca con le ricette; scegline una: { $names }.
cli-bad-mix = Queste scatole non si possono giocare come «{ $name }»: serve una sola scatola, e le espansioni vanno solo con l’Edizione Originale, ciascuna una volta.
# $problem names the place and what is expected there; it is not translated
cli-cannot-play = Questa partita non si può preparare: { $problem }
cli-bad-seed = Il seme { $seed } non si può usare; è un numero da 0 a { $highest }.
# $counts: numbers such as 2, 3, 4
cli-players = In { $number } non si può giocare; si può in: { $counts }.
cli-no-option = L’opzione delle regole «{ $name }» non c’è; ci sono: { $names }.
cli-bad-option = L’opzione delle regole «{ $name }» non può essere «{ $value }». Valori possibili: { $values }.
# $problem is not translated
cli-bad-record = { $file } non si può leggere come registrazione di una partita: { $problem }
cli-no-seat = In questa partita «{ $name }» non gioca; giocano: { $names }.
cli-no-rule = Non c’è nessuna carta o regola «{ $name }». «defuse rules» elenca quelle che ci sono.
cli-no-box = La scatola «{ $name }» non c’è; ci sono: { $names }.
cli-no-recipe = La ricetta «{ $name }» non c’è; ci sono: { $names }.
cli-no-such-recipe = La ricetta «{ $name }» non c’è.
# How many scenarios passed and failed

## Lists of cards, rules, boxes and recipes

list-cards = Carte
list-rules = Regole
list-boxes = Scatole
list-expansions = Espansioni dell’Edizione Originale
list-options = Opzioni delle regole (--option NAME=VALUE)
list-recipes = Ricette
# Behind the list of cards and rules
list-rules-more = «defuse rules NOME» spiega una carta, «defuse rules ATK-3» una regola.
list-boxes-more = «defuse boxes NOME» mostra le carte di una scatola; le espansioni si aggiungono con un più: original+imploding.
list-recipes-more = «defuse recipes NOME» mostra le carte di una ricetta; «defuse play --edition recipe:NOME» la gioca.
list-card-count = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
list-card-range = da { $fewest } a { $most } carte
# $number is at least 2
list-players = { $number } giocatori
list-players-range = da { $fewest } a { $most } giocatori
# What everybody starts with. $cards: a number or two such as 5–7; $defuses: a number, not 0
list-hand = a testa: { $cards } + { $defuses } Disinnesgatto
# The same without a Defuse
list-hand-bare = a testa: { $cards }
list-by-recipes = si gioca con le ricette
# Behind a card: the boxes it is in, with their numbers
list-found-in = In: { $boxes }
# Behind a rule option: what it can be
list-values = Valori: { $values }
