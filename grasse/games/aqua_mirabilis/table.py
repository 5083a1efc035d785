"""The table of Aqua Mirabilis for people: places, pieces, and what may be done with each."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from grasse.games.aqua_mirabilis.actions import (
    ACT,
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
    GIFT_RECIPE,
    GIFT_TOKEN,
    GIFTS_DONE,
    GO_HOME,
    INFLUENCE_DONE,
    KEEP,
    LEFT,
    LOOK,
    MIGRATE,
    MOVE_COACH,
    MOVE_WORKER,
    NO,
    PAY,
    PLACE,
    PRESENT,
    PRODUCE,
    REPLACE_PERFUME,
    RIGHT,
    SCORE_FIRST,
    SKIP,
    STORE_FLOWER,
    TAKE,
    USE_METHOD,
    WORKERS_DONE,
    YES,
)
from grasse.games.aqua_mirabilis.box import (
    APPRENTICESHIP,
    BASE_PERFUMES,
    BONUSES,
    CITY_TILES,
    COURT_LIFE,
    DAMES,
    DELIVERIES,
    DIFFERENT_FLOWERS,
    ESSENCES,
    EXTRA_POINTS,
    EXTRA_STEP,
    FAMILY_NAMES,
    FAVOUR_NAMES,
    FLOWERS,
    GIFT_NAMES,
    LESSONS,
    MARKET,
    METHODS,
    NO_ONE,
    PERFUMES,
    RECIPE,
    RECIPES,
    RULE_NAMES,
    SCENTS,
    SPACES,
    SPECIAL_ABILITY,
    STEPS,
    SUNDAY,
    TILES,
    TRAVEL,
    VERSAILLES,
    WEEKDAY_NAMES,
    WORKERS,
    bonus_names,
    city_names,
    dame_names,
    delivery_names,
    lesson_names,
    method_names,
    recipe_names,
    scent_names,
    space_names,
    tile_names,
)
from grasse.games.aqua_mirabilis.moot import is_moot
from grasse.games.aqua_mirabilis.records import Box, Method, Seat, View
from grasse.games.aqua_mirabilis.standing import Seats, perfumer_there, perfumers_in, spaces_of
from grasse.games.aqua_mirabilis.state import (
    CITY,
    CONVERT,
    DAME,
    FAVOURS,
    GIVING,
    INFLUENCE_MOVES,
    INPUT,
    LOOSE,
    NONE,
    PEEK,
    PEEKING,
    PHASE_NAMES,
    RETURN,
    STORED,
)
from grasse.games.aqua_mirabilis.sundays import (
    brought,
    calendar,
    coming,
    days_of,
    days_to_sunday,
    pawn_values,
    warning,
)
from grasse.kernel.plain import KEPT, at_rest, lasting, plain, plain_box
from grasse.kernel.tree import Node, touch

SPACE_KINDS = ("stall", "school", "road", "audience", "gallery")  # [area]
LESSON_KINDS = ("base_lesson", "specialisation_lesson")  # [family]
ABILITY_KINDS = ("flower_lesson", "points_lesson", "step_lesson")  # [ability]
TILE_KINDS = (
    "flowers_tile essences_tile recipe_tile choice_tile originality_tile influence_tile "
    "points_tile action_tile second_tile half_tile"
).split()  # [effect]
BONUS_KINDS = (
    "experience_bonus cities_bonus tiles_bonus base_bonus bases_bonus methods_bonus "
    "influence_bonus originality_bonus essences_bonus letter_bonus levels_bonus"
).split()  # [measure]
_CHOICE = (
    "phase points_left space market workers targets lesson cost_item tile recipe method "
    "complements inputs chosen essences_given tokens_given perfumes_given placed migrated kept"
).split()
SCENT_NOUNS = ("column", "row", "stall", "from_stall")


def describe(box: Box, view: View) -> Node:
    """The table as the viewer may see it: places, pieces, and what can be done with each."""
    box, view = plain_box(box), plain(view)
    table = Node("table", "table", {**_values(box, view)})
    near = warning(box, view) if view.viewer == view.active else 0
    table.values |= {"near": near, "moot": int(is_moot(box, view))}
    table.children = [
        _market(box, view),
        _apprenticeship(box, view),
        _travel(box, view),
        _court_life(box, view),
        _versailles(box, view),
        _recipes(box, view),
        _track(box, view),
        calendar(box, view),
        _supply(box, view),
        _choice(box, view),
        *(_board(box, view, n, n == view.viewer, view.method) for n in _round_the_table(view)),
        _done(box, view),
    ]
    return table


@lasting("seats_size", "day", "phase", "seat", "turn_number", "trigger", "visited")
def _values(box: Box, view: View) -> dict[str, str | int]:
    """How the match stands."""
    days = days_of(box, view)
    values: dict[str, str | int] = {
        "weekday": WEEKDAY_NAMES[days[view.day]],
        "week": list(days[1 : view.day]).count(SUNDAY) + 1 if view.day else 0,
        "days": days_to_sunday(days, view.day),
        "final_week": int(days_to_sunday(days, view.day) == len(days) - 1 - view.day),
        "phase": PHASE_NAMES[view.phase],
        "seat": view.seat + 1 if view.seat >= 0 else 0,
        "turn": view.turn_number,
        "last": int(view.trigger != NONE),
    }
    if view.visited != NONE and view.phase in (DAME, GIVING, PEEK, PEEKING, INFLUENCE_MOVES):
        values["dame"] = dame_names(box)[view.visited]
    elif view.visited != NONE and view.phase in (CITY, RETURN):
        values["city"] = city_names(box)[view.visited]
    return values


def _round_the_table(view: View) -> list[int]:
    """The seats, the viewer's own first."""
    first = max(view.viewer, 0)
    return [(first + step) % view.seats_size for step in range(view.seats_size)]


