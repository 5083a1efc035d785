# Words of profiles and of people’s pages.

refused-name_taken = Alguien ya tiene este nombre, o uno que se le parece. Elige otro.
refused-nobody = Todavía no tienes perfil. Tu primera partida lo crea.
refused-no_such_person = Nadie tiene ese nombre aquí.
refused-link_used = Este enlace ya no sirve. Crea otro en tu otro dispositivo: cada uno vale una vez, durante diez minutos.
refused-no_such_phrase = Nadie tiene esta frase de recuperación. Revisa las ocho palabras.
refused-somebody_else = Este navegador es de otra persona.
refused-have_met = Estos dos han jugado juntos una partida puntuada o un torneo, así que siguen siendo dos. Puedes dejar uno atrás.

## A profile, and what came of matches
#
# $name a person’s name; $count, $seats, $days, $points, $won, $played, $place, $percent numbers

people-my-page = Mi página
people-profile = Perfil
people-since = Aquí desde el { $date }
people-nobody = Todavía no tienes perfil
people-nobody-text = Tu primera partida lo crea: sin registro ni contraseña. También puedes elegir tu nombre ahora.
people-make = Crear un perfil
people-back-offer = Ya he estado aquí
people-name = Nombre
people-colour = Color
people-colour-blue = Azul
people-colour-red = Rojo
people-colour-gold = Oro
people-colour-green = Verde
people-colour-violet = Violeta
people-colour-teal = Turquesa
people-colour-rose = Rosa
people-colour-grey = Gris
people-sign = Emblema
people-sign-rose = Rosa
people-sign-iris = Iris
people-sign-jasmine = Jazmín
people-sign-lavender = Lavanda
people-sign-orange = Naranja
people-sign-vetiver = Vetiver
people-sign-bottle = Frasco
people-sign-leaf = Hoja
people-save = Guardar
people-saved = Guardado.
people-shown = Lo que pueden ver los demás
people-shown-text = Todo el mundo ve tu nombre, color y emblema. Ninguna lista muestra tus partidas a otros, salvo las anunciadas, las de un torneo y las de un día pasado. Si envías a alguien el enlace de una partida, puede verla.
people-shown-statistics = Mis cifras y gráficos, sin partidas ni rivales
people-shown-matches = Mis partidas terminadas que estaban en la lista
people-devices = Tus dispositivos
people-device-add = Añadir otro dispositivo
people-device-how = Escanea esto con tu otro dispositivo o abre el enlace allí. Sirve una vez, hasta las { $time }.
people-device-code = Código QR del enlace
people-forget = Cerrar la sesión en los demás
people-forgotten = Todos los demás navegadores están desconectados.
people-phrase = Frase de recuperación
people-phrase-text = Ocho palabras te traen de vuelta si pierdes todos tus dispositivos. Apúntalas en papel: solo se muestran una vez.
people-phrase-have = Ya apuntaste una. Una nueva la sustituye.
people-phrase-make = Mostrar mi frase
people-phrase-new = Crear una frase nueva
people-phrase-done = La he apuntado
people-data = Tus datos
people-export-text = Un archivo contiene todo lo que este servidor guarda de ti: perfil, partidas con todas las decisiones, resultados y lo que dijiste.
people-export = Descargar todo
people-leave = Borrar mi perfil para siempre
people-leave-text = Esto borra tu perfil, tus dispositivos, tus cifras y todo lo que dijiste. Tus partidas quedan para los demás, sin tu nombre. Nadie puede deshacerlo.
people-leave-name = Escribe tu nombre para confirmar
people-device-title = ¿Eres tú?
people-device-text = Este enlace viene de tu otro dispositivo. Úsalo y este navegador también será tuyo: mismo nombre, mismas partidas.
people-device-here = Usar también este navegador
people-device-is = Este navegador es ahora { $name }.
people-device-along = También era yo: tráelo todo
people-device-along-text = Las partidas, los resultados y las cajas de { $name } vienen contigo, y el perfil { $name } desaparece. Si ambos tienen puntuación, queda la tuya; de dos intentos en la partida de un día, cuenta el primero. Nadie puede deshacerlo.
people-device-instead = Dejar atrás a { $name }
people-device-instead-text = Lo que jugó { $name } se queda con { $name }; sin una frase de recuperación u otro dispositivo, nadie vuelve a ello.
people-phrase-enter = Volver con tu frase
people-phrase-enter-text = Escribe las ocho palabras que apuntaste. Si tienes otro dispositivo a mano, abre allí tu perfil y añade este: es más fácil.
people-phrase-field = Tus ocho palabras
people-phrase-go = Volver
people-welcome-back = Hola de nuevo, { $name }
people-figures = Cifras
people-filter = Qué partidas cuentan
people-any-game = Todos los juegos
people-any-seats = Cualquier número de asientos
people-any-against = Todos los rivales
people-any-time = Desde siempre
people-people = Personas
people-matches = Partidas
people-won = Ganadas
people-won-of = { $won } de { $played }
people-streak = Seguidas
people-streak-best = Mejor racha
people-accuracy = Precisión
people-accuracy-of = Precisión { $percent } %
people-by-game = Por juego
people-by-seats = Por número de asientos
people-by-against = Por rival más fuerte
people-extremes = Lo mejor y lo peor
people-best = Mejor
people-worst = Peor
people-average = Media
people-plots = { $game }, partida a partida
people-points = Puntos
people-points-legend = relleno: ganada; línea: media de diez
people-points-about = { $count } partidas, de { $least } a { $most } puntos, { $average } de media.
people-sources = De dónde vinieron los puntos
people-sources-about = Puntos de cada partida según su origen; sobre todo: { $first }
people-each = { $points } por partida
people-result-won = Ganada
people-result = Puesto { $place } de { $seats }
people-not-counted = fuera de las cifras
people-abandoned = La terminó un bot
people-early = acabada antes de tiempo
people-ratings = Puntuaciones
people-rating-of = Puntuación: { $game }
people-rating-now = Puntuación { $rating }
people-rated-matches = { $count ->
    [one] una partida puntuada
   *[other] { $count } partidas puntuadas
}
people-rating-about = { $count } partidas puntuadas: de { $first } a { $last }.
people-all-matches = Todas mis partidas
people-more = Mostrar más
people-none = Todavía no hay partidas terminadas.
people-none-fits = Ninguna partida así cuenta. Elige otra cosa arriba.
people-private = { $name } no muestra nada más a los demás.
people-devices-count = { $count ->
    [one] Estás aquí en un navegador.
   *[other] Estás aquí en { $count } navegadores.
}
people-seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
people-days = { $days ->
    [one] Último día
   *[other] Últimos { $days } días
}
people-points-number = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
