### De browser buiten het spel: de ingang, de kamer voor een spel, daarna, en herhalingen.

## De ingang

landing-what = Een kaartspel over katten, bommen en lef: trek zolang je durft, en ontplof niet.
landing-play = Speel nu tegen bots
landing-friends = Speel met vrienden
    .text = Opent een kamer en kopieert de link. Helemaal zonder account.
landing-learn = Leer spelen
landing-watch = Kijk hoe bots spelen
landing-puzzles = Puzzels
landing-opening = Een ogenblik …
landing-dealing = De kaarten worden gedeeld …
landing-unofficial = Defuse is een vrij, onofficieel fanproject. Het hoort niet bij Exploding Kittens, Inc., en wordt door hen niet gesteund of goedgekeurd. Alle tekst, tekeningen en geluiden zijn van onszelf.
landing-home = Naar de startpagina
# The way back to one’s running games. $how: one of those below; $time: what is left on the clock, such as 0:31
landing-running = Je lopende spellen
landing-back = Terug naar je tafel: { $how }
landing-back-timed = Terug naar je tafel: { $how }, { $time }
landing-back-turn = jij bent aan de beurt
landing-back-asked = je wordt iets gevraagd
landing-back-other = { $who } is aan de beurt
landing-back-on = het spel gaat door
landing-back-out = je ligt eruit
landing-back-paused = gepauzeerd

## Uitnodigen

lobby-invite = Nodig vrienden uit
lobby-link = Link naar deze kamer
lobby-copy = Kopieer de link
lobby-copied = De link is gekopieerd: stuur hem naar je vrienden.
lobby-copy-yourself = Je browser laat ons de link niet kopiëren: hij is geselecteerd, kopieer hem zelf.
lobby-only-here = Deze link werkt alleen op deze computer: open Defuse op het netwerkadres dat de server heeft getoond om anderen uit te nodigen.
lobby-share = Delen …
# Wat met de link wordt meegestuurd
lobby-share-text = Speel Defuse met me! Open de link, ga zitten, geen account nodig.
lobby-qr = QR-code van de link
    .text = Scan hem met een telefoon en je bent in deze kamer.

## Wie er is

lobby-title = Kamer
lobby-table = De tafel
lobby-your-name = Je naam
lobby-choose-cat = Kies je kat
# $number: 1, 2, 3 …
lobby-cat = Kat { $number }
lobby-sit = Ga zitten
lobby-sit-next = Neem een plaats voor het volgende spel
lobby-stand = Sta op
lobby-change = Verander naam of kat
# Voor schermlezers. $number: van de plaats, vanaf 1
lobby-seat = Plaats { $number }:
lobby-sit-here = ga hier zitten
# $strength: hoe goed hij is, zoals “normaal”
lobby-bot-strength = bot, { $strength }
lobby-bot-temper = { $strength }, { $temper }
temper-bold = moedig
temper-cautious = behoedzaam
temper-vengeful = haatdragend
lobby-you = jij
lobby-host = host
lobby-muted = gedempt
lobby-presence-here = hier
lobby-presence-reconnecting = verbindt opnieuw …
lobby-presence-away = weg, een bot speelt
lobby-presence-left = is weggegaan
lobby-bench = Bank
lobby-visitor = Een bezoeker
lobby-fewer-seats = Eén plaats minder
lobby-more-seats = Eén plaats meer
lobby-seats = { $number ->
    [one] 1 plaats
   *[other] { $number } plaatsen
}
lobby-watching = Je kijkt vanaf de bank.
lobby-fair = Eerlijk delen
lobby-next-seat = Je krijgt een plaats als het volgende spel begint.
lobby-leave = Verlaat de kamer
lobby-last-replay = Herhaling van het laatste spel

## Wat de host mag

# $name: een persoon
lobby-powers = Wat doe je met { $name }?
lobby-hand-over = Maak { $name } host
lobby-mute = Dempen
lobby-unmute = Weer laten praten
lobby-remove = Uit de kamer zetten
# $name: a person
lobby-remove-sure = { $name } moet de kamer meteen verlaten; een bot speelt op die plek verder.
lobby-done = Klaar

## Beginnen

lobby-begin = Begin
lobby-begin-hint = { $number ->
    [0] Op elke plaats zit een mens.
    [one] Een bot neemt de lege plaats.
   *[other] Bots nemen de { $number } lege plaatsen.
}
lobby-waiting-for = { $name } begint het spel.
lobby-waiting-for-host = De host begint het spel.
lobby-no-line = De verbinding is weg; we proberen het opnieuw …

