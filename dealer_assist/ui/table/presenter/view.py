"""What the screen adds to the table: the selected seat, the time, the health of the parts."""

from collections.abc import Mapping
from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING

from dealer_assist.desk.printing import NO_PAPER, Paper
from dealer_assist.desk.self_check import CheckItem
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import NextThing, next_thing
from dealer_assist.table.guide.hints import Hints
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import (
    BonusAt,
)
from dealer_assist.value import Value, field

if TYPE_CHECKING:
    from dealer_assist.ui.table.model.coach import LessonStrip  # of the school alone


class Drawing(Value):
    """What waits for a card: the hand and its act, the cards it has drawn, the rank of the next."""

    place: str = ""
    act: str = ""
    cards: tuple[str, ...] = ()
    rank: str = ""


class PassingView(Value):
    """The passing state of the screen; none of it is money, none of it is recorded.

    `at` is the time in milliseconds since 1970, 0 where nothing waits for the clock.
    `bonus_at` is the step or seat of House Money that was touched again, `bonus_draft` what a seat
    is about to leave up. `drawing` is the hand that waits for its card. `toke_at` is the seat that
    a toke is laid at, and its wager. `reason` is why a win is to be confirmed against its cards,
    `ticket_seen` what somebody has read of another table's ticket.
    """

    clock: str = ""
    selected: int | None = None
    tab: str = ""
    refusal: str = ""
    trouble: str = ""
    lost_devices: tuple[str, ...] = ()
    disobedience: Mapping[Spot, tuple[str, ...]] = field(default_factory=dict)
    has_stopped_shuffler: bool = False
    printer_trouble: str = ""
    testing: frozenset[Spot] = frozenset()
    failed_tests: frozenset[Spot] = frozenset()
    simulated_chips: frozenset[Spot] | None = None
    simulated_cards: tuple[StaffMember, ...] = ()
    has_simulated_key: bool = False
    seconds_to_swipe: int = 0
    resumed: str = ""
    checks: tuple[CheckItem, ...] = ()
    opened_round: int = 0
    put_in_force: tuple[Setting, ...] = ()
    bonus_at: BonusAt | None = None
    bonus_draft: tuple[int, int] | None = None
    toke_at: tuple[int, str] = (0, "")
    drawing: Drawing = Drawing()
    paper: Paper = NO_PAPER
    zone: tzinfo = UTC
    at: int = 0
    reason: str = ""
    ticket_seen: str = ""
    has_school: bool = False
    lesson: "LessonStrip | None" = None

    @property
    def look(self) -> LookedAt:
        """Return what the dealer looks at, as far as it changes what comes next."""
        return LookedAt(self.selected, self.tab, reopens=bool(self.bonus_at))

    @property
    def hints(self) -> Hints:
        """Return how much is said of what comes next; only a lesson says less than all."""
        return self.lesson.hints if self.lesson else Hints.SHOWN

    def next_thing(self, table: Table) -> NextThing:
        """Return the one thing that comes next at a table, as it is looked at."""
        return next_thing(table, self.look)

    def time_of(self, at: int) -> datetime:
        """Return a recorded moment in the table's zone."""
        return datetime.fromtimestamp(at / 1000, self.zone)


def spaced(number: int) -> str:
    """Print a running number in groups of three: 1 284."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")
