"""Matches at the terminal, with all that a player may type."""

from dataclasses import replace

import pytest

from grasse.games import find_game
from grasse.kernel import record
from grasse.kernel.aliases import Box, Rng, View
from grasse.kernel.game import Game
from grasse.players import PLAYERS
from grasse.words import LANGUAGES, speak
from tests.everyday import slowly
from tests.terminal.conftest import Played
from tests.terminal.scripted import Terminal

ALWAYS_1 = ["1"] * 999
TWO = "play parfum --players me,greedy --seed 5 --name Anna"


@pytest.mark.parametrize("language", ["en", "fr", *slowly(list(LANGUAGES)[2:])])
def test_a_match_is_played_to_the_end_in_each_language(
    terminal: Terminal, played: Played, language: str
) -> None:
    done = played.done
    if language != "en":
        command = f"play parfum --seed 7 --name Zoé --save z.grasse --language {language}"
        done = terminal.run(command, ALWAYS_1)
        assert terminal.read("z.grasse") == played.terminal.read("z.grasse")
    assert done.code == 0
    assert done.err == ""
    words = speak(language, "parfum")
    assert played.match.is_over
    best = max(points for points, _ in played.match.scores())
    names = ("Zoé", "apprentice 2", "apprentice 3", "apprentice 4")
    wins = [words.say("final-win", name=name, points=best) for name in names]
    assert any(win in done.out for win in wins)
    assert words.say("final-saved", file="z.grasse") in done.out
    assert words.say("phase-prepare") in done.out
    assert words.say("play-seed", seed="7") in done.out


def test_a_match_that_is_left_and_resumed_is_the_same_match(
    terminal: Terminal, played: Played
) -> None:
    command = "play parfum --seed 7 --name Zoé --save part"
    left = terminal.run(command, ["1"] * 3)  # and the input ends
    assert left.code == 0
    assert "grasse play parfum --resume part" in left.out
    terminal.run("play --resume part", [*["1"] * 17, "quit"])
    done = terminal.run("play parfum --resume part", ALWAYS_1)
    assert "The record of the match is in part." in done.out
    assert terminal.read("part") == played.terminal.read("z.grasse")


def test_another_seed_is_another_match(terminal: Terminal, played: Played) -> None:
    terminal.run("play parfum --seed 8 --save other", ["1"] * 2)
    assert terminal.decisions("other")[:40] != played.terminal.decisions("z.grasse")[:40]


def test_leaving_without_a_file_makes_one_and_tells_how_to_go_on(terminal: Terminal) -> None:
    done = terminal.run(TWO, ["1", "2", "quit"])
    assert "grasse play parfum --resume parfum-5.grasse" in done.out
    assert "players: Anna, greedy" in terminal.read("parfum-5.grasse")
    again = terminal.run(TWO, ["quit"])
    assert "--resume parfum-5-2.grasse" in again.out  # the first one is left as it is


def test_an_interrupt_loses_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    done = terminal.run(TWO)
    assert done.code == 0
    assert "--resume parfum-5.grasse" in done.out
    assert record.read_file(terminal.path("parfum-5.grasse"), find_game).match.decisions


def test_the_match_is_kept_after_each_decision(terminal: Terminal) -> None:
    sizes: list[int] = []

    def typed(prompt: str) -> str:
        kept = terminal.path("m").exists()
        sizes.append(len(terminal.decisions("m")) if kept else 0)
        if len(sizes) > 12:
            raise EOFError
        return "1"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", typed)
        terminal.run(f"{TWO} --save m")
    assert sizes[0] == 0
    assert sizes[1:] == sorted(set(sizes[1:]))


# ---------------------------------------------------------------- answers


def test_options_are_chosen_by_words_and_by_notation(terminal: Terminal) -> None:
    typed = ["clock 2", "take rose", "ROSE", "take_die( lavender )"]
    terminal.run(f"{TWO} --save m", typed)
    mine = [line for line in terminal.decisions("m") if line.startswith("seat 1")]
    assert mine[0] == "seat 1 choose_clock(2)"
    taken = [line.split()[-1] for line in mine if "take_die" in line]
    assert taken == ["take_die(rose)", "take_die(rose)", "take_die(lavender)"]


