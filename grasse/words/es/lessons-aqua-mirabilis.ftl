# Lo que dicen las lecciones de Aqua Mirabilis; los pasos están en grasse/games/aqua_mirabilis/lessons.

lesson-first-match-title = Tu primera partida
lesson-first-match-about = De la primera flor a un perfume en Versalles, paso a paso; después la partida sigue y es tuya.
lesson-first-match-goal = ¡Te damos la bienvenida! Creas perfumes y los presentas aquí, en Versalles: eso da puntos. Gana quien más tenga tras 4 semanas.
lesson-first-match-way = El camino tiene cuatro pasos: tomar flores en el mercado, hacer esencias con una producción, crear un perfume con una receta y presentarlo.
lesson-first-match-dial = Este es tu reloj de sol: 5 puntos de acción. Tu turno es una de dos cosas: una acción, que se paga con puntos de acción (el número del solecito), o una producción.
lesson-first-match-market = Seis puestos, seis flores. Ve al puesto de lavanda, por 1 punto de acción.
lesson-first-match-not-act = Un buen lugar para otro día. Ve ahora donde está la marca.
lesson-first-match-workers = Tomas una flor en tu puesto y una en cada puesto con un trabajador: este da narciso. Podrías moverlos antes, 1 punto de acción cada uno. Déjalos donde están.
lesson-first-match-not-worker = Eso cuesta un punto de acción que necesitarás. Déjalos donde están.
lesson-first-match-extra = Esta es tu ficha de originalidad: compra un segundo turno enseguida, o vale 1 punto al final. Guárdala por ahora: sin turno adicional.
lesson-first-match-not-extra = Aún no: guarda la ficha.
lesson-first-match-flowers = Tres flores por un punto de acción: la lavanda de tu puesto, la bergamota y el narciso de los trabajadores. Pero ojo: lo que no uses ni guardes en tu producción se pierde.
lesson-first-match-again = No puedes hacer la misma acción dos veces seguidas, pero otro puesto es otra acción. Ve al puesto de jazmín.
lesson-first-match-not-produce = Producir viene después. Antes el lugar marcado.
lesson-first-match-points = Tu reloj está en 3. Cuantos más puntos de acción queden al producir, más puntos de producción tienes: 4 en el 4, 3 en el 3 o el 2, y 2 en el 1.
lesson-first-match-produce = Así que deja de recoger: en este turno produce en vez de actuar. Después el reloj vuelve a 5.
lesson-first-match-not-act-now = Tienes las flores que necesitas. Produce ahora.
lesson-first-match-method = Tu único método es la destilación: 1 punto de producción convierte una flor, pero no una rosa, en una esencia. Tienes 3 puntos. Úsalo.
lesson-first-match-not-done = Perderías tus puntos. Usa el método.
lesson-first-match-input = Empieza por la lavanda. Yo destilo el jazmín y la bergamota.
lesson-first-match-not-input = Esa viene luego. Antes la lavanda.
lesson-first-match-recipe = Un perfume pide una receta; experiencia de su nivel o más (el número: 1, y tienes 1), que nunca se gasta; una esencia de su base, aquí lavanda; y otra esencia, el complemento, en cada hueco.
lesson-first-match-create = Crear un perfume no cuesta ninguna acción. Pulsa la receta con el anillo dorado.
lesson-first-match-not-create = También vale. Pero hoy el Rey quiere lavanda, ya verás.
lesson-first-match-not-done-yet = Antes tu perfume: está todo.
lesson-first-match-complement = Se gasta una esencia de lavanda para la base. ¿Qué esencia será el complemento? El jazmín: hoy le encanta a la Corte.
lesson-first-match-not-complement = Guarda la bergamota para una dama. Toma el jazmín.
lesson-first-match-store = Queda una flor. Lo que no guardas se marchita. Guárdala en tu método para la próxima producción.
lesson-first-match-not-store-done = Entonces la flor se pierde. Guárdala.
lesson-first-match-coach = Cada producción mueve también tu carruaje, como mucho tantos pasos como se lee bajo el reloj. Si se para en una ciudad, tomas una loseta. Ve 2 pasos a la izquierda: entonces París queda a un paso.
lesson-first-match-not-coach = Colonia y Florencia piden cartas de la corte. Ve a la izquierda, 2 pasos.
lesson-first-match-day = Una producción acaba un día, y también un reloj que llega a 0. Con dos jugadores se saltan días. El domingo se llenan los puestos.
lesson-first-match-court = Ahora a la corte: la pareja A, por 1 punto de acción. El noble te da una carta de recomendación: con ella la Corte te paga, y más con cartas mejores, y se abren ciudades. La dama acepta regalos.
lesson-first-match-gift = A la dama A le gustan la bergamota, el jazmín y la lavanda. Por cada regalo pones después una influencia. Dale la esencia de bergamota.
lesson-first-match-not-skip = La bergamota no tiene mejor uso. Regálala.
lesson-first-match-peek = Puedes mirar su bonificación final: es gratis y solo la ves tú. Al final puntúa para todos. Mírala y luego señálala para leer lo que vale.
lesson-first-match-not-peek = No cuesta nada. Mira.
lesson-first-match-influence = Coloca tu influencia. Quien más influencia tiene con una dama tiene su favor, y 5 puntos al final.
lesson-first-match-not-influence = Entonces el regalo sería en vano. Ponla.
lesson-first-match-king = En Versalles cada columna es una base y cada fila un complemento. El Rey está en la columna de lavanda: un perfume con esa base da 3 puntos más.
lesson-first-match-court-row = La Corte está en la fila de jazmín: paga por ese complemento, 1 punto con la carta 1 y hasta 5 con la carta 4. Donde se cruzan Rey y Corte, 1 más.
lesson-first-match-versailles = Tu perfume es lavanda con jazmín: ¡las dos cosas! Ve a Versalles.
lesson-first-match-present = Preséntalo. Además recibes 1 punto por cada hueco libre de la casilla.
lesson-first-match-not-finish = ¡Has venido a presentar tu perfume!
lesson-first-match-not-court-step = Es el favor de la dama: mueve la Corte. Ahora no.
lesson-first-match-scored = 7 puntos: 2 por huecos libres, 3 del Rey, 1 de la Corte, 1 donde se cruzan. Y una ficha de originalidad. Sal de Versalles.
lesson-first-match-token = Tienes dos fichas. Cada una vale 1 punto al final, o un turno extra. Usa una.
lesson-first-match-not-no = Pruébalo una vez: toma el turno extra.
lesson-first-match-more = Recoge para el próximo perfume: ve al puesto de azahar.
lesson-first-match-sunday = El domingo se pueden volver a presentar todos los perfumes, y el Rey y la Corte se mueven. Cada presentación deja un cubo en su casilla. La Corte va a la otra fila con más cubos, el Rey a la otra columna con menos; en caso de empate, a la siguiente, hacia abajo o a la derecha.
lesson-first-match-school = Aquí aprendes: mejores métodos, más flores, más puntos. Cada clase da también experiencia, que abre mejores recetas: las de dos complementos, que puntúan los dos (el Rey paga una vez). Un nivel más alto no da nada por sí mismo, salvo para una bonificación final.
lesson-first-match-travel = Cada loseta de ciudad da 1 de experiencia. Puedes girarla por su efecto, una vez: entonces su prestigio, el número que lleva, cuenta al final, pero pierdes su experiencia. Una acción da la loseta de arriba; tu carruaje puede elegir.
lesson-first-match-last = La partida acaba cuando alguien llega a este último domingo: los demás tienen un turno más. Después el Rey y la Corte van ambos adonde hay menos cubos, y cada perfume puntúa otra vez, pero sin favores ni losetas de ciudad.
lesson-first-match-list-round =
    Un turno, en breve:
    • O una acción: mercado, escuela, corte, viaje o Versalles, por puntos de acción.
    • O una producción: flores en esencias, el carruaje avanza, el reloj vuelve a 5.
    • En cualquier momento de tu turno: crear perfumes, girar losetas.
