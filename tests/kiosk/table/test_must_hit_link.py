"""A level that must hit on a link, whole: two tables, a server, cards; and each of them dying."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from floor_tables import is_live, open_for_play, play, swipe, tickets, until

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.floor import office
from dealer_assist.floor.install import install, role_of
from dealer_assist.jackpot.must_hit import LEVEL, seal_of
from dealer_assist.kiosk.table.opening import OpenTable
from dealer_assist.table import commands as c
from dealer_assist.table.facts import must_hit
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import sample_staff

METER, KEY = ("A", LEVEL), "ab" * 32
LIMIT = 'must_hit = "$11"'


@dataclass
class House:
    """Two tables and a server; a table can be opened anew where it was."""

    server: OwnServer
    files: dict[str, str]
    folder: Path
    opened: dict[str, OpenTable] = field(default_factory=dict)

    def open(self, number: str) -> OpenTable:
        """Open a table, or open it again."""
        if number in self.opened:
            self.opened[number].close()
        self.opened[number] = open_for_play(self.files[number], self.folder / number)
        return self.opened[number]

    def until(self, done: Callable[[], bool]) -> None:
        """Let all tables tick until something is so."""
        until(list(self.opened.values()), done)

    def set_threshold(self, cents: int) -> None:
        """Let the server's owner put a known threshold in the drawn one's place."""
        seal = seal_of(cents, KEY)
        with admin(self.server) as owner:
            owner.execute("UPDATE floor.threshold SET state = 'retired' WHERE state = 'sealed'")
            row = (seal, LEVEL, cents, KEY)
            owner.execute("INSERT INTO floor.threshold VALUES (%s, 'MGL', %s, %s, %s, now())", row)
            owner.execute(
                "SELECT floor.record_fact('MGL', %s, 'sealed', "
                "jsonb_build_object('seal', %s::text))",
                (LEVEL, seal),
            )

    def asked(self, question: str) -> list[tuple[object, ...]]:
        """Ask the server as its owner."""
        with admin(self.server) as owner:
            return owner.execute(question.encode()).fetchall()

    def verified(self) -> list[str]:
        """Walk the chains of the server and of every table."""
        with admin(self.server) as owner:
            found = list(office.verify(owner))
        for table in self.opened.values():
            found += map(str, table.journal.verify())
        return found


@contextmanager
def a_house(folder: Path) -> Iterator[House]:
    """Furnish two shipped tables and the shipped link with a level that must hit."""
    resources = folder / "resources"
    shutil.copytree(paths.resources(), resources)
    link = resources / "links" / "multi_game_link.toml"
    link.write_text(link.read_text() + f"{LIMIT}\n")
    for name in ("crazy4-link", "holdem-link"):
        file = resources / "tables" / f"{name}.toml"
        own = f'A = {{ paytable = "MGL-01", {LIMIT} }}'
        file.write_text(file.read_text().replace('A = "MGL-01"', own, 1))
    links = load_links(resources, paths.layouts())
    with OwnServer() as server:
        with admin(server) as connection:
            install(connection, "SIMULATED", links, sample_staff(), least_round_ms=0)
        files = {}
        for number, name in (("15", "crazy4-link"), ("10", "holdem-link")):
            text = (resources / "tables" / f"{name}.toml").read_text()
            dsn = server.dsn(role_of(number))
            file = folder / f"{name}-own.toml"
            file.write_text(f"{text}\n[floor]\nserver = {dsn!r}\nlinks = {{ A = 'MGL' }}\n")
            files[number] = str(file)
        house = House(server, files, folder)
        try:
            yield house
        finally:
            for one in house.opened.values():
                one.close()


def mystery(table: OpenTable) -> int:
    """Return the cents that a table shows on the level."""
    return table.desk.table.accounts[METER].shown_cents


def record_by_card(house: House, table: OpenTable) -> None:
    """Have the open crossing recorded by an Executive's card, and the round ended."""
    table.desk.submit(c.CallSupervisor())
    swipe(table, "executive-1")
    house.until(lambda: not must_hit.waiting(table.desk.table))
    house.until(lambda: table.desk.submit(c.EndGame()).is_done)


@pytest.mark.timeout(300)
def test_the_servers_order_decides_and_the_seat_is_paid_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    with a_house(tmp_path) as house:
        one, other = house.open("15"), house.open("10")
        house.set_threshold(126)  # 110, and four wagers of four cents
        seal = seal_of(126, KEY)
        play(other, 1, 2)
        house.until(lambda: mystery(one) == mystery(other) == 118)
        # The commitment is on record at both tables before anybody crosses it.
        for table in (one, other):
            house.until(
                lambda table=table: any(s.seal == seal for s in table.desk.table.lasting.seals)
            )
        play(one, 2, 5, 6)
        house.until(lambda: bool(one.desk.table.round.crossed))
        (hit,) = one.desk.table.round.crossed
        assert (hit.seat, hit.award.prize, hit.threshold_cents) == (5, 126, 126)
        assert (hit.seal, hit.seal_key) == (seal, KEY)
        assert (hit.before, hit.way) == (
            1_180_000,
            ((2, 1_220_000), (5, 1_260_000), (6, 1_300_000)),
        )
        assert other.desk.table.round.crossed == ()
        house.until(lambda: mystery(one) == mystery(other) == 114)
        record_by_card(house, one)
        house.until(lambda: [t.state for t in tickets(one)] == ["awarded"])
        assert [win.award.line for win in one.desk.table.round.wins or ()] in ([LEVEL], [])
        assert house.asked("SELECT state, prize, seat FROM floor.ticket") == [
            ("awarded", 126 * 10_000, 5)
        ]
        assert house.verified() == []


@pytest.mark.timeout(300)
def test_a_table_and_a_server_that_die_between_crossing_and_telling_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    with a_house(tmp_path) as house:
        one = house.open("15")
        house.set_threshold(113)
        house.server.kill()
        play(one, 3)  # the start is on record before the link is known to be lost
        assert one.desk.table.round.crossed == ()
        one.close()
        house.opened.clear()
        house.server.start()
        one = house.open("15")
        house.until(lambda: bool(one.desk.table.round.crossed))
        assert one.desk.table.round.crossed[0].award.prize == 114
        # Told and not yet paid: it dies once more, with the server.
        house.server.kill()
        one.close()
        house.opened.clear()
        house.server.start()
        one = house.open("15")
        assert [hit.seat for hit in one.desk.table.round.crossed] == [3]
        house.until(lambda: is_live(one))
        record_by_card(house, one)
        house.until(lambda: [t.state for t in tickets(one)] == ["awarded"])
        assert house.asked("SELECT state, prize FROM floor.ticket") == [("awarded", 114 * 10_000)]
        assert house.verified() == []


@pytest.mark.timeout(300)
def test_a_void_takes_the_crossing_back_on_the_floor_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    with a_house(tmp_path) as house:
        one = house.open("15")
        house.set_threshold(113)
        play(one, 3)
        house.until(lambda: bool(one.desk.table.round.crossed))
        one.desk.submit(c.VoidRound("Misdeal"))
        swipe(one, "executive-1")
        house.until(lambda: not one.desk.table.round.crossed)
        states = "SELECT state, reason FROM floor.ticket"
        house.until(lambda: house.asked(states) == [("released", "the round is void")])
        house.until(lambda: mystery(one) == 110)
        assert house.verified() == []
