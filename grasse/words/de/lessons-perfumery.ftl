# Was die Lektionen von Perfumery sagen; die Schritte stehen in grasse/games/perfumery/lessons.

lesson-first-match-title = Deine erste Partie
lesson-first-match-about = Zwei Runden, zwei Parfums, Schritt für Schritt; dann geht die Partie weiter und gehört dir.
lesson-first-match-goal = Willkommen in deiner Parfümerie! Nimm Parfumkarten, mische die Essenzen, die sie zeigen, und stelle sie her. Nur hergestellte Parfums bringen Punkte: die Zahl im roten Siegel. Wer nach 8 Runden die meisten hat, gewinnt.
lesson-first-match-card = Dieses Parfum braucht eine grüne Essenz in der Kopfnote und je eine florale in Herz und Basis. Es bringt 1 Punkt, im roten Siegel. Die Münze ist kein Preis: So viel ist die Karte wert, wenn du mit ihr bezahlst.
lesson-first-match-round = Eine Runde hat zwei Hälften. Erst die Entwicklung: Alle setzen ihre Parfümeure, reihum einen, und tun, was der Ort sagt. Dann das Mischen: Alle machen Essenzen und stellen Parfums her.
lesson-first-match-acquire = Setze deinen ersten Parfümeur an diese Spalte: Du nimmst alle ihre Karten, das Parfum und das Rezept.
lesson-first-match-not-column = Auch ein guter Ort, aber nimm für diese Lektion die eingekreiste Spalte.
lesson-first-match-hand = Das sind nun deine Karten. Jede ist ein Parfum zum Herstellen, ein Rezept zum Auslegen oder Geld: Man bezahlt mit Karten, nach ihrer Münze.
lesson-first-match-note = Deine drei Noten machen je 1 florale Essenz pro Runde. Wir brauchen auch Grün in der Kopfnote, und dein Rezept macht Grün: Einmal ausgelegt, wirkt es jede Runde bis zum Ende. Setze hier deinen zweiten Parfümeur, um es auszulegen.
lesson-first-match-not-place = Dieser Ort nützt ein andermal. Setze deinen Parfümeur jetzt dorthin, wo der Ring ist.
lesson-first-match-pay = Auslegen kostet die Münze des Rezepts: 2. Du bezahlst mit Handkarten, nach dem Wert ihrer Münze. Bezahle mit deinem Startkapital, Wert 2: Es kommt in eine Spalte, wo alle es nehmen können. Wechselgeld gibt es nicht.
lesson-first-match-not-pay = Dieses Parfum willst du doch herstellen! Bezahle mit dem Startkapital.
lesson-first-match-blend = Alle Parfümeure stehen: Jetzt mischst du. Jede Note arbeitet für sich, von unten nach oben. Unten liegt ihr Plättchen: Es macht 1 florale. Was entsteht, liegt „in Arbeit“ und, wenn die Note fertig ist, in ihrem Lager. Nutze es.
lesson-first-match-not-skip = Man darf einen Effekt auslassen, aber hier brauchst du, was er macht. Nutze ihn.
lesson-first-match-use-recipe = Darüber liegt das Rezept: 1 grüne. Nutze es auch. Herz und Basis mache ich für dich.
lesson-first-match-produce = Grün im Kopf, floral in Herz und Basis: alles, was dieses Parfum verlangt. Was im Lager einer Note liegt, bezahlt nur für diese Note. Stelle das Parfum her!
lesson-first-match-not-produce-done = Noch nicht: Du hast alle Essenzen für dieses Parfum. Stelle es erst her.
lesson-first-match-produced = Dein erster Punkt! Das Parfum bleibt in deinem Regal. Sein kleiner Platz kann 1 grüne Essenz aufheben.
lesson-first-match-evaporated = In der Kopfnote blieb eine florale Essenz: Sie ist weg. Was du weder nutzt noch aufhebst, verdunstet am Ende der Runde.
lesson-first-match-new-round = Neue Runde: Jede Spalte bekam ein Parfum und ein Rezept. Spalte 2 nahm niemand, darum hat sie nun vier Karten.
lesson-first-match-starter = Besucher hat den Startspielermarker, also beginnt er. Du bekommst ihn hier, oder mit der Spalte, in der der kleine Marker liegt. In einer Runde kann er mehrmals wechseln: Wer ihn am Ende hat, beginnt die nächste.
lesson-first-match-acquire-four = Nimm die vier Karten der Spalte 2.
lesson-first-match-want-animal = Dieses Parfum bringt 2 Punkte: Es braucht floral, floral und animalisch in der Basis. Animalisch fehlt. Es gibt zwei Wege.
lesson-first-match-note-base = Der andere ist billiger: Eines deiner Rezepte macht aus einer floralen eine animalische. Die wird in der Basis verlangt, also gehört es dorthin. Setze deinen Parfümeur.
lesson-first-match-install = Lege dieses Rezept aus: Was vor dem Pfeil steht, wird bezahlt, was dahinter steht, gibt es dafür. Aus einer floralen wird eine animalische.
lesson-first-match-not-install = Das verdoppelt florale. Heute brauchen wir das, das animalische macht.
lesson-first-match-installed = Du kannst mehrere auf einmal auslegen und alle bezahlen. Wo schon Rezepte liegen, wählst du den Platz. Die Effekte wirken von unten nach oben: Lege ein Rezept über das, was seine Essenzen gibt. Umlegen kannst du später eines. Eines genügt: Hör hier auf.
lesson-first-match-not-second = Dann müsstest du mit einer Karte bezahlen, die du brauchst. Hör hier auf.
lesson-first-match-pay-perfume = Der Preis ist 1. Bezahle mit dem Parfum, das wir noch nicht machen können. Die erste bezahlte Karte kommt in die Spalte mit den wenigsten Karten, jede weitere eine Spalte weiter links; ein Pfeil neben dem Preis sagt, welche.
lesson-first-match-not-pay-needed = Behalte diese Karte, sie wird nützlich. Bezahle mit der eingekreisten.
lesson-first-match-blend-again = Wieder wird gemischt, von unten nach oben. Nutze den ersten Effekt; die nächsten drei mache ich.
lesson-first-match-mix = Nun dein neues Rezept: Die florale in dieser Note wird animalisch.
lesson-first-match-not-skip-mix = Ohne es gibt es keine animalische für dein Parfum. Nutze es.
lesson-first-match-produce-two = Stelle dein zweites Parfum her, für 2 Punkte. In einer Runde darfst du so viele Parfums herstellen, wie deine Essenzen bezahlen.
lesson-first-match-store = In der Kopfnote ist eine grüne Essenz übrig. Dein erstes Parfum hat einen Platz für Grün: Hebe sie auf, bevor sie verdunstet.
lesson-first-match-not-store-done = Dann verdunstet sie. Hebe sie auf, das kostet nichts.
lesson-first-match-stored = 3 zu 0 Punkte! Was auf einem Parfum aufgehoben ist, bleibt, bis du es brauchst, und bezahlt beim Herstellen für jede Note.
lesson-first-match-tiers = Die römische Zahl ist das Alter der Karten: I, dann II, dann III. Spätere verlangen und bringen mehr. Nach 8 Runden sind die Stapel leer, und die Partie ist aus.
lesson-first-match-many-cards = Vorsicht bei vollen Spalten: Du hältst höchstens 7 Karten, und was zu viel ist, muss sofort weg. Jetzt hast du 4.
lesson-first-match-other-places = Andere Orte: Hier stellst du für 7 einen dritten Parfümeur ein, ein Zug mehr in jeder Runde. „Nachfüllen“ legt eine Essenz auf ein hergestelltes Parfum mit leerem Platz. Ein Ort mit einem Ring ist für die Runde besetzt, sobald jemand dort steht.
lesson-first-match-list-round =
    Eine Runde, kurz gesagt:
    • Parfümeure reihum setzen: Karten einer Spalte, Rezepte, oder ein Ort.
    • Mischen: jede Note von unten nach oben.
    • Parfums herstellen, aufheben, was geht.
    • Der Rest verdunstet, neue Karten kommen.