def test_words_need_no_accents_in_any_language(terminal: Terminal) -> None:
    typed = ["1", "de de bergamote", "dé de BERGAMOTE"]
    terminal.run(f"{TWO} --save m --language fr", typed)
    mine = [line for line in terminal.decisions("m") if "take_die" in line]
    assert mine == ["seat 1 take_die(bergamot)"] * 2


def test_words_that_are_not_clear_list_what_they_could_mean(terminal: Terminal) -> None:
    done = terminal.run(f"{TWO} --save m", ["1", "take", "99", "abracadabra", ""])
    told = done.out.partition("That could be:")[2]
    assert "1  Take a violet die" in told
    assert "6  Take a water token" in told
    assert "Choose a number from 1 to 6." in told
    assert "“abracadabra” is not one of the options" in told
    assert not [line for line in terminal.decisions("m") if "take" in line]


def test_undo_takes_back_a_choice_and_no_more_than_is_fair(terminal: Terminal) -> None:
    typed = ["1", "rose", "rose", "undo", "violet", "undo", "undo", "undo", "lavender", "quit"]
    done = terminal.run(f"{TWO} --save m", typed)
    assert done.out.count("Your last choice is undone.") == 3
    assert done.out.count("There is nothing to undo") == 1  # another has chosen a clock
    mine = [line for line in terminal.decisions("m") if "take_die" in line]
    assert mine == ["seat 1 take_die(lavender)"]


def test_undo_after_luck_is_refused(terminal: Terminal) -> None:
    done = terminal.run(f"{TWO} --save m", ["1", "water", "undo", "quit"])
    assert "There is nothing to undo" in done.out
    assert "seat 1 take_water" in terminal.decisions("m")


def test_why_tells_the_clause_in_words_and_from_the_rules(terminal: Terminal) -> None:
    done = terminal.run(TWO, ["1", "why not draw", "why take_die(rose)", "why", "why zzz"])
    assert "The distillery has no empty space.  PA-4.2" in done.out
    assert "every round begins with a full distillery" in done.flat
    assert "You can do that now: number 3." in done.out
    assert "Why what?" in done.out
    assert "“zzz” is not one of the options" in done.out


def test_a_wish_that_is_refused_is_explained_at_once(terminal: Terminal) -> None:
    done = terminal.run(TWO, ["1", "claim nothing"])
    assert "Every action of your clock must be used first.  PA-3.4.4" in done.out


def test_why_knows_pieces_and_languages(terminal: Terminal) -> None:
    asked = ["1", "pourquoi pas piocher", "règles 4.2", "aide", "quitter"]
    done = terminal.run(f"{TWO} --language fr", asked)
    words = speak("fr", "parfum")
    assert f"{words.clause('PA-4.2')} PA-4.2" in done.flat.replace("\u00a0", " ")
    assert "PA-4.2 Distillery full" in done.out
    assert words.say("help-undo-does")[:30] in done.out
    assert words.say("quit-resume") in done.out


def test_rules_are_shown_and_searched(terminal: Terminal) -> None:
    asked = ["rules PA-3.4.6", "rules closing", "rules", "rules zzz", "rules 3.4"]
    done = terminal.run(TWO, asked)
    assert "The space a drawn note goes to has no effect." in done.out
    assert "PA-4.8" in done.out
    assert "Whoever has the most coins at the end wins" in done.flat
    assert "No clause mentions “zzz”." in done.out


def test_help_log_table_and_save(terminal: Terminal) -> None:
    typed = ["1", "help", "log", "table", "save mine", "save mine", "save .", "rose", "quit"]
    done = terminal.run(TWO, typed)
    assert "undo your last choice" in done.out
    assert "chooses clock 1" in done.out
    assert "The match is saved in mine." in done.out
    assert "--resume mine" in done.out
    assert "seat 1 take_die(rose)" in terminal.decisions("mine")


