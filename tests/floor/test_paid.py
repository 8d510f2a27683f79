"""A prize as table, pit and server tell it: what is not awarded is not paid, what is paid stays so.

And what a table alone may be awarded has a limit.
"""

from collections.abc import Iterator

import pytest

from dealer_assist.floor import office
from dealer_assist.floor.actions import Award, Release
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_replies import TicketReply
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.view import TicketRow
from dealer_assist.floor.wire import Connection, Wire
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    sample_key,
)

BOTH = (SUPERVISOR.card, EXECUTIVE.card)
START = 10_000_000_000


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    """Whoever owns the floor's schema."""
    with admin(floor.server) as connection:
        yield connection


def value(connection: Connection, question: str) -> object:
    row = connection.execute(question.encode()).fetchone()
    return row and row[0]


def pit(owner: Connection, act: Award | Release) -> None:
    carry_out(owner, act, BOTH, sign_on(owner, sample_key))


def shown(owner: Connection, key: str) -> TicketRow:
    ticket = read_view(office.read_floor(owner)).ticket(key)
    assert ticket is not None
    return ticket


class Sat:
    """A table with a round told, and one locked prize."""

    def __init__(self, floor: SimulatedFloor, line: str = "royal_flush") -> None:
        self.table = SimulatedTable(floor, floor.tables[0], seed=1)
        self.wire: Wire = self.table.sign_on()
        self.line = line
        self.hits = 0

    def hit(self, seat: int = 3) -> TicketReply:
        """Play a round, claim a hand of it, and lock its prize."""
        self.wire.contribute(self.table.play())
        self.hits += 1
        self.key = f"prize-{self.table.n}-{seat}"
        self.wire.ticket(
            key=self.key,
            round_id=self.table.n,
            seat=seat,
            sensor="A",
            level="main",
            line=self.line,
            after_n=self.table.n,
        )
        return self.wire.lock(self.key, SUPERVISOR.card)


def test_a_prize_that_the_table_paid_is_not_released(
    floor: SimulatedFloor, owner: Connection
) -> None:
    sat = Sat(floor)
    locked = sat.hit()
    assert sat.wire.tell_paid(sat.key, "paid").paid
    with pytest.raises(FloorRefused, match="Table T1 has paid this prize: back it out there first"):
        pit(owner, Release(sat.key, "wrong hand after all"))
    assert value(owner, "SELECT state FROM floor.ticket") == "locked"
    assert sat.wire.tell_paid(sat.key, "backed out").backed_out
    assert any("not released" in one for one in office.verify(owner))
    pit(owner, Release(sat.key, "wrong hand after all"))
    meter = "SELECT meter FROM floor.meters"
    assert value(owner, meter) == START + 7 * 100 * 2000
    assert locked.prize == START // 10_000 * 10_000 + 140 * 10_000
    assert office.verify(owner) == []
    sat.wire.close()


def test_an_awarded_prize_that_is_backed_out_at_the_table_goes_back_with_two_cards(
    floor: SimulatedFloor, owner: Connection
) -> None:
    sat = Sat(floor)
    sat.hit()
    sat.wire.tell_paid(sat.key, "paid")
    sat.wire.award(sat.key, BOTH)
    with pytest.raises(FloorRefused, match="has paid this prize"):
        pit(owner, Release(sat.key, "wrong hand after all"))
    sat.wire.tell_paid(sat.key, "backed out")
    pit(owner, Release(sat.key, "wrong hand after all"))
    assert value(owner, "SELECT state FROM floor.ticket") == "released"
    assert office.verify(owner) == []
    sat.wire.close()


@pytest.mark.parametrize("capped", [False, True])
def test_where_a_release_puts_the_meter_is_said_before(
    floor: SimulatedFloor,
    owner: Connection,
    capped: bool,  # noqa: FBT001
) -> None:
    """The seed goes, what was won comes back, and the display stops at its cap."""
    sat = Sat(floor)
    sat.hit()
    first = sat.key
    if capped:
        owner.execute(b"UPDATE floor.level SET cap = 10000100000")
    said = shown(owner, first).released_to
    assert said is not None
    assert (said == START + 100_000) == capped
    pit(owner, Release(first, "wrong hand after all"))
    assert value(owner, "SELECT meter FROM floor.meters WHERE level = 'main'") == said
    assert shown(owner, first).won_since == 0
    sat.wire.close()


