### The coach: how likely a seat was to win, what was luck, what was skill, and what to try again.
### $step counts what the player heard of; figures are in percent or in points (hundredths of a win).

## Het commando

cli-review = wat in een vastgelegd spel geluk was en wat kunde
cli-review-seat = om wiens spel het gaat
cli-review-think = probeer de duurste beslissingen uit op veel tafels
cli-review-choose = Eén speler in detail: --seat { $name }

coach-silent = Over { $game } met { $players } spelers volgens deze regels zegt de coach niets: daarvoor is hij niet geijkt.

## De regel die klopt

coach-line-won = Je begon op { $start }%. Geluk { $luck }, jouw beslissingen { $own }, de anderen { $others }: gewonnen.
coach-line-lost = Je begon op { $start }%. Geluk { $luck }, jouw beslissingen { $own }, de anderen { $others }: verloren.
coach-line-so-far = Je begon op { $start }%. Geluk { $luck }, jouw beslissingen { $own }, de anderen { $others }: tot nu toe { $result }%.

## Wat het meest uitmaakte

coach-moments = Wat het meest uitmaakte (de nummers zijn stappen van de herhaling):
coach-moment = { $step }. { $told } { $change } ({ $cause })
coach-cause-luck = geluk
coach-cause-own = jouw beslissing
coach-cause-others = de anderen

## Beslissingen

coach-dearest = Je duurste beslissingen:
coach-nothing-dear = Geen enkele beslissing heeft je iets gekost waar de coach zeker van is.
coach-dear-together = Geen enkele beslissing op zich kostte iets waar de coach zeker van is. Kleine verschillen tellen wel op: samen ongeveer { $points } punten.
coach-dear = { $step }. Jij koos “{ $made }”: { $after }%. Beter: “{ $best }”, { $instead }% (op { $error } na).
coach-equal = Even goed, voor zover dat te zeggen is: { $moves }.
coach-risk = Het risico van trekken was { $percent }%.

## Nopes

coach-nopes = Was die Nope het waard?
coach-nope-worth = { $step }. Ja: { $with }% ermee, { $without }% zonder.
coach-nope-not = { $step }. Nee: { $with }% ermee, { $without }% zonder.
coach-nope-equal = { $step }. Geen verschil dat zeker is: { $with }% ermee, { $without }% zonder.

## Het foutcijfer

coach-error-rate = Foutcijfer: { $rate }% van wat op het spel stond ({ $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
}). 0% is het spel van de meester, 100% is steeds de op één na beste zet.
coach-no-decisions = Er viel niets te beslissen, dus er is geen foutcijfer.

## In de browser en aan de tafels van de terminal

coach-title = De coach
coach-away = De coach is nu niet te bereiken.
coach-curve = Je winstkans
# For screen readers
coach-curve-text = Ze begon op { $start }%, lag tussen { $low }% en { $high }% en eindigde op { $end }%.
coach-last-games = In je laatste { $games } spellen: { $rate }%.
coach-try = Probeer het nog eens
coach-see = Bekijk het in de herhaling
# $number counts the decisions to be tried again, the dearest first
coach-decision = Beslissing { $number } van { $all }
coach-choose = Dit wist je. Wat zou je doen?
coach-found = Goed gevonden: { $percent }%.
coach-not-found = { $percent }%. Beter: “{ $best }”, { $instead }%.
coach-then = In het spel koos je “{ $made }”: { $percent }%.
coach-next = Verder
coach-done = Klaar

## Zetten, als delen van deze zinnen

