"""Random legal play: ours beside what a researcher would pick instead, in one run.

    python benchmarks/peers.py [--seconds 5] [--rounds 3] [--json FILE] [--only NAME]

The peers live in an environment of their own, `benchmarks/.peers-venv`, made on the first run from
`peers-requirements.txt`. Each is driven by a program in `benchmarks/drivers/` whose header says
how; a plain C loop is another. A program measures each of its games for `--seconds` on one core,
with one thread, and prints a line of JSON for each:

    peer version game seats way seconds matches decisions decisions_by_seats decisions_by_chance

where *way* says how it was driven, and decisions_by_chance is null when the library draws inside a
step and nobody can count. Ours are `examples/connect_four/bench.py`, which prints the same line,
and `grasse bench parfum --seats 4 --json`, an object with the rates themselves.

After random play comes tree search: `*_search.py` in `benchmarks/drivers/` think about decisions
and print a line with their *iterations*, also on one core with one thread.

Other work on the machine changes its speed from minute to minute. So all are measured in turn, in
several rounds; a ratio is taken within a round, and the median of the rounds is shown. Ratios
compare decisions by seats, which everyone can count: in Connect Four the same game, elsewhere our
Parfum for four seats against the nearest game that the peer has.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import venv
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
DRIVERS = HERE / "drivers"
ENVIRONMENT = HERE / ".peers-venv"
REQUIREMENTS = HERE / "peers-requirements.txt"
RESULTS = HERE / "results.md"
SOURCES = ENVIRONMENT / "catanatron-sources"
CATANATRON = (
    "https://github.com/bcollazo/catanatron",
    "41ba0db5bc9d95b13a32e1ed7710094382a3b87a",
)
OPENS, CLOSES = "<!-- peers -->", "<!-- /peers -->"

OURS = "grasse"
SAME_GAME = "connect_four"
OUR_GAME = "parfum"
PATIENCE = 900  # seconds that one program may take before it is given up
TOLERANCE = 0.03  # how far apart the mean lengths of Connect Four may be, as a part

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "JAX_COMPILATION_CACHE_DIR": str(ENVIRONMENT / "jax-cache"),
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


# What was measured.


@dataclass(frozen=True)
class Row:
    """One game of one program, measured once; all rates are a second."""

    peer: str
    version: str
    game: str
    seats: int
    way: str
    by_seats: float
    by_chance: float | None
    matches: float

    @property
    def key(self) -> tuple[str, str, int, str]:
        """What stays the same from round to round."""
        return self.peer, self.game, self.seats, self.way


@dataclass(frozen=True)
class Thought:
    """A search of one game by one program, measured once."""

    peer: str
    version: str
    game: str
    seats: int
    way: str
    iterations: float  # a second

    @property
    def key(self) -> tuple[str, str, int, str]:
        """What stays the same from round to round."""
        return self.peer, self.game, self.seats, self.way


@dataclass
class Line:
    """One game of one program over all rounds: medians, and the ratio of ours to it."""

    row: Row
    spread: float  # half of highest less lowest, as a part of the median
    length: float | None  # decisions by seats in a match; None when no match came to its end
    ratio: float | None
    best: bool = False  # the fastest way of this peer in this game


@dataclass
class Run:
    """All that was seen: the rows of each round, and what failed, with the reason."""

    rounds: list[list[Row]] = field(default_factory=list)
    thoughts: list[list[Thought]] = field(default_factory=list)
    failures: dict[str, str] = field(default_factory=dict)


def read_lines(text: str) -> list[Row]:
    """Reads what a peer printed; what is not a line of JSON is passed over."""
    return [read_line(json.loads(line)) for line in text.splitlines() if line.startswith("{")]


def read_line(line: dict[str, Any]) -> Row:
    """Reads one line in the peers' format."""
    seconds, by_chance = line["seconds"], line["decisions_by_chance"]
    return Row(
        peer=line["peer"],
        version=line["version"],
        game=line["game"],
        seats=line["seats"],
        way=line["way"],
        by_seats=line["decisions_by_seats"] / seconds,
        by_chance=None if by_chance is None else by_chance / seconds,
        matches=line["matches"] / seconds,
    )


