### Bots of other people: programs that speak the protocol of docs/protocol.md. $name and $file are names of bots and
### files as they were typed; $problem is not translated.
