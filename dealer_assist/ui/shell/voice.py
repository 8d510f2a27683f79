"""Whether this kiosk can speak, which is known without Qt."""

from importlib.util import find_spec

SPEECH = "PySide6.QtTextToSpeech"


def has_voice() -> bool:
    """Return True if Qt's speech is installed; it is not loaded for that."""
    try:
        return find_spec(SPEECH) is not None
    except (ImportError, ValueError):
        return False
