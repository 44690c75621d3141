### Bots anderer Leute: Programme, die das Protokoll in docs/protocol.md sprechen. $name und $file sind Namen von Bots und
### Dateien, wie sie getippt wurden; $problem wird nicht übersetzt.

## Warum einer nicht spielen kann

bot-missing = Es gibt keine Datei { $file }.
bot-none-inside = Im Ordner { $file } gibt es keine bot.py.
bot-not-executable = { $file } lässt sich nicht starten: Es ist weder eine Python-Datei noch ausführbar.
# Er wurde gestartet und begrüßt, hat aber nicht geantwortet, wie er soll
bot-not-met = { $name } kann nicht spielen: { $problem }
# Auf Systemen (Windows), denen fehlt, was es dazu braucht
bot-no-limits = Auf diesem System ist bei Bots anderer Leute nur die Zeit begrenzt, nicht aber Speicher, Dateien und was sie starten.
# Seine letzten Zeilen folgen
bot-errors = { $name } hat auf die Fehlerausgabe geschrieben:

## Grenzen auf der Befehlszeile

cli-move-seconds = wie lange Bots anderer Leute für einen Zug haben; 1 Sekunde, wenn du nichts sagst
cli-memory = wie viel Speicher jeder von ihnen benutzen darf, in Megabyte; 1024, wenn du nichts sagst
bot-bad-seconds = --move-seconds: { $value } geht nicht; erwartet wird eine Zahl über 0, höchstens { $most }.
bot-bad-memory = --memory: { $value } geht nicht; erwartet werden { $least } bis { $most } Megabyte.

## defuse new-bot

cli-new-bot = einen Bot für den Anfang schreiben, in einen eigenen Ordner
cli-new-bot-name = wie der Bot und sein Ordner heißen
new-bot-bad-name = „{ $name }“ kann kein Bot heißen: erlaubt sind ein Buchstabe und danach Buchstaben, Ziffern, - und _, zusammen höchstens { $number }.
new-bot-exists = { $folder } gibt es schon, und nichts wurde geändert. Wähl einen anderen Namen.
new-bot-not-written = { $folder } lässt sich nicht schreiben: { $problem }
new-bot-written = { $folder } ist fertig:
new-bot-file-bot = der Bot; was er tut, entscheidet choose()
new-bot-file-test = sein Test: Er spielt gegen den Zufallsbot
new-bot-file-readme = wie es weitergeht
new-bot-next = Probier ihn aus:
