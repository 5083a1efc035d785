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
from grasse.research.rivals import GreedyRival, Trial, share_won

ROOT = Path(__file__).resolve().parents[2]
SMALL = "--seconds=0.001 --matches=16 --steps=16 --width=32 --part=128 --tests=2 --stops=1".split()
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
        env={**os.environ, "PYTHONPATH": ".", "OMP_NUM_THREADS": "1"},  # others test beside it
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.torch
def test_the_learner_writes_down_how_it_came_on(tmp_path: Path) -> None:
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
@pytest.mark.torch
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
@pytest.mark.torch
def test_what_the_deciding_seat_sees_is_turned_to_the_order_of_seats_and_back() -> None:
    import torch

    from examples import learn

    seen, seat = torch.tensor([[10, 11, 12], [10, 11, 12]]), torch.tensor([0, 2])
    turned = learn.turned(seen, seat, -1)
    assert turned.tolist() == [[10, 11, 12], [11, 12, 10]]  # seat 3 is itself the first of its row
    assert learn.turned(turned, seat, 1).equal(seen)


@pytest.mark.slow
@pytest.mark.torch
def test_what_turned_out_better_becomes_likelier_and_values_come_nearer() -> None:
    import torch

    from examples import learn

    torch.manual_seed(1)
    net = learn.Net([torch.arange(6).reshape(2, 3)], 6, (4, 2, 8))
    seen, options = torch.rand(256, 6), torch.ones(256, 4, dtype=torch.bool)
    options[:, 3] = False
    action = torch.arange(256) % 3
    with torch.no_grad():
        chances, value = net(seen, options)
    rows = {
        "seen": seen,
        "options": options,
        "action": action,
        "chance": chances.gather(1, action[:, None]).squeeze(1),
        "better": (action == 1).float(),
        "goal": torch.ones(256, 2),
    }
    args = SimpleNamespace(rate=1e-2, epochs=3, part=64, curiosity=0.0)
    learn.improve(net, torch.optim.Adam(net.parameters()), rows, args, 1.0)
    after, valued = (found.detach() for found in net(seen, options))
    assert after[:, 1].mean() > chances[:, 1].mean() + 0.1
    assert after[:, 3].exp().max() == 0
    assert (valued - 1).abs().mean() < (value - 1).abs().mean()


@pytest.mark.slow
@pytest.mark.torch
def test_curiosity_keeps_all_options_open() -> None:
    import torch

    from examples import learn

    torch.manual_seed(1)
    net = learn.Net([torch.arange(6).reshape(2, 3)], 6, (4, 2, 8))
    torch.nn.init.normal_(net.policy[-1].weight, std=0.5)  # with a mind of its own
    seen, options = torch.rand(256, 6), torch.ones(256, 4, dtype=torch.bool)
    with torch.no_grad():
        chances, value = net(seen, options)
    action = chances.argmax(1)
    rows = {
        "seen": seen,
        "options": options,
        "action": action,
        "chance": chances.gather(1, action[:, None]).squeeze(1),
        "better": torch.zeros(256),
        "goal": value,
    }
    args = SimpleNamespace(rate=1e-2, epochs=3, part=64, curiosity=1.0)
    learn.improve(net, torch.optim.Adam(net.parameters()), rows, args, 1.0)
    after = net(seen, options)[0].detach()
    assert -(after.exp() * after).sum(1).mean() > -(chances.exp() * chances).sum(1).mean() + 0.01


@pytest.mark.slow
@pytest.mark.torch
def test_a_decision_is_kept_with_what_it_was_made_of_and_what_it_led_to() -> None:
    import torch

    from examples import learn

    torch.manual_seed(1)
    net = learn.Net([torch.arange(84).reshape(2, 42)], 84, (7, 2, 8))
    played, beside = (batch(CONNECT_FOUR, 5, seats=2, seed="rows") for _ in range(2))
    now = {name: torch.from_dlpack(getattr(played, name)) for name in learn.ARRAYS}
    rows = learn.roll_out(net, played, now, SimpleNamespace(steps=60, device="cpu"))
    assert rows["done"].sum() > 5
    for step in range(61):
        assert (rows["seen"][step].numpy() == beside.observations).all()
        assert (rows["options"][step].numpy() == beside.options).all()
        assert (rows["seat"][step].numpy() == beside.seat).all()
        assert rows["options"][step].gather(1, rows["action"][step][:, None]).all()
        beside.step(rows["action"][step].numpy())
        assert (rows["done"][step].numpy() == beside.done).all()
        assert (rows["rewards"][step].numpy() == beside.rewards).all()


@pytest.mark.slow
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


def test_a_trial_is_the_same_every_time_and_asks_only_while_a_match_lasts() -> None:
    asked = 0

    def lowest(observations: Any, options: Any) -> Any:
        nonlocal asked
        asked += len(options)
        return options.argmax(axis=1)

    trial = Trial(CONNECT_FOUR, 2, 40)
    found = []
    for _ in range(3):
        found.append((trial.shares_won(lowest), asked))
        asked = 0
    assert found[0] == found[1] == found[2]
    assert found[0][1] <= 2 * 40 * 21  # of each rival's matches, half of the 42 spaces


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
