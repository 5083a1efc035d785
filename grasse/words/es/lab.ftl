# The laboratory: what a change of the box does to a game. The terminal and the page say it.

lab-title = Laboratorio
lab-of = Laboratorio: { $game }
lab-playing = Partidas
lab-length = Decisiones de una partida
lab-points = Puntos de un asiento
lab-margin = Puntos de ventaja sobre el segundo
lab-wins = Victorias del asiento { $seat }
lab-source = Puntos de un asiento: { $source }
lab-use = Usos de { $tile }
lab-box = La caja tal como es
lab-measure = Medida
lab-before = Antes
lab-after = Después
lab-change = Cambio
lab-interval = Intervalo
lab-played = { $matches } partidas de { $wanted } · { $seats } asientos · { $players }
lab-changed = Lo que cambió más allá del azar
lab-changed-alone = Qué hace cada cambio solo
lab-changed-together = Todos juntos
lab-no-effect = Ningún efecto hallado.
lab-changed-nothing = Nada que { $matches } partidas puedan distinguir del azar.
lab-all = Duración, puntos y asientos
lab-tiles = Cuánto se usa cada loseta y cuánto vale
lab-tile = Loseta
lab-tile-changed = cambiada
lab-uses = Usos por partida
lab-worth = Puntos por uso
lab-lift = Quien la usa gana más a menudo en
lab-luck = Cuánto decide el azar
lab-luck-share = Azar: { $share } % del resultado (de { $low } a { $high } %), decisiones { $decisions } %, sin asignar { $rest } %; según el análisis de { $matches } partidas
lab-sweep = Según el valor
lab-written = El resultado está en { $json }, y como página en { $page }.
lab-stopped = Se han jugado { $played } de { $matches } partidas. La misma orden juega el resto.
lab-clear-stop = Quedó claro tras { $matches } de { $wanted } partidas.
lab-how = Cada reparto se jugó con cada caja, con los mismos jugadores y la misma suerte. De 100 intervalos, { $level } no aciertan. Cuando se miran { $rows } cifras, el azar solo cambia algunas; lo que se dice más allá del azar lo tiene en cuenta (el procedimiento de Benjamini y Hochberg). Que quien usa una loseta gane más a menudo no quiere decir que la loseta le haga ganar.
lab-clock = { $player } piensa según el reloj, así que sus partidas no se pueden repetir. Elige uno de { $players }.
lab-no-network = { $game } no trae ninguna red. Indica una: --network ARCHIVO.
lab-only-instinct = { $option } solo vale con instinct: --players instinct.
lab-no-card = PyTorch no encuentra aquí ninguna tarjeta gráfica. --device cpu juega igual en el procesador.
lab-status-waiting = Espera su turno
lab-status-working = Jugando
lab-reviewing = Se analiza cuánto decidió el azar
lab-status-done = Terminado
lab-status-stopped = Detenido
lab-status-failed = Fallido
lab-past = Mis experimentos
lab-who = Quién juega
lab-trust = Aquí juegan bots, y las personas quizá jueguen de otro modo. Lo que encuentran es una pista; si un bot más fuerte encuentra lo mismo, fíate más.
lab-between-levels = { $name }, entre los bots { $low } y { $high }
lab-tried = Cajas probadas
lab-front = Lo que se puede conseguir
lab-fairness = lejos de lo justo
lab-evenness = uso desigual
lab-bounds = Da al menos un intervalo, como --change customers.A-03.price=3..6.
lab-proposed = La caja propuesta está en { $file }. Antes y después son con una suerte nueva.
lab-lead = Cambia losetas, precios o cantidades de una caja y mira qué hacen de ello muchas partidas.
lab-what = ¿Qué quieres cambiar?
lab-search = Buscar una pieza o un valor
lab-found = { $count ->
    [0] Nada se llama así.
    [one] Un lugar
   *[other] { $count } lugares
}
lab-all-of-them = Volver a todas: { $part }
lab-changes = Cambios
lab-changes-none = Elige una pieza y da otro número a uno de sus valores. Puedes cambiar varios.
lab-changes-count = { $count ->
    [one] Un cambio
   *[other] { $count } cambios
}
lab-whole = Mientras no cambies nada aquí, { $name } se compara con la caja del juego.
lab-drop = Dejar fuera
lab-drop-what = Dejar fuera: { $what }
lab-range = Probar un intervalo
lab-one-value = Un solo valor
lab-first = de
lab-last = a
lab-step = en pasos de
lab-no-range = Eso no es un intervalo de 2 a 24 valores.
lab-seat = Asiento { $seat }
lab-seats-chosen = Puesto para { $seats } jugadores: con { $before }, lo que cambias nunca entra en juego.
lab-seats-never = Con { $seats } jugadores, lo que cambias nunca entra en juego, así que no habría nada que encontrar. Elige { $fitting }.
lab-mixed = Otro jugador en cada asiento
lab-alone = Jugar también con cada loseta cambiada sola ({ $boxes } cajas)
lab-matches = Partidas (hasta { $most })
lab-deals = { $deals } repartos, cada uno con { $boxes } cajas.
lab-takes = Tarda unos { $span }, más si otros también esperan.
lab-left = quedan unos { $span }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count } h
lab-begin = Empezar
lab-stop = Parar
lab-go-on = Seguir
lab-go-on-text = { $played ->
    [0] Todavía no se ha jugado nada.
   *[other] Lo que mostraron { $played } partidas se conserva. Ninguna se juega otra vez.
}
lab-renewed = Este servidor se ha renovado desde entonces, y sus bots quizá juegan de otro modo. Por eso todo se juega otra vez, desde el primer reparto.
lab-again = Probar otra cosa
lab-share = Copiar el enlace
lab-shared = El enlace está copiado. Quien lo tenga ve este experimento.
lab-compare = Probarla en el laboratorio
lab-compared = { $name } y la caja del juego
lab-between = cambio { $change }, entre { $low } y { $high }
lab-said-more = { $count ->
    [one] Hay otro en las cifras.
   *[other] Hay otros { $count } en las cifras.
}
lab-figures = Cifras
lab-sure = más allá del azar
lab-legend = En negrita: más allá del azar. En el dibujo, el punto es el cambio, como parte de lo que había antes, y la línea es su intervalo. Si la línea pasa por el medio, quizá no cambió nada.
lab-tiles-legend = En negrita: se usa más o menos a menudo, más allá del azar. Los paréntesis dicen entre qué límites gana más quien la usa: cuanto más anchos, menos dicen.
lab-sweep-text = La línea es la media, la barra su intervalo; un punto lleno se aparta más allá del azar de la caja tal como es (el anillo).
lab-curve-about = { $measure }: { $before } con { $first }, { $after } con { $last }
lab-more-length = Una partida dura más: { $after } decisiones en lugar de { $before }.
lab-less-length = Una partida acaba antes: { $after } decisiones en lugar de { $before }.
lab-more-points = Todos hacen más puntos: { $after } de media en lugar de { $before }.
lab-less-points = Todos hacen menos puntos: { $after } de media en lugar de { $before }.
lab-more-margin = Quien gana lleva más ventaja: { $after } puntos en lugar de { $before }.
lab-less-margin = Al final está más reñido: quien gana lleva { $after } puntos de ventaja en lugar de { $before }.
lab-more-wins = El asiento { $seat } gana más a menudo: { $after } % de las partidas en lugar de { $before } %.
lab-less-wins = El asiento { $seat } gana menos a menudo: { $after } % de las partidas en lugar de { $before } %.
lab-more-source = { $source }: más puntos, { $after } por asiento en lugar de { $before }.
lab-less-source = { $source }: menos puntos, { $after } por asiento en lugar de { $before }.
lab-more-use = { $tile } se usa más a menudo: { $after } veces por partida en lugar de { $before }.
lab-less-use = { $tile } se usa menos a menudo: { $after } veces por partida en lugar de { $before }.
