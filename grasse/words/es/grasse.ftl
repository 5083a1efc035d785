# Palabras de la casa: la terminal, y lo que comparten todos los juegos.
#
# $name, $names   cómo se llama un jugador, un juego, un archivo…
# $file           el nombre de un archivo, tal como se escribió
# Lo que se teclea tal cual (--seed, learning=yes, grasse play, me) no se traduce.

## En la mesa

play-seed = semilla { $seed }
seat-name = Jugador { $seat }
table-you = tú
match-variants = Variantes: { $variants }
match-variant-off = sin: { $variant }
curtain = Pásale el teclado a { $name }. { $name }, pulsa Intro cuando no mire nadie más.
prompt-decide = ¿Qué haces?
prompt-hint = Un número, o palabras. ayuda muestra qué más puedes escribir.
prompt-ambiguous = Eso puede ser:
prompt-range = Elige un número del 1 al { $last }.
prompt-unknown = «{ $text }» no es ninguna de las opciones, ni nada que yo sepa explicar. Elige un número, o escribe ayuda.
# De una decisión que el juego tomó por sí mismo, al no haber otra
told-forced = { $choice } (la única opción)
undo-done = Tu última elección queda deshecha.
undo-nothing = No hay nada que deshacer: algo se ha sacado o tirado, se ha mostrado algo oculto, o alguien más ha decidido desde entonces.
hint-title = Lo que opina el mejor bot, y las probabilidades de cada uno
hint-points = puntos al final
hint-off = Sin pistas mientras jueguen varias personas.
why-what = ¿Por qué qué? Escribe, por ejemplo, porqué y una parte de la opción que echas de menos.
why-allowed = Puedes hacerlo ahora: número { $number }.
rules-none = Ninguna regla habla de «{ $text }». Las reglas están en inglés; prueba otra palabra, o el número de una regla.
save-done = La partida está guardada en { $file }.
save-exists = { $file } ya existe y se deja como está; elige otro nombre.
save-no-folder = No hay ninguna carpeta { $folder } donde guardar.
quit-resume = Para retomarla:
quit-unsaved = La partida no se ha podido guardar en ningún sitio. Este es su registro; guárdalo en un archivo:
watch-next = Intro: la ronda siguiente. fin: jugar hasta el final. salir: parar aquí.

## Lo que aporta una opción: a su lado, con " · " entre los datos

brings-from-to = de { $least } a { $most }
brings-more = y { $count } más
brings-question = después: { $question }
brings-odds = { $percent } %: { $outcome }
brings-others = después otro jugador
brings-over = después termina la partida
brings-unsure = el resto depende de lo que no ves

## Órdenes: una sola palabra cada una, sin espacios

command-undo = deshacer
command-why = porqué
# La palabra que puede seguir: «porqué no …»
command-not = no
command-rules = reglas
command-hint = pista
command-log = diario
command-table = mesa
command-save = guardar
command-help = ayuda
command-quit = salir

## La ayuda: a la izquierda lo que se teclea (con la orden de arriba), a la derecha lo que hace

help-number = 1, 2, 3…
help-number-does = elegir la opción de ese número
help-words = palabras
help-words-does = elegir la opción que tenga esas palabras; basta una parte que esté clara
help-undo = deshacer
help-undo-does = deshacer tu última elección, mientras no haya salido a la luz nada nuevo
help-why = porqué …
help-why-does = por qué algo no es posible ahora, con la regla que lo dice
help-rules = reglas …
help-rules-does = mostrar cómo se juega o una regla ({ $clause }), o buscar las reglas que tengan una palabra
help-hint = pista
help-hint-does = lo que haría el mejor bot, y quién cree que ganará
help-log = diario
help-log-does = todo lo que ha pasado hasta ahora
help-table = mesa
help-table-does = dibujar la mesa otra vez
help-save = guardar ARCHIVO
help-save-does = guardar la partida en un archivo, y seguir
help-help = ayuda
help-help-does = esta lista
help-quit = salir
help-quit-does = parar aquí; la partida se guarda, y puedes retomarla

## El final

# $first pueden ser varios nombres con comas; & vale también delante de Inés, «y» no
final-and = { $first } & { $last }
final-saved = El registro de la partida está en { $file }.

## Antes de la primera pregunta

