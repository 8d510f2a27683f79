"""Two tables, the pit and the server through the life of prizes, in any order, with cuts and kills.

What a table has handed over and not taken back is off the meter, and nothing is handed over before
it may be: whoever was cut off or killed meanwhile, whatever the pit did then, however often it is
told, and by whatever clock. Of every prize each screen says what fits the state that it is in: the
prompt and PAID of a table that is heard, HIT and WINS of the Game Manager, the board.
"""

import time
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from hypothesis.stateful import run_state_machine_as_test as run_machine
from patience import PATIENCE_S
from prize_screens import (
    AT_THE_PIT,
    AT_THE_TABLE,
    ON_THE_BOARD,
    at_the_pit,
    at_the_table,
    on_the_board,
)
from random_tables import shipped

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor import office
from dealer_assist.floor.actions import Award, PitAction, Release
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.card_proofs import Signer
from dealer_assist.floor.link_work import ticket_told
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_replies import TicketReply
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.wire import Connection, Wire
from dealer_assist.table.facts import prize
from dealer_assist.table.facts.prize import PrizeAct, PrizeStand
from dealer_assist.table.state import Table
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.own_standby import OwnStandby
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    furnish,
    sample_key,
)
from dealer_assist.value import replace

BOTH = (SUPERVISOR.card, EXECUTIVE.card)
PLACES = st.integers(0, 1)
PICK = st.integers(0, 40)
MINUTES = st.sampled_from([0, 0, 0, -9, 9])
LINES = st.sampled_from(["royal_flush", "straight_flush"])
SURE = ("paid", "awarded", "due")
TABLE = Table(shipped("crazy4-link"))
VERIFIED_EVERY = 10
"""So many lives are verified together: verify goes through all that was ever played."""


class Kept:
    """A prize as its table has it on record: the floor's last word, and what was done with it."""

    def __init__(self, asked: dict[str, Any], told: TicketReply) -> None:
        self.asked, self.told = asked, told
        self.is_paid = self.is_backed_out = False
        self.untold: list[str] = []

    @property
    def stand(self) -> PrizeStand:
        """Return where the prize stands by the rules of the table."""
        ticket = ticket_told(self.told, "A")
        done = {"is_paid": self.is_paid, "is_backed_out": self.is_backed_out}
        return prize.stand_of(TABLE, replace(ticket, **done))

    @property
    def said(self) -> tuple[str, bool]:
        """Return the prompt of its table, and whether that takes PAID."""
        by_pit, state = self.told.by_pit, self.told.state
        paid, backed_out = self.is_paid, self.is_backed_out
        return at_the_table(state, by_pit=by_pit, is_paid=paid, is_backed_out=backed_out)

    @property
    def may_pay(self) -> bool:
        """True if the table shows PAY, by what it has heard."""
        return PrizeAct.PAY in prize.MAY[self.stand]

    @property
    def may_back_out(self) -> bool:
        """True if the table backs it out."""
        return PrizeAct.BACK_OUT in prize.MAY[self.stand]

    @property
    def is_out(self) -> bool:
        """True if a guest has the money."""
        return self.is_paid and not self.is_backed_out


class At:
    """A table with its journal: what is done while it is cut off is told when it is back."""

    def __init__(self, floor: SimulatedFloor, number: str) -> None:
        self.table = SimulatedTable(floor, number, seed=1)
        self.prizes: dict[str, Kept] = {}
        self.wire: Wire | None = self.table.sign_on()

    def cut(self) -> None:
        """Lose the link."""
        if self.wire is not None:
            self.wire.close()
        self.wire = None

    def back(self) -> None:
        """Sign on, tell what was done, and hear how every prize stands."""
        self.cut()
        self.wire = self.table.sign_on()
        self.catch_up()

    def catch_up(self) -> None:
        """Say what was done, and hear how every prize stands."""
        for kept in self.prizes.values():
            self.tell(kept)
            self.hear(kept)

    def tell(self, kept: Kept, *, is_killed: bool = False) -> None:
        """Say what was done with a prize, in its order; a table that is killed hears no answer."""
        if self.wire is None:
            return
        while kept.untold:
            if is_killed:
                self.wire.tell_paid(kept.told.key, kept.untold[0])
                self.cut()
                return
            kept.told = self.wire.tell_paid(kept.told.key, kept.untold[0])
            del kept.untold[0]

    def hear(self, kept: Kept) -> None:
        """Hear how a prize stands."""
        if self.wire is not None:
            kept.told = self.wire.ticket(**kept.asked)


