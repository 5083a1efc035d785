"""Numba, set up once: how rules are compiled, and where the compiled code is kept."""

from __future__ import annotations

import atexit
import hashlib
import importlib.metadata
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

# Of Numba's levels this one compiles fastest by far, and the rules, whose small parts are folded
# together below, run no slower in it. It must be set before Numba is first imported.
os.environ.setdefault("NUMBA_OPT", "1")

import numba
from numba.core.caching import CacheImpl, UserProvidedCacheLocator
from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = not numba.config.DISABLE_JIT
"""False when NUMBA_DISABLE_JIT=1: then the very same functions run interpreted."""

HOUSE = Path(__file__).resolve().parents[1]
SHARED_ROOMS = ("kernel", "players")  # whose functions are compiled into those of every game
NAME_SIZE = 20  # of a cache folder
KEPT_SECONDS = 30 * 24 * 3600


def cache_root() -> Path:
    """Where compiled code is kept: GRASSE_CACHE, or grasse/ in the user's cache folder."""
    chosen = os.environ.get("GRASSE_CACHE")
    if chosen:
        return Path(chosen)
    root = user_cache_path("grasse", appauthor=False)
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        return _passing_root()
    return root if os.access(root, os.W_OK) else _passing_root()


@cache
def _passing_root() -> Path:
    """A folder for this process alone: one that others can write to must not hold code."""
    folder = tempfile.mkdtemp(prefix="grasse-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@cache
def cache_folder(*folders: Path) -> Path:
    """The folder for code compiled from *folders*, named after all that the code depends on.

    Numba does not notice an edit in an imported file, nor a changed flag; here either one leads
    to another folder, so a stale cache is impossible. Checkouts of the same sources share one.
    """
    digest = hashlib.sha256()
    for package in ("numba", "numpy", "llvmlite"):
        digest.update(importlib.metadata.version(package).encode())
    digest.update(f"boundscheck {numba.config.BOUNDSCHECK} opt {numba.config.OPT}".encode())
    sources = {path for room in SHARED_ROOMS for path in (HOUSE / room).rglob("*.py")}
    for path in sorted(sources.union(*(folder.glob("*.py") for folder in folders))):
        digest.update(_told(path).encode())
        digest.update(path.read_bytes())
    chosen = cache_root() / digest.hexdigest()[:NAME_SIZE]
    with suppress(OSError):
        os.utime(chosen)  # in use: forget_old_caches() leaves it alone
    return chosen


def _told(path: Path) -> str:
    """A path as every checkout of the house tells it; of what lies elsewhere, the whole path."""
    return str(path.relative_to(HOUSE) if path.is_relative_to(HOUSE) else path)


class Locator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Where Numba looks in a cache folder: by itself it would look apart for every checkout.

    Whether code fits its source it tells by what is written there, not by its time or its place.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Which folder has the code of a file."""
        room = _told(Path(py_file).resolve().parent)
        return hashlib.sha256(room.encode()).hexdigest()[:NAME_SIZE]


# Where it may not write there, and for what lies in no file, it looks where it would by itself.
LOCATORS = ",".join(
    [f"{__name__}.{Locator.__name__}", *(e.__name__ for e in CacheImpl._locator_classes)]
)


def is_watched(rule: Any, *folders: Path) -> bool:
    """Whether an edit of *rule*, if it is a function, leads to another cache_folder(*folders)."""
    code = getattr(getattr(rule, "py_func", rule), "__code__", None)
    if code is None:
        return True
    own = Path(code.co_filename).resolve().parent
    rooms = [HOUSE / room for room in SHARED_ROOMS]
    return own in [folder.resolve() for folder in folders] or any(map(own.is_relative_to, rooms))


def is_compiled(folder: Path, part: str = "game") -> bool:
    """Whether all of a part of *folder* was compiled before, and is only to be loaded."""
    return not COMPILED or (cache_folder(folder) / f"{part}.complete").exists()


def mark_compiled(folder: Path, part: str = "game") -> None:
    """Remembers that all of a part of *folder* is compiled."""
    if COMPILED:
        cache_folder(folder).mkdir(parents=True, exist_ok=True)
        (cache_folder(folder) / f"{part}.complete").touch()


def jit(function: Function, home: Path | None = None, keep: bool = True) -> Function:
    """Compiles *function* when it is first called; *keep*s the result on disk; frees the GIL.

    *home* is a folder whose sources it depends on besides those of its own.
    """
    return _compile(function, home, cache=keep)


def part(function: Function) -> Function:
    """Like jit, for a part that only compiled code calls: Numba need not make a Python wrapper.

    There being none, Python must not call it, unless all is interpreted: the process would crash.
    """
    return _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def inline(function: Function) -> Function:
    """Like part, and as closed to Python, for a small one that is folded into each caller."""
    return _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)


def _compile(function: Function, home: Path | None = None, **flags: bool) -> Function:
    if not COMPILED:
        return function
    own = Path(function.__code__.co_filename).resolve().parent
    # Both are read by Numba as it decorates.
    numba.config.CACHE_DIR = str(cache_folder(home or own, own))
    numba.config.CACHE_LOCATOR_CLASSES = LOCATORS
    compiled: Function = numba.njit(nogil=True, **{"cache": True, **flags})(function)
    widen_integers(compiled)
    return compiled


def widen_integers(compiled: Any) -> None:
    """Makes compiled callers pass every integer as int64.

    Numba would compile a function again for each mix of integer widths and even for each constant:
    tell() alone came in seventy versions, and a game took twice as long to compile.
    """
    resolve = compiled.get_call_template

    def resolve_widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return resolve(tuple(map(_widened, args)), {k: _widened(v) for k, v in kws.items()})

    compiled.get_call_template = resolve_widened


def _widened(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(plain, numba.types.Integer) else plain


def forget_old_caches(now: float | None = None) -> list[Path]:
    """Removes compiled code that nobody has used for a month; returns what was removed."""
    oldest = (now or time.time()) - KEPT_SECONDS
    root = cache_root()
    ours = re.compile(f"[0-9a-f]{{{NAME_SIZE}}}")  # somebody may have pointed us at their home
    folders = [path for path in root.glob("*") if path.is_dir() and ours.fullmatch(path.name)]
    removed = [path for path in folders if path.stat().st_mtime < oldest]
    for path in removed:
        shutil.rmtree(path, ignore_errors=True)
    return removed
