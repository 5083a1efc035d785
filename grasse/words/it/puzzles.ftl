## La ricerca di problemi

puzzles-mining = { $game }, { $matches ->
    [one] { $matches } partita esaminata
   *[other] { $matches } partite esaminate
}
puzzles-written = { $number ->
    [one] C’è { $number } problema
   *[other] Ci sono { $number } problemi
} in { $file }.
puzzles-stopped = Fermato. Lo stesso comando riprende da qui.
puzzles-none = Qui non ci sono problemi del genere.
puzzles-go-on = Invio: il prossimo problema. esci: fermarsi qui.
complain-level = --level vuole un numero da 1 a { $last }.

## I problemi

puzzle-title = Problemi
puzzle-text = Una posizione di una partita e una decisione che è chiaramente la migliore. Trovala: saprai subito quanto vale, e perché.
puzzle-offer = Risolvi problemi
puzzle-solve = Risolvi
puzzle-ask = Che cosa è meglio qui? Decidi una volta sola.
puzzle-lately = Che cosa è successo
puzzle-thinking = Un momento: la tua decisione viene esaminata.
puzzle-right = È la scelta migliore
puzzle-as-good = Altrettanto buona
puzzle-wrong = C’è di meglio
puzzle-same-mistake = La stessa della partita
puzzle-next = Avanti
puzzle-worth = { $points ->
    [one] { $percent }% di probabilità di vincere, { $points } punto
   *[other] { $percent }% di probabilità di vincere, { $points } punti
}
puzzle-others = { $number ->
    [one] { $number } altra opzione
   *[other] { $number } altre opzioni
}
puzzle-found-by = Bot che la trovano
puzzle-solved = { $number } su { $of } risolti
puzzle-streak = { $number } di fila
puzzle-streak-best = serie più lunga: { $number }
puzzle-difficulty = Difficoltà { $number } su 5
puzzle-level = Difficoltà
puzzle-level-any = Qualsiasi
puzzle-again-minutes = { $number ->
    [one] Torna tra { $number } minuto.
   *[other] Torna tra { $number } minuti.
}
puzzle-again-hours = { $number ->
    [one] Torna tra { $number } ora.
   *[other] Torna tra { $number } ore.
}
puzzle-again-days = { $number ->
    [one] Torna tra { $number } giorno.
   *[other] Torna tra { $number } giorni.
}
page-review-yours = la tua decisione
page-review-best = migliore

## L’allenatore

trainer-title = Allenamento
trainer-text = I tuoi errori e i problemi che hai sbagliato tornano finché non li ricordi: presto se hai sbagliato, sempre più tardi se hai indovinato.
trainer-learn = Impara dai tuoi errori
trainer-own = La tua partita
trainer-puzzle = Un problema sbagliato
trainer-left = { $number ->
    [one] Ancora { $number } dopo questa
   *[other] Ancora { $number } dopo questa
}
trainer-done = { $number ->
    [one] { $number } posizione fatta
   *[other] { $number } posizioni fatte
}
trainer-due = { $number ->
    [0] Niente da rivedere. Dopo una partita premi «Analisi», poi «Impara dai tuoi errori».
    [one] { $number } posizione da rivedere.
   *[other] { $number } posizioni da rivedere.
}
trainer-later-minutes = { $number ->
    [one] La prossima arriva tra { $number } minuto.
   *[other] La prossima arriva tra { $number } minuti.
}
trainer-later-hours = { $number ->
    [one] La prossima arriva tra { $number } ora.
   *[other] La prossima arriva tra { $number } ore.
}
trainer-later-days = { $number ->
    [one] La prossima arriva tra { $number } giorno.
   *[other] La prossima arriva tra { $number } giorni.
}
trainer-begin = Comincia
