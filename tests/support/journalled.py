"""A seated table whose facts go into a real journal, for the pages that look back."""

from pathlib import Path

from seated_table import KEY, SeatedTable

from dealer_assist.journal.store import Journal
from dealer_assist.value import replace


def journal_for(table: SeatedTable, folder: Path) -> Journal:
    """Record at this table into a file from now on; its pages read that file."""
    path = folder / "table.training.db"
    journal = Journal.open(
        path, purpose="training", table=table.table.setup.key, clock=table.clock.now, key=KEY
    )
    table.notebook.append = journal.append  # type: ignore[method-assign]
    table.face.pages.page_context = replace(table.face.pages.page_context, journal=path)
    return journal
