### Il tavolo semplice: che cosa viene detto, riga per riga. Le parole da scrivere sono uguali in ogni lingua.

## Several people at one keyboard

# $people and $bots: names
plain-greeting = { $game }. Giocano { $people }.
plain-greeting-bots = { $game }. { $people } giocano contro { $bots }.
plain-how-to-share = Condividete una tastiera: la schermata si cancella prima di passare a un’altra persona. Scrivi help se non sai che cosa fare.
# Prompts, followed by a > sign. Before the screen is cleared, for whoever has read their news
plain-pass-on = Invio quando hai letto; poi la schermata si cancella
plain-go-on = Invio per continuare
# Two lines of an empty screen; the second is a prompt
plain-hand-over = Passa la tastiera a { $who }.
plain-confirm = { $who }, premi Invio quando vedi lo schermo solo tu
# Below what has been played, a prompt for everybody
plain-call-out = Scrivi il tuo nome per dire No! (o ORA), Invio: nessuno
# $name: what was typed; $names: who could call out
plain-cannot-call = Qui nessuno che possa reagire si chiama «{ $name }». Possono reagire: { $names }.
plain-about-to-draw = { $who } sta per pescare.

## Time

# $prompt: a question; $number: seconds for the answer
plain-timed = { $prompt } ({ $number } s)
plain-too-late = Tempo scaduto, troppo tardi: si va avanti.
# A prompt: what is being typed is dropped
plain-too-late-typing = Ciò che stai scrivendo non vale più: premi Invio

## Looking around and leaving

# $row: the titles, the newest first
plain-discard-pile = { $number ->
    [one] Pila degli scarti: 1 carta: { $row }
   *[other] Pila degli scarti: { $number } carte, dalla più recente: { $row }
}
plain-nothing-yet = Non è ancora successo niente.
plain-saved = La partita è salvata in { $file }.

## Before the game: what is played. The left column of the help stays as it is typed.

invite-recommended = Ti diamo il benvenuto a Defuse. La partita consigliata:
# $people and $bots: names; $level: a kind of bot, such as careful
invite-game = { $game }: { $people }.
invite-game-bots = { $game }: { $people } contro { $bots } (bot: { $level }).
# $options: such as fast=on, deal=5
invite-options = Opzioni delle regole: { $options }.
invite-countdown = { $number ->
    [one] 1 secondo per dire No!
   *[other] { $number } secondi per dire No!
}
invite-ask = Le reazioni si chiedono a tutti.
invite-call = Chi vuole reagire si fa avanti.
# $game: the next message
invite-unfinished = In sospeso: { $game }. Scrivi resume per riprenderla.
invite-kept = { $number ->
    [one] { $game } con { $names }, 1 mossa
   *[other] { $game } con { $names }, { $number } mosse
}
# A prompt, followed by a > sign
invite-prompt = Invio per cominciare, ? per vedere che cosa puoi cambiare
invite-unknown = «{ $text }» qui non si può cambiare; ? mostra che cosa si può.
invite-no-number = Non c’è nessuna partita in sospeso con il numero { $number }; games le elenca.
invite-help-start = comincia questa partita
invite-help-box = un’altra scatola, con o senza espansioni
invite-help-recipe = una ricetta, o il file della tua
invite-help-players = in quanti si gioca, bot compresi
invite-help-people = chi gioca a questa tastiera, un nome o più nomi
# $names: the kinds of bots
invite-help-bots = come giocano i bot: { $names }
invite-help-option = un’opzione delle regole; boxes le elenca
invite-help-countdown = secondi per dire No!, 0 per tutto il tempo che vuoi
invite-help-reactions = con più persone, chi vuole dire No! si fa avanti; ask: si chiede a tutti, uno dopo l’altro
invite-help-watch = guarda invece giocare i bot
invite-help-boxes = quali scatole ci sono, che cosa c’è in una di esse
invite-help-recipes = lo stesso per le ricette
invite-help-resume = partite in sospeso: elencale, riprendi la più recente o un’altra
invite-help-quit = esci
