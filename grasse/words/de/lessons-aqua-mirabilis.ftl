# Was die Lektionen von Aqua Mirabilis sagen; die Schritte stehen in grasse/games/aqua_mirabilis/lessons.

lesson-first-match-title = Deine erste Partie
lesson-first-match-about = Von der ersten Blüte bis zum Parfum in Versailles, Schritt für Schritt; dann geht die Partie weiter und gehört dir.
lesson-first-match-goal = Willkommen! Du machst Parfums und führst sie hier vor, in Versailles: Das bringt Punkte. Wer nach 4 Wochen die meisten hat, gewinnt.
lesson-first-match-way = Der Weg hat vier Schritte: Blüten auf dem Markt nehmen, sie durch eine Produktion zu Essenzen machen, nach einem Rezept ein Parfum schaffen und es vorführen.
lesson-first-match-dial = Das ist deine Sonnenuhr: 5 Aktionspunkte. Dein Zug ist eins von beiden: eine Aktion, bezahlt mit Aktionspunkten (die Zahl in der kleinen Sonne), oder eine Produktion.
lesson-first-match-market = Sechs Stände, sechs Blüten. Geh zum Lavendelstand, für 1 Aktionspunkt.
lesson-first-match-not-act = Ein guter Ort für einen anderen Tag. Geh jetzt dorthin, wo der Ring ist.
lesson-first-match-workers = Du nimmst eine Blüte an deinem Stand und eine an jedem Stand mit Arbeiter: Dieser bringt Narzisse. Du könntest sie erst umstellen, für je 1 Aktionspunkt. Lass sie stehen.
lesson-first-match-not-worker = Das kostet einen Aktionspunkt, den du brauchst. Lass sie stehen.
lesson-first-match-extra = Das ist dein Originalitätsmarker: Er kauft sofort einen zweiten Zug oder zählt am Ende 1 Punkt. Behalte ihn vorerst: kein Extrazug.
lesson-first-match-not-extra = Noch nicht: Behalte den Marker.
lesson-first-match-flowers = Drei Blüten für einen Aktionspunkt: Lavendel von deinem Stand, Bergamotte und Narzisse von den Arbeitern. Aber Vorsicht: Was du in deiner Produktion weder nutzt noch lagerst, ist verloren.
lesson-first-match-again = Dieselbe Aktion geht nicht zweimal hintereinander, aber ein anderer Stand ist eine andere. Geh zum Jasminstand.
lesson-first-match-not-produce = Produzieren kommt später. Erst der eingekreiste Ort.
lesson-first-match-points = Deine Uhr steht auf 3. Je mehr Aktionspunkte beim Produzieren übrig sind, desto mehr Produktionspunkte: 4 bei Stand 4, 3 bei 3 oder 2, und 2 bei 1.
lesson-first-match-produce = Hör also auf zu sammeln: Produziere in diesem Zug statt einer Aktion. Danach steht die Uhr wieder auf 5.
lesson-first-match-not-act-now = Du hast die Blüten, die du brauchst. Produziere jetzt.
lesson-first-match-method = Deine einzige Methode ist die Destillation: 1 Produktionspunkt macht aus einer Blüte, nur nicht aus Rose, eine Essenz. Du hast 3 Punkte. Nutze sie.
lesson-first-match-not-done = Deine Punkte wären verloren. Nutze die Methode.
lesson-first-match-input = Beginne mit Lavendel. Jasmin und Bergamotte destilliere ich für dich.
lesson-first-match-not-input = Die kommt gleich. Erst Lavendel.
lesson-first-match-recipe = Ein Parfum braucht ein Rezept; Erfahrung seiner Stufe oder mehr (die Zahl: 1, und du hast 1), die nie verbraucht wird; eine Essenz seiner Basis, hier Lavendel; und für jeden leeren Platz eine andere Essenz, die Ergänzung.
lesson-first-match-create = Ein Parfum zu schaffen kostet keine Aktion. Drücke auf das golden umrandete Rezept.
lesson-first-match-not-create = Das geht auch. Aber der König will heute Lavendel, du wirst sehen.
lesson-first-match-not-done-yet = Erst dein Parfum: Alles ist da.
lesson-first-match-complement = Eine Lavendelessenz geht für die Basis weg. Welche Essenz wird die Ergänzung? Jasmin: Den liebt der Hof heute.
lesson-first-match-not-complement = Behalte Bergamotte für eine Dame. Nimm Jasmin.
lesson-first-match-store = Eine Blüte ist übrig. Was du nicht lagerst, welkt. Lege sie auf deine Methode für die nächste Produktion.
lesson-first-match-not-store-done = Dann ist die Blüte verloren. Lagere sie.
lesson-first-match-coach = Jede Produktion bewegt auch deine Kutsche, höchstens so viele Schritte, wie unter der Sonnenuhr stehen. Hält sie in einer Stadt, nimmst du dort ein Plättchen. Fahr 2 Schritte nach links: Dann ist es noch ein Schritt nach Paris.
lesson-first-match-not-coach = Köln und Florenz verlangen Briefe des Hofes. Fahr nach links, 2 Schritte.
lesson-first-match-day = Eine Produktion beendet einen Tag, ebenso eine Uhr bei 0. Zu zweit fallen Tage aus. Am Sonntag werden die Stände gefüllt.
lesson-first-match-court = Nun an den Hof: Paar A, für 1 Aktionspunkt. Der Edelmann gibt dir einen Empfehlungsbrief: Damit zahlt der Hof, mit besseren mehr, und Städte öffnen sich. Die Dame nimmt Geschenke.
lesson-first-match-gift = Dame A mag Bergamotte, Jasmin und Lavendel. Für jedes Geschenk legst du danach einen Einfluss. Schenk ihr die Bergamotteessenz.
lesson-first-match-not-skip = Die Bergamotte hat jetzt keinen besseren Zweck. Verschenke sie.
lesson-first-match-peek = Du darfst ihren Schlussbonus ansehen: umsonst, und nur du siehst ihn. Am Ende zählt er für alle. Sieh ihn an, und zeig dann darauf, um ihn zu lesen.
lesson-first-match-not-peek = Es kostet nichts. Sieh hin.
lesson-first-match-influence = Lege deinen Einfluss. Wer bei einer Dame den meisten Einfluss hat, hat ihre Gunst und am Ende 5 Punkte.
lesson-first-match-not-influence = Dann wäre das Geschenk umsonst. Lege ihn.
lesson-first-match-king = In Versailles ist jede Spalte eine Basis, jede Zeile eine Ergänzung. Der König steht an der Lavendelspalte: Ein Parfum mit dieser Basis bringt 3 Punkte mehr.
lesson-first-match-court-row = Der Hof steht an der Jasminzeile: Er zahlt für diese Ergänzung, 1 Punkt mit Brief 1, bis zu 5 mit Brief 4. Wo sich König und Hof treffen, 1 mehr.
lesson-first-match-versailles = Dein Parfum ist Lavendel mit Jasmin: beides! Geh nach Versailles.
lesson-first-match-present = Führe es vor. Dazu 1 Punkt für jeden freien Platz im Feld.
lesson-first-match-not-finish = Du bist doch zum Vorführen gekommen!
lesson-first-match-not-court-step = Das ist die Gunst der Dame: Sie bewegt den Hof weg. Nicht jetzt.
lesson-first-match-scored = 7 Punkte: 2 für freie Plätze, 3 vom König, 1 vom Hof, 1 für die Kreuzung. Und ein Originalitätsmarker. Verlass Versailles.
lesson-first-match-token = Du hast nun zwei Marker. Jeder ist am Ende 1 Punkt wert oder ein Extrazug. Nimm einen Extrazug.
lesson-first-match-not-no = Probiere es einmal: Nimm den Extrazug.
lesson-first-match-more = Sammle für das nächste Parfum: Geh zum Stand der Orangenblüten.
lesson-first-match-sunday = Am Sonntag können alle Parfums wieder vorgeführt werden. Jede Vorführung lässt einen Würfel in ihrem Feld. Der Hof geht zur anderen Zeile mit den meisten Würfeln, der König zur anderen Spalte mit den wenigsten; bei Gleichstand zur nächsten, nach unten oder rechts.
lesson-first-match-school = Hier lernst du: bessere Methoden, mehr Blüten, mehr Punkte. Jede Lehre bringt auch Erfahrung, und die öffnet bessere Rezepte: solche mit zwei Ergänzungen, die beide zählen (der König zahlt einmal). Eine höhere Stufe bringt von sich aus nichts, außer für einen Schlussbonus.
lesson-first-match-travel = Jedes Stadtplättchen gibt 1 Erfahrung. Du darfst es einmal für seinen Effekt umdrehen: Dann zählt sein Prestige, die Zahl darauf, am Ende, aber seine Erfahrung ist weg. Eine Aktion bringt das oberste; deine Kutsche darf wählen.
lesson-first-match-last = Die Partie endet, wenn jemand diesen letzten Sonntag erreicht: Die anderen haben noch einen Zug. Dann ziehen König und Hof beide dorthin, wo die wenigsten Würfel sind, und jedes Parfum zählt noch einmal, aber ohne Gunst und Stadtplättchen.
lesson-first-match-list-round =
    Ein Zug, kurz gesagt:
    • Entweder eine Aktion: Markt, Schule, Hof, Reise oder Versailles, für Aktionspunkte.
    • Oder eine Produktion: Blüten werden Essenzen, die Kutsche fährt, die Uhr geht auf 5.
    • Jederzeit im Zug: Parfums schaffen, Plättchen umdrehen.
