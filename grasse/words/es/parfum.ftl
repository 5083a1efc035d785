# Parfum, con las palabras de su reglamento.
#
# piece-…     una pieza o un lugar de la mesa
# decision-…  lo que un jugador puede decidir, tal como se lee en la lista; chance- para el azar
# event-…     lo que ha pasado; $seat es el nombre de un jugador, un valor desconocido es «unknown»
# clause-…    por qué algo no está permitido
#
# «perfume menor» pero «gran perfume»: por eso kind-… lleva el nombre entero.

game-blurb = Destila, compón y vende los mejores perfumes de Grasse.
game-facts = De 15 a 35 minutos entre dos · sencillo: elige dados, mezcla aromas, atiende a la clientela
game-goal = Objetivo: el mayor número de monedas · { $final ->
    [1] es la última ronda
   *[0] { $bag_ends ->
        [2] la bolsa ya no puede llenar la destilería: es la última ronda
        [1] { $claims ->
            [one] esta ronda es la última, si en ella se reclama una nota más
           *[other] esta ronda es la última, si en ella se reclaman { $claims } notas más
        }
       *[0] { $stack_until_closing ->
            [0] la próxima carta es el cierre: sale al llenar la calle, y luego una última ronda
            [one] un cliente hasta el cierre
           *[other] { $stack_until_closing } clientes hasta el cierre
        }
    }
}
game-standing = tú { $own_money }, los demás { $most_money } como mucho
game-points = { $points ->
    [one] 1 moneda
   *[other] { $points } monedas
}

aroma-violet = { $count ->
    [one] violeta
   *[other] violetas
}
aroma-bergamot = { $count ->
    [one] bergamota
   *[other] bergamotas
}
aroma-rose = { $count ->
    [one] rosa
   *[other] rosas
}
aroma-vanilla = { $count ->
    [one] vainilla
   *[other] vainillas
}
aroma-lavender = { $count ->
    [one] lavanda
   *[other] lavandas
}

type-head = cabeza
type-heart = corazón
type-base = fondo

kind-minor = perfume menor
kind-major = gran perfume

variant-learning = Partida de aprendizaje: los relojes de la primera ronda se reparten al azar
variant-stall_guard = Freno: la partida termina tras 30 rondas sin conseguir una nota ni vender
variant-keep_notes = Notas guardadas: una nota conseguida no tiene que colocarse enseguida
variant-empty_bag = Bolsa vacía: la partida también termina tras una ronda que deja la bolsa vacía
variant-count_notes = Contar notas: un cliente cuenta las notas con un aroma, no sus iconos

## Lugares y piezas

