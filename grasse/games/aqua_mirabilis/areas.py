"""What an action does: market, apprenticeship, travel, court life, Versailles."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import BY_DIAL, GIFT_RECIPE, GIFT_TOKEN, YES
from grasse.games.aqua_mirabilis.box import (
    APPRENTICESHIP,
    BASE_ESSENCE,
    COURT_LIFE,
    DAMES,
    DIAL,
    EXTRA_FLOWER,
    LESSONS,
    MARKET,
    METHODS,
    PERFUMES,
    SCENTS,
    SEATS,
    SPECIALISATION,
    TRAVEL,
    WORKERS,
)
from grasse.games.aqua_mirabilis.conditions import placed_total, price_of, slot_of, worker_on
from grasse.games.aqua_mirabilis.events import (
    ACTED,
    BONUS_SEEN,
    COURT_STEPPED,
    DIAL_RESET,
    FAVOUR_RETURNED,
    FAVOUR_TAKEN,
    FLOWER_TAKEN,
    FLOWERS_DISCARDED,
    GIFT_GIVEN,
    INFLUENCE_PLACED,
    INFLUENCE_WITHDRAWN,
    LESSON_LEARNED,
    LETTER_RECEIVED,
    METHOD_DROPPED,
    ORIGINALITY_DISCARDED,
    PEEKED,
    STACK_EMPTY,
    WORKER_MOVED,
)
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.scoring import count_favours, present
from grasse.games.aqua_mirabilis.state import (
    AFTER,
    BONUS_FLOWER,
    COST,
    DAME,
    DROPPING,
    FAVOURS,
    GIVING,
    INFLUENCE_MOVES,
    LESSON,
    NONE,
    ORDER,
    PAYING,
    PEEK,
    PEEKING,
    READY,
    TILE_INFLUENCE,
    WORKER_MOVES,
)
from grasse.games.aqua_mirabilis.workshop import (
    ask_top,
    discard_essences,
    discard_perfume,
    gain_flowers,
    take_tile,
    use_tile,
)
from grasse.kernel.aliases import Events
from grasse.kernel.events import tell, tell_one
from grasse.kernel.jit import inline, part
from grasse.kernel.seats import CHANCE

# ---------------------------------------------------------------- parts of act (AM-3.3)


@part
def begin_act(box: Box, state: State, space: int) -> None:
    """The space is chosen; its parts are asked for, and nothing moves yet (AM-3.2.4)."""
    state.space = space
    area = box.spaces[space].area
    if area == MARKET:
        state.phase = WORKER_MOVES
    elif area == APPRENTICESHIP:
        state.phase = LESSON
    else:
        state.phase = PAYING


@inline
def aim_worker(state: State, move: int) -> None:
    """AM-3.5.2: a worker will go from one stall to another."""
    state.targets[worker_on(state, move // SCENTS)] = move % SCENTS


@inline
def choose_lesson(state: State, lesson: int) -> None:
    """AM-3.6: what to learn; a method is paid with flowers of the player's choice."""
    state.lesson = lesson
    state.phase = COST if lesson >= LESSONS else PAYING


@part
def choose_cost(box: Box, state: State, scent: int) -> None:
    """AM-3.6.3: with no free method slot the player must name one to drop."""
    state.cost_item = scent
    held = 0
    for method in range(METHODS):
        held += state.seats[state.seat].methods[method]
    state.phase = DROPPING if held >= box.method_slots else PAYING


@part
def choose_payment(box: Box, state: State, payment: int, events: Events) -> None:
    """AM-3.3.4: with this the decision is complete, unless a bonus flower is to be named."""
    state.payment = payment
    is_market = box.spaces[state.space].area == MARKET
    if is_market and state.seats[state.seat].abilities[EXTRA_FLOWER] and finds_flower(box, state):
        state.phase = BONUS_FLOWER
    else:
        carry_out(box, state, NONE, events)


@part
def finds_flower(box: Box, state: State) -> bool:
    """AM-3.5.4: whether perfumer or workers will take at least one flower."""
    if state.market[box.spaces[state.space].subject] > 0:
        return True
    for worker in range(WORKERS):
        stall = state.targets[worker] if state.targets[worker] != NONE else state.workers[worker]
        if state.market[stall] > 0:
            return True
    return False


