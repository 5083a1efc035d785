# Lo que dicen las lecciones de Parfum; los pasos están en grasse/games/parfum/lessons.

lesson-first-match-title = Tu primera partida
lesson-first-match-about = Una ronda entera, paso a paso; después la partida sigue y es tuya.
lesson-first-match-goal = ¡Te damos la bienvenida a Grasse! Creas perfumes y los vendes. Las monedas son tus puntos: nunca se gastan. Este marcador las cuenta, y gana quien más tenga al final.
lesson-first-match-customers = Estos son los clientes. Compran botellas: los frasquitos de un perfume terminado. Este cliente quiere un perfume con 1 rosa y paga 4 monedas por una botella.
lesson-first-match-notes = Un perfume se compone de notas: cabeza, corazón y fondo. Una nota cuesta redomas, y las redomas salen de los dados. Esta nota de cabeza cuesta una redoma de rosa y da enseguida 1 moneda.
lesson-first-match-perfumes = Un perfume menor es una cabeza y un fondo: llena 2 botellas. Un gran perfume lleva también un corazón: 3 botellas. Recuerda: las redomas de los dados pagan las notas, las botellas se venden.
lesson-first-match-round =
    Una ronda tiene tres partes, en este orden:
    • Relojes: cada cual elige cuándo se levanta.
    • Turnos, uno por reloj: sus acciones dan dados, agua y notas nuevas. Luego se tiran tus dados, pagas notas con ellos y las pones en perfumes.
    • Ventas: cada cual vende botellas.
