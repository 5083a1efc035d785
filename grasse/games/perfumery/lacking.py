"""What the perfumes in a hand still lack: of what the Notes of their owner can make in a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from grasse.games.perfumery.box import (
    ESSENCES,
    FIRST_FUNDS,
    FIRST_PERFUME,
    FIRST_RECIPE,
    LETTER_NAMES,
    NOTE_NAMES,
    NOTES,
)
from grasse.games.perfumery.records import Box, Seat, View
from grasse.games.perfumery.state import BLENDING, PRODUCE_KIND, PRODUCE_PAY
from grasse.kernel.plain import KEPT

Pool = tuple[int, ...]  # [essence] how many
Pools = tuple[frozenset[Pool], ...]  # [note] what can lie there
Effect = tuple[Pool, Pool]  # what is paid and what is gained

TOLD = 2  # perfumes at a time: those that lack least; and all that are ready together
MOST = 3  # essences: of a perfume that lacks more nothing is told
MOST_READY = 6  # perfumes of which it is tried what goes together
SYNTHETIC = LETTER_NAMES.index("S")  # replaces any other essence (PY-3.9.4)


class Left(NamedTuple):
    """What a seat has in a round once nothing is blended any more."""

    stock: tuple[Pool, ...]  # [note][essence]
    stored: Pool


Lacks = tuple[tuple[int, tuple[str, ...]], ...]  # cards, each with what it lacks
# And whether it is one of several, not all, and the letters of what is stored that has to help:
Told = tuple[tuple[int, tuple[str, ...], bool, str], ...]


def lacking(box: Box, view: View, seat: int, hand: tuple[int, ...]) -> Told:
    """What the perfumes that lack least lack, each essence as "letter/note".

    Nothing while one of them is paid for: what was paid lies nowhere any more.
    """
    pools = _all_pools(box, view, seat)
    if not pools or view.phase in (PRODUCE_PAY, PRODUCE_KIND):
        return ()
    return _least(box, view.seats[seat], pools, hand)


def lacking_before(box: Box, record: Seat, hand: tuple[int, ...]) -> Told:
    """The same for a seat that has not begun to blend."""
    nothing = (0,) * ESSENCES
    pools = tuple([_reachable(_effects(box, record, note), nothing) for note in range(NOTES)])
    return _least(box, record, pools, hand)


@lru_cache(maxsize=KEPT)
def _least(box: Box, record: Seat, pools: Pools, hand: tuple[int, ...]) -> Told:
    near = [each for each in _lacking(box, record, pools, hand) if len(each[1]) <= MOST]
    near.sort(key=lambda each: (len(each[1]), -box.cards[each[0]].brand))
    ready = [card for card, lacks in near if not lacks]
    best = _best_together(box, record, pools, ready)
    near.sort(key=lambda each: each[0] not in best)  # what goes together is told first
    is_either = len(ready) > 1 and len(best) == 1
    told = max(TOLD, len(ready) if is_either else len(best))
    return tuple(
        [
            (card, lacks, is_either and not lacks, _best(_needs(box, card), pools, record)[1])
            for card, lacks in near[:told]
        ]
    )


def _best_together(box: Box, record: Seat, pools: Pools, ready: list[int]) -> tuple[int, ...]:
    """Those of the *ready* perfumes that bring most and can be produced together."""
    best = tuple(ready[:1])
    together: list[tuple[int, ...]] = [(card,) for card in ready[:MOST_READY]]
    while together:
        best = max(best, *together, key=lambda cards: _brands(box, cards))
        together = [
            (*cards, card)
            for cards in together
            for card in ready[:MOST_READY]
            if card > cards[-1] and _go_together(box, record, pools, (*cards, card))
        ]
    return best


def _go_together(box: Box, record: Seat, pools: Pools, cards: Sequence[int]) -> bool:
    """Whether all of these perfumes can be produced in one round."""
    return not _lacks(_together(_needs(box, card) for card in cards), pools, record)


def _brands(box: Box, cards: Sequence[int]) -> int:
    return sum(int(box.cards[card].brand) for card in cards)


def can_produce(box: Box, view: View, seat: int, hand: tuple[int, ...]) -> bool:
    """Whether a perfume of the hand can be produced this round, however it is blended."""
    pools = _all_pools(box, view, seat)
    lacks = _lacking(box, view.seats[seat], pools, hand) if pools else ()
    return any(not lacking for _, lacking in lacks)


def can_pay_for(box: Box, card: int, left: Left) -> bool:
    """Whether a perfume can be produced with what is left."""
    return not _lacks(_needs(box, card), (_reachable((), (0,) * ESSENCES),) * NOTES, left)


def _all_pools(box: Box, view: View, seat: int) -> Pools:
    """What the Notes of a seat can still make; nothing when the round is past that."""
    is_own, record = view.seat == seat, view.seats[seat]
    if view.phase >= BLENDING and not (is_own and view.phase <= PRODUCE_KIND):
        return ()
    return tuple([_pools(box, view, record, note) for note in range(NOTES)])


@lru_cache(maxsize=KEPT)  # what lies in front of a seat seldom changes
def _lacking(box: Box, record: Seat, pools: Pools, hand: tuple[int, ...]) -> Lacks:
    perfumes = [card for card in hand if FIRST_PERFUME <= card < FIRST_FUNDS]
    return tuple([(card, tuple(_lacks(_needs(box, card), pools, record))) for card in perfumes])


@cache
def _needs(box: Box, card: int) -> tuple[Pool, ...]:
    """[note] what a perfume needs."""
    return tuple([tuple(box.cards[card].needs[note]) for note in range(NOTES)])


def _together(needs: Iterable[Sequence[Pool]]) -> list[Pool]:
    """[note] what several perfumes need, all of them."""
    return [tuple(map(sum, zip(*of_note, strict=True))) for of_note in zip(*needs, strict=True)]


def _pools(box: Box, view: View, record: Seat, note: int) -> frozenset[Pool]:
    """What a Note can still make: all, what is left of it while it blends, or nothing after it."""
    nothing = (0,) * ESSENCES
    effects = _effects(box, record, note)
    if view.phase < BLENDING or (view.phase == BLENDING and note > view.note):
        return _reachable(effects, nothing)
    if view.phase == BLENDING and note == view.note:
        return _reachable(effects[view.step :], tuple(view.pool))
    return _reachable((), nothing)


def _effects(box: Box, record: Seat, note: int) -> tuple[Effect, ...]:
    """What the tile and the recipes of a Note do, from the bottom."""
    stack = record.stacks[note][: record.stacks_size[note]]
    faces = [box.tiles[note], *(box.cards[FIRST_RECIPE + recipe] for recipe in stack)]
    return tuple((tuple(face.pays), tuple(face.gains)) for face in faces)


@lru_cache(maxsize=512)
def _reachable(effects: tuple[Effect, ...], pool: Pool) -> frozenset[Pool]:
    """What can lie in a Note with *pool* in it after its effects, each used or skipped."""
    pools = {pool}
    for pays, gains in effects:
        pools |= {
            tuple(has - pay + gain for has, pay, gain in zip(pool, pays, gains, strict=True))
            for pool in pools
            if all(has >= pay for has, pay in zip(pool, pays, strict=True))
        }
    return frozenset(pools)


def _lacks(
    needs: Iterable[Pool], pools: Sequence[frozenset[Pool]], record: Seat | Left
) -> list[str]:
    """What is missing after the best blend, if all that is stored helps."""
    return _best(needs, pools, record)[0]


def _best(
    needs: Iterable[Pool], pools: Sequence[frozenset[Pool]], record: Seat | Left
) -> tuple[list[str], str]:
    """The same, and the letters of what is stored that it takes: as little as it can be.

    What is stored pays for any Note, and synthetic for any essence (PY-3.9.2, PY-3.9.4).
    """
    short = [
        _shortages(wanted, pools[note], tuple(record.stock[note]))
        for note, wanted in enumerate(needs)
    ]
    tries = [_unpaid(chosen, list(record.stored)) for chosen in product(*short)]
    return min(tries, key=lambda each: (len(each[0]), len(each[1])))


def _unpaid(chosen: Sequence[tuple[int, ...]], stored: list[int]) -> tuple[list[str], str]:
    """What the Notes lack that nothing stored pays for; and the letters of what does."""
    left, lacks = list(stored), list[str]()
    for note, essences in enumerate(chosen):
        for essence in essences:
            if left[essence] > 0:
                left[essence] -= 1
            else:
                lacks.append(f"{LETTER_NAMES[essence]}/{NOTE_NAMES[note]}")
    left[SYNTHETIC], lacks = max(0, left[SYNTHETIC] - len(lacks)), lacks[left[SYNTHETIC] :]
    used = [
        letter * (had - has) for letter, had, has in zip(LETTER_NAMES, stored, left, strict=True)
    ]
    return lacks, "".join(used)


@lru_cache(maxsize=KEPT)  # most Notes are as they were when it was asked last
def _shortages(wanted: Pool, pools: frozenset[Pool], stock: Pool) -> list[tuple[int, ...]]:
    """The essences that a Note may lack for a perfume, by what is blended; no more than it must."""
    found = {each for pool in pools for each in _shortage(wanted, pool, stock)}
    least: list[tuple[int, ...]] = []
    for each in sorted(found, key=len):
        if all(Counter(less) - Counter(each) for less in least):
            least.append(each)
    return least


def _shortage(wanted: Pool, pool: Pool, stock: Pool) -> set[tuple[int, ...]]:
    """The same for one blend: synthetic of the Note may replace some of them or others."""
    has = [made + kept for made, kept in zip(pool, stock, strict=True)]
    short = [
        essence
        for essence in range(ESSENCES)
        for _ in range(wanted[essence] - has[essence])
        if essence != SYNTHETIC
    ]
    return set(combinations(short, max(0, len(short) - has[SYNTHETIC])))
