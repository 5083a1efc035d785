# Palabras para encontrarse: mesas abiertas, invitaciones, amigos.
#
# $name   cómo se llama alguien; $span   un tiempo

lobby-title = Jugar con otras personas
lobby-seek = Buscar a alguien
lobby-pace-slow = Lenta: 3 días por decisión
lobby-pace-live = Ahora: 15 minutos, y 20 segundos más por decisión
lobby-rated = puntúa
lobby-casual = por gusto
lobby-open = Mesas abiertas
lobby-open-none = Ahora no espera nadie. Busca a alguien: tu mesa aparecerá aquí para todos.
lobby-sit = Sentarse
lobby-sit-at = Sentarse: { $game } con { $name }
lobby-here = { $count ->
    [0] Todavía no hay nadie.
    [one] Hay una persona aquí.
   *[other] Hay { $count } personas aquí.
}
lobby-show-me = Mostrar mi nombre a los demás mientras estoy aquí
lobby-invitations = Invitaciones
lobby-invited-by = { $name } te invita
lobby-decline = No, gracias
lobby-friends = Personas con las que has jugado
lobby-invite-friends = Invitar a personas con las que has jugado
lobby-friend-here = está aquí
lobby-friend-matches = { $matches ->
    [one] una partida en común
   *[other] { $matches } partidas en común
}
lobby-invite = Invitar
lobby-invite-name = Invitar a { $name }
lobby-invited = invitación enviada
lobby-invite-what = Se abre una mesa para dos. { $name } encuentra tu invitación en la página de inicio, y recibe un aviso si lo desea. Puedes esperar allí o irte: la mesa está en «Tus partidas».
lobby-invite-open = Abrir una mesa e invitar
lobby-block = Bloquear
lobby-block-name = Bloquear a { $name }
lobby-blocked = bloqueado
lobby-unblock = Desbloquear
lobby-unblock-name = Desbloquear a { $name }
lobby-waiting = Ahora cualquiera puede sentarse a tu mesa. Puedes cerrar esta página: la partida está en «Tus partidas».
lobby-again = Quienes jugaron contigo encuentran tu invitación en su página de inicio. La partida empieza cuando estén todos; hasta entonces puedes invitar a otros o poner bots.
lobby-links = Invitar con un enlace
lobby-instead = Aún no ha venido nadie. ¿Ocupan bots los asientos libres?
lobby-stand-up = Dejar de esperar
lobby-public = Abierta a todos: la mesa aparece en la página de inicio
lobby-rated-offer = Puntúa
lobby-rated-text = El resultado cuenta. Las variantes habituales, solo bots de la clasificación, sin consejos, sin deshacer la suerte; con límite de tiempo.
lobby-table-rated = Partida puntuada
lobby-table-counts = Cuenta tu puesto. No hay consejos y el azar no se deshace.
lobby-counts-not = Puntuaba, pero se acabó antes de tiempo: no cambia la puntuación de nadie.
lobby-fair = ¿Qué pasa si alguien se va?
lobby-fair-text = Si se te acaba el tiempo o te vas, un bot juega por ti, y puedes volver; con un tiempo para toda la partida, solo mientras te quede. En una partida que puntúa tienes tres minutos para volver, un día si es lenta: después, los demás pueden terminarla, y quien se haya quedado a solas te ha ganado. Quien tenga un bot en su asiento al final, o por quien un bot haya decidido más veces que esa persona, queda en último lugar. Si todas las personas acuerdan terminarla antes, no cuenta; terminarla a solas contra bots cuenta como derrota.
lobby-leave-rated = La partida puntúa. Un bot juega por ti hasta que vuelvas. Si no has vuelto en { $span }, los demás pueden acabar la partida, y la has perdido; si un bot sigue en tu asiento al final, quedas en último lugar. Si la acabas tú, se pregunta a los demás: si todos aceptan, no cuenta.
lobby-leave-alone = La partida puntúa. Si un bot ocupa tu asiento al final, quedas en último lugar. Si acabas la partida, cuenta como derrota.
lobby-grace = { $name } aún puede volver. Podrás acabar la partida en { $span }.
lobby-grace-over = { $name } no ha vuelto. Si acabas la partida ahora, has ganado contra { $name }.
lobby-grace-others = { $name } no ha vuelto. Si los demás aceptan, podéis acabar la partida; entonces no cuenta.
lobby-grace-own = Un bot juega por ti. Te quedan { $span } para volver: después, los demás pueden acabar la partida, y la has perdido.
lobby-grace-own-over = Un bot juega por ti. Los demás ya pueden acabar la partida, y entonces la has perdido.

## Tiempo

lobby-days = { $number ->
    [one] un día
   *[other] { $number } días
}
lobby-hours = { $number ->
    [one] una hora
   *[other] { $number } horas
}
lobby-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minutos
}
lobby-seconds = { $number ->
    [one] un segundo
   *[other] { $number } segundos
}
lobby-clock-decision = { $span } por decisión
lobby-clock-match = { $span } por partida
lobby-clock-increment = { $span }, y { $more } más por decisión

## La clasificación

lobby-ladder = Clasificación
lobby-ladder-place = Puesto
lobby-ladder-points = Puntuación
lobby-ladder-matches = Partidas
lobby-provisional = provisional
lobby-ladder-about = Personas y bots en una misma escala: 100 puntos de ventaja significan quedar delante del otro 64 veces de cada 100. ± dice cuánto puede errar una puntuación; es provisional hasta que ese margen sea pequeño, de 7 a 15 partidas. Los bots están donde los pusieron nuestros propios torneos. En Perfumery y Aqua Mirabilis, el nivel 5 solo se ha medido con dos jugadores. Un bot que no está aquí aún no se ha medido, así que no juega partidas que puntúan.
lobby-ladder-join = Todavía no estás en esta clasificación. Con una partida que puntúa entras en ella: tu mesa espera a cualquiera, con 3 días por decisión.
lobby-rating-change = Tu puntuación: { $before } → { $after }

## Avisos

told-page = Notificaciones
told-offer = Avisarme cuando me toque
told-when = Avísame cuando
told-device = Avisar a este dispositivo
told-device-stop = No avisar más a este dispositivo
told-denied = Los avisos de esta página están bloqueados en tu navegador; permítelos antes.
told-cannot = Este navegador no puede recibir avisos.
told-kind-turn = me toque en una partida lenta
told-kind-begin = una mesa mía esté completa
told-kind-invited = alguien me invite
told-kind-day = se abran las partidas de un nuevo día
told-by-mail = Por correo
told-mail = Tu dirección de correo
told-mail-send = Enviar un enlace para confirmarla
told-mail-remove = Quitar mi dirección
told-mail-open = Abre el enlace que se envió a { $mail }.
told-mail-goes = El correo va a { $mail }.
told-mail-done = Hecho: el correo va ahora a { $mail }.
told-nobody = Para recibir avisos necesitas un perfil: tu primera partida crea uno.
