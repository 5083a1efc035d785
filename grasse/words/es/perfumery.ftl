# Perfumery, con las palabras de quienes lo juegan.
#
# piece-…     una pieza o un lugar de la mesa; name-… la misma dentro de una frase
# decision-…  lo que un jugador puede decidir, tal como se lee en la lista; chance- para el azar
# event-…     lo que ha pasado; $seat es el nombre de un jugador
# clause-…    por qué algo no está permitido
#
# Una carta se llama por su título, title-…; $effect es su efecto con las letras de la caja (F → FG).
# Las esencias van en femenino singular: «esencia verde», «2 × sintética».

game-blurb = Instala recetas, mezcla esencias y levanta la casa con los mejores perfumes.
game-facts = De 10 a 25 minutos entre dos · medio: coloca perfumistas, encadena efectos, usa las esencias antes de que se evaporen
game-goal = Objetivo: el mayor número de puntos con perfumes · { $final ->
    [1] es la última ronda
   *[0] ronda { $round } de { $rounds }
}
game-standing = tú { $own_score }, los demás { $most_score } como mucho
game-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

essence-floral = floral
essence-green = verde
essence-animal = animal
essence-synthetic = sintética

note-top = salida
note-middle = corazón
note-base = fondo

offer-floral = floral
offer-synthetic = sintética

choice-use = Usar
choice-skip = Omitir

space-sort = Mover una receta
space-replenish = Reponer una esencia
space-essence = Tomar una esencia
space-hire = Contratar a un perfumista
space-start_marker = Tomar el marcador de jugador inicial

deck-recipe = recetas
deck-perfume = perfumes

third-parked = por contratar
third-paid_for = llega en la próxima ronda
third-joined = contratado

variant-starting_seat = Quién empieza: un asiento, o el sorteo
variant-memory_aid = Ayuda de memoria: muestra las cartas que los demás tomaron a la vista de todos; si no, solo cuántas son
variant-open_tiles = Losetas abiertas: «{ space-sort }» y «{ space-replenish }» admiten un perfumista de cada jugador

## Lugares y piezas

piece-table = { $final ->
    [1] Ronda { $round }, la última
   *[0] Ronda { $round } de { $rounds }
}
piece-display = Columnas
piece-column = Columna { $column }
piece-deck = { $left ->
    [0] { $deck }: no queda ninguna carta
    [one] { $deck }: queda una carta, nivel { $tier } arriba
   *[other] { $deck }: quedan { $left } cartas, nivel { $tier } arriba
}
piece-action_tiles = Acciones
piece-sort_space = { space-sort }
piece-replenish_space = { space-replenish }
piece-essence_space = { space-essence }
piece-hire_space = { space-hire }
piece-start_marker_space = { space-start_marker }
piece-offer = { $cost ->
    [0] { $essence }, gratis
   *[other] { $essence }, por { $cost }
}
piece-workbench = En curso
piece-payment = { $column ->
    [0] pagado { $paid } de { $cost }
   *[other] pagado { $paid } de { $cost }; la próxima carta va a la columna { $column }
}
piece-effect = Nota de { $note }: { $effect }
piece-use = Usar: { $effect }
piece-skip = Omitir: { $effect }
piece-owed = { $title }: por pagar
piece-perfumery = Perfumería
piece-position = { $index ->
    [0] abajo del todo, sobre la loseta
   *[other] encima de { $title }
}
piece-stock = Almacén de la nota de { $note }
piece-shelf = Perfumes
piece-hand = Mano
piece-kind = { $essence }
piece-note = Nota de { $note }
piece-tile = Loseta de la nota de { $note }: { $effect }
piece-recipe = { $title } · { $effect } · valor { $value }
piece-perfume = { $title } · { $brand ->
    [one] un punto
   *[other] { $brand } puntos
} · valor { $value }
piece-funds = Fondos iniciales · valor { $value }
piece-essence = { $essence }
piece-done = Terminar
piece-pay_done = todo pagado
piece-produce_done = no más perfumes
piece-store_done = no guardar más
piece-install_done = no más recetas

