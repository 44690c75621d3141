### The cards. For each kind:
###   the value     its title, as it stands alone in sentences, without an article
###   .several      the title when there is more than one ("2 Skips"); may be the title again
###   .text         what it does, in one short line (about 50 letters)
###   .exactly      how exactly, in two to five sentences, with the ids of its rules in brackets
### In Dutch the kittens keep their English names and are "de kitten", as the printed game has it.

# A card that the reader may not know, standing alone.
card-unknown = kaart
    .several = kaarten
# An Imploding Kitten that lies face up in the pile.
card-imploding-kitten-up = Imploding Kitten (open)
    .several = Imploding Kittens (open)
# More than one card of a kind. $number (number), $cards: the .several of the card
card-counted = { $number } { $cards }

## Kittens

card-exploding-kitten = Exploding Kitten
    .several = Exploding Kittens
    .text = Wie hem trekt, moet ontmantelen of ligt eruit.
    .exactly = Wie hem trekt, laat hem meteen zien (EK-1). Met een Ontmantelkaart overleef je en steek je de kitten in het geheim terug in de stapel, zo diep als je wilt; je huidige beurt is dan voorbij, maar van meerdere beurten slechts die ene (EK-2). Zonder lig je uit het spel en vervallen al je beurten (EK-3); je kaarten gaan naar de aflegstapel, of blijven bij Compact geheim (EK-4). Een Nope helpt er niet tegen (EK-5).

card-imploding-kitten = Imploding Kitten
    .several = Imploding Kittens
    .text = Gaat één keer open terug; daarna is hij dodelijk.
    .exactly = Wie hem gedekt trekt, steekt hem open terug in de stapel, op een diepte die geheim blijft; een Ontmantelkaart is niet nodig en de beurt is voorbij (IK-1). Wie hem open trekt, ligt uit het spel: geen Ontmantelkaart, geen Nope en geen Godkat helpt (IK-2). Ligt hij open bovenop, dan ziet iedereen hem (IK-3). Na het schudden weet niemand meer waar hij ligt, maar hij blijft open (IK-4). Een Streaking Kitten kan hem niet vasthouden (IK-5).

card-streaking-kitten = Streaking Kitten
    .several = Streaking Kittens
    .text = Bewaar hem: hij houdt één Exploding Kitten tegen.
    .exactly = Zolang je hem in je hand hebt, mag je daar in het geheim één Exploding Kitten bij houden (SK-1). Zodra de Streaking Kitten je hand verlaat, gaat die kitten af (SK-2). Wie zo'n kitten steelt of krijgt, ontploft, tenzij die speler hem ook mag vasthouden (SK-3). Hij gaat af als je hem moet afleggen, maar niet als je hem op de stapel legt waarvan je trekt (SK-4). Geen van beide kittens telt mee bij vijf verschillende namen, en je kunt ze er ook niet mee pakken (SK-5).

card-barking-kitten = Barking Kitten
    .several = Barking Kittens
    .text = Wie de andere heeft, moet ontmantelen.
    .exactly = Leg hem voor je neer en vraag naar de andere: wie die in de hand of voor zich heeft, gebruikt een Ontmantelkaart of ligt eruit (BK-1). Heeft niemand hem, dan blijft die van jou voor je liggen wachten (BK-2). Heb je ze allebei, dan speel je ze samen tegen een speler naar keuze (BK-3). Je beurt is daarmee niet voorbij, en een Nope helpt er niet tegen (BK-4). De Ontmantelkaart is op en er gaat niets terug in de stapel (BK-5).

## Saving and stopping

card-defuse = Ontmantel
    .several = Ontmantelkaarten
    .text = Redt je; de kitten gaat terug waar jij wilt.
    .exactly = Gebruik hem als er een Exploding Kitten afgaat: je overleeft en steekt de kitten in het geheim terug in de stapel, waar je maar wilt (EK-1). Je huidige beurt is dan voorbij, maar van meerdere beurten slechts die ene (EK-2). Tegen een Barking Kitten of Duivelkat raak je de kaart kwijt en gaat er niets terug (BK-5, AG-3). Een Nope helpt er niet tegen (EK-5), en tegen een open Imploding Kitten haalt de kaart niets uit (IK-2).

