"""A table as it was defined when a round was opened: from files that the journal has kept."""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup


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
    files = files_under(kept, settings, digest)
    return load_recorded(files) if files else None


def files_under(
    kept: Iterable[Iterable[tuple[str, bytes]]], settings: tuple[Setting, ...], digest: str
) -> tuple[tuple[str, bytes], ...]:
    """Find their files, or none."""
    for each in kept:
        files = tuple(each)
        try:
            setup = load_recorded(files)
        except BadDefinition:
            continue  # of a version that wrote them otherwise
        if apply(setup, settings).digest == digest:
            return files
    return ()
