"""The events of a run as a replay walks through them: what was due, and who did what."""

from collections.abc import Iterator, Sequence

from dealer_assist.message import Msg
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.guide.next_step import Prompt, next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import Value

_NOT_THE_DEALERS = (
    e.CardsSeen,
    e.WagersPlaced,
    e.ChipSeen,
    e.LateChipRefused,
    e.StageReached,
    e.TableOpened,
    e.RoundOpened,
    e.SwipeRefused,
    e.SwipeTimedOut,
    e.WinsAuthorised,
    e.SensorFailed,
    e.SensorMended,
)
_STEPS = {
    "closed": Msg("Open"),
    "wait_for_bets": Msg("Bets"),
    "mark_wagers": Msg("Bets"),
    "start_game": Msg("Start"),
    "base_game": Msg("Start"),
    "take_chips": Msg("Chips"),
    "clear_chips": Msg("Chips"),
    "late_chips": Msg("Chips"),
    "deal": Msg("Deal"),
    "settle_early": Msg("Deal"),
    "settle_early_dealt": Msg("Deal"),
    "press_hand": Msg("Claim"),
    "table_hand": Msg("Claim"),
    "call_supervisor": Msg("Call"),
    "dealer_confirm": Msg("Confirm"),
    "verify": Msg("Verify"),
    "swipe": Msg("Card"),
    "turn_key": Msg("Key"),
    "press_jackpot": Msg("Key"),
    "key_back": Msg("Key"),
    "pay": Msg("Pay"),
    "pay_seat": Msg("Pay"),
    "pay_bets": Msg("Pay"),
    "settle_seat": Msg("Pay"),
    "ask_seat": Msg("Pay"),
    "call_for_bets": Msg("Card"),
    "asked_card": Msg("Card"),
    "all_paid": Msg("End"),
}


class Moment(Value):
    """An event with the table before it, the step that was due, and the table after it."""

    recorded: RecordedEvent
    before: Table
    after: Table
    due: Prompt

    @property
    def is_dealers(self) -> bool:
        """True if the dealer did it; else the table or a device did."""
        return not isinstance(self.recorded.event, _NOT_THE_DEALERS)

    @property
    def seat(self) -> int:
        """Return the seat that it is about; none where it is about all."""
        seat = getattr(self.recorded.event, "seat", 0)
        return seat if isinstance(seat, int) else 0

    @property
    def step(self) -> str:
        """Name the step that was due, in a word."""
        return _STEPS.get(self.due.key, "")

    @property
    def label(self) -> str:
        """Name what the table did, where it is worth a word on its lane."""
        match self.recorded.event:
            case e.LateChipRefused():
                return Msg("Late chip")
            case e.CardsSeen() if not self.before.round.cards:
                return Msg("Dealt")
            case e.SwipeRefused():
                return Msg("Refused")
            case e.WinsAuthorised():
                return Msg("Recorded")
        return ""


def moments_of(recorded: Sequence[RecordedEvent], setup: TableSetup) -> Iterator[Moment]:
    """Walk through the events of a run."""
    table = Table(setup)
    for event in recorded:
        after = evolve(table, event.event)
        yield Moment(event, table, after, next_step(table))
        table = after