name-column = Tomar las cartas: columna { $column }
name-note = Instalar recetas: nota de { $note }
name-recipe = { $title }
name-perfume = { $title }
name-funds = Fondos iniciales

## Palabras cortas de la mesa

label-next_marker = próximo jugador inicial
label-start_marker = jugador inicial
flag-next_marker = { label-next_marker }
flag-start_marker = { label-start_marker }
label-perfumers = perfumistas
label-here = aquí:
label-cost = cuesta
label-hand = mano
label-in_all = (valor { $worth })
label-stock = almacén
label-stockyard = Almacén
label-pool = mezcla
label-recipes = recetas
label-points = puntos
label-top = salida
label-middle = corazón
label-base = fondo
label-storage = espacio de reserva
label-empty = vacío
label-stored = guardada
label-total = { $number ->
    [0] ningún perfume
    [one] un perfume
   *[other] { $number } perfumes
}

## Un tablero de un vistazo: primero la puntuación, « · » entre los datos

glance-perfumery =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    } · { $perfumes ->
        [one] 1 perfume
       *[other] { $perfumes } perfumes
    } · { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } · perfumistas { $perfumers_left } de { $perfumers }

## Lo que se pregunta

phase-setup_perfume = Se descubren los primeros perfumes.
phase-setup_recipe = Se descubren las primeras recetas.
phase-setup_starter = Se sortea el jugador inicial.
phase-dev_turn = ¿Dónde colocas un perfumista?
phase-limit = Tienes demasiadas cartas. ¿Cuál descartas?
phase-install = ¿Qué receta instalas?
phase-install_at = ¿En qué lugar de la pila?
phase-sort = ¿Qué receta mueves?
phase-sort_to = ¿A qué nota?
phase-sort_at = ¿En qué lugar de la pila?
phase-replenish = ¿Qué perfume repones?
phase-replenish_kind = ¿Con qué esencia?
phase-essence = ¿Qué esencia tomas?
phase-essence_to = ¿En qué almacén la pones?
phase-pay = ¿Con qué carta pagas?
phase-blend = ¿Usas este efecto?
phase-produce = ¿Qué perfume produces?
phase-produce_pay = ¿Con qué pagas?
phase-produce_kind = ¿Con qué esencia guardada pagas?
phase-store = ¿Qué esencia guardas?
phase-store_onto = ¿En qué perfume la guardas?
phase-cleanup_perfume = Se descubren nuevos perfumes.
phase-cleanup_recipe = Se descubren nuevas recetas.
phase-end = La partida ha terminado.

# Lo que hace después el azar, junto a la opción que lleva a ello
luck-cleanup_perfume = después se roban nuevos perfumes
luck-cleanup_recipe = después se roban nuevas recetas

# Un detalle sigue a su pregunta, entre paréntesis
detail-limit = como mucho { $limit } cartas
detail-install = nota de { $note }
detail-install_at = { $title }, nota de { $note }
detail-sort_to = { $title }
detail-sort_at = { $title }, nota de { $note }
detail-replenish_kind = { $title }
detail-pay = pagado { $paid } de { $cost }
detail-blend = nota de { $note }
detail-produce_pay = { $title }: { $essence }, nota de { $note }
detail-produce_kind = { $title }

# Para qué es la pregunta
purpose-dev_turn = Toma cartas, instala recetas o usa una acción; cuando todos están puestos, cada uno mezcla.
purpose-limit = Las cartas son a la vez recetas, perfumes y dinero; lo que descartas vuelve a las columnas.
purpose-install = Una receta da esencias en cada ronda desde ahora; cuesta su valor en otras cartas.
purpose-install_at = Los efectos actúan de abajo arriba: pon una receta encima de lo que da sus esencias.
purpose-sort = Los efectos actúan de abajo arriba, cada nota por su cuenta: un lugar mejor da mejores esencias.
purpose-sort_to = Nada pasa de una nota a otra: ponla donde hagan falta sus esencias.
purpose-sort_at = Los efectos actúan de abajo arriba: pon una receta encima de lo que da sus esencias.
purpose-replenish = Una esencia guardada ayuda a pagar un perfume, en cualquier nota.
purpose-replenish_kind = El espacio guarda una esencia de un tipo que muestra.
purpose-essence = Espera en un almacén los perfumes de esta ronda; la sintética vale allí por cualquier otra.
purpose-essence_to = Allí paga solo por esa nota de un perfume.
purpose-pay = { $moot ->
    [1] El precio está pagado: otra carta se daría a cambio de nada.
   *[0] Cada carta paga con sus monedas; no se da cambio.
}
purpose-blend = Cada nota mezcla de abajo arriba; lo que no usas ni guardas se evapora esta ronda.
purpose-produce = Un perfume cuesta las esencias que muestra en cada nota y da los puntos de su sello.
purpose-produce_pay = Lo que queda en un almacén se evapora después; lo guardado se queda.
purpose-produce_kind = Paga con el tipo que menos necesitas en otra parte.
purpose-store = Una esencia guardada queda para otra ronda; todo lo demás se evapora.
purpose-store_onto = Cada perfume producido guarda una esencia exactamente del tipo que muestra.