## Wat er gespeeld wordt

settings-title = Het spel
settings-change = Verander het spel
# $game: the title of a box, a mix or a recipe
settings-will-play = Er wordt gespeeld: { $game }
settings-what = Wat er gespeeld wordt
settings-boxes = Doos
settings-recipes = Recept
settings-own = Eigen recept
settings-expansions = Met uitbreidingen
# Cards of an expansion that stay in the box
settings-leave-out = Kaarten van de uitbreidingen waarmee jullie spelen
# How many card titles stay in the box
settings-left-out = { $number ->
    [0] Kaarten weglaten
    [one] 1 kaart doet niet mee
   *[other] { $number } kaarten doen niet mee
}
# $from en $to: met hoeveel je kunt spelen
settings-players = { $from } tot { $to } spelers
settings-players-exactly = { $number } spelers
settings-who = Wie er speelt
settings-bots = Bots op lege plaatsen
settings-own-bot = een programma op de machine van deze server
settings-time = Tijd
settings-window = Om te reageren
settings-window-text = Hoelang iedereen Nope mag zeggen. Voor elke kaart even lang.
settings-turn = Voor een beurt
settings-turn-text = Daarna gaat de reservetijd in, dan wordt de eenvoudigste zet gespeeld.
settings-seconds = { $number } s
settings-unlimited = onbeperkt
settings-quick = Vlugge bots
    .text = Bots antwoorden sneller en pauzes zijn korter.
settings-rules = Regels
settings-as-printed = volgens het boekje
settings-changed = { $number ->
    [one] 1 anders dan in het boekje
   *[other] { $number } anders dan in het boekje
}
# $value: wat er in het boekje staat
settings-printed = volgens het boekje ({ $value })
settings-all-printed = Alles volgens het boekje
settings-seat = plaats { $number }
settings-first-player = Wie als eerste aan de beurt is.
settings-loading = De spellen worden geladen …
settings-only-host = Alleen de host kan dit veranderen.

## Een eigen recept

own-text = Recept als tekst (TOML)
own-upload = Laad een bestand
own-form = Als formulier
own-as-text = Als tekst
own-title = Titel
own-from = Spelers van
own-to = tot
own-hand = Kaarten waarmee iedereen begint
own-defuses = en Ontmantelkaarten
own-cards = Kaarten
own-cards-text = Een getal, of een dat van de spelers afhangt, zoals “players - 1”.
own-add = Voeg een kaart toe
own-remove = Laat { $card } weg
own-checking = Wordt nagekeken …
own-fine = Dit kun je spelen: { $players }
own-wrong = Dit kun je nog niet spelen:
own-wrong-marked = Dit kun je nog niet spelen. Bij elk gemarkeerd veld staat waarom.
own-line = Regel { $number }
# What is wrong with a recipe, after the line and the field: what should stand there, and what does.
own-expected = Nodig: { $expected }. Nu staat er: { $found }.
own-unreadable = dit is geen TOML ({ $words })
own-expected-number = een getal van { $low } tot { $high }
own-expected-title = een regel tekst van hoogstens { $number } tekens
own-expected-table = een tabel
own-expected-players = van { $low } tot { $high } spelers, het kleinste getal eerst
own-expected-every = een getal voor elk aantal spelers
own-expected-case = een aantal spelers van { $low } tot { $high }, of else
own-expected-count = een getal, of een tekst zoals “players - 1”
own-expected-card = minstens één kaart
own-expected-kind = de naam van een kaart
own-expected-kind-like = de naam van een kaart, misschien { $name }
own-expected-one-of = een van { $names }
own-expected-kittens = minstens één dodelijke kitten minder dan er spelers zijn; met een Streaking Kitten één voor elke speler
own-expected-either = { $one } of { $other }
own-expected-armageddon = 1, want Armageddon zit erin
own-expected-defuses = minstens zoveel als iedereen aan het begin krijgt
own-expected-storage = { $number } voor de voorraad van de Toren van de Macht
own-expected-deal = { $number } kaarten om te delen, { $each } voor elke speler
own-expected-most = hoogstens { $number } kaarten
own-found-key = een onbekend woord
own-found-kind = een onbekende kaart
own-found-option = een andere optie
own-found-nothing = niets
own-found-players = { $low } tot { $high }
own-found-list = een lijst
own-found-none-for = geen voor { $players } spelers
own-found-at = { $number } bij { $players } spelers
own-found-at-all = { $number } bij { $low } tot { $high } spelers
own-not-a-form = Deze tekst kan niet als formulier getoond worden; verbeter hem eerst als tekst.
own-first-title = Mijn recept

