"""The command `grasse`: one function a command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from grasse import __version__
from grasse.terminal.explore_options import add_explore
from grasse.terminal.lab_options import add_crew, add_lab

COMMANDS = {
    "play": "play a match in this terminal",
    "rules": "tell how to play a game",
    "serve": "open the table for browsers, here and elsewhere",
    "backup": "copy all that a server keeps into a file, while it runs",
    "restore": "fill an empty database from such a file",
    "admin": "look after the matches and people of a server, while it runs",
    "replay": "step through a record, or print it for people or programs",
    "review": "tell where a match was won, by decisions and by luck",
    "explore": "try out every option of a deal, or of a moment of a match",
    "puzzle": "solve puzzles in this terminal",
    "puzzles": "find puzzles in matches: positions with one clearly best decision",
    "verify": "check the chance in the record of a match that was played on a server",
    "records": "replay everything that a database holds, and say what does not replay",
    "lesson": "print a lesson step by step, for those who write one",
    "box": "check a box file, or begin one of your own",
    "bench": "measure how fast a game runs here",
    "arena": "let players meet in many matches, and rate them",
    "lab": "find out what a change of the box does to a game",
    "data": "turn records into a table for learners",
    "train": "let a network learn a game by play against itself",
}


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Tells what is wrong and where to read more."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; answers with its exit code."""
    from grasse.terminal.complaint import Complaint
    from grasse.terminal.screen import make_console

    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        suggest_command(given)
        chosen = make_parser().parse_args(given)
        return int(chosen.run(chosen))
    except SystemExit as end:
        return int(end.code or 0)
    except Complaint as complaint:
        make_console(sys.stderr).print(f"grasse: {complaint}", soft_wrap=True)
        return complaint.code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def suggest_command(given: Sequence[str]) -> None:
    """Complains of a command that we do not have, with the nearest that we do."""
    from grasse.terminal.complaint import unknown
    from grasse.terminal.language import house_words

    if given and not given[0].startswith("-") and given[0] not in COMMANDS:
        raise unknown(house_words(), "complain-command", given[0], COMMANDS)


def make_parser() -> Parser:
    """The parser of all commands."""
    parser = Parser(
        prog="grasse",
        description="The perfumers' table: play, and study, the board games about making perfume.",
    )
    parser.add_argument("--version", action="version", version=f"grasse {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    made = {
        name: commands.add_parser(name, help=text, description=f"{text.capitalize()}.")
        for name, text in COMMANDS.items()
    }
    add_play(made["play"])
    add_rules(made["rules"])
    add_serve(made["serve"])
    add_backup(made["backup"])
    add_restore(made["restore"])
    add_admin(made["admin"])
    add_replay(made["replay"])
    add_review(made["review"])
    add_explore(made["explore"])
    add_language(made["explore"])
    add_puzzle(made["puzzle"])
    add_puzzles(made["puzzles"])
    add_verify(made["verify"])
    add_records(made["records"])
    add_lesson(made["lesson"])
    add_box(made["box"])
    add_bench(made["bench"])
    add_arena(made["arena"])
    add_lab(made["lab"])
    add_language(made["lab"])
    add_data(made["data"])
    add_train(made["train"])
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option --language, which several commands have."""
    from grasse.words import LANGUAGES

    listed = ", ".join(LANGUAGES)
    parser.add_argument("--language", metavar="LANG", help=f"{listed} (default: that of LANG)")


# ---------------------------------------------------------------- play


def add_play(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse play`."""
    parser.add_argument("game", nargs="?", help="which game, such as parfum")
    parser.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="who sits where, such as me,greedy,uniform (default: me and bots of level 2; "
        "several me share this terminal, none at all watch)",
    )
    parser.add_argument("--name", metavar="NAMES", help="your name, or those of all me")
    add_language(parser)
    parser.add_argument("--seed", help="the seed of the luck: the same one, the same luck")
    parser.add_argument("--box", metavar="FILE", help="play with the components in this file")
    parser.add_argument(
        "--variant",
        "--option",
        metavar="NAME=yes|no|SEAT",
        action="append",
        default=[],
        help="a variant of the game, such as learning=yes or starting_seat=2",
    )
    parser.add_argument("--resume", metavar="FILE", help="take up the match in this record")
    parser.add_argument("--save", metavar="FILE", help="keep the record here after each decision")
    parser.set_defaults(run=play)