def test_what_is_forced_is_played_and_told_but_never_a_hidden_choice(played: Played) -> None:
    out, match = played.done.out, played.match
    assert "(the only choice)" in out
    names = [match.game.notation.decision(action).name for action in match.decisions]
    mine = [name for name, seat in zip(names, match.deciders, strict=True) if seat == 0]
    question = speak("en", "parfum").say("phase-pay")
    assert out.count(f" · {question}") == mine.count("token") > 0
    answers = [page.partition("A number")[0] for page in out.split(question)[1:]]
    assert any(" 2  " not in answer for answer in answers)  # asked although only one was possible


# ---------------------------------------------------------------- seats


def test_several_people_share_the_terminal_behind_a_curtain(terminal: Terminal) -> None:
    command = "play parfum --players me,me,greedy --name Anna,Ben --seed 5 --save m"
    done = terminal.run(command, ["", "1"] * 40)
    assert "Pass the keyboard to Ben." in done.out
    assert "Pass the keyboard to Anna." in done.out
    pages = done.out.split("Pass the keyboard to ")[1:]
    for page in pages[:-1]:
        name, other = ("Anna", "Ben") if page.startswith("Anna") else ("Ben", "Anna")
        assert f"{other} (you)" not in page
        assert f"{other} takes a water token worth" not in page
        assert f"{other}  takes a water token worth" not in page
        assert name in page


def test_without_people_one_looks_on(terminal: Terminal) -> None:
    done = terminal.run("play parfum --players greedy,uniform --seed 3 --save m")
    assert done.code == 0
    assert "Round 2" in done.out
    assert "wins with" in done.out
    assert "worth" not in done.out.partition("Round 2 begins")[0].replace("discards", "")
    assert record.read_file(terminal.path("m"), find_game).match.is_over


def test_the_learning_option_is_passed_on(terminal: Terminal) -> None:
    terminal.run("play parfum --variant learning=yes --seed 1 --save m", ["quit"])
    assert "options: learning=yes stall_guard=yes keep_notes=no" in terminal.read("m")
    assert any(line.startswith("chance clock(") for line in terminal.decisions("m"))


def test_whoever_plays_or_replays_is_told_the_variants(terminal: Terminal) -> None:
    kept = speak("en", "parfum").say("variant-keep_notes")
    asked = "play parfum --variant keep_notes=yes --variant stall_guard=no --seed 1 --save m"
    done = terminal.run(asked, ["quit"])
    assert "stall_guard=no keep_notes=yes" in terminal.read("m")
    for told in (done, terminal.run("play --resume m", ["quit"]), terminal.run("replay m")):
        words = " ".join(told.out.split())
        assert f"Variants: off: {speak('en', 'parfum').say('variant-stall_guard')}; {kept}" in words
    assert "Variants:" not in terminal.run("play parfum --seed 1", ["quit"]).out


def test_a_finished_match_shows_its_scores_again(played: Played) -> None:
    done = played.terminal.run("play --resume z.grasse")
    assert "wins with" in done.out
    assert "4. Zoé" in done.out


class Counted:
    """A player that takes the first option; all of them are counted."""

    made = 0

    def __init__(self, rng: Rng) -> None:
        Counted.made += 1

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        return options[0]


@pytest.mark.slow
@pytest.mark.parametrize(("player", "is_kept"), [("nose", True), ("greedy", False)])
def test_one_that_looks_ahead_sits_for_the_whole_match(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, player: str, is_kept: bool
) -> None:
    monkeypatch.setitem(PLAYERS, player, replace(PLAYERS[player], make=Counted))
    monkeypatch.setattr("grasse.terminal.opening.warm_up_game", lambda *_, **__: None)
    monkeypatch.setattr(Counted, "made", 0)
    assert terminal.run(f"play parfum --players {player},{player} --seed 3").code == 0
    assert (Counted.made == 2) is is_kept


def test_who_nobody_chose_is_of_the_second_level(terminal: Terminal) -> None:
    terminal.run("play parfum --seats 3 --seed 5 --save m --name Anna", ["quit"])
    assert "players: Anna, apprentice, apprentice" in terminal.read("m")
    assert PLAYERS["apprentice"].level == 2
