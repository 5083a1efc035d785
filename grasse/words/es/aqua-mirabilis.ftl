# Aqua Mirabilis, con las palabras de quienes juegan.
#
# piece-…     una pieza o un lugar de la mesa; name- la misma dentro de una frase
# decision-…  lo que un jugador puede decidir, tal como se lee en la lista; chance- para el azar
# event-…     lo que ha pasado; $seat es el nombre de un jugador, lo desconocido es «unknown»
# clause-…    por qué algo no está permitido
#
# PA son puntos de acción, PP puntos de producción. El nombre de una casilla dice adónde se va: va
# detrás de «Ir» y de «va».

game-blurb = Convierte flores en esencias y esencias en perfumes, y agrada al Rey y a su Corte.
game-facts = De 10 a 20 minutos entre dos · completo: mercado, escuela, viajes y corte, todo va unido
game-goal = Objetivo: el mayor número de puntos el último domingo · { $last ->
    [1] son los últimos turnos
   *[0] { $sunday_days ->
        [one] es mañana
       *[other] quedan { $sunday_days } días
    }{ $final_week ->
        [1] { "" }
       *[0] , { $days ->
            [one] y mañana es domingo
           *[other] y { $days } hasta el próximo domingo
        }
    }
}
game-standing = tú { $own_score }, los demás { $most_score } como mucho
game-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

scent-B = { $count ->
    [one] bergamota
   *[other] bergamotas
}
scent-J = { $count ->
    [one] jazmín
   *[other] jazmines
}
scent-L = { $count ->
    [one] lavanda
   *[other] lavandas
}
scent-N = { $count ->
    [one] narciso
   *[other] narcisos
}
scent-O = { $count ->
    [one] azahar
   *[other] azahares
}
scent-R = { $count ->
    [one] rosa
   *[other] rosas
}

complement-B = { scent-B }
complement-J = { scent-J }
complement-L = { scent-L }
complement-N = { scent-N }
complement-O = { scent-O }
complement-R = { scent-R }

second_complement-B = { scent-B }
second_complement-J = { scent-J }
second_complement-L = { scent-L }
second_complement-N = { scent-N }
second_complement-O = { scent-O }
second_complement-R = { scent-R }

column-B = { scent-B }
column-J = { scent-J }
column-L = { scent-L }
column-N = { scent-N }
column-O = { scent-O }
column-R = { scent-R }

row-B = { scent-B }
row-J = { scent-J }
row-L = { scent-L }
row-N = { scent-N }
row-O = { scent-O }
row-R = { scent-R }

method-distillation = destilación
method-maceration = maceración
method-squeezing = prensado
method-enfleurage = enfleurage
method-extraction = extracción

family-base-essence = esencia base
family-specialisation = especialización
family-special-ability = habilidad especial
family-production-method = método de producción

city-paris = París
city-london = Londres
city-koln = Colonia
city-firenze = Florencia

weekday-SUN = domingo
weekday-MON = lunes
weekday-TUE = martes
weekday-WED = miércoles
weekday-THU = jueves
weekday-FRI = viernes
weekday-SAT = sábado

wish-essence = una esencia
wish-originality = una ficha de originalidad
wish-perfume = un perfume

favour-court_step = mueve la Corte
favour-king_5 = más puntos del Rey
favour-present_2 = dos perfumes a la vez
favour-cube_2 = puntos por cada cubo

rule-any = cualquiera
rule-same = iguales
rule-different = distintas

source-loose = suelta
source-stored = guardada
direction-left = a la izquierda
direction-right = a la derecha
answer-yes = sí
answer-no = no
payment-dial = el reloj de sol
gift-originality = una ficha de originalidad

variant-starting_seat = Quién empieza: un asiento, o el sorteo
variant-free_parade = Desfile libre: en el desfile final la originalidad cuenta todos los huecos libres, también el del cubo
variant-lost_recipes = Recetas perdidas: la receta de un perfume descartado sale del juego
variant-king_first = Primero el Rey: el Rey solo cuenta para el aroma que se puntúa primero, aunque no haya sitio para su cubo

## Lugares y piezas

