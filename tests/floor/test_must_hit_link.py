"""A level that must hit on a link: the server draws, seals, orders and says who crossed."""

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from threading import Thread

import pytest
from pit_record import record

from dealer_assist import __version__
from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor import office
from dealer_assist.floor.actions import ApplySettings, Pause, Resume
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.contributions import Contribution, digest_of
from dealer_assist.floor.install import role_of
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.jackpot.must_hit import LEVEL, seal_of, with_must_hit
from dealer_assist.trials.own_server import Reachable, admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    furnish,
    sample_key,
)
from dealer_assist.value import replace

LIMIT = 1_100
BOTH = (SUPERVISOR.card, EXECUTIVE.card)
SHARE = 40_000
"""Four cents of each dollar."""


@pytest.fixture
def link(links: dict[str, FloorLink]) -> FloorLink:
    one = links["MGL"]
    return replace(one, tables=one.tables[:1], jackpot=with_must_hit(one.jackpot, LIMIT))


@pytest.fixture
def floor(database: Reachable, link: FloorLink) -> SimulatedFloor:
    return furnish(database, link, 3)


class Table:
    """A table that tells rounds."""

    def __init__(self, floor: SimulatedFloor, number: str) -> None:
        self.wire = Wire(connect(floor.server.dsn(role_of(number))), sample_key(number))
        self.n = 0
        told = self.wire.hello(__version__, {"A": digest_of(floor.link.jackpot)}, 0, "")
        self.n = told.last_n

    def plays(self, *seats: int, void: bool = False) -> int:
        """Return one round with wagers at these seats, or that the last one is void."""
        self.n += 1
        round_ = self.n - 1 if void else self.n
        spots = () if void else tuple((seat, "A") for seat in seats)
        told = Contribution(self.n, round_, datetime.now(UTC), spots, f"{self.n:064x}", void)
        assert self.wire.contribute([told]) == self.n
        return round_


Sit = Callable[[str], Table]


def set_threshold(owner: Connection, cents: int) -> None:
    """Let the server's owner, and nobody else, put a known threshold in the drawn one's place."""
    seal = seal_of(cents, "ab" * 32)
    owner.execute("UPDATE floor.threshold SET state = 'retired' WHERE state = 'sealed'")
    owner.execute(
        "INSERT INTO floor.threshold VALUES (%s, 'MGL', %s, %s, %s, now())",
        (seal, LEVEL, cents, "ab" * 32),
    )
    owner.execute(
        "SELECT floor.record_fact('MGL', %s, 'sealed', jsonb_build_object('seal', %s::text))",
        (LEVEL, seal),
    )


def meter(owner: Connection) -> int:
    row = owner.execute("SELECT meter FROM floor.meters WHERE level = %s", (LEVEL,)).fetchone()
    assert row is not None
    return int(row[0])


@pytest.fixture
def sit(floor: SimulatedFloor) -> Iterator[Callable[[str], Table]]:
    """Sign tables on, and off again when the test is over."""
    seated: list[Table] = []

    def sits(number: str) -> Table:
        seated.append(Table(floor, number))
        return seated[-1]

    yield sits
    for one in seated:
        one.wire.close()


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    with admin(floor.server) as connection:
        yield connection


def test_a_threshold_is_sealed_before_the_first_wager(owner: Connection) -> None:
    row = owner.execute("SELECT seal, cents, nonce FROM floor.threshold").fetchone()
    assert row is not None
    seal, cents, nonce = row
    assert seal == seal_of(cents, nonce)
    assert 110 < cents <= LIMIT - 4
    fact = owner.execute("SELECT what, body FROM floor.fact WHERE level = %s", (LEVEL,)).fetchone()
    assert fact == ("sealed", {"seal": seal, "limit": LIMIT * 10_000, "meter": 1_100_000})
    assert office.verify(owner) == []


def test_every_draw_is_above_the_meter_and_below_the_limit_and_they_differ(
    owner: Connection,
) -> None:
    for _ in range(60):
        owner.execute("SELECT floor.draw_threshold('MGL', %s)", (LEVEL,))
    drawn = [row[0] for row in owner.execute("SELECT cents FROM floor.threshold").fetchall()]
    assert all(110 < one <= LIMIT - 4 for one in drawn)
    assert len(set(drawn)) > 50
    assert office.verify(owner) == []


