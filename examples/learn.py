"""A game learnt from nothing by play against itself: PPO with masks, one network for all seats.

python examples/learn.py --device cuda --seconds 360 --stops 8 --tests 300
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from typing import Any

from grasse.games import find_game
from grasse.research import batch
from grasse.research.curves import write_curve
from grasse.research.pieces import find_pieces, find_points
from grasse.research.rivals import Trial

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    sys.exit("this example needs PyTorch: pip install 'grasse[train]'")

ARRAYS = ("observations", "options", "seat", "rewards", "done")
Rows = dict[str, Tensor]
SETTINGS: dict[str, Any] = {
    "game": "parfum", "seats": 2, "device": "cpu", "seed": 1, "out": "learnt",
    "seconds": 60.0, "stops": 6, "tests": 200,  # how long; how often to test, on how many matches
    "matches": 8192, "steps": 64, "epochs": 2, "part": 16384, "width": 64, "rate": 1e-3,
    "fade": 0.9, "curiosity": 0.01, "scale": 20.0,  # points that are worth a won match
    "apart": 3000,  # random decisions at first, so that not all matches are at the same stage
}  # fmt: skip


class Net(nn.Module):  # type: ignore[misc]
    """What to do, from all pieces beside each other; and apart from it what the rest will bring."""

    def __init__(self, pieces: list[Tensor], features: int, sizes: tuple[int, int, int]) -> None:
        super().__init__()
        (actions, seats, width), count = sizes, sum(map(len, pieces))
        self.pieces = pieces  # of every kind, where they are described: [piece, feature]
        self.readers = nn.ModuleList(nn.Linear(kind.shape[1], width) for kind in pieces)
        self.places = nn.Parameter(torch.randn(count, width) / 8)
        heads = {"nhead": 4, "dim_feedforward": 2 * width, "dropout": 0.0}
        self.beside = nn.TransformerEncoderLayer(width, **heads, batch_first=True, norm_first=True)
        told = count * width + sum(kind.numel() for kind in pieces)
        self.policy = layers(told, 8 * width, actions)
        self.value = layers(features, 8 * width, 8 * width, seats)
        nn.init.zeros_(self.policy[-1].weight)  # every option is as good as another at first

    def forward(self, seen: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's probability; what each seat may expect, its own first."""
        small = seen.float().sign() * seen.float().abs().log1p()  # they are counts
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            kinds = [small[:, kind.flatten()].unflatten(1, kind.shape) for kind in self.pieces]
            read = [reader(kind) for reader, kind in zip(self.readers, kinds, strict=True)]
            beside = self.beside(torch.cat(read, 1) + self.places.to(read[0].dtype))
            logits = self.policy(torch.cat([each.flatten(1) for each in (beside, *kinds)], 1))
            value = self.value(small)
        return logits.float().masked_fill(~options, -1e9).log_softmax(1), value.float()


def layers(*sizes: int) -> nn.Sequential:
    linear = [nn.Linear(ins, outs) for ins, outs in itertools.pairwise(sizes)]
    return nn.Sequential(*(part for each in linear for part in (each, nn.ReLU())))[:-1]


def roll_out(net: Net, played: Any, now: Rows, args: Any) -> Rows:
    """Plays some decisions of every match; answers with all that was seen: [step, match]."""
    rows: list[Rows] = []
    for _ in range(args.steps + 1):
        row = {"seen": now["observations"].half(), "options": now["options"].clone()}
        with torch.no_grad():
            chances, row["value"] = net(row["seen"], row["options"])
        luck = torch.empty_like(chances).exponential_()
        row["action"] = (chances.exp() / luck).argmax(1)  # each as often as the network says
        row["chance"] = chances.gather(1, row["action"][:, None]).squeeze(1)
        row["seat"] = now["seat"].long()
        played.step(row["action"], check=False)
        rows.append(row | {name: now[name].clone() for name in ("rewards", "done")})
    return {name: torch.stack([row[name] for row in rows]) for name in rows[0]}


