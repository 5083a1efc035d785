"""What a decision does in Aqua Mirabilis."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import (
    ACT,
    ACTIONS,
    ADD_COMPLEMENT,
    ADD_INPUT,
    CHOOSE_BONUS,
    CHOOSE_ESSENCE,
    CHOOSE_LESSON,
    COST_ITEM,
    COURT_STEP,
    CREATE,
    DECLINE,
    DONE,
    DROP_FLOWER,
    DROP_METHOD,
    END_TURN,
    EXTRA_TURN,
    FINISH,
    FLIP,
    GIFT,
    GIFTS_DONE,
    INFLUENCE_DONE,
    KEEP,
    KINDS,
    LOOK,
    MIGRATE,
    MOVE_COACH,
    MOVE_WORKER,
    PAY,
    PLACE,
    PRESENT,
    PRODUCE,
    REPLACE_PERFUME,
    SCORE_FIRST,
    SKIP,
    STORE_FLOWER,
    TAKE,
    USE_METHOD,
    WORKERS_DONE,
    YES,
)
from grasse.games.aqua_mirabilis.areas import (
    add_gift,
    aim_worker,
    answer_peek,
    begin_act,
    carry_out,
    choose_cost,
    choose_lesson,
    choose_payment,
    choose_perfume,
    discard_flowers,
    discard_originality,
    finish_influence,
    give,
    keep_favour,
    present_in_order,
    put_influence,
    reset_dial,
    see_bonus,
    step_court,
)
from grasse.games.aqua_mirabilis.box import (
    BONUSES,
    CITIES,
    DAMES,
    DELIVERED,
    DIAL,
    DRAWS,
    METHODS,
    PERFUMES,
    SCENTS,
    SEATS,
    SUNDAY,
    TILES,
    WORKERS,
)
from grasse.games.aqua_mirabilis.conditions import slot_of
from grasse.games.aqua_mirabilis.events import (
    BONUS_REVEALED,
    COMPENSATED,
    COURT_MOVED,
    COURT_PLACED,
    DAY_PASSED,
    DELIVERY_LAID,
    END_TRIGGERED,
    EXTRA_TURN_TAKEN,
    FIRST_PLAYER_DRAWN,
    FLOWERS_DELIVERED,
    KING_MOVED,
    KING_PLACED,
    LAST_SUNDAY_BEGAN,
    MATCH_ENDED,
    SUNDAY_BEGAN,
    SUNDAY_CUBE_PLACED,
    TOKEN_REMOVED,
    TURN_BEGAN,
    WORKER_PLACED,
)
from grasse.games.aqua_mirabilis.events import (
    DELIVERED as DELIVERY_ARRIVED,
)
from grasse.games.aqua_mirabilis.legal import delivery_place, weigh_scent
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.scoring import score_extras, score_parade
from grasse.games.aqua_mirabilis.state import (
    AFTER,
    AFTER_PRODUCTION,
    COACH,
    CONVERT,
    EXTRA,
    INFLUENCE_MOVES,
    INPUT,
    MAIN,
    NONE,
    OVER,
    PARADE,
    PAYING,
    PEEKING,
    REVEAL,
    RULES,
    SETUP_DELIVERIES,
    SETUP_FIRST,
    SETUP_PAWNS,
    SETUP_TOPS,
    STORE,
    TOP,
)
from grasse.games.aqua_mirabilis.workshop import (
    add_complement,
    add_input,
    answer_return,
    begin_creation,
    begin_production,
    choose_essence,
    drop_flower,
    finish_creation,
    flip,
    go_on_after_top,
    move_coach,
    search,
    stack_size,
    store_flower,
    turn_top,
)
from grasse.kernel.aliases import Events
from grasse.kernel.events import NO_SEAT, tell
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY

# ---------------------------------------------------------------- setup (AM-2)


@jit
def start(box: Box, state: State, seats: int, variants: int) -> None:
    """Lays the table for *seats*; *variants*: three bits for the seat that starts, then one each.

    Everything random is left to CHANCE. *state* must be all zeros, and may name its rules: day 0
    is the first Sunday (AM-2.10).
    """
    if state.rules == 0:
        state.rules = RULES
    state.viewer = EVERYTHING
    state.seats_size = seats
    state.first_seat = (variants & 7) - 1 if variants & 7 else NONE  # AM-2.2
    state.free_parade = (variants >> 3) & 1
    state.lost_recipes = (variants >> 4) & 1
    state.king_first = (variants >> 5) & 1
    state.trigger = NONE
    state.window = MAIN
    for scent in range(SCENTS):
        state.market[scent] = box.market_flowers[seats]  # AM-2.3
        state.supply[scent] = box.scents[scent].tokens - box.market_flowers[seats]  # AM-2.14
        for other in range(SCENTS):  # AM-2.11
            state.tokens[scent, other] = 1 if scent != other else 0
    state.cubes_left = box.cubes
    matrix = SCENTS * (SCENTS - 1)
    state.originality_left = box.originality_tokens - matrix - seats * box.start_originality
    state.display[:] = 1  # AM-2.13
    state.lessons[:] = NONE  # AM-2.9
    for method in range(METHODS):
        starting = box.methods[method].starting
        # AM-4.6: one for each player, who can learn it once
        state.methods_left[method] = 0 if starting else box.method_copies[seats]
    state.tiles[:] = NONE
    clear_hands(state)
    for seat in range(seats):  # AM-2.12
        lay_board(box, state, seat)
    ask_setup(box, state)


@part
def clear_hands(state: State) -> None:
    """Marks as empty what zero would mark as taken."""
    state.king = NONE
    state.court = NONE
    state.workers[:] = NONE
    state.targets[:] = NONE
    state.deliveries[:] = NONE
    state.tops[:] = NONE
    state.majorities[:] = NONE
    state.favours[:] = NONE  # AM-2.7: each lies with her dame
    state.visited = NONE
    state.space = NONE
    state.lesson = NONE
    state.cost_item = NONE
    state.dropping = NONE
    state.payment = NONE
    state.presenting = NONE
    state.method = NONE
    state.tile = NONE
    state.recipe = NONE
    state.complements[:] = NONE
    for seat in range(SEATS):
        state.seats[seat].perfumer = NONE
        for slot in range(PERFUMES):
            state.seats[seat].perfumes[slot].recipe = NONE
            state.seats[seat].perfumes[slot].complements[:] = NONE


@part
def lay_board(box: Box, state: State, seat: int) -> None:
    """AM-2.12: what every player begins with."""
    record = state.seats[seat]
    record.dial = DIAL
    record.reserve = box.influence_tokens
    record.originality = box.start_originality
    for method in range(METHODS):
        if box.methods[method].starting:
            record.methods[method] = 1
            record.learned[method] = 1
            record.experience += box.methods[method].experience


@part
def ask_setup(box: Box, state: State) -> None:
    """Asks chance for the next draw of the setup, in the order of AM-2; NOBODY when all is laid."""
    state.seat = CHANCE
    if state.first_seat == NONE:
        state.phase = SETUP_FIRST
    elif state.deliveries[-1, -1] == NONE:
        state.phase = SETUP_DELIVERIES
    elif state.workers[WORKERS - 1] == NONE:
        state.phase = SETUP_PAWNS
    else:
        state.phase = SETUP_TOPS
        for city in range(CITIES):
            if state.tops[city] == NONE and stack_size(box, state, city) > 0:
                state.visited = city
                return
        state.visited = NONE
        state.seat = NOBODY


@part
def settle_setup(box: Box, state: State, index: int, events: Events) -> None:
    """Puts one piece where the setup wants it."""
    if state.phase == SETUP_FIRST:
        state.first_seat = index
        tell(events, FIRST_PLAYER_DRAWN, state.first_seat, 0, 0, 0)
    elif state.phase == SETUP_DELIVERIES:
        place = delivery_place(state)
        state.deliveries[place // DELIVERED, place % DELIVERED] = index
        tell(events, DELIVERY_LAID, NO_SEAT, place // DELIVERED + 1, index, 0)
    elif state.phase == SETUP_PAWNS:
        place_pawn(box, state, index, events)
    else:
        turn_top(box, state, index % TILES, events)
    ask_setup(box, state)
    if state.seat == NOBODY:
        begin_turn(state, state.first_seat, 1, events)


@part
def place_pawn(box: Box, state: State, scent: int, events: Events) -> None:
    """AM-2.5: d1 is the King's column, d2 the Court's row, d3 and d4 the workers' stalls."""
    if state.king == NONE:
        state.king = scent
        tell(events, KING_PLACED, NO_SEAT, scent, 0, 0)
    elif state.court == NONE:
        state.court = scent
        tell(events, COURT_PLACED, NO_SEAT, scent, 0, 0)
    else:
        worker = 0 if state.workers[0] == NONE else 1
        state.workers[worker] = scent
        tell(events, WORKER_PLACED, NO_SEAT, scent, 0, 0)
        if worker == 1:
            compensate(box, state, events)


