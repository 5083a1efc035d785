# Words of the page in the browser.
#
# $name   what a player is called; $seat of an event is a player’s name, of a chair its number

## The head of the page

page-skip = Ir al contenido
page-language = Idioma
page-sound = Sonido
page-dark = Colores oscuros
page-notify = Avisarme cuando me toque
page-loading = Un momento…
page-preparing = Preparando, solo la primera vez: un minuto más o menos.
page-preparing-opens = Preparando, solo la primera vez: luego se abre solo.
page-close = Cerrar
page-home = Todos los juegos
page-offline = Conexión perdida; reintentando…

## Home

page-hero = La mesa de los perfumistas
page-hero-text = Juegos de mesa sobre el arte del perfume, en la ciudad de Grasse. Toma asiento: sin registro ni esperas.
page-name = Tu nombre
page-name-to-others = Los demás te ven como { $name }.
page-rival = Jugar contra
page-guest = Invitado
page-games = Juegos
page-rooms = Páginas principales
page-seats = de { $from } a { $to } jugadores
page-play-now = Jugar ya
page-with-friends = Con amigos
page-mine = Tus partidas
page-listed = Partidas para mirar
page-listed-none = No hay partidas que mirar en este momento.
page-finished = Partidas terminadas
page-finished-none = Las partidas que termines aparecerán aquí.
page-your-turn = Te toca
page-turn-of = Le toca a { $name }
page-waiting = Esperando jugadores
page-replay = Ver de nuevo

## With friends

page-game = Juego
page-seats-number = Jugadores
page-who-sits = Asientos
page-chair = Asiento { $seat }
page-chair-me = Yo
page-chair-open = Invitar con un enlace
page-chair-device = Alguien en este dispositivo
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } de { $last }: { $name }
page-open-chair = asiento libre
page-name-of = Nombre del jugador { $seat }
page-match-variants = Variantes
page-drawn = Por sorteo
page-clock = Límite de tiempo
page-clock-none = Sin límite de tiempo
page-list-it = Anunciarla en la portada para que otros puedan mirar
page-cancel = Cancelar
page-open-match = Abrir la mesa
page-join = Te invitan a esta mesa
page-join-game = Te invitan a una mesa de { $game }
page-sit-down = Tomar asiento
page-watch = Solo mirar
page-invite-text = Envía cada enlace a una sola persona. La primera que lo abra se queda el asiento.
page-invite-link = Enlace del asiento { $seat }
page-instead = ¿No viene nadie? Deja los asientos libres a los bots:
page-instead-begin = Empezar
page-copy = Copiar
page-copied = Copiado.
page-share = Compartir
page-share-text = Ven a jugar a { $game } conmigo

## At the table

