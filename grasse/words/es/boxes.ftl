# Las cajas propias.

refused-bad_box = Este archivo no es una caja: no se puede leer como TOML.
refused-no_such_own_box = Aquí no hay ninguna caja: el enlace no está entero, o la caja se ha eliminado.
refused-bad_place = Este valor de la caja no se puede cambiar.
refused-box_has_faults = Esta caja aún tiene fallos. Corrígelos primero.
refused-not_your_box = Solo su dueño puede cambiar esta caja. Haz una copia.
besides-deep = Sus tablas están demasiado anidadas.
besides-unread = Deja de tener sentido en la línea { $line }, columna { $column }.
besides-same = Una de las cajas se quedaría como está.
besides-renamed = Una loseta con otro nombre no se puede probar sola.
besides-alone = Para eso hay que cambiar de 2 a { $most } losetas, cada una a un solo valor.
besides-boxes = Se pueden probar hasta { $ranges } intervalos y { $boxes } cajas.

# My boxes
box-mine = Mis cajas
box-offer = Jugar con tus propias losetas
box-lead = No conocemos algunas losetas impresas, así que nuestras cajas tienen reconstrucciones. Aquí apuntas las losetas de tu ejemplar, o pruebas otras, y juegas con ellas.
box-laboratory = Qué cambia con otra loseta, otro precio u otro número lo dicen cientos de partidas de bots:
box-new-heading = Una caja nueva
box-new-name = Mi { $game }
box-copy-of = Copiar la caja de { $game }
box-proposed = Copiar la caja con losetas equilibradas ({ $game })
box-proposed-name = { $game }, equilibrado
box-proposed-text = Las cajas con losetas equilibradas vienen del laboratorio: en partidas de bots, sus losetas se usaron de forma más pareja que las nuestras. La caja indica qué cambia.
box-import = O trae un archivo de caja (TOML)
box-imported = Caja de un archivo
box-none = Aún no tienes ninguna caja.
box-ready = Lista para jugar
box-doubtful = Lista para jugar, pero ¿es lo que quieres?
box-doubt-flacons = Son muy pocas para un solo perfume. Sin ninguna, nunca se vende nada.
box-play = Abrir una mesa con ella
box-name = Nombre de esta caja ({ $game })
box-transcribe = Apuntar mi ejemplar, loseta a loseta
box-whole = Mostrar toda la caja
box-copy = Copiarla en mis cajas
box-made = Esta caja ya es tuya. Cada cambio se guarda al momento, y nadie más puede hacerlos.
box-theirs = { $count ->
    [0] Es la copia que alguien hizo de la caja de { $game }. Nada cambia en ella.
    [one] Es la versión propia de { $game } de alguien: cambia una cosa.
   *[other] Es la versión propia de { $game } de alguien: cambian { $count } cosas.
}
box-theirs-how = Puedes verla y jugar con ella. Solo su dueño puede cambiarla, y aquí verás el cambio. Para cambiarla tú, cópiala en tus cajas.
box-share = Copiar el enlace
box-shared = El enlace está copiado. Quien lo tenga puede ver esta caja, copiarla y jugar con ella. Si la cambias, verá el cambio.
box-link = Este navegador no nos deja copiar. Este es el enlace: { $link }
box-file = Guardar como archivo
box-saved = Tu navegador la guarda como { $file }, en sus descargas.
box-remove = Eliminar esta caja
box-remove-sure = ¿Eliminarla? Las partidas abiertas con ella siguen.
box-parts = Partes de la caja
box-own = Caja propia: { $name }
box-book = Esta mesa tiene otra caja, { $name }. Lo que aquí se dice de números y losetas vale para la caja del juego.
box-of-match = Caja
box-of-game = La caja del juego
box-unrated = Las partidas de clasificación se juegan con la caja del juego.
box-again = Si juegas otra vez, { $name } es como era en esta partida. Si ha cambiado desde entonces, abre una mesa nueva con ella.
box-what = { $field }:
box-row = fila { $number }
box-nothing = nada
box-yes = sí
box-no = no
box-less = { $thing }: uno menos
box-more = { $thing }: uno más
box-number-of = { $name }, número { $number }
box-origin-reconstruction = Reconstrucción: no vista en una loseta impresa
box-origin-owner = De un ejemplar real
box-origin-rulebook = Del reglamento
box-origin-source = De una página publicada
box-origin-changed = Cambiado: no es como en la caja del juego
box-unseen = La imagen seguirá cuando el fallo esté corregido.
box-transcribe-text = Busca en tu ejemplar la loseta que más se parezca a esta y apártala. Si algo es distinto, cámbialo aquí y confírmalo. El orden da igual, y los códigos como { $name } son solo nuestros. ¿No hay ninguna así? Sáltala: al final, da a las saltadas los valores de las losetas que te queden. Puedes parar en cualquier momento y seguir después.
box-progress = { $done } de { $all } comparadas
box-confirm = Es así, siguiente
box-skip = Saltar
box-back = Atrás
box-done = Todas las losetas están comparadas
box-skipped = Se han mostrado todas las losetas
box-done-text = Guarda la caja como archivo para regalarla, o copia su enlace.

