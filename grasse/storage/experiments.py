"""Experiments of the laboratory: what people tried, and what came of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

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


def keep_experiment(connection: Connection, row: ExperimentRow) -> bool:
    """Keeps how far an experiment is, and no more of a person than KEPT.

    Answers whether it goes on: another worker may have stopped it.
    """
    meant = EXPERIMENTS.c.experiment == row.experiment
    known = connection.execute(select(EXPERIMENTS.c.status).where(meant)).scalar()
    if known == "stopped" and row.status == "working":
        return False
    connection.execute(delete(EXPERIMENTS).where(meant))
    connection.execute(insert(EXPERIMENTS).values(asdict(row)))
    older = experiments_of(connection, row.person)[KEPT:]
    names = [each.experiment for each in older]
    connection.execute(delete(EXPERIMENTS).where(EXPERIMENTS.c.experiment.in_(names)))
    return True


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