piece-table = { $last ->
    [1] El último domingo, últimos turnos
   *[0] { $week ->
        [0] Antes de la primera semana, domingo en { $days ->
            [one] un día
           *[other] { $days } días
        }
       *[other] Semana { $week }, { $weekday }, domingo en { $days ->
            [one] un día
           *[other] { $days } días
        }
    }
}
piece-scent = { $scent }
piece-market = Mercado de flores
piece-stall = puesto de { $scent }: { $left ->
    [0] ninguna flor
    [one] una flor
   *[other] { $left } flores
}
name-stall = al puesto de { $scent }
piece-worker = trabajador en el puesto de { $scent }
piece-apprenticeship = Aprendizaje
piece-school = lección: { $family } ({ $cost } PA)
name-school = a la escuela: { $family }
piece-base_lesson = esencia base: { $scent }
piece-specialisation_lesson = especialización: { $scent }
piece-flower_lesson = { $amount ->
    [one] +1 flor en el mercado
   *[other] +{ $amount } flores en el mercado
}
piece-points_lesson = +{ $amount } PP
piece-step_lesson = { $amount ->
    [one] +1 paso de carruaje
   *[other] +{ $amount } pasos de carruaje
}
piece-method_lesson = { $method } ({ $cost } PP: { $flowers ->
    [one] una flor
   *[other] { $flowers } flores, { $rule }
} → { $essences ->
    [one] una esencia
   *[other] { $essences } esencias
})
piece-travel = Viajes
piece-road = viaje a { $city } ({ $cost } PA)
name-road = a { $city }
piece-city = { $city }: { $height ->
    [0] ninguna loseta
    [one] una loseta
   *[other] { $height } losetas
}
piece-flowers_tile = { $city }: { $counts } (flores)
piece-essences_tile = { $city }: { $counts } (esencias)
piece-recipe_tile = { $any ->
    [1] { $city }: un perfume de cualquier base, sin el nivel ni la esencia de base, { $slots ->
        [one] un complemento
       *[other] { $slots } complementos
    }
   *[0] { $city }: un perfume de { $scent }, sin el nivel ni la esencia de base, { $slots ->
        [one] un complemento
       *[other] { $slots } complementos
    }
}
piece-choice_tile = { $city }: { $amount ->
    [one] una esencia a elegir
   *[other] { $amount } esencias distintas a elegir
}
piece-originality_tile = { $city }: { $amount ->
    [one] una ficha de originalidad
   *[other] { $amount } fichas de originalidad
}
piece-influence_tile = { $city }: { $amount ->
    [one] una ficha de influencia
   *[other] { $amount } fichas de influencia
}
piece-points_tile = { $city }: +{ $amount } PP en una producción
piece-action_tile = { $city }: una acción de hasta { $amount } PA
piece-second_tile = { $city }: un segundo perfume, solo en Versalles
piece-half_tile = { $city }: otra vez la mitad de los puntos, solo justo tras presentar
piece-court_life = Vida cortesana
piece-audience = pareja { $dame } ({ $cost } PA)
name-audience = a ver a la pareja { $dame }
piece-dame = a la dama { $dame } le gusta recibir { $wish }
piece-influence = { $seat }: { $count ->
    [0] ninguna influencia
    [one] una ficha de influencia
   *[other] { $count } fichas de influencia
}
piece-hidden_bonus = una bonificación final oculta
piece-experience_bonus = la experiencia
piece-cities_bonus = las losetas de ciudades distintas
piece-tiles_bonus = las losetas de { $city }
piece-base_bonus = los perfumes de { $scent }
piece-bases_bonus = los perfumes de bases distintas
piece-methods_bonus = los métodos de producción nuevos
piece-influence_bonus = las fichas de influencia sobre las damas
piece-originality_bonus = las fichas de originalidad
piece-essences_bonus = las esencias distintas que quedan en el depósito
piece-letter_bonus = la carta de recomendación
piece-levels_bonus = los niveles de los perfumes
piece-versailles = Versalles
piece-gallery = Versalles ({ $cost } PA)
name-gallery = a Versalles
piece-king = el Rey, columna { $column }
piece-court = la Corte, fila { $row }
piece-cell = { $column }/{ $row }: { $cubes ->
    [0] ningún cubo
    [one] un cubo
   *[other] { $cubes } cubos
}
piece-recipes = Recetas
piece-recipe = { $scent }, { $slots ->
    [one] un complemento
   *[other] { $slots } complementos
}, nivel { $level }
name-recipe = un perfume de { $scent } (nivel { $level })
piece-track = Camino de los carruajes
piece-stop = { $visit ->
    [1] { $city }
    [2] Grasse
   *[0] el camino
}
piece-calendar = Entregas
piece-sunday = { $last ->
    [1] El último domingo, { $days ->
        [one] mañana
       *[other] en { $days } días
    }
   *[0] Domingo { $sunday }, { $days ->
        [one] mañana
       *[other] en { $days } días
    }
}
piece-delivery = { $counts }
piece-supply = Reserva
piece-stock = { $scent }: { $left }
piece-choice = Hasta ahora
piece-worker_move = un trabajador al puesto de { $scent }
piece-cost = con flores de { $scent }
piece-using = { $method }
piece-inputs = { $counts } (flores)
piece-chosen = { $counts } (esencias)
piece-essences_given = { $counts } (esencias)
piece-complements = con { $counts }
piece-tokens_given = { $count ->
    [one] una ficha de originalidad
   *[other] { $count } fichas de originalidad
}
piece-perfumes_given = { $count ->
    [one] un perfume
   *[other] { $count } perfumes
}
piece-placed = { $count } a la dama { $dame }
piece-migrated = { $count } de la dama { $dame }
piece-kept = el favor de la dama { $dame }
piece-board = Perfumista
piece-dial = Reloj de sol: { $dial } PA
piece-flower = { $count } { $scent }
piece-essence = { $count } { $scent }
piece-gift_essence = una esencia de { $scent }
piece-originality = { $count ->
    [0] ninguna ficha de originalidad
    [one] una ficha de originalidad
   *[other] { $count } fichas de originalidad
}
piece-method = { $method } ({ $cost } PP)
piece-stored = { $count } { $scent } en depósito
piece-perfume = { $slots ->
    [1] { $scent } con { $complement }
   *[other] { $scent } con { $complement } y { $second_complement }
}
piece-done = Terminar
piece-end_turn = fin del turno
piece-enough = basta
piece-workers_done = los trabajadores se quedan
piece-skip = ningún regalo
piece-gifts_done = no más regalos
piece-influence_done = no más influencia
piece-finish = salir de Versalles
piece-decline = ninguna loseta
piece-yes = sí
piece-no = no