coach-move-play = { $card }
coach-move-play-at = { $card }, op { $other }
coach-move-godcat = Godkat als { $card }
coach-move-godcat-at = Godkat als { $card }, op { $other }
coach-move-both = beide Barking Kittens, op { $other }
coach-move-pair = stelen van { $other } met { $set }
coach-move-triple = { $named } vragen aan { $other } met { $set }
coach-move-five = { $named } terugpakken met { $set }
coach-move-insert-top = bovenop leggen
coach-move-insert = terugleggen onder { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
coach-move-insert-bottom = onderop leggen
coach-move-order = de volgorde { $row }
coach-move-give = { $card } weggeven
coach-move-put = { $card } neerleggen
coach-move-assign = { $card } voor { $other }
coach-move-target = op { $other }

coach-hinted = { $number ->
    [one] 1 beslissing met een hint telt niet.
   *[other] { $number } beslissingen met een hint tellen niet.
}

## Hints: eerst iets om over na te denken, dan een zet, dan waarom

hint-think-top = Je kent de bovenste kaart van de trekstapel. Wat volgt daaruit?
hint-think-knows = { $other } heeft gezien wat er boven op de trekstapel ligt. Denk aan wat { $other } weet.
hint-think-shunned = Iemand kende de bovenste kaart en heeft die niet getrokken. Waarom niet?
hint-think-put-back = { $other } heeft een kaart in de trekstapel teruggelegd zonder dat jij kon zien waar. Waar zou jij hem hebben gelegd?
hint-think-owed = Je moet nog { $number } beurten. Wat kan ze beëindigen zonder dat je trekt?
hint-think-known-card = Je kent een kaart die { $other } in de hand heeft.
hint-think-unarmed = Niets in je hand zou je redden als je nu een kitten trekt.
hint-think-count = Tel: hoeveel kittens liggen er nog in de trekstapel, tussen hoeveel kaarten?
hint-think-rivals = Kijk naar de anderen: wie is voor jou het gevaarlijkst, en wie is hierna?
hint-think-at-you = { $other } heeft het hiermee op jou gemunt. Wat zou het je kosten?
hint-think-yours = Dit is je eigen zet. Hoe hard heb je het nodig dat hij lukt?
hint-think-whom = Wie helpt deze zet van { $other }, en wie schaadt hij?
hint-think-last-nope = Je hebt één Nope. Kan er nog iets ergers komen?
hint-think-who-draws = Tel de beurten: wie trekt hierna, en wanneer ben jij weer?
hint-think-order = Welke van deze kaarten trek je zelf, en welke de anderen?
hint-think-need = Welke van je kaarten heb je het minst nodig?
hint-think-compare = Loop je zetten één voor één na: wat gebeurt er daarna?
hint-think-no-matter = Hier is geen verkeerde keuze, voor zover dat te zeggen is: alle zetten zijn ongeveer evenveel waard.
# $move: what is done, such as “Skip”
hint-move = De coach zou dit kiezen: “{ $move }”.
hint-chance = Dat wint ongeveer { $percent }% van zulke spellen, { $error } meer of minder.
hint-rest = De beste van de andere zetten wint { $percent }%.
hint-risk = Het risico van trekken is { $percent }%.
# The careful player goes by more than counting
hint-fear = Naar wat de anderen hebben gedaan, rekent een voorzichtige speler op ongeveer { $percent }%.
hint-kittens = { $kittens ->
    [0] Er ligt geen Exploding Kitten
    [one] Er ligt 1 Exploding Kitten
   *[other] Er liggen { $kittens } Exploding Kittens
} { $cards ->
    [one] in de stapel, die nog maar 1 kaart heeft
   *[other] tussen de { $cards } kaarten van de stapel
}.
hint-unseen-nopes = { $nopes ->
    [0] Je weet van elke Nope waar hij is.
    [one] 1 Nope ligt waar je hem niet kunt zien.
   *[other] { $nopes } Nopes liggen waar je ze niet kunt zien.
}
hint-silent = Voor dit spel met deze regels heeft de coach geen cijfers. Dit zou een voorzichtige speler doen.
hint-nothing = Er valt voor jou nu niets te kiezen.
# Two buttons after something to think of
hint-show-move = Laat me de zet zien
hint-alone = Ik vind hem zelf
# Two buttons after the move
hint-why = Waarom?
hint-thanks = Dank je
hint-counts-not = Wat je nu beslist, telt niet voor je foutcijfer.
# Below a hint at the plain table; the word in quotation marks is typed
hint-more = Typ nog eens “hint” voor meer.
