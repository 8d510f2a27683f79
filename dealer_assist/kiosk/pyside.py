"""The PySide that this program accepts, and Python's own import kept in its place.

Below Python 3.12 every PySide6 after 6.8.0.2 loses a reference to `None` at each call that returns
nothing. After some thousand calls `None` is gone, and Python aborts in the middle of a round.

Once loaded, PySide reads the source of every module that is imported, to see whether it uses
PySide's other way of writing names. None here does, and reading them takes a tenth of a start.
Loaded before PySide, this module keeps the import that Python had.
"""

import builtins
import sys

from dealer_assist.errors import UsageError

LAST_GOOD = (6, 8, 0, 2)
NONE_CANNOT_DIE = (3, 12)

_plain_import = builtins.__import__


def require_fitting_qt() -> None:
    """Refuse to draw with a PySide6 that would abort; call this before the first call of Qt."""
    if sys.version_info >= NONE_CANNOT_DIE:
        return
    import PySide6

    if said := trouble(sys.version_info[:2], PySide6.__version__):
        raise UsageError(said)


def trouble(python: tuple[int, ...], qt: str) -> str:
    """Return why these two must not meet, or nothing where they may."""
    version = tuple(int(part) for part in qt.split(".") if part.isdecimal())
    if python >= NONE_CANNOT_DIE or version <= LAST_GOOD:
        return ""
    return (
        f"PySide6 {qt} aborts on Python {'.'.join(map(str, python))} after some thousand calls: "
        "install PySide6-Essentials 6.8.0.2, as requirements.lock names it, or use Python 3.12 "
        "or later."
    )


def restore_imports() -> None:
    """Import as before PySide was loaded."""
    builtins.__import__ = _plain_import
