"""A table at a site: its calls are carried to a center and answered as if it were signed on there.

What carries them is PostgreSQL's own replication, which `trials/test_trials.py` cuts and kills.
Here a call is handed from one side to the other at once.
"""

from collections.abc import Iterator
from typing import Any
from uuid import UUID

import pytest

from dealer_assist import __version__
from dealer_assist.floor import office, sites
from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.card_proofs import Signer
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.install import CardHolder, enrol
from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.site_wire import SiteWire, wire_of
from dealer_assist.floor.wire import Connection, connect
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    sample_key,
)

EAST, ROLE = "east", "table_t1"


class Handed(SiteWire):
    """A wire whose posts are carried out at once, as the center would for a site."""

    def __init__(self, site: Connection, center: Connection, secret: bytes) -> None:
        super().__init__(site, secret)
        self._signer = Signer(ROLE, secret)  # here the owner is signed on
        self._center, self._answers = center, dict[UUID, tuple[Any, ...]]()
        self.is_cut = False

    def _rows(self, call: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        if call == "SELECT floor.post(%s, %s, %s)":
            key, name, words = values
            self._answers[key] = carried(self._center, name, words)
            return []
        if call == "SELECT floor.post(%s, 'answer', '[]')":
            return []
        if call == "SELECT * FROM floor.answer_to(%s)":
            return [] if self.is_cut else [self._answers[values[0]]]
        return super()._rows(call, values)


def carried(center: Connection, name: str, words: Any, role: str = ROLE) -> tuple[Any, ...]:
    """Have the center carry out a call of a table at the eastern site."""
    with center.transaction():
        asked = "SELECT * FROM floor.call_as(%s, %s, %s, %s)"
        row = center.execute(asked, (EAST, role, name, words)).fetchone()
    assert row
    return row


@pytest.fixture
def center(floor: SimulatedFloor) -> Iterator[Connection]:
    """The center, with its first table at a site."""
    with connect(floor.server.dsn(), options="") as connection:
        sites.take_site(connection, EAST, ["T1"])
        yield connection
        connection.execute("ALTER ROLE table_t1 LOGIN")  # roles are the whole server's


@pytest.fixture
def wire(floor: SimulatedFloor, center: Connection) -> Iterator[Handed]:
    """The wire of that table, with the cards that it knows enrolled."""
    cards = (SUPERVISOR, EXECUTIVE)
    enrol(center, [CardHolder(who.person, who.name, who.rank, who.card, ROLE) for who in cards])
    one = Handed(connect(floor.server.dsn()), center, sample_key("T1"))
    one.hello(__version__, {"A": digest_of(floor.link.jackpot)}, 0, "")
    yield one
    one.close()


def test_a_prize_is_won_from_a_site_as_at_the_center(
    floor: SimulatedFloor, center: Connection, wire: Handed
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    assert wire.contribute(table.play(5)) == 5
    pulse = wire.beat("betting", 0, {"rounds_per_hour": 40})
    assert pulse.links["A"].cents["main"] == 1_000_700
    claim = wire.ticket(
        key="claim-5-1", round_id=5, seat=1, sensor="A", level="main", line="royal_flush", after_n=5
    )
    locked = wire.lock(claim.key, SUPERVISOR.card)
    assert (locked.state, locked.prize) == ("locked", 10_007_000_000)
    paid = wire.award(claim.key, [SUPERVISOR.card, EXECUTIVE.card])
    assert paid.state == "awarded"
    assert center.execute("SELECT session_user").fetchone() == ("floor",)
    assert office.verify(center) == []


def test_a_call_that_was_carried_twice_counts_once(
    floor: SimulatedFloor, center: Connection, wire: Handed
) -> None:
    rounds = SimulatedTable(floor, "T1", seed=1).play(3)
    assert [wire.contribute(rounds) for _ in range(3)] == [3, 3, 3]
    assert center.execute("SELECT sum(wagers) FROM floor.tally").fetchone() == (21,)


def test_a_center_that_refuses_says_so_and_one_that_is_silent_is_a_line_that_is_down(
    wire: Handed, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(FloorRefused, match="has told no round 9"):
        wire.ticket(
            key="claim-9-1",
            round_id=9,
            seat=1,
            sensor="A",
            level="main",
            line="royal_flush",
            after_n=0,
        )
    monkeypatch.setattr("dealer_assist.floor.site_wire.PATIENCE_S", 0)
    wire.is_cut = True
    with pytest.raises(LinkDownError, match="The center does not answer"):
        wire.untick("claim-9-1")


@pytest.mark.parametrize(
    ("role", "call", "refused"),
    [
        pytest.param("table_t2", "crossings", "no table of site east", id="another site's table"),
        pytest.param("manager_1", "crossings", "no table of site east", id="no table"),
        pytest.param(ROLE, "pause", "A table has no call pause", id="the pit's call"),
        pytest.param(ROLE, "call_as", "A table has no call call_as", id="no role's call"),
        pytest.param(ROLE, "beat", "A table has no call beat", id="too many words"),
    ],
)
def test_a_site_makes_the_calls_of_its_own_tables_and_no_others(
    center: Connection, role: str, call: str, refused: str
) -> None:
    words = "[]" if call != "beat" else "[1, 2, 3, 4, 5]"
    answer, sentence, state = carried(center, call, words, role)
    assert answer is None
    assert refused in sentence
    assert state == "DA001"


def test_words_that_cannot_be_are_an_answer_and_no_error(center: Connection) -> None:
    for words in ('["x", []]', '[null, {"a": 1}]', "{}", '[1, [{"n": "NaN"}]]'):
        _, sentence, state = carried(center, "contribute", words)
        assert sentence
        assert state


def test_a_table_whose_calls_are_carried_is_told_from_one_that_is_signed_on(
    floor: SimulatedFloor, center: Connection
) -> None:
    sites.carry(center, ["T9"])
    with (
        connect(floor.server.dsn("table_t9")) as at_site,
        connect(floor.server.dsn("table_t2")) as t2,
    ):
        assert isinstance(wire_of(at_site, b""), SiteWire)
        assert not isinstance(wire_of(t2, b""), SiteWire)


def test_a_table_of_a_site_signs_on_nowhere_else(floor: SimulatedFloor, center: Connection) -> None:
    with pytest.raises(LinkDownError, match="not permitted to log in"):
        connect(floor.server.dsn(ROLE))


def test_a_table_that_the_center_does_not_know_is_refused(center: Connection) -> None:
    with pytest.raises(FloorError, match="The center has no table T77"):
        sites.take_site(center, EAST, ["T77"])
    with pytest.raises(FloorError, match="is no name of a site"):
        sites.take_site(center, "East wing", ["T1"])


def test_what_a_superuser_is_given_names_each_side_once() -> None:
    there = sites.center_statements(EAST, "host=a'b", 150_000)
    here = sites.site_statements(EAST, "host=c", 180_000)
    assert there.count("CREATE PUBLICATION") == here.count("CREATE PUBLICATION") == 1
    assert "run_as_owner" not in there
    assert "run_as_owner = true" in here
    assert "CREATE SUBSCRIPTION" not in sites.center_statements(EAST, "", 150_000)
    assert all(line.endswith(";") for line in (there + here).splitlines())
