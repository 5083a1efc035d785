# Was die Lektionen von Parfum sagen; die Schritte stehen in grasse/games/parfum/lessons.

lesson-first-match-title = Deine erste Partie
lesson-first-match-about = Eine ganze Runde, Schritt für Schritt; dann geht die Partie weiter und gehört dir.
lesson-first-match-goal = Willkommen in Grasse! Du machst Parfums und verkaufst sie. Münzen sind deine Punkte: Du gibst sie nie aus. Diese Leiste zählt sie, und wer am Ende die meisten hat, gewinnt.
lesson-first-match-customers = Das sind die Kunden. Sie kaufen Flakons: die Fläschchen eines fertigen Parfums. Dieser Kunde will ein Parfum mit 1 Rose und zahlt 4 Münzen für einen Flakon.
lesson-first-match-notes = Ein Parfum besteht aus Noten: Kopf, Herz und Basis. Eine Note kostet Kolben, und Kolben kommen von Würfeln. Diese Kopfnote kostet einen Rosenkolben und bringt sofort 1 Münze.
lesson-first-match-perfumes = Ein kleines Parfum ist Kopf und Basis: Es füllt 2 Flakons. Ein großes hat auch ein Herz: 3 Flakons. Merke: Kolben auf Würfeln bezahlen Noten, Flakons werden verkauft.
lesson-first-match-round =
    Eine Runde hat drei Teile, in dieser Reihenfolge:
    • Uhren: Alle wählen, wann sie aufstehen.
    • Züge, einer für jede Uhr: Aktionen bringen Würfel, Wasser und neue Noten. Dann fallen deine Würfel, du bezahlst damit Noten und legst sie in Parfums.
    • Verkauf: Alle verkaufen Flakons.
