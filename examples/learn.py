"""A game learnt from nothing by play against itself: PPO with masks, one network for all seats.

python examples/learn.py --device cuda --seconds 220 --out learnt
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from grasse.games import find_game
from grasse.research import Batch, batch
from grasse.research.rivals import GreedyRival

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    sys.exit("this example needs PyTorch, which comes with: pip install 'grasse[train]'")

ARRAYS = ("observations", "options", "seat", "rewards", "done")


class Net(nn.Module):  # type: ignore[misc]
    """What to do, and how it will end: of -1, all others ahead, to 1, all others behind."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's probability, and the value."""
        hidden = self.body(seen.sign() * seen.abs().log1p())
        logits = self.policy(hidden).masked_fill(~options, -1e9)
        return logits.log_softmax(1), self.value(hidden).squeeze(1)


def roll_out(net: Net, played: Any, now: dict[str, Tensor], steps: int) -> dict[str, Tensor]:
    """Plays *steps* decisions of every match; answers with all that was seen: [step, match]."""
    rows: dict[str, list[Tensor]] = {}
    unchecked = {"check": False} if now["seat"].is_cuda else {}
    for _ in range(steps):
        with torch.no_grad():
            chances, value = net(now["observations"], now["options"])
            noise = torch.empty_like(chances).exponential_().log()
            action = (chances - noise).argmax(1)  # drawn by its probability (Gumbel)
        row = {name: now[name].clone() for name in ("observations", "options", "seat")}
        row |= {"action": action, "value": value}
        row["chance"] = chances.gather(1, action[:, None]).squeeze(1)
        played.step(action, **unchecked)
        row |= {name: now[name].clone() for name in ("rewards", "done")}
        for name, part in row.items():
            rows.setdefault(name, []).append(part)
    return {name: torch.stack(parts) for name, parts in rows.items()}


def credit(rows: dict[str, Tensor], last: Tensor, seat: Tensor, fade: float) -> None:
    """Adds the advantage of every decision (GAE), the value to learn, and whether they are known.

    Seats take turns, so each seat's next value is kept until its decision before comes up.
    """
    shape = rows["rewards"].shape[1:]
    following, gained, due = (torch.zeros(shape, device=last.device) for _ in range(3))
    known = torch.zeros(shape, dtype=torch.bool, device=last.device)
    following.scatter_(1, seat.long()[:, None], last[:, None])
    known.scatter_(1, seat.long()[:, None], True)
    rows["advantage"], rows["known"] = torch.zeros_like(rows["value"]), rows["done"].clone()
    for step in reversed(range(len(rows["done"]))):
        over, who = rows["done"][step][:, None], rows["seat"][step].long()[:, None]
        following, gained = following.masked_fill(over, 0), gained.masked_fill(over, 0)
        due, known = torch.where(over, rows["rewards"][step], due), known | over
        value = rows["value"][step][:, None]
        sure = known.gather(1, who)
        better = due.gather(1, who) + following.gather(1, who) - value
        gain = torch.where(sure, better + fade * gained.gather(1, who), 0)
        rows["advantage"][step], rows["known"][step] = gain.squeeze(1), sure.squeeze(1)
        following, gained = following.scatter(1, who, value), gained.scatter(1, who, gain)
        due, known = due.scatter(1, who, 0.0), known.scatter(1, who, True)
    rows["goal"] = rows["advantage"] + rows["value"]


