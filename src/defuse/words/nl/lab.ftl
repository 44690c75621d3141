### Het lab: arena en simulaties.

## defuse simulate: veel spellen van een recept, en wat ze erover zeggen

# Hoe getallen worden geschreven: 12,5, 100.000, 12,5%
simulate-decimal-sign = ,
simulate-thousands-sign = .
simulate-percent = { $number }%
# Het interval van een verschil: −1,2 tot +0,3
simulate-span = { $low } tot { $high }
simulate-players = { $number ->
    [one] 1 speler
   *[other] { $number } spelers
}
# Een plaats in de speelvolgorde: 1 begint
simulate-place = nr. { $number }
simulate-pair = Paren
simulate-triple = Drietallen
simulate-five = Vijf verschillende namen

# Koppen. Twee recepten naast elkaar
simulate-versus = { $one } tegen { $other }
simulate-conditions = Bots: { $bots }; { $games } spellen voor elk aantal spelers; seed { $seed }.
simulate-in-short = Kort gezegd
simulate-which-real = Welke verschillen echt zijn
simulate-length = Hoelang spellen duren
simulate-wins = Wie er wint, naar plaats in de speelvolgorde (nr. 1 begint)
simulate-outs = Waardoor spelers eruit gaan
simulate-nopes = Nopes en reddingen
# $players: 4 spelers
simulate-cards = Wat kaarten waard zijn met { $players }
simulate-stops = Wat er wordt tegengehouden met { $players }
simulate-finishes = Waar elke plaats eindigt met { $players }
simulate-compared = Naast elkaar

# Kolommen, kort
simulate-col-players = Spelers
simulate-col-turns = Beurten
simulate-col-range = 90% van de spellen
simulate-col-middle = Mediaan
simulate-col-moves = Zetten
simulate-col-waits = Wachttijd
simulate-col-unfinished = Zonder einde
simulate-col-spread = Spreiding van de beurten
simulate-col-place = Plaats
simulate-col-card = Kaart
simulate-col-all-outs = Van allen die eruit gaan
simulate-col-first-out = Van de eersten
simulate-col-last-out = Van de laatsten
simulate-col-nopes = Nopes
simulate-col-actions = Acties
simulate-col-stopped = Tegengehouden
simulate-col-rescues = Reddingen
simulate-col-count = Kaarten
simulate-col-dealt = Gedeeld
simulate-col-later = Later gekregen
simulate-col-ever = Ooit gehad
simulate-col-used = Gebruikt
simulate-col-used-share = Gebruikt door
simulate-col-uses = Keer per spel
simulate-col-action = Actie
simulate-col-laid = Gespeeld per spel
simulate-col-finish = Eindigt als { $number }e
simulate-col-measure = Maat
simulate-col-one = A
simulate-col-other = B
simulate-col-difference = B − A (95%)
simulate-col-real = Echt?
simulate-real = echt
simulate-not-real = –

# Plaatjes. $players: 4 spelers
simulate-plot-turns = Beurten met { $players }, deel van de spellen
simulate-plot-nopes = Nopes in een spel met { $players }, deel van de spellen
simulate-plot-wins = Gewonnen per plaats met { $players }, 95%-intervallen; gestreept: een eerlijk deel, { $par }
simulate-plot-outs = Waardoor spelers eruit gaan met { $players }, van de eerste tot de laatste
simulate-plot-cards = Gewonnen procentpunten door een kaart gedeeld te krijgen met { $players }, 95%-intervallen
# Wie er als eerste, tweede ... uit gaat
simulate-out-order = als { $number }e eruit

