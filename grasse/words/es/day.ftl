# Palabras sobre la partida del día.

refused-day = Eso tiene que esperar: otros aún juegan la partida de ese día, o no se permite en el intento que cuenta.
refused-no_such_day = No hay partida de ese día.
day-title = Partida del día
day-lead = Cada día, cada juego tiene una partida: los mismos asientos, bots y azar para todos. Solo cuenta un intento.
day-open = Las partidas de hoy
day-play = Jugar el intento que cuenta
day-go-on = Seguir
day-practice = Jugar otra vez para practicar
day-practice-first = Jugar para practicar
day-against = Tienes el asiento { $seat }, contra: { $others }
day-field = { $field ->
    [0] Nadie ha terminado todavía.
    [one] Una persona ha terminado.
   *[other] { $field } personas han terminado.
}
day-mine = { $points } puntos: puesto { $rank }, mejor que el { $percent } % de los demás
day-mine-alone = { $points } puntos: el primer resultado de este día
day-share = Copiar tu resultado
day-best = Ver la mejor partida
day-best-review = Analizar la mejor partida
day-rank = Puesto
day-points = Puntos
day-percent = Relativo
day-before = El día anterior
day-after = El día siguiente
day-until = Abierto hasta el { $when }. Un intento empezado cuenta hasta el { $ends }.
day-end-sure = Es el intento que cuenta. Si terminas la partida ahora, no tiene resultado, y no hay otro intento.
day-archive = Archivo
day-table = Partida del día, { $day }
day-table-counts = El intento que cuenta: tus puntos entran en la clasificación. El azar es el mismo para todos. No hay consejos y el azar no se deshace; si la terminas antes, no tiene resultado.
day-table-practice = De práctica: no cuenta.
day-proof = El azar de cada día viene de un secreto. Su huella se muestra el día antes; el secreto, seis horas después de acabar el día (UTC).
day-hash = Huella de este día
day-secret = Secreto de este día
day-tomorrow = Huella de mañana
day-secret-later = El secreto de este día se muestra cuando ya no cuenta ningún intento.
day-verify = { $drawn ->
    [one] { $drawn } resultado del azar es el que da el secreto del { $day }.
   *[other] Los { $drawn } resultados del azar son los que da el secreto del { $day }.
}