## Palabras breves de la mesa

label-flowers = flores
label-essences = esencias
label-experience = experiencia
label-letter = carta
label-originality = fichas de originalidad
label-influence = fichas de influencia
label-favours = favores
label-coach = carruaje
label-points = puntos
label-score = puntos
label-methods = métodos
label-tiles = losetas
label-flipped = volteadas
label-lessons = aprendido
label-perfumes = perfumes
label-presented = presentado
flag-flipped = volteada
flag-presented = { label-presented }
label-supply = reserva
label-king = Rey
label-court = Corte
label-token = ficha
label-cube = cubo
label-worker = trabajador
label-free = libre
label-ap = PA
label-production = { $points } PP, { $steps ->
    [one] un paso de carruaje
   *[other] { $steps } pasos de carruaje
}
label-bonus = bonificación final
label-gift = desea
label-needs_letter = carta { $level }
label-in_days = { $days ->
    [one] mañana
   *[other] en { $days } días
}
label-last_sunday = último domingo
label-tiles_left = { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}
label-of_level = nivel { $level }
label-complements = con { $slots }
label-actions_left = { $actions ->
    [0] no quedan PP
   *[other] quedan { $actions } PP
}

## Un tablero de un vistazo: primero la puntuación, « · » entre los datos

glance-board =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    } · { $perfume ->
        [one] 1 perfume
       *[other] { $perfume } perfumes
    } · { $favours ->
        [one] 1 favor
       *[other] { $favours } favores
    } · carta { $letter } · experiencia { $experience }

## De dónde vienen los puntos

scoring-originality_points = originalidad
scoring-court_points = la Corte
scoring-king_points = el Rey
scoring-perfection_points = el Rey y la Corte en una casilla
scoring-favour_points = favores de las damas
scoring-half_points = losetas de media puntuación
scoring-token_points = fichas de originalidad
scoring-prestige_points = losetas de ciudad volteadas
scoring-majority_points = mayorías sobre las damas
scoring-bonus_points = bonificaciones finales
# What a reason says that a better decision gains for later: after “about”
gain-flowers_gained = { $count ->
    [one] { $count } flor más
   *[other] { $count } flores más
}
gain-essences_gained = { $count ->
    [one] { $count } esencia más
   *[other] { $count } esencias más
}
gain-originality_gained = { $count ->
    [one] { $count } ficha de originalidad más
   *[other] { $count } fichas de originalidad más
}
gain-lesson_learned = { $count ->
    [one] { $count } lección aprendida más
   *[other] { $count } lecciones aprendidas más
}
gain-tile_taken = { $count ->
    [one] { $count } loseta de ciudad más
   *[other] { $count } losetas de ciudad más
}
gain-letter_received = { $count ->
    [one] { $count } carta de recomendación más
   *[other] { $count } cartas de recomendación más
}
gain-influence_placed = { $count ->
    [one] { $count } ficha de influencia más sobre las damas
   *[other] { $count } fichas de influencia más sobre las damas
}
gain-favour_taken = { $count ->
    [one] { $count } favor más de una dama
   *[other] { $count } favores más de las damas
}
gain-presented = { $count ->
    [one] { $count } perfume presentado más
   *[other] { $count } perfumes presentados más
}
gain-perfume_created = { $count ->
    [one] { $count } perfume creado más
   *[other] { $count } perfumes creados más
}
gain-tile_flipped = { $count ->
    [one] { $count } loseta de ciudad volteada más
   *[other] { $count } losetas de ciudad volteadas más
}