warmup-opening = Preparando la mesa para { $game }…
warmup-compiling = Compilando { $game } para este ordenador: medio minuto más o menos, solo la primera vez. { $seconds } s…
warmup-search = Los bots que miran hacia delante están calentando…
warmup-searching = Los bots que miran hacia delante están calentando para { $game }: medio minuto más o menos, solo la primera vez. { $seconds } s…

## Repetición

replay-chance = El azar
# La palabra que se teclea para saltar a una ronda: «ronda 5»
replay-round = ronda
replay-place = decisión { $number } de { $last }
replay-keys = Intro o n: siguiente. p: anterior. Un número: esa decisión. ronda 5: esa ronda. q: salir.
replay-help = Pulsa Intro para avanzar, o teclea p para retroceder, un número del 0 al { $last }, una ronda, o q para salir.

## Cajas

box-good = { $file } es una caja válida para { $game }.
box-hash = Su huella, que figura en cada registro jugado con ella: { $hash }
box-bad = { $file } no se puede usar: { $faults ->
    [one] hay un error.
   *[other] hay { $faults } errores.
}
box-whole-file = el archivo
box-new = { $file } es ahora una copia de la caja de { $game }. Siguientes pasos:
box-step-edit = 1. Escribe en sus filas lo que está impreso en tus propias piezas.
box-step-check = 2. Compruébala:     grasse box check { $file }
box-step-play = 3. Juega con ella:  grasse play { $game } --box { $file }

## Cifras

bench-compiling = { $game }: compilando, primero desde cero y luego desde la caché…
bench-one-core = Partidas al azar en un núcleo, { $seconds } s…
bench-all-cores = Partidas al azar en { $cores } núcleos, { $seconds } s…
bench-head = { $game }, { $seats } jugadores
bench-decisions-per-second = decisiones por segundo, un núcleo
bench-matches-per-second = partidas por segundo, un núcleo
bench-decisions-per-second-all-cores = decisiones por segundo, todos los núcleos
bench-matches-per-second-all-cores = partidas por segundo, todos los núcleos
bench-compile-cold-seconds = compilación, la primera vez
bench-compile-cached-seconds = compilación, desde la caché
bench-state-bytes = tamaño de un estado

## Quejas: una línea cada una

complain-nearest = ¿Querías decir { $name }?
complain-known = Hay: { $names }.
complain-command = No hay ninguna orden «{ $name }».
complain-game = No hay ningún juego «{ $name }».
complain-no-game = ¿Qué juego? Hay: { $games }.
complain-player = No hay ningún jugador «{ $name }».
complain-language = No hay ningún idioma «{ $name }».
complain-variant = No hay ninguna variante «{ $name }».
complain-yes-no = Escribe --variant { $variant }=yes o --variant { $variant }=no.
complain-variant-seat = Escribe --variant { $variant }=2 con el número de un asiento, o 0 para un sorteo.
complain-seats = A { $game } juegan { $seats }, no { $given }.
complain-players = { $players ->
    [one] Se nombra un jugador
   *[other] Se nombran { $players } jugadores
} para { $seats } asientos.
complain-names = { $people ->
    [0] Los nombres son para los asientos llamados me, y no hay ninguno.
    [one] Se dan { $names } nombres para un solo asiento llamado me.
   *[other] Se dan { $names } nombres para { $people } asientos llamados me.
}
complain-name = Un jugador no se puede llamar «{ $name }»: está vacío, ya lo lleva alguien, o es el nombre de un bot.
complain-resume = { $option } no se puede usar con --resume: ya lo dice el registro.
complain-other-game = { $file } es una partida de { $game }.
complain-seat = No hay asiento { $seat }: la partida tiene { $seats }.
complain-seat-json = --json lo muestra todo; no se puede usar con --seat.
complain-seconds = --seconds toma un número mayor que 0, hasta 3600.
complain-file = { $file }: { $reason }
complain-no-proposal = No se propone otra caja para { $game }.
complain-line = { $file }, línea { $line }: { $reason }
complain-box = { $file }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(y un error más; véase grasse box check)
   *[other] {" "}(y { $more } errores más; véase grasse box check)
}
file-not-text = no es texto UTF-8 (byte { $byte })

## El servidor

