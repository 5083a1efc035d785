"""What is said of many matches is what happened in each of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import make_streams, pick_outcome
from grasse.kernel.seats import CHANCE
from grasse.players.greedy import Greedy
from grasse.study.balance import Findings, observe

ROOT = Path(__file__).resolve().parents[2]
SEATS, MATCHES, SEED = 3, 3, "a test"

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@pytest.fixture(scope="module")
def findings() -> dict[str, Findings]:
    return {}


def study(game: Game, found: dict[str, Findings]) -> Findings:
    if game.name not in found:
        found[game.name] = observe(game, game.load_box(), SEATS, MATCHES, SEED)
    return found[game.name]


@cache
def play_by_hand(name: str, number: int) -> tuple[Match, Counter[tuple[int, int, int]]]:
    """The same match, decision by decision: how it ended, and its events by kind, seat, value."""
    game = GAMES[name]
    match = Match(game, game.load_box(), SEATS)
    rng = make_streams(MATCHES, ("balance", game.name, SEATS, SEED))[number]
    player, weights = Greedy(rng), np.zeros(game.CHANCES, np.int64)
    happened: Counter[tuple[int, int, int]] = Counter()
    while not match.is_over:
        if match.seat == CHANCE:
            total = game.odds(match.box, match.state, weights)
            action = game.ACTIONS + pick_outcome(rng, weights, total)
        else:
            action = player.choose(game, match.box, match.view(match.seat), match.options())
        for row in match.play(action):
            happened[int(row.kind), int(row.seat), int(row.a)] += 1
    return match, happened


@every_game
def test_the_loop_plays_what_greedy_players_play(game: Game, findings: dict[str, Findings]) -> None:
    found = study(game, findings)
    for number in range(MATCHES):
        match, happened = play_by_hand(game.name, number)
        assert found.decisions[number] == sum(seat >= 0 for seat in match.deciders)
        assert found.scores[number].tolist() == [points for points, _ in match.scores()]
        assert found.places[number].tolist() == [place for _, place in match.scores()]
        counts, sums = np.zeros((2, len(game.event_kinds), SEATS), int)
        for (kind, seat, value), times in happened.items():
            if seat >= 0:
                counts[kind, seat] += times
                sums[kind, seat] += value * times
        assert found.counts[number].tolist() == counts.tolist()
        assert found.sums[number].tolist() == sums.tolist()


@every_game
def test_what_winners_did_is_counted_apart(game: Game, findings: dict[str, Findings]) -> None:
    found = study(game, findings)
    values, winners = np.zeros((2, *found.values.shape), int)
    for number in range(MATCHES):
        match, happened = play_by_hand(game.name, number)
        for (kind, seat, value), times in happened.items():
            if seat >= 0 and 0 <= value < values.shape[1]:
                values[kind, value] += times
                winners[kind, value] += times * (match.scores()[seat][1] == 1)
    assert (found.values == values).all()
    assert (found.winners == winners).all()


@every_game
def test_a_victory_that_is_shared_counts_once(game: Game, findings: dict[str, Findings]) -> None:
    found = study(game, findings)
    places = np.array([[1, 1, 3], [2, 1, 3]], np.int32)
    shared = replace(found, places=places)
    assert shared.wins.tolist() == [[0.5, 0.5, 0], [0, 1, 0]]


# ---------------------------------------------------------------- the pages


@pytest.mark.slow
@every_game
def test_every_game_has_a_page_about_how_it_plays(game: Game, tmp_path: Path) -> None:
    command = [sys.executable, "docs/balance.py", game.name, "--matches", "3", "--to"]
    subprocess.run(
        [*command, str(tmp_path)], cwd=ROOT, env={**os.environ, "PYTHONPATH": "."}, check=True
    )
    made = (tmp_path / f"{game.name}.md").read_text(encoding="utf-8")
    kept = (ROOT / "docs" / "balance" / f"{game.name}.md").read_text(encoding="utf-8")
    headings = re.compile(r"^## .*$|^!\[.*$", re.MULTILINE)
    assert headings.findall(made) == headings.findall(kept), "run docs/balance.py again"
    pictures = re.findall(r"\((\S+\.svg)\)", made)
    assert pictures
    assert all((tmp_path / name).stat().st_size > 1000 for name in pictures)
