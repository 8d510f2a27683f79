"""Is this program the one that was released? Compared with a list that was signed at the release.

The public key is in the package, the private one with the maker of releases (`packaging/sign`).
Without a list it is a development run, and says so.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from dealer_assist.message import Msg
from dealer_assist.program.ed25519 import is_signed
from dealer_assist.program.package import found_around, unpacked
from dealer_assist.program.surroundings import Breathe
from dealer_assist.program.tree import PROGRAM, START, SYSTEM, Tree
from dealer_assist.value import Value

LIST, SIGNATURE, KEY = "release.json", "release.sig", "release.key"
AROUND = "around"
"""Where a list has what the package lays around its version; older lists have none."""
LOWEST = "lowest"
"""Where a list has the lowest version that may run after it; most have none."""
_PURPOSE = b"dealer-assist release\n"
"""Before what is signed, so that no other text of this key can be taken for a release."""


class ReleaseVerdict(Value):
    """What was found: nothing in a whole release, nothing to compare with in a development run.

    `key` is the fingerprint of the public key that the release was signed with, `lowest` the lowest
    version that may run once this one has.
    """

    is_released: bool
    version: str = ""
    key: str = ""
    findings: tuple[str, ...] = ()
    lowest: str = ""

    @property
    def is_whole(self) -> bool:
        """True if this is a release, and nothing but it."""
        return self.is_released and not self.findings


def is_development(tree: Tree) -> bool:
    """True if no release was ever signed here; nothing is read."""
    return not any((tree.release / name).exists() for name in (LIST, SIGNATURE, KEY))


def judge(
    tree: Tree, hashes: Mapping[str, str], trusted: str = "", breathe: Breathe = lambda: None
) -> ReleaseVerdict:
    """Compare files with the signed list; `trusted` is a public key that came another way."""
    if is_development(tree) and not trusted:
        return ReleaseVerdict(is_released=False)
    try:
        listed = (tree.release / LIST).read_bytes()
        signature = bytes.fromhex((tree.release / SIGNATURE).read_text())
        public = bytes.fromhex(trusted or (tree.release / KEY).read_text())
    except (OSError, ValueError):
        return ReleaseVerdict(
            is_released=True, findings=(Msg("a part of the signed list is missing"),)
        )
    if not is_signed(public, _PURPOSE + listed, signature):
        return ReleaseVerdict(
            is_released=True,
            key=print_of(public),
            findings=(Msg("the list of the release was not signed with its key"),),
        )
    said = json.loads(listed)
    around = () if tree.around is None else tree.around.findings(tree.compared, breathe)
    findings = (*_of_version(said["files"], hashes), *around)
    if tree.machine is not None and AROUND in said:
        findings = (*findings, *_of_package(tree.machine, public))
    return ReleaseVerdict(
        is_released=True,
        version=said["version"],
        key=print_of(public),
        findings=findings,
        lowest=said.get(LOWEST, ""),
    )


def check(tree: Tree, breathe: Breathe = lambda: None, trusted: str = "") -> ReleaseVerdict:
    """Hash every file and compare."""
    return judge(tree, tree.hashes(breathe), trusted, breathe)


def list_of(
    version: str,
    hashes: Mapping[str, str],
    around: Mapping[str, str] | None = None,
    lowest: str = "",
) -> bytes:
    """Write the list of a release, where it is a package also of what that lays around it."""
    said: dict[str, object] = {"version": version, "files": dict(sorted(hashes.items()))}
    if around is not None:
        said[AROUND] = dict(sorted(around.items()))
    if lowest:
        said[LOWEST] = lowest
    return json.dumps(said, indent=0, ensure_ascii=False).encode()


def to_sign(listed: bytes) -> bytes:
    """Return what is signed of a list."""
    return _PURPOSE + listed


def print_of(public: bytes) -> str:
    """Name a public key in a few letters."""
    return hashlib.sha256(public).hexdigest()[:16]


def read_key(file: Path) -> bytes:
    """Read a key that is kept as hexadecimal digits."""
    return bytes.fromhex(file.read_text(encoding="ascii"))


def _of_version(listed: Mapping[str, str], found: Mapping[str, str]) -> Iterator[str]:
    """Compare the version itself; older lists know nothing of what starts it."""
    for root in (SYSTEM, START):
        if not any(name.startswith(f"{root}/") for name in listed):
            found = {name: one for name, one in found.items() if not name.startswith(f"{root}/")}
    return _differences(listed, found)


def _of_package(machine: Path, public: bytes) -> Iterator[str]:
    """Compare what is around the version with the list of the package that put it there.

    After a rollback that is a newer package than the version came in, and after a refused update
    too: so its own list is asked, which the same key has signed.
    """
    folder = unpacked(machine) / "app" / "dealer_assist" / PROGRAM
    try:
        listed = (folder / LIST).read_bytes()
        signature = bytes.fromhex((folder / SIGNATURE).read_text())
    except (OSError, ValueError):
        yield Msg("a part of the signed list is missing")
        return
    if not is_signed(public, _PURPOSE + listed, signature):
        yield Msg("the list of the release was not signed with its key")
        return
    around = json.loads(listed).get(AROUND)
    if around is None:
        yield Msg("a part of the signed list is missing")
        return
    yield from _differences(around, found_around(machine, around))


def _differences(listed: Mapping[str, str], found: Mapping[str, str]) -> Iterator[str]:
    for name in sorted({*listed, *found}):
        if name not in found:
            yield Msg("{file} is missing", file=name)
        elif name not in listed:
            yield Msg("{file} is not part of the release", file=name)
        elif listed[name] != found[name]:
            yield Msg("{file} was altered", file=name)