# Lo que aún le falta a un perfume de la mano
missing-perfume = A { $title } le falta: { $missing }{ $helping ->
    [0] {""}
   *[other] {", "}si usas lo guardado: { $helps }
}
ready-perfume = { $title } se puede producir en esta ronda{ $helping ->
    [0] {""}
   *[other] {", "}con lo guardado: { $helps }
}
either-perfume = { $count ->
    [2] { $title } o { $other_title } se puede producir en esta ronda, no los dos
   *[other] { $title } o { $other_title } se puede producir en esta ronda, pero solo uno de ellos
}
both-perfume = { $count ->
    [2] { $title } y { $other_title } se pueden producir los dos en esta ronda
   *[other] { $title } y { $other_title } se pueden producir todos en esta ronda
}
missing-part = { $count ->
    [1] { $letter } (nota de { $note })
   *[other] { $count } × { $letter } (nota de { $note })
}

# Lo que se dice cuando una pregunta de la que nada puede salir se responde sola
moot-blend = { $moot ->
    [2] Lo que solo da esencias se ha usado solo: no cuesta nada.
   *[1] Ningún perfume de tu mano se podía hacer, y nada se podía guardar: tus notas trabajaron solas.
}
moot-install_at = { $title } no necesita nada y va abajo del todo: todas las de encima pueden usar lo que hace.
moot-store = { $moot ->
    [3] Tus perfumes guardan lo que pueden: no cuesta nada, así que no se ha preguntado.
   *[1] Lo que se guarda en la última ronda no cuenta: no se ha preguntado.
}

# Lo que pasó sin pregunta, y por qué
forced-produce_done = Con lo que quedaba no se podía producir nada de tu mano.
forced-pay = Pagaste con { $card }: nada más podía pagar.
happened-forced_to_pass = No había ningún espacio posible para tu perfumista: pasaste.
happened-perfumer_joined = Tu perfumista contratado trabaja para ti desde ahora.

# Junto a una opción que toma demasiado
over-column = { $hand } cartas: tendrás que descartar { $over }

## Decisiones

decision-effect = { $choice }: { $effect }
decision-place = { $space }
decision-pay_done = No pagar más
decision-produce_done = No producir más
decision-store_done = No guardar más
decision-install_done = No instalar más y pagar
decision-to = A la nota de { $note }
decision-essence = { $cost ->
    [0] Tomar una esencia { $kind }, gratis
    [unknown] Tomar una esencia { $kind }
   *[other] Tomar una esencia { $kind }, por { $cost }
}
decision-stock = Pagar del almacén: { $letter }
decision-kind = { $letter }
decision-store = Guardar: { $letter }, de la nota de { $note }
decision-pay = Pagar con { $card } ({ $face ->
    [0] receta, vale { $value }
    [1] { $brand ->
        [one] perfume de 1 punto
       *[other] perfume de { $brand } puntos
    }, vale { $value }
   *[2] vale { $value }
})
decision-discard = Descartar { $card } ({ $face ->
    [0] receta, vale { $value }
    [1] { $brand ->
        [one] perfume de 1 punto
       *[other] perfume de { $brand } puntos
    }, vale { $value }
   *[2] vale { $value }
})
decision-at = { $index ->
    [0] Ponerla abajo del todo, sobre la loseta
   *[other] Ponerla encima de { $title }
}
decision-install = Instalar { $card }: { $effect }, cuesta { $value }
decision-sort = Mover { $card }: { $effect }
decision-produce = Producir { $card } ({ $brand ->
    [one] 1 punto
   *[other] { $brand } puntos
})
decision-storage = Pagar con la esencia guardada en { $card }
decision-replenish = Reponer { $card } ({ $storage })
decision-onto = Guardarla en { $card }

