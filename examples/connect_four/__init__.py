"""Connect Four, an example of a game on the kernel; docs/adding-a-game.md walks through it."""

from __future__ import annotations

from pathlib import Path

from examples.connect_four.actions import NOTATION
from examples.connect_four.box import BOX, SEATS, load_box
from examples.connect_four.events import EVENT_KINDS
from examples.connect_four.features import FEATURES, encode, legend
from examples.connect_four.legal import CLAUSES, LAW
from examples.connect_four.rules import apply, scores, start
from examples.connect_four.sense import appraise
from examples.connect_four.state import PHASE_NAMES, STATE
from examples.connect_four.view import describe, faces, guess, hide, named
from grasse.kernel.game import Game

GAME = Game(
    name="connect_four",
    title="Connect Four",
    prefix="CF",
    version=1,
    seats=(SEATS,),
    variants={},
    BOX=BOX,
    STATE=STATE,
    FEATURES=FEATURES,
    notation=NOTATION,
    event_kinds=EVENT_KINDS,
    phases=PHASE_NAMES,
    clauses=tuple(CLAUSES),
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
    explain=CLAUSES.__getitem__,
)