## Qué se pregunta

phase-setup_first = Se sortea el primer jugador.
phase-setup_deliveries = Se colocan las entregas.
phase-setup_pawns = El Rey, la Corte y los trabajadores ocupan sus puestos.
phase-setup_tops = Se apilan las losetas de ciudad.
phase-main = ¿Una acción o una producción?
phase-worker_moves = ¿Mueves antes a un trabajador?
phase-lesson = ¿Qué aprendes?
phase-cost = ¿Con qué flores pagas?
phase-dropping = No te queda sitio para métodos. ¿A cuál renuncias?
phase-paying = ¿Cómo pagas?
phase-bonus_flower = ¿Qué flor adicional tomas?
phase-top = Se descubre una loseta de ciudad.
phase-dame = ¿Un regalo para la dama?
phase-giving = ¿Otro regalo?
phase-peek = ¿Miras su bonificación final?
phase-peeking = Se mira la bonificación final.
phase-influence = ¿Adónde va tu influencia?
phase-favours = Solo puedes tener dos favores: ¿cuáles eliges?
phase-ready = ¿Qué perfume presentas?
phase-order = ¿Qué complemento puntúa primero?
phase-convert = Produce esencias.
phase-input = ¿Qué flor usas?
phase-store = ¿Guardas flores para más tarde?
phase-coach = ¿Adónde va tu carruaje?
phase-city = ¿Qué loseta tomas?
phase-return = ¿Vuelve tu carruaje a Grasse?
phase-after_production = ¿Algo más antes de que acabe la producción?
phase-after = ¿Algo más en este turno?
phase-extra = ¿Un turno adicional?
phase-tile_recipe = ¿Qué receta tomas?
phase-complement = ¿Qué complemento añades?
phase-replace = No te queda sitio. ¿A qué perfume renuncias?
phase-tile_essences = ¿Qué esencia tomas?
phase-tile_influence = ¿Adónde va tu influencia?
phase-parade_create = ¿Creas perfumes para el desfile final?
phase-reveal = Se revelan las bonificaciones finales.
phase-over = La partida ha terminado.

# Lo que hace después el azar, junto a la opción que lleva a ello
luck-top = después se descubre una loseta de ciudad
luck-peeking = después ves la bonificación final
luck-reveal = después se revelan las bonificaciones finales

# Entre paréntesis detrás de la pregunta
detail-dame = dama { $dame }
detail-giving = dama { $dame }
detail-peek = dama { $dame }
detail-influence = dama { $dame }
detail-city = { $city }
detail-return = { $city }

