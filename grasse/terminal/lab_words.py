"""Numbers of the laboratory, in a few signs."""

from __future__ import annotations

from grasse.study.lab.evidence import Estimate


def rounded(value: float, sign: str = "") -> str:
    """A number with about three digits that matter."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3
    text = f"{value:{sign}.{digits}f}"
    return text.replace("-", "−")


def number_of(estimate: Estimate) -> str:
    """A value without its interval."""
    return rounded(estimate.value)


def signed(estimate: Estimate) -> str:
    """A change with its interval: +1.25 (+0.4 to +2.1)."""
    low, high = rounded(estimate.low, "+"), rounded(estimate.high, "+")
    return f"{rounded(estimate.value, '+')} ({low} … {high})"