# Opmerkingen onder tabellen
simulate-note-length = Gemiddelden met 95%-intervallen; zetten zijn alle beslissingen, ook passen met een Nope in de hand. Wachttijd: de beurten van de eerste die eruit gaat tot het einde.
simulate-note-wins = Delen van de spellen met 95%-intervallen; een eerlijk deel is { $par }. ▲ en ▼ zijn echte verschillen daarmee.
simulate-note-wins-many = Delen van de spellen met 95%-intervallen. ▲ en ▼ zijn echte verschillen met een eerlijk deel.
simulate-note-cards = Hoeveel procentpunten vaker spelers met de kaart winnen dan spelers zonder, ±95%. Gedeeld: hij zat in hun eerste hand; dat is puur geluk, dus het verschil is wat de kaart doet, gemeten aan de andere kaarten die je had kunnen krijgen. “Ooit gehad” en “Gebruikt” zeggen ook hoelang iemand het heeft overleefd: vergelijk daar kaarten met elkaar, niet met nul. Gebruikt door: van wie er ooit een had.
simulate-note-compared = A: { $one }. B: { $other }. Echt: ook na de correctie van Holm voor alle { $number } verschillen nog onder { $level }; dan is de kans op ook maar één vals alarm kleiner dan { $level }. De intervallen gelden voor elk verschil apart.

# De paar zinnen voor wie recepten schrijft. $players: 2 / 4 spelers; $turns, $late, $usual, $rates ...: voor elk een getal, zoals in 24,1 / 37,3
simulate-sum-length = Met { $players } duurt een spel { $turns } beurten; 19 van de 20 spellen zijn na { $late } voorbij.
simulate-sum-length-short = Kort: met { $players } duurt een spel { $turns } beurten (originele editie: { $usual }); 19 van de 20 spellen zijn na { $late } voorbij.
simulate-sum-length-usual = Niet te lang: met { $players } duurt een spel { $turns } beurten (originele editie: { $usual }); 19 van de 20 spellen zijn na { $late } voorbij.
simulate-sum-length-long = Aan de lange kant: met { $players } duurt een spel { $turns } beurten (originele editie: { $usual }); 19 van de 20 spellen zijn na { $late } voorbij.
simulate-sum-length-very-long = Te lang voor veel tafels: met { $players } duurt een spel { $turns } beurten (originele editie: { $usual }); 19 van de 20 spellen zijn na { $late } voorbij.
simulate-sum-waits = Met { $players } wacht wie er als eerste uit gaat { $turns } beurten op het einde.
simulate-sum-first = Met { $players } wint wie begint { $rates } van de spellen (eerlijk: { $fair }).
simulate-sum-unfair = Oneerlijk: met { $players } wint { $place } in de speelvolgorde { $rate } van de spellen (eerlijk: { $par }).
simulate-sum-nearly-fair = Bijna eerlijk: er zijn echte verschillen tussen de plaatsen, maar geen ervan verandert een eerlijk deel met een tiende.
simulate-sum-fair = Eerlijk: geen plaats wint een tiende meer of minder dan haar deel.
simulate-sum-fair-unknown = Of de plaatsen eerlijk zijn, valt nog niet te zeggen: speel meer spellen.
simulate-sum-dead = Dode kaarten, gebruikt door minder dan { $limit } van wie ze krijgt: { $cards }.
simulate-sum-no-dead = Geen dode kaart: ook de minst gebruikte, “{ $card }”, wordt gebruikt door { $share } van wie hem krijgt.
simulate-sum-no-dead-among = Geen dode kaart: het minst gebruikt wordt “{ $card }”, met { $players }: door { $share } van wie hem krijgt.
# $cards: Aanval (+1,2 procentpunt met 4 spelers)
simulate-card-points = { $card } ({ $points } procentpunt met { $players })
simulate-sum-best = Goed om gedeeld te krijgen: { $cards }.
simulate-sum-worst = Ballast in de eerste hand: { $cards }.
simulate-sum-alike = Voor zover deze spellen het zeggen, verandert geen kaart van de eerste hand de winkans met een tiende van een eerlijk deel.
simulate-sum-one-end = Wat spellen beëindigt: altijd { $card }.
# $ends: Exploding Kitten (71%) en Imploding Kitten (29%)
simulate-sum-ends = Wat spellen beëindigt: { $ends }.
simulate-end = { $card } ({ $share })
simulate-from-to = { $low } tot { $high }
simulate-sum-nopes = Met { $players } vliegen er { $nopes } Nopes in een spel en wordt { $stopped } van alle acties tegengehouden.
simulate-sum-unfinished = Zonder einde: in { $share } van de spellen was de stapel op en kon niemand meer verliezen.
simulate-sum-faults = { $number ->
    [one] De bots faalden één keer; er werd een vervangende zet voor ze gespeeld.
   *[other] De bots faalden { $number } keer; er werden vervangende zetten voor ze gespeeld.
}

