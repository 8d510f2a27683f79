"""What a table's face needs besides the table itself."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from dealer_assist.catalog.staff import SampleCard
from dealer_assist.desk.clock import Clock
from dealer_assist.devices.rack import Rack
from dealer_assist.ui.settings import SettingsInMemory, SettingsShelf


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The hardware, the staff, the time, and the ways off the table.

    `go` leads off the table; None closes the window instead.
    """

    rack: Rack
    cards: tuple[SampleCard, ...]
    clock: Clock
    new_id: Callable[[], str]
    shelf: SettingsShelf = field(default_factory=SettingsInMemory)
    journal: Path | None = None
    go: Callable[[str], None] | None = None
