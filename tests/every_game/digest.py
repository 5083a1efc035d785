"""A hash over every state of some matches, printed: the same whichever way the rules are run.

python -m tests.every_game.digest parfum
"""

from __future__ import annotations

import hashlib
import sys

from grasse.kernel.rng import make_rng
from grasse.kernel.seats import NOBODY
from tests.every_game.cases import DEFAULT, VARIED, Case
from tests.every_game.journeys import LIMIT, lay_table, travel

SEED = "three speeds"


def digest_at_random(case: Case) -> str:
    """Plays one match by the game's own loop; every state after every decision counts."""
    game, box = case.game, case.box
    state, rng = lay_table(case), make_rng(SEED)
    mask, weights, events = game.loops.scratch()
    seen = hashlib.sha256(state.tobytes())
    for _ in range(LIMIT):
        if state.seat == NOBODY:
            break
        game.loops.step(box, state, rng, mask, weights, events)
        seen.update(state.tobytes())
        seen.update(events.rows[: events.count].tobytes())
    return seen.hexdigest()


def digest_eagerly(case: Case) -> str:
    """Plays one match by a player who sells: it gets further than chance does."""
    seen, match = hashlib.sha256(), case.match()
    for rows in travel(match, case, "eagerly", 2):
        seen.update(match.state.tobytes())
        seen.update(rows.tobytes())
    return seen.hexdigest()


def digests(*games: str) -> dict[str, str]:
    """One hash for each match: every seat count at random, every other box eagerly with one."""
    found = {}
    for case in VARIED:
        if case.game.name not in games:
            continue
        if case.box_name == DEFAULT:
            found[f"{case} at random"] = digest_at_random(case)
        else:
            found[f"{case} eagerly"] = digest_eagerly(case)
    return found


if __name__ == "__main__":
    for name, content in digests(*sys.argv[1:]).items():
        print(name, content)
