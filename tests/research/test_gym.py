"""Gymnasium's own check passes on our games, unmodified; the rest of the door keeps its word."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from grasse.games import GAMES
from grasse.research.gym import SeatEnv
from grasse.research.position import identity


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


def test_what_is_forbidden_loses_at_once() -> None:
    env = SeatEnv("parfum")
    _, info = env.reset(seed=3)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(forbidden)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "is refused by PA-" in info["refused"]


def test_a_wrong_wish_is_refused() -> None:
    with pytest.raises(ValueError, match="3 other chairs are to be taken, not 1"):
        SeatEnv("parfum", others=["greedy"])
    with pytest.raises(ValueError, match="there is no seat 4"):
        SeatEnv("parfum", seat=4)
    with pytest.raises(LookupError, match="there is no player 'oracle'"):
        SeatEnv("parfum", others="oracle")


@pytest.mark.parametrize(
    ("door", "package"),
    [("gym", "gymnasium"), ("zoo", "pettingzoo"), ("spiel", "pyspiel")],
)
def test_a_door_without_its_package_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, door: str, package: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"grasse.research.{door}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'grasse\[research\]'"):
        importlib.import_module(f"grasse.research.{door}")
