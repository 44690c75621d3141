### Zombie Kittens: de doos, haar kaarten, wat ermee gebeurt, en haar regels.

box-zombie = Zombie Kittens
    .text = De doden houden hun kaarten en spelen door; een Zombie Kitten redt je en brengt iemand terug.

## Kaarten

card-zombie-kitten = Zombie Kitten
    .several = Zombie Kittens
    .text = Redt je en brengt een dode speler terug.
    .exactly = Gebruik hem als er bij jou iets afgaat, of kies voor de dood terwijl je er een hebt (ZMB-2). Je overleeft en brengt, als er iemand dood is, één speler naar keuze terug; beide kittens gaan in het geheim terug in de stapel, die van jou eerst (ZMB-4). Hij beëindigt één beurt en een Nope helpt er niet tegen. Tegen een open Imploding Kitten haalt hij niets uit (ZMB-15).
card-attack-of-the-dead = Aanval van de Doden
    .several = Aanvallen van de Doden
    .text = Jij bent klaar; de volgende speelt drie beurten per dode.
    .exactly = Er moet iemand dood zijn. Je beurten zijn voorbij zonder dat je trekt, en de volgende levende speler krijgt er drie voor elke dode, bovenop beurten die van een aanval over zijn (ZMB-7).
card-feed-the-dead = Voer de Doden
    .several = Voer de Doden
    .text = NU: alle andere levenden geven een dode een kaart.
    .exactly = Kies een dode speler: elke levende speler met kaarten, behalve jij, geeft die in het geheim een kaart naar keuze. Ook doden mogen hem spelen, zelfs voor zichzelf (ZMB-8). Je mag hem altijd tussen acties spelen (NOW-1).
card-grave-robber = Grafrover
    .several = Grafrovers
    .text = De doden steken elk een kaart in de stapel; schud die.
    .exactly = Er moet een dode met kaarten zijn. Elke dode met kaarten legt er een naar keuze gedekt in de stapel, die daarna wordt geschud (ZMB-9).
card-clairvoyance = Helderziendheid
    .several = Helderziendheid
    .text = NU: kijk waar iemand kittens terugsteekt.
    .exactly = Speel hem als iemand anders het heeft overleefd, voordat er een kitten teruggaat: je ziet waar elke kitten heen gaat. Dat mogen er meer doen, ook de doden (ZMB-10).
card-dig-deeper = Graaf Dieper
    .several = Graaf Dieper
    .text = Bekijk de bovenste kaart: pak hem, of pak de tweede.
    .exactly = Je beëindigt één beurt: bekijk de bovenste kaart en pak hem, of leg hem terug bovenop en pak de tweede, wat dat ook is. Wat je pakt, telt als getrokken (ZMB-11).
card-clone = Kloon
    .several = Klonen
    .text = Speel hem als de bovenste kaart van de aflegstapel.
    .exactly = In je eigen beurt is hij de kaart die boven op de aflegstapel ligt, met een doel naar keuze; ook een kaart waar een Nope op ligt. Nooit een andere Kloon, een Nope, een reddende kaart, een kitten of een kat (ZMB-12).
card-shuffle-now = Schud NU
    .several = Schud NU
    .text = Schud de stapel. Ook voordat anderen trekken.
    .exactly = De stapel wordt geschud, altijd tussen acties, ook als jij niet aan de beurt bent; wie aan de beurt is, blijft aan de beurt (ZMB-13). Wie net wilde trekken, kiest opnieuw (NOW-2).

## Wat er gebeurt

event-died = { $who } ontploft en is dood.
event-died-you = Je ontploft en bent dood. Je houdt je kaarten.
event-died-imploding = { $who } implodeert en is dood.
event-died-imploding-you = Je implodeert en bent dood. Je houdt je kaarten.
event-revived = { $who } brengt { $other } weer tot leven.
event-revived-you = Je brengt { $other } weer tot leven.
event-revived-to-you = { $who } brengt jou weer tot leven.
event-tucked = { $who } laat de bovenste kaart liggen en pakt die eronder.
event-tucked-you = Je laat de bovenste kaart liggen en pakt die eronder.
event-defused-with-zombie = { $who } overleeft de { $card } dankzij een Zombie Kitten.
event-defused-with-zombie-you = Je overleeft de { $card } dankzij een Zombie Kitten.
event-played-clone = { $who } speelt een Kloon als “{ $card }”.
event-played-clone-you = Je speelt een Kloon als “{ $card }”.
event-played-clone-at = { $who } speelt een Kloon als “{ $card }” tegen { $other }.
event-played-clone-at-you = Je speelt een Kloon als “{ $card }” tegen { $other }.
event-played-clone-at-to-you = { $who } speelt een Kloon als “{ $card }” tegen jou.

## Aan tafel

