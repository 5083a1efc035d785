# Palabras de los torneos.
#
# $when   un día y una hora; $names   cómo se llaman los jugadores, uno tras otro

refused-tournament = En un torneo no: no hay consejos, el azar no se deshace y una partida se juega hasta el final.
refused-held = Otras mesas de esta ronda aún juegan con la misma suerte. Todo se enseña cuando acaba la ronda.
refused-bad_tournament = Un torneo necesita un título, y un límite de tiempo o rondas con fecha.
refused-round = La ronda puede terminarse un día después de su comienzo.
refused-no_such_tournament = Ese torneo no existe.
refused-too_few = Antes tienen que apuntarse al menos dos.

tournament-title = Torneos
tournament-lead = Para un club o para quien venga: varias rondas, una mesa tras otra.
tournament-offer = Ver los torneos
tournament-open = Abrir un torneo
tournament-none = Aún no hay ningún torneo. Abre el primero.
tournament-name = Título
tournament-system = Sistema
tournament-system-swiss = Suizo: todos juegan todas las rondas
tournament-system-groups = Grupos y una final
tournament-rounds = Rondas
tournament-pace = Las rondas empiezan
tournament-pace-once = en cuanto acaba la anterior
tournament-pace-days = { $days ->
    [1] cada día
    [7] cada semana
   *[other] cada { $days } días
}
tournament-starts = Primera ronda (vacío: cuando lo digas)
tournament-same = La misma suerte en cada mesa
tournament-same-text = Todas las mesas de una ronda reciben lo mismo, como en el bridge duplicado.
tournament-fill = Bots
tournament-fill-none = Sin bots
tournament-size = Los bots completan hasta
tournament-size-tables = solo mesas llenas
tournament-size-players = { $count } jugadores
tournament-late = Se puede entrar después de la primera ronda
tournament-listed = Todos lo ven en este servidor
tournament-enter-too = Yo también juego

tournament-status-open = Abierto: apúntate
tournament-status-playing = Ronda { $round } de { $rounds }
tournament-status-ending = Termina con esta ronda
tournament-status-over = Terminado
tournament-status-closed = Cancelado
tournament-players = { $count ->
    [0] nadie todavía
    [one] un jugador
   *[other] { $count } jugadores
}
tournament-seats-number = Jugadores por mesa
tournament-filled = asientos libres: { $name }
tournament-filled-to = hasta { $size } jugadores: { $name }
tournament-leave-sure = Es una partida de torneo. Si un bot decide más veces que tú, quedas en último lugar en esta mesa.
tournament-seats = { $seats } por mesa
tournament-begins = Empieza: { $when }
tournament-begins-host = Empieza cuando lo diga su anfitrión
tournament-next = La próxima ronda empieza: { $when }
tournament-until = Hasta: { $when }; después, los bots juegan por todos
tournament-hosted = Abierto por { $name }
tournament-enter = Apuntarse
tournament-leave = Retirarse
tournament-leave-surely = Retirarse de verdad
tournament-absent = Saltar la próxima ronda
tournament-present = Jugar la próxima ronda
tournament-begin = Empezar la primera ronda
tournament-close = Terminar el torneo
tournament-close-surely = Terminarlo de verdad
tournament-round-end = Terminar la ronda
tournament-round-end-surely = Dejar que los bots la terminen por todos
tournament-copy = Copiar el enlace
tournament-my-table = Ir a tu mesa
tournament-entered = Participas.
tournament-won = { $name } ha ganado.

tournament-standings = Clasificación
tournament-rank = Puesto
tournament-points = Puntos
tournament-strength = Rivales
tournament-part = Parte
tournament-wins = Ganadas
tournament-group = Grupo { $group }
tournament-round = Ronda { $round }
tournament-final = Final
tournament-table = Mesa { $number }
tournament-bye = Descansa: { $names }
tournament-filler = { $name } (completa la mesa)
tournament-left = alguien que se fue
tournament-withdrawn = se ha retirado
tournament-away = salta la próxima ronda
tournament-watch = Mirar
tournament-hidden = Se ve después de la ronda
tournament-back = Al torneo
tournament-at-table = Partida de torneo
tournament-at-table-counts = Cuenta tu puesto. No hay consejos, el azar no se deshace, y se juega hasta el final.

tournament-how = Cómo se cuenta
tournament-how-points = Una mesa vale 12 puntos: recibes una parte igual por cada jugador al que superas, y la mitad si empatáis. Son 12 y 0 entre dos, 12, 6, 0 entre tres y 12, 8, 4, 0 entre cuatro. Descansar cuenta 12, saltarse una ronda 0.
tournament-how-ties = Con los mismos puntos deciden, por orden: la media de puntos de los rivales que tuviste; tu parte de los puntos de juego, donde 100 % es una parte igual; y quién se apuntó antes.
tournament-how-pairs = Las mesas se llenan desde lo alto de la clasificación: juegan juntos quienes tienen más o menos los mismos puntos, si es posible sin haberse visto antes, cada uno en el asiento que menos ha tenido.
tournament-how-groups = Hay tantos grupos como asientos tiene la final, si hay bastantes jugadores. Los primeros de cada grupo juegan la final, y después los mejores de los demás si quedan asientos.
tournament-how-absence = Si dejas una mesa o se te acaba el tiempo, un bot juega por ti. Si ha decidido más veces que tú, quedas último en ella. Quien entra tarde empieza la ronda siguiente con 0 puntos.
tournament-how-date = Cuando se acaba el tiempo de una ronda, los bots terminan sus partidas por todos; una partida así no puntúa para la clasificación.
