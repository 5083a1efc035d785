"""Aqua Mirabilis (2019), by Alessia Luca, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from grasse.games.aqua_mirabilis.actions import NOTATION
from grasse.games.aqua_mirabilis.box import BOX, SEAT_COUNTS, load_box
from grasse.games.aqua_mirabilis.conditions import CLAUSES
from grasse.games.aqua_mirabilis.events import EVENT_KINDS
from grasse.games.aqua_mirabilis.features import FEATURES, encode, legend
from grasse.games.aqua_mirabilis.foresight import foresee, is_calm
from grasse.games.aqua_mirabilis.legal import LAW
from grasse.games.aqua_mirabilis.rules import apply, start
from grasse.games.aqua_mirabilis.scoring import scores
from grasse.games.aqua_mirabilis.sense import appraise
from grasse.games.aqua_mirabilis.state import PHASE_NAMES, RULES, STATE
from grasse.games.aqua_mirabilis.table import describe, faces
from grasse.games.aqua_mirabilis.view import guess, hide, named
from grasse.kernel.game import Game
from grasse.kernel.notation import clause_name
from grasse.words import speak

PREFIX = "AM"


def explain(clause: int) -> str:
    """A clause that forbids something, in English."""
    return speak("en", "aqua-mirabilis").clause(clause_name(PREFIX, clause))


GAME = Game(
    name="aqua-mirabilis",
    title="Aqua Mirabilis",
    prefix=PREFIX,
    version=RULES,
    seats=SEAT_COUNTS,
    variants={"starting_seat": 1, "free_parade": False, "lost_recipes": False, "king_first": False},
    readings=("free_parade", "lost_recipes", "king_first"),
    former_variants={1: {"first_seat_starts": True}},
    turn=("turn_number",),
    BOX=BOX,
    STATE=STATE,
    FEATURES=FEATURES,
    notation=NOTATION,
    event_kinds=EVENT_KINDS,
    phases=PHASE_NAMES,
    clauses=CLAUSES,
    folder=Path(__file__).parent,
    load_box=load_box,
    start=start,
    law=LAW,
    apply=apply,
    scores=scores,
    hide=hide,
    guess=guess,
    encode=encode,
    legend=legend,
    describe=describe,
    faces=faces,
    named=named,
    appraise=appraise,
    is_calm=is_calm,
    foresee=foresee,
    explain=explain,
)
