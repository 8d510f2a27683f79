"""Tables in every phase, without a desk: what a presenter is given."""

from round_over import REST_MS, chips_off

from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

START = 1_773_524_640_000  # 14 March 2026, 21:44 UTC


class Round:
    """A table that commands lead from its opening on, a second each."""

    def __init__(self, setup: TableSetup, staff: dict[str, StaffMember]) -> None:
        self.table = Table(setup)
        self._staff = staff
        self._now = START
        self.events: tuple[Event, ...] = ()

    def do(self, *commands: c.Command) -> "Round":
        for command in commands:
            if isinstance(command, c.EndGame):
                self._now += REST_MS
                self.do(*chips_off(self.table, command.sensor))
            self._now += 1_000
            self.events = decide(self.table, command, self._now)
            self.table = evolve_all(self.table, self.events)
        return self

    def swipe(self, who: str) -> "Round":
        member = self._staff.get(who)
        return self.do(c.SwipeCard(member, member.last_four if member else "4471"))

    def open(self) -> "Round":
        return self.swipe("dealer-1")

    def start(self, *spots: int | tuple[int, str]) -> "Round":
        """Open, put chips on seats or sensors, and start."""
        places = [spot if isinstance(spot, tuple) else (spot, "A") for spot in spots]
        return self.open().do(*(c.SeeChip(*place) for place in places), c.StartGame())

    def claim(self, seat: int, line: str, sensor: str = "A") -> "Round":
        return self.do(c.PressHand(seat, line, sensor))

    def verify(self) -> "Round":
        return self.do(c.CallSupervisor())

    def confirm(self) -> "Round":
        return self.verify().do(c.ConfirmWins(), c.TrySwipeAgain())

    def record(self, who: str = "executive-1") -> "Round":
        return self.confirm().swipe(who)
