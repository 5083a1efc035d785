"""A batch plays as matches do, alone and on threads, and shows a seat no secret."""

from __future__ import annotations

import itertools
import tracemalloc
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from grasse.games import GAMES, find_game
from grasse.kernel.aliases import Rng
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match
from grasse.kernel.rng import make_streams, pick_outcome
from grasse.kernel.seats import CHANCE
from grasse.research import Batch, batch

PARFUM = find_game("parfum")
SHOWN = ("options", "observations", "seat", "rewards", "done")


def settle(match: Match, rng: Rng) -> None:
    """Plays for chance until it is a seat's turn, or nobody's."""
    while match.seat == CHANCE:
        weights = np.zeros(match.game.CHANCES, np.int64)
        total = match.game.odds(match.box, match.state, weights)
        match.play(match.game.ACTIONS + pick_outcome(rng, weights, total))


def shown(match: Match) -> tuple[list[int], list[float]]:
    """The options of the deciding seat, and what it sees."""
    out = np.full(match.game.FEATURES, 7, np.float32)
    match.game.encode(match.box, match.view(match.seat), out)
    return match.options(), out.tolist()


def reward(match: Match) -> list[float]:
    """How much of the others each seat beat: written again, by counting."""
    places = [place for _, place in match.scores()]
    return [
        (sum(other > own for other in places) - sum(other < own for other in places))
        / (len(places) - 1)
        for own in places
    ]


def play_beside(game: Game, seats: int, size: int, steps: int) -> Iterator[list[float]]:
    """Steps a batch and as many matches by the same luck; yields the rewards of those that end."""
    ours = batch(game, size, seats=seats, seed="beside", threads=2)
    luck = make_streams(size, "batch", "beside")
    matches = [Match(game, ours.box, seats) for _ in range(size)]
    for match, rng in zip(matches, luck, strict=True):
        settle(match, rng)
    for _ in range(steps):
        actions = ours.pick()
        for number, match in enumerate(matches):
            assert ours.seat[number] == match.seat
            options, observation = shown(match)
            assert np.flatnonzero(ours.options[number]).tolist() == options
            assert ours.observations[number].tolist() == observation
            assert actions[number] in options
            match.play(int(actions[number]))
            settle(match, luck[number])
        ours.step(actions)
        for number, match in enumerate(matches):
            assert ours.done[number] == match.is_over
            wanted = reward(match) if match.is_over else [0.0] * seats
            assert ours.rewards[number].tolist() == np.array(wanted, np.float32).tolist()
            if match.is_over:
                yield wanted
                matches[number] = Match(game, ours.box, seats)
                settle(matches[number], luck[number])
            assert ours.states[number].tobytes() == matches[number].state.tobytes()


@pytest.mark.interpreted
def test_a_batch_plays_as_matches_do_from_end_to_end() -> None:
    ended = list(play_beside(CONNECT_FOUR, 2, 3, 150 if COMPILED else 50))
    assert [1, -1] in ended
    assert [-1, 1] in ended
    assert len(ended) > 3  # some began again and played to the end again


@pytest.mark.interpreted
def test_a_batch_deals_and_hides_as_a_match_does() -> None:
    list(play_beside(PARFUM, 3, 3, 200 if COMPILED else 15))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_is_played_to_the_end_and_begun_anew(game: Game, seats: int) -> None:
    ended = list(itertools.islice(play_beside(game, seats, 1, 10_000), 2))
    assert [sum(rewards) for rewards in ended] == pytest.approx([0, 0])
    assert len(ended) == 2


def after(steps: int, **settings: Any) -> Batch:
    ours = batch(PARFUM, 10, seats=4, **settings)
    for _ in range(steps):
        ours.step(ours.pick())
    return ours


def contents(ours: Batch) -> list[bytes]:
    return [getattr(ours, name).tobytes() for name in (*SHOWN, "states")]


def test_the_same_seed_plays_the_same_on_any_number_of_threads() -> None:
    one, two, three = (after(60, seed=5, threads=threads) for threads in (1, 3, 99))
    assert contents(one) == contents(two) == contents(three)
    assert contents(one) != contents(after(60, seed=6))
    for chosen, seed in ((None, 5), (6, 6)):
        one.reset(chosen)
        new = after(0, seed=seed)
        assert contents(one) == contents(new)
        assert one.pick().tolist() == new.pick().tolist()


def test_each_option_is_picked_as_often_as_any_other() -> None:
    ours = batch(CONNECT_FOUR, 7000, seats=2)  # at the start all seven columns are open
    counts = np.bincount(ours.pick())
    assert counts.size == 7
    assert counts.min() > 900
    assert counts.max() < 1100


@pytest.mark.interpreted
def test_what_was_picked_stays_when_all_begin_anew() -> None:
    ours = batch(PARFUM, 2, seats=2)
    picked = ours.pick()
    kept = picked.tolist()
    ours.reset()
    assert picked.tolist() == kept


