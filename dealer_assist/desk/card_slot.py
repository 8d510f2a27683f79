"""The way of a swiped card: to the table or to whoever has borrowed the reader, after its PIN.

What the table is to judge is given back to the desk; the slot itself asks nothing of it.
"""

from collections.abc import Callable

from dealer_assist.desk.clock import Clock
from dealer_assist.desk.pin_gate import PinGate, Pins, refused
from dealer_assist.message import Msg
from dealer_assist.table.commands.office import NoteRefusedSwipe
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table


class CardSlot:
    """Holds a card whose PIN is awaited, and knows who has borrowed the reader."""

    def __init__(self, pins: Pins | None, clock: Clock) -> None:
        self._gate = PinGate(pins, clock)
        self._lent_to: Callable[[SwipeCard], None] | None = None

    @property
    def pin_for(self) -> StaffMember | None:
        """Give whose PIN is awaited."""
        return self._gate.held.member if self._gate.held else None

    @property
    def pin_trouble(self) -> str:
        """Say what was wrong with the last PIN, or nothing."""
        return self._gate.trouble

    def pin_seconds(self, table: Table) -> int:
        """Give the seconds left to enter the PIN."""
        return self._gate.seconds_left(table.setup.swipe_seconds)

    def lend(self, to: Callable[[SwipeCard], None] | None) -> None:
        """Let cards go to somebody else than the table; a PIN that is awaited was for another."""
        self._lent_to = to
        self._gate.let_go()

    def swipe(self, table: Table, swipe: SwipeCard) -> SwipeCard | None:
        """Take a card; give it back for the table, unless its PIN or somebody else comes first."""
        self._gate.let_go()
        is_awaited = self._lent_to is not None or self._gate.would_count(table, swipe)
        ready = self._gate.take(swipe) if is_awaited else swipe
        return self._handed_on(ready)

    def enter_pin(self, digits: str) -> SwipeCard | None:
        """Let the card go on with the right PIN; with a wrong one it is refused and asked again."""
        return self._handed_on(self._gate.enter(digits))

    def take_lockout(self) -> str:
        """Say once that the last wrong PIN was one too many: somebody else should know of it."""
        return self._gate.take_lockout()

    def cancel_pin(self) -> NoteRefusedSwipe | None:
        """Take the card back; give what goes on record of it. It costs no try."""
        held = self._gate.held
        self._gate.let_go()
        if held is None or held.member is None:
            return None
        said = Msg("The PIN of {name} was not entered; it was cancelled", name=held.member.name)
        return NoteRefusedSwipe(said, held.member, held.last_four, is_cancelled=True)

    def follow(self, table: Table) -> None:
        """Ask for no PIN where the table no longer waits for the card."""
        held = self._gate.held
        if held is None or self._lent_to is not None:
            return
        if not self._gate.would_count(table, held):
            self._gate.let_go()

    def tick(self, table: Table) -> SwipeCard | None:
        """Give a card up whose PIN did not come in time; it goes on as a refused one."""
        held = self._gate.held
        if held is None or self.pin_seconds(table):
            return None
        self._gate.let_go()
        if self._lent_to is None and table.phase is Phase.SWIPE:
            return None  # confirmed wins have a time-out of their own, and it is due by now
        seconds = table.setup.swipe_seconds
        late = refused(
            held, Msg("No PIN was entered in {seconds} seconds; swipe again", seconds=seconds)
        )
        return self._handed_on(late)

    def _handed_on(self, swipe: SwipeCard | None) -> SwipeCard | None:
        """Give a card to whoever has borrowed the reader; any other is for the table."""
        if swipe is None or self._lent_to is None:
            return swipe
        self._lent_to(swipe)
        return None
