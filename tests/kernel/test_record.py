"""Records: a file that was damaged or edited is refused with its line, or it is a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from grasse.games import find_game
from grasse.kernel.record import FIELDS, FIRST_LINE, RecordError, read, read_file, write
from tests.every_game.cases import PLAIN, Case
from tests.every_game.journeys import journey

PLAYERS = ["Ann", "Bob", "Cleo"]
HEADER = len(FIELDS) + 2  # lines before the first decision, the empty one included
RESULT = 2 + FIELDS.index("result")  # its line, from 1


def case_of(box_name: str) -> Case:
    return next(c for c in PLAIN if (c.name, c.box_name, c.seats) == ("parfum", box_name, 3))


@cache
def unfinished() -> str:
    """The record of a match that was left in the middle."""
    return write(journey(case_of("default"), "eagerly").match(70), PLAYERS)


@cache
def finished() -> str:
    """The record of a whole match."""
    return write(journey(case_of("lavish"), "eagerly").match(), PLAYERS)


def read_again(text: str) -> str:
    """What *text* reads as, written again."""
    lavish = case_of("lavish")
    is_lavish = lavish.game.box_hash(lavish.box) in text
    record = read(text, find_game, lavish.box if is_lavish else None)
    return write(record.match, record.players)


def read_or_refuse(text: str) -> str | RecordError:
    try:
        return read_again(text)
    except RecordError as error:
        return error


def edited(line: int, change: Callable[[str], str], text: str | None = None) -> str:
    """The record with one line changed; lines count from 1."""
    lines = (text or unfinished()).splitlines()
    lines[line - 1] = change(lines[line - 1])
    return "\n".join(lines) + "\n"


def header_line(field: str) -> int:
    return 2 + FIELDS.index(field)


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_again(text)
    return error.value


def test_a_record_looks_like_this() -> None:
    lines = unfinished().splitlines()
    assert lines[0] == FIRST_LINE == "grasse record 1"
    assert [line.partition(":")[0] for line in lines[1 : HEADER - 1]] == list(FIELDS)
    assert lines[1:3] == ["game: parfum", "rules: 1"]
    assert lines[3].removeprefix("box: ").isalnum()
    assert lines[4:9] == [
        "seats: 3",
        "options: learning=no stall_guard=yes keep_notes=no empty_bag=no count_notes=no",
        "players: Ann, Bob, Cleo",
        "result: unfinished",
        "",
    ]
    assert lines[9].startswith("   1 chance customer(A-")
    assert "seat " in lines[-1] or "chance " in lines[-1]


def test_a_whole_match_ends_with_its_result() -> None:
    result = finished().splitlines()[RESULT - 1]
    scores = [points for points, _ in journey(case_of("lavish"), "eagerly").match().scores()]
    assert result == f"result: {' '.join(map(str, scores))}"


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (1, lambda line: "grasse record 2", "a record begins with 'grasse record 1'"),
        (1, lambda line: "", "a record begins with"),
        (header_line("game"), lambda line: "game: chess", "there is no game 'chess'"),
        (header_line("game"), lambda line: "game:", "there is no game ''"),
        (header_line("rules"), lambda line: "rules: 99", "was played by rules 99; this Parfum"),
        (header_line("rules"), lambda line: "rules: 99", "; a newer Grasse can read it"),
        (header_line("rules"), lambda line: "rules: 0", "was played by rules 0; this Parfum knows"),
        (header_line("rules"), lambda line: "rules: ²", "was played by rules ²"),
        (header_line("box"), lambda line: line[:-1] + "x", "was played with another box"),
        (header_line("seats"), lambda line: "seats: 5", "must be one of 2, 3, 4, not 5"),
        (header_line("seats"), lambda line: "seats: three", "must be one of 2, 3, 4"),
        (header_line("seats"), lambda line: "seats: -3", "must be one of 2, 3, 4"),
        (header_line("seats"), lambda line: "seats: ³", "must be one of 2, 3, 4"),
        (header_line("seats"), lambda line: "seats: " + "9" * 5000, "must be one of 2, 3, 4"),
        (header_line("options"), lambda line: "options: cheating=yes", "has no variant 'cheating'"),
        (header_line("options"), lambda line: "options: learning", "is not written like"),
        (header_line("options"), lambda line: "options: learning=maybe", "is not written like"),
        (header_line("options"), lambda line: f"{line} learning=yes", "learning"),
        (header_line("players"), lambda line: "players: Ann, Bob", "2 players for 3 seats"),
        (header_line("result"), lambda line: "result: 1 2 3", "the decisions give 'unfinished'"),
        (header_line("result"), lambda line: "result:", "the decisions give 'unfinished'"),
        (3, lambda line: "moves: 1", "there is no field 'moves'"),
        (3, lambda line: "game: parfum", "'game' stands in line 2 already"),
        (HEADER + 1, lambda line: "1 chance", "is not written like"),
        (HEADER + 1, lambda line: "1", "chance was to decide"),
        (HEADER + 1, lambda line: "2 chance customer(A-01)", "decision 1 was expected, not '2'"),
        (HEADER + 1, lambda line: "1 seat 1 customer(A-01)", "chance was to decide, not 'seat'"),
        (HEADER + 1, lambda line: "1 chance customer(X-01)", "'X-01' is no id of customer"),
        (HEADER + 1, lambda line: "1 chance customer(B-01)", "PA-2.4"),
        (HEADER + 1, lambda line: "1 chance take_die(rose)", "PA-3.2"),
    ],
)
def test_an_edited_line_is_refused_by_its_number(
    line: int, change: Callable[[str], str], reason: str
) -> None:
    error = refusal(edited(line, change))
    assert error.line == line
    assert reason in error.reason
    assert str(error) == f"line {error.line}: {error.reason}"


def test_a_missing_decision_is_refused_by_the_next() -> None:
    error = refusal(edited(HEADER + 1, lambda line: f"# {line}"))
    assert (error.line, error.reason) == (HEADER + 2, "decision 1 was expected, not '2'")


def test_a_missing_field_is_named() -> None:
    for field in FIELDS:
        lines = unfinished().splitlines()
        del lines[header_line(field) - 1]
        error = refusal("\n".join(lines))
        assert error.reason == f"the header has no field {field!r}"
        assert 1 <= error.line < HEADER


def test_a_wrong_result_of_a_whole_match_is_refused() -> None:
    error = refusal(edited(RESULT, lambda line: line + "0", finished()))
    assert error.line == RESULT
    assert "but the decisions give" in error.reason


def test_a_whole_match_may_not_say_that_it_is_unfinished() -> None:
    error = refusal(edited(RESULT, lambda line: "result: unfinished", finished()))
    assert error.line == RESULT
    assert "the result says 'unfinished', but the decisions give" in error.reason


def test_nothing_may_follow_the_end() -> None:
    lines = finished().splitlines()
    error = refusal("\n".join([*lines, f"{len(lines) - HEADER + 1} seat 1 pass"]))
    assert error.line == len(lines) + 1
    assert error.reason == "the match was over before this decision"


def test_a_missing_end_is_refused_by_the_result() -> None:
    lines = finished().splitlines()
    assert refusal("\n".join(lines[:-1])).line == RESULT


def test_a_record_may_be_edited_with_care() -> None:
    lines = unfinished().splitlines()
    lines[HEADER] += "   # a good start"
    lines.insert(HEADER, "# remarks stand alone, too")
    lines.insert(HEADER + 2, "")
    lines[5] = "options:"  # the usual ones
    assert read_again("\n".join(f"  {line}  " for line in lines)) == unfinished()


@pytest.mark.parametrize("text", ["", "\n", " ", "#", "\ufeff", "grasse", FIRST_LINE, "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refusal(text).line == 1


# ---------------------------------------------------------------- files


def write_bytes(folder: Path, content: bytes) -> Path:
    path = folder / "match.grasse"
    path.write_bytes(content)
    return path


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.encode(),
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: text.replace("\n", "\r").encode(),
        lambda text: text.rstrip("\n").encode(),
    ],
    ids=["as written", "with a mark", "with CRLF", "with CR", "without a last line end"],
)
def test_a_file_may_come_from_any_editor(tmp_path: Path, spoil: Callable[[str], bytes]) -> None:
    record = read_file(write_bytes(tmp_path, spoil(unfinished())), find_game)
    assert write(record.match, record.players) == unfinished()


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    content = unfinished().encode()
    with pytest.raises(RecordError) as error:
        read_file(write_bytes(tmp_path, content[:100] + b"\xff" + content[100:]), find_game)
    assert (error.value.line, error.value.reason) == (0, "is not UTF-8 text (byte 100)")
    assert str(error.value) == error.value.reason


def test_a_record_of_another_box_needs_that_box() -> None:
    with pytest.raises(RecordError, match="line 4: was played with another box"):
        read(finished(), find_game)


# ---------------------------------------------------------------- names of players

NAMES = st.lists(st.text(max_size=30), min_size=3, max_size=3)


@settings(max_examples=50)
@given(NAMES)
@example(["a, b", "#", "x: y"])
@example(["", " ", "\u2028\x85\r\n"])
def test_players_may_be_called_anything(names: list[str]) -> None:
    match = journey(case_of("default"), "eagerly").match(5)
    text = write(match, names)
    record = read(text, find_game)
    assert len(record.players) == 3
    assert all(record.players)
    assert write(record.match, record.players) == text


# ---------------------------------------------------------------- damage

LETTERS = st.sampled_from(
    [*"0123456789abcxyz()#:,.= \n\r\t_-", "é", "\x00", "\u2028", "\ufeff", "٣", "🂡"]
)
PLACES = st.integers(0, 10**6)


def delete(text: str, at: int, to: int, letter: str) -> str:
    lines = text.splitlines(keepends=True)
    del lines[at % len(lines)]
    return "".join(lines)


def duplicate(text: str, at: int, to: int, letter: str) -> str:
    lines = text.splitlines(keepends=True)
    lines.insert(to % len(lines), lines[at % len(lines)])
    return "".join(lines)


def swap(text: str, at: int, to: int, letter: str) -> str:
    lines = text.splitlines(keepends=True)
    at, to = at % len(lines), to % len(lines)
    lines[at], lines[to] = lines[to], lines[at]
    return "".join(lines)


def flip(text: str, at: int, to: int, letter: str) -> str:
    at %= len(text)
    return text[:at] + letter + text[at + 1 :]


def insert(text: str, at: int, to: int, letter: str) -> str:
    at %= len(text)
    return text[:at] + letter + text[at:]


def truncate(text: str, at: int, to: int, letter: str) -> str:
    return text[: at % len(text)]


EDITS = st.tuples(
    st.sampled_from([delete, duplicate, swap, flip, flip, insert, truncate]),
    PLACES,
    PLACES,
    LETTERS,
)


@given(st.lists(EDITS, min_size=1, max_size=4))
@settings(max_examples=100)
def test_a_damaged_record_is_refused_or_is_a_match(
    edits: list[tuple[Callable[[str, int, int, str], str], int, int, str]],
) -> None:
    text = unfinished()
    for edit, at, to, letter in edits:
        text = edit(text, at, to, letter) or "x"
    again = read_or_refuse(text)
    if isinstance(again, RecordError):
        assert 1 <= again.line <= max(1, len(text.splitlines()))
        assert again.reason.strip()
    else:
        assert read_again(again) == again


@given(st.integers(HEADER, HEADER + 69), PLACES, LETTERS)
@settings(max_examples=80)
def test_damage_in_a_decision_is_found_there_or_later(line: int, at: int, letter: str) -> None:
    lines = unfinished().splitlines()
    lines[line] = flip(lines[line], at, 0, letter)
    again = read_or_refuse("\n".join(lines) + "\n")
    if isinstance(again, RecordError):
        assert again.line > line or again.line == RESULT


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text, find_game)
