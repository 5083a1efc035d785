# Qué son las piezas de Parfum, y qué ocurre según sus reglas.
#
# about-…   una pieza: la primera línea es su nombre, lo demás dice qué es y qué hace
# clause-…  una regla por la que algo ocurre

about-table =
    La mesa
    Al final gana quien tenga más monedas.
about-clock_market =
    Reloj del mercado
    Cada reloj es un turno: el número romano es su lugar en el orden, la cifra de debajo sus acciones.
about-clock =
    Reloj { $position }
    Un turno, el número { $position } en el orden de esta ronda. Acciones: { $actions }.
about-street =
    Calle
    Los clientes que pueden comprar en esta ronda. Llegan otros cuando la ronda termina.
about-customer =
    Cliente
    Paga { $price } por una botella de un perfume con al menos { $counts }.
about-empty_street =
    Tienda vacía
    Este cliente ya compró. Llega otro cuando la ronda termina.
about-stack =
    Clientes por venir
    Aún en la pila: { $height }. La hora de cierre es una carta de esta pila. Clientes encima de ella: { $until_closing }. Cuando sale, se juega una última ronda. Los clientes B quieren más y pagan más.
about-distillery =
    Destilería
    Las notas que se pueden conseguir: cada aroma de una nota pide una redoma de tus dados.
about-note =
    Nota ({ $type })
    Para conseguirla hacen falta estas redomas: { $counts }. Monedas al conseguirla: { $coins }. Lugar en un perfume: { $type }.
about-empty_distillery =
    Casilla vacía
    Una nota robada la llena; si no, se llena cuando la ronda termina.
about-bag =
    Bolsa
    Notas que quedan: { $left }. Una acción roba una, si la destilería tiene una casilla vacía. Si no puede llenar la destilería tras una ronda, la partida termina.
about-market =
    Mercado
    Los dados: una acción toma uno. Después de tu turno vuelven todos.
about-booth =
    Dados: { $aroma }
    Dados que quedan: { $left }. En cada uno, { $flasks } de 6 caras son redomas. Una acción toma un dado, para lanzarlo en este turno.
about-supply =
    Botellas
    En la reserva: { $left }. Un perfume acabado toma de aquí sus botellas, y las vendidas vuelven.
about-well_place =
    Pozo
    El agua mejora una tirada de dados.
about-well =
    Pozo
    Fichas de agua que quedan: { $left }. Una acción toma una; solo tú ves su valor.
about-discards =
    Agua usada
    Fichas usadas: { $left }. Cuando el pozo está vacío, son el nuevo pozo.
about-workbench =
    Destilación
    Los dados y las notas conseguidas de quien juega.
about-dice =
    Tus dados: { $aroma }
    Redomas: { $flasks }. Moscas: { $flies }. Ya usadas: { $spent }. Una redoma cubre un aroma así en una nota.
about-track =
    Marcador de dinero
    Las monedas son los puntos. Quien tiene menos elige primero un reloj.
about-marker =
    Marcador de { $seat }
    Monedas: { $money }. En caso de empate, el marcador de arriba elige primero un reloj.
about-perfumery =
    Perfumería de { $seat }
    Monedas: { $money }. Fichas de agua: { $tokens }. Clientes atendidos: { $customers }.
about-perfume =
    Perfume { $perfume }
    { $complete ->
        [0] Sin acabar: sus botellas llegan con la última nota. Hasta ahora contiene { $counts }.
       *[other] Contiene { $counts }. Botellas por vender: { $flacons }.
    }
about-new_minor =
    Un nuevo perfume menor
    Cabeza y fondo. Se acaba pronto, pero con menos botellas que un gran perfume.
about-new_major =
    Un nuevo gran perfume
    Cabeza, corazón y fondo. Más botellas, y el único lugar para un corazón.
about-token =
    Ficha de agua
    Paga el agua después de una tirada. Si la conservas hasta el final, cuenta como monedas: { $value }.
about-done =
    Terminar
    Acaba este paso.
about-reroll_all =
    Todos los dados otra vez
    Por una ficha de agua se lanzan otra vez todos los dados, también las redomas.
about-water_stop =
    No más agua
    Se pasa a conseguir notas. Después el agua ya no ayuda en este turno.
about-claim_stop =
    No más notas
    Acaba de conseguir notas. Las redomas sin usar se pierden.
about-pass =
    Pasar
    No vende nada esta vez. Las botellas quedan para más tarde. Con las notas guardadas, también quedan las que no colocas.

## Reglas por las que algo ocurre

clause-PA-3-3-2 = Cada cual elige uno de los relojes que quedan. Con dos jugadores, cada uno elige dos veces.
clause-PA-3-4-1 = Cada reloj es un turno, en el orden de los relojes. Su cifra dice cuántas acciones tiene ese turno.
clause-PA-3-6-3 = Siempre puedes empezar un perfume nuevo, aunque la nota quepa en uno sin acabar.
clause-PA-3-6-5 = Con su última nota un perfume está acabado y recibe en el acto sus botellas; un gran perfume, más que uno menor.
clause-PA-3-7-1 = Todos pueden vender, en el orden de los relojes: una vuelta y luego otra. Con dos jugadores, cada reloj da dos ventas seguidas.
clause-PA-3-7-2 = Cada vez puedes vender a un cliente, vender a precio de oferta o pasar. Pasar acaba solo esa venta.
clause-PA-3-7-4 = La botella vuelve a la reserva, recibes el precio del cliente, y este se va. El sitio queda vacío hasta el final de la ronda.
clause-PA-3-7-6 = Quien vende la última botella de un perfume toma en el acto fichas de agua del pozo. Las notas se quedan donde están.
clause-PA-3-9 = Al final de la ronda vuelven los relojes, y se llenan la destilería y la calle.
clause-PA-3-9-3 = Las casillas vacías de la destilería se llenan con la bolsa. Si no basta, el juego termina en el acto.
clause-PA-3-9-4 = Los sitios vacíos de la calle se llenan con la pila. Si sale la hora de cierre, la ronda siguiente es la última.
clause-PA-3-9-5 = La ronda siguiente empieza con la elección de relojes.
clause-PA-4-15 = Si durante 30 rondas nadie consigue una nota ni vende una botella, el juego termina.
clause-PA-5-1 = El juego termina tras la última ronda, o en el acto si la destilería no se puede llenar.
clause-PA-5-2 = Al final todos revelan sus fichas de agua; sus valores cuentan como monedas.
