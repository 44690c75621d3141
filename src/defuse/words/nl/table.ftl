### What a table shows and asks. Words to be typed (draw, nope, pass, insert, quit ...) are the same in every language.
### $who and $other are names of players; $card is a title, $cards, $row and $set are lists of titles.

## Players

# One line for each player; $facts are the following messages, with semicolons between them
table-player = { $who }: { $facts }
table-you = Jij: { $facts }
table-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
table-out = uit het spel
table-blind = blind
table-marked = door iedereen gezien: { $cards }
table-known = je weet van: { $cards }
table-in-front = ligt ervoor: { $card }
# I'll Take That, and whose it is
table-in-front-from = ligt ervoor: { $card } (van { $who })
table-in-front-from-you = ligt ervoor: { $card } (van jou)
# The Tower of Power
table-crown = { $number ->
    [one] draagt de kroon, voorraad: 1 kaart
   *[other] draagt de kroon, voorraad: { $number } kaarten
}

## Piles and direction

table-draw-pile = { $number ->
    [one] Stapel: 1 kaart.
   *[other] Stapel: { $number } kaarten.
}
# $cards: the deadly kittens that can still go off
table-draw-pile-kittens = { $number ->
    [one] Stapel: 1 kaart; in het spel: { $cards }.
   *[other] Stapel: { $number } kaarten; in het spel: { $cards }.
}
table-discard-pile = { $number ->
    [one] Aflegstapel: 1 kaart, bovenop: { $card }.
   *[other] Aflegstapel: { $number } kaarten, bovenop: { $card }.
}
table-discard-pile-empty = Aflegstapel: leeg.
table-clockwise = Het spel gaat met de klok mee.
table-counterclockwise = Het spel gaat tegen de klok in.
# $row has a question mark for every place that is not known
table-pile-from-top = De stapel van boven af: { $row }.
table-pile-bottom = Helemaal onderop: { $card }.
table-mat = Op de speelmat: { $cards }.
table-play-returns = Na deze aanval gaat het spel terug naar de aanvaller.
# The chance that the next draw goes off, as far as the reader can know
table-risk = Risico bij de volgende kaart: { $percent }%
# I'll Take That lies in front of the player: the card goes to $who
table-risk-for = { $who } pakt deze kaart: { $percent }% voor { $who }

## Hand and turn

table-hand = Jouw hand: { $cards }.
table-hand-marked = Jouw hand: { $cards } (door iedereen gezien: { $marked }).
table-hand-empty = Je hebt geen kaarten in je hand.
table-hand-blind = { $number ->
    [one] Jouw hand: 1 kaart, gedekt, want je bent blind.
   *[other] Jouw hand: { $number } kaarten, gedekt, want je bent blind.
}
table-your-turn = Jij bent aan de beurt.
# $number is at least 2
table-your-turns = Jij bent aan de beurt. Je moet { $number } beurten spelen.

## What has been laid down, in short

action-pair = een paar
action-triple = een drietal
action-five = vijf verschillende kaarten

## Questions

ask-give = { $other } krijgt een kaart van je. Welke geef je?
ask-put = Welke kaart leg je op de stapel?
ask-insert = Waar in de stapel steek je “{ $card }”?
ask-order = In welke volgorde leg je de kaarten terug?
ask-defuse = Hoe overleef je “{ $card }”?
ask-assign = Godkat en Duivelkat: welke leg je voor iemand anders neer?
ask-keep = { $other } heeft een kaart gedekt voor je neergelegd. Houden of ruilen?
ask-take = Je bekijkt deze kaart: { $card }.
ask-pick = { $other } heeft Godkat. Wat pak je?
ask-target = Je draaide om: { $card }. Voor wie is die?

## Prompts, followed by a > sign

prompt-turn = Wat doe je?
prompt-nope = { $who } speelt { $card }: nope, of Enter om het te laten gebeuren
prompt-nope-nope = { $who } zegt Nope: nope, of Enter om het te laten gebeuren
prompt-now = { $who } wil een kaart trekken: een NU-kaart, of Enter om het te laten gebeuren
prompt-depth = 0 (bovenop) tot en met { $number } (onderop)
prompt-order = De nummers in de nieuwe volgorde, de bovenste eerst, of Enter om ze zo te laten
prompt-cards = Welke kaarten?
# Of several cards of a kind: $number of those that are used are marked
prompt-marked = Welke ervan?
choice-marked = { $number ->
    [0] een die niemand heeft gezien
    [1] de kaart die iedereen ziet
   *[other] { $number } die iedereen ziet
}
prompt-as = Als welke kaart?
prompt-target = Wie?
prompt-name = Om welke kaart vraag je?
prompt-discarded = Welke kaart pak je?
prompt-five = Welke vijf? Nummers van 1 tot en met { $number }
# Behind one of these at the plain table
prompt-or-back = { $prompt } (Enter: terug)
prompt-watch = Enter om te zien hoe het afloopt, of quit
prompt-another = Nog een spel? (j/N)
# The answers that mean yes, with spaces between them
prompt-another-yes = j ja y yes

