# Lo que dicen las lecciones de Perfumery; los pasos están en grasse/games/perfumery/lessons.

lesson-first-match-title = Tu primera partida
lesson-first-match-about = Dos rondas, dos perfumes, paso a paso; después la partida sigue y es tuya.
lesson-first-match-goal = ¡Te damos la bienvenida a tu perfumería! Toma cartas de perfume, mezcla las esencias que muestran y prodúcelos. Solo los perfumes producidos dan puntos: el número del sello rojo. Gana quien más tenga tras 8 rondas.
lesson-first-match-card = Este perfume pide una esencia verde en la salida y una floral en el corazón y en el fondo. Da 1 punto, en el sello rojo. La moneda no es un precio: es lo que vale la carta cuando pagas con ella.
lesson-first-match-round = Una ronda tiene dos mitades. Primero el desarrollo: cada cual coloca sus perfumistas, uno por turno, y hace lo que dice el lugar. Después la mezcla: todos hacen esencias y producen perfumes.
lesson-first-match-acquire = Coloca tu primer perfumista en esta columna: tomas todas sus cartas, el perfume y la receta.
lesson-first-match-not-column = Un buen lugar, pero para esta lección toma la columna marcada.
lesson-first-match-hand = Estas son tus cartas. Cada una es un perfume por producir, una receta por instalar o dinero: se paga con cartas, por su moneda.
lesson-first-match-note = Tus tres notas hacen cada una 1 esencia floral por ronda. También hace falta verde en la salida, y tu receta lo hace: una vez instalada, trabaja cada ronda hasta el final. Coloca aquí tu segundo perfumista para instalarla.
lesson-first-match-not-place = Ese lugar servirá otra vez. Coloca ahora tu perfumista donde está la marca.
lesson-first-match-pay = Instalar cuesta la moneda de la receta: 2. Se paga con cartas de la mano, por el valor de su moneda. Paga con tus fondos iniciales, que valen 2: van a una columna, donde cualquiera puede tomarlos. No se da cambio.
lesson-first-match-not-pay = ¡Ese perfume quieres producirlo! Paga con los fondos iniciales.
lesson-first-match-blend = Todos los perfumistas están colocados: ahora mezclas. Cada nota trabaja sola, de abajo arriba. Abajo, su loseta hace 1 floral. Lo que se hace está «en curso», y en el almacén cuando la nota termina. Úsala.
lesson-first-match-not-skip = Puedes omitir un efecto, pero aquí necesitas lo que hace. Úsalo.
lesson-first-match-use-recipe = Sigue la receta de encima: 1 verde. Úsala también. Yo hago el corazón y el fondo por ti.
lesson-first-match-produce = Verde en la salida, floral en el corazón y en el fondo: todo lo que pide este perfume. Lo que hay en el almacén de una nota paga solo por esa nota. ¡Produce el perfume!
lesson-first-match-not-produce-done = Aún no: tienes todas las esencias de este perfume. Prodúcelo antes.
lesson-first-match-produced = ¡Tu primer punto! El perfume se queda en tu estante. Su pequeño hueco puede guardar 1 esencia verde.
lesson-first-match-evaporated = Quedaba una esencia floral en la salida: ya no está. Lo que no usas ni guardas se evapora al final de la ronda.
lesson-first-match-new-round = Nueva ronda: cada columna recibió un perfume y una receta. Nadie tomó la columna 2, así que ahora tiene cuatro cartas.
lesson-first-match-starter = Visitante tiene el marcador de jugador inicial, por eso empieza. Se consigue aquí, o con la columna del marcador pequeño. En una ronda puede cambiar de manos varias veces: quien lo tiene al final empieza la siguiente.
lesson-first-match-acquire-four = Toma las cuatro cartas de la columna 2.
lesson-first-match-want-animal = Este perfume da 2 puntos: pide floral, floral y animal en el fondo. Falta la animal. Hay dos caminos.
lesson-first-match-note-base = El otro es más barato: una de tus recetas convierte una floral en animal. La animal hace falta en el fondo, así que la receta va ahí. Coloca tu perfumista.
lesson-first-match-install = Instala esta receta: lo que está antes de la flecha se paga, lo que está después se gana. Una floral se convierte en una animal.
lesson-first-match-not-install = Esa duplica las florales. Hoy necesitamos la que hace animal.
lesson-first-match-installed = Puedes instalar varias a la vez y pagarlas todas. Donde ya hay recetas eliges el lugar. Los efectos actúan de abajo arriba: pon una receta encima de lo que da sus esencias. Más tarde, ordenar las recetas mueve una. Con una basta: para aquí.
lesson-first-match-not-second = Entonces tendrías que pagar con una carta que necesitas. Para aquí.
lesson-first-match-pay-perfume = El precio es 1. Paga con el perfume que aún no podemos hacer. La primera carta pagada va a la columna con menos cartas, cada siguiente una columna más a la izquierda; una flecha junto al precio dice cuál.
lesson-first-match-not-pay-needed = Guarda esa carta, será útil. Paga con la marcada.
lesson-first-match-blend-again = Otra vez a mezclar, de abajo arriba. Usa el primer efecto; yo hago los tres siguientes.
lesson-first-match-mix = Ahora tu nueva receta: la floral de esta nota se convierte en animal.
lesson-first-match-not-skip-mix = Sin ella no hay animal para tu perfume. Úsala.
lesson-first-match-produce-two = Produce tu segundo perfume, por 2 puntos. En una ronda puedes producir tantos perfumes como paguen tus esencias.
lesson-first-match-store = Queda una esencia verde en la salida. Tu primer perfume tiene un hueco verde: guárdala antes de que se evapore.
lesson-first-match-not-store-done = Se evaporaría. Guárdala, es gratis.
lesson-first-match-stored = ¡3 puntos a 0! Lo guardado en un perfume se queda hasta que lo necesites y paga por cualquier nota al producir.
lesson-first-match-tiers = El número romano es la era de las cartas: I, luego II, luego III. Las últimas piden y dan más. Tras 8 rondas los mazos están vacíos y la partida acaba.
lesson-first-match-many-cards = Cuidado con las columnas llenas: tu mano tiene 7 cartas como mucho, y lo que sobra se va enseguida. Ahora tienes 4.
lesson-first-match-other-places = Otros lugares: aquí contratas un tercer perfumista por 7, un turno más en cada ronda. «Reponer» pone una esencia en un perfume producido cuyo hueco está vacío. Un lugar con un solo círculo queda bloqueado en la ronda en cuanto alguien lo ocupa.
lesson-first-match-list-round =
    Una ronda, en breve:
    • Colocar perfumistas por turnos: cartas de una columna, recetas o un lugar.
    • Mezclar: cada nota, de abajo arriba.
    • Producir perfumes, guardar lo que se pueda.
    • El resto se evapora y llegan cartas nuevas.
