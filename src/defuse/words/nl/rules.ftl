### Every rule by its id, explained in one to three sentences. The ids themselves are not translated.

## Setting up

rule-set-1 = Voorbereiding: eerst gaan de kittens, de Ontmantelkaarten en de Toren van de Macht eruit, en iedereen krijgt de Ontmantelkaarten om mee te beginnen. De extra Ontmantelkaarten, de toren en zijn voorraad gaan erin en de handen worden gedeeld, in de volgorde van de editie; als laatste gaan de kittens erin en wordt de stapel geschud.
rule-set-2 = Meerdere uitbreidingen samen: de regels van elke doos gelden. Alle kaarten doen mee, iedereen krijgt zeven kaarten en een Ontmantelkaart, en de kittens en Ontmantelkaarten bepalen hoeveel spelers er mee kunnen doen.
rule-set-3 = Met een tweede exemplaar van de doos kunnen er meer spelers meedoen. Een spel heeft genoeg kittens en voor iedereen een Ontmantelkaart nodig; anders wordt het geweigerd en hoor je wat er ontbreekt.
rule-set-4 = Snel spel: voordat de kittens erin gaan, verdwijnt een derde van de stapel, naar beneden afgerond, ongezien voor het hele spel.
rule-set-5 = Je mag kaarten van een uitbreiding weglaten, welke je maar wilt, maar van de Barking Kittens doen er twee mee of geen. De kittens in de stapel worden geteld voor wat er over is; een spel met te weinig kittens wordt geweigerd.
rule-set-6 = Het lot wijst de startspeler aan, tenzij de tafel iemand kiest. Er wordt met de klok mee gespeeld.

## The turn

rule-turn-1 = Speel in je beurt zoveel kaarten als je wilt, of geen, en trek dan de bovenste kaart van de stapel: daarmee is de beurt voorbij. Een doelwit is altijd een andere speler die nog meedoet.
rule-turn-2 = Wie meerdere beurten heeft, speelt ze na elkaar. Elke beurt eindigt met trekken of met een kaart die de beurt beëindigt.
rule-turn-3 = Er is geen handlimiet, en wie geen kaarten heeft, trekt gewoon. Iedereen mag weten hoeveel kaarten er in elke hand en elke stapel zitten.
rule-turn-4 = Wie van een lege stapel trekt, trekt niets, en de beurt is voorbij.
rule-end-1 = Wie als laatste overblijft, wint meteen, wie er ook aan de beurt is.

## Exploding Kittens

rule-ek-1 = Wie een Exploding Kitten trekt, laat hem meteen zien. Met een Ontmantelkaart overleef je en steek je de kitten in het geheim terug in de stapel, zo diep als je wilt; zonder lig je uit het spel. Kunnen meerdere kaarten je redden, dan kies jij welke.
rule-ek-2 = Ontmantelen in je eigen beurt beëindigt die beurt, maar van meerdere beurten slechts die ene.
rule-ek-3 = Wie uit het spel ligt, verliest alle resterende beurten, en de volgende speler speelt één beurt. Gebeurt het in de beurt van iemand anders, dan gaat die beurt gewoon verder.
rule-ek-4 = De kaarten van wie uit het spel ligt, gaan naar de aflegstapel, met de kitten bovenop. Bij Compact blijft de hand gedekt voor die speler liggen: geheim en buiten het spel, maar iedereen kan de kaarten tellen.
rule-ek-5 = Tegen kittens en Ontmantelkaarten helpt geen Nope.

## Imploding Kittens

rule-ik-1 = Een Imploding Kitten die gedekt getrokken wordt, gaat open terug in de stapel, op een diepte die geheim blijft. Een Ontmantelkaart is niet nodig, en de beurt is voorbij.
rule-ik-2 = Wie een open Imploding Kitten trekt, ligt uit het spel: geen Ontmantelkaart, geen Nope en geen Godkat helpt.
rule-ik-3 = Een Imploding Kitten die open bovenop de stapel ligt, is op elk moment voor iedereen te zien. Dekt een andere kaart hem af, dan weet iedereen waar hij ligt.
rule-ik-4 = Na het schudden weet niemand waar de Imploding Kitten ligt; hij blijft open.
rule-ik-5 = Met een Streaking Kitten mag je geen Imploding Kitten vasthouden.

## Streaking Kittens

rule-sk-1 = Met een Streaking Kitten in je hand mag je daar één Exploding Kitten bij houden in plaats van hem te ontmantelen. Niemand hoort wat je getrokken hebt.
rule-sk-2 = Verlaat de Streaking Kitten je hand, om welke reden dan ook, dan gaat de vastgehouden kitten meteen af.
rule-sk-3 = Wie een Exploding Kitten steelt of krijgt, ontploft en heeft een Ontmantelkaart nodig, tenzij die speler hem ook mag vasthouden.
rule-sk-4 = Moet je een Exploding Kitten uit je hand op de aflegstapel leggen, dan gaat hij af. Op de stapel waarvan je trekt, gebeurt er niets.
rule-sk-5 = Streaking Kittens en Exploding Kittens tellen nooit mee bij vijf verschillende namen, en je kunt ze er ook niet mee pakken.