page-picture = La mesa en imagen; las flechas van de pieza en pieza
page-zoom = Zoom
page-zoom-in = Ampliar
page-zoom-out = Reducir
page-enlarge = Ampliar la mesa
page-enlarge-back = Mostrar toda la mesa
page-press-leads = Púlsala: { $way }
page-ask = Pregunta
page-options = Tus opciones
page-besides = También puedes:
page-not-now = { $piece }, ahora no
page-why-not = Por qué no: { $piece }
page-asked-now = Ahora se pregunta: { $question }
page-in-one-go = De una vez: { $all }
page-times = { $option }, { $times } veces
page-always = { $option }, sin preguntar más: en todas las partidas de este juego, hasta que pulses «Preguntar de nuevo» junto a la mesa
page-always-last = { $option }, sin preguntar más cuando solo queden cosas pequeñas por hacer y ninguna dé puntos con seguridad: en todas las partidas de este juego, hasta que pulses «Preguntar de nuevo» junto a la mesa
page-always-short = no preguntar más
page-by-itself = Resolver siempre estos detalles por mí
page-by-itself-now = Ahora: { $all }
page-by-itself-text = Ahora: { $all }. Desde ahora se hace por ti cuando solo queden cosas pequeñas como estas, en todas las partidas de este juego, hasta que pulses «Preguntar de nuevo» junto a la mesa.
page-habits = Ya no se pregunta ({ $number })
page-habit-house = Automático, mientras nada más tenga sentido.
page-ask-again = Preguntar de nuevo
page-ask-again-of = Preguntar de nuevo: { $question }
page-undo = Deshacer
page-undo-ask = Pedir deshacer
page-luck-sure = Sigue el azar. Entre personas solo se deshace si todos están de acuerdo.
page-luck-go = Continuar
page-luck-confirm = Preguntarme antes de que actúe el azar
page-asked-undone = Se te pregunta todo hasta el final de tu turno, porque has deshecho algo.
page-made-much = { $name } { $points }: { $sources }.
page-hint = Pista
page-hint-ask = Pedir pistas a los demás
page-hint-title = Pista: lo que haría el mejor bot
page-hint-thinking = El mejor bot está pensando…
page-hint-warming = El mejor bot está calentando. La primera vez tarda medio minuto más o menos.
page-warming = { $name } está calentando. La primera vez tarda medio minuto más o menos.
page-hint-wins = Tu probabilidad de ganar: un { $percent } % más o menos, con unos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
page-hint-open = Es pronto para decir quién gana.
page-hint-alike = Casi igual de bueno.
page-hint-worse = No tan bueno.
page-hint-less = Menos bueno: tu probabilidad baja un { $less } % más o menos.
page-hint-less-points = Menos bueno: tu probabilidad baja un { $less } % más o menos, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
page-hint-soon = Pronto da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más o menos, sobre todo de «{ $source }».
page-hint-later = No da puntos pronto, pero prepara lo que viene.
page-as-list = Como lista
page-as-picture = Como imagen
page-rules = Reglas
page-rules-search = Buscar: cómo gano, botella, Rey…
page-book-how = Cómo se juega
page-book-rules = Reglas
page-book-signs = Signos
page-book-contents = Contenido
page-explain = ¿De qué se trata?
page-clause = Regla { $clause }
page-side = Junto a la mesa
page-players = Jugadores
page-glance = Los tableros de los jugadores
page-glance-turn = juega
page-bot = bot
page-away = ausente
page-stand-in = Dejar jugar a un bot
page-leave = Dejar que un bot juegue por mí
page-leave-sure = ¿Dejar que un bot juegue por ti? Puedes volver a tu asiento en cualquier momento.
page-end-match = Acabar la partida
page-end-sure = ¿Acabar la partida para todos, sin ganador? Antes se pregunta a los demás; los bots aceptan.
page-ended = La partida se cerró antes de su final
page-return = Volver a mi asiento
page-asked = { $decisions ->
    [one] { $name } querría deshacer una decisión.
   *[other] { $name } querría deshacer { $decisions } decisiones.
}
page-asked-own = { $decisions ->
    [one] Has pedido deshacer una decisión.
   *[other] Has pedido deshacer { $decisions } decisiones.
}
page-asked-hints = { $name } querría pistas para todos en esta partida.
page-asked-hints-own = Has pedido pistas para todos en esta partida.
page-asked-end = { $name } querría acabar la partida aquí.
page-asked-end-own = Has pedido acabar la partida aquí.
page-withdraw = Retirar la petición
page-agree = Aceptar
page-disagree = Rechazar
page-story = Diario
page-story-all = { $lines ->
    [one] Mostrar una línea anterior
   *[other] Mostrar { $lines } líneas anteriores
}
page-news = Nuevo desde tu última visita
page-news-turn = Nuevo desde tu último turno
page-changed = ha cambiado desde tu último turno
page-past = Pasado
page-past-ago = { $steps ->
    [one] hace un paso
   *[other] hace { $steps } pasos
}
page-past-now = Volver al presente
page-past-first = Primera mesa que viste aquí
page-past-back = Un paso atrás
page-past-next = Un paso adelante
page-options-all = { $number ->
    [one] Muestra una opción más
   *[other] Muestra { $number } opciones más
}
page-options-more = { $number ->
    [one] una opción
   *[other] { $number } opciones
}
page-options-folded = { $number ->
    [one] Otra opción ya no es posible: ¿por qué?
   *[other] Otras { $number } opciones ya no son posibles: ¿por qué?
}
page-options-fewer = Mostrar menos opciones
page-skip-to-turn = Saltar a mi turno
page-pace = Los bots juegan
page-pace-slow = despacio
page-pace-normal = a velocidad normal
page-pace-instant = al instante
page-story-setup = Cómo se preparó la mesa
page-why = ¿Por qué?
page-why-ahead = { $name } miró más allá: { $times } de { $tries } intentos dieron puntos, unos { $points } cada vez, sobre todo por «{ $source }».
page-why-ahead-later = { $name } miró más allá: no da puntos enseguida, prepara lo que viene después.
page-why-glance = Esto llamó la atención de { $name }: { $times } de { $tries } intentos dieron puntos, unos { $points } cada vez, sobre todo por «{ $source }».
page-why-glance-later = Esto llamó la atención de { $name }, aunque no da puntos enseguida.
page-why-chance = { $name } eligió al azar.
page-chat = Chat
page-chat-new = nuevo
page-chat-empty = Todavía no hay mensajes.
page-chat-say = Escribe un mensaje
page-chat-send = Enviar
page-curtain = Le toca a { $name }
page-curtain-text = Pásale el dispositivo a { $name }. Levanta el telón cuando nadie más mire.
page-curtain-open = Soy { $name }
page-days = { $days } d
page-hours = { $hours } h

