"""What stands around the program and could become part of it: where Python looks, what it loads.

A signed tree is not enough. Python runs what lies first on its path, a `sitecustomize` before
everything else, and the libraries of the system as the environment says. Each of them is on the
signed list, empty, or named.
"""

import os
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from importlib.machinery import all_suffixes
from pathlib import Path
from types import ModuleType

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg

LOADERS = (
    *("LD_PRELOAD", "LD_AUDIT", "LD_LIBRARY_PATH", "GCONV_PATH", "LOCPATH"),
    *("OPENSSL_CONF", "OPENSSL_MODULES", "OPENSSL_ENGINES", "SSL_CERT_FILE", "SSL_CERT_DIR"),
    *("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QML_IMPORT_PATH", "QML2_IMPORT_PATH"),
    *("QT_QPA_GENERIC_PLUGINS", "QT_IM_MODULES", "QT_IM_MODULE", "GTK_PATH", "GTK_MODULES"),
    *("LIBGL_DRIVERS_PATH", "GBM_BACKENDS_PATH", "VK_ICD_FILENAMES", "VK_LAYER_PATH"),
)
"""Variables that put foreign code, or foreign trust, into a program that is itself as released."""
FIRST_LOADED = ("sitecustomize", "usercustomize")
_SYSTEM_LIBRARIES = "include-system-site-packages"
_UNCHECKED = 0b01  # of a compiled file: Python runs it and never looks at its source


@frozen
class Surroundings:
    """Where this Python looks for modules, what it was told, and what it loaded by itself."""

    path: tuple[str, ...]
    library: Path
    venv: Path | None
    environ: Mapping[str, str]
    loaded: Mapping[str, str]

    @classmethod
    def own(cls) -> "Surroundings":
        """Give those of the Python that runs."""
        has_venv = sys.prefix != sys.base_prefix
        return cls(
            path=tuple(sys.path),
            library=Path(sysconfig.get_path("stdlib")),
            venv=Path(sys.prefix) if has_venv else None,
            environ=os.environ,
            loaded=_files_of(FIRST_LOADED, sys.modules),
        )

    def findings(self, compared: Sequence[Path]) -> Iterator[str]:
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
        yield from self._compiled_findings()

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

    def _compiled_findings(self) -> Iterator[str]:
        """Name what was compiled for good beside Python's library: by itself none of it is."""
        for file in sorted((self.library / "__pycache__").glob("*.pyc")):
            if is_unchecked(file):
                yield Msg("{file} runs in the place of its source", file=file.name)


def loaders(environ: Mapping[str, str]) -> Iterator[str]:
    """Name the variables that load what is not the program's."""
    return (
        Msg("{name} loads a foreign library", name=name) for name in LOADERS if environ.get(name)
    )


def importable_beside(folder: Path, known: Sequence[Path]) -> Iterator[Path]:
    """Give what Python could import from a folder on its path, but for the folders that are known.

    Of a package that is the module which runs first.
    """
    suffixes = tuple(all_suffixes())
    for entry in sorted(folder.iterdir()):
        if entry in known:
            continue
        if entry.is_dir():
            yield from (one for one in sorted(entry.glob("__init__.*")) if one.suffix in suffixes)
        elif entry.name.endswith((*suffixes, ".pth")):
            yield entry


def is_unchecked(file: Path) -> bool:
    """Tell whether Python runs a compiled file without looking at its source."""
    try:
        with file.open("rb") as compiled:
            head = compiled.read(8)
    except OSError:
        return True
    return len(head) < 8 or int.from_bytes(head[4:], "little") == _UNCHECKED


def _files_of(names: Sequence[str], modules: Mapping[str, ModuleType]) -> dict[str, str]:
    files = {name: getattr(modules.get(name), "__file__", None) for name in names}
    return {name: file for name, file in files.items() if file}


def _halves(line: str) -> tuple[str, str, str]:
    return line.partition("=")
