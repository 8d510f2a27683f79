"""What commands make of a table, step by step: every event once, with the table after it.

And what a desk needs for it: of its journal, of its devices, and before a command counts.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from dealer_assist.desk.device_commands import device_of
from dealer_assist.desk.device_watch import DeviceWatch
from dealer_assist.desk.lamps import LampRow
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.frozen import frozen
from dealer_assist.journal.codec import decode, encode
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.journal.resume import CHECKPOINTS
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import ReportDevices
from dealer_assist.table.commands.round import StartGame, SwipeCard
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Phase, Table


class Recalled(Protocol):
    """What a table wakes up from."""

    def replay(self, from_kinds: Sequence[str] = ...) -> Iterable[Recorded]:
        """Give what was recorded since the last checkpoint."""
        ...


class Record(Recalled, Protocol):
    """The journal, as the desk uses it."""

    def append(self, entries: Sequence[Entry], *, digest: str, command_id: str = "") -> object:
        """Record durably, or raise `JournalUnavailable` and nothing happened."""
        ...

    def take_up_again(self) -> None:
        """Read what is on record again, after a commit of which nobody knows how it ended."""
        ...


class Devices(LampRow, Protocol):
    """The rack of devices, as the desk uses it."""

    def tick(self, now_ms: int) -> list[Message]:
        """Give what the devices have said."""
        ...

    def unseen(self, now_ms: int) -> Sequence[Spot]:
        """Name the sensors that have not shown their state for more than a second."""
        ...

    def health(self) -> Sequence[Health]:
        """Report on every device."""
        ...


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


def before(
    table: Table, command: Command, devices: Devices, watch: DeviceWatch, now_ms: int
) -> tuple[Command, ...]:
    """Test every device before a table opens; lock no sensor that nobody looked at."""
    is_free = table.lock is None and not table.holds
    match command:
        case SwipeCard(StaffMember(role=Role.DEALER)) if table.phase is Phase.CLOSED and is_free:
            found = tuple((one.device, one.state) for one in devices.health())
            return (ReportDevices(found),)
        case StartGame():
            return tuple(watch.before_start(table, devices.unseen(now_ms)))
        case _:
            return ()
