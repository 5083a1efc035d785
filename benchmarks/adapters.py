"""Measures what a decision costs through each adapter, beside PettingZoo's own Connect Four.

    python -m benchmarks.adapters [--decisions 2000] [--rounds 7] [--write]

PettingZoo's Connect Four needs pygame (pip install pygame-ce). Each is driven by the loop of its
manual, with a random option; all are measured in turn in each round, and the ratio is the median
of the ratios within a round, so that a machine that is busy with other things does not matter.
"""

from __future__ import annotations

import argparse
import datetime
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel

import grasse.research.spiel  # noqa: F401  (registers its games)
from benchmarks.games import write
from benchmarks.peers import machine
from grasse.research.zoo import env as zoo_env

CONNECT_FOUR = "classic/connect_four_v3"

Drive = Callable[[int], None]  # plays as many decisions, and begins again where a match ends


def main() -> None:
    """Measures, shows and, if asked, writes."""
    parser = argparse.ArgumentParser(description="Every adapter, by the decision.")
    parser.add_argument("--decisions", type=int, default=2000, help="of each adapter in each round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--write", action="store_true", help="put it into results.md")
    wishes = parser.parse_args()
    rounds = measure(wishes.decisions, wishes.rounds)
    settings = f"--decisions {wishes.decisions} --rounds {wishes.rounds}"
    text = section(rounds, f"python -m benchmarks.adapters {settings}")
    print(text)
    if wishes.write:
        write("adapters", text)


def adapters() -> dict[str, Drive]:
    """Everything that is measured, Connect Four first."""
    rng = np.random.default_rng(1)
    seat = gymnasium.make("grasse.research.gym:grasse/Parfum-v1", others="uniform")
    return {
        "PettingZoo, its own Connect Four": zoo(pettingzoo.make("aec", CONNECT_FOUR), rng),
        "PettingZoo, Parfum, 4 seats": zoo(zoo_env("parfum"), rng),
        "Gymnasium, Parfum, 3 others `uniform`": gym(seat, rng),
        "OpenSpiel, Parfum, 4 seats": spiel(pyspiel.load_game("grasse_parfum"), rng),
    }


def pick(mask: Any, rng: np.random.Generator) -> int:
    """Any of the options."""
    options = np.flatnonzero(mask)
    return int(options[rng.integers(len(options))])


def zoo(env: Any, rng: np.random.Generator) -> Drive:
    """A PettingZoo environment."""
    env.reset(seed=1)

    def drive(decisions: int) -> None:
        while decisions > 0:
            if not env.agents:
                env.reset()
            observation, _, terminated, _, _ = env.last()
            env.step(None if terminated else pick(observation["action_mask"], rng))
            decisions -= not terminated

    return drive


def gym(env: Any, rng: np.random.Generator) -> Drive:
    """A Gymnasium environment."""
    _, info = env.reset(seed=1)

    def drive(decisions: int) -> None:
        nonlocal info
        for _ in range(decisions):
            _, _, terminated, _, info = env.step(pick(info["action_mask"], rng))
            if terminated:
                _, info = env.reset()

    return drive


def spiel(game: Any, rng: np.random.Generator) -> Drive:
    """An OpenSpiel game, with its information state, as a learner would ask for it."""
    state = game.new_initial_state()

    def drive(decisions: int) -> None:
        nonlocal state
        while decisions > 0:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                at = int(np.searchsorted(np.cumsum(chances[:-1]), rng.random()))
                state.apply_action(outcomes[at])
            else:
                state.information_state_tensor()
                state.apply_action(int(rng.choice(state.legal_actions())))
                decisions -= 1

    return drive


def measure(decisions: int, rounds: int) -> list[dict[str, float]]:
    """Microseconds a decision of every adapter, round by round."""
    cases = adapters()
    for drive in cases.values():
        drive(100)
    found = []
    for _ in range(rounds):
        spent = {}
        for name, drive in cases.items():
            began = perf_counter()
            drive(decisions)
            spent[name] = (perf_counter() - began) / decisions * 1e6
        found.append(spent)
    return found


def section(rounds: list[dict[str, float]], command: str) -> str:
    """The figures as a part of results.md."""
    first = next(iter(rounds[0]))
    lines = [
        "## Adapters",
        "",
        "What one decision costs, driven from Python by a random player through the API of others: "
        "options, observation, the decision itself, and what the other seats and chance do then. "
        "The last column is the median of the ratios within each round.",
        "",
        f"- date: {datetime.date.today().isoformat()}",
        f"- command: `{command}`",
        f"- machine: {machine()}",
        "",
        "| adapter | µs a decision | of PettingZoo's Connect Four |",
        "| --- | --: | --: |",
    ]
    for name in rounds[0]:
        cost = statistics.median(spent[name] for spent in rounds)
        ratio = statistics.median(spent[name] / spent[first] for spent in rounds)
        lines.append(f"| {name} | {cost:.0f} | {ratio:.2f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
