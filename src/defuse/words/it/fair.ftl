### Carte oneste: da che cosa viene la fortuna di una partita, e se tutto torna.

## Il comando

cli-verify = controlla che la fortuna delle partite registrate sia quella sigillata prima di dare le carte
cli-verify-files = registrazioni di partite di una stanza; più partite della stessa stanza sono controllate come catena
cli-verify-seal = il sigillo del server che hai visto prima di ricevere le carte

fair-file-fits = { $file }: tutto torna. Partita { $game } della sua stanza: le carte date e { $number ->
    [one] 1 estrazione successiva
   *[other] { $number } estrazioni successive
} vengono dal segreto sigillato e dai semi.
fair-file-no-proof = { $file }: questa registrazione non ha prove della sua fortuna. Non viene da una stanza, o è di prima che ci fossero.
fair-file-fault = { $file }: { $fault }
fair-file-note = { $file }: { $note }
fair-between-files = tra queste partite: { $fault }
fair-file-not-read = { $file }: { $reason }

## Che cosa non torna

fair-malformed = La prova non si può leggere: «{ $field }» non è quel che dovrebbe essere.
fair-secret = Il segreto non è quello che il server aveva sigillato prima di dare le carte.
fair-seal-seen = Il sigillo del server non è quello che hai visto prima di ricevere le carte.
fair-terms-seen = Le condizioni non sono quelle per cui il tuo browser ha aperto il suo seme.
fair-own-seed-dropped = Il tuo browser ha aperto il suo seme, ma la registrazione dice che non è mai arrivato.
fair-seed = Il seme di { $player } non è quello sigillato prima di dare le carte.
fair-seed-of-bot = { $player } è un bot e non deve avere un seme.
fair-seed-too-late = Il seme di { $player } non era sigillato prima di dare le carte.
fair-chain = La partita { $game } non segue le partite elencate prima: una è stata cambiata, tolta o aggiunta.
fair-chain-length = { $number ->
    [one] Prima della partita { $game } ce n’è 1: ne manca una o ce n’è una di troppo.
   *[other] Prima della partita { $game } ce ne sono { $number }: ne manca una o ce n’è una di troppo.
}
fair-players = I giocatori o il loro ordine non sono quelli per cui le carte erano sigillate.
fair-edition = Il gioco non è quello per cui le carte erano sigillate.
fair-options = L’opzione «{ $option }» non è quella per cui le carte erano sigillate.
fair-recipe = La ricetta non è quella per cui le carte erano sigillate.
fair-box = Le carte della scatola non sono quelle di questa edizione: «{ $part }» è diverso.
fair-cannot-be-dealt = Questo programma non può dare le carte: { $reason }
fair-hand = La mano di { $player } non è quella che danno il segreto e i semi.
fair-pile = Il mazzo di pesca non è quello che danno il segreto e i semi.
fair-first-player = Non comincia chi è scelto dal segreto e dai semi.
fair-storage = La riserva della Torre del Potere non è quella che danno il segreto e i semi.
fair-start = L’inizio non è quello che danno il segreto e i semi: «{ $part }» è diverso.
fair-move = La mossa { $number }, { $line }, è impossibile: { $reason }
fair-outcome = Mossa { $number }, { $line }: il segreto e i semi danno invece { $drawn }.
fair-no-end = La partita non ha fine: dopo la mossa { $number } manca qualcosa.
fair-has-an-end = La registrazione dice che tutti hanno lasciato la partita, ma la partita ha una fine.
fair-draws = L’elenco di ciò che il caso poteva scegliere non è di questa partita.
fair-two-games = Ci sono due partite diverse con il numero { $game }.
fair-other-game = La partita { $game } segue un’altra partita { $before }, non questa.
fair-missing-game = La partita { $game } è stata giocata in questa stanza, ma la sua registrazione manca.

## La stanza prima di una partita

fair-title = Carte oneste
fair-game = Partita { $game }
fair-server-seal = Il sigillo del server
fair-your-seed = Il tuo seme
    .text = Lo ha fatto il tuo browser, che agli altri mostra solo il sigillo. Lo apre quando la partita comincia.
fair-own-words = Le tue parole nel seme
    .text = Stanno davanti alla parte casuale, che rimane.