lesson-first-match-clock = Primera parte, los relojes: los números romanos son el orden; debajo, las acciones: cada acción toma un dado, una ficha de agua o una nota nueva. Un reloj temprano llega primero a las notas y a los clientes, pero tiene pocas acciones. Toma el reloj I.
lesson-first-match-second-clock = Con dos jugadores cada cual tiene dos relojes, y cada reloj es un turno. Toma ahora el reloj IV: el último, pero con 6 acciones.
lesson-first-match-not-clock = ¡También es un buen reloj! Para esta lección toma el que está marcado.
lesson-first-match-actions = Reloj I: tu turno, con 3 acciones. Una acción es una de tres cosas: tomar un dado, tomar una ficha de agua o, si hay un espacio vacío, robar una nota nueva de la bolsa. Tras la última se tiran todos tus dados.
lesson-first-match-rose-die = Queremos dos notas: la cabeza de rosa y el fondo de bergamota. Cuestan una redoma de rosa y una de bergamota. Toma, pues, un dado de rosa.
lesson-first-match-bergamot-die = Y un dado de bergamota. Los puntos bajo el nombre son sus 6 caras: los 4 oscuros son redomas; los demás, moscas. La vainilla y la lavanda solo tienen 3 redomas.
lesson-first-match-not-die = Ese aroma sirve para otras notas. Toma un dado del puesto marcado.
lesson-first-match-not-yet-water = El agua es útil, pero antes necesitamos los dos dados.
lesson-first-match-water = Queda una acción: toma agua. Arregla los malos dados. Es tu última acción: justo después se tiran los dados.
lesson-first-match-not-die-now = Ya tenemos los dados que hacen falta. Toma agua.
lesson-first-match-roll = Era tu última acción, y los dados han rodado. Una redoma es un acierto, una mosca un fallo. La rosa muestra una redoma, la bergamota una mosca.
lesson-first-match-reroll = 1 ficha de agua vuelve a tirar todas las moscas de un aroma; 2 fichas giran una mosca a su redoma, sin azar. Vuelve a tirar la mosca de bergamota.
lesson-first-match-not-all = Así volverías a tirar también tu buena rosa. Tira solo las moscas de bergamota.
lesson-first-match-not-turn = Es seguro, pero cuesta dos fichas. Prueba primero con una.
lesson-first-match-not-stop = Sin bergamota no hay nota de fondo. Prueba antes con agua.
lesson-first-match-token = Estas son tus fichas de agua. Solo tú ves sus números: las monedas que valdrá cada una al final. Paga, pues, con el 0 y guarda el 3.
lesson-first-match-not-token = Esa valdrá monedas al final. Guárdala y paga con el 0.
lesson-first-match-enough = ¡Dos redomas! No se guardan para después, el agua sí. No uses más agua y consigue tus notas.
lesson-first-match-claim = Toma la nota de cabeza: cuesta tu redoma de rosa, y su moneda es tuya enseguida.
lesson-first-match-other-claim = Esa viene después. Primero la nota de cabeza.
lesson-first-match-not-claim-stop = Tus redomas siguen ahí y se perderían. Toma la nota.
lesson-first-match-claim-base = Y la nota de fondo, por la redoma de bergamota.
lesson-first-match-place = Las notas se colocan en el turno en que las consigues, y ahí se quedan. Empieza por la de cabeza.
lesson-first-match-not-base = Esa viene después. Primero la nota de cabeza.
lesson-first-match-minor = ¿Un perfume menor o un gran perfume? Tenemos una cabeza y un fondo: es un perfume menor.
lesson-first-match-not-major = Un gran perfume pide también un corazón, y no tenemos ninguno. Empieza uno menor.
lesson-first-match-place-base = Añade ahora la nota de fondo al mismo perfume.
lesson-first-match-not-new = Entonces tendrías dos perfumes sin acabar. Añádela al que has empezado.
lesson-first-match-complete = ¡Tu primer perfume, con 2 botellas delante! Sus notas cuentan juntas: 1 rosa y 1 bergamota, y eso decide quién lo compra.
lesson-first-match-rival = Mientras tanto, Visitante jugó dos turnos e hizo un gran perfume con mucha vainilla. Le va al cliente que paga 8.
lesson-first-match-draw = Reloj IV, tu segundo turno: 6 acciones. Las notas conseguidas dejaron casillas vacías, y una acción puede llenar una. Roba una nota de la bolsa.
lesson-first-match-not-die-first = Bien, pero cada cosa a su tiempo: haz antes lo que está marcado.
lesson-first-match-plan = ¡Una cabeza de violeta! Con el corazón (violeta, rosa) y el fondo (2 bergamotas) hace un gran perfume. Cuesta cinco redomas: cinco dados, justo tus cinco acciones.
lesson-first-match-violet-die = Toma un dado de violeta. Yo traigo los tres siguientes por ti.
lesson-first-match-last-die = Falta un dado: la segunda bergamota. Es tu última acción: después se tiran los dados.
lesson-first-match-lucky = Todo redomas, ¡qué tirada! Guarda el agua y sigue.
lesson-first-match-not-all-lucky = ¿Tirar otra vez? ¡No puede salir mejor!
lesson-first-match-claim-three = Toma la nota de cabeza. Yo tomo el corazón y el fondo por ti: tus redomas alcanzan para las tres.
lesson-first-match-major = Cabeza, corazón y fondo: empieza un gran perfume.
lesson-first-match-not-minor = Un perfume menor no tiene sitio para el corazón. Empieza un gran perfume.
lesson-first-match-heart = Añádele el corazón. Yo añado el fondo por ti.
lesson-first-match-sales = Se acabaron los turnos: ahora todos venden, en el orden de los relojes. Con dos jugadores cada reloj da 2 ventas: tienes 4. La pregunta de arriba las cuenta.
lesson-first-match-sell = Vende una botella de tu primer perfume a un cliente: a precio de oferta, sin cliente, da poco. Un cliente compra si ese perfume por sí solo tiene al menos lo que quiere; si tiene más, no importa.
lesson-first-match-not-pass = Puedes pasar, pero aquí espera un cliente con dinero.
lesson-first-match-not-bargain = El precio de oferta es de solo 2 monedas por un perfume menor y 3 por uno grande, sin cliente. Un cliente paga más.
lesson-first-match-other-sale = Ese se vende después. Primero el de rosa y bergamota: le va a menos clientes.
lesson-first-match-to-rose = Dos clientes lo comprarían. Vende al que quiere rosa.
lesson-first-match-other-customer = Ese recibirá la segunda botella. Primero el que quiere rosa.
lesson-first-match-sell-again = Era la venta 1 de 4. Un cliente atendido deja la calle. Vende la otra botella; después le toca vender a Visitante.
lesson-first-match-sold-out = ¡Agotado! Por la última botella de un perfume recibes 2 fichas de agua. Tras tu última venta de la ronda guardas 4 como mucho.
lesson-first-match-bargain = Visitante vendió una botella a un cliente y otra a precio de oferta: sin cliente, por un precio fijo pequeño. Son 2 monedas por un perfume menor y 3 por uno grande. Puedes hacerlo en cualquier venta.
lesson-first-match-last-sales = Visitante ha pasado sus otras dos ventas. Ahora las de tu reloj tardío, 3 y 4 de 4. Vende del gran perfume.
lesson-first-match-better-price = Dos clientes lo comprarían, y te quedan dos ventas. Empieza por el que paga 6.
lesson-first-match-cheaper-customer = Ese paga menos. Toma antes las 6 monedas.
lesson-first-match-one-more = Tu última venta: una botella más, al cliente que quiere violeta.
lesson-first-match-round-two = 25 monedas a 18, ¡muy bien! La ronda ha acabado: hay notas y clientes nuevos. En la siguiente, quien menos monedas tiene elige reloj primero: Visitante ya lo ha hecho.
lesson-first-match-closing = Los clientes nuevos salen de este montón. Una de sus cartas no es un cliente: es la hora de cierre. La luna cuenta los clientes que tiene encima: faltan 10. Cuando sale, la calle aún se llena y se juega una última ronda. También acaba si faltan notas para llenar la destilería.
lesson-first-match-list-round =
    Una ronda, en breve:
    • Cada cual elige relojes.
    • Cada reloj es un turno: dados, agua o notas; tirar; arreglar con agua; pagar notas con redomas; ponerlas en perfumes.
    • Cada cual vende botellas. Lo no vendido se queda, y los clientes sin atender también.
    • Llegan notas y clientes.
lesson-first-match-list-points =
    Las monedas vienen de:
    • Las notas, al conseguirlas.
    • Los clientes: lo que más da.
    • El precio de oferta: 2 o 3.
    • Las fichas de agua, al final.
    Perfumes sin acabar y botellas sin vender no dan nada.
lesson-first-match-end = Ahora la partida es tuya: elige tu reloj y sigue contra Visitante. Te queda una botella con 2 violetas, y un cliente nuevo quiere justo eso. Si quieres, el mejor bot te aconseja.

lesson-clocks-title = Relojes tempranos o tardíos
lesson-clocks-about = Lo que vale un reloj, y lo que cuesta.
lesson-clocks-early = El reloj temprano va primero: encuentra todas las notas y vende primero. Pero solo tiene 3 acciones.
lesson-clocks-late = El reloj tardío tiene 6 acciones, el doble. Pruébalo: toma el último.
lesson-clocks-not-clock = También vale. Pero mira qué pasa con el último.
lesson-clocks-two = Visitante tomó el primero. Toma el tercero: 5 y 6 acciones, ambos tarde.
lesson-clocks-not-second = Para esta lección, el tercero.
lesson-clocks-price = Ese es el precio: Visitante fue primero y las buenas notas ya no están.
lesson-clocks-many = Pero con muchas acciones puedes buscar otras. Roba una nota de la bolsa.
lesson-clocks-not-die = Mira antes qué sale de la bolsa, y luego toma los dados.
lesson-clocks-again = ¡Una cabeza de dos violetas! Roba otra vez: quizá salga un fondo.
lesson-clocks-sales = Salió, y quedan 3 acciones para dados de violeta. También en la venta el reloj temprano va primero: los clientes que deja son tuyos.
lesson-clocks-end = Temprano si quieres una nota o un cliente concreto, tarde si necesitas muchos dados. Puedes seguir desde aquí.

lesson-water-title = Agua
lesson-water-about = Tres maneras de arreglar una tirada, y los números de las fichas.
lesson-water-idea = El agua ayuda cuando los dados no lo hacen. Una ficha cuesta una acción, y los demás no ven su número.
lesson-water-take = Toma una. Yo traigo un dado de violeta y dos de rosa para la nota de corazón.
lesson-water-not-die = Los dados vienen después. Antes agua.
lesson-water-ways = La violeta es una mosca. 1 ficha: volver a tirar las moscas de un aroma. 1 ficha: todos los dados, también redomas. 2 fichas: girar una mosca a redoma.
lesson-water-colour = 4 de 6 caras son redomas: una ficha merece la pena. Vuelve a tirar la violeta.
lesson-water-not-rose = Con una rosa basta para la nota de corazón. Falta la violeta.
lesson-water-not-all = Eso vuelve a tirar también tu buena rosa.
lesson-water-not-turn = Seguro, pero el doble de caro. Prueba antes la suerte.
lesson-water-not-stop = La nota está al alcance. Usa tu agua.
lesson-water-pay = Paga con el 0: al final cada ficha vale su número en monedas.
lesson-water-not-token = Guarda los números altos mientras puedas.
lesson-water-turn = ¡Otra mosca! Ve a lo seguro: gírala, por dos fichas.
lesson-water-not-again = Podría volver a fallar. Esta vez ve a lo seguro.
lesson-water-which = Te quedan justo dos. Paga primero con esta; la otra sigue.
lesson-water-not-three = Las dos deben irse. Empieza por el 1.
lesson-water-claim = Violeta y rosa: toma la nota de corazón, por 2 monedas.
lesson-water-not-cheap = Esa no necesita agua. Toma el corazón, por el que pagaste.
lesson-water-not-nothing = ¿Después de tanta agua? Toma la nota.
lesson-water-left = Las fichas pagadas están aquí, a la vista. Cuando el pozo se vacía, vuelven a él.
lesson-water-end = El 3 era caro: habría dado 3 monedas al final. ¿Valía la nota? Puedes seguir desde aquí.

lesson-customers-title = Lo que quieren los clientes
lesson-customers-about = Quién compra cada perfume, y a quién atender antes.
lesson-customers-parts = Un perfume huele a todas sus notas juntas: este a 2 violetas, 2 bergamotas y 1 rosa.
lesson-customers-fits = Un cliente quiere al menos cierta cantidad de un aroma. Más, u otros aromas, no importa.
lesson-customers-choose = El gran perfume les va a cuatro clientes, el menor solo a dos. Vende antes el menor.
lesson-customers-not-major = Puede esperar: lo quieren más clientes.
lesson-customers-not-pass = Quien pasa no gana nada.
lesson-customers-not-bargain = Un cliente paga más que el precio de oferta.
lesson-customers-to = Vende al que quiere bergamota. El que quiere rosa podrá comprarte después.
lesson-customers-not-rose = También vale. Para esta lección: bergamota.
lesson-customers-other = Ahora el grande, antes de que venda Visitante: un cliente atendido se va para todos.
lesson-customers-not-minor = Podrías. Pero antes el mejor precio.
lesson-customers-best = 2 bergamotas por 6 monedas: el mejor precio posible.
lesson-customers-not-cheap = Ese paga 4. Toma antes los 6.
lesson-customers-rival = Visitante atendió al cliente de la vainilla. Rosa y violeta siguen ahí, y te quedan dos ventas.
lesson-customers-end = Antes lo que les va a pocos, antes lo que más paga, y mira qué pueden vender los demás. Puedes seguir desde aquí.

lesson-closing-a-perfume-title = Cuándo cerrar un perfume
lesson-closing-a-perfume-about = Dos botellas pronto, o tres más tarde.
lesson-closing-a-perfume-kinds = Tu cabeza y tu fondo pueden hacer un perfume menor (2 botellas), o esperar un corazón en uno grande (3 botellas).
lesson-closing-a-perfume-for-good = La elección es definitiva: uno menor nunca será grande, y las notas no se mueven.
lesson-closing-a-perfume-minor = Hoy dos clientes esperan rosa y bergamota. Ciérralo ya: empieza uno menor.
lesson-closing-a-perfume-not-major = Entonces hoy no hay nada que vender hasta que llegue un corazón.
lesson-closing-a-perfume-base = Añade el fondo, y está completo.
lesson-closing-a-perfume-not-new = Dos empezados y ninguno completo: añádelo al primero.
lesson-closing-a-perfume-flacons = 2 botellas, y las dos se pueden vender en esta ronda.
lesson-closing-a-perfume-waiting = Visitante empezó uno grande con un corazón: espera cabeza y fondo, y hoy no vende nada.
lesson-closing-a-perfume-end = Cierra pronto si hay clientes; ve a por tres si se piden muchos aromas y queda tiempo. Puedes seguir desde aquí.

lesson-bargain-title = El precio de oferta
lesson-bargain-about = Vender sin cliente, y lo que da agotarse.
lesson-bargain-idea = Queda una botella del grande, y ningún cliente le va mejor que al otro. A precio de oferta da 3 monedas, uno menor 2.
lesson-bargain-price = Y quien vende la última botella de un perfume recibe 2 fichas de agua. Véndela a precio de oferta.
lesson-bargain-not-sell = Guarda ese cliente para el perfume menor.
lesson-bargain-not-pass = Pasar no da nada; esto da 3 monedas y agua.
lesson-bargain-not-other = Para el menor hay clientes.
lesson-bargain-reward = Un 3 y un 2: guardados hasta el final, son 5 monedas más. La oferta dio 8.
lesson-bargain-sell = Tu última venta: ahora el menor, a un cliente.
lesson-bargain-not-pass-two = Un cliente espera.
lesson-bargain-not-again = Tiene dos botellas: la oferta no lo agota. Un cliente paga 4.
lesson-bargain-to = Los dos pagan 4. Toma este.
lesson-bargain-not-either = El mismo precio; toma el marcado.
lesson-bargain-last = Queda una botella para la próxima ronda, y con ella dos fichas más cuando se venda.
lesson-bargain-end = La última botella vale más que su precio. Pero solo puedes guardar 4 fichas. Puedes seguir desde aquí.
