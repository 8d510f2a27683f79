"""The pairs of Python and Qt that must not meet.

Below Python 3.12 every PySide6 after 6.8.0.2 loses a reference to `None` at each call that returns
nothing. After some thousand calls `None` is gone, and Python aborts in the middle of a round.
"""

import sys

from dealer_assist.errors import UsageError

LAST_GOOD = (6, 8, 0, 2)
NONE_CANNOT_DIE = (3, 12)


def require_fitting_qt() -> None:
    """Refuse to draw with a PySide6 that would abort; ask before the first call of Qt."""
    if sys.version_info >= NONE_CANNOT_DIE:
        return
    import PySide6

    if said := trouble(sys.version_info[:2], PySide6.__version__):
        raise UsageError(said)


def trouble(python: tuple[int, ...], qt: str) -> str:
    """Say why these two must not meet, or nothing where they may."""
    version = tuple(int(part) for part in qt.split(".") if part.isdecimal())
    if python >= NONE_CANNOT_DIE or version <= LAST_GOOD:
        return ""
    return (
        f"PySide6 {qt} aborts on Python {'.'.join(map(str, python))} after some thousand calls: "
        "install PySide6-Essentials 6.8.0.2, as requirements.lock names it, or use Python 3.12 "
        "or later."
    )
