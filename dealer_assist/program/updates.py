"""What became of updates of this kiosk: the version that waits, and the one that was refused."""

import os
import re
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.value import Value

VERSIONS = Path("/opt/dealer-assist")
"""Where the appliance keeps its versions; elsewhere there are none, and nothing waits."""
ASKED = "take-update"
"""The file in the session's folder for which the appliance takes the version that waits."""
_NUMBER = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class RefusedUpdate(Value):
    """A version that is not used: its number, since when, and why in a sentence."""

    version: str
    since: datetime
    words: str


class Updates(Value):
    """The version that waits for a closed table or the next start, and the one refused last."""

    waiting: str = ""
    refused: RefusedUpdate | None = None


def read_updates(folder: Path = VERSIONS) -> Updates:
    """Return what `dealer-assist-turn` left word of; what cannot be read is not there."""
    return Updates(_waiting(folder / "next"), _refused(folder / "refused"))


def ask_to_take(folder: Path | None = None) -> None:
    """Have the appliance take the version that waits; raises `OSError` where nobody would hear.

    dealer-assist-take.path looks for the file in the session's own folder, and takes it away.
    """
    session = folder or Path(os.environ.get("XDG_RUNTIME_DIR", "/run/dealer-assist"))
    (session / ASKED).touch(mode=0o600)


def _waiting(version: Path) -> str:
    with suppress(OSError, UnicodeDecodeError):
        text = (version / "app" / "dealer_assist" / "__init__.py").read_text(encoding="utf-8")
        if found := _NUMBER.search(text):
            return found[1]
    return ""


def _refused(file: Path) -> RefusedUpdate | None:
    with suppress(OSError, ValueError, OverflowError):
        number, moment, words = file.read_text(encoding="utf-8").splitlines()
        return RefusedUpdate(number, datetime.fromtimestamp(int(moment), UTC), words)
    return None
