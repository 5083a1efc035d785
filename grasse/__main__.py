"""Lets `python -m grasse` be the command."""

import sys

from grasse.cli import main

if __name__ == "__main__":
    sys.exit(main())