card-nope = Nope
    .several = Nopes
    .text = Stopt een kaart, een combinatie of een Nope.
    .exactly = Speel hem wanneer je wilt om een actie te stoppen voordat die begint, maar niet op je eigen laatste kaart en nooit op een kitten of een Ontmantelkaart (NO-1). Op een Nope mag weer een Nope: bij een even aantal gaat de actie toch door (NO-2). Wat gestopt is, blijft op de aflegstapel liggen en de beurt gaat verder (NO-3, NO-4). Wie het eerst is, wint (NO-5).

## Turns

card-attack = Aanval
    .several = Aanvalkaarten
    .text = Jij bent klaar; de volgende speelt twee beurten.
    .exactly = Je beurten zijn voorbij zonder dat je trekt, en de volgende speler krijgt er twee (ATK-1). Zonder stapelen zijn het er altijd twee (ATK-2). Met stapelen geef je, als je zelf bent aangevallen, de resterende beurten door plus twee (ATK-3).

card-targeted-attack = Doelgerichte Aanval
    .several = Doelgerichte Aanvallen
    .text = Jij bent klaar; iemand naar keuze speelt er twee.
    .exactly = Net als Aanval, maar jij kiest wie de beurten krijgt, en vanaf die speler gaat het spel verder (ATK-4). Wat er over is van een eerdere aanval, geef je door zoals bij Aanval (ATK-2, ATK-3). In Recepten voor Rampspoed, en elders met de optie “Doelgerichte aanval keert terug”, komt het spel daarna bij jou terug (ATK-4).

card-personal-attack = Persoonlijke Aanval
    .several = Persoonlijke Aanvallen
    .text = Je speelt zelf drie beurten, deze meegeteld.
    .exactly = Je moet drie beurten spelen, de huidige meegeteld (ATK-5). Met stapelen komen de resterende beurten van een eerdere aanval er nog bij (ATK-3, ATK-5).

card-skip = Sla Over
    .several = Sla Over
    .text = Beëindig deze beurt zonder te trekken.
    .exactly = Je huidige beurt is voorbij zonder dat je een kaart trekt (SKP-1). Moet je meerdere beurten spelen, dan vervalt er maar één (TURN-2).

card-super-skip = Sla Alles Over
    .several = Sla Alles Over
    .text = Beëindig al je beurten zonder te trekken.
    .exactly = Alle beurten die je nog had, zijn voorbij zonder dat je een kaart trekt (SKP-2), en de volgende speler is aan de beurt.

card-reverse = Keer Om
    .several = Keer Om
    .text = Draai de speelrichting om; deze beurt is voorbij.
    .exactly = De speelrichting draait om en je huidige beurt is voorbij zonder dat je trekt; van meerdere beurten slechts die ene (REV-1). Met nog twee spelers werkt het als Sla Over (SKP-1). De richting is altijd te zien (COL-1).

card-draw-from-the-bottom = Trek van Onderen
    .several = Trek van Onderen
    .text = Beëindig deze beurt met de onderste kaart.
    .exactly = Je beëindigt je beurt door de onderste kaart van de stapel te trekken in plaats van de bovenste (DFB-1). Alles wat bij trekken hoort, geldt ook hier: een kitten gaat af (EK-1), en Die Pak Ik pakt de kaart (ITT-1).

## Other hands

card-favor = Kateautje
    .several = Kateautjes
    .text = Iemand geeft je een kaart, maar kiest zelf welke.
    .exactly = Kies een speler met kaarten: die geeft je er een en kiest zelf welke (FAV-1). Bij wie de kroon draagt, krijg je in plaats daarvan een kaart uit de voorraad (TOP-1). Een blinde speler geeft een willekeurige kaart (CB-7).

