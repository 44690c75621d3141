### Eerlijk delen: waaruit het geluk van een spel is getrokken, en of dat klopt.

## Het commando

cli-verify = controleer of het geluk van opgenomen spellen is wat vóór het delen verzegeld werd
cli-verify-files = opnames van spellen in een kamer; meerdere van één kamer worden als keten gecontroleerd
cli-verify-seal = het zegel van de server dat je vóór het delen hebt gezien

fair-file-fits = { $file }: alles klopt. Spel { $game } van zijn kamer: het delen en { $number ->
    [one] 1 latere trekking
   *[other] { $number } latere trekkingen
} volgen uit het verzegelde geheim en de zaden.
fair-file-no-proof = { $file }: deze opname heeft geen bewijs van haar geluk. Ze komt niet uit een kamer, of uit de tijd daarvoor.
fair-file-fault = { $file }: { $fault }
fair-file-note = { $file }: { $note }
fair-between-files = tussen deze spellen: { $fault }
fair-file-not-read = { $file }: { $reason }

## Wat niet klopt

fair-malformed = Het bewijs kan niet worden gelezen: “{ $field }” is niet wat het moet zijn.
fair-secret = Het geheim is niet wat de server vóór het delen verzegeld had.
fair-seal-seen = Het zegel van de server is niet wat je vóór het delen hebt gezien.
fair-terms-seen = De voorwaarden van het delen zijn niet die waarvoor je browser zijn zaad heeft geopend.
fair-own-seed-dropped = Je browser heeft zijn zaad geopend, maar volgens de opname is het nooit gekomen.
fair-seed = Het zaad van { $player } is niet wat vóór het delen verzegeld was.
fair-seed-of-bot = { $player } is een bot en mag geen zaad hebben.
fair-seed-too-late = Het zaad van { $player } was vóór het delen niet verzegeld.
fair-chain = Spel { $game } volgt niet op de spellen die ervoor staan: er is er een veranderd, weggelaten of toegevoegd.
fair-chain-length = { $number ->
    [one] Vóór spel { $game } staat 1 spel: er ontbreekt er een, of er is er een te veel.
   *[other] Vóór spel { $game } staan { $number } spellen: er ontbreekt er een, of er is er een te veel.
}
fair-players = De spelers of hun volgorde zijn niet die waarvoor het delen verzegeld was.
fair-edition = Het gespeelde spel is niet dat waarvoor het delen verzegeld was.
fair-options = De regeloptie “{ $option }” is niet die waarvoor het delen verzegeld was.
fair-recipe = Het recept is niet dat waarvoor het delen verzegeld was.
fair-box = De kaarten in de doos zijn niet die van deze uitgave: “{ $part }” wijkt af.
fair-cannot-be-dealt = Dit programma kan het spel niet delen: { $reason }
fair-hand = De hand van { $player } is niet wat het geheim en de zaden delen.
fair-pile = De trekstapel is niet wat het geheim en de zaden delen.
fair-first-player = De eerste speler is niet wie het geheim en de zaden aanwijzen.
fair-storage = De opslag van de Toren van Macht is niet wat het geheim en de zaden delen.
fair-start = Het begin is niet wat het geheim en de zaden delen: “{ $part }” wijkt af.
fair-move = Zet { $number }, { $line }, is onmogelijk: { $reason }
fair-outcome = Zet { $number }, { $line }: het geheim en de zaden geven in plaats daarvan { $drawn }.
fair-no-end = Het spel heeft geen einde: na zet { $number } ontbreekt iets.
fair-draws = De lijst van wat het toeval kon kiezen, hoort niet bij dit spel.
fair-two-games = Er zijn twee verschillende spellen met nummer { $game }.
fair-other-game = Spel { $game } volgt op een ander spel { $before } dan dit.
fair-missing-game = Spel { $game } is in deze kamer gespeeld, maar de opname ontbreekt.

## De kamer vóór een spel

fair-title = Eerlijk delen
fair-game = Spel { $game }
fair-server-seal = Het zegel van de server
fair-your-seed = Jouw zaad
    .text = Je browser heeft het gemaakt en laat de anderen alleen het zegel zien. Hij opent het zaad als het spel begint.
fair-own-words = Je eigen woorden erin
    .text = Ze staan vóór het toevallige deel, dat blijft.
fair-new-seed = Maak een ander zaad
fair-no-seal-yet = nog geen
fair-seals = { $number ->
    [0] Nog geen andere browser heeft een zaad verzegeld.
    [one] 1 andere browser heeft een zaad verzegeld.
   *[other] { $number } andere browsers hebben een zaad verzegeld.
}
fair-seal-changed = Let op: de server had voor dit spel eerder een ander zegel laten zien.
fair-how = Wat dit bewijst, en wat niet

