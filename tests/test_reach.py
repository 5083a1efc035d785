"""The excuses for lines that no test reaches are asked for, and none is left over."""

from tests.reach import faults, missed

FILES = {"sense.py": "judged by play"}
LINES = {"parfum/legal.py": {"return place": "never asked then"}}
ALL = {"parfum/sense.py": {"x = 1"}, "parfum/legal.py": {"return place"}}


def test_what_is_excused_passes() -> None:
    assert faults(ALL, FILES, LINES) == []


def test_a_line_without_an_excuse_is_told() -> None:
    (told,) = faults({**ALL, "parfum/rules.py": {"coins += 1"}}, FILES, LINES)
    assert told.startswith("parfum/rules.py: no test reaches `coins += 1`")


def test_an_excuse_that_nothing_needs_is_told() -> None:
    assert faults({}, FILES, {}) == ["sense.py: needs no excuse"]
    assert faults({}, {}, LINES) == ["parfum/legal.py: return place: needs no excuse"]


def test_a_branch_that_only_goes_one_way_is_missed() -> None:
    file = {"missing_lines": [3], "missing_branches": [[1, 4], [1, -1]]}
    assert missed(file, ["if rose:", "    a()", "    b()", "c()"]) == {"if rose:", "b()"}
