"""A short campaign of kills: what the long one does, a few times."""

from __future__ import annotations

from pathlib import Path

import pytest

from campaigns import kill
from campaigns.house import half_done
from grasse.server.tables import BY_BOT, DECIDED
from tests.server.ledger import invented, lost
from tests.server.test_clocks import START, lay

pytestmark = pytest.mark.slow
SHORT = ["--tables", "2", "--no-end"]


@pytest.mark.parametrize(
    "where",
    [["--rounds", "2"], ["--rounds", "1", "--database", "postgresql", "--workers", "2"]],
    ids=["sqlite", "postgresql"],
)
def test_a_short_campaign_finds_nothing(where: list[str], tmp_path: Path) -> None:
    told = tmp_path / "figures.json"
    assert kill.main([*SHORT, *where, "--json", str(told)]) == 0
    assert '"findings": []' in told.read_text()


def test_what_is_lost_or_doubled_or_half_done_is_found() -> None:
    table = lay("", "")
    table.begin(START)
    seat, number = table.turn, table.number
    action = table.options()[0]
    entries = table.decide(seat, number, action, START)
    answer = [(number, action)]
    assert not lost(table, {seat + 1: answer})
    assert not invented(table, {seat + 1: answer})
    assert lost(table, {seat + 1: [(number, action + 1)]})
    assert lost(table, {seat + 1: [(entries[-1].number, action)]})
    assert invented(table, {seat + 1: []})
    assert entries[0].kind == DECIDED
    table.decide(table.turn, table.number, table.options()[0], START, BY_BOT)
    assert not invented(table, {seat + 1: answer})
    assert half_done(table), "the row says that it stands at its beginning"