lesson-first-match-list-points =
    Punkte kommen von:
    • Vorführungen: freie Plätze, König, Hof.
    • am Ende: jedes Parfum noch einmal (ohne Gunst und Plättchen), 1 je Originalitätsmarker, umgedrehte Stadtplättchen, 5 je Dame, bei der du führst, und die verdeckten Boni.
lesson-first-match-list-limits =
    Was anfangs überrascht:
    • Ein Besuch in Versailles führt ein Parfum vor.
    • Du hast Platz für drei Parfums. Ein viertes ersetzt eines.
    • Ein volles Feld bringt nichts, auch vom Hof nicht.
lesson-first-match-list-rest =
    Noch zwei Dinge:
    • Die Gunst einer Dame hat, wer mehr Einfluss hat als alle anderen; zwei kannst du halten.
    • Ohne Blume, oder mit der Uhr auf 5, kannst du nicht produzieren.
lesson-first-match-end = Jetzt ist es deine Partie. Spiel weiter gegen Besucher. Wenn du willst, gibt dir der beste Bot Tipps.

lesson-workers-title = Der Markt und seine Arbeiter
lesson-workers-about = Wie eine Aktion die Blüten bringt, die du willst.
lesson-workers-idea = Arbeiter helfen jedem, der kommt: Du nimmst eine Blüte an deinem Stand und eine an jedem Stand mit Arbeiter.
lesson-workers-stall = Wir wollen zwei Lavendelblüten. Geh zum Lavendelstand.
lesson-workers-not-act = Diese Lektion ist am Lavendelstand.
lesson-workers-move = Ein Arbeiter an deinem Stand bringt eine zweite Blüte. Stell diesen zum Lavendel, für 1 Aktionspunkt mehr.
lesson-workers-not-worker = Stell den eingekreisten Arbeiter zum Lavendelstand.
lesson-workers-not-done = Dann gibt es nur einen Lavendel. Stell erst einen Arbeiter um.
lesson-workers-done = Der andere bleibt bei Bergamotte: das ist die dritte Blüte. Lass ihn.
lesson-workers-not-second = Das kostet noch einen Aktionspunkt. Lass ihn.
lesson-workers-took = Zwei Lavendel und eine Bergamotte, für 2 Aktionspunkte.
lesson-workers-extra = Kein Extrazug jetzt.
lesson-workers-not-extra = Behalte den Marker.
lesson-workers-same = Die Arbeiter bleiben für alle dort. Und zweimal hintereinander geht derselbe Stand nicht.
lesson-workers-end = Zwei gleiche Blüten kostet auch eine neue Methode. Du kannst von hier weiterspielen.

