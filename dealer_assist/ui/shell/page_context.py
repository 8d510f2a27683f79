"""What a page over the table may use, and the sentence that the screen shows for a while."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from dealer_assist.catalog.games import game_named
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices.rack import Rack
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.commands import Command
from dealer_assist.table.events.office import AlertRaised
from dealer_assist.ui.shell.preferences import PreferencesStore
from dealer_assist.ui.shell.simulated_hand import SimulatedHand
from dealer_assist.ui.toolkit.values.touch_guard import TouchGuard
from dealer_assist.value import Value

if TYPE_CHECKING:  # only a live table has staff to enrol
    from dealer_assist.staff.kiosk_office import KioskStaffOffice

SHOWN_MS = 8_000


class ScreenMessage:
    """Stands until something else is done, or its time is over."""

    def __init__(self, clock: Clock, text: str = "") -> None:
        self._clock = clock
        self._since_ms = clock.ms()
        self.text = text

    def follow(self, outcome: Outcome) -> None:
        """Say why a command was refused; one that was done has nothing to say.

        An alert that the table raises by itself is no answer to the dealer: the sentence stays.
        """
        if outcome.events and all(isinstance(event, AlertRaised) for event in outcome.events):
            return
        if not self.text:
            self._since_ms = self._clock.ms()
        self.text = outcome.sentence

    def say(self, text: str) -> None:
        """Say something that no command was refused for."""
        self._since_ms, self.text = self._clock.ms(), text

    def clear(self) -> None:
        """Say nothing more."""
        self.text = ""

    def is_over(self, now_ms: int) -> bool:
        """Return True if a sentence has stood for long enough."""
        return bool(self.text) and now_ms - self._since_ms >= SHOWN_MS


class PageContext(Value):
    """What a page over the table may use.

    `do` gives the desk a command under an id of its own; `message` is what the screen says was
    refused last; `journal` is the file for read-only queries, None where nothing is kept; `go`
    leads elsewhere: to another page, or off the table; `shuffle` is what the virtual shoe is
    shuffled by; `finger` is the one on the glass; `has_sound` whether a sound is heard here;
    `staff` is the register of a live table.
    """

    desk: Desk
    rack: Rack
    hand: SimulatedHand
    clock: Clock
    preferences: PreferencesStore
    resources: Path
    do: Callable[[Command], Outcome]
    message: ScreenMessage
    go: Callable[[str], None]
    shuffle: Random
    finger: TouchGuard
    has_sound: Callable[[], bool]
    journal: Path | None = None
    staff: "KioskStaffOffice | None" = None

    @property
    def game(self) -> GameDefinition:
        """Return the game that stands here, with what the house's sheets add to it."""
        setup = self.desk.table.setup
        return setup.definition or game_named(self.resources / "games", setup.game)
