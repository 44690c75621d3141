### Bots van anderen: programma's die het protocol van docs/protocol.md spreken. $name en $file zijn namen van bots en
### bestanden zoals ze getypt zijn; $problem wordt niet vertaald.

## Waarom er een niet kan spelen

bot-missing = Er is geen bestand { $file }.
bot-none-inside = Er is geen bot.py in de map { $file }.
bot-not-executable = { $file } kan niet worden gestart: het is geen Python-bestand en ook niet uitvoerbaar.
# Hij is gestart en begroet, maar heeft niet geantwoord zoals het hoort
bot-not-met = { $name } kan niet spelen: { $problem }
# Op systemen (Windows) waar dat niet kan
bot-no-limits = Op dit systeem is van bots van anderen wel de tijd begrensd, maar niet het geheugen, de bestanden en wat ze starten.
# Zijn laatste regels volgen
bot-errors = { $name } schreef naar de foutuitvoer:

## Grenzen op de opdrachtregel

cli-move-seconds = hoeveel tijd bots van anderen voor een zet hebben; 1 seconde als je niets zegt
cli-memory = hoeveel geheugen elk van hen mag gebruiken, in megabyte; 1024 als je niets zegt
bot-bad-seconds = --move-seconds: { $value } kan niet; verwacht wordt een getal boven 0, hoogstens { $most }.
bot-bad-memory = --memory: { $value } kan niet; verwacht worden { $least } tot { $most } megabyte.

## defuse new-bot

cli-new-bot = schrijf een bot om mee te beginnen, in een eigen map
cli-new-bot-name = hoe de bot en zijn map heten
new-bot-bad-name = “{ $name }” kan niet de naam van een bot zijn: het is een letter en daarna letters, cijfers, - en _, hoogstens { $number } tekens.
new-bot-exists = { $folder } bestaat al en er is niets veranderd. Kies een andere naam.
new-bot-not-written = { $folder } kan niet worden geschreven: { $problem }
new-bot-written = { $folder } is klaar:
new-bot-file-bot = de bot; wat hij doet, beslist choose()
new-bot-file-test = zijn test: hij speelt tegen de willekeurige bot
new-bot-file-readme = hoe het verdergaat
new-bot-next = Probeer hem uit:
