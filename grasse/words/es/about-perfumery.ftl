# Qué son las piezas de Perfumery, y qué ocurre según sus reglas.
#
# about-…   una pieza: la primera línea es su nombre, lo demás dice qué es y qué hace
# clause-…  una regla por la que algo ocurre

about-table =
    La mesa
    Produce perfumes: tras { $rounds } rondas gana quien tenga más puntos.
about-display =
    Columnas
    Las cartas que se pueden tomar. Un perfumista toma una columna entera.
about-column =
    Columna { $column }
    Un perfumista toma todas sus cartas. Cartas: { $cards }. Llegan otras cuando la ronda termina, y las que sirven de pago.
about-deck =
    Mazo: { $deck }
    Cartas que quedan: { $left }. El número es el nivel de la siguiente: los niveles altos cuestan más y dan más. El juego termina con los mazos.
about-action_tiles =
    Acciones
    En vez de tomar una columna o instalar, un perfumista puede actuar aquí.
about-sort_space =
    Mover una receta
    Lleva una de tus recetas instaladas a otro lugar o a otra nota. Sitio para un perfumista por ronda.
about-replenish_space =
    Reponer una esencia
    Llena el espacio de reserva vacío de un perfume producido. Sitio para un perfumista por ronda.
about-essence_space =
    Tomar una esencia
    Pone una esencia en el almacén de una de tus notas, para la producción de esta ronda. Hay sitio para todos.
about-offer =
    Esencia: { $essence }
    Precio en cartas de tu mano: { $cost }. Una esencia sintética sustituye a cualquier otra al producir.
about-hire_space =
    Contratar a un perfumista
    Precio: { $cost }. Desde la ronda siguiente tienes un perfumista más. En la última ronda ya es tarde. Una vez por partida.
about-start_marker_space =
    Marcador de jugador inicial
    Tomas el marcador y empiezas la próxima ronda, si nadie lo toma después de ti. En la última ronda no sirve de nada. Sitio para un perfumista por ronda.
about-workbench =
    En curso
    Lo que se decide en este momento.
about-payment =
    Pago
    Precio: { $cost }. Ya pagado: { $paid }. Las cartas con que pagas van a las columnas; la que se muestra es la siguiente.
about-effect =
    Efecto (nota de { $note })
    { $effect }: úsalo u omítelo. Debajo está lo que esta nota ha hecho hasta ahora.
about-use =
    Usar
    Usa el efecto: { $effect }.
about-skip =
    Omitir
    Prescinde del efecto: { $effect }. Lo que tienes queda para las recetas de encima.
about-owed =
    { $title }
    Aún por pagar. Salida: { $top }. Corazón: { $middle }. Fondo: { $base }.
about-perfumery =
    Perfumería de { $seat }
    Puntos: { $score }. Perfumes: { $perfumes }. Cartas en mano: { $cards }. Perfumistas por colocar: { $perfumers_left } de { $perfumers }.
about-position =
    Lugar en la pila
    Las recetas actúan de abajo arriba: lo que una receta necesita debe hacerse debajo de ella.
about-stock =
    Almacén (nota de { $note })
    Lo que esta nota ha hecho. Paga la capa de { $note } de los perfumes; lo que no se usa ni se guarda se evapora.
about-shelf =
    Perfumes producidos
    Cada uno da los puntos de su sello. Un espacio de reserva guarda una esencia para más tarde.
about-hand =
    Mano
    Cartas: { $cards }. Las instalas, las produces o pagas con ellas.
about-kind =
    { $essence }
    Una de las esencias que caben en este espacio de reserva.
about-note =
    Nota de { $note }
    Un perfumista instala aquí recetas de tu mano. Instaladas: { $recipes }. Se mezcla de abajo arriba.
about-tile =
    Loseta (nota de { $note })
    El efecto más bajo de la nota, en cada ronda: { $effect }.
about-recipe =
    { $title }
    { $effect }. Instalarla cuesta { $value }; como pago vale { $value }. Instalada, actúa en cada ronda.
about-perfume =
    { $title }
    Necesita en salida: { $top }; en corazón: { $middle }; en fondo: { $base }. Puntos al producirlo: { $brand }. Vale { $value } como pago. Espacio de reserva: { $storage }.
about-funds =
    Fondos iniciales
    Solo para pagar: vale { $value }.
about-essence =
    Esencia: { $essence }
    Cantidad: { $count }. Paga la capa de esta nota en un perfume. Lo que sobra se evapora, si no lo guardas.
about-done =
    Terminar
    Acaba este paso.
about-pay_done =
    Todo pagado
    No paga más cartas. No se devuelve cambio.
about-produce_done =
    No más perfumes
    Se pasa a guardar. Lo que no se guarda se evapora.
about-store_done =
    No guardar más
    Todo lo que queda en los almacenes se evapora.
about-install_done =
    No más recetas
    Paga ahora las que has instalado.

## Reglas por las que algo ocurre

clause-PY-2-7 = Cada cual empieza con una carta de fondos iniciales.
clause-PY-3-2-1 = Quien tiene el marcador de jugador inicial empieza la ronda; eso no cambia durante la ronda.
clause-PY-3-3-3 = Si tienes un perfumista y un sitio posible, debes colocarlo y hacer la acción.
clause-PY-3-3-4 = Si ningún sitio es posible, tu turno termina sin colocar.
clause-PY-3-5-1 = Pagas descartando cartas de tu mano que valgan al menos el precio. Van a las columnas.
clause-PY-3-6-1-1 = Tomas todas las cartas de la columna, y el marcador del próximo jugador inicial si está allí.
clause-PY-3-6-5-3 = La esencia queda en el almacén de la nota y espera la producción; no participa en la mezcla.
clause-PY-3-6-6-1 = Pagas al tercer perfumista, que se une a ti cuando la ronda termina.
clause-PY-3-6-7-1 = Tomas el marcador de jugador inicial de quien lo tiene.
clause-PY-3-6-7-2 = Si tiene también el marcador del próximo jugador inicial, lo tomas también.
clause-PY-3-7-1 = Todos mezclan, producen, guardan y dejan evaporar el resto, en este orden.
clause-PY-3-8-2 = En cada nota los efectos van de abajo arriba: primero la loseta, luego las recetas. Cada uno se usa o se omite una vez.
clause-PY-3-8-6 = Lo que una nota ha hecho queda en su almacén.
clause-PY-3-9-5 = Las esencias vuelven a la reserva, y el perfume queda ante ti hasta el final.
clause-PY-3-11-1 = Todo lo que queda en los almacenes se evapora. Lo guardado se queda.
clause-PY-3-12 = Cuando la ronda termina, los perfumistas vuelven y llegan cartas nuevas.
clause-PY-3-12-1 = Todos los perfumistas vuelven, y el contratado se une a ellos.
clause-PY-3-12-2 = Cada columna recibe un perfume y una receta de los mazos.
clause-PY-3-12-3 = El marcador del próximo jugador inicial va a la columna con menos cartas.
clause-PY-3-12-4 = Si ambos mazos están vacíos, la ronda siguiente es la última.
clause-PY-3-13-1 = El juego termina después de la mezcla de la última ronda.
