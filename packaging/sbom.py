"""Makes the bill of materials of a release in CycloneDX 1.5: the same bytes for the same locks.

    python packaging/sbom.py [FILE]

Versions and hashes come from requirements.lock, licences from what is installed.
"""

import hashlib
import json
import re
import sys
import uuid
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

from dealer_assist import __version__

HOUSE = Path(__file__).parents[1]
SPACE = uuid.UUID("5f0d3c3a-7a0b-5c6f-9a63-0f5d3b1d2c11")
QT = "LGPL-3.0-only"
KNOWN = {"pyside6-essentials": QT, "shiboken6": QT, "pyserial": "BSD-3-Clause"}
"""Licences that the packages themselves tell in words that no program reads, or as a choice."""
FONTS = {
    "InterTabular": "OFL-1.1",
    "DealerHans": "OFL-1.1",
    "DejaVuSansMono": "Bitstream-Vera",
}

Component = dict[str, Any]


def pins(lock: Path) -> list[tuple[str, str, list[str]]]:
    """Read name, version and hashes of everything that a lock installs."""
    found: list[tuple[str, str, list[str]]] = []
    for line in lock.read_text(encoding="utf-8").splitlines():
        if pinned := re.match(r"([a-z0-9-]+)==([^ ;\\]+)", line):
            found.append((pinned[1], pinned[2], []))
        elif hashed := re.search(r"--hash=sha256:([0-9a-f]{64})", line):
            found[-1][2].append(hashed[1])
    return found


def licence_of(name: str) -> str:
    """Return the licence that a package tells of itself."""
    if name in KNOWN:
        return KNOWN[name]
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return "not installed here"
    classified = [one for one in told.get_all("Classifier") or () if one.startswith("License ::")]
    said = told["License-Expression"] or (classified and classified[0].rpartition(" :: ")[2])
    return str(said or told["License"] or "see its folder").splitlines()[0]


def library(name: str, version: str, hashes: list[str]) -> Component:
    """Describe a library of the lock."""
    return {
        "type": "library",
        "bom-ref": f"pkg:pypi/{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "licenses": [{"license": {"name": licence_of(name)}}],
        "hashes": [{"alg": "SHA-256", "content": one} for one in sorted(hashes)],
    }


def font(file: Path) -> Component:
    """Describe a font that is shipped."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return {
        "type": "file",
        "bom-ref": f"font:{file.name}",
        "name": file.name,
        "licenses": [{"license": {"name": FONTS[file.stem.partition("-")[0]]}}],
        "hashes": [{"alg": "SHA-256", "content": digest}],
    }


def bill() -> dict[str, Any]:
    """Return the whole bill."""
    lock = HOUSE / "requirements.lock"
    fonts = sorted((HOUSE / "resources" / "fonts").glob("*.[ot]tf"))
    parts = [*(library(*one) for one in pins(lock)), *map(font, fonts)]
    ours = f"pkg:pypi/dealer-assist@{__version__}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(SPACE, lock.read_text() + __version__)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": ours,
                "name": "dealer-assist",
                "version": __version__,
                "purl": ours,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": ours, "dependsOn": [one["bom-ref"] for one in parts]}],
    }


def main(words: list[str]) -> None:
    """Write the bill."""
    file = Path(words[0]) if words else HOUSE / "dist" / f"dealer-assist-{__version__}.cdx.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    print(f"Wrote {file}: {len(bill()['components'])} components")


if __name__ == "__main__":
    main(sys.argv[1:])