@part
def carry_out(box: Box, state: State, bonus: int, events: Events) -> None:
    """AM-3.3.6: move the perfumer, pay, resolve the area."""
    space, price = state.space, price_of(box, state)
    state.seats[state.seat].perfumer = space
    tell(events, ACTED, state.seat, space, price, state.payment)
    if state.payment == BY_DIAL:
        turn_dial(state, price, events)
    else:  # AM-3.12.9, AM-4.12: the dial stays as it is
        use_tile(box, state, state.payment - 1, events)
    area, subject = box.spaces[space].area, box.spaces[space].subject
    state.space = NONE
    state.payment = NONE
    state.phase = AFTER  # AM-3.5.5, AM-3.6.6, AM-3.7.3
    if area == MARKET:
        shop(box, state, subject, bonus, events)
    elif area == APPRENTICESHIP:
        learn(box, state, events)
    elif area == TRAVEL:
        travel(box, state, subject, events)
    elif area == COURT_LIFE:
        meet_noble(box, state, subject, events)
    else:  # AM-3.9.1
        state.presented = 0
        state.second = 0
        state.stepped = 0
        state.gained = 0
        state.phase = READY


@part
def turn_dial(state: State, price: int, events: Events) -> None:
    """AM-3.4.1 and AM-3.4.2: at 0 the dial is reset, and a day is due."""
    state.seats[state.seat].dial -= price
    if state.seats[state.seat].dial == 0:
        reset_dial(state, events)


@part
def reset_dial(state: State, events: Events) -> None:
    """AM-3.4.2: all action points again; the day marker moves when the turn is closed."""
    state.seats[state.seat].dial = DIAL
    state.day_due = 1
    tell(events, DIAL_RESET, state.seat, 0, 0, 0)


# ---------------------------------------------------------------- market (AM-3.5)


@part
def shop(box: Box, state: State, stall: int, bonus: int, events: Events) -> None:
    """AM-3.5.3: the workers go, then one flower for the perfumer and for each worker."""
    for worker in range(WORKERS):
        target = state.targets[worker]
        if target != NONE:
            tell(events, WORKER_MOVED, state.seat, state.workers[worker], target, 0)
            state.workers[worker] = target
            state.targets[worker] = NONE
    take_flower(state, stall, events)
    for worker in range(WORKERS):
        take_flower(state, state.workers[worker], events)
    if bonus != NONE:  # AM-3.5.4
        amount = state.seats[state.seat].abilities[EXTRA_FLOWER]
        gain_flowers(state, bonus, amount, events)


@part
def take_flower(state: State, stall: int, events: Events) -> None:
    """A flower of a stall becomes loose, if there is one."""
    if state.market[stall] > 0:
        state.market[stall] -= 1
        state.seats[state.seat].flowers[stall] += 1
        tell(events, FLOWER_TAKEN, state.seat, stall, 0, 0)


# ---------------------------------------------------------------- apprenticeship (AM-3.6)


@part
def learn(box: Box, state: State, events: Events) -> None:
    """AM-3.6: pays what the lesson costs besides action points, and takes it."""
    seat = state.seats[state.seat]
    lesson = state.lesson
    state.lesson = NONE
    if lesson >= LESSONS:
        learn_method(box, state, lesson - LESSONS, events)
        tell(events, LESSON_LEARNED, state.seat, lesson, 0, 0)
        return
    family, subject = box.lessons[lesson].family, box.lessons[lesson].subject
    if family == BASE_ESSENCE:
        discard_essences(state, subject, 1, events)
        seat.bases[subject] = 1
    elif family == SPECIALISATION:
        discard_flowers(state, subject, 1, events)
        seat.specialisations[subject] = 1
    else:
        discard_originality(state, 1, events)
        seat.abilities[subject] = box.lessons[lesson].amount
    state.lessons[lesson] = state.seat  # AM-3.6.2: for good
    seat.experience += box.lessons[lesson].experience
    tell(events, LESSON_LEARNED, state.seat, lesson, 0, 0)


@part
def learn_method(box: Box, state: State, method: int, events: Events) -> None:
    """AM-3.6.3: two flowers for it; a method that it replaces leaves the game."""
    seat = state.seats[state.seat]
    discard_flowers(state, state.cost_item, 2, events)
    dropped = state.dropping
    if dropped != NONE:
        for scent in range(SCENTS):  # AM-7.23
            state.supply[scent] += seat.stored[dropped, scent]
            seat.stored[dropped, scent] = 0
        seat.methods[dropped] = 0
        seat.experience -= box.methods[dropped].experience
        tell(events, METHOD_DROPPED, state.seat, dropped, 0, 0)
    seat.methods[method] = 1
    seat.learned[method] = 1
    seat.experience += box.methods[method].experience
    state.methods_left[method] -= 1
    state.cost_item = NONE
    state.dropping = NONE


@part
def discard_flowers(state: State, scent: int, count: int, events: Events) -> None:
    """Loose flowers go back to the supply."""
    if count > 0:
        state.seats[state.seat].flowers[scent] -= count
        state.supply[scent] += count
        tell(events, FLOWERS_DISCARDED, state.seat, scent, count, 0)


