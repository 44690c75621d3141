### La prima schermata: che cosa si gioca, chi gioca e come.

## What will be played

# Titles of the frame around it
start-yours = La tua partita
start-not-yet = Così non va
start-enter = Invio: si comincia
# $names: all players; $number is at least 2
start-game = { $game }, { $number } giocatori: { $names }.
start-watching = Tu stai a guardare.
# $bot: one of the bots below
start-bots = Bot: { $bot }.
# $rules: a list of rule options and what they are set to
start-rules = Regole della casa: { $rules }.
start-rule = { $rule }: { $value }
# $cards: Exploding and Imploding Kittens with their numbers
start-deadly = mortali: { $cards }
start-bad-name = «{ $name }» non può essere un nome: serve una sola parola di al massimo { $number } lettere, senza @ : # = ! ? | *
start-same-name = Due persone si chiamano { $name }.
# $number: people; $most: seats
start-too-many = Ci sono { $number } persone, ma qui si gioca al massimo in { $most }.

## Unfinished games

# $kept: as below
start-go-on = Riprendi { $kept }
# $when: a date and a time
start-kept = { $number ->
    [one] { $game }: { $names } (1 mossa, { $when })
   *[other] { $game }: { $names } ({ $number } mosse, { $when })
}
start-kept-more = { $number ->
    [one] 1 altra partita in sospeso
   *[other] altre { $number } partite in sospeso
}
start-which-kept = Quale partita riprendi?
# $problem is not translated
start-kept-broken = Questa partita non si può più leggere: { $problem }. Il file resta dov’è: { $file }

## The rows: short words, and in .text a line or two about them

# Above them: how to get about
start-hint = ↑ ↓ per la riga, ← → per scegliere, oppure clicca
start-box = Scatola
start-expansions = Espansioni
start-left-out = Senza
    .text = Carte delle espansioni che restano nella scatola.
start-left-out-toggle = Spazio: fuori o dentro
start-recipe = Ricetta
start-players = Giocatori
    .text = In quanti si gioca, bot compresi. Da qualsiasi riga basta premere una cifra.
start-people = Persone
    .text = Chi sta alla tastiera, con uno spazio tra i nomi. Una persona gioca contro i bot, più persone si alternano, con nessuna si guardano i bot.
start-strength = Bot
start-countdown = Countdown
    .text = Quanto tempo c’è per decidere se dire No! (spento: il tavolo aspetta te).
start-reactions = Reazioni
start-options = Regole
    .text = Che cosa a questo tavolo si gioca diversamente dal regolamento: combinazioni, attacchi, partita veloce … Si apre con Spazio.

## What can be chosen

# How strong the bots are
bot-random = casuale
    .text = Conosce le regole e nient’altro: una mossa permessa vale l’altra.
bot-timid = timido
    .text = Pesca, e disinnesca se deve. Non gioca mai una carta.
bot-easy = facile
    .text = Sa che cosa è sensato, dimentica quello che ha visto e ogni tanto ha strane idee.
bot-careful = normale
    .text = Conta: conosce il rischio, risparmia quello che servirà e mette i gattini dove li peschi tu.
bot-searcher = difficile
    .text = Prova ogni mossa nella sua testa, su tavoli che potrebbero essere il tuo, prima di giocarne una.
bot-master = maestro
    .text = Ha giocato centinaia di migliaia di partite contro se stesso, e sa quali mosse hanno vinto.
start-off = spento
start-seconds = { $number } s
start-ask = si chiede a tutti
    .text = Uno dopo l’altro, con la stessa schermata, qualunque carta si abbia in mano: ci vuole più tempo, ma non si svela niente.
start-call = chi vuole si fa avanti
    .text = Non si chiede a nessuno: tutti vedono che cosa viene giocato, e chi vuole reagire lo dice.
# Rule options, none of them or $number of them changed
start-as-printed = come da regolamento
start-changed = { $number ->
    [one] 1 diversa dal regolamento
   *[other] { $number } diverse dal regolamento
}
# In the place of names
start-nobody = nessuna: stai a guardare
start-all-recipes = tutte le ricette …

## Recipes

start-recipes = Quale ricetta?
start-recipes-hint = Frecce, lettera iniziale, Invio · Esc: indietro
start-own-recipe = Una ricetta tua …
    .text = Una ricetta tua.
start-recipe-file = Il file della tua ricetta
    .text = Come scriverne una è spiegato in docs/recipes.md.
start-recipe-wrong = Questa ricetta non si può giocare:
start-no-home = Questa cartella home non esiste: { $file }

## The rules of this table

start-house-rules = Regole della casa
start-house-rules-hint = Frecce · Backspace: tutto da regolamento · Invio: fatto · Esc: indietro
start-printed = * come da regolamento

## What can be done, beside a key

start-start = Comincia
start-watch = Guarda
start-play = Gioco io
start-cards = Le carte
start-learn = Impara a giocare
start-leave = Esci