# Parts
box-part-notes-tiles = Notas
box-part-customers-tokens = Clientes
box-part-customers = Hora de cierre
box-part-clocks-tokens = Relojes
box-part-aroma = Dados
box-part-board-side_2_4 = Tablero para 2 o 4
box-part-board-side_3 = Tablero para 3
box-part-water = Fichas de agua
box-part-water-uses = Usos del agua
box-part-flacons = Frascos
box-part-perfume-minor = Perfume menor
box-part-perfume-major = Gran perfume
box-part-cards-recipes = Cartas de receta
box-part-cards-perfumes = Cartas de perfume
box-part-note_tile = Losetas de nota
box-part-initial_funds = Fondos iniciales
box-part-action_space = Casillas de acción
box-part-limits = Límites
box-part-city_tile = Losetas de ciudad
box-part-recipe = Recetas
box-part-end_bonus = Bonificaciones finales
box-part-delivery_tile = Losetas de entrega
box-part-production_method = Métodos de producción
box-part-apprenticeship_tile = Losetas de aprendizaje
box-part-couple = Parejas de la Corte
box-part-city = Ciudades
box-part-sundial-positions = Reloj de sol
box-part-letter = Cartas de recomendación
box-part-personal_board = Tablero personal
box-part-setup-p2 = Preparación para 2
box-part-setup-p3 = Preparación para 3
box-part-setup-p4 = Preparación para 4
box-part-setup-common = Flores al comienzo
box-part-day_track-p2 = Calendario para 2
box-part-day_track-p3 = Calendario para 3
box-part-day_track-p4 = Calendario para 4
box-part-scoring-presentation = Puntos en Versalles
box-part-scoring-final = Puntos al final
box-part-action_space_group = Rango de costes
box-part-coach_track = Recorrido del carruaje
box-part-rulings = Aclaraciones
box-part-component = Piezas
box-part-setup = Preparación
box-part-other = Otros