card-mark = Markeer
    .several = Markeerkaarten
    .text = Iedereen ziet een kaart uit iemands hand.
    .exactly = In de hand van een speler naar keuze draait een willekeurige ongemarkeerde kaart om: iedereen ziet hem totdat hij die hand verlaat (MRK-1). Is die speler blind, dan blijft de kaart voor die speler zelf onzichtbaar (CB-6).

card-curse-of-the-cat-butt = Vloek van de Kattenkont
    .several = Vloek van de Kattenkont
    .text = Iemand speelt blind totdat trekken goed afloopt.
    .exactly = Een speler naar keuze mag de eigen kaarten niet bekijken totdat die er een getrokken heeft zonder te ontploffen (CB-1). Tot die tijd kan die speler alleen een willekeurige kaart omdraaien, die gespeeld wordt als dat kan en anders verloren gaat (CB-2), en geen Nope spelen. Wie blind ontploft, draait kaarten om totdat er een Ontmantelkaart verschijnt (CB-3, CB-4).

card-ill-take-that = Die Pak Ik
    .several = Die Pak Ik
    .text = Jij krijgt de volgende kaart die iemand trekt.
    .exactly = Leg hem voor een speler die er nog geen heeft: de volgende kaart die daar getrokken wordt, is voor jou (ITT-1). Is dat een Exploding Kitten, dan gaat die bij jou af, en de beurt van wie hem trok is voorbij (ITT-2). Een Imploding Kitten werkt alsof je hem zelf trok; ligt een van jullie twee uit het spel, dan gaat de kaart naar de aflegstapel (ITT-3).

card-tower-of-power = Toren van de Macht
    .several = Toren van de Macht
    .text = Dieven pakken uit zijn voorraad, niet uit je hand.
    .exactly = Jij draagt de kroon en bewaakt een voorraad van zes onbekende kaarten: wie een kaart uit je hand zou pakken, krijgt een willekeurige kaart uit de voorraad, totdat die op is (TOP-1). De toren blijft bij jou; lig je uit het spel, dan gaan voorraad en toren naar de aflegstapel (TOP-2).

## The draw pile

card-shuffle = Schud
    .several = Schudkaarten
    .text = Schud de stapel.
    .exactly = De stapel wordt geschud (SHF-1). Wat wie dan ook ervan wist, geldt niet meer (INF-5); een Imploding Kitten blijft open (IK-4).

card-see-the-future-2 = Zie de Toekomst (2x)
    .several = Zie de Toekomst (2x)
    .text = Bekijk de bovenste twee kaarten.
    .exactly = Je bekijkt de bovenste twee kaarten van de stapel, of de ene die er nog is, en laat ze liggen zoals ze liggen (STF-1). De anderen zien ze niet.

card-see-the-future-3 = Zie de Toekomst (3x)
    .several = Zie de Toekomst (3x)
    .text = Bekijk de bovenste drie kaarten.
    .exactly = Je bekijkt de bovenste drie kaarten van de stapel, of zoveel als er zijn, en laat ze liggen zoals ze liggen (STF-1). De anderen zien ze niet.

card-see-the-future-5 = Zie de Toekomst (5x)
    .several = Zie de Toekomst (5x)
    .text = Bekijk de bovenste vijf kaarten.
    .exactly = Je bekijkt de bovenste vijf kaarten van de stapel, of zoveel als er zijn, en laat ze liggen zoals ze liggen (STF-1). De anderen zien ze niet.

card-reveal-the-future-3 = Toon de Toekomst (3x)
    .several = Toon de Toekomst (3x)
    .text = Laat iedereen de bovenste drie kaarten zien.
    .exactly = Iedereen ziet de bovenste drie kaarten van de stapel, of zoveel als er zijn; ze blijven liggen zoals ze liggen (STF-2).

