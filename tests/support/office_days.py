"""Days of play on record beside a seated table, for the pages that add them up."""

from datetime import UTC, datetime
from pathlib import Path

from seated_table import SeatedTable
from simulated_play import play_days

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

BEGIN = datetime(2026, 3, 12, 14, tzinfo=UTC)


def played(setup: TableSetup, folder: Path, days: int = 3, rounds: int = 12) -> Path:
    """Play some days that end on the day of a seated table."""
    file = folder / f"{setup.key}.training.db"
    play_days(setup, file, BEGIN, days, rounds)
    return file


def look_into(table: SeatedTable, journal: Path) -> None:
    """Let the pages of a table read this journal."""
    table.face.pages.page_context = replace(table.face.pages.page_context, journal=journal)
