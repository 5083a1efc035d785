"""PettingZoo's own tests pass on our games, unmodified; the rest of the adapter keeps its word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from grasse.games import GAMES
from grasse.kernel.match import RuleRefusal
from grasse.research import zoo
from grasse.research.position import identity
from tests.research.places import match_at, worth

# Said of everything whose name is not in a list of theirs; of their own test environments; and of
# the dead, who truly have no options.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def choose(observation: dict[str, Any]) -> int:
    """The middle one of the options."""
    options = np.flatnonzero(observation["action_mask"])
    return int(options[len(options) // 2])


def play_out(env: Any) -> dict[str, float]:
    """Plays on to the end; answers with what each agent got at last."""
    got = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] = reward
        env.step(None if terminated else choose(observation))
    return got


def suite() -> tuple[Callable[..., None], ...]:
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    return api_test, seed_test, parallel_api_test


@pytest.mark.slow
def test_the_beginning_passes_their_tests() -> None:
    api_test, seed_test, _ = suite()
    api_test(zoo.env("parfum"), num_cycles=25)
    seed_test(lambda: zoo.env("parfum"), num_cycles=25)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_pass_their_tests(game: str) -> None:
    api_test, seed_test, parallel_api_test = suite()
    api_test(zoo.env(game, seats=3))
    seed_test(lambda: zoo.env(game, seats=3))
    parallel_api_test(turn_based_aec_to_parallel(zoo.env(game, seats=2)))


def test_seats_cannot_decide_at_once() -> None:
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(zoo.env("parfum"))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_an_id_with_its_version(game: Any) -> None:
    assert identity(game) in pettingzoo.aec_registry
    assert identity(GAMES["aqua-mirabilis"]) == "grasse/AquaMirabilis-v2"


def test_a_match_is_played_to_its_end() -> None:
    env = pettingzoo.make("aec", "grasse/Parfum-v1", seats=3, render_mode="ansi")
    env.reset(seed=1)  # nobody shares a place
    assert str(env) == "parfum_v1"
    assert env.render().startswith("phase wake 1, seats 3, round 1")
    got = play_out(env)
    paid = worth(match_at(env.unwrapped._position))
    assert got == dict(zip(["seat_0", "seat_1", "seat_2"], paid, strict=True))
    assert env.agents == []
    env.reset(seed=1)
    assert play_out(env) == got  # the same luck
    env.reset()
    first = env.last()[0]["observation"].tolist()
    env.reset()
    assert env.last()[0]["observation"].tolist() != first  # other luck each time


def test_who_does_not_decide_sees_its_own_view_and_no_options() -> None:
    env = zoo.SeatsEnv("parfum", seats=2)
    env.reset(seed=1)
    mine, other = env.agent_selection, next(a for a in env.agents if a != env.agent_selection)
    assert env.observe(mine)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()
    assert env.observe(mine)["observation"].tolist() != env.observe(other)["observation"].tolist()
    assert env.render() is None


def test_what_is_forbidden_is_refused_or_loses(caplog: pytest.LogCaptureFixture) -> None:
    raw = zoo.SeatsEnv("parfum", seats=2)
    raw.reset(seed=1)
    before = raw.observe(raw.agent_selection)["observation"].tolist()
    forbidden = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    for action in (forbidden, None, -(2**62), 2**63):
        with pytest.raises(RuleRefusal, match=r"is refused by PA-\d"):
            raw.step(action)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        raw.step(0.5)  # type: ignore[arg-type]
    assert raw.observe(raw.agent_selection)["observation"].tolist() == before
    env = zoo.env("parfum", seats=2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(forbidden)
    assert "Illegal move" in caplog.text
    assert play_out(env)[loser] == -1
