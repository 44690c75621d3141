### The program around the game: beginning and end of a game, the command line, what cannot be done.

## At the table

# $game: the box or recipe; $names: the other players
app-greeting = { $game }. Je speelt tegen { $names }. Typ help als je er niet uitkomt.
# $first: one or more names with commas between them
app-names = { $first } en { $last }
app-game-without = { $game } zonder { $cards }
# The name of the player who has not given one: a single word
app-you = Jij
app-player = Speler
app-goodbye = Bedankt voor het spelen. Tot ziens!
app-written = Het spel is opgeschreven in { $file }.
app-not-written = Het spel kon niet worden opgeschreven in { $file }: { $problem }.
app-kept = Het spel blijft bewaard. Ga verder met: defuse play --resume
app-not-kept = Dit spel kan niet voor later worden bewaard: { $problem }.

## The command line: what the commands and their options are

cli-description = Alle edities van Exploding Kittens (onofficieel).
cli-lang = de taal: { $languages }; anders die van je systeem
cli-play = ga aan tafel zitten met bots
cli-play-edition = original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-play-recipe = de naam van een recept, of het bestand van je eigen recept
cli-play-players = met hoeveel je speelt, jijzelf meegeteld; 4 waar dat kan
cli-play-bot = tegen wie je speelt: bots met deze namen of een programma (./my-bot); meer met komma’s gaan in die volgorde zitten
cli-play-seed = een getal dat hetzelfde spel opnieuw deelt
cli-play-option = een regeloptie: fast=on ...
cli-play-name = jouw naam aan tafel; vaker opgegeven: zoveel mensen delen het toetsenbord
cli-play-record = schrijf het spel op, voor “defuse replay”
cli-play-countdown = seconden om Nope te zeggen, 0 voor zo lang je wilt
cli-play-reactions = meer mensen aan één toetsenbord: iedereen komt aan bod om te reageren, of wie wil, roept
cli-play-resume = ga verder met een onafgemaakt spel: het laatste, of dat in FILE
cli-plain = regel voor regel, voor elke terminal en schermlezer
cli-colours = de kleuren van de tafel: dark (donker), light (licht) of none (geen)
cli-interactive = ga stap voor stap, ook als de invoer geen terminal is
cli-watch = kijk toe hoe bots spelen
cli-watch-players = hoeveel er spelen; 4 waar dat kan
cli-watch-bot = wie er speelt: bots met deze namen of een programma (./my-bot); meer met komma’s gaan in die volgorde zitten
cli-watch-speed = zoveel stappen per seconde als het vanzelf gaat
cli-watch-seat = zie alleen wat deze speler ziet
cli-watch-above = zie alles; zo is het als je niets anders zegt
cli-learn = leer het spel door te spelen, in vijf minuten
cli-replay = vertel een vastgelegd spel opnieuw
cli-replay-file = het verslag
cli-replay-seat = alleen wat deze speler wist
cli-replay-scenario = schrijf het in plaats daarvan als scenariobestand
cli-check = voer scenariobestanden of mappen ermee uit
cli-check-paths = bestanden of mappen
cli-json = schrijf het antwoord als JSON in dit bestand; - is de standaarduitvoer, met niets anders erop
cli-rules = leg een kaart of een regel uit
cli-rules-name = de naam van een kaart, of de id van een regel zoals ATK-3; zonder naam komen ze allemaal
cli-boxes = toon de dozen en uitbreidingen, en de regelopties
cli-boxes-name = een doos, om de kaarten ervan te zien
cli-recipes = toon de recepten
cli-recipes-name = een recept, om de kaarten ervan te zien

## The command line: what cannot be done

