"""Is the program on this disk the one that was released? Asked without running it.

    python3 -I -S verify_outside.py ROOT [--key HEX] [--data]

ROOT is where the disk of a kiosk is mounted. This file imports nothing of the program, so that it
can be read and kept by whoever examines: names and digests are worked out here a second time, the
signature is checked by openssl. Status 0: whole; 1: found wrong; 2: cannot be judged.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

INSTALLED = Path("opt/dealer-assist")
DATA = ("var/lib/dealer-assist", "etc/dealer-assist")
PURPOSE = b"dealer-assist release\n"
DER = bytes.fromhex("302a300506032b6570032100")  # what stands before an Ed25519 key in a file
OF_RELEASE = ("release.json", "release.sig", "release.key")
OWN = ("usr/lib/dealer-assist", "lib/systemd/system")
MOST_TOLD = 40


def digest(file: Path) -> str:
    """Return the SHA-256 of a file; of a link, where it leads."""
    if file.is_symlink():
        return f"link to {os.readlink(file)}"  # noqa: PTH115 - letter by letter, as on the list
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError as trouble:
        return f"unreadable ({trouble.strerror})"


def below(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    """Return every file below a folder, by the name that the list has for it."""
    for entry in sorted(folder.iterdir()) if folder.is_dir() else ():
        if entry.is_dir() and not entry.is_symlink():
            yield from below(entry, f"{name}/{entry.name}")
        else:
            yield f"{name}/{entry.name}", entry


def version_in_use(root: Path) -> Path:
    """Return the folder of the version that starts, or of the one that was only unpacked."""
    current = root / INSTALLED / "current"
    if current.is_symlink():
        return root / INSTALLED / "versions" / current.readlink().name
    return root / INSTALLED / "incoming" / "tree"


def found_in(version: Path) -> dict[str, str]:
    """Hash everything that a version is made of."""
    app = version / "app"
    folders = {"program": app / "dealer_assist", "resources": app / "resources"}
    folders |= {"layouts": app / "layouts", "system": version / "system"}
    folders |= {"start": version / "venv" / "bin"}
    for site in version.glob("venv/lib/python3.*/site-packages"):
        folders["libraries"] = site
    files = {name: file for root, at in folders.items() for name, file in below(at, root)}
    for entry in sorted(app.iterdir()):  # what Python would find there before anything else
        if entry not in folders.values():
            inside = entry.glob("__init__.*") if entry.is_dir() else iter([entry])
            files |= {
                f"beside/{file.relative_to(app)}": file
                for file in inside
                if file.suffix in (".py", ".pyc", ".so", ".pth")
            }
    for name in OF_RELEASE:
        files.pop(f"program/program/{name}", None)
    return {name: digest(file) for name, file in files.items()}


def found_around(root: Path, listed: dict[str, str]) -> dict[str, str]:
    """Hash what the package laid around its version, and what else lies in its own places."""
    own = {f"/{file.relative_to(root)}" for at in OWN for _, file in below(root / at, at)}
    names = {*listed, *(name for name in own if "/dealer-assist" in name)}
    files = {name: root / name.lstrip("/") for name in sorted(names)}
    return {name: digest(file) for name, file in files.items() if os.path.lexists(file)}


def read_list(version: Path, key: str) -> tuple[dict[str, dict[str, str]], str, str]:
    """Return the signed list of a version, its key, and why it is not believed, if so."""
    folder = version / "app" / "dealer_assist" / "program"
    try:
        listed = (folder / "release.json").read_bytes()
        signature = bytes.fromhex((folder / "release.sig").read_text().strip())
        public = key or (folder / "release.key").read_text().strip()
    except (OSError, ValueError):
        return {}, key, "a part of the signed list is missing: no release lies here"
    with tempfile.TemporaryDirectory() as made:
        text, sealed, der = (Path(made, name) for name in ("text", "signature", "key"))
        text.write_bytes(PURPOSE + listed)
        sealed.write_bytes(signature)
        der.write_bytes(DER + bytes.fromhex(public))
        asked = ("openssl", "pkeyutl", "-verify", "-rawin", "-pubin", "-keyform", "DER")
        files = ("-inkey", str(der), "-sigfile", str(sealed), "-in", str(text))
        done = subprocess.run((*asked, *files), check=False, capture_output=True)
    why = "" if done.returncode == 0 else f"the list was not signed with the key {public}"
    return (json.loads(listed) if not why else {}), public, why


def differences(listed: dict[str, str], found: dict[str, str]) -> Iterator[str]:
    """Name what is missing, foreign or altered."""
    for name in sorted({*listed, *found}):
        if name not in found:
            yield f"{name} is missing"
        elif name not in listed:
            yield f"{name} is not part of the release"
        elif listed[name] != found[name]:
            yield f"{name} was altered"


def of_all(found: dict[str, str], *beginnings: str) -> str:
    """Return the digest that a start has on record: of names and digests, compiled files apart."""
    whole = hashlib.sha256()
    for name in sorted(found):
        if name.startswith(beginnings) and not name.endswith(".pyc"):
            whole.update(f"{name}\0{found[name]}\n".encode())
    return whole.hexdigest()


def on_screen(package: Path) -> str:
    """Return the digest that the closed screen begins with: of each module's name and text."""
    whole = hashlib.sha256()
    modules = {str(file.relative_to(package)): file for file in package.rglob("*.py")}
    for name in sorted(modules):
        whole.update(name.encode() + b"\0" + modules[name].read_bytes())
    return whole.hexdigest()


def main() -> int:
    """Compare, and print what was found."""
    parser = argparse.ArgumentParser(description="Compare a kiosk's disk with its signed release")
    parser.add_argument("root", type=Path, help="where the disk of the kiosk is mounted")
    parser.add_argument("--key", default="", help="the public key of the releases, from paper")
    parser.add_argument("--data", action="store_true", help="print each file of the data, too")
    asked = parser.parse_args()
    version = version_in_use(asked.root)
    if not (version / "app" / "dealer_assist").is_dir():
        print(f"no Dealer Assist is installed below {asked.root}")
        return 2
    listed, public, why = read_list(version, asked.key)
    of_package, _, why_not = read_list(asked.root / INSTALLED / "incoming" / "tree", public)
    found = found_in(version)
    findings = [text for text in (why, why_not) if text]
    if not findings:
        around = of_package.get("around", {})
        findings += differences(listed["files"], found)
        findings += differences(around, found_around(asked.root, around))
    print(f"version    {listed.get('version', 'unknown')}, {len(found):,} files, {version.name}")
    print(f"key        {public}{'' if asked.key else '  (of the disk itself: compare with paper)'}")
    print(f"program    {of_all(found, 'program/', 'resources/', 'layouts/', 'system/')}")
    print(f"libraries  {of_all(found, 'libraries')}")
    print(f"screen     {on_screen(version / 'app' / 'dealer_assist')[:12]}")
    data = {name: digest(file) for at in DATA for name, file in below(asked.root / at, at)}
    print(f"data       {of_all(data, '')}, {len(data):,} files")
    for name, sha in data.items() if asked.data else ():
        print(f"  {sha}  {name}")
    for finding in findings[:MOST_TOLD]:
        print(finding)
    if more := len(findings[MOST_TOLD:]):
        print(f"and {more:,} more")
    print("altered: this is not the release as it was signed" if findings else "ok: as signed")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