def test_a_prize_whose_seed_others_have_won_since_is_released_all_the_same(
    floor: SimulatedFloor, owner: Connection
) -> None:
    """The meter holds less than goes back: it shows nothing, and what was won stays a seed."""
    sat = Sat(floor, "straight_flush")
    for seat in range(1, 8):
        sat.hit(seat)
    sat.line = "royal_flush"
    sat.hit()
    key = sat.key
    sat.wire.tell_paid(key, "paid")
    sat.line = "straight_flush"
    for seat in range(1, 8):
        sat.hit(seat)
    sat.wire.tell_paid(key, "backed out")
    missing = value(
        owner,
        "SELECT t.after - t.before - m.meter FROM floor.ticket t, floor.meters m"
        " WHERE t.line = 'royal_flush'",
    )
    assert isinstance(missing, int)
    assert missing > 0
    assert (shown(owner, key).released_to, shown(owner, key).won_since) == (0, missing)
    pit(owner, Release(key, "wrong hand after all"))
    assert (shown(owner, key).released_to, shown(owner, key).won_since) == (None, missing)
    sums = b"SELECT meter, reserve, overflow, seeded, adjusted FROM floor.meters"
    assert owner.execute(sums).fetchone() == (0, 0, 0, START + missing, 0)
    told = "SELECT body ->> 'seed' FROM floor.fact WHERE what = 'won since'"
    assert value(owner, told) == str(missing)
    assert office.verify(owner) == []
    sat.wire.close()


@pytest.mark.parametrize(
    ("before", "won"),
    [
        ("reserve_out = -30000000000", ("seed", "reserve")),
        ("overflow = 30000000000", ("seed", "overflow")),
        ("reserve_out = -30000000000, cap = 35000000000", ("seed", "reserve")),
        ("overflow = 5000000000", ("seed",)),
    ],
)
def test_what_others_have_won_since_comes_off_the_seed_first(
    floor: SimulatedFloor, owner: Connection, before: str, won: tuple[str, ...]
) -> None:
    """A whole meter is won again, with the reserve and overflow that the first prize put on it."""
    sat = Sat(floor, "straight_flush")
    for seat in range(1, 8):
        sat.hit(seat)
    owner.execute(f"UPDATE floor.level SET {before}".encode())
    owed = "SELECT contributed + seeded - meter - reserve - overflow - paid FROM floor.meters"
    off = value(owner, owed)
    sat.line = "royal_flush"
    sat.hit()
    key = sat.key
    sat.hit()
    said = shown(owner, key)
    pit(owner, Release(key, "wrong hand after all"))
    body = value(owner, "SELECT body FROM floor.fact WHERE what = 'won since'")
    assert isinstance(body, dict)
    told = sum(body[what] for what in ("seed", "reserve", "overflow"))
    assert (said.released_to, said.won_since, shown(owner, key).won_since) == (0, told, told)
    assert tuple(what for what in ("seed", "reserve", "overflow") if body[what]) == won
    assert won == ("seed",) or body["seed"] == START
    sums = owner.execute(b"SELECT meter, reserve, overflow, adjusted FROM floor.meters").fetchone()
    assert sums is not None
    assert min(sums) == sums[0] == sums[3] == 0
    assert value(owner, owed) == off
    sat.wire.close()


def test_a_prize_of_the_pit_says_so_until_it_is_awarded(
    floor: SimulatedFloor, owner: Connection
) -> None:
    owner.execute("UPDATE floor.link SET pit_awards_from = 5000000000")
    sat = Sat(floor)
    assert sat.hit().by_pit
    assert value(owner, "SELECT what FROM floor.alert WHERE over_at IS NULL") == "award"
    with pytest.raises(FloorRefused, match="the Game Manager of the floor awards"):
        sat.wire.award(sat.key, BOTH)
    pit(owner, Award(sat.key))
    told = sat.wire.tell_paid(sat.key, "paid")
    assert (told.state, told.by_pit, told.paid) == ("awarded", False, True)
    assert value(owner, "SELECT count(*) FROM floor.alert WHERE over_at IS NULL") == 0
    assert office.verify(owner) == []
    sat.wire.close()