# Para qué es la pregunta
purpose-main = { $near ->
    [1] El domingo puede llegar antes de tu próximo turno: entonces el Rey y la Corte se mueven, y todos los perfumes pueden presentarse de nuevo.
    [2] El último domingo puede llegar antes de tu próximo turno: quien lo alcanza no juega más turnos, salvo uno extra, los demás juegan uno.
    [3] Es tu último turno. Después aún puedes crear perfumes, y cada uno de los de tu tablero puntúa una vez más.
   *[0] Las flores se vuelven esencias, las esencias perfumes, y los perfumes dan puntos en Versalles.
}
purpose-worker_moves = Tomas una flor en tu puesto y en cada puesto con un trabajador.
purpose-lesson = { $school_pays ->
    [1] Cuesta una esencia de su aroma.
    [2] Cuesta una flor de su aroma.
    [3] Cuesta una ficha de originalidad.
   *[4] Cuesta 2 flores iguales.
} Lo que aprendes mejora tus turnos y da la experiencia que piden las recetas.
purpose-cost = Un método cuesta 2 flores sueltas del mismo aroma.
purpose-dropping = El nuevo método ocupa su lugar; lo que guarda se pierde.
purpose-paying = El reloj de sol paga con PA; una loseta paga en su lugar, una vez.
purpose-bonus_flower = Tu habilidad te da una flor más.
purpose-dame = Cada regalo coloca una influencia; la mayor influencia sobre una dama gana su favor.
purpose-giving = Cada regalo más coloca una influencia más.
purpose-peek = Es gratis; solo tú ves lo que puntuará al final.
purpose-influence = La mayor influencia sobre una dama gana su favor ahora, y puntos al final.
purpose-favours = Eliges hasta tener dos, también uno que acabas de perder. Los puntos del final dependen solo de la influencia: esos los conservas.
purpose-ready = Puntúa por los lugares libres de su casilla, la Corte en su fila y el Rey en su columna.
purpose-order = Cada complemento puntúa por sí mismo, el Rey una sola vez.
purpose-convert = Los métodos convierten flores en esencias, con puntos de producción (PP).
purpose-input = La flor se vuelve una esencia de su propio aroma.
purpose-store = Lo que no guardas se pierde al terminar la producción.
purpose-coach = Para en una ciudad para elegir una de sus losetas, si tu carta alcanza.
purpose-city = Una loseta da experiencia hasta que la usas, una vez; después vale puntos al final.
purpose-return = Desde Grasse tu carruaje puede salir hacia los dos lados; si se queda, sigue hasta la ciudad siguiente.
purpose-after_production = Las flores sueltas se pierden al terminar la producción; aún puedes crear perfumes y usar losetas.
purpose-after = Antes de terminar tu turno aún puedes crear perfumes y usar losetas.
purpose-extra = Un turno adicional como mucho; cuesta una ficha de originalidad, que si no vale un punto al final.{ $near ->
    [1] { " " }El domingo puede llegar antes de tu próximo turno.
    [2] { " " }El último domingo puede llegar antes de tu próximo turno.
    [3] { " " }Ya no tendrás otro turno.
   *[0] { "" }
}
purpose-tile_recipe = Con la loseta el perfume no necesita esencia base.
purpose-complement = El complemento decide la fila de Versalles en la que puntúa el perfume.
purpose-replace = Su receta vuelve al expositor y sus esencias se pierden.
purpose-tile_essences = Las esencias quedan listas para tu próximo perfume.
purpose-tile_influence = La mayor influencia sobre una dama gana su favor ahora, y puntos al final.
purpose-parade_create = Cada perfume de tu tablero puntúa una vez más en el desfile final.

# Lo que hace falta después, de las flores a los puntos
missing-board = { $missing ->
    [1] Después: recoge flores en los puestos
    [2] Después: una producción convierte flores en esencias
    [3] Después: una segunda esencia, de otro aroma, para un perfume
    [4] Después: crea un perfume, si se ilumina una receta; vale cualquier nivel
   *[5] Después: presenta tu perfume en Versalles
}

# Lo que pasó sin pregunta, y por qué
happened-bonus_seen = De momento solo lo sabes tú. Al final todos puntúan por esto: { $bonus }. Señálalo para leer cuánto.
happened-favour_returned = Ya no tienes el favor de la dama { $dame }.
happened-sunday_began = Llegó el domingo: todos los perfumes pueden presentarse de nuevo. La Corte fue a la otra fila con más cubos, el Rey a la otra columna con menos.
happened-sunday_cube_placed = Un cubo fue a { $column }/{ $row }, donde se cruzaban el Rey y la Corte; no da puntos a nadie.
happened-end_triggered = Has alcanzado el último domingo: los demás juegan un turno más, y luego llega el desfile final.
happened-last_sunday_began = El desfile final: cada perfume puntúa una vez más, sin favores ni losetas de ciudad. El Rey y la Corte fueron ambos adonde hay menos cubos.

## Decisiones

decision-end_turn = Acabar el turno
decision-done = Terminar y seguir
decision-workers_done = { $moved ->
    [0] Dejar a los trabajadores donde están
   *[other] No mover más
}
decision-skip = No regalar nada
decision-gifts_done = Regalar solo esto
decision-influence_done = No colocar más influencia
decision-finish = Salir de Versalles
decision-court_step = Bajar la Corte una fila
sum-court_step = { $sum } por el perfume que presentas después

