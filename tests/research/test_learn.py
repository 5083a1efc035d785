"""The learner of examples/ learns, and credits every seat with what came of its decisions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as Xml

import numpy as np
import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.rng import make_streams
from grasse.players.greedy import Greedy
from grasse.research import batch
from grasse.research.rivals import GreedyRival, share_won

ROOT = Path(__file__).resolve().parents[2]
SMALL = "--seconds=2 --matches=16 --steps=16 --width=32 --part=128 --tests=4 --stops=1".split()
FADE = 0.9
WITHOUT = """
import runpy, sys
sys.modules["torch"] = None
runpy.run_path("examples/learn.py", run_name="__main__")
"""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_the_learner_learns(tmp_path: Path) -> None:
    done = run("examples/learn.py", *SMALL, f"--out={tmp_path / 'curve'}")
    assert done.returncode == 0, done.stderr
    told = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert told["settings"]["game"] == "parfum"
    before, after = told["curve"]
    assert 0 == before["decisions"] < after["decisions"]
    assert all(0 <= after[rival] <= 1 for rival in ("uniform", "greedy"))
    assert Xml.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")
    weights = _load_weights(tmp_path / "curve.pt")
    assert np.abs(weights["policy.4.weight"]).max() > 0  # it began with nothing


def _load_weights(path: Path) -> dict[str, Any]:
    import torch

    return {name: tensor.numpy() for name, tensor in torch.load(path).items()}


@pytest.mark.slow
def test_a_seat_is_credited_for_what_came_of_its_own_decisions() -> None:
    import torch

    from examples import learn

    luck = np.random.default_rng(1)
    steps, matches, seats = 40, 7, 3
    rows: dict[str, Any] = {
        "lead": luck.normal(size=(steps, matches)),
        "value": luck.normal(size=(steps, matches)),
        "seat": luck.integers(0, seats, (steps, matches)),
        "options": luck.random((steps, matches, 4)) < 0.4,
        "done": luck.random((steps, matches)) < 0.1,
    }
    rows["rewards"] = luck.normal(size=(steps, matches, seats)) * rows["done"][:, :, None]
    now = {
        "observations": luck.integers(0, 9, (matches, seats)).astype(np.float64),
        "options": np.ones((matches, 4), np.bool_),
        "seat": luck.integers(0, seats, matches),
        "rewards": np.zeros((matches, seats)),
    }
    given, next_row = (
        {name: torch.from_numpy(array) for name, array in some.items()} for some in (rows, now)
    )
    args = SimpleNamespace(steps=steps, fade=FADE, scale=2.0, points=[0, 1, 2])
    learn.credit(
        given,
        lambda seen, options: (None, torch.full((matches,), 0.7, dtype=torch.float64)),
        next_row,
        args,
    )
    points = now["observations"]
    ahead = (points[:, 0] - points[:, 1:].mean(1)) / 2
    for match in range(matches):
        after = ahead[match], 0.7, now["seat"][match]
        for step in range(steps):
            gains = gains_of(rows, match, step, after)
            assert bool(given["counts"][step, match]) == bool(gains)
            if gains:
                expected = sum(gain * FADE**late for late, gain in enumerate(gains))
                assert float(given["advantage"][step, match]) == pytest.approx(expected)
    assert given["counts"].sum() > 100


def gains_of(rows: dict[str, Any], match: int, step: int, after: Any) -> list[float]:
    """What the seat of this decision gained on what it expected, from one decision to its next.

    Nothing, if it has no choice; *after* is the lead, the value and the seat at the end of it all.
    """
    lead, value, seats, done = (rows[name][:, match] for name in ("lead", "value", "seat", "done"))
    is_free, seat = rows["options"][:, match].sum(axis=1) > 1, seats[step]
    gains: list[float] = []
    if not is_free[step]:
        return gains
    before = step
    for later in range(step, len(lead)):
        if later > before and seats[later] == seat and is_free[later]:
            gains.append(lead[later] - lead[before] + value[later] - value[before])
            before = later
        if done[later]:
            return [*gains, rows["rewards"][later, match, seat] - value[before]]
    if after[2] == seat:
        gains.append(after[0] - lead[before] + after[1] - value[before])
    return gains


def test_without_pytorch_the_learner_says_what_it_needs() -> None:
    done = run("-c", WITHOUT)
    assert done.returncode == 1
    assert "pip install 'grasse[train]'" in done.stderr


def test_who_wins_is_counted_on_every_chair() -> None:
    def lowest(observations: Any, options: Any) -> Any:
        return options.argmax(axis=1)

    # Where all fill the columns from the left, the one who begins has four in the lowest row.
    ours = batch(CONNECT_FOUR, 5, seats=2)
    assert share_won(ours, lambda: lowest(None, ours.options), lowest) == 3 / 5


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[] if name == "parfum" else pytest.mark.slow, id=name)
     for name, game in GAMES.items()],
)  # fmt: skip
def test_the_rival_chooses_as_greedy_does(game: Game) -> None:
    ours = batch(game, 4, seats=game.seats[0], seed="rival")
    rival = GreedyRival(ours, "rival")
    lots = make_streams(4, "greedy", "rival")
    alone = [Greedy(lot) for lot in lots]
    for _ in range(20):
        chosen = rival.pick()
        for match, player in enumerate(alone):
            view = ours.states[match].copy()
            game.hide(ours.box, view, int(view.seat))
            options = np.flatnonzero(ours.options[match]).tolist()
            assert chosen[match] == player.choose(game, ours.box, view, options)
        ours.step(chosen)
