"""A network is evaluated as it was trained, refuses a wrong file, and guides a search."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.connect_four import GAME
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import Player, play_out
from grasse.players import CANDIDATES, PLAYERS, find_player
from grasse.players.network import (
    LARGEST,
    SEATS,
    NetworkError,
    Policy,
    encoding_of,
    expect,
    make_thought,
    muse_on,
    network_of,
    rate,
    read_header,
    read_network,
    shapes_of,
    write_network,
)
from grasse.players.network_search import NetworkSearch
from grasse.players.search import Habits
from grasse.research import batch

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


@pytest.mark.slow
@pytest.mark.torch
def test_compiled_code_finds_what_the_trained_network_does(tmp_path: Path) -> None:
    import torch

    from grasse.research.training import Net

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
    seen = played.observations * np.random.default_rng(1).integers(-1, 5, GAME.FEATURES)
    with torch.no_grad():
        given = torch.from_numpy(seen), torch.from_numpy(played.options)
        policies, wins, points = (each.numpy() for each in net(*given, torch.full((32,), 2)))
    for row in range(32):
        worth, values, ends = np.full(GAME.ACTIONS, -1e9), np.zeros(SEATS), np.zeros(SEATS)
        thought.seen[:] = seen[row]
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
    file.write_bytes(b"something else\n" + whole)
    with pytest.raises(NetworkError, match="is no network"):
        read_network(file, GAME)
    arrays = {**arrays_of(), "muse": np.zeros((NARROW, 3))}
    with pytest.raises(NetworkError, match="muse is"):
        write_network(file, GAME, arrays, ABOUT)


def test_a_game_has_a_small_network_or_none_and_plays_by_it() -> None:
    assert network_of(GAME) is None
    match = Match(GAME, GAME.load_box(), 2)
    with pytest.raises(LookupError, match="no network comes with Connect Four"):
        CANDIDATES["instinct"].sit().choose(GAME, match.box, match.view(0), match.options())
    for game in GAMES.values():
        if network_of(game):
            assert (game.folder / "network.weights").stat().st_size <= LARGEST


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
def test_without_a_network_the_search_is_the_plain_one() -> None:
    match = Match(GAME, GAME.load_box(), 2)
    asked = (GAME, match.box, match.view(0))
    habits = Habits(iterations=50)
    plain = PLAYERS["nose"].make(make_rng(1))
    plain.habits = habits  # type: ignore[attr-defined]
    assert NetworkSearch(make_rng(1), habits).consider(*asked) == plain.consider(*asked)  # type: ignore[attr-defined]


def test_candidates_are_found_by_name_and_are_no_players_of_the_table() -> None:
    assert find_player("absolute").habits == Habits(200)
    assert not set(CANDIDATES) & set(PLAYERS)
    with pytest.raises(LookupError, match=r"known are .*instinct"):
        find_player("nobody")