lesson-first-match-clock = Erster Teil, die Uhren: römisch die Reihenfolge, darunter die Aktionen: Eine Aktion nimmt einen Würfel, ein Brunnenplättchen oder eine neue Note. Eine frühe Uhr ist zuerst bei den Noten und den Kunden, hat aber wenige Aktionen. Nimm Uhr I.
lesson-first-match-second-clock = Zu zweit hat jeder zwei Uhren, und jede Uhr ist ein eigener Zug. Nimm jetzt die späte Uhr IV: als Letzter dran, aber 6 Aktionen.
lesson-first-match-not-clock = Auch eine gute Uhr! Nimm für diese Lektion die eingekreiste.
lesson-first-match-actions = Uhr I: Du bist dran, mit 3 Aktionen. Eine Aktion ist eins von dreien: einen Würfel nehmen, ein Brunnenplättchen nehmen oder, wenn ein Platz leer ist, eine neue Note aus dem Beutel ziehen. Nach der letzten fallen alle deine Würfel.
lesson-first-match-rose-die = Wir wollen zwei Noten: den Kopf aus Rose und die Basis aus Bergamotte. Sie kosten einen Rosen- und einen Bergamottekolben. Nimm also einen Rosenwürfel.
lesson-first-match-bergamot-die = Und einen Würfel Bergamotte. Die Punkte unter dem Namen sind seine 6 Seiten: Die 4 dunklen sind Kolben, die anderen Fliegen. Vanille und Lavendel haben nur 3 Kolben.
lesson-first-match-not-die = Dieser Duft ist für andere Noten. Nimm einen Würfel vom eingekreisten Stand.
lesson-first-match-not-yet-water = Wasser ist nützlich, aber erst brauchen wir beide Würfel.
lesson-first-match-water = Eine Aktion bleibt: Nimm Wasser. Es rettet schlechte Würfe. Das ist deine letzte Aktion, gleich danach fallen die Würfel.
lesson-first-match-not-die-now = Wir haben die Würfel, die wir brauchen. Nimm jetzt Wasser.
lesson-first-match-roll = Das war deine letzte Aktion, also sind die Würfel gefallen. Ein Kolben ist ein Erfolg, eine Fliege ein Fehlschlag. Rose zeigt einen Kolben, Bergamotte eine Fliege.
lesson-first-match-reroll = 1 Plättchen würfelt alle Fliegen eines Dufts neu; 2 Plättchen drehen eine Fliege ohne Glück auf Kolben. Würfle die Fliege der Bergamotte neu.
lesson-first-match-not-all = Damit würfelst du auch deine gute Rose neu. Würfle nur die Fliegen der Bergamotte.
lesson-first-match-not-turn = Das ist sicher, kostet aber zwei Plättchen. Versuch es erst mit einem.
lesson-first-match-not-stop = Ohne Bergamotte keine Basisnote. Versuch es erst mit Wasser.
lesson-first-match-token = Das sind deine Brunnenplättchen. Nur du siehst ihre Zahlen: so viele Münzen ist jedes am Ende wert. Zahle also mit der 0 und behalte die 3.
lesson-first-match-not-token = Das ist am Ende Münzen wert. Behalte es und zahle mit der 0.
lesson-first-match-enough = Zwei Kolben! Sie lassen sich nicht aufheben, Wasser schon. Nimm also kein Wasser mehr und hol dir deine Noten.
lesson-first-match-claim = Nimm die Kopfnote: Sie kostet deinen Rosenkolben, und ihre Münze gehört dir sofort.
lesson-first-match-other-claim = Die nehmen wir gleich. Erst die Kopfnote.
lesson-first-match-not-claim-stop = Deine Kolben sind noch da und wären verloren. Nimm die Note.
lesson-first-match-claim-base = Und die Basisnote, für den Bergamottekolben.
lesson-first-match-place = Noten legst du in dem Zug an, in dem du sie nimmst, und dort bleiben sie. Beginne mit der Kopfnote.
lesson-first-match-not-base = Die kommt gleich danach. Erst die Kopfnote.
lesson-first-match-minor = Ein kleines oder ein großes Parfum? Wir haben Kopf und Basis: Das ist ein kleines.
lesson-first-match-not-major = Ein großes braucht auch eine Herznote, und wir haben keine. Beginne ein kleines.
lesson-first-match-place-base = Lege nun die Basisnote an dasselbe Parfum.
lesson-first-match-not-new = Dann hättest du zwei unfertige Parfums. Lege sie an das, das du begonnen hast.
lesson-first-match-complete = Dein erstes Parfum, mit 2 Flakons davor! Seine Noten zählen zusammen: 1 Rose und 1 Bergamotte, und das entscheidet, wer es kauft.
lesson-first-match-rival = Inzwischen hatte Besucher zwei Züge und hat ein großes Parfum mit viel Vanille gemacht. Es passt zu dem Kunden, der 8 zahlt.
lesson-first-match-draw = Uhr IV, dein zweiter Zug: 6 Aktionen. Genommene Noten haben leere Felder hinterlassen, und eine Aktion kann eins füllen. Zieh eine Note aus dem Beutel.
lesson-first-match-not-die-first = Gut, aber eins nach dem anderen: Tu erst, was eingekreist ist.
lesson-first-match-plan = Ein Kopf aus Veilchen! Mit dem Herz (Veilchen, Rose) und der Basis (2 Bergamotten) wird das ein großes Parfum. Es kostet fünf Kolben: fünf Würfel, genau deine fünf Aktionen.
lesson-first-match-violet-die = Nimm einen Würfel Veilchen. Die nächsten drei hole ich für dich.
lesson-first-match-last-die = Ein Würfel fehlt: die zweite Bergamotte. Das ist deine letzte Aktion, dann fallen die Würfel.
lesson-first-match-lucky = Lauter Kolben, was für ein Wurf! Behalte dein Wasser und mach weiter.
lesson-first-match-not-all-lucky = Neu würfeln? Besser kann es nicht werden!
lesson-first-match-claim-three = Nimm die Kopfnote. Herz und Basis nehme ich für dich, deine Kolben reichen für alle drei.
lesson-first-match-major = Kopf, Herz und Basis: Beginne ein großes Parfum.
lesson-first-match-not-minor = Ein kleines Parfum hat keinen Platz für das Herz. Beginne ein großes.
lesson-first-match-heart = Lege das Herz daran. Die Basis lege ich für dich an.
lesson-first-match-sales = Alle Züge sind vorbei: Jetzt wird verkauft, in der Reihenfolge der Uhren. Zu zweit bringt jede Uhr 2 Verkäufe, du hast also 4. Die Frage oben zählt mit.
lesson-first-match-sell = Verkaufe einen Flakon deines ersten Parfums an einen Kunden: der Schleuderpreis, ohne Kunden, ist klein. Ein Kunde kauft, wenn dieses eine Parfum mindestens hat, was er will; mehr schadet nicht.
lesson-first-match-not-pass = Du darfst passen, aber hier wartet ein Kunde mit Geld.
lesson-first-match-not-bargain = Der Schleuderpreis ist nur 2 Münzen für ein kleines und 3 für ein großes Parfum, ganz ohne Kunden. Ein Kunde zahlt mehr.
lesson-first-match-other-sale = Das verkaufen wir später. Erst das mit Rose und Bergamotte: Es passt zu weniger Kunden.
lesson-first-match-to-rose = Zwei Kunden würden es kaufen. Verkaufe an den, der Rose will.
lesson-first-match-other-customer = Der bekommt den zweiten Flakon. Erst der, der Rose will.
lesson-first-match-sell-again = Das war Verkauf 1 von 4. Ein bedienter Kunde verlässt die Straße. Verkaufe den anderen Flakon; danach ist Besucher mit Verkaufen an der Reihe.
lesson-first-match-sold-out = Ausverkauft! Für den letzten Flakon eines Parfums bekommst du 2 Brunnenplättchen. Nach deinem letzten Verkauf der Runde behältst du höchstens 4.
lesson-first-match-bargain = Besucher hat einen Flakon an einen Kunden verkauft und einen zum Schleuderpreis: ganz ohne Kunden, für einen kleinen festen Preis. Das sind 2 Münzen für ein kleines, 3 für ein großes Parfum. Das geht bei jedem Verkauf.
lesson-first-match-last-sales = Besucher hat bei den zwei anderen Verkäufen gepasst. Nun die deiner späten Uhr, 3 und 4 von 4. Verkaufe vom großen Parfum.
lesson-first-match-better-price = Zwei Kunden würden es kaufen, und du hast noch zwei Verkäufe. Beginne mit dem, der 6 zahlt.
lesson-first-match-cheaper-customer = Der zahlt weniger. Nimm erst die 6 Münzen.
lesson-first-match-one-more = Dein letzter Verkauf: noch ein Flakon, an den Kunden, der Veilchen will.
lesson-first-match-round-two = 25 Münzen zu 18, sehr gut! Die Runde ist vorbei: Neue Noten und Kunden sind da. In der nächsten wählt zuerst, wer die wenigsten Münzen hat: Besucher hat schon gewählt.
lesson-first-match-closing = Neue Kunden kommen von diesem Stapel. Eine seiner Karten ist kein Kunde: Es ist der Ladenschluss. Der Mond zählt die Kunden über ihm: noch 10. Wird er gezogen, füllt sich die Straße noch, und eine letzte Runde wird gespielt. Schluss ist auch, wenn Noten fehlen, um die Destillerie zu füllen.
lesson-first-match-list-round =
    Eine Runde, kurz gesagt:
    • Alle wählen Uhren.
    • Jede Uhr ist ein Zug: Würfel, Wasser oder Noten nehmen; würfeln; mit Wasser retten; Noten mit Kolben bezahlen; sie in Parfums legen.
    • Alle verkaufen Flakons. Unverkaufte bleiben, nicht bediente Kunden auch.
    • Neue Noten und Kunden kommen.
