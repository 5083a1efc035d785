"""A network is evaluated as it was trained, refuses a wrong file, and guides a search."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.connect_four import GAME
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, Player, play_out
from grasse.players import CANDIDATES, PLAYERS, find_player, network, network_search
from grasse.players.network import (
    FILE,
    FORESEEN,
    LARGEST,
    SEATS,
    Network,
    NetworkError,
    Policy,
    encoding_of,
    expect,
    look_of,
    make_thought,
    muse_on,
    network_of,
    rate,
    read_header,
    read_network,
    shapes_of,
    wanted_habits,
    write_network,
)
from grasse.players.network_search import NetworkSearch
from grasse.players.search import Habits, Search, Tree
from grasse.research import batch
from grasse.research.pieces import find_points

BOX = GAME.load_box()
SOME: Any = object()  # a network of one's own
WIDE, NARROW = 24, 16
ABOUT = {"points": [], "scale": 1.0}
ERROR = 2e-3  # of a logit or a chance: the file keeps eleven bits of a weight


def arrays_of(seed: int = 1) -> dict[str, Any]:
    luck = np.random.default_rng(seed)
    shapes = shapes_of(GAME.FEATURES, GAME.ACTIONS, WIDE, NARROW)
    return {name: luck.normal(size=shape) / 3 for name, shape in shapes.items()}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_network(tmp_path / "some.weights", GAME, arrays_of(), ABOUT)
    return tmp_path / "some.weights"


def lies_at(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Has the network of each game looked for at *path*.

    A game in another folder would do as well, but what is compiled for one is not kept.
    """
    monkeypatch.setattr(network, "FILE", path)
    for room in (network, network_search):
        monkeypatch.setattr(room, "network_of", network_of.__wrapped__)
        monkeypatch.setattr(room, "wanted_habits", wanted_habits.__wrapped__)
    return path


@pytest.mark.slow
@pytest.mark.torch
def test_compiled_code_finds_what_the_trained_network_does(tmp_path: Path) -> None:
    import torch

    from grasse.research.net import Net

    torch.manual_seed(1)
    net = Net(GAME.FEATURES, GAME.ACTIONS, WIDE, NARROW)
    for head in (net.policy, net.value):
        torch.nn.init.normal_(head.weight, std=0.3)
    about = {"points": [3], "scale": 7.0}
    write_network(tmp_path / "net", GAME, net.arrays(), about)
    network = read_network(tmp_path / "net", GAME)
    thought, played = make_thought(GAME, network), batch(GAME, 32, seats=2)
    for _ in range(9):
        played.step(played.pick())
    luck = np.random.default_rng(1)
    seen = played.observations * luck.integers(-1, 5, GAME.FEATURES)
    seen = np.concatenate([seen, luck.normal(size=(32, FORESEEN))], 1).astype(np.float32)
    sense = -luck.random((32, GAME.ACTIONS)).astype(np.float32)
    with torch.no_grad():
        given = map(torch.from_numpy, (seen, sense, played.options))
        policies, wins, points = (each.numpy() for each in net(*given, torch.full((32,), 2)))
    for row in range(32):
        worth, values, ends = np.full(GAME.ACTIONS, -1e9), np.zeros(SEATS), np.zeros(SEATS)
        thought.seen[:], thought.sense[:] = seen[row], sense[row]
        muse_on(network, thought)
        rate(network, thought, played.options[row], worth)
        found = worth - worth.max() - np.log(np.exp(worth - worth.max()).sum())
        allowed = played.options[row]
        assert found[allowed] == pytest.approx(policies[row][allowed], abs=ERROR)
        expect(thought, 1, 2, values, ends)  # the seat that looks is the second one
        assert values[[1, 0]] == pytest.approx(np.exp(wins[row][:2]), abs=ERROR)
        now = np.array([seen[row][3], 0.0])
        assert ends[[1, 0]] == pytest.approx(now + 7 * points[row][:2], abs=7 * ERROR)


def test_a_file_says_what_it_is_for(file: Path) -> None:
    header = read_header(file)
    assert (header["game"], header["rules"]) == (GAME.name, GAME.version)
    assert header["encoding"] == encoding_of(GAME)
    network = read_network(file, GAME)
    assert network.mix == pytest.approx(arrays_of()["mix"], rel=1e-3)
    assert network.policy_bias == pytest.approx(arrays_of()["policy_bias"], rel=1e-3)