lesson-first-match-list-points =
    Punkte bringen nur hergestellte Parfums: die Zahl im roten Siegel.
    • Handkarten, Rezepte und Essenzen bringen am Ende nichts.
    • Karten, mit denen du bezahlst, kommen in die Spalten: Andere können sie nehmen.
lesson-first-match-synthetic = Ein Weg: hier für 5 eine synthetische Essenz kaufen. Beim Herstellen ersetzt sie jede andere in der Note, in der sie liegt. Eine florale ist hier umsonst.
lesson-first-match-end = Jetzt ist es deine Partie. Setze deinen Parfümeur und spiel weiter gegen Besucher. Wenn du willst, gibt dir der beste Bot Tipps.

lesson-order-title = Die Reihenfolge der Effekte
lesson-order-about = Von unten nach oben: Wo ein Rezept liegt, zählt.
lesson-order-idea = In der Basisnote liegt ein Rezept, das aus floral animalisch macht. Danach ist nichts Florales übrig. Wir wollen beides.
lesson-order-note = Du hast ein Rezept, das eine florale verdoppelt. Setze deinen Parfümeur an die Basisnote.
lesson-order-not-place = Nützlich, aber in dieser Lektion geht es um die Basisnote.
lesson-order-install = Lege das Rezept aus, das aus einer floralen zwei macht.
lesson-order-not-install = Das ist ein anderes. Wir wollen das, das verdoppelt.
lesson-order-under = Über dem anderen Rezept käme es zu spät: Die florale wäre weg. Lege es darunter.
lesson-order-not-above = Dort oben findet es keine florale mehr. Lege es darunter.
lesson-order-done = Ein Rezept genügt. Hör auf und bezahle.
lesson-order-not-more = Heute nicht: Hör auf und bezahle.
lesson-order-pay = Es kostet 1. Bezahle mit Startkapital; der Rest ist verloren.
lesson-order-not-pay = Behalte die und bezahle mit Startkapital.
lesson-order-double = Mischen: Das Plättchen machte 1 florale. Verdopple sie.
lesson-order-not-skip = Dann wäre die Reihenfolge egal. Nutze es.
lesson-order-turn = Zwei florale liegen da. Mach aus einer eine animalische.
lesson-order-result = Eine florale und eine animalische: Das hat dir die Reihenfolge gebracht.
lesson-order-end = Am Ort zum Umlegen kannst du ein Rezept später verschieben. Du kannst von hier weiterspielen.

