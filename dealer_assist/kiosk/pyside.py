"""PySide as we take it: none that would abort, and imports as Python makes them.

Below Python 3.12 every PySide6 after 6.8.0.2 loses a reference to `None` at each call that returns
nothing. After some thousand calls `None` is gone, and Python aborts in the middle of a round.

Once loaded, PySide reads the source of every module that is imported, to see whether it asks for
PySide's other way of writing names. Nobody here does, and two hundred modules are a tenth of the
time until the table stands. Loaded before PySide, this module keeps the import that Python had.

With itself the pinned PySide loads what writes its stub files, a tenth of the time until the first
picture. Nothing that runs asks for it, so it is given empty. It also compiles what puts the words
together for a wrong call, half as much again: that is loaded with the first wrong call. Both lean
on PySide's insides: it is done for that one release alone, and `tests/kiosk/test_pyside.py` notices
when they change.
"""

import builtins
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Protocol, SupportsIndex

from dealer_assist.errors import UsageError
from dealer_assist.kiosk.qt_enums import make_enums_quickly

LAST_GOOD = (6, 8, 0, 2)
NONE_CANNOT_DIE = (3, 12)

STUB_WRITERS = (
    "shibokensupport.signature.lib.enum_sig",
    "shibokensupport.signature.lib.pyi_generator",
)
"""What PySide loads with itself, and nobody asks for."""

JUDGES = (
    "shibokensupport.signature.errorhandler",
    "shibokensupport.signature.layout",
    "shibokensupport.signature.lib.tool",
    "shibokensupport.signature.mapping",
    "shibokensupport.signature.parser",
)
"""What PySide loads with itself, and asks for when a call is wrong or its signature is wanted."""

_TAKEN_FROM, _TAKEN = "shibokensupport.signature.mapping", "update_mapping"
"""What PySide takes straight out of a module's dictionary, without asking for it."""

_plain_import = builtins.__import__


class _Loader(Protocol):
    def exec_module(self, module: ModuleType) -> None: ...


class _LightModules:
    """Finds and loads what writes stubs, with nothing in it, and what judges calls, for later.

    It is called by what it can do: the classes of `importlib.abc` would bring a fiftieth of the
    time until the table stands along.
    """

    def __init__(self, pyside: _Loader) -> None:
        self._pyside = pyside

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in STUB_WRITERS or name in JUDGES:
            return ModuleSpec(name, self)  # type: ignore[arg-type]
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        if module.__name__ not in JUDGES:
            return
        later = _Later(module, self._pyside)
        vars(module)["__getattr__"] = later
        if module.__name__ == _TAKEN_FROM:
            vars(module)[_TAKEN] = lambda: later.load()[_TAKEN]()


class _Later:
    """Has a module loaded by PySide when something of it is first asked for."""

    def __init__(self, module: ModuleType, pyside: _Loader) -> None:
        self._module, self._pyside, self._name = module, pyside, module.__name__
        self._is_asked = False

    def __call__(self, name: str) -> Any:
        """Give something of the module, which has it once it is loaded."""
        if not self._is_asked and not name.startswith("__"):
            with suppress(KeyError):
                return self.load()[name]
        raise AttributeError(f"module {self._name!r} has no attribute {name!r}")

    def load(self) -> dict[str, Any]:
        """Fill the module, and give what is in it."""
        self._is_asked = True
        spec: Any = self._module.__spec__
        now, spec.name = spec.name, self._name  # by now PySide has moved it into its own package
        try:
            self._pyside.exec_module(self._module)
        finally:
            spec.name = now
        return vars(self._module)


class _Finders(list[object]):
    """The finders of Python while PySide is loaded: before the one it puts first, our own."""

    def insert(self, index: SupportsIndex, finder: Any, /) -> None:
        super().insert(index, finder)
        super().insert(0, _LightModules(finder))


def _load_light() -> None:
    plain = sys.meta_path
    sys.meta_path = finders = _Finders(plain)  # type: ignore[assignment]
    try:
        import PySide6  # noqa: F401
    finally:
        plain[:] = [one for one in finders if not isinstance(one, _LightModules)]  # type: ignore[misc]
        sys.meta_path = plain


def require_fitting_qt() -> None:
    """Refuse to draw with a PySide6 that would abort; ask before the first call of Qt."""
    if sys.version_info >= NONE_CANNOT_DIE:
        return
    make_enums_quickly()
    _load_light()
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
