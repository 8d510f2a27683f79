"""What is around the program and could become part of it: where Python looks, what it loads.

A signed tree is not enough. Python runs what lies first on its path, a `sitecustomize` before
everything else, and the libraries of the system as the environment says. Each of them is on the
signed list, empty, or named.
"""

import marshal
import os
import sys
import sysconfig
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.machinery import all_suffixes
from pathlib import Path

from dealer_assist.message import Msg
from dealer_assist.program.compiled_code import is_same_code
from dealer_assist.value import Value

LOADERS = (
    *("LD_PRELOAD", "LD_AUDIT", "LD_LIBRARY_PATH", "GCONV_PATH", "LOCPATH"),
    *("OPENSSL_CONF", "OPENSSL_MODULES", "OPENSSL_ENGINES", "SSL_CERT_FILE", "SSL_CERT_DIR"),
    *("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QML_IMPORT_PATH", "QML2_IMPORT_PATH"),
    *("QT_QPA_GENERIC_PLUGINS", "QT_IM_MODULES", "QT_IM_MODULE", "GTK_PATH", "GTK_MODULES"),
    *("LIBGL_DRIVERS_PATH", "GBM_BACKENDS_PATH", "VK_ICD_FILENAMES", "VK_LAYER_PATH"),
)
"""Variables that put foreign code, or foreign trust, into a program that is itself as released."""
FIRST_LOADED = ("sitecustomize", "usercustomize")
NOT_RUN = (
    *("test", "tests", "idlelib", "lib2to3", "tkinter", "turtledemo", "ensurepip"),
    *("site-packages", "dist-packages"),
)
"""Folders of Python's own library that no kiosk runs, or that are looked at elsewhere."""
Breathe = Callable[[], None]
"""Called between two pieces of work, so that the table keeps the processor."""
COMPILED = "__pycache__"
_SYSTEM_LIBRARIES = "include-system-site-packages"
_UNCHECKED = 0b01  # of a compiled file: Python runs it and never looks at its source
_HEAD = 16  # bytes before the code: magic number, flags, time and size of the source
_OWN_SUFFIX = f".{sys.implementation.cache_tag}.pyc"  # other versions' files are not run


class Surroundings(Value):
    """Where this Python looks for modules, what it was told, and what it loaded by itself.

    `python` is the interpreter's own file, which its library lies near.
    """

    path: tuple[str, ...]
    library: Path
    venv: Path | None
    environ: Mapping[str, str]
    loaded: Mapping[str, str]
    python: Path | None = None

    @classmethod
    def own(cls) -> "Surroundings":
        """Return those of the Python that runs."""
        has_venv = sys.prefix != sys.base_prefix
        return cls(
            path=tuple(sys.path),
            library=Path(sysconfig.get_path("stdlib")),
            venv=Path(sys.prefix) if has_venv else None,
            environ=os.environ,
            loaded=first_loaded(),
            python=Path(sys.executable),
        )

    def findings(self, compared: Sequence[Path], breathe: Breathe = lambda: None) -> Iterator[str]:
        """Name what is neither compared with the release nor Python's own nor empty."""
        yield from loaders(self.environ)
        known = {folder.resolve() for folder in (*compared, self.library)}
        known.add(self.library.resolve() / "lib-dynload")
        for entry in self.path:
            folder = Path(entry).resolve()
            if folder not in known and folder.exists():
                yield Msg("Python also looks for modules in {folder}", folder=str(folder))
        for name, file in self.loaded.items():
            if not any(Path(file).is_relative_to(folder) for folder in known):
                yield Msg("{file} runs before the program", file=f"{name} ({file})")
        yield from self._venv_findings()
        yield from self._compiled_findings(breathe)

    def _venv_findings(self) -> Iterator[str]:
        if self.venv is None:
            return
        try:
            lines = (self.venv / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            yield Msg("{file} is missing", file="pyvenv.cfg")
            return
        said = {key.strip().lower(): value.strip() for key, _, value in map(_halves, lines)}
        if said.get(_SYSTEM_LIBRARIES, "").lower() != "false":
            yield Msg("{file} lets the libraries of the system in", file="pyvenv.cfg")
        # Its `home` says whose library is run, whatever interpreter runs it.
        if self.python is not None and not _lies_near(self.library, self.python):
            yield Msg("Python also looks for modules in {folder}", folder=str(self.library))

    def _compiled_findings(self, breathe: Breathe) -> Iterator[str]:
        """Name what Python would run of its own library though no source there says so."""
        for file in sorted(_compiled_in(self.library)):
            breathe()
            if runs_otherwise(file):
                name = str(file.relative_to(self.library))
                yield Msg("{file} runs in the place of its source", file=name)


def loaders(environ: Mapping[str, str]) -> Iterator[str]:
    """Name the variables that load what is not the program's."""
    return (
        Msg("{name} loads a foreign library", name=name) for name in LOADERS if environ.get(name)
    )


def importable_beside(folder: Path, known: Sequence[Path]) -> Iterator[Path]:
    """Return what Python could import from a folder on its path, except the known folders.

    Of a package that is the module which runs first.
    """
    suffixes = tuple(all_suffixes())
    for entry in sorted(folder.iterdir()):
        if entry in known:
            continue
        if entry.is_dir():
            yield from (
                file for file in sorted(entry.glob("__init__.*")) if file.suffix in suffixes
            )
        elif entry.name.endswith((*suffixes, ".pth")):
            yield entry


def runs_otherwise(file: Path) -> bool:
    """True if Python would run a compiled file that says something else than its source.

    Time and size of the source are all that Python itself looks at, and are easily written.
    """
    if file.parent.name != COMPILED:
        return True  # imported without any source
    source = file.parent.parent / f"{file.name.removesuffix(_OWN_SUFFIX)}.py"
    try:
        compiled, text, stands = file.read_bytes(), source.read_bytes(), source.stat()
    except FileNotFoundError:
        return False  # Python asks for the source first
    except OSError:
        return True
    flags = int.from_bytes(compiled[4:8], "little")
    if len(compiled) < _HEAD or flags == _UNCHECKED:
        return True
    noted = (int.from_bytes(compiled[8:12], "little"), int.from_bytes(compiled[12:16], "little"))
    if not flags and noted != (int(stands.st_mtime) & 0xFFFFFFFF, stands.st_size & 0xFFFFFFFF):
        return False  # an older one: Python compiles the source anew
    try:
        means = compile(text, str(source), "exec", dont_inherit=True, optimize=0)
        return not is_same_code(compiled[_HEAD:], marshal.dumps(means))
    except (ValueError, SyntaxError, RecursionError, MemoryError, OverflowError):
        return True


def first_loaded() -> dict[str, str]:
    """Return the files of what Python loads before any program, by their modules' names."""
    files = {name: getattr(sys.modules.get(name), "__file__", None) for name in FIRST_LOADED}
    return {name: file for name, file in files.items() if file}


def _compiled_in(library: Path) -> Iterator[Path]:
    """Return every compiled file that this Python could run, in its cache or without a source."""
    for folder, folders, names in os.walk(library):
        folders[:] = (one for one in folders if one not in NOT_RUN)
        suffix = _OWN_SUFFIX if folder.endswith(COMPILED) else ".pyc"
        yield from (Path(folder, name) for name in names if name.endswith(suffix))


def _lies_near(library: Path, python: Path) -> bool:
    """True if a library is where an interpreter's own is: `lib` beside its `bin`."""
    return library.resolve().is_relative_to(python.resolve().parent.parent)


def _halves(line: str) -> tuple[str, str, str]:
    return line.partition("=")
