"""What the screen adds to the table: the selected seat, the time, the health of the parts."""

from collections.abc import Mapping
from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING

from dealer_assist.desk.printing import NO_PAPER, Paper
from dealer_assist.desk.self_check import CheckItem
from dealer_assist.table.events.values import Setting
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase
from dealer_assist.value import Value, field

if TYPE_CHECKING:
    from dealer_assist.ui.table.model.coach import LessonStrip  # of the school alone


class PassingView(Value):
    """The passing state of the screen; none of it is money, none of it is recorded.

    `at` is the time in milliseconds since 1970, 0 where nothing waits for the clock.
    `bonus_at` is the step or seat of House Money that was touched again, `bonus_draft` what a seat
    is about to leave up. `toke_at` is the seat that a toke is laid at, and its wager. `reason` is
    why a win is to be confirmed against its cards, `ticket_seen` what somebody has read of another
    table's ticket.
    """

    clock: str = ""
    selected: int | None = None
    tab: str = ""
    refusal: str = ""
    trouble: str = ""
    lost_devices: tuple[str, ...] = ()
    disobedience: Mapping[Spot, tuple[str, ...]] = field(default_factory=dict)
    has_stopped_shuffler: bool = False
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
    bonus_at: str = ""
    bonus_draft: tuple[int, int] | None = None
    toke_at: tuple[int, str] = (0, "")
    paper: Paper = NO_PAPER
    zone: tzinfo = UTC
    at: int = 0
    reason: str = ""
    ticket_seen: str = ""
    has_school: bool = False
    lesson: "LessonStrip | None" = None

    def time_of(self, at: int) -> datetime:
        """Give a recorded moment in the table's zone."""
        return datetime.fromtimestamp(at / 1000, self.zone)


IN_ROUND = (Phase.IN_PLAY, Phase.RECORDED)
"""The phases of a round in which the dealer works at the table itself."""


def spaced(number: int) -> str:
    """Print a running number in groups of three: 1 284."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")
