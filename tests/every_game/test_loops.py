"""Play by the million, of every game: the same matches as one by one, on however many threads."""

from __future__ import annotations

import pytest

from grasse.kernel.jit import COMPILED
from grasse.kernel.loops import Batch
from grasse.kernel.rng import make_streams, pick_option, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY
from tests.every_game.cases import Case, every_box, every_seat_count
from tests.every_game.journeys import LIMIT, lay_table

MATCHES = 25 if COMPILED else 2


def play(case: Case, size: int, seed: object, threads: int, limit: int) -> Batch:
    """So many random matches of *case*."""
    return case.game.loops.playouts(
        case.box,
        size,
        seats=case.seats,
        variants=case.bits,
        seed=seed,
        threads=threads,
        limit=limit,
    )


@every_seat_count
def test_threads_do_not_change_the_matches(case: Case) -> None:
    one = play(case, MATCHES, "threads", 1, 400)
    two = play(case, MATCHES, "threads", 2, 400)
    assert one.states.tobytes() == two.states.tobytes()
    assert one[1:] == two[1:]
    assert len({state.tobytes() for state in one.states}) == MATCHES, "they are all alike"


@every_seat_count
def test_another_seed_gives_other_matches(case: Case) -> None:
    one, two = play(case, 3, 1, 1, 100), play(case, 3, 2, 1, 100)
    assert one.states.tobytes() != two.states.tobytes()


@every_box
def test_playouts_end(case: Case) -> None:
    batch = play(case, MATCHES, "ends", 2, LIMIT)
    assert (batch.states["seat"] == NOBODY).all()
    assert 0 < batch.by_chance < batch.decisions < MATCHES * LIMIT


@pytest.mark.interpreted
@every_box
def test_a_loop_plays_like_the_functions_it_is_made_of(case: Case) -> None:
    game, box, limit = case.game, case.box, 300
    batch = play(case, 2, "one by one", 1, limit)
    decisions = by_chance = 0
    for state, rng in zip(batch.states, make_streams(2, "one by one"), strict=True):
        by_hand = lay_table(case)
        mask, weights, events = game.loops.scratch()
        for _ in range(limit):
            decisions += 1
            if by_hand.seat == CHANCE:
                by_chance += 1
                total = game.odds(box, by_hand, weights)
                action = game.ACTIONS + pick_outcome(rng, weights, total)
            else:
                action = pick_option(rng, mask, game.options(box, by_hand, mask))
            game.apply(box, by_hand, action, events)
            if by_hand.seat == NOBODY:
                break
        assert by_hand.tobytes() == state.tobytes()
    assert (batch.decisions, batch.by_chance) == (decisions, by_chance)