## Barking Kittens

rule-bk-1 = Leg een Barking Kitten voor je neer: wie de andere in de hand of voor zich heeft, gebruikt een Ontmantelkaart of ligt uit het spel. Aan het einde van je beurt gaan ze allebei naar de aflegstapel.
rule-bk-2 = Heeft niemand de andere Barking Kitten, dan blijft die van jou open voor je liggen. Speelt iemand de andere, dan ben jij het doelwit.
rule-bk-3 = Wie beide Barking Kittens heeft, speelt ze samen tegen een speler naar keuze.
rule-bk-4 = Een Barking Kitten beëindigt de beurt niet, en een Nope helpt er niet tegen.
rule-bk-5 = Een Ontmantelkaart tegen een Barking Kitten gaat naar de aflegstapel, en er gaat niets terug in de stapel.
rule-bk-6 = Een Barking Kitten in de stapel, in de voorraad of buiten het spel is van niemand.

## Armageddon and Godcat

rule-ag-1 = Armageddon kan alleen gespeeld worden zolang Godkat en Duivelkat allebei op de speelmat liggen. Een Nope kan totdat ze gepakt zijn.
rule-ag-2 = Wie Armageddon speelt, bekijkt beide katten en legt er gedekt een voor zichzelf neer en een voor een andere speler. Die houdt of ruilt zonder te kijken, en dan worden ze allebei omgedraaid.
rule-ag-3 = Wie Godkat heeft, neemt hem in de hand. Wie Duivelkat heeft, legt een Ontmantelkaart af of ligt uit het spel; Duivelkat gaat terug naar de speelmat.
rule-ag-4 = De huidige beurt van wie Armageddon speelt, is voorbij zonder te trekken: één van meerdere beurten.
rule-gc-1 = In je eigen beurt kan Godkat elke kaart uit dit spel zijn, behalve Nope en kittens: los, in een combinatie (nooit met Nopes) of als de Ontmantelkaart die je redt.
rule-gc-2 = Na gebruik gaat Godkat terug naar de speelmat, ook als er een Nope op komt. Dat gebeurt ook als de eigenaar uit het spel ligt.
rule-gc-3 = Iedereen ziet wie Godkat heeft, en een dief die een willekeurige kaart mag pakken, mag hem uitkiezen.

## Reactions

rule-no-1 = Een Nope stopt een actie of combinatie voordat ze begint, maar geen kitten en geen Ontmantelkaart. Iedereen die nog meedoet, mag hem altijd spelen, behalve op de eigen laatste kaart.
rule-no-2 = Op een Nope mag weer een Nope, enzovoort: bij een even aantal gaat de actie door.
rule-no-3 = Wat met een Nope gestopt is, blijft op de aflegstapel liggen, en de beurt gaat verder: speel door of trek.
rule-no-4 = Een gestopte kaart doet helemaal niets: een gestopte Aanval of Sla Over beëindigt de beurt niet.
rule-no-5 = Wie het eerst reageert, wint. Wie had kunnen reageren, gaat niemand iets aan.
rule-now-1 = Verander de Toekomst NU kan altijd gespeeld worden, ook als iemand anders net wil trekken of zolang er nog een Nope op een actie kan komen, maar niet terwijl een actie wordt uitgevoerd. Op een actie die wacht, kan daarna opnieuw een Nope komen.
rule-now-2 = Met Verander de Toekomst NU blijft aan de beurt wie aan de beurt was. Wie daardoor niet kon trekken, kiest opnieuw.
rule-now-3 = Verander de Toekomst NU is met een Nope te stoppen.

## Attacks and skips

