"""A million random decisions of Parfum, on all cores."""

from __future__ import annotations

from time import perf_counter

from grasse.games import find_game

MATCHES = 500


def main() -> None:
    """Plays the matches, and prints how fast it was and what random players earn."""
    parfum = find_game("parfum")
    box, variants = parfum.load_box(), parfum.variant_bits()
    parfum.loops.playouts(box, 1, seats=4, variants=variants, seed=0)  # compiles, the first time

    began = perf_counter()
    states, decisions, _ = parfum.loops.playouts(box, MATCHES, seats=4, variants=variants, seed=1)
    seconds = perf_counter() - began

    print(f"{MATCHES} matches, {decisions} decisions, chance's included, in {seconds:.2f} s")
    print(f"{decisions / seconds / 1e6:.1f} million decisions a second")
    print(f"{states['seats']['money'].mean():.1f} coins a seat")


if __name__ == "__main__":
    main()
