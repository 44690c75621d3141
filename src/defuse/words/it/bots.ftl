### I bot di altre persone: programmi che parlano il protocollo di docs/protocol.md. $name e $file sono nomi di bot e di
### file come sono stati scritti; $problem non viene tradotto.

## Perché uno non può giocare

bot-missing = Il file { $file } non c’è.
bot-none-inside = Nella cartella { $file } non c’è nessun bot.py.
bot-not-executable = { $file } non si può avviare: non è né un file Python né un eseguibile.
# È stato avviato e salutato, ma non ha risposto come doveva
bot-not-met = { $name } non può giocare: { $problem }
# Sui sistemi (Windows) a cui manca quel che serve
bot-no-limits = Su questo sistema ai bot di altre persone si limita il tempo, ma non la memoria, i file e ciò che avviano.
# Seguono le sue ultime righe
bot-errors = { $name } ha scritto sullo standard error:

## Limiti sulla riga di comando

cli-move-seconds = il tempo che i bot di altre persone hanno per una mossa; 1 secondo se non dici nulla
cli-memory = la memoria che ognuno di loro può usare, in megabyte; 1024 se non dici nulla
bot-bad-seconds = --move-seconds: { $value } non è possibile; serve un numero sopra 0, al massimo { $most }.
bot-bad-memory = --memory: { $value } non è possibile; servono da { $least } a { $most } megabyte.

## defuse new-bot

cli-new-bot = scrive un bot da cui partire, in una cartella tutta sua
cli-new-bot-name = il nome del bot e della sua cartella
new-bot-bad-name = «{ $name }» non può essere il nome di un bot: serve una lettera seguita da lettere, cifre, - e _, al massimo { $number } caratteri.
new-bot-exists = { $folder } c’è già, e non è stato cambiato niente. Scegli un altro nome.
new-bot-not-written = { $folder } non si può scrivere: { $problem }
new-bot-written = { $folder } è pronto:
new-bot-file-bot = il bot; che cosa fa lo decide choose()
new-bot-file-test = la sua prova: gioca contro il bot casuale
new-bot-file-readme = che cosa fare adesso
new-bot-next = Provalo:
