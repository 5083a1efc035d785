"""`grasse serve` that may take its time to end: what it breaks off even so does hang."""

from __future__ import annotations

import sys

from grasse.cli import main
from grasse.server import serving

serving.LAST_ANSWERS = 200
serving.LAST_WORD = 200.0

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
