"""Random play in PettingZoo: Connect Four; hold'em and hanabi for four seats.

The loop is the documented one (`agent_iter`, `last`, `step`) on `raw_env`, which leaves out the
wrappers that check the caller and is about one and a half times as fast as `env`. The option is
chosen from the action mask by `numpy.flatnonzero`, which is faster than sampling the action
space. An observation is made at every step and cannot be turned off; hanabi's is its smallest.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, hanabi_v5, texas_holdem_no_limit_v6

from benchmarks.drivers.clock import Entry, Tally, report


def player(env: Any, seed: int) -> Callable[[], Tally]:
    """Returns a play of one match; *seed* is for the cards of all of them."""
    env.reset(seed=seed)

    def play() -> Tally:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            view, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            options = np.flatnonzero(view["action_mask"])
            env.step(int(options[int(random.random() * len(options))]))
            decisions += 1
        return Tally(1, decisions)

    return play


def entries(seed: int) -> Iterator[Entry]:
    """Yields each game; cards are dealt inside a step."""
    way = "Python loop"
    yield Entry("connect_four", 2, way, player(connect_four_v3.raw_env(), seed))
    holdem = texas_holdem_no_limit_v6.raw_env(num_players=4)
    yield Entry("texas_holdem_no_limit", 4, way, player(holdem, seed), chance_inside=True)
    hanabi = hanabi_v5.raw_env(players=4, hand_size=4, observation_type="minimal")
    yield Entry("hanabi", 4, way, player(hanabi, seed), chance_inside=True)


if __name__ == "__main__":
    report("PettingZoo", "pettingzoo", entries)