class Life(RuleBasedStateMachine):
    """What people and machines may do in any order."""

    floor: SimulatedFloor
    owner: Connection
    tables: list[At]
    signer: Signer
    wrong: frozenset[str]
    handed_over = lived = 0
    ways: set[tuple[str, str]]
    seen: Mapping[str, str] = {}

    def _prize(self, place: int, pick: int, wanted: Callable[[Kept], bool]) -> Kept | None:
        found = [one for one in self.tables[place].prizes.values() if wanted(one)]
        return found[pick % len(found)] if found else None

    def _pit(self, act: PitAction) -> str:
        """Do an act of the pit; return why it was refused, or nothing."""
        try:
            carry_out(self.owner, act, BOTH, self.signer)
        except FloorRefused as refused:
            return str(refused)
        return ""

    def _stands(self) -> dict[str, str]:
        keys = [key for at in self.tables for key in at.prizes]
        asked = "SELECT key, floor.stand_of(t) FROM floor.ticket t WHERE key = ANY(%s)"
        return {str(key): str(stand) for key, stand in self.owner.execute(asked, (keys,))}

    def _off_the_meters(self) -> int:
        row = self.owner.execute("SELECT sum(paid) FROM floor.level").fetchone()
        assert row is not None
        return int(row[0])

    @initialize(is_pits=st.booleans(), is_paid=st.booleans(), line=LINES)
    def begin(self, is_pits: bool, is_paid: bool, line: str) -> None:  # noqa: FBT001
        """Each table has a prize from the first step on, and has paid it where it may, or not."""
        self.change_who_awards(is_pits)
        for place in (0, 1):
            self.hit(place, 3, line, 0)
            if is_paid:
                self.pay(place, 0, is_killed=False)

    @rule(is_pits=st.booleans())
    def change_who_awards(self, is_pits: bool) -> None:  # noqa: FBT001 - hypothesis names it
        """The pit awards everything from now on, or tables do."""
        limit = "1" if is_pits else "NULL"
        self.owner.execute(f"UPDATE floor.link SET pit_awards_from = {limit}".encode())

    @rule(place=PLACES, seat=st.integers(1, 7), line=LINES, minutes=MINUTES)
    def hit(self, place: int, seat: int, line: str, minutes: int) -> None:
        """A round is played, by a right clock or not, a hand is claimed and its prize locked."""
        at = self.tables[place]
        if at.wire is None:
            return
        at.table.clock_off = timedelta(minutes=minutes)
        at.wire.contribute(at.table.play())
        n = at.table.n
        asked = {"key": f"{at.table.number}-{n:06}-{seat}", "round_id": n, "seat": seat}
        asked |= {"sensor": "A", "level": "main", "line": line, "after_n": n}
        at.wire.ticket(**asked)
        try:
            locked = at.wire.lock(str(asked["key"]), SUPERVISOR.card)
        except FloorRefused:
            assert minutes, "only a round of a wrong time is looked at first"
            at.wire.untick(str(asked["key"]))
            return
        at.prizes[str(asked["key"])] = Kept(asked, locked)

    @rule(place=PLACES, pick=PICK, is_killed=st.booleans())
    def pay(self, place: int, pick: int, is_killed: bool) -> None:  # noqa: FBT001
        """The dealer touches PAID where the table lets him; the table may be killed at that."""
        kept = self._prize(place, pick, lambda one: one.may_pay)
        if kept is not None:
            kept.is_paid = True
            kept.untold.append("paid")
            self.tables[place].tell(kept, is_killed=is_killed)

    @rule(place=PLACES, pick=PICK, is_killed=st.booleans())
    def back_out(self, place: int, pick: int, is_killed: bool) -> None:  # noqa: FBT001
        """Two cards at the table back a prize out; the money is asked back."""
        kept = self._prize(place, pick, lambda one: one.may_back_out)
        if kept is not None:
            kept.is_backed_out = True
            kept.untold.append("backed out")
            self.tables[place].tell(kept, is_killed=is_killed)

    @rule(place=PLACES, pick=PICK)
    def award_at_the_table(self, place: int, pick: int) -> None:
        """The round is over: the table's own cards award what was paid."""
        at = self.tables[place]
        kept = self._prize(place, pick, lambda one: one.is_out and not one.told.by_pit)
        if kept is not None and at.wire is not None:
            kept.told = at.wire.award(kept.told.key, BOTH)

    @rule(place=PLACES, pick=PICK, is_award=st.booleans())
    def end_at_the_pit(self, place: int, pick: int, is_award: bool) -> None:  # noqa: FBT001
        """Two cards at the pit award a prize, or release it; the table hears of it if it can.

        It is refused where the prize has no such way, or its table may be paying it unheard.
        """
        at = self.tables[place]
        kept = self._prize(place, pick, lambda one: True)
        if kept is None:
            return
        key = kept.told.key
        way = (self._stands()[key], "award" if is_award else "release")
        refused = self._pit(Award(key) if is_award else Release(key, "wrong hand after all"))
        is_unheard = way == ("due", "release") and "is not heard and may have paid" in refused
        assert bool(refused) == (way not in self.ways) or is_unheard, (way, refused)
        at.hear(kept)

    @rule(place=PLACES, pick=PICK)
    def cut(self, place: int, pick: int) -> None:
        """The link of a table is cut, the server notices, and the dealer pays what he may."""
        at = self.tables[place]
        at.cut()
        end = time.monotonic() + PATIENCE_S
        asked = "SELECT 1 FROM pg_stat_activity WHERE usename = %s AND datname = current_database()"
        while self.owner.execute(asked, (f"table_{at.table.number.lower()}",)).fetchone():
            assert time.monotonic() < end
            time.sleep(0.005)
        kept = self._prize(place, pick, lambda one: one.may_pay)
        if kept is not None:
            kept.is_paid = True
            kept.untold.append("paid")

    @rule(place=PLACES)
    def mend(self, place: int) -> None:
        """The link is back, or the table was killed and started again."""
        self.tables[place].back()

    @invariant()
    def what_guests_have_is_off_the_meter(self) -> None:
        """Paid is awarded, or its own table's to award; and never more than left the meter."""
        out = 0
        stands = self._stands()
        for at in self.tables:
            for kept in at.prizes.values():
                stand = stands[kept.told.key]
                if kept.is_out:
                    out += kept.told.prize
                    assert stand in SURE, (kept.told, stand)
                if at.wire is not None:
                    is_undone = stand == "released" and kept.is_backed_out
                    fits = AT_THE_TABLE["backed out" if is_undone else stand]
                    assert kept.said in fits, (kept.told, kept.said, stand)
        assert self.handed_over + out <= self._off_the_meters()
        self.pit_and_board_say_what_the_server_says(stands)

    def pit_and_board_say_what_the_server_says(self, stands: Mapping[str, str]) -> None:
        """Read both as they read themselves, of each prize whenever it stands otherwise."""
        news = {key: stand for key, stand in stands.items() if self.seen.get(key) != stand}
        self.seen = stands
        if not news:
            return
        view = read_view(office.read_floor(self.owner))
        board = on_the_board(office.read_board(self.owner, None))
        for key, stand in news.items():
            pill, word, may_award, may_release = at_the_pit(view, key)
            wanted = AT_THE_PIT[stand]
            assert (pill, word, may_release) == (wanted[0], wanted[1], wanted[3]), (key, stand)
            assert wanted[2] in (None, may_award), (key, stand)
            ticket = view.ticket(key)
            assert ticket is not None
            assert board.get(ticket.number, ON_THE_BOARD[stand]) == ON_THE_BOARD[stand]

    def teardown(self) -> None:
        """Everybody is back, all is told, and every prize ends: what guests have, to the cent.

        What a guest has is not released, whoever asks for it. Ended prizes are read no more: so a
        life takes as long after a thousand others as at first.
        """
        for at in self.tables:
            if at.wire is None:
                at.back()
            at.catch_up()  # with the session it has: a new one compiles every statement anew
            for kept in at.prizes.values():
                self.end(at, kept)
        assert self.handed_over == self._off_the_meters()
        type(self).lived += 1
        if self.lived % VERIFIED_EVERY == 0:
            before, type(self).wrong = self.wrong, frozenset(office.verify(self.owner))
            assert self.wrong <= before

    def end(self, at: At, kept: Kept) -> None:
        """Bring a prize to its end: paid and awarded, or released."""
        key = kept.told.key
        if kept.may_pay:
            kept.is_paid = True
            kept.untold.append("paid")
            at.tell(kept)
        if kept.is_out:
            assert self._pit(Release(key, "paid at the table")), kept.told
        elif kept.is_backed_out:
            assert not self._pit(Release(key, "backed out at the table"))
        elif kept.told.state == "released":
            assert not kept.is_paid, kept.told
        else:
            assert not self._pit(Award(key)), kept.told
            at.hear(kept)
            assert kept.may_pay, kept.told
            kept.is_paid = True
            kept.untold.append("paid")
            at.tell(kept)
        if kept.is_out:
            assert not self._pit(Award(key)), kept.told
            type(self).handed_over += kept.told.prize


