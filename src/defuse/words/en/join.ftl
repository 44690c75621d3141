# A table of a server in the terminal: `defuse join`.

cli-join = sit down at a table of a server
cli-join-link = the link that you were sent, such as https://example.org/r/ROOM
cli-join-name = your name at the table
cli-join-cat = your cat, a number from 1 to 34
join-title = A table of a server
join-bad-link = “{ $link }” is no link to a room; such a link ends with /r/ and the name of the room.
join-no-server = The server does not answer.
join-outdated = The server speaks another version. Install the version of defuse that the server has.
join-lost = There is no connection to the server. We keep trying …
join-kept = Your seat is kept for a while. Join again with the same link.
join-entering = Entering the room …
join-watching = All seats are taken: you are watching.
join-at-the-table = At the table: { $names }.
join-host-begins = { $who } begins the game.
join-you-begin = You are the host: “begin” begins the game.
join-you-begin-here = You are the host.
join-begin = Begin the game
join-said = { $who }: { $text }
join-not-asked = You are not asked now; “help” lists what you can type.
join-help-say = say something to everybody
join-help-emote = show how you feel: { $names }
join-help-begin = begin the game, if you are the host
join-help-quit = leave the table
join-emote = How do you feel?
join-keys = ? keys · c card · x discard · v table · l story · t say · e emote · q leave
