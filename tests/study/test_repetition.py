"""Spaced repetition: what is known comes later and later, what was missed comes soon."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grasse.study.repetition import LONGEST, SOON, Card, reviewed

NOW = 1_790_000_000.0
DAY = 24 * 3600


def test_what_is_known_comes_later_and_later_and_what_was_missed_soon() -> None:
    card, now, spans = reviewed(None, True, NOW), NOW, []
    for _ in range(6):
        spans.append(card.due - now)
        now = card.due
        card = reviewed(card, True, now)
    assert spans[0] >= DAY
    assert spans == sorted(spans)
    assert spans[-1] > 30 * DAY
    missed = reviewed(card, False, now)
    assert missed.due - now == SOON.total_seconds()
    assert (missed.stability or 0) < (card.stability or 0)
    assert reviewed(None, False, NOW).due - NOW == SOON.total_seconds()


def test_the_same_card_and_answer_give_the_same() -> None:
    first = reviewed(None, True, NOW)
    assert reviewed(first, True, NOW + DAY) == reviewed(first, True, NOW + DAY)
    assert msgspec.json.decode(msgspec.json.encode(first), type=Card) == first


def cards() -> st.SearchStrategy[Card]:
    moments = st.floats(0, 2**33)
    return st.builds(
        Card,
        state=st.integers(1, 3),
        step=st.none() | st.integers(0, 8),
        stability=st.none() | st.floats(0.001, 36_500),
        difficulty=st.none() | st.floats(1, 10),
        due=moments,
        last=st.none() | moments,
    )


@given(card=cards(), is_right=st.booleans())
def test_whatever_card_a_browser_sends_it_is_answered(card: Card, is_right: bool) -> None:
    after = reviewed(card, is_right, NOW)
    assert NOW < after.due <= NOW + (LONGEST + 1) * DAY
    assert msgspec.json.decode(msgspec.json.encode(after), type=Card) == after


@pytest.mark.parametrize("wrong", [{"state": 4}, {"stability": 0}, {"difficulty": 11}, {"due": -1}])
def test_a_card_that_cannot_be_is_refused(wrong: dict[str, float]) -> None:
    known = msgspec.to_builtins(reviewed(None, True, NOW))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**known, **wrong}, Card)
