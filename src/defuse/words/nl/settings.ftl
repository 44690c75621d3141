# De opdracht `defuse settings` en het bestand met de instellingen.

cli-settings = tonen of veranderen wat voor elke opdracht geldt: taal, naam, kleuren ...
cli-settings-name = de instelling
cli-settings-value = haar nieuwe waarde
cli-settings-reset = terug naar de standaardwaarde
settings-line = { $file }, regel { $line }
settings-not-read = { $place }: de instellingen kunnen niet worden gelezen: { $problem }
settings-unknown = { $place }: er is geen instelling “{ $key }”; er zijn: { $keys }.
settings-wrong = { $place }: { $key } kan niet “{ $value }” zijn, wel { $expected }.
settings-cannot-be = { $key } kan niet “{ $value }” zijn, wel { $expected }.
settings-no-setting = Er is geen instelling “{ $name }”; er zijn: { $names }.
settings-reset-what = --reset heeft de naam van één instelling nodig.
settings-not-written = { $file } kan niet worden veranderd: { $problem }
settings-open = –
settings-of-environment = uit { $variable }
settings-of-file = uit het bestand
settings-of-default = standaard
settings-kept = Het bestand: { $file }
setting-language = de taal van alles
    .expected = een van de talen die er zijn: en, de, it, nl
setting-name = je naam aan elke tafel
    .expected = één woord van hoogstens 20 letters zonder @ : # = ! ? | *
setting-cat = je kat aan tafels van een server
    .expected = een getal van 1 tot 34
setting-bots = de bots waartegen je speelt
    .expected = de naam van een bot, zoals careful, meer met komma’s (easy,master:bold), of het volledige pad van een programma
setting-colours = de kleuren van de getekende tafel
    .expected = dark, light of none
setting-countdown = seconden om Nope te zeggen, 0 voor zo lang als je wilt
    .expected = een getal van 0 tot 60
