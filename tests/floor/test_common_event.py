"""Unlike games on one meter at a server: each by its own paytable, and both feed and win it."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from common_event import edit, house_with_event

from dealer_assist import __version__, paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.floor import office
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.contributions import Contribution, digest_of
from dealer_assist.floor.house_files import read_house_files
from dealer_assist.floor.install import install, role_of
from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.wire import Wire, connect
from dealer_assist.trials.own_server import Reachable, admin
from dealer_assist.trials.simulated_tables import sample_key, sample_staff
from dealer_assist.value import replace


@pytest.fixture
def link(tmp_path: Path) -> FloorLink:
    return load_links(house_with_event(tmp_path), paths.layouts())["ROW"]


def wire_of(server: Reachable, number: str) -> Wire:
    return Wire(connect(server.dsn(role_of(number))), sample_key(number))


def told(number: int) -> Contribution:
    return Contribution(number, number, datetime.now(UTC), ((1, "A"), (2, "A")), "ab" * 32)


def test_two_unlike_games_feed_and_win_one_meter(database: Reachable, link: FloorLink) -> None:
    with admin(database) as owner:
        install(owner, "SIMULATED", {"ROW": link}, sample_staff())
    cards, shoe = link.tables
    for table in (cards, shoe):
        wire = wire_of(database, table.number)
        wire.hello(__version__, {"A": digest_of(table.linked.jackpot)}, 0, "")
        assert wire.contribute([told(1)]) == 1
        ticket = wire.ticket(
            key=f"key-of-{table.number}",
            round_id=1,
            seat=1,
            sensor="A",
            level="main",
            line="straight_flush",
            after_n=1,
        )
        assert ticket.order == 1 if table is cards else ticket.order == 2
        wire.close()
    with admin(database) as owner:
        row = owner.execute("SELECT meter, contributed FROM floor.meters").fetchone()
        assert row == (500_000_000 + 4 * 200_000, 4 * 200_000)
        assert office.verify(owner) == []


def test_a_table_signs_on_by_its_own_paytable_only(database: Reachable, link: FloorLink) -> None:
    with admin(database) as owner:
        install(owner, "SIMULATED", {"ROW": link}, sample_staff())
    cards, shoe = link.tables
    for table, other in ((cards, shoe), (shoe, cards)):
        wire = wire_of(database, table.number)
        with pytest.raises(FloorRefused, match="has other definitions"):
            wire.hello(__version__, {"A": digest_of(other.linked.jackpot)}, 0, "")
        wire.close()


def test_a_game_that_joins_later_brings_its_lines(database: Reachable, link: FloorLink) -> None:
    with admin(database) as owner:
        install(owner, "SIMULATED", {"ROW": replace(link, tables=link.tables[:1])}, sample_staff())
        lines = "SELECT line, percent FROM floor.line ORDER BY line"
        assert owner.execute(lines).fetchall() == [("straight_flush", 100)]
        shoe = link.tables[1]
        suited = replace(shoe.linked.jackpot.lines[0], pays=shoe.linked.jackpot.lines[1].pays)
        jackpot = replace(shoe.linked.jackpot, lines=(suited, *shoe.linked.jackpot.lines[1:]))
        joins = replace(shoe, linked=replace(shoe.linked, jackpot=jackpot))
        install(owner, "SIMULATED", {"ROW": replace(link, tables=(link.tables[0], joins))})
        assert owner.execute(lines).fetchall() == [
            ("straight_flush", 100),
            ("three_of_a_kind_suited", 100),
        ]
        with pytest.raises(FloorError, match="with other definitions"):
            install(owner, "SIMULATED", {"ROW": link})


def test_the_game_managers_files_say_both_chances(tmp_path: Path) -> None:
    house = house_with_event(tmp_path)
    other = house / "tables" / "eight.toml"
    other.write_text((house / "tables" / "trilux-nexus.toml").read_text(encoding="utf-8"))
    edit(other, "decks = 6", "decks = 8")
    edit(other, 'number = "140"', 'number = "940"')
    files = read_house_files(house, paths.layouts())
    caribbean = next(
        number for number, why in files.refusals.items() if "with ROW-CSP" in why["ROW"]
    )
    assert files.refusals[caribbean]["ROW"] == (
        "One wager in 460.42 wins it with ROW-TCP, one in 694.17 with ROW-CSP: more than 10% apart"
    )
    assert files.refusals["940"]["ROW"] == ""
    assert files.chances["940"] == {
        "ROW": "One wager in 484.71 wins it with ROW-TLX, one in 460.42 with ROW-TCP: within 10%."
    }
    assert files.odds["ROW", "main"] == 472
    assert files.odds["MGL", "main"] == 649_740
