# Was die Spielteile von Perfumery sind, und was nach seinen Regeln geschieht.
#
# about-…   ein Spielteil: In der ersten Zeile steht sein Name, danach, was es ist und tut
# clause-…  eine Regel, nach der etwas geschieht

about-table =
    Der Tisch
    Stelle Parfums her: Wer nach { $rounds } Runden die meisten Punkte hat, gewinnt.
about-display =
    Spalten
    Die Karten, die man nehmen kann. Ein Parfümeur nimmt eine ganze Spalte.
about-column =
    Spalte { $column }
    Ein Parfümeur nimmt alle ihre Karten. Karten: { $cards }. Neue kommen am Ende der Runde und durch Bezahlen.
about-deck =
    Stapel: { $deck }
    Karten übrig: { $left }. Die Ziffer ist die Stufe der nächsten: Spätere Stufen kosten mehr und bringen mehr. Mit den Stapeln endet das Spiel.
about-action_tiles =
    Aktionen
    Statt eine Spalte zu nehmen oder Rezepte einzubauen, kann ein Parfümeur hier etwas tun.
about-sort_space =
    Rezepte umsortieren
    Verschiebt eines deiner eingebauten Rezepte an eine andere Stelle oder in eine andere Note. Platz für einen Parfümeur pro Runde.
about-replenish_space =
    Eine Essenz nachfüllen
    Füllt den leeren Lagerplatz eines hergestellten Parfums. Platz für einen Parfümeur pro Runde.
about-essence_space =
    Eine Essenz nehmen
    Legt eine Essenz in das Lager einer deiner Noten, für das Herstellen in dieser Runde. Hier haben alle Platz.
about-offer =
    Essenz: { $essence }
    Preis in Handkarten: { $cost }. Eine synthetische Essenz ersetzt beim Herstellen jede andere.
about-hire_space =
    Einen Parfümeur einstellen
    Preis: { $cost }. Ab der nächsten Runde hast du einen Parfümeur mehr. In der letzten Runde ist es dafür zu spät. Einmal im Spiel.
about-start_marker_space =
    Startspielermarker
    Du nimmst den Marker und beginnst die nächste Runde, wenn ihn niemand nach dir nimmt. In der letzten Runde bringt er nichts. Platz für einen Parfümeur pro Runde.
about-workbench =
    In Arbeit
    Worüber gerade entschieden wird.
about-payment =
    Bezahlung
    Preis: { $cost }. Bezahlt: { $paid }. Womit du bezahlst, kommt in die Spalten; die angezeigte ist die nächste.
about-effect =
    Effekt ({ $note }note)
    { $effect }: nutzen oder auslassen. Darunter liegt, was diese Note bisher hat.
about-use =
    Nutzen
    Nutzt den Effekt: { $effect }.
about-skip =
    Auslassen
    Verzichtet auf den Effekt: { $effect }. Was du hast, bleibt für die Rezepte darüber.
about-owed =
    { $title }
    Noch zu bezahlen. Kopf: { $top }. Herz: { $middle }. Basis: { $base }.
about-perfumery =
    Parfümerie von { $seat }
    Punkte: { $score }. Parfums: { $perfumes }. Handkarten: { $cards }. Parfümeure noch zu setzen: { $perfumers_left } von { $perfumers }.
about-position =
    Platz im Stapel
    Rezepte wirken von unten nach oben: Was ein Rezept braucht, muss unter ihm entstehen.
about-stock =
    Lager ({ $note }note)
    Was diese Note gemacht hat. Es bezahlt ihre Schicht der Parfums ({ $note }); was weder gebraucht noch aufgehoben wird, verdunstet.
about-shelf =
    Hergestellte Parfums
    Jedes bringt die Punkte auf seinem Siegel. Ein Lagerplatz hebt eine Essenz auf.
about-hand =
    Hand
    Karten: { $cards }. Du baust sie ein, stellst sie her oder bezahlst damit.
about-kind =
    { $essence }
    Eine der Essenzen, die auf diesen Lagerplatz passen.
about-note =
    { $note }note
    Ein Parfümeur hier baut Rezepte aus deiner Hand ein. Eingebaut: { $recipes }. Gemischt wird von unten nach oben.
