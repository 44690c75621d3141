### Fair deals: what the luck of a game was drawn from, and whether that fits.

## The command

cli-verify = check that the luck of recorded games is what was sealed before the deal
cli-verify-files = records of games in a room; several of one room are checked as a chain
cli-verify-seal = the seal of the server that you saw before the deal

fair-file-fits = { $file }: everything fits. Game { $game } of its room: the deal and { $number ->
    [one] 1 later draw
   *[other] { $number } later draws
} follow from the sealed secret and the seeds.
fair-file-no-proof = { $file }: this record has no proof of its luck. It was not played in a room, or before rooms had one.
fair-file-fault = { $file }: { $fault }
fair-file-note = { $file }: { $note }
fair-between-files = between these games: { $fault }
fair-file-not-read = { $file }: { $reason }

## What does not fit

fair-malformed = The proof cannot be read: “{ $field }” is not what it should be.
fair-secret = The secret is not the one that the server sealed before the deal.
fair-seal-seen = The server’s seal is not the one that you saw before the deal.
fair-terms-seen = The terms of the deal are not those for which your browser opened its seed.
fair-own-seed-dropped = Your browser opened its seed, but the record says that it never came.
fair-seed = The seed of { $player } is not the one that was sealed before the deal.
fair-seed-of-bot = { $player } is a bot and must not have a seed.
fair-seed-too-late = The seed of { $player } was not sealed before the deal.
fair-chain = Game { $game } does not follow the games that are listed before it: one was changed, left out or added.
fair-chain-length = { $number ->
    [one] Game { $game } lists 1 game before it: there is one missing or too many.
   *[other] Game { $game } lists { $number } games before it: there is one missing or too many.
}
fair-players = The players or their order are not those for whom the deal was sealed.
fair-edition = The game that was played is not the one for which the deal was sealed.
fair-options = The rule option “{ $option }” is not the one for which the deal was sealed.
fair-recipe = The recipe is not the one for which the deal was sealed.
fair-box = The cards in the box are not those of this edition: “{ $part }” differs.
fair-cannot-be-dealt = This program cannot deal the game: { $reason }
fair-hand = The hand of { $player } is not what the secret and the seeds deal.
fair-pile = The draw pile is not what the secret and the seeds deal.
fair-first-player = The first player is not the one whom the secret and the seeds choose.
fair-storage = The storage of the Tower of Power is not what the secret and the seeds deal.
fair-start = The beginning is not what the secret and the seeds deal: “{ $part }” differs.
fair-move = Move { $number }, { $line }, is impossible: { $reason }
fair-outcome = Move { $number }, { $line }: the secret and the seeds give { $drawn } instead.
fair-no-end = The game has no end: after move { $number } something is missing.
fair-has-an-end = The record says that everybody left the game, but the game has an end.
fair-draws = The list of what chance could choose from is not that of this game.
fair-two-games = There are two different games with number { $game }.
fair-other-game = Game { $game } follows another game { $before } than this one.
fair-missing-game = Game { $game } was played in this room, but its record is missing.

## The room before a game

fair-title = Fair deal
fair-game = Game { $game }
fair-server-seal = The server’s seal
fair-your-seed = Your seed
    .text = Your browser has made it and shows the others only its seal. It opens the seed when the host begins.
fair-own-words = Your own words in it
    .text = They are put in front of the random part, which stays.
fair-new-seed = Make another seed
fair-no-seal-yet = none yet
fair-seals = { $number ->
    [0] No other browser has sealed a seed yet.
    [one] 1 other browser has sealed a seed.
   *[other] { $number } other browsers have sealed a seed.
}
fair-seal-changed = Be careful: the server had shown another seal for this game before.
fair-how = What this proves, and what it does not

## The page that explains and checks

fair-page-title = Fair deals
fair-checking = Everything is drawn again …
fair-fits = Everything fits.
fair-does-not-fit = Something does not fit.
fair-no-proof = This game has no proof of its luck: it is older than fair deals.
fair-not-there = This game is not there any more.
fair-not-a-record = This is not a record of a game.
fair-no-answer = The server does not answer.
fair-check-secret = The server’s secret is the one that it sealed before the deal.
fair-check-seeds = { $number ->
    [0] No browser gave a seed.
    [one] 1 browser gave a seed, and it is the one that was sealed.
   *[other] { $number } browsers gave seeds, and they are those that were sealed.
}
fair-check-missing = { $player } had sealed a seed, but it did not come when the game began.
fair-check-chain = { $number ->
    [0] It is the first game of its room.
    [one] It follows the game before it in its room.
   *[other] It follows the { $number } games before it in their order.
}
fair-check-chain-begins = The { $number } games before it have no proof: the chain begins here.
fair-check-deal = All hands, the draw pile and the first player come from the secret and the seeds.
fair-check-draws = { $number ->
    [0] Chance decided nothing after the deal.
    [one] The one draw after the deal comes from the secret and the seeds.
   *[other] All { $number } draws after the deal come from the secret and the seeds.
}
fair-check-seen = Your browser saw this seal before the deal.
fair-check-not-seen = Your browser was not there when this deal was sealed, so it cannot say whether the seal came first. A browser that was there can.
fair-abandoned = The game was never finished: everybody left it.
fair-details = All numbers
fair-secret-itself = The secret
fair-seed-of = The seed of { $player }
fair-choose-files = Check saved records
    .text = One or several records of games, such as defuse-record.json. They stay in your browser.
fair-by-command = “defuse verify defuse-record.json” checks even more: it plays the whole game again by the rules.

fair-how-title = How it works
fair-how-secret = Before each deal the server draws a secret number and shows its seal: a fingerprint that fits no other number. So it cannot exchange the secret afterwards.
fair-how-seeds = Every browser makes a seed of its own and first shows only its seal. When the host begins, the browsers open their seeds. All luck of the game is drawn from the secret and the seeds together. Bots have no seed.
fair-how-after = After the game the secret and the seeds are part of the replay. Anybody can then draw everything again: the deal, every shuffle, every stolen card.
fair-how-chain = The games of a room are numbered and each one names the game before it. So a deal that somebody threw away leaves a gap.
fair-proves-title = What it proves
fair-proves-chosen = Nobody has chosen the cards: neither the server nor a player, as long as the seed of one browser at the table was honest.
fair-proves-changed = Nobody has changed anything afterwards: no card, no shuffle, no rule option, no player.
fair-not-title = What it does not prove
fair-not-told = That the server keeps the cards to itself. It knows all cards while you play, and could show them to somebody. That needs trust in the person who runs it.
fair-not-withheld = That every seed came. The server and a friend at the table could keep back the friend’s seed, and so choose between two deals. The check names everybody whose seed did not come.
fair-not-friends = That players do not show each other their cards, and that people and bots decide well: only luck is checked.
fair-not-alone = Anything about a table where every browser belongs to the same person as the server.