# Welke verschillen tussen A en B echt zijn. $level: 5%
simulate-some-real = { $real } van { $number } verschillen zijn echt (na de correctie van Holm voor het bekijken van zoveel; kans op ook maar één vals alarm kleiner dan { $level }).
simulate-none-real = Geen van { $number } verschillen is zeker (na de correctie van Holm voor het bekijken van zoveel; kans op ook maar één vals alarm kleiner dan { $level }).
simulate-more-real = Ook echt, en in de tabel: nog { $number }.
# 37,3 → 34,1
simulate-change = { $one } → { $other }
simulate-real-longer = Met { $players } duren spellen { $amount } beurten langer ({ $change }).
simulate-real-shorter = Met { $players } duren spellen { $amount } beurten korter ({ $change }).
simulate-real-wins-more = Met { $players } wint { $place } in de speelvolgorde { $amount } procentpunt meer ({ $change }).
simulate-real-wins-less = Met { $players } wint { $place } in de speelvolgorde { $amount } procentpunt minder ({ $change }).
simulate-real-out-more = Met { $players } gaan van wie eruit gaat er meer uit door: { $card } ({ $change }).
simulate-real-out-less = Met { $players } gaan van wie eruit gaat er minder uit door: { $card } ({ $change }).
simulate-real-ends-more = Met { $players } eindigen meer spellen door: { $card } ({ $change }).
simulate-real-ends-less = Met { $players } eindigen minder spellen door: { $card } ({ $change }).
simulate-real-used-more = Met { $players } gebruiken meer van wie hem krijgt de kaart “{ $card }” ({ $change }).
simulate-real-used-less = Met { $players } gebruiken minder van wie hem krijgt de kaart “{ $card }” ({ $change }).
simulate-real-worth-more = Met { $players } is “{ $card }” in de eerste hand { $amount } procentpunt meer waard ({ $change }).
simulate-real-worth-less = Met { $players } is “{ $card }” in de eerste hand { $amount } procentpunt minder waard ({ $change }).
# $what: een van de maten hieronder
simulate-real-other = Met { $players }: { $what } { $change }.
simulate-measure-turns = Beurten
simulate-measure-moves = Zetten
simulate-measure-waits = Beurten van de eerste die eruit gaat tot het einde
simulate-measure-nopes = Nopes in een spel
simulate-measure-rescues = Reddingen in een spel
simulate-measure-stopped = Tegengehouden acties
simulate-measure-unfinished = Spellen zonder einde
simulate-measure-win = Gewonnen door { $place }
simulate-measure-out = Eruit door { $card }
simulate-measure-ends = Beëindigd door { $card }
simulate-measure-dealt = Gedeeld: { $card }
simulate-measure-used = Gebruikt: { $card }

# Als het klaar is
simulate-speed = Gespeeld in { $seconds } s, { $speed } spellen per seconde.
simulate-made-by = Gemaakt met defuse { $version }, een onofficieel project.
# Wat niet kan
simulate-bad-players = “{ $written }” is geen aantal spelers; schrijf 4, 2-5 of 2,4.
simulate-no-common-players = De twee zijn niet te vergelijken: er is geen aantal spelers waarmee je ze allebei kunt spelen.
simulate-against-one = Er kan maar met één ander spel worden vergeleken, niet met meer: { $names }.
simulate-against-itself = Er valt niets te vergelijken: beide kanten zijn hetzelfde.
simulate-no-pyarrow = Voor Parquet-bestanden is pyarrow nodig: { $install }
simulate-no-game-won = Geen enkel spel kwam tot een einde, dus er is niets te melden.

