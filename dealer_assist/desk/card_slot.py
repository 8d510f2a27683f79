"""Where a swiped card goes: to the table or to whoever borrowed the reader, after its PIN.

The slot returns to the desk what the table has to judge and submits nothing itself. It asks for a
PIN only where the card would be accepted; any other card goes on and is refused by the table.
"""

from collections.abc import Callable
from typing import Protocol

from dealer_assist.desk.clock import Clock, epoch_ms
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.message import Msg
from dealer_assist.table.commands.asked import LeaveCard
from dealer_assist.table.commands.office import NoteRefusedSwipe
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.commands.wins import CancelAdjustment
from dealer_assist.table.decide import decide
from dealer_assist.table.events.asked import ANSWER, DENIAL, MARK, RULED, CardAsked
from dealer_assist.table.events.wins import SwipeRefused
from dealer_assist.table.facts import asked_cards
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.waiting import Adjustment
from dealer_assist.value import replace

SWIPER = "swiper"


class Pins(Protocol):
    """The staff register, as far as PINs go."""

    def needs_pin(self, member: StaffMember) -> bool:
        """True if a card is not enough, or raise `Refused` where no PIN is taken now."""
        ...

    def check_pin(self, member: StaffMember, pin: str) -> None:
        """Raise `Refused` where it is not this person's PIN."""
        ...


