"""How strong the players are, from the first game to the expert: the ladder of every game.

python benchmarks/ladder.py [--games parfum] [--seats 2,3,4] [--players visitor,nose]
                            [--deals 100] [--processes 16] [--minutes 9] [--floors]
python benchmarks/ladder.py --minutes 0 --results      plays nothing, writes pages and results.md

At every number of seats each player meets the next of the ladder in as equal numbers as the seats
allow, and `greedy` alone: one against one, one against two, one against three. `--floors` leaves
out all but the strongest against `greedy`.

Matches are kept in `--keep` as they end. A run that is stopped, or whose time is up, goes on with
the same command; so does one that wants more deals. Line-ups that think longer play fewer deals,
as the square root of their time. Playing needs Numba and NumPy only, and writing the pages choix
and matplotlib, so that both can be done on different machines: `--no-pages` plays alone.

Writes docs/ladder/<game>.md, .json and its pictures, and with `--results` the ladder's part of
results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.players import PLAYERS, find_player
from grasse.study.arena import Job, Keeper, Lineup, Plan, Played, make_contest, run, warm_up
from grasse.study.crews import processes

if TYPE_CHECKING:
    from grasse.study.standings import Meeting, Table

HERE = Path(__file__).resolve().parent
KEEP = HERE / ".ladder"
PAGES = HERE.parent / "docs" / "ladder"
RESULTS = HERE / "results.md"
OPENS, CLOSES = "<!-- ladder -->", "<!-- /ladder -->"
RIVAL = "greedy"
SEED = "ladder"
TOLD_EVERY = 20  # seconds
FLOORS = {2: 0.85, 4: 0.70}  # what the strongest should win against greedy ones, by seats


# ---------------------------------------------------------------- what is played


def rungs() -> list[str]:
    """The players from the weakest to the strongest: chance, then all that have a level."""
    levels = [name for name, card in PLAYERS.items() if getattr(card, "level", 0)]
    return levels or [name for name in PLAYERS if name != RIVAL]


def lineups(players: Sequence[str], seats: int, floors: bool) -> list[Lineup]:
    """Who meets at this many seats."""
    alone: list[Lineup] = [
        (name, *[RIVAL] * (seats - 1))
        for name in (players[-1:] if floors else players)
        if name != RIVAL
    ]
    if floors:
        return alone
    few, many = seats // 2, seats - seats // 2
    pairs = list(pairwise(players))
    met = [(*[low] * few, *[high] * many) for low, high in pairs]
    met += [(*[low] * many, *[high] * few) for low, high in pairs]
    return [*dict.fromkeys(met), *alone]


def ladder_of(chosen: argparse.Namespace) -> list[str]:
    """The players, from the weakest to the strongest."""
    return str(chosen.players).split(",") if chosen.players else rungs()


def make_plan(game: Game, chosen: argparse.Namespace) -> Plan:
    """The ladder of one game."""
    players = ladder_of(chosen)
    wanted = [int(seats) for seats in chosen.seats.split(",")]
    contests = [
        make_contest(game, seats, lineups(players, seats, chosen.floors))
        for seats in wanted
        if seats in game.seats
    ]
    return Plan(tuple(contests), chosen.deals, SEED)


def thought(job: Job) -> float:
    """About how long the players of a match think for each round of decisions, in seconds."""
    habits = [getattr(find_player(name), "habits", None) for name in job.players]
    return sum(0.001 + getattr(each, "milliseconds", 0) / 1000 for each in habits)


def rank(job: Job) -> float:
    """What comes later: more deals, the more so the longer they take."""
    return float((job.deal + 1) * thought(job) ** 0.5)


def play(plan: Plan, keep: Path, count: int, until: float) -> None:
    """Plays what is left of a plan, and tells how far it is now and then."""
    [game] = {contest.game for contest in plan.contests}
    total, done = len(list(plan.jobs())), len(Keeper(plan, keep, None).in_order())
    if done < total and time.monotonic() < until:
        print(f"{game}: compiling ...", file=sys.stderr, flush=True)
        warm_up(plan, game)
    told, before = 0.0, done

    def report(played: Played) -> None:
        nonlocal done, told
        done += 1
        if time.monotonic() - told > TOLD_EVERY:
            told = time.monotonic()
            left = f"{(until - told) / 60:.1f} minutes left" if until < float("inf") else ""
            print(f"{game}: {done:,} of {total:,} matches {left}", file=sys.stderr, flush=True)

    try:
        run(plan, processes(count), keep, None, until, report, rank)
    finally:
        print(f"{game}: {done:,} of {total:,} matches are played", file=sys.stderr, flush=True)
        if done > before:
            write_machine(keep)


# ---------------------------------------------------------------- what is written


def write_machine(keep: Path) -> None:
    """Keeps what the matches were played on, beside them."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    facts = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}",
    }
    (keep / "machine.json").write_text(json.dumps(facts) + "\n")


