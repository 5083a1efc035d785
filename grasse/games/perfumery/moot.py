"""Whether it makes a difference what a seat answers: if not, a page need not wait for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import NamedTuple

from grasse.games.perfumery.box import (
    ESSENCES,
    FIRST_FUNDS,
    FIRST_PERFUME,
    FIRST_RECIPE,
    NOTES,
    SYNTHETIC,
)
from grasse.games.perfumery.lacking import Left, Pool, can_pay_for, can_produce
from grasse.games.perfumery.records import Box, View
from grasse.games.perfumery.state import (
    BLENDING,
    INSTALL_AT,
    PAYING,
    PRODUCE_PAY,
    STORE_ONTO,
    STORING,
)
from grasse.kernel.arrays import Row
from grasse.kernel.plain import KEPT

POINTLESS = 1  # nothing can come of it
SETTLED = 2  # no answer is better than the first
FREE = 3  # to do what is offered costs nothing, and is not worse than to go on
MOST_ENDS = 100  # of a payment that are compared: in our box there are hardly more than twenty

Owed = tuple[tuple[int, int], ...]  # essences to be paid, each with its Note before it


class Later(NamedTuple):
    """What can still be made of that in this round."""

    spaces: Pool  # [essence] how many the perfumes can keep, with the one that is being paid for
    wanted: Pool  # the same of the perfumes that are left in the hand
    perfumes: list[int]  # these


def moot(box: Box, view: View, hand: tuple[int, ...], produced: list[int]) -> int:
    """For the seat whose turn it is, with its *hand* and the perfumes that it has *produced*.

    POINTLESS, SETTLED, FREE, or 0 where the answer makes a difference.
    """
    if view.phase == BLENDING and not _has_use(box, view, hand, produced):
        return POINTLESS
    if view.phase == BLENDING:
        return 0 if any(_pays(box, view)) else SETTLED  # who has more may still do all the same
    if view.phase == PRODUCE_PAY:
        return SETTLED if _pays_alike(box, view, hand, produced) else 0
    if view.phase == PAYING:
        return POINTLESS if view.paid >= view.cost else 0
    if view.phase == INSTALL_AT:  # at the bottom it serves all that is or comes above it
        return 0 if any(box.cards[view.picked].pays) else SETTLED
    if view.phase == STORING:
        return POINTLESS if view.final_round else _is_stored_freely(box, produced)
    if view.phase == STORE_ONTO:
        spaces = [_spaces(box, view, card) for card in produced]
        equal = {each for each in spaces if each[view.essence][0] > each[view.essence][1]}
        return SETTLED if len(equal) == 1 else 0
    return 0


def _spaces(box: Box, view: View, card: int) -> tuple[tuple[int, int], ...]:
    """[essence] how many a produced perfume can keep, and how many it keeps: all that it is now."""
    spaces, kept = box.cards[card].storage, view.storage[card - FIRST_PERFUME]
    return tuple((int(space), int(number)) for space, number in zip(spaces, kept, strict=True))


def _is_stored_freely(box: Box, produced: list[int]) -> int:
    """FREE where each perfume keeps one kind only: so it takes no room from another (PY-3.10.2)."""
    return FREE if all(sum(box.cards[card].storage) <= 1 for card in produced) else 0


# ---------------------------------------------------------------- blending


def _has_use(box: Box, view: View, hand: tuple[int, ...], produced: list[int]) -> bool:
    """Whether something can be produced this round, or stored for another."""
    if can_produce(box, view, view.seat, hand):
        return True
    kept = (_spaces(box, view, card) for card in produced)
    return not view.final_round and any(space > has for card in kept for space, has in card)


def _pays(box: Box, view: View) -> Pool:
    """[essence] what the effect that is asked takes: an extraction takes nothing."""
    if view.step == 0:
        return _pool(box.tiles[view.note].pays)
    recipe = view.seats[view.seat].stacks[view.note][view.step - 1]
    return _pool(box.cards[FIRST_RECIPE + recipe].pays)


def _pool(row: Row) -> Pool:
    return tuple([int(number) for number in row])


# ---------------------------------------------------------------- paying for a perfume


def _pays_alike(box: Box, view: View, hand: tuple[int, ...], produced: list[int]) -> bool:
    """Whether nothing is lost by paying with what is offered first.

    So it is where both have to pay in the end, where what is left can neither be stored nor serve
    another perfume of the hand, or where it serves as well as anything else that could be left.
    """
    owners = [*produced, view.picked]
    if any(sum(box.cards[card].storage) > 1 for card in owners):
        return False  # what lies in one space of a card has to do with its others (PY-4.13)
    record = view.seats[view.seat]
    left = Left(tuple(tuple(each) for each in record.stock), tuple(record.stored))
    owed = [
        (note, essence)
        for note in range(NOTES)
        for essence in range(ESSENCES)
        for _ in range(view.owed[note][essence])
    ]
    (note, essence), rest = owed[0], tuple(owed[1:])
    first = [_less_stock(left, note, each) for each in _payers(essence) if left.stock[note][each]]
    for card in sorted(produced):
        kept = view.storage[card - FIRST_PERFUME]
        first += [_less_stored(left, each) for each in _payers(essence) if kept[each]]
    ends = [each for each in (_ends(way, rest) for way in first) if each]
    all_ends = frozenset[Left]().union(*ends)
    if len(all_ends) > MOST_ENDS:
        return False
    later = _later(box, view, hand, owners)
    return all(_is_replaced(box, other, ends[0], later) for other in all_ends - ends[0])


def _later(box: Box, view: View, hand: tuple[int, ...], owners: list[int]) -> Later:
    others = [card for card in hand if FIRST_PERFUME <= card < FIRST_FUNDS and card != view.picked]
    nothing = (0,) * ESSENCES
    if view.final_round:  # nothing is stored any more
        return Later(nothing, nothing, others)
    return Later(_room_of(box, owners), _room_of(box, others), others)


def _room_of(box: Box, cards: list[int]) -> Pool:
    """[essence] how many these perfumes can keep."""
    return tuple(
        [sum(int(box.cards[card].storage[each]) for card in cards) for each in range(ESSENCES)]
    )


def _payers(essence: int) -> tuple[int, ...]:
    """What an essence can be paid with: itself, or synthetic (PY-3.9.4)."""
    return (essence,) if essence == SYNTHETIC else (essence, SYNTHETIC)


def _less_stock(left: Left, note: int, essence: int) -> Left:
    stock = list(left.stock)
    stock[note] = _less(stock[note], essence)
    return Left(tuple(stock), left.stored)


def _less_stored(left: Left, essence: int) -> Left:
    return Left(left.stock, _less(left.stored, essence))


def _less(pool: Pool, essence: int) -> Pool:
    return (*pool[:essence], pool[essence] - 1, *pool[essence + 1 :])


@lru_cache(maxsize=KEPT)
def _ends(left: Left, owed: Owed) -> frozenset[Left]:
    """All that can be left once everything is paid; nothing if it cannot be paid."""
    ends = {left}
    for note, essence in owed:
        ends = {after for each in ends for after in _paid(each, note, essence)}
    return frozenset(ends)


def _paid(left: Left, note: int, essence: int) -> Iterator[Left]:
    """What is left once an essence that a Note asks for is paid."""
    for each in _payers(essence):
        if left.stock[note][each]:
            yield _less_stock(left, note, each)
        if left.stored[each]:
            yield _less_stored(left, each)


def _is_replaced(box: Box, other: Left, ones: Collection[Left], later: Later) -> bool:
    """Whether one of *ones* is as good to be left with as *other*."""
    stored = _kept(other, later)
    ones = [one for one in ones if _covers(_kept(one, later), stored)]
    if not ones or any(_serves(one, other, later) for one in ones):
        return len(ones) > 0
    return not any(can_pay_for(box, card, other) for card in later.perfumes)


def _covers(one: Pool, other: Pool) -> bool:
    return all(mine >= theirs for mine, theirs in zip(one, other, strict=True))


def _kept(left: Left, later: Later) -> Pool:
    """[essence] what is stored in the end, if as much is stored as there is room for."""
    return tuple(
        [
            min(space, left.stored[each] + sum(stock[each] for stock in left.stock))
            for each, space in enumerate(later.spaces)
        ]
    )


def _serves(one: Left, other: Left, later: Later) -> bool:
    """Whether for each essence of *other* there is one that serves as well in *one*.

    What is stored serves wherever it would on a Stockyard; and synthetic, where it lies, whatever
    can never be stored.
    """
    extra = [mine - theirs for mine, theirs in zip(one.stored, other.stored, strict=True)]
    if min(extra) < 0:
        return False
    fleeting = [
        essence
        for essence in range(SYNTHETIC)
        if later.spaces[essence] <= other.stored[essence] and not later.wanted[essence]
    ]
    for mine, theirs in zip(one.stock, other.stock, strict=True):
        spare = mine[SYNTHETIC] - theirs[SYNTHETIC]
        for essence in range(SYNTHETIC):
            lack = max(0, theirs[essence] - mine[essence])
            replaced = min(lack, max(0, spare)) if essence in fleeting else 0
            extra[essence] -= lack - replaced
            spare -= replaced
        extra[SYNTHETIC] += min(0, spare)
    for essence in fleeting:
        extra[SYNTHETIC] += min(0, extra[essence])
    return all(extra[essence] >= 0 for essence in range(ESSENCES) if essence not in fleeting)
