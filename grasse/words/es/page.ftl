# Words of the page in the browser.
#
# $name   what a player is called; $seat of an event is a player’s name, of a chair its number

## The head of the page

page-skip = Ir al contenido
page-language = Idioma
page-sound = Sonido
page-dark = Colores oscuros
page-notify = Avísame cuando me toque
page-loading = Un momento…
page-preparing = En preparación, solo esta primera vez: un minuto más o menos.
page-close = Cerrar
page-home = A los juegos
page-offline = Se ha perdido la conexión; se intenta de nuevo…

## Home

page-hero = La mesa de los perfumistas
page-hero-text = Juegos de mesa sobre el arte del perfume, en la ciudad de Grasse. Toma asiento: sin registro ni esperas.
page-name = Tu nombre
page-rival = Jugar contra
page-guest = Invitado
page-games = Juegos
page-seats = de { $from } a { $to } jugadores
page-play-now = Jugar ya
page-with-friends = Con amigos
page-mine = Tus partidas
page-listed = Partidas para mirar
page-listed-none = Nadie juega en abierto en este momento.
page-finished = Partidas terminadas
page-finished-none = Lo que termines se podrá volver a ver aquí.
page-your-turn = Te toca
page-turn-of = { $name } decide
page-waiting = Esperando jugadores
page-replay = Repetición

## With friends

page-game = Juego
page-seats-number = Jugadores
page-who-sits = Quién se sienta dónde
page-chair = Silla { $seat }
page-chair-me = Yo
page-chair-open = Alguien por enlace
page-chair-device = Alguien en este dispositivo
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } de 5: { $name }
page-open-chair = silla libre
page-name-of = Nombre del jugador { $seat }
page-match-options = Opciones
page-clock = Reloj
page-clock-none = Sin reloj
page-clock-decision-60 = 1 minuto por decisión
page-clock-decision-180 = 3 minutos por decisión
page-clock-match-1800 = 30 minutos por partida
page-clock-match-259200 = 3 días por partida
page-clock-match-1209600 = 14 días por partida
page-list-it = Anunciarla en la portada, para que otros la miren
page-cancel = Cancelar
page-open-match = Abrir la mesa
page-join = Te invitan a la mesa
page-sit-down = Sentarse
page-watch = Solo mirar
page-invite-text = Envía cada enlace a una sola persona. Quien lo abra primero se queda la silla.
page-invite-link = Enlace de la silla { $seat }
page-instead = ¿No viene nadie? Los bots ocupan las sillas libres:
page-instead-begin = Empezar
page-copy = Copiar
page-copied = Copiado.

## At the table

page-picture = La mesa en imagen; las flechas van de pieza en pieza
page-ask = Lo que se pregunta
page-options = Lo que puedes hacer
page-not-now = { $piece }, ahora no
page-why-not = Por qué no: { $piece }
page-undo = Deshacer
page-undo-ask = Pedir deshacer
page-hint = Consejo
page-hint-ask = Pedir consejos a los demás
page-hint-title = Lo que piensa el mejor bot
page-hint-thinking = El mejor bot está pensando…
page-hint-warming = El mejor bot está calentando: la primera vez en esta máquina tarda medio minuto más o menos.
page-warming = { $name } está calentando: la primera vez en esta máquina tarda medio minuto más o menos.
page-hint-chance = { $name } gana { $percent } de 100
page-hint-sure = ± { $error }
page-as-list = Como lista
page-as-picture = Como imagen
page-rules = Reglas
page-rules-of = Reglas de { $game }
page-rules-search = Buscar en las reglas
page-rules-english = Las reglas están en inglés.
page-clause = Regla { $clause }
page-side = Junto a la mesa
page-players = Jugadores
page-glance = Los tableros de los jugadores
page-glance-turn = decide
page-bot = bot
page-away = ausente
page-stand-in = Que siga un bot
page-leave = Dejar jugar a un bot
page-leave-sure = ¿Dejar que un bot juegue por ti? Puedes volver a tu silla en cualquier momento.
page-return = Volver a mi silla
page-asked = { $decisions ->
    [one] { $name } quisiera deshacer una decisión.
   *[other] { $name } quisiera deshacer { $decisions } decisiones.
}
page-asked-own = { $decisions ->
    [one] Has pedido deshacer una decisión.
   *[other] Has pedido deshacer { $decisions } decisiones.
}
page-asked-hints = { $name } quisiera consejos para todos en esta partida.
page-asked-hints-own = Has pedido consejos para todos en esta partida.
page-withdraw = Retirar la petición
page-agree = De acuerdo
page-disagree = Mejor no
page-story = Qué ha pasado
page-story-all = { $lines ->
    [one] Mostrar una línea anterior
   *[other] Mostrar { $lines } líneas anteriores
}
page-news = Nuevo desde tu última visita
page-chat = Charla
page-chat-new = nuevo
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-say = Di algo
page-chat-send = Decir
page-curtain = Es el turno de { $name }
page-curtain-text = Pasa el dispositivo. { $name } levanta el telón cuando nadie más mire.
page-curtain-open = Soy { $name }
page-days = { $days } d
page-hours = { $hours } h