# La misma decisión varias veces
times-use_method = ×{ $times } sin elegir
decision-decline = No tomar ninguna loseta
decision-produce = Producir
decision-extra = { $agreed ->
    [1] Jugar un turno adicional (1 ficha de originalidad)
   *[0] Renunciar al turno adicional
}
decision-peek = { $agreed ->
    [1] Mirar la bonificación final
   *[0] No mirar
}
decision-return = { $agreed ->
    [1] Volver a Grasse
   *[0] Quedarse
}
decision-act = Ir { $space } ({ $dearer ->
    [1] { $cost } PA en el lugar más caro
   *[0] { $cost } PA
}{ $pays ->
    [0] { "" }
    [1] , una esencia
    [2] , una flor
    [3] , una ficha de originalidad
   *[4] , 2 flores iguales
})
decision-coach = { $visit ->
    [1] { $steps ->
        [one] Avanzar un paso { $direction }
       *[other] Avanzar { $steps } pasos { $direction }
    }, hasta { $city }
    [2] { $steps ->
        [one] Avanzar un paso { $direction }
       *[other] Avanzar { $steps } pasos { $direction }
    }, hasta Grasse
   *[0] { $steps ->
        [one] Avanzar un paso { $direction }
       *[other] Avanzar { $steps } pasos { $direction }
    }
}
decision-use_method = Usar: { $method } ({ $cost } PP)
decision-input = Usar una flor { $source }: { $scent }
decision-pay = Pagar con { $payment }
decision-worker = Mover a un trabajador: { $from } → { $to } ({ $cost } PA)
decision-complement = Añadir { $scent }
decision-first = Puntuar primero { $scent }
decision-essence = Tomar una esencia: { $scent }
decision-bonus = Tomar una flor: { $scent }
decision-cost_item = Pagar con 2 flores de { $scent }
decision-drop_method = Renunciar a: { $method }
decision-place = Colocar una ficha de influencia en la dama { $dame }
decision-migrate = Mover una ficha de influencia de la dama { $from } a la dama { $to }
decision-keep = { $other ->
    [0] Elegir el favor de la dama { $dame }
   *[other] Conservar el favor de la dama { $dame } y renunciar al de la dama { $other }
}
decision-flip = Voltear { $tile }
decision-create = Crear un perfume de { $scent } ({ $slots ->
    [one] un complemento
   *[other] { $slots } complementos
}, nivel { $level })
decision-store = Guardar { $scent } para: { $method }
decision-drop = Tirar { $scent }, en depósito para: { $method }
decision-present = { $slots ->
    [1] Presentar { $scent } con { $complement }
   *[other] Presentar { $scent } con { $complement } y { $second_complement }
}
nothing-present = { $phase ->
    [order] {""}
   *[other] 0 puntos
}
decision-gift = Regalar { $item }
decision-tile = Aprender: { $name }
decision-take = Tomar { $tile }
decision-replace = { $slots ->
    [1] Renunciar a { $scent } con { $complement }
   *[other] Renunciar a { $scent } con { $complement } y { $second_complement }
}

chance-city_top = encima: { $tile }
chance-end_bonus = dama { $dame }: { $bonus }
chance-delivery = entrega: { $tile }
chance-king = el Rey en { $scent }
chance-court = la Corte en { $scent }
chance-stall = { $scent }
chance-first_player = primer jugador: { $seat }

## Lo que ha pasado