lesson-first-match-list-points =
    Los puntos vienen de:
    • Presentar perfumes: huecos libres, el Rey, la Corte.
    • Al final: cada perfume otra vez (sin favores ni losetas), 1 por ficha de originalidad, las losetas giradas, 5 por cada dama en que ganas y los bonos ocultos.
lesson-first-match-list-limits =
    Lo que sorprende al principio:
    • Una visita a Versalles presenta un solo perfume.
    • Tienes sitio para tres perfumes. Un cuarto sustituye a uno.
    • Una casilla llena no da nada, tampoco de la Corte.
lesson-first-match-list-rest =
    Dos cosas más:
    • El favor de una dama pide más influencia que la de cualquier otro, y puedes tener dos favores.
    • Sin flores, o con el reloj en 5, no puedes producir.
lesson-first-match-end = Ahora la partida es tuya. Sigue contra Visitante. Si quieres, el mejor bot te aconseja.

lesson-workers-title = El mercado y sus trabajadores
lesson-workers-about = Cómo una acción trae las flores que quieres.
lesson-workers-idea = Los trabajadores ayudan a quien viene: tomas una flor en tu puesto y una en cada puesto con trabajador.
lesson-workers-stall = Queremos dos flores de lavanda. Ve al puesto de lavanda.
lesson-workers-not-act = Esta lección está en el puesto de lavanda.
lesson-workers-move = Un trabajador en tu puesto trae una segunda flor. Mueve este a la lavanda, por 1 punto de acción más.
lesson-workers-not-worker = Mueve el trabajador marcado al puesto de lavanda.
lesson-workers-not-done = Entonces solo hay una lavanda. Mueve antes un trabajador.
lesson-workers-done = El otro se queda en bergamota: esa es la tercera flor. Déjalo.
lesson-workers-not-second = Cuesta otro punto de acción. Déjalo.
lesson-workers-took = Dos lavandas y una bergamota, por 2 puntos de acción.
lesson-workers-extra = Ahora no hay turno extra.
lesson-workers-not-extra = Guarda la ficha.
lesson-workers-same = Los trabajadores se quedan ahí para todos. Y no puedes ir dos veces seguidas al mismo puesto.
lesson-workers-end = Dos flores iguales son también lo que cuesta un método nuevo. Puedes seguir desde aquí.

