"""Experiments of the laboratory: what people tried, and what came of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select, update

from grasse.storage.schema import EXPERIMENTS

KEPT = 30  # experiments of one person; the oldest goes first


@dataclass(frozen=True)
class ExperimentRow:
    """A row of EXPERIMENTS."""

    experiment: str
    person: str
    game: str
    status: str
    at: float
    told: bytes
    wish: bytes | None = None
    trials: bytes | None = None
    worker: str = ""


def begin_experiment(connection: Connection, row: ExperimentRow) -> None:
    """Keeps an experiment that begins or goes on, and no more of a person than KEPT.

    From now on it is that of this worker, whoever played it before.
    """
    meant = EXPERIMENTS.c.experiment == row.experiment
    connection.execute(delete(EXPERIMENTS).where(meant))
    connection.execute(insert(EXPERIMENTS).values(asdict(row)))
    older = experiments_of(connection, row.person)[KEPT:]
    names = [each.experiment for each in older]
    connection.execute(delete(EXPERIMENTS).where(EXPERIMENTS.c.experiment.in_(names)))


def keep_experiment(connection: Connection, row: ExperimentRow) -> bool:
    """Keeps how far an experiment is.

    Answers whether it goes on: another worker may have stopped it or gone on with it, and whoever
    began it may have left.
    """
    meant = EXPERIMENTS.c.experiment == row.experiment, EXPERIMENTS.c.worker == row.worker
    known = connection.execute(select(EXPERIMENTS.c.status).where(*meant)).scalar()
    if known is None or (known == "stopped" and row.status == "working"):
        return False
    values = asdict(row)
    del values["person"]  # they may have become another one meanwhile
    connection.execute(update(EXPERIMENTS).where(*meant).values(values))
    return True


def renew_experiments(
    connection: Connection, names: Collection[str], worker: str, at: float
) -> None:
    """Says of experiments that a worker plays that they still went on at this time."""
    mine = EXPERIMENTS.c.experiment.in_(names), EXPERIMENTS.c.worker == worker
    going = EXPERIMENTS.c.status.in_(("waiting", "working"))
    connection.execute(update(EXPERIMENTS).where(*mine, going).values(at=at))


def find_experiment(connection: Connection, experiment: str) -> ExperimentRow | None:
    """An experiment by its name."""
    wanted = select(EXPERIMENTS).where(EXPERIMENTS.c.experiment == experiment)
    row = connection.execute(wanted).first()
    return ExperimentRow(**row._mapping) if row else None


def experiments_of(connection: Connection, person: str) -> list[ExperimentRow]:
    """The experiments of a person, the latest first."""
    wanted = select(EXPERIMENTS).where(EXPERIMENTS.c.person == person)
    ordered = wanted.order_by(EXPERIMENTS.c.at.desc(), EXPERIMENTS.c.experiment)
    return [ExperimentRow(**row._mapping) for row in connection.execute(ordered)]
