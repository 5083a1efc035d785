"""Whether anything can come of what a seat is asked: if not, a page need not wait for an answer."""

from __future__ import annotations

from grasse.games.perfumery.box import FIRST_PERFUME
from grasse.games.perfumery.lacking import can_produce
from grasse.games.perfumery.records import Box, View
from grasse.games.perfumery.state import BLENDING, PAYING, STORE_ONTO, STORING


def is_moot(box: Box, view: View, hand: tuple[int, ...], produced: list[int]) -> bool:
    """For the seat whose turn it is, with its *hand* and the perfumes that it has *produced*."""
    if view.phase == PAYING:
        return bool(view.paid >= view.cost)
    if view.phase == STORING:
        return bool(view.final_round)
    if view.phase == STORE_ONTO:
        spaces = [_spaces(box, view, card) for card in produced]
        return len({each for each in spaces if each[view.essence][0] > each[view.essence][1]}) == 1
    if view.phase == BLENDING:
        has_room = any(
            space > kept for card in produced for space, kept in _spaces(box, view, card)
        )
        return not can_produce(box, view, view.seat, hand) and (
            bool(view.final_round) or not has_room
        )
    return False


def _spaces(box: Box, view: View, card: int) -> tuple[tuple[int, int], ...]:
    """[essence] how many a produced perfume can keep, and how many it keeps: all that it is now."""
    spaces, kept = box.cards[card].storage, view.storage[card - FIRST_PERFUME]
    return tuple((int(space), int(number)) for space, number in zip(spaces, kept, strict=True))
