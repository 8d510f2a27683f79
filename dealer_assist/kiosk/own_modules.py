"""Our own modules, found where they lie instead of looked for.

Between the first picture and the table some 370 modules are loaded. Python lists each folder, tries
seven endings, and works out twice where the compiled file lies: a tenth of the time that loading
them takes. Ours are plain files and packages, one below the other, so their place follows from
their name. What Python would not take from a compiled file, it is left to judge.
"""

import _imp
import marshal
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source, spec_from_file_location
from types import CodeType, ModuleType

_HEAD = 16  # bytes of a compiled file before its code: magic, flags, then time and size or a hash
_BY_TIME, _UNCHECKED = b"\0\0\0\0", b"\1\0\0\0"
_LOW = 0xFFFF_FFFF


class OwnModules:
    """Finds the modules of one package that lies in a folder; all others are none of its business.

    It is called by what it can do, as `importlib` allows.
    """

    def __init__(self, package: str) -> None:
        self._beginning = f"{package}."

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module, or a package, in the first folder of the one above it."""
        if not path or not name.startswith(self._beginning):
            return None
        place = f"{path[0]}/{name.rpartition('.')[2]}"
        source, inside = f"{place}.py", None
        if not os.path.isfile(source):  # noqa: PTH113 - hundreds, and a Path takes ten times as long
            source, inside = f"{place}/__init__.py", [place]
            if not os.path.isfile(source):  # noqa: PTH113
                return None
        return _spec(name, source, inside)


class _OwnLoader(SourceFileLoader):
    """Takes compiled code that fits its source; whatever is not plain is left to Python."""

    def __init__(self, name: str, source: str, compiled: str) -> None:
        super().__init__(name, source)
        self._compiled = compiled

    def get_code(self, fullname: str) -> CodeType | None:
        try:
            found = self.get_data(self._compiled)
            if self._fits(found):
                code: CodeType = marshal.loads(memoryview(found)[_HEAD:])
                return code
        except (OSError, EOFError, ValueError, TypeError):
            pass  # Python says what is wrong with it, or makes it anew
        return super().get_code(fullname)

    def _fits(self, compiled: bytes) -> bool:
        if compiled[:4] != MAGIC_NUMBER or len(compiled) <= _HEAD:
            return False
        flags = compiled[4:8]
        if flags == _BY_TIME:
            now = os.stat(self.path)  # noqa: PTH116
            made = (
                int.from_bytes(compiled[8:12], "little"),
                int.from_bytes(compiled[12:16], "little"),
            )
            return made == (int(now.st_mtime) & _LOW, now.st_size & _LOW)
        return flags == _UNCHECKED and not _asks_for_hashes()


def find_own_modules(package: str = "dealer_assist") -> None:
    """Find the modules of our package so from now on."""
    if not any(isinstance(one, OwnModules) for one in sys.meta_path):
        sys.meta_path.insert(0, OwnModules(package))


def _spec(name: str, source: str, inside: list[str] | None) -> ModuleSpec | None:
    folder, _, file = source.rpartition("/")
    if sys.pycache_prefix is None and not sys.flags.optimize:
        compiled = f"{folder}/__pycache__/{file[:-3]}.{sys.implementation.cache_tag}.pyc"
    else:
        compiled = cache_from_source(source)
    loader = _OwnLoader(name, source, compiled)
    spec = spec_from_file_location(name, source, loader=loader, submodule_search_locations=inside)
    if spec is not None:
        spec.cached = compiled
    return spec


def _asks_for_hashes() -> bool:
    """Tell whether Python was told to check every compiled file against the hash of its source."""
    return bool(_imp.check_hash_based_pycs == "always")
