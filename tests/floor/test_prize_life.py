"""The life of a prize on the server: every act from every stand, by its one table of ways."""

import time
from collections.abc import Iterator

import pytest
from prize_screens import AT_THE_PIT, ON_THE_BOARD, at_the_pit, on_the_board

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor import office
from dealer_assist.floor.actions import Award, CloseTicket, PitAction, Release
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.install import role_of
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_replies import TicketReply
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.wire import Connection, Wire
from dealer_assist.message import Msg
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

BOTH = (SUPERVISOR.card, EXECUTIVE.card)
WHY = "wrong hand after all"
ACTS = ("lock", "untick", "close", "award", "pay", "back out", "release")
WAY_TO = {
    "claimed": (),
    "closed": ("untick",),
    "due": ("lock",),
    "paid": ("lock", "pay"),
    "backed out": ("lock", "pay", "back out"),
    "waits": ("to the pit", "lock"),
    "awarded": ("to the pit", "lock", "award"),
    "paid early": ("to the pit", "lock", "pay"),
    "released": ("to the pit", "lock", "release"),
    "paid and released": ("to the pit", "lock", "release", "pay"),
}


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    """Whoever owns the floor's schema, as its pit."""
    with admin(floor.server) as connection:
        yield connection


class Played:
    """A table, the pit, and a hand claimed at the table in a round of its own."""

    def __init__(
        self, floor: SimulatedFloor, owner: Connection, table: SimulatedTable | None = None
    ) -> None:
        self.owner = owner
        self.table = table or SimulatedTable(floor, floor.tables[0], seed=1)
        self.wire: Wire = self.table.sign_on(floor.server.dsn(role_of(self.table.number)))
        self._signer = sign_on(owner, sample_key)
        self.key = ""

    def claim(self) -> None:
        """Play a round and claim seat 3's royal flush in it."""
        self.owner.execute("UPDATE floor.link SET pit_awards_from = NULL")
        self.wire.contribute(self.table.play())
        self.key = f"prize-{self.table.n:03}"
        self.ask(self.table.n)

    def ask(self, n: int) -> TicketReply:
        """Ask for the ticket of a round; asked again, the floor says how it stands."""
        return self.wire.ticket(
            key=f"prize-{n:03}",
            round_id=n,
            seat=3,
            sensor="A",
            level="main",
            line="royal_flush",
            after_n=n,
        )

    def do(self, act: str) -> None:
        """Do one act, by whoever does it."""
        match act:
            case "to the pit":
                self.owner.execute("UPDATE floor.link SET pit_awards_from = 5000000000")
            case "lock":
                self.wire.lock(self.key, SUPERVISOR.card)
            case "untick":
                self.wire.untick(self.key)
            case "close":
                self._pit(CloseTicket(self.key, WHY), (EXECUTIVE.card,))
            case "award":
                self._pit(Award(self.key), BOTH)
            case "release":
                self._pit(Release(self.key, WHY), BOTH)
            case "pay":
                self.wire.tell_paid(self.key, "paid")
            case _:
                self.wire.tell_paid(self.key, "backed out")

    def stand(self) -> str:
        """Say where the prize stands."""
        asked = "SELECT floor.stand_of(t) FROM floor.ticket t WHERE t.key = %s"
        return str(self.owner.execute(asked, (self.key,)).fetchone()[0])

    def money(self) -> object:
        """Return what the meter holds and what was paid off it."""
        return self.owner.execute("SELECT meter, paid, adjusted FROM floor.meters").fetchone()

    def _pit(self, act: PitAction, cards: tuple[str, ...]) -> None:
        carry_out(self.owner, act, cards, self._signer)


@pytest.fixture
def played(floor: SimulatedFloor, owner: Connection) -> Iterator[Played]:
    """A table at play."""
    one = Played(floor, owner)
    yield one
    one.wire.close()


@pytest.mark.parametrize("stand", WAY_TO)
def test_every_act_from_every_stand_is_a_way_or_is_refused(played: Played, stand: str) -> None:
    rows = played.owner.execute("SELECT stand, act, becomes FROM floor.prize_ways()").fetchall()
    ways: dict[tuple[str, str], set[str]] = {}
    for before, act, after in rows:
        ways.setdefault((before, act), set()).add(after)
    assert {before for before, _ in ways} | {one for many in ways.values() for one in many} == set(
        WAY_TO
    )
    for act in ACTS:
        played.claim()
        for step in WAY_TO[stand]:
            played.do(step)
        assert played.stand() == stand
        before = played.money()
        if (stand, act) in ways:
            played.do(act)
            assert played.stand() in ways[stand, act], act
            if ways[stand, act] == {stand}:
                assert played.money() == before, act
        else:
            with pytest.raises(FloorRefused) as refused:
                played.do(act)
            assert isinstance(refused.value.message, Msg), "in the reader's language"
            assert (played.stand(), played.money()) == (stand, before), act
        if played.stand() == "claimed":
            played.wire.untick(played.key)
    assert not [one for one in office.verify(played.owner) if "prize of round" not in one]


