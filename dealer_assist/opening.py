"""Opens a table: definitions, journal, devices and staff, joined at a desk."""

import logging
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from dealer_assist import places
from dealer_assist.catalog.staff import SampleCard, load_staff
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.backups import Backups
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.roster import Roster
from dealer_assist.desk.self_check import (
    Check,
    check_clock,
    check_digests,
    check_disk,
    check_journal,
    not_well,
    program_digest,
)
from dealer_assist.devices.connect import connect
from dealer_assist.devices.rack import Rack
from dealer_assist.journal.backup import back_up, newest_good
from dealer_assist.journal.errors import JournalDamaged, NotAJournal
from dealer_assist.journal.key import key_for
from dealer_assist.journal.schema import VERSION as SCHEMA_VERSION
from dealer_assist.journal.store import Journal
from dealer_assist.rules.refusal import Refused
from dealer_assist.table.checker import check
from dealer_assist.table.setup import TableSetup

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that stands: close it when done."""

    setup: TableSetup
    desk: Desk
    rack: Rack
    journal: Journal
    cards: tuple[SampleCard, ...]
    backups: Backups
    checks: tuple[Check, ...]

    def close(self) -> None:
        """Give ports and journal back; a backup under way is finished first."""
        self.backups.finish()
        self.rack.close()
        self.journal.close()


def journal_file(data: Path, table: str) -> Path:
    """Give the journal of a simulated table in a data folder."""
    return data / f"{table}.training.db"


def open_table(
    table: str,
    data: Path | None,
    clock: Clock,
    *,
    is_live: bool = False,
    restore: Callable[[Rack], None] = lambda rack: None,
) -> OpenTable:
    """Open a table by name or file; every trouble has its own named error.

    `restore` puts simulated hardware into the state it had before the program stopped.
    """
    shipped = places.resources()
    setup = load_table(shipped, places.layouts(), find_table(shipped, table))
    if is_live:
        raise Refused(live_refusal(setup))
    check(setup, setup.jurisdiction, clock.now().date()).require()
    cards = load_staff(shipped / "staff" / f"{setup.staff}.toml")
    file = journal_file(data or places.data_folder(), setup.key)
    key = key_for(file, places.key_file())
    journal = _open_journal(file, setup.key, clock, key)
    try:
        checks = _check(setup, journal, clock)
        rack = connect(
            setup.devices,
            setup.seats,
            clock_ms=clock.ms,
            random=Random(),
            second_seats=setup.seats if "B" in setup.jackpots else (),
        )
        restore(rack)
        roster = Roster.of_cards(key, ((card.number, card.member) for card in cards))
        desk = Desk(setup, journal, rack, roster, clock)
        backups = Backups(lambda: back_up(file, key))
        desk.listen(lambda: backups.notice(desk.table))
    except BaseException:
        journal.close()
        raise
    return OpenTable(setup, desk, rack, journal, cards, backups, checks)


def _open_journal(file: Path, table: str, clock: Clock, key: bytes) -> Journal:
    """Open the journal; where it is damaged, say which backup could take its place."""
    try:
        return Journal.open(file, purpose="training", table=table, clock=clock.now, key=key)
    except (JournalDamaged, NotAJournal) as error:
        offer = newest_good(file, key)
        if offer is None:
            raise
        lacks = "" if offer.missing is None else f", {offer.missing:,} fewer than the damaged one"
        error.args = (
            f"{error} The newest good backup has {offer.head.seq:,} events{lacks}: "
            f"'dealer-assist journal restore --data {file.parent}' sets the damaged file aside "
            "and goes on from there.",
        )
        raise


def _check(setup: TableSetup, journal: Journal, clock: Clock) -> tuple[Check, ...]:
    last = journal.last
    program = program_digest(Path(__file__).parent)
    checks = (
        *check_digests(program, setup.digest),
        check_journal(journal.head.seq, SCHEMA_VERSION),
        check_clock(clock.now(), last.at_utc if last else None),
        check_disk(shutil.disk_usage(journal.path.parent).free),
    )
    for one in not_well(checks):
        log.warning("%s: %s. %s", one.name, one.found, one.cure)
    return checks


def live_refusal(setup: TableSetup) -> str:
    """Say why this table cannot go live."""
    simulated = [name for name, where in setup.devices.items() if where == "simulated"]
    if simulated or not setup.devices:
        return (
            f"{setup.key} is a simulated table ({', '.join(simulated) or 'no devices'}); "
            "--live needs a table file that names real ports under [devices]"
        )
    return (
        f"{setup.key} names sample staff ({setup.staff}); "
        "a live table needs staff cards that were enrolled at the kiosk"
    )
