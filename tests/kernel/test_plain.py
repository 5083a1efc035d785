"""A record as plain values: the same as the record says, field by field."""

from typing import Any

import numpy as np
import pytest

from grasse.kernel.plain import Kept, Plain, at_rest, lasting, names, plain, plain_box

INNER = np.dtype((np.record, [("kind", np.int8), ("notes", np.int16, (3,))]))
OUTER = np.dtype(
    (
        np.record,
        [
            ("seat", np.int8),
            ("money", np.int32),
            ("name", "S8"),
            ("grid", np.int8, (2, 3)),
            ("names", "S4", (2,)),
            ("shelf", INNER, (4,)),
            ("one", INNER),
        ],
    )
)


def sample() -> np.record:
    record = np.zeros(1, OUTER)[0]
    record.seat, record.money, record.name = -2, 70_000, b"rose"
    record.grid[:] = [[1, 2, 3], [4, 5, -6]]
    record.names[:] = [b"ab", b""]
    record.shelf[2].kind = 9
    record.shelf[2].notes[:] = [1, -1, 300]
    record.one.kind = 5
    return record


def test_every_field_is_read_as_it_is() -> None:
    made = plain(sample())
    assert (made.seat, made.money, made.name) == (-2, 70_000, b"rose")
    assert made.grid == [[1, 2, 3], [4, 5, -6]]
    assert made.names == [b"ab", b""]
    assert made.one.kind == 5
    assert made.shelf[2].notes == [1, -1, 300]
    assert made.shelf[-2].kind == 9
    assert [each.kind for each in made.shelf] == [0, 0, 9, 0]
    assert len(made.shelf) == 4
    assert type(made.money) is int


def test_there_is_no_other_field() -> None:
    with pytest.raises(AttributeError, match="no field 'price'"):
        _ = plain(sample()).price
    with pytest.raises(IndexError):
        plain(sample()).shelf[4]


def test_it_is_a_copy() -> None:
    record = sample()
    made = plain(record)
    record.money = 1
    assert made.money == 70_000


def test_two_are_equal_if_all_their_bytes_are() -> None:
    one, two = plain(sample()), plain(sample())
    assert one == two
    assert hash(one) == hash(two)
    assert one.shelf[0] == one.shelf[1]
    assert one.shelf[0] != one.shelf[2]
    assert {one: "kept"}[two] == "kept"
    assert one != "rose"
    assert isinstance(one, Plain)


def test_a_box_is_kept() -> None:
    assert plain_box(sample()) is plain_box(sample())
    assert plain(sample()) is not plain(sample())


def test_a_part_with_some_fields_alone() -> None:
    whole = plain(sample())
    part = whole.only(("money", "shelf"))
    assert (part.money, list(part.shelf)) == (whole.money, list(whole.shelf))
    assert part == plain(sample()).only(("money", "shelf"))
    assert hash(part) == hash(plain(sample()).only(("money", "shelf")))
    assert part != whole.only(("money",))
    with pytest.raises(AttributeError, match="no field 'name'"):
        _ = part.name


def seen(viewer: int, money: int = 7) -> Any:
    """A view of *viewer*, in which it is the turn of seat 0."""
    record = sample()
    record.money = money
    view = plain(record)
    view.viewer, view.seat = viewer, 0
    return view


def test_what_is_at_rest_is_made_once_and_anew_when_its_fields_change() -> None:
    made = []

    @at_rest("money")
    def purse(box: Any, view: Any, size: int) -> tuple[int, int]:
        made.append(view.money)
        return view.money, size

    assert [purse("box", seen(viewer), 1) for viewer in (1, 2, -1)] == [(7, 1)] * 3
    assert made == [7]
    assert purse("box", seen(1, 8), 1) == (8, 1)
    assert purse("box", seen(1), 2) == (7, 2)
    assert made == [7, 8, 7]
    assert purse("box", seen(0), 1) is purse("box", seen(1), 1)  # whoever looks, and is asked
    assert made == [7, 8, 7]


def test_what_is_at_rest_cannot_depend_on_a_field_that_it_does_not_name() -> None:
    @at_rest("money")
    def purse(box: Any, view: Any) -> bytes:
        return bytes(view.name)

    with pytest.raises(AttributeError, match="no field 'name'"):
        purse("box", seen(1))


