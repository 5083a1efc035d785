"""kill -9 at random points, while people and bots play on many tables.

    python -m campaigns.kill --rounds 1000 --jobs 16
    python -m campaigns.kill --rounds 300 --jobs 16 --database postgresql --workers 2
    python -m campaigns.kill --rounds 50 --jobs 8 --database postgresql --victim database

Each job has a server and a database of its own. A round plays, kills, looks at what is written,
starts again, and waits until every table has come to its next decision by itself. In the end every
match is played to its end. Found is: a decision that was acknowledged and is lost, or is written
though nobody sent it; an entry that has changed; a match that is half opened or does not go on; an
answer 5xx; an error in the log.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import psutil

from campaigns.house import House
from campaigns.running import Order, Tell, parser, run
from tests.postgres import PostgreSQL

VICTIMS = ("server", "database")
END = 240.0  # seconds that all matches of a job may take to their ends
BETWEEN = 15  # decisions, about, from one kill to the next


class Killer:
    """Plays rounds in one house."""

    def __init__(self, house: House, postgres: PostgreSQL | None, victim: str) -> None:
        self.house, self.postgres, self.victim = house, postgres, victim
        self.rng = house.rng
        house.may_be_broken = victim == "database"

    def round(self) -> None:
        """Plays, kills, looks, and sees that all goes on."""
        house = self.house
        opening = threading.Thread(target=house.fill, daemon=True)
        opening.start()
        if len(house.playing) == house.size or self.rng.random() < 0.6:
            wanted = house.acknowledged() + self.rng.randint(1, 2 * BETWEEN)
            house.wait(
                lambda: (
                    house.acknowledged() >= wanted
                    or (house.is_deserted and not opening.is_alive())  # nobody is left to decide
                ),
                f"{BETWEEN} decisions",
            )
        time.sleep(self.rng.uniform(0, 0.2))  # and so in the middle of anything
        if self.victim == "database":
            self.kill_database()
        else:
            self.kill_server()
        opening.join()
        if not house.is_running:
            house.findings.append("the server ended by itself")
            house.start()
        again = time.monotonic()
        house.wait_until_all_go_on()
        waited = round(time.monotonic() - again, 1)
        house.most["longest wait until all went on, s"] = waited
        house.read_log()

    def kill_server(self) -> None:
        """Kills all of it, or its main process, or one worker; then again while it starts."""
        house, rng = self.house, self.rng
        chosen = rng.choice(("all", "all", "main", "worker")) if house.server.workers > 1 else "all"
        house.counts[f"killed: {chosen}"] += 1
        if chosen == "worker":
            with suppress(psutil.NoSuchProcess):
                rng.choice(house.server.worker_processes()).kill()
            house.look()
            house.forgive()
            return
        family = psutil.Process(house.server.pid).children(recursive=True)
        if chosen == "main":
            os.kill(house.server.pid, signal.SIGKILL)
            assert house.server.process is not None
            house.server.process.wait()
            _, alive = psutil.wait_procs(family, timeout=60)
            house.findings += [f"{process} outlived its server" for process in alive]
        else:
            house.server.kill()
        house.look()
        if rng.random() < 0.1:
            house.counts["killed: while it starts"] += 1
            house.start_and_die(rng.uniform(0.2, 4))
            house.look()
        house.start()

    def kill_database(self) -> None:
        """Kills PostgreSQL, and starts it again; nobody touches the server."""
        assert self.postgres is not None
        self.house.counts["killed: database"] += 1
        self.postgres.kill()
        time.sleep(self.rng.uniform(0, 2))
        self.postgres.start()
        self.house.look()
        self.house.forgive()


def work(order: Order, tell: Tell) -> None:
    """The rounds of one job."""
    chosen, folder = order.chosen, Path(tempfile.mkdtemp(prefix="grasse-kill-"))
    found = 0
    with ExitStack() as stack:
        postgres = PostgreSQL() if chosen.database == "postgresql" else None
        database = postgres.make() if postgres else str(folder / "grasse.sqlite")
        if postgres:
            stack.callback(postgres.remove)
        house = House(database, folder, order.name, chosen.tables, chosen.workers)
        stack.callback(house.close)
        house.start()
        killer = Killer(house, postgres, chosen.victim)
        for number in range(order.amount):
            if order.is_late or found > 10:
                break
            killer.round()
            found += len(house.findings)
            tell(house.take(1, f"seed {order.name}, round {number}, {folder}"))
        if chosen.end:
            house.wait_for_the_end(END)
        house.read_log()
        house.counts["acknowledged decisions"] = house.acknowledged()
        house.counts["matches played to the end"] = len(house.meetings) - len(house.playing)
        found += len(house.findings)
        tell(house.take(0, f"seed {order.name}, at the end, {folder}"))
    if not found:  # what was found has its log and its database there
        shutil.rmtree(folder)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    options = parser(__doc__ or "", "rounds", 10)
    options.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--victim", choices=VICTIMS, default="server")
    options.add_argument("--tables", type=int, default=6, help="of each job, at once")
    options.add_argument("--no-end", action="store_false", dest="end", help="play no match out")
    chosen = options.parse_args(arguments)
    if chosen.victim == "database" and chosen.database != "postgresql":
        options.error("only PostgreSQL can be killed by itself")
    return run(work, chosen)


if __name__ == "__main__":
    sys.exit(main())
