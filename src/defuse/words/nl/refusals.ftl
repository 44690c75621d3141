### Why a move is refused. The id of the rule is put behind each by the program.

refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Die plaats is er niet aan deze tafel.
refusal-you-are-out = Je ligt uit het spel.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-not-asked = De tafel wacht nu niet op jou.
refusal-other-answer = De tafel wacht op een ander soort antwoord.
refusal-fill-the-blank = In deze zet staat nog een lege plek: vul die eerst in.

refusal-not-in-hand = Deze kaarten heb je niet in je hand.
refusal-not-playable = Deze kaart doet niets als je hem los speelt.
refusal-needs-target = Kies bij deze zet een speler als doelwit.
refusal-takes-no-target = Deze zet is tegen niemand gericht.
refusal-bad-target = Het doelwit moet een andere speler zijn die nog meedoet.
refusal-target-has-no-cards = Die speler heeft geen kaarten om te pakken.
refusal-target-all-marked = Die speler heeft geen ongemarkeerde kaart.
refusal-victim-has-no-cards = Bij die speler valt niets te stelen.
refusal-not-marked = Zo'n gemarkeerde kaart heb je niet.
refusal-target-bears-one = Voor die speler ligt al een Die Pak Ik.

refusal-already-noped = Iemand was sneller: op die kaart is al gereageerd.
refusal-nothing-to-nope = Er is nu niets om een Nope op te spelen.
refusal-own-latest-card = Op je eigen laatste kaart kun je geen Nope spelen.
refusal-no-nope = Je hebt geen Nope.
refusal-blind-cannot-react = Wie blind is, kan niet reageren.
refusal-not-now = Een NU-kaart moet wachten totdat de actie is uitgevoerd.

refusal-blind-plays-unseen = Zolang je blind bent, kun je alleen een willekeurige kaart omdraaien.
refusal-not-blind = Je bent niet blind: kies een kaart.
refusal-no-cards = Je hebt geen kaarten.

refusal-kitten-not-playable = Deze kitten is geen kaart om te spelen.
refusal-defuse-not-playable = Een Ontmantelkaart gebruik je alleen als er iets ontploft.
refusal-play-both = Je hebt beide Barking Kittens: speel ze samen tegen een doelwit.
refusal-not-both = Daarvoor heb je beide Barking Kittens nodig.
refusal-mat-not-complete = Godkat en Duivelkat moeten allebei op de speelmat liggen.
refusal-not-as-godcat = Als die kaart kun je Godkat niet spelen.
refusal-bury-blocked = Je kunt Begraaf niet spelen met een Die Pak Ik voor je.

refusal-no-pair = Deze twee kaarten zijn geen paar.
refusal-no-triple = Deze drie kaarten zijn niet dezelfde.
refusal-no-five = Dit zijn geen vijf verschillende namen.
refusal-five-is-off = In dit spel doen vijf verschillende namen niet mee.
refusal-cats-only = In dit spel vormen alleen katten combinaties.
refusal-no-kittens = Kittens horen nooit bij een combinatie.
refusal-not-in-discard = Die kaart ligt niet in de aflegstapel.
refusal-not-from-discard = Die kitten kun je niet uit de aflegstapel pakken.
refusal-no-such-kind = Noem een soort kaart.

refusal-no-such-depth = Zo diep is de stapel niet.
refusal-other-cards = Leg precies de kaarten terug die je bekeken hebt.
refusal-no-such-way = Zo kun je niet overleven.
