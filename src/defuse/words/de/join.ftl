# Ein Tisch eines Servers im Terminal: `defuse join`.

cli-join = sich an den Tisch eines Servers setzen
cli-join-link = der Link, den du bekommen hast, etwa https://example.org/r/ROOM
cli-join-name = dein Name am Tisch
cli-join-cat = deine Katze, eine Zahl von 1 bis 34
join-title = Ein Tisch eines Servers
join-bad-link = „{ $link }“ ist kein Link zu einem Raum; so ein Link endet mit /r/ und dem Namen des Raums.
join-no-server = Der Server antwortet nicht.
join-outdated = Der Server spricht eine andere Version. Installiere die Version von defuse, die der Server hat.
join-lost = Keine Verbindung zum Server. Wir versuchen es weiter …
join-kept = Dein Platz bleibt eine Weile frei. Setz dich mit demselben Link wieder dazu.
join-entering = Der Raum wird betreten …
join-watching = Alle Plätze sind besetzt: Du siehst zu.
join-at-the-table = Am Tisch: { $names }.
join-host-begins = { $who } beginnt die Partie.
join-you-begin = Du leitest den Raum: „begin“ beginnt die Partie.
join-you-begin-here = Du leitest den Raum.
join-begin = Partie beginnen
join-said = { $who }: { $text }
join-not-asked = Du bist gerade nicht gefragt; „help“ zeigt, was du eingeben kannst.
join-help-say = allen etwas sagen
join-help-emote = zeigen, wie dir zumute ist: { $names }
join-help-begin = die Partie beginnen, wenn du den Raum leitest
join-help-quit = den Tisch verlassen
join-emote = Wie ist dir zumute?
join-keys = ? Tasten · c Karte · x Ablage · v Tisch · l Verlauf · t Chat · e Laune · q weg
