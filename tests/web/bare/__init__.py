"""The page's modules under Node, without a browser: what is a pure function there is tested so."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
NODE = shutil.which("node") or str(Path(sys.executable).with_name("node"))  # see scripts/venv.sh


def run(script: str, told: dict[str, Any]) -> Any:
    """Runs a script of this folder with what the games tell; answers with what it writes."""
    command = [NODE, str(FOLDER / script)]
    ran = subprocess.run(
        command, input=json.dumps(told), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)