lesson-first-match-list-points =
    Los puntos vienen solo de los perfumes producidos: el número del sello rojo.
    • Cartas en mano, recetas y esencias no dan nada al final.
    • Las cartas con que pagas van a las columnas: otros pueden tomarlas.
lesson-first-match-synthetic = Un camino: comprar aquí una esencia sintética por 5. Al producir reemplaza cualquier otra en la nota donde está. Una floral es gratis aquí.
lesson-first-match-end = Ahora la partida es tuya. Coloca tu perfumista y sigue contra Visitante. Si quieres, el mejor bot te aconseja.

lesson-order-title = El orden de los efectos
lesson-order-about = De abajo arriba: importa dónde está una receta.
lesson-order-idea = En la nota de fondo hay una receta que convierte una floral en animal. Después no queda nada floral. Queremos las dos.
lesson-order-note = Tienes una receta que duplica una floral. Coloca tu perfumista en la nota de fondo.
lesson-order-not-place = Útil, pero esta lección trata de la nota de fondo.
lesson-order-install = Instala la receta que hace dos florales de una.
lesson-order-not-install = Es otra. Queremos la que duplica.
lesson-order-under = Encima de la otra receta llegaría tarde: la floral ya no estaría. Ponla debajo.
lesson-order-not-above = Ahí arriba ya no encuentra ninguna floral. Ponla debajo.
lesson-order-done = Con una receta basta. Para y paga.
lesson-order-not-more = Hoy no: para y paga.
lesson-order-pay = Cuesta 1. Paga con los fondos iniciales; el resto se pierde.
lesson-order-not-pay = Guarda esa y paga con los fondos iniciales.
lesson-order-double = A mezclar: la loseta hizo 1 floral. Duplícala.
lesson-order-not-skip = Entonces el orden no importaría. Úsala.
lesson-order-turn = Hay dos florales. Convierte una en animal.
lesson-order-result = Una floral y una animal: eso te ha dado el orden.
lesson-order-end = En el lugar para ordenar recetas puedes mover una receta más tarde. Puedes seguir desde aquí.

lesson-columns-title = Columnas y pagos
lesson-columns-about = Lo que pagas vuelve a las columnas, según una regla.
lesson-columns-full = Hay seis cartas en la columna 3: dos nuevas y lo que se pagó antes. Tómalas todas.
lesson-columns-not-column = Eso da menos. Toma la columna más llena.
lesson-columns-limit = Siete cartas: justo el límite. Una octava habría que descartarla enseguida.
lesson-columns-note = Instalemos algo caro. Coloca tu perfumista en la nota de corazón.
lesson-columns-not-place = Luego. Ahora la nota de corazón.
lesson-columns-install = Esta receta convierte una floral en dos verdes y cuesta 3.
lesson-columns-not-install = Una más barata. Para esta lección toma la cara.
lesson-columns-done = Basta. Para y paga.
lesson-columns-not-more = Hoy no: para y paga.
lesson-columns-first = La primera carta va a la columna con menos cartas (el marcador pequeño cuenta como una), en empate a la más cercana a los mazos: la 3. Paga con esta.
lesson-columns-not-pay = Paga con la marcada: es la que menos necesitas.
lesson-columns-second = Cada carta siguiente va una columna más a la izquierda: ahora la 2. Paga los 2 que faltan con fondos iniciales.
lesson-columns-not-pay-two = Es demasiado o muy poco. Los fondos iniciales valen justo 2.
lesson-columns-change = 3 de 3 pagados. Podrías pagar más, pero no se devuelve nada. Deja de pagar.
lesson-columns-not-more-pay = Regalarías esa carta. Deja de pagar.
lesson-columns-left = Tus cartas están ahora en las columnas. En la próxima ronda alguien las tomará, quizá tú.
lesson-columns-end = Piensa qué regalas y a qué columna. Puedes seguir desde aquí.

