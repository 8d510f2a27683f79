"""A table on its own, in simulated time: no desk, no journal, no devices."""

from collections.abc import Callable
from copy import deepcopy

import pytest
from round_over import ANYWAY, REST_MS, chips_off

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import marks
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table


class Sitting:
    """One table from its opening on; every command takes a second.

    Before an END GAME that is to be done, the dealer takes the chips off.
    """

    def __init__(self, setup: TableSetup, staff: dict[str, StaffMember]) -> None:
        self.table = Table(setup)
        self.staff = staff
        self.now = 1_760_000_000_000

    def do(self, *commands: c.Command) -> list[Event]:
        """Have commands carried out; give what happened."""
        happened: list[Event] = []
        for command in commands:
            if isinstance(command, c.EndGame):
                happened += self.come_to_an_end(command.sensor)
            self.now += 1_000
            events = decide(self.table, command, self.now)
            assert all(getattr(event, "at", self.now) == self.now for event in events)
            self.table = evolve_all(self.table, events)
            happened += events
        return happened

    def come_to_an_end(self, sensor: str = "") -> list[Event]:
        """Let time pass and take the chips off, as every END GAME asks for."""
        self.now += REST_MS
        return self.do(*chips_off(self.table, sensor))

    def no_to(self, command: c.Command) -> str:
        """Have a command refused; give the sentence. Nothing may have changed."""
        before = deepcopy(self.table)
        with pytest.raises(Refused) as refused:
            decide(self.table, command, self.now)
        assert self.table == before
        return str(refused.value)

    def swipe(self, who: str) -> list[Event]:
        """Swipe somebody's card; `unknown` and `garbled` are cards too."""
        if who == "garbled":
            return self.do(c.SwipeCard(None, is_misread=True))
        member = self.staff.get(who)
        return self.do(c.SwipeCard(member, member.last_four if member else "9999"))

    def open(self) -> "Sitting":
        """Have the first dealer open the table."""
        self.swipe("dealer-1")
        return self

    def start(self, *seats: int, sensor: str = "A") -> "Sitting":
        """Open if need be, put chips on these seats, start the game."""
        if self.table.dealer is None:
            self.open()
        self.do(*(c.SeeChip(seat, sensor) for seat in seats), c.StartGame())
        return self

    def claim(self, **hands: str) -> "Sitting":
        """Press a hand button for each seat: `claim(s5="four_aces")`."""
        self.do(*(c.PressHand(int(seat[1:]), line) for seat, line in hands.items()))
        return self

    def confirm(self) -> "Sitting":
        """Have the supervisor verify and confirm what is claimed; whoever is fetched is there."""
        self.do(c.CallSupervisor(), *self.read_marks(), c.ConfirmWins(ANYWAY), c.TrySwipeAgain())
        return self

    def read_marks(self) -> tuple[c.Command, ...]:
        """Acknowledge the claims on wagers marked by hand, as every CONFIRM asks for."""
        spots = marks.by_hand(self.table)
        found = [one for one in self.table.round.claims if (one.seat, one.sensor) in spots]
        seen = (c.AcknowledgeMark(one.seat, one.sensor) for one in found)
        return (*seen, *((c.TickDuty("chip"),) if found else ()))

    def is_in(self, phase: Phase) -> bool:
        """True if the table stands in this phase."""
        return self.table.round.phase is phase

    def shown(self, level: str = "main", sensor: str = "A") -> int:
        """Return what a meter's display shows, in cents."""
        return self.table.accounts[sensor, level].shown_cents


Sit = Callable[..., Sitting]