def test_who_awards_is_decided_at_the_lock_and_does_not_turn(played: Played) -> None:
    """Two prizes below the limit that are above it together: neither is paid before it may be."""
    played.owner.execute("UPDATE floor.link SET pit_awards_from = 15000000000")
    played.wire.contribute(played.table.play())
    n = played.table.n
    for seat in (3, 4):
        key = f"prize-{n}-{seat}"
        played.wire.ticket(
            key=key,
            round_id=n,
            seat=seat,
            sensor="A",
            level="main",
            line="royal_flush",
            after_n=n,
        )
        locked = played.wire.lock(key, SUPERVISOR.card)
        assert locked.by_pit is (seat == 4)
    first = f"prize-{n}-3"
    assert played.wire.tell_paid(first, "paid").by_pit is False
    assert played.wire.award(first, BOTH).state == "awarded"
    assert office.verify(played.owner) == []


def test_a_release_is_no_seed_and_no_adjustment(played: Played) -> None:
    played.claim()
    sums = b"SELECT meter, reserve, overflow, contributed, seeded, adjusted, paid FROM floor.meters"
    before = played.owner.execute(sums).fetchone()
    for act in ("lock", "release"):
        played.do(act)
    assert played.owner.execute(sums).fetchone() == before
    assert office.verify(played.owner) == []


def test_the_board_says_what_an_open_ticket_is_worth(played: Played) -> None:
    played.claim()
    (hit,) = office.read_board(played.owner, None)["hits"]
    assert (hit["state"], hit["cents"]) == ("open", 1_000_000 + 7 * 20)


def test_a_prize_of_a_table_that_is_not_heard_is_not_released(played: Played) -> None:
    """It may be paid at this moment by the table's own card, and the link says nothing of it."""
    played.claim()
    played.do("lock")
    played.wire.close()
    time.sleep(3.2)
    with pytest.raises(FloorRefused, match="Table T1 is not heard and may have paid this prize"):
        played.do("release")
    assert played.stand() == "due"
    played.wire = played.table.sign_on()
    played.do("release")
    assert played.stand() == "released"
    assert office.verify(played.owner) == []


@pytest.mark.parametrize("stand", AT_THE_PIT)
def test_game_manager_and_board_say_where_a_prize_stands(played: Played, stand: str) -> None:
    played.claim()
    for step in WAY_TO[stand]:
        played.do(step)
    view = read_view(office.read_floor(played.owner))
    pill, word, may_award, may_release = at_the_pit(view, played.key)
    wanted = AT_THE_PIT[stand]
    assert (pill, word, may_release) == (wanted[0], wanted[1], wanted[3])
    assert wanted[2] in (None, may_award)
    (said,) = on_the_board(office.read_board(played.owner, None)).values()
    assert said == ON_THE_BOARD[stand]


@pytest.mark.long
def test_a_prize_stands_on_a_promoted_standby_where_it_stood(links: dict[str, FloorLink]) -> None:
    """And goes on from there: a prize in every stand, whose server dies at once."""
    with OwnServer(is_on_loopback=True) as primary:
        floor = furnish(primary, links["MGL"], 1)
        standby = OwnStandby(primary)
        with admin(primary) as owner:
            before = Played(floor, owner)
            keys: dict[str, str] = {}
            for stand in sorted(WAY_TO, key="claimed".__eq__):  # which holds up who comes after
                before.claim()
                for step in WAY_TO[stand]:
                    before.do(step)
                keys[stand] = before.key
            told = [before.ask(n) for n in range(1, len(WAY_TO) + 1)]
            money = before.money()
        primary.kill()
        before.wire.close()
        standby.promote()
        after = SimulatedFloor(standby, floor.link, floor.tables)
        with admin(standby) as owner:
            owner.execute("UPDATE floor.floor SET epoch = epoch + 1")
            owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
            owner.execute("SELECT pg_reload_conf()")
            again = Played(after, owner, before.table)
            assert [again.ask(n) for n in range(1, len(WAY_TO) + 1)] == told
            assert again.money() == money
            ways = owner.execute("SELECT stand, act, becomes FROM floor.prize_ways()").fetchall()
            for stand, again.key in keys.items():
                assert again.stand() == stand
                on = [(act, becomes) for at, act, becomes in ways if at == stand != becomes]
                for act, _ in on[:1]:
                    again.do(act)
                    assert again.stand() in {becomes for way, becomes in on if way == act}, act
            assert not [one for one in office.verify(owner) if "prize of round" not in one]
            again.wire.close()
        standby.stop()