lesson-first-match-list-points =
    Münzen kommen von:
    • Noten, wenn du sie nimmst.
    • Kunden: Das bringt am meisten.
    • dem Schleuderpreis: 2 oder 3.
    • Brunnenplättchen, am Ende.
    Unfertige Parfums und unverkaufte Flakons bringen nichts.
lesson-first-match-end = Jetzt ist es deine Partie: Wähle deine Uhr und spiel weiter gegen Besucher. Du hast noch einen Flakon mit 2 Veilchen, und ein neuer Kunde will genau das. Wenn du willst, gibt dir der beste Bot Tipps.

lesson-clocks-title = Frühe oder späte Uhren
lesson-clocks-about = Was eine Uhr wert ist, und was sie kostet.
lesson-clocks-early = Die frühe Uhr ist zuerst dran: Sie findet alle Noten vor und verkauft zuerst. Aber sie hat nur 3 Aktionen.
lesson-clocks-late = Die späte Uhr hat 6 Aktionen, doppelt so viele. Probiere es: Nimm die letzte.
lesson-clocks-not-clock = Das geht auch. Aber sieh, was mit der letzten geschieht.
lesson-clocks-two = Besucher nahm die erste. Nimm die dritte: 5 und 6 Aktionen, beide spät.
lesson-clocks-not-second = Für diese Lektion die dritte.
lesson-clocks-price = Das ist der Preis: Besucher war zuerst, und die guten Noten sind weg.
lesson-clocks-many = Aber mit vielen Aktionen kannst du neue suchen. Zieh eine Note aus dem Beutel.
lesson-clocks-not-die = Sieh erst, was aus dem Beutel kommt, dann nimm die Würfel dafür.
lesson-clocks-again = Ein Kopf aus zwei Veilchen! Zieh noch einmal: Vielleicht kommt eine Basis.
lesson-clocks-sales = Sie kam, und 3 Aktionen bleiben für Veilchenwürfel. Auch beim Verkauf ist die frühe Uhr zuerst dran: Die Kunden, die sie übrig lässt, gehören dir.
lesson-clocks-end = Früh, wenn du eine bestimmte Note oder einen Kunden brauchst, spät, wenn du viele Würfel brauchst. Du kannst von hier weiterspielen.

