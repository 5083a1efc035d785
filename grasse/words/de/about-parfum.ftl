# Was die Spielteile von Parfum sind, und was nach seinen Regeln geschieht.
#
# about-…   ein Spielteil: In der ersten Zeile steht sein Name, danach, was es ist und tut
# clause-…  eine Regel, nach der etwas geschieht

about-table =
    Der Tisch
    Wer am Ende die meisten Münzen hat, gewinnt.
about-clock_market =
    Marktuhr
    Jede Uhr ist ein Zug: Die römische Ziffer ist ihr Platz in der Reihenfolge, die Zahl darunter sind ihre Aktionen.
about-clock =
    Uhr { $position }
    Ein Zug, Nummer { $position } in der Reihenfolge dieser Runde. Aktionen: { $actions }.
about-street =
    Straße
    Die Kunden, die in dieser Runde kaufen können. Neue kommen am Ende der Runde.
about-customer =
    Kunde
    Zahlt { $price } für einen Flakon eines Parfums mit mindestens { $counts }.
about-empty_street =
    Leeres Feld
    Dieser Kunde hat gekauft. Ein neuer kommt am Ende der Runde.
about-stack =
    Kommende Kunden
    Noch im Stapel: { $height }. Der Ladenschluss ist eine Karte dieses Stapels. Kunden über ihm: { $until_closing }. Wird er gezogen, kommt eine letzte Runde. B-Kunden wollen mehr und zahlen mehr.
about-distillery =
    Destille
    Die Noten, die man nehmen kann: Jeder Duft auf einer Note braucht einen Kolben deiner Würfel.
about-note =
    Note ({ $type })
    Du brauchst diese Kolben: { $counts }. Münzen, wenn du sie nimmst: { $coins }. Teil im Parfum: { $type }.
about-empty_distillery =
    Leeres Feld
    Eine gezogene Note füllt es; sonst wird es am Ende der Runde gefüllt.
about-bag =
    Beutel
    Noten darin: { $left }. Eine Aktion zieht eine, wenn in der Destille ein Feld frei ist. Kann er die Destille nach einer Runde nicht füllen, endet das Spiel.
about-market =
    Markt
    Die Würfel: Eine Aktion nimmt einen. Nach deinem Zug kommen alle zurück.
about-booth =
    Würfel: { $aroma }
    Noch da: { $left }. Auf jedem sind { $flasks } von 6 Seiten Kolben. Eine Aktion nimmt einen Würfel für diesen Zug.
about-supply =
    Flakons
    Im Vorrat: { $left }. Ein fertiges Parfum bekommt seine Flakons von hier, verkaufte kommen zurück.
about-well_place =
    Brunnen
    Wasser verbessert einen Wurf.
about-well =
    Brunnen
    Wasserplättchen darin: { $left }. Eine Aktion nimmt eines; nur du siehst seinen Wert.
about-discards =
    Verbrauchtes Wasser
    Verbrauchte Plättchen: { $left }. Ist der Brunnen leer, werden sie der neue Brunnen.
about-workbench =
    Destillation
    Die Würfel und die genommenen Noten von dem, der dran ist.
about-dice =
    Deine Würfel: { $aroma }
    Kolben: { $flasks }. Fliegen: { $flies }. Schon verbraucht: { $spent }. Ein Kolben deckt einen solchen Duft auf einer Note.
about-track =
    Geldleiste
    Münzen sind Punkte. Wer die wenigsten hat, wählt zuerst eine Uhr.
about-marker =
    Marker von { $seat }
    Münzen: { $money }. Bei Gleichstand wählt der obere Marker zuerst eine Uhr.
about-perfumery =
    Parfümerie von { $seat }
    Münzen: { $money }. Wasserplättchen: { $tokens }. Bediente Kunden: { $customers }.
about-perfume =
    Parfum { $perfume }
    { $complete ->
        [0] Noch nicht fertig: Die Flakons kommen mit der letzten Note. Bisher enthält es { $counts }.
       *[other] Es enthält { $counts }. Flakons zu verkaufen: { $flacons }.
    }
about-new_minor =
    Ein neues kleines Parfum
    Kopf und Basis. Schnell fertig, aber mit weniger Flakons als ein großes.
about-new_major =
    Ein neues großes Parfum
    Kopf, Herz und Basis. Mehr Flakons, und der einzige Platz für ein Herz.
about-token =
    Wasserplättchen
    Bezahlt Wasser nach einem Wurf. Behältst du es bis zum Ende, zählt es Münzen: { $value }.
about-done =
    Fertig
    Beendet diesen Schritt.
about-reroll_all =
    Alle Würfel noch einmal
    Für ein Wasserplättchen werden alle Würfel neu geworfen, auch die Kolben.
about-water_stop =
    Kein Wasser mehr
    Weiter zum Nehmen der Noten. Danach hilft Wasser in diesem Zug nicht mehr.
about-claim_stop =
    Keine Note mehr
    Beendet das Nehmen. Nicht gebrauchte Kolben verfallen.
about-pass =
    Passen
    Verkauft diesmal nichts. Die Flakons bleiben für später. Mit aufgehobenen Noten bleiben auch die, die du nicht anlegst.

## Regeln, nach denen etwas geschieht

clause-PA-3-3-2 = Jeder wählt eine der Uhren, die noch da sind. Zu zweit wählt jeder zweimal.
clause-PA-3-4-1 = Jede Uhr ist ein Zug, in der Reihenfolge der Uhren. Die Zahl auf der Uhr sagt, wie viele Aktionen dieser Zug hat.
clause-PA-3-6-3 = Du darfst immer ein neues Parfum beginnen, auch wenn die Note in ein angefangenes passt.
clause-PA-3-6-5 = Mit seiner letzten Note ist ein Parfum fertig und bekommt sofort seine Flakons, ein großes mehr als ein kleines.
clause-PA-3-7-1 = Alle dürfen in der Reihenfolge der Uhren verkaufen: einmal reihum und dann noch einmal. Zu zweit gibt jede Uhr zwei Verkäufe hintereinander.
clause-PA-3-7-2 = Jedes Mal darfst du an einen Kunden verkaufen, zum Schleuderpreis verkaufen oder passen. Passen beendet nur diesen einen Verkauf.
clause-PA-3-7-4 = Der Flakon kommt in den Vorrat zurück, du bekommst den Preis des Kunden, und er geht. Das Feld bleibt bis zum Ende der Runde leer.
clause-PA-3-7-6 = Wer den letzten Flakon eines Parfums verkauft, nimmt sofort Wasserplättchen aus dem Brunnen. Die Noten bleiben liegen.
clause-PA-3-9 = Am Ende der Runde kommen die Uhren zurück, und Destille und Straße werden gefüllt.
clause-PA-3-9-3 = Leere Felder der Destille werden aus dem Beutel gefüllt. Reicht er nicht, endet das Spiel sofort.
clause-PA-3-9-4 = Leere Felder der Straße werden vom Stapel gefüllt. Taucht der Ladenschluss auf, ist die nächste Runde die letzte.
clause-PA-3-9-5 = Die nächste Runde beginnt mit der Wahl der Uhren.
clause-PA-4-15 = Nimmt 30 Runden lang niemand eine Note und verkauft niemand einen Flakon, endet das Spiel.
clause-PA-5-1 = Das Spiel endet nach der letzten Runde, oder sofort, wenn sich die Destille nicht füllen lässt.
clause-PA-5-2 = Am Ende decken alle ihre Wasserplättchen auf; deren Werte zählen als Münzen.