## De opdrachtregel: defuse simulate

cli-simulate = speel veel spellen van een doos of recept en doe er verslag van: lengte, eerlijkheid, wat kaarten waard zijn
cli-simulate-players = met hoeveel je speelt: 4, 2-5 of 2,4; anders 4 waar dat kan
cli-simulate-games = spellen voor elk aantal spelers (10.000)
cli-simulate-bots = wie er op alle plaatsen speelt: careful, random ...
cli-simulate-against = vergelijk met een andere doos of een ander recept (naam of bestand), of met hetzelfde onder andere regelopties: fast=on ...
cli-simulate-json = schrijf alles als JSON; - is de standaarduitvoer, met niets anders erop
cli-simulate-csv = schrijf een tabel van alle cijfers als CSV
cli-simulate-parquet = schrijf dezelfde tabel als Parquet
cli-simulate-html = schrijf een verslag met plaatjes als één HTML-pagina

## Wat de opdrachten van het lab gemeen hebben

cli-lab-box = een doos, een mix of een recept: original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-lab-recipe = de naam van een recept, of het bestand van je eigen recept
cli-lab-option = een regeloptie: fast=on ...
cli-lab-seed = een getal dat dezelfde uitkomsten opnieuw geeft
cli-lab-workers = hoeveel processen; anders zoveel als er kernen zijn
cli-lab-ray = werk op een Ray-cluster op dit adres, of op een eigen Ray op deze computer (local)
lab-at-least-one = { $option } moet minstens 1 zijn, niet { $value }.
lab-cannot-write = Het bestand { $file } kan niet worden geschreven.
lab-same-file = Twee van de bestanden hebben dezelfde naam.
lab-player-unknown = Er is geen bot “{ $name }”. Wel: { $names }; of het pad van een programma (./my-bot.py), of een Python-klasse (module:Klasse).
lab-player-no-setting = “{ $name }”: deze bot heeft geen instellingen.
# $problem wordt niet vertaald, hier en verderop
lab-player-bad-setting = “{ $name }”: deze instelling is niet bruikbaar; { $expected }.
bot-setting-temperament = mogelijk is een temperament ({ $temperaments })
bot-setting-searcher = mogelijk is een aantal pogingen (400) of een tijd (200ms, 1s), en een temperament ({ $temperaments })
bot-setting-master = mogelijk is een leesbaar bestand met gewichten, en een temperament ({ $temperaments })
lab-player-no-class = “{ $name }” is niet bruikbaar als bot: { $problem }
lab-no-ray = Ray is niet geïnstalleerd; je krijgt het met: { $install }
lab-ray-failed = Ray is niet bruikbaar: { $problem }
lab-no-matplotlib = Voor plaatjes is matplotlib nodig; je krijgt het met: { $install }
lab-no-openskill = Voor de ranglijst is openskill nodig; je krijgt het met: { $install }
lab-no-plot-format = Plaatjes kunnen niet worden geschreven als { $file }; probeer .svg of .png.
# $task: wat er gaande was; $problem: het foutverslag, meerdere regels; geen van beide wordt vertaald
lab-task-failed = Hierbij ging iets mis: { $task }. Alles is gestopt. { $problem }
lab-not-written = Er is niets geschreven: { $problem }
lab-written = Geschreven: { $file }
lab-interrupted = Gestopt; er is niets geschreven.
lab-so-far = Onderbroken: dit is wat er tot nu toe bekend is.
lab-progress = { $done } van { $all } spellen
league-starting = Bots starten: { $done } van { $all }