def _of(names: list[str], counts: Any) -> dict[str, int]:
    """How many of each, where there are any."""
    return {name: n for name, n in zip(names, counts, strict=True) if n > 0}


# ---------------------------------------------------------------- the board


@cache
def _space(box: Box, space: int) -> Node:
    """An action space as it is printed. It is kept: what is to be changed is made again()."""
    face = box.spaces[space]
    node = Node(f"space {space_names(box)[space]}", SPACE_KINDS[face.area])
    alike = [s.cost for s in box.spaces if (s.area, s.subject) == (face.area, face.subject)]
    node.values = {"space": space_names(box)[space], "cost": face.cost, "pays": 0}
    node.values["dearer"] = int(face.cost > min(alike))
    if face.area == MARKET:
        node.values["scent"] = scent_names(box)[face.subject]
    elif face.area == APPRENTICESHIP:
        node.values |= {"family": FAMILY_NAMES[face.subject], "pays": face.subject + 1}
    elif face.area == TRAVEL:
        node.values["city"] = city_names(box)[face.subject]
    elif face.area == COURT_LIFE:
        node.values["dame"] = dame_names(box)[face.subject]
    return node


def _space_now(box: Box, view: View, owner: int, space: int) -> Node:
    """An action space with what is there now: the perfumer of a seat, flowers, workers."""
    node, face = _space(box, space).again(), box.spaces[space]
    node.values = {**node.values, "owner": owner + 1}
    if face.area == MARKET:
        node.values["left"] = view.market[face.subject]
        node.values["workers"] = list(view.workers).count(face.subject)
    return node


def _spaces(box: Box, view: View, perfumers: Seats, area: int) -> list[Node]:
    """The action spaces of an area."""
    owners = {space: seat for seat, space in enumerate(perfumers)}
    return [
        touch(_space_now(box, view, owners.get(space, NONE), space), [ACT + space])
        for space in spaces_of(box, area)
    ]


