"""A server that the first release brought up is opened by this one, and nothing of it is lost."""

from hashlib import sha256
from pathlib import Path

import pytest

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor import office
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.install import install
from dealer_assist.floor.migrate import FUNCTIONS, FloorError, migrate
from dealer_assist.floor.wire import Connection
from dealer_assist.trials.own_server import Reachable, admin

FIRST = sorted((Path(__file__).parent / "first_server").glob("*.sql"))

FURNITURE = """
INSERT INTO floor.floor (name, least_round_ms) VALUES ('First floor', 0);
INSERT INTO floor.link (link, letter, label, jackpot, wager_cents, definitions)
VALUES ('MGL', 'M', 'Multi-Game Link', '{jackpot}', 100, '{digest}');
INSERT INTO floor.level (link, level, place, label, seed, rate_bp, reserve_bp, base, seeded)
VALUES ('MGL', 'main', 1, 'Main', 10000000000, 2000, 0, 10000000000, 10000000000);
INSERT INTO floor.line VALUES ('MGL', 'royal_flush', 'Royal flush', 'main', 100, 0);
SELECT floor.keep_rates(1);
INSERT INTO floor.station (station, role, game) VALUES ('T1', 'floor', 'crazy_4_poker');
INSERT INTO floor.membership VALUES ('T1', 'A', 'MGL');
INSERT INTO floor.tally (station, link, level) VALUES ('T1', 'MGL', 'main');
"""
ROUND = '{"n": %d, "round": %d, "at": "2026-03-0%dT12:00:00Z", "seats": [[1, "A"]], "head": "ab"}'


def first_server(owner: Connection, link: FloorLink) -> None:
    """Bring a server up as the first release did, with a table that has played and won."""
    owner.execute("SET check_function_bodies = off")
    owner.execute("CREATE SCHEMA floor_migration")
    owner.execute(
        "CREATE TABLE floor_migration.applied "
        "(name text PRIMARY KEY, digest text NOT NULL, at timestamptz NOT NULL)"
    )
    for file in FIRST:
        owner.execute(file.read_bytes())
        row = (file.stem, sha256(file.read_bytes()).hexdigest())
        owner.execute("INSERT INTO floor_migration.applied VALUES (%s, %s, now())", row)
    owner.execute("SELECT floor.make_partition(date_trunc('month', now())::date)")
    words = {"jackpot": link.jackpot.key, "digest": digest_of(link.jackpot)}
    owner.execute(FURNITURE.format(**words).encode())
    for n in (1, 2, 3):
        told = f"[{ROUND % (n, n, n)}]"
        owner.execute("SELECT floor.contribute(%s, %s::jsonb)", (n, told))
    owner.execute("SELECT floor.ticket('first-royal', 3, 1, 'main', 'royal_flush', 3)")


def test_a_server_of_the_first_release_goes_on_with_all_it_has(
    database: Reachable, links: dict[str, FloorLink]
) -> None:
    with admin(database) as owner:
        first_server(owner, links["MGL"])
        before = owner.execute("SELECT meter FROM floor.meters").fetchone()
        assert install(owner, "Floor", {"MGL": links["MGL"]}) == [
            "011_as_it_is_run",
            "012_common_event",
            "013_must_hit",
            "014_paid_and_bounds",
            "015_prize_life",
            "016_courses",
            "017_won_since",
            "018_sites",
            FUNCTIONS,
        ]
        assert owner.execute("SELECT meter FROM floor.meters").fetchone() == before
        assert owner.execute("SELECT key, state, sensor FROM floor.ticket").fetchall() == [
            ("first-royal", "open", "")
        ]
        assert office.verify(owner) == []
        owner.execute("SELECT floor.contribute(4, %s::jsonb)", (f"[{ROUND % (4, 4, 4)}]",))
        again = owner.execute(
            "SELECT floor.ticket('first-royal', 3, 1, 'main', 'royal_flush', 3) ->> 'state'"
        ).fetchone()
        assert again == ("open",)
        assert office.verify(owner) == []
        assert migrate(owner) == []


def test_a_server_that_somebody_has_changed_is_not_taken_for_the_first_one(
    database: Reachable, links: dict[str, FloorLink]
) -> None:
    with admin(database) as owner:
        first_server(owner, links["MGL"])
        owner.execute("UPDATE floor_migration.applied SET digest = 'x' WHERE name ~ '^004'")
        with pytest.raises(FloorError, match="not the one of this release"):
            migrate(owner)
