"""Two tables, the pit and the server through the life of prizes, in any order, with cuts and kills.

What a table has handed over and not taken back is off the meter, and nothing is handed over before
it may be: whoever was cut off or killed meanwhile, whatever the pit did then, however often it is
told, and by whatever clock. Of every prize each screen says what fits the state that it is in: the
prompt and PAID of a table that is heard, HIT and WINS of the Game Manager, the board.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
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
from dealer_assist.floor.actions import Award, CloseTicket, PitAction, Release
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.card_proofs import Signer
from dealer_assist.floor.link_work import ticket_told
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_replies import TicketReply
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.wire import Connection, Wire
from dealer_assist.table.events.values import LOCKED, OPEN
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
SELDOM = st.sampled_from([False, False, False, True])
LINES = st.sampled_from(["royal_flush", "straight_flush"])
SURE = ("paid", "awarded", "due")
CLOSED_FROM = ("claimed",)
AWARDED_FROM = ("waits", "due", "awarded", "paid", "paid early")
RELEASED_FROM = ("waits", "due", "backed out", "released")
"""Where a prize stands that the pit may close, award and release; elsewhere it is refused."""
TABLE = Table(shipped("crazy4-link"))
NO_HASTE = "-c statement_timeout=0 -c lock_timeout=0"
"""A machine that is busy for two seconds is not what these lives are about."""
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

    def may_pay(self) -> bool:
        """True if the table shows PAY, by what it has heard."""
        return PrizeAct.PAY in prize.MAY[self.stand]

    def may_back_out(self) -> bool:
        """True if the table backs it out."""
        return PrizeAct.BACK_OUT in prize.MAY[self.stand]

    def is_at_confirm(self) -> bool:
        """True if its table waits for CONFIRM."""
        return self.told.state == OPEN

    def is_locked(self) -> bool:
        """True if it is off the meter and not at its end."""
        return self.told.state == LOCKED

    def is_the_tables(self) -> bool:
        """True if it was paid, and is the table's own to award."""
        return self.is_out and not self.told.by_pit

    def is_any(self) -> bool:
        """True of every prize."""
        return bool(self.told)

    @property
    def was_locked(self) -> bool:
        """True if it left the meter, by what its table has heard."""
        return self.stand not in (PrizeStand.CLAIMED, PrizeStand.CLOSED)

    @property
    def is_out(self) -> bool:
        """True if a guest has the money."""
        return self.is_paid and not self.is_backed_out


class At:
    """A table with its journal: what is done while it is cut off is told when it is back."""

    def __init__(self, floor: SimulatedFloor, number: str) -> None:
        self.table = SimulatedTable(floor, number, seed=1)
        self.prizes: dict[str, Kept] = {}
        self.of_a_wrong_time: set[str] = set()
        self.wire: Wire | None = self.table.sign_on(options=NO_HASTE)

    def cut(self) -> None:
        """Lose the link."""
        if self.wire is not None:
            self.wire.close()
        self.wire = None

    def back(self) -> None:
        """Sign on, tell what was done, and hear how every prize stands."""
        self.cut()
        self.wire = self.table.sign_on(options=NO_HASTE)
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


def there_is(wanted: Callable[[Kept], bool]) -> Callable[["Life"], bool]:
    """Return whether a life has a prize that is as wanted."""
    return lambda life: any(wanted(kept) for at in life.tables for kept in at.prizes.values())


