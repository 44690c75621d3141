### Faire Karten: woraus das Glück eines Spiels gezogen wurde, und ob das stimmt.

## Der Befehl

cli-verify = prüfen, ob das Glück aufgezeichneter Partien das vor dem Geben versiegelte ist
cli-verify-files = Aufzeichnungen von Partien eines Raums; mehrere desselben Raums werden als Kette geprüft
cli-verify-seal = das Siegel des Servers, das du vor dem Geben gesehen hast

fair-file-fits = { $file }: Alles stimmt. Partie { $game } ihres Raums: Das Geben und { $number ->
    [one] 1 spätere Ziehung
   *[other] { $number } spätere Ziehungen
} folgen aus dem versiegelten Geheimnis und den Startwerten.
fair-file-no-proof = { $file }: Diese Aufzeichnung hat keinen Beweis für ihr Glück. Die Partie wurde nicht in einem Raum gespielt, oder bevor es dort Beweise gab.
fair-file-fault = { $file }: { $fault }
fair-file-note = { $file }: { $note }
fair-between-files = zwischen diesen Partien: { $fault }
fair-file-not-read = { $file }: { $reason }

## Was nicht stimmt

fair-malformed = Der Beweis ist nicht lesbar: „{ $field }“ ist nicht, was es sein soll.
fair-secret = Das Geheimnis ist nicht das, was der Server vor dem Geben versiegelt hat.
fair-seal-seen = Das Siegel des Servers ist nicht das, was du vor dem Geben gesehen hast.
fair-terms-seen = Die Bedingungen des Gebens sind nicht die, für die dein Browser seinen Startwert geöffnet hat.
fair-own-seed-dropped = Dein Browser hat seinen Startwert geöffnet, aber die Aufzeichnung sagt, er sei nie gekommen.
fair-seed = Der Startwert von { $player } ist nicht der, der vor dem Geben versiegelt wurde.
fair-seed-of-bot = { $player } ist ein Bot und darf keinen Startwert haben.
fair-seed-too-late = Der Startwert von { $player } war vor dem Geben nicht versiegelt.
fair-chain = Partie { $game } folgt nicht auf die Partien, die vor ihr stehen: Eine wurde geändert, weggelassen oder hinzugefügt.
fair-chain-length = { $number ->
    [one] Vor Partie { $game } steht 1 Partie: Eine fehlt oder ist zu viel.
   *[other] Vor Partie { $game } stehen { $number } Partien: Eine fehlt oder ist zu viel.
}
fair-players = Wer mitspielt, oder die Reihenfolge, ist nicht das, wofür das Geben versiegelt wurde.
fair-edition = Das gespielte Spiel ist nicht das, für das das Geben versiegelt wurde.
fair-options = Die Regeloption „{ $option }“ ist nicht die, für die das Geben versiegelt wurde.
fair-recipe = Das Rezept ist nicht das, für das das Geben versiegelt wurde.
fair-box = Die Karten der Schachtel sind nicht die dieser Ausgabe: „{ $part }“ weicht ab.
fair-cannot-be-dealt = Dieses Programm kann das Spiel nicht geben: { $reason }
fair-hand = Die Hand von { $player } ist nicht, was Geheimnis und Startwerte geben.
fair-pile = Der Spielstapel ist nicht, was Geheimnis und Startwerte geben.
fair-first-player = Es beginnt nicht die Person, die Geheimnis und Startwerte bestimmen.
fair-storage = Der Vorrat am Turm der Macht ist nicht, was Geheimnis und Startwerte geben.
fair-start = Der Anfang ist nicht, was Geheimnis und Startwerte geben: „{ $part }“ weicht ab.
fair-move = Zug { $number }, { $line }, ist unmöglich: { $reason }
fair-outcome = Zug { $number }, { $line }: Geheimnis und Startwerte ergeben stattdessen { $drawn }.
fair-no-end = Die Partie hat kein Ende: Nach Zug { $number } fehlt etwas.
fair-has-an-end = Die Aufzeichnung sagt, dass alle die Partie verlassen haben, aber die Partie hat ein Ende.
fair-draws = Die Liste dessen, woraus der Zufall wählen konnte, gehört nicht zu dieser Partie.
fair-two-games = Es gibt zwei verschiedene Partien mit der Nummer { $game }.
fair-other-game = Partie { $game } folgt auf eine andere Partie { $before } als diese.
fair-missing-game = Partie { $game } wurde in diesem Raum gespielt, aber seine Aufzeichnung fehlt.

## Der Raum vor einem Spiel

fair-title = Faire Karten
fair-game = Partie { $game }
fair-server-seal = Das Siegel des Servers
fair-your-seed = Dein Startwert
    .text = Dein Browser hat ihn erzeugt und zeigt den anderen nur sein Siegel. Er öffnet ihn, wenn die Partie beginnt.
fair-own-words = Deine eigenen Worte darin
    .text = Sie stehen vor dem zufälligen Teil, der bleibt.