@pytest.mark.parametrize(
    ("acts", "wrong"),
    [
        (("paid",), "was paid at the table before it was awarded"),
        (("release", "paid"), "was paid at the table and released"),
        (("award", "paid", "backed out"), "was backed out at the table and not released"),
        (("award", "next round"), "was awarded by the pit and not paid at the table"),
        (("award", "paid", "next round"), ""),
        (("release", "next round"), ""),
        (("award", "paid", "backed out", "release"), ""),
    ],
)
def test_verify_names_a_prize_of_which_table_and_floor_differ(
    floor: SimulatedFloor, owner: Connection, acts: tuple[str, ...], wrong: str
) -> None:
    owner.execute("UPDATE floor.link SET pit_awards_from = 5000000000")
    sat = Sat(floor)
    sat.hit()
    for act in acts:
        match act:
            case "award":
                pit(owner, Award(sat.key))
            case "release":
                pit(owner, Release(sat.key, "wrong hand after all"))
            case "next round":
                sat.wire.contribute(sat.table.play())
            case _:
                sat.wire.tell_paid(sat.key, act)
    found = office.verify(owner)
    if wrong:
        (line,) = found
        assert wrong in line
        assert "round 1, seat 3, $10,001.40" in line
    else:
        assert found == []
    sat.wire.close()


def test_small_prizes_of_a_table_alone_add_up_to_what_the_pit_awards(
    floor: SimulatedFloor, owner: Connection
) -> None:
    owner.execute("UPDATE floor.link SET pit_awards_from = 2000000000")
    sat = Sat(floor, "straight_flush")
    paid = 0
    for _ in range(3):
        locked = sat.hit()
        if locked.by_pit:
            break
        sat.wire.award(sat.key, BOTH)
        paid += locked.prize
    assert locked.by_pit
    assert paid < 2_000_000_000
    pit(owner, Award(sat.key))
    assert not sat.hit().by_pit  # the pit has looked
    sat.wire.close()


def test_more_hits_of_a_line_than_three_in_an_hour_wait_for_the_pit(
    floor: SimulatedFloor, owner: Connection
) -> None:
    owner.execute("UPDATE floor.link SET pit_awards_from = 900000000000")
    sat = Sat(floor, "straight_flush")
    assert [sat.hit(seat).by_pit for seat in (1, 2, 3, 4, 5)] == [False] * 3 + [True] * 2
    sat.wire.close()


def test_a_table_that_says_it_was_heard_is_granted_no_time(
    floor: SimulatedFloor, owner: Connection
) -> None:
    """28,000 dollars in 15 seconds, by a table's own word, before."""
    owner.execute("UPDATE floor.floor SET least_round_ms = 10000")
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    wire.contribute(table.play())
    quiet = "budget_at = clock_timestamp() - interval '30 minutes', budget_ms = 0"
    owner.execute(f"UPDATE floor.station SET {quiet} WHERE station = 'T1'".encode())
    for _ in range(200):
        wire.tell_past(10**9, 0, "", [], [])
    for _ in range(10):
        wire.contribute(table.play(100))
    counted = value(owner, "SELECT sum(wagers) FROM floor.tally WHERE station = 'T1'")
    doubted = value(owner, "SELECT count(*) FROM floor.doubt WHERE station = 'T1'")
    # Thirty minutes of rounds of ten seconds are 180; the first one was before.
    assert counted == 7 * (1 + 180)
    assert doubted == 1000 - 180
    whats = owner.execute("SELECT what FROM floor.alert ORDER BY alert").fetchall()
    assert [what for (what,) in whats] == ["ahead", "doubt"]
    wire.close()