def play(chosen: argparse.Namespace) -> int:
    """`grasse play`: a match against bots, with friends, or to look on."""
    from grasse.terminal.opening import Wishes
    from grasse.terminal.opening import play as play_match

    wishes = Wishes(
        game=chosen.game,
        seats=chosen.seats,
        players=chosen.players,
        name=chosen.name,
        language=chosen.language,
        seed=chosen.seed,
        box=chosen.box,
        options=chosen.variant,
        resume=chosen.resume,
        save=chosen.save,
    )
    return play_match(wishes)


# ---------------------------------------------------------------- rules


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse rules`."""
    parser.add_argument("game", help="which game, such as parfum")
    add_language(parser)
    parser.set_defaults(run=rules)


def rules(chosen: argparse.Namespace) -> int:
    """`grasse rules`: how to play a game, in a few minutes."""
    from grasse.terminal.language import choose_language
    from grasse.terminal.opening import find_game
    from grasse.terminal.pages import how_page
    from grasse.terminal.screen import Screen
    from grasse.words import speak

    language = choose_language(chosen.language)
    Screen().show(how_page(find_game(speak(language), chosen.game), language))
    return 0


# ---------------------------------------------------------------- serve


def add_serve(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in")
    parser.add_argument("--port", type=int, help="(default: 8000, or the next free one)")
    parser.add_argument("--workers", type=int, default=1, help="several need PostgreSQL")
    parser.add_argument("--open", metavar="GAME", help="open a browser at a table of this game")
    parser.set_defaults(run=serve)


def serve(chosen: argparse.Namespace) -> int:
    """`grasse serve`: compiles the games, and opens the table for browsers."""
    from grasse.games import GAMES
    from grasse.server import serving
    from grasse.server.logs import BadSetting
    from grasse.storage.place import default_database, is_postgresql, shown_database
    from grasse.terminal.complaint import BAD_INPUT, USAGE, Complaint
    from grasse.terminal.language import house_words
    from grasse.terminal.opening import find_game
    from grasse.terminal.screen import Screen
    from grasse.terminal.warmup import compile_games, warm_up_game

    words, screen = house_words(), Screen()
    if chosen.open is not None:
        find_game(words, chosen.open)
    database = default_database()
    if chosen.workers > 1 and not is_postgresql(database):
        raise Complaint(words.say("complain-workers"), USAGE)
    try:
        listening = serving.listen(chosen.host, chosen.port)
    except (OSError, OverflowError) as error:
        port = str(serving.PORT if chosen.port is None else chosen.port)  # not 8,000
        told = words.say("complain-port", port=port, host=chosen.host, reason=str(error))
        raise Complaint(told, BAD_INPUT) from None
    address = serving.address_of(listening)

    def ready() -> None:
        screen.say(words.say("serve-at", address=address), "bold")
        screen.say(words.say("serve-kept", database=shown_database(database)))
        if chosen.open is not None and not serving.open_browser(f"{address}/#/play/{chosen.open}"):
            screen.say(words.say("serve-browser"))

    try:
        with serving.hold(database):
            if chosen.workers > 1:
                compile_games(screen, words, GAMES.values())
            else:  # the server compiles the others, while one can play already
                first = GAMES[chosen.open or next(iter(GAMES))]
                warm_up_game(screen, words, first, first.load_box())
            serving.serve(listening, database, chosen.workers, ready)
    except BadSetting as error:
        raise Complaint(str(error), USAGE) from None
    except serving.DatabaseError as error:
        raise Complaint(words.say("complain-database", reason=str(error))) from None
    return 0


# ---------------------------------------------------------------- backup, restore


def add_backup(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse backup`."""
    parser.add_argument("file", metavar="FILE", help="a new file; the database is GRASSE_DATABASE")
    parser.set_defaults(run=backup)


def backup(chosen: argparse.Namespace) -> int:
    """`grasse backup`: all that the database holds, in one file."""
    from grasse.terminal.backup import backup as back_up

    return back_up(chosen.file)


def add_restore(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse restore`."""
    parser.add_argument("file", metavar="FILE", help="a backup, of this version or an earlier one")
    parser.set_defaults(run=restore)


def restore(chosen: argparse.Namespace) -> int:
    """`grasse restore`: a backup into GRASSE_DATABASE, which has to be empty."""
    from grasse.terminal.backup import restore as fill_database

    return fill_database(chosen.file)


# ---------------------------------------------------------------- admin