## De arena: de opdracht

cli-arena = laat bots veel spellen spelen en zie wie beter is
cli-arena-entrants = minstens twee: bots (careful, searcher:200ms ...), programma's (./my-bot.py), Python-klassen (module:Klasse)
cli-arena-players = hoeveel er aan een tafel zitten; 4 waar dat kan
cli-arena-games = hoeveel spellen elke wedstrijd heeft; anders 2000, en hoogstens 40000 met --until-sure
cli-arena-until-sure = stop een wedstrijd zodra een sequentiële toets zeker is, met een fout van 5 op de 100 naar beide kanten
cli-arena-bounds = wat de toets onderscheidt: twee effecten boven een eerlijk deel, in standaardafwijkingen van een spel; anders 0 en 0.05
cli-arena-less-luck = het geluk uit de winstpercentages halen: dezelfde spellen, smallere intervallen, veel meer tijd
cli-arena-json = schrijf alle uitslagen en spellen in dit bestand; - is de standaarduitvoer, met niets anders erop
cli-arena-plot = teken de uitslagen: FILE.svg, FILE.png ...
cli-arena-ladder = houd in dit bestand een doorlopende ranglijst bij
cli-arena-records = elk spel in deze nieuwe of lege map schrijven, voor `defuse replay`
arena-records-not-empty = De map van --records is niet leeg: { $folder }
arena-records-ray = --records schrijft op deze machine en gaat niet samen met --ray.
arena-two = De arena heeft minstens twee deelnemers nodig.
arena-bounds-order = De eerste waarde van --bounds moet kleiner zijn dan de tweede.
arena-bounds-far = Met deze --bounds zou een deel onder 0% of boven 100% moeten liggen.
arena-bad-ladder = { $file } is geen ranglijst: { $problem }

## De arena: het verslag

# $game: wat er wordt gespeeld; $number: hoeveel er aan een tafel zitten; $games: hoeveel spellen
arena-title = { $game }, { $number } aan tafel, { $games } spellen, seed { $seed }
arena-matches = Gewonnen spellen
arena-candidate = kandidaat
# Tussen wie de kandidaat zat
arena-opponents = tegen
arena-player = bot
arena-games = spellen
# Het deel gewonnen spellen, met het interval tussen haakjes
arena-wins = gewonnen (95%-interval)
arena-interval = 95%-interval
# Wat iemand wint die even goed is als alle anderen
arena-par = eerlijk deel
arena-over-par = verhouding
# Een interval. $low, $high: getallen
arena-span = { $low } tot { $high }
arena-cross-table = Kruistabel: hoe vaak de kandidaat van de rij wint tegen bots van de kolom
arena-cross-table-how = ± is het halve 95%-interval, gegroepeerd per deling; daaronder hoeveel keer een eerlijk deel ({ $par }). ▲ zeker erboven, ▼ zeker eronder.
# $rate: a win rate; $span: from one to another
arena-less-luck = Zonder geluk: { $candidate } onder { $opponent } wint { $rate } ({ $span }). Dat is zo zeker als { $times } keer zoveel spellen.
# $none, $some: delen; $candidate, $opponent: namen van bots
arena-sure-more = Zeker (H1 aanvaard): { $candidate } wint tegen { $opponent } { $some } of meer, en niet { $none }.
arena-sure-less = Zeker (H0 aanvaard): { $candidate } wint tegen { $opponent } { $none } of minder, en niet { $some }.
arena-not-sure = Niet zeker: deze spellen zeggen niet of { $candidate } tegen { $opponent } { $none } (H0) of { $some } (H1) wint.
arena-test = Logaritme van de aannemelijkheidsverhouding { $ratio }, grenzen { $lower } en { $upper }; effecten { $none } en { $some } standaardafwijkingen van een spel boven een eerlijk deel; fouten { $alpha } en { $beta }.
arena-ratings = Ratings
arena-ratings-how = Plackett–Luce, aangepast aan de volgorde waarin alle spellen eindigden; 0 is het gemiddelde, 400 punten zijn tien keer zo sterk. Intervallen gegroepeerd per deling.
arena-points = punten
# Hoeveel punten meer dan de volgende
arena-ahead = voor op de volgende
arena-ladder = Doorlopende ranglijst (OpenSkill)
# Wat een rating naar alle waarschijnlijkheid minstens is
arena-ladder-sure = zeker
arena-ladder-guess = schatting
# $names: bots die een bepaalde tijd nadenken
arena-timed = Dezelfde seed geeft hier niet dezelfde spellen, want er wordt op tijd gedacht en niet in stappen: { $names }.
arena-others = Of dezelfde seed dezelfde spellen geeft, hangt af van de bots van anderen: { $names }.
arena-endless = { $number ->
    [one] 1 spel had geen einde; het is gedeeld door wie er nog in zat.
   *[other] { $number } spellen hadden geen einde; elk is gedeeld door wie er nog in zat.
}
arena-faults = Fouten van bots van anderen; voor elke verloren zet is een vervangende gespeeld
arena-fault-asked = gevraagd
arena-fault-lost = verloren
arena-fault-crashed = gecrasht
arena-fault-late = te laat
arena-fault-nonsense = onzin
arena-fault-illegal = ongeldig
arena-fault-flooded = te veel tekst
arena-fault-memory = geheugen
# $what wordt niet vertaald
arena-fault-last = { $name }, de laatste keer: { $what }

