"""What commands make of a table: step by step, every event once, and what became of it in the end.

And what a desk needs for it: of its journal, of its devices, and before a command counts. Whoever
hears of an outcome takes nobody down.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from dealer_assist.desk.device_commands import device_of
from dealer_assist.desk.device_watch import DeviceWatch
from dealer_assist.desk.lamps import LampRow
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.frozen import frozen
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.journal.resume import CHECKPOINTS
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import ReportDevices
from dealer_assist.table.commands.round import StartGame, SwipeCard
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Phase, Table

log = logging.getLogger(__name__)

News = TypeVar("News")


@frozen
class Outcome:
    """The answer of the desk, true where the command was done.

    A recorded no, such as a late chip, has events and a sentence. `is_shut_out` where the journal
    took nothing: nothing has happened, and the same may be asked again.
    """

    is_done: bool
    sentence: str = ""
    events: tuple[Event, ...] = ()
    is_shut_out: bool = False

    def __bool__(self) -> bool:
        """Be true where it was done, so that nobody takes a refusal for a yes."""
        return self.is_done


def inform(listeners: Iterable[Callable[[News], None]], news: News) -> None:
    """Tell everybody, in their order."""
    for listener in tuple(listeners):
        try:
            listener(news)
        except Exception:
            log.exception("A listener failed; the table goes on")


def look_again(views: Iterable[Callable[[], None]]) -> None:
    """Have everybody who shows the table look at it once more."""
    for view in tuple(views):
        try:
            view()
        except Exception:
            log.exception("A view failed; the table goes on")


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
        from dealer_assist.journal.codec import encode  # loaded with the first event

        kind, payload = encode(self.event)
        who = self.table.dealer.key if self.table.dealer else ""
        return Entry(kind, payload, self.table.round, who, self.device)


def steps_of(table: Table, commands: Iterable[Command], at: int) -> tuple[Step, ...]:
    """Decide commands one after the other; raise `Refused` where the table says no to one."""
    steps: list[Step] = []
    for command in commands:
        device = device_of(command, table.setup)
        for event in decide(table, command, at):
            step = _step(table, event, device)
            table = step.table
            steps.append(step)
    return tuple(steps)


def resume(setup: TableSetup, record: Recalled) -> Table:
    """Wake up where the table stopped: replay from the last checkpoint."""
    recorded = tuple(record.replay(CHECKPOINTS))
    if not recorded:
        return Table(setup)
    from dealer_assist.journal.codec import decode
    from dealer_assist.table.evolve import evolve_all

    return evolve_all(Table(setup), (decode(one.kind, one.payload) for one in recorded))


def _step(table: Table, event: Event, device: str) -> Step:
    from dealer_assist.table.evolve import evolve  # loaded with the first event

    return Step(event, evolve(table, event), device)


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
