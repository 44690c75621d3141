### Faire Karten: woraus das Glück eines Spiels gezogen wurde, und ob das stimmt.

## Der Befehl

cli-verify = prüfen, ob das Glück aufgezeichneter Spiele das vor dem Geben versiegelte ist
cli-verify-files = Aufzeichnungen von Spielen eines Raums; mehrere desselben Raums werden als Kette geprüft
cli-verify-seal = das Siegel des Servers, das du vor dem Geben gesehen hast

fair-file-fits = { $file }: Alles stimmt. Spiel { $game } seines Raums: Das Geben und { $number ->
    [one] 1 spätere Ziehung
   *[other] { $number } spätere Ziehungen
} folgen aus dem versiegelten Geheimnis und den Saaten.
fair-file-no-proof = { $file }: Diese Aufzeichnung hat keinen Beweis für ihr Glück. Sie stammt aus keinem Raum, oder aus der Zeit davor.
fair-file-fault = { $file }: { $fault }
fair-file-note = { $file }: { $note }
fair-between-files = zwischen diesen Spielen: { $fault }
fair-file-not-read = { $file }: { $reason }

## Was nicht stimmt

fair-malformed = Der Beweis ist nicht lesbar: „{ $field }“ ist nicht, was es sein soll.
fair-secret = Das Geheimnis ist nicht das, was der Server vor dem Geben versiegelt hat.
fair-seal-seen = Das Siegel des Servers ist nicht das, was du vor dem Geben gesehen hast.
fair-terms-seen = Die Bedingungen des Gebens sind nicht die, für die dein Browser seine Saat geöffnet hat.
fair-own-seed-dropped = Dein Browser hat seine Saat geöffnet, aber die Aufzeichnung sagt, sie sei nie gekommen.
fair-seed = Die Saat von { $player } ist nicht die, die vor dem Geben versiegelt wurde.
fair-seed-of-bot = { $player } ist ein Bot und darf keine Saat haben.
fair-seed-too-late = Die Saat von { $player } war vor dem Geben nicht versiegelt.
fair-chain = Spiel { $game } folgt nicht auf die Spiele, die vor ihm stehen: Eines wurde geändert, weggelassen oder hinzugefügt.
fair-chain-length = { $number ->
    [one] Vor Spiel { $game } steht 1 Spiel: Eines fehlt oder ist zu viel.
   *[other] Vor Spiel { $game } stehen { $number } Spiele: Eines fehlt oder ist zu viel.
}
fair-players = Die Spieler oder ihre Reihenfolge sind nicht die, für die das Geben versiegelt wurde.
fair-edition = Das gespielte Spiel ist nicht das, für das das Geben versiegelt wurde.
fair-options = Die Regeloption „{ $option }“ ist nicht die, für die das Geben versiegelt wurde.
fair-recipe = Das Rezept ist nicht das, für das das Geben versiegelt wurde.
fair-box = Die Karten der Schachtel sind nicht die dieser Ausgabe: „{ $part }“ weicht ab.
fair-cannot-be-dealt = Dieses Programm kann das Spiel nicht geben: { $reason }
fair-hand = Die Hand von { $player } ist nicht, was Geheimnis und Saaten geben.
fair-pile = Der Nachziehstapel ist nicht, was Geheimnis und Saaten geben.
fair-first-player = Es beginnt nicht, wen Geheimnis und Saaten bestimmen.
fair-storage = Das Lager des Turms der Macht ist nicht, was Geheimnis und Saaten geben.
fair-start = Der Anfang ist nicht, was Geheimnis und Saaten geben: „{ $part }“ weicht ab.
fair-move = Zug { $number }, { $line }, ist unmöglich: { $reason }
fair-outcome = Zug { $number }, { $line }: Geheimnis und Saaten ergeben stattdessen { $drawn }.
fair-no-end = Das Spiel hat kein Ende: Nach Zug { $number } fehlt etwas.
fair-draws = Die Liste dessen, woraus der Zufall wählen konnte, gehört nicht zu diesem Spiel.
fair-two-games = Es gibt zwei verschiedene Spiele mit der Nummer { $game }.
fair-other-game = Spiel { $game } folgt auf ein anderes Spiel { $before } als dieses.
fair-missing-game = Spiel { $game } wurde in diesem Raum gespielt, aber seine Aufzeichnung fehlt.

## Der Raum vor einem Spiel

fair-title = Faire Karten
fair-game = Spiel { $game }
fair-server-seal = Das Siegel des Servers
fair-your-seed = Deine Saat
    .text = Dein Browser hat sie erzeugt und zeigt den anderen nur ihr Siegel. Er öffnet sie, wenn das Spiel beginnt.
fair-own-words = Deine eigenen Worte darin
    .text = Sie stehen vor dem zufälligen Teil, der bleibt.
