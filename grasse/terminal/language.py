"""Which of our languages a user speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping

from grasse.terminal.complaint import unknown
from grasse.words import LANGUAGES, Words, speak

DEFAULT = "en"


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG if we have it, or else English."""
    values = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if values.get(name):
            language = values[name][:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def house_words() -> Words:
    """The words of the house in the user's usual language."""
    return speak(usual_language())


def choose_language(given: str | None) -> str:
    """The language that was asked for by its code or its name, or else the usual one."""
    if given is None:
        return usual_language()
    by_name = {name.casefold(): code for code, name in LANGUAGES.items()}
    code = by_name.get(given.casefold(), given.casefold())
    if code not in LANGUAGES:
        raise unknown(house_words(), "complain-language", given, LANGUAGES)
    return code