piece-table = { $final ->
    [1] Ronda { $round }, la última
   *[0] Ronda { $round }
}
piece-clock_market = Reloj del mercado
piece-clock = { $owner ->
    [0] Reloj { $position }: { $actions ->
        [one] una acción
       *[other] { $actions } acciones
    }
   *[other] Reloj { $position }, ocupado: { $actions ->
        [one] una acción
       *[other] { $actions } acciones
    }
}
piece-street = Calle
piece-customer = quiere { $counts }, paga { $price }
piece-empty_street = una tienda vacía
piece-stack = { $final ->
    [1] ya ha salido la hora de cierre
   *[0] { $until_closing ->
        [0] { $height } en el mazo ({ $letter } arriba), la próxima carta es la hora de cierre
        [one] { $height } en el mazo ({ $letter } arriba), un cliente hasta la hora de cierre
       *[other] { $height } en el mazo ({ $letter } arriba), { $until_closing } clientes hasta la hora de cierre
    }
}
piece-distillery = Destilería
piece-note = { $counts } · { $type } · { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
piece-empty_distillery = una casilla vacía
piece-bag = { $left ->
    [0] la bolsa está vacía
    [one] una nota en la bolsa
   *[other] { $left } notas en la bolsa
}
piece-market = Mercado
piece-booth = { $aroma }: { $left ->
    [0] ningún dado
    [one] un dado
   *[other] { $left } dados
}, { $flasks ->
    [one] una redoma
   *[other] { $flasks } redomas
} en 6 caras
piece-supply = { $left ->
    [0] ninguna botella en la reserva
    [one] una botella en la reserva
   *[other] { $left } botellas en la reserva
}
piece-well_place = Pozo
piece-well = { $left ->
    [0] el pozo está vacío
    [one] una ficha en el pozo
   *[other] { $left } fichas en el pozo
}
piece-discards = { $left ->
    [0] ninguna ficha descartada
    [one] una ficha descartada
   *[other] { $left } fichas descartadas
}
piece-workbench = Destilación
piece-dice = { $aroma }
piece-track = Marcador de dinero
piece-marker = { $seat }: { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
}
piece-perfumery = Perfumería
piece-perfume = { $kind } { $perfume }
piece-new_minor = un nuevo perfume menor
piece-new_major = un nuevo gran perfume
piece-token = { $count ->
    [0] una ficha de agua de valor { $value }, ya elegida
    [one] una ficha de agua de valor { $value }
   *[other] { $count } fichas de agua de valor { $value }
}
piece-done = Terminar
piece-reroll_all = todos los dados
piece-water_stop = no más agua
piece-claim_stop = no más notas
piece-pass = pasar

## Palabras cortas de la mesa

label-money = dinero
label-tokens = agua
label-flask = redoma
label-fly = mosca
label-spent = gastada
label-rolling = rodando
label-missing = falta
label-kept = guardadas
label-flacons = botellas
label-actions_left = { $actions ->
    [one] queda una acción
   *[other] quedan { $actions } acciones
}
label-sold_out = { $number ->
    [one] uno agotado
   *[other] { $number } agotados
}
scoring-claimed = Notas conseguidas
scoring-sold = Botellas vendidas a clientes
scoring-bargained = Botellas a precio de oferta
scoring-tokens_counted = Fichas de agua restantes
lab-points-are = Los puntos son aquí monedas.
# What a reason says that a better decision gains for later: after “about”
gain-token_taken = { $count ->
    [one] { $count } ficha de agua más
   *[other] { $count } fichas de agua más
}
gain-claimed = { $count ->
    [one] { $count } nota conseguida más
   *[other] { $count } notas conseguidas más
}
gain-perfume_started = { $count ->
    [one] { $count } perfume empezado más
   *[other] { $count } perfumes empezados más
}
gain-placed = { $count ->
    [one] { $count } nota más en un perfume
   *[other] { $count } notas más en perfumes
}
gain-perfume_completed = { $count ->
    [one] { $count } perfume terminado más
   *[other] { $count } perfumes terminados más
}
gain-sold = { $count ->
    [one] { $count } botella vendida más
   *[other] { $count } botellas vendidas más
}
column-wants = quiere
column-pays = paga
column-note = nota
column-needs = requiere
column-coins = monedas
name-note = { $counts } ({ $type })

## Un tablero de un vistazo: primero la puntuación, « · » entre los datos

glance-perfumery =
    { $money ->
        [one] 1 moneda
       *[other] { $money } monedas
    } · { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    } · { $customers ->
        [one] 1 cliente
       *[other] { $customers } clientes
    } · { $perfume ->
        [one] 1 perfume
       *[other] { $perfume } perfumes
    }

## Lo que se pregunta

phase-setup_street = Llegan los primeros clientes.
phase-setup_distillery = Se colocan las primeras notas.
phase-setup_tokens = Se reparte el agua.
phase-setup_markers = Se apilan las fichas de puntuación.
phase-setup_clocks = Se reparten los relojes.
phase-wake = ¿Cuándo te levantas?
phase-prepare = Prepara tu destilación.
phase-draw = Se roba una nota.
phase-fetch = Se saca agua.
phase-roll = Los dados ruedan.
phase-water = ¿Mejoras tu destilación con agua?
phase-pay = ¿Qué ficha de agua descartas?
phase-claim = ¿Qué nota consigues?
phase-place = ¿Qué nota colocas?
phase-compose = ¿En qué perfume?
phase-sell = ¿Vendes una botella?
phase-serve = ¿A qué cliente?
phase-reward = Agua por un perfume agotado.
phase-surplus = Solo puedes quedarte con 4 fichas de agua. ¿Cuál descartas?
phase-refill_distillery = Llegan nuevas notas.
phase-refill_street = Llegan nuevos clientes.
phase-final = La partida ha terminado.

# Lo que hace después el azar, junto a la opción que lleva a ello
luck-draw = después se saca una nota de la bolsa
luck-fetch = después se saca una ficha del pozo
luck-roll = después tiras tus dados
luck-reward = después sacas tu agua
luck-refill_distillery = después se sacan nuevas notas
luck-refill_street = después llegan nuevos clientes

detail-sell = venta { $sale } de { $sales }
detail-serve = venta { $sale } de { $sales }
detail-pay = ficha { $token } de { $tokens }
detail-surplus = ficha { $token } de { $tokens }

# Para qué es la pregunta
purpose-wake = Un reloj temprano juega antes, pero tiene menos acciones.
purpose-prepare = Cada acción toma un dado, una nota nueva o agua; después se lanzan todos tus dados.
purpose-water = Las notas cuestan redomas; el agua ayuda a convertir moscas en redomas.
purpose-pay = Al final cada ficha vale su número en monedas: paga con una baja.
purpose-claim = Una nota cuesta una redoma de cada uno de sus aromas, da sus monedas al instante y va a un perfume.
purpose-place = Una nota colocada se queda en ese perfume para siempre.
purpose-compose = Un perfume menor necesita cabeza y fondo; un gran perfume también corazón, y da más botellas.
purpose-sell = Un cliente compra una botella con bastante de su aroma favorito; la última botella da además agua.
purpose-serve = El cliente paga las monedas de su carta y se va.
purpose-surplus = Al final cada ficha vale su número en monedas: quédate con las altas.

# Lo que le falta a una pieza propia
missing-perfume = Al perfume { $perfume } aún le falta: { $missing }

# Lo que pasó sin pregunta, y por qué
forced-choose_clock = Tomaste el reloj { $position }: no quedaba otro.
forced-pass = No tenías ninguna botella que vender: tu venta pasó.
forced-claim_stop = Tus redomas ya no pagan nada más.
forced-water_stop = No te queda agua para mejorar tu tirada.
forced-minor = Tu nota empezó un nuevo perfume menor: no cabía en ningún otro.
forced-major = Tu nota empezó un nuevo gran perfume: no cabía en ningún otro.
forced-perfume = Tu nota fue al perfume { $id }: no cabía en ningún otro.
happened-sold_out = El perfume { $perfume } está agotado: eso te da agua.
happened-closing_time = Ha salido la hora de cierre: esta es la última ronda.
moot-water = El agua no podía darte ninguna nota más: no se te ha preguntado.
moot-pay = Todas tus fichas tenían que irse, o eran iguales: no se te ha preguntado cuál.
moot-surplus = Solo puedes quedarte 4 fichas: se han descartado las de números más bajos.
small-pay = siempre la ficha con el número más bajo
small-surplus = siempre la ficha con el número más bajo

## Decisiones

decision-choose_clock = Elegir el reloj { $position } ({ $actions ->
    [one] una acción
   *[other] { $actions } acciones
})
decision-draw_note = Robar una nota de fragancia de la bolsa
decision-take_die = Tomar un dado de { $aroma }
decision-take_water = Tomar una ficha de agua
decision-reroll_colour = Volver a tirar las moscas de { $aroma } (1 ficha)
decision-reroll_all = Volver a tirar todos los dados, también las redomas (1 ficha)
decision-turn_fly = Girar una mosca de { $aroma } a su redoma (2 fichas)
decision-water_stop = No usar más agua y conseguir notas
decision-token = Descartar una ficha de agua de valor { $value }
decision-claim = Conseguir { $counts } (nota de { $type }, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
})
decision-claim_stop = No conseguir más notas
decision-pass = Pasar
decision-sell = Vender una botella del perfume { $perfume } a un cliente
decision-bargain = Vender una botella del perfume { $perfume } a precio de oferta
decision-discard = Descartar una ficha de agua de valor { $value }
decision-to = Vender al cliente que quiere { $counts } y paga { $price }
decision-place = Colocar { $note }
decision-minor = Empezar un nuevo perfume menor
decision-major = Empezar un nuevo gran perfume
decision-perfume = Añadirla al { $kind } { $id }

