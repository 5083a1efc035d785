"""The network of grasse/players/network.py in PyTorch, which looks at many tables at once."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from grasse.players.network import FORESEEN, GATE, LEAD, OUTPUTS, SEATS, TO_COME, TRUST, Network
from grasse.research.batches import Actions
from grasse.research.senses import Looked, Senses, senses_of

NEVER = -1e9  # the logarithm of a chance that is none


class Net(nn.Module):  # type: ignore[misc]
    """A network to learn with, or, from a file and in double precision, to play by."""

    def __init__(self, features: int, actions: int, wide: int, narrow: int) -> None:
        super().__init__()
        self.read = nn.Linear(features + FORESEEN, wide)
        self.mix = nn.Linear(wide, narrow)
        self.muse = nn.Linear(narrow, narrow)
        self.policy = nn.Linear(narrow, actions)
        self.value = nn.Linear(narrow, OUTPUTS)
        for head in (self.policy, self.value):  # at first it knows what the game does
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(
        self, seen: Tensor, sense: Tensor, options: Tensor, seats: Tensor
    ) -> tuple[Tensor, ...]:
        """The logarithms of each option's and each seat's chance; the points still to come.

        Of the seats that of the one which decides is the first.
        """
        kind = self.read.weight.dtype
        foreseen = seen[:, -FORESEEN:].to(kind)
        small = seen.to(kind).sign() * seen.to(kind).abs().log1p()  # they are counts
        rough = seen.is_cuda and kind == torch.float32
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=rough):
            narrow = self.mix(self.read(small).relu()).relu()
            deep = self.muse(narrow).relu() + narrow
            logits, value = self.policy(deep).to(kind), self.value(deep).to(kind)
        wins = value[:, :SEATS] + foreseen[:, LEAD : LEAD + SEATS]
        points = value[:, SEATS:GATE] + foreseen[:, TO_COME : TO_COME + SEATS]
        logits = logits + (TRUST + value[:, GATE:]) * sense.to(kind)
        absent = torch.arange(SEATS, device=seen.device) >= seats[:, None]
        return (
            logits.masked_fill(~options, NEVER).log_softmax(1),
            wins.masked_fill(absent, NEVER).log_softmax(1),
            points.masked_fill(absent, 0),
        )

    def arrays(self) -> dict[str, Any]:
        """The weights as the file has them."""
        found = {}
        for name, layer in self.named_children():
            weight = layer.weight.detach().float().cpu().numpy()
            found[name] = weight if name == "policy" else weight.T
            found[f"{name}_bias"] = layer.bias.detach().float().cpu().numpy()
        return found


def exact_net(network: Network) -> Net:
    """A network in double precision: what it decides depends on no device and no size of a batch.

    Two options would have to be as good as equal, to some 1e-13, to be told apart by these.
    """
    (inputs, wide), narrow = network.read.shape, network.mix.shape[1]
    net = Net(inputs - FORESEEN, len(network.policy), wide, narrow).double()
    with torch.no_grad():
        for name, layer in net.named_children():
            weight = torch.from_numpy(getattr(network, name))
            layer.weight.copy_(weight if name == "policy" else weight.T)
            layer.bias.copy_(torch.from_numpy(getattr(network, f"{name}_bias")))
    return net


def senses_on(device: str, matches: Looked, scale: float) -> Senses:
    """What is told of a batch, in memory that the card reads fast."""
    if device == "cpu":
        return senses_of(matches, scale)
    sizes = matches.game.FEATURES + FORESEEN, matches.game.ACTIONS
    arrays = (torch.zeros(matches.size, size, pin_memory=True).numpy() for size in sizes)
    return Senses(matches, scale, *arrays)


class Chooser:
    """Plays what a network finds most promising, in many matches at once."""

    def __init__(self, net: Net, matches: Looked, scale: float, device: str) -> None:
        self.net, self.device, self.matches = net.to(device), device, matches
        self._told = senses_on(device, matches, scale)

    def __call__(self, asked: Any = slice(None)) -> Actions:
        """What it would do in the matches that are *asked* for."""
        self._told.look()
        arrays = self._told.seen[asked], self._told.senses[asked], self.matches.options[asked]
        given = [torch.from_numpy(each).to(self.device) for each in arrays]
        seats = torch.full((len(given[0]),), self.matches.seats, device=self.device)
        with torch.no_grad():
            chosen: Actions = self.net(*given, seats)[0].argmax(1).cpu().numpy()
        return chosen