rule-atk-1 = Aanval: je beurten zijn voorbij zonder dat je trekt, en de volgende speler krijgt er twee.
rule-atk-2 = Zonder stapelen: wie aangevallen is en zelf aanvalt, is van alle beurten af, en het volgende slachtoffer krijgt er twee. Met Barking Kittens komen alleen beurten erbij die van een Persoonlijke Aanval over zijn.
rule-atk-3 = Met stapelen: wie aangevallen is en zelf aanvalt, geeft de resterende beurten door, de huidige meegeteld, plus twee. Wie dat meteen doet, maakt er dus vier van.
rule-atk-4 = Doelgerichte Aanval: net als Aanval, tegen een speler naar keuze, en vanaf daar gaat het spel verder. In Recepten voor Rampspoed, en elders met de optie “Doelgerichte aanval keert terug”, gaat het daarna terug naar de aanvaller.
rule-atk-5 = Persoonlijke Aanval: je moet drie beurten spelen, deze meegeteld. Met stapelen komen de resterende beurten van een eerdere aanval erbij.
rule-skp-1 = Sla Over beëindigt één beurt zonder te trekken.
rule-skp-2 = Sla Alles Over beëindigt alle beurten die nog te spelen waren.
rule-rev-1 = Keer Om draait de speelrichting om en beëindigt één beurt zonder te trekken. Met twee spelers werkt het als Sla Over.
rule-dfb-1 = Trek van Onderen beëindigt de beurt met de onderste kaart van de stapel. Alles wat bij trekken hoort, geldt ook hier.

## The other cards

rule-fav-1 = Kateautje: een speler naar keuze die kaarten heeft, geeft je er een en kiest zelf welke.
rule-shf-1 = Schud: de stapel wordt geschud.
rule-stf-1 = Zie de Toekomst: bekijk de bovenste kaarten, zoveel als op de kaart staat of als er zijn, en laat ze in hun volgorde liggen.
rule-stf-2 = Toon de Toekomst: iedereen ziet de bovenste drie kaarten.
rule-stf-3 = Verander de Toekomst: bekijk de bovenste kaarten en leg ze terug in de volgorde die jij wilt.
rule-stf-4 = Deel de Toekomst: verander de volgorde van de bovenste drie kaarten; daarna krijgt de volgende speler te zien hoe ze liggen.
rule-swp-1 = Wissel Boven en Onder: de bovenste en de onderste kaart van de stapel wisselen ongezien van plaats.
rule-gar-1 = Vuilnisronde: iedereen met kaarten legt er een naar keuze gedekt op de stapel, allemaal tegelijk en in het geheim. Kittens die daardoor afgaan, worden eerst afgehandeld; daarna wordt de stapel geschud.
rule-pot-1 = Kattenbuffet: te beginnen bij wie de kaart speelt, legt iedereen met kaarten er in de speelrichting een gedekt bovenop de stapel. Er wordt niet geschud.
rule-cat-1 = Katoombom: alle Exploding Kittens gaan uit de stapel, de rest wordt geschud en de kittens komen bovenop. Eén beurt is voorbij zonder te trekken; een Imploding Kitten wordt met de rest meegeschud.
rule-mrk-1 = Markeer: een willekeurige ongemarkeerde kaart in de hand van een speler naar keuze is voor iedereen te zien, totdat hij gespeeld wordt of die hand verlaat. Van meer kaarten van één soort kiest de eigenaar welke er weggaat.
rule-bur-1 = Begraaf beëindigt de beurt: trek de bovenste kaart, bekijk hem en steek hem in het geheim terug, zo diep als je wilt. Een kitten doet intussen niets.
rule-bur-2 = Ligt er een Die Pak Ik voor je, dan kun je Begraaf niet spelen.
rule-itt-1 = Die Pak Ik ligt voor een speler naar keuze die er nog geen heeft: de volgende kaart die daar getrokken wordt, is voor jou.
rule-itt-2 = Is die kaart een Exploding Kitten, dan moet jij ontmantelen of lig je uit het spel. Daarna is de beurt van wie hem trok voorbij.
rule-itt-3 = Een Imploding Kitten die wordt doorgegeven, treft wie hem krijgt. Ligt de eigenaar van Die Pak Ik uit het spel, of de speler voor wie de kaart ligt, dan gaat de kaart naar de aflegstapel.
rule-top-1 = Toren van de Macht: wie hem speelt, draagt de kroon en bewaakt zes onbekende kaarten, de voorraad. Wie een kaart uit die hand zou pakken, ook als die leeg is, pakt een willekeurige kaart uit de voorraad, totdat die op is; de drager mag dat nooit.
rule-top-2 = De Toren van de Macht blijft bij wie de kroon draagt. Ligt die speler uit het spel, dan gaan voorraad en toren naar de aflegstapel.
rule-rhk-1 = Helse Heibel beëindigt de beurt: trek de onderste kaart en neem hem in je hand, of leg hem gedekt bovenop de stapel; in dat geval gaat er niets af.

## Blind players

