"""Positions to count lines from; run as a module it writes counts.json again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grasse.kernel.match import Match
from tests.every_game.cases import BARE, Case
from tests.every_game.journeys import journey

TABLE = Path(__file__).with_name("counts.json")
DEPTHS = 5
LENGTHS = (0, 18, 75, 160, 300, 450, 640)  # decisions of the eager journey played before


@dataclass(frozen=True)
class Position:
    """A match after this many decisions."""

    case: Case
    length: int

    def match(self) -> Match:
        return journey(self.case, "eagerly").match(self.length)

    def lines(self) -> list[int]:
        """The ways to play 1, 2 … decisions on from here, by the game's loop."""
        game, box, state = self.case.game, self.case.box, self.match().state
        return [game.loops.lines(box, state, depth) for depth in range(1, DEPTHS + 1)]

    def __str__(self) -> str:
        return f"{self.case.name}-{self.case.seats}-{self.length}"


POSITIONS = [Position(case, length) for case in BARE for length in LENGTHS]


def count_all() -> dict[str, dict[str, dict[str, Any]]]:
    """The whole table: {game: {seats: {decisions played: {"phase": …, "lines": [depth 1, …]}}}}."""
    table: dict[str, dict[str, dict[str, Any]]] = {}
    for position in POSITIONS:
        case = position.case
        phase = case.game.phases[position.match().state.phase]
        row = {"phase": phase, "lines": position.lines()}
        table.setdefault(case.name, {}).setdefault(str(case.seats), {})[str(position.length)] = row
    return table


def write_table(table: dict[str, Any]) -> str:
    """The table as JSON, one position a line."""
    games = []
    for game, by_seats in table.items():
        seats = []
        for size, rows in by_seats.items():
            lines = ",\n".join(
                f"      {json.dumps(at)}: {json.dumps(row)}" for at, row in rows.items()
            )
            seats.append(f"    {json.dumps(size)}: {{\n{lines}\n    }}")
        games.append(f"  {json.dumps(game)}: {{\n" + ",\n".join(seats) + "\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    TABLE.write_text(write_table(count_all()), encoding="utf-8")
