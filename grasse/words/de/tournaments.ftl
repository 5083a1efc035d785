# Wörter zu Turnieren.
#
# $when   ein Tag mit Uhrzeit; $names   wie Spieler heißen, hintereinander

refused-tournament = Nicht in einem Turnier: Es gibt keine Tipps, der Zufall wird nicht zurückgenommen, und eine Partie wird zu Ende gespielt.
refused-held = Andere Tische dieser Runde spielen noch mit demselben Glück. Wenn die Runde vorbei ist, wird alles gezeigt.
refused-bad_tournament = Ein Turnier braucht einen Titel und entweder eine Bedenkzeit oder Runden nach Datum.
refused-round = Die Runde kann einen Tag nach ihrem Beginn beendet werden.
refused-no_such_tournament = Dieses Turnier gibt es nicht.
refused-too_few = Zuerst müssen sich mindestens zwei anmelden.

tournament-title = Turniere
tournament-lead = Für einen Club oder für alle, die kommen: mehrere Runden, ein Tisch nach dem anderen.
tournament-offer = Die Turniere ansehen
tournament-open = Turnier eröffnen
tournament-none = Noch gibt es kein Turnier. Eröffne das erste.
tournament-name = Titel
tournament-system = System
tournament-system-swiss = Schweizer System: Alle spielen alle Runden
tournament-system-groups = Gruppen und ein Finale
tournament-rounds = Runden
tournament-pace = Runden beginnen
tournament-pace-once = sobald die letzte vorbei ist
tournament-pace-days = { $days ->
    [1] jeden Tag
    [7] jede Woche
   *[other] alle { $days } Tage
}
tournament-starts = Erste Runde (leer: wenn du es sagst)
tournament-same = Dasselbe Glück an jedem Tisch
tournament-same-text = Alle Tische einer Runde bekommen dasselbe, wie beim Duplicate Bridge.
tournament-fill = Bots
tournament-fill-none = Keine Bots
tournament-size = Bots füllen es auf
tournament-size-tables = nur volle Tische
tournament-size-players = { $count } Spieler
tournament-late = Man kann auch nach der ersten Runde einsteigen
tournament-listed = Alle auf diesem Server sehen es
tournament-enter-too = Ich spiele auch mit

tournament-status-open = Offen: Melde dich an
tournament-status-playing = Runde { $round } von { $rounds }
tournament-status-ending = Endet mit dieser Runde
tournament-status-over = Vorbei
tournament-status-closed = Abgesagt
tournament-players = { $count ->
    [0] noch niemand
    [one] eine Person
   *[other] { $count } Spieler
}
tournament-seats-number = Personen pro Tisch
tournament-filled = freie Plätze: { $name }
tournament-filled-to = bis zu { $size } Personen: { $name }
tournament-leave-sure = Das ist eine Partie eines Turniers. Entscheidet ein Bot öfter als du, wirst du an diesem Tisch Letzter.
tournament-seats = zu { $seats } am Tisch
tournament-begins = Beginnt { $when }
tournament-begins-host = Beginnt, wenn der Gastgeber es sagt
tournament-next = Die nächste Runde beginnt { $when }
tournament-until = Bis { $when }; danach spielen Bots für alle weiter
tournament-hosted = Eröffnet von { $name }
tournament-enter = Anmelden
tournament-leave = Zurückziehen
tournament-leave-surely = Wirklich zurückziehen
tournament-absent = Nächste Runde aussetzen
tournament-present = Nächste Runde doch spielen
tournament-begin = Erste Runde beginnen
tournament-close = Turnier beenden
tournament-close-surely = Wirklich beenden
tournament-round-end = Runde beenden
tournament-round-end-surely = Bots für alle zu Ende spielen lassen
tournament-copy = Link kopieren
tournament-my-table = An deinen Tisch gehen
tournament-entered = Du bist dabei.
tournament-won = { $name } hat gewonnen.

tournament-standings = Tabelle
tournament-rank = Rang
tournament-points = Punkte
tournament-strength = Gegner
tournament-part = Anteil
tournament-wins = Siege
tournament-group = Gruppe { $group }
tournament-round = Runde { $round }
tournament-final = Finale
tournament-table = Tisch { $number }
tournament-bye = Freilos: { $names }
tournament-filler = { $name } (füllt den Tisch)
tournament-left = jemand, der gegangen ist
tournament-withdrawn = zurückgezogen
tournament-away = setzt die nächste Runde aus
tournament-watch = Zuschauen
tournament-hidden = Nach der Runde zu sehen
tournament-back = Zum Turnier
tournament-at-table = Turnierpartie
tournament-at-table-counts = Dein Platz zählt. Es gibt keine Tipps, Glück wird nicht zurückgenommen, und sie wird zu Ende gespielt.

tournament-how = Wie gezählt wird
tournament-how-points = Ein Tisch ist 12 Punkte wert: Für jeden, vor dem du liegst, bekommst du einen gleichen Teil, bei Gleichstand die Hälfte davon. Das sind 12 und 0 zu zweit, 12, 6, 0 zu dritt und 12, 8, 4, 0 zu viert. Ein Freilos zählt 12, eine ausgesetzte Runde 0.
tournament-how-ties = Bei gleichen Punkten entscheiden nacheinander: die durchschnittlichen Punkte der Gegner, die du hattest; dein Anteil an den Spielpunkten, wobei 100 % ein gleicher Anteil ist; und wer sich zuerst angemeldet hat.
tournament-how-pairs = Die Tische werden vom Anfang der Tabelle aus besetzt: Wer etwa gleich viele Punkte hat, sitzt zusammen, wenn möglich ohne sich schon begegnet zu sein, und jeder auf dem Platz, den er am seltensten hatte.
tournament-how-groups = Es gibt so viele Gruppen, wie das Finale Plätze hat, wenn genug mitspielen. Die Ersten der Gruppen spielen das Finale, dann die Besten der anderen, falls Plätze frei sind.
tournament-how-absence = Wenn du einen Tisch verlässt oder deine Zeit um ist, spielt ein Bot für dich. Hat er öfter entschieden als du, wirst du dort Letzter. Wer später einsteigt, beginnt in der nächsten Runde mit 0 Punkten.
tournament-how-date = Wenn die Zeit einer Runde um ist, spielen Bots ihre Partien für alle zu Ende; eine solche Partie wird nicht gewertet.