def _unmoved(view: View) -> list[int]:
    """The workers that this decision has not moved."""
    return [number for number in range(WORKERS) if view.targets[number] == NONE]


@at_rest("workers", "targets", "space", "market", also=(perfumers_in(MARKET),))
def _market(box: Box, view: View, perfumers: Seats) -> Node:
    place = Node("market", "market", {}, {}, [], 0, _spaces(box, view, perfumers, MARKET))
    for number in range(WORKERS):
        at = view.workers[number]
        if at != NONE:
            worker = Node(f"worker {number + 1}", "worker", {"scent": scent_names(box)[at]})
            worker.values["cost"] = box.spaces[max(view.space, 0)].worker_cost
            # two workers on one stall are alike: the first that is not moved yet stands for both
            is_next = number == next((w for w in _unmoved(view) if view.workers[w] == at), NONE)
            moves = range(MOVE_WORKER + at * SCENTS, MOVE_WORKER + (at + 1) * SCENTS)
            place.children.append(touch(worker, moves if is_next else []))
    return place


@cache
def _lesson(box: Box, lesson: int) -> Node:
    """What can be learned: an apprenticeship tile, or a method."""
    name = lesson_names(box)[lesson]
    if lesson >= LESSONS:
        method = box.methods[lesson - LESSONS]
        node = Node(f"lesson {name}", "method_lesson", _method_values(box, method))
        node.values |= {"lesson": name, "method": name, "experience": method.experience}
        return node
    face = box.lessons[lesson]
    is_ability = face.family == SPECIAL_ABILITY
    kind = ABILITY_KINDS[face.subject] if is_ability else LESSON_KINDS[face.family]
    node = Node(f"lesson {name}", kind, {"lesson": name, "experience": face.experience})
    if is_ability:
        node.values["amount"] = face.amount
    else:
        node.values["scent"] = scent_names(box)[face.subject]
    return node


def _method_values(box: Box, face: Method) -> dict[str, str | int]:
    kinds = face.input_count if face.input_rule == DIFFERENT_FLOWERS else 1
    return {
        "allowed": " ".join(_of(scent_names(box), face.allowed)),
        "cost": face.cost,
        "flowers": face.input_count,
        "rule": RULE_NAMES[face.input_rule],
        "essences": face.output * kinds,
    }


@at_rest("lessons", "methods_left", also=(perfumers_in(APPRENTICESHIP),))
def _apprenticeship(box: Box, view: View, perfumers: Seats) -> Node:
    place = Node("apprenticeship", "apprenticeship")
    place.children = _spaces(box, view, perfumers, APPRENTICESHIP)
    for lesson in range(LESSONS + METHODS):
        left = int(view.lessons[lesson] == NONE) if lesson < LESSONS else 0
        if lesson >= LESSONS:
            left = view.methods_left[lesson - LESSONS]
        if left:
            node = _lesson(box, lesson).again()
            node.values = {**node.values, "left": left}
            place.children.append(touch(node, [CHOOSE_LESSON + lesson]))
    return place


@cache
def _tile(box: Box, tile: int) -> Node:
    """A city tile as it is printed."""
    face = box.tiles[tile]
    node = Node(f"tile {tile_names(box)[tile]}", TILE_KINDS[face.effect])
    node.values = {
        "tile": tile_names(box)[tile],
        "city": city_names(box)[face.city],
        "experience": face.experience,
        "prestige": face.prestige,
        "amount": face.amount,
    }
    if face.effect in (FLOWERS, ESSENCES):
        node.counts = _of(scent_names(box), face.gain)
    elif face.effect == RECIPE:
        node.values["slots"] = face.slots
        node.values["any"] = int(face.base_scent == NO_ONE)
        if face.base_scent != NO_ONE:
            node.values["scent"] = scent_names(box)[face.base_scent]
    return node


@cache
def _tiles_of(box: Box, city: int) -> list[int]:
    return [tile for tile in range(TILES) if box.tiles[tile].city == city]


