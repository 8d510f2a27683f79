"""A table as it was defined when a round was opened: from files that the journal has kept."""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.table_setup import TableSetup


def files_of(
    setup: TableSetup, resources: Path, layouts: Path, source: Path
) -> tuple[tuple[str, bytes], ...]:
    """Read the files that a table was read from, by their names with their folders."""
    return tuple(
        (name, _place(name, resources, layouts, source).read_bytes()) for name in setup.files
    )


def load_recorded(files: Iterable[tuple[str, bytes]]) -> TableSetup:
    """Read a table from the content of its files."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        table = root
        for name, content in files:
            file = root / name
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(content)
            table = file if name.startswith("tables/") else table
        return load_table(root, root / "layouts", table)


def _place(name: str, resources: Path, layouts: Path, source: Path) -> Path:
    folder, _, file = name.partition("/")
    match folder:
        case "tables":
            return source
        case "layouts":
            return layouts / file
        case _:
            return resources / folder / file