lesson-water-title = Wasser
lesson-water-about = Drei Wege, einen Wurf zu retten, und die Zahlen der Plättchen.
lesson-water-idea = Wasser hilft, wenn die Würfel es nicht tun. Ein Plättchen kostet eine Aktion, und andere sehen seine Zahl nicht.
lesson-water-take = Nimm eins. Ich hole einen Würfel Veilchen und zwei Rosen für die Herznote.
lesson-water-not-die = Die Würfel kommen gleich. Erst Wasser.
lesson-water-ways = Das Veilchen ist eine Fliege. 1 Plättchen: Fliegen eines Dufts neu würfeln. 1 Plättchen: alles neu, auch Kolben. 2 Plättchen: eine Fliege auf Kolben drehen.
lesson-water-colour = 4 von 6 Seiten sind Kolben, ein Plättchen lohnt den Versuch. Würfle das Veilchen neu.
lesson-water-not-rose = Eine Rose genügt für die Herznote. Das Veilchen fehlt.
lesson-water-not-all = Das würfelt auch deine gute Rose neu.
lesson-water-not-turn = Sicher, aber doppelt so teuer. Versuch erst dein Glück.
lesson-water-not-stop = Die Note ist zum Greifen nah. Nutze dein Wasser.
lesson-water-pay = Zahle mit der 0: Am Ende ist jedes Plättchen seine Zahl in Münzen wert.
lesson-water-not-token = Behalte die höheren Zahlen, solange du kannst.
lesson-water-turn = Wieder eine Fliege! Geh sicher: Dreh sie für zwei Plättchen.
lesson-water-not-again = Das kann wieder schiefgehen. Geh diesmal sicher.
lesson-water-which = Du hast genau zwei. Zahle erst mit diesem; das andere folgt.
lesson-water-not-three = Beide müssen weg. Beginne mit der 1.
lesson-water-claim = Veilchen und Rose: Nimm die Herznote, für 2 Münzen.
lesson-water-not-cheap = Die braucht gar kein Wasser. Nimm das Herz, für das du gezahlt hast.
lesson-water-not-nothing = Nach all dem Wasser? Nimm die Note.
lesson-water-left = Bezahlte Plättchen liegen hier offen. Ist der Brunnen leer, kommen sie zurück hinein.
lesson-water-end = Die 3 war teuer: Am Ende wäre sie 3 Münzen wert gewesen. War es die Note wert? Du kannst von hier weiterspielen.