## De pagina die uitlegt en controleert

fair-page-title = Eerlijk delen
fair-checking = Alles wordt opnieuw getrokken …
fair-fits = Alles klopt.
fair-does-not-fit = Er klopt iets niet.
fair-no-proof = Dit spel heeft geen bewijs van zijn geluk: het is ouder dan eerlijk delen.
fair-not-there = Dit spel is er niet meer.
fair-not-a-record = Dit is geen opname van een spel.
fair-no-answer = De server antwoordt niet.
fair-check-secret = Het geheim van de server is wat hij vóór het delen verzegeld had.
fair-check-seeds = { $number ->
    [0] Geen browser gaf een zaad.
    [one] 1 browser gaf een zaad, en het is het verzegelde.
   *[other] { $number } browsers gaven zaden, en het zijn de verzegelde.
}
fair-check-missing = { $player } had een zaad verzegeld, maar het kwam niet toen het spel begon.
fair-check-chain = { $number ->
    [0] Het is het eerste spel van zijn kamer.
    [one] Het volgt op het spel ervoor in zijn kamer.
   *[other] Het volgt op de { $number } spellen ervoor, in hun volgorde.
}
fair-check-chain-begins = De { $number } spellen ervoor hebben geen bewijs: de keten begint hier.
fair-check-deal = Alle handen, de trekstapel en de eerste speler komen uit het geheim en de zaden.
fair-check-draws = { $number ->
    [0] Na het delen heeft het toeval niets beslist.
    [one] De 1 trekking na het delen komt uit het geheim en de zaden.
   *[other] Alle { $number } trekkingen na het delen komen uit het geheim en de zaden.
}
fair-check-seen = Je browser heeft dit zegel vóór het delen gezien.
fair-check-not-seen = Je browser was er niet toen deze kaarten verzegeld werden, en kan niet zeggen of het zegel er eerst was. Een browser die erbij was, kan dat wel.
fair-abandoned = Het spel is nooit afgemaakt: iedereen is weggegaan.
fair-details = Alle getallen
fair-secret-itself = Het geheim
fair-seed-of = Het zaad van { $player }
fair-choose-files = Controleer bewaarde opnames
    .text = Een of meer opnames van spellen, zoals defuse-record.json. Ze blijven in je browser.
fair-by-command = “defuse verify defuse-record.json” controleert nog meer: het speelt het hele spel opnieuw volgens de regels.

fair-how-title = Hoe het werkt
fair-how-secret = Vóór elk delen trekt de server een geheim getal en laat het zegel ervan zien: een vingerafdruk die bij geen ander getal past. Zo kan hij het geheim later niet verwisselen.
fair-how-seeds = Elke browser maakt een eigen zaad en laat eerst alleen het zegel zien. Als het spel begint, openen de browsers hun zaden. Al het geluk wordt uit het geheim en de zaden samen getrokken. Bots hebben geen zaad.
fair-how-after = Na het spel horen het geheim en de zaden bij de herhaling. Iedereen kan dan alles opnieuw trekken: het delen, elke keer schudden, elke gestolen kaart.
fair-how-chain = De spellen van een kamer zijn genummerd, en elk noemt het spel ervoor. Weggegooide kaarten laten dus een gat achter.
fair-proves-title = Wat dit bewijst
fair-proves-chosen = Niemand heeft de kaarten gekozen: noch de server, noch een speler, zolang het zaad van één browser aan tafel eerlijk was.
fair-proves-changed = Niemand heeft daarna iets veranderd: geen kaart, geen schudden, geen regeloptie, geen speler.
fair-not-title = Wat dit niet bewijst
fair-not-told = Dat de server niets verklapt. Hij kent alle kaarten terwijl jullie spelen, en zou ze iemand kunnen laten zien. Daarvoor is vertrouwen nodig in wie hem beheert.
fair-not-withheld = Dat elk zaad kwam. De server en een vriend aan tafel zouden het zaad van de vriend kunnen achterhouden, en zo tussen twee keer delen kiezen. De controle noemt iedereen wiens zaad niet kwam.
fair-not-friends = Dat spelers elkaar hun kaarten niet laten zien, en dat mensen en bots goed beslissen: alleen het geluk wordt gecontroleerd.
fair-not-alone = Iets over een tafel waar alle browsers van dezelfde persoon zijn als de server.
