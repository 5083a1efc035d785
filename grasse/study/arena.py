"""Matches between players, in every order of the seats and with the same luck for all orders.

A *contest* is a game at one number of seats with one box; a *line-up* says who meets in it. Each
deal is played by every line-up in all of its orders. A match depends on the seed, its contest, its
deal and its order and on nothing else, so that it does not matter who plays it, when, or where.
"""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from grasse.games import find_game
from grasse.kernel import record
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.jit import HOUSE
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, Player, play_out
from grasse.players import find_player
from grasse.players.network import FILE as NETWORK
from grasse.players.search import Search
from grasse.study.deals import Deal
from grasse.study.ratings import Ranked, is_connected

RESULTS = "matches.jsonl"  # one line for the settings, then one a match
SUFFIX = ".grasse"

Lineup = tuple[str, ...]


class ArenaError(ValueError):
    """Something about the plan or its folder that the user can mend."""


class ChangedError(ArenaError):
    """A folder that was begun with other settings."""

    def __init__(self, path: Path, setting: str, before: object, now: object) -> None:
        self.path, self.setting = path, setting
        self.before, self.now = json.dumps(before), json.dumps(now)
        super().__init__(f"{path} was begun with {setting} {self.before}, and now it is {self.now}")


@dataclass(frozen=True)
class Contest:
    """One game at one number of seats with one box, and who meets in it."""

    game: str
    seats: int
    lineups: tuple[Lineup, ...]
    box: bytes  # as it lies in memory
    box_name: str = ""  # of an owner's box

    @property
    def name(self) -> str:
        """Tells contests of a plan apart: parfum-4, or parfum-4-mine with an owner's box."""
        return "-".join(part for part in (self.game, str(self.seats), self.box_name) if part)

    @property
    def title(self) -> str:
        """The contest for people."""
        box = f", {self.box_name}" if self.box_name else ""
        return f"{find_game(self.game).title}, {self.seats} seats{box}"

    @property
    def players(self) -> list[str]:
        """All who take part, in the order in which they are named."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    def open_box(self) -> Box:
        """The box as a record."""
        return np.frombuffer(bytearray(self.box), find_game(self.game).BOX)[0]


class Job(NamedTuple):
    """A match that is to be played: who sits where, in which deal of which contest."""

    contest: str
    deal: int
    players: Lineup


@dataclass(frozen=True)
class Played:
    """How a match ended."""

    contest: str
    deal: int
    players: Lineup
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int  # of the seats
    seconds: float
    digest: str = ""  # of its record: the name of the file ends with it

    @property
    def job(self) -> Job:
        return Job(self.contest, self.deal, self.players)

    @property
    def ranked(self) -> Ranked:
        return Ranked(self.deal, self.players, self.places)


@dataclass(frozen=True)
class Plan:
    """All that is to be played."""

    contests: tuple[Contest, ...]
    deals: int
    seed: str

    def __post_init__(self) -> None:
        names = [contest.name for contest in self.contests]
        if len(set(names)) < len(names):
            raise ArenaError(f"two contests have one name: {', '.join(names)}")
        for contest in self.contests:
            check_contest(contest)

    def find(self, name: str) -> Contest:
        """The contest of this name."""
        return next(contest for contest in self.contests if contest.name == name)

    def jobs(self) -> Iterator[Job]:
        """Every match; all of one deal before the next, so that a part of them is fair."""
        for deal in range(self.deals):
            for contest in self.contests:
                for lineup in contest.lineups:
                    for order in orders(lineup):
                        yield Job(contest.name, deal, order)

    def settings(self) -> dict[str, Any]:
        """What cannot be changed once a match is played; more deals can."""
        return {
            "seed": self.seed,
            **{
                contest.name: {
                    "rules": find_game(contest.game).version,
                    "box": hashlib.sha256(contest.box).hexdigest(),
                    "line-ups": [" ".join(lineup) for lineup in contest.lineups],
                    "code": code_hash(contest.game),
                }
                for contest in self.contests
            },
        }


def check_contest(contest: Contest) -> None:
    """Whether it can be played and rated; an ArenaError says why not."""
    try:
        game = find_game(contest.game)
        for name in contest.players:
            find_player(name)
    except LookupError as error:
        raise ArenaError(str(error.args[0])) from None
    if contest.seats not in game.seats:
        listed = ", ".join(map(str, game.seats))
        raise ArenaError(f"{game.title} is played by {listed}, not by {contest.seats}")
    if not contest.lineups:
        raise ArenaError(f"nobody plays {contest.title}")
    for lineup in contest.lineups:
        if len(lineup) != contest.seats:
            raise ArenaError(f"{', '.join(lineup)}: {len(lineup)} players for {contest.seats}")
    players = contest.players
    met = np.array([[meet(contest.lineups, one, other) for other in players] for one in players])
    if not is_connected(met):
        alone = f"{players[0]} and some others never meet in {contest.title}"
        raise ArenaError(f"{alone}, not even through somebody: they cannot be rated")


def meet(lineups: Iterable[Lineup], one: str, other: str) -> bool:
    """Whether two players sit at one table."""
    return any(one in lineup and other in lineup for lineup in lineups)


def make_contest(
    game: Game,
    seats: int,
    lineups: Iterable[Lineup],
    box: Box = None,
    box_name: str = "",
) -> Contest:
    """A contest with the game's own box, or with another one."""
    box = game.load_box() if box is None else box
    chosen = tuple(dict.fromkeys(tuple(lineup) for lineup in lineups))
    return Contest(game.name, seats, chosen, box.tobytes(), box_name)


