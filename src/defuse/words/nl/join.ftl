# Een tafel van een server in de terminal: `defuse join`.

cli-join = aan een tafel van een server gaan zitten
cli-join-link = de link die je hebt gekregen, zoals https://example.org/r/ROOM
cli-join-name = je naam aan tafel
cli-join-cat = je kat, een getal van 1 tot 34
join-title = Een tafel van een server
join-bad-link = “{ $link }” is geen link naar een kamer; zo’n link eindigt met /r/ en de naam van de kamer.
join-no-server = De server antwoordt niet.
join-outdated = De server spreekt een andere versie. Installeer de versie van defuse die de server heeft.
join-lost = Geen verbinding met de server. We blijven het proberen …
join-kept = Je plaats blijft een tijdje vrij. Kom terug met dezelfde link.
join-entering = Je gaat de kamer binnen …
join-watching = Alle plaatsen zijn bezet: je kijkt toe.
join-at-the-table = Aan tafel: { $names }.
join-host-begins = { $who } begint het spel.
join-you-begin = Jij bent de host: “begin” begint het spel.
join-you-begin-here = Jij bent de host.
join-begin = Het spel beginnen
join-said = { $who }: { $text }
join-not-asked = Je wordt nu niets gevraagd; “help” toont wat je kunt typen.
join-help-say = iets tegen iedereen zeggen
join-help-emote = tonen hoe je je voelt: { $names }
join-help-begin = het spel beginnen, als jij de host bent
join-help-quit = de tafel verlaten
join-emote = Hoe voel je je?
join-keys = ? toetsen · c kaart · x afleg · v tafel · l verhaal · t chat · e emotie · q weg