def test_the_wager_that_crosses_has_the_prize_and_the_later_ones_feed_the_new_meter(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    set_threshold(owner, 118)  # 110 and two wagers of four cents
    table = sit("T1")
    round_ = table.plays(2, 5, 6, 7)
    (crossing,) = table.wire.crossings()
    ticket = crossing.ticket
    assert (ticket.round_id, ticket.seat, ticket.line, ticket.state) == (round_, 5, LEVEL, "locked")
    assert ticket.prize == 118 * 10_000
    assert (crossing.threshold_cents, crossing.seal_key) == (118, "ab" * 32)
    assert crossing.seal == seal_of(118, "ab" * 32)
    assert crossing.before == 1_100_000
    assert crossing.way == ((2, 1_140_000), (5, 1_180_000), (6, 1_220_000), (7, 1_260_000))
    assert meter(owner) == 1_100_000 + 2 * SHARE
    assert office.verify(owner) == []


def test_a_round_told_again_crosses_nothing_again(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    set_threshold(owner, 112)
    table = sit("T1")
    table.plays(1)
    again = Contribution(1, 1, datetime.now(UTC), ((1, "A"),), f"{1:064x}")
    for _ in range(3):
        assert table.wire.contribute([again]) == 1
    assert len(table.wire.crossings()) == 1
    assert owner.execute("SELECT count(*) FROM floor.ticket").fetchone() == (1,)
    assert office.verify(owner) == []


def test_a_server_that_dies_before_the_crossing_is_whole_has_neither_wager_nor_prize(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    """The call is cut before its commit, as a kill would; the table then asks again."""
    set_threshold(owner, 112)
    table = sit("T1")
    table.wire.close()
    with connect(floor.server.dsn(role_of("T1"))) as cut:
        cut.autocommit = False
        told = Contribution(1, 1, datetime.now(UTC), ((1, "A"),), f"{1:064x}").to_json()
        cut.execute("SELECT floor.contribute(1, %s::jsonb)", (json.dumps([told]),))
        cut.rollback()
    assert meter(owner) == 1_100_000
    again = sit("T1")
    assert again.wire.crossings() == ()
    again.plays(1)
    # The table dies before it hears of it: whoever signs on next does.
    again.wire.close()
    (crossing,) = sit("T1").wire.crossings()
    assert crossing.ticket.prize == 114 * 10_000
    assert office.verify(owner) == []


def test_of_many_tables_at_once_one_wager_crosses_each_threshold(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    def play(number: str) -> None:
        table = sit(number)
        for _ in range(60):
            table.plays(1, 2, 3)
        table.wire.close()

    threads = [Thread(target=play, args=(number,)) for number in floor.tables]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    hits = owner.execute("SELECT body FROM floor.fact WHERE what = 'crossed' ORDER BY n").fetchall()
    assert hits
    for (body,) in hits:
        assert body["from"] < body["threshold"] * 10_000 <= body["to"] <= LIMIT * 10_000
    row = owner.execute(
        "SELECT m.contributed, m.paid, v.hits FROM floor.meters m JOIN floor.level v "
        "USING (link, level) WHERE level = %s",
        (LEVEL,),
    ).fetchone()
    assert row == (540 * SHARE, sum(body["prize"] for (body,) in hits), len(hits))
    assert office.verify(owner) == []


def test_a_void_round_takes_its_crossing_back(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    set_threshold(owner, 118)
    table = sit("T1")
    table.plays(2, 5, 6)
    table.plays(void=True)
    assert table.wire.crossings() == ()
    assert meter(owner) == 1_100_000
    states = owner.execute("SELECT state, reason FROM floor.ticket").fetchall()
    assert set(states) == {("released", "the round is void")}  # the next one may be crossed too
    assert office.verify(owner) == []


def test_a_void_crossing_whose_seed_was_won_since_comes_off_the_seed(
    sit: Sit, owner: Connection
) -> None:
    """The meter holds less than goes back: it ends at nothing, and all of it is on record."""
    first, second = sit("T1"), sit("T2")
    owner.execute("UPDATE floor.level SET seed = 5000000 WHERE level = %s", (LEVEL,))
    set_threshold(owner, 118)  # 110 and two wagers of four cents; the house's seed is $5.00
    first.plays(2, 5)
    assert meter(owner) == 5_000_000
    owner.execute("UPDATE floor.level SET seed = 100000 WHERE level = %s", (LEVEL,))
    set_threshold(owner, 504)
    second.plays(3)
    assert meter(owner) == 100_000
    first.plays(void=True)
    assert meter(owner) == 0
    (state,) = owner.execute("SELECT state FROM floor.ticket WHERE station = 'T1'").fetchone() or ()
    assert state == "released"
    told = owner.execute("SELECT body ->> 'seed' FROM floor.fact WHERE what = 'won since'")
    assert told.fetchone() == (str(5_000_000 - 1_180_000 - 100_000 + 2 * SHARE),)
    assert office.verify(owner) == []


def test_doubted_rounds_that_the_pit_counts_cross_in_the_order_they_were_told(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    set_threshold(owner, 118)  # 110 and two wagers of four cents
    table = sit("T1")
    ahead = datetime.now(UTC) + timedelta(days=365)
    told = [
        Contribution(1, 1, ahead, ((6, "A"),), f"{1:064x}"),
        Contribution(2, 2, ahead, ((3, "A"), (7, "A")), f"{2:064x}"),
    ]
    assert table.wire.contribute(told) == 2
    assert (table.wire.crossings(), meter(owner)) == ((), 1_100_000)

    record(owner, "T1")
    (crossing,) = table.wire.crossings()
    ticket = crossing.ticket
    assert (ticket.round_id, ticket.seat, ticket.state) == (2, 3, "locked")
    assert ticket.prize == 118 * 10_000
    assert (crossing.before, crossing.way) == (1_140_000, ((3, 1_180_000), (7, 1_220_000)))
    assert meter(owner) == 1_100_000 + SHARE
    assert office.verify(owner) == []


def test_doubted_rounds_that_the_pit_leaves_out_cross_nothing(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    set_threshold(owner, 112)
    table = sit("T1")
    ahead = datetime.now(UTC) + timedelta(days=365)
    assert table.wire.contribute([Contribution(1, 1, ahead, ((6, "A"),), f"{1:064x}")]) == 1
    record(owner, "T1", is_counted=False)
    assert (table.wire.crossings(), meter(owner)) == ((), 1_100_000)
    assert office.verify(owner) == []


def test_a_seat_that_crosses_may_have_a_winning_hand_too(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    set_threshold(owner, 112)
    table = sit("T1")
    round_ = table.plays(1)
    hand = {"key": "royal-of-1", "round_id": round_, "seat": 1, "sensor": "A", "after_n": 1}
    assert table.wire.ticket(**hand, level="main", line="royal_flush").state == "open"
    (crossing,) = table.wire.crossings()
    known = crossing.ticket
    again = table.wire.ticket(
        key=known.key, round_id=round_, seat=1, sensor="A", level=LEVEL, line=LEVEL, after_n=1
    )
    assert (again.key, again.state, again.prize) == (known.key, "locked", known.prize)


def test_nobody_claims_a_level_that_must_hit(sit: Sit, floor: SimulatedFloor) -> None:
    table = sit("T1")
    round_ = table.plays(1)
    with pytest.raises(FloorRefused, match="plays for no mystery"):
        table.wire.ticket(
            key="try-it-now",
            round_id=round_,
            seat=1,
            sensor="A",
            level=LEVEL,
            line=LEVEL,
            after_n=1,
        )


@pytest.mark.parametrize("role", ["table_t1", "floor_pit", "floor_board", "floor_auditor"])
def test_no_role_reads_a_threshold(floor: SimulatedFloor, owner: Connection, role: str) -> None:
    may = "SELECT has_table_privilege(%s, 'floor.threshold', 'SELECT')"
    assert owner.execute(may, (role,)).fetchone() == (False,)


def test_what_tables_boards_and_the_pit_hear_has_the_seal_only(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    table = sit("T1")
    table.plays(1)
    row = owner.execute("SELECT seal, nonce FROM floor.threshold").fetchone()
    assert row is not None
    seal, nonce = row
    heard = [
        *owner.execute("SELECT floor.show_again('MGL')").fetchall(),
        *owner.execute("SELECT told FROM floor.pulse").fetchall(),
        *owner.execute("SELECT * FROM floor.meters").fetchall(),
        *owner.execute("SELECT floor.board(now() - interval '1 day')").fetchall(),
        *owner.execute("SELECT floor.read_floor('', now() - interval '1 day')").fetchall(),
        *owner.execute("SELECT body FROM floor.fact").fetchall(),
        table.wire.beat("in-play", 0, {}),
        table.wire.crossings(),
    ]
    assert nonce not in repr(heard)
    assert "threshold" not in repr(heard)
    assert table.wire.beat("in-play", 0, {}).links["A"].seals == {LEVEL: seal}


def test_a_meter_moved_beyond_its_threshold_has_another_one(owner: Connection) -> None:
    set_threshold(owner, 200)
    owner.execute("SELECT floor.move('MGL', %s, 2000000, 0, 0)", (LEVEL,))
    row = owner.execute("SELECT cents FROM floor.threshold WHERE state = 'sealed'").fetchone()
    assert row is not None
    assert row[0] > 310
    assert office.verify(owner) == []


def test_a_server_that_was_put_back_has_no_threshold_until_it_is_resumed(
    sit: Sit, floor: SimulatedFloor, owner: Connection
) -> None:
    set_threshold(owner, 112)
    owner.execute("SELECT floor.put_back()")
    table = sit("T1")
    table.plays(1, 2)
    assert table.wire.crossings() == ()
    owner.execute("SELECT floor.turn('MGL', 'live', '', '{}')")
    row = owner.execute("SELECT cents FROM floor.threshold WHERE state = 'sealed'").fetchone()
    assert row is not None
    assert row[0] > 118
    assert office.verify(owner) == []


def test_settings_of_the_level_draw_anew_and_keep_it_possible(owner: Connection) -> None:
    signer, both = sign_on(owner, sample_key), (SUPERVISOR.card, EXECUTIVE.card)

    def propose(setting: str, value: int) -> None:
        proofs = signer.proofs(both[1:], "propose_setting", "MGL", LEVEL, setting, str(value))
        office.propose_setting(owner, ("MGL", LEVEL), setting, value, proofs)

    for setting, value in (
        ("cap", 20_000_000),
        ("reserve_bp", 100),
        ("rate_bp", 0),
        ("seed", 11_000_000),
    ):
        with pytest.raises(Exception, match="has a rate, a seed below its limit"):
            propose(setting, value)
    before = owner.execute("SELECT seal FROM floor.threshold").fetchone()
    propose("rate_bp", 500)
    carry_out(owner, Pause("MGL", "new rate from today"), both, signer)
    carry_out(owner, ApplySettings("MGL", (f"{LEVEL} rate_bp 500",)), both[:1], signer)
    row = owner.execute("SELECT seal, cents FROM floor.threshold WHERE state = 'sealed'").fetchone()
    assert row is not None
    assert before is not None
    assert row[0] != before[0]
    assert row[1] <= LIMIT - 5
    carry_out(owner, Resume("MGL"), both, signer)
    assert office.verify(owner) == []


@pytest.mark.parametrize(
    ("deed", "found"),
    [
        ("UPDATE floor.threshold SET cents = cents - 1", "not the one that was sealed"),
        ("UPDATE floor.threshold SET state = 'retired'", "no threshold is in force"),
        (
            "UPDATE floor.fact SET body = body || '{\"threshold\": 900}' WHERE what = 'crossed'",
            "does not fit its seal",
        ),
        (
            "UPDATE floor.fact SET body = body || '{\"from\": 1120000}' WHERE what = 'crossed'",
            "did not cross",
        ),
    ],
)
def test_verify_finds_what_was_altered(
    sit: Sit, floor: SimulatedFloor, owner: Connection, deed: str, found: str
) -> None:
    set_threshold(owner, 112)
    sit("T1").plays(1)
    assert office.verify(owner) == []
    owner.autocommit = False
    owner.execute(deed.encode())
    assert any(found in one for one in office.verify(owner))
    owner.rollback()