def all_lineups(players: Sequence[str], seats: int) -> list[Lineup]:
    """Every line-up with as many different players as the seats allow.

    Three players at two seats meet in three pairs; two players at three seats in two line-ups, in
    each of which one of them holds two seats.
    """
    different = min(len(set(players)), seats)
    pool = list(dict.fromkeys(players))
    every = combinations_with_replacement(pool, seats)
    return [lineup for lineup in every if len(set(lineup)) == different]


def orders(lineup: Lineup) -> list[Lineup]:
    """Every order of the seats; equal players are not told apart."""
    return sorted(set(permutations(lineup)))


def code_hash(game: str) -> str:
    """Tells versions of the players, and of what a game lends them, apart."""
    digest = hashlib.sha256()
    for folder in (HOUSE / "players", find_game(game).folder):
        for path in sorted([*folder.rglob("*.py"), *folder.glob(NETWORK)]):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# ---------------------------------------------------------------- playing


def play(plan: Plan, job: Job) -> tuple[Played, str]:
    """Plays a match; answers with how it ended, and with its record."""
    contest = plan.find(job.contest)
    match = Match(find_game(contest.game), contest.open_box(), contest.seats)
    luck = Deal(plan.seed, contest.game, contest.seats, job.deal)
    seeds = (plan.seed, contest.game, contest.seats, job.deal, job.players)
    players = {seat: seated(name, *seeds, seat) for seat, name in enumerate(job.players)}
    began = time.perf_counter()
    play_out(match, players, luck)
    seconds = time.perf_counter() - began
    points, places = zip(*match.scores(), strict=True)
    decisions = sum(seat >= 0 for seat in match.deciders)
    played = Played(*job, points, places, decisions, round(seconds, 3))
    return played, record.write(match, job.players)


def seated(name: str, *seed: object) -> Player:
    """A player of the arena. Its time is what it computes: other work on the machine takes none."""
    player = find_player(name).sit(*seed)
    if isinstance(player, Search) and player.habits.threads == 1:
        player.clock = time.thread_time
    return player


def warm_up(plan: Plan, game: str) -> None:
    """Asks every player of a game's contests twice, so that all that they call is compiled.

    Compiled code is kept on the disk: those who play then need not compile it, each for itself.
    """
    for contest in plan.contests:
        if contest.game == game:
            match = Match(find_game(game), contest.open_box(), contest.seats)
            luck = Deal("warm-up")
            while match.seat == CHANCE or len(match.options()) == 1:
                match.play(luck.draw(match) if match.seat == CHANCE else match.options()[0])
            for name in contest.players:
                player = find_player(name).sit("warm-up")
                for _ in range(2):  # the second time it may keep what it thought before
                    player.choose(match.game, match.box, match.view(match.seat), match.options())
            return


Answers = Generator[tuple[Played, str], None, None]


class Crew(Protocol):
    """Those who play: they take the jobs, and answer as they finish, in any order.

    Closing the answers ends the play at once. From *until* (time.monotonic) on there are no more.
    """

    def __call__(self, plan: Plan, jobs: Sequence[Job], until: float) -> Answers: ...