# Fields
box-field-flask = Caras con matraz
box-field-fly = Caras con mosca
box-field-customer_spaces = Casillas de clientes
box-field-distillery_spaces = Casillas de la destilería
box-field-actions = Acciones
box-field-start_per_player = Fichas al comienzo
box-field-keep_limit = Fichas que se pueden guardar
box-field-reroll_colour = Para repetir un color
box-field-reroll_all = Para repetir todos los dados
box-field-turn_one_fly = Para girar una mosca
box-field-sold_out_reward = Fichas por agotar existencias
box-field-total = Cuántos
box-field-flacons = Frascos
box-field-bargain_price = Precio de saldo
box-field-type = Tipo
box-field-coins = Monedas
box-field-aromas = Redomas que cuesta
box-field-scents = Fragancias
box-field-note-scents = Aromas en el perfume (ninguno: como sus redomas)
box-field-below_closing_time = Clientes bajo la ficha
box-field-stack = Montón
box-field-price = Precio
box-field-wants = Deseos
box-field-count = Cuántos
box-field-hand = Cartas en mano, como mucho
box-field-perfumers_start = Perfumistas al comienzo
box-field-capacity = Quién puede usarla
box-field-cost = Coste
box-field-cost_floral = Coste de la floral
box-field-cost_synthetic = Coste de la sintética
box-field-kind = Efecto
box-field-pay = Paga
box-field-gain = Da
box-field-name = Título
box-field-tier = Número del dorso
box-field-min_players = Jugadores, como mínimo
box-field-value = Valor
box-field-brand = Valor de marca
box-field-top = Nota de salida
box-field-middle = Nota de corazón
box-field-base = Base
box-field-storage = Almacén
box-field-columns = Columnas
box-field-tier_cards = Cartas de cada número
box-field-min = Última casilla a la izquierda
box-field-max = Última casilla a la derecha
box-field-coach_position = Casilla del carruaje
box-field-letter = Carta necesaria
box-field-forced_return = El carruaje debe volver
box-field-letter_needed = Carta necesaria
box-field-gift = Regalo
box-field-gift_types = Esencias que acepta
box-field-favour = Favor
box-field-starting = Desde el comienzo
box-field-input_count = Flores que entran
box-field-input_rule = Qué flores
box-field-allowed = Aromas permitidos
box-field-output = Esencias que salen
box-field-experience = Experiencia
box-field-production_points = Puntos de producción
box-field-coach_steps = Pasos del carruaje
box-field-favour_limit = Favores, como mucho
box-field-start_originality_tokens = Fichas de originalidad al comienzo
box-field-multiplier = Multiplicador
box-field-market_flowers_each = Flores de cada aroma
box-field-delivery_multipliers_per_sunday = Entregas de un domingo
box-field-cell_capacity = Cubos por celda
box-field-spaces = Casillas, en su orden
box-seat-flowers = Flores del jugador { $seat }
box-field-king = Por el Rey
box-field-king_with_dame_b = Por el Rey, con el favor
box-field-perfection = Por la perfección
box-field-dame_d_per_cube = Por cubo, con el favor
box-field-court_by_letter = Por la Corte, según la carta
box-field-per_originality_token = Por ficha de originalidad
box-field-per_dame_majority = Por mayoría
box-field-cost_range = Coste más bajo y más alto
box-field-worker_move_cost = Para mover un obrero
box-field-faces = Niveles de sus caras
box-field-copies = Ejemplares
box-field-scent = Aroma
box-field-effect = Efecto
box-field-slots = Huecos
box-field-level = Nivel
box-field-city = Ciudad
box-field-prestige = Prestigio
box-field-amount = Cantidad
box-field-max_cost = Coste máximo
box-field-tiers = Tramos (mínimo: puntos)
box-field-recipe_of_discarded_perfume = Receta de un perfume descartado
box-field-king_points_on = Puntos del Rey
box-field-parade_originality = Originalidad en el desfile

# Values
box-value-brown = Marrón
box-value-tan = Beige
box-value-one = Un perfumista
box-value-one_per_player = Un perfumista por jugador
box-value-extract = Extracción
box-value-mix = Mezcla
box-value-essence = Una esencia
box-value-originality = Fichas de originalidad
box-value-perfume = Un perfume
box-value-base-essence = Esencia base
box-value-extra_market_flower = Una flor más en el mercado
box-value-production_points_2 = Dos puntos de producción más
box-value-coach_step_1 = Un paso más del carruaje
box-value-flowers = Flores
box-value-essences = Esencias
box-value-recipe = Una receta
box-value-essences_choice = Esencias distintas a elección
box-value-influence = Influencia
box-value-production_points = Puntos de producción
box-value-free_action = Una acción gratis
box-value-second_perfume = Un segundo perfume
box-value-half_points = La mitad de los puntos otra vez
box-value-display = Vuelve al expositor
box-value-removed = Se retira
box-value-first_scoring_combination = En la primera combinación que puntúa
box-value-first_combination = Solo en la primera combinación
box-value-as_if_cube_placed = Como si se pusiera un cubo
box-value-free_subsections = Cuentan todas las casillas libres
box-faults = { $count ->
    [0] Ningún fallo
    [one] Un fallo
   *[other] { $count } fallos
}
box-differs = { $count ->
    [0] Como la caja del juego
    [one] Una diferencia con la caja del juego
   *[other] { $count } diferencias con la caja del juego
}
box-differs-more = { $count ->
    [0] Y ninguna más
    [one] Y una más
   *[other] Y { $count } más
}
box-skipped-again = { $count ->
    [0] Mostrar las que se saltaron
    [one] Mostrar la que se saltó
   *[other] Mostrar las { $count } que se saltaron
}
box-left = { $skipped ->
    [0] quedan { $left }
    [one] quedan { $left }, { $skipped } saltada
   *[other] quedan { $left }, { $skipped } saltadas
}