fair-new-seed = Fai un altro seme
fair-no-seal-yet = ancora nessuno
fair-seals = { $number ->
    [0] Nessun altro browser ha ancora sigillato un seme.
    [one] 1 altro browser ha sigillato un seme.
   *[other] Altri { $number } browser hanno sigillato un seme.
}
fair-seal-changed = Attenzione: per questa partita il server aveva mostrato prima un altro sigillo.
fair-how = Che cosa prova, e che cosa no

## La pagina che spiega e controlla

fair-page-title = Carte oneste
fair-checking = Si estrae tutto un’altra volta …
fair-fits = Tutto torna.
fair-does-not-fit = Qualcosa non torna.
fair-no-proof = Questa partita non ha prove della sua fortuna: è più vecchia delle carte oneste.
fair-not-there = Questa partita non c’è più.
fair-not-a-record = Questa non è la registrazione di una partita.
fair-no-answer = Il server non risponde.
fair-check-secret = Il segreto del server è quello sigillato prima di dare le carte.
fair-check-seeds = { $number ->
    [0] Nessun browser ha dato un seme.
    [one] 1 browser ha dato un seme, ed è quello sigillato.
   *[other] { $number } browser hanno dato semi, e sono quelli sigillati.
}
fair-check-missing = { $player } aveva sigillato un seme, ma all’inizio della partita non è arrivato.
fair-check-chain = { $number ->
    [0] È la prima partita della sua stanza.
    [one] Segue la partita precedente della sua stanza.
   *[other] Segue le { $number } partite precedenti, nel loro ordine.
}
fair-check-chain-begins = Le { $number } partite precedenti non hanno prove: la catena comincia qui.
fair-check-deal = Tutte le mani, il mazzo e chi comincia vengono dal segreto e dai semi.
fair-check-draws = { $number ->
    [0] Dopo le carte date il caso non ha deciso nulla.
    [one] L’unica estrazione dopo le carte date viene dal segreto e dai semi.
   *[other] Tutte le { $number } estrazioni dopo le carte date vengono dal segreto e dai semi.
}
fair-check-seen = Il tuo browser ha visto questo sigillo prima delle carte.
fair-check-not-seen = Il tuo browser non c’era quando queste carte sono state sigillate, e non può dire se il sigillo è venuto prima. Può dirlo un browser che c’era.
fair-abandoned = La partita non è mai finita: tutti se ne sono andati.
fair-details = Tutti i numeri
fair-secret-itself = Il segreto
fair-seed-of = Il seme di { $player }
fair-choose-files = Controlla registrazioni salvate
    .text = Una o più registrazioni di partite, come defuse-record.json. Restano nel tuo browser.
fair-by-command = «defuse verify defuse-record.json» controlla ancora di più: rigioca tutta la partita secondo le regole.

fair-how-title = Come funziona
fair-how-secret = Prima di dare le carte il server estrae un numero segreto e ne mostra il sigillo: un’impronta che non va bene per nessun altro numero. Così non può cambiare il segreto dopo.
fair-how-seeds = Ogni browser fa un proprio seme e prima ne mostra solo il sigillo. Quando la partita comincia, i browser aprono i loro semi. Tutta la fortuna viene dal segreto e dai semi insieme. I bot non hanno semi.
fair-how-after = Dopo la partita il segreto e i semi fanno parte della replica. Chiunque può estrarre di nuovo tutto: le carte date, ogni mescolata, ogni carta rubata.
fair-how-chain = Le partite di una stanza sono numerate e ognuna nomina la precedente. Così carte buttate via lasciano un buco.
fair-proves-title = Che cosa prova
fair-proves-chosen = Nessuno ha scelto le carte: né il server né un giocatore, finché il seme di un solo browser al tavolo era onesto.
fair-proves-changed = Nessuno ha cambiato nulla dopo: nessuna carta, nessuna mescolata, nessuna opzione, nessun giocatore.
fair-not-title = Che cosa non prova
fair-not-told = Che il server non dica nulla a nessuno. Mentre giocate conosce tutte le carte, e potrebbe mostrarle a qualcuno. Per questo serve fiducia in chi lo gestisce.
fair-not-withheld = Che ogni seme sia arrivato. Il server e un amico al tavolo potrebbero trattenere il seme dell’amico e scegliere così tra due distribuzioni. Il controllo nomina tutti quelli il cui seme non è arrivato.
fair-not-friends = Che i giocatori non si mostrino le carte, e che persone e bot decidano bene: si controlla solo la fortuna.
fair-not-alone = Niente di niente a un tavolo in cui tutti i browser sono di chi gestisce il server.
