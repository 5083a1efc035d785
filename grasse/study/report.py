"""What an arena found, as a page with pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from grasse.study.ratings import Estimate
from grasse.study.standings import Meeting, Table

COLOUR, INK = "#4c72b0", "#333333"
STYLE: Any = {
    "svg.hashsalt": "grasse",  # so that the same numbers give the same file
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
}
NOTES = """A rating is 400·log10 of a player's strength in a Plackett-Luce model, and the mean of a
table is 0: 100 points ahead is 64 % before the other. Intervals are those of 95 %, from a bootstrap
over deals. Every deal is played in all orders of the seats with the same luck. Shares of wins have
Wilson's interval; *fair* is the share of equals."""


def write_page(path: Path, title: str, tables: Sequence[Table]) -> bool:
    """Writes the page and its pictures; False if there are none because matplotlib is missing."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        pictures: dict[str, str] = {}
    else:
        with mpl.rc_context(STYLE):
            pictures = {
                table.contest.name: draw(
                    table, path.parent / f"{path.stem}-{table.contest.name}.svg"
                )
                for table in tables
                if table.ratings
            }
    parts = [f"# {title}", NOTES]
    for table in tables:
        parts += section(table, pictures.get(table.contest.name))
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return bool(pictures) or not any(table.ratings for table in tables)


def section(table: Table, picture: str | None = None) -> list[str]:
    """The part of one contest, as paragraphs of Markdown."""
    parts = [f"## {table.contest.title}"]
    if picture:
        parts.append(f"![ratings, {table.contest.title}]({picture})")
    parts.append(standings_table(table))
    counted = f"{table.matches:,} matches in {table.deals:,} deals."
    if table.left_out:
        counted += f" {table.left_out:,} more are not counted: their deals are not complete."
    parts.append(counted)
    if table.meetings:
        parts.append(meetings_table(table.meetings))
    return parts


def standings_table(table: Table) -> str:
    """The players of a contest, the strongest first."""
    titles = ("player", "rating", "95 %", "ahead of the next", "95 %", "wins", "place", "points")
    rows = []
    for standing in table.standings:
        rating, ahead = standing.rating, standing.ahead
        rows.append(
            [
                f"`{standing.player}`",
                f"{rating.value:+.0f}" if rating else "",
                interval(rating),
                f"{ahead.value:.0f}" if ahead else "",
                interval(ahead),
                percent(standing.wins),
                f"{standing.place:.2f}",
                f"{standing.points:.1f}",
            ]
        )
    return markdown(titles, rows)


def meetings_table(meetings: Iterable[Meeting]) -> str:
    """Who won how often in each line-up."""
    rows = []
    for meeting in meetings:
        for name, share in meeting.wins.items():
            fair = meeting.lineup.count(name) / len(meeting.lineup)
            rows.append(
                [
                    " ".join(f"`{player}`" for player in meeting.lineup),
                    f"`{name}`",
                    percent(share.value),
                    f"{percent(share.low)} to {percent(share.high)}",
                    percent(fair),
                    f"{meeting.matches:,}",
                ]
            )
    return markdown(("line-up", "player", "wins", "95 %", "fair", "matches"), rows)


def markdown(titles: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table; all but the first column stand to the right."""
    lines = ["| " + " | ".join(titles) + " |", "|---" + "|---:" * (len(titles) - 1) + "|"]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])


def interval(estimate: Estimate | None) -> str:
    """From where to where: -12 to +40."""
    return f"{estimate.low:+.0f} to {estimate.high:+.0f}" if estimate else ""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def draw(table: Table, path: Path) -> str:
    """Draws the ratings of a contest; answers with the name of the file.

    The same ratings give the same file.
    """
    from matplotlib.figure import Figure

    rated = [(standing.player, standing.rating) for standing in table.standings if standing.rating]
    figure = Figure(figsize=(7.2, 0.8 + 0.36 * len(rated)), layout="constrained")
    axes = figure.add_subplot()
    for row, (_, rating) in enumerate(rated):
        errors = [[rating.value - rating.low], [rating.high - rating.value]]
        axes.errorbar(rating.value, row, xerr=errors, fmt="o", color=COLOUR, capsize=3)
    axes.axvline(0, color=INK, linewidth=0.6)
    axes.set_yticks(range(len(rated)), [name for name, _ in rated])
    axes.set_ylim(len(rated) - 0.5, -0.5)
    axes.set(xlabel=f"rating, {table.contest.title}")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    return path.name
