"""What is left to the house with *Settle small things*: never anything that a perfume needs."""

from grasse.games import find_game
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE
from grasse.server.ways import find_ways

MATCHES = 2
SPENT = {"token", "discard"}  # all that small things give away
FREE = {"water_stop", "claim_stop", "pass"}  # what only goes on gives nothing away


def test_of_parfum_only_the_tokens_that_are_worth_least_are_spent() -> None:
    game = find_game("parfum")
    spent = 0
    for seed in range(MATCHES):
        luck, rng = Seeded(f"small {seed}"), make_rng(seed)
        match = Match(game, game.load_box(), 2 + seed % 3)
        while not match.is_over and len(match.decisions) < 400:
            if match.seat == CHANCE:
                match.play(luck.draw(match))
                continue
            options, view = match.options(), match.view(match.seat)
            if any(game.notation.decision(action).name in SPENT for action in options):
                tree = game.describe(match.box, view)
                rest = find_ways(game, match.box, view, match.seat, options, tree).rest
                names = [game.notation.decision(action).name for action in rest]
                assert set(names) <= SPENT | FREE
                assert rest[0] == min(options), "values stand in their order: 0 goes first"
                spent += 1
            match.play(options[below(rng, len(options))])
    assert spent > 5