card-alter-the-future-3 = Verander de Toekomst (3x)
    .several = Verander de Toekomst (3x)
    .text = Leg de bovenste drie kaarten in jouw volgorde.
    .exactly = Je bekijkt de bovenste drie kaarten van de stapel, of zoveel als er zijn, en legt ze terug in de volgorde die jij wilt (STF-3). De anderen zien ze niet.

card-alter-the-future-5 = Verander de Toekomst (5x)
    .several = Verander de Toekomst (5x)
    .text = Leg de bovenste vijf kaarten in jouw volgorde.
    .exactly = Je bekijkt de bovenste vijf kaarten van de stapel, of zoveel als er zijn, en legt ze terug in de volgorde die jij wilt (STF-3). De anderen zien ze niet.

card-alter-the-future-now-3 = Verander de Toekomst NU (3x)
    .several = Verander de Toekomst NU (3x)
    .text = Leg de bovenste drie in jouw volgorde. Ook voordat anderen trekken.
    .exactly = Je bekijkt de bovenste drie kaarten en legt ze terug in de volgorde die jij wilt (STF-3). Je mag hem altijd spelen, ook als iemand anders net wil trekken, maar niet terwijl er een actie wordt uitgevoerd (NOW-1). Wie aan de beurt is, blijft aan de beurt; wie net wilde trekken, kiest opnieuw (NOW-2). Met een Nope is hij te stoppen (NOW-3).

card-share-the-future-3 = Deel de Toekomst (3x)
    .several = Deel de Toekomst (3x)
    .text = Leg de bovenste drie in jouw volgorde. De volgende speler kijkt mee.
    .exactly = Je bekijkt de bovenste drie kaarten en legt ze terug in de volgorde die jij wilt; daarna krijgt de volgende speler in de speelrichting te zien hoe ze liggen (STF-4).

card-swap-top-and-bottom = Wissel Boven en Onder
    .several = Wissel Boven en Onder
    .text = Verwissel de bovenste en de onderste kaart.
    .exactly = De bovenste en de onderste kaart van de stapel wisselen van plaats, en niemand bekijkt ze (SWP-1).

card-garbage-collection = Vuilnisronde
    .several = Vuilnisrondes
    .text = Iedereen legt een kaart op de stapel; schud daarna.
    .exactly = Iedereen met kaarten, jij ook, kiest er een en legt die gedekt op de stapel, allemaal tegelijk; daarna wordt de stapel geschud (GAR-1). Een Exploding Kitten die daar belandt, doet niets (SK-4). Blinde spelers leggen een willekeurige kaart (CB-7).

card-catomic-bomb = Katoombom
    .several = Katoombommen
    .text = Exploding Kittens bovenop; deze beurt is voorbij.
    .exactly = Alle Exploding Kittens gaan uit de stapel, de rest wordt geschud en de kittens komen bovenop (CAT-1). Je huidige beurt is voorbij zonder dat je trekt. Imploding Kittens worden met de rest meegeschud en blijven open of gedekt zoals ze waren.

card-bury = Begraaf
    .several = Begraafkaarten
    .text = Einde beurt: stop de bovenste kaart ergens terug.
    .exactly = Je beëindigt je beurt door de bovenste kaart te trekken, te bekijken en in het geheim terug te steken, zo diep als je wilt; een kitten doet intussen niets (BUR-1). Ligt er een Die Pak Ik voor je, dan kun je deze kaart niet spelen (BUR-2).

card-potluck = Kattenbuffet
    .several = Kattenbuffetten
    .text = Iedereen legt een kaart bovenop, jij als eerste.
    .exactly = Vanaf jou legt iedereen met kaarten in de speelrichting een kaart naar keuze gedekt op de stapel, die niet geschud wordt (POT-1). Een Exploding Kitten die daar belandt, doet niets (SK-4). Blinde spelers leggen een willekeurige kaart (CB-7).

