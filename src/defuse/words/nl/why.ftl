### Why a bot did what it did: one sentence, after its move was told. Only for who may see its hand.
### $other is the name of a player; $card is a title; $percent is the risk of drawing.

# Before each of them
why = Waarom: { $reason }

## Wat een bot antwoordde

note-answered = { $who } antwoordde { $answer } na { $seconds } s.
note-chose = { $who } koos dit na { $seconds } s.
note-fault = { $who } deed zelf geen zet: { $problem } ({ $seconds } s).
note-wrong-answer = Het antwoord was { $answer }

## Drawing, or not

why-draw-safe = De volgende kaart kan niet afgaan.
why-draw = Het risico van trekken is maar { $percent }%.
why-draw-and-live = Het risico van trekken is { $percent }%, en een kitten is te overleven.
why-draw-at-last = Het risico van trekken is { $percent }%, maar geen kaart in de hand helpt.
why-draw-keep = Bij een risico van { $percent }% blijven de uitwegen bewaard voor een slechter moment.
# A blind player
why-turn-over = Trekken levert zeker een kitten op, en elke kaart kan helpen.
why-look = Bij een risico van { $percent }% is het beter eerst te kijken.
why-alter = Het risico van trekken is { $percent }%: er kan beter iets anders bovenop liggen.
why-leave = Het risico van trekken is { $percent }%: die kaart mag een ander trekken.
why-bottom = Het risico van trekken is { $percent }%, en onderop is het kleiner.
why-stir = Het risico van trekken is { $percent }%, en met een andere stapel is het kleiner.
why-armageddon = Het risico van trekken is { $percent }%: dan liever de gok op hemel of hel.
# A Personal Attack
why-draw-thrice = De volgende kaarten zijn bekend en veilig: pure winst.

## Taking and hitting

why-pair = Deze twee kaarten kunnen wel weg, en bij { $other } valt het meest te halen.
why-triple = { $other } heeft waarschijnlijk een Ontmantelkaart.
why-five = Deze vijf kaarten kunnen wel weg voor deze ene: { $card }.
why-rob = { $other } heeft het meest te verliezen.
why-hit = { $other } heeft de minste kans om het te overleven.
why-hit-one = Het is beter dat { $other } trekt.
why-rob-one = Een kaart van { $other } is de prijs waard.
why-ask = De kans is groot dat { $other } deze heeft: { $card }.
why-ask-known = { $other } heeft deze zeker: { $card }.
why-press = { $other } moet trekken, zonder eigen risico.
why-revenge = { $other } heeft het ernaar gemaakt.
why-curse = Wie blind is, kan niet ontkomen, en { $other } is de volgende.
why-take-that = De kaart die hierna getrokken wordt, is bekend en onschuldig.
why-bark = Wie de andere heeft, heeft een Ontmantelkaart nodig.
why-crown = Met de kroon krijgen dieven alleen wat in de voorraad ligt.
why-pick-godcat = Geen andere kaart is zo goed als Godkat.

## Nopes

why-nope-attack = Nu door { $other } geraakt worden is te gevaarlijk.
why-nope-escape = { $other } mag niet aan de kitten ontkomen.
why-nope-theft = { $other } zou een te goede kaart krijgen.
why-nope-back = Dit moet lukken.
why-nope-gain = { $other } zou daar te veel aan hebben.
why-keep-nope = De Nope is later meer waard.
why-now = Vlak eronder ligt een kitten: nu komt die bovenop.

## Answers

why-give = Deze kaart is het minst nodig: { $card }.
why-hold = Wie de kitten vasthoudt, houdt de Ontmantelkaart.
why-use-godcat = Iedereen kan Godkat stelen; de Ontmantelkaart blijft beter in de hand.
why-heck-take = De onderste kaart is onschuldig.
why-heck-top = De onderste kaart is dodelijk: die is voor de volgende speler.
why-insert = Daar trekt waarschijnlijk een ander de kitten.
why-insert-for = Als iedereen trekt, is de kitten voor { $other }.
why-insert-deep = Voordat iemand die kaart trekt, kan er nog veel gebeuren.
why-insert-away = Daar trekt voorlopig niemand hem.
why-order = De beste kaarten komen eerst.
why-order-kitten = De kitten is voor een ander.
why-order-own = In deze volgorde hebben anderen het minst aan de kaarten.
# Armageddon
why-luck = Niemand kan weten welke kant welke is.
# The easy bot
why-whim = Het was maar een idee.
why-weighed = Van alle zetten wint deze het vaakst: zo’n { $percent }% van zulke spellen.
