"""What a desk needs of its journal and of its devices."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from dealer_assist.desk.lamps import LampRow
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.table.setup.table_setup import Spot


class Recalled(Protocol):
    """What a table wakes up from."""

    def replay(self, from_kinds: Sequence[str] = ...) -> Iterable[Recorded]:
        """Return what was recorded since the last checkpoint."""
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
        """Return what the devices have said."""
        ...

    def unseen(self, now_ms: int) -> Sequence[Spot]:
        """Name the sensors that have not shown their state for more than a second."""
        ...

    def health(self) -> Sequence[Health]:
        """Report on every device."""
        ...