## The end

page-you-win = ¡Has ganado!
page-you-share = ¡Compartes la victoria!
page-finished-you = Un bot ha terminado la partida por ti.
page-finished-other = Un bot ha terminado la partida por { $name }.
page-finished-last = Para la puntuación, es el último lugar.
page-scoring = Puntuación
page-place = Puesto
page-total = Total
page-scored-times = puntuó { $times } veces
page-scored-times-note = Entre paréntesis: cuántas veces puntuó.
page-rematch = Jugar otra vez
page-rematch-join = Unirse a la siguiente partida
page-record = Descargar la partida
page-private-how = Pide a alguien que la jugó que la comparta: entonces este enlace también te servirá.
page-private-end = Ahora esta partida es privada: solo quien la jugó puede volver a verla, hasta que alguien de la mesa la comparta.
page-share-private = Solo quien jugó puede ver esta partida.
page-share-open = Quien tenga el enlace puede ver esta partida.
page-share-link = Compartirla y copiar el enlace
page-share-copy = Copiar el enlace
page-share-copied = El enlace está copiado.
page-share-back = Volver a hacerla privada
page-fair = ¿Fue justo el azar?
page-fair-text = Cada sorteo de esta partida salió de un secreto del servidor y de lo que aportaron los navegadores de los jugadores. La huella del secreto se mostró antes de la primera decisión. Ahora puedes ver el secreto y comprobarlo todo.
page-fair-hash = Huella
page-fair-secret = Secreto
page-fair-good = El secreto tiene esta huella.
page-fair-bad = ¡El secreto no tiene esta huella!
page-verify = Verificar el azar
page-verify-text = Tu navegador repite todos los sorteos a partir del registro de la partida. El servidor solo entrega el registro.
page-verify-file = Verificar el registro de un archivo
page-verify-odds = Si las probabilidades son las de las reglas, lo comprueba:
page-verify-good = { $drawn ->
    [one] El único sorteo sale
   *[other] Los { $drawn } sorteos salen
} del secreto y de lo que aportaron los asientos.
page-verify-good-alone = { $drawn ->
    [one] El único sorteo sale
   *[other] Los { $drawn } sorteos salen
} del secreto. Ningún asiento aportó nada: esta partida empezó antes de que fuera posible.
page-verify-forked = { $forked ->
    [one] La primera decisión viene
   *[other] Las primeras { $forked } decisiones vienen
} de otra partida o de una lección: su azar no se comprueba aquí.
page-verify-known = La huella y las promesas son las que se mostraron a este navegador durante la partida.
page-verify-unknown = Este navegador no estaba cuando se jugó la partida. Solo quien estaba puede decir si la huella es la del principio.
page-verify-seat = { $linked ->
    [one] { $name } aportó con 1 decisión.
   *[other] { $name } aportó con { $linked } decisiones.
}
page-verify-nothing = { $name } no aportó nada.
page-verify-bare = { $bare ->
    [one] 1 decisión llegó sin aportación.
   *[other] { $bare } decisiones llegaron sin aportación.
}
page-verify-again = Prometió { $pledges } veces: cada vez pudo elegir la aportación siguiente junto con quien lleva el servidor.
page-verify-back = { $count ->
    [one] { $name } deshizo 1 decisión tras la decisión { $before }
   *[other] { $name } deshizo { $count } decisiones tras la decisión { $before }
}; sorteos entre ellas: { $drawn }.
page-verify-fault-incomplete = Este registro no dice de dónde salió el azar: no se jugó en un servidor.
page-verify-fault-newer = Este registro es de una versión más nueva de Grasse, que puede verificarlo.
page-verify-fault-bare = El secreto tiene la huella que se mostró. Para comprobar los sorteos de este registro antiguo hace falta:
page-verify-fault-hash = ¡El secreto no tiene la huella que se mostró!
page-verify-fault-kept = A este navegador se le mostró otra huella al principio: ¡el secreto se cambió!
page-verify-fault-forked = ¡Según el registro, viene de fuera más de lo que contiene, o de lo que se mostró a este navegador!
page-verify-fault-pledge = ¡El asiento { $seat } no prometió lo que dice el registro!
page-verify-fault-link = Decisión { $number }: ¡el asiento { $seat } aportó algo distinto de lo que había prometido!
page-verify-fault-draw = Decisión { $number }: ¡debería haber salido otro resultado!
page-verify-fault-steps = ¡La decisión { $number } no es aquella de la que habla la prueba!
page-hash-changed = Cuidado: el servidor muestra otra huella que antes para esta partida. ¡El secreto de su azar se cambió!