about-tile =
    Plättchen ({ $note }note)
    Der unterste Effekt der Note, in jeder Runde: { $effect }.
about-recipe =
    { $title }
    { $effect }. Einbauen kostet { $value }; beim Bezahlen ist es { $value } wert. Eingebaut wirkt es in jeder Runde.
about-perfume =
    { $title }
    Braucht im Kopf: { $top }; im Herz: { $middle }; in der Basis: { $base }. Punkte, wenn hergestellt: { $brand }. Beim Bezahlen { $value } wert. Lagerplatz: { $storage }.
about-funds =
    Startkapital
    Nur zum Bezahlen: { $value } wert.
about-essence =
    Essenz: { $essence }
    Anzahl: { $count }. Sie bezahlt die Schicht dieser Note in einem Parfum. Was übrig bleibt, verdunstet, wenn du es nicht aufhebst.
about-done =
    Fertig
    Beendet diesen Schritt.
about-pay_done =
    Fertig bezahlt
    Bezahlt keine Karte mehr. Wechselgeld gibt es nicht.
about-produce_done =
    Keine Parfums mehr
    Weiter zum Aufheben. Was nicht aufgehoben wird, verdunstet.
about-store_done =
    Nichts mehr aufheben
    Alles, was noch in den Lagern liegt, verdunstet.
about-install_done =
    Keine Rezepte mehr
    Bezahle jetzt, was du eingebaut hast.

## Regeln, nach denen etwas geschieht

clause-PY-2-7 = Jeder beginnt mit einer Karte Startkapital.
clause-PY-3-2-1 = Wer den Startspielermarker hat, beginnt die Runde; das ändert sich in der Runde nicht.
clause-PY-3-3-3 = Hast du einen Parfümeur und ein mögliches Feld, musst du ihn setzen und die Aktion ausführen.
clause-PY-3-3-4 = Ist kein Feld möglich, endet dein Zug, ohne dass du setzt.
clause-PY-3-5-1 = Du bezahlst mit Karten aus der Hand, die zusammen mindestens den Preis wert sind. Sie kommen in die Spalten.
clause-PY-3-6-1-1 = Du nimmst alle Karten der Spalte, und den Marker für den nächsten Startspieler, wenn er dort liegt.
clause-PY-3-6-5-3 = Die Essenz liegt im Lager der Note und wartet auf das Herstellen; beim Mischen zählt sie nicht.
clause-PY-3-6-6-1 = Du bezahlst den dritten Parfümeur; er kommt am Ende der Runde zu dir.
clause-PY-3-6-7-1 = Du nimmst den Startspielermarker von dem, der ihn hat.
clause-PY-3-6-7-2 = Hat er auch den Marker für den nächsten Startspieler, nimmst du auch den.
clause-PY-3-7-1 = Alle mischen, stellen her, heben auf und lassen den Rest verdunsten, in dieser Reihenfolge.
clause-PY-3-8-2 = In jeder Note wirken die Effekte von unten nach oben: erst das Plättchen, dann die Rezepte. Jeder wird einmal genutzt oder ausgelassen.
clause-PY-3-8-6 = Was eine Note gemacht hat, liegt in ihrem Lager.
clause-PY-3-9-5 = Die Essenzen kommen in den Vorrat zurück, und das Parfum liegt für den Rest des Spiels vor dir.
clause-PY-3-11-1 = Alles, was noch in den Lagern liegt, verdunstet. Aufgehobenes bleibt.
clause-PY-3-12 = Am Ende der Runde kommen die Parfümeure zurück und neue Karten in die Spalten.
clause-PY-3-12-1 = Alle Parfümeure kehren zurück, und ein eingestellter kommt dazu.
clause-PY-3-12-2 = Jede Spalte bekommt ein Parfum und ein Rezept von den Stapeln.
clause-PY-3-12-3 = Der Marker für den nächsten Startspieler kommt in die Spalte mit den wenigsten Karten.
clause-PY-3-12-4 = Sind beide Stapel leer, ist die nächste Runde die letzte.
clause-PY-3-13-1 = Das Spiel endet nach dem Mischen der letzten Runde.