## De arena: plaatjes

arena-plot-match = { $candidate } tegen { $opponent }
arena-plot-wins = gewonnen, %
arena-plot-ratio = logaritme van de aannemelijkheidsverhouding
arena-plot-cross-table = Gewonnen door de rij tegen de kolom, %

## Een doorlopende competitie: `defuse league`

cli-league = veel bots een doorlopende competitie laten spelen, met één pagina uitslagen
cli-league-place = een map met bots, of een bestand met één bot per regel
cli-league-sure = een bot speelt tot het halve interval van zijn score hieronder ligt; anders 50 punten
cli-league-games = hoeveel spellen elke bot hoogstens speelt; anders 2000
cli-league-hours = na zoveel uur stoppen; de volgende keer gaat het daar verder
cli-league-page = waar de pagina met uitslagen komt; anders league.html
cli-league-show = de uitslagen schrijven en tonen zonder verder te spelen
league-no-bots = Er zijn te weinig bots in { $place }: verwacht worden mappen met een bot.py, Python-bestanden of uitvoerbare programma’s, of een bestand dat er minstens twee noemt.
league-cannot-read = { $file } kan niet gelezen worden: { $problem }
league-in-use = Een ander proces speelt deze competitie al: { $file }
league-bad-results = { $file } heeft uitslagen van iets anders: { $problem }
league-bad-number = { $option }: { $value } kan niet; verwacht wordt een getal boven 0.
league-title = Competitie: { $name }
league-conditions = { $game }, { $number } aan tafel; { $games } spellen tussen { $bots } bots; { $when }
league-place = plaats
league-wins = gewonnen
league-state = score
league-sure = zeker
league-unsure = nog niet zeker
league-enough = alle spellen gespeeld
league-cannot-play = kan niet spelen
league-stopped = gestopt: gaat te vaak mis
league-how = Punten rond het gemiddelde van alle bots; 400 punten zijn tien keer de sterkte. ± is een interval van 95%.
league-plot = Scores met hun intervallen
league-troubles = Wat er misging
league-lost = { $lost } van { $asked } zetten verloren ({ $counts }). De laatste keer: { $last }
league-cross-table = Wie er voor wie eindigt
league-cross-table-how = Het deel van hun gezamenlijke spellen waarin de bot van de rij vóór die van de kolom eindigde, en hoeveel spellen dat waren.
