"""What is played for a wish in the laboratory: the boxes that are compared, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from grasse.players import PLAYERS
from grasse.server import box_forms
from grasse.server.box_forms import Reading
from grasse.server.box_messages import BoxValue
from grasse.server.lab_messages import LabChosen, LabDraft, LabSetting, LabSketch, LabWish
from grasse.server.lab_seats import fitting
from grasse.server.messages import Besides, Face, Refusal
from grasse.server.own_boxes import faces_of
from grasse.study.lab.change import Arm
from grasse.study.lab.trial import Plan, make_plan, usual_samples

MOST_BOXES = 25  # that are compared with the first one
MOST_RANGES = 2  # more cannot be drawn
# Those that only a clock stops play another match on every machine.
LAB_PLAYERS = [card.name for card in PLAYERS.values() if not card.habits or card.habits.iterations]


@dataclass
class Trial:
    """What a wish comes to."""

    plan: Plan
    chosen: list[LabChosen]
    values: list[list[Any]]  # [box after the first][what is changed]
    faces: dict[str, Face]  # that are not as ours, or not as in the first box
    former: dict[str, Face]  # of these as they are in the first box, where that differs


def trial_of(wish: LabWish, base: Reading, most: int) -> Trial:
    """What is played for a wish with this box; refuses one that does not fit."""
    if wish.seats not in base.game.seats or len(wish.players) not in (1, wish.seats):
        raise Refusal("bad_change", "not with this many seats or players")
    if any(name not in LAB_PLAYERS for name in wish.players):
        raise Refusal("bad_change", f"there play {', '.join(LAB_PLAYERS)}")
    if wish.matches > most:
        raise Refusal("bad_change", f"up to {most} matches")
    if base.faults:
        raise Refusal("box_has_faults", f"{len(base.faults)} faults have to be mended first")
    if wish.settings:
        readings, chosen, values = changed(base, wish.settings)
        boxes = [base, *readings]
    else:
        boxes, chosen, values = compared(base)
    if wish.alone:
        boxes, values = one_by_one(boxes, settings_of(boxes[0], chosen, wish.settings))
    if len({reading.hash for reading in boxes}) < len(boxes):
        raise Refusal("bad_change", "a box would stay as it is", besides=Besides("same"))
    arms = [Arm((), boxes[0].box.tobytes())]
    for reading, given in zip(boxes[1:], values, strict=True):
        named = (
            (each.place.replace("/", "."), value) for each, value in zip(chosen, given, strict=True)
        )
        arms.append(Arm(tuple(named), reading.box.tobytes()))
    samples = usual_samples(wish.matches, len(arms))
    plan = make_plan(wish.game, wish.seats, arms, wish.players, wish.matches, samples=samples)
    faces, former = other_faces(base.game.name, boxes)
    return Trial(plan, chosen, values, faces, former)


def compared(own: Reading) -> tuple[list[Reading], list[LabChosen], list[list[Any]]]:
    """Our box and an own one, with what differs."""
    found = box_forms.differences(own)
    chosen = [LabChosen(each.place, each.before, [each.after]) for each in found]
    return [box_forms.ours(own.game.name), own], chosen, [[each.after for each in found]]


def changed(
    base: Reading, settings: Sequence[LabSetting]
) -> tuple[list[Reading], list[LabChosen], list[list[Any]]]:
    """Every combination of the values but the box as it is; each of them has to fit."""
    names, now = box_forms.named_places(base), values_of(base)
    check(settings, now)
    found: list[tuple[Reading, list[Any]]] = []
    for values in product(*(each.values for each in settings)):
        if all(now[each.place] == value for each, value in zip(settings, values, strict=True)):
            continue
        reading = with_values(base, settings, values)
        if reading.faults:
            raise unfitting(reading)
        found.append((reading, list(values)))
    if not found:
        raise Refusal("bad_change", "that is how it is", besides=Besides("same"))
    chosen = [LabChosen(names[s.place], now[s.place], list(s.values)) for s in settings]
    return [reading for reading, _ in found], chosen, [values for _, values in found]


def unfitting(reading: Reading) -> Refusal:
    """That a change does not fit, with its first fault."""
    fault = box_forms.faults_of(reading)[0]
    besides = Besides(fault.key, {**fault.values}, fault.place)
    return Refusal("bad_change", str(reading.faults[0]), besides=besides)


def settings_of(
    first: Reading, chosen: Sequence[LabChosen], settings: Sequence[LabSetting]
) -> Sequence[LabSetting]:
    """What is changed, as changes of the first box: an own one differs from ours by its names."""
    if settings:
        return settings
    places = {name: place for place, name in box_forms.named_places(first).items()}
    if any(each.place not in places for each in chosen):
        said = "a tile of another name cannot be tried alone"
        raise Refusal("bad_change", said, besides=Besides("renamed"))
    return [LabSetting(places[each.place], each.values) for each in chosen]


def one_by_one(
    boxes: Sequence[Reading], settings: Sequence[LabSetting]
) -> tuple[list[Reading], list[list[Any]]]:
    """The first box, one for each row that is changed, and the one with all changes."""
    first, now = boxes[0], values_of(boxes[0])
    rows = list(dict.fromkeys(row_of(each.place) for each in settings))
    if any(len(each.values) > 1 for each in settings) or not 1 < len(rows) < MOST_BOXES:
        most = MOST_BOXES - 1
        said, besides = f"2 to {most} tiles, each with one value", Besides("alone", {"most": most})
        raise Refusal("bad_change", said, besides=besides)
    found, values = [first], list[list[Any]]()
    for row in rows:
        given = [each for each in settings if row_of(each.place) == row]
        reading = with_values(first, given, [each.values[0] for each in given])
        if reading.faults:  # it needs what is changed elsewhere
            raise unfitting(reading)
        found.append(reading)
        values.append([e.values[0] if e in given else now[e.place] for e in settings])
    return [*found, boxes[-1]], [*values, [each.values[0] for each in settings]]


def row_of(place: str) -> str:
    """The row, or the table, in which a field stands, both as they are sent."""
    steps = [int(step) if step.isdigit() else step for step in place.split("/")]
    return box_forms.written(box_forms.row_of(tuple(steps)))


def values_of(base: Reading) -> dict[str, Any]:
    """What stands at every place that can be changed."""
    return {field.place: field.value for field in box_forms.fields_of(base)}


def check(settings: Sequence[LabSetting], now: dict[str, Any]) -> None:
    """Refuses changes that are none, or too many."""
    if any(each.place not in now for each in settings):
        raise Refusal("bad_change", "there is no such place in the box")
    if len({each.place for each in settings}) < len(settings):
        raise Refusal("bad_change", "a place is changed once")
    ranges = [each for each in settings if len(each.values) > 1]
    if len(ranges) > MOST_RANGES or boxes_of(settings) > MOST_BOXES:
        said = f"up to {MOST_RANGES} ranges and {MOST_BOXES} boxes"
        values: dict[str, str | int] = {"ranges": MOST_RANGES, "boxes": MOST_BOXES}
        raise Refusal("bad_change", said, besides=Besides("boxes", values))


def boxes_of(settings: Sequence[LabSetting]) -> int:
    """How many boxes changes come to."""
    count = 1
    for each in settings:
        count *= len(each.values)
    return count


def with_values(base: Reading, settings: Sequence[LabSetting], values: Sequence[Any]) -> Reading:
    """The box with these values; the numbers that follow from them follow."""
    pairs = zip(settings, values, strict=True)
    return box_forms.change(base, [BoxValue(each.place, value) for each, value in pairs], [])


def sketch_of(draft: LabDraft, base: Reading) -> LabSketch:
    """What changes would be, at the ends of their ranges; the pieces with the last values."""
    if not draft.settings:
        return LabSketch([], {}, 1, list(base.game.seats))
    check(draft.settings, values_of(base))
    ends = [dict.fromkeys((0, len(each.values) - 1)) for each in draft.settings]
    faults, readings = [], [base]
    for picked in product(*ends):
        values = [each.values[at] for each, at in zip(draft.settings, picked, strict=True)]
        reading = with_values(base, draft.settings, values)
        readings.append(reading)
        faults += [fault for fault in box_forms.faults_of(reading) if fault not in faults]
    before, after = faces_of(base), faces_of(readings[-1])
    faces = {name: face for name, face in after.items() if before.get(name) != face}
    seats = fitting(readings, [each.place for each in draft.settings])
    return LabSketch(faults, faces, boxes_of(draft.settings), seats)


def other_faces(game: str, boxes: Sequence[Reading]) -> tuple[dict[str, Face], dict[str, Face]]:
    """The pieces of the last box that look different from ours, or from the first box.

    And those of the first one that do not look as in the last.
    """
    ours = faces_of(box_forms.ours(game))
    first, last = faces_of(boxes[0]), faces_of(boxes[-1])
    found = {name: face for name, face in (first | last).items() if ours.get(name) != face}
    former = {name: face for name, face in first.items() if last.get(name, face) != face}
    return found | {name: last[name] for name in former}, former