## Replay

page-first = Ir al principio
page-back = Decisión anterior
page-next = Decisión siguiente
page-last = Ir al final
page-play = Reproducir
page-pause = Pausa
page-decision = Decisión
page-decisions = Decisiones
page-written = Tal como se anotó
page-written-note = Ya nadie puede jugar esta partida: aquí no se conocen sus reglas o su caja. Esto es lo que se anotó de ella.
page-written-open = Ver lo que se anotó
page-written-hidden = Una decisión; cuál fue solo se dice al final de una partida
page-written-action = Acción { $action }
page-round = Ronda
page-day = Día
page-eyes = Visto por
page-eyes-all = Todo a la vista
page-eyes-watcher = Un espectador
page-play-on = Seguir desde aquí
page-play-on-seat = como
page-play-on-player = contra

## El análisis de una partida terminada

page-review = Análisis
page-review-of = Análisis: { $game }
page-review-what = ¿Qué significa «{ $name }»?
page-review-waiting = Antes van otros análisis. Este empezará por sí solo.
page-review-warming = El bot que analiza se está preparando. La primera vez tarda cerca de medio minuto.
page-review-begun = Ahora empieza este. Los bots de las mesas van primero, así que los primeros momentos pueden tardar.
page-review-working = Se examina cada decisión y cada sorteo: { $percent } %
page-review-failed = El análisis no ha salido bien.
page-review-again = Intentar de nuevo
page-review-chances = Probabilidad de ganar
page-review-chances-about = La probabilidad que tiene cada jugador de ganar desde este momento, si todos juegan bien. Todas las líneas juntas suman el 100 %. Una línea baja tras una mala decisión o con mala suerte, y sube con buena suerte o cuando otro se equivoca. La calcula un bot que mira hacia delante: las diferencias pequeñas dicen poco. Las marcas sobre una línea son los errores de ese jugador: cuanto más grandes, peores. Pulsa en cualquier punto, o usa las flechas del teclado, para ver la mesa en ese momento.
page-review-as-table = Lo mismo en una tabla
page-review-moment = Momento { $number } de { $of }
page-review-back = Momento anterior
page-review-on = Momento siguiente
page-review-previous = Error anterior
page-review-next = Error siguiente
page-review-played = jugado
page-review-better = mejor
page-review-fine = No se encontró nada claramente mejor.
page-review-mistakes = Errores
page-review-mistakes-about = Decisiones para las que se encontró algo claramente mejor. Cada una se juzga solo por lo que ese jugador podía saber entonces, nunca por lo que estaba oculto. El porcentaje es la probabilidad de ganar que se perdió, y ± dice cuánto puede desviarse. Desde el 2 % es una imprecisión, desde el 5 % un error, desde el 10 % un error grave.
page-review-mistakes-none = Sin errores
page-review-whose = Errores de quién
page-review-everyone = Todos
page-review-all = Mostrar los { $number }
page-review-size-inaccuracy = Imprecisión
page-review-size-mistake = Error
page-review-size-blunder = Error grave
page-review-count-inaccuracy = { $number ->
    [one] { $number } imprecisión
   *[other] { $number } imprecisiones
}
page-review-count-mistake = { $number ->
    [one] { $number } error
   *[other] { $number } errores
}
page-review-count-blunder = { $number ->
    [one] { $number } error grave
   *[other] { $number } errores graves
}
page-review-cost = −{ $percent } % de probabilidad de ganar
page-review-error = ± { $error }
page-review-points-less = { $points ->
    [one] cerca de { $points } punto menos
   *[other] cerca de { $points } puntos menos
}
page-review-points-more = { $points ->
    [one] cerca de { $points } punto más
   *[other] cerca de { $points } puntos más
}
page-review-changes = Probabilidad de ganar y puntos que se esperan al final
page-review-points-still = { $after ->
    [one] { $after } punto
   *[other] { $after } puntos
}
page-review-points = { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } puntos
}
page-review-accuracy = Precisión
page-review-accuracy-about = Lo bien que alguien decidió, de 0 a 100. Con 100 no se encontró nada claramente mejor para ninguna de sus decisiones. Todo lo que perdió la hace bajar: perder en total un 50 % de probabilidad de ganar deja 67. La suerte no cuenta aquí.
page-review-ledger = Dónde se ganó la partida
page-review-ledger-about = Todos empiezan con alguna probabilidad de ganar y terminan con toda o con ninguna. Las barras dicen qué pasó entretanto, y las cuentas cuadran. Tus propias decisiones solo pueden costarte algo: se comparan con la mejor decisión. Lo que otros pierden va a los demás. «Segunda mirada» es lo que un examen posterior juzgó de otra manera: cuanto más pequeño, más seguro el resto.
page-review-start = Comienzo
page-review-end = Final
page-review-bar-own = Decisiones propias
page-review-bar-luck = Suerte
page-review-bar-revisions = Segunda mirada
page-review-bot-for = Bot por { $name }
page-review-stood-in = Un bot jugaba por { $name } y decidió esto.
page-review-without = { $number ->
    [one] Un bot decidió una vez por { $name }: aquí no cuenta.
   *[other] Un bot decidió { $number } veces por { $name }: aquí no cuenta.
}
page-review-luck = Suerte
page-review-luck-about = Todo lo que nadie decide: dados, bolsas y mazos. La suerte es lo que salió de verdad, comparado con la media de todo lo que podía salir. A lo largo de muchas partidas se queda en nada para todos.
page-review-fortunes = Momentos de buena y mala suerte
page-review-who = ¿Quién me hizo esto?
page-review-who-about = Lee una fila: lo que las decisiones de este jugador costaron o dieron a cada uno, en probabilidad de ganar. Lo que uno pierde va a los demás, así que cada fila suma cero, salvo redondeos.
page-review-who-decided = Decidido por
page-review-who-for = para

