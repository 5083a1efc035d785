"""How long the database may take to answer, as the settings say."""

from __future__ import annotations

import math
import os

from grasse.server.logs import BadSetting

USUAL = 30.0  # seconds


def patience() -> float:
    """Seconds after which it is said that the database does not answer."""
    chosen = os.environ.get("GRASSE_DATABASE_PATIENCE", "").strip()
    try:
        found = float(chosen or USUAL)
    except ValueError:
        found = -1.0
    if not 0 < found < math.inf:
        raise BadSetting(f"GRASSE_DATABASE_PATIENCE is a number of seconds, not {chosen!r}")
    return found