def test_a_file_that_does_not_fit_is_refused(file: Path) -> None:
    with pytest.raises(NetworkError, match="is for connect_four, not for parfum"):
        read_network(file, GAMES["parfum"])
    whole = file.read_bytes()
    file.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    with pytest.raises(NetworkError, match="is damaged"):
        read_network(file, GAME)
    file.write_bytes(whole.replace(encoding_of(GAME).encode(), b"0" * 16))
    with pytest.raises(NetworkError, match="other features or actions"):
        read_network(file, GAME)
    with pytest.raises(NetworkError, match=r"version 1 of the rules of Connect Four, not 2"):
        read_network(written(file, whole), replace(GAME, version=2))
    file.write_bytes(b"something else\n" + whole)
    with pytest.raises(NetworkError, match="is no network"):
        read_network(file, GAME)
    arrays = {**arrays_of(), "muse": np.zeros((NARROW, 3))}
    with pytest.raises(NetworkError, match="muse is"):
        write_network(file, GAME, arrays, ABOUT)


def written(file: Path, content: bytes) -> Path:
    """The file, with this in it again."""
    file.write_bytes(content)
    return file


def test_whoever_changes_the_rules_is_warned_and_plays_on_without_the_network(
    tmp_path: Path,
) -> None:
    write_network(tmp_path / FILE, GAME, arrays_of(), ABOUT)
    changed = replace(GAME, folder=tmp_path, version=GAME.version + 1)
    with pytest.warns(RuntimeWarning, match="was trained by version .*: it is not used"):
        assert network_of(changed) is None
    assert wanted_habits(changed) == {}


def test_the_networks_that_come_with_the_games_fit_them() -> None:
    """Whoever changes rules, features or actions trains the network again, or takes it away."""
    found = {name for name, game in GAMES.items() if (game.folder / FILE).exists()}
    assert found == {"perfumery", "aqua-mirabilis"}
    for name in found:
        game = GAMES[name]
        network = read_network(game.folder / FILE, game)
        assert network.points.tolist() == list(find_points(game, SEATS))
        assert (game.folder / FILE).stat().st_size <= LARGEST
        assert wanted_habits(game) == {"horizon": 0}


def test_a_game_without_a_network_has_none_to_play_by() -> None:
    assert network_of(GAME) is None
    match = Match(GAME, GAME.load_box(), 2)
    with pytest.raises(LookupError, match="no network comes with Connect Four"):
        CANDIDATES["instinct"].sit().choose(GAME, match.box, match.view(0), match.options())


@pytest.mark.slow
def test_the_network_alone_plays_and_so_does_a_search_by_it(file: Path) -> None:
    network = read_network(file, GAME)
    habits = Habits(iterations=60, nodes=500)  # the tree becomes full
    players: dict[int, Player] = {
        0: Policy(make_rng(0), network),
        1: NetworkSearch(make_rng(1), habits, network=network),
    }
    match = Match(GAME, GAME.load_box(), 2)
    play_out(match, players, Seeded("network"))
    assert match.is_over


@pytest.mark.slow
def test_a_search_by_a_network_sees_a_win_at_hand(file: Path) -> None:
    match = Match(GAME, GAME.load_box(), 2)
    for column in (3, 0, 3, 0, 3, 0):  # three of the first seat stand above each other
        match.play(match.options()[column])
    player = NetworkSearch(make_rng(1), Habits(iterations=300), network=read_network(file, GAME))
    found = player.consider(GAME, match.box, match.view(0))
    assert found[0].action == match.options()[3]
    assert sum(each.visits for each in found) == 300
    assert all(sum(each.values) == pytest.approx(1, abs=1e-4) for each in found if each.visits)


@pytest.mark.slow
def test_the_best_level_thinks_shorter_and_as_its_file_says_by_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = {**ABOUT, "habits": {"horizon": 0, "iterations": 7, "milliseconds": 0}}
    write_network(lies_at(tmp_path / FILE, monkeypatch), GAME, arrays_of(), about)
    match = Match(GAME, GAME.load_box(), 2)
    player: Any = PLAYERS["nose"].sit(1)
    found = player.consider(GAME, match.box, match.view(0))
    assert sum(each.visits for each in found) == 7
    assert player.habits.horizon == 0
    assert player.by_network == Habits(200)
    assert PLAYERS["nose"].habits == Habits(1000)  # where there is no network


