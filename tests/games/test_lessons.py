"""Lessons: in every language, with pieces that are there and answers that are legal."""

from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from grasse.games import GAMES
from grasse.games.lessons import (
    FIRST,
    Lesson,
    LessonError,
    lesson_names,
    read_lesson,
    read_script,
)
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.words import FOLDER, LANGUAGES, speak

LESSONS = [(game, name) for game in GAMES for name in lesson_names(GAMES[game])]
LONGEST = 300  # letters that a bubble holds
EXAMPLE = """
place = 1
before = '''
customer(A-03)
customer(A-02)
customer(A-01)
customer(A-07)
customer(A-09)
note(HD-03)
note(BS-02)
note(HT-02)
note(BS-07)
note(HT-10)
note(HD-09)
water(0)
water(3)
water(1)
water(2)
marker(2)
marker(1)
'''
[[steps]]
says = "hello"
[[steps]]
says = "clock"
points_at = "clock 1"
answer = "choose_clock(1)"
then = "choose_clock(2)"
[[steps]]
says = "bye"
"""


def load(game: str, name: str) -> tuple[Game, Lesson]:
    return GAMES[game], read_lesson(GAMES[game], GAMES[game].load_box(), name)


def said_in(game: str, lesson: str) -> set[str]:
    """Every key that a lesson says."""
    script = read_script(GAMES[game], lesson)
    says = {"title", "about", *(step.says for step in script.steps)}
    says.update(*(step.otherwise.values() for step in script.steps))
    return {f"lesson-{lesson}-{each}" for each in says}


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_lesson_points_at_is_there(game: str, name: str) -> None:
    card, lesson = load(game, name)
    match = Match(card, card.load_box(), lesson.seats, lesson.variants)
    wrong = []
    for number, action in enumerate([*lesson.script, None]):
        moment = lesson.moments.get(number)
        lines = moment.lines if moment else lesson.closing if action is None else ()
        if lines:
            tree = card.describe(match.box, match.view(lesson.seat))
            ids = {node.id for node in tree.walk()} | {""}
            wrong += [
                f"{each.says}: {each.points_at}" for each in lines if each.points_at not in ids
            ]
        if action is not None:
            match.play(action)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_has_the_length_that_was_promised(game: str, name: str) -> None:
    _, lesson = load(game, name)
    assert lesson.closing, "it has a last word"
    assert lesson.moments, "the learner does something"
    assert (25 if name == FIRST else 4) <= lesson.of <= (48 if name == FIRST else 14)
    reading = max(len(moment.lines) for moment in lesson.moments.values())
    assert reading <= 5, "the learner only reads"


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_lessons_is_said(game: str) -> None:
    text = (FOLDER / "en" / f"lessons-{game}.ftl").read_text(encoding="utf-8")
    found = {e.id.name for e in FluentParser().parse(text).body if isinstance(e, ast.Message)}
    needed = set[str]().union(*(said_in(game, name) for name in lesson_names(GAMES[game])))
    assert found == needed, sorted(found ^ needed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bubble_holds_what_is_said(language: str) -> None:
    wrong = []
    for game, name in LESSONS:
        words = speak(language, game, teaching=True)
        said = {key: words.say(key) for key in said_in(game, name)}
        wrong += [f"{key} has {len(text)}" for key, text in said.items() if len(text) > LONGEST]
    assert not wrong, "\n".join(wrong)


def test_the_lessons_of_aqua_mirabilis_call_the_dames_what_the_table_calls_them() -> None:
    text = (FOLDER / "en" / "lessons-aqua-mirabilis.ftl").read_text("utf-8")
    said = [line.partition("=")[2] or line for line in text.splitlines()]
    assert not [line for line in said if "lady" in line.lower() or " ladies" in line.lower()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_its_first_match_and_has_short_lessons(game: str) -> None:
    names = lesson_names(GAMES[game])
    assert names[0] == FIRST
    assert len(names) >= 6
    places = [read_script(GAMES[game], name).place for name in names]
    assert places == list(range(1, len(names) + 1))


# ---------------------------------------------------------------- how a lesson is read


def write(folder: Path, text: str) -> Lesson:
    """A lesson of Parfum from a folder of its own."""
    (folder / "lessons").mkdir()
    (folder / "lessons" / "hello.toml").write_text(text)
    game = replace(GAMES["parfum"], folder=folder)
    return read_lesson(game, GAMES["parfum"].load_box(), "hello")


def test_a_script_leaves_out_what_is_forced(tmp_path: Path) -> None:
    lesson = write(tmp_path, EXAMPLE)
    assert (lesson.begins, len(lesson.script)) == (17, 19)
    moment = lesson.moment(lesson.script[:17])
    assert moment is not None
    assert [line.says for line in moment.lines] == ["lesson-hello-hello", "lesson-hello-clock"]
    assert (moment.step, lesson.of) == (1, 3)
    assert [line.says for line in lesson.closing] == ["lesson-hello-bye"]


def test_a_lesson_follows_a_match_until_it_goes_its_own_way(tmp_path: Path) -> None:
    lesson = write(tmp_path, EXAMPLE)
    begun, gone = lesson.script[:17], [*lesson.script[:17], lesson.script[17] + 1]
    assert lesson.scripted(begun) == lesson.script[17]
    assert lesson.scripted(gone) is None
    assert lesson.moment(gone) is None
    assert lesson.previous(begun) == 0
    assert lesson.previous(lesson.script) == 2
    assert lesson.previous(gone) == 0
    assert not lesson.follows(lesson.script[:3])


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"choose_clock(1)"', '"take_water"', "take_water is no option; seat 1 may choose_clock"),
        ('"choose_clock(1)"', '"choose_clock(9)"', r"step 2 \(clock\): '9' is no position"),
        ("marker(1)\n", "", r"step 2 \(clock\): luck is to decide"),
        ("customer(A-02)", "customer(A-03)", "before the first step: .* is refused"),
        ('"choose_clock(2)"', '""', "hello ends where the learner is not asked"),
        ("place = 1", "place = 1\ncolour = 2", "unknown field"),
        ('says = "bye"', 'says = "bye"\nalso = ["pass"]', "only a step with an answer"),
        ('then = "c', 'otherwise = { dance = "no" }\nthen = "c', "no decision called dance"),
    ],
)
def test_a_lesson_that_cannot_be_given_says_where_and_why(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    assert old in EXAMPLE
    with pytest.raises(LessonError, match=why):
        write(tmp_path, EXAMPLE.replace(old, new))