lesson-customers-title = Was Kunden wollen
lesson-customers-about = Wer welches Parfum kauft, und wen man zuerst bedient.
lesson-customers-parts = Ein Parfum duftet nach all seinen Noten zusammen: dieses nach 2 Veilchen, 2 Bergamotten und 1 Rose.
lesson-customers-fits = Ein Kunde will mindestens so viel von einem Duft. Mehr davon oder andere Düfte schaden nicht.
lesson-customers-choose = Das große Parfum passt zu vier Kunden, das kleine nur zu zwei. Verkaufe zuerst das kleine.
lesson-customers-not-major = Das kann warten: Mehr Kunden wollen es.
lesson-customers-not-pass = Wer passt, verdient nichts.
lesson-customers-not-bargain = Ein Kunde zahlt mehr als den Schleuderpreis.
lesson-customers-to = Verkaufe an den, der Bergamotte will. Der mit der Rose kann später bei dir kaufen.
lesson-customers-not-rose = Das geht auch. Für diese Lektion: Bergamotte.
lesson-customers-other = Nun das große, bevor Besucher verkauft: Ein bedienter Kunde ist für alle weg.
lesson-customers-not-minor = Könntest du. Aber erst der beste Preis.
lesson-customers-best = 2 Bergamotten für 6 Münzen: der beste Preis, den es bekommt.
lesson-customers-not-cheap = Der zahlt 4. Nimm erst die 6.
lesson-customers-rival = Besucher bediente den Vanillekunden. Rose und Veilchen sind noch da, und zwei Verkäufe gehören dir.
lesson-customers-end = Zuerst, was zu wenigen passt, zuerst, was am meisten bringt, und sieh, was andere verkaufen können. Du kannst von hier weiterspielen.

lesson-closing-a-perfume-title = Wann man ein Parfum abschließt
lesson-closing-a-perfume-about = Zwei Flakons bald, oder drei später.
lesson-closing-a-perfume-kinds = Kopf und Basis können ein kleines Parfum werden (2 Flakons) oder in einem großen auf ein Herz warten (3 Flakons).
lesson-closing-a-perfume-for-good = Die Wahl gilt für immer: Ein kleines wird nie groß, und Noten wandern nicht.
lesson-closing-a-perfume-minor = Zwei Kunden warten heute auf Rose und Bergamotte. Schließ es jetzt ab: Beginne ein kleines.
lesson-closing-a-perfume-not-major = Dann gibt es heute nichts zu verkaufen, bis ein Herz kommt.
lesson-closing-a-perfume-base = Lege die Basis dazu, und es ist fertig.
lesson-closing-a-perfume-not-new = Zwei begonnene, keines fertig: Lege sie an das erste.
lesson-closing-a-perfume-flacons = 2 Flakons, und beide lassen sich noch diese Runde verkaufen.
lesson-closing-a-perfume-waiting = Besucher begann ein großes mit einem Herz: Es wartet auf Kopf und Basis und verkauft heute nichts.
lesson-closing-a-perfume-end = Schließ früh ab, wenn Kunden da sind; geh auf drei, wenn viele Düfte gefragt sind und Zeit bleibt. Du kannst von hier weiterspielen.

lesson-bargain-title = Der Schleuderpreis
lesson-bargain-about = Verkaufen ohne Kunden, und was Ausverkauft bringt.
lesson-bargain-idea = Ein Flakon des großen ist übrig, und kein Kunde passt besser dazu als zum anderen. Zum Schleuderpreis bringt er 3 Münzen, ein kleiner 2.
lesson-bargain-price = Und wer den letzten Flakon eines Parfums verkauft, bekommt 2 Brunnenplättchen. Verkaufe ihn zum Schleuderpreis.
lesson-bargain-not-sell = Hebe diesen Kunden für das kleine Parfum auf.
lesson-bargain-not-pass = Passen bringt nichts; das hier bringt 3 Münzen und Wasser.
lesson-bargain-not-other = Für das kleine gibt es Kunden.
lesson-bargain-reward = Eine 3 und eine 2: Bis zum Ende behalten sind das 5 Münzen mehr. Der Schleuderpreis brachte also 8.
lesson-bargain-sell = Dein letzter Verkauf: nun das kleine, an einen Kunden.
lesson-bargain-not-pass-two = Ein Kunde wartet.
lesson-bargain-not-again = Es hat zwei Flakons: Der Schleuderpreis macht es nicht leer. Ein Kunde zahlt 4.
lesson-bargain-to = Beide zahlen 4. Nimm diesen.
lesson-bargain-not-either = Derselbe Preis; nimm den eingekreisten.
lesson-bargain-last = Ein Flakon bleibt für die nächste Runde, und mit ihm zwei weitere Plättchen.
lesson-bargain-end = Der letzte Flakon ist mehr wert als sein Preis. Aber du behältst höchstens 4 Plättchen. Du kannst von hier weiterspielen.
