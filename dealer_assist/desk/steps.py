"""What commands make of a table, step by step: every event once, with the table after it."""

from collections.abc import Iterable

from dealer_assist.desk.device_commands import device_of
from dealer_assist.desk.protocols import Recalled
from dealer_assist.frozen import frozen
from dealer_assist.journal.codec import decode, encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.resume import CHECKPOINTS
from dealer_assist.table.commands import Command
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table


@frozen
class Step:
    """An event, the table after it, and the device that its command came from."""

    event: Event
    table: Table
    device: str

    @property
    def entry(self) -> Entry:
        """Give the event as the journal takes it, with its round and whoever deals."""
        kind, payload = encode(self.event)
        who = self.table.dealer.key if self.table.dealer else ""
        return Entry(kind, payload, self.table.round, who, self.device)


def steps_of(table: Table, commands: Iterable[Command], at: int) -> tuple[Step, ...]:
    """Decide commands one after the other; raise `Refused` where the table says no to one."""
    steps: list[Step] = []
    for command in commands:
        device = device_of(command, table.setup)
        for event in decide(table, command, at):
            table = evolve(table, event)
            steps.append(Step(event, table, device))
    return tuple(steps)


def resume(setup: TableSetup, record: Recalled) -> Table:
    """Wake up where the table stopped: replay from the last checkpoint."""
    events = (decode(one.kind, one.payload) for one in record.replay(CHECKPOINTS))
    return evolve_all(Table(setup), events)