serve-at = La mesa está abierta en { $address } (Ctrl+C la cierra).
serve-kept = Las partidas se guardan en { $database }.
serve-browser = Si no se abre ningún navegador, abre tú esa dirección.
complain-port = El puerto { $port } de { $host } no se puede usar: { $reason }
complain-workers = Varios procesos necesitan PostgreSQL: indica una de sus bases de datos en GRASSE_DATABASE.
complain-database = La base de datos no se puede abrir: { $reason }
backup-done = { $rows ->
    [one] Una fila queda guardada en { $file }.
   *[other] { $rows } filas quedan guardadas en { $file }.
}
restore-done = { $rows ->
    [one] Una fila está de nuevo en { $database }.
   *[other] { $rows } filas están de nuevo en { $database }.
}
admin-match = partida
admin-game = juego
admin-status = estado
admin-players = jugadores
admin-moved = última jugada (UTC)
admin-none = No hay partidas así.
admin-ratings-again = { $matches ->
    [one] Una partida contada
   *[other] { $matches } partidas contadas
} de nuevo.
admin-ratings-right = Todas las puntuaciones se siguen de las partidas.
admin-ratings-wrong = Estas puntuaciones no se siguen de las partidas; --again las calcula todas de nuevo.
admin-closed = La partida { $match } queda cerrada tal como está. Su secreto se muestra y su registro se puede verificar.
admin-tournament = El torneo { $tournament } termina con la ronda en juego.
admin-removed = La partida { $match } está borrada y no queda nada de ella.
admin-chair = El asiento { $seat } está libre de nuevo. La primera persona que abra este enlace lo ocupa:
admin-nowhere = No hay ninguna base de datos en { $file }.
admin-nobody = Aquí nadie se llama así.
admin-renamed = { $name } se llama ahora { $new }.
admin-expelled = { $name } ya no está. Sus partidas quedan, sin nombre.
admin-results = Resultados leídos de nuevo de { $matches } partidas; { $changed } no estaban guardados así.
verify-fair = { $drawn ->
    [one] El único resultado del azar sale
   *[other] Los { $drawn } resultados del azar salen
} del secreto, y el secreto tiene la huella que se mostró.
verify-shared = { $drawn ->
    [one] El único resultado del azar sale
   *[other] Los { $drawn } resultados del azar salen
} del secreto y de los eslabones de los asientos, y el secreto tiene la huella que se mostró.
verify-forked = { $forked ->
    [one] La primera decisión viene
   *[other] Las primeras { $forked } decisiones vienen
} de otra partida o de una lección: su azar no se comprueba.
verify-chair = El asiento { $seat } contribuyó con { $linked ->
    [one] 1 decisión
   *[other] { $linked } decisiones
}, como había prometido.{ $bare ->
    [0] {""}
   *[other] {" "}También decidió { $bare } veces sin contribuir.
}{ $pledges ->
    [1] {""}
   *[other] {" "}Prometió { $pledges } veces: cada vez pudo elegir lo siguiente.
}
verify-alone = Ningún asiento contribuyó: solo el servidor podía conocer el azar de antemano.
verify-back = Tras la decisión { $before }, el asiento { $seat } deshizo { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}, { $drawn } de ellas del azar.
verify-day = { $drawn ->
    [one] { $drawn } resultado del azar es el que da el secreto del { $day }
   *[other] { $drawn } resultados del azar son los que da el secreto del { $day }
}: los mismos para todos los que jugaron ese día.
verify-sound = { $matches ->
    [0] No contiene ninguna partida.
    [one] El azar de la única partida que contiene fue limpio.
   *[other] El azar de las { $matches } partidas que contiene fue limpio.
}
verify-faults = No se puede verificar el azar de { $faults } de { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}:

## La arena, y datos para aprender