fair-new-seed = Neuen Startwert erzeugen
fair-no-seal-yet = noch keines
fair-seals = { $number ->
    [0] Noch kein anderer Browser hat einen Startwert versiegelt.
    [one] 1 anderer Browser hat einen Startwert versiegelt.
   *[other] { $number } andere Browser haben einen Startwert versiegelt.
}
fair-seal-changed = Vorsicht: Der Server hatte für diese Partie vorher ein anderes Siegel gezeigt.
fair-how = Was das beweist und was nicht

## Die Seite, die erklärt und prüft

fair-page-title = Faire Karten
fair-checking = Alles wird noch einmal gezogen …
fair-fits = Alles stimmt.
fair-does-not-fit = Etwas stimmt nicht.
fair-no-proof = Diese Partie hat keinen Beweis für ihr Glück: Sie ist älter als die fairen Karten.
fair-not-there = Diese Partie ist nicht mehr da.
fair-not-a-record = Das ist keine Aufzeichnung einer Partie.
fair-no-answer = Der Server antwortet nicht.
fair-check-secret = Das Geheimnis des Servers ist das, was er vor dem Geben versiegelt hat.
fair-check-seeds = { $number ->
    [0] Kein Browser hat einen Startwert gegeben.
    [one] 1 Browser hat einen Startwert gegeben, und es ist der versiegelte.
   *[other] { $number } Browser haben Startwerte gegeben, und es sind die versiegelten.
}
fair-check-missing = { $player } hatte einen Startwert versiegelt, aber er kam nicht, als die Partie begann.
fair-check-chain = { $number ->
    [0] Es ist die erste Partie ihres Raums.
    [one] Sie folgt auf die Partie davor in ihrem Raum.
   *[other] Sie folgt auf die { $number } Partien davor, in ihrer Reihenfolge.
}
fair-check-chain-begins = Die { $number } Partien davor haben keinen Beweis: Die Kette beginnt hier.
fair-check-deal = Alle Hände, der Spielstapel und wer beginnt, kommen aus Geheimnis und Startwerten.
fair-check-draws = { $number ->
    [0] Nach dem Geben hat der Zufall nichts entschieden.
    [one] Die eine Ziehung nach dem Geben kommt aus Geheimnis und Startwerten.
   *[other] Alle { $number } Ziehungen nach dem Geben kommen aus Geheimnis und Startwerten.
}
fair-check-seen = Dein Browser hat dieses Siegel vor dem Geben gesehen.
fair-check-not-seen = Dein Browser war nicht dabei, als diese Karten versiegelt wurden. Ob das Siegel zuerst da war, kann nur ein Browser sagen, der dabei war.
fair-abandoned = Die Partie wurde nie beendet: Alle haben sie verlassen.
fair-details = Alle Zahlen
fair-secret-itself = Das Geheimnis
fair-seed-of = Der Startwert von { $player }
fair-choose-files = Gespeicherte Aufzeichnungen prüfen
    .text = Eine oder mehrere Aufzeichnungen von Partien, etwa defuse-record.json. Sie bleiben in deinem Browser.
fair-by-command = „defuse verify defuse-record.json“ prüft noch mehr: Es spielt die ganze Partie nach den Regeln noch einmal.

fair-how-title = Wie es geht
fair-how-secret = Vor jedem Geben zieht der Server eine geheime Zahl und zeigt ihr Siegel: einen Fingerabdruck, der zu keiner anderen Zahl passt. So kann er das Geheimnis später nicht austauschen.
fair-how-seeds = Jeder Browser erzeugt einen eigenen Startwert und zeigt zuerst nur sein Siegel. Wenn die Partie beginnt, öffnen die Browser ihre Startwerte. Alles Glück der Partie wird aus Geheimnis und Startwerten zusammen gezogen. Bots haben keinen Startwert.
fair-how-after = Nach der Partie sind Geheimnis und Startwerte Teil der Wiederholung. Alle können dann alles noch einmal ziehen: das Geben, jedes Mischen, jede gestohlene Karte.
fair-how-chain = Die Partien eines Raums sind nummeriert, und jede nennt die Partie davor. Weggeworfene Karten hinterlassen also eine Lücke.
fair-proves-title = Was das beweist
fair-proves-chosen = Niemand hat die Karten ausgesucht: weder der Server noch jemand am Tisch, solange der Startwert eines Browsers am Tisch ehrlich war.
fair-proves-changed = Niemand hat danach etwas geändert: keine Karte, kein Mischen, keine Regeloption, keinen Platz am Tisch.
fair-not-title = Was das nicht beweist
fair-not-told = Dass der Server nichts verrät. Er kennt alle Karten, während ihr spielt, und könnte sie jemandem zeigen. Dafür braucht es Vertrauen zu der Person, die ihn betreibt.
fair-not-withheld = Dass jeder Startwert kam. Der Server und jemand am Tisch könnten dessen Startwert zurückhalten und so zwischen zwei Verteilungen wählen. Die Prüfung nennt alle, deren Startwert nicht kam.
fair-not-friends = Dass am Tisch niemand anderen die eigenen Karten zeigt, und dass Menschen und Bots gut entscheiden: Geprüft wird nur das Glück.
fair-not-alone = Irgendetwas über einen Tisch, an dem alle Browser derselben Person gehören wie der Server.
