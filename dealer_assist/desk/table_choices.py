"""The tables that could stand here: each as it would open, or with the rule that it breaks."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from datetime import date
from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.steps import resume
from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.files import journal_file
from dealer_assist.journal.opening import Purpose, connect_reader
from dealer_assist.journal.resume import Reading
from dealer_assist.message import Msg
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter
from dealer_assist.value import Value, field

Judge = Callable[[TableSetup], None]
"""Refuses a table that has no business here: a live one at practice, or the reverse."""


class ListedTable(Value):
    """A table to choose. Without a set-up its file could not be read; `refusal` says why not."""

    key: str
    setup: TableSetup | None
    refusal: str = ""
    cautions: tuple[str, ...] = ()
    accounts: Mapping[Meter, Account] = field(default_factory=dict)
    was_opened: bool = False


class TableChoices(Value):
    """Where tables are looked for, and what they are judged by."""

    resources: Path
    layouts: Path
    data: Path
    today: date
    purpose: Purpose
    judge: Judge


def choices(source: TableChoices, first: tuple[str, ...] = ()) -> Iterator[ListedTable]:
    """Read one table after another: the shipped ones, then those of the data folder.

    Those named in `first` come before all others.
    """
    tables, own = source.resources / "tables", source.data
    shipped = {file.stem for file in tables.glob("*.toml")}
    files = [*sorted(tables.glob("*.toml")), *sorted(own.glob("*.toml"))]
    for file in sorted(files, key=lambda file: _turn(file.stem, first)):
        if file.parent == own and file.stem in shipped:
            why = Msg(
                "{file} has the name of a table that is shipped. Give it another name",
                file=file.name,
            )
            yield ListedTable(file.stem, None, why)
        else:
            yield from _choice(source, file)


def _turn(key: str, first: tuple[str, ...]) -> int:
    return first.index(key) if key in first else len(first)


def _choice(source: TableChoices, file: Path) -> Iterator[ListedTable]:
    try:
        setup = load_table(source.resources, source.layouts, file)
    except BadDefinition as bad:
        yield ListedTable(file.stem, None, str(bad))
        return
    try:
        source.judge(setup)
    except Refused:
        return
    found = check(setup, setup.jurisdiction, source.today)
    accounts = _accounts(setup, journal_file(source.data, setup.key, source.purpose))
    yield ListedTable(
        setup.key,
        setup,
        found.refusals[0] if found.refusals else "",
        found.warnings,
        accounts or {},
        was_opened=bool(accounts),
    )


def _accounts(setup: TableSetup, journal: Path) -> Mapping[Meter, Account] | None:
    """Return the meters as they stand on record, None where there is no record to read."""
    if not journal.exists():
        return None
    try:
        with closing(connect_reader(journal)) as db:
            return resume(setup, Reading(db)).accounts
    except (sqlite3.Error, OSError, TypeError, UnreadableEvent):
        return None  # damaged or of another version: opening it says what is wrong
