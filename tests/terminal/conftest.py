"""Terminals for the tests of the terminal, and a match that was played at one of them."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from grasse.games import find_game
from grasse.kernel import record
from grasse.kernel.match import Match
from tests.terminal.scripted import Done, Terminal


@dataclass(frozen=True)
class Played:
    """A whole match: Zoé, who always typed 1, against three bots of the usual level."""

    terminal: Terminal
    done: Done
    file: str
    match: Match


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal in a folder of its own."""
    return Terminal(tmp_path)


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A match that many tests look at; none of them changes it."""
    terminal = Terminal(tmp_path_factory.mktemp("played"))
    done = terminal.run("play parfum --seed 7 --name Zoé --save z.grasse", ["1"] * 999)
    match = record.read_file(terminal.path("z.grasse"), find_game).match
    return Played(terminal, done, str(terminal.path("z.grasse")), match)
