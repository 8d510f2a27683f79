"""Two hits within a second on three whole tables, to the end: what each screen says at each step.

On Debian's server with a standby, where it is here. Every table is a desk with its own journal and
the thread of its link; one of them has a wire that is cut. The Game Manager, the board and the sign
read what they read on a floor.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from floor_tables import is_live, play, swipe, tickets, until
from patience import PATIENCE_S
from prize_screens import AT_THE_PIT, ON_THE_BOARD, at_the_pit, on_the_board
from tree import words

from dealer_assist.catalog.links import FloorLink
from dealer_assist.desk.clock import WallClock
from dealer_assist.floor import office
from dealer_assist.floor.actions import Award, PitAction, Release
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.install import CardHolder, role_of
from dealer_assist.floor.journal_check import differences_of
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.wire import Connection
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LOCKED, RELEASED
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase
from dealer_assist.trials.floor_chaos import Proxy
from dealer_assist.trials.floor_kiosk import TrialPlace, own_file, source_of
from dealer_assist.trials.own_server import OwnServer, admin, debian_binaries
from dealer_assist.trials.own_standby import OwnStandby
from dealer_assist.trials.simulated_tables import furnish, sample_key, sample_staff
from dealer_assist.ui.floor.map import floor_map
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import FloorPage

SEAT = 5


class House:
    """A server with its standby, three tables of which the first has a wire that can be cut."""

    def __init__(self, primary: OwnServer, standby: OwnStandby, link: FloorLink) -> None:
        self.primary, self.standby = primary, standby
        furnish(primary, link, 3, sample_staff())
        self.cable = Proxy(primary.port)
        self._source = source_of(link.tables[0])
        self.tables: dict[str, OpenTable] = {}
        self.owner: Connection = admin(primary)
        self.owner.execute("UPDATE floor.link SET pit_awards_from = 5000000000")
        ranks: dict[str, CardHolder] = {one.rank: one for one in sample_staff()}
        self._cards = (ranks["executive"].card, ranks["supervisor"].card)

    def open(self, number: str, folder: Path) -> None:
        """Open a table, with the address of both servers."""
        port, after = self.primary.port, self.standby.port
        if number == "T1":
            port = self.cable.port
        dsn = (
            f"host=127.0.0.1,127.0.0.1 port={port},{after} dbname=floor user={role_of(number)} "
            "target_session_attrs=read-write"
        )
        place = TrialPlace(number, self._source, folder / number, dsn, "MGL", 1, datetime.now(UTC))
        place.data.mkdir()
        self.tables[number] = open_table(str(own_file(place)), place.data, WallClock())

    def close(self) -> None:
        """Take the wire and the pit's line away."""
        self.cable.close()
        self.owner.close()

    def until(self, done: Callable[[], bool]) -> None:
        """Let every table tick until something is so."""
        until(list(self.tables.values()), done)

    def stand(self, number: str) -> str:
        """Return where a table's newest prize stands on the server."""
        asked = "SELECT floor.stand_of(t) FROM floor.ticket t WHERE station = %s ORDER BY number"
        return str(self.owner.execute(asked, (number,)).fetchall()[-1][0])

    def pit(self, act: PitAction) -> str:
        """Do an act of the pit by two cards; return why not, or nothing."""
        try:
            carry_out(self.owner, act, self._cards, sign_on(self.owner, sample_key))
        except FloorRefused as refused:
            return str(refused)
        return ""

    def key(self, number: str) -> str:
        """Return the key of a table's newest prize."""
        return tickets(self.tables[number])[-1].key

    def prompt(self, number: str) -> str:
        """Return what a table tells its dealer."""
        return str(next_step(self.tables[number].desk.table).text)

    def screens(self, after: str) -> list[str]:
        """Print what every screen says after something; the pit and the board say what is so."""
        view = read_view(office.read_floor(self.owner))
        board = on_the_board(office.read_board(self.owner, None))
        said = [f"== {after}"]
        for number, table in self.tables.items():
            step = next_step(table.desk.table)
            said.append(f"{number}: {step.text} / {step.detail}")
        for ticket in view.tickets:
            stand = self.stand(ticket.station)
            pill, word, award, release = at_the_pit(view, ticket.key)
            wanted = AT_THE_PIT[stand]
            assert (pill, word, release) == (wanted[0], wanted[1], wanted[3]), (after, stand)
            assert wanted[2] in (None, award), (after, stand)
            assert board[ticket.number] == ON_THE_BOARD[stand], (after, stand)
            said.append(f"HIT {ticket.station}: {pill} award={award} release={release}")
        said.append(f"board: {board}")
        said.append(f"map: {words(floor_map(view, Selection(FloorPage.FLOOR)))}")
        print("\n".join(said))
        return said