lesson-methods-title = Métodos
lesson-methods-about = Más esencias de las mismas flores.
lesson-methods-idea = Destilación: una flor, una esencia, 1 punto de producción. Otros métodos sacan más.
lesson-methods-school = Un método cuesta dos flores iguales, y tienes dos lavandas. Ve a esta escuela, por 1 punto de acción.
lesson-methods-not-act = Esta lección está en la escuela marcada.
lesson-methods-not-produce = Podrías destilar. Pero aprende antes.
lesson-methods-tile = Maceración: 2 flores distintas, 2 esencias. Extracción: 2 iguales, 2. Enfleurage: 2 iguales, 3. Prensado: 1 bergamota o azahar, ¡2 esencias! Tómalo.
lesson-methods-not-tile = También es bueno. Pero tienes una bergamota: mejor el prensado.
lesson-methods-experience = Tu experiencia sube a 2: se abren las recetas de nivel 2. Sin turno extra.
lesson-methods-not-extra = Guarda la ficha.
lesson-methods-produce = Pruébalo ahora: produce.
lesson-methods-not-act-now = Prueba antes tu nuevo método: produce.
lesson-methods-use = Prensa tu bergamota.
lesson-methods-not-distil = Eso hace una esencia, el prensado dos.
lesson-methods-not-done = Usa antes tu método.
lesson-methods-result = Dos esencias de una flor.
lesson-methods-end = En tu tablero caben tres métodos, y cada uno puede guardar flores. Puedes seguir desde aquí.

