"""The files that a table is read from: their content by name, and one fingerprint of them all."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from dealer_assist.catalog.sheets import FOLDER as SHEETS
from dealer_assist.table.setup.table_setup import TableSetup


def digest(files: Iterable[Path]) -> str:
    """Return one fingerprint of the files that a round is played under."""
    whole = sha256()
    for file in files:
        whole.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def files_of(
    setup: TableSetup, resources: Path, layouts: Path, source: Path
) -> tuple[tuple[str, bytes], ...]:
    """Read the files that a table was read from, by their names with their folders."""
    return tuple(
        (name, _place(name, resources, layouts, source).read_bytes()) for name in setup.files
    )


def _place(name: str, resources: Path, layouts: Path, source: Path) -> Path:
    folder, _, file = name.partition("/")
    match folder:
        case "tables":
            return source
        case folder if folder == SHEETS:
            return source.parent / name
        case "layouts":
            return layouts / file
        case _:
            return resources / folder / file