## Na het spel

after-won = { $name } wint!
after-won-you = Je hebt gewonnen!
after-again = Speel nog eens
after-again-waiting = { $name } kan een revanche beginnen.
after-places = Hoe het afliep
# $number: 1 voor wie gewonnen heeft
after-place = Plaats { $number }
after-statistics = Hoe het ging
after-drawn = Getrokken kaarten
after-kittens = Getrokken kittens
after-defused = Ontmanteld
after-nopes = Nopes
after-played = Gespeelde kaarten
after-stolen = Gestolen kaarten
after-luck = Geluk
    .text = Elke kaart die je trekt is een risico. Alles samen zegt hoeveel kittens er te verwachten waren: wie er minder trok, had geluk.
# $expected: zoals 1,3; $number: getrokken Kittens
after-luck-of = { $name }: { $expected } kittens verwacht, { $number } getrokken
after-lucky = geluk gehad
after-very-lucky = veel geluk gehad
after-unlucky = pech gehad
after-very-unlucky = veel pech gehad
after-even = zoals verwacht
after-expected = verwacht
after-really = getrokken
after-scores = Gewonnen spellen in deze kamer
after-score = { $number ->
    [one] 1 spel
   *[other] { $number } spellen
}
after-replay = Bekijk de herhaling
after-record = Verslag
after-check = Controleer de kaarten
after-scenario = Scenario
after-downloads = Downloaden
after-share = Deel de herhaling
# $name: wie gewonnen heeft; $game: wat er gespeeld is
after-share-text = { $name } heeft een spel Defuse gewonnen ({ $game }). Bekijk het hier:
after-copied = De link naar de herhaling is gekopieerd.
after-show-table = Toon de tafel
after-show-result = Toon de uitslag
after-next = Het volgende spel

## Herhalingen

replay-title = Herhaling
replay-seen = Gezien
replay-above = van bovenaf
replay-by = als { $name }
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap vooruit
replay-back = Eén stap terug
replay-start = Naar het begin
replay-end = Naar het einde
replay-speed = Snelheid
replay-times = { $number }×
# $number van $all
replay-step = Stap { $number } van { $all }
replay-place = Plek in het spel
replay-coach = Wat zegt de coach?
replay-loading = Het spel wordt geladen …
replay-keys = Spatie speelt af en pauzeert, ← en → gaan een stap, Home en End springen, + en - veranderen de snelheid.

## Wat er mis kan gaan

trouble-no-room = Deze kamer is er niet
trouble-no-room-text = De link klopt niet, of de kamer is gesloten omdat er lang niemand was. Open een nieuwe: één klik is genoeg.
trouble-full = Deze kamer is vol
trouble-full-text = Er kan niemand meer bij. Vraag iemand om plaats te maken, of open een eigen kamer.
trouble-removed = Je bent uit deze kamer gezet
trouble-removed-text = De host heeft je de deur gewezen. Je kunt een eigen kamer openen.
trouble-closed = Deze kamer is gesloten
trouble-closed-text = Er was hier lang niemand. Open een nieuwe: één klik is genoeg.
trouble-elsewhere = Je speelt in een ander venster
trouble-elsewhere-text = Dezelfde plaats is nog eens geopend, in een ander tabblad of venster. Ga daar verder, of haal hem hierheen terug.
trouble-away = De server antwoordt niet
trouble-away-text = Misschien start hij opnieuw, of je netwerk is weg. We blijven het proberen: wat je gedaan hebt, blijft bewaard.
trouble-malformed = Deze pagina en de server begrijpen elkaar niet
trouble-malformed-text = Misschien is de server nieuwer dan deze pagina. Laad de pagina opnieuw.
trouble-crowded = Te veel verbindingen
trouble-crowded-text = Er staan te veel vensters open vanuit jouw netwerk. Sluit er een paar en probeer het nog eens.
trouble-busy = De server kan dat nu niet
trouble-busy-text = Hij heeft het te druk of kan op dit moment niets bewaren. Probeer het nog eens.
trouble-no-replay = Deze herhaling is er niet
trouble-no-replay-text = De link klopt niet, of het spel is zo lang geleden dat het niet meer bewaard wordt.
trouble-opening = De server antwoordt niet. Probeer het zo nog eens.
trouble-too-many = Vanuit je netwerk zijn net veel kamers geopend. Probeer het over een paar minuten nog eens.
trouble-again = Probeer het nog eens
trouble-here = Speel hier