lesson-methods-title = Methoden
lesson-methods-about = Mehr Essenzen aus denselben Blüten.
lesson-methods-idea = Destillation: eine Blüte, eine Essenz, 1 Produktionspunkt. Andere Methoden machen mehr daraus.
lesson-methods-school = Eine Methode kostet zwei gleiche Blüten, und du hast zwei Lavendel. Geh zu dieser Schule, für 1 Aktionspunkt.
lesson-methods-not-act = Diese Lektion ist an der eingekreisten Schule.
lesson-methods-not-produce = Du könntest destillieren. Aber lerne erst.
lesson-methods-tile = Mazeration: 2 verschiedene, 2 Essenzen. Extraktion: 2 gleiche, 2. Enfleurage: 2 gleiche, 3. Pressung: 1 Bergamotte oder Orangenblüte, 2 Essenzen! Nimm die.
lesson-methods-not-tile = Auch gut. Aber du hast eine Bergamotte: Pressung ist am besten.
lesson-methods-experience = Deine Erfahrung ist nun 2: Rezepte der Stufe 2 sind offen. Kein Extrazug.
lesson-methods-not-extra = Behalte den Marker.
lesson-methods-produce = Probiere es nun: Produziere.
lesson-methods-not-act-now = Probiere erst die neue Methode: Produziere.
lesson-methods-use = Presse deine Bergamotte.
lesson-methods-not-distil = Das macht eine Essenz, Pressung zwei.
lesson-methods-not-done = Nutze erst deine Methode.
lesson-methods-result = Zwei Essenzen aus einer Blüte.
lesson-methods-end = Drei Methoden passen auf dein Brett, und jede kann auch Blüten lagern. Du kannst von hier weiterspielen.

