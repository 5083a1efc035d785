"""A short campaign with a full disk: what the long one does, a few times."""

from __future__ import annotations

from pathlib import Path

import pytest

from campaigns import full


@pytest.mark.slow
def test_a_short_campaign_finds_nothing(tmp_path: Path) -> None:
    told = tmp_path / "figures.json"
    assert full.main(["--rounds", "3", "--tables", "1", "--json", str(told)]) == 0
    assert '"findings": []' in told.read_text()
    assert '"told that it is broken"' in told.read_text()