@at_rest("tiles", "tops", also=(perfumers_in(TRAVEL),))
def _travel(box: Box, view: View, perfumers: Seats) -> Node:
    place = Node("travel", "travel", {}, {}, [], 0, _spaces(box, view, perfumers, TRAVEL))
    for city, name in enumerate(city_names(box)):
        stack = [tile for tile in _tiles_of(box, city) if view.tiles[tile] == NONE]
        node = Node(f"city {name}", "city")
        node.values = {
            "city": name,
            "letter": box.cities[city].letter,
            "height": len(stack),
            "returns": box.cities[city].forced_return,
        }
        for tile in stack:
            face = _tile(box, tile).again()
            face.values = {**face.values, "top": int(view.tops[city] == tile)}
            node.children.append(touch(face, [TAKE + tile]))
        place.children.append(node)
    return place


def _bonus(box: Box, bonus: int) -> Node:
    """An end bonus as it is printed."""
    face = box.bonuses[bonus]
    node = Node(f"bonus {bonus_names(box)[bonus]}", BONUS_KINDS[face.measure])
    tiers = [f"{least}+ → {points}" for least, points in face.tiers[: face.tiers_size]]
    node.values = {"bonus": bonus_names(box)[bonus], "tiers": ", ".join(tiers)}
    if face.measure == CITY_TILES:
        node.values["city"] = city_names(box)[face.subject]
    elif face.measure == BASE_PERFUMES:
        node.values["scent"] = scent_names(box)[face.subject]
    return node


@lasting("seats_size", "seats.influence", "seats.peeked")
def _influence(box: Box, view: View) -> Seats:
    """How much each seat has with each dame, and whether it has peeked: seat by seat."""
    seats = [view.seats[seat] for seat in range(view.seats_size)]
    return tuple([n for record in seats for n in (*record.influence, *record.peeked)])


@lasting("phase", "seat", "majorities", "kept")
def _given_up(box: Box, view: View) -> Seats:
    """[dame] the one whose favour goes if hers is kept, or NONE: where just one of two can stay."""
    open_ones = [
        dame
        for dame in range(DAMES)
        if view.phase == FAVOURS and view.majorities[dame] == view.seat and not view.kept[dame]
    ]
    if len(open_ones) != 2 or sum(view.kept) + 1 != box.favour_limit:
        return (NONE,) * DAMES
    return tuple(sum(open_ones) - d if d in open_ones else NONE for d in range(DAMES))


@at_rest(
    *("seats_size", "favours", "majorities", "end_bonuses"),
    also=(perfumers_in(COURT_LIFE), _influence, _given_up),
)
def _court_life(box: Box, view: View, perfumers: Seats, influence: Seats, given_up: Seats) -> Node:
    place = Node(
        "court_life", "court_life", {}, {}, [], 0, _spaces(box, view, perfumers, COURT_LIFE)
    )
    for dame, name in enumerate(dame_names(box)):
        face = box.dames[dame]
        node = Node(f"dame {name}", "dame")
        node.values = {
            "dame": name,
            "letter_needed": face.letter_needed,
            "letter_given": face.letter_given,
            "wish": GIFT_NAMES[face.gift],
            "favour": FAVOUR_NAMES[list(box.favour_dames).index(dame)],
            "owner": view.favours[dame] + 1,
            "majority": view.majorities[dame] + 1,
            "other": 0 if given_up[dame] == NONE else dame_names(box)[given_up[dame]],
        }
        node.counts = _of(scent_names(box), face.gift_types)
        for seat in range(view.seats_size):
            count = influence[seat * 2 * DAMES + dame]
            peeked = influence[seat * 2 * DAMES + DAMES + dame]
            if count or peeked:
                token = Node(f"influence {name}.{seat + 1}", "influence")
                token.values = {"seat": seat + 1, "count": count, "peeked": peeked}
                node.children.append(token)
        if view.end_bonuses[dame]:
            node.children.append(_bonus(box, view.end_bonuses[dame] - 1))
        else:
            node.children.append(Node(f"hidden bonus {name}", "hidden_bonus", {"dame": name}))
        moves = [MIGRATE + other * DAMES + dame for other in range(DAMES)]
        place.children.append(touch(node, [PLACE + dame, KEEP + dame, *moves]))
    return place


