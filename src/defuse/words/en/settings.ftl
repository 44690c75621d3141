# The command `defuse settings` and the settings file.

cli-settings = show or change what holds for every command: language, name, colours ...
cli-settings-name = the setting
cli-settings-value = its new value
cli-settings-reset = go back to the default
settings-line = { $file }, line { $line }
settings-not-read = { $place }: the settings cannot be read: { $problem }
settings-unknown = { $place }: there is no setting “{ $key }”; there are: { $keys }.
settings-wrong = { $place }: { $key } cannot be “{ $value }”; it is { $expected }.
settings-cannot-be = { $key } cannot be “{ $value }”; it is { $expected }.
settings-no-setting = There is no setting “{ $name }”; there are: { $names }.
settings-reset-what = --reset takes the name of one setting.
settings-not-written = { $file } cannot be changed: { $problem }
settings-open = –
settings-of-environment = from { $variable }
settings-of-file = from the file
settings-of-default = as usual
settings-kept = The file: { $file }
setting-language = the language of everything
    .expected = one of the languages that there are: en, de, it, nl
setting-name = your name at every table
    .expected = one word of at most 20 letters without @ : # = ! ? | *
setting-cat = your cat at tables of a server
    .expected = a number from 1 to 34
setting-bots = the bots that you play against
    .expected = the name of a bot, such as careful, several with commas (easy,master:bold), or the full path of a program
setting-colours = the colours of the drawn table
    .expected = dark, light or none
setting-countdown = seconds to say Nope, 0 for as long as you like
    .expected = a number from 0 to 60