@part
def compensate(box: Box, state: State, events: Events) -> None:
    """AM-2.5: the later in the order of play, the more of the drawn tokens."""
    for place in range(state.seats_size):
        seat = (int(state.first_seat) + place) % state.seats_size
        for draw in range(DRAWS):
            if box.compensation[place, draw] == 0:
                continue
            for scent in range(SCENTS):
                if is_draw(state, scent, draw):
                    state.supply[scent] -= 1
                    state.seats[seat].flowers[scent] += 1
                    tell(events, COMPENSATED, seat, scent, 0, 0)


@inline
def is_draw(state: State, scent: int, draw: int) -> bool:
    """Whether a scent came at this draw; of the two that were left, the lower one is d5."""
    if draw == 0:
        return state.king == scent
    if draw == 1:
        return state.court == scent
    if draw < 4:
        return state.workers[draw - 2] == scent
    if weigh_scent(state, scent) == 0:
        return False
    is_lower = True
    for other in range(scent):
        if weigh_scent(state, other) > 0:
            is_lower = False
    return is_lower == (draw == 4)


# ---------------------------------------------------------------- what a decision does


@jit
def apply(box: Box, state: State, action: int, events: Events) -> None:
    """Plays *action* in place and tells *events* what happened.

    The action is not checked: it must be one that refuses() allows.
    """
    events.count = 0
    kind = int(KINDS[action])
    index = action - kind
    if action >= ACTIONS:
        settle(box, state, index, events)
    elif kind == END_TURN:
        end_turn(box, state, events)
    elif kind == ACT:
        begin_act(box, state, index)
    elif kind == PAY:
        choose_payment(box, state, index, events)
    elif kind == MOVE_COACH:
        move_coach(box, state, index, events)
    elif kind == USE_METHOD:
        state.method = index
        state.phase = INPUT
    elif kind == ADD_INPUT:
        add_input(box, state, index // SCENTS, index % SCENTS, events)
    elif kind == MOVE_WORKER:
        aim_worker(state, index)
    elif kind == FLIP:
        flip(box, state, index, events)
    elif kind == CREATE:
        begin_creation(state, index)
    elif kind == STORE_FLOWER:
        store_flower(state, index // SCENTS, index % SCENTS, events)
    elif kind == DROP_FLOWER:
        drop_flower(state, index // SCENTS, index % SCENTS, events)
    elif kind == PRESENT:
        choose_perfume(box, state, index, events)
    elif kind == GIFT:
        add_gift(state, index)
    elif kind == CHOOSE_LESSON:
        choose_lesson(state, index)
    elif kind == TAKE:
        search(box, state, index, events)
    elif kind == REPLACE_PERFUME:
        finish_creation(box, state, slot_of(state, index), events)
    else:
        apply_part(box, state, kind, index, events)


@part
def apply_part(box: Box, state: State, kind: int, index: int, events: Events) -> None:
    """Parts that name a scent, a method or a dame; and decisions without a piece."""
    if kind == ADD_COMPLEMENT:
        add_complement(box, state, index, events)
    elif kind == SCORE_FIRST:
        present_in_order(box, state, index, events)
    elif kind == CHOOSE_ESSENCE:
        choose_essence(box, state, index, events)
    elif kind == CHOOSE_BONUS:
        carry_out(box, state, index, events)
    elif kind == COST_ITEM:
        choose_cost(box, state, index)
    elif kind == DROP_METHOD:
        state.dropping = index
        state.phase = PAYING
    elif kind == PLACE:
        put_influence(box, state, NONE, index, events)
    elif kind == MIGRATE:
        put_influence(box, state, index // DAMES, index % DAMES, events)
    elif kind == KEEP:
        keep_favour(box, state, index, events)
    else:
        apply_word(box, state, kind, index, events)


@inline
def apply_word(box: Box, state: State, kind: int, answer: int, events: Events) -> None:
    """Decisions without a piece: stops, answers, the court step, production."""
    if kind == DONE:
        if state.phase == PARADE:
            end_parade_turn(box, state, events)
        else:
            state.phase = STORE if state.phase == CONVERT else COACH
    elif kind == WORKERS_DONE:
        state.phase = PAYING
    elif kind == SKIP:
        state.visited = NONE
        state.phase = AFTER
    elif kind == GIFTS_DONE:
        give(box, state, events)
    elif kind == INFLUENCE_DONE:
        finish_influence(box, state, events)
    elif kind == FINISH:
        state.phase = AFTER
    elif kind == COURT_STEP:
        step_court(state, events)
    elif kind == DECLINE:
        search(box, state, NONE, events)
    elif kind == PRODUCE:
        begin_production(box, state, events)
    elif kind == EXTRA_TURN:
        answer_extra(box, state, answer, events)
    elif kind == LOOK:
        answer_peek(state, answer, events)
    else:  # GO_HOME
        answer_return(state, answer, events)


@part
def settle(box: Box, state: State, index: int, events: Events) -> None:
    """Carries out what chance has decided: of the kind that the phase asks for."""
    if state.phase == TOP:
        turn_top(box, state, index % TILES, events)
        go_on_after_top(box, state, events)
    elif state.phase == PEEKING:
        state.end_bonuses[state.visited] = index % BONUSES + 1
        state.seat = state.active
        state.phase = INFLUENCE_MOVES
        see_bonus(state, events)
    elif state.phase == REVEAL:
        state.end_bonuses[state.visited] = index % BONUSES + 1
        reveal(state, state.visited, events)
        end_match(box, state, events)
    else:
        settle_setup(box, state, index, events)


# ---------------------------------------------------------------- turns (AM-3.2, AM-3.14, AM-3.16)


@part
def begin_turn(state: State, seat: int, number: int, events: Events) -> None:
    """T.START: a turn, or the second one in a row."""
    state.active = seat
    state.seat = seat
    state.turn_number = number
    state.day_due = 0
    state.phase = MAIN  # AM-3.2.1: it cannot be passed
    tell(events, TURN_BEGAN, seat, number, 0, 0)


@part
def end_turn(box: Box, state: State, events: Events) -> None:
    """AM-3.10.6 after a production; then AM-3.14: the day, and perhaps an extra turn."""
    if state.phase == AFTER_PRODUCTION:  # AM-4.23: no other turn takes loose flowers away
        for scent in range(SCENTS):
            discard_flowers(state, scent, state.seats[state.seat].flowers[scent], events)
        state.points_left = 0
        reset_dial(state, events)  # AM-3.4.4: at whatever it stood
    state.presented = 0
    state.second = 0
    state.stepped = 0
    state.gained = 0
    if state.day_due:  # AM-3.14.1: after all that the turn has done
        pass_day(box, state, events)
    has_token = state.seats[state.active].originality > 0
    if state.turn_number == 1 and has_token:  # AM-3.2.3, AM-3.16.1
        state.phase = EXTRA
    else:
        next_turn(box, state, events)


@part
def answer_extra(box: Box, state: State, answer: int, events: Events) -> None:
    """AM-3.16.1: a token for a second turn at once."""
    if answer == YES:
        discard_originality(state, 1, events)
        tell(events, EXTRA_TURN_TAKEN, state.seat, 0, 0, 0)
        begin_turn(state, state.active, 2, events)
    else:
        next_turn(box, state, events)


@part
def next_turn(box: Box, state: State, events: Events) -> None:
    """T.NEXT: clockwise, until the order comes back to the trigger player (AM-3.17.2)."""
    seat = (int(state.active) + 1) % state.seats_size
    if seat == state.trigger:
        begin_parade(box, state, events)
    else:
        begin_turn(state, seat, 1, events)


@part
def pass_day(box: Box, state: State, events: Events) -> None:
    """AM-3.14: once a turn; on the last Sunday the marker stays (AM-3.14.3)."""
    last = box.days_size[state.seats_size] - 1
    state.day_due = 0  # AM-3.14.2
    if state.day == last:
        return
    state.day += 1
    weekday = box.weekdays[state.seats_size, state.day]
    tell(events, DAY_PASSED, NO_SEAT, weekday, state.day, 0)
    if state.day == last:  # AM-3.17.1
        state.trigger = state.active
        tell(events, END_TRIGGERED, state.active, 0, 0, 0)
    elif weekday == SUNDAY:
        keep_sunday(box, state, events)


# ---------------------------------------------------------------- Sundays (AM-3.15, AM-3.18)


@part
def keep_sunday(box: Box, state: State, events: Events) -> None:
    """AM-3.15: delivery, perfumes, cube, Court, King, in this order."""
    number = 0  # of the Sundays before this one, the first not counted
    for day in range(1, state.day):
        number += 1 if box.weekdays[state.seats_size, day] == SUNDAY else 0
    tell(events, SUNDAY_BEGAN, NO_SEAT, number + 1, 0, 0)
    deliver(box, state, number, events)
    rest_perfumes(state)
    place_sunday_cube(box, state, events)  # AM-3.15.6: the totals include it
    state.court = next_pawn(state, True, True)  # AM-3.15.4
    tell(events, COURT_MOVED, NO_SEAT, state.court, 0, 0)
    state.king = next_pawn(state, False, False)  # AM-3.15.5
    tell(events, KING_MOVED, NO_SEAT, state.king, 0, 0)


@part
def deliver(box: Box, state: State, sunday: int, events: Events) -> None:
    """AM-3.15.1: flowers from the supply to the stalls; the tiles leave the game."""
    for place in range(DELIVERED):
        tile = state.deliveries[sunday, place]
        tell(events, DELIVERY_ARRIVED, NO_SEAT, tile, 0, 0)
        for scent in range(SCENTS):
            if box.deliveries[tile].scents[scent]:
                wanted = int(box.deliveries[tile].multiplier)
                given = min(wanted, int(state.supply[scent]))
                state.supply[scent] -= given
                state.market[scent] += given  # AM-4.3: on top of what is left
                tell(events, FLOWERS_DELIVERED, NO_SEAT, scent, given, 0)
        state.deliveries[sunday, place] = NONE


@part
def rest_perfumes(state: State) -> None:
    """AM-3.15.2: all perfumes become unpresented."""
    for seat in range(state.seats_size):
        for slot in range(PERFUMES):
            state.seats[seat].perfumes[slot].presented = 0


@part
def place_sunday_cube(box: Box, state: State, events: Events) -> None:
    """AM-3.15.3: where King and Court cross, if there is a cell with room, and a cube."""
    column, row = state.king, state.court
    if column == row or state.cubes_left == 0:  # AM-4.14
        return
    if state.cubes[column, row] >= box.capacity[state.seats_size]:
        return
    state.cubes[column, row] += 1
    state.cubes_left -= 1
    tell(events, SUNDAY_CUBE_PLACED, NO_SEAT, column, row, 0)
    if state.tokens[column, row]:
        state.tokens[column, row] = 0  # AM-4.15: no cell has both
        state.originality_left += 1
        tell(events, TOKEN_REMOVED, NO_SEAT, column, row, 0)


@part
def next_pawn(state: State, is_row: bool, is_highest: bool) -> int:
    """AM-3.15.4 and AM-3.15.5: of the five other lines the one with most or fewest cubes.

    Of equal ones it is the first met going down or right, cyclically.
    """
    present = int(state.court if is_row else state.king)
    best, chosen = -1, present
    for step in range(1, SCENTS):  # AM-4.16: never the line where it stands
        line = (present + step) % SCENTS
        total = 0
        for other in range(SCENTS):
            total += int(state.cubes[other, line] if is_row else state.cubes[line, other])
        value = total if is_highest else 1000 - total
        if value > best:
            best, chosen = value, line
    return chosen


# ---------------------------------------------------------------- the end (AM-3.17 to AM-3.20)


@part
def begin_parade(box: Box, state: State, events: Events) -> None:
    """AM-3.18: the last Sunday moves both pawns to what is rarest; then perfumes are created."""
    tell(events, LAST_SUNDAY_BEGAN, NO_SEAT, 0, 0, 0)
    rest_perfumes(state)  # AM-3.18.1: without a delivery
    place_sunday_cube(box, state, events)
    state.court = next_pawn(state, True, False)  # AM-3.18.2
    tell(events, COURT_MOVED, NO_SEAT, state.court, 0, 0)
    state.king = next_pawn(state, False, False)
    tell(events, KING_MOVED, NO_SEAT, state.king, 0, 0)
    state.active = state.trigger
    state.seat = state.trigger
    state.phase = PARADE


@part
def end_parade_turn(box: Box, state: State, events: Events) -> None:
    """AM-3.19.1: each player once; then all is scored."""
    state.active = (int(state.active) + 1) % state.seats_size
    state.seat = state.active
    if state.active == state.trigger:
        score_parade(box, state, events)
        state.phase = REVEAL
        for dame in range(DAMES):
            if state.end_bonuses[dame] > 0:
                reveal(state, dame, events)
        end_match(box, state, events)


@part
def reveal(state: State, dame: int, events: Events) -> None:
    """AM-5.6: all see the end bonus of a dame."""
    tell(events, BONUS_REVEALED, NO_SEAT, dame, state.end_bonuses[dame] - 1, 0)


@part
def end_match(box: Box, state: State, events: Events) -> None:
    """AM-3.20: bonuses that nobody has seen are drawn (AM-5.5); with the last one all is scored."""
    for dame in range(DAMES):
        if state.end_bonuses[dame] == 0:
            state.visited = dame
            state.seat = CHANCE
            return
    score_extras(box, state, events)
    state.visited = NONE
    state.phase = OVER
    state.seat = NOBODY
    tell(events, MATCH_ENDED, NO_SEAT, 0, 0, 0)