rule-cb-1 = Vloek van de Kattenkont: een speler naar keuze wordt blind. De kaarten uit die hand liggen gedekt en mogen niet bekeken worden totdat die speler een kaart getrokken heeft zonder te ontploffen.
rule-cb-2 = Om een kaart te spelen draait een blinde speler een willekeurige kaart om: die wordt gespeeld als dat kan en gaat anders verloren. Geen combinaties, geen Nopes.
rule-cb-3 = Blind ontploffen: er worden willekeurige kaarten omgedraaid, die verloren gaan, totdat er een Ontmantelkaart verschijnt en de blindheid voorbij is, of totdat de hand leeg is.
rule-cb-4 = Een Exploding Kitten die blind omgedraaid wordt, gaat ook af. Net als een vastgehouden kitten, als de Streaking Kitten op deze manier verloren gaat.
rule-cb-5 = Een kaart die je krijgt terwijl je blind bent, mag je één keer bekijken; daarna gaat hij tussen de andere.
rule-cb-6 = Een gemarkeerde kaart is voor iedereen te zien, behalve voor de blinde eigenaar.
rule-cb-7 = Wordt een blinde speler om een genoemde kaart gevraagd, dan wordt die in de hand opgezocht. Moet een blinde speler zelf een kaart kiezen, dan wordt het een willekeurige; die mag eerst bekeken worden.
rule-cb-8 = Ligt er een Die Pak Ik voor een blinde speler, dan ziet die de getrokken kaart voordat hij wordt doorgegeven en is daarna niet meer blind.
rule-cb-9 = Tegen een Barking Kitten draait een blinde speler kaarten om totdat er een Ontmantelkaart verschijnt. Is het afgehandeld, dan bekijken beide spelers hun hand. Wie er blind een omdraait en de andere ook heeft, speelt ze allebei en kiest het doelwit.
rule-cb-10 = Kaarten uit de voorraad zijn pas blind in een blinde hand.

## Combinations

rule-com-1 = Paar: met twee dezelfde pak je een willekeurige kaart van een speler naar keuze. In het gewone spel kan dat met elke twee kaarten met dezelfde naam; met de optie “Combinaties: alleen katten” moeten het katten zijn.
rule-com-2 = Drietal: met drie dezelfde noem je een kaart. De gekozen speler geeft er een af als die hem heeft; anders krijg je niets.
rule-com-3 = Vijf verschillende namen: pak een kaart naar keuze uit de aflegstapel. Alleen in de originele editie en haar uitbreidingen.
rule-com-4 = Een Wilde Kat telt in een combinatie als elke gewone kat, en als niets anders. Twee of drie Wilde Katten zijn ook een paar of een drietal.
rule-com-5 = Kittens horen nooit bij een combinatie.
rule-com-6 = Een Nope stopt een combinatie in haar geheel, als één actie.

## What everybody knows

rule-col-1 = Waar Keer Om meedoet, is de speelrichting altijd te zien.
rule-inf-1 = Openbaar is: wie er aan de beurt is, hoeveel beurten er te spelen zijn, de richting, wie er nog meedoet, hoe groot handen en stapels zijn, de hele aflegstapel, kaarten die voor spelers liggen, gemarkeerde kaarten, wie Godkat heeft, en elke gespeelde kaart.
rule-inf-2 = Geheim is: je hand, wat je van de stapel gezien hebt, waar je een kitten teruggestoken hebt, wat je trok, en wat je gaf of pakte; dat laatste weten twee spelers.
rule-inf-3 = Niemand kent de rest van de stapel, de voorraad of de kaarten die bij een snel spel zijn weggelegd.
rule-inf-4 = Niemand komt te weten wat die niet kan weten, op geen enkele manier: niet door woorden, niet door vragen, niet door tijd.
rule-inf-5 = Onthouden mag: wat je nog zeker weet over de stapel en de andere handen, wordt voor je bijgehouden totdat schudden of iemands geheim het onzeker maakt.

## Recipes

rule-rcp-1 = Een recept noemt zijn kaarten en hoeveel van elk, de kaarten en Ontmantelkaarten die iedereen krijgt, zijn aantal spelers, en regelopties.
rule-rcp-2 = Een recept dat niet speelbaar is, wordt geweigerd, met alle redenen in één keer.
rule-rcp-3 = Een eigen recept heeft genoeg dodelijke kittens nodig om één winnaar over te laten, genoeg Ontmantelkaarten en kaarten om uit te delen, beide Barking Kittens of geen, bij Armageddon ook Godkat en Duivelkat, en bij een Toren van de Macht zes kaarten voor de voorraad.

## Party Pack

rule-pty-1 = Party Pack: met twee of drie spelers gebruik je de kaarten met een pootje, met vier tot zeven die zonder, met acht tot tien alle. Kittens gaan eerst opzij, met of zonder pootje; iedereen krijgt een Ontmantelkaart, de andere van dat deel gaan in de stapel, en ieder krijgt zeven kaarten.
rule-pty-2 = Party Pack: aanvallen tellen op, twee of drie kaarten met dezelfde naam zijn een combinatie, vijf verschillende namen bestaan niet, na een Doelgerichte Aanval gaat het spel verder vanaf het slachtoffer, en de kaarten van wie eruit ligt, worden afgelegd.
