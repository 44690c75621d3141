# Il comando `defuse settings` e il file delle impostazioni.

cli-settings = mostra o cambia ciò che vale per ogni comando: lingua, nome, colori ...
cli-settings-name = l’impostazione
cli-settings-value = il suo nuovo valore
cli-settings-reset = torna al valore predefinito
settings-line = { $file }, riga { $line }
settings-not-read = { $place }: le impostazioni non si possono leggere: { $problem }
settings-unknown = { $place }: non c’è un’impostazione «{ $key }»; ci sono: { $keys }.
settings-wrong = { $place }: { $key } non può essere «{ $value }»; può essere { $expected }.
settings-cannot-be = { $key } non può essere «{ $value }»; può essere { $expected }.
settings-no-setting = Non c’è un’impostazione «{ $name }»; ci sono: { $names }.
settings-reset-what = --reset vuole il nome di un’impostazione.
settings-not-written = { $file } non si può cambiare: { $problem }
settings-open = –
settings-of-environment = da { $variable }
settings-of-file = dal file
settings-of-default = predefinito
settings-kept = Il file: { $file }
setting-language = la lingua di tutto
    .expected = una delle lingue che ci sono: en, de, it, nl
setting-name = il tuo nome a ogni tavolo
    .expected = una parola di al massimo 20 lettere senza @ : # = ! ? | *
setting-cat = il tuo gatto ai tavoli di un server
    .expected = un numero da 1 a 34
setting-bots = i bot contro cui giochi
    .expected = il nome di un bot, come careful, più d’uno con le virgole (easy,master:bold), o il percorso completo di un programma
setting-colours = i colori del tavolo disegnato
    .expected = dark, light o none
setting-countdown = secondi per dire No!, 0 per quanto vuoi
    .expected = un numero da 0 a 60