lesson-ladies-title = Die Damen
lesson-ladies-about = Geschenke, Einfluss und Gunst.
lesson-ladies-idea = Jede Dame mag bestimmte Geschenke: Dame A Essenzen von Bergamotte, Jasmin oder Lavendel, je eine.
lesson-ladies-court = Geh zu Paar A. Der Edelmann gibt dir Brief 1, der Paar B und London öffnet.
lesson-ladies-not-act = Diese Lektion ist bei Paar A.
lesson-ladies-not-produce = Keine Blüten heute. Geh zu Paar A.
lesson-ladies-gift = Jedes Geschenk legt einen Einfluss. Schenk Bergamotte.
lesson-ladies-not-gift = Schenk die eingekreiste Essenz.
lesson-ladies-not-skip = Ohne Geschenk kein Einfluss.
lesson-ladies-second = Du darfst mehrere geben. Schenk auch Jasmin.
lesson-ladies-not-enough = Noch eines macht deinen Vorsprung sicher.
lesson-ladies-keep = Behalte Lavendel für ein Parfum. Schenk nur das.
lesson-ladies-not-third = Du brauchst sie für ein Parfum.
lesson-ladies-peek = Sieh ihren Schlussbonus an: Jetzt siehst nur du ihn, am Ende zählt er für alle.
lesson-ladies-not-peek = Wissen ist umsonst. Sieh hin.
lesson-ladies-place = Lege deinen Einfluss, zwei für zwei Geschenke.
lesson-ladies-not-done = Du hast dafür geschenkt. Lege ihn.
lesson-ladies-favour = Du hast am meisten: Die Gunst gehört dir, solange niemand gleichzieht. Damit bewegst du den Hof in Versailles um eine Zeile. Kein Extrazug.
lesson-ladies-not-extra = Behalte den Marker.
lesson-ladies-five = Am Ende bringt jede Dame, bei der du führst, 5 Punkte. Aber nur zwei Gunsten kannst du halten.
lesson-ladies-end = Höhere Damen wollen seltenere Geschenke, und ihre Edelmänner bessere Briefe. Du kannst von hier weiterspielen.

