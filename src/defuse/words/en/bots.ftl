### Bots of other people: programs that speak the protocol of docs/protocol.md. $name and $file are names of bots and
### files as they were typed; $problem is not translated.

## Why one cannot play

bot-missing = There is no file { $file }.
bot-none-inside = There is no bot.py in the folder { $file }.
bot-not-executable = { $file } cannot be run: it is neither a Python file nor executable.
# It was started and said hello to, but did not answer as it should
bot-not-met = { $name } cannot play: { $problem }
# On systems (Windows) that lack what it takes
bot-no-limits = On this system the time of other people’s bots is limited, but not their memory, their files and what they start.
# Its last lines follow
bot-errors = { $name } wrote to standard error:

## Limits on the command line

cli-move-seconds = the time that bots of other people have for a move; 1 second if you do not say
cli-memory = the memory that each of them may use, in megabytes; 1024 if you do not say
bot-bad-seconds = --move-seconds: { $value } is not possible; expected a number above 0, { $most } at most.
bot-bad-memory = --memory: { $value } is not possible; expected from { $least } to { $most } megabytes.

## defuse new-bot

cli-new-bot = write a bot to begin with, in a folder of its own
cli-new-bot-name = the name of the bot and of its folder
new-bot-bad-name = “{ $name }” cannot be the name of a bot; it is a letter and then letters, digits, - and _, { $number } at most.
new-bot-exists = { $folder } is there already, and nothing was changed. Choose another name.
new-bot-not-written = { $folder } cannot be written: { $problem }
new-bot-written = { $folder } is ready:
new-bot-file-bot = the bot; what it does is decided in choose()
new-bot-file-test = its test: it plays against the random bot
new-bot-file-readme = what to do next
new-bot-next = Try it:
