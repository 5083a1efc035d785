# Qué son las piezas de Aqua Mirabilis, y qué ocurre según sus reglas.
#
# about-…   una pieza: la primera línea es su nombre, lo demás dice qué es y qué hace
# clause-…  una regla por la que algo ocurre

about-table =
    La mesa
    Presenta perfumes en Versalles: tras el último domingo gana quien tenga más puntos.
about-scent =
    { $scent }
    Uno de los seis aromas.
about-market =
    Mercado de flores
    Quien va a un puesto recoge allí una flor, y una en cada puesto donde haya un trabajador.
about-stall =
    Puesto: { $scent }
    Flores aquí: { $left }. Por { $cost } PA recoges una aquí, y una en cada puesto donde haya un trabajador.
about-worker =
    Trabajador
    Quien va al mercado recibe también una flor de este puesto: { $scent }. Antes puedes mover trabajadores, por PA.
about-apprenticeship =
    Aprendizaje
    Una lección te ayuda toda la partida y da experiencia.
about-school =
    Lección: { $family }
    Cuesta { $cost } PA{ $dearer ->
        [1] { " " }(el lugar más barato lleva a las mismas lecciones)
       *[0] { "" }
    }, y además { $pays ->
        [1] una esencia de su aroma
        [2] una flor de su aroma
        [3] una ficha de originalidad
       *[4] 2 flores iguales
    }.
about-base_lesson =
    Esencia base: { $scent }
    Las recetas de esta base ya no necesitan su esencia. Cuesta una esencia igual además de los PA. Experiencia: { $experience }.
about-specialisation_lesson =
    Especialización: { $scent }
    Cada vez que haces esta esencia, recibes una más. Cuesta una flor igual además de los PA. Experiencia: { $experience }.
about-flower_lesson =
    Más flores del mercado
    En el mercado tomas además flores a elegir: { $amount }. Cuesta una ficha de originalidad además de los PA. Experiencia: { $experience }.
about-points_lesson =
    Más puntos de producción
    Cada producción tiene más PP: { $amount }. Cuesta una ficha de originalidad además de los PA. Experiencia: { $experience }.
about-step_lesson =
    Más pasos de carruaje
    Tu carruaje puede ir más lejos, en pasos: { $amount }. Cuesta una ficha de originalidad además de los PA. Experiencia: { $experience }.
about-method_lesson =
    Método: { $method }
    Por { $cost } PP convierte flores ({ $flowers }, { $rule }) en esencias ({ $essences }). Admite: { $allowed }. Cuesta 2 flores iguales además de los PA. Experiencia: { $experience }.
about-travel =
    Viajes
    Un viaje trae la loseta superior de una ciudad.
about-road =
    Viaje a { $city }
    Por { $cost } PA tomas la loseta superior de la ciudad, si tu carta basta.
about-city =
    { $city }
    Losetas: { $height }. Nivel de carta necesario: { $letter }. Si tu carruaje para aquí, eliges cualquiera de sus losetas.
about-flowers_tile =
    Loseta de ciudad: flores
    Voltéala una vez en tu turno para tomar como flores: { $counts }. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-essences_tile =
    Loseta de ciudad: esencias
    Voltéala una vez en tu turno para tomar como esencias: { $counts }. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-recipe_tile =
    Loseta de ciudad: receta
    Voltéala para crear un perfume { $any ->
        [0] de { $scent }
       *[other] de cualquier base
    }, sin el nivel y sin la esencia de base. Complementos: { $slots }. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-choice_tile =
    Loseta de ciudad: esencias a elegir
    Voltéala una vez en tu turno por esencias distintas: { $amount }. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-originality_tile =
    Loseta de ciudad: originalidad
    Voltéala una vez en tu turno por fichas de originalidad: { $amount }. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-influence_tile =
    Loseta de ciudad: influencia
    Voltéala para colocar sin regalo fichas de influencia con las damas: { $amount }. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-points_tile =
    Loseta de ciudad: puntos de producción
    Voltéala durante una producción para tener más PP: { $amount }. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-action_tile =
    Loseta de ciudad: acción
    Voltéala para pagar una acción de hasta { $amount } PA. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-second_tile =
    Loseta de ciudad: segundo perfume
    Solo se voltea en Versalles, justo después de presentar un perfume: entonces presentas otro. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-half_tile =
    Loseta de ciudad: mitad de los puntos
    Solo se voltea en Versalles, justo después de presentar un perfume: recibes otra vez la mitad de sus puntos. Experiencia hasta entonces: { $experience }. Puntos al final, una vez volteada: { $prestige }.
about-court_life =
    Vida cortesana
    Visita a una pareja: recibes una carta mejor, y la dama acepta regalos.
about-audience =
    Pareja { $dame }
    Cuesta { $cost } PA. Primero la carta, si la tuya está un nivel por debajo; luego regalos para la dama.
about-dame =
    Dama { $dame }
    Regalo: { $wish }. Cada regalo coloca una ficha de influencia con ella. Quien más tiene recibe su favor ({ $favour }; no cuando al final todos los perfumes puntúan otra vez) y puntos al final. La carta de aquí es de nivel { $letter_given }.
about-influence =
    Influencia de { $seat }
    Fichas con esta dama: { $count }. Quien más tiene gana su favor, y puntos al final.
about-hidden_bonus =
    Bonificación final
    Oculta hasta el final, pero un regalo permite mirarla. Vale para todos.
about-experience_bonus =
    Bonificación final: experiencia
    Al final todos puntúan por la experiencia. Al menos → puntos: { $tiers }.
about-cities_bonus =
    Bonificación final: ciudades
    Al final todos puntúan por losetas de ciudades distintas. Al menos → puntos: { $tiers }.
about-tiles_bonus =
    Bonificación final: { $city }
    Al final todos puntúan por losetas de { $city }. Al menos → puntos: { $tiers }.
about-base_bonus =
    Bonificación final: { $scent }
    Al final todos puntúan por perfumes de esta base. Al menos → puntos: { $tiers }.
about-bases_bonus =
    Bonificación final: bases
    Al final todos puntúan por perfumes de bases distintas. Al menos → puntos: { $tiers }.
about-methods_bonus =
    Bonificación final: métodos
    Al final todos puntúan por métodos que no sean la destilación. Al menos → puntos: { $tiers }.
about-influence_bonus =
    Bonificación final: influencia
    Al final todos puntúan por fichas de influencia con las damas. Al menos → puntos: { $tiers }.
about-originality_bonus =
    Bonificación final: originalidad
    Al final todos puntúan por fichas de originalidad. Al menos → puntos: { $tiers }.
about-essences_bonus =
    Bonificación final: esencias
    Al final todos puntúan por las esencias distintas que quedan en su depósito; las de los perfumes no cuentan. Al menos → puntos: { $tiers }.
about-letter_bonus =
    Bonificación final: carta
    Al final todos puntúan por el nivel de la carta de recomendación. Al menos → puntos: { $tiers }.
about-levels_bonus =
    Bonificación final: niveles
    Al final todos puntúan por los niveles de sus perfumes, sumados. Al menos → puntos: { $tiers }.
about-versailles =
    Versalles
    Las columnas son bases, las filas complementos. Un perfume presentado pone un cubo donde se cruzan.
about-gallery =
    Versalles
    Por { $cost } PA presentas un perfume no mostrado esta semana.
about-king =
    El Rey
    Le gusta esta base: { $column }. Un perfume así da los puntos del Rey, una vez.{ $move ->
        [0] { "" }
       *[other] { " " }El domingo va a la otra columna con menos cubos; en caso de empate, a la siguiente a la derecha. Tal como está ahora: { $next }, { $total ->
            [one] un cubo
           *[other] { $total } cubos
        }.
    }
about-court =
    La Corte
    Este complemento está de moda: { $row }. Da puntos, más con una carta mejor.{ $move ->
        [0] { "" }
        [1] { " " }El domingo la Corte va a la otra fila con más cubos; en caso de empate, a la siguiente hacia abajo. Tal como está ahora: { $next }, { $total ->
            [one] un cubo
           *[other] { $total } cubos
        }.
       *[other] { " " }El último domingo la Corte va, como el Rey, adonde hay menos cubos: a otra fila, en caso de empate a la siguiente hacia abajo. Tal como está ahora: { $next }, { $total ->
            [one] un cubo
           *[other] { $total } cubos
        }.
    }
about-cell =
    { $column } con { $row }
    Cubos: { $cubes }. Espacios libres: { $left }. Un cubo nuevo da tantos puntos como espacios queden libres después; el primero se lleva también la ficha de originalidad.
about-recipes =
    Recetas
    Con bastante experiencia y las esencias creas perfumes con ellas, en cualquier momento de tu turno.
about-recipe =
    Receta: { $scent }
    Necesitas experiencia { $level }, una esencia de esta base y complementos distintos: { $slots }. Un nivel más alto no da nada por sí mismo, salvo para un bono final; un segundo complemento también puntúa.
about-track =
    Camino de los carruajes
    Tras una producción avanza tu carruaje. Si para en una ciudad, puedes elegir allí una loseta.
about-stop =
    Una parada del carruaje
    Si tu carruaje para en una ciudad y tu carta basta, puedes elegir allí una loseta.
about-calendar =
    Entregas
    Lo que traen los próximos domingos.
about-sunday =
    Domingo
    Días hasta entonces: { $days }. { $last ->
        [0] Llegan flores nuevas, los perfumes se pueden presentar de nuevo, un cubo va donde se cruzan el Rey y la Corte, y ambos se mueven.
       *[other] Luego vienen los últimos turnos. Después el Rey y la Corte van ambos adonde hay menos cubos, para el desfile final, y se puntúa todo.
    }
about-delivery =
    Entrega
    Flores para los puestos: { $counts }.
about-supply =
    Reserva
    Flores, esencias, cubos y fichas que nadie tiene.
about-stock =
    Reserva: { $scent }
    Queda: { $left }. Las flores y esencias adicionales salen de aquí.
about-choice =
    Hasta ahora
    Lo que has elegido; nada ocurre antes de la última parte.
about-worker_move =
    Trabajador
    Va a este puesto: { $scent }.
about-cost =
    Pago
    Flores: { $scent }.
about-using =
    { $method }
    El método que estás usando.
about-inputs =
    Flores
    Van al método: { $counts }.
about-chosen =
    Esencias
    Tomas: { $counts }.
about-essences_given =
    Regalos
    Das: { $counts }.
about-complements =
    Complementos
    Elegidos hasta ahora: { $counts }.
about-tokens_given =
    Regalos
    Fichas de originalidad: { $count }.
about-perfumes_given =
    Regalos
    Perfumes: { $count }.
about-placed =
    Influencia
    Fichas para la dama { $dame }: { $count }.
about-migrated =
    Influencia
    Fichas tomadas de la dama { $dame }: { $count }.
about-kept =
    Favor
    Conservas el favor de la dama { $dame }.
about-board =
    Tablero de { $seat }
    Puntos: { $score }. Experiencia: { $experience }. Carta: { $letter }. Fichas de originalidad: { $originality }. Fichas de influencia en mano: { $reserve }. Favores: { $favours }.
about-dial =
    Reloj de sol
    Puntos de acción que quedan: { $dial }. Una producción tiene ahora { $points } PP; pasos de carruaje: { $steps }. Cuando los PA se agotan, pasa un día.
about-flower =
    Flor: { $scent }
    Cantidad: { $count }. Una producción la convierte en esencia; después, las flores no guardadas se pierden.
about-essence =
    Esencia: { $scent }
    Cantidad: { $count }. Para perfumes, como base o complemento; también como regalo o pago.
about-gift_essence =
    Regalo: { $scent }
    Una esencia para la dama. Coloca una ficha de influencia.
about-originality =
    Fichas de originalidad
    Cantidad: { $count }. Una compra un turno adicional, paga una habilidad o es un regalo para la dama C. Al final cada una puntúa.
about-method =
    Método: { $method }
    Por { $cost } PP convierte flores ({ $flowers }, { $rule }) en esencias ({ $essences }). Admite: { $allowed }.
about-stored =
    Guardada: { $scent }
    Espera tu próxima producción con este método: { $method }.
about-perfume =
    Perfume: { $scent }
    { $presented ->
        [0] Aún no presentado esta semana.
       *[other] Ya presentado; desde el domingo se puede otra vez.
    } En el desfile final puntúa una vez más.
about-done =
    Terminar
    Acaba este paso.
about-end_turn =
    Fin del turno
    Sigue el próximo jugador.
about-enough =
    Basta
    Pasa al paso siguiente.
about-workers_done =
    Los trabajadores se quedan
    Recoge flores con los trabajadores donde están.
about-skip =
    Ningún regalo
    No da nada a la dama.
about-gifts_done =
    No más regalos
    Se pasa a la influencia.
about-influence_done =
    No más influencia
    Deja tus fichas donde están.
about-finish =
    Salir de Versalles
    No presenta nada más.
about-decline =
    Ninguna loseta
    No toma ninguna loseta de esta ciudad.
about-yes =
    Sí
    Acepta.
