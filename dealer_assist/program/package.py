"""What the package lays around a version: launchers, units, rules for devices, settings of Debian.

They belong to the package that was unpacked last, whichever version is in use. Papers are left out,
and below `/etc` everything is the house's own.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from dealer_assist.program.tree import hash_of

_PLACES = ("lib", "usr")
_PAPERS = "usr/share/"
_OWN = ("usr/lib/dealer-assist/*", "lib/systemd/system/dealer-assist*")
"""Folders in which only the package has files: any other file there is foreign."""
_HALF_UNPACKED = (".dpkg-new", ".dpkg-tmp")
"""What a power cut leaves beside the files themselves; nothing reads them."""


def unpacked(machine: Path) -> Path:
    """Return the version that the package unpacked last brought."""
    return machine / "opt" / "dealer-assist" / "incoming" / "tree"


def laid_around(machine: Path) -> dict[str, str]:
    """Hash everything that a package which was laid out has around its version."""
    files = (file for place in _PLACES for file in _files(machine / place))
    names = (_name(file, machine) for file in files)
    return _hashes(machine, (name for name in names if not name.startswith(f"/{_PAPERS}")))


def found_around(machine: Path, listed: Iterable[str]) -> dict[str, str]:
    """Hash what is on the list of a package, and every file in folders that are its own."""
    own = (file for pattern in _OWN for found in machine.glob(pattern) for file in _files(found))
    names = {_name(file, machine) for file in own if not file.name.endswith(_HALF_UNPACKED)}
    return _hashes(machine, {*names, *listed})


def _files(place: Path) -> Iterator[Path]:
    if place.is_dir() and not place.is_symlink():
        yield from (file for entry in place.iterdir() for file in _files(entry))
    elif place.exists() or place.is_symlink():
        yield place


def _name(file: Path, machine: Path) -> str:
    return f"/{file.relative_to(machine)}"


def _hashes(machine: Path, names: Iterable[str]) -> dict[str, str]:
    files = {name: machine / name.removeprefix("/") for name in names}
    return {
        name: hash_of(str(file))
        for name, file in files.items()
        if file.exists() or file.is_symlink()
    }