lesson-columns-title = Spalten und Bezahlen
lesson-columns-about = Womit du bezahlst, kommt nach einer Regel in die Spalten zurück.
lesson-columns-full = In Spalte 3 liegen sechs Karten: zwei neue, und was vorher bezahlt wurde. Nimm sie alle.
lesson-columns-not-column = Das bringt weniger. Nimm die vollste Spalte.
lesson-columns-limit = Sieben Karten: genau das Limit. Eine achte müsste sofort weg.
lesson-columns-note = Legen wir etwas Teures aus. Setze deinen Parfümeur an die Herznote.
lesson-columns-not-place = Später. Jetzt die Herznote.
lesson-columns-install = Dieses Rezept macht aus einer floralen zwei grüne und kostet 3.
lesson-columns-not-install = Ein billigeres. Nimm für diese Lektion das teure.
lesson-columns-done = Das genügt. Hör auf und bezahle.
lesson-columns-not-more = Heute nicht: Hör auf und bezahle.
lesson-columns-first = Die erste Karte kommt in die Spalte mit den wenigsten Karten (der kleine Marker zählt als eine), bei Gleichstand in die nächste am Stapel: Spalte 3. Bezahle mit dieser.
lesson-columns-not-pay = Bezahle mit der eingekreisten: Die brauchst du am wenigsten.
lesson-columns-second = Jede weitere Karte kommt eine Spalte weiter links: jetzt Spalte 2. Bezahle die fehlenden 2 mit Startkapital.
lesson-columns-not-pay-two = Das ist zu wenig oder zu viel. Das Startkapital ist genau 2 wert.
lesson-columns-change = 3 von 3 sind bezahlt. Du könntest mehr zahlen, aber zurück gibt es nichts. Hör auf zu bezahlen.
lesson-columns-not-more-pay = Diese Karte wäre verschenkt. Hör auf zu bezahlen.
lesson-columns-left = Deine Karten liegen nun in den Spalten. Nächste Runde nimmt sie jemand, vielleicht du.
lesson-columns-end = Überleg also, was du hergibst und in welche Spalte. Du kannst von hier weiterspielen.