arena-title = Arena
arena-playing = Partidas
arena-counted = { $matches } partidas, { $deals } repartos
arena-player = jugador
arena-rating = nivel
arena-interval = 95 %
arena-wins = victorias
arena-place = puesto
# La misma orden retoma lo que quedaba
arena-stopped = Se han jugado { $played } de { $matches } partidas. La misma orden juega el resto.
arena-written = Los resultados están en { $json }, y como página en { $page }.
arena-no-pictures = La página no tiene imágenes: falta { $package } (pip install '{ $extra }').
data-written = { $rows } decisiones de { $matches } partidas están en { $file }.
records-sound = { $matches ->
    [0] No contiene ninguna partida.
    [one] La única partida que contiene se reproduce tal como se jugó.
   *[other] Las { $matches } partidas que contiene se reproducen tal como se jugaron.
}
records-faults = { $faults } de { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
} no se reproducen tal como se jugaron:
records-fault = { $match } ({ $game }, reglas { $rules }): { $reason }
complain-no-database = No hay ninguna base de datos { $file }.
complain-package = Para eso falta { $package }: pip install '{ $extra }'
complain-number = { $option } lleva un número entero, como mínimo 1.
complain-arena-nobody = ¿Quién juega? Indica --players o --lineup. Hay: { $players }.
complain-arena-changed = { $file } se empezó con otro ajuste: { $setting } era { $before } y ahora es { $now }. Sigue con los mismos ajustes, o elige otra carpeta con --to.
complain-no-records = { $file }: no contiene ningún registro.

## Análisis: por qué otra cosa era mejor

review-why-earns = Daría pronto { $points ->
    [one] cerca de { $points } punto
   *[other] cerca de { $points } puntos
} más, sobre todo por «{ $source }».
review-why-denies = Le quitaría a { $seat } { $points ->
    [one] cerca de { $points } punto
   *[other] cerca de { $points } puntos
}, sobre todo por «{ $source }».
review-why-later = No da más puntos enseguida, pero sí una posición mejor para después.
review-why-gains = No da más puntos enseguida, pero sí cerca de { $source } para después.
review-why-gains-end = No da más puntos enseguida, pero sí cerca de { $source } para después, y { $points ->
    [one] cerca de { $points } punto
   *[other] cerca de { $points } puntos
} más al final.
review-why-end = No da más puntos enseguida, pero sí { $points ->
    [one] cerca de { $points } punto
   *[other] cerca de { $points } puntos
} más al final.

## Reviews in the terminal

review-looking = Se mira cada momento
review-title = { $game }: dónde se ganó la partida
review-chances = Probabilidad de ganar, del principio al final
review-player = jugador
review-start = al principio
review-own = decisiones propias
review-others = decisiones de otros
review-luck = suerte
review-revisions = correcciones
review-end = al final
review-accuracy = precisión
review-sizes = errores graves, errores, imprecisiones
review-worst = Las decisiones más caras
review-size-inaccuracy = imprecisión
review-size-mistake = error
review-size-blunder = error grave
review-decision = { $number }. { $name }, { $size } ({ $cost } % ± { $error }): { $chosen }
review-better = Mejor: { $best }
review-points-error = Puntos que se esperan al final: así { $before }, con lo jugado { $after }, ± { $error }
review-points = Puntos que se esperan al final: { $before } antes, { $after } después
review-who = ¿Quién me hizo esto?
review-decided = decidido por
review-for = para { $name }
review-fortunes = Momentos de buena y mala suerte
review-summary = Todas las partidas, por jugador
review-matches = partidas
complain-not-over = { $file }: la partida no ha terminado; solo se analiza una partida terminada.

## Un enlace, antes de seguirlo

preview-house = Los juegos de mesa de los perfumistas en tu navegador: juega con amigos o bots, aprende y repasa tus partidas. Sin cuenta.
preview-waiting = Una mesa de { $game } te espera. Siéntate; no hace falta cuenta.
preview-playing = Se está jugando una partida de { $game }. Ven a mirar.
preview-over = Una partida de { $game } ha terminado. Mira cómo fue.

## Lo que se dice cuando no hay ninguna página abierta

told-turn-title = Te toca: { $game }
told-turn = Tu partida con { $names } continúa.
told-begin-title = Tu mesa está completa: { $game }
told-begin = Juegas con { $names }. La partida ha empezado.
told-invited-title = { $names } te invita
told-invited = Una mesa de { $game } te espera.
told-day-title = Las partidas de hoy están abiertas
told-day = La misma suerte para todos: cuenta un intento.
told-bots = bots
told-confirm-title = Confirma tu dirección para Grasse
told-confirm = 
    Abre este enlace para recibir un correo cuando te toque:
    { $link }
    Si no lo has pedido, no tienes que hacer nada.
told-mail-end = Recibes este mensaje porque lo pediste. Para cambiarlo: { $link }