event-first_player_drawn = { $seat } empieza la partida
event-delivery_laid = El domingo { $sunday } traerá { $delivery }
event-king_placed = El Rey empieza en { $column }
event-court_placed = La Corte empieza en { $row }
event-worker_placed = Un trabajador empieza en el puesto de { $stall }
event-compensated = { $seat } recibe una flor: { $scent }
event-top_turned = Ahora encima: { $tile }
event-turn_began = { $turn ->
    [2] { $seat } juega un turno adicional
   *[other] { $seat } juega su turno
}
event-acted = { $seat } va { $space } ({ $price } PA)
event-dial_reset = { $seat } reinicia el reloj de sol
event-worker_moved = { $seat } mueve a un trabajador: { $from_stall } → { $stall }
event-flower_taken = { $seat } recoge { $stall }
event-flowers_gained = { $seat } recibe { $count ->
    [one] una flor
   *[other] { $count } flores
}: { $scent }
event-flowers_discarded = { $seat } descarta { $count ->
    [one] una flor
   *[other] { $count } flores
}: { $scent }
event-essences_gained = { $seat } obtiene { $count ->
    [one] una esencia
   *[other] { $count } esencias
}: { $scent }
event-essences_discarded = { $seat } descarta { $count ->
    [one] una esencia
   *[other] { $count } esencias
}: { $scent }
event-originality_gained = { $seat } obtiene { $count ->
    [one] una ficha de originalidad
   *[other] { $count } fichas de originalidad
}
event-originality_discarded = { $seat } descarta { $count ->
    [one] una ficha de originalidad
   *[other] { $count } fichas de originalidad
}
outcome-originality_discarded = –
event-lesson_learned = { $seat } aprende: { $lesson }
event-method_dropped = { $seat } renuncia a un método: { $method }
event-tile_taken = { $seat } toma la loseta { $tile }
event-stack_empty = { $seat } no encuentra losetas en { $city }
event-letter_received = { $seat } recibe una carta de recomendación de nivel { $level }
event-gift_given = { $seat } regala { $gift }
event-peeked = { $seat } mira la bonificación final de la dama { $dame }
event-bonus_seen = { $bonus ->
    [unknown] { $seat } ha visto la bonificación final de la dama { $dame }
   *[other] { $seat } encuentra: { $bonus }
}
event-influence_placed = { $seat } coloca { $count ->
    [one] una ficha de influencia
   *[other] { $count } fichas de influencia
} en la dama { $dame }
event-influence_withdrawn = { $seat } retira { $count ->
    [one] una ficha de influencia
   *[other] { $count } fichas de influencia
} de la dama { $dame }
event-favour_taken = { $seat } obtiene el favor de la dama { $dame }
event-favour_returned = { $seat } pierde el favor de la dama { $dame }
event-presented = { $seat } presenta { $recipe }
event-cell_full = No cabe ningún cubo en { $column }/{ $row }: no se puntúa nada
event-cube_placed = Se coloca un cubo en { $column }/{ $row }
outcome-cube_placed = su cubo va a { $column }/{ $row }
event-sunday_cube_placed = Domingo: un cubo va a { $column }/{ $row }, donde se cruzan el Rey y la Corte; nadie puntúa
event-token_removed = Se retira la ficha de originalidad de { $column }/{ $row }
event-originality_points = { $seat } anota { $points } por originalidad
event-court_points = { $seat } anota { $points } gracias a la Corte
event-king_points = { $seat } anota { $points } gracias al Rey
event-perfection_points = { $seat } anota { $points } porque el Rey y la Corte se encuentran allí
event-favour_points = { $seat } anota { $points } por el favor de una dama
event-half_points = { $seat } anota { $points } con { $tile }
event-court_stepped = { $seat } lleva la Corte a { $row }
event-production_began = { $seat } produce con { $points } PP
event-method_used = { $seat } usa un método: { $method }
event-flower_stored = { $seat } guarda { $scent } para: { $method }
event-flower_dropped = { $seat } tira { $scent }, en depósito para: { $method }
event-coach_moved = { $seat } conduce el carruaje { $direction }
event-city_visited = { $seat } llega a { $city }
event-tile_declined = { $seat } no toma ninguna loseta en { $city }
event-coach_returned = { $seat } vuelve a Grasse en carruaje
event-perfume_created = { $second_complement ->
    [-1] { $seat } crea { $recipe } con { $complement }
   *[other] { $seat } crea { $recipe } con { $complement } y { $second_complement }
}
event-perfume_discarded = { $seat } se desprende de { $recipe }
event-tile_flipped = { $seat } voltea { $tile }
event-points_gained = { $seat } obtiene { $points } PP
event-day_passed = Es { $weekday }
event-sunday_began = Todos los perfumes pueden presentarse de nuevo
event-delivered = Llega la entrega: { $delivery }
event-flowers_delivered = { $count ->
    [one] una flor
   *[other] { $count } flores
} para el puesto de { $scent }
event-court_moved = La Corte pasa a { $row }
event-king_moved = El Rey pasa a { $column }
event-extra_turn_taken = { $seat } paga una ficha de originalidad por un turno adicional
outcome-extra_turn_taken = –
event-end_triggered = { $seat } alcanza el último domingo: los demás juegan un turno más
event-last_sunday_began = El último domingo: todos los perfumes van al desfile final; el Rey y la Corte van ambos adonde hay menos cubos
event-paraded = { $seat } lleva al desfile { $recipe }
event-bonus_revealed = La dama { $dame } revela su bonificación final: { $bonus }
event-token_points = { $seat } anota { $points } por { $count ->
    [one] una ficha de originalidad
   *[other] { $count } fichas de originalidad
}
event-prestige_points = { $seat } anota { $points } por sus losetas de ciudad volteadas
event-majority_points = { $seat } anota { $points } por la mayoría sobre { $count ->
    [one] una dama
   *[other] { $count } damas
}
event-bonus_points = { $seat } anota { $points } por { $bonus }
event-match_ended = La partida ha terminado

## Por qué no