chance-flasks = dados de { $aroma }: { $number ->
    [0] ninguna redoma
    [one] una redoma
   *[other] { $number } redomas
}
chance-water = una ficha de agua de valor { $value }
chance-note = nota: { $id }
chance-customer = cliente: { $id }
chance-marker = la ficha de puntuación de { $seat }
chance-clock = reloj { $position }

## Lo que ha pasado

event-customer_arrived = Llega un cliente: { $customer }
event-note_arrived = Se coloca una nota: { $note }
event-token_taken = { $value ->
    [unknown] { $seat } toma una ficha de agua
   *[other] { $seat } toma una ficha de agua de valor { $value }
}
event-marker_placed = { $seat } pone su ficha de puntuación en la pila
event-clock_dealt = { $seat } recibe el reloj { $position }
event-round_began = Empieza la ronda { $round }
event-clock_chosen = { $seat } elige el reloj { $position }
event-turn_began = { $seat } prepara su destilación, con { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}
event-die_taken = { $seat } toma un dado de { $aroma }
event-rolled = { $seat } tira { $dice ->
    [one] un dado
   *[other] { $dice } dados
} de { $aroma }: { $number ->
    [0] ninguna redoma
    [one] una redoma
   *[other] { $number } redomas
}
event-token_paid = { $seat } descarta una ficha de agua de valor { $value }
event-colour_rerolled = { $seat } vuelve a tirar las moscas de { $aroma }
event-all_rerolled = { $seat } vuelve a tirar todos los dados
event-fly_turned = { $seat } gira una mosca de { $aroma } a su redoma
event-well_refilled = El pozo se rellena con { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}
event-claimed = { $seat } consigue { $note } y gana { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
event-perfume_started = { $seat } empieza el { $kind } { $perfume }
event-placed = { $seat } coloca { $note } en el perfume { $perfume }
event-perfume_completed = { $flacons ->
    [0] { $seat } termina el perfume { $perfume }, pero no queda ninguna botella
    [one] { $seat } termina el perfume { $perfume } y toma una botella
   *[other] { $seat } termina el perfume { $perfume } y toma { $flacons } botellas
}
event-sale_began = Abren las tiendas
event-sold = { $seat } vende el perfume { $perfume } a un cliente por { $price }
event-bargained = { $seat } vende el perfume { $perfume } al precio de oferta de { $price }
event-passed = { $seat } pasa
event-sold_out = { $seat } ha agotado el perfume { $perfume }
outcome-sold_out = { $seat } agota el perfume { $perfume }, lo que da agua
event-token_discarded = { $seat } descarta una ficha de agua sobrante de valor { $value }
event-closing_time = ¡Hora de cierre! Se juega una última ronda
event-round_ended = Termina la ronda { $round }
event-tokens_counted = { $seat } revela fichas de agua por valor de { $coins }
event-ended_after_final_round = La última ronda ha terminado
event-ended_by_empty_bag = La bolsa está vacía: la partida termina al instante
event-ended_by_stall = Treinta rondas sin conseguir una nota ni vender: la partida termina
event-notes_kept = { $seat } guarda { $notes ->
    [one] una nota
   *[other] { $notes } notas
}

## Lo que trae una opción, donde se dice de otro modo que lo que pasó

outcome-turn_began = después tu siguiente turno, con { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}
outcome-sale_began = después abren las tiendas
outcome-round_ended = –

# La misma decisión varias veces
times-pass = { $all ->
    [1] pasar las { $times }
   *[0] pasar { $times }
}

## Por qué no

clause-PA-2-4 = Los clientes están en el mazo en otro orden: los A encima de los B.
clause-PA-2-8 = Esa ficha de puntuación ya está en la pila, o no es de nadie.
clause-PA-2-11 = Ese reloj no se puede repartir.
clause-PA-3-2 = Ahora no: el juego pide otra cosa.
clause-PA-3-3-4 = Ese reloj ya no está en el reloj del mercado.
clause-PA-3-4-2 = Esa nota no está en la bolsa.
clause-PA-3-4-4 = Antes hay que usar todas las acciones de tu reloj.
clause-PA-3-4-5 = Solo hay tres dados de cada ingrediente, y los tienes todos.
clause-PA-3-5-1 = No tiras tantos dados de ese ingrediente.
clause-PA-3-5-2 = Te hace falta una mosca de ese ingrediente y fichas para pagar: una para volver a tirar, dos para girar una mosca.
clause-PA-3-5-3 = No tienes ninguna ficha de agua de ese valor.
clause-PA-3-5-5 = Una vez que consigues notas, el agua ya no sirve.
clause-PA-3-5-6 = Una nota exige una redoma sin gastar por cada uno de sus ingredientes.
clause-PA-3-6-1 = Colocas las notas que has conseguido en este turno.
clause-PA-3-6-2 = La nota no tiene sitio ahí: un corazón solo va en un gran perfume, y cada perfume tiene una sola nota de cada tipo.
clause-PA-3-6-4 = Ese perfume está terminado: no se le añaden más notas.
clause-PA-3-7-3 = Te hace falta un perfume terminado al que le quede una botella, y en la calle un cliente que encuentre en él bastante de la fragancia que quiere.
clause-PA-3-7-5 = Te hace falta un perfume terminado al que le quede una botella.
clause-PA-3-8-2 = Solo descartas fichas de agua después de tu última venta de la ronda, hasta quedarte con cuatro, y solo las que tienes.
clause-PA-4-1 = La bolsa está vacía.
clause-PA-4-2 = La destilería no tiene casillas vacías.
clause-PA-4-3 = No quedan fichas en el pozo.
clause-PA-11-1-2 = Con las notas guardadas colocas las que están en tu perfumería, tantas como quieras; el resto espera allí.

## El final

final-win = ¡{ $name } gana con { $points ->
    [one] 1 moneda
   *[other] { $points } monedas
}!
# $names sale de final-and
final-shared = ¡{ $names } comparten la victoria con { $points ->
    [one] 1 moneda
   *[other] { $points } monedas
}!
