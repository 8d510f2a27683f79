"""Whether this kiosk can sound and speak, which is known without Qt."""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

SPEECH = "PySide6.QtTextToSpeech"
MULTIMEDIA = "PySide6.QtMultimedia"
PLAYERS = {"paplay": (), "aplay": ("--quiet",)}
"""Small programs that play a file, and how they are called."""
_CARDS = Path("/dev/snd")


def has_voice() -> bool:
    """Return True if Qt's speech is installed; it is not loaded for that."""
    return is_installed(SPEECH)


def has_sound(cards: Path = _CARDS) -> bool:
    """Return True if something here plays a file and somewhere it comes out."""
    has_player = is_installed(MULTIMEDIA) or any(map(shutil.which, PLAYERS))
    return has_player and (sys.platform != "linux" or _has_output(cards))


def is_installed(module: str) -> bool:
    """Return True if a part of Qt could be loaded."""
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def _has_output(cards: Path) -> bool:
    # A card that plays ends in p, one that listens in c. A sound server may play over a network.
    server = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "pulse", "native")
    return any(cards.glob("pcm*p")) or server.exists()
