"""A trial: one deal, played with every box by the same players and with the same luck."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from grasse.games import find_game
from grasse.kernel.aliases import Box
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, Player, ask
from grasse.players import find_player
from grasse.players.network import FILE, read_header
from grasse.players.search import OPEN_END, Manner, Search, Tree
from grasse.players.search_tree import ROOT
from grasse.study.arena import code_hash
from grasse.study.deals import Deal
from grasse.study.lab.change import Arm
from grasse.study.lab.instinct import INSTINCT, Instinct, find_network
from grasse.study.lab.measures import Layout, Numbers, layout_of
from grasse.study.review.reviewing import review, settings_for

CHUNK = 10  # deals that are played in one go, and kept together
SLICE = 8  # iterations between two looks at whether more could change anything
NODES = 30_000  # of a tree; no player that counts its iterations needs more
ROWS = 5  # of sums: values, squares, products; differences from the first box, their squares
THINKING = 60  # trials for each moment of a match that is reviewed for its luck
REVIEWED = 6  # deals that are reviewed unless somebody says otherwise: each takes long
DEALS_PER_REVIEW = 50  # played for each of them, so that most of the time goes into playing
FEWEST_REVIEWED = 2  # of one nothing can be said


class PlayerError(ValueError):
    """A player that cannot be compared: it thinks by the clock."""


@dataclass(frozen=True)
class Plan:
    """What is played: every deal with every box."""

    game: str
    seats: int
    arms: tuple[Arm, ...]
    players: tuple[str, ...]  # one for all seats, or one a seat; these move on by a seat each deal
    chunks: int  # of CHUNK deals each
    seed: str = "1"
    samples: int = 0  # deals whose matches are reviewed for their luck
    network: str = ""  # the file that `instinct` plays by, if not that which comes with the game

    def __post_init__(self) -> None:
        for name in self.players:
            card = find_player(name)
            if card.habits is not None and not card.habits.iterations:
                raise PlayerError(f"{name} thinks by the clock: its matches cannot be repeated")

    @property
    def layout(self) -> Layout:
        boxes = tuple(arm.box for arm in self.arms)
        return _layout(self.game, boxes, self.seats)  # kept apart: a plan travels

    def open_box(self, arm: int) -> Box:
        """A box as a record."""
        return np.frombuffer(bytearray(self.arms[arm].box), find_game(self.game).BOX)[0]

    @property
    def deals(self) -> int:
        return self.chunks * CHUNK

    def settings(self) -> dict[str, Any]:
        """What cannot be changed once a part is played; more deals can."""
        game = find_game(self.game)
        return {
            "game": self.game,
            "rules": game.version,
            "seats": self.seats,
            "players": " ".join(self.players),
            "seed": self.seed,
            "boxes": [game.box_hash(self.open_box(arm))[:16] for arm in range(len(self.arms))],
            "code": code_hash(self.game),
            **network_settings(self.game, self.players, self.network),
        }

    def seat(self, name: str, *seed: object) -> Player:
        """A player of this plan."""
        if name == INSTINCT:  # it leaves nothing to chance, and needs no seed
            return _instinct_of(self.game, self.network)
        return seated(name, *seed)


def network_settings(game: str, players: Sequence[str], network: str) -> dict[str, str]:
    """By which network `instinct` plays, if it does, and how exactly."""
    if INSTINCT not in players:
        return {}
    path = Path(network) if network else find_game(game).folder / FILE
    return {"network": f"{read_header(path)['hash'][:16]}, double precision"}


@lru_cache(8)
def _layout(game: str, boxes: tuple[bytes, ...], seats: int) -> Layout:
    card = find_game(game)
    return layout_of(card, [np.frombuffer(box, card.BOX)[0] for box in boxes], seats)


@lru_cache(2)
def _instinct_of(game: str, path: str) -> Instinct:
    return Instinct(find_game(game), find_network(game, path))


class Job(NamedTuple):
    """Some deals to be played ("deals" and the number of the part), or one to be reviewed."""

    kind: str
    number: int
    arm: int = 0

    @property
    def name(self) -> str:
        return " ".join(map(str, self))


class Done(Struct):
    """What came of a job, as it is kept."""

    job: str
    sums: bytes = b""  # of deals
    ledger: list[list[float]] = []  # of a review: [seat] result, luck, own, others, revisions


class Steady(Search):
    """A player that counts its iterations and no time, and stops when nothing can change.

    The level at the table stops then, too; here no clock says when to look, so that the same seed
    plays the same match on any machine.
    """

    def _grow(
        self, game: Any, box: Box, view: Any, seats: int, trees: list[tuple[Tree, Any]],
        began: float, until_clear: bool,
    ) -> None:  # fmt: skip
        manner = Manner(*(getattr(self.habits, name) for name in Manner._fields))
        loop, left = self.loop_of(game), self.habits.iterations or OPEN_END
        lead = min(int(tree.nodes[ROOT].visits) for tree, _ in trees)  # at most
        while left > 0:
            # An iteration puts an option ahead by one at most: before that many nothing is clear.
            size = SLICE * max(1, (left - lead) // (2 * SLICE) + 1) if until_clear else left
            for tree, rng in trees:
                loop(box, view, seats, tree.nodes, rng, tree.room, manner, min(size, left))
            left -= size
            lead = min(tree.lead() for tree, _ in trees)
            if until_clear and lead > left:
                return


def seated(name: str, *seed: object) -> Player:
    """A player whose answers depend on the seed alone."""
    card = find_player(name)
    if card.habits is None:
        return card.sit(*seed)
    habits = replace(card.habits, milliseconds=0, nodes=NODES)
    return Steady(make_rng(name, *seed), habits)


def play(plan: Plan, arm: int, deal: int) -> tuple[Match, Numbers]:
    """Plays a deal with one of the boxes; the match, and what was counted."""
    game, seats = find_game(plan.game), plan.seats
    match = Match(game, plan.open_box(arm), seats)
    luck = Deal(plan.seed, plan.game, seats, deal)
    names = [plan.players[(seat + deal) % len(plan.players)] for seat in range(seats)]
    players = {seat: plan.seat(n, plan.seed, deal, seat) for seat, n in enumerate(names)}
    rows: list[Any] = []
    while not match.is_over:
        rows += match.play(ask(match, players, luck)).tolist()
    decisions = sum(seat >= 0 for seat in match.deciders)
    events = ((kind, seat, a, b, c) for kind, seat, a, b, c, _ in rows)
    return match, plan.layout.count(arm, decisions, match.scores(), events)


def warm_instinct(plan: Plan) -> None:
    """Has `instinct` decide once, if it plays, so that processes find compiled what they need."""
    if INSTINCT in plan.players:
        match = Match(find_game(plan.game), plan.open_box(0), plan.seats)
        players = dict.fromkeys(range(plan.seats), plan.seat(INSTINCT))
        luck = Deal("warm-up")
        while match.seat == CHANCE:
            match.play(luck.draw(match))
        ask(match, players, luck)


def make_plan(
    game: str,
    seats: int,
    arms: Sequence[Arm],
    players: Sequence[str],
    matches: int,
    seed: str = "1",
    samples: int = 0,
    network: str = "",
) -> Plan:
    """A plan of about this many matches, those with all boxes together."""
    chunks = max(1, round(matches / len(arms) / CHUNK))
    return Plan(game, seats, tuple(arms), tuple(players), chunks, seed, samples, network)


def usual_samples(matches: int, boxes: int) -> int:
    """How many deals are reviewed for their luck unless somebody says otherwise.

    None of a range of boxes: there it would take longer than all else.
    """
    found = min(REVIEWED, matches // boxes // DEALS_PER_REVIEW)
    return found if boxes <= 2 and found >= FEWEST_REVIEWED else 0


def do(plan: Plan, job: Job) -> Done:
    """Does a job; it depends on the plan and the job alone."""
    if job.kind == "luck":
        match, _ = play(plan, job.arm, job.number)
        return Done(job.name, ledger=ledger_of(match))
    return add_up(plan, job, {each: play(plan, *each[::-1])[1] for each in matches_of(plan, job)})


def matches_of(plan: Plan, job: Job) -> list[tuple[int, int]]:
    """The deal and the box of each match of a job."""
    first = job.number * CHUNK
    return [(d, arm) for d in range(first, first + CHUNK) for arm in range(len(plan.arms))]


def add_up(plan: Plan, job: Job, found: Mapping[tuple[int, int], Numbers]) -> Done:
    """What came of a job, by what was found of each of its matches."""
    sums = np.zeros((len(plan.arms), ROWS, plan.layout.size), np.int64)
    for deal, arm in matches_of(plan, job):
        apart = found[deal, arm] - found[deal, 0]
        sums[arm] += rows_of(plan.layout, found[deal, arm], apart)
    return Done(job.name, zlib.compress(sums.tobytes()))


def rows_of(layout: Layout, found: Numbers, apart: Numbers) -> Numbers:
    """What is added up of a match; the products are those of points and uses, wins and users."""
    products = np.zeros_like(found)
    uses, worth, users, won = (layout.part(number) for number in range(4))
    products[worth] = found[worth] * found[uses]
    products[won] = found[won] * found[users]
    return np.stack([found, found**2, products, apart, apart**2])


def ledger_of(match: Match) -> list[list[float]]:
    """What the review of a match books for each seat."""
    found = review(match, [""] * match.seats, settings_for(match, THINKING), threads=1)
    return [
        [each.final - each.initial, each.luck, each.own, sum(each.others), each.revisions]
        for each in found.ledger
    ]
