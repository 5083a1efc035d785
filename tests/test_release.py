"""A release is tagged only when everything is ready."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from grasse import __version__

ROOT = Path(__file__).resolve().parents[1]
READY = f"""# Changelog

## [Unreleased]

## [{__version__}] - 2026-01-01

### Added
- Roses.
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository that is ready; its checks and tests are one line each."""
    (tmp_path / "scripts").mkdir()
    for name in ("release", "venv.sh"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    for name in ("check", "test", "coverage"):
        script = tmp_path / "scripts" / name
        script.write_text(f"#!/bin/sh\necho {name} ran\n")
        script.chmod(0o755)
    python = tmp_path / ".venv" / "bin" / "python"  # only builds the wheel here
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\n")
    python.chmod(0o755)
    (tmp_path / "scripts" / "bundle.js").touch()  # the page is bundled by tools that are there
    for name in ("package-lock.json", "node_modules/installed"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}\n")
    (tmp_path / "grasse").mkdir()
    (tmp_path / "grasse" / "__init__.py").write_text(f'__version__ = "{__version__}"\n')
    (tmp_path / "CHANGELOG.md").write_text(READY)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=Rosa", "-c", "user.email=rosa@example.org")
    done = subprocess.run(
        ["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message=all")


def release(folder: Path, version: str = __version__) -> subprocess.CompletedProcess[str]:
    who = {"GIT_COMMITTER_NAME": "Rosa", "GIT_COMMITTER_EMAIL": "rosa@example.org"}
    return subprocess.run(
        ["bash", "scripts/release", version],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), **who},
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_is_ready_is_tagged(checkout: Path) -> None:
    done = release(checkout)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["check", "ran", "test", "ran", "coverage", "ran"]
    assert git(checkout, "tag").split() == [f"v{__version__}"]
    assert "is tagged already" in release(checkout).stderr


def test_another_version_than_the_house_says_is_refused(checkout: Path) -> None:
    assert "says another version than 99.0.0" in release(checkout, "99.0.0").stderr


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        (READY.replace(" - 2026-01-01", ""), "has no section"),
        (READY.replace("[Unreleased]", "[Unreleased]\n- Violets."), "under [Unreleased]"),
    ],
)
def test_a_changelog_that_is_not_ready_is_refused(
    checkout: Path, written: str, complaint: str
) -> None:
    (checkout / "CHANGELOG.md").write_text(written)
    commit(checkout)
    done = release(checkout)
    assert complaint in done.stderr
    assert not git(checkout, "tag")


@pytest.mark.parametrize("script", ["check", "test", "coverage"])
def test_what_fails_its_checks_or_tests_is_not_tagged(checkout: Path, script: str) -> None:
    (checkout / "scripts" / script).write_text("#!/bin/sh\nexit 1\n")
    commit(checkout)
    assert release(checkout).returncode
    assert not git(checkout, "tag")


def test_what_is_not_committed_is_not_tagged(checkout: Path) -> None:
    (checkout / "grasse" / "rose.py").write_text("")
    assert "not committed" in release(checkout).stderr
