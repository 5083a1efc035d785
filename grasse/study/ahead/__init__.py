"""What comes after an action, up to the next question: compiled, to be looked at from Python.

It has a folder of its own, as an edit beside it makes what was compiled worthless.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Floats, Mask, State, View, Weights
from grasse.kernel.events import EVENTS
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.kernel.seats import CHANCE

MOST_FORCED = 50  # decisions in a row that nobody has to be asked for
DEEPEST = 4  # decisions of a chain, small ones among them
NARROW = 8  # with more options than this, nothing is looked for behind the second decision
MOST_STEPS = 120  # after which no further decision is looked behind
MOST_PLACES = 512  # questions that are looked at
MOST_CHAINS = 2048
MOST_REPEATS = 6  # of what luck answers

# What the loops expect of the game that they are bound to.
ACTIONS: int
HIDDEN: npt.NDArray[np.bool_]  # [action] whether a seat is asked even if it has no choice
LAST: npt.NDArray[np.bool_]  # [action] whether it only goes on
ASIDE: npt.NDArray[np.bool_]  # [action] whether it leads away from what is asked
SMALL: npt.NDArray[np.bool_]  # [action] whether it may be left to the house
SPENDS: npt.NDArray[np.bool_]  # [action] whether it takes what may be needed for something else
HABIT: npt.NDArray[np.bool_]  # [action] whether it was asked for: "An extra turn?"
PARTS: npt.NDArray[np.bool_]  # [kind of event] whether another part of a round begins with it
TURN: npt.NDArray[np.int64]  # the bytes of a state that say which turn it is
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
hide: Callable[[Box, State, int], None]
appraise: Callable[[Box, View, Mask, Floats], None]
is_small: Callable[[Mask], bool]
is_dear: Callable[[Mask], bool]
choose: Callable[..., int]
is_same_turn: Callable[[Any, int, int], bool]
begins_part: Callable[[Mask], bool]
add_forced: Callable[..., int]
repeat_luck: Callable[..., int]


class Room(NamedTuple):
    """Where it is tried out; nothing else is allocated."""

    events: Any  # [0] what one decision does
    mask: Mask
    weights: Weights
    happened: Mask  # [kind of event] whether one happened since the last question
    usual: Mask  # [kind of event] the same, the first time that something was done
    turn: Any  # [byte] which turn it was at the last question
    forced: Any  # [number] what was the only option since then, in the same turn; -1 after the last


class Field(NamedTuple):
    """Questions that chains lead to, and the chains that were found."""

    states: State  # [place] the table there; one more, for what is weighed up
    content: Any  # [place, byte] the same
    masks: Any  # [place, action] what may be decided there
    paths: Any  # [place, decision] what led there
    counts: Any  # [place] how many may be decided there
    worth: Floats
    chains: Any  # [chain, decision] those that were found,
    depths: Any  # [chain] how many decisions each has,
    lengths: Any  # [chain] and how many with all that is forced on the way


def go_ahead(
    boxes: Any, states: Any, content: Any, action: int, seat: int, lucky: bool, room: Room
) -> int:
    """Plays *action* in states[0], and what nobody has to be asked for; marks what is asked then.

    content[0] are the bytes of states[0]. Answers with how many options the seat has; 0 if luck
    (unless *lucky*) or another is next.
    """
    room.happened[:] = False
    room.forced[:] = -1
    forced, is_same = 0, True
    for number in range(len(TURN)):
        room.turn[number] = content[0, TURN[number]]
    for _ in range(MOST_FORCED):
        apply(boxes[0], states[0], action, room.events[0])
        for number in range(room.events[0].count):
            room.happened[room.events[0].rows[number].kind] = True
            is_same = is_same and not PARTS[room.events[0].rows[number].kind]
        if states[0].seat == CHANCE and lucky:
            odds(boxes[0], states[0], room.weights)
            action = ACTIONS + int(np.argmax(room.weights))
            continue
        if states[0].seat != seat:
            return 0
        found = options(boxes[0], states[0], room.mask)
        if found != 1:
            return found
        action = int(np.argmax(room.mask))
        if HIDDEN[action]:
            return found
        for number in range(len(TURN)):
            is_same = is_same and room.turn[number] == content[0, TURN[number]]
        if is_same:
            room.forced[forced] = action
            forced += 1
    return 0


def weigh_up(boxes: Any, states: Any, seat: int, mask: Mask, worth: Floats) -> None:
    """Fills in what the options look worth to the seat; it sees no more of states[0] than it may.

    The state is not the same afterwards.
    """
    hide(boxes[0], states[0], seat)
    appraise(boxes[0], states[0], mask, worth)


def find_chains(boxes: Any, worlds: Any, seat: int, wanted: Mask, room: Room, field: Field) -> int:
    """Finds chains of this seat's decisions that end with one that is *wanted*, short ones first.

    worlds[0] asks for what field.masks[0] marks. No chain goes past luck, another seat, a part of
    the round or the turn, unless that was asked for, and none past a question whose answers spend
    something; what else is small on the way is left to the house. What is forced on the way is no
    part of a chain, but a chain may end with it. Answers with how many were found.
    """
    field.states[0] = worlds[0]
    first, last, found, steps = 0, 1, 0, 0  # the places of one level
    for depth in range(1, DEEPEST + 1):
        if depth > 1:
            for place in range(first, last):
                for action in range(ACTIONS):
                    if field.masks[place, action] and wanted[action] and found < MOST_CHAINS:
                        field.chains[found] = field.paths[place]
                        field.chains[found, depth - 1] = action
                        field.depths[found] = field.lengths[found] = depth
                        found += 1
        if depth == DEEPEST:
            break
        end = last
        for place in range(first, last):
            if depth > 1 and (field.counts[place] > NARROW or steps > MOST_STEPS):
                continue
            if depth > 1 and is_small(field.masks[place]):
                if is_dear(field.masks[place]):
                    continue
                choose(boxes, field, place, seat)
            for action in range(ACTIONS):
                if not field.masks[place, action] or ASIDE[action] or end == MOST_PLACES:
                    continue
                if depth > 1 and action == field.paths[place, depth - 2]:
                    continue
                field.states[end] = field.states[place]
                steps += 1
                states, content = field.states[end : end + 1], field.content[end : end + 1]
                count = go_ahead(boxes, states, content, action, seat, False, room)
                if is_same_turn(field.content, 0, place):
                    mask = wanted & ~SMALL if count == 0 else wanted & ~SMALL & ~room.mask
                    found = add_forced(field, place, action, depth, mask, room, found)
                is_asked_for = HABIT[action] and depth == 1  # further on nobody has asked yet
                is_same = is_same_turn(field.content, 0, end) and not begins_part(room.happened)
                if count > 0 and (is_asked_for or is_same):
                    field.counts[end] = count
                    field.masks[end] = room.mask
                    field.paths[end] = field.paths[place]
                    field.paths[end, depth - 1] = action
                    end += 1
        first, last = last, end
    return found


def end_forced(
    field: Field, place: int, action: int, depth: int, wanted: Mask, room: Room, found: int
) -> int:
    """Adds the chains whose last decision, *action*, forces one that is *wanted*.

    Answers with how many there are now.
    """
    number = 0
    while number < MOST_FORCED and room.forced[number] >= 0 and found < MOST_CHAINS:
        number += 1
        if wanted[room.forced[number - 1]]:
            field.chains[found] = field.paths[place]
            field.chains[found, depth - 1] = action
            field.chains[found, depth] = room.forced[number - 1]
            field.depths[found] = depth + 1
            field.lengths[found] = depth + number
            found += 1
    return found


def repeat(
    boxes: Any,
    worlds: Any,
    seat: int,
    actions: Any,
    chains: Any,
    sizes: Any,
    room: Room,
    field: Field,
) -> None:
    """Plays each action as often as it can be, with the small things that each time asks for.

    chains[n, :sizes[n]] is what was decided.
    """
    states, content = field.states[:1], field.content[:1]
    phase = worlds[0].phase  # the same in another phase is another thing
    for number in range(len(actions)):
        states[0] = worlds[0]
        action = actions[number]
        chains[number, 0] = action
        if go_ahead(boxes, states, content, action, seat, False, room) == 0:
            sizes[number] = repeat_luck(boxes, worlds, action, seat, room, field)
            chains[number, : sizes[number]] = action
            continue
        size, least, is_open = 1, 1, True  # least: how much of the chain ends whole
        while is_open and size < chains.shape[1]:
            then = action
            if room.mask[action] and states[0].phase == phase:
                least = size
            elif is_small(room.mask):
                field.masks[0] = room.mask
                then = choose(boxes, field, 0, seat)
            else:
                least = size
                break
            chains[number, size] = then
            size += 1
            is_open = go_ahead(boxes, states, content, then, seat, False, room) > 0
        sizes[number] = least if is_open else size


def repeat_with_luck(
    boxes: Any, worlds: Any, action: int, seat: int, room: Room, field: Field
) -> int:
    """How often *action* can be done where luck answers each time: "take water, twice".

    It ends with the turn; and where something else happens, too, something else begins.
    """
    field.states[0] = worlds[0]
    field.states[1] = worlds[0]
    states, content = field.states[1:2], field.content[1:2]
    found = go_ahead(boxes, states, content, action, seat, True, room)
    room.usual[:] = room.happened
    times = 1
    while found > 0 and room.mask[action] and times < MOST_REPEATS:
        for kind in range(len(room.usual)):
            if room.happened[kind] and not room.usual[kind]:
                return times
        if not is_same_turn(field.content, 0, 1):
            return times
        times += 1
        found = go_ahead(boxes, states, content, action, seat, True, room)
    return times


def gather(
    boxes: Any,
    worlds: Any,
    seat: int,
    needs: Any,
    wanted: Any,
    chains: Any,
    sizes: Any,
    room: Room,
    field: Field,
) -> None:
    """Decides each row of *needs*, and then what the house would of *wanted*, as long as it can.

    chains[n, :sizes[n]] is what was decided; nothing if not all that is needed can be. A row ends
    with the first that is below 0.
    """
    states, content, longest = field.states[:1], field.content[:1], chains.shape[1]
    for number in range(len(needs)):
        states[0] = worlds[0]
        least = 0
        while least < needs.shape[1] and needs[number, least] >= 0:
            least += 1
        size, is_open = 0, True
        while is_open and size < longest:
            if size < least:
                action = needs[number, size]
                if size > 0 and not room.mask[action]:
                    break
            else:
                field.masks[0] = False
                is_open = False
                for each in wanted[number]:
                    if each >= 0 and room.mask[each]:
                        field.masks[0, each] = is_open = True
                if not is_open:
                    break
                action = choose(boxes, field, 0, seat)
            chains[number, size] = action
            size += 1
            is_open = go_ahead(boxes, states, content, action, seat, False, room) > 0
        sizes[number] = size if size >= least else 0


def compare_turns(content: Any, one: int, other: int) -> bool:
    """Whether it is the same turn at two places."""
    for number in range(len(TURN)):
        if content[one, TURN[number]] != content[other, TURN[number]]:
            return False
    return True


def any_part(happened: Mask) -> bool:
    """Whether another part of a round has begun."""
    for kind in range(len(PARTS)):
        if PARTS[kind] and happened[kind]:
            return True
    return False


def all_small(mask: Mask) -> bool:
    """Whether only small things are asked."""
    for action in range(ACTIONS):
        if mask[action] and not SMALL[action]:
            return False
    return True


def any_spends(mask: Mask) -> bool:
    """Whether something is asked whose answer takes what may be needed for something else."""
    for action in range(ACTIONS):
        if mask[action] and SPENDS[action]:
            return True
    return False


def choose_small(boxes: Any, field: Field, place: int, seat: int) -> int:
    """What the house would choose at first sight; of equals the first. Nothing else is left."""
    field.states[MOST_PLACES] = field.states[place]
    trial = field.states[MOST_PLACES : MOST_PLACES + 1]
    weigh_up(boxes, trial, seat, field.masks[place], field.worth)
    best = -1
    for action in range(ACTIONS):
        if field.masks[place, action] and (best < 0 or field.worth[action] > field.worth[best]):
            best = action
    field.masks[place] = False
    field.masks[place, best] = True
    return best


class Ahead(NamedTuple):
    """What looks ahead in one game; compiled code is handed an array of one much faster."""

    go_ahead: Callable[..., int]
    weigh_up: Callable[..., None]
    find_chains: Callable[..., int]
    repeat: Callable[..., None]
    gather: Callable[..., None]
    nowhere: Mask  # [action] whether no press leads to it: it only goes on, or gives something up
    manners: dict[str, list[bool]]  # [flag][action] what the notation says of it
    turn: list[int]  # the bytes of a state that say which turn it is


@cache
def ahead_in(game: Game) -> Ahead:
    """What looks ahead in *game*."""
    kinds = [game.notation.decision(action) for action in range(game.ACTIONS)]
    flags = ("hidden", "last", "aside", "small", "habit", "single", "spends")
    manners = {flag: [getattr(kind, flag) for kind in kinds] for flag in flags}
    said = {flag.upper(): np.array(marks, np.bool_) for flag, marks in manners.items()}
    known: Mapping[str, Any] = game.STATE.fields or {}
    fields = [known[name] for name in game.turn]
    turn = [at for kind, first, *_ in fields for at in range(first, first + kind.itemsize)]
    parts = np.array([kind.begins_part for kind in game.event_kinds], np.bool_)
    rules: dict[str, Any] = {"ACTIONS": game.ACTIONS, "TURN": np.array(turn, np.int64)}
    rules |= {"PARTS": parts, **said}
    names = ("apply", "options", "odds", "hide", "appraise")
    rules |= {name: getattr(game, name) for name in names}

    def derive(loop: Callable[..., Any], name: str = "") -> Callable[..., Any]:
        read = {each: rules[each] for each in loop.__code__.co_names if each in rules}
        rules[name or loop.__name__] = found = bind(loop, read, game.name, game.folder)
        return found

    went, weighed = derive(go_ahead), derive(weigh_up)
    derive(all_small, "is_small")
    derive(any_spends, "is_dear")
    derive(choose_small, "choose")
    derive(compare_turns, "is_same_turn")
    derive(any_part, "begins_part")
    derive(end_forced, "add_forced")
    derive(repeat_with_luck, "repeat_luck")
    found, again, gathered = derive(find_chains), derive(repeat), derive(gather)
    loss = np.array([kind.loss for kind in kinds], np.bool_)
    return Ahead(went, weighed, found, again, gathered, said["LAST"] | loss, manners, turn)


def make_field(game: Game) -> Field:
    """Room for all that find_chains() looks at."""
    states = np.zeros(MOST_PLACES + 1, game.STATE)
    return Field(
        states,
        np.ndarray((len(states), states.itemsize), np.uint8, states),
        np.zeros((MOST_PLACES, game.ACTIONS), np.bool_),
        np.zeros((MOST_PLACES, DEEPEST), np.int64),
        np.zeros(MOST_PLACES, np.int64),
        np.zeros(game.ACTIONS, np.float64),
        np.zeros((MOST_CHAINS, DEEPEST), np.int64),
        *(np.zeros(MOST_CHAINS, np.int64) for _ in range(2)),
    )


def make_room(game: Game) -> Room:
    """Room to try something out."""
    return Room(
        np.zeros(1, EVENTS),
        np.zeros(game.ACTIONS, np.bool_),
        np.zeros(game.CHANCES, np.int64),
        np.zeros(len(game.event_kinds), np.bool_),
        np.zeros(len(game.event_kinds), np.bool_),
        np.zeros(len(ahead_in(game).turn), np.uint8),
        np.full(MOST_FORCED, -1, np.int64),
    )
