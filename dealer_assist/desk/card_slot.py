"""The way of a swiped card: to the table or to whoever has borrowed the reader, after its PIN."""

from collections.abc import Callable
from typing import Protocol

from dealer_assist.desk.clock import Clock
from dealer_assist.desk.pin_gate import PinGate, Pins, refused
from dealer_assist.message import Msg
from dealer_assist.table.commands import NoteRefusedSwipe, SwipeCard
from dealer_assist.table.staff import StaffMember
from dealer_assist.table.state import Phase, Table


class DeskWithCards(Protocol):
    """The desk, as far as swiped cards go."""

    refusal: str

    @property
    def table(self) -> Table: ...

    def take_card(self, swipe: SwipeCard) -> None: ...

    def submit(self, command: NoteRefusedSwipe) -> bool: ...

    def tell(self) -> None: ...


class CardSlot:
    """Holds a card whose PIN is awaited, and knows who has borrowed the reader."""

    def __init__(self, desk: DeskWithCards, pins: Pins | None, clock: Clock) -> None:
        self._desk = desk
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

    @property
    def pin_seconds(self) -> int:
        """Give the seconds left to enter the PIN."""
        return self._gate.seconds_left(self._desk.table.setup.swipe_seconds)

    def lend(self, to: Callable[[SwipeCard], None] | None) -> None:
        """Let cards go to somebody else than the table; a PIN that is awaited was for another."""
        self._lent_to = to
        self._gate.let_go()

    def swipe(self, swipe: SwipeCard) -> None:
        """Give a card to whoever waits for one, after its PIN where it has one."""
        self._gate.let_go()
        is_awaited = self._lent_to is not None or self._gate.would_count(self._desk.table, swipe)
        ready = self._gate.take(swipe) if is_awaited else swipe
        if ready is not None:
            self._hand_on(ready)
            return
        self._desk.refusal = ""
        self._desk.tell()

    def enter_pin(self, digits: str) -> None:
        """Let the card go on with the right PIN; with a wrong one it is refused and asked again."""
        swipe = self._gate.enter(digits)
        if swipe is not None:
            self._hand_on(swipe)
        self._desk.tell()

    def cancel_pin(self) -> None:
        """Take the card back: it is on record, costs no try, and is no refusal to be shown."""
        held = self._gate.held
        self._gate.let_go()
        if held is not None and held.member is not None:
            said = Msg("The PIN of {name} was not entered; it was cancelled", name=held.member.name)
            note = NoteRefusedSwipe(said, held.member, held.last_four, is_cancelled=True)
            self._desk.submit(note)
            self._desk.refusal = ""
        self._desk.tell()

    def follow(self) -> None:
        """Ask for no PIN where the table no longer waits for the card."""
        held = self._gate.held
        if held is None or self._lent_to is not None:
            return
        if not self._gate.would_count(self._desk.table, held):
            self._gate.let_go()

    def tick(self) -> None:
        """Give a card up whose PIN did not come in time."""
        held = self._gate.held
        if held is None or self.pin_seconds:
            return
        self._gate.let_go()
        if self._lent_to is None and self._desk.table.phase is Phase.SWIPE:
            return  # confirmed wins have a time-out of their own, and it is due by now
        seconds = self._desk.table.setup.swipe_seconds
        self._hand_on(
            refused(
                held, Msg("No PIN was entered in {seconds} seconds; swipe again", seconds=seconds)
            )
        )

    def _hand_on(self, swipe: SwipeCard) -> None:
        if self._lent_to is not None:
            self._lent_to(swipe)
        else:
            self._desk.take_card(swipe)
