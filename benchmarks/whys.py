"""How often does a reason say something? Tells the reasons of the shipped puzzles again.

For each option that is not the best of its puzzle, counts what kind of reason is told now: points
soon, points kept from others, what is gained for later, points at the end, or nothing but "later".
With --write the files of puzzles get these reasons; nothing else in them changes.

    python -m benchmarks.whys [--write] [GAME ...]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.study.puzzles.collection import FILE, Mined, Puzzle, read, write
from grasse.study.review.moments import Choice
from grasse.study.review.whys import why


def tell_again(game: Game, box: Box, mined: Mined, puzzle: Puzzle) -> None:
    """Gives a puzzle the reasons that are told now."""
    match = mined.open(game, box, puzzle)
    view, best = match.view(match.seat).tobytes(), puzzle.options[0]
    for option in puzzle.options[1:]:
        taken = Choice(puzzle.number, match.seat, view, match.options(), option.action)
        end = best.points - option.points
        option.why = why(game, box, mined.seats, taken, best.action, "puzzle", end)


def main() -> None:
    """Counts, and writes if that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    for name in chosen.games:
        game, start = GAMES[name], time.monotonic()
        box, path = game.load_box(), game.folder / FILE
        shipped = read(path)
        for mined in shipped.matches:
            for puzzle in mined.puzzles:
                tell_again(game, box, mined, puzzle)
        every = [o for _, puzzle in shipped.sorted() for o in puzzle.options[1:]]
        counts = Counter(option.why.id for option in every if option.why)
        told = ", ".join(f"{n} {id} ({n / len(every):.0%})" for id, n in counts.most_common())
        taken = (time.monotonic() - start) / max(1, len(every))
        sys.stdout.write(f"{name}: {len(every)} reasons, {taken * 1000:.0f} ms each: {told}\n")
        if chosen.write:
            write(path, shipped.header, shipped.matches)


if __name__ == "__main__":
    main()