@lasting("presenting", "active", "seats.perfumes")
def _base_presented(box: Box, view: View) -> int:
    """The base of the perfume of which one asks what is scored first, or NONE."""
    if view.presenting == NONE:
        return NONE
    recipe = view.seats[view.active].perfumes[view.presenting].recipe
    return box.recipes[recipe].base_scent


@at_rest(
    *("seats_size", "king", "court", "cubes", "cubes_left", "tokens"),
    also=(perfumers_in(VERSAILLES), _base_presented, coming),
)
def _versailles(box: Box, view: View, perfumers: Seats, scored: int, move: int) -> Node:
    names = scent_names(box)
    place = Node(
        "versailles", "versailles", {}, {}, [], 0, _spaces(box, view, perfumers, VERSAILLES)
    )
    capacity = box.capacity[view.seats_size]
    place.values = {"capacity": capacity, "cubes": view.cubes_left}
    if view.king != NONE:
        values = {"column": names[view.king], **pawn_values(box, view, False, move)}
        place.children.append(Node("king", "king", values))
    if view.court != NONE:
        values = {"row": names[view.court], **pawn_values(box, view, True, move)}
        place.children.append(touch(Node("court", "court", values), [COURT_STEP]))
    for column in range(SCENTS):
        for row in range(SCENTS):
            if column != row:
                cell = Node(f"cell {names[column]}/{names[row]}", "cell")
                cell.values = {
                    "column": names[column],
                    "row": names[row],
                    "cubes": view.cubes[column][row],
                    "left": capacity - view.cubes[column][row],
                    "token": view.tokens[column][row],
                }
                first = [SCORE_FIRST + row] if column == scored else []
                place.children.append(touch(cell, first) if first else cell)
    return place


@cache
def _recipe(box: Box, recipe: int) -> Node:
    """A recipe as it is printed."""
    face = box.recipes[recipe]
    node = Node(f"recipe {recipe_names(box)[recipe]}", "recipe")
    node.values = {
        "recipe": recipe_names(box)[recipe],
        "scent": scent_names(box)[face.base_scent],
        "slots": face.slots,
        "level": face.level,
    }
    return node


@at_rest("display")
def _recipes(box: Box, view: View) -> Node:
    place = Node("recipes", "recipes")
    for recipe in range(RECIPES):
        if view.display[recipe]:
            place.children.append(touch(_recipe(box, recipe).again(), [CREATE + recipe]))
    return place


@lasting("active", "seats.coach")
def _coach(box: Box, view: View) -> int:
    """Where the coach of the deciding seat is."""
    return view.seats[view.active].coach


@at_rest(also=(_coach,))
def _track(box: Box, view: View, here: int) -> Node:
    """The coach track from left to right, with where the deciding seat's coach could go."""
    place = Node("track", "track")
    cities = {box.cities[city].position: name for city, name in enumerate(city_names(box))}
    for position in range(box.track_first, box.track_last + 1):
        stop = Node(f"stop {position}", "stop", {"position": position, "visit": 0})
        if position in cities:
            stop.values |= {"city": cities[position], "visit": 1}
        elif position == 0:
            stop.values["visit"] = 2  # Grasse, which is no city (AM-3.10.4)
        steps = abs(position - here)
        if 1 <= steps <= STEPS:
            direction = LEFT if position < here else RIGHT
            stop.values |= {"direction": ("left", "right")[direction], "steps": steps}
            touch(stop, [MOVE_COACH + direction * STEPS + steps - 1])
        place.children.append(stop)
    return place