## Bots, by how well they play

player-uniform = Novato
player-greedy = Oportunista
player-visitor = Visitante
player-apprentice = Aprendiz
player-distiller = Destilador
player-perfumer = Perfumista
player-nose = Nariz
player-absolute = Absoluto
about-uniform = elige al azar; no es un rival de verdad
about-greedy = toma lo que ahora parece mejor, sin mirar más allá; también juega por quien se ha ido
about-visitor = juega como en una primera noche y pasa muchas cosas por alto
about-apprentice = sabe qué es bueno, pero no siempre cuánto
about-distiller = mira más allá de vez en cuando
about-perfumer = mira más allá casi siempre
about-nose = siempre mira más allá, durante un segundo como mucho
about-absolute = siempre mira más allá, durante dos segundos

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } deshace una decisión
   *[other] { $seat } deshace { $decisions } decisiones
}
event-match_closed = La partida se acaba aquí
event-bot_sat_down = Un bot juega por { $seat }
event-person_came_back = { $seat } ha vuelto
event-person_sat_down = { $seat } toma asiento
event-hints_agreed = Todos aceptan las pistas
event-disagreed = { $seat } lo rechaza

## What the server refuses

refused-offline = No tienes conexión o no se puede llegar al servidor. Tus partidas están a salvo allí; la página sigue en cuanto responda.
refused-failed = Algo ha ido mal. Inténtalo de nuevo.
refused-malformed = El servidor no lo ha entendido.
refused-too_large = Es demasiado largo.
refused-too_often = Demasiado rápido: espera un momento.
refused-too_many = Demasiado a la vez: antes tiene que terminar otra cosa.
refused-no_such_match = No existe esa partida.
refused-no_such_game = No existe ese juego.
refused-no_such_box = Ninguna partida se ha jugado con esa caja.
refused-no_such_seat = No existe ese asiento.
refused-no_such_player = No existe ese bot.
refused-no_such_number = La partida no tiene esa decisión.
refused-not_your_chair = Otro navegador ocupa este asiento.
refused-private = Esta partida es privada: solo la ve quien la jugó.
refused-not_your_turn = No es tu turno.
refused-old = La mesa ha cambiado entretanto.
refused-bad_link = La parte del azar de este navegador no encaja en esta partida. Recarga la página.
refused-rules = Las reglas lo prohíben.
refused-stopped = El azar ha intervenido: decide de nuevo desde aquí.
refused-waiting = Alguien no ha tomado asiento todavía.
refused-over = La partida ha terminado.
refused-not_over = Solo cuando la partida haya terminado.
refused-nothing_to_undo = No tienes nada que deshacer.
refused-nothing_asked = Nadie ha pedido nada.
refused-not_away = Está aquí, o lleva menos de dos minutos ausente.
refused-time_is_up = Se acabó el tiempo de este asiento; el bot se queda.
refused-grace = Alguien aún puede volver a su asiento. El tiempo que le queda está junto a su nombre.
refused-invitation_used = Alguien ocupa ya este asiento.
refused-bad_name = Un nombre tiene de 1 a 24 letras, y no es el de un bot ni el de otra persona de la mesa.
refused-bad_chairs = Así no se puede jugar: hay muy pocos jugadores, demasiados, o solo bots.
refused-bad_options = No existe esa variante.
refused-bad_clock = No existe ese límite de tiempo.
refused-other_rules = Se jugó con otra versión de las reglas.
refused-no_such_page = No existe esa página.
refused-broken = El servidor ha tropezado. No se ha perdido nada; inténtalo de nuevo en un momento.
refused-foreign_origin = Eso viene de la página de otro servidor.
refused-not_ready = Este juego se está preparando; tarda un minuto más o menos, solo la primera vez. Luego se abre solo.
refused-no_hints = Los demás no han aceptado las pistas.
refused-begun = La partida ya ha empezado.
refused-rated = No en una partida que puntúa.
refused-bad_rated = Una partida que puntúa tiene límite de tiempo, las variantes habituales, un jugador por dispositivo y solo bots de la clasificación.
refused-bad_endpoint = Este servidor no puede avisar a tu navegador.
refused-bad_mail = Esa dirección no sirve, o el servidor no envía correo.
refused-bad_change = Ese número o ese valor no encaja en la caja.
refused-no_such_token = Ese enlace ya se usó, o se envió otro más nuevo.