def improve(net: Net, optimiser: Any, rows: dict[str, Tensor], args: Any, curiosity: float) -> None:
    """Some epochs of PPO over all that was played."""
    flat = {name: part.flatten(0, 1) for name, part in rows.items() if name != "rewards"}
    usable = flat["known"].nonzero().squeeze(1)
    flat["advantage"] -= flat["advantage"][usable].mean()
    flat["advantage"] /= flat["advantage"][usable].std() + 1e-6
    for _ in range(args.epochs):
        for part in usable[torch.randperm(len(usable), device=usable.device)].split(args.part):
            few = {name: rows[part] for name, rows in flat.items()}
            chances, value = net(few["observations"], few["options"])
            ratio = (chances.gather(1, few["action"][:, None]).squeeze(1) - few["chance"]).exp()
            held = ratio.clamp(0.8, 1.2) * few["advantage"]
            loss = -torch.minimum(ratio * few["advantage"], held).mean()
            loss = loss + 0.5 * (value - few["goal"]).square().mean()
            loss = loss + curiosity * (chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def wins(net: Net, ours: Batch, pick: Any, args: Any) -> float:
    """The part of the matches that the network wins on one chair; rivals sit on all others."""
    ours.reset()
    own, over = np.arange(args.tests) % args.seats, np.zeros(args.tests, np.bool_)
    won = 0.0
    while not over.all():
        actions, mine = pick().copy(), np.flatnonzero(ours.seat == own)
        seen, options = (torch.from_numpy(a[mine]) for a in (ours.observations, ours.options))
        with torch.no_grad():
            chances, _ = net(seen.to(args.device), options.to(args.device))
        actions[mine] = chances.argmax(1).cpu().numpy()
        ours.step(actions)
        for match in np.flatnonzero(ours.done & ~over):
            first = ours.rewards[match] == ours.rewards[match].max()
            won += float(first[own[match]]) / first.sum()
        over |= ours.done
    return won / args.tests


def draw(curve: list[dict[str, float]], title: str, fair: float) -> str:
    """The curve as SVG: won matches against each rival, over the seconds of learning."""
    wide, high, end = 640, 360, max(curve[-1]["seconds"], 1e-9)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -40 {wide + 130} {high + 80}" '
        'font-family="sans-serif" font-size="13" fill="#555">',
        f'<text x="0" y="-18" font-size="15">{title}</text>',
        f'<text x="{wide}" y="{high + 34}" text-anchor="end">{end:.0f} s of learning</text>',
    ]
    for level in (0, 0.25, 0.5, 0.75, 1, fair):
        y, dash = high * (1 - level), ' stroke-dasharray="4"' if level == fair else ""
        parts.append(f'<path d="M0 {y:.1f}H{wide}" stroke="#ccc"{dash}/>')
        parts.append(f'<text x="-8" y="{y + 4:.1f}" text-anchor="end">{level:.0%}</text>')
    for rival, colour in (("uniform", "#8a5a9e"), ("greedy", "#c2703d")):
        dots = [(wide * at["seconds"] / end, high * (1 - at[rival])) for at in curve]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{wide + 6}" y="{dots[-1][1] + 4:.1f}" fill="{colour}">')
        parts.append(f"{rival} {curve[-1][rival]:.0%}</text>")
    return "\n".join([*parts, "</svg>\n"])


def learn(args: Any) -> None:
    """Learns for so many seconds, tests aside, and writes down how it goes."""
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    game = find_game(args.game)
    net = Net(game.FEATURES, game.ACTIONS, args.width).to(args.device)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    played: Any = batch(game, args.matches, seats=args.seats, seed=args.seed, device=args.device)
    now = {name: torch.from_dlpack(getattr(played, name)) for name in ARRAYS}  # no copies
    tested = batch(game, args.tests, seats=args.seats, seed="test")  # on the CPU
    rivals = {"uniform": tested.pick, "greedy": GreedyRival(tested, "test").pick}
    for pick in rivals.values():
        pick()
    print("all is compiled", flush=True)
    curve: list[dict[str, float]] = []
    spent, decisions = 0.0, 0
    while spent < args.seconds:
        began = time.perf_counter()
        left = 1 - spent / args.seconds
        optimiser.param_groups[0]["lr"] = args.rate * max(left, 0.05)
        rows = roll_out(net, played, now, args.steps)
        with torch.no_grad():
            last = net(now["observations"], now["options"])[1]
            credit(rows, last, now["seat"], args.fade)
        improve(net, optimiser, rows, args, 0.01 * left)
        next(net.parameters()).sum().item()  # waits for the card
        spent += time.perf_counter() - began
        decisions += args.matches * args.steps
        if spent >= min(args.seconds, (len(curve) + 1) * args.seconds / args.points):
            won = {name: wins(net, tested, pick, args) for name, pick in rivals.items()}
            curve.append({"seconds": round(spent, 1), "decisions": decisions, **won})
            print(json.dumps(curve[-1]), flush=True)
            write(net, curve, args)


def write(net: Net, curve: list[dict[str, float]], args: Any) -> None:
    """Writes the network, and its curve as JSON and SVG."""
    torch.save(net.state_dict(), f"{args.out}.pt")
    settings = {name: value for name, value in vars(args).items() if name != "out"}
    told = {"settings": settings, "curve": curve}
    Path(f"{args.out}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    title = f"{find_game(args.game).title}, {args.seats} seats: won against"
    Path(f"{args.out}.svg").write_text(draw(curve, title, 1 / args.seats), encoding="utf-8")


def main() -> None:
    """Learns as it is told."""
    parser = argparse.ArgumentParser(description="Learns a game by play against itself.")
    for name, default in (("game", "parfum"), ("device", "cpu"), ("out", "learnt")):
        parser.add_argument(f"--{name}", default=default)
    for name, number in (("seats", 2), ("seed", 1), ("matches", 16384), ("steps", 64)):
        parser.add_argument(f"--{name}", type=int, default=number)
    for name, number in (("width", 512), ("epochs", 2), ("part", 32768), ("tests", 200)):
        parser.add_argument(f"--{name}", type=int, default=number)
    for name, measure in (("seconds", 60.0), ("rate", 5e-4), ("fade", 0.95), ("points", 6.0)):
        parser.add_argument(f"--{name}", type=float, default=measure)
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