@part
def discard_originality(state: State, count: int, events: Events) -> None:
    """Originality tokens go to the reserve."""
    if count > 0:
        state.seats[state.seat].originality -= count
        state.originality_left += count
        tell(events, ORIGINALITY_DISCARDED, state.seat, count, 0, 0)


# ---------------------------------------------------------------- travel (AM-3.7)


@part
def travel(box: Box, state: State, city: int, events: Events) -> None:
    """AM-3.7.2: the top tile, without a choice; then the next face is visible."""
    if state.tops[city] == NONE:  # AM-3.3.7, AM-4.4: it was allowed all the same
        tell(events, STACK_EMPTY, state.seat, city, 0, 0)
        return
    take_tile(box, state, state.tops[city], events)
    state.visited = city
    ask_top(box, state, AFTER, events)


# ---------------------------------------------------------------- court life (AM-3.8)


@part
def meet_noble(box: Box, state: State, dame: int, events: Events) -> None:
    """AM-3.8.2: the noble improves the letter by one level, if it is the one below his."""
    seat = state.seats[state.seat]
    if seat.letter == box.dames[dame].letter_needed:
        seat.letter = box.dames[dame].letter_given  # AM-4.7: there are enough of all
        tell(events, LETTER_RECEIVED, state.seat, seat.letter, 0, 0)
    state.visited = dame
    state.phase = DAME


@inline
def add_gift(state: State, item: int) -> None:
    """AM-3.8.3: one more item of the batch."""
    if item < GIFT_TOKEN:
        state.essences_given[item] += 1
    elif item == GIFT_TOKEN:
        state.tokens_given += 1
    else:
        state.perfumes_given[slot_of(state, item - GIFT_RECIPE)] = 1
    state.phase = GIVING


@part
def give(box: Box, state: State, events: Events) -> None:
    """AM-3.8.3: all gifts are discarded at once."""
    gifts = 0
    for scent in range(SCENTS):
        for _ in range(state.essences_given[scent]):
            tell(events, GIFT_GIVEN, state.seat, scent, 0, 0)
        gifts += state.essences_given[scent]
        discard_essences(state, scent, state.essences_given[scent], events)
        state.essences_given[scent] = 0
    for _ in range(state.tokens_given):
        tell(events, GIFT_GIVEN, state.seat, GIFT_TOKEN, 0, 0)
    gifts += state.tokens_given
    discard_originality(state, state.tokens_given, events)
    state.tokens_given = 0
    for slot in range(PERFUMES):
        if state.perfumes_given[slot]:
            recipe = state.seats[state.seat].perfumes[slot].recipe
            tell(events, GIFT_GIVEN, state.seat, GIFT_RECIPE + recipe, 0, 0)
            discard_perfume(box, state, slot, events)
            gifts += 1
        state.perfumes_given[slot] = 0
    state.gifts = gifts
    state.phase = PEEK


@part
def answer_peek(state: State, answer: int, events: Events) -> None:
    """AM-3.8.4: a bonus that nobody has seen yet is drawn now (AM-5.5)."""
    state.phase = INFLUENCE_MOVES
    if answer != YES:
        return
    tell(events, PEEKED, state.seat, state.visited, 0, 0)
    if state.end_bonuses[state.visited] == 0:
        state.phase = PEEKING
        state.seat = CHANCE
    else:
        see_bonus(state, events)


@part
def see_bonus(state: State, events: Events) -> None:
    """AM-5.1: only the seat that peeks learns the tile; that it peeked is known to all."""
    dame = state.visited
    state.seats[state.seat].peeked[dame] = 1  # AM-5.2: for good
    tell_one(events, BONUS_SEEN, state.seat, dame, 0, state.end_bonuses[dame] - 1)


@part
def put_influence(box: Box, state: State, source: int, dame: int, events: Events) -> None:
    """A token will come to *dame*: from another dame, or with NONE from the own reserve.

    Those of a tile have a fixed number and end by themselves (AM-3.2.4).
    """
    state.placed[dame] += 1
    if source != NONE:
        state.migrated[source] += 1
    is_tile = state.phase == TILE_INFLUENCE
    if is_tile and placed_total(state) == box.tiles[state.tile].amount:
        finish_influence(box, state, events)