def read_thoughts(text: str) -> list[Thought]:
    """Reads what a program that searches printed."""
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return [
        Thought(
            peer=line["peer"],
            version=line["version"],
            game=line["game"],
            seats=line["seats"],
            way=line["way"],
            iterations=line["iterations"] / line["seconds"],
        )
        for line in lines
    ]


def read_bench(text: str) -> list[Row]:
    """Reads the object that `grasse bench --json` prints; its rates are those of one core."""
    bench = json.loads(text)
    by_seats = bench["seat_decisions_per_second"]
    row = Row(
        peer=OURS,
        version=str(bench.get("version", "")),
        game=bench["game"],
        seats=bench["seats"],
        way="compiled loop",
        by_seats=by_seats,
        by_chance=bench["decisions_per_second"] - by_seats,
        matches=bench["matches_per_second"],
    )
    return [row]


# What is measured.


@dataclass(frozen=True)
class Program:
    """Something that measures its games and prints them."""

    name: str
    command: list[str]
    read: Callable[[str], list[Any]] = read_lines


def thinkers(seconds: float, seed: int) -> list[Program]:
    """Our search, by this interpreter, and those of the peers."""
    programs = []
    for driver in sorted(DRIVERS.glob("*_search.py")):
        name = driver.stem.removesuffix("_search")
        interpreter = sys.executable if name == OURS else str(python())
        module = f"benchmarks.drivers.{driver.stem}"
        command = [interpreter, "-m", module, f"--seconds={seconds}", f"--seed={seed}"]
        programs.append(Program(f"{name} search", command, read_thoughts))
    return programs


def ours(seconds: float, seed: int) -> list[Program]:
    """Our own two games, run by this interpreter."""
    time = f"--seconds={seconds}"
    parfum = ["-m", "grasse", "bench", OUR_GAME, "--seats", "4", time, "--json"]
    connect_four = ["-m", "examples.connect_four.bench", time, f"--seed={seed}"]
    return [
        Program(f"{OURS} {OUR_GAME}", [sys.executable, *parfum], read_bench),
        Program(f"{OURS} {SAME_GAME}", [sys.executable, *connect_four]),
    ]


def peers(seconds: float, seed: int) -> list[Program]:
    """The plain C loop, and every peer that has a driver."""
    programs = [Program("C", [str(ENVIRONMENT / "connect_four"), str(seconds), str(seed)])]
    for driver in sorted(DRIVERS.glob("*_peer.py")):
        module = f"benchmarks.drivers.{driver.stem}"
        command = [str(python()), "-m", module, f"--seconds={seconds}", f"--seed={seed}"]
        programs.append(Program(driver.stem.removesuffix("_peer"), command))
    return programs


def python() -> Path:
    """The peers' interpreter."""
    folder, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return ENVIRONMENT / folder / name


def prepare() -> None:
    """Makes the peers' environment if it is not there or no longer what is asked for.

    A package that does not install is left out; its peer then says so in the table.
    """
    stamp = ENVIRONMENT / "installed.txt"
    wanted = REQUIREMENTS.read_text()
    if not (stamp.exists() and stamp.read_text() == wanted):
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        if not install("-r", str(REQUIREMENTS)):
            for line in wanted.splitlines():
                if line and not line.startswith("#"):
                    install(line, "-c", str(REQUIREMENTS))
        stamp.write_text(wanted)
    compile_c()
    fetch_sources()