@pytest.fixture
def house(
    links: dict[str, FloorLink], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    """Three tables at play."""
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    with ExitStack() as ends:
        primary = ends.enter_context(OwnServer(is_on_loopback=True, binaries=debian_binaries()))
        standby = OwnStandby(primary)
        ends.callback(standby.stop)
        one = House(primary, standby, links["MGL"])
        ends.callback(one.close)
        for number in ("T1", "T2", "T3"):
            one.open(number, tmp_path)
            ends.enter_context(closing(one.tables[number]))
        one.until(lambda: all(is_live(table) for table in one.tables.values()))
        for table in one.tables.values():
            swipe(table, "dealer-1")
        one.until(
            lambda: all(t.desk.table.round.phase is Phase.BETTING for t in one.tables.values())
        )
        for table in one.tables.values():
            play(table, 1, SEAT)
        yield one


def confirm(house: House, number: str) -> None:
    """Have the supervisor come, and an Executive's card read."""
    table = house.tables[number]
    house.until(lambda: not tickets(table)[-1].older)
    for command in (c.CallSupervisor(), c.ConfirmWins()):
        outcome = table.desk.submit(command)
        assert outcome, outcome.sentence
    swipe(table, "executive-1")
    house.until(lambda: tickets(table)[-1].state == LOCKED)
    table.desk.submit(c.BeginPaying())


@pytest.mark.long
@pytest.mark.timeout(900)
def test_two_hits_within_a_second_to_the_end(house: House, tmp_path: Path) -> None:
    first, second = house.tables["T1"], house.tables["T2"]
    for table in (first, second):
        table.desk.submit(c.PressHand(SEAT, "royal_flush"))
        house.until(lambda table=table: bool(tickets(table)))  # type: ignore[misc]
    said = house.screens("two hits")
    assert "Needs attention" in said[-1], "two claims of the meter"

    # The younger has to wait for the older, whose prize then waits for the pit.
    confirm(house, "T1")
    house.until(lambda: "waits for the pit" in house.prompt("T1"))
    house.screens("T1 is confirmed")
    confirm(house, "T2")
    house.until(lambda: "waits for the pit" in house.prompt("T2"))
    house.screens("T2 is confirmed")
    for table in (first, second):
        assert not table.desk.submit(c.TickPaid(SEAT)), "nobody pays before the award"

    # The wire of the first is cut; the pit awards it meanwhile, and it hears of that when it can.
    house.cable.cut()
    house.until(lambda: not is_live(first))
    house.screens("T1 is cut")
    assert house.pit(Award(house.key("T1"))) == ""
    house.screens("T1 is awarded, and cut")
    assert "waits for the pit" in house.prompt("T1")
    house.cable.mend()
    house.until(lambda: house.prompt("T1").startswith("Pay seat"))
    house.screens("T1 is back")
    refused = house.pit(Release(house.key("T1"), "wrong hand after all"))
    assert "is awarded and table T1 may pay it: back it out there first" in refused

    # It pays; what is paid is not released.
    first.desk.submit(c.TickPaid(SEAT))
    house.until(lambda: house.stand("T1") == "paid")
    house.screens("T1 has paid")
    refused = house.pit(Release(house.key("T1"), "wrong hand after all"))
    assert "Table T1 has paid this prize: back it out there first" in refused

    # The server dies with a prize that waits; the standby goes on with both.
    before = house.key("T2")
    house.primary.kill()
    house.until(lambda: not is_live(second))
    said = [house.prompt(number) for number in house.tables]
    print("no server:", said)
    house.standby.promote()
    house.owner.close()
    house.owner = admin(house.standby)
    house.owner.execute("UPDATE floor.floor SET epoch = epoch + 1")
    house.owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
    house.owner.execute("SELECT pg_reload_conf()")
    house.until(lambda: all(is_live(table) for table in house.tables.values()))
    assert (house.key("T2"), house.stand("T1"), house.stand("T2")) == (before, "paid", "waits")
    house.screens("the standby leads")

    # The second is awarded, paid, and was no royal flush after all: the money is asked back.
    assert house.pit(Award(before)) == ""
    house.until(lambda: house.prompt("T2").startswith("Pay seat"))
    second.desk.submit(c.TickPaid(SEAT))
    house.until(lambda: house.stand("T2") == "paid")
    reason = second.desk.table.setup.jurisdiction.back_out_reasons[0]
    number = second.desk.table.round.wins[-1].number
    second.desk.submit(c.AskAdjustment(number, reason, note="the hand was misread by us"))
    swipe(second, "executive-1")
    swipe(second, "supervisor-1")
    house.until(lambda: house.stand("T2") == "backed out")
    assert "Take back $" in house.prompt("T2")
    house.screens("T2 is backed out")
    assert house.pit(Release(before, "wrong hand after all")) == ""
    house.until(lambda: tickets(second)[-1].state == RELEASED)
    house.screens("T2 is released")

    # Verify, and both journals, have nothing to say.
    give_up = time.monotonic() + PATIENCE_S
    while wrong := office.verify(house.owner):
        assert time.monotonic() < give_up, wrong
        time.sleep(0.2)
    for place in house.tables:
        (file,) = (tmp_path / place).glob("*.training.db")
        assert list(differences_of(house.owner, place, ("A",), file)) == []