class Pair:
    """A server and the standby that takes its place."""

    def __init__(self, primary: OwnServer) -> None:
        self._primary, self._standby = primary, OwnStandby(primary)
        self.is_promoted = False

    def dsn(self, role: str = "floor") -> str:
        """Return how a role reaches the one that serves."""
        return self._standby.dsn(role) if self.is_promoted else self._primary.dsn(role)

    def promote(self) -> None:
        """Let the server die, and do what the runbook says."""
        self._primary.kill()
        self._standby.promote()
        self.is_promoted = True
        with admin(self) as owner:
            owner.execute("UPDATE floor.floor SET epoch = epoch + 1")
            owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
            owner.execute("SELECT pg_reload_conf()")

    def close(self) -> None:
        """Stop the standby; the server is its owner's."""
        self._standby.stop()


class LifeWithStandby(Life):
    """The same, and the server dies at some moment: its standby goes on with every prize."""

    @rule(pick=st.integers(0, 5))
    def promote(self, pick: int) -> None:
        """Kill the server for good; every table loses its link and comes back by itself."""
        pair = self.floor.server
        if not isinstance(pair, Pair) or pair.is_promoted or pick:
            return
        before = self._stands()
        pair.promote()
        type(self).owner = self.owner = admin(pair)
        for at in self.tables:
            at.cut()
        assert before == self._stands()