@at_rest("supply", "originality_left", "cubes_left")
def _supply(box: Box, view: View) -> Node:
    place = Node("supply", "supply")
    for scent, name in enumerate(scent_names(box)):
        node = Node(f"stock {name}", "stock", {"scent": name, "left": view.supply[scent]})
        place.children.append(touch(node, [CHOOSE_BONUS + scent, CHOOSE_ESSENCE + scent]))
    place.values = {"originality": view.originality_left, "cubes": view.cubes_left}
    return place


# ---------------------------------------------------------------- a decision of several parts


@at_rest(*_CHOICE, also=(perfumer_there,))
def _choice(box: Box, view: View, owner: int) -> Node:
    """What is chosen already of a decision that is not complete (AM-3.2.4)."""
    place = Node("choice", "choice")
    if view.phase in (CONVERT, INPUT):
        place.values = {"actions": view.points_left}
    names, dames = scent_names(box), dame_names(box)
    parts = place.children
    if view.space != NONE:
        parts.append(_space_now(box, view, owner, view.space))
    for number in range(WORKERS):
        if view.targets[number] != NONE:
            move = Node(f"worker move {number + 1}", "worker_move")
            move.values = {"scent": names[view.targets[number]]}
            parts.append(move)
    if view.lesson != NONE:
        parts.append(_lesson(box, view.lesson).again())
    if view.cost_item != NONE:
        parts.append(Node("cost", "cost", {"scent": names[view.cost_item]}))
    if view.tile != NONE:
        parts.append(_tile(box, view.tile).again())
    if view.recipe != NONE:
        parts.append(_recipe(box, view.recipe).again())
    if view.method != NONE:
        parts.append(Node("using", "using", {"method": method_names(box)[view.method]}))
    complements = [list(view.complements).count(scent) for scent in range(SCENTS)]
    flowers = [
        Node("inputs", "inputs", {}, _of(names, map(sum, zip(*view.inputs)))),
        Node("chosen", "chosen", {}, _of(names, view.chosen)),
        Node("essences given", "essences_given", {}, _of(names, view.essences_given)),
        Node("complements", "complements", {}, _of(names, complements)),
    ]
    parts += [node for node in flowers if node.counts]
    if view.tokens_given:
        parts.append(Node("tokens given", "tokens_given", {"count": view.tokens_given}))
    if any(view.perfumes_given):
        count = sum(view.perfumes_given)
        parts.append(Node("perfumes given", "perfumes_given", {"count": count}))
    for dame, name in enumerate(dames):
        tokens = [
            Node(f"placed {name}", "placed", {"dame": name, "count": view.placed[dame]}),
            Node(f"migrated {name}", "migrated", {"dame": name, "count": view.migrated[dame]}),
            Node(f"kept {name}", "kept", {"dame": name, "count": view.kept[dame]}),
        ]
        parts += [node for node in tokens if node.values["count"]]
    for part in parts:  # the piece itself lies elsewhere
        part.id = f"chosen {part.id}"
    return place


# ---------------------------------------------------------------- in front of the seats


@lasting("lessons", "tiles", "flipped", "favours", own="seats")
def _board(box: Box, view: View, seat: int, mine: bool, method: int) -> Node:
    """What lies in front of a seat; nobody else can do anything there."""
    owned = tuple([n for n in range(LESSONS) if view.lessons[n] == seat])
    tiles = tuple([(t, view.flipped[t]) for t in range(TILES) if view.tiles[t] == seat])
    favours, using = list(view.favours).count(seat), method if mine else NONE
    return _lay(box, view.seats[seat], seat, mine, favours, owned, tiles, using)


