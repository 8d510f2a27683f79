"""A house with a staff register on disk, a clock that stands, and three enrolled persons."""

from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.enrolment import Two, enrol, found, newcomer
from dealer_assist.staff.events import Fact
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.table.setup.roles import Role, StaffMember

KEY = bytes(range(32))
START = datetime(2026, 3, 7, 20, 15, tzinfo=UTC)
HADDAD = "6003118800003301"
PARK = "6003118800002201"
OKAFOR = "6003118800001101"
STRANGER = "6003118899994471"


class House:
    """An Executive, a Supervisor and a dealer, all by the real way of enrolling them."""

    def __init__(self, data: Path) -> None:
        self.clock = SimulatedClock(START)
        self.heads = data / "heads"
        self.register = StaffRegister(register_file(data), KEY, self.clock.now, self.heads)

    def begin(self) -> "House":
        """Enrol all three."""
        executive = newcomer(KEY, HADDAD, "L. Haddad", Role.EXECUTIVE)
        supervisor = newcomer(KEY, PARK, "J. Park", Role.SUPERVISOR)
        self.register.change(lambda staff: found(staff, executive, supervisor), "test")
        dealer = newcomer(KEY, OKAFOR, "M. Okafor", Role.DEALER)
        self.change(*enrol(self.register.staff(), self.two(), dealer))
        return self

    def two(self) -> Two:
        """Have the founders answer for a change."""
        return Two(self.member("executive-1"), self.member("supervisor-1"), START.date())

    def member(self, key: str) -> StaffMember:
        """Return an enrolled person."""
        return self.register.staff().cards[key].member

    def change(self, *facts: Fact) -> None:
        """Record facts as they are."""
        self.register.change(lambda staff: facts, "test")

    def judge(self, number: str) -> StaffMember | None:
        """Return whose card a number is now."""
        known = fingerprint(KEY, number)
        return self.register.staff().judge(known, self.clock.now()).member


def print_of(number: str) -> str:
    """Return the keyed hash of a card in this house."""
    return fingerprint(KEY, number)
