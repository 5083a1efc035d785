"""The learner of examples/ learns where PyTorch is, and says what it needs where it is not."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as Xml

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.rng import make_streams
from grasse.players.greedy import Greedy
from grasse.research import batch
from grasse.research.rivals import GreedyRival

ROOT = Path(__file__).resolve().parents[2]
SMALL = "--seconds=2 --matches=16 --steps=16 --width=32 --part=128 --tests=4 --points=1".split()


def run(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "examples/learn.py", *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_the_learner_learns_or_says_what_it_needs(tmp_path: Path) -> None:
    done = run(*SMALL, f"--out={tmp_path / 'curve'}")
    if importlib.util.find_spec("torch") is None:  # it weighs gigabytes: not every machine has it
        assert done.returncode == 1
        assert "pip install 'grasse[train]'" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))["curve"]
    assert len(curve) == 1
    assert curve[0]["decisions"] > 0
    assert all(0 <= point[rival] <= 1 for point in curve for rival in ("uniform", "greedy"))
    assert Xml.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")


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