def run(
    plan: Plan,
    crew: Crew,
    folder: Path | None = None,
    save: Path | None = None,
    until: float = float("inf"),
    report: Callable[[Played], object] = lambda played: None,
    rank: Callable[[Job], float] = lambda job: job.deal,
) -> list[Played]:
    """Plays what *folder* does not hold yet, and answers with all matches, in order.

    Each match is kept in the folder as it ends, and its record in *save*. Those of a lower *rank*
    are played earlier; it matters if the time is limited.
    """
    keeper = Keeper(plan, folder, save)
    waiting = sorted((job for job in plan.jobs() if job not in keeper.played), key=rank)
    keeper.open()
    try:
        with closing(crew(plan, waiting, until)) as answers:
            for played, text in answers:
                keeper.keep(played, text)
                report(played)
    finally:
        keeper.close()
    return keeper.in_order()


class Keeper:
    """The matches of a plan, in memory and in files."""

    def __init__(self, plan: Plan, folder: Path | None, save: Path | None) -> None:
        self.plan, self.save = plan, save
        self.path = folder / RESULTS if folder else None
        self.played: dict[Job, Played] = {}
        self.size = 0  # bytes of the file that hold whole lines
        if self.path and self.path.exists():
            self._read(self.path)
        if save:  # a match whose record is missing has to be played again
            self.played = {
                job: played
                for job, played in self.played.items()
                if (save / record_name(played)).exists()
            }

    def open(self) -> None:
        """Makes the folders and the file."""
        if self.save:
            self.save.mkdir(parents=True, exist_ok=True)
        if not self.path:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.file = self.path.open("ab")
        self.file.truncate(self.size)
        if not self.size:
            self._write(self.plan.settings())

    def close(self) -> None:
        """Ends the file."""
        if self.path:
            self.file.close()

    def keep(self, played: Played, text: str) -> None:
        """Keeps a match: first its record, then its line."""
        played = replace(played, digest=hashlib.sha256(text.encode()).hexdigest()[:12])
        if self.save:
            name = record_name(played)
            part = self.save / f".{name}.part"  # a record is there whole, or not at all
            part.write_text(text, encoding="utf-8")
            part.replace(self.save / name)
        if self.path:
            self._write(asdict(played))
        self.played[played.job] = played

    def in_order(self) -> list[Played]:
        """The matches of the plan that are played."""
        return [self.played[job] for job in self.plan.jobs() if job in self.played]

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()

    def _read(self, path: Path) -> None:
        """Reads a file that was begun; a last line that was cut off does not count."""
        whole, newline, _ = path.read_bytes().rpartition(b"\n")
        self.size = len(whole) + len(newline)
        lines = whole.split(b"\n") if newline else []
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    check_settings(path, json.loads(line), self.plan.settings())
                else:
                    played = read_played(json.loads(line))
                    self.played[played.job] = played
            except ArenaError:
                raise
            except (ValueError, TypeError, KeyError, AttributeError):
                raise ArenaError(f"{path}, line {number}: is no line of an arena") from None


def check_settings(path: Path, before: dict[str, Any], now: dict[str, Any]) -> None:
    """Whether a folder was begun with the same settings; a ChangedError names the first other."""
    for name in [*now, *before]:
        old, new = before.get(name), now.get(name)
        if old != new and isinstance(old, dict) and isinstance(new, dict):
            for part in [*new, *old]:
                if old.get(part) != new.get(part):
                    raise ChangedError(path, f"{name} {part}", old.get(part), new.get(part))
        if old != new:
            raise ChangedError(path, name, old, new)


def read_played(line: dict[str, Any]) -> Played:
    """A match from its line."""
    lists = {name: tuple(line[name]) for name in ("players", "points", "places")}
    return Played(**{**line, **lists})


def record_name(played: Played) -> str:
    """The file of a match's record; the digest tells it from those of other runs."""
    players = "+".join(re.sub(r"[^\w-]", "_", name) for name in played.players)
    return f"{played.contest}-{played.deal:05}-{players}-{played.digest}{SUFFIX}"


def whole_deals(plan: Plan, contest: Contest, matches: Iterable[Played]) -> list[Played]:
    """The matches of a contest, less those of line-ups that have not played all orders of a deal.

    When the play was stopped in the middle, the rest would favour some seats.
    """
    found: dict[tuple[int, Lineup], list[Played]] = defaultdict(list)
    for played in matches:
        if played.contest == contest.name and played.deal < plan.deals:
            found[played.deal, tuple(sorted(played.players))].append(played)
    return [
        played
        for (_, lineup), block in found.items()
        if len(block) == len(orders(lineup))
        for played in block
    ]
