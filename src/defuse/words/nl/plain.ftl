### The plain table: what is said line by line. Words to be typed are the same in every language.

## Several people at one keyboard

# $people and $bots: names
plain-greeting = { $game }. { $people } spelen.
plain-greeting-bots = { $game }. { $people } spelen tegen { $bots }.
plain-how-to-share = Jullie delen één toetsenbord: het scherm wordt gewist voordat het naar iemand anders gaat. Typ help als je er niet uitkomt.
# Prompts, followed by a > sign. Before the screen is cleared, for whoever has read their news
plain-pass-on = Enter als je dit gelezen hebt; dan wordt het scherm gewist
plain-go-on = Enter om verder te gaan
# Two lines of an empty screen; the second is a prompt
plain-hand-over = Geef het toetsenbord aan { $who }.
plain-confirm = { $who }, druk op Enter als alleen jij het scherm kunt zien
# Below what has been played, a prompt for everybody
plain-call-out = Typ je naam om Nope te roepen (of NU), Enter: niemand
# $name: what was typed; $names: who could call out
plain-cannot-call = Niemand die hier kan reageren, heet “{ $name }”. Dat kunnen alleen: { $names }.
plain-about-to-draw = { $who } wil een kaart trekken.

## Time

# $prompt: a question; $number: seconds for the answer
plain-timed = { $prompt } ({ $number } s)
plain-too-late = De tijd is om, te laat: het gaat door.
# A prompt: what is being typed is dropped
plain-too-late-typing = Wat je aan het typen bent, telt niet meer: druk op Enter

## Looking around and leaving

# $row: the titles, the newest first
plain-discard-pile = { $number ->
    [one] Aflegstapel: 1 kaart: { $row }.
   *[other] Aflegstapel: { $number } kaarten, de nieuwste eerst: { $row }.
}
plain-nothing-yet = Er is nog niets gebeurd.
plain-saved = Het spel is opgeslagen in { $file }.

## Before the game: what is played. The left column of the help stays as it is typed.

invite-recommended = Welkom bij Defuse. Het aanbevolen spel:
# $people and $bots: names; $level: a kind of bot, such as careful
invite-game = { $game }: { $people }.
invite-game-bots = { $game }: { $people } tegen { $bots } (bots: { $level }).
# $options: such as fast=on, deal=5
invite-options = Regelopties: { $options }.
invite-countdown = { $number ->
    [one] 1 seconde om Nope te zeggen.
   *[other] { $number } seconden om Nope te zeggen.
}
invite-ask = Iedereen komt aan bod om te reageren.
invite-call = Wie wil reageren, roept het.
# $game: the next message
invite-unfinished = Onafgemaakt: { $game }. Typ resume om ermee verder te gaan.
invite-kept = { $number ->
    [one] { $game } met { $names }, 1 zet
   *[other] { $game } met { $names }, { $number } zetten
}
# A prompt, followed by a > sign
invite-prompt = Enter om te beginnen, ? om te zien wat je kunt veranderen
invite-unknown = “{ $text }” valt hier niet te veranderen; ? laat zien wat er wel kan.
invite-no-number = Er is geen onafgemaakt spel met nummer { $number }; games toont ze allemaal.
invite-help-start = begin dit spel
invite-help-box = een andere doos, met of zonder uitbreidingen
invite-help-recipe = een recept, of het bestand van je eigen recept
invite-help-players = met hoeveel je speelt, bots meegeteld
invite-help-people = wie er aan dit toetsenbord spelen, één naam of meer
# $names: the kinds of bots
invite-help-bots = hoe de bots spelen: { $names }
invite-help-option = een regeloptie; boxes toont ze allemaal
invite-help-countdown = seconden om Nope te zeggen, 0 voor zo lang je wilt
invite-help-reactions = met meer mensen: wie wil, roept Nope; ask: iedereen komt een voor een aan bod
invite-help-watch = kijk in plaats daarvan toe hoe bots het spelen
invite-help-boxes = welke dozen er zijn, wat er in een ervan zit
invite-help-recipes = hetzelfde voor recepten
invite-help-resume = onafgemaakte spellen: toon ze, ga verder met het laatste of een ander
invite-help-quit = stop