lesson-ladies-title = Las damas
lesson-ladies-about = Regalos, influencia y favores.
lesson-ladies-idea = A cada dama le gustan ciertos regalos: a la A, esencias de bergamota, jazmín o lavanda, una de cada.
lesson-ladies-court = Ve a la pareja A. El noble te da la carta 1, que abre la pareja B y Londres.
lesson-ladies-not-act = Esta lección está en la pareja A.
lesson-ladies-not-produce = Hoy no hay flores. Ve a la pareja A.
lesson-ladies-gift = Cada regalo pone una influencia. Da bergamota.
lesson-ladies-not-gift = Da la esencia marcada.
lesson-ladies-not-skip = Sin regalo no hay influencia.
lesson-ladies-second = Puedes dar varios a la vez. Da también jazmín.
lesson-ladies-not-enough = Uno más asegura tu ventaja.
lesson-ladies-keep = Guarda la lavanda para un perfume. Regala solo esto.
lesson-ladies-not-third = La necesitarás para un perfume.
lesson-ladies-peek = Mira su bonificación final: ahora solo la ves tú, al final puntúa para todos.
lesson-ladies-not-peek = Saber es gratis. Mira.
lesson-ladies-place = Pon tu influencia, dos por dos regalos.
lesson-ladies-not-done = Has regalado por ella. Ponla.
lesson-ladies-favour = Tienes la que más: su favor es tuyo mientras nadie tenga tanta. Mueve la Corte una fila en Versalles. Sin turno extra.
lesson-ladies-not-extra = Guarda la ficha.
lesson-ladies-five = Al final cada dama con la que tienes más da 5 puntos. Pero solo puedes tener dos favores.
lesson-ladies-end = Las damas más altas quieren regalos más raros, y sus nobles mejores cartas. Puedes seguir desde aquí.

lesson-journeys-title = Viajes
lesson-journeys-about = Losetas de ciudad: tres usos en uno.
lesson-journeys-idea = Una loseta vale tres cosas: experiencia mientras la tienes, su efecto una vez, y prestigio al final si la usaste.
lesson-journeys-travel = Viaja a París, por 2 puntos de acción: tomas la loseta de arriba.
lesson-journeys-not-act = Esta lección va a París.
lesson-journeys-experience = Tu experiencia es 2: puedes hacer recetas de nivel 2.
lesson-journeys-flip = Gírala por su efecto: 2 flores de lavanda y 2 de narciso. No cuesta acción, pero se va esa experiencia.
lesson-journeys-not-end = Podrías guardarla. Para esta lección gírala.
lesson-journeys-flowers = Cuatro flores de golpe y 1 punto de prestigio al final. Sin turno extra.
lesson-journeys-not-extra = Guarda la ficha.
lesson-journeys-coach = Tu carruaje también trae losetas: se mueve cuando produces. Si para en una ciudad, eliges loseta.
lesson-journeys-letters = Londres, Colonia y Florencia piden las cartas 1, 2 y 3 de la corte.
lesson-journeys-end = Gira las losetas antes del final: sin usar no dan prestigio. Puedes seguir desde aquí.

lesson-king-and-court-title = El Rey y la Corte
lesson-king-and-court-about = Lo que da una presentación.
lesson-king-and-court-king = Las columnas son las bases. Un perfume de la columna del Rey da 3 puntos más.
lesson-king-and-court-court = Las filas son los otros aromas. La fila de la Corte da puntos por tu carta: 1, 2, 3 o 5.
lesson-king-and-court-letter = Tienes la carta 1: la Corte da 1 punto. Sin carta, ninguno.
lesson-king-and-court-go = Ve a Versalles.
lesson-king-and-court-not-act = Esta lección está en Versalles.
lesson-king-and-court-not-produce = Tu perfume está listo. Ve a Versalles.
lesson-king-and-court-present = Lavanda con jazmín: donde se cruzan Rey y Corte. Preséntalo.
lesson-king-and-court-not-finish = Presenta antes tu perfume.
lesson-king-and-court-not-step = Entonces la Corte dejaría tu fila. Presenta antes.
lesson-king-and-court-count = 2 por huecos libres, 3 del Rey, 1 de la Corte, 1 por el cruce: 7 puntos. Una casilla llena no daría nada.
lesson-king-and-court-step = El favor de la dama A te deja mover la Corte, una vez por visita. Muévela, para que otros no se aprovechen.
lesson-king-and-court-not-finish-step = Usa antes el favor.
lesson-king-and-court-stop = Ahora no hay turno extra.
lesson-king-and-court-not-extra = Guarda la ficha.
lesson-king-and-court-sunday = El domingo la Corte sigue la moda, a la fila con más cubos; el Rey busca novedad, en la columna con menos. El último domingo los dos buscan menos cubos.
lesson-king-and-court-end = Entonces todos los perfumes se pueden presentar otra vez. Prevé dónde estarán. Puedes seguir desde aquí.