def write_pages(
    game: Game, plan: Plan, players: Sequence[str], keep: Path, folder: Path, command: str
) -> list[Table]:
    """The page of a game, its pictures and the figures themselves."""
    import matplotlib as mpl

    from grasse.study.report import NOTES, STYLE, draw, markdown, percent, standings_table
    from grasse.study.standings import as_json, tabulate

    folder.mkdir(parents=True, exist_ok=True)
    tables = tabulate(plan, Keeper(plan, keep, None).in_order())
    facts = json.loads((keep / "machine.json").read_text())
    fair = ", ".join(f"{percent(1 / table.contest.seats)}" for table in tables)
    parts = [
        f"# The ladder of {game.title}",
        "How strong the [players](../players.md) are, at every number of seats. Each meets the "
        f"next one, and `{RIVAL}`.",
        f"    {command}",
        f"{facts['date']}, {facts['machine']}.",
        NOTES,
        f"## Alone against `{RIVAL}`",
        f"How often one player wins when all others are `{RIVAL}`. Equals would win {fair}.",
        against_table(tables),
    ]
    for table in tables:
        parts.append(f"## {table.contest.seats} seats")
        if table.ratings:
            with mpl.rc_context(STYLE):
                picture = draw(table, folder / f"{table.contest.name}.svg")
            parts.append(f"![ratings, {table.contest.title}]({picture})")
        parts += [standings_table(table), f"{table.matches:,} matches in {table.deals:,} deals."]
        if table.ratings:
            rows = [
                [f"`{one}`", f"`{other}`", *told] for one, other, *told in steps(table, players)
            ]
            parts.append(markdown(("player", "ahead of", "by points", "95 %"), rows))
    (folder / f"{game.name}.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    (folder / f"{game.name}.json").write_text(as_json(plan, tables), encoding="utf-8")
    return tables


def against(table: Table) -> dict[str, Meeting]:
    """The line-ups of one player against greedy ones."""
    return {
        meeting.lineup[0]: meeting
        for meeting in table.meetings
        if meeting.lineup[1:] == (RIVAL,) * (table.contest.seats - 1)
    }


def steps(table: Table, players: Sequence[str]) -> list[tuple[str, str, str, str]]:
    """How many points each player of the ladder is ahead of the one below, with the interval."""
    from grasse.study.report import interval

    found = []
    rated = table.ratings.players if table.ratings else ()
    climbed = [name for name in players if name in rated]
    for lower, upper in pairwise(climbed):
        assert table.ratings is not None
        ahead = table.ratings.ahead(upper, lower)
        found.append((upper, lower, f"{ahead.value:.0f}", interval(ahead)))
    return found


def against_table(tables: Sequence[Table]) -> str:
    """How often each player wins alone against greedy ones, by seats."""
    from grasse.study.report import markdown, percent

    names = list(dict.fromkeys(name for table in tables for name in against(table)))
    titles = ["player"]
    for table in tables:
        titles += [f"{table.contest.seats} seats", "95 %", "matches"]
    rows = []
    for name in names:
        cells = [f"`{name}`"]
        for table in tables:
            meeting = against(table).get(name)
            share = meeting.wins[name] if meeting else None
            cells += [
                percent(share.value) if share else "",
                f"{percent(share.low)} to {percent(share.high)}" if share else "",
                f"{meeting.matches:,}" if meeting else "",
            ]
        rows.append(cells)
    return markdown(titles, rows)


def write_results(
    found: dict[str, list[Table]], players: Sequence[str], command: str, facts: dict[str, str]
) -> None:
    """The ladder's part of results.md: the floors, and the steps of every ladder."""
    from grasse.study.report import markdown, percent

    floors: list[list[object]] = []
    climbed: list[list[object]] = []
    for title, tables in found.items():
        for table in tables:
            met = against(table)
            strongest = list(met)[-1:]
            for name in strongest:
                share = met[name].wins[name]
                floor = FLOORS.get(table.contest.seats)
                floors.append(
                    [
                        title, table.contest.seats, f"`{name}`", percent(share.value),
                        f"{percent(share.low)} to {percent(share.high)}",
                        percent(floor) if floor else "", met[name].matches,
                    ]
                )  # fmt: skip
            climbed += [
                [title, table.contest.seats, f"`{one}`", f"`{other}`", *told]
                for one, other, *told in steps(table, players)
            ]
    parts = [
        "## The ladder",
        f"The strongest player alone against `{RIVAL}` ones, with intervals of 95 %.",
        f"- date: {facts['date']}\n- command: `{command}`\n- machine: {facts['machine']}",
        markdown(("game", "seats", "player", "wins", "95 %", "floor", "matches"), floors),
    ]
    if climbed:
        parts += [
            "How many rating points each player is ahead of the next; the whole ladders are in "
            "[docs/ladder](../docs/ladder).",
            markdown(("game", "seats", "player", "ahead of", "points", "95 %"), climbed),
        ]
    text = "\n\n".join(parts)
    page = RESULTS.read_text(encoding="utf-8")
    if OPENS not in page:
        page = f"{page.rstrip()}\n\n{OPENS}\n{CLOSES}\n"
    before, _, rest = page.partition(OPENS)
    after = rest.partition(CLOSES)[2]
    RESULTS.write_text(f"{before}{OPENS}\n\n{text}\n\n{CLOSES}{after}", encoding="utf-8")


def read_wishes(arguments: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="the ladder of every game")
    parser.add_argument("--games", default=",".join(GAMES), help="(default: all)")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--players", help="from the weakest on (default: all levels)")
    parser.add_argument("--deals", type=int, default=100, help="of each line-up, at most")
    parser.add_argument("--floors", action="store_true", help="the strongest against greedy alone")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, help="stop after this time, to go on later")
    parser.add_argument("--keep", type=Path, default=KEEP, help="folder of the matches")
    parser.add_argument("--to", type=Path, default=PAGES, help="folder of the pages")
    parser.add_argument("--no-pages", action="store_true", help="only play")
    parser.add_argument("--results", action="store_true", help="write into results.md as well")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Plays, rates and writes."""
    began = time.monotonic()
    chosen = read_wishes(arguments)
    games = [GAMES[name] for name in chosen.games.split(",")]
    limit = float("inf") if chosen.minutes is None else 60 * chosen.minutes
    command = f"python benchmarks/ladder.py --deals {chosen.deals} --seats {chosen.seats}"
    command += f" --players {chosen.players}" if chosen.players else ""
    command += " --floors" if chosen.floors else ""
    found, facts = {}, {}
    for number, game in enumerate(games, 1):
        plan, keep = make_plan(game, chosen), chosen.keep / game.name
        # Each game gets its share of the time, and what those before it have left.
        play(plan, keep, chosen.processes, began + limit * number / len(games))
        if not chosen.no_pages:
            alone = f"{command} --games {game.name}"
            found[game.title] = write_pages(game, plan, ladder_of(chosen), keep, chosen.to, alone)
            facts = json.loads((keep / "machine.json").read_text())
            print(chosen.to / f"{game.name}.md")
    if chosen.results and found:
        write_results(found, ladder_of(chosen), command, facts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
