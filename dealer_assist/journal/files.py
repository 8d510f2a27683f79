"""Which file is whose journal in a data folder, which table stood there last; whole files."""

import logging
from contextlib import suppress
from pathlib import Path

from dealer_assist.journal.errors import folder_not_writable
from dealer_assist.journal.key import write_private
from dealer_assist.journal.opening import Purpose

log = logging.getLogger(__name__)


def journal_file(data: Path, table: str, purpose: Purpose = "training") -> Path:
    """Return the journal of a table in a data folder; live and practice never share one."""
    return data / f"{table}.{purpose}.db"


def journal_to_read(data: Path, table: str) -> Path:
    """Return the journal that a mere reader means: the live one, else that of practice."""
    live = journal_file(data, table, "live")
    return live if live.exists() else journal_file(data, table)


def threshold_file(journal: Path) -> Path:
    """Return the file of the hidden thresholds of a journal, or of a copy of it."""
    return journal.with_name(journal.name + ".sealed")


def last_table(data: Path, purpose: Purpose = "training") -> str:
    """Return the table that was last put on the screen with this data; "" where none was."""
    try:
        return _last(data, purpose).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def note_last_table(data: Path, table: str, purpose: Purpose = "training") -> None:
    """Remember the table on the screen; a folder that takes no note costs nobody a round."""
    if last_table(data, purpose) == table:
        return
    try:
        write_private(_last(data, purpose), table + "\n")
    except OSError as error:
        log.warning("The table is not remembered for the next start (%s)", error)


def _last(data: Path, purpose: Purpose) -> Path:
    return data / f"last-table.{purpose}"


def write_whole(file: Path, text: str) -> None:
    """Write a file beside its place, then put it there: it is there whole, or as it was."""
    unfinished = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(file)
    except OSError as trouble:
        with suppress(OSError):
            unfinished.unlink()
        raise folder_not_writable(file, trouble) from trouble