lesson-storage-title = Verdunsten und Aufheben
lesson-storage-about = Was nicht aufgehoben ist, ist am Ende der Runde weg.
lesson-storage-idea = Ein Platz auf einem hergestellten Parfum hebt eine Essenz seiner Art auf. Hier wartet eine grüne und dient in jeder Note.
lesson-storage-evaporate = In den Lagern bleibt nichts: Nach dem Herstellen verdunstet der Rest.
lesson-storage-replenish = Der Platz auf deinem anderen Parfum ist leer. An diesem Ort füllst du ihn aus dem Vorrat: 1 animalische, umsonst.
lesson-storage-not-place = Geht auch. Aber sieh erst nach dem leeren Platz.
lesson-storage-filled = Da liegt sie, bis du mit ihr bezahlst.
lesson-storage-skip = Mischen: Dieses Parfum will nur florale, verwandle also die in der Basis nicht. Lass das Rezept aus.
lesson-storage-not-use = Dann fehlt in der Basis eine florale. Lass es diesmal aus.
lesson-storage-produce = Stelle es her: ein kleines Parfum, aber mit eigenem Platz.
lesson-storage-not-done = Alles ist da. Stelle es erst her.
lesson-storage-gone = Die grüne Essenz dieser Runde hatte keinen Platz mehr: Sie ist weg. Was aufgehoben war, ist noch da.
lesson-storage-end = Parfums mit Plätzen helfen später bei den großen. Du kannst von hier weiterspielen.

lesson-synthetic-title = Synthetische Essenzen
lesson-synthetic-about = Eine Essenz, die für jede andere steht.
lesson-synthetic-idea = Dieses Parfum bringt 5 Punkte. Es will Grün; Floral und Grün; Floral und Grün.
lesson-synthetic-count = Dein Kopf macht eine grüne, und eine ist hier aufgehoben. Zwei für drei: Eine fehlt.
lesson-synthetic-place = Hier kauft man eine Essenz. Setze deinen Parfümeur.
lesson-synthetic-not-place = Das bringt die fehlende grüne nicht.
lesson-synthetic-synthetic = Florale sind umsonst, helfen aber nicht. Nimm eine synthetische für 5.
lesson-synthetic-not-floral = Florale haben wir genug. Nimm die synthetische.
lesson-synthetic-base = Sie dient nur der Note, in der sie liegt. In der Basis fehlt die grüne: Lege sie dorthin.
lesson-synthetic-not-note = Dort fehlt nichts, wenn die aufgehobene grüne ins Herz geht. Lege sie in die Basis.
lesson-synthetic-pay = Zahle 5 mit beiden Startkapitalen und dem billigen Rezept. Beginne mit diesem; den Rest mache ich.
lesson-synthetic-not-pay = Beginne mit der eingekreisten.
lesson-synthetic-skip = Die Basis braucht ihre florale: Lass das Rezept aus, das sie verwandelt.
lesson-synthetic-not-use = Dann ist die florale in der Basis weg. Lass es aus.
lesson-synthetic-produce = Grün, aufgehobenes Grün und synthetisch für das dritte. Stelle es her!
lesson-synthetic-not-other = Das bringt 1 Punkt, dieses 5.
lesson-synthetic-not-done = 5 Punkte warten. Stelle es erst her.
lesson-synthetic-worth = 5 in Karten für 5 Punkte: ein guter Tausch, denn Münzen zählen am Ende nicht.
lesson-synthetic-end = Beim Mischen ist eine synthetische nur synthetisch; beim Herstellen ist sie alles. Du kannst von hier weiterspielen.

lesson-first-player-title = Zuerst dran sein
lesson-first-player-about = Der Startmarker, und was er wert ist.
lesson-first-player-idea = Wer den Startmarker hat, setzt nächste Runde zuerst und wählt aus allen Spalten. Besucher hat ihn.
lesson-first-player-take = Er kommt mit der Spalte, in der der kleine Marker liegt, oder von diesem Ort. Nimm ihn.
lesson-first-player-not-place = Auch nützlich, aber dann bleibt Besucher vorn.
lesson-first-player-blend = Mischen wie immer. Das Parfum in deiner Hand will florale: Lass dieses Rezept aus.
lesson-first-player-not-use = Dann fehlt eine florale. Lass es aus.
lesson-first-player-produce = Stelle es her, für 1 Punkt und einen Platz.
lesson-first-player-not-done = Alles ist da. Stelle es erst her.
lesson-first-player-choice = Du bist zuerst dran: Alle Spalten sind noch voll, und diese hat fünf Karten.
lesson-first-player-end = Zuerst zu sein kostet einen Zug: Tu es, wenn eine Spalte es wert ist. Du kannst von hier weiterspielen.
