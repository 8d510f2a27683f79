"""A copy of the front door in a temporary folder, with a Python that only notes what it is told."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

HOUSE = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock")

# Notes each call on one line, and fails where the test says so. Both are files beside it: the door
# lets no variable through that the program does not know.
NOTING_PYTHON = """#!/bin/bash
house=${0%/.venv/*}
printf -v note '%s|' "QT_QPA_PLATFORM=${QT_QPA_PLATFORM-}" "$@"
echo "$note" >>"$house/notes"  # in one piece: another may note its call at the same time
at=
[[ ! -e $house/fails ]] || { read -r at; read -r status; } <"$house/fails"
[[ -z $at || "$*" != *"$at"* ]] || exit "$status"
"""


@pytest.fixture(autouse=True, scope="session")
def _one_application(qapp: QApplication) -> None:
    """Paint papers with the application that screens have: a lesser one would be in their way."""


@dataclass(frozen=True, slots=True)
class FrontDoor:
    """A checkout that has only its door, its locks and what a test puts on its PATH."""

    folder: Path

    @property
    def tools(self) -> Path:
        return self.folder / "tools"

    @property
    def ready(self) -> Path:
        return self.folder / ".venv" / "ready"

    def put_tool(self, name: str, script: str) -> Path:
        """Put a small shell script on the PATH, ahead of the machine's own."""
        tool = self.tools / name
        tool.parent.mkdir(parents=True, exist_ok=True)
        tool.write_text(f"#!/bin/bash\n{script}\n")
        tool.chmod(0o755)
        return tool

    def put_venv(self) -> None:
        """Put a `.venv` there whose Python notes its calls, with nothing installed yet."""
        python = self.folder / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(NOTING_PYTHON)
        python.chmod(0o755)
        (self.folder / ".venv/lib/python3.11/site-packages").mkdir(parents=True)

    def put_everything(self, *platforms: str) -> None:
        """Put a `.venv` there that is ready for both locks and these Qt platforms."""
        self.put_venv()
        self.ready.mkdir()
        for lock in LOCKS:
            shutil.copy2(self.folder / lock, self.ready / lock)
        for platform in platforms:
            (self.ready / platform).touch()

    def run(
        self,
        *words: str,
        path: str | None = None,
        fail_at: str = "",
        fail_with: int = 3,
        **environment: str,
    ) -> subprocess.CompletedProcess[str]:
        """Type `./run` and words, from another folder, in an environment of our own."""
        (self.folder / "fails").write_text(f"{fail_at}\n{fail_with}\n")
        return self.shell([str(self.folder / "run"), *words], path, environment)

    def call(self, function: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Call functions of the first-time script as `./run` would."""
        setting = 'here=$PWD/..; venv=$here/.venv; ready=$venv/ready; stop() { echo "$@"; exit 2; }'
        source = 'say() { echo "$@"; }; source "$here/packaging/prepare.bash"'
        script = f"set -euo pipefail; {setting}; {source}; {function}"
        return self.shell(["/bin/bash", "-c", script], None, environment)

    def shell(
        self, command: list[str], path: str | None, environment: dict[str, str]
    ) -> subprocess.CompletedProcess[str]:
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir(exist_ok=True)
        path = f"{self.tools}:{os.environ['PATH']}" if path is None else path
        base = {"PATH": path, "HOME": str(self.folder)}
        return subprocess.run(
            command,
            env=base | environment,
            cwd=elsewhere,
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )

    def notes(self) -> list[str]:
        """Return what the noting Python was called with, one line a call."""
        notes = self.folder / "notes"
        return notes.read_text().splitlines() if notes.exists() else []


@pytest.fixture
def door(tmp_path: Path) -> FrontDoor:
    folder = tmp_path / "a house with spaces"
    (folder / "packaging").mkdir(parents=True)
    for name in ("run", "packaging/prepare.bash", *LOCKS):
        shutil.copy2(HOUSE / name, folder / name)
    return FrontDoor(folder)


@pytest.fixture
def house() -> Path:
    return HOUSE