def turned(rows: Tensor, seat: Tensor, by: int) -> Tensor:
    """Rows that begin with the seat that decides, as rows of all seats in order; *by* 1: back."""
    order = torch.arange(rows.shape[-1], device=rows.device) + by * seat[..., None]
    return rows.gather(-1, order % rows.shape[-1])


def credit(rows: Rows, args: Any) -> Rows:
    """Adds the value to learn for each seat, and what a decision brought more than that (GAE).

    A seat is paid for the points it makes, and in the end for its place. The last step only tells
    what those before it led to: it is left out.
    """
    points = turned(rows["seen"][:, :, args.points].float(), rows["seat"], -1) / args.scale
    value = turned(rows["value"], rows["seat"], -1)
    more = torch.zeros_like(value)
    for step in reversed(range(args.steps)):
        over = rows["done"][step][:, None]
        paid = torch.where(over, rows["rewards"][step], points[step + 1] - points[step])
        later = value[step + 1] + args.fade * more[step + 1]
        more[step] = paid + later.masked_fill(over, 0) - value[step]
    rows = rows | {"goal": turned(value + more, rows["seat"], 1)}
    rows["better"] = more.gather(2, rows["seat"][:, :, None]).squeeze(2)
    return {name: array[:-1].flatten(0, 1) for name, array in rows.items()}


def improve(net: Net, optimiser: Any, rows: Rows, args: Any, left: float) -> None:
    """Some epochs of PPO over all that was played; *left* is the part of the time still to go."""
    optimiser.param_groups[0]["lr"] = args.rate * max(left, 0.05)
    usable = (rows["options"].sum(1) > 1).nonzero().squeeze(1)  # one option is no decision
    spread, mean = torch.std_mean(rows["better"][usable])
    for _ in range(args.epochs):
        for part in usable[torch.randperm(len(usable), device=usable.device)].split(args.part):
            few = {name: array[part] for name, array in rows.items()}
            better = (few["better"] - mean) / (spread + 1e-6)
            chances, value = net(few["seen"], few["options"])
            ratio = (chances.gather(1, few["action"][:, None]).squeeze(1) - few["chance"]).exp()
            loss = -torch.minimum(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
            loss = loss + 0.5 * (value - few["goal"]).square().mean()
            loss = loss + args.curiosity * left * (chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def learn(args: Any) -> None:
    """Learns for this many seconds, tests aside, and writes down how it goes."""
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    game = find_game(args.game)
    args.points = find_points(game, args.seats)
    pieces = [torch.tensor(kind, device=args.device) for kind in find_pieces(game, args.seats)]
    net = Net(pieces, game.FEATURES, (game.ACTIONS, args.seats, args.width)).to(args.device)
    optimiser = torch.optim.Adam(net.parameters())
    played = batch(game, args.matches, seats=args.seats, seed=args.seed, device=args.device)
    for _ in range(args.apart):
        played.step(played.pick())
    now = {name: torch.from_dlpack(getattr(played, name)) for name in ARRAYS}  # no copies
    trial = Trial(game, args.seats, args.tests)

    def choose(*arrays: Any) -> Any:
        seen, options = (torch.from_numpy(array).to(args.device) for array in arrays)
        with torch.no_grad():
            return net(seen, options)[0].argmax(1).cpu().numpy()

    curve: list[dict[str, float]] = []
    spent, rounds = 0.0, 0
    while len(curve) <= args.stops:
        if spent >= len(curve) * args.seconds / args.stops:
            point = {"seconds": round(spent, 1), "decisions": rounds * args.steps * args.matches}
            curve.append(point | trial.shares_won(choose))
            print(json.dumps(curve[-1]), flush=True)
            continue
        began = time.perf_counter()
        rows = credit(roll_out(net, played, now, args), args)
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
