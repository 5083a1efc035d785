# Wörter zur Partie des Tages.

refused-day = Das muss warten: Andere spielen die Partie dieses Tages noch, oder es geht nicht in dem Versuch, der zählt.
refused-no_such_day = Von diesem Tag gibt es keine Partie.
day-title = Partie des Tages
day-lead = Jeden Tag hat jedes Spiel eine Partie: dieselben Plätze, Bots und dasselbe Glück für alle. Ein Versuch zählt.
day-open = Die Partien von heute
day-play = Den Versuch spielen, der zählt
day-go-on = Weiterspielen
day-practice = Noch einmal zur Übung spielen
day-practice-first = Zur Übung spielen
day-against = Du hast Platz { $seat }, gegen: { $others }
day-field = { $field ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $field } Personen sind fertig.
}
day-mine = { $points } Punkte: Rang { $rank }, besser als { $percent } % der anderen
day-mine-alone = { $points } Punkte: das erste Ergebnis dieses Tages
day-share = Dein Ergebnis kopieren
day-best = Die beste Partie ansehen
day-best-review = Die beste Partie analysieren
day-rank = Rang
day-points = Punkte
day-percent = Vergleich
day-before = Der Tag davor
day-after = Der Tag danach
day-until = Offen bis { $when }. Ein begonnener Versuch zählt bis { $ends }.
day-end-sure = Das ist der Versuch, der zählt. Wenn du die Partie jetzt beendest, hat sie kein Ergebnis, und einen zweiten Versuch gibt es nicht.
day-archive = Archiv
day-table = Partie des Tages, { $day }
day-table-counts = Der Versuch, der zählt: Deine Punkte kommen in die Rangliste. Alle haben dasselbe Glück. Es gibt keine Tipps, und Glück wird nicht zurückgenommen; beendest du sie vorzeitig, hat sie kein Ergebnis.
day-table-practice = Zur Übung: Sie zählt nicht.
day-proof = Das Glück jedes Tages kommt aus einem Geheimnis. Seinen Hash zeigen wir am Tag davor, das Geheimnis sechs Stunden nach dem Ende des Tages (UTC).
day-hash = Hash dieses Tages
day-secret = Geheimnis dieses Tages
day-tomorrow = Hash von morgen
day-secret-later = Das Geheimnis dieses Tages zeigen wir, wenn kein Versuch mehr zählt.
day-verify = { $drawn ->
    [one] { $drawn } Zug ist der, den das Geheimnis vom { $day } ergibt.
   *[other] Alle { $drawn } Züge sind die, die das Geheimnis vom { $day } ergibt.
}
