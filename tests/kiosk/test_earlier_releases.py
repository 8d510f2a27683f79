"""Journals that earlier releases have written, stopped in the middle of a round, go on here.

They were written by the code of those releases, 0.4 by e60e3653: two wins and a claim at one table,
a win whose key was still in JPH at the other.
"""

import gzip
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from scripted_table import KEY

from dealer_assist import paths
from dealer_assist.cli.main import main
from dealer_assist.desk.clock import WallClock
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import last_of
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Phase

KEPT = Path(__file__).parents[1] / "journal" / "releases"
PRIZE = 10_000  # a hundred for one
Reopen = Callable[[str], OpenTable]


@pytest.fixture(params=["0.1", "0.2", "0.4"])
def reopen(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Reopen]:
    """Opens a table on the journal that the release has left of it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    paths.key_file().parent.mkdir(parents=True, exist_ok=True)
    paths.key_file().write_bytes(KEY)
    opened: list[OpenTable] = []

    def reopen(table: str) -> OpenTable:
        kept = KEPT / f"{request.param}-{table}.db.gz"
        data = tmp_path / "data"
        data.mkdir()
        (data / f"{table}.training.db").write_bytes(gzip.decompress(kept.read_bytes()))
        assert verify(data / f"{table}.training.db", KEY) == []
        opened.append(open_table(table, data, WallClock()))
        return opened[0]

    yield reopen
    for one in opened:
        one.close()
        assert main(["journal", "verify", "--data", str(one.journal.path.parent)]) == 0


def do(table: OpenTable, *commands: c.Command) -> None:
    for command in commands:
        outcome = table.desk.submit(command)
        assert outcome.is_done, outcome.sentence


def shown(table: OpenTable) -> int:
    return table.desk.table.accounts["A", "main"].meter


def test_a_round_with_a_claim_goes_on_to_its_prize(reopen: Reopen) -> None:
    table = reopen("crazy4-nexus")
    assert table.desk.table.round.phase is Phase.IN_PLAY
    assert (table.desk.table.round.number, table.desk.table.lasting.wins_so_far) == (3, 2)
    (claim,) = table.desk.table.round.claims
    assert (claim.seat, claim.line) == (6, "straight_flush")
    assert shown(table) == 5_000_480_000
    executive = next(one.member for one in table.cards if one.member.role is Role.EXECUTIVE)
    do(table, c.CallSupervisor(), c.ConfirmWins(), c.SwipeCard(executive, executive.last_four))
    with closing(connect_reader(table.journal.path)) as db:
        (win,) = (last_of(db, "WinsAuthorised") or {})["wins"]
    assert win["award"]["prize"] == PRIZE
    assert table.desk.table.lasting.wins_so_far == 3
    do(table, c.BeginPaying(), c.TickAllPaid(), c.MissChip(3), c.MissChip(6), c.EndGame())
    assert table.desk.table.round.phase is Phase.BETTING
    assert table.desk.table.round.number == 4


def test_a_win_whose_key_was_in_jph_comes_off_the_meter_at_the_turn_to_run(reopen: Reopen) -> None:
    table = reopen("crazy4-aquarius")
    assert table.desk.table.lasting.key == "JPH"
    assert table.desk.table.round.pending is not None
    before = shown(table)
    do(table, c.TurnKey("RUN"))
    assert shown(table) == 5_000_000_000 < before
    assert table.desk.table.round.pending is None
