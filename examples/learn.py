"""A game learnt from nothing by play against itself: PPO with masks, one network for all seats.

python examples/learn.py --device cuda --seconds 230 --stops 10 --tests 300
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from typing import Any

from grasse.games import find_game
from grasse.research import batch
from grasse.research.curves import write_curve
from grasse.research.rivals import GreedyRival, share_won

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    sys.exit("this example needs PyTorch: pip install 'grasse[train]'")

ARRAYS = ("observations", "options", "seat", "rewards", "done")
POINTS = re.compile(r"seat \+\d (money|score)")  # in the legend of the observations
Rows = dict[str, Tensor]
SETTINGS: dict[str, Any] = {
    "game": "parfum", "seats": 2, "device": "cpu", "seed": 1, "out": "learnt",
    "seconds": 60.0, "stops": 6, "tests": 200,  # how long; how often to test, on how many matches
    "matches": 16384, "steps": 64, "epochs": 2, "part": 32768, "width": 512, "rate": 5e-4,
    "fade": 0.95, "curiosity": 0.06, "scale": 20.0,  # points ahead that are worth a won match
}  # fmt: skip


class Net(nn.Module):  # type: ignore[misc]
    """What to do, and apart from it what the rest of the match will bring."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.policy, self.value = layers(features, width, actions), layers(features, width, 1)
        nn.init.zeros_(self.policy[-1].weight)  # every option is as good as another at first

    def forward(self, seen: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's probability, and the value."""
        small = seen.float().sign() * seen.float().abs().log1p()  # they are counts
        logits = self.policy(small).masked_fill(~options, -1e9)
        return logits.log_softmax(1), self.value(small).squeeze(1)


def layers(features: int, width: int, outs: int) -> nn.Sequential:
    first, second = nn.Linear(features, width), nn.Linear(width, width)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), nn.Linear(width, outs))


def lead(observations: Tensor, args: Any) -> Tensor:
    """How far the seat that decides is ahead of the others, by the points that all can see."""
    points = observations[:, args.points]
    return (points[:, 0] - points[:, 1:].mean(1)) / args.scale


def roll_out(net: Net, played: Any, now: Rows, args: Any) -> Rows:
    """Plays some decisions of every match; answers with all that was seen: [step, match]."""
    rows: list[Rows] = []
    unchecked = {"check": False} if args.device == "cuda" else {}
    for _ in range(args.steps):
        row = {"seen": now["observations"].half(), "lead": lead(now["observations"], args)}
        row |= {"options": now["options"].clone(), "seat": now["seat"].long()}
        with torch.no_grad():
            chances, row["value"] = net(row["seen"], row["options"])
        row["action"] = chances.exp().multinomial(1).squeeze(1)
        row["chance"] = chances.gather(1, row["action"][:, None]).squeeze(1)
        played.step(row["action"], **unchecked)
        rows.append(row | {name: now[name].clone() for name in ("rewards", "done")})
    return {name: torch.stack([row[name] for row in rows]) for name in rows[0]}


def credit(rows: Rows, net: Any, now: Rows, args: Any) -> None:
    """Adds the advantage of every decision (GAE), the value to learn, and whether it counts.

    A seat is paid for its place in the end, and on the way for what it gains on the others. Seats
    take turns: what comes later is kept for each until its decision before comes up. A decision
    with one option is none.
    """
    seen, seat = now["observations"], now["seat"].long()[:, None]
    nothing = torch.zeros_like(now["rewards"])
    later = nothing.scatter(1, seat, net(seen, now["options"])[1][:, None])  # value
    ahead = (nothing * torch.nan).scatter(1, seat, lead(seen, args)[:, None])  # lead
    known, due, gained = nothing.bool().scatter(1, seat, True), nothing, nothing
    is_free = rows["options"].sum(2) > 1
    rows["counts"], rows["advantage"] = is_free.clone(), torch.zeros_like(rows["value"])
    for step in reversed(range(args.steps)):
        over, seat = rows["done"][step][:, None], rows["seat"][step][:, None]
        later, gained = later.masked_fill(over, 0), gained.masked_fill(over, 0)
        due = torch.where(over, rows["rewards"][step], due)
        ahead, known = ahead.masked_fill(over, torch.nan), known | over
        value, was_ahead = rows["value"][step][:, None], rows["lead"][step][:, None]
        paid = due.gather(1, seat) + (ahead.gather(1, seat) - was_ahead).nan_to_num()
        gain = paid + later.gather(1, seat) - value + args.fade * gained.gather(1, seat)
        gain = gain.masked_fill(~known.gather(1, seat), 0)
        own = nothing.bool().scatter(1, seat, is_free[step][:, None])
        rows["advantage"][step], rows["counts"][step] = gain.squeeze(1), (own & known).any(1)
        later, gained = torch.where(own, value, later), torch.where(own, gain, gained)
        due, ahead = due.masked_fill(own, 0), torch.where(own, was_ahead, ahead)
        known = known | own
    rows["goal"] = rows["advantage"] + rows["value"]