class Life(RuleBasedStateMachine):
    """What people and machines may do in any order."""

    floor: SimulatedFloor
    owner: Connection
    tables: list[At]
    signer: Signer
    wrong: frozenset[str]
    is_pits = False
    handed_over = lived = 0
    met: Counter[str]
    seen: Mapping[str, str] = {}
    wrong_first: Exception | None = None

    def _prize(self, pick: int, wanted: Callable[[Kept], bool]) -> tuple[At, Kept]:
        """Return a prize that is as wanted, with its table."""
        found = list(self._prizes(wanted))
        return found[pick % len(found)]

    def _prizes(self, wanted: Callable[[Kept], bool]) -> Iterator[tuple[At, Kept]]:
        both = ((at, one) for at in self.tables for one in at.prizes.values())
        return (one for one in both if wanted(one[1]))

    def _pit(self, act: PitAction, cards: tuple[str, ...] = BOTH) -> str:
        """Do an act of the pit; return why it was refused, or nothing."""
        try:
            carry_out(self.owner, act, cards, self.signer)
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
            self.hit(place, 3, line, 0, waits=False)
            if is_paid and there_is(Kept.may_pay)(self):
                self.pay(0, is_killed=False)

    @rule(is_pits=st.booleans())
    def change_who_awards(self, is_pits: bool) -> None:  # noqa: FBT001 - hypothesis names it
        """The pit awards everything from now on, or tables do."""
        type(self).is_pits = is_pits
        limit = "1" if is_pits else "NULL"
        self.owner.execute(f"UPDATE floor.link SET pit_awards_from = {limit}".encode())

    @rule(place=PLACES, seat=st.integers(1, 7), line=LINES, minutes=MINUTES, waits=SELDOM)
    def hit(self, place: int, seat: int, line: str, minutes: int, waits: bool) -> None:  # noqa: FBT001
        """A round is played, by a right clock or not, a hand claimed, and most often locked."""
        at = self.tables[place]
        if at.wire is None:
            return
        at.table.clock_off = timedelta(minutes=minutes)
        at.wire.contribute(at.table.play())
        n = at.table.n
        asked = {"key": f"{at.table.number}-{n:06}-{seat}", "round_id": n, "seat": seat}
        asked |= {"sensor": "A", "level": "main", "line": line, "after_n": n}
        key = str(asked["key"])
        at.prizes[key] = Kept(asked, at.wire.ticket(**asked))
        if minutes:
            at.of_a_wrong_time.add(key)
        if not waits:
            self.lock(at, at.prizes[key])

    @precondition(there_is(Kept.is_at_confirm))
    @rule(pick=PICK)
    def confirm(self, pick: int) -> None:
        """A claimed hand is confirmed by a card: its prize leaves the meter."""
        self.lock(*self._prize(pick, Kept.is_at_confirm))

    def lock(self, at: At, kept: Kept) -> None:
        """Lock a prize: refused if an older one waits, if closed, or if its round is in doubt."""
        if at.wire is None:
            return
        key, order = kept.told.key, kept.told.order
        stands = self._stands()
        older = [one for at in self.tables for one in at.prizes.values() if one.told.order < order]
        is_held = any(stands[one.told.key] == "claimed" for one in older)
        is_shut = is_held or stands[key] == "closed"
        why_not = ""
        try:
            kept.told = at.wire.lock(key, SUPERVISOR.card)
        except FloorRefused as refused:
            why_not = str(refused)
            at.hear(kept)
        assert why_not or kept.told.by_pit == self.is_pits, kept.told
        in_doubt = key in at.of_a_wrong_time and "is not counted yet" in why_not
        assert bool(why_not) == is_shut or in_doubt, (why_not, stands[key], is_held)

    @precondition(there_is(Kept.is_at_confirm))
    @rule(pick=PICK)
    def take_back(self, pick: int) -> None:
        """The dealer takes a claimed hand back."""
        at, kept = self._prize(pick, Kept.is_at_confirm)
        if at.wire is not None:
            kept.told = at.wire.untick(kept.told.key)

    @precondition(there_is(Kept.may_pay))
    @rule(pick=PICK, is_killed=st.booleans())
    def pay(self, pick: int, is_killed: bool) -> None:  # noqa: FBT001
        """The dealer touches PAID where the table lets him; the table may be killed at that."""
        at, kept = self._prize(pick, Kept.may_pay)
        kept.is_paid = True
        kept.untold.append("paid")
        at.tell(kept, is_killed=is_killed)

    @precondition(there_is(Kept.may_back_out))
    @rule(pick=PICK, is_killed=st.booleans())
    def back_out(self, pick: int, is_killed: bool) -> None:  # noqa: FBT001
        """Two cards at the table back a prize out; the money is asked back."""
        at, kept = self._prize(pick, Kept.may_back_out)
        kept.is_backed_out = True
        kept.untold.append("backed out")
        at.tell(kept, is_killed=is_killed)

    @precondition(there_is(Kept.is_the_tables))
    @rule(pick=PICK)
    def award_at_the_table(self, pick: int) -> None:
        """The round is over: the table's own cards award what was paid."""
        at, kept = self._prize(pick, Kept.is_the_tables)
        if at.wire is not None:
            kept.told = at.wire.award(kept.told.key, BOTH)

    @precondition(there_is(Kept.is_any))
    @rule(pick=PICK)
    def award_at_the_pit(self, pick: int) -> None:
        """Two cards at the pit award a prize; the table hears of it if it can."""
        self.try_at_the_pit(pick, AWARDED_FROM, Award)

    @precondition(there_is(Kept.is_any))
    @rule(pick=PICK)
    def release_at_the_pit(self, pick: int) -> None:
        """Two cards at the pit put a prize back, unless its table may be paying it unheard."""
        self.try_at_the_pit(pick, RELEASED_FROM, lambda key: Release(key, "wrong hand after all"))

    @precondition(there_is(Kept.is_any))
    @rule(pick=PICK)
    def close_at_the_pit(self, pick: int) -> None:
        """An Executive at the pit closes a ticket; its prize is not locked yet."""
        self.try_at_the_pit(pick, CLOSED_FROM, lambda key: CloseTicket(key, "left the table"))

    def try_at_the_pit(
        self, pick: int, ways: Container[str], act: Callable[[str], PitAction]
    ) -> None:
        """Do it to any prize, rather to one that is locked: refused where it has no such way."""
        is_locked = pick % 3 and there_is(Kept.is_locked)(self)
        at, kept = self._prize(pick, Kept.is_locked if is_locked else Kept.is_any)
        key = kept.told.key
        stand, asked = self._stands()[key], act(key)
        refused = self._pit(asked, BOTH[1:] if isinstance(asked, CloseTicket) else BOTH)
        is_unheard = stand == "due" and "is not heard and may have paid" in refused
        assert bool(refused) == (stand not in ways) or is_unheard, (stand, asked, refused)
        self.met["refused: " * bool(refused) + type(asked).__name__] += 1
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
        due = [one for one in at.prizes.values() if one.may_pay()]
        for kept in due[pick % 2 :]:
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
        self.met.update(news.values())
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
        life takes as long after a thousand others as at first. A floor on which one went wrong is
        not fit for others: the first fault is kept, and told instead of what comes of it.
        """
        fault = self.wrong_first or sys.exception()
        if isinstance(fault, Exception):  # hypothesis ends a life by what is none
            type(self).wrong_first = fault
            return
        for at in self.tables:
            if at.wire is None:
                at.back()
            at.catch_up()  # with the session it has: a new one compiles every statement anew
        both = [(kept, at) for at in self.tables for kept in at.prizes.values()]
        for kept, at in sorted(both, key=lambda one: one[0].told.order):
            self.end(at, kept)
        self.owner.execute("DELETE FROM floor.alert")  # as a night does, once it is read
        assert self.handed_over == self._off_the_meters()
        type(self).lived += 1
        if self.lived % VERIFIED_EVERY == 0:
            before, type(self).wrong = self.wrong, frozenset(office.verify(self.owner))
            assert self.wrong <= before

    def end(self, at: At, kept: Kept) -> None:
        """Bring a prize to its end: closed, or paid and awarded, or released."""
        key = kept.told.key
        assert at.wire is not None
        if kept.is_at_confirm():
            self.lock(at, kept)
        if kept.is_at_confirm():
            kept.told = at.wire.untick(key)
        if not kept.was_locked:
            assert kept.told.state == "closed", kept.told
            return
        if kept.may_pay():
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
            assert kept.may_pay(), kept.told
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
) -> Counter[str]:
    """Drive one floor through so many lives; another seed has others. Return what they met."""
    with admin(floor.server) as owner:
        signer = sign_on(owner, sample_key)
        tables = [At(floor, number) for number in floor.tables[:2]]

        class OfThisFloor(kind):  # type: ignore[valid-type, misc]
            def __init__(self) -> None:
                if self.wrong_first is not None:
                    raise self.wrong_first
                super().__init__()
                self.floor, self.owner = floor, type(self).owner
                self.tables, self.signer = tables, signer
                for at in tables:
                    at.prizes.clear()
                    at.of_a_wrong_time.clear()
                    if at.wire is None:
                        at.back()

        seed(seeded)(OfThisFloor)
        OfThisFloor.owner, OfThisFloor.wrong = owner, frozenset(office.verify(owner))
        OfThisFloor.met = met = Counter[str]()
        sizes = settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            phases=[Phase.generate],  # a shorter life of a wrong one is minutes of waiting
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        )
        try:
            try:
                run_machine(OfThisFloor, settings=sizes)
            except BaseException as told:  # noqa: BLE001 - hypothesis tells it in many ways
                raise OfThisFloor.wrong_first or told from None
            assert frozenset(office.verify(OfThisFloor.owner)) <= OfThisFloor.wrong
        finally:
            for at in tables:
                at.cut()
    return met


def test_what_is_paid_is_awarded_whatever_happens_between(floor: SimulatedFloor) -> None:
    met = lives(floor, 25, 15)
    assert set(AT_THE_TABLE) <= met.keys(), met


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("of_two_hundred", range(200))
def test_ten_thousand_lives_of_prizes(floor: SimulatedFloor, of_two_hundred: int) -> None:
    """Every tenth floor has long lives, the others short ones: what they cost are their steps."""
    lives(floor, 50, 12 if of_two_hundred % 10 else 40, seeded=of_two_hundred)


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
