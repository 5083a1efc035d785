# The laboratory: what a change of the box does to a game. The terminal and the page say it.

lab-title = Labor
lab-of = Labor: { $game }
lab-playing = Partien
lab-length = Entscheidungen einer Partie
lab-points = Punkte eines Platzes
lab-margin = Punkte Vorsprung auf den Zweiten
lab-wins = Siege von Platz { $seat }
lab-source = Punkte eines Platzes: { $source }
lab-use = Wie oft benutzt: { $tile }
lab-box = Die Schachtel, wie sie ist
lab-measure = Größe
lab-before = Vorher
lab-after = Nachher
lab-change = Änderung
lab-interval = Intervall
lab-played = { $matches } von { $wanted } Partien · { $seats } Plätze · { $players }
lab-changed = Was sich über den Zufall hinaus geändert hat
lab-changed-alone = Was jede Änderung allein bewirkt
lab-changed-together = Alle zusammen
lab-no-effect = Keine Wirkung gefunden.
lab-changed-nothing = Nichts, was { $matches } Partien vom Zufall unterscheiden könnten.
lab-all = Länge, Punkte und Plätze
lab-tiles = Wie oft jedes Plättchen benutzt wird und was es wert ist
lab-tile = Plättchen
lab-tile-changed = geändert
lab-uses = Benutzt je Partie
lab-worth = Punkte je Benutzung
lab-lift = Wer es benutzt, gewinnt öfter um
lab-luck = Wie viel das Glück entscheidet
lab-luck-share = Glück: { $share } % des Ergebnisses ({ $low } bis { $high } %), Entscheidungen { $decisions } %, nicht zugeordnet { $rest } %; nach der Analyse von { $matches } Partien
lab-sweep = Je nach Wert
lab-written = Das Ergebnis steht in { $json } und als Seite in { $page }.
lab-stopped = { $played } von { $matches } Partien sind gespielt. Derselbe Befehl spielt den Rest.
lab-clear-stop = Nach { $matches } von { $wanted } Partien war es klar.
lab-how = Jede Verteilung wurde mit jeder Schachtel gespielt, von denselben Spielern und mit demselben Glück. Von 100 Intervallen irren { $level }. Wo man { $rows } Zahlen ansieht, ändert allein der Zufall manche; was über den Zufall hinausgeht, berücksichtigt das (das Verfahren von Benjamini und Hochberg). Dass jemand mit einem Plättchen öfter gewinnt, heißt nicht, dass er seinetwegen gewinnt.
lab-clock = { $player } denkt nach der Uhr, darum lassen sich die Partien nicht wiederholen. Wähle aus { $players }.
lab-no-network = Zu { $game } gibt es kein Netz. Nenne eines: --network DATEI.
lab-only-instinct = { $option } geht nur mit instinct: --players instinct.
lab-no-card = PyTorch findet hier keine Grafikkarte. --device cpu spielt ebenso auf dem Prozessor.
lab-status-waiting = Wartet, bis es an der Reihe ist
lab-status-working = Wird gespielt
lab-reviewing = Es wird analysiert, wie viel das Glück entschied
lab-status-done = Fertig
lab-status-stopped = Angehalten
lab-status-failed = Fehlgeschlagen
lab-past = Meine Versuche
lab-who = Wer spielt
lab-trust = Hier spielen Bots, und Menschen spielen vielleicht anders. Was sie finden, ist ein Hinweis; findet ein stärkerer Bot dasselbe, trau ihm mehr.
lab-between-levels = { $name }, zwischen Bot { $low } und { $high }
lab-tried = Versuchte Schachteln
lab-front = Was zu haben ist
lab-fairness = fern von gleichen Chancen
lab-evenness = ungleich benutzt
lab-bounds = Nenne mindestens einen Bereich, etwa --change customers.A-03.price=3..6.
lab-proposed = Die vorgeschlagene Schachtel steht in { $file }. Vorher und nachher sind mit neuem Glück gespielt.
lab-lead = Ändere Plättchen, Preise oder Mengen einer Schachtel und sieh, was viele Partien daraus machen.
lab-what = Was möchtest du ändern?
lab-search = Ein Teil oder einen Wert suchen
lab-found = { $count ->
    [0] Nichts heißt so.
    [one] Eine Stelle
   *[other] { $count } Stellen
}
lab-all-of-them = Zurück zu allen: { $part }
lab-changes = Änderungen
lab-changes-none = Wähle ein Teil und gib einem seiner Werte eine andere Zahl. Du kannst mehrere ändern.
lab-changes-count = { $count ->
    [one] Eine Änderung
   *[other] { $count } Änderungen
}
lab-whole = Solange du hier nichts änderst, wird { $name } mit der Schachtel des Spiels verglichen.
lab-drop = Weglassen
lab-drop-what = Weglassen: { $what }
lab-range = Einen Bereich versuchen
lab-one-value = Nur ein Wert
lab-first = von
lab-last = bis
lab-step = in Schritten von
lab-no-range = Das ist kein Bereich von 2 bis 24 Werten.
lab-seat = Platz { $seat }
lab-seats-chosen = Auf { $seats } Personen gestellt: Bei { $before } kommt nie ins Spiel, was du änderst.
lab-seats-never = Bei { $seats } Personen kommt nie ins Spiel, was du änderst; es wäre also nichts zu finden. Wähle { $fitting }.
lab-mixed = Auf jedem Platz ein anderer Spieler
lab-alone = Auch mit jedem geänderten Plättchen allein spielen ({ $boxes } Schachteln)
lab-matches = Partien (bis zu { $most })
lab-deals = { $deals } Verteilungen, jede mit { $boxes } Schachteln.
lab-takes = Das dauert etwa { $span }, länger, wenn auch andere warten.
lab-left = noch etwa { $span }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count } h
lab-begin = Starten
lab-stop = Anhalten
lab-go-on = Weiterspielen
lab-go-on-text = { $played ->
    [0] Noch ist nichts gespielt.
   *[other] Was { $played } Partien ergaben, bleibt. Keine davon wird noch einmal gespielt.
}
lab-renewed = Dieser Server ist seither erneuert worden, und seine Bots spielen jetzt vielleicht anders. Darum wird alles noch einmal gespielt, von der ersten Verteilung an.
lab-again = Etwas anderes versuchen
lab-share = Link kopieren
lab-shared = Der Link ist kopiert. Wer ihn hat, sieht diesen Versuch.
lab-compare = Im Labor ausprobieren
lab-compared = { $name } und die Schachtel des Spiels
lab-between = Änderung { $change }, zwischen { $low } und { $high }
lab-said-more = { $count ->
    [one] Eine weitere steht bei den Zahlen.
   *[other] { $count } weitere stehen bei den Zahlen.
}
lab-figures = Zahlen
lab-sure = über den Zufall hinaus
lab-legend = Fett: über den Zufall hinaus. In der Zeichnung ist der Punkt die Änderung, als Anteil am Vorher, und die Linie ihr Intervall. Geht die Linie durch die Mitte, hat sich vielleicht gar nichts geändert.
lab-tiles-legend = Fett: öfter oder seltener benutzt, über den Zufall hinaus. Die Klammern sagen, in welchen Grenzen man damit öfter gewinnt: je weiter, desto weniger sagen sie.
lab-sweep-text = Die Linie ist der Durchschnitt, der Strich sein Intervall; ein gefüllter Punkt weicht über den Zufall hinaus von der Schachtel ab, wie sie ist (der Ring).
lab-curve-about = { $measure }: { $before } bei { $first }, { $after } bei { $last }
lab-more-length = Eine Partie dauert länger: { $after } Entscheidungen statt { $before }.
lab-less-length = Eine Partie ist eher vorbei: { $after } Entscheidungen statt { $before }.
lab-more-points = Alle machen mehr Punkte: im Schnitt { $after } statt { $before }.
lab-less-points = Alle machen weniger Punkte: im Schnitt { $after } statt { $before }.
lab-more-margin = Wer gewinnt, ist weiter voraus: { $after } Punkte statt { $before }.
lab-less-margin = Am Ende ist es knapper: wer gewinnt, ist { $after } Punkte voraus statt { $before }.
lab-more-wins = Platz { $seat } gewinnt öfter: { $after } % der Partien statt { $before } %.
lab-less-wins = Platz { $seat } gewinnt seltener: { $after } % der Partien statt { $before } %.
lab-more-source = { $source }: mehr Punkte, { $after } je Platz statt { $before }.
lab-less-source = { $source }: weniger Punkte, { $after } je Platz statt { $before }.
lab-more-use = { $tile } wird öfter benutzt: { $after }-mal je Partie statt { $before }-mal.
lab-less-use = { $tile } wird seltener benutzt: { $after }-mal je Partie statt { $before }-mal.