chance-perfume = perfume: { $id }
chance-recipe = receta: { $id }
chance-starter = empieza { $seat }

## Lo que ha pasado

event-perfume_dealt = Se descubre un perfume sobre la columna { $column }: { $perfume }
event-recipe_dealt = Se descubre una receta bajo la columna { $column }: { $recipe }
event-funds_taken = { $seat } toma { $card }
event-starter_chosen = { $seat } juega primero
event-next_marker_laid = El marcador de próximo jugador inicial va a la columna { $column }
event-final_round_announced = Los mazos están vacíos: la próxima ronda es la última
event-round_began = { $seat } abre la ronda { $round }
event-placed = { $seat } coloca un perfumista en «{ $space }»
event-forced_to_pass = { $seat } no puede colocar en ningún espacio y pasa
event-card_taken = { $seat } toma { $card } (columna { $column })
event-next_marker_taken = { $seat } toma el marcador de próximo jugador inicial
event-marker_taken = { $seat } toma el marcador de jugador inicial
event-next_marker_received = { $seat } recibe también el marcador de próximo jugador inicial
event-card_discarded = { $seat } descarta { $card }
event-card_paid = { $seat } paga con { $card }
event-recipe_installed = { $seat } instala { $recipe } (nota de { $note })
event-recipe_moved = { $seat } mueve { $recipe } (nota de { $note })
event-replenished = { $seat } repone { $perfume }: { $letter }
event-essence_taken = { $seat } toma una esencia { $letter } (nota de { $note })
event-perfumer_hired = { $seat } contrata a un perfumista
event-blending_began = { $seat } empieza a mezclar
event-tile_used = { $seat } usa la loseta de la nota de { $note }
event-tile_skipped = { $seat } omite la loseta de la nota de { $note }
event-recipe_used = { $seat } usa { $recipe } (nota de { $note })
event-recipe_skipped = { $seat } omite { $recipe } (nota de { $note })
event-blended = { $seat } obtiene { $number } × { $letter } (nota de { $note })
event-paid_from_stock = { $seat } paga una esencia { $letter } (nota de { $note })
event-paid_from_storage = { $seat } paga una esencia { $letter } guardada en { $perfume } (nota de { $note })
event-produced = { $seat } produce { $perfume } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
event-stored = { $seat } guarda una esencia { $letter } en { $perfume } (nota de { $note })
event-volatilised = { $seat } deja evaporar { $number } × { $letter } (nota de { $note })
event-round_ended = Termina la ronda { $round }
event-perfumer_joined = { $seat } tiene desde ahora un perfumista más
event-ended = La última ronda ha terminado

## Lo que trae una opción, donde se dice de otro modo que lo que pasó

outcome-card_taken = { $card }
outcome-card_paid = y paga con { $card }
outcome-marker_taken = { $final ->
    [1] el marcador ya no sirve de nada: es la última ronda
   *[0] empieza la próxima ronda, si nadie toma el marcador después
}
outcome-perfumer_hired = { $final ->
    [1] demasiado tarde para un perfumista: es la última ronda
   *[0] contrata a un perfumista
}
outcome-next_marker_taken = –
outcome-next_marker_received = –
outcome-tile_used = –
outcome-tile_skipped = –
outcome-recipe_used = –
outcome-recipe_skipped = –
outcome-paid_from_stock = –
outcome-volatilised = se evapora { $number } × { $letter } (nota de { $note })
outcome-round_ended = –
outcome-perfumer_joined = –

# La misma decisión varias veces
times-effect = { $all ->
    [1] los { $times } que quedan
   *[0] { $more ->
        [one] este y el siguiente
       *[other] este y los { $more } siguientes
    }
}