@lru_cache(maxsize=KEPT)  # what lies in front of a seat seldom changes
def _lay(
    box: Box,
    record: Seat,
    seat: int,
    mine: bool,
    favours: int,
    lessons: Seats,
    tiles: tuple[tuple[int, int], ...],  # each with whether it is flipped
    using: int,  # the method that its owner uses just now, or NONE
) -> Node:
    place = Node(f"board {seat + 1}", "board")
    place.values = {
        "seat": seat + 1,
        "mine": int(mine),
        "score": record.score,
        "experience": record.experience,
        "letter": record.letter,
        "originality": record.originality,
        "reserve": record.reserve,
        "coach": record.coach,
        "favours": favours,
        "home": int(record.perfumer == NONE),
    }
    if mine:
        place.values["missing"] = _lacks(record)
    place.children = [
        _dial(box, record, seat),
        *_flowers(box, record, seat),
        *_essences(box, record, seat),
        _tokens(record, seat),
        *(_method(box, record, seat, m, using) for m in range(METHODS) if record.methods[m]),
        *(_lesson(box, n) for n in lessons),
        *(_own_tile(box, tile, flipped) for tile, flipped in tiles),
        *_perfumes(box, record),
    ]
    if not mine:
        place.children = [_untouched(node) for node in place.children]
    return place


TO_PICK, TO_DISTIL, A_COMPLEMENT, TO_CREATE, TO_PRESENT = range(1, 6)  # as the words have it


def _lacks(record: Seat) -> int:
    """What a seat needs next on the way from flowers to points."""
    if any(each.recipe != NONE and not each.presented for each in record.perfumes):
        return TO_PRESENT
    scents = sum(count > 0 for count in record.essences)
    if scents > 0:
        return TO_CREATE if scents > 1 else A_COMPLEMENT
    stored = any(any(flowers) for flowers in record.stored)
    return TO_DISTIL if stored or any(record.flowers) else TO_PICK


def _untouched(node: Node) -> Node:
    """The same for those who can do nothing with it; nothing of it is kept yet but lessons."""
    if node.touches:
        node.touches = []
    for child in node.children:
        _untouched(child)
    return node


def _dial(box: Box, record: Seat, seat: int) -> Node:
    """The sundial: action points, and what a production would have now."""
    points, steps = box.production_points[record.dial], box.coach_steps[record.dial]
    if points:  # AM-3.6.5, AM-4.11
        points += record.abilities[EXTRA_POINTS]
        steps += record.abilities[EXTRA_STEP]
    dial = Node(f"dial {seat + 1}", "dial")
    dial.values = {"dial": record.dial, "points": points, "steps": steps}
    return touch(dial, [PRODUCE, PAY])


def _flowers(box: Box, record: Seat, seat: int) -> list[Node]:
    nodes = []
    for scent, name in enumerate(scent_names(box)):
        if count := record.flowers[scent]:
            node = Node(f"flower {seat + 1}.{name}", "flower", {"scent": name, "count": count})
            stores = [STORE_FLOWER + method * SCENTS + scent for method in range(METHODS)]
            actions = [ADD_INPUT + LOOSE * SCENTS + scent, COST_ITEM + scent, *stores]
            nodes.append(touch(node, actions))
    return nodes


def _essences(box: Box, record: Seat, seat: int) -> list[Node]:
    nodes = []
    for scent, name in enumerate(scent_names(box)):
        if count := record.essences[scent]:
            node = Node(f"essence {seat + 1}.{name}", "essence", {"scent": name, "count": count})
            nodes.append(touch(node, [GIFT + scent, ADD_COMPLEMENT + scent]))
    return nodes


def _tokens(record: Seat, seat: int) -> Node:
    node = Node(f"originality {seat + 1}", "originality")
    node.values = {"count": record.originality}
    return touch(node, [GIFT + GIFT_TOKEN])


