# The laboratory: what a change of the box does to a game. The terminal and the page say it.

lab-title = Laboratorio
lab-of = Laboratorio: { $game }
lab-playing = Partite
lab-length = Decisioni di una partita
lab-points = Punti di un posto
lab-margin = Punti di vantaggio sul secondo
lab-wins = Vittorie del posto { $seat }
lab-source = Punti di un posto: { $source }
lab-use = Usi di { $tile }
lab-box = La scatola così com’è
lab-measure = Misura
lab-before = Prima
lab-after = Dopo
lab-change = Cambiamento
lab-interval = Intervallo
lab-played = { $matches } partite su { $wanted } · { $seats } posti · { $players }
lab-changed = Che cosa è cambiato oltre il caso
lab-changed-alone = Che cosa fa ogni cambiamento da solo
lab-changed-together = Tutti insieme
lab-no-effect = Nessun effetto trovato.
lab-changed-nothing = Niente che { $matches } partite possano distinguere dal caso.
lab-all = Durata, punti e posti
lab-tiles = Quanto spesso si usa ogni tessera, e quanto vale
lab-tile = Tessera
lab-tile-changed = modificata
lab-uses = Usi per partita
lab-worth = Punti per uso
lab-lift = Chi la usa vince più spesso di
lab-luck = Quanto decide la fortuna
lab-luck-share = Fortuna: { $share } % del risultato (da { $low } a { $high } %), decisioni { $decisions } %, non attribuito { $rest } %; dall’analisi di { $matches } partite
lab-sweep = Per valore
lab-written = Il risultato è in { $json }, e come pagina in { $page }.
lab-stopped = Sono state giocate { $played } partite su { $matches }. Lo stesso comando gioca il resto.
lab-clear-stop = Era chiaro dopo { $matches } partite su { $wanted }.
lab-how = Ogni distribuzione è stata giocata con ogni scatola, dagli stessi giocatori e con la stessa fortuna. Su 100 intervalli, { $level } mancano il vero. Quando si guardano { $rows } cifre, il caso da solo ne cambia alcune; ciò che si dice oltre il caso ne tiene conto (la procedura di Benjamini e Hochberg). Che chi usa una tessera vinca più spesso non vuol dire che la tessera lo faccia vincere.
lab-clock = { $player } pensa con l’orologio, quindi le sue partite non si possono ripetere. Scegli fra { $players }.
lab-no-network = { $game } non ha una rete. Indicane una: --network FILE.
lab-only-instinct = { $option } vale solo con instinct: --players instinct.
lab-no-card = PyTorch non trova qui una scheda grafica. --device cpu gioca allo stesso modo sul processore.
lab-status-waiting = Aspetta il suo turno
lab-status-working = In gioco
lab-reviewing = Si analizza quanto ha deciso la fortuna
lab-status-done = Finito
lab-status-stopped = Fermato
lab-status-failed = Fallito
lab-past = I miei esperimenti
lab-who = Chi gioca
lab-trust = Qui giocano bot, e le persone forse giocano diversamente. Ciò che trovano è un indizio; se un bot più forte trova lo stesso, fidati di più.
lab-between-levels = { $name }, tra i bot { $low } e { $high }
lab-tried = Scatole provate
lab-front = Che cosa si può ottenere
lab-fairness = lontano dall’equità
lab-evenness = uso disuguale
lab-bounds = Dai almeno un intervallo, come --change customers.A-03.price=3..6.
lab-proposed = La scatola proposta è in { $file }. Prima e dopo sono con una fortuna nuova.
lab-lead = Cambia tessere, prezzi o quantità di una scatola e guarda che cosa ne fanno molte partite.
lab-what = Che cosa vuoi cambiare?
lab-search = Cerca un pezzo o un valore
lab-found = { $count ->
    [0] Niente si chiama così.
    [one] Un posto
   *[other] { $count } posti
}
lab-all-of-them = Torna a tutti: { $part }
lab-changes = Cambiamenti
lab-changes-none = Scegli un pezzo e dai un altro numero a uno dei suoi valori. Puoi cambiarne diversi.
lab-changes-count = { $count ->
    [one] Un cambiamento
   *[other] { $count } cambiamenti
}
lab-whole = Finché qui non cambi nulla, { $name } viene confrontata con la scatola del gioco.
lab-drop = Lascia fuori
lab-drop-what = Lascia fuori: { $what }
lab-range = Prova un intervallo
lab-one-value = Un solo valore
lab-first = da
lab-last = a
lab-step = a passi di
lab-no-range = Non è un intervallo di 2 a 24 valori.
lab-seat = Posto { $seat }
lab-seats-chosen = Impostato per { $seats } giocatori: con { $before } quello che cambi non entra mai in gioco.
lab-seats-never = Con { $seats } giocatori quello che cambi non entra mai in gioco, quindi non ci sarebbe niente da trovare. Scegli { $fitting }.
lab-mixed = Un altro giocatore a ogni posto
lab-alone = Gioca anche con ogni tessera modificata da sola ({ $boxes } scatole)
lab-matches = Partite (fino a { $most })
lab-deals = { $deals } distribuzioni, ognuna con { $boxes } scatole.
lab-takes = Ci vogliono circa { $span }, di più se anche altri aspettano.
lab-left = mancano circa { $span }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count } h
lab-begin = Comincia
lab-stop = Ferma
lab-go-on = Continua
lab-go-on-text = { $played ->
    [0] Non si è ancora giocato niente.
   *[other] Quello che { $played } partite hanno mostrato resta. Nessuna si gioca di nuovo.
}
lab-renewed = Questo server è stato rinnovato nel frattempo, e i suoi bot forse giocano in un altro modo. Perciò si gioca tutto di nuovo, dalla prima distribuzione.
lab-again = Prova qualcos’altro
lab-share = Copia il link
lab-shared = Il link è copiato. Chi lo ha vede questo esperimento.
lab-compare = Provala nel laboratorio
lab-compared = { $name } e la scatola del gioco
lab-between = cambiamento { $change }, tra { $low } e { $high }
lab-said-more = { $count ->
    [one] Un altro è nelle cifre.
   *[other] Altri { $count } sono nelle cifre.
}
lab-figures = Cifre
lab-sure = oltre il caso
lab-legend = In grassetto: oltre il caso. Nel disegno il punto è il cambiamento, come parte di ciò che c’era prima, e la linea è il suo intervallo. Se la linea passa per il centro, forse non è cambiato nulla.
lab-tiles-legend = In grassetto: usata di più o di meno, oltre il caso. Le parentesi dicono tra quali limiti chi la usa vince di più: più sono larghe, meno dicono.
lab-sweep-text = La linea è la media, la barra il suo intervallo; un punto pieno si scosta oltre il caso dalla scatola così com’è (l’anello).
lab-curve-about = { $measure }: { $before } con { $first }, { $after } con { $last }
lab-more-length = Una partita dura di più: { $after } decisioni invece di { $before }.
lab-less-length = Una partita finisce prima: { $after } decisioni invece di { $before }.
lab-more-points = Tutti fanno più punti: in media { $after } invece di { $before }.
lab-less-points = Tutti fanno meno punti: in media { $after } invece di { $before }.
lab-more-margin = Chi vince è più avanti: di { $after } punti invece di { $before }.
lab-less-margin = Alla fine è più combattuta: chi vince ha { $after } punti di vantaggio invece di { $before }.
lab-more-wins = Il posto { $seat } vince più spesso: { $after } % delle partite invece di { $before } %.
lab-less-wins = Il posto { $seat } vince meno spesso: { $after } % delle partite invece di { $before } %.
lab-more-source = { $source }: più punti, { $after } a posto invece di { $before }.
lab-less-source = { $source }: meno punti, { $after } a posto invece di { $before }.
lab-more-use = { $tile } è usato più spesso: { $after } volte a partita invece di { $before }.
lab-less-use = { $tile } è usato meno spesso: { $after } volte a partita invece di { $before }.
