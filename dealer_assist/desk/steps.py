"""What commands make of a table, step by step, every event once; and what comes before one."""

from collections.abc import Iterable

from dealer_assist.desk.device_commands import device_of
from dealer_assist.desk.device_watch import DeviceWatch
from dealer_assist.desk.ports import Devices, Recalled
from dealer_assist.journal.codec import decode, encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.resume import CHECKPOINTS
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import ReportDevices
from dealer_assist.table.commands.round import StartGame, SwipeCard
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import Value


class Step(Value):
    """An event, the table after it, and the device that its command came from."""

    event: Event
    table: Table
    device: str

    @property
    def entry(self) -> Entry:
        """Return the event as the journal takes it, with its round and the dealer."""
        kind, payload = encode(self.event)
        who = self.table.dealer.key if self.table.dealer else ""
        return Entry(kind, payload, self.table.round.number, who, self.device)


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
    recorded = tuple(record.replay(CHECKPOINTS))
    if not recorded:
        return Table(setup)
    return evolve_all(Table(setup), (decode(entry.kind, entry.payload) for entry in recorded))


def before(
    table: Table, command: Command, devices: Devices, watch: DeviceWatch, now_ms: int
) -> tuple[Command, ...]:
    """Test every device before a table opens; lock no sensor that nobody looked at."""
    is_free = table.round.lock is None and not table.round.holds
    match command:
        case SwipeCard(StaffMember(role=Role.DEALER)) if (
            table.round.phase is Phase.CLOSED and is_free
        ):
            found = tuple((health.device, health.state) for health in devices.health())
            return (ReportDevices(found),)
        case StartGame():
            return tuple(watch.before_start(table, devices.unseen(now_ms)))
        case _:
            return ()