## The end

page-scoring = Puntuación
page-place = Puesto
page-total = Total
page-rematch = Otra partida
page-rematch-join = Unirse a la siguiente
page-record = Descargar la partida
page-fair = ¿Fue limpio el azar?
page-fair-text = Todo el azar de esta partida salió de un secreto. Su huella se mostró antes de la primera decisión; ahora puedes ver el secreto y comprobar que nada se ha cambiado.
page-fair-hash = Huella
page-fair-secret = Secreto
page-fair-good = El secreto tiene esta huella.
page-fair-bad = ¡El secreto no tiene esta huella!
page-fair-verify = Para comprobar cada sorteo, descarga la partida y escribe:

## Replay

page-first = Al principio
page-back = Uno atrás
page-next = Uno adelante
page-last = Al final
page-play = Reproducir
page-pause = Pausa
page-decision = Decisión
page-decisions = Decisiones
page-round = Ronda
page-day = Día
page-eyes = Con los ojos de quién
page-eyes-all = Todo a la vista
page-eyes-watcher = Como espectador
page-play-on = Seguir desde aquí
page-play-on-seat = en la silla de
page-play-on-player = contra

## Programs, by how well they play

player-uniform = Novato
player-greedy = Oportunista
player-visitor = Visitante
player-apprentice = Aprendiz
player-distiller = Destilador
player-perfumer = Perfumista
player-nose = Nariz

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } deshace una decisión
   *[other] { $seat } deshace { $decisions } decisiones
}
event-bot_sat_down = Un bot juega por { $seat }
event-person_came_back = { $seat } ha vuelto
event-person_sat_down = { $seat } se sienta
event-hints_agreed = Todos aceptan los consejos
event-disagreed = { $seat } prefiere que no

## What the server refuses

refused-offline = No se puede llegar al servidor.
refused-failed = Algo ha ido mal. Inténtalo de nuevo.
refused-malformed = El servidor no lo ha entendido.
refused-too_large = Es demasiado largo.
refused-too_often = Demasiado rápido: espera un momento.
refused-no_such_match = No existe esa partida.
refused-no_such_game = No existe ese juego.
refused-no_such_seat = No existe esa silla.
refused-no_such_player = No existe ese bot.
refused-no_such_number = La partida no tiene esa decisión.
refused-not_your_chair = Otro navegador ocupa esta silla.
refused-not_your_turn = No es tu turno.
refused-old = La mesa ha cambiado entretanto.
refused-rules = Las reglas lo prohíben.
refused-waiting = Alguien no se ha sentado todavía.
refused-over = La partida ha terminado.
refused-not_over = Solo cuando la partida haya terminado.
refused-nothing_to_take_back = No tienes nada que deshacer.
refused-nothing_asked = Nadie ha pedido nada.
refused-not_away = Está aquí, o no lleva dos minutos ausente.
refused-time_is_up = Se acabó el tiempo de esta silla; el bot se queda.
refused-invitation_used = Alguien ocupa ya esta silla.
refused-bad_name = Un nombre tiene de 1 a 24 letras, y no es el de un bot ni el de otra persona de la mesa.
refused-bad_chairs = Así no se juega: pocos, demasiados, o nadie.
refused-bad_options = No existe esa opción.
refused-bad_clock = No existe ese reloj.
refused-other_rules = Se jugó con otra versión de las reglas.
refused-no_such_page = No existe esa página.
refused-broken = El servidor ha tropezado. Inténtalo de nuevo.
refused-foreign_origin = Eso viene de la página de otro servidor.
refused-not_ready = Este juego se está preparando; tarda un minuto, una sola vez.
refused-no_hints = Los demás no han aceptado los consejos.