def test_a_match_does_not_depend_on_its_neighbours() -> None:
    few, many = batch(PARFUM, 3, seats=2), batch(PARFUM, 50, seats=2)
    for _ in range(40):
        few.step(few.pick())
        many.step(many.pick())
    assert few.states.tobytes() == many.states[:3].tobytes()


@pytest.mark.interpreted
def test_the_caller_may_own_the_arrays() -> None:
    shapes = {name: getattr(batch(PARFUM, 2, seats=2), name) for name in SHOWN}
    own = {name: np.full_like(array, 1) for name, array in shapes.items()}
    ours = batch(PARFUM, 2, seats=2, **own)
    assert all(getattr(ours, name) is array for name, array in own.items())
    ours.step(ours.pick())
    other = batch(PARFUM, 2, seats=2)
    other.step(other.pick())
    assert contents(ours) == contents(other)
    assert not own["done"].any()


def test_an_array_that_does_not_fit_is_refused() -> None:
    wide = np.zeros((4, PARFUM.FEATURES * 2), np.float32)
    for wrong in (wide, wide[:, ::2], wide[:, : PARFUM.FEATURES].astype(np.float64)):
        with pytest.raises(ValueError, match=r"observations must be float32 \[4, \d+\], writeable"):
            batch(PARFUM, 4, seats=2, observations=wrong)
    with pytest.raises(TypeError, match="no array 'reward'; it has options, observations, seat"):
        batch(PARFUM, 4, seats=2, reward=wide)
    ours = batch(PARFUM, 4, seats=2)
    with pytest.raises(ValueError, match="actions must be int64"):
        ours.pick(np.zeros(4, np.int32))
    with pytest.raises(ValueError, match=r"there are 4 matches, and actions of shape \(3,\)"):
        ours.step([0, 0, 0])
    picked = ours.pick()
    for cut in ((picked + 0.9).tolist(), picked.astype(np.float32), np.ones(4, np.bool_)):
        with pytest.raises(ValueError, match=r"actions must be integers, not (float|bool)"):
            ours.step(cut)
    ours.step(tuple(picked.astype(np.int16)))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("take_die(rose)", r"take_die\(rose\) is refused by PA-3\.2: "),
        ("note(HT-09)", r"note\(HT-09\) is refused by PA-3\.2: "),  # chance's, and not its turn
        (-1, "action -1 is refused by PA-3.2: "),
        (10**12, "action 1000000000000 is refused by PA-3.2: "),
    ],
)
def test_an_action_that_is_forbidden_changes_nothing(action: str | int, words: str) -> None:
    ours, twin = (batch(PARFUM, 3, seats=2, threads=2) for _ in range(2))
    before = contents(ours)
    actions = ours.pick().copy()
    number = PARFUM.notation.read(ours.box, action) if isinstance(action, str) else action
    for check in (True, False):  # on a card it would matter
        with pytest.raises(ValueError, match=f"^match 2: {words}"):
            ours.step([*actions[:2], number], check=check)
    assert contents(ours) == before
    ours.step(actions, check=False)
    twin.step(twin.pick())
    assert contents(ours) == contents(twin)


def test_where_every_option_was_struck_out_nothing_is_picked() -> None:
    ours = batch(PARFUM, 2, seats=2)
    ours.options[:] = False
    with pytest.raises(ValueError, match="match 0: action -1 is refused"):
        ours.step(ours.pick())


def test_a_wrong_wish_is_refused() -> None:
    with pytest.raises(ValueError, match="is played by 2, 3, 4, not by 5"):
        batch("parfum", 2, seats=5)
    with pytest.raises(ValueError, match="at least one match, not 0"):
        batch("parfum", 0, seats=2)
    with pytest.raises(ValueError, match="no variant 'long'"):
        batch("parfum", 2, seats=2, variants={"long": True})
    with pytest.raises(ValueError, match="no device 'abacus'"):
        batch("parfum", 2, seats=2, device="abacus")
    with pytest.raises(ValueError, match="threads are for the cpu"):
        batch("parfum", 2, seats=2, device="cuda", threads=7)
    with pytest.raises(LookupError, match="there is no game 'chess'"):
        batch("chess", 2, seats=2)


def test_a_box_and_an_option_of_ones_own_are_played() -> None:
    learning = batch("parfum", 2, seats=2, variants={"learning": True}, box=PARFUM.components)
    assert learning.states["learning"].all()
    again = batch("parfum", 2, seats=2, variants={"learning": True}, box=learning.box)
    assert contents(again) == contents(learning)


def test_stepping_allocates_no_arrays() -> None:
    ours = after(3, threads=1)
    tracemalloc.start()
    ours.step(ours.pick())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < ours.observations[0].nbytes
