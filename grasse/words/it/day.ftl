# Parole sulla partita del giorno.

refused-day = Bisogna aspettare: altri giocano ancora la partita di quel giorno, oppure non si può fare nel tentativo che conta.
refused-no_such_day = Non c’è nessuna partita di quel giorno.
day-title = Partita del giorno
day-lead = Ogni giorno ogni gioco ha una partita: stessi posti, stessi bot e stessa fortuna per tutti. Conta un solo tentativo.
day-open = Le partite di oggi
day-play = Gioca il tentativo che conta
day-go-on = Continua
day-practice = Gioca ancora per esercizio
day-practice-first = Gioca per esercizio
day-against = Hai il posto { $seat }, contro: { $others }
day-field = { $field ->
    [0] Nessuno ha ancora finito.
    [one] Una persona ha finito.
   *[other] { $field } persone hanno finito.
}
day-mine = { $points } punti: posizione { $rank }, meglio del { $percent }% degli altri
day-mine-alone = { $points } punti: il primo risultato di questo giorno
day-share = Copia il tuo risultato
day-best = Guarda la partita migliore
day-best-review = Analizza la partita migliore
day-rank = Posizione
day-points = Punti
day-percent = Confronto
day-before = Il giorno prima
day-after = Il giorno dopo
day-until = Aperto fino a { $when }. Un tentativo iniziato conta fino a { $ends }.
day-end-sure = È il tentativo che conta. Se finisci la partita adesso, non ha risultato, e non c’è un secondo tentativo.
day-archive = Archivio
day-table = Partita del giorno, { $day }
day-table-counts = Il tentativo che conta: i tuoi punti entrano in classifica. La fortuna è la stessa per tutti. Niente consigli, e la fortuna non si annulla; se la chiudi prima, non ha risultato.
day-table-practice = Per esercizio: non conta.
day-proof = La fortuna di ogni giorno viene da un segreto. La sua impronta è mostrata il giorno prima, il segreto sei ore dopo la fine del giorno (UTC).
day-hash = Impronta di questo giorno
day-secret = Segreto di questo giorno
day-tomorrow = Impronta di domani
day-secret-later = Il segreto di questo giorno è mostrato quando nessun tentativo conta più.
day-verify = { $drawn ->
    [one] { $drawn } estrazione è quella data dal segreto del { $day }.
   *[other] Le { $drawn } estrazioni sono quelle date dal segreto del { $day }.
}