## The list of moves

menu-draw = Trek een kaart; daarmee is je beurt voorbij.
menu-both = Beide Barking Kittens: iemand moet ontmantelen.
menu-godcat-as = Godkat als een andere kaart.
# $sets: cards that go together
menu-pair = Steel een willekeurige kaart met: { $sets }.
menu-triple = Vraag om een bepaalde kaart met: { $sets }.
menu-sets-two = { $first } of { $second }
# $number is at least 3
menu-sets-many = een van { $number } combinaties
menu-five = Vijf verschillende: pak een kaart uit de aflegstapel.
menu-blind = Draai een willekeurige kaart uit je hand om.
menu-nope = Stop het met een Nope.
menu-pass = Laat het gebeuren.
menu-give = Geef weg: { $card }.
menu-put = Leg op de stapel: { $card }.
menu-insert = Kies waar de kaart komt; 0 is bovenop.
menu-order = Kies de nieuwe volgorde, de bovenste kaart eerst.
menu-defuse = Gebruik een Ontmantelkaart.
menu-defuse-with-godcat = Gebruik Godkat als Ontmantelkaart.
menu-hold = Houd hem in het geheim vast met je Streaking Kitten.
menu-assign = Iemand anders krijgt { $card }, tenzij die ruilt.
menu-keep = Houd de kaart die voor je ligt.
menu-swap = Ruil hem voor de andere.
menu-take = Neem in je hand: { $card }.
menu-top = Leg bovenop de stapel: { $card }.
menu-pick-godcat = Pak Godkat.
menu-pick-random = Pak een willekeurige andere kaart.
menu-target = Speel de kaart tegen { $who }.

## When something typed cannot be understood

say-lost = Typ ? om te zien wat je kunt doen, of help.
say-no-number = Nummer { $number } is er niet; typ ? om te zien wat je kunt doen.
say-not-aimed = Dat kun je niet richten op { $who }.
say-depth = Typ een getal van 0, bovenop, tot en met { $number }, onderop.
say-order = Typ elk nummer van 1 tot en met { $number } één keer, de nieuwe bovenste kaart eerst.
say-not-in-list = Dat staat niet in de lijst.
say-unknown-card = Er is geen kaart “{ $name }”.
say-unknown-card-meant = Er is geen kaart “{ $name }”. Bedoel je { $meant }?
say-unknown-player = Er is geen speler “{ $name }”. De spelers zijn: { $players }.
say-no-move = “{ $text }” is geen zet. Typ ? om te zien wat je kunt doen.
# $shape: how the move is written, the same in every language
say-write = Schrijf: { $shape }

deed-ask-again = Vraag het me weer
let-draws = Vanaf nu mag iedereen trekken zonder dat je iets gevraagd wordt.
let-all = Vanaf nu gebeurt alles ongevraagd tot jouw beurt.
let-nothing = Je wordt weer gevraagd.

## Help. The left column stays as it is typed.

help-moves = Typ het nummer van een zet, of schrijf hem uit: attack, favor @Ben, pair tacocat tacocat @Cem, insert 3, nope, pass. Een kaart mag je afkorten zolang duidelijk is welke je bedoelt, en de @ mag je weglaten.
help-list = wat je nu kunt doen
help-table = de tafel zoals jij die ziet
help-hand = jouw kaarten
help-discard = de hele aflegstapel
help-risk = hoe groot het risico van je volgende kaart is, voor zover je dat kunt weten
help-hint = een hint: iets om over na te denken; nog eens voor een zet, en nog eens voor de reden
help-log = wat er tot nu toe gebeurd is zoals jij het hoorde, of het laatste ervan
help-card = wat een kaart doet, en hoe precies; help alleen laat dit zien
help-rules = wat een regel zegt
help-let-nothing = weer gevraagd worden
help-save = sla het spel op in een bestand; bewaard blijft het ook zonder
help-quit = van tafel gaan; het spel blijft bewaard
