### Eerlijk delen: waaruit het geluk van een spel is getrokken, en of dat klopt.

## Het commando

cli-verify = controleer of het geluk van vastgelegde spellen is wat vóór het delen verzegeld werd
cli-verify-files = verslagen van spellen in een kamer; meerdere van één kamer worden als keten gecontroleerd
cli-verify-seal = het zegel van de server dat je vóór het delen hebt gezien

fair-file-fits = { $file }: alles klopt. Spel { $game } van zijn kamer: het delen en { $number ->
    [one] 1 latere trekking
   *[other] { $number } latere trekkingen
} volgen uit het verzegelde geheim en de seeds.
fair-file-no-proof = { $file }: dit verslag heeft geen bewijs van zijn geluk. Het spel is niet in een kamer gespeeld, of voordat daar bewijzen waren.
fair-file-fault = { $file }: { $fault }
fair-file-note = { $file }: { $note }
fair-between-files = tussen deze spellen: { $fault }
fair-file-not-read = { $file }: { $reason }

## Wat niet klopt

fair-malformed = Het bewijs kan niet worden gelezen: “{ $field }” is niet wat het moet zijn.
fair-secret = Het geheim is niet wat de server vóór het delen verzegeld had.
fair-seal-seen = Het zegel van de server is niet wat je vóór het delen hebt gezien.
fair-terms-seen = De voorwaarden van het delen zijn niet die waarvoor je browser zijn seed heeft geopend.
fair-own-seed-dropped = Je browser heeft zijn seed geopend, maar volgens het verslag is die nooit gekomen.
fair-seed = De seed van { $player } is niet die welke vóór het delen verzegeld was.
fair-seed-of-bot = { $player } is een bot en mag geen seed hebben.
fair-seed-too-late = De seed van { $player } was vóór het delen niet verzegeld.
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
fair-hand = De hand van { $player } is niet wat het geheim en de seeds delen.
fair-pile = De stapel is niet wat het geheim en de seeds delen.
fair-first-player = De eerste speler is niet wie het geheim en de seeds aanwijzen.
fair-storage = De voorraad van de Toren van de Macht is niet wat het geheim en de seeds delen.
fair-start = Het begin is niet wat het geheim en de seeds delen: “{ $part }” wijkt af.
fair-move = Zet { $number }, { $line }, is onmogelijk: { $reason }
fair-outcome = Zet { $number }, { $line }: het geheim en de seeds geven in plaats daarvan { $drawn }.
fair-no-end = Het spel heeft geen einde: na zet { $number } ontbreekt iets.
fair-has-an-end = De opname zegt dat iedereen het spel heeft verlaten, maar het spel heeft een einde.
fair-draws = De lijst van wat het toeval kon kiezen, hoort niet bij dit spel.
fair-two-games = Er zijn twee verschillende spellen met nummer { $game }.
fair-other-game = Spel { $game } volgt op een ander spel { $before } dan dit.
fair-missing-game = Spel { $game } is in deze kamer gespeeld, maar het verslag ontbreekt.

## De kamer vóór een spel

fair-title = Eerlijk delen
fair-game = Spel { $game }
fair-server-seal = Het zegel van de server
fair-your-seed = Jouw seed
    .text = Je browser heeft hem gemaakt en laat de anderen alleen het zegel zien. Hij opent de seed als het spel begint.
fair-own-words = Je eigen woorden erin
    .text = Ze staan vóór het toevallige deel, dat blijft.
fair-new-seed = Maak een andere seed
fair-no-seal-yet = nog geen
fair-seals = { $number ->
    [0] Nog geen andere browser heeft een seed verzegeld.
    [one] 1 andere browser heeft een seed verzegeld.
   *[other] { $number } andere browsers hebben een seed verzegeld.
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
fair-not-a-record = Dit is geen verslag van een spel.
fair-no-answer = De server antwoordt niet.
fair-check-secret = Het geheim van de server is wat hij vóór het delen verzegeld had.
fair-check-seeds = { $number ->
    [0] Geen browser gaf een seed.
    [one] 1 browser gaf een seed, en het is de verzegelde.
   *[other] { $number } browsers gaven seeds, en het zijn de verzegelde.
}
fair-check-missing = { $player } had een seed verzegeld, maar die kwam niet toen het spel begon.
fair-check-chain = { $number ->
    [0] Het is het eerste spel van zijn kamer.
    [one] Het volgt op het spel ervoor in zijn kamer.
   *[other] Het volgt op de { $number } spellen ervoor, in hun volgorde.
}
fair-check-chain-begins = De { $number } spellen ervoor hebben geen bewijs: de keten begint hier.
fair-check-deal = Alle handen, de stapel en de eerste speler komen uit het geheim en de seeds.
fair-check-draws = { $number ->
    [0] Na het delen heeft het toeval niets beslist.
    [one] De ene trekking na het delen komt uit het geheim en de seeds.
   *[other] Alle { $number } trekkingen na het delen komen uit het geheim en de seeds.
}
fair-check-seen = Je browser heeft dit zegel vóór het delen gezien.
fair-check-not-seen = Je browser was er niet toen deze kaarten verzegeld werden, en kan niet zeggen of het zegel er eerst was. Een browser die erbij was, kan dat wel.
fair-abandoned = Het spel is nooit afgemaakt: iedereen is weggegaan.
fair-details = Alle getallen
fair-secret-itself = Het geheim
fair-seed-of = De seed van { $player }
fair-choose-files = Controleer bewaarde verslagen
    .text = Een of meer verslagen van spellen, zoals defuse-record.json. Ze blijven in je browser.
fair-by-command = “defuse verify defuse-record.json” controleert nog meer: het speelt het hele spel opnieuw volgens de regels.

fair-how-title = Hoe het werkt
fair-how-secret = Vóór elk delen trekt de server een geheim getal en laat het zegel ervan zien: een vingerafdruk die bij geen ander getal past. Zo kan hij het geheim later niet verwisselen.
fair-how-seeds = Elke browser maakt een eigen seed en laat eerst alleen het zegel zien. Als het spel begint, openen de browsers hun seeds. Al het geluk wordt uit het geheim en de seeds samen getrokken. Bots hebben geen seed.
fair-how-after = Na het spel horen het geheim en de seeds bij de herhaling. Iedereen kan dan alles opnieuw trekken: het delen, elke keer schudden, elke gestolen kaart.
fair-how-chain = De spellen van een kamer zijn genummerd, en elk noemt het spel ervoor. Weggegooide kaarten laten dus een gat achter.
fair-proves-title = Wat dit bewijst
fair-proves-chosen = Niemand heeft de kaarten gekozen: noch de server, noch een speler, zolang de seed van één browser aan tafel eerlijk was.
fair-proves-changed = Niemand heeft daarna iets veranderd: geen kaart, geen schudden, geen regeloptie, geen speler.
fair-not-title = Wat dit niet bewijst
fair-not-told = Dat de server niets verklapt. Hij kent alle kaarten terwijl jullie spelen, en zou ze iemand kunnen laten zien. Daarvoor is vertrouwen nodig in wie hem beheert.
fair-not-withheld = Dat elke seed kwam. De server en een vriend aan tafel zouden de seed van die vriend kunnen achterhouden, en zo tussen twee keer delen kiezen. De controle noemt iedereen wiens seed niet kwam.
fair-not-friends = Dat spelers elkaar hun kaarten niet laten zien, en dat mensen en bots goed beslissen: alleen het geluk wordt gecontroleerd.
fair-not-alone = Ook maar iets over een tafel waar alle browsers van dezelfde persoon zijn als de server.
