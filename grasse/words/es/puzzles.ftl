## La búsqueda de problemas

puzzles-mining = { $game }, { $matches ->
    [one] { $matches } partida revisada
   *[other] { $matches } partidas revisadas
}
puzzles-written = { $number ->
    [one] Hay { $number } problema
   *[other] Hay { $number } problemas
} en { $file }.
puzzles-stopped = Detenido. La misma orden sigue desde aquí.
puzzles-none = No hay problemas así aquí.
puzzles-go-on = Intro: el siguiente problema. salir: parar aquí.
complain-level = --level espera un número del 1 al { $last }.

## Los problemas

puzzle-title = Problemas
puzzle-text = Una posición de una partida y una decisión que es claramente la mejor. Encuéntrala: enseguida sabrás cuánto vale y por qué.
puzzle-offer = Resolver problemas
puzzle-solve = Resolver
puzzle-ask = ¿Qué es lo mejor aquí? Decides una sola vez.
puzzle-lately = Lo que pasó
puzzle-thinking = Un momento: se está examinando tu decisión.
puzzle-right = Es lo mejor
puzzle-as-good = Igual de bueno
puzzle-wrong = Hay algo mejor
puzzle-same-mistake = Lo mismo que en la partida
puzzle-next = Siguiente
puzzle-worth = { $points ->
    [one] { $percent } % de probabilidad de ganar, { $points } punto
   *[other] { $percent } % de probabilidad de ganar, { $points } puntos
}
puzzle-others = { $number ->
    [one] { $number } opción más
   *[other] { $number } opciones más
}
puzzle-found-by = Bots que la encuentran
puzzle-solved = { $number } de { $of } resueltos
puzzle-streak = { $number } seguidos
puzzle-streak-best = racha más larga: { $number }
puzzle-difficulty = Dificultad { $number } de 5
puzzle-level = Dificultad
puzzle-level-any = Cualquiera
puzzle-again-minutes = { $number ->
    [one] Vuelve en { $number } minuto.
   *[other] Vuelve en { $number } minutos.
}
puzzle-again-hours = { $number ->
    [one] Vuelve en { $number } hora.
   *[other] Vuelve en { $number } horas.
}
puzzle-again-days = { $number ->
    [one] Vuelve en { $number } día.
   *[other] Vuelve en { $number } días.
}
page-review-yours = tu decisión
page-review-best = lo mejor

## El entrenador

trainer-title = Entrenamiento
trainer-text = Tus propios errores y los problemas que fallaste vuelven hasta que los recuerdas: pronto si fallaste, cada vez más tarde si acertaste.
trainer-learn = Aprender de tus errores
trainer-own = Tu propia partida
trainer-puzzle = Un problema fallado
trainer-left = { $number ->
    [one] { $number } más después de esta
   *[other] { $number } más después de esta
}
trainer-done = { $number ->
    [one] { $number } posición hecha
   *[other] { $number } posiciones hechas
}
trainer-due = { $number ->
    [0] No hay nada pendiente. Después de una partida, pulsa «Análisis» y luego «Aprender de tus errores».
    [one] { $number } posición pendiente.
   *[other] { $number } posiciones pendientes.
}
trainer-later-minutes = { $number ->
    [one] La próxima llega en { $number } minuto.
   *[other] La próxima llega en { $number } minutos.
}
trainer-later-hours = { $number ->
    [one] La próxima llega en { $number } hora.
   *[other] La próxima llega en { $number } horas.
}
trainer-later-days = { $number ->
    [one] La próxima llega en { $number } día.
   *[other] La próxima llega en { $number } días.
}
trainer-begin = Empezar
