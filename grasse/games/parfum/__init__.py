"""Parfum (2015), by Marcel Süßelbeck and Marco Ruskowski, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from grasse.games.parfum.actions import NOTATION
from grasse.games.parfum.box import BOX, SEAT_COUNTS, load_box
from grasse.games.parfum.events import EVENT_KINDS
from grasse.games.parfum.features import FEATURES, encode, legend
from grasse.games.parfum.foresight import foresee, is_calm
from grasse.games.parfum.legal import CLAUSES, LAW
from grasse.games.parfum.rules import apply, scores, start
from grasse.games.parfum.sense import appraise
from grasse.games.parfum.state import PHASE_NAMES, RULES, STATE
from grasse.games.parfum.view import describe, faces, guess, hide, named
from grasse.kernel.game import Game
from grasse.kernel.notation import clause_name
from grasse.words import speak

PREFIX = "PA"
READINGS = ("keep_notes", "empty_bag", "count_notes")  # PA-11


def explain(clause: int) -> str:
    """A clause that forbids something, in English."""
    return speak("en", "parfum").clause(clause_name(PREFIX, clause))


GAME = Game(
    name="parfum",
    title="Parfum",
    prefix=PREFIX,
    version=RULES,
    seats=SEAT_COUNTS,
    variants={
        "learning": False,
        "stall_guard": True,
        **dict.fromkeys(READINGS, False),
    },
    readings=READINGS,
    turn=("round_number", "turn"),
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
