"""Reading a box file: every fault is told with its row and field, and never by a traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grasse.kernel.boxfile import BoxError, BoxFile, Fault, Table, refuse_repeated

DEEP = 3000  # levels of nesting, more than Python's stack


Open = Callable[[str | bytes], BoxFile]


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    """Opens a box file that has this text."""

    def open_text(text: str | bytes) -> BoxFile:
        path = tmp_path / "box.toml"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return BoxFile(path)

    return open_text


def faults(file: BoxFile) -> list[str]:
    return [str(fault) for fault in file.faults]


@pytest.mark.parametrize(
    ("text", "value", "reason"),
    [
        ("a = 0", 0, None),
        ("a = 999", 999, None),
        ("", 0, "a: is missing"),
        ("a = -1", 0, "a: must be 0 to 999, not -1"),
        ("a = 1000", 0, "a: must be 0 to 999, not 1000"),
        ("a = 1.0", 0, "a: must be a whole number, not 1.0"),
        ("a = true", 0, "a: must be a whole number, not True"),
        ('a = "1"', 0, "a: must be a whole number, not '1'"),
        ("a = [1]", 0, "a: must be a whole number, not [1]"),
        ("a = 2001-02-03", 0, "a: must be a whole number, not datetime.date(2001, 2, 3)"),
        ("a = nan", 0, "a: must be a whole number, not nan"),
    ],
)
def test_a_number(opened: Open, text: str, value: int, reason: str | None) -> None:
    file = opened(text)
    assert file.top.integer("a") == value
    assert faults(file) == ([reason] if reason else [])


def test_a_number_that_the_rules_fix(opened: Open) -> None:
    file = opened("a = 3\nb = 4")
    assert (file.top.exactly("a", 3), file.top.exactly("b", 3)) == (3, 3)
    assert faults(file) == ["b: must be 3, not 4"]


@pytest.mark.parametrize("name", ["a", "HD-01", "0.x_Y", "a" * 16])
def test_a_good_name(opened: Open, name: str) -> None:
    file = opened(f'id = "{name}"')
    assert file.top.name("id") == name
    assert not file.faults


@pytest.mark.parametrize("name", ["", "a" * 17, "-a", "a b", "a,b", "a(b", "a#", "é", "a\\n", "🂡"])
def test_a_name_that_no_record_could_hold(opened: Open, name: str) -> None:
    file = opened(f'id = "{name}"')
    file.top.name("id")
    assert "must be up to 16 letters, digits or" in faults(file)[0]


def test_a_choice_and_a_hint(opened: Open) -> None:
    file = opened('a = "rose"\nb = "rosé"\nc = "xyz"\nd = 1\ne = ["rose", "roze", 3]')
    known = ["violet", "rose"]
    assert [file.top.choice(field, known) for field in "abcd"] == [1, 0, 0, 0]
    assert file.top.choices("e", known) == [1, 0, 0]
    assert faults(file) == [
        "b: 'rosé' is unknown; did you mean rose?",
        "c: 'xyz' is unknown; known are violet, rose",
        "d: must be one of violet, rose, not 1",
        "e: 'roze' is unknown; did you mean rose?",
        "e: 3 is unknown; known are violet, rose",
    ]


def test_counts(opened: Open) -> None:
    file = opened("wants = { rose = 2, roze = 1, violet = 0 }")
    assert file.top.counts("wants", ["violet", "rose"], 1, 9) == [1, 2]
    assert faults(file) == [
        "wants: 'roze' is unknown; did you mean rose?",
        "[wants]: violet: must be 1 to 9, not 0",
    ]


def test_rows_are_called_by_their_place_and_their_name(opened: Open) -> None:
    file = opened('[notes]\ntiles = [{ id = "HD-01" }, { id = "HD-02", coins = -1 }, 3]')
    rows = file.top.table("notes").rows("tiles", "id")
    assert [row.integer("coins") for row in rows] == [0, 0]
    assert faults(file) == [
        "[notes] tiles, row 3: must be a table, not 3",
        "[notes] tiles, row 1 (HD-01): coins: is missing",
        "[notes] tiles, row 2 (HD-02): coins: must be 0 to 999, not -1",
    ]


def test_tables_are_called_by_their_path(opened: Open) -> None:
    file = opened("[board.side_3]\nx = 1\n[[aroma]]\nfaces = 3")
    assert file.top.table("board").table("side_3").row == "[board.side_3]"
    assert file.top.rows("aroma")[0].table("faces").row == "aroma, row 1.faces"
    file.top.table("dice").integer("total")
    assert faults(file)[1:] == ["dice: is missing", "[dice]: total: is missing"]


def test_unknown_fields(opened: Open) -> None:
    file = opened('coin = 1\nprovenance = "x"\nremark = "x"\ncoins_provenance = "x"\nxyz = 1')
    file.top.known_fields("coins")
    assert faults(file) == ["coin: is unknown; did you mean coins?", "xyz: is unknown"]


def test_totals(opened: Open) -> None:
    file = opened("a = 3\nb = 4")
    file.top.expect("a", 3)
    file.top.expect("b", 3)
    file.top.expect("c", 3)
    assert faults(file) == ["b: says 4, but the rows give 3", "c: is missing"]


def test_repeated_values(opened: Open) -> None:
    file = opened('rows = [{ id = "a" }, { id = "b" }, { id = "a" }, { id = [] }, { id = [] }]')
    refuse_repeated(file.top.rows("rows"), "id")
    assert faults(file) == ["rows, row 3: id: 'a' stands in an earlier row already"]


def test_all_faults_are_told_together(opened: Open) -> None:
    file = opened("")
    file.refuse_faults()
    file.top.integer("a")
    file.top.name("b")
    with pytest.raises(BoxError) as error:
        file.refuse_faults()
    wanted = [Fault("", name, "is missing", "missing", (), (name,)) for name in "ab"]
    assert list(error.value.faults) == wanted
    assert str(error.value).splitlines() == [
        f"{file.path}: a: is missing",
        f"{file.path}: b: is missing",
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"a = \xff", "is not UTF-8 text (byte 4)"),
        (b"a = ", "is not TOML"),
        (b"a = 1\na = 2", "is not TOML"),
        (b"\x00", "is not TOML"),
        (b"a = " + b"[" * DEEP, ""),
        (b"a = " + b"[" * DEEP + b"]" * DEEP, ""),
        (b"a = " + b"9" * 5000, ""),
        (b"a = 0x" + b"f" * 5000, "must be 0 to 999"),
        (b"a = 1" + b".a" * DEEP, "is not TOML"),
        (b"a = 9999-99-99", "is not TOML"),
    ],
    ids=range(10),
)
def test_a_file_that_is_no_box_is_refused(opened: Open, text: bytes, reason: str) -> None:
    with pytest.raises(BoxError) as error:
        refuse(opened(text))
    assert reason in str(error.value)
    assert len(str(error.value)) < 1000


def refuse(file: BoxFile) -> None:
    file.top.integer("a")
    file.refuse_faults()


@pytest.mark.parametrize("key", ["a", "rows"])
def test_tables_nested_without_end_are_refused(opened: Open, key: str) -> None:
    file = opened(f"[{key}" + ".a" * DEEP + "]\nb = 1")
    for read in (Table.integer, Table.name, Table.rows):
        read(file.top, key)
    assert len(file.faults) == 3
    assert all(len(str(fault)) < 1000 for fault in file.faults)


def test_a_row_called_by_something_without_end_is_refused(opened: Open) -> None:
    file = opened(
        "[[rows]]\n[rows.id" + ".a" * DEEP + "]\nb = 1\n[[rows]]\nid = '" + "x" * 5000 + "'"
    )
    for row in file.top.rows("rows", "id"):
        row.name("id")
    assert len(file.faults) == 2
    assert all(len(str(fault)) < 1000 for fault in file.faults)


def test_a_choice_of_something_without_end_is_refused(opened: Open) -> None:
    file = opened("a = [{ a" + ".a" * DEEP + " = 1 }, 0x" + "f" * 5000 + "]")
    assert file.top.choices("a", ["rose"]) == [0, 0]
    assert len(file.faults) == 2
    assert all(len(str(fault)) < 1000 for fault in file.faults)


def test_a_mark_at_the_beginning_does_no_harm(opened: Open) -> None:
    assert opened(b"\xef\xbb\xbfa = 1").top.integer("a") == 1


def test_line_ends_do_not_matter(opened: Open) -> None:
    assert opened("a = 1\r\nb = 2\r\n").top.integer("b") == 2


def test_no_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BoxError, match=str(path)):
            BoxFile(path)
