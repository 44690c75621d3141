### Boxes, expansions, recipes and rule options: the name, and in .text one line about it.

## Boxes and expansions

box-original = Originele editie
    .text = Het spel waarmee het begon: vijf katten, vijf verschillende namen, aanvallen die niet stapelen.
box-two-player = Editie voor twee spelers
    .text = Een kleine stapel voor twee, met één Exploding Kitten.
box-compact = Compact
    .text = Een kort spel tot vier spelers; de kaarten van wie eruit ligt, blijven geheim.
box-good-vs-evil = Good vs Evil
    .text = Godkat redt, Duivelkat doodt, en Armageddon verdeelt ze.
box-party-pack = Party Pack
    .text = Voor een volle tafel: tot tien spelers. Met hoeveel jullie zijn bepaalt welk deel van de kaarten meedoet.
box-recipes = Recepten voor Rampspoed
    .text = Een voorraadkast met 121 kaarten voor achttien recepten.
box-imploding = Imploding Kittens
    .text = Een kitten waartegen ontmantelen niet helpt, doelgerichte aanvallen en beurten die van richting veranderen; tot zes spelers.
box-streaking = Streaking Kittens
    .text = Houd in het geheim een Exploding Kitten vast, vervloek anderen met blindheid, markeer hun kaarten.
box-barking = Barking Kittens
    .text = Twee kittens zoeken elkaar, een toren beschermt wie de kroon draagt, en aanvallen stapelen.

## Recipes

recipe-attack-of-the-attacks = Aanval der Aanvallen
    .text = Aanval op aanval, en weinig uitwegen.
recipe-black-hole = Zwart Gat
    .text = Alleen Imploding Kittens en geen Ontmantelkaart: weet waar ze liggen.
recipe-black-hole-2-players = Zwart Gat (2 spelers)
    .text = Zwart Gat voor twee: één Imploding Kitten en geen Ontmantelkaart.
recipe-card-hoarders = Kaartenhamsters
    .text = Veel katten, weinig kittens: kijk vooruit en verzamel.
recipe-cat-fight = Kattengevecht
    .text = Twee kaarten per speler, en de meeste vallen aan.
recipe-classic-mode = Klassiek
    .text = Het klassieke spel met de kaarten uit deze doos.
recipe-danger-mode = Levensgevaar
    .text = Zes Exploding Kittens, met hoe weinig je ook bent.
recipe-eye-for-an-eye = Oog om Oog
    .text = Iedereen kijkt in de toekomst, en verandert haar.
recipe-lightning-kittens = Bliksemkittens
    .text = Eén kaart en één Ontmantelkaart per speler: in een paar minuten voorbij.
recipe-meowsochist = Miauwsochist
    .text = Val jezelf aan, en pak wat niet voor jou bedoeld is.
recipe-mind-games = Denkspelletjes
    .text = Zien, begraven, markeren: wie weet wat waar ligt?
recipe-nope-sauce = Nopesaus
    .text = Alle acht Nopes doen mee. Niets is zeker.
recipe-power-play = Machtsspel
    .text = De sterkste kaarten uit de doos in één stapel.
recipe-power-play-2-players = Machtsspel (2 spelers)
    .text = De sterkste kaarten uit de doos voor twee.
recipe-sharing-is-caring = Samen Delen
    .text = Gedeelde toekomst, gepakte kaarten en twee Barking Kittens.
recipe-sharing-is-caring-2-players = Samen Delen (2 spelers)
    .text = Gedeelde toekomst en twee Barking Kittens voor twee.
recipe-sticky-fingers = Lange Vingers
    .text = Katten, katten, katten: iedereen steelt.
recipe-the-purrrge = De Zuiverrring
    .text = Geen enkele kat, alleen actie; volop Nopes en aanvallen.

## Rule options. A value that is a word has a message of its own.

option-combos = Combinaties
    .text = Welke kaarten een paar of een drietal vormen.
option-combos-all = elke twee of drie kaarten met dezelfde naam
option-combos-cats = alleen katten
option-five-different = Vijf verschillende namen
    .text = Vijf kaarten met verschillende namen leveren een kaart uit de aflegstapel op.
option-attack-stacking = Aanvallen stapelen
    .text = Beurten die van een aanval over zijn, komen bij die van de volgende.
option-attack-stacking-personal = alleen beurten van een Persoonlijke Aanval
option-targeted-attack-returns = Doelgerichte aanval keert terug
    .text = Na de beurten van het slachtoffer gaat het spel terug naar de aanvaller.
option-deal = Uitgedeelde kaarten
    .text = Met hoeveel kaarten iedereen begint, zonder de Ontmantelkaarten.
option-dead-hand = Kaarten van wie eruit ligt
    .text = Wat er gebeurt met de hand van een speler die uit het spel ligt.
option-dead-hand-discard = naar de aflegstapel
option-dead-hand-hidden = ze blijven geheim
option-fast = Snel spel
    .text = Een derde van de stapel doet ongezien niet mee.
option-copies = Exemplaren van de doos
    .text = Met twee exemplaren van een doos kunnen er meer spelers meedoen.
option-first-player = Startspeler
    .text = De plaats die begint, geteld vanaf 0, of door het lot bepaald.
option-first-player-random = door het lot bepaald
# The values of options that can be switched
option-on = aan
option-off = uit
# A number as the value of an option
option-number = een getal
