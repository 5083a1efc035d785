"""What was asked of the laboratory, as it is kept: an experiment can be gone on with by it."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec import Struct

from grasse.games import GAMES
from grasse.server import box_forms
from grasse.server.box_forms import Reading
from grasse.server.lab_messages import LabWish
from grasse.study.lab.running import Trials
from grasse.study.lab.trial import Plan


class Order(Struct):
    """A wish with all that it takes to play it again: an own box may be changed or removed."""

    wish: LabWish
    base: str  # the text of the box that is changed
    box_name: str
    settings: dict[str, Any]  # of the plan: those of another one do not fit what was played

    def packed(self) -> bytes:
        """As it is kept."""
        return zlib.compress(msgspec.json.encode(self))


_read_order = msgspec.json.Decoder(Order).decode


def order_of(wish: LabWish, base: Reading, box_name: str, plan: Plan) -> Order:
    """What was asked for; whoever asked is known by the row."""
    nameless = msgspec.structs.replace(wish, name="")
    return Order(nameless, base.text, box_name, plan.settings())


def read_order(packed: bytes | None) -> Order | None:
    """What was asked for, if that was kept, and can be read."""
    try:
        return _read_order(zlib.decompress(packed)) if packed else None
    except (msgspec.ValidationError, zlib.error):
        return None


def base_of(order: Order) -> Reading:
    """The box that is changed."""
    return box_forms.read(GAMES[order.wish.game], order.base)


def taken_up(order: Order, plan: Plan, packed: bytes | None) -> Trials:
    """What was played of an experiment, or nothing of it where the program is another one now."""
    trials = Trials(plan)
    if packed and plan.settings() == order.settings and trials.take_up(packed):
        return trials
    return Trials(plan)