card-raising-heck = Helse Heibel
    .several = Helse Heibel
    .text = Bekijk de onderste kaart: pak hem of leg hem bovenop.
    .exactly = Je beëindigt je beurt door de onderste kaart te trekken. Neem je hem in je hand, dan gaat een kitten gewoon af; leg je hem gedekt bovenop de stapel, dan gebeurt er niets (RHK-1).

## Good and evil

card-armageddon = Armageddon
    .several = Armageddonkaarten
    .text = Verdeel Godkat en Duivelkat; deze beurt is voorbij.
    .exactly = Alleen zolang Godkat en Duivelkat allebei op de speelmat liggen (AG-1). Je bekijkt ze en legt er gedekt een voor jezelf neer en een voor een andere speler, die ongezien houdt of ruilt (AG-2). Godkat gaat naar de hand; Duivelkat kost een Ontmantelkaart of het leven, en keert terug naar de speelmat (AG-3). Je huidige beurt is voorbij zonder dat je trekt (AG-4).

card-godcat = Godkat
    .several = Godkatten
    .text = In jouw beurt elke kaart, behalve een Nope.
    .exactly = In je eigen beurt mag je hem spelen als elke kaart van dit spel behalve Nope en kittens, ook in een combinatie of als de Ontmantelkaart die je redt (GC-1). Daarna gaat hij terug naar de speelmat, ook als de eigenaar uit het spel ligt (GC-2). Iedereen ziet wie hem heeft, en een dief mag hem uitkiezen (GC-3).

card-devilcat = Duivelkat
    .several = Duivelkatten
    .text = Wie hem krijgt, moet ontmantelen of ligt eruit.
    .exactly = Hij ligt op de speelmat totdat Armageddon hem in het spel brengt (AG-1). Wie hem heeft als de twee katten worden omgedraaid, legt een Ontmantelkaart af of ligt uit het spel; daarna gaat hij terug naar de speelmat (AG-3).

## Cats

card-feral-cat = Wilde Kat
    .several = Wilde Katten
    .text = Telt als elke kat; twee of drie dezelfde stelen.
    .exactly = In een combinatie telt hij als elke gewone kat, en twee of drie Wilde Katten vormen ook samen een paar of een drietal (COM-4). Alleen doet hij niets. Een paar pakt een willekeurige kaart (COM-1), een drietal een kaart die jij noemt (COM-2).

card-tacocat = Tacokat
    .several = Tacokatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-cattermelon = Katermeloen
    .several = Katermeloenen
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-hairy-potato-cat = Harige Aardappelkat
    .several = Harige Aardappelkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-beard-cat = Baardkat
    .several = Baardkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-rainbow-ralphing-cat = Regenboogkotskat
    .several = Regenboogkotskatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-zombie-cat = Zombiekat
    .several = Zombiekatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-horse-cat = Paardenkat
    .several = Paardenkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-knight-cat = Ridderkat
    .several = Ridderkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-mercat = Zeemeerkat
    .several = Zeemeerkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-troll-cat = Trolkat
    .several = Trolkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-cat-o-lantern = Pompoenkat
    .several = Pompoenkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-de-cat-ipated = Onthoofde Kat
    .several = Onthoofde Katten
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-electrocat = Elektrokat
    .several = Elektrokatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-vampire-cat = Vampierkat
    .several = Vampierkatten
    .text = { -cat-text }
    .exactly = { -cat-exactly }

-cat-text = Doet alleen niets; twee of drie dezelfde stelen.
-cat-exactly = Alleen doet hij niets. Met twee dezelfde pak je een willekeurige kaart van een speler naar keuze (COM-1). Met drie dezelfde noem je een kaart, die de gekozen speler moet afgeven als die hem heeft (COM-2). Waar vijf verschillende namen gespeeld worden, is dit er een van (COM-3). Een Wilde Kat telt als elk van deze katten (COM-4).