def add_admin(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse admin`: what is done to matches, and to people."""
    acts = parser.add_subparsers(metavar="ACT", required=True, parser_class=Parser)
    listing = acts.add_parser("list", help="list matches, those that moved last first")
    listing.add_argument("--status", default="", choices=("waiting", "playing", "over"))
    listing.add_argument("--limit", type=int, default=50, metavar="N", help="(default: 50)")
    listing.set_defaults(run=admin_list)
    remove = acts.add_parser("remove", help="remove a match and all that belongs to it")
    remove.add_argument("match", metavar="MATCH")
    remove.set_defaults(run=admin_remove)
    close = acts.add_parser("close", help="end a match, or a tournament, as it stands")
    close.add_argument("match", metavar="MATCH")
    close.set_defaults(run=admin_close)
    chair = acts.add_parser("chair", help="give a chair whose browser was lost a new link")
    chair.add_argument("match", metavar="MATCH")
    chair.add_argument("seat", metavar="SEAT", type=int, help="from 1")
    chair.add_argument("--address", default="http://127.0.0.1:8000", help="of your server")
    chair.set_defaults(run=admin_chair)
    ratings = acts.add_parser("ratings", help="recompute all ratings, and compare them")
    ratings.add_argument("--again", action="store_true", help="and keep what is computed now")
    ratings.set_defaults(run=admin_ratings)
    everyone = acts.add_parser("people", help="list people by name")
    everyone.add_argument("like", nargs="?", default="", metavar="WORD", help="that a name has")
    everyone.set_defaults(run=admin_people)
    rename = acts.add_parser("rename", help="give somebody another name, at their tables too")
    rename.add_argument("name", metavar="NAME")
    rename.add_argument("new", metavar="NEW")
    rename.set_defaults(run=admin_rename)
    expel = acts.add_parser("expel", help="remove somebody; their matches stay without a name")
    expel.add_argument("name", metavar="NAME")
    expel.set_defaults(run=admin_expel)
    results = acts.add_parser("results", help="tell again what came of all matches")
    results.set_defaults(run=admin_results)


def admin_people(chosen: argparse.Namespace) -> int:
    """`grasse admin people`: who is here."""
    from grasse.terminal.admin import people_list

    return people_list(chosen.like)


def admin_rename(chosen: argparse.Namespace) -> int:
    """`grasse admin rename`: somebody gets another name."""
    from grasse.server.lobby import plain_name
    from grasse.server.messages import Refusal
    from grasse.terminal.admin import rename
    from grasse.terminal.complaint import Complaint

    try:
        new = plain_name(chosen.new)
    except Refusal as refusal:
        raise Complaint(f"{refusal.detail}.") from None
    return rename(chosen.name, new)


def admin_expel(chosen: argparse.Namespace) -> int:
    """`grasse admin expel`: somebody goes, and their matches stay."""
    from grasse.terminal.admin import expel

    return expel(chosen.name)


def admin_results(chosen: argparse.Namespace) -> int:
    """`grasse admin results`: what came of all matches, from their decisions."""
    from grasse.server.results import tell_all
    from grasse.terminal.admin import tell_results

    return tell_results(tell_all)


def admin_list(chosen: argparse.Namespace) -> int:
    """`grasse admin list`: what is played, by whom, and when somebody last decided."""
    from grasse.terminal.admin import list_all

    return list_all(chosen.status, chosen.limit)


def admin_close(chosen: argparse.Namespace) -> int:
    """`grasse admin close`: a match or a tournament ends as it stands."""
    from grasse.terminal.admin import close

    return close(chosen.match)


def admin_remove(chosen: argparse.Namespace) -> int:
    """`grasse admin remove`: a match goes."""
    from grasse.terminal.admin import remove

    return remove(chosen.match)


def admin_chair(chosen: argparse.Namespace) -> int:
    """`grasse admin chair`: whoever follows the new link sits there from now on."""
    from grasse.terminal.admin import chair

    return chair(chosen.match, chosen.seat, chosen.address)


def admin_ratings(chosen: argparse.Namespace) -> int:
    """`grasse admin ratings`: whether they follow from the records."""
    from grasse.server.rated import count_all_again, differences
    from grasse.terminal.admin import compare_ratings

    return compare_ratings(differences, count_all_again if chosen.again else None)


# ---------------------------------------------------------------- verify


def add_verify(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse verify`."""
    parser.add_argument(
        "given",
        nargs="+",
        metavar="RECORD|DATABASE",
        help="records of matches, or databases with all their matches",
    )
    parser.set_defaults(run=verify)


def verify(chosen: argparse.Namespace) -> int:
    """`grasse verify`: whether the chance in records is what secret and links give."""
    from grasse.storage.place import is_database

    codes = [
        verify_database(each) if is_database(each) else verify_record(each) for each in chosen.given
    ]
    return max(codes)


def verify_record(given: str) -> int:
    """Checks the luck of one record, and says what else is to be known of it."""
    from grasse.server.fairness import SHARED, Unfair
    from grasse.server.fairness import verify as check
    from grasse.terminal.complaint import Complaint
    from grasse.terminal.keeping import read_match, user_path
    from grasse.terminal.language import house_words
    from grasse.terminal.screen import Screen

    words, path, screen = house_words(), user_path(given), Screen()
    kept = read_match(words, path, None)
    try:
        found = check(path.read_text(encoding="utf-8-sig"), kept.match)
    except Unfair as error:
        raise Complaint(words.say("complain-file", file=given, reason=str(error))) from None
    key = "verify-shared" if found.way == SHARED else "verify-fair"
    if found.day:
        screen.say(words.say("verify-day", drawn=found.drawn, day=found.day))
    else:
        screen.say(words.say(key, drawn=found.drawn))
    if found.forked:
        screen.say(words.say("verify-forked", forked=found.forked))
    for seat, share in found.shares.items():
        if share.pledges:
            screen.say(words.say("verify-chair", seat=seat + 1, **vars(share)))
    if not found.day and not any(share.linked for share in found.shares.values()):
        screen.say(words.say("verify-alone"))
    for back in found.undone:
        told = {"before": back.before, "count": back.count, "drawn": back.drawn}
        screen.say(words.say("verify-back", seat=back.seat + 1, **told))
    return 0


def verify_database(given: str) -> int:
    """Checks the luck of all matches that a database holds."""
    from grasse.server.checking import find_bad_luck

    return check_database(given, find_bad_luck, "verify-sound", "verify-faults")


# ---------------------------------------------------------------- replay


def add_replay(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse replay`."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--json", action="store_true", help="one JSON object a decision")
    parser.add_argument("--seat", type=int, metavar="N", help="see only what this seat saw")
    parser.add_argument("--box", metavar="FILE", help="the box that the match was played with")
    add_language(parser)
    parser.set_defaults(run=replay)


def replay(chosen: argparse.Namespace) -> int:
    """`grasse replay`: a record, decision by decision."""
    from grasse.terminal.replay import replay as replay_record

    return replay_record(chosen.file, chosen.box, chosen.language, chosen.seat, chosen.json)


# ---------------------------------------------------------------- review


def add_review(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse review`."""
    parser.add_argument("files", nargs="+", metavar="RECORD|FOLDER", help="finished matches")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--json", dest="way", action="store_const", const="json", help="for programs")
    way.add_argument("--html", dest="way", action="store_const", const="html", help="as a page")
    parser.add_argument("--deep", action="store_true", help="think longer: surer, and slower")
    parser.add_argument("--thinking", type=int, default=0, metavar="N", help="trials a moment")
    parser.add_argument(
        "--processes", type=int, default=0, metavar="N", help="(default: all cores)"
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="spread the matches over a Ray cluster: this one, or one started here",
    )
    parser.add_argument("--box", metavar="FILE", help="the box that was played with")
    add_language(parser)
    parser.set_defaults(run=review)


def review(chosen: argparse.Namespace) -> int:
    """`grasse review`: where a match was won."""
    from grasse.terminal.review import review as review_records

    return review_records(
        chosen.files, chosen.box, chosen.language, chosen.way or "", chosen.thinking,
        chosen.deep, chosen.processes, chosen.ray,
    )  # fmt: skip


# ---------------------------------------------------------------- puzzles


def add_puzzle(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse puzzle`."""
    parser.add_argument("game", nargs="?", help="which game (default: the first)")
    parser.add_argument("--level", type=int, default=0, metavar="N", help="how hard: 1 to 5")
    add_language(parser)
    parser.set_defaults(run=puzzle)


def puzzle(chosen: argparse.Namespace) -> int:
    """`grasse puzzle`: positions with one clearly best decision, one after the other."""
    from grasse.terminal.puzzles import solve

    return solve(chosen.game, chosen.language, chosen.level)


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse puzzles`."""
    parser.add_argument("games", nargs="+", metavar="GAME", help="one or more games")
    parser.add_argument("--count", type=int, default=120, metavar="N", help="(default: 120)")
    parser.add_argument(
        "--records",
        metavar="FOLDER_OR_FILE",
        action="append",
        default=[],
        help="look in these matches first; then matches are played",
    )
    parser.add_argument("--seed", default="1", help="the same one, the same matches")
    parser.add_argument("--to", metavar="FOLDER", help="(default: beside the game)")
    parser.add_argument(
        "--processes", type=int, default=0, metavar="N", help="(default: all cores)"
    )
    parser.add_argument("--minutes", type=float, help="for each game; then stop, to go on later")
    parser.set_defaults(run=puzzles)


def puzzles(chosen: argparse.Namespace) -> int:
    """`grasse puzzles`: mines puzzles, to be shipped with a game."""
    from grasse.terminal.mining import Wishes, mine

    wishes = Wishes(
        games=chosen.games,
        count=chosen.count,
        records=chosen.records,
        seed=chosen.seed,
        folder=chosen.to,
        processes=chosen.processes,
        minutes=chosen.minutes,
    )
    return mine(wishes)


# ---------------------------------------------------------------- records


def add_records(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse records check`."""
    acts = parser.add_subparsers(metavar="check", required=True, parser_class=Parser)
    check = acts.add_parser("check", help="replay every match of a database")
    check.add_argument("database", metavar="DATABASE", help="a SQLite file, or postgresql://…")
    check.set_defaults(run=records_check)


def records_check(chosen: argparse.Namespace) -> int:
    """`grasse records check`: whether all that was played can still be replayed."""
    from grasse.server.checking import find_fault

    return check_database(chosen.database, find_fault, "records-sound", "records-faults")


def check_database(database: str, find: Callable[..., str], sound: str, faulty: str) -> int:
    """Looks for faults in all matches of a database; tells by one of two messages, and each one."""
    from pathlib import Path

    from rich.progress import Progress
    from sqlalchemy.exc import SQLAlchemyError

    from grasse.server.checking import check_all
    from grasse.storage import store
    from grasse.storage.guard import InUse
    from grasse.storage.place import is_postgresql
    from grasse.terminal.complaint import Complaint
    from grasse.terminal.language import house_words
    from grasse.terminal.screen import Screen, make_console

    words, screen = house_words(), Screen()
    if not is_postgresql(database) and not Path(database).expanduser().is_file():
        raise Complaint(words.say("complain-no-database", file=database))
    try:
        engine = store.open_database(database, beside=True)
        with engine.begin() as connection:
            rows = store.all_matches(connection)
        with Progress(console=make_console(sys.stderr)) as progress:
            checked = progress.track(check_all(engine, rows, find), len(rows), description="")
            faults = [each for each in checked if each.fault]
        engine.dispose()
    except (InUse, SQLAlchemyError) as error:
        raise Complaint(words.say("complain-database", reason=str(error))) from None
    screen.say(words.say(faulty if faults else sound, matches=len(rows), faults=len(faults)))
    for each in faults:
        row = each.row
        about = {"match": row.match, "game": row.game, "rules": str(row.version)}
        screen.say(words.say("records-fault", reason=each.fault, **about))
    return 1 if faults else 0


# ---------------------------------------------------------------- box


def add_box(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse box check` and `grasse box new`."""
    acts = parser.add_subparsers(metavar="check|new", required=True, parser_class=Parser)
    check = acts.add_parser("check", help="say what is wrong in a box file, if anything")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=box_check)
    new = acts.add_parser("new", help="write a copy of a game's box file for you to change")
    new.add_argument("game", metavar="GAME")
    new.add_argument("file", metavar="FILE")
    new.add_argument("--proposed", action="store_true", help="the one that the laboratory proposes")
    new.set_defaults(run=box_new)


def box_check(chosen: argparse.Namespace) -> int:
    """`grasse box check`: all faults of a box file."""
    from grasse.terminal.boxfiles import check_box

    return check_box(chosen.file)


def box_new(chosen: argparse.Namespace) -> int:
    """`grasse box new`: a box file for an owner to fill in."""
    from grasse.terminal.boxfiles import new_box

    return new_box(chosen.game, chosen.file, chosen.proposed)


# ---------------------------------------------------------------- lesson


def add_lesson(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse lesson`."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("lesson", nargs="?", default="", metavar="LESSON")
    parser.add_argument("--ids", action="store_true", help="where it ends: all ids and options")
    add_language(parser)
    parser.set_defaults(run=lesson)


def lesson(chosen: argparse.Namespace) -> int:
    """`grasse lesson`: the lessons of a game, or the steps of one."""
    from grasse.terminal.lessons import show_lessons

    return show_lessons(chosen.game, chosen.lesson, chosen.language, chosen.ids)


# ---------------------------------------------------------------- bench


def add_bench(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse bench`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default: all)")
    parser.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    parser.add_argument("--seconds", type=float, help="how long each speed is measured")
    parser.add_argument("--json", action="store_true", help="one JSON object a game")
    parser.set_defaults(run=bench)


def bench(chosen: argparse.Namespace) -> int:
    """`grasse bench`: decisions and matches a second, and the time to compile."""
    from grasse.terminal.figures import bench as measure

    return measure(chosen.game, chosen.seats, chosen.json, chosen.seconds)


# ---------------------------------------------------------------- arena


def add_arena(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse arena`."""
    parser.add_argument("games", nargs="+", metavar="GAME", help="one or more games")
    parser.add_argument("--players", metavar="LIST", help="who meets whom, such as greedy,uniform")
    parser.add_argument(
        "--lineup",
        metavar="LIST",
        action="append",
        default=[],
        help="a table of these, such as greedy,uniform,uniform; may be said several times",
    )
    parser.add_argument("--seats", metavar="LIST", help="such as 2,4 (default: as many as can)")
    parser.add_argument(
        "--box", metavar="FILE", action="append", default=[], help="play with these components"
    )
    parser.add_argument("--deals", type=int, default=10, help="each is played in all orders")
    parser.add_argument("--seed", default="1", help="the same one, the same matches")
    parser.add_argument("--save", metavar="FOLDER", help="keep the record of every match here")
    add_crew(parser, "arena")
    parser.set_defaults(run=arena)


def arena(chosen: argparse.Namespace) -> int:
    """`grasse arena`: players against players, and their ratings."""
    from grasse.terminal.arena import Wishes
    from grasse.terminal.arena import arena as open_arena

    wishes = Wishes(
        games=chosen.games,
        players=chosen.players,
        lineups=chosen.lineup,
        seats=chosen.seats,
        boxes=chosen.box,
        deals=chosen.deals,
        seed=chosen.seed,
        folder=chosen.to,
        save=chosen.save,
        processes=chosen.processes,
        ray=chosen.ray,
        minutes=chosen.minutes,
    )
    return open_arena(wishes)


# ---------------------------------------------------------------- data


def add_data(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse data export`."""
    acts = parser.add_subparsers(metavar="export", required=True, parser_class=Parser)
    export = acts.add_parser("export", help="write the decisions of records as Parquet")
    export.add_argument("records", nargs="+", metavar="FOLDER_OR_FILE", help="where records are")
    export.add_argument("file", metavar="OUT", help="such as decisions.parquet")
    export.add_argument("--box", metavar="FILE", help="the box that the matches were played with")
    export.set_defaults(run=data_export)


def data_export(chosen: argparse.Namespace) -> int:
    """`grasse data export`: one row a decision."""
    from grasse.terminal.dataset import export

    return export(chosen.records, chosen.file, chosen.box)


# ---------------------------------------------------------------- train


def add_train(parser: argparse.ArgumentParser) -> None:
    """The options of `grasse train`."""
    parser.add_argument("game", metavar="GAME", help="which game, such as parfum")
    parser.add_argument("--minutes", type=float, default=5.0, help="in all (default: 5)")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--from", metavar="FILE", dest="checkpoint", help="go on from this .pt")
    parser.add_argument("--to", metavar="FILE", help="(default: GAME.weights)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, help="side by side")
    parser.add_argument("--tests", type=int, help="matches against greedy at each test; 0: none")
    parser.set_defaults(run=train)


def train(chosen: argparse.Namespace) -> int:
    """`grasse train`: a network from nothing, or from where it was left."""
    from grasse.terminal.training import Wishes
    from grasse.terminal.training import train as train_network

    wishes = Wishes(
        game=chosen.game,
        minutes=chosen.minutes,
        device=chosen.device,
        checkpoint=chosen.checkpoint,
        to=chosen.to,
        seed=chosen.seed,
        matches=chosen.matches,
        tests=chosen.tests,
    )
    return train_network(wishes)