fair-new-seed = Neue Saat erzeugen
fair-no-seal-yet = noch keines
fair-seals = { $number ->
    [0] Noch kein anderer Browser hat eine Saat versiegelt.
    [one] 1 anderer Browser hat eine Saat versiegelt.
   *[other] { $number } andere Browser haben eine Saat versiegelt.
}
fair-seal-changed = Vorsicht: Der Server hatte für dieses Spiel vorher ein anderes Siegel gezeigt.
fair-how = Was das beweist und was nicht

## Die Seite, die erklärt und prüft

fair-page-title = Faire Karten
fair-checking = Alles wird noch einmal gezogen …
fair-fits = Alles stimmt.
fair-does-not-fit = Etwas stimmt nicht.
fair-no-proof = Dieses Spiel hat keinen Beweis für sein Glück: Es ist älter als die fairen Karten.
fair-not-there = Dieses Spiel ist nicht mehr da.
fair-not-a-record = Das ist keine Aufzeichnung eines Spiels.
fair-no-answer = Der Server antwortet nicht.
fair-check-secret = Das Geheimnis des Servers ist das, was er vor dem Geben versiegelt hat.
fair-check-seeds = { $number ->
    [0] Kein Browser hat eine Saat gegeben.
    [one] 1 Browser hat eine Saat gegeben, und es ist die versiegelte.
   *[other] { $number } Browser haben Saaten gegeben, und es sind die versiegelten.
}
fair-check-missing = { $player } hatte eine Saat versiegelt, aber sie kam nicht, als das Spiel begann.
fair-check-chain = { $number ->
    [0] Es ist das erste Spiel seines Raums.
    [one] Es folgt auf das Spiel davor in seinem Raum.
   *[other] Es folgt auf die { $number } Spiele davor, in ihrer Reihenfolge.
}
fair-check-chain-begins = Die { $number } Spiele davor haben keinen Beweis: Die Kette beginnt hier.
fair-check-deal = Alle Hände, der Nachziehstapel und wer beginnt, kommen aus Geheimnis und Saaten.
fair-check-draws = { $number ->
    [0] Nach dem Geben hat der Zufall nichts entschieden.
    [one] Die 1 Ziehung nach dem Geben kommt aus Geheimnis und Saaten.
   *[other] Alle { $number } Ziehungen nach dem Geben kommen aus Geheimnis und Saaten.
}
fair-check-seen = Dein Browser hat dieses Siegel vor dem Geben gesehen.
fair-check-not-seen = Dein Browser war nicht dabei, als diese Karten versiegelt wurden. Ob das Siegel zuerst da war, kann nur ein Browser sagen, der dabei war.
fair-abandoned = Das Spiel wurde nie beendet: Alle haben es verlassen.
fair-details = Alle Zahlen
fair-secret-itself = Das Geheimnis
fair-seed-of = Die Saat von { $player }
fair-choose-files = Gespeicherte Aufzeichnungen prüfen
    .text = Eine oder mehrere Aufzeichnungen von Spielen, wie defuse-record.json. Sie bleiben in deinem Browser.
fair-by-command = „defuse verify defuse-record.json“ prüft noch mehr: Es spielt das ganze Spiel nach den Regeln noch einmal.

fair-how-title = Wie es geht
fair-how-secret = Vor jedem Geben zieht der Server eine geheime Zahl und zeigt ihr Siegel: einen Fingerabdruck, der zu keiner anderen Zahl passt. So kann er das Geheimnis später nicht austauschen.
fair-how-seeds = Jeder Browser erzeugt eine eigene Saat und zeigt zuerst nur ihr Siegel. Wenn das Spiel beginnt, öffnen die Browser ihre Saaten. Alles Glück des Spiels wird aus Geheimnis und Saaten zusammen gezogen. Bots haben keine Saat.
fair-how-after = Nach dem Spiel sind Geheimnis und Saaten Teil der Wiederholung. Jeder kann dann alles noch einmal ziehen: das Geben, jedes Mischen, jede gestohlene Karte.
fair-how-chain = Die Spiele eines Raums sind nummeriert, und jedes nennt das Spiel davor. Weggeworfene Karten hinterlassen also eine Lücke.
fair-proves-title = Was das beweist
fair-proves-chosen = Niemand hat die Karten ausgesucht: weder der Server noch ein Spieler, solange die Saat eines Browsers am Tisch ehrlich war.
fair-proves-changed = Niemand hat danach etwas geändert: keine Karte, kein Mischen, keine Regeloption, keinen Spieler.
fair-not-title = Was das nicht beweist
fair-not-told = Dass der Server nichts verrät. Er kennt alle Karten, während ihr spielt, und könnte sie jemandem zeigen. Dafür braucht es Vertrauen zu dem Menschen, der ihn betreibt.
fair-not-withheld = Dass jede Saat kam. Der Server und ein Freund am Tisch könnten die Saat des Freundes zurückhalten und so zwischen zwei Gaben wählen. Die Prüfung nennt alle, deren Saat nicht kam.
fair-not-friends = Dass Spieler einander ihre Karten nicht zeigen, und dass Menschen und Bots gut entscheiden: Geprüft wird nur das Glück.
fair-not-alone = Irgendetwas über einen Tisch, an dem alle Browser demselben Menschen gehören wie der Server.