table-dead = dood
table-dead-and-playing = Je bent dood en speelt toch mee: Nopes en NU-kaarten. Misschien brengt iemand je terug.
menu-die = Ga dood en houd je kaarten.
menu-dig = Laat hem liggen en pak de tweede kaart.
deed-die = Ga dood
deed-dig = Graaf dieper
screen-rescued = { $who } heeft het overleefd en steekt zo een kitten terug.
prompt-rescued = { $who } steekt zo een kitten terug: Helderziendheid, of Enter om het te laten gebeuren

## Weigeringen

refusal-not-dead = Kies een speler die dood is.
refusal-nobody-dead = Er is niemand dood.
refusal-no-dead-cards = Geen van de doden heeft een kaart.
refusal-not-cloned = De bovenste kaart van de aflegstapel kan niet worden gekloond.
refusal-no-rescue = Er steekt nu niemand anders een kitten terug.
refusal-dead-cannot = De doden spelen alleen Nope en NU-kaarten.
refusal-zombie-not-playable = Een Zombie Kitten gebruik je alleen als er iets afgaat.

## Regels

rule-zmb-1 = Zombie Kittens: met twee spelers gebruik je de kaarten met een pootje, met drie die zonder, met vier en vijf alle. Iedereen krijgt een Zombie Kitten en zeven kaarten; een Zombie Kitten die over is, zit in de stapel.
rule-zmb-2 = Wie een Exploding Kitten trekt, mag een Zombie Kitten gebruiken, of voor de dood kiezen terwijl die er een heeft.
rule-zmb-3 = De doden houden hun hand, en de kitten ligt voor hen. Ze hebben geen beurten, maar mogen Nope en NU-kaarten spelen. Niemand kan hun kaarten pakken of bekijken; iedereen kan ze tellen.
rule-zmb-4 = Een Zombie Kitten redt wie hem gebruikt en brengt precies één dode speler terug, als die er is. Beide kittens gaan in het geheim terug in de stapel, de eigen eerst. Hij beëindigt één beurt en een Nope helpt er niet tegen.
rule-zmb-5 = Wie terugkomt, heeft geen beurten in te halen en is aan de beurt als de speelvolgorde bij die plaats komt.
rule-zmb-6 = De laatste levende speler wint meteen, wat de doden ook hebben.
rule-zmb-7 = Voor de Aanval van de Doden moet er iemand dood zijn: je beurten zijn voorbij zonder dat je trekt, en de volgende levende speler krijgt er drie voor elke dode, bovenop beurten die van een aanval over zijn.
rule-zmb-8 = Voer de Doden, een NU-kaart: kies een dode speler; elke levende speler met kaarten, behalve wie hem speelt, geeft die in het geheim een kaart. Ook doden mogen hem spelen, zelfs voor zichzelf.
rule-zmb-9 = Voor de Grafrover moet er een dode met kaarten zijn: die leggen er elk een naar keuze gedekt in de stapel, die daarna wordt geschud.
rule-zmb-10 = Helderziendheid, een NU-kaart: nadat iemand anders het heeft overleefd en voordat er een kitten teruggaat. Wie hem speelt, ziet waar elke kitten heen gaat; dat mogen er meer doen.
rule-zmb-11 = Graaf Dieper beëindigt één beurt: bekijk de bovenste kaart en pak hem, of leg hem terug bovenop en pak de tweede. Wat je pakt, telt als getrokken.
rule-zmb-12 = De Kloon, alleen in je eigen beurt, is de bovenste kaart van de aflegstapel; ook een met een Nope erop, die dan niet meetelt. Nooit een andere Kloon, een Nope, een reddende kaart, een kitten of een kat.
rule-zmb-13 = Schud NU schudt de stapel altijd tussen acties; wie aan de beurt is, blijft aan de beurt.
rule-zmb-14 = Zombie Kittens: aanvallen tellen op, twee of drie kaarten met dezelfde naam zijn een combinatie, en vijf verschillende namen bestaan niet.
rule-zmb-15 = Deze kaarten gaan met alle andere samen. Een Zombie Kitten redt van een Exploding Kitten, een Barking Kitten en Duivelkat, nooit van een open Imploding Kitten, die open teruggaat als zijn slachtoffer terugkomt. Kittens die doden vasthouden, gaan pas af in de hand van een levende.

## Waarom bots het doen

why-revive = Als er toch iemand terugkomt, dan { $other } met de minste kaarten.
why-dig = De bovenste kaart is dodelijk: die eronder kan nauwelijks erger zijn.
why-dig-take = De bovenste kaart is onschuldig.
why-feast = De levenden moeten de doden voeren.
why-feed = Alle anderen raken een kaart kwijt, en { $other } is geen gevaar.
why-watch = Het is goed om te weten waar { $other } de kitten steekt.
