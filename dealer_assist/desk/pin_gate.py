"""A swipe that waits for its PIN: it goes on when the PIN is right, and is refused when it is not.

Only a card that would count is asked for a PIN: one that nobody waits for is refused as ever.
"""

from dataclasses import replace
from typing import Protocol

from dealer_assist.desk.clock import Clock, epoch_ms
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.decide import decide
from dealer_assist.table.events.wins import SwipeRefused
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table


class Pins(Protocol):
    """The staff register, as far as PINs go."""

    def needs_pin(self, member: StaffMember) -> bool:
        """Tell whether a card is not enough, or raise `Refused` where no PIN is taken now."""
        ...

    def check_pin(self, member: StaffMember, pin: str) -> None:
        """Raise `Refused` where it is not this person's PIN."""
        ...


class PinGate:
    """Holds one swipe at most. Nothing of a PIN is kept, not even that one was right."""

    def __init__(self, pins: Pins | None, clock: Clock) -> None:
        self._pins, self._clock = pins, clock
        self._held: SwipeCard | None = None
        self._since_ms = 0
        self.trouble = ""
        self._lockout = ""

    @property
    def held(self) -> SwipeCard | None:
        """Give the swipe whose PIN is awaited."""
        return self._held

    def take(self, swipe: SwipeCard) -> SwipeCard | None:
        """Hold a swipe that needs a PIN; any other is given back, refused where it is locked."""
        if self._pins is None or swipe.member is None:
            return swipe
        try:
            needs_pin = self._pins.needs_pin(swipe.member)
        except (Refused, JournalUnavailable) as trouble:
            return refused(swipe, str(trouble))
        if not needs_pin:
            return swipe
        self._held, self._since_ms, self.trouble = swipe, self._clock.ms(), ""
        return None

    def enter(self, digits: str) -> SwipeCard | None:
        """Give the swipe with the right PIN; with a wrong one a refused one, and ask again."""
        swipe = self._held
        if swipe is None or swipe.member is None or self._pins is None:
            return None
        try:
            self._pins.check_pin(swipe.member, digits)
        except (Refused, JournalUnavailable) as trouble:
            self.trouble = str(trouble)
        else:
            self.let_go()
            return swipe
        said = self.trouble
        try:
            self._pins.needs_pin(swipe.member)
        except (Refused, JournalUnavailable) as locked:
            said = self._lockout = str(locked)
            self.let_go()
        return refused(swipe, said)

    def take_lockout(self) -> str:
        """Say once that the last wrong PIN was one too many."""
        said, self._lockout = self._lockout, ""
        return said

    def let_go(self) -> None:
        """Wait no more."""
        self._held, self.trouble = None, ""

    def seconds_left(self, seconds: int) -> int:
        """Give what is left of so many seconds for the PIN."""
        return max(0, seconds - (self._clock.ms() - self._since_ms) // 1000)

    def would_count(self, table: Table, swipe: SwipeCard) -> bool:
        """Tell whether the table waits for this very card."""
        if self._pins is None or table.phase is Phase.HALTED:
            return False
        try:
            events = decide(table, swipe, epoch_ms(self._clock.now()))
        except Exception:  # noqa: BLE001 - the table takes the card next, and halts over a bug itself
            return False
        return not any(isinstance(event, SwipeRefused) for event in events)


def refused(swipe: SwipeCard, why: str) -> SwipeCard:
    """Give a swipe that counts for nobody, with the reason."""
    return replace(swipe, member=None, reading=why)
