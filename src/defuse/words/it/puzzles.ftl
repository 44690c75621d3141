### Puzzles: moments of games in which one move is clearly better than every other. The titles and explanations are made of figures, in percent or in points (hundredths of a win).

## Il comando

cli-puzzles = il rompicapo del giorno, e un allenatore
cli-puzzles-theme = solo rompicapi di questo tema: { $themes }
cli-puzzles-puzzle = comincia da questo rompicapo invece che da quello del giorno
cli-puzzles-mine = cerca rompicapi nelle partite
cli-puzzles-mine-records = partite registrate, o cartelle che ne contengono; senza, giocano i bot
cli-puzzles-mine-out = la cartella dei rompicapi e del lavoro su di essi; una ricerca interrotta riprende da lì
cli-puzzles-mine-games = quante partite giocano i bot ({ $games } se non si dice nulla)
cli-puzzles-mine-keep = quanti rompicapi si tengono al massimo ({ $puzzles } se non si dice nulla)
cli-puzzles-confirm = riprova i rompicapi con un’altra fortuna
cli-puzzles-confirm-paths = rompicapi, o cartelle che ne contengono
# $name says which games
cli-puzzles-dug = { $name }: trovati { $number }
cli-puzzles-kept = tenuti { $kept } di { $wanted }
cli-puzzles-mined = { $number } rompicapi sono in { $folder }, { $size } byte.
cli-puzzles-no-records = In queste cartelle non c’è nessuna partita registrata.
cli-puzzles-passes = { $file }: confermato, { $points } ± { $error } punti
cli-puzzles-fails = { $file }: non confermato, { $points } ± { $error } punti
puzzle-mine-confirmed = Confermati { $number } di { $all } ({ $share }%), ognuno provato in un massimo di { $depth } partite.
cli-puzzles-no-theme = Il tema «{ $name }» non c’è; ci sono: { $themes }.
puzzle-missing = Il rompicapo «{ $id }» non c’è.

## Di che cosa si tratta

puzzle-title = { $theme }: { $game }, in { $players }
puzzle-title-box = { $game }, in { $players }
puzzle-day = Rompicapo del giorno
puzzle-theme-nope = Quando dire No
puzzle-theme-kitten = Dove rimettere il gattino
puzzle-theme-steal = Rubare
puzzle-theme-draw = Pescare o non pescare
puzzle-theme-count = Contare
puzzle-theme-attack = Catene di attacchi
puzzle-theme-order = Cambiare il futuro
puzzle-theme-give = Che cosa dare via
puzzle-theme-imploding = Imploding Kittens
puzzle-theme-streaking = Streaking Kittens
puzzle-theme-barking = Barking Kittens
puzzle-theme-good-vs-evil = Good vs. Evil
puzzle-theme-party-pack = Party Pack
puzzle-theme-zombie = Zombie Kittens
puzzle-theme-all = Tutti i temi
puzzle-grade-1 = molto facile
puzzle-grade-2 = facile
puzzle-grade-3 = medio
puzzle-grade-4 = difficile
puzzle-grade-5 = molto difficile
# $grade: one of the messages above
puzzle-about = Rompicapo { $id }, { $grade }

## La soluzione

puzzle-what = Una mossa è chiaramente migliore di tutte le altre. Che cosa fai?
puzzle-solved = Risolto! Così si vince nel { $percent }% dei casi.
puzzle-not-solved = Stavolta no: così si vince nel { $percent }% dei casi.
puzzle-not-solved-unknown = Stavolta no.
puzzle-best = La migliore: «{ $best }», { $percent }%.
puzzle-second = Con la seconda mossa migliore si scende al { $percent }%, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in meno.
puzzle-tried-out = Provata su molti tavoli compatibili con ciò che sai, la mossa migliore ha vinto { $points ->
    [one] 1 punto
   *[other] { $points } punti
} più di ogni altra.
puzzle-progress = { $streak } di fila, risolti { $solved } su { $tried }. Forza { $strength }.
puzzle-next = Prossimo rompicapo
puzzle-themes = Temi
puzzle-done = Questo rompicapo l’hai già provato: non conta una seconda volta.

## Ai tavoli del terminale

# Words in quotation marks are typed as they are
puzzle-how = Scrivi una mossa come al tavolo: un numero, o il suo nome. «?» elenca di nuovo le mosse, «next» dà un altro rompicapo, «themes» elenca i temi, «quit» esce.
puzzle-go-on = Invio per il prossimo rompicapo
puzzle-goodbye = A domani: «defuse puzzles» ha un rompicapo nuovo ogni giorno.
puzzle-keys = ? tasti · c carta · > prossimo rompicapo · t temi · q esci
puzzle-help-next = un altro rompicapo
puzzle-help-themes = rompicapi di un tema; senza nome si elencano i temi
puzzle-help-quit = esci

## Nel browser

# A button: the reasons for the answer are shown
puzzle-see-why = Perché?
# A button: the link to this puzzle is shared or copied
puzzle-share = Manda questo rompicapo
# What is sent together with the link
puzzle-share-text = Una mossa è chiaramente migliore di tutte le altre. La trovi?
puzzle-copied = Il link è copiato.
puzzle-copy-yourself = Il tuo browser non ci lascia copiare il link: { $link }
puzzle-none = Questo rompicapo qui non c’è.
puzzle-today = Al rompicapo del giorno
# Above the best moves and their chances
puzzle-worth = Quanto vincono le mosse migliori
# Beside a theme
puzzle-tried-of = { $tried } su { $all } provati