@pytest.mark.slow
@pytest.mark.parametrize("horizon", [0, 1])
def test_a_network_that_has_learnt_nothing_judges_as_the_game_does(horizon: int) -> None:
    game = GAMES["perfumery"]  # which comes with a network: its search by one is compiled
    arrays = {
        name: np.zeros(shape, np.float32)
        for name, shape in shapes_of(game.FEATURES, game.ACTIONS, WIDE, NARROW).items()
    }
    points = np.array(find_points(game, SEATS), np.int64)
    network = Network(**arrays, scale=np.ones(1, np.float32), points=points)
    match, luck = Match(game, game.load_box(), 3), Seeded("judge")
    thought, greedy = make_thought(game, network), PLAYERS["greedy"].sit(1)
    policy = Policy(make_rng(1), network)
    for _ in range(60):
        if match.seat < 0:
            match.play(luck.draw(match))
            continue
        asked = (game, match.box, match.view(match.seat), match.options())
        worth, mask = np.zeros(game.ACTIONS), np.isin(np.arange(game.ACTIONS), asked[3])
        game.appraise(match.box, asked[2], mask, worth)
        assert worth[policy.choose(*asked)] == worth[mask].max()
        look_of(game)(match.box, match.state, 3, mask, network, thought)
        values, ends, foreseen = np.zeros(SEATS), np.zeros(SEATS), np.zeros(SEATS)
        expect(thought, match.seat, 3, values, ends)
        spread = game.foresee(match.box, asked[2], foreseen)
        assert ends[:3] == pytest.approx(foreseen[:3], abs=0.01)
        shares = np.exp((foreseen[:3] - foreseen.max()) / spread)
        assert values[:3] == pytest.approx(shares / shares.sum(), abs=0.001)
        match.play(greedy.choose(*asked))
    searching = NetworkSearch(make_rng(1), Habits(iterations=40, horizon=horizon), network=network)
    found = searching.consider(game, match.box, match.view(match.seat))
    assert sum(each.visits for each in found) == 40
    assert all(sum(each.values) == pytest.approx(1, abs=1e-4) for each in found if each.visits)


@pytest.mark.slow
def test_without_a_network_the_search_is_the_plain_one() -> None:
    match = Match(GAME, GAME.load_box(), 2)
    asked = (GAME, match.box, match.view(0))
    habits = Habits(iterations=50)
    found = Search(make_rng(1), habits).consider(*asked)
    other = Habits(iterations=9)
    assert NetworkSearch(make_rng(1), habits, by_network=other).consider(*asked) == found


@pytest.mark.slow
@pytest.mark.parametrize("name", ["perfumery", "aqua-mirabilis"])
def test_a_network_of_the_usual_rules_is_not_asked_where_they_are_read_otherwise(name: str) -> None:
    game, asked = GAMES[name], []

    class Watched(NetworkSearch):
        """Says by which network it would look ahead, and does not."""

        def make_tree(self, game: Game) -> Tree:
            asked.append(self._network_of(game))
            raise InterruptedError

    player, own = Watched(make_rng(1), Habits()), Watched(make_rng(1), Habits(), network=SOME)
    for on in (False, True, False):
        match = Match(game, game.load_box(), 2, {game.readings[0]: on})
        for each in (player, own):
            with pytest.raises(InterruptedError):
                each.consider(game, match.box, match.state)
    assert asked == [network_of(game), SOME, None, SOME, network_of(game), SOME]


def test_the_network_alone_leaves_other_readings_to_the_sense_of_the_game() -> None:
    game = GAMES["perfumery"]
    match, luck = Match(game, game.load_box(), 2, {"open_tiles": True}), Seeded(1)
    while match.seat == CHANCE:
        match.play(luck.draw(match))
    view, options = match.view(match.seat), match.options()
    worth, mask = np.zeros(game.ACTIONS), np.zeros(game.ACTIONS, np.bool_)
    mask[options] = True
    game.appraise(match.box, view, mask, worth)
    chosen = Policy(make_rng(1)).choose(game, match.box, view, options)
    assert worth[chosen] == max(worth[options])


def test_who_changes_the_game_has_the_habits_of_the_other_game() -> None:
    habits, by_network = Habits(iterations=50), Habits(iterations=9)
    player = NetworkSearch(make_rng(1), habits, by_network=by_network)
    with_network, luck = Match(GAMES["perfumery"], GAMES["perfumery"].load_box(), 2), Seeded(1)
    while with_network.seat == CHANCE:
        with_network.play(luck.draw(with_network))
    without = Match(GAME, BOX, 2)
    for match, iterations in ((with_network, 9), (without, 50), (with_network, 9)):
        found = player.consider(match.game, match.box, match.view(match.seat))
        assert sum(each.visits for each in found) == iterations


def test_candidates_are_found_by_name_and_are_no_players_of_the_table() -> None:
    assert find_player("nose-1s").habits == Habits(1000)
    assert not set(CANDIDATES) & set(PLAYERS)
    with pytest.raises(LookupError, match=r"known are .*instinct"):
        find_player("nobody")