lesson-journeys-title = Reisen
lesson-journeys-about = Stadtplättchen: drei Nutzen in einem.
lesson-journeys-idea = Ein Plättchen ist dreierlei wert: Erfahrung, solange du es hältst, einmal sein Effekt, und am Ende Prestige, wenn du es genutzt hast.
lesson-journeys-travel = Reise nach Paris, für 2 Aktionspunkte: Du nimmst das oberste Plättchen.
lesson-journeys-not-act = Diese Lektion geht nach Paris.
lesson-journeys-experience = Deine Erfahrung ist nun 2: Damit gehen Rezepte der Stufe 2.
lesson-journeys-flip = Dreh es für seinen Effekt um: 2 Lavendelblüten und 2 Narzissen. Das kostet keine Aktion, aber die Erfahrung ist wieder weg.
lesson-journeys-not-end = Du könntest es behalten. Für diese Lektion dreh es um.
lesson-journeys-flowers = Vier Blüten auf einmal, und am Ende 1 Punkt Prestige. Kein Extrazug.
lesson-journeys-not-extra = Behalte den Marker.
lesson-journeys-coach = Auch deine Kutsche bringt Plättchen: Sie fährt bei jeder Produktion. Hält sie an einer Stadt, wählst du frei.
lesson-journeys-letters = London, Köln und Florenz verlangen die Briefe 1, 2 und 3 des Hofes.
lesson-journeys-end = Dreh Plättchen vor dem Ende um: Ungenutzte bringen kein Prestige. Du kannst von hier weiterspielen.

lesson-king-and-court-title = König und Hof
lesson-king-and-court-about = Was eine Vorführung bringt.
lesson-king-and-court-king = Spalten sind Basen. Ein Parfum in der Spalte des Königs bringt 3 Punkte mehr.
lesson-king-and-court-court = Zeilen sind die anderen Düfte. Die Zeile des Hofes bringt Punkte für deinen Brief: 1, 2, 3 oder 5.
lesson-king-and-court-letter = Du hast Brief 1, also gibt der Hof 1 Punkt. Ohne Brief gibt er keinen.
lesson-king-and-court-go = Geh nach Versailles.
lesson-king-and-court-not-act = Diese Lektion ist in Versailles.
lesson-king-and-court-not-produce = Dein Parfum ist fertig. Geh nach Versailles.
lesson-king-and-court-present = Lavendel mit Jasmin liegt, wo König und Hof sich treffen. Führe es vor.
lesson-king-and-court-not-finish = Führe erst dein Parfum vor.
lesson-king-and-court-not-step = Dann verließe der Hof deine Zeile. Führe erst vor.
lesson-king-and-court-count = 2 für freie Plätze, 3 vom König, 1 vom Hof, 1 für die Kreuzung: 7 Punkte. Ein volles Feld brächte nichts.
lesson-king-and-court-step = Die Gunst von Dame A lässt dich den Hof bewegen, einmal je Besuch. Bewege ihn, damit andere nichts davon haben.
lesson-king-and-court-not-finish-step = Nutze erst die Gunst.
lesson-king-and-court-stop = Kein Extrazug jetzt.
lesson-king-and-court-not-extra = Behalte den Marker.
lesson-king-and-court-sunday = Am Sonntag folgt der Hof der Mode, zur Zeile mit den meisten Würfeln; der König sucht Neues, in der Spalte mit den wenigsten. Am letzten Sonntag suchen beide die wenigsten.
lesson-king-and-court-end = Dann können alle Parfums wieder vorgeführt werden. Plane, wo beide stehen werden. Du kannst von hier weiterspielen.
