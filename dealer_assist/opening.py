"""Opens a table: definitions, journal, devices and staff, joined at a desk."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from dealer_assist import places
from dealer_assist.catalog.staff import SampleCard, load_staff
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.roster import Roster
from dealer_assist.devices.connect import connect
from dealer_assist.devices.rack import Rack
from dealer_assist.journal.key import key_for
from dealer_assist.journal.store import Journal
from dealer_assist.rules.refusal import Refused
from dealer_assist.table.setup import TableSetup


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that stands: close it when done."""

    setup: TableSetup
    desk: Desk
    rack: Rack
    journal: Journal
    cards: tuple[SampleCard, ...]

    def close(self) -> None:
        """Give ports and journal back."""
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
    cards = load_staff(shipped / "staff" / f"{setup.staff}.toml")
    file = journal_file(data or places.data_folder(), setup.key)
    key = key_for(file, places.key_file())
    journal = Journal.open(file, purpose="training", table=setup.key, clock=clock.now, key=key)
    try:
        rack = connect(setup.devices, setup.seats, clock_ms=clock.ms, random=Random())
        restore(rack)
        roster = Roster.of_cards(key, ((card.number, card.member) for card in cards))
        desk = Desk(setup, journal, rack, roster, clock)
    except BaseException:
        journal.close()
        raise
    return OpenTable(setup, desk, rack, journal, cards)


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
