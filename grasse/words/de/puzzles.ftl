## Die Suche nach Aufgaben

puzzles-mining = { $game }, { $matches ->
    [one] { $matches } Partie durchsucht
   *[other] { $matches } Partien durchsucht
}
puzzles-written = { $number ->
    [one] { $number } Aufgabe steht
   *[other] { $number } Aufgaben stehen
} in { $file }.
puzzles-stopped = Angehalten. Derselbe Befehl macht hier weiter.
puzzles-none = Solche Aufgaben gibt es hier nicht.
puzzles-go-on = Eingabetaste: die nächste Aufgabe. beenden: hier aufhören.
complain-level = --level nimmt eine Zahl von 1 bis { $last }.

## Aufgaben

puzzle-title = Aufgaben
puzzle-text = Eine Stellung aus einer Partie, und eine Entscheidung, die eindeutig die beste ist. Finde sie: Du erfährst sofort, was sie wert ist, und warum.
puzzle-offer = Aufgaben lösen
puzzle-solve = Aufgaben lösen
puzzle-ask = Was ist hier am besten? Du entscheidest einmal.
puzzle-lately = Was geschah
puzzle-thinking = Einen Moment: Deine Entscheidung wird angesehen.
puzzle-right = Das ist das Beste
puzzle-as-good = Genauso gut
puzzle-wrong = Es gibt etwas Besseres
puzzle-same-mistake = Dasselbe wie in der Partie
puzzle-next = Weiter
puzzle-worth = { $points ->
    [one] { $percent } % Gewinnchance, { $points } Punkt
   *[other] { $percent } % Gewinnchance, { $points } Punkte
}
puzzle-others = { $number ->
    [one] { $number } andere Möglichkeit
   *[other] { $number } andere Möglichkeiten
}
puzzle-found-by = Bots, die sie finden
puzzle-solved = { $number } von { $of } gelöst
puzzle-streak = { $number } in Folge
puzzle-streak-best = längste Serie: { $number }
puzzle-difficulty = Schwierigkeit { $number } von 5
puzzle-level = Schwierigkeit
puzzle-level-any = Jede
puzzle-again-minutes = { $number ->
    [one] Sie kommt in { $number } Minute wieder.
   *[other] Sie kommt in { $number } Minuten wieder.
}
puzzle-again-hours = { $number ->
    [one] Sie kommt in { $number } Stunde wieder.
   *[other] Sie kommt in { $number } Stunden wieder.
}
puzzle-again-days = { $number ->
    [one] Sie kommt in { $number } Tag wieder.
   *[other] Sie kommt in { $number } Tagen wieder.
}
page-review-yours = deine Entscheidung
page-review-best = am besten

## Der Trainer

trainer-title = Trainer
trainer-text = Deine eigenen Fehler und Aufgaben, die du verfehlt hast, kommen wieder, bis du sie behältst: bald, wenn du falsch lagst, immer später, wenn du richtig lagst.
trainer-learn = Aus deinen Fehlern lernen
trainer-own = Deine eigene Partie
trainer-puzzle = Eine verfehlte Aufgabe
trainer-left = { $number ->
    [one] Noch { $number } nach dieser
   *[other] Noch { $number } nach dieser
}
trainer-done = { $number ->
    [one] { $number } Stellung erledigt
   *[other] { $number } Stellungen erledigt
}
trainer-due = { $number ->
    [0] Nichts ist fällig. Drücke nach einer Partie auf „Analyse“, dann auf „Aus deinen Fehlern lernen“.
    [one] { $number } Stellung ist fällig.
   *[other] { $number } Stellungen sind fällig.
}
trainer-later-minutes = { $number ->
    [one] Die nächste kommt in { $number } Minute.
   *[other] Die nächste kommt in { $number } Minuten.
}
trainer-later-hours = { $number ->
    [one] Die nächste kommt in { $number } Stunde.
   *[other] Die nächste kommt in { $number } Stunden.
}
trainer-later-days = { $number ->
    [one] Die nächste kommt in { $number } Tag.
   *[other] Die nächste kommt in { $number } Tagen.
}
trainer-begin = Beginnen
