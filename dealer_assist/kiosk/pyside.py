"""PySide as we take it: none that would abort, and imports as Python makes them.

Below Python 3.12 every PySide6 after 6.8.0.2 loses a reference to `None` at each call that returns
nothing. After some thousand calls `None` is gone, and Python aborts in the middle of a round.

Once loaded, PySide reads the source of every module that is imported, to see whether it asks for
PySide's other way of writing names. Nobody here does, and two hundred modules are a tenth of the
time until the table stands. Loaded before PySide, this module keeps the import that Python had.

With itself the pinned PySide loads what writes its stub files, a tenth of the time until the first
picture. Nothing that runs asks for it, so it is given empty. This leans on PySide's insides: it is
done for that one release alone, and `tests/kiosk/test_pyside.py` notices when they change.
"""

import builtins
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import SupportsIndex

from dealer_assist.errors import UsageError

LAST_GOOD = (6, 8, 0, 2)
NONE_CANNOT_DIE = (3, 12)

STUB_WRITERS = (
    "shibokensupport.signature.lib.enum_sig",
    "shibokensupport.signature.lib.pyi_generator",
)
"""What PySide loads with itself, and nobody asks for."""

_plain_import = builtins.__import__


class _EmptyModules:
    """Finds and loads the modules that write stubs, with nothing in them.

    It is called by what it can do: the classes of `importlib.abc` would bring a fiftieth of the
    time until the table stands along.
    """

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(name, self) if name in STUB_WRITERS else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        return None


class _Finders(list[object]):
    """The finders of Python while PySide is loaded: before the one it puts first, our own."""

    def insert(self, index: SupportsIndex, finder: object, /) -> None:
        super().insert(index, finder)
        super().insert(0, _EmptyModules())


def _load_without_stub_writers() -> None:
    plain = sys.meta_path
    sys.meta_path = finders = _Finders(plain)  # type: ignore[assignment]
    try:
        import PySide6  # noqa: F401
    finally:
        plain[:] = [one for one in finders if not isinstance(one, _EmptyModules)]  # type: ignore[misc]
        sys.meta_path = plain


def require_fitting_qt() -> None:
    """Refuse to draw with a PySide6 that would abort; ask before the first call of Qt."""
    if sys.version_info >= NONE_CANNOT_DIE:
        return
    _load_without_stub_writers()
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


def restore_imports() -> None:
    """Import as before PySide was loaded."""
    builtins.__import__ = _plain_import