def install(*what: str) -> bool:
    """Installs into the peers' environment; returns whether it could."""
    pip = [str(python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run([*pip, *what], capture_output=True, check=False).returncode == 0


def compile_c() -> None:
    """Compiles the C loop; without a compiler there is none, and the table says so."""
    target = ENVIRONMENT / "connect_four"
    target.unlink(missing_ok=True)
    compiler = shutil.which("cc")
    if compiler:
        source = str(DRIVERS / "connect_four.c")
        subprocess.run(
            [compiler, "-O3", "-march=native", "-o", str(target), source],
            capture_output=True,
            check=False,
        )


def fetch_sources() -> None:
    """Takes Catanatron's sources from its repository; without them the table says so."""
    git = shutil.which("git")
    if SOURCES.exists() or not git:
        return
    SOURCES.mkdir()
    for command in (
        ["init", "--quiet"],
        ["fetch", "--quiet", "--depth=1", *CATANATRON],
        ["checkout", "--quiet", "FETCH_HEAD"],
    ):
        if subprocess.run(
            [git, *command], cwd=SOURCES, capture_output=True, check=False
        ).returncode:
            shutil.rmtree(SOURCES)
            return


def measure(program: Program) -> tuple[list[Any], str]:
    """Runs *program* on one core; returns its rows, and why it failed or ""."""
    try:
        done = subprocess.run(
            [*pinned(), *program.command],
            cwd=ROOT,
            env=os.environ | ONE_THREAD,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        failed = done.returncode != 0 and program.read is read_bench  # its object is not complete
        rows = [] if failed else program.read(done.stdout)
    except (OSError, subprocess.TimeoutExpired, ValueError, KeyError) as error:
        return [], reason(f"{type(error).__name__}: {error}")
    if done.returncode:
        return rows, reason(done.stderr) or f"it ended with {done.returncode}"
    return rows, "" if rows else "it printed nothing"


def pinned() -> list[str]:
    """The command that keeps a program on one core, where there is one."""
    if sys.platform != "linux" or not shutil.which("taskset"):
        return []
    return ["taskset", "-c", str(max(os.sched_getaffinity(0)))]


def reason(errors: str) -> str:
    """The last line of *errors*, without the folders of this machine."""
    last = (errors.strip().splitlines() or [""])[-1]
    return last.replace(f"{ROOT}{os.sep}", "").replace(sys.executable, "python")


def run(seconds: float, rounds: int, only: list[str], console: Console) -> Run:
    """Measures everything in turn, *rounds* times."""
    seen = Run()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=None)
        for number in range(1, rounds + 1):
            programs = chosen(everything(seconds, number), only)
            progress.update(task, total=rounds * len(programs))
            rows: list[Row] = []
            thoughts: list[Thought] = []
            for program in programs:
                progress.update(task, description=f"round {number} of {rounds}: {program.name}")
                measured, failure = measure(program)
                rows += [row for row in measured if isinstance(row, Row)]
                thoughts += [row for row in measured if isinstance(row, Thought)]
                if failure:
                    seen.failures[program.name] = failure
                progress.advance(task)
            seen.rounds.append(rows)
            seen.thoughts.append(thoughts)
    return seen


def everything(seconds: float, seed: int) -> list[Program]:
    """All that is measured, in turn."""
    return ours(seconds, seed) + peers(seconds, seed) + thinkers(seconds, seed)


def chosen(programs: list[Program], only: list[str]) -> list[Program]:
    """Keeps the programs that have one of the words *only* in their name; all without a word."""
    words = {word.lower() for word in only}
    return [p for p in programs if not words or words & set(p.name.lower().split())]


# What it means.


def summary(rounds: list[list[Row]]) -> list[Line]:
    """Folds the rounds into a line a game, Connect Four first, then by peer."""
    by_key: dict[tuple[str, str, int, str], list[tuple[Row, float | None]]] = defaultdict(list)
    for rows in rounds:
        for row in rows:
            by_key[row.key].append((row, ratio(row, rows)))
    lines = [fold(measured) for measured in by_key.values()]
    for line in lines:
        rivals = [other for other in lines if other.row.key[:3] == line.row.key[:3]]
        line.best = line is max(rivals, key=lambda rival: rival.row.by_seats)
    return sorted(lines, key=lambda line: line.row.game != SAME_GAME)


def ratio(row: Row, rows: list[Row]) -> float | None:
    """Ours to *row*, in one round: the same game for Connect Four, else Parfum."""
    ours = SAME_GAME if row.game == SAME_GAME else OUR_GAME
    rates = [other.by_seats for other in rows if other.peer == OURS and other.game == ours]
    return max(rates) / row.by_seats if rates and row.peer != OURS else None


def fold(measured: list[tuple[Row, float | None]]) -> Line:
    """Takes the medians of one row over the rounds."""
    rows = [row for row, _ in measured]
    rates = [row.by_seats for row in rows]
    middle = replace(
        rows[0],
        by_seats=statistics.median(rates),
        by_chance=median(row.by_chance for row in rows if row.by_chance is not None),
        matches=statistics.median(row.matches for row in rows),
    )
    return Line(
        middle,
        spread=(max(rates) - min(rates)) / 2 / middle.by_seats,
        length=median(row.by_seats / row.matches for row in rows if row.matches),
        ratio=median(ratio for _, ratio in measured if ratio is not None),
    )


def median(values: Iterable[float]) -> float | None:
    """The median, or None of nothing."""
    known = list(values)
    return statistics.median(known) if known else None


def doubts(lines: Iterable[Line]) -> list[str]:
    """Names those whose Connect Four is longer or shorter than the others': another game."""
    lengths = [(line, line.length) for line in lines if line.row.game == SAME_GAME]
    known = [(line, length) for line, length in lengths if length is not None]
    if not known:
        return []
    usual = statistics.median(length for _, length in known)
    return [
        f"{line.row.peer} ({line.row.way}): {length:.2f} decisions a match of Connect Four, "
        f"where {usual:.2f} is usual; it does not play the same game"
        for line, length in known
        if abs(length / usual - 1) > TOLERANCE
    ]


# What is shown.

HEADS = (
    "program",
    "game",
    "seats",
    "driven by",
    "seats' decisions/s",
    "±",
    "chance's decisions/s",
    "matches/s",
    "decisions a match",
    "ours ÷ it",
)
NUMBERS = (2, 4, 5, 6, 7, 8, 9)  # columns of HEADS that stand to the right
BOLD = (4, 9)
ON_SCREEN = ("program", "game", "seats", "driven by", "seats' decisions/s", "±", "ours ÷ it")


def cells(line: Line) -> list[str]:
    """The line in words, one for each of HEADS."""
    row = line.row
    return [
        row.peer,
        row.game.replace("_", " "),
        str(row.seats),
        row.way,
        amount(row.by_seats),
        f"{line.spread:.0%}",
        "inside" if row.by_chance is None else amount(row.by_chance) if row.by_chance else "",
        amount(row.matches),
        "" if line.length is None else f"{line.length:.1f}",
        "" if line.ratio is None else times(line.ratio),
    ]


def amount(rate: float) -> str:
    """Three digits that count: 86,400,000 or 15.4."""
    if rate >= 100:
        digits = len(str(int(rate))) - 3
        return f"{round(rate, -digits):,.0f}"
    return f"{rate:.3g}"


def times(ratio: float) -> str:
    """How many times: 1,240 or 12 or 0.081."""
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"


def show(lines: list[Line], failures: dict[str, str], console: Console) -> None:
    """Prints what fits a narrow screen, the failures and the doubts."""
    table = Table(title="Random legal play, one core", caption="bold: a peer's fastest way")
    columns = [number for number, head in enumerate(HEADS) if head in ON_SCREEN]
    for number in columns:
        table.add_column(HEADS[number], justify="right" if number in NUMBERS else "left")
    for line in lines:
        words = cells(line)
        table.add_row(*[words[number] for number in columns], style="bold" if line.best else "")
    console.print(table)
    for name, why in failures.items():
        console.print(f"not measured: {name}: {why}", style="red", markup=False)
    for doubt in doubts(lines):
        console.print(doubt, style="red", markup=False)


def section(facts: dict[str, str], lines: list[Line], failures: dict[str, str]) -> str:
    """The results as Markdown."""
    versions = {line.row.peer: line.row.version for line in lines if line.row.version}
    parts = [
        "## Beside the peers",
        "Random legal play on one core, one thread. Rates are medians of "
        f"{facts['rounds']} rounds, in each of which all were measured in turn; ± is half the "
        "distance between the best and the worst. The last column is ours ÷ it in decisions by "
        "seats, the median of the ratios within each round: our Connect Four against Connect "
        "Four, and our Parfum for four seats against every other game, the nearest that the "
        "peer has (a decision is not the same amount of work in two games). Bold is a peer's "
        "fastest way. *Inside*: chance is drawn inside a step and cannot be counted. How each "
        "is driven is written in the programs of `benchmarks/drivers/`.",
        "\n".join(f"- {name}: {fact}" for name, fact in facts.items() if name != "rounds"),
        "- versions: " + ", ".join(f"{name} {number}" for name, number in versions.items()),
        markdown_table(lines),
    ]
    parts += [f"Not measured: {name}: `{why}`" for name, why in failures.items()]
    parts += [f"Doubtful: {doubt}." for doubt in doubts(lines)]
    return "\n\n".join(parts).replace("\n\n- versions", "\n- versions")


def markdown_table(lines: list[Line]) -> str:
    """The table of *lines*; the rate and ratio of each peer's fastest way are bold."""
    rule = ["--:" if number in NUMBERS else "---" for number in range(len(HEADS))]
    table = [list(HEADS), rule]
    for line in lines:
        words = cells(line)
        for number in BOLD:
            if line.best and words[number]:
                words[number] = f"**{words[number]}**"
        table.append(words)
    return "\n".join("| " + " | ".join(words) + " |" for words in table)


def thought_section(rounds: list[list[Thought]]) -> str:
    """The part about tree search, as Markdown."""
    words = (
        "Tree search on one core, one thread: iterations a second, from the root to a result and "
        "back, at the decisions of matches that are played at random. Medians of the same rounds. "
        "The last column compares Connect Four with random playouts, which is the same work for "
        "both; in other games an iteration is as long as a match of that game, or as far as the "
        "search looks, so that only the order of magnitude can be compared."
    )
    return f"### Tree search\n\n{words}\n\n{thought_table(rounds)}"


def thought_table(rounds: list[list[Thought]]) -> str:
    """Iterations a second, ours first."""
    by_key: dict[tuple[str, str, int, str], list[tuple[Thought, float | None]]] = defaultdict(list)
    for thoughts in rounds:
        rates = {(t.peer, t.game): t.iterations for t in thoughts if t.game == SAME_GAME}
        for thought in thoughts:
            own = rates.get((OURS, thought.game)) if thought.peer != OURS else None
            by_key[thought.key].append((thought, own / thought.iterations if own else None))
    table = [
        ["program", "game", "seats", "driven by", "iterations/s", "±", "ours ÷ it"],
        ["---", "---", "--:", "---", "--:", "--:", "--:"],
    ]
    for (peer, game, seats, way), measured in by_key.items():
        found = [thought.iterations for thought, _ in measured]
        middle = statistics.median(found)
        share = median(ratio for _, ratio in measured if ratio is not None)
        table.append(
            [
                peer,
                game.replace("_", " "),
                str(seats),
                way,
                amount(middle),
                f"{(max(found) - min(found)) / 2 / middle:.0%}",
                "" if share is None else times(share),
            ]
        )
    return "\n".join("| " + " | ".join(words) + " |" for words in table)


def write(text: str) -> None:
    """Puts *text* between the markers of results.md; at its end if it has none."""
    old = RESULTS.read_text() if RESULTS.exists() else "# Results\n"
    if OPENS not in old:
        old = f"{old.rstrip()}\n\n{OPENS}\n{CLOSES}\n"
    before, rest = old.split(OPENS, 1)
    after = rest.split(CLOSES, 1)[1]
    RESULTS.write_text(f"{before}{OPENS}\n\n{text}\n\n{CLOSES}{after}")


def machine() -> str:
    """The processor, its cores and the interpreter."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main() -> None:
    """Measures, shows and writes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all that was seen here")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="measure this alone (pgx, c, grasse ...), and leave results.md as it is",
    )
    options = parser.parse_args()
    programs = everything(options.seconds, 1)
    if not chosen(programs, options.only):
        parser.error("--only knows: " + ", ".join(program.name for program in programs))
    console = Console()
    with console.status("preparing the peers' environment (minutes, the first time)"):
        prepare()
    seen = run(options.seconds, options.rounds, options.only, console)
    lines = summary(seen.rounds)
    settings = f"--seconds {options.seconds:g} --rounds {options.rounds}"
    facts = {
        "date": date.today().isoformat(),
        "command": f"`python benchmarks/peers.py {settings}`",
        "machine": machine(),
        "rounds": str(options.rounds),
    }
    show(lines, seen.failures, console)
    if any(seen.thoughts):
        console.print(thought_table(seen.thoughts), markup=False, soft_wrap=True)
    if options.json:
        whole = facts | asdict(seen) | {"lines": [asdict(line) for line in lines]}
        options.json.write_text(json.dumps(whole, indent=1) + "\n")
    if not options.only:
        write(section(facts, lines, seen.failures) + "\n\n" + thought_section(seen.thoughts))


if __name__ == "__main__":
    main()
