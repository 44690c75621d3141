### The first screen: what is played, by whom, and how.

## What will be played

# Titles of the frame around it
start-yours = Jouw spel
start-not-yet = Zo gaat het niet
start-enter = Enter: beginnen maar
# $names: all players; $number is at least 2
start-game = { $game }, { $number } spelers: { $names }.
start-watching = Jij kijkt toe.
# $bot: one of the bots below
start-bots = Bots: { $bot }.
# $rules: a list of rule options and what they are set to
start-rules = Huisregels: { $rules }.
start-rule = { $rule }: { $value }
# $cards: Exploding and Imploding Kittens with their numbers
start-deadly = dodelijk: { $cards }
start-bad-name = “{ $name }” kan geen naam zijn: het moet één woord zijn van hoogstens { $number } letters zonder @ : # = ! ? | *
start-same-name = Er zijn twee mensen met dezelfde naam: { $name }.
# $number: people; $most: seats
start-too-many = Er zijn { $number } mensen genoemd, maar hier kunnen er maar { $most } meedoen.

## Unfinished games

# $kept: as below
start-go-on = Ga verder met { $kept }
# $when: a date and a time
start-kept = { $number ->
    [one] { $game }: { $names } (1 zet, { $when })
   *[other] { $game }: { $names } ({ $number } zetten, { $when })
}
start-kept-more = { $number ->
    [one] nog 1 onafgemaakt spel
   *[other] nog { $number } onafgemaakte spellen
}
start-which-kept = Met welk spel ga je verder?
# $problem is not translated
start-kept-broken = Dit spel is niet meer te lezen: { $problem }. Het blijft waar het is: { $file }

## The rows: short words, and in .text a line or two about them

# Above them: how to get about
start-hint = ↑ ↓ naar een rij, ← → kiezen, of klik
start-box = Doos
start-expansions = Uitbreidingen
start-left-out = Zonder
    .text = Kaarten van de uitbreidingen die in de doos blijven.
start-left-out-toggle = Spatie: eruit of erin
start-recipe = Recept
start-players = Spelers
    .text = Hoeveel er aan tafel zitten, bots meegeteld. Een cijfertoets werkt in elke rij.
start-people = Mensen
    .text = Wie er achter het toetsenbord zitten, met spaties ertussen. Eén speelt tegen bots, meer geven het toetsenbord door, met niemand kijk je naar bots.
start-strength = Bots
start-countdown = Bedenktijd
    .text = Hoelang iedereen over een Nope mag nadenken. Uit: de tafel wacht op je.
start-reactions = Reacties
start-options = Regels
    .text = Wat er aan deze tafel anders gaat dan in het boekje: combinaties, aanvallen, een snel spel … Spatie opent het.

## What can be chosen

# How strong the bots are
bot-random = willekeurig
    .text = Ze kennen de regels en verder niets: elke geldige zet is even goed.
bot-timid = bang
    .text = Ze trekken, en ontmantelen als het moet. Ze spelen nooit een kaart.
bot-easy = makkelijk
    .text = Ze weten wat verstandig is, vergeten wat ze gezien hebben en hebben soms rare ideeën.
bot-careful = normaal
    .text = Ze tellen mee: ze kennen het risico, sparen wat ze nodig hebben en leggen kittens waar jij ze trekt.
bot-searcher = moeilijk
    .text = Ze proberen elke zet eerst uit in hun hoofd, aan tafels die de jouwe zouden kunnen zijn.
bot-master = meesterlijk
    .text = Ze hebben honderdduizenden spellen tegen zichzelf gespeeld en weten welke zetten wonnen.
start-off = uit
start-seconds = { $number } s
start-ask = iedereen komt aan bod
    .text = Een voor een achter hetzelfde scherm, wat je ook in je hand hebt: het duurt langer en verraadt niets.
start-call = wie wil, roept
    .text = Er wordt niemand iets gevraagd: iedereen ziet wat er gespeeld is, en wie wil reageren, zegt het.
# Rule options, none of them or $number of them changed
start-as-printed = volgens het boekje
start-changed = { $number ->
    [one] 1 niet volgens het boekje
   *[other] { $number } niet volgens het boekje
}
# In the place of names
start-nobody = niemand: jij kijkt toe
start-all-recipes = alle recepten …

## Recipes

start-recipes = Welk recept?
start-recipes-hint = Pijltjes, eerste letter, Enter · Esc: terug
start-own-recipe = Een eigen recept …
    .text = Een eigen recept.
start-recipe-file = Het bestand van je recept
    .text = Hoe je er een schrijft, staat in docs/recipes.md.
start-recipe-wrong = Dit recept kun je niet spelen:
start-no-home = Die thuismap bestaat niet: { $file }

## The rules of this table

start-house-rules = Huisregels
start-house-rules-hint = Pijltjes · Backspace: alles volgens boekje · Enter: klaar · Esc: terug
start-printed = * volgens het boekje

## What can be done, beside a key

start-start = Begin
start-watch = Kijk toe
start-play = Speel zelf
start-cards = De kaarten
start-learn = Leer het spel
start-leave = Stop
