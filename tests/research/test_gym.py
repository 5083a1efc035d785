"""Gymnasium's own check passes on our games, unmodified; the rest of the adapter keeps its word."""

from __future__ import annotations

import importlib
import sys
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from grasse.games import GAMES
from grasse.kernel.aliases import Box, Rng, View
from grasse.kernel.game import Game
from grasse.players import PLAYERS, PlayerCard
from grasse.players.uniform import Uniform
from grasse.research.gym import SeatEnv
from grasse.research.position import identity
from tests.research.places import match_at, worth


class Spy(Uniform):
    """A player that takes note of what it is given and shown."""

    def __init__(self, rng: Rng, name: str, sat: list[Spy]) -> None:
        super().__init__(rng)
        self.name, self.luck, self.views = name, rng.tobytes(), list[View]()
        sat.append(self)

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        self.views.append(view)
        return super().choose(game, box, view, options)


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    """Those of `ear` and `eye` who have sat down so far."""
    sat: list[Spy] = []
    for name in ("ear", "eye"):
        card = PlayerCard(name, "spies", partial(Spy, name=name, sat=sat))
        monkeypatch.setitem(PLAYERS, name, card)
    return sat


def play_out(env: Any, seed: int) -> tuple[float, int]:
    """Plays a match to its end; answers with the reward, and how often this seat decided."""
    _, info = env.reset(seed=seed)
    reward, terminated, decisions = 0.0, False, 0
    while not terminated:
        assert reward == 0
        options = np.flatnonzero(info["action_mask"])
        _, reward, terminated, truncated, info = env.step(options[len(options) // 2])
        assert not truncated
        decisions += 1
    assert not info["action_mask"].any()
    return reward, decisions


@pytest.mark.slow
def test_the_check_passes() -> None:
    check_env(gymnasium.make("grasse/Parfum-v1", seats=2, render_mode="ansi").unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_check_passes_for_every_game(game: Any) -> None:
    check_env(gymnasium.make(identity(game), others="uniform").unwrapped)
    reward, _ = play_out(gymnasium.make(identity(game), others="uniform"), 1)
    assert -1 <= reward <= 1


def test_a_match_is_played_to_its_end() -> None:
    env = gymnasium.make("grasse.research.gym:grasse/Parfum-v1", seats=2, others=["uniform"])
    results = [play_out(env, seed) for seed in (1, 2, 1)]
    assert results[0] == results[2]  # the same luck, chair and others
    assert {reward for reward, _ in results} <= {-1, 0, 1}
    assert min(decisions for _, decisions in results) > 20
    with pytest.raises(ValueError, match=r"over; reset\(\) begins another"):
        env.unwrapped.step(0)


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_is_paid_for_its_own_place(seat: int) -> None:
    env = SeatEnv("parfum", 3, "uniform", seat)
    reward, _ = play_out(env, 1)
    assert reward == worth(match_at(env._position))[seat]


def test_the_others_sit_in_order_and_see_what_is_theirs(spies: list[Spy]) -> None:
    play_out(SeatEnv("parfum", 3, ["ear", "eye"], seat=1), 1)
    assert [spy.name for spy in spies] == ["ear", "eye"]
    for spy, chair in zip(spies, (0, 2), strict=True):
        assert {(int(view.seat), int(view.viewer)) for view in spy.views} == {(chair, chair)}
        held = np.array([view.seats["tokens"] for view in spy.views])  # [view, seat, value]
        assert held[:, chair].any()
        assert not np.delete(held, chair, axis=1).any()
        assert not any(view.well.any() for view in spy.views)


def test_the_others_have_luck_of_their_own(spies: list[Spy]) -> None:
    env = SeatEnv("parfum", 3, "ear")
    for seed in (1, None, 1):
        env.reset(seed=seed)
    lucks = [spy.luck for spy in spies]
    assert len(set(lucks[:4])) == 4
    assert lucks[4:] == lucks[:2]


def test_the_chair_is_drawn_unless_it_is_named() -> None:
    drawn, named = SeatEnv("parfum"), SeatEnv("parfum", seat=2)
    chairs = set()
    for seed in range(8):
        drawn.reset(seed=seed)
        named.reset(seed=seed)
        chairs.add(drawn.seat)
        assert named.seat == 2
    assert len(chairs) > 1


def test_it_is_asked_only_what_it_decides() -> None:
    env = SeatEnv("parfum", seats=3, others=["greedy", "uniform"])
    features, info = env.reset(seed=3)
    legend = GAMES["parfum"].legend(GAMES["parfum"].load_box())
    assert features[legend.index("seat +0 decides")] == 1
    assert info["action_mask"].astype(bool).tolist() == env.action_masks().tolist()
    assert env.render() is None


@pytest.mark.parametrize("action", [None, -1, -(2**62), 2**62, 2**63])
def test_what_is_forbidden_loses_at_once(action: int | None) -> None:
    env = SeatEnv("parfum")
    _, info = env.reset(seed=3)
    option, forbidden = (int(np.flatnonzero(info["action_mask"] == may)[0]) for may in (1, 0))
    _, reward, terminated, truncated, info = env.step(forbidden if action is None else action)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "is refused by PA-" in info["refused"]
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(ValueError, match=r"over; reset\(\) begins another"):
        env.step(option)
    env.reset(seed=3)
    assert env.action_masks()[option]
    assert env.step(option)[1:4] == (0, False, False)


def test_a_wrong_wish_is_refused() -> None:
    with pytest.raises(ValueError, match="3 other chairs are to be taken, not 1"):
        SeatEnv("parfum", others=["greedy"])
    with pytest.raises(ValueError, match="there is no seat 4"):
        SeatEnv("parfum", seat=4)
    with pytest.raises(LookupError, match="there is no player 'oracle'"):
        SeatEnv("parfum", others="oracle")
    with pytest.raises(ValueError, match="2, 3, 4, not by 0"):
        SeatEnv("parfum", seats=0)
    env = SeatEnv("parfum", seats=2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        env.step(1.7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("adapter", "package"),
    [("gym", "gymnasium"), ("zoo", "pettingzoo"), ("spiel", "pyspiel")],
)
def test_an_adapter_without_its_package_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, adapter: str, package: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"grasse.research.{adapter}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'grasse\[research\]'"):
        importlib.import_module(f"grasse.research.{adapter}")