def improve(net: Net, optimiser: Any, rows: Rows, args: Any, left: float) -> None:
    """Some epochs of PPO over all that was played; *left* is the part of the time still to go."""
    optimiser.param_groups[0]["lr"] = args.rate * max(left, 0.05)
    names = ("seen", "options", "action", "chance", "advantage", "goal")
    flat = {name: rows[name].flatten(0, 1) for name in names}
    usable = rows["counts"].flatten().nonzero().squeeze(1)
    spread, mean = torch.std_mean(flat["advantage"][usable])
    for _ in range(args.epochs):
        for part in usable[torch.randperm(len(usable), device=usable.device)].split(args.part):
            few = {name: array[part] for name, array in flat.items()}
            better = (few["advantage"] - mean) / (spread + 1e-6)
            chances, value = net(few["seen"], few["options"])
            ratio = (chances.gather(1, few["action"][:, None]).squeeze(1) - few["chance"]).exp()
            loss = -torch.minimum(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
            loss = loss + 0.5 * (value - few["goal"]).square().mean()
            loss = loss + args.curiosity * left * (chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def learn(args: Any) -> None:
    """Learns for so many seconds, tests aside, and writes down how it goes."""
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    game = find_game(args.game)
    legend = game.legend(game.load_box())
    args.points = [at for at, name in enumerate(legend) if POINTS.fullmatch(name)][: args.seats]
    net = Net(game.FEATURES, game.ACTIONS, args.width).to(args.device)
    optimiser = torch.optim.Adam(net.parameters())
    played: Any = batch(game, args.matches, seats=args.seats, seed=args.seed, device=args.device)
    now = {name: torch.from_dlpack(getattr(played, name)) for name in ARRAYS}  # no copies
    tested = batch(game, args.tests, seats=args.seats, seed="test")  # on the CPU
    rivals = {"uniform": tested.pick, "greedy": GreedyRival(tested, "test").pick}

    def choose(*arrays: Any) -> Any:
        seen, options = (torch.from_numpy(array).to(args.device) for array in arrays)
        with torch.no_grad():
            return net(seen, options)[0].argmax(1).cpu().numpy()

    curve: list[dict[str, float]] = []
    spent, rounds = 0.0, 0
    while len(curve) <= args.stops:
        if spent >= len(curve) * args.seconds / args.stops:
            point = {"seconds": round(spent, 1), "decisions": rounds * args.steps * args.matches}
            point |= {name: share_won(tested, pick, choose) for name, pick in rivals.items()}
            curve.append(point)
            print(json.dumps(curve[-1]), flush=True)
            continue
        began = time.perf_counter()
        rows = roll_out(net, played, now, args)
        with torch.no_grad():
            credit(rows, net, now, args)
        improve(net, optimiser, rows, args, 1 - spent / args.seconds)
        next(net.parameters()).sum().item()  # waits for the card
        spent, rounds = spent + time.perf_counter() - began, rounds + 1
    torch.save(net.state_dict(), f"{args.out}.pt")
    write_curve(curve, args.out, f"{game.title}, {args.seats} seats", 1 / args.seats, vars(args))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns a game by play against itself.")
    for name, default in SETTINGS.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    learn(parser.parse_args())
