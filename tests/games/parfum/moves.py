"""Playing on a table of Parfum, and telling what became of it, in words."""

from __future__ import annotations

from typing import Any

from grasse.games.parfum import GAME
from grasse.games.parfum.records import State
from grasse.kernel.chance import Seeded
from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from tests.games.moves import Picture, allowed, difference, now
from tests.games.parfum.scene import standard_box
from tests.games.soundness import assert_sound


def play(match: Match, *decisions: str) -> list[Event]:
    """Plays decisions, of the seats and of chance alike; answers with all that happened."""
    happened = []
    for words in decisions:
        before = match.state.copy()
        happened += match.play_words(words)
        assert_sound(match.box, match.state)  # PA-4.16, after every decision
        assert_money_never_falls(before, match.state)
    return happened


def assert_money_never_falls(before: State, after: State) -> None:
    """Fails if a seat has less money *after* than *before*."""
    assert (after.seats["money"] >= before.seats["money"]).all()


def changes(match: Match, *decisions: str) -> Picture:
    """Plays, and tells all that has changed, from what to what; nothing else has.

    >>> changes(match, "bargain(1)")  # doctest: +SKIP
    {"seat 1 money": (10, 12), "seat 1 perfume 1": ("minor HD-01 BS-01 x2", …), "supply": (22, 23)}
    """
    before = picture(match)
    play(match, *decisions)
    return difference(before, picture(match))


def picture(match: Match) -> Picture:
    """All pieces of the table, each under a name of its own, in the words of a scene.

    Left out is what follows from the rest, or only says whose turn it is: now() tells that.
    """
    named = GAME.named(match.box, match.state)
    found: Picture = {
        "round": named["round"],
        "final_round": named["final_round"],
        "quiet_rounds": named["quiet_rounds"],
        "supply": named["flacons"],
        "claimed": " ".join(named["turn"]["claimed"]),
    }
    found |= {f"distillery {space}": note for space, note in enumerate(named["distillery"], 1)}
    found |= {f"street {space}": customer for space, customer in enumerate(named["street"], 1)}
    found |= {f"bag {note}": True for note in named["bag"]}
    found |= {f"stack {each}": True for each in named["stack"]["A"] + named["stack"]["B"]}
    found |= {f"well {value}": count for value, count in named["well"].items()}
    found |= {f"discards {value}": count for value, count in named["discards"].items()}
    found |= {f"market {aroma}": count for aroma, count in named["dice_in_market"].items()}
    rolled = named["phase"] not in ("prepare", "draw", "fetch")
    dice = named["turn"]["dice"].items()
    found |= {f"dice {aroma}": _faces(each, rolled) for aroma, each in dice}
    for seat in named["seats"]:
        name = f"seat {seat['seat']}"
        found[f"{name} money"] = seat["money"]
        found[f"{name} clocks"] = seat["clocks"]
        found[f"{name} served"] = " ".join(seat["customers"])
        found[f"{name} kept"] = " ".join(seat["kept"])
        found |= {f"{name} tokens {value}": count for value, count in seat["tokens"].items()}
        found |= {f"{name} perfume {each['id']}": _perfume(each) for each in seat["perfumes"]}
    return found


def _faces(dice: dict[str, int], rolled: bool) -> str:
    if not rolled:
        return " ".join("?" * dice["dice"])
    unspent = dice["flasks"] - dice["spent"]
    others = dice["dice"] - dice["flasks"] - dice["rolling"]
    faces = ["flask"] * unspent + ["spent"] * dice["spent"] + ["fly"] * others
    return " ".join(faces + ["?"] * dice["rolling"])


def _perfume(perfume: dict[str, Any]) -> str:
    notes = [perfume[slot] for slot in ("head", "heart", "base") if perfume.get(slot)]
    flacons = [f"x{perfume['flacons']}"] if perfume["complete"] else []
    return " ".join([perfume["kind"], *notes, *flacons])


def track(match: Match) -> dict[int, list[int]]:
    """For every amount of money in use, the stack of markers from bottom to top."""
    named = GAME.named(match.box, match.state)
    return {int(money): stack for money, stack in named["track"].items()}


def wake_queue(match: Match) -> list[int]:
    """The seats in the order in which they choose a clock."""
    queue: list[int] = GAME.named(match.box, match.state)["wake_queue"]
    return queue


def places(match: Match) -> list[int]:
    """The place of every seat."""
    return [place for _, place in match.scores()]


def begin(seats: int, seed: int = 1, **variants: bool) -> Match:
    """A match after its setup, with luck from a seed."""
    match = Match(GAME, standard_box(), seats, variants)
    luck = Seeded(seed)
    while match.seat == CHANCE:
        match.play(luck.draw(match))
        assert_sound(match.box, match.state)
    return match


IDLE = ("take_die", "flasks", "water_stop", "claim_stop")


def skip_turn(match: Match) -> None:
    """Lets a turn go by: the seat takes dice, rolls only flies and claims nothing."""
    clock = int(match.state.turn)
    while match.state.turn == clock and not now(match).endswith("sell"):
        play(match, min(words for words in allowed(match) if words.startswith(IDLE)))


def skip_round(match: Match) -> None:
    """Lets a round go by, from its first clock to the first of the next round."""
    while now(match).endswith("wake"):
        play(match, min(allowed(match)))
    while not now(match).endswith("sell"):
        skip_turn(match)
    while now(match).endswith("sell"):
        play(match, "pass")
