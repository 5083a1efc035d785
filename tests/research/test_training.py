"""Training: it credits every seat, goes on from a checkpoint, and says what a file is not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.connect_four import GAME
from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.players.network import (
    FILE,
    Network,
    Policy,
    look_of,
    make_thought,
    network_of,
    read_header,
    read_network,
    shapes_of,
    write_network,
)
from grasse.research import baseline, baselines, batch
from tests.players.test_network import lies_at
from tests.terminal.scripted import Terminal

pytestmark = [pytest.mark.slow, pytest.mark.torch]

FADE = 0.9


def settings_of(**changes: Any) -> Any:
    from grasse.research.training import Settings, small

    few: Any = {"matches": 8, "steps": 6, "part": 32, "wide": 16, "narrow": 8, "apart": 3}
    return replace(small(Settings()), minutes=0, tests=2, **few, **changes)


def test_it_writes_a_network_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    from grasse.research.training import NoCheckpoint, Training, train

    to, said = tmp_path / "four.weights", list[str]()
    first = train(GAME, settings_of(), to, say=said.append)
    assert said
    assert read_header(to)["decisions"] == first.decisions > 0
    match = Match(GAME, GAME.load_box(), 2)
    player = Policy(make_rng(1), read_network(to, GAME))
    assert player.choose(GAME, match.box, match.view(0), match.options()) in match.options()
    told = json.loads(to.with_suffix(".json").read_text("utf-8"))
    assert told["curve"][-1]["decisions"] == first.decisions
    assert told["runs"][0]["seed"] == 1
    again = Training(GAME, settings_of(seed=2))
    again.load(to.with_suffix(".pt"))
    for name, array in again.net.arrays().items():
        assert array == pytest.approx(first.net.arrays()[name])
    second = train(GAME, settings_of(seed=2), to, to.with_suffix(".pt"), say=said.append)
    assert second.decisions > first.decisions
    assert len(second.curve) == len(first.curve) + 1
    runs = json.loads(to.with_suffix(".json").read_text("utf-8"))["runs"]
    assert [run["seed"] for run in runs] == [1, 2]
    with pytest.raises(NoCheckpoint, match="not for Parfum"):
        Training(GAMES["parfum"], settings_of()).load(to.with_suffix(".pt"))


def test_a_decision_is_credited_with_what_came_of_it_to_its_seat() -> None:
    import torch

    from grasse.research.training import Tables, credit

    settings = settings_of(fade=FADE)
    tables = Tables(GAME, settings, 1)
    tables.points, tables.seats = [0, 1, 2, 3], torch.tensor([2, 3, 4, 4, 3, 2, 4, 2])
    luck, size = np.random.default_rng(1), (settings.steps + 1, 8)
    seats = tables.seats.numpy()
    rows: dict[str, Any] = {
        "seen": luck.integers(0, 99, (*size, 4)).astype(np.float16),
        "sense": -luck.random((*size, 3)),
        "options": luck.random((*size, 3)) < 0.5,
        "action": luck.integers(0, 3, size),
        "chance": luck.random(size),
        "seat": luck.integers(0, 99, size) % seats,
        "done": luck.random(size) < 0.2,
    }
    for name in ("wins", "togo", "won", "ends"):
        rows[name] = luck.random((*size, 4)) * (np.arange(4) < seats[:, None])
    given = {name: torch.from_numpy(np.asarray(array)) for name, array in rows.items()}
    given["seen"][..., :] *= torch.from_numpy(np.arange(4) < seats[:, None])
    rows["seen"] = given["seen"].double().numpy()
    found = credit(given, tables, settings, 0.0)
    for step in range(settings.steps):
        for match in range(8):
            seat, count, at = rows["seat"][step, match], seats[match], step * 8 + match
            wins = [more_of(rows, match, each, step, count, "wins") for each in range(count)]
            made = [more_of(rows, match, each, step, count, "togo") for each in range(count)]
            others = (sum(made) - made[seat]) / (count - 1)
            wanted = 2 * wins[seat] + 0.3 * (made[seat] - others)
            assert float(found["better"][at]) == pytest.approx(wanted, abs=1e-4)
            turned = [wins[(seat + each) % count] for each in range(count)]
            goal = rows["wins"][step, match][:count] + turned
            assert found["win_goal"][at][:count].tolist() == pytest.approx(goal, abs=1e-4)


def more_of(rows: dict[str, Any], match: int, seat: int, step: int, seats: int, name: str) -> float:
    """What a seat got from a step on more than was expected, the later the less it counts."""
    deciding = rows["seat"][:, match]
    order = np.arange(len(deciding)), (seat - deciding) % seats
    value, points = rows[name][:, match][order], rows["seen"][:, match][order] / 15
    more, weight = 0.0, 1.0
    for at in range(step, len(deciding) - 1):
        if rows["done"][at, match]:
            end = rows["won"][at, match, seat]
            if name == "togo":
                end = rows["ends"][at, match, seat] - points[at]
            return float(more + weight * (end - value[at]))
        made = points[at + 1] - points[at] if name == "togo" else 0.0
        more += weight * (made + value[at + 1] - value[at])
        weight *= FADE
    return float(more)


def test_matches_for_all_numbers_of_seats_are_played_side_by_side() -> None:
    from grasse.research.net import Net
    from grasse.research.training import Tables, shares_of

    assert shares_of(100, (2, 3, 4)) == {2: 50, 3: 25, 4: 25}
    settings = settings_of()
    tables = Tables(GAME, settings, 1)
    rows = tables.play(Net(GAME.FEATURES, GAME.ACTIONS, 16, 8))
    assert rows["options"].gather(2, rows["action"][:, :, None]).all()
    ended = 0
    for _ in range(9):
        rows = tables.play(Net(GAME.FEATURES, GAME.ACTIONS, 16, 8))
        ended += int(rows["done"].sum())
        assert rows["won"][rows["done"]].sum(1).tolist() == pytest.approx(
            [1.0] * int(rows["done"].sum())
        )
    assert ended


def test_a_network_is_told_of_every_match_what_a_player_is_told_of_one() -> None:
    from grasse.research.senses import senses_of

    matches = batch(GAME, 5, seats=2, seed=3)
    for _ in range(6):
        matches.step(matches.pick())
    told = senses_of(matches, 1.0)
    told.look()
    shapes = shapes_of(GAME.FEATURES, GAME.ACTIONS, 16, 8)
    arrays = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    network = Network(**arrays, scale=np.ones(1, np.float32), points=np.zeros(0, np.int64))
    thought = make_thought(GAME, network)
    for row in range(5):
        asked = (matches.box, matches.states[row], 2, matches.options[row])
        look_of(GAME)(*asked, network, thought)
        assert told.seen[row][: GAME.FEATURES].tolist() == matches.observations[row].tolist()
        assert told.seen[row][GAME.FEATURES :].tolist() == thought.outlook.tolist()
        assert told.senses[row].tolist() == thought.sense.tolist()
        assert told.senses[row].max() == 0


def test_a_game_without_a_network_has_no_baseline() -> None:
    with pytest.raises(LookupError, match="no network comes with Connect Four"):
        baseline(GAME)


def test_the_command_trains_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal(tmp_path)
    done = terminal.run("train parfum --minutes 0 --matches 4 --tests 0")
    assert done.code == 0, done.err
    assert "parfum: round 0" in done.out
    assert read_network(tmp_path / "parfum.weights", GAMES["parfum"]).mix.shape == (128, 64)
    done = terminal.run("train perfumery --from parfum.pt")
    assert (done.code, "is not for Perfumery" in done.err) == (1, True)
    done = terminal.run("train parfum --from nowhere.pt")
    assert (done.code, "nowhere.pt" in done.err) == (1, True)
    monkeypatch.setattr("grasse.terminal.training.find_spec", lambda name: None)
    done = terminal.run("train parfum")
    assert (done.code, "This needs PyTorch" in done.err) == (1, True)


def test_a_network_beside_the_box_is_a_baseline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = lies_at(tmp_path / FILE, monkeypatch)
    monkeypatch.setattr(baselines, "FILE", path)
    monkeypatch.setattr(baselines, "network_of", network_of.__wrapped__)
    shapes = shapes_of(GAME.FEATURES, GAME.ACTIONS, 16, 8)
    arrays = {name: np.ones(shape) for name, shape in shapes.items()}
    header = write_network(path, GAME, arrays, {"points": [], "scale": 1.0})
    alone, ahead = baseline(GAME), baseline(GAME, iterations=5)
    assert header["hash"].startswith(alone.version)
    assert alone.trained == header
    match = Match(GAME, GAME.load_box(), 2)
    for found in (alone, ahead):
        chosen = found.player.choose(GAME, match.box, match.view(0), match.options())
        assert chosen in match.options()
