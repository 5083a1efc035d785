"""`grasse lesson`: what those who write lessons are shown."""

import pytest

from grasse.cli import main


def test_the_lessons_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "parfum", "--language", "en"]) == 0
    assert capsys.readouterr().out.startswith("first-match      Your first match\n")


def test_a_lesson_is_told_step_by_step_with_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "parfum", "first-match", "--ids", "--language", "de"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "1 [marker 1] Willkommen in Grasse!" in out
    assert "> choose_clock(1) other answers: choose_clock(2), choose_clock(3)," in out
    assert "seat 1 may choose_clock(1)" in out


def test_a_lesson_that_is_not_there_is_complained_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "parfum", "alchemy"]) == 1
    assert "alchemy" in capsys.readouterr().err
