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

coach-moments = Wat het meest uitmaakte:
coach-moment = { $step }. { $told } { $change } ({ $cause })
coach-cause-luck = geluk
coach-cause-own = jouw beslissing
coach-cause-others = de anderen

## Beslissingen

coach-dearest = Je duurste beslissingen:
coach-nothing-dear = Geen enkele beslissing heeft je iets gekost waar de coach zeker van is.
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
}). 0% is het spel van de meester, 100% is zomaar kiezen.
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
