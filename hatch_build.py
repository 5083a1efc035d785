"""Takes the page in a few files along, wherever a wheel or an sdist is built."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Bundle(BuildHookInterface[Any]):
    """Bundles with Node and its tools if they are here, as after scripts/test.

    An sdist has a bundle already. Where there is neither, the page goes as it was written: it
    looks the same, and takes longer to come.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the bundle to what is built; whoever works on the page wants none."""
        if version == "editable":
            return
        for folder in self.bundles(Path(self.root)):
            build_data["force_include"][str(folder)] = f"grasse/bundle/{folder.name}"

    def bundles(self, root: Path) -> list[Path]:
        """The bundle of these sources, or whatever there is."""
        node, tool = shutil.which("node"), root / "scripts" / "bundle.js"
        if node and tool.is_file() and (root / "node_modules" / "rolldown").is_dir():
            made = subprocess.run([node, tool], stdout=subprocess.PIPE, text=True, check=True)
            return [Path(made.stdout.strip())]
        found = list((root / "grasse" / "bundle").glob("[!.]*"))
        if not found:
            self.app.display_warning("without Node and scripts/bundle the page goes unbundled")
        return found
