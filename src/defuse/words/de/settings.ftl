# Der Befehl `defuse settings` und die Datei mit den Einstellungen.

cli-settings = zeigen oder ändern, was für jeden Befehl gilt: Sprache, Name, Farben ...
cli-settings-name = die Einstellung
cli-settings-value = ihr neuer Wert
cli-settings-reset = zurück zur Vorgabe
settings-line = { $file }, Zeile { $line }
settings-not-read = { $place }: Die Einstellungen lassen sich nicht lesen: { $problem }
settings-unknown = { $place }: Es gibt keine Einstellung „{ $key }“; es gibt: { $keys }.
settings-wrong = { $place }: { $key } kann nicht „{ $value }“ sein; möglich ist { $expected }.
settings-cannot-be = { $key } kann nicht „{ $value }“ sein; möglich ist { $expected }.
settings-no-setting = Es gibt keine Einstellung „{ $name }“; es gibt: { $names }.
settings-reset-what = --reset braucht den Namen einer Einstellung.
settings-not-written = { $file } lässt sich nicht ändern: { $problem }
settings-open = –
settings-of-environment = aus { $variable }
settings-of-file = aus der Datei
settings-of-default = Vorgabe
settings-kept = Die Datei: { $file }
setting-language = die Sprache von allem
    .expected = eine der vorhandenen Sprachen: en, de, it, nl
setting-name = dein Name an jedem Tisch
    .expected = ein Wort aus höchstens 20 Zeichen ohne @ : # = ! ? | *
setting-cat = deine Katze an Tischen eines Servers
    .expected = eine Zahl von 1 bis 34
setting-bots = die Bots, gegen die du spielst
    .expected = der Name eines Bots, etwa careful, mehrere mit Kommas (easy,master:bold), oder der volle Pfad eines Programms
setting-colours = die Farben des gezeichneten Tischs
    .expected = dark, light oder none
setting-countdown = Sekunden für ein „Nö!“; 0: so lange du willst
    .expected = eine Zahl von 0 bis 60
