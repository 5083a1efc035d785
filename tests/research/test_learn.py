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
    assert np.abs(weights["policy.2.weight"]).max() > 0  # it began with nothing


def _load_weights(path: Path) -> dict[str, Any]:
    import torch

    return {name: tensor.numpy() for name, tensor in torch.load(path).items()}


@pytest.mark.slow
def test_a_decision_is_credited_with_what_came_of_it_to_its_seat() -> None:
    import torch

    from examples import learn

    luck = np.random.default_rng(1)
    steps, matches, seats = 40, 7, 3
    size = (steps + 1, matches)
    rows: dict[str, Any] = {
        "seen": luck.integers(0, 99, (*size, seats)),  # points, and nothing else
        "value": luck.normal(size=(*size, seats)),
        "seat": luck.integers(0, seats, size),
        "done": luck.random(size) < 0.1,
    }
    rows["rewards"] = luck.normal(size=(*size, seats)) * rows["done"][:, :, None]
    given = {name: torch.from_numpy(array) for name, array in rows.items()}
    args = SimpleNamespace(steps=steps, fade=FADE, scale=2.0, points=[0, 1, 2])
    credited = learn.credit(given, args)
    assert len(credited["seen"]) == steps * matches
    for step in range(steps):
        for match in range(matches):
            mores = [more_of(rows, match, seat, step) for seat in range(seats)]
            at, seat = step * matches + match, rows["seat"][step, match]
            assert float(credited["better"][at]) == pytest.approx(mores[seat], abs=1e-5)
            turned = [mores[(seat + each) % seats] for each in range(seats)]
            goal = rows["value"][step, match] + turned
            assert credited["goal"][at].tolist() == pytest.approx(goal.tolist(), abs=1e-5)


def more_of(rows: dict[str, Any], match: int, seat: int, step: int) -> float:
    """What a seat got from a step on more than was expected, the later the less it counts."""
    deciding = rows["seat"][:, match]
    order = np.arange(len(deciding)), (seat - deciding) % 3
    value, points = rows["value"][:, match][order], rows["seen"][:, match][order] / 2
    more, weight = 0.0, 1.0
    for at in range(step, len(deciding) - 1):
        if rows["done"][at, match]:
            return more + weight * (rows["rewards"][at, match, seat] - value[at])
        more += weight * (points[at + 1] - points[at] + value[at + 1] - value[at])
        weight *= FADE
    return more


@pytest.mark.slow
def test_what_the_deciding_seat_sees_is_turned_to_the_order_of_seats_and_back() -> None:
    import torch

    from examples import learn

    seen, seat = torch.tensor([[10, 11, 12], [10, 11, 12]]), torch.tensor([0, 2])
    turned = learn.turned(seen, seat, -1)
    assert turned.tolist() == [[10, 11, 12], [11, 12, 10]]  # seat 3 is itself the first of its row
    assert learn.turned(turned, seat, 1).equal(seen)


def test_without_pytorch_the_learner_says_what_it_needs() -> None:
    done = run("-c", WITHOUT)
    assert done.returncode == 1
    assert "pip install 'grasse[train]'" in done.stderr


def test_who_wins_is_counted_on_every_chair() -> None:
    def lowest(observations: Any, options: Any) -> Any:
        assert len(options)  # nobody is asked about nothing: some networks cannot answer that
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
