# The explorer: every option of a decision, tried out. The terminal and the page say it.

explorer-title = Esploratore
explorer-of = Esploratore: { $game }
explorer-lead = Una nuova disposizione, o un momento di una tua partita: ogni opzione con le sue possibilità, come può continuare, e che cosa hanno portato inizi simili.
explorer-exploring = Provo ogni opzione
explorer-decides = { $name } decide.
explorer-best = la migliore
page-review-shown = mostrata
explorer-close = forse altrettanto buona
explorer-chance = Possibilità di vincere
explorer-playouts = Giocata fino in fondo
explorer-matches = { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}
explorer-line = Come può continuare
explorer-start-all = In { $matches } partite, chi l’ha presa per prima cosa ha vinto il { $percent }% ± { $error }.
explorer-start-shown = Di queste, in { $matches } che sono cominciate così: { $percent }% ± { $error }. ({ $event })
explorer-how = Le possibilità di vincere vengono dalla ricerca, come nei suggerimenti e nelle analisi: tutti i posti guardano avanti. Giocata fino in fondo: bot che prendono ciò che sembra subito meglio giocano fino alla fine. Tutte le opzioni incontrano gli stessi mondi immaginati e la stessa fortuna; non si usa nulla che il posto non potesse sapere. ± e l’intervallo (95%) dicono di quanto può ingannare la fortuna delle prove.
explorer-starts-how = Inizi: { $matches } partite di questi bot, in cui un posto ha tirato a sorte la prima decisione. Ciò che si dice del tavolo va oltre il caso, anche se si è guardato molto.
explorer-deal = Esplora una nuova disposizione
explorer-players = { $number ->
    [one] { $number } giocatore
   *[other] { $number } giocatori
}
explorer-another = Un’altra disposizione
explorer-here = Esplora questa posizione
explorer-options = Opzioni
explorer-about = Da dove vengono queste cifre
explorer-working = Giro { $round } di { $rounds }
explorer-done = I { $rounds } giri sono finiti.
explorer-stopped = Fermato dopo il giro { $round } di { $rounds }
explorer-go-on = Continua
explorer-starts = Inizi simili
explorer-start-none = Nulla su questo tavolo l’ha cambiato oltre il caso.
complain-rounds = { $option } prende un numero da 1 a { $last }.
complain-at = --at va insieme a --record.
complain-no-choice = Dopo { $number } decisioni nessuno può scegliere.
