### Watching bots, and looking at recorded games. Words to be typed are the same in every language.

# Whose turn it is; $number: turns to take
watch-turn = { $number ->
    [one] Aan de beurt: { $who }
   *[other] Aan de beurt: { $who }, nog { $number } beurten
}
# $row: all cards of the draw pile, as far as they are known
watch-pile = De stapel van boven af: { $row }.
watch-paused = Gepauzeerd.

## Prompts, followed by a > sign

watch-how = Enter is één stap verder, run gaat vanzelf door, ? laat zien wat er nog meer kan.
# $place: how many moves have been made; $number: how many there are
watch-prompt = { $number ->
    [one] Zet { $place } van 1
   *[other] Zet { $place } van { $number }
}
watch-prompt-live = Zet { $place }
watch-prompt-end = Zet { $place }, het einde
watch-unknown = “{ $text }” kan hier niet; ? laat zien wat er wel kan.

## Help. The left column stays as it is typed.

watch-help-next = wat er nu gebeurt
watch-help-back = één stap terug
watch-help-go = naar de tafel na zoveel zetten
watch-help-run = gaat vanzelf door; Enter of Ctrl-C stopt het
watch-help-end = naar het einde van het spel
watch-help-seat = zie het zoals deze speler
watch-help-above = zie alles
watch-help-table = de tafel zoals je die van hieruit ziet
watch-help-pile = de hele stapel, voor zover je die van hieruit ziet
watch-help-log = wat er tot nu toe gebeurd is
watch-help-quit = stop met kijken

## The watch screen

# Beside the name of a key, on small buttons
film-run = Afspelen
film-pause = Pauze
film-back = Terug
film-on = Verder
film-speed = Snelheid
# From whose seat the game is seen
film-seat = Plaats
film-card = Kaarten
film-discard = Aflegstapel
film-story = Verhaal
film-keys = Toetsen
film-record = Bewaar het verslag
film-again = Nog een spel
film-leave = Stop
# The names of two keys, as they are printed on keyboards
film-key-home = Home
film-key-end = End
# Where the film stands, with dots between these
film-place = Zet { $place } van { $length }
# The game still goes on
film-place-so-far = Zet { $place }
film-from-above = van bovenaf
film-from-seat = zoals { $who } het ziet
film-as-spectator = als toeschouwer
film-moves-a-second = { $number ->
    [one] 1 zet per seconde
   *[other] { $number } zetten per seconde
}
# $number is at least 2
film-seconds-a-move = elke { $number } seconden een zet
film-running = loopt
film-paused = gepauzeerd
# The end of a record whose game is not over
film-breaks-off = hier houdt het verslag op
# Title of the meter: what the player whose turn it is knows of the risk
film-risk = Risico volgens { $who }
# What the keys do
film-key-run = afspelen en pauzeren
film-key-on = één stap verder
film-key-back = één stap terug
film-key-begin = naar het begin
film-key-to-end = naar het einde van het spel
film-key-leap = een tiende van het spel terug of verder
film-key-speed = sneller, langzamer
film-key-seat = vanaf een andere plaats, of van bovenaf
film-key-card = hoe een kaart werkt
film-key-pile = de stapel, voor zover bekend
film-key-record = bewaar het verslag als het spel voorbij is
film-key-again = nog een spel als dit voorbij is
film-key-leave = stop
film-goodbye = Bedankt voor het kijken. Tot ziens!
