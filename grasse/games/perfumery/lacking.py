"""What the perfumes in a hand still lack: of what the Notes of their owner can make in a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

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

TOLD = 2  # perfumes at a time: those that lack least
MOST = 3  # essences: of a perfume that lacks more nothing is told
SYNTHETIC = LETTER_NAMES.index("S")  # replaces any other essence of its Note (PY-3.9.5)


Lacks = tuple[tuple[int, tuple[str, ...]], ...]  # cards, each with what it lacks


def lacking(box: Box, view: View, seat: int, hand: tuple[int, ...]) -> Lacks:
    """What the perfumes that lack least lack, each essence as "letter/note".

    Nothing while one of them is paid for: what was paid lies nowhere any more.
    """
    if view.phase in (PRODUCE_PAY, PRODUCE_KIND):
        return ()
    return _least(box, _all_lack(box, view, seat, hand))


def lacking_before(box: Box, record: Seat, hand: tuple[int, ...]) -> Lacks:
    """The same for a seat that has not begun to blend."""
    nothing = (0,) * ESSENCES
    pools = tuple([_reachable(_effects(box, record, note), nothing) for note in range(NOTES)])
    return _least(box, _lacking(box, record, pools, hand))


def _least(box: Box, lacks: Lacks) -> Lacks:
    near = [each for each in lacks if len(each[1]) <= MOST]
    near.sort(key=lambda each: (len(each[1]), -box.cards[each[0]].brand))
    return tuple(near[:TOLD])


def can_produce(box: Box, view: View, seat: int, hand: tuple[int, ...]) -> bool:
    """Whether a perfume of the hand can be produced this round, however it is blended."""
    return any(not lacks for _, lacks in _all_lack(box, view, seat, hand))


def _all_lack(box: Box, view: View, seat: int, hand: tuple[int, ...]) -> Lacks:
    """What each perfume of the hand lacks; nothing when the round is past that."""
    is_own, record = view.seat == seat, view.seats[seat]
    if view.phase >= BLENDING and not (is_own and view.phase <= PRODUCE_KIND):
        return ()
    pools = tuple([_pools(box, view, record, note) for note in range(NOTES)])
    return _lacking(box, record, pools, hand)


@lru_cache(maxsize=KEPT)  # what lies in front of a seat seldom changes
def _lacking(box: Box, record: Seat, pools: Pools, hand: tuple[int, ...]) -> Lacks:
    found = []
    for card in hand:
        if FIRST_PERFUME <= card < FIRST_FUNDS:
            needs = [tuple(box.cards[card].needs[note]) for note in range(NOTES)]
            found.append((card, tuple(_lacks(needs, pools, record))))
    return tuple(found)


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


def _lacks(needs: Iterable[Pool], pools: Sequence[frozenset[Pool]], record: Seat) -> list[str]:
    """What is missing after the best blend, if all that is stored helps."""
    stored, lacks = list(record.stored), []
    for note, wanted in enumerate(needs):
        tries = [_shortage(wanted, pool, tuple(record.stock[note])) for pool in sorted(pools[note])]
        for essence in min(tries, key=len):
            if stored[essence] > 0:
                stored[essence] -= 1
            else:
                lacks.append(f"{LETTER_NAMES[essence]}/{NOTE_NAMES[note]}")
    return lacks


def _shortage(wanted: Pool, pool: Pool, stock: Pool) -> list[int]:
    """The essences that a Note lacks for a perfume."""
    has = [made + kept for made, kept in zip(pool, stock, strict=True)]
    short = [
        essence
        for essence in range(ESSENCES)
        for _ in range(wanted[essence] - has[essence])
        if essence != SYNTHETIC
    ]
    return short[has[SYNTHETIC] :]
