"""The files that the program is made of: its own, its definitions and fonts, its libraries.

On a kiosk also what starts it: units, launchers, the first settings of the screen.
"""

import hashlib
import os
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path

from dealer_assist import paths
from dealer_assist.program.surroundings import Breathe, Surroundings, importable_beside
from dealer_assist.value import Value

PROGRAM, LIBRARIES, BESIDE, SYSTEM = "program", "libraries", "beside", "system"
START = "start"
"""The environment's own commands, the way to its interpreter first of all."""
FRONT_DOOR = "run"
"""What starts the program in a checkout, in the folder beside."""
RELEASE = ("release.json", "release.sig", "release.key")
"""What a release adds to the program's own folder: the list, its signature, the public key."""
_COMPILED = ".pyc"
_PIECE = 1 << 20


class Tree(Value):
    """Folders by the names that a release knows them by; those `left_out` lie inside of them.

    `beside` is the folder that the program's own lies in, where Python looks for modules there;
    `around` is what else could become part of the program; `machine` is the root of a machine with
    the package that this version came in.
    """

    roots: Mapping[str, Path]
    left_out: tuple[str, ...] = ()
    beside: Path | None = None
    around: Surroundings | None = None
    machine: Path | None = None

    @property
    def compared(self) -> tuple[Path, ...]:
        """List the folders in which everything that Python could import is on the list."""
        return (*self.roots.values(), *([] if self.beside is None else [self.beside]))

    @property
    def release(self) -> Path:
        """Return the folder of the list, its signature and the public key."""
        return self.roots[PROGRAM] / "program"

    def hashes(self, breathe: Breathe = lambda: None) -> dict[str, str]:
        """Hash every file, by the name of its folder and its way from there."""
        found: dict[str, str] = {}
        for root, folder in self.roots.items():
            others = [str(other) for other in self.roots.values() if other != folder]
            skipped = frozenset([*others, *self.left_out])
            for name, path in sorted(_files(str(folder), f"{root}/", skipped)):
                found[name] = hash_of(path, breathe)
        if self.beside is not None:
            for module in importable_beside(self.beside, tuple(self.roots.values())):
                name = f"{BESIDE}/{module.relative_to(self.beside)}"
                found[name] = hash_of(str(module), breathe)
            if (door := self.beside / FRONT_DOOR).exists():
                found[f"{BESIDE}/{FRONT_DOOR}"] = hash_of(str(door), breathe)
        for name in RELEASE:
            found.pop(f"{PROGRAM}/program/{name}", None)
        return found


def own_tree() -> Tree:
    """Return the tree that runs: in a checkout, or installed among its libraries."""
    roots = {PROGRAM: paths.PACKAGE}
    for name, folder in (("resources", paths.resources()), ("layouts", paths.layouts())):
        if not folder.is_relative_to(paths.PACKAGE):
            roots[name] = folder
    libraries = {Path(sysconfig.get_path(one)) for one in ("purelib", "platlib")}
    for number, folder in enumerate(sorted(libraries)):
        roots[f"{LIBRARIES}{number or ''}"] = folder
    if sys.prefix != sys.base_prefix:
        roots[START] = Path(sysconfig.get_path("scripts"))
    folder = paths.PACKAGE.parent
    beside = None if folder in roots.values() else folder
    version = folder.resolve().parent
    machine = machine_of(version)
    if machine is not None:
        roots[SYSTEM] = version / SYSTEM
    return Tree(roots, beside=beside, around=Surroundings.own(), machine=machine)


def machine_of(version: Path) -> Path | None:
    """Return the root of the machine that a version of the package is on; None elsewhere.

    That is `opt/dealer-assist/versions/NAME`, or `opt/dealer-assist/incoming/tree` as unpacked.
    """
    if version.parts[-4:-2] != ("opt", "dealer-assist") or not (version / SYSTEM).is_dir():
        return None
    return version.parents[3]


def digest_of(hashes: Mapping[str, str], *beginnings: str) -> str:
    """Return a fingerprint of the files whose names begin so, without what Python compiles."""
    whole = hashlib.sha256()
    for name in sorted(hashes):
        if name.startswith(beginnings) and not name.endswith(_COMPILED):
            whole.update(f"{name}\0{hashes[name]}\n".encode())
    return whole.hexdigest()


def _files(folder: str, within: str, skipped: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Return all files with their names; a link to somewhere else is a file that says where to.

    Skipped are folders by their whole path, or wherever they have that name.
    """
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                if entry.path not in skipped and entry.name not in skipped:
                    yield from _files(entry.path, f"{within}{entry.name}/", skipped)
            else:
                yield within + entry.name, entry.path


def hash_of(path: str, breathe: Breathe = lambda: None) -> str:
    """Hash a file; of a link, say where it leads to."""
    breathe()
    if os.path.islink(path):  # noqa: PTH114 - thousands of files, and a Path takes twice as long
        return f"link to {os.readlink(path)}"  # noqa: PTH115
    try:
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123
            whole = hashlib.sha256()
            while piece := file.read(_PIECE):
                whole.update(piece)
                if len(piece) == _PIECE:
                    breathe()
            return whole.hexdigest()
    except OSError as trouble:
        return f"unreadable ({trouble.strerror})"
