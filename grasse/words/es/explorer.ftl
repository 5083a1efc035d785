# The explorer: every option of a decision, tried out. The terminal and the page say it.

explorer-title = Explorador
explorer-of = Explorador: { $game }
explorer-lead = Un reparto nuevo, o un momento de tu propia partida: cada opción con sus posibilidades, cómo puede seguir, y qué dieron los comienzos parecidos.
explorer-exploring = Probando cada opción
explorer-decides = { $name } decide.
explorer-best = la mejor
page-review-shown = mostrada
explorer-close = quizá igual de buena
explorer-chance = Posibilidades de ganar
explorer-playouts = Jugada hasta el final
explorer-matches = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
explorer-line = Cómo puede seguir
explorer-start-all = En { $matches } partidas, quien la tomó primero ganó el { $percent } % ± { $error }.
explorer-start-shown = De ellas, en { $matches } que empezaron así: { $percent } % ± { $error }. ({ $event })
explorer-how = Las posibilidades de ganar vienen de la búsqueda, como en los consejos y los análisis: todos los puestos miran adelante. Jugada hasta el final: bots que toman lo que parece mejor enseguida siguen jugando hasta el final. Todas las opciones se encuentran con los mismos mundos imaginados y la misma suerte; no se usa nada que el puesto no pudiera saber. ± y el intervalo (95 %) dicen cuánto puede engañar la suerte de las pruebas.
explorer-starts-how = Comienzos: { $matches } partidas de esos bots, en las que un puesto sacó a suertes su primera decisión. Lo que se dice de la mesa va más allá del azar, aunque se miraron muchas cosas.
explorer-deal = Explorar un reparto nuevo
explorer-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
explorer-another = Otro reparto
explorer-here = Explorar esta posición
explorer-options = Opciones
explorer-about = De dónde salen estas cifras
explorer-working = Ronda { $round } de { $rounds }
explorer-done = Las { $rounds } rondas están terminadas.
explorer-stopped = Parado tras la ronda { $round } de { $rounds }
explorer-go-on = Seguir
explorer-starts = Comienzos parecidos
explorer-start-none = Nada de esta mesa lo cambió más allá del azar.
complain-rounds = { $option } toma un número de 1 a { $last }.
complain-at = --at va con --record.
complain-no-choice = Después de { $number } decisiones nadie puede elegir.
