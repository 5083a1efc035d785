"""A record as plain values: the same as the record says, field by field."""

import numpy as np
import pytest

from grasse.kernel.plain import Plain, plain, plain_box

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