@part
def finish_influence(box: Box, state: State, events: Events) -> None:
    """AM-3.8.5 and AM-3.12.7: the tokens move together; then favours are recomputed."""
    seat = state.seats[state.seat]
    if state.phase == TILE_INFLUENCE:
        use_tile(box, state, state.tile, events)
        state.tile = NONE
    else:
        state.window = AFTER
        state.visited = NONE
        state.gifts = 0
    for dame in range(DAMES):
        if state.migrated[dame] > 0:
            tell(events, INFLUENCE_WITHDRAWN, state.seat, dame, state.migrated[dame], 0)
        if state.placed[dame] > 0:
            tell(events, INFLUENCE_PLACED, state.seat, dame, state.placed[dame], 0)
        seat.influence[dame] += state.placed[dame] - state.migrated[dame]
        seat.reserve -= state.placed[dame] - state.migrated[dame]  # AM-4.19
        state.placed[dame] = 0
        state.migrated[dame] = 0
    recompute_favours(box, state, events)


# ---------------------------------------------------------------- favours (AM-3.8.6, AM-3.8.7)


@inline
def majority_on(state: State, dame: int) -> int:
    """AM-0.8: who has strictly more tokens on a dame than every other, or NONE."""
    best, holder = 0, NONE
    for seat in range(SEATS):
        tokens = int(state.seats[seat].influence[dame])
        if tokens > best:
            best, holder = tokens, seat
        elif tokens == best:
            holder = NONE
    return holder


@part
def recompute_favours(box: Box, state: State, events: Events) -> None:
    """AM-3.8.6: majorities first; then favours go back and out; at most one seat must choose."""
    news = 0  # majorities won now, as bits
    for dame in range(DAMES):
        holder = majority_on(state, dame)
        if holder != NONE and holder != state.majorities[dame]:
            news |= 1 << dame
        state.majorities[dame] = holder
        if state.favours[dame] != NONE and state.favours[dame] != holder:
            tell(events, FAVOUR_RETURNED, state.favours[dame], dame, 0, 0)
            state.favours[dame] = NONE
    state.phase = state.window
    for seat in range(state.seats_size):
        settle_favours(box, state, seat, news, events)


@part
def settle_favours(box: Box, state: State, seat: int, news: int, events: Events) -> None:
    """AM-3.8.7: up to the limit all majorities bring their favour; beyond it the seat chooses."""
    majorities, is_new = 0, False
    for dame in range(DAMES):
        if state.majorities[dame] == seat:
            majorities += 1
            is_new = is_new or (news >> dame) & 1 == 1
    if majorities <= box.favour_limit:
        for dame in range(DAMES):
            if state.majorities[dame] == seat:
                give_favour(state, dame, seat, events)
        return
    if not is_new and count_favours(state, seat) == box.favour_limit:  # (b)
        return
    for dame in range(DAMES):  # (a) chooses all again, (c) keeps what it holds
        state.kept[dame] = 1 if not is_new and state.favours[dame] == seat else 0
    state.phase = FAVOURS
    state.seat = seat


@part
def give_favour(state: State, dame: int, seat: int, events: Events) -> None:
    """The favour of a dame comes to a seat, if it has not got it."""
    if state.favours[dame] != seat:
        state.favours[dame] = seat
        tell(events, FAVOUR_TAKEN, seat, dame, 0, 0)


@part
def keep_favour(box: Box, state: State, dame: int, events: Events) -> None:
    """AM-3.8.7: one after the other; with the last one the favours are handed out."""
    state.kept[dame] = 1
    kept = 0
    for other in range(DAMES):
        kept += state.kept[other]
    if kept < box.favour_limit:
        return
    for other in range(DAMES):
        if state.kept[other]:
            give_favour(state, other, state.seat, events)
        elif state.favours[other] == state.seat:
            tell(events, FAVOUR_RETURNED, state.seat, other, 0, 0)
            state.favours[other] = NONE
        state.kept[other] = 0
    state.seat = state.active
    state.phase = state.window


# ---------------------------------------------------------------- Versailles (AM-3.9)


@part
def choose_perfume(box: Box, state: State, recipe: int, events: Events) -> None:
    """AM-3.9.2: with two complementary scents the order of scoring is asked for."""
    slot = slot_of(state, recipe)
    if box.recipes[recipe].slots > 1:
        state.presenting = slot
        state.phase = ORDER
    else:
        present(box, state, slot, state.seats[state.seat].perfumes[slot].complements[0], events)


@part
def present_in_order(box: Box, state: State, first: int, events: Events) -> None:
    """AM-3.9.2: the combination with *first* is scored first."""
    slot = state.presenting
    state.presenting = NONE
    state.phase = READY
    present(box, state, slot, first, events)


@inline
def step_court(state: State, events: Events) -> None:
    """AM-3.9.5: the Court pawn goes one row down, cyclically."""
    state.court = (int(state.court) + 1) % SCENTS
    state.stepped = 1
    tell(events, COURT_STEPPED, state.seat, state.court, 0, 0)
