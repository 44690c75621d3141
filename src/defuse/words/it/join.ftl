# Un tavolo di un server nel terminale: `defuse join`.

cli-join = siediti al tavolo di un server
cli-join-link = il link che hai ricevuto, come https://example.org/r/ROOM
cli-join-name = il tuo nome al tavolo
cli-join-cat = il tuo gatto, un numero da 1 a 34
join-title = Un tavolo di un server
join-bad-link = «{ $link }» non è il link di una stanza; un link così finisce con /r/ e il nome della stanza.
join-no-server = Il server non risponde.
join-outdated = Il server parla un’altra versione. Installa la versione di defuse che ha il server.
join-lost = Nessuna connessione al server. Continuiamo a provare …
join-kept = Il tuo posto resta libero per un po’. Torna con lo stesso link.
join-entering = Si entra nella stanza …
join-watching = Tutti i posti sono occupati: stai a guardare.
join-at-the-table = Al tavolo: { $names }.
join-host-begins = { $who } avvia la partita.
join-you-begin = Ospiti tu: «begin» comincia la partita.
join-you-begin-here = Ospiti tu.
join-begin = Comincia la partita
join-said = { $who }: { $text }
join-not-asked = Ora non tocca a te; «help» elenca che cosa puoi scrivere.
join-help-say = di’ qualcosa a tutti
join-help-emote = mostra come ti senti: { $names }
join-help-begin = comincia la partita, se ospiti tu
join-help-quit = lascia il tavolo
join-emote = Come ti senti?
join-keys = ? tasti · c carta · x scarti · v tavolo · l cronaca · t di’ · e umore · q esci
