"""A table as it was defined when a round was opened: from files that the journal has kept."""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.events.values import Setting
from dealer_assist.table.setup.settings import apply
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


def setup_under(
    kept: Iterable[Iterable[tuple[str, bytes]]], settings: tuple[Setting, ...], digest: str
) -> TableSetup | None:
    """Find the definitions that have this digest with these settings, among all that were kept."""
    for files in kept:
        try:
            setup = load_recorded(files)
        except BadDefinition:
            continue  # of a version that wrote them otherwise
        if apply(setup, settings).digest == digest:
            return setup
    return None


def _place(name: str, resources: Path, layouts: Path, source: Path) -> Path:
    folder, _, file = name.partition("/")
    match folder:
        case "tables":
            return source
        case "layouts":
            return layouts / file
        case _:
            return resources / folder / file