lesson-storage-title = Evaporar o guardar
lesson-storage-about = Lo que no se guarda desaparece al final de la ronda.
lesson-storage-idea = Un hueco en un perfume producido guarda una esencia de su tipo. Aquí espera una verde, que sirve en cualquier nota.
lesson-storage-evaporate = En los almacenes no queda nada: tras producir, el resto se evapora.
lesson-storage-replenish = El hueco de tu otro perfume está vacío. En este lugar lo llenas de la reserva: 1 animal, gratis.
lesson-storage-not-place = También se puede. Pero mira antes el hueco vacío.
lesson-storage-filled = Ahí se queda hasta que pagues con ella.
lesson-storage-skip = A mezclar: este perfume solo quiere florales, así que no cambies la del fondo. Omite la receta.
lesson-storage-not-use = Entonces falta una floral en el fondo. Omítela esta vez.
lesson-storage-produce = Prodúcelo: un perfume pequeño, pero con su propio hueco.
lesson-storage-not-done = Está todo. Prodúcelo antes.
lesson-storage-gone = La esencia verde de esta ronda no tenía hueco: se ha ido. Lo guardado sigue ahí.
lesson-storage-end = Los perfumes con hueco ayudan a hacer los grandes después. Puedes seguir desde aquí.

lesson-synthetic-title = Esencias sintéticas
lesson-synthetic-about = Una esencia que vale por cualquier otra.
lesson-synthetic-idea = Este perfume da 5 puntos. Quiere verde; floral y verde; floral y verde.
lesson-synthetic-count = Tu salida hace una verde y aquí hay una guardada. Dos verdes para tres: falta una.
lesson-synthetic-place = Aquí se compra una esencia. Coloca tu perfumista.
lesson-synthetic-not-place = Eso no trae la verde que falta.
lesson-synthetic-synthetic = La floral es gratis, pero no ayuda. Toma una sintética por 5.
lesson-synthetic-not-floral = Ya tenemos florales. Toma la sintética.
lesson-synthetic-base = Solo sirve a la nota donde está. La verde falta en el fondo: ponla ahí.
lesson-synthetic-not-note = Ahí no falta nada si la verde guardada va al corazón. Ponla en el fondo.
lesson-synthetic-pay = Paga 5 con los dos fondos iniciales y la receta barata. Empieza por esta; yo hago el resto.
lesson-synthetic-not-pay = Empieza por la marcada.
lesson-synthetic-skip = El fondo necesita su floral: omite la receta que la cambiaría.
lesson-synthetic-not-use = Entonces la floral del fondo se pierde. Omítela.
lesson-synthetic-produce = Verde, verde guardada y sintética por la tercera. ¡Prodúcelo!
lesson-synthetic-not-other = Ese da 1 punto, este 5.
lesson-synthetic-not-done = Esperan 5 puntos. Prodúcelo antes.
lesson-synthetic-worth = 5 en cartas por 5 puntos: buen cambio, pues las monedas no dan puntos al final.
lesson-synthetic-end = Al mezclar, una sintética es solo sintética; al producir, es cualquiera. Puedes seguir desde aquí.

lesson-first-player-title = Empezar la ronda
lesson-first-player-about = El marcador inicial, y lo que vale.
lesson-first-player-idea = Quien tiene el marcador coloca primero en la próxima ronda y elige entre todas las columnas. Lo tiene Visitante.
lesson-first-player-take = Viene con la columna del marcador pequeño, o de este lugar. Tómalo.
lesson-first-player-not-place = También es útil, pero Visitante seguirá primero.
lesson-first-player-blend = A mezclar como siempre. El perfume de tu mano quiere florales: omite esta receta.
lesson-first-player-not-use = Entonces falta una floral. Omítela.
lesson-first-player-produce = Prodúcelo, por 1 punto y un hueco.
lesson-first-player-not-done = Está todo. Prodúcelo antes.
lesson-first-player-choice = Empiezas tú: todas las columnas están llenas, y esta tiene cinco cartas.
lesson-first-player-end = Ser primero cuesta un turno: hazlo cuando una columna lo valga. Puedes seguir desde aquí.