def _method(box: Box, record: Seat, seat: int, method: int, using: int) -> Node:
    """A production method with the flowers that are stored on it."""
    name = method_names(box)[method]
    node = Node(f"method {seat + 1}.{name}", "method", {"method": name})
    node.values |= _method_values(box, box.methods[method])
    node.counts = _of(scent_names(box), record.stored[method])
    for scent, scent_name in enumerate(scent_names(box)):
        count = record.stored[method][scent]
        if count:
            stored = Node(f"stored {seat + 1}.{name}.{scent_name}", "stored")
            stored.values = {"method": name, "scent": scent_name, "count": count}
            actions = [DROP_FLOWER + method * SCENTS + scent]
            if using == method:
                actions.append(ADD_INPUT + STORED * SCENTS + scent)
            node.children.append(touch(stored, actions))
    return touch(node, [USE_METHOD + method, DROP_METHOD + method])


def _own_tile(box: Box, tile: int, flipped: int) -> Node:
    node = _tile(box, tile).again()
    node.values = {**node.values, "flipped": flipped}
    return touch(node, [FLIP + tile, PAY + 1 + tile])


def _perfumes(box: Box, record: Seat) -> list[Node]:
    slots = [slot for slot in range(PERFUMES) if record.perfumes[slot].recipe != NONE]
    return [_perfume(box, record, slot) for slot in slots]


def _perfume(box: Box, record: Seat, slot: int) -> Node:
    perfume = record.perfumes[slot]
    node = _recipe(box, perfume.recipe).again()
    node.kind = "perfume"
    node.values = {**node.values, "presented": perfume.presented}
    nouns = ("complement", "second_complement")
    for noun, scent in zip(nouns, perfume.complements, strict=True):
        if scent != NONE:
            node.values[noun] = scent_names(box)[scent]
    recipe = perfume.recipe
    actions = [PRESENT + recipe, GIFT + GIFT_RECIPE + recipe, REPLACE_PERFUME + recipe]
    return touch(node, actions)


@at_rest("targets")
def _done(box: Box, view: View) -> Node:
    """Decisions that belong to no piece."""
    place = Node("done", "done")
    stops = {
        "end_turn": END_TURN,
        "enough": DONE,
        "workers_done": WORKERS_DONE,
        "skip": SKIP,
        "gifts_done": GIFTS_DONE,
        "influence_done": INFLUENCE_DONE,
        "finish": FINISH,
        "decline": DECLINE,
    }
    for kind, action in stops.items():
        node = Node(kind, kind)
        if action == WORKERS_DONE:
            node.values["moved"] = WORKERS - len(_unmoved(view))
        place.children.append(touch(node, [action]))
    for kind, answer in (("yes", YES), ("no", NO)):
        node = Node(kind, kind, {"answer": kind, "agreed": int(answer == YES)})
        actions = [EXTRA_TURN + answer, LOOK + answer, GO_HOME + answer]
        place.children.append(touch(node, actions))
    return place


# ---------------------------------------------------------------- faces


def faces(box: Box) -> dict[str, Node]:
    """Every piece that the box names, by the id of its node; some under several nouns."""
    box = plain_box(box)
    nodes = [_space(box, space) for space in range(SPACES)]
    nodes += [_lesson(box, lesson) for lesson in range(LESSONS + METHODS)]
    nodes += [_recipe(box, recipe) for recipe in range(RECIPES)]
    nodes += [_tile(box, tile) for tile in range(TILES)]
    nodes += [_bonus(box, bonus) for bonus in range(BONUSES)]
    nodes += [_delivery(box, delivery) for delivery in range(DELIVERIES)]
    found = {node.id: node for node in nodes}
    for name in scent_names(box):
        scent = Node(f"scent {name}", "scent", {"scent": name})
        found |= {f"{noun} {name}": scent for noun in SCENT_NOUNS}
        found[f"gift {name}"] = Node(f"gift {name}", "gift_essence", {"scent": name})
    for node in nodes:
        noun, _, name = node.id.partition(" ")
        if noun == "tile":
            found[f"payment {name}"] = node
        elif noun == "recipe":
            found[f"gift {name}"] = node
    return found


def _delivery(box: Box, delivery: int) -> Node:
    name = delivery_names(box)[delivery]
    return Node(f"delivery {name}", "delivery", {"delivery": name}, brought(box, [delivery]))
