# Parole dei tornei.
#
# $when   un giorno e un’ora; $names   come si chiamano i giocatori, uno dopo l’altro

refused-tournament = Non in un torneo: niente consigli, la fortuna non si annulla e una partita si gioca fino alla fine.
refused-held = Altri tavoli di questo turno giocano ancora con la stessa fortuna. Tutto si vede quando il turno è finito.
refused-bad_tournament = Un torneo ha bisogno di un titolo, e di un limite di tempo o di turni a data fissa.
refused-round = Il turno può essere chiuso un giorno dopo l’inizio.
refused-no_such_tournament = Questo torneo non esiste.
refused-too_few = Prima devono iscriversi almeno in due.

tournament-title = Tornei
tournament-lead = Per un circolo, o per chiunque venga: più turni, un tavolo dopo l’altro.
tournament-offer = Guarda i tornei
tournament-open = Apri un torneo
tournament-none = Non c’è ancora nessun torneo. Apri il primo.
tournament-name = Titolo
tournament-system = Sistema
tournament-system-swiss = Svizzero: tutti giocano tutti i turni
tournament-system-groups = Gironi e una finale
tournament-rounds = Turni
tournament-pace = I turni cominciano
tournament-pace-once = appena finisce il precedente
tournament-pace-days = { $days ->
    [1] ogni giorno
    [7] ogni settimana
   *[other] ogni { $days } giorni
}
tournament-starts = Primo turno (vuoto: quando lo dici tu)
tournament-same = La stessa fortuna a ogni tavolo
tournament-same-text = Tutti i tavoli di un turno ricevono la stessa distribuzione, come nel bridge duplicato.
tournament-fill = Bot
tournament-fill-none = Nessun bot
tournament-size = I bot completano fino a
tournament-size-tables = solo tavoli pieni
tournament-size-players = { $count } giocatori
tournament-late = Ci si può iscrivere dopo il primo turno
tournament-listed = Tutti lo vedono su questo server
tournament-enter-too = Gioco anch’io

tournament-status-open = Aperto: iscriviti
tournament-status-playing = Turno { $round } di { $rounds }
tournament-status-ending = Finisce con questo turno
tournament-status-over = Finito
tournament-status-closed = Annullato
tournament-players = { $count ->
    [0] ancora nessuno
    [one] un giocatore
   *[other] { $count } giocatori
}
tournament-seats-number = Giocatori per tavolo
tournament-filled = posti liberi: { $name }
tournament-filled-to = fino a { $size } giocatori: { $name }
tournament-leave-sure = È una partita di torneo. Se un bot decide più spesso di te, sei ultimo a questo tavolo.
tournament-seats = { $seats } per tavolo
tournament-begins = Comincia: { $when }
tournament-begins-host = Comincia quando lo dice chi lo ha aperto
tournament-next = Il prossimo turno comincia: { $when }
tournament-until = Fino a: { $when }; poi i bot giocano per tutti
tournament-hosted = Aperto da { $name }
tournament-enter = Iscriviti
tournament-leave = Ritirati
tournament-leave-surely = Ritirati davvero
tournament-absent = Salta il prossimo turno
tournament-present = Gioca il prossimo turno
tournament-begin = Comincia il primo turno
tournament-close = Chiudi il torneo
tournament-close-surely = Chiudilo davvero
tournament-round-end = Chiudi il turno
tournament-round-end-surely = Lascia che i bot lo finiscano per tutti
tournament-copy = Copia il link
tournament-my-table = Vai al tuo tavolo
tournament-entered = Partecipi.
tournament-won = { $name } ha vinto.

tournament-standings = Classifica
tournament-rank = Posto
tournament-points = Punti
tournament-strength = Avversari
tournament-part = Quota
tournament-wins = Vinte
tournament-group = Girone { $group }
tournament-round = Turno { $round }
tournament-final = Finale
tournament-table = Tavolo { $number }
tournament-bye = Riposa: { $names }
tournament-filler = { $name } (completa il tavolo)
tournament-left = qualcuno che è andato via
tournament-withdrawn = si è ritirato
tournament-away = salta il prossimo turno
tournament-watch = Guarda
tournament-hidden = Si vede dopo il turno
tournament-back = Al torneo
tournament-at-table = Partita di torneo
tournament-at-table-counts = Conta il tuo posto. Niente consigli, la fortuna non si annulla, e si gioca fino alla fine.

tournament-how = Come si conta
tournament-how-points = Un tavolo vale 12 punti: ricevi una parte uguale per ogni giocatore che superi, e la metà in caso di parità. Sono 12 e 0 in due, 12, 6, 0 in tre e 12, 8, 4, 0 in quattro. Un riposo vale 12, un turno saltato 0.
tournament-how-ties = A pari punti decidono, nell’ordine: la media dei punti degli avversari incontrati; la tua quota dei punti di gioco, dove 100 % è una parte uguale; e chi si è iscritto prima.
tournament-how-pairs = I tavoli si riempiono dall’alto della classifica: giocano insieme quelli con più o meno gli stessi punti, se possibile senza essersi già incontrati, ciascuno al posto che ha avuto meno spesso.
tournament-how-groups = Ci sono tanti gironi quanti posti ha la finale, se i giocatori bastano. I primi di ogni girone giocano la finale, poi i migliori degli altri se restano posti.
tournament-how-absence = Se lasci un tavolo o il tuo tempo è finito, un bot gioca per te. Se ha deciso più spesso di te, lì sei ultimo. Chi si iscrive tardi comincia dal turno seguente con 0 punti.
tournament-how-date = Quando il tempo di un turno è finito, i bot finiscono le sue partite per tutti; una partita così non vale per la classifica dei giocatori.
