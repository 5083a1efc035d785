# The explorer: every option of a decision, tried out. The terminal and the page say it.

explorer-title = Erkunden
explorer-of = Erkunden: { $game }
explorer-lead = Eine neue Auslage oder ein Moment deiner eigenen Partie: jede Möglichkeit mit ihren Chancen, wie es weitergehen kann, und was ähnliche Anfänge gebracht haben.
explorer-exploring = Jede Möglichkeit wird ausprobiert
explorer-decides = { $name } entscheidet.
explorer-best = am besten
page-review-shown = gezeigt
explorer-close = vielleicht genauso gut
explorer-chance = Gewinnchance
explorer-playouts = Zu Ende gespielt
explorer-matches = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
explorer-line = Wie es weitergehen kann
explorer-start-all = In { $matches } Partien hat, wer sie zuerst wählte, { $percent } % ± { $error } gewonnen.
explorer-start-shown = Davon in { $matches }, die so begannen: { $percent } % ± { $error }. ({ $event })
explorer-how = Die Gewinnchance kommt aus der Suche, wie bei Tipps und Analysen: Alle Plätze schauen voraus. Zu Ende gespielt: Bots, die nehmen, was sofort am besten aussieht, spielen bis zum Schluss. Alle Möglichkeiten treffen auf dieselben vorgestellten Welten und dasselbe Glück; nichts, was der Platz nicht wissen konnte, fließt ein. ± und das Intervall (95 %) sagen, wie weit das Glück der Versuche täuschen kann.
explorer-starts-how = Anfänge: { $matches } Partien solcher Bots, in denen ein Platz seine erste Entscheidung ausgelost hat. Was vom Tisch gesagt wird, ist mehr als Zufall, obwohl vieles angeschaut wurde.
explorer-deal = Eine neue Auslage erkunden
explorer-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}
explorer-another = Andere Auslage
explorer-here = Diese Stellung erkunden
explorer-options = Möglichkeiten
explorer-about = Woher diese Zahlen kommen
explorer-working = Runde { $round } von { $rounds }
explorer-done = Alle { $rounds } Runden sind fertig.
explorer-stopped = Angehalten nach Runde { $round } von { $rounds }
explorer-go-on = Weiter
explorer-starts = Ähnliche Anfänge
explorer-start-none = Nichts auf diesem Tisch hat daran mehr geändert als der Zufall.
complain-rounds = { $option } nimmt eine Zahl von 1 bis { $last }.
complain-at = --at gehört zu --record.
complain-no-choice = Nach { $number } Entscheidungen hat niemand eine Wahl.
