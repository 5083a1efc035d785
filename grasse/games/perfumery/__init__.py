"""Perfumery (2020), by Totsuca Chuo, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from grasse.games.perfumery.actions import NOTATION
from grasse.games.perfumery.box import BOX, SEAT_COUNTS, load_box
from grasse.games.perfumery.events import EVENT_KINDS
from grasse.games.perfumery.features import FEATURES, encode, legend
from grasse.games.perfumery.foresight import foresee, is_calm
from grasse.games.perfumery.legal import CLAUSES, LAW
from grasse.games.perfumery.rules import apply, scores, start
from grasse.games.perfumery.sense import appraise
from grasse.games.perfumery.state import PHASE_NAMES, RULES, STATE
from grasse.games.perfumery.view import describe, faces, guess, hide, named
from grasse.kernel.game import Game
from grasse.kernel.notation import clause_name
from grasse.words import speak

PREFIX = "PY"


def explain(clause: int) -> str:
    """A clause that forbids something, in English."""
    return speak("en", "perfumery").clause(clause_name(PREFIX, clause))


GAME = Game(
    name="perfumery",
    title="Perfumery",
    prefix=PREFIX,
    version=RULES,
    seats=SEAT_COUNTS,
    variants={"starting_seat": 0, "memory_aid": False, "open_tiles": False},
    readings=("open_tiles",),
    former_variants={1: {"first_seat_starts": False}},
    turn=("round_number",),
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