## Lecciones

page-learn = Aprender
page-learn-title = Aprender a jugar
page-learn-text = Empieza por tu primera partida de un juego: dura diez minutos, y juegas desde el primer clic. Las lecciones cortas tratan de una sola idea.
page-learn-offer = ¿Nunca has jugado? Aprende en diez minutos
page-learn-again = Repetir la lección
page-learn-done = hecha
page-lesson = Lección
page-lesson-step = Paso { $step } de { $of }
page-lesson-next = Siguiente
page-lesson-back = Atrás
page-lesson-show = Hacerlo por mí
page-lesson-due = Tu turno: pulsa lo que tiene el anillo dorado.
page-lesson-due-button = Tu turno: pulsa el botón con el anillo dorado.
page-lesson-due-any = Tu turno: pulsa cualquiera de los botones con el anillo dorado.
page-lesson-book = Cómo se juega
page-lesson-otherwise = Buena idea, pero ahora no. Pulsa lo que está marcado.
page-lesson-wait = Mira lo que hacen los demás.
page-lesson-play-on = Seguir jugando
page-lesson-all = Todas las lecciones
page-tutor = Una pista en cada decisión
page-tutor-ask = ¿Quieres que el mejor bot te aconseje en cada decisión?
page-tutor-yes = Sí, aconséjame
page-tutor-no = No, pediré una pista cuando la quiera
page-tutor-end = Mostrar pistas solo si las pido
refused-lesson = Esta lección espera otra cosa.
refused-no_such_lesson = No existe esa lección.
refused-no_such_puzzle = Este problema no está aquí.
refused-not_reviewed = Esta partida aún no se ha analizado.
