"""Whether anything can come of what a seat is asked: if not, a page need not wait for an answer."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.box import METHODS, SCENTS
from grasse.games.aqua_mirabilis.records import Box, Seat, View
from grasse.games.aqua_mirabilis.state import NONE, ORDER, PEEK, RETURN, STORE
from grasse.kernel.plain import lasting


@lasting(
    *("seats_size", "day", "phase", "seat", "trigger", "visited", "cubes_left"),
    *("seats.flowers", "seats.methods", "seats.peeked"),
)
def is_moot(box: Box, view: View) -> bool:
    """For the seat that is asked, whoever looks: all of it is open."""
    if view.phase == ORDER:
        return view.cubes_left != 1  # AM-3.9.4.1
    if view.phase == STORE:
        return is_last_production(box, view) or not can_store(box, view.seats[view.seat])
    if view.phase == RETURN:
        return is_last_production(box, view)
    if view.phase == PEEK:
        return bool(view.seats[view.seat].peeked[view.visited])
    return False


def is_last_production(box: Box, view: View) -> bool:
    """Whether a production is the last one of its seat: neither flowers nor a coach are used again.

    It ends a day (AM-3.10.6), and leaves a dial with which an extra turn cannot produce (AM-4.11).
    """
    last = box.days_size[view.seats_size] - 1
    return bool(view.trigger != NONE or view.day + 1 >= last)


def can_store(box: Box, record: Seat) -> bool:
    """Whether a loose flower could lie on a method, once what is stored there makes room for it."""
    return any(
        record.flowers[scent] and record.methods[method] and box.methods[method].allowed[scent]
        for method in range(METHODS)
        for scent in range(SCENTS)
    )