def test_names_are_read_from_records_and_from_plain_ones() -> None:
    rows = np.zeros(2, [("name", "S4")]).view(np.recarray)
    rows["name"] = [b"rose", b"iris"]
    whole = np.zeros(1, np.dtype((np.record, [("rows", rows.dtype, (2,))])))[0]
    whole["rows"] = rows
    box = plain(whole)
    assert names(rows) == names(box.rows) == ["rose", "iris"]
    assert names(box.rows) is names(box.rows)


def test_a_part_lasts_until_a_field_changes_that_it_reads() -> None:
    """One that reads another field says so at once; it cannot be forgotten."""
    made: list[str] = []

    @lasting("money", "shelf.kind")
    def total(box: str, view: Any) -> int:
        made.append("total")
        return int(view.money + sum(each.kind for each in view.shelf))

    @lasting(own="shelf")
    def place(box: str, view: Any, index: int) -> list[int]:
        made.append(f"place {index}")
        return list(view.shelf[index].notes)

    record, kept = sample(), Kept()

    def look() -> tuple[int, list[list[int]]]:
        made.clear()
        view = kept.look(record)
        return total("box", view), [place("box", view, index) for index in (1, 2)]

    assert look() == (70_009, [[0, 0, 0], [1, -1, 300]])
    assert made == ["total", "place 1", "place 2"]
    record.seat = 3
    look()
    assert made == []
    record.shelf[2].notes[1] = 8
    assert look() == (70_009, [[0, 0, 0], [1, 8, 300]])
    assert made == ["place 2"]
    record.shelf[1].kind = 1
    assert look()[0] == 70_010
    assert made == ["total", "place 1"]


def test_a_part_can_read_nothing_else() -> None:
    @lasting("money", "shelf.kind")
    def nosy(box: str, view: Any, field: str) -> Any:
        return view.seat if field == "seat" else view.shelf[0].notes

    @lasting(own="shelf")
    def other(box: str, view: Any, index: int) -> Any:
        return view.shelf[index + 1].kind

    view = Kept().look(sample())
    for field in ("seat", "notes"):
        with pytest.raises(AttributeError, match=field):
            nosy("box", view, field)
    with pytest.raises(AttributeError, match="record 2 was not to be read"):
        other("box", view, 1)


def test_what_the_public_sees_alike_is_made_once_for_all() -> None:
    made: list[int] = []

    @lasting("money")
    def purse(box: str, view: Any) -> list[int]:
        made.append(view.money)
        return [view.money]

    @at_rest("money")
    def track(box: str, view: Any) -> Any:
        made.append(view.money)
        return [view.money]

    public = Kept()
    public.look(sample())
    same, richer = sample(), sample()
    same.seat, richer.money = 1, 5
    one, two = Kept(public).look(same), Kept(public).look(richer)
    assert purse("box", one) is purse("box", public.view)
    assert track("box", one) is track("box", public.view)
    assert (purse("box", two), track("box", two)) == ([5], [5])
    assert made == [70_000, 70_000, 5, 5]


def test_what_is_at_rest_changes_with_what_else_it_is_given() -> None:
    @lasting("shelf.kind")
    def kinds(box: str, view: Any) -> int:
        return sum(each.kind for each in view.shelf)

    @at_rest("money", also=(kinds,))
    def purse(box: str, view: Any, kinds: int) -> list[int]:
        return [view.money, kinds]

    record, kept = sample(), Kept()
    first = purse("box", kept.look(record))
    record.shelf[0].notes[0] = 4
    assert purse("box", kept.look(record)) is first
    record.shelf[0].kind = 2
    assert (first, purse("box", kept.look(record))) == ([70_000, 9], [70_000, 11])


def test_a_reader_keeps_what_it_was_given_of_the_public() -> None:
    """Until it changes for this reader, whether it is told of the same or of another."""

    @lasting("money")
    def purse(box: str, view: Any) -> list[int]:
        return [view.money]

    public, record = Kept(), sample()
    one = Kept(public)

    def look() -> tuple[list[int], list[int]]:
        return purse("box", public.look(open_one)), purse("box", one.look(record))

    open_one = sample()
    assert look() == ([70_000], [70_000])
    record.money = 5  # it sees more
    assert look() == ([70_000], [5])
    open_one.money = 5  # now all do
    assert look() == ([5], [5])
    record.money = open_one.money = 6
    assert look()[0] is look()[1]
