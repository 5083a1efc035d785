"""One play of a game: its state, its decisions, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from grasse.kernel.aliases import Box, State, View
from grasse.kernel.calls import array_of, looked_at
from grasse.kernel.events import EVENTS, Event
from grasse.kernel.game import Game, Variants, names_seat
from grasse.kernel.seats import CHANCE, NOBODY


class RuleRefusal(ValueError):
    """An action that the rules forbid; nothing was changed."""

    def __init__(self, game: Game, box: Box, action: int, clause: int) -> None:
        self.action = action
        self.clause = clause
        known = 0 <= action < game.notation.size
        self.notation = game.notation.write(box, action) if known else f"action {action}"
        self.clause_name = game.clause(clause)
        super().__init__(
            f"{self.notation} is refused by {self.clause_name}: {game.explain(clause)}"
        )


def refusal(game: Game, box: Box, state: State, action: int) -> RuleRefusal | None:
    """Why the rules forbid *action*, which may be any number; None if they allow it."""
    known = 0 <= action < game.notation.size  # compiled code takes no larger ones
    clause = int(game.refuses(box, state, action if known else -1))
    return RuleRefusal(game, box, action, clause) if clause else None


class Match:
    """A state and its record; play() is the only way to change it, undo() the only way back."""

    def __init__(
        self,
        game: Game,
        box: Box,
        seats: int,
        variants: Variants | None = None,
        rules: int | None = None,
    ) -> None:
        """*rules* is the version of the rules that it is played by: the newest, or one it knows."""
        rules = game.version if rules is None else rules
        if not game.oldest <= rules <= game.version:
            known = " to ".join(map(str, sorted({game.oldest, game.version})))
            raise ValueError(f"rules {rules} of {game.title} are not known here, only {known}")
        if seats not in game.seats:
            numbers = ", ".join(map(str, game.seats))
            raise ValueError(f"{game.title} is played by {numbers}, not by {seats}")
        self.game, self.box, self.seats, self.rules = game, box, seats, rules
        self.variants = game.choose_variants(variants, rules, seats)
        self._bits = game.variant_bits(variants, rules)
        self._mask = np.zeros(game.ACTIONS, np.bool_)
        self._weights = np.zeros(game.CHANCES, np.int64)
        self._events = np.zeros(1, EVENTS)
        self.decisions: list[int] = []  # every action so far, chance's included
        self.deciders: list[int] = []  # who decided each
        self.floor = 0  # decisions that nobody can undo alone
        self._states = self._lay_table()
        # What _asked() has found out so far: of these decisions, whether each had to be asked for,
        # and the state that they lead to.
        self._looked_at: list[int] = []
        self._had_choice: list[bool] = []
        self._behind = self._lay_table()

    def _lay_table(self) -> Any:
        """[0] the state before the first decision."""
        states = np.zeros(1, self.game.STATE)
        if "rules" in (self.game.STATE.names or ()):  # a game without it has only one version
            states["rules"] = self.rules
        self.game.start(self.box, states[0], self.seats, self._bits)
        return states

    @property
    def box(self) -> Box:
        """What is in the box that it is played with."""
        return self._box

    @box.setter
    def box(self, box: Box) -> None:
        self._box, self._boxes = box, looked_at(box)

    @property
    def state(self) -> State:
        """All there is to know of the table, as it is now."""
        return self._states[0]

    @state.setter
    def state(self, state: State) -> None:
        self._states = array_of(state)

    def again(self) -> Match:
        """The same match before its first decision."""
        return Match(self.game, self.box, self.seats, self.variants, self.rules)

    @property
    def unusual(self) -> dict[str, int]:
        """The variants that are on or off otherwise than usual."""
        usual = self.game.variants_of(self.rules)
        chosen = {name: value for name, value in self.variants.items() if value != usual[name]}
        return {name: on for name, on in chosen.items() if not names_seat(on)}

    @property
    def seat(self) -> int:
        """Whose turn it is: a seat's, CHANCE or NOBODY."""
        return int(self._states["seat"][0])  # of the record it takes ten times as long

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.seat == NOBODY

    def options(self) -> list[int]:
        """The actions that the deciding seat may choose from; none for chance."""
        return self._options(self._states)

    def _options(self, states: Any) -> list[int]:
        self.game.calls.mark(self._boxes, states, self._mask)
        found: list[int] = np.flatnonzero(self._mask).tolist()
        return found

    def forced(self) -> int | None:
        """The only thing that the deciding seat can do, if it need not be asked for it."""
        return self._forced(self._states)

    def _forced(self, states: Any) -> int | None:
        options = self._options(states)
        if len(options) != 1 or self.game.notation.decision(options[0]).hidden:
            return None
        return options[0]

    def odds(self) -> dict[int, int]:
        """The actions that chance may choose from, each with its weight; none for a seat."""
        self.game.calls.weigh(self._boxes, self._states, self._weights)
        found, first = np.flatnonzero(self._weights), self.game.ACTIONS
        weights = zip(found.tolist(), self._weights[found].tolist(), strict=True)
        return {first + outcome: weight for outcome, weight in weights}

    def view(self, seat: int) -> View:
        """The table as *seat* may see it (WATCHER for a spectator), a copy."""
        # Not states.copy(): NumPy copies a record field by field, which takes twenty times as long.
        views = np.frombuffer(bytearray(self._states.tobytes()), self.game.STATE)
        self.game.calls.hide(self._boxes, views, seat)
        return views[0]

    def play(self, action: int) -> Any:
        """Plays *action* for the seat whose turn it is, or raises RuleRefusal and changes nothing.

        Answers with the rows of what happened; game.read_events() makes them readable.
        """
        action, decider, game = int(action), self.seat, self.game
        known = 0 <= action < game.notation.size  # compiled code takes no larger ones
        clause = game.calls.play(self._boxes, self._states, action if known else -1, self._events)
        if clause:
            raise RuleRefusal(game, self.box, action, int(clause))
        self.decisions.append(action)
        self.deciders.append(decider)
        rows = self._events["rows"][0, : int(self._events["count"][0])].copy()
        kinds = game.event_kinds
        if decider == CHANCE or any(kinds[kind].shows for kind in rows["kind"].tolist()):
            self.floor = len(self.decisions)
        return rows

    def play_words(self, text: str) -> list[Event]:
        """Plays what *text* names, `take_die(rose)`; answers with all that happened."""
        rows = self.play(self.game.notation.read(self.box, text))
        return self.game.read_events(self.box, rows, CHANCE, everything=True)

    def undoable(self, seat: int) -> int:
        """How many of its last decisions *seat* may undo.

        Not past chance, nor past anything hidden that was shown, nor past another's decision.
        """
        count = 0
        while len(self.decisions) - count > self.floor and self.deciders[-1 - count] == seat:
            count += 1
        return count

    def steps_back(
        self, seat: int, agreed: bool = False, asked: Callable[[int], bool] | None = None
    ) -> int:
        """How many decisions lead back to the last one that *seat* was asked for, or 0.

        What was forced() is passed over. Only as far as undoable(), unless all have *agreed*.
        Whoever has written down what was a choice says so by *asked*, counted from the end; else
        the match plays all of it again to find out.
        """
        most = len(self.decisions) if agreed else self.undoable(seat)
        for back in range(1, most + 1):
            if self.deciders[-back] == seat and (asked(back) if asked else self._asked()[-back]):
                return back
        return 0

    def _asked(self) -> list[bool]:
        """[decision] whether it was a choice; found out when somebody wants to know, and kept."""
        if self._looked_at != self.decisions[: len(self._looked_at)]:  # something was undone
            self._looked_at, self._had_choice, self._behind = [], [], self._lay_table()
        for action in self.decisions[len(self._looked_at) :]:
            self._had_choice.append(self._forced(self._behind) is None)
            self.game.calls.play(self._boxes, self._behind, action, self._events)
            self._looked_at.append(action)
        return self._had_choice

    def undo(self, seat: int, count: int = 1) -> None:
        """Undoes the last *count* decisions of *seat*; ValueError if it may not."""
        if not 1 <= count <= self.undoable(seat):
            raise ValueError(f"seat {seat + 1} may undo {self.undoable(seat)}, not {count}")
        self.rewind(count)

    def rewind(self, count: int) -> None:
        """Removes the last *count* decisions, whoever made them: all must have agreed."""
        del (
            self.decisions[len(self.decisions) - count :],
            self.deciders[len(self.deciders) - count :],
        )
        self.floor = min(self.floor, len(self.decisions))
        self._states = self._lay_table()
        for action in self.decisions:
            self.game.calls.play(self._boxes, self._states, action, self._events)

    def scores(self) -> list[tuple[int, int]]:
        """Points and place of every seat; places are 0 until the match is over."""
        out = np.zeros((self.seats, 2), np.int32)
        self.game.calls.score(self._boxes, self._states, out)
        return [(points, place) for points, place in out.tolist()]