## Por qué no

clause-PY-2-1 = Con este número de jugadores no existe esa columna.
clause-PY-2-2 = Esa carta no está arriba en su mazo.
clause-PY-2-8 = Ahí no se sienta nadie.
clause-PY-3-1-1 = Ahora no: el juego pide otra cosa.
clause-PY-3-3-6 = { $kind ->
    [column] Esta columna está vacía: no hay nada que tomar.
    [note] Las recetas se instalan en tus propias notas: necesitas una receta en la mano y otras cartas que la paguen.
    [sort_space] No tienes ninguna receta que mover: aún no has instalado ninguna.
    [replenish_space] No tienes ningún perfume con el espacio de reserva vacío: produce primero uno que lo tenga.
    [hire_space] Contratar cuesta { $cost }, y tu mano vale menos.
    [start_marker_space] Ya tienes el marcador: se toma de otro jugador.
   *[other] La acción entera debe ser posible: cartas en la columna; una receta en la mano y bastantes cartas más para pagarla; una receta que mover; un perfume producido con el espacio de reserva vacío; cartas suficientes para contratar; o un marcador que tenga otro jugador.
}
clause-PY-3-5-2 = Solo pagas con cartas de tu mano.
clause-PY-3-5-4 = Lo pagado aún no cubre el coste: elige otra carta.
clause-PY-3-6-1-3 = Solo descartas justo después de tomar una columna, hasta el límite de la mano, y solo cartas que tienes.
clause-PY-3-6-2-1 = Solo puedes instalar una receta de tu mano, en cualquier lugar de la pila de la nota donde está tu perfumista.
clause-PY-3-6-2-2 = Antes hay que instalar al menos una receta.
clause-PY-3-6-2-3 = Demasiado cara: las cartas que te quedan en la mano deben valer tanto como todas las recetas que instalas ahora.
clause-PY-3-6-3-1 = Mueves una receta de tus propias notas, a cualquier lugar de una de ellas.
clause-PY-3-6-3-2 = La receta quedaría donde está: elige otro lugar u otra nota.
clause-PY-3-6-4-1 = Te hace falta un perfume que hayas producido, con el espacio de reserva vacío, y una esencia que muestre ese espacio.
clause-PY-3-6-5-1 = Tu mano no vale lo bastante para pagar esa esencia.
clause-PY-3-6-6-2 = Ya has contratado a tu perfumista: solo se hace una vez por partida.
clause-PY-3-8-4 = La mezcla de esta nota no tiene lo que pide el efecto; solo puedes omitirlo.
clause-PY-3-9-1 = Solo puedes producir un perfume de tu mano.
clause-PY-3-9-2 = Faltan esencias: cada nota se paga de su propio almacén o de los espacios de reserva de tus perfumes.
clause-PY-3-9-6 = Si la gastaras aquí, ya no podrías pagar el resto del perfume.
clause-PY-3-10-1 = Guardas una esencia que queda en uno de tus almacenes, en un perfume que has producido.
clause-PY-3-10-2 = Te hace falta un espacio de reserva vacío que muestre justo esa esencia.
clause-PY-4-2 = Ese espacio está ocupado hasta la próxima ronda.

## El final

final-win = ¡{ $name } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
# $names viene de final-and
final-shared = ¡{ $names } comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
scoring-produced = Perfumes producidos
# What a reason says that a better decision gains for later: after “about”
gain-card_taken = { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
}
gain-recipe_installed = { $count ->
    [one] { $count } receta instalada más
   *[other] { $count } recetas instaladas más
}
gain-replenished = { $count ->
    [one] { $count } esencia repuesta más
   *[other] { $count } esencias repuestas más
}
gain-essence_taken = { $count ->
    [one] { $count } esencia tomada más
   *[other] { $count } esencias tomadas más
}
gain-perfumer_hired = { $count ->
    [one] { $count } perfumista más
   *[other] { $count } perfumistas más
}
gain-blended = { $count ->
    [one] { $count } esencia mezclada más
   *[other] { $count } esencias mezcladas más
}
gain-produced = { $count ->
    [one] { $count } perfume producido más
   *[other] { $count } perfumes producidos más
}
gain-stored = { $count ->
    [one] { $count } esencia guardada más
   *[other] { $count } esencias guardadas más
}