class PinGate:
    """Hold at most one swipe. No PIN is kept, nor that one was right."""

    def __init__(self, pins: Pins | None, clock: Clock) -> None:
        self._pins, self._clock = pins, clock
        self._held: SwipeCard | None = None
        self._since_ms = 0
        self.trouble = ""
        self._lockout = ""

    @property
    def held(self) -> SwipeCard | None:
        """Return the swipe that waits for its PIN, or None."""
        return self._held

    def take(self, swipe: SwipeCard) -> SwipeCard | None:
        """Hold a swipe that needs a PIN; return any other, refused where its PIN is locked."""
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
        """Return the swipe after the right PIN; after a wrong one a refused copy, and ask again."""
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
        """Return once the sentence of a lockout that the last wrong PIN began, or nothing."""
        said, self._lockout = self._lockout, ""
        return said

    def let_go(self) -> None:
        """Stop waiting for a PIN."""
        self._held, self.trouble = None, ""

    def seconds_left(self, seconds: int) -> int:
        """Return how many of these seconds are left for the PIN."""
        return max(0, seconds - (self._clock.ms() - self._since_ms) // 1000)

    def would_count(self, table: Table, swipe: SwipeCard) -> bool:
        """True if the table would accept this card now."""
        if self._pins is None or table.round.phase is Phase.HALTED:
            return False
        try:
            events = decide(table, swipe, epoch_ms(self._clock.now()))
        except Exception:  # noqa: BLE001 - the table takes the card next, and halts over a bug itself
            return False
        return not any(isinstance(event, SwipeRefused) for event in events)


def refused(swipe: SwipeCard, why: str) -> SwipeCard:
    """Return this swipe without its holder, with the reason why it is refused."""
    return replace(swipe, member=None, reading=why)


class CardSlot:
    """Hold a card until its PIN comes, and know who has borrowed the reader."""

    def __init__(self, pins: Pins | None, clock: Clock) -> None:
        self._gate = PinGate(pins, clock)
        self._lent_to: Callable[[SwipeCard], None] | None = None

    @property
    def pin_for(self) -> StaffMember | None:
        """Return the person whose PIN is needed now, or None."""
        return self._gate.held.member if self._gate.held else None

    @property
    def pin_trouble(self) -> str:
        """Say what was wrong with the last PIN, or nothing."""
        return self._gate.trouble

    def pin_seconds(self, table: Table) -> int:
        """Return the seconds left to enter the PIN."""
        return self._gate.seconds_left(table.setup.swipe_seconds)

    def lend(self, to: Callable[[SwipeCard], None] | None) -> None:
        """Send cards to a borrower, or with None to the table again; a card on hold is dropped."""
        self._lent_to = to
        self._gate.let_go()

    def swipe(self, table: Table, swipe: SwipeCard) -> SwipeCard | None:
        """Take a card; return it for the table unless it needs a PIN or the reader is borrowed."""
        self._gate.let_go()
        is_awaited = self._lent_to is not None or self._gate.would_count(table, swipe)
        ready = self._gate.take(swipe) if is_awaited else swipe
        return self._handed_on(ready)

    def enter_pin(self, digits: str) -> SwipeCard | None:
        """Pass the card on after the right PIN; after a wrong one refuse it and ask again."""
        return self._handed_on(self._gate.enter(digits))

    def take_lockout(self) -> str:
        """Return once the sentence of a lockout, for an alert to another person."""
        return self._gate.take_lockout()

    def cancel_pin(self) -> NoteRefusedSwipe | None:
        """Drop the card on hold; return what goes on record. It does not count as a wrong PIN."""
        held = self._gate.held
        self._gate.let_go()
        if held is None or held.member is None:
            return None
        said = Msg("The PIN of {name} was not entered. Canceled", name=held.member.name)
        return NoteRefusedSwipe(said, held.member, held.last_four, is_cancelled=True)

    def follow(self, table: Table) -> None:
        """Drop the card on hold where the table would not accept it any more."""
        held = self._gate.held
        if held is None or self._lent_to is not None:
            return
        if not self._gate.would_count(table, held):
            self._gate.let_go()

    def tick(self, table: Table) -> SwipeCard | None:
        """Refuse a card whose PIN was not entered in time."""
        held = self._gate.held
        if held is None or self.pin_seconds(table):
            return None
        self._gate.let_go()
        if self._lent_to is None and table.round.phase is Phase.SWIPE:
            return None  # confirmed wins have a time-out of their own, and it is due by now
        seconds = table.setup.swipe_seconds
        late = refused(
            held, Msg("No PIN was entered in {seconds} seconds. Swipe again", seconds=seconds)
        )
        return self._handed_on(late)

    def _handed_on(self, swipe: SwipeCard | None) -> SwipeCard | None:
        """Pass the card on to the borrower, or return it for the table."""
        if swipe is None or self._lent_to is None:
            return swipe
        self._lent_to(swipe)
        return None


class SwipeTime:
    """Count the seconds of an open reader; a refused card opens it again.

    Time is that of the monotonic clock; after a restart the reader has its full time again.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since_ms = self._ticked_ms = clock.ms()

    def tick(self, *, is_lost: bool) -> None:
        """Let time pass; none is counted while the reader is lost."""
        now = self._clock.ms()
        if is_lost:
            self._since_ms += now - self._ticked_ms
        self._ticked_ms = now

    def follow(self, before: Table, table: Table) -> None:
        """Start the count again when the reader was opened."""
        if table.round.reader and _opened(table) != _opened(before):
            self._since_ms = self._clock.ms()

    def seconds_left(self, table: Table) -> int:
        """Return the seconds left for a swipe, 0 where no reader is open."""
        if not is_open(table):
            return 0
        waited = self._clock.ms() - self._since_ms
        return max(0, table.setup.swipe_seconds - waited // 1000)

    def is_over(self, table: Table) -> bool:
        """True if an open reader has waited for its full time."""
        awaited = table.round.phase is Phase.SWIPE and is_open(table)
        return awaited and self.seconds_left(table) == 0


class AskedTime:
    """Count the seconds for the card of a denial, a mark, a ruling or a back-out, as at Verify.

    A question without an answer is dropped, so that a card for another purpose cannot answer it.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asked: CardAsked | Adjustment | None = None
        self._since_ms = 0

    def tick(self, *, is_held: bool) -> None:
        """Count no time while a PIN is entered or the reader is lost."""
        if is_held:
            self._since_ms = self._clock.ms()

    def what_is_over(self, table: Table) -> CancelAdjustment | LeaveCard | None:
        """Return the command that drops a question whose time is over, or None."""
        asked: CardAsked | Adjustment | None = table.round.adjustment
        if asked is None and asked_cards.is_open(table):
            asked = table.round.asked
        if asked != self._asked:
            self._asked, self._since_ms = asked, self._clock.ms()
        if self._clock.ms() - self._since_ms < 1000 * table.setup.swipe_seconds:
            return None
        match asked:
            case Adjustment():
                return CancelAdjustment()
            case CardAsked(what=what) if what in (DENIAL, MARK, RULED, ANSWER):
                return LeaveCard()
            case _:
                return None


def is_open(table: Table) -> bool:
    """True if a card can be swiped now; False until a person who was called has arrived."""
    reader = table.round.reader
    return reader is not None and not (reader.has_timed_out or reader.is_fetched)


def _opened(table: Table) -> tuple[int, int]:
    return (
        (table.round.reader.opened_at, table.round.reader.tries) if table.round.reader else (0, 0)
    )