cli-bad-name = “{ $name }” kan geen naam zijn: het moet één woord zijn van hoogstens { $number } letters zonder @ : # = ! ? | *
cli-same-name = Iedereen heeft een eigen naam nodig: { $names }.
# $people is the number of people
cli-too-many-people = { $number ->
    [one] Met { $people } mensen kun je geen spel voor 1 speler spelen.
   *[other] Met { $people } mensen kun je geen spel voor { $number } spelers spelen.
}
cli-no-bot = Er is geen bot “{ $name }”; wel: { $names }.
cli-bad-countdown = De bedenktijd kan niet “{ $text }” zijn; het is een aantal seconden van 0 tot en met { $number }.
cli-bad-reactions = Reacties kunnen niet “{ $text }” zijn. Mogelijk: { $names }.
cli-bad-speed = De snelheid kan niet “{ $text }” zijn; het is een aantal stappen per seconde, van { $slowest } tot en met { $fastest }.
cli-no-games = Er is geen onafgemaakt spel.
# $problem is not translated
cli-bad-save = { $file } kan niet verder worden gespeeld: { $problem }
# $options: such as --players, --seed
cli-resume-alone = Een onafgemaakt spel gaat verder zoals het begonnen is, zonder { $options }.
cli-no-language = De taal “{ $name }” is er hier niet; wel: { $languages }.
cli-meant = Bedoel je { $meant }?
cli-no-command = Er is geen opdracht “{ $name }”. “defuse --help” laat zien wat er is.
cli-unknown-arguments = “{ $arguments }” betekent hier niets. “defuse { $command } --help” laat zien wat er is.
cli-cannot-write = Er kan niets meer worden geschreven: { $problem }.
cli-check-empty = In { $path } staat geen scenariobestand (.toml).
cli-no-edition = Er is geen editie “{ $name }”. “defuse boxes” en “defuse recipes” laten zien wat er is.
cli-choose-recipe = Deze doos speel je met recepten; kies er een: { $names }.
cli-bad-mix = Deze dozen kun je niet spelen als “{ $name }”: het moet één doos zijn, en uitbreidingen kunnen alleen bij de originele editie, elk één keer.
# $problem names the place and what is expected there; it is not translated
cli-cannot-play = Dit spel kan niet worden klaargezet: { $problem }
cli-bad-seed = De seed { $seed } is niet bruikbaar; het moet een getal van 0 tot en met { $highest } zijn.
# $counts: numbers such as 2, 3, 4
cli-players = Met { $number } kun je dit niet spelen; mogelijk is: { $counts }.
cli-no-option = Er is geen regeloptie “{ $name }”; wel: { $names }.
cli-bad-option = De regeloptie “{ $name }” kan niet “{ $value }” zijn. Mogelijk: { $values }.
# $problem is not translated
cli-bad-record = { $file } kan niet worden gelezen als verslag van een spel: { $problem }
cli-no-seat = Er is geen speler “{ $name }” in dit spel; wel: { $names }.
cli-no-rule = Er is geen kaart of regel “{ $name }”. “defuse rules” laat zien wat er is.
cli-no-box = Er is geen doos “{ $name }”; wel: { $names }.
cli-no-recipe = Er is geen recept “{ $name }”; wel: { $names }.
cli-no-such-recipe = Er is geen recept “{ $name }”.
# How many scenarios passed and failed

## Lists of cards, rules, boxes and recipes

list-cards = Kaarten
list-rules = Regels
list-boxes = Dozen
list-expansions = Uitbreidingen van de originele editie
list-options = Regelopties (--option NAME=VALUE)
list-recipes = Recepten
# Behind the list of cards and rules
list-rules-more = “defuse rules NAME” legt een kaart uit, “defuse rules ATK-3” een regel.
list-boxes-more = “defuse boxes NAME” toont de kaarten van een doos; uitbreidingen voeg je toe met een plus: original+imploding.
list-recipes-more = “defuse recipes NAME” toont de kaarten van een recept; “defuse play --edition recipe:NAME” speelt het.
list-card-count = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
list-card-range = { $fewest } tot { $most } kaarten
# $number is at least 2
list-players = { $number } spelers
list-players-range = { $fewest } tot { $most } spelers
# What everybody starts with. $cards: a number or two such as 5–7; $defuses: a number, not 0
list-hand = per speler uitgedeeld: { $cards } + { $defuses } × Ontmantel
# The same without a Defuse
list-hand-bare = per speler uitgedeeld: { $cards }
list-by-recipes = wordt met recepten gespeeld
# Behind a card: the boxes it is in, with their numbers
list-found-in = In: { $boxes }
# Behind a rule option: what it can be
list-values = Waarden: { $values }