about-no =
    No
    Prescinde de ello.

## Reglas por las que algo ocurre

clause-AM-3-3 = Tu perfumista va a una casilla libre de otra clase que antes, y pagas sus puntos de acción.
clause-AM-3-4-2 = Cuando los puntos de acción se agotan, el reloj vuelve al principio, y pasará un día.
clause-AM-3-5-3 = Tomas una flor de tu puesto y una del puesto de cada trabajador, mientras haya.
clause-AM-3-6-2 = Lo aprendido te queda para toda la partida.
clause-AM-3-7-2 = Un viaje trae la loseta superior de la ciudad; no puedes elegir.
clause-AM-3-8-2 = La pareja A da una carta de nivel 1; B, C y D suben una carta que esté exactamente un nivel por debajo de la suya.
clause-AM-3-8-4 = Después de un regalo puedes mirar en secreto la bonificación final de la dama.
clause-AM-3-8-6 = Quien tiene con una dama más influencia que todos los demás tiene su favor, dos favores como mucho. En caso de empate no lo tiene nadie.
clause-AM-3-8-8 = Favores: A mueve la Corte una fila, B aumenta los puntos del Rey, C permite dos perfumes en una acción, D da puntos por cada cubo. Ninguno cuenta en el desfile final.
clause-AM-3-9-4 = Un perfume presentado se puntúa complemento por complemento, cada uno en la celda de su base y ese complemento.
clause-AM-3-9-4-1 = Una celda llena no da nada.
clause-AM-3-9-4-2 = El primer cubo de una celda se lleva su ficha de originalidad.
clause-AM-3-9-4-3 = Un cubo va a la celda.
clause-AM-3-9-4-4 = Originalidad: un punto por cada espacio de la celda que quede libre después.
clause-AM-3-9-4-5 = Corte: si está en la fila del complemento, puntúas según el nivel de tu carta.
clause-AM-3-9-4-6 = Rey: si está en la columna de la base, puntúas por él, una vez por perfume.
clause-AM-3-9-4-7 = Perfección: un punto más donde se cruzan el Rey y la Corte.
clause-AM-3-10-6 = Al final de una producción se pierden las flores no guardadas, el reloj vuelve al principio, y pasará un día.
clause-AM-3-11-6 = La receta de un perfume al que renuncias vuelve a la exposición, y sus esencias a la reserva.
clause-AM-3-12-1 = Tomas de la reserva las flores de la loseta.
clause-AM-3-14-1 = Al final de un turno en que el reloj volvió al principio llega el día siguiente. Con menos jugadores se saltan algunos días.
clause-AM-3-15 = El domingo se entregan flores, los perfumes se pueden presentar de nuevo, y el Rey y la Corte se mueven.
clause-AM-3-15-1 = Las losetas de entrega de este domingo traen flores a los puestos.
clause-AM-3-15-3 = Un cubo va a la celda donde se cruzan el Rey y la Corte. Nadie puntúa por él.
clause-AM-3-15-4 = La Corte sigue la moda: va a otra fila, la que tiene más cubos. El último domingo es la que tiene menos.
clause-AM-3-15-5 = El Rey quiere novedades: va a otra columna, la que tiene menos cubos.
clause-AM-3-16-1 = Después de tu turno puedes pagar una ficha de originalidad por un segundo.
clause-AM-3-17-1 = Cuando alguien alcanza el último domingo, todos los demás juegan un turno más.
clause-AM-3-18-1 = El último domingo no hay entrega; todos los perfumes se muestran una vez más, y el Rey y la Corte van ambos adonde hay menos cubos.
clause-AM-3-19-2 = En el desfile final cada perfume puntúa una vez, sin favores ni losetas, y sin colocar cubos.
clause-AM-3-20-1 = Cada ficha de originalidad que queda puntúa.
clause-AM-3-20-2 = Las losetas de ciudad volteadas dan su prestigio.
clause-AM-3-20-3 = La mayoría con una dama puntúa.
clause-AM-3-20-4 = Se revelan las bonificaciones finales, y todos puntúan por cada una.
clause-AM-3-21-1 = Gana quien tenga más puntos. En caso de empate cuentan los favores, luego la experiencia, la carta y el número de perfumes.
clause-AM-4-4 = Si una ciudad no tiene más losetas, no recibes ninguna.
clause-AM-5-4 = La loseta superior de una ciudad está siempre a la vista.
clause-AM-5-6 = Al final todos ven las bonificaciones finales.