## Los nombres de las cartas de nuestra caja; una carta de otra caja conserva su nombre

title-Petal-Press = Prensa de pétalos
title-Leaf-Still = Alambique de hojas
title-Musk-Tincture = Tintura de almizcle
title-Bloom-Doubling = Doble floración
title-Civet-Turn = Giro de civeta
title-Leaf-Graft = Injerto de hojas
title-Hidden-Warmth = Calor oculto
title-Green-Turn = Giro verde
title-Enfleurage-Frames = Marcos de enfleurage
title-Garden-Still = Alambique del jardín
title-Fern-House = Casa de helechos
title-Aldehyde-Bench = Mesa de aldehídos
title-Night-Maceration = Maceración nocturna
title-Hay-Conversion = Conversión al heno
title-Amber-Graft = Injerto de ámbar
title-Oakmoss-Cellar = Bodega de musgo
title-Chypre-Accord = Acorde chipre
title-Boudoir-Press = Prensa del tocador
title-Meadow-Cascade = Cascada del prado
title-First-Molecule = Primera molécula
title-Fougere-Cascade = Cascada fougère
title-Leather-Vat = Cuba de cuero
title-Forest-Alembic = Alambique del bosque
title-Ambergris-Cask = Barril de ámbar gris
title-Great-Fern-House = Gran casa de helechos
title-Modern-Bench = Mesa moderna
title-Grand-Maceration = Gran maceración
title-Civet-Cascade = Cascada de civeta
title-Cellar-Cascade = Cascada de la bodega
title-Accord-Synthesis = Síntesis del acorde
title-Orchard-Cascade = Cascada del vergel
title-Estate-Press = Prensa de la hacienda
title-Resin-Vault = Cámara de resinas
title-Aldehyde-Graft = Injerto de aldehído
title-Master-Alembic = Alambique del maestro
title-Green-Synthesis = Síntesis verde
title-Bouquet-Inversion = Inversión del ramo
title-First-Bloom = Primera flor
title-Linen-Hour = Hora de lino
title-Garden-Gate = Puerta del jardín
title-Amber-Whisper = Susurro de ámbar
title-Dew-Path = Senda de rocío
title-Petal-Letter = Carta de pétalos
title-Quiet-Orchard = Vergel sereno
title-Fern-and-Fur = Helecho y piel
title-Sunday-Bouquet = Ramo de domingo
title-Velvet-Paw = Pata de terciopelo
title-Crystal-Fern = Helecho de cristal
title-Moss-Cathedral = Catedral de musgo
title-Rose-Meridian = Meridiano de rosa
title-Fox-at-Dusk = Zorro al anochecer
title-Ballroom-1921 = Salón de baile 1921
title-Silk-Correspondence = Cartas de seda
title-Herbalist-s-Daughter = Hija del herbolario
title-Midnight-Arcade = Arcadas de medianoche
title-Opera-Stairs = Escalera de la ópera
title-Jasmine-Express = Jazmín Exprés
title-Copper-Hare = Liebre de cobre
title-Conservatory = Invernadero
title-White-Pavilion = Pabellón blanco
title-Lioness-at-Noon = Leona a mediodía
title-Terrace-in-May = Terraza en mayo
title-Grand-Salon = Gran Salón
title-Golden-Staircase = Escalera dorada
title-Empress-Hotel = Hotel Emperatriz
title-Riviera-Night = Noche de la Riviera
title-Black-Swan-Ball = Baile del cisne negro
title-The-Glass-Orchid = La orquídea de cristal
title-Emerald-Promenade = Paseo esmeralda
title-Harvest-Road = Camino de la cosecha
title-Leopard-Velvet = Terciopelo leopardo
title-Aurora-Box = Cofre de la aurora
title-Verdant-Crown = Corona verde
title-Twelve-Fountains = Doce fuentes
title-Winter-Garden = Jardín de invierno
title-Imperial-Musk = Almizcle imperial
title-Meadow-Symphony = Sinfonía del prado
