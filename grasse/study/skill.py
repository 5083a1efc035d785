"""How strong people and bots are, on one scale per game: what a match changes about that.

The model is Plackett-Luce as in `ratings.py`, followed match by match (Weng and Lin, by openskill):
everybody is a strength and how uncertain that is, and whoever comes in before others than expected
rises. It knows any number of seats and shared places. Bots are measured by the ladder, and are
fixed points: they hold the scale where it is, whoever comes and goes.

A skill is shown in points like those of the ladder: 100 points ahead is 64 % before the other.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from openskill.models import PlackettLuce

ANCHORS = Path(__file__).with_name("anchors.json")  # made by docs/make.py from docs/ladder
MIDDLE = 1500.0  # points of whoever is as strong as the bots of the ladder on average
SETTLED = 130.0  # points of standard error below which a rating is no longer provisional
DOUBT = 1.96  # standard errors in which the truth lies 19 times out of 20
_MODEL = PlackettLuce()
# Points for one unit of the model, between two who are both well known.
SCALE = 400 / math.log(10) / (math.sqrt(2) * _MODEL.beta)


class Skill(NamedTuple):
    """A strength in the model's units, and its standard error."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """As it is shown."""
        return round(MIDDLE + SCALE * (self.mu - _MODEL.mu))

    @property
    def doubt(self) -> int:
        """How many points it may be off, 19 times out of 20."""
        return round(DOUBT * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether it is too uncertain to be taken at its word."""
        return SCALE * self.sigma > SETTLED


NEWCOMER = Skill(_MODEL.mu, _MODEL.sigma)


@dataclass(frozen=True)
class Placed:
    """Somebody at the end of a match: how strong they were before it, and their place."""

    skill: Skill
    place: int
    is_fixed: bool = False  # a bot, whose strength is known


def rate(placed: Sequence[Placed]) -> list[Skill]:
    """How strong each is after a match; shared places are shared."""
    model = _model(len(placed))
    teams = [[model.rating(mu=each.skill.mu, sigma=each.skill.sigma)] for each in placed]
    after = model.rate(teams, ranks=[float(each.place) for each in placed])
    return [
        each.skill if each.is_fixed else Skill(found.mu, found.sigma)
        for each, [found] in zip(placed, after, strict=True)
    ]


@cache
def _model(seats: int) -> PlackettLuce:
    """The model of a match with this many seats, in which a unit is worth the same points.

    openskill divides strengths by the root of all variances at the table, so with one beta for all
    a step would count for less, the more sit there: as much as SCALE says with two seats only.
    """
    return PlackettLuce(beta=_MODEL.beta * math.sqrt(2 / seats))


@cache
def anchors(game: str) -> Mapping[str, Skill]:
    """The bots whose strength in a game the ladder has measured."""
    points: dict[str, dict[str, float]] = json.loads(ANCHORS.read_text(encoding="utf-8"))
    return {
        bot: Skill(_MODEL.mu + value / SCALE, 0.0) for bot, value in points.get(game, {}).items()
    }
