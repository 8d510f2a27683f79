"""What a table's presenter needs besides the table itself."""

from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Protocol, TypeAlias

from dealer_assist.catalog.people import SampleCard
from dealer_assist.desk.clock import Clock
from dealer_assist.devices.rack import Rack
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stack import PageClass
from dealer_assist.ui.shell.preferences import PreferencesInMemory, PreferencesStore
from dealer_assist.value import Value, field

if TYPE_CHECKING:  # a table without a printer does not load what prints
    from dealer_assist.desk.printing import Printing
    from dealer_assist.devices.simulated.virtual_shoe import TableShoe
    from dealer_assist.staff.kiosk_office import KioskStaffOffice
    from dealer_assist.ui.table.model.coach import LessonStrip

Player: TypeAlias = Callable[[Path], None]
"""Plays a file and returns at once."""


class Voice(Protocol):
    """Says sentences aloud and returns at once."""

    def say(self, words: str, language: str) -> None:
        """Say a sentence, in the place of one that is not finished."""

    def hush(self) -> None:
        """Say no more of it."""


class TableServices(Value):
    """The hardware, the staff, the time, the pages, and the ways off the table.

    `go` leads off the table; None closes the window instead. `find_player` looks for a way to
    play sounds, `find_voice` for one to speak; None is a silent kiosk. `has_sound` says on the page
    of settings whether a sound would be heard. `printing` is None where
    the table has no printer, `staff` where nobody is enrolled: at a table for practice. `shuffle`
    is what the virtual shoe is shuffled by. `has_school` where the way to the lessons is open;
    `lesson` gives what a lesson adds to the screen, None where nobody learns; the cards of hands in
    play come from its `shoe`.
    """

    rack: Rack
    cards: tuple[SampleCard, ...]
    clock: Clock
    new_id: Callable[[], str]
    page_class: Callable[[PageKey], PageClass]
    preferences: PreferencesStore = field(default_factory=PreferencesInMemory)
    journal: Path | None = None
    go: Callable[[str], None] | None = None
    find_player: Callable[[], Player | None] | None = None
    find_voice: Callable[[], Voice | None] | None = None
    has_sound: Callable[[], bool] = lambda: True
    printing: "Printing | None" = None
    staff: "KioskStaffOffice | None" = None
    shuffle: Random = field(default_factory=SystemRandom)
    has_school: bool = False
    lesson: "Callable[[], LessonStrip] | None" = None
    shoe: "TableShoe | None" = None