clause-AM-2-2 = El primer jugador debe ser uno de los que juegan.
clause-AM-2-4 = Esa entrega no puede estar en ese domingo.
clause-AM-2-5 = Los peones y los trabajadores empiezan en flores distintas.
clause-AM-2-6 = Esa loseta no está en la pila de esa ciudad.
clause-AM-2-8 = Esa bonificación final es de otra dama, o ella ya tiene una.
clause-AM-3-2 = Ahora no: el juego pide otra cosa.
clause-AM-3-3-1 = Allí ya hay un perfumista.
clause-AM-3-3-2 = Tu perfumista viene de una acción de ese tipo: elige otro tipo, o produce.
clause-AM-3-3-4 = Te faltan puntos de acción, y no tienes una loseta de ciudad que pague por ellos.
clause-AM-3-5-2 = Cada trabajador se mueve una vez como mucho, a otro puesto, y solo si puedes pagarlo.
clause-AM-3-6 = No puedes pagar esa lección: además de los puntos de acción hace falta una esencia, flores o una ficha de originalidad.
clause-AM-3-6-1 = Esa loseta ya no está, o ya tienes una igual.
clause-AM-3-6-3 = Solo renuncias a un método cuando todos tus sitios están ocupados, y solo a uno de tu tablero.
clause-AM-3-7-1 = Tu carta de recomendación no basta para esa ciudad.
clause-AM-3-8-3 = No es un regalo para esta dama, o no te queda ninguno que dar.
clause-AM-3-8-5 = Colocas una ficha por cada regalo, primero de tu propia reserva; solo después pueden venir de otras damas.
clause-AM-3-8-7 = Solo puedes conservar favores de damas sobre las que tienes la mayoría.
clause-AM-3-9-2 = Te hace falta un perfume de tu tablero que no se haya presentado esta semana. Basta con uno, salvo que una dama o una loseta conceda un segundo.
clause-AM-3-9-3 = Has movido la Corte: ahora tienes que presentar un perfume.
clause-AM-3-9-5 = Te hace falta el favor de la dama que mueve la Corte, una vez por acción, y un perfume que presentar.
clause-AM-3-10-1 = Para producir, tu reloj de sol tiene que haber girado, y necesitas una flor.
clause-AM-3-10-2 = El método no lo permite: mira sus puntos de producción y las flores que acepta.
clause-AM-3-10-3 = Un método solo guarda flores que podría usar juntas de una vez.
clause-AM-3-10-4 = Tu carruaje da al menos un paso, y no más de lo que permiten el reloj de sol y el camino.
clause-AM-3-10-5 = Esa loseta no está en la pila de la ciudad que visitas.
clause-AM-3-11-1 = Esa receta no está disponible, o te falta experiencia.
clause-AM-3-11-2 = Necesitas una esencia de la base, o su loseta de aprendizaje.
clause-AM-3-11-3 = Los complementos son esencias de tu depósito, distintas de la base y entre sí.
clause-AM-3-11-5 = Solo uno de tus propios perfumes puede dejar sitio.
clause-AM-3-11-7 = Ya tienes un perfume con la misma base y los mismos complementos.
clause-AM-3-12 = Solo puedes voltear una loseta de ciudad tuya, y una sola vez.
clause-AM-3-12-3 = Esa loseta es para una receta con la base y los complementos que muestra.
clause-AM-3-12-4 = Esa loseta es para una receta de cualquier base, pero con tantos complementos como muestra.
clause-AM-3-12-5 = Las esencias tienen que ser distintas.
clause-AM-3-12-7 = La loseta coloca un número fijo de fichas, primero de tu propia reserva; solo las que te falten pueden venir de otras damas.
clause-AM-3-12-8 = Esa loseta solo sirve mientras produces esencias.
clause-AM-3-12-9 = Esa loseta solo se voltea para pagar una acción.
clause-AM-3-12-10 = Esa loseta es para un segundo perfume: presenta el primero, y ten otro preparado.
clause-AM-3-12-11 = Esa loseta se voltea justo después de una presentación.
clause-AM-3-12-12 = La loseta solo se voltea si puedes crear con ella un perfume enseguida: una receta disponible que sirva, y los complementos en tu depósito.
clause-AM-3-13-1 = Solo creas perfumes y volteas losetas en tu propio turno, y no en medio de una decisión.
clause-AM-3-19-1 = En el desfile final no se puede voltear ninguna loseta de ciudad.

## El final

ending-last_sunday_began = En el desfile final cada perfume puntuó una vez más, sin favores ni losetas de ciudad. Antes, el Rey y la Corte fueron ambos adonde había menos cubos.
ending-court_moved = La Corte estaba en la fila de { $row }.
ending-king_moved = El Rey estaba en la columna de { $column }.
final-win = ¡{ $name } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
# $names sale de final-and
final-shared = ¡{ $names } comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
loss-flowers_discarded = { $seat } { $count ->
    [one] pierde una flor
   *[other] pierde { $count } flores
}: { $scent }
