"""A match of a game beside one of its copy, whose list of decisions has a spare one before each.

python -m tests.every_game.spares parfum

Run it interpreted (NUMBA_DISABLE_JIT=1): nothing of the copy was ever compiled. The copy must do
all that the game does, decision by decision as they are written, and never anything else.
"""

from __future__ import annotations

import importlib
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec.structs import asdict

from grasse.kernel.aliases import View
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.tree import Node
from tests.every_game.cases import MIDDLE, Case
from tests.every_game.journeys import journey

SEEN = 2  # states of each phase that are looked at from all sides
FAR_OUT = (-2, -1, 10**9)


def with_spares(source: str) -> tuple[str, list[str]]:
    """The text of an actions.py with a spare decision before each of its own, and their names."""
    names: list[str] = []

    def spare(line: re.Match[str]) -> str:
        number = len(names)
        names.append(f"spare_{chr(97 + number // 26)}{chr(97 + number % 26)}")
        noun = ', "seat"' if number % 2 else ""  # of two sizes
        return f'{line[1]}decision("{names[-1]}"{noun}),\n{line[0]}'

    return re.sub(r"^( +)decision\(", spare, source, flags=re.MULTILINE), names


def copy_with_spares(game: Game, folder: Path) -> tuple[Game, list[str]]:
    """The game as it is read from a copy of its folder, and the names of its spare decisions."""
    room = game.folder.name
    shutil.copytree(game.folder, folder / "spares" / room, ignore=lambda *_: {"__pycache__"})
    names: list[str] = []
    for path in (folder / "spares" / room).glob("*.py"):
        source = path.read_text(encoding="utf-8")
        if path.name == "actions.py":
            source, names = with_spares(source)
        source = source.replace(f"grasse.games.{room}", f"spares.{room}")
        path.write_text(source, encoding="utf-8")
    sys.path.insert(0, str(folder))
    copied: Game = importlib.import_module(f"spares.{room}").GAME
    assert len(names) == len(game.notation.names)
    assert set(copied.notation.names) == {*game.notation.names, *names}
    return copied, names


@dataclass
class Pair:
    """A game and its copy: what one answers, the other has to answer too."""

    case: Case
    game: Game
    copy: Game
    moved: npt.NDArray[np.int64]  # [action] the same in the copy
    spare: npt.NDArray[np.int64]  # actions that only the copy has

    @classmethod
    def of(cls, case: Case, copied: Game) -> Pair:
        ours, theirs = case.game.notation, copied.notation
        words = [ours.write(case.box, action) for action in range(ours.size)]
        moved = np.array([theirs.read(case.box, each) for each in words])
        assert (moved[len(moved) // 2 :] > np.arange(len(moved))[len(moved) // 2 :]).all()
        return cls(case, case.game, copied, moved, np.setdiff1d(np.arange(theirs.size), moved))

    def compare(self, ours: Match, theirs: Match) -> None:
        """Looks at a state of both from all sides."""
        self.compare_legality(ours, theirs)
        for seat in (-1, max(ours.seat, 0)):
            mine, other = ours.view(seat), theirs.view(seat)
            assert mine.tobytes() == other.tobytes()
            self.compare_view(mine, other)
        assert ours.scores() == theirs.scores()
        box, state = self.case.box, ours.state
        assert self.game.named(box, state) == self.copy.named(box, theirs.state)
        assert self.game.is_calm(box, state) == self.copy.is_calm(box, theirs.state)
        if self.game.is_calm(box, state):
            values, others = np.zeros(ours.seats), np.zeros(ours.seats)
            assert self.game.foresee(box, state, values) == self.copy.foresee(box, state, others)
            assert values.tolist() == others.tolist()

    def compare_legality(self, ours: Match, theirs: Match) -> None:
        box, size = self.case.box, self.game.notation.size
        assert self.moved[ours.options()].tolist() == theirs.options()
        odds = {int(self.moved[action]): weight for action, weight in ours.odds().items()}
        assert odds == theirs.odds()
        for action in range(size):
            clause = self.game.refuses(box, ours.state, action)
            assert clause == self.copy.refuses(box, theirs.state, self.moved[action])
        not_now = {self.copy.refuses(box, theirs.state, action) for action in FAR_OUT}
        assert {self.copy.refuses(box, theirs.state, action) for action in self.spare} == not_now

    def compare_view(self, mine: View, other: View) -> None:
        box, size = self.case.box, self.game.ACTIONS
        features, others = (np.zeros(self.game.FEATURES, np.float32) for _ in range(2))
        self.game.encode(box, mine, features)
        self.copy.encode(box, other, others)
        assert features.tobytes() == others.tobytes()
        table = flat(self.game.describe(box, mine))
        for node in table:
            node["actions"] = [int(self.moved[action]) for action in node["actions"]]
            node["refused"] = {int(self.moved[a]): clause for a, clause in node["refused"].items()}
            if "gathers" in node["values"]:  # by which decisions: a kind is known by its first
                first = int(self.moved[node["values"]["gathers"]])
                node["values"] = {**node["values"], "gathers": first}  # a kept one stays as it is
        assert table == flat(self.copy.describe(box, other))
        if mine.viewer == mine.seat >= 0:
            mask, worth = np.zeros(size, np.bool_), np.zeros(size)
            self.game.options(box, mine, mask)
            self.game.appraise(box, mine, mask, worth)
            copied_mask = np.zeros(self.copy.ACTIONS, np.bool_)
            copied_worth = np.zeros(self.copy.ACTIONS)
            self.copy.options(box, other, copied_mask)
            self.copy.appraise(box, other, copied_mask, copied_worth)
            assert copied_mask[self.moved[:size]].tolist() == mask.tolist()
            assert copied_worth[self.moved[:size]].tolist() == worth.tolist()
            assert not copied_worth[self.spare[self.spare < self.copy.ACTIONS]].any()
        self.game.guess(box, mine, int(mine.viewer), make_rng("a world"))
        self.copy.guess(box, other, int(other.viewer), make_rng("a world"))
        assert mine.tobytes() == other.tobytes()


def flat(tree: Node) -> list[dict[str, Any]]:
    """All that every node of a tree holds."""
    return [asdict(node) | {"children": len(node.children)} for node in tree.walk()]


def play_both(case: Case, copied: Game) -> int:
    """Plays a match of the game and of its copy; answers with the number of decisions."""
    pair = Pair.of(case, copied)
    ours, theirs = case.match(), Match(copied, case.box, case.seats, case.variants)
    seen: dict[int, int] = {}
    decisions = journey(case, "eagerly").decisions
    for action in decisions:
        phase = int(ours.state.phase)
        seen[phase] = seen.get(phase, 0) + 1
        if seen[phase] <= SEEN:
            pair.compare(ours, theirs)
        words = case.game.notation.write(case.box, action)
        rows, others = ours.play(action), theirs.play(copied.notation.read(case.box, words))
        assert rows.tobytes() == others.tobytes(), words
        assert ours.state.tobytes() == theirs.state.tobytes(), words
        assert ours.deciders == theirs.deciders
    pair.compare(ours, theirs)
    return len(decisions)


def main(name: str) -> None:
    """Compares; an assertion fails where the copy does anything else."""
    cases = [case for case in MIDDLE if case.name == name]
    with tempfile.TemporaryDirectory() as folder:
        copied, _ = copy_with_spares(cases[0].game, Path(folder))
        print(sum(play_both(case, copied) for case in cases), "decisions of both were alike")


if __name__ == "__main__":
    main(sys.argv[1])
