# What the server says to somebody at an online table: why something is not done.

online-late = That was a moment too late: something has happened in between.
online-late-window = That was a moment too late: the time to react is over.
online-late-noped = { $who } was quicker: that has been Noped already.
online-no-such-move = That is not possible now.
online-bad-blank = This move cannot be made like that: { $problem }.
online-not-playing = You are not playing in this game.
online-no-game = No game is on right now.
online-in-game = That has to wait until the game is over.
online-paused = The game is paused.
online-host-only = Only the host can do that.
online-nobody-there = Nobody like that is in the room.
online-seat-taken = Somebody sits there already.
online-no-seat-left = There is no free seat.
online-no-name = Choose a name and a cat.
online-muted = The host has muted you.
online-nothing-said = There is nothing to send.
online-too-long = That is too long.
online-too-fast = That was too much at once. Wait a moment.
online-busy = The server has too much to do right now. Try again in a moment.
online-crowded = Too many connections come from your network. Close some windows and try again.
online-removed = The host has removed you from this room.
online-no-store = The server cannot keep anything right now, so nothing was done. Try again in a moment.
online-damaged = This room is damaged and cannot be read any more. Open a new one.
online-malformed = The server did not understand that.
online-other-version = This page is older or newer than the server. Reload it.
online-no-room = There is no such room, or it was closed.
online-room-full = This room is full.
online-bad-settings = These settings are not possible.
online-not-alone = The coach gives hints only where nobody else plays or watches.
online-seeds-fixed = The seeds of this game are fixed already.
online-no-seed-wanted = No seed is wanted from you now.
online-another-seed = This is not the seed that your browser had sealed.

# Why no game can begin.
online-wrong-seats = This game is not for { $number } players; possible: { $possible }.
online-cannot-be-played = This cannot be played: { $reasons }

# The command that starts a server.
cli-serve = open a table for friends, in the browser
cli-serve-host = where to listen; 0.0.0.0 for the whole network, 127.0.0.1 for this machine alone
cli-serve-port = on which port; 0 for any that is free
cli-serve-database = where rooms are kept: a file, or postgresql://...
cli-serve-public-url = under which address everybody finds the server, if it stands behind another
cli-serve-origin = a web address whose pages may connect as well
cli-serve-exchange = where other servers on the same PostgreSQL database reach this one
cli-serve-grace = how long somebody who has lost the connection is waited for before a bot plays
cli-serve-bot = a program of this machine that rooms can have as a bot, under this name; may be repeated
cli-serve-bad-bot = Expected --bot NAME=PATH with a name of letters, digits, - and _, each only once, and a program, not { $text }.
cli-serve-no-limits = no limits by rate and address, for measurements and where everybody is known
cli-serve-no-browser = open no browser
cli-serve-no-port = Port { $port } cannot be used: { $problem }
cli-serve-no-asyncpg = PostgreSQL needs asyncpg, which comes with: { $install }
serve-here = Your table: { $address }
serve-elsewhere = For phones and friends in your network: { $address }
serve-bots = Rooms can also have these bots of this machine: { $names }
serve-end = Press Ctrl+C to end it. Rooms and games are kept.

# The command for what a server keeps.
cli-rooms = back up, restore and check the rooms of a server
cli-rooms-backup = copy all rooms and replays into a file, while the server runs
cli-rooms-backup-file = the file to write; it must not exist
cli-rooms-restore = put a backup into an empty store
cli-rooms-restore-file = the backup
cli-rooms-check = look for damage; nothing is changed
rooms-backed-up = { $number ->
    [one] 1 room is
   *[other] { $number } rooms are
} kept in { $file }.
rooms-restored = { $number ->
    [one] 1 room is
   *[other] { $number } rooms are
} back.
rooms-sound = Nothing is damaged.
rooms-damaged = { $number ->
    [one] 1 thing is
   *[other] { $number } things are
} damaged.
