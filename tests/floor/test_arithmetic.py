"""The server's arithmetic beside the table's own: every column, after every step."""

from random import Random

import pytest

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.migrate import migrate
from dealer_assist.floor.wire import Connection, connect
from dealer_assist.jackpot.account import Account, contribute, open_account, pay_fixed, pay_share
from dealer_assist.jackpot.adjustment import back_out
from dealer_assist.jackpot.definition import Level
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.rules.money import cents_shown, micros
from dealer_assist.trials.own_server import Reachable
from dealer_assist.value import as_dict, replace

LEVELS = (
    Level("main", "Main", seed_cents=500_000, rate_bp=2000),
    Level("kept", "Kept", seed_cents=100_000, rate_bp=1200, reserve_bp=350),
    Level("capped", "Capped", seed_cents=20_000, rate_bp=5000, reserve_bp=50, cap_cents=20_400),
    Level("low", "Low", seed_cents=0, rate_bp=9000, reserve_bp=1000, cap_cents=900),
)


class ServerLevels:
    """The same levels on a server, moved by its own functions."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        migrate(connection)
        connection.execute(
            "INSERT INTO floor.link (link, letter, label, jackpot, wager_cents, definitions) "
            "VALUES ('L', 'L', 'L', 'L', 100, '')"
        )
        connection.execute("INSERT INTO floor.station (station, role, game) VALUES ('1', 'r', 'g')")
        for place, one in enumerate(LEVELS):
            cap = one.cap_cents and micros(one.cap_cents)
            seed = micros(one.seed_cents)
            connection.execute(
                "INSERT INTO floor.level (link, level, place, label, seed, rate_bp, reserve_bp, "
                "cap, base, seeded) VALUES ('L', %s, %s, '', %s, %s, %s, %s, %s, %s)",
                (one.name, place, seed, one.rate_bp, one.reserve_bp, cap, seed, seed),
            )
            connection.execute(
                "INSERT INTO floor.tally (station, link, level) VALUES ('1', 'L', %s)", (one.name,)
            )

    def account(self, level: Level) -> Account:
        row = self._connection.execute(
            "SELECT (floor.account('L', %s)).*", (level.name,)
        ).fetchone()
        assert row is not None
        return Account(*row)

    def contribute(self, level: Level, cents: int) -> None:
        self._connection.execute(
            "UPDATE floor.tally SET share = share + %s, kept = kept + %s WHERE level = %s",
            (cents * level.rate_bp, cents * level.reserve_bp, level.name),
        )

    def take(self, level: Level, percent: int, fixed: int) -> int:
        row = self._connection.execute(
            "SELECT (t).prize FROM floor.level v, floor.came_in('L', %s) c, "
            "LATERAL (SELECT floor.take(v, c.share, c.kept, %s, %s) AS t) x "
            "WHERE v.link = 'L' AND v.level = %s",
            (level.name, percent, fixed, level.name),
        ).fetchone()
        assert row is not None
        prize: int = row[0]
        return prize

    def move(self, level: Level, meter: int, reserve: int, overflow: int) -> None:
        self._connection.execute(
            "SELECT floor.move('L', %s, %s, %s, %s)", (level.name, meter, reserve, overflow)
        )


def compare(database: Reachable, steps: int, seed: int) -> int:
    """Take the same random steps on both sides and compare every column after each of them."""
    random = Random(seed)
    backed_out = 0
    with connect(database.dsn(), options="") as connection:
        server = ServerLevels(connection)
        accounts = {level.name: open_account(level) for level in LEVELS}
        for _ in range(steps):
            level = random.choice(LEVELS)
            before = accounts[level.name]
            after, is_back_out = step(server, level, before, random)
            backed_out += is_back_out
            accounts[level.name] = after
            assert after.imbalance == 0
            assert as_dict(server.account(level)) == as_dict(after)
    return backed_out


def step(
    server: ServerLevels, level: Level, before: Account, random: Random
) -> tuple[Account, bool]:
    chance = random.random()
    if chance < 0.7:
        cents = 100 * random.randint(1, 7)
        server.contribute(level, cents)
        return contribute(level, before, cents), False
    if chance < 0.8:
        fixed = random.choice((100, 5_000, 30_000))
        payment = pay_fixed(before, fixed)
        assert server.take(level, 0, fixed) == payment.paid
        return payment.account, False
    percent = random.choice((1, 10, 25, 100, 100))
    payment = pay_share(level, before, percent)
    assert server.take(level, percent, 0) == payment.paid
    if random.random() < 0.5:
        return payment.account, False
    return released(server, level, before, payment.account, percent), True


def released(
    server: ServerLevels, level: Level, before: Account, after: Account, percent: int
) -> Account:
    """Put a prize back at once, as the floor releases a locked one."""
    whole = percent == 100
    award = PrizeAward(
        seat=1,
        line="x",
        stake=100,
        prize=cents_shown(after.paid - before.paid),
        from_meter=cents_shown(after.paid - before.paid),
        level=level.name,
        meter_before=before.meter,
        meter_after=after.meter,
        seed=after.seeded - before.seeded,
        from_reserve=before.reserve if whole else 0,
        from_overflow=before.overflow if whole else 0,
    )
    try:
        undone = back_out(after, award, level=level)
    except UserFacingError:
        return after
    server.move(
        level,
        before.meter - after.meter,
        before.reserve - after.reserve,
        before.overflow - after.overflow,
    )
    return undone


def test_every_column_is_the_tables_own_after_every_step(database: Reachable) -> None:
    assert compare(database, steps=1_200, seed=3) > 50


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_hundred_thousand_steps(database: Reachable) -> None:
    assert compare(database, steps=100_000, seed=7) > 5_000


def test_an_account_that_holds_too_little_is_not_moved(database: Reachable) -> None:
    with connect(database.dsn(), options="") as connection:
        server = ServerLevels(connection)
        level = replace(LEVELS[0])
        before = server.account(level)
        with pytest.raises(Exception, match="holds too little"):
            server.move(level, -before.meter - 1, 0, 0)
        assert server.account(level) == before
