"""A network that learns a game by play against itself: PPO with masks, for all numbers of seats.

It begins as good as greedy: it learns by how much the game's own foresight and sense are wrong.

One network plays every seat of matches for two, three and four, side by side in batches. It learns
who will win, what points each seat will still make, and what to do so that its own seat comes out
ahead. All that it needs to go on later is in a checkpoint.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from grasse import __version__
from grasse.kernel.game import Game
from grasse.players.network import FORESEEN, SEATS, encoding_of, write_network
from grasse.research.batches import batch
from grasse.research.curves import write_curve
from grasse.research.net import Chooser, Net, senses_on
from grasse.research.pieces import find_points
from grasse.research.rivals import GreedyRival, share_won_by
from grasse.research.senses import counted_batch

LOWEST_RATE = 0.05  # of the rate of learning that is left in the end
AGAIN = 0.5  # of the rate, the curiosity and the pay for points that a later run begins with
FIRST_ROUNDS = 3  # after which a first checkpoint is written, so that faults show early
TOLD = 20  # rounds between two lines about them
Rows = dict[str, Tensor]


class NoCheckpoint(ValueError):
    """A file that is no checkpoint of this game."""


@dataclass(frozen=True)
class Settings:
    """How it learns."""

    minutes: float = 5.0  # in all, with compiling, tests and the files
    device: str = "cpu"
    seed: int = 1
    matches: int = 16384  # side by side, of all numbers of seats together
    steps: int = 48  # decisions of each between two lessons
    epochs: int = 2
    part: int = 16384  # decisions that it learns from at once
    wide: int = 512
    narrow: int = 256
    rate: float = 7e-4
    fade: float = 0.95  # how much less it counts what comes a decision later
    curiosity: float = 0.01
    scale: float = 15.0  # points that are worth half a won match, at first
    apart: int = 600  # random decisions at first, so that not all matches are at the same stage
    pause: float = 30.0  # seconds between two checkpoints
    tests: int = 96  # matches against `greedy` at a test; 0: none
    stops: int = 3  # how often to test


# ---------------------------------------------------------------- play


class Tables:
    """Matches of all numbers of seats side by side, and what was seen of them: [step, match]."""

    def __init__(self, game: Game, settings: Settings, seed: object) -> None:
        self.game, self.device, self.steps = game, settings.device, settings.steps
        self.points, self.scale = find_points(game, SEATS), np.float32(settings.scale)
        counts = shares_of(settings.matches, game.seats)
        self.batches = [
            counted_batch(game, size, seats, (seed, seats)) for seats, size in counts.items()
        ]
        self.senses = [senses_on(self.device, each, settings.scale) for each in self.batches]
        ends = np.cumsum([each.size for each in self.batches]).tolist()
        self.parts = [slice(a, b) for a, b in zip([0, *ends], ends, strict=False)]
        self.size = ends[-1]
        self.seats = torch.cat([torch.full((each.size,), each.seats) for each in self.batches])
        self.seats = self.seats.to(self.device)
        shape = (settings.steps + 1, self.size)
        kinds = {
            "seen": ((game.FEATURES + FORESEEN,), torch.float16),
            "sense": ((game.ACTIONS,), torch.float16),
            "options": ((game.ACTIONS,), torch.bool),
            "seat": ((), torch.int64),
            "action": ((), torch.int64),
            "chance": ((), torch.float32),
            "wins": ((SEATS,), torch.float32),
            "togo": ((SEATS,), torch.float32),
            "won": ((SEATS,), torch.float32),
            "ends": ((SEATS,), torch.float32),
            "done": ((), torch.bool),
        }
        self.rows = {
            name: torch.zeros((*shape, *more), dtype=kind, device=self.device)
            for name, (more, kind) in kinds.items()
        }

    def stir(self, decisions: int) -> None:
        """Plays at random, so that not all matches are at the same stage."""
        for each in self.batches:
            for _ in range(decisions):
                each.step(each.pick())

    def play(self, net: Net) -> Rows:
        """Some decisions of every match, as often as the network says; one step more than told."""
        rows = self.rows
        for step in range(self.steps + 1):
            row = {name: array[step] for name, array in rows.items()}
            for part, each, told in zip(self.parts, self.batches, self.senses, strict=True):
                told.look()
                row["seen"][part] = self.here(told.seen)
                row["sense"][part] = self.here(told.senses)
                row["options"][part] = self.here(each.options)
                row["seat"][part] = self.here(each.seat)
            with torch.no_grad():
                given = row["seen"], row["sense"], row["options"]
                chances, wins, togo = net(*given, self.seats)
            luck = torch.empty_like(chances).exponential_().clamp_min(1e-20)  # 0 / 0 is no chance
            action = (chances.exp() / luck).argmax(1)
            row["action"][:] = action
            row["chance"][:] = chances.gather(1, action[:, None]).squeeze(1)
            row["wins"][:], row["togo"][:] = wins.exp(), togo
            chosen = action.cpu().numpy()
            for part, each in zip(self.parts, self.batches, strict=True):
                each.step(chosen[part])
                row["done"][part] = self.here(each.done)
                won, ends = each.results()
                row["won"][part, : each.seats] = self.here(won)
                row["ends"][part, : each.seats] = self.here(ends / self.scale)
        return rows

    def here(self, array: Any) -> Tensor:
        """A copy of an array where the network is."""
        return torch.from_numpy(array).to(self.device)


def shares_of(matches: int, seats: tuple[int, ...]) -> dict[int, int]:
    """How many matches are for each number of seats: half of them for the lowest."""
    if len(seats) == 1:
        return {seats[0]: matches}
    others = max(1, matches // 2 // (len(seats) - 1))
    return {seats[0]: max(1, matches // 2), **dict.fromkeys(seats[1:], others)}


def turned(rows: Tensor, seat: Tensor, seats: Tensor, by: int) -> Tensor:
    """Rows that begin with the seat that decides, as rows of all seats in order; *by* 1: back."""
    places = torch.arange(SEATS, device=rows.device)
    order = (places + by * seat[..., None]) % seats[..., None]
    return rows.gather(-1, torch.where(places < seats[..., None], order, places))


# ---------------------------------------------------------------- learning


def credit(rows: Rows, tables: Tables, settings: Settings, left: float) -> Rows:
    """Adds what each seat's chances and points turned out to be, and what a decision brought (GAE).

    A seat is paid for winning, and for the points that it makes more than the others; the less
    for these, the less time is *left*. The last step only tells what those before it led to.
    """
    seat, seats = rows["seat"], tables.seats.expand(rows["seat"].shape)
    points = torch.zeros_like(rows["togo"])
    if tables.points:
        points = rows["seen"][:, :, tables.points].float() / settings.scale
        points = turned(points, seat, seats, -1)
    wins, togo = (turned(rows[name], seat, seats, -1) for name in ("wins", "togo"))
    more_wins, more_togo = torch.zeros_like(wins), torch.zeros_like(togo)
    for step in reversed(range(settings.steps)):
        over = rows["done"][step][:, None]
        later = wins[step + 1] + settings.fade * more_wins[step + 1]
        more_wins[step] = torch.where(over, rows["won"][step], later) - wins[step]
        later = togo[step + 1] + settings.fade * more_togo[step + 1]
        later = torch.where(over, rows["ends"][step], points[step + 1] + later)
        more_togo[step] = later - points[step] - togo[step]
    made = more_togo - (more_togo.sum(-1, keepdim=True) - more_togo) / (seats[..., None] - 1)
    better = 2 * more_wins + (0.3 + 0.7 * left) * made
    found = {name: rows[name] for name in ("seen", "sense", "options", "action", "chance")} | {
        "seats": seats,
        "better": better.gather(2, seat[:, :, None]).squeeze(2),
        "win_goal": turned(wins + more_wins, seat, seats, 1),
        "togo_goal": turned(togo + more_togo, seat, seats, 1),
    }
    return {name: array[:-1].flatten(0, 1) for name, array in found.items()}


def improve(net: Net, optimiser: Any, rows: Rows, settings: Settings, left: float) -> list[float]:
    """Some epochs of PPO over all that was played; answers with the last losses."""
    optimiser.param_groups[0]["lr"] = settings.rate * max(left, LOWEST_RATE)
    usable = (rows["options"].sum(1) > 1).nonzero().squeeze(1)  # one option is no decision
    spread, mean = torch.std_mean(rows["better"][usable])
    losses: list[Tensor] = []
    for _ in range(settings.epochs):
        for part in usable[torch.randperm(len(usable), device=usable.device)].split(settings.part):
            few = {name: array[part] for name, array in rows.items()}
            better = (few["better"] - mean) / (spread + 1e-6)
            chances, wins, togo = net(few["seen"], few["sense"], few["options"], few["seats"])
            ratio = (chances.gather(1, few["action"][:, None]).squeeze(1) - few["chance"]).exp()
            acting = -torch.minimum(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
            winning = -(few["win_goal"] * wins.clamp_min(-20)).sum(1).mean()
            making = (togo - few["togo_goal"]).square().sum(1).mean()
            doubt = -(chances.exp() * chances).sum(1).mean()
            loss = acting + 0.5 * winning + 0.25 * making - settings.curiosity * left * doubt
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            losses = [winning, making, doubt]
    return [float(each.detach()) for each in losses]


class Training:
    """A network on its way, and all that is written down of it."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.began, self.last_test = time.perf_counter(), 0.0  # seconds
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.settings = game, settings
        net = Net(game.FEATURES, game.ACTIONS, settings.wide, settings.narrow)
        self.net = net.to(settings.device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=settings.rate)
        self.curve: list[dict[str, float]] = []
        self.before: list[dict[str, Any]] = []  # the settings of earlier runs
        self.spent, self.decisions = 0.0, 0  # in all runs

    # ------------------------------------------------------------ files

    def save(self, to: Path) -> None:
        """Writes the network, a checkpoint beside it, and the curve."""
        about = {
            "points": find_points(self.game, SEATS),
            "scale": self.settings.scale,
            "grasse": __version__,
            "seconds": round(self.spent, 1),
            "decisions": self.decisions,
            "result": self.curve[-1] if self.curve else {},
        }
        write_network(to, self.game, self.net.arrays(), about)
        learning = self.optimiser.state_dict()
        moments = {  # half the size; nobody needs more
            number: {name: each.bfloat16() if "avg" in name else each for name, each in of.items()}
            for number, of in learning["state"].items()
        }
        told = {
            "game": self.game.name,
            "encoding": encoding_of(self.game),
            "net": self.net.state_dict(),
            "optimiser": {**learning, "state": moments},
            "curve": self.curve,
            "before": [*self.before, self.run()],
            "spent": self.spent,
            "decisions": self.decisions,
        }
        there = to.with_suffix(".pt.part")
        torch.save(told, there)
        there.replace(to.with_suffix(".pt"))
        text = json.dumps({"runs": told["before"], "curve": self.curve}, indent=1)
        to.with_suffix(".json").write_text(text + "\n", encoding="utf-8")

    def run(self) -> dict[str, Any]:
        """The settings of this run, and what it ran on."""
        card = torch.cuda.get_device_name() if self.settings.device == "cuda" else ""
        versions = {"grasse": __version__, "rules": self.game.version}
        versions |= {"torch": str(torch.__version__), "python": platform.python_version()}
        return {**asdict(self.settings), **versions, "card": card}

    def load(self, checkpoint: Path) -> None:
        """Goes on from a checkpoint; a NoCheckpoint if it is none of this game."""
        told = torch.load(checkpoint, map_location=self.settings.device, weights_only=True)
        if told["game"] != self.game.name or told["encoding"] != encoding_of(self.game):
            raise NoCheckpoint(f"{checkpoint} is not for {self.game.title} as it is now")
        self.net.load_state_dict(told["net"])
        for state in told["optimiser"]["state"].values():
            for name in ("exp_avg", "exp_avg_sq"):
                state[name] = state[name].float()
        self.optimiser.load_state_dict(told["optimiser"])
        self.curve, self.before = told["curve"], told["before"]
        self.spent, self.decisions = told["spent"], told["decisions"]

    # ------------------------------------------------------------ the way

    def learn(self, to: Path, say: Callable[[str], None] = print) -> None:
        """Learns for as long as the settings say, and saves on the way."""
        settings = self.settings
        tables = Tables(self.game, settings, (settings.seed, self.decisions))
        tables.stir(settings.apart)
        self.wait()
        begun = time.perf_counter()
        total = max(1e-3, settings.minutes * 60 - (begun - self.began))
        say(f"{self.game.name}: {tables.size} matches on {settings.device}, {total:.0f} s left")
        run, kept, tested, rounds = 0.0, -settings.pause, 0, 0
        while not rounds or run < total - self.last_test:
            left = max(0.0, 1 - run / total) * (AGAIN if self.before else 1.0)
            self.round(tables, left, rounds, say)
            rounds, run = rounds + 1, time.perf_counter() - begun
            if settings.tests and run >= (tested + 1) * total / settings.stops and run < total:
                tested += 1
                self.test(say)
            if run - kept >= settings.pause and rounds >= FIRST_ROUNDS:
                kept = run
                self.save(to)
            run = time.perf_counter() - begun
        self.save(to)
        if settings.tests:
            self.test(say)
            self.save(to)

    def round(self, tables: Tables, left: float, number: int, say: Callable[[str], None]) -> None:
        """Plays for a while, and learns from it."""
        began = time.perf_counter()
        rows = credit(tables.play(self.net), tables, self.settings, left)
        self.wait()
        played = time.perf_counter() - began
        losses = improve(self.net, self.optimiser, rows, self.settings, left)
        took = time.perf_counter() - began
        self.spent, self.decisions = self.spent + took, self.decisions + len(rows["action"])
        if number < FIRST_ROUNDS or number % TOLD == 0:
            speed = f"{len(rows['action']) / took:,.0f} decisions/s, {played / took:.0%} of it play"
            told = "win {:.3f} points {:.3f} doubt {:.3f}".format(*losses)
            say(f"{self.game.name}: round {number}, {left:.0%} left, {speed}, {told}")
        if not np.isfinite(losses).all():
            raise FloatingPointError(f"{self.game.name}: the losses are {losses}")

    def wait(self) -> None:
        """Waits for the card."""
        if self.settings.device == "cuda":
            torch.cuda.synchronize()

    def test(self, say: Callable[[str], None]) -> None:
        """Plays against `greedy` with the fewest and the most seats."""
        began = time.perf_counter()
        point: dict[str, float] = {"seconds": round(self.spent, 1), "decisions": self.decisions}
        for seats in sorted({self.game.seats[0], self.game.seats[-1]}):
            matches = batch(self.game, self.settings.tests, seats=seats, seed="trial")
            rival = GreedyRival(matches, "trial")
            chooser = Chooser(self.net, matches, self.settings.scale, self.settings.device)
            share = share_won_by(matches, rival.pick, chooser)
            point[f"greedy, {seats} seats"] = share
        self.curve.append(point)
        self.last_test = time.perf_counter() - began
        say(f"{self.game.name}: {json.dumps(point)}")


def train(
    game: Game,
    settings: Settings,
    to: Path,
    checkpoint: Path | None = None,
    say: Callable[[str], None] = print,
) -> Training:
    """Trains a network and writes it to the file *to*, with a checkpoint and a curve beside it."""
    training = Training(game, settings)
    if checkpoint:
        training.load(checkpoint)
    training.learn(to, say)
    if training.curve:
        fair = 1 / game.seats[0]
        try:
            write_curve(training.curve, str(to.with_suffix(".curve")), game.title, fair,
                        {"runs": [*training.before, training.run()]})  # fmt: skip
        except ModuleNotFoundError as error:  # what was learnt is safe
            say(f"{game.name}: no picture of the curve: {error}")
    return training


def small(settings: Settings) -> Settings:
    """The same for a machine without a card."""
    return replace(settings, matches=256, steps=32, part=1024, wide=128, narrow=64, apart=200)