def lives(
    floor: SimulatedFloor, examples: int, steps: int, kind: type[Life] = Life, *, seeded: int = 0
) -> None:
    """Drive one floor through so many lives; another seed has others."""
    with admin(floor.server) as owner:
        signer = sign_on(owner, sample_key)
        tables = [At(floor, number) for number in floor.tables[:2]]
        rows = owner.execute("SELECT stand, act FROM floor.prize_ways()").fetchall()
        ways = {(str(stand), str(act)) for stand, act in rows}

        class OfThisFloor(kind):  # type: ignore[valid-type, misc]
            def __init__(self) -> None:
                super().__init__()
                self.floor, self.owner = floor, type(self).owner
                self.tables, self.signer = tables, signer
                self.ways = ways
                for at in tables:
                    at.prizes.clear()
                    if at.wire is None:
                        at.back()

        seed(seeded)(OfThisFloor)
        OfThisFloor.owner, OfThisFloor.wrong = owner, frozenset(office.verify(owner))
        sizes = settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            phases=[Phase.generate],  # a shorter life of a wrong one is minutes of waiting
            suppress_health_check=list(HealthCheck),
        )
        try:
            run_machine(OfThisFloor, settings=sizes)
            assert frozenset(office.verify(OfThisFloor.owner)) <= OfThisFloor.wrong
        finally:
            for at in tables:
                at.cut()


def test_what_is_paid_is_awarded_whatever_happens_between(floor: SimulatedFloor) -> None:
    lives(floor, 25, 15)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("of_fifty", range(50))
def test_ten_thousand_lives_of_prizes(floor: SimulatedFloor, of_fifty: int) -> None:
    lives(floor, 200, 30, seeded=of_fifty)


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_a_promoted_standby_goes_on_with_every_prize(links: dict[str, FloorLink]) -> None:
    promoted = 0
    for time_of_ten in range(10):
        with OwnServer(is_on_loopback=True) as primary:
            furnished = furnish(primary, links["MGL"], 2)
            pair = Pair(primary)
            with closing(pair):
                floor = SimulatedFloor(pair, furnished.link, furnished.tables)
                lives(floor, 8, 30, LifeWithStandby, seeded=time_of_ten)
                promoted += pair.is_promoted
    print(f"{promoted} of 10 servers died and were followed")
    assert promoted >= 5
