"""What an evening with each level is like: its points, and the perfumes that it makes and sells.

python benchmarks/evenings.py [--games parfum] [--players visitor,apprentice] [--matches 200]
                              [--processes 16] [--keep evenings.json] [--no-page]
python benchmarks/evenings.py --keep evenings.json --matches 0      plays nothing, writes the page

Each level plays against a copy of itself, and alone against three apprentices. Levels that look
ahead play fewer matches, as the square root of their time. Writes docs/ladder/evenings.md.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import ask
from grasse.players import LEVELS, find_player
from grasse.study.arena import Plan as ArenaPlan
from grasse.study.arena import make_contest, warm_up

PAGE = Path(__file__).resolve().parents[1] / "docs" / "ladder" / "evenings.md"
FIELD = "apprentice"
EVENTS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
TABLES = {"against itself": 2, f"against three `{FIELD}`": 4}  # seats


class Evening(NamedTuple):
    """One match: its game, whose evening it is, at which table, and its number."""

    game: str
    player: str
    table: str
    number: int


class Tale(NamedTuple):
    """What became of the player: of the first seat that it held."""

    points: int
    won: bool
    made: int
    sold: int


def play(evening: Evening) -> Tale:
    """Plays a match; the seat of the player goes round."""
    game, seats = GAMES[evening.game], TABLES[evening.table]
    own = evening.number % seats
    match, luck = Match(game, game.load_box(), seats), Seeded(evening.number)
    others = evening.player if seats == TABLES["against itself"] else FIELD
    names = [evening.player if seat == own else others for seat in range(seats)]
    players = {n: find_player(name).sit("evening", *evening, n) for n, name in enumerate(names)}
    kinds = [kind.name for kind in game.event_kinds]
    made = sold = 0
    while not match.is_over:
        rows = match.play(ask(match, players, luck))
        told = [kinds[row["kind"]] for row in rows if row["seat"] == own]
        made += sum(name in EVENTS[evening.game]["makes"] for name in told)
        sold += sum(name in EVENTS[evening.game]["sells"] for name in told)
    points, place = match.scores()[own]
    return Tale(points, place == 1, made, sold)


def all_evenings(games: Sequence[str], players: Sequence[str], matches: int) -> list[Evening]:
    """All that is played, the longest first, so that nobody waits for the last."""
    found = []
    for name in players:
        habits = find_player(name).habits
        slow = 1.0 if habits is None else 1.0 + habits.milliseconds
        count = max(1, round(matches / slow**0.5)) if matches else 0
        found += [Evening(g, name, t, n) for g in games for t in TABLES for n in range(count)]
    return sorted(found, key=lambda each: -players.index(each.player))


def summary(tales: Sequence[Tale]) -> list[object]:
    """The cells of a row."""

    def mean(values: Iterable[float], scale: int = 1) -> str:
        return f"{scale * statistics.mean(values):.1f}"

    points = sorted(tale.points for tale in tales)
    return [
        mean(points),
        statistics.median(points),
        points[len(points) // 10],
        mean((tale.won for tale in tales), 100) + " %",
        mean(tale.made for tale in tales),
        mean(tale.sold for tale in tales),
        mean((tale.made == 0 for tale in tales), 100) + " %",
        len(tales),
    ]


def write_page(kept: dict[str, list[list[Any]]], command: str) -> None:
    """The table of every game and level."""
    from grasse.study.report import markdown

    parts = [
        "# An evening with each level",
        "What a level scores in a match, and how many perfumes it makes and sells (presents, in "
        f"Aqua Mirabilis): against a copy of itself, and alone against three `{FIELD}`. *nothing* "
        "is the share of matches without a perfume. How strong the levels are against each other "
        "is in the ladders of [Parfum](parfum.md), [Perfumery](perfumery.md) and "
        "[Aqua Mirabilis](aqua-mirabilis.md).",
        f"    {command}",
    ]
    for game in GAMES.values():
        rows: list[list[object]] = []
        for key, played in kept.items():
            name, player, table = key.split("|")
            if name != game.name or not played:
                continue
            rows.append([f"`{player}`", table, *summary([Tale(*each) for each in played])])
        titles = ("player", "table", "points", "median", "lowest tenth below", "wins")
        parts += [
            f"## {game.title}",
            markdown((*titles, "makes", "sells", "nothing", "matches"), rows),
        ]
    PAGE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Plays, keeps and writes."""
    parser = argparse.ArgumentParser(description="what an evening with each level is like")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--players", default=",".join(LEVELS))
    parser.add_argument("--matches", type=int, default=200, help="of levels that do not look ahead")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, default=Path("evenings.json"))
    parser.add_argument("--no-page", action="store_true", help="only play")
    chosen = parser.parse_args(arguments)
    games, players = chosen.games.split(","), chosen.players.split(",")
    kept: dict[str, Any] = json.loads(chosen.keep.read_text()) if chosen.keep.exists() else {}
    evenings = all_evenings(games, players, chosen.matches)
    for game in games if evenings else ():
        contest = make_contest(GAMES[game], 2, [(one, FIELD) for one in players if one != FIELD])
        warm_up(ArenaPlan((contest,), 1, "evening"), game)
    if evenings:
        command = (
            f"python benchmarks/evenings.py --matches {chosen.matches} --players {chosen.players}"
        )
        kept = {"command": command}
        with ProcessPoolExecutor(chosen.processes) as pool:
            tales = list(pool.map(play, evenings))
        told = zip(evenings, tales, strict=True)
        for evening, tale in sorted(told, key=lambda each: players.index(each[0].player)):
            kept.setdefault("|".join(evening[:3]), []).append(tale)
        chosen.keep.parent.mkdir(parents=True, exist_ok=True)
        chosen.keep.write_text(json.dumps(kept) + "\n")
    if not chosen.no_page:
        command = kept.pop("command")
        write_page(kept, command)
        print(PAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
