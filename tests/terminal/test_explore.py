"""`grasse explore`: a deal or a moment of a record, with all that its options may come to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grasse.cli import main
from grasse.study.explorer.exploring import Explorer
from tests.terminal.conftest import Played


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer trials: what they find is not looked at here."""
    monkeypatch.setattr(Explorer.go_on, "__defaults__", (20, 8))


def told(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    assert main(["explore", *given, "--rounds", "1"]) == 0
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], *given: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(told(capsys, *given, "--json"))
    return content


def test_a_deal_is_told_with_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["parfum", "--seats", "3", "--seed", "7"]
    text = " ".join(told(capsys, *asked, "--language", "en").split())
    for clock in (1, 2, 3):
        assert f"Choose clock {clock}" in text
    assert "1. Choose clock" in text
    assert "How it may go on" in text
    assert "whoever took it first won" in text
    assert "Explorer: Parfum · 7" in text
    one, other = found(capsys, *asked), found(capsys, *asked)
    assert one == other
    actions = sorted(each["action"] for each in one["options"])
    assert actions == [f"choose_clock({clock})" for clock in (1, 2, 3)]
    assert all(each["starts"]["all"]["matches"] > 1000 for each in one["options"])


@pytest.mark.slow
def test_a_moment_of_a_record_is_explored(
    played: Played, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played.match
    again, choices = match.again(), []
    for number, action in enumerate(match.decisions):
        if again.seat >= 0 and len(again.options()) > 1:
            choices.append((number, again.seat, again.options()))
        again.play(action)
    number, seat, options = choices[30]
    content = found(capsys, "--record", played.file, "--at", str(number))
    assert (content["seat"], len(content["options"])) == (seat + 1, len(options))
    assert all(each["starts"] is None for each in content["options"])
    first = found(capsys, "parfum", "--record", played.file)
    assert first["seat"] == choices[0][1] + 1


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (["--at", "3"], "--at goes with --record"),
        (["--seats", "9"], "not by 9"),
        (["--rounds", "7"], "--rounds takes a number from 1 to 6"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(
    given: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explore", "parfum", *given, "--language", "en"]) > 0
    complaint = capsys.readouterr().err
    assert reason in complaint
    assert len(complaint.splitlines()) == 1


def test_a_record_has_to_have_the_moment(
    played: Played, capsys: pytest.CaptureFixture[str]
) -> None:
    for given in (["--at", "0"], ["--at", "99999"], ["--seats", "3"]):
        assert main(["explore", "--record", played.file, *given, "--language", "en"]) > 0
        assert len(capsys.readouterr().err.splitlines()) == 1
