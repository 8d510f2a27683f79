"""Journals that earlier releases have written, stopped in the middle of a round, go on here.

They were written by the code of those releases, 0.3 by 4f877bb6, 0.4 by e60e3653, 0.5 by 063fd1af:
two wins and a claim at one table, a win whose key was still in JPH at the other. Of 0.5 there are a
table with all that lasts longer than a round, a pair that was split, and a coup of a second shoe.
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
Reopen = Callable[[str, str], OpenTable]
each_release = pytest.mark.parametrize("release", ["0.1", "0.2", "0.3", "0.4", "0.5"])


@pytest.fixture
def reopen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reopen]:
    """Opens a table on the journal that a release has left of it; again, as this one left it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    paths.key_file().parent.mkdir(parents=True, exist_ok=True)
    paths.key_file().write_bytes(KEY)
    data = tmp_path / "data"
    data.mkdir()
    opened: list[OpenTable] = []

    def reopen(release: str, table: str) -> OpenTable:
        file = data / f"{table}.training.db"
        if opened:
            opened.pop().close()
        else:
            file.write_bytes(gzip.decompress((KEPT / f"{release}-{table}.db.gz").read_bytes()))
        assert verify(file, KEY) == []
        opened.append(open_table(table, data, WallClock()))
        return opened[0]

    yield reopen
    for one in opened:
        one.close()
    assert main(["journal", "verify", "--data", str(data)]) == 0


def do(table: OpenTable, *commands: c.Command) -> None:
    for command in commands:
        outcome = table.desk.submit(command)
        assert outcome.is_done, outcome.sentence


def shown(table: OpenTable) -> int:
    return table.desk.table.accounts["A", "main"].meter


@each_release
def test_a_round_with_a_claim_goes_on_to_its_prize(reopen: Reopen, release: str) -> None:
    table = reopen(release, "crazy4-nexus")
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


@each_release
def test_a_win_whose_key_was_in_jph_comes_off_the_meter_at_the_turn_to_run(
    reopen: Reopen, release: str
) -> None:
    table = reopen(release, "crazy4-aquarius")
    assert table.desk.table.lasting.key == "JPH"
    assert table.desk.table.round.pending is not None
    before = shown(table)
    do(table, c.TurnKey("RUN"))
    assert shown(table) == 5_000_000_000 < before
    assert table.desk.table.round.pending is None


def assert_lasts(table: OpenTable) -> None:
    """Everything that the first two rounds left for later ones is there."""
    now = table.desk.table
    assert [one.path for one in now.lasting.settings] == [
        "practice.rulings",
        "practice.tokes",
        "practice.count_chips",
    ]
    assert now.setup.practices.rulings
    assert [(one.path, one.new) for one in now.lasting.proposed] == [("limit.ante.max", "$200")]
    assert [(one.key, one.sentence) for one in now.lasting.alerts] == [("pace", "Look at the pace")]
    (left,) = now.lasting.left_behind
    assert (left.round, left.not_ticked, left.by_cage) == (1, (7, 1), (3,))
    assert (now.lasting.wins_so_far, now.lasting.backed_out) == (2, (1,))
    assert (now.lasting.rulings_so_far, now.lasting.rulings_withdrawn) == (2, (2,))
    assert now.accounts["A", "main"].adjusted == 9_000_000_000
    assert now.sensor((5, "A")).fault == "stuck"


def test_what_lasts_longer_than_a_round_outlives_its_end_the_close_and_a_start(
    reopen: Reopen,
) -> None:
    table = reopen("0.5", "three-card-nexus")
    assert table.desk.table.round.phase is Phase.IN_PLAY
    assert table.desk.table.round.number == 3
    assert table.desk.table.round.tokes[3, "ante"].cents == 500
    assert_lasts(table)
    do(table, c.CountChips("A", 1), c.EndToke(3, "ante", 500, 500), c.MissChip(3), c.EndGame())
    assert table.desk.table.round.number == 4
    assert table.desk.table.round.tokes == {}
    assert_lasts(table)
    do(table, c.CloseTable())
    assert_lasts(table)
    assert_lasts(reopen("0.5", "three-card-nexus"))


def test_a_pair_that_was_split_is_played_on_by_its_second_hand(reopen: Reopen) -> None:
    table = reopen("0.5", "free-bet-nexus")
    known = {place: " ".join(cards) for place, cards in table.desk.table.round.cards.items()}
    assert (known["4"], known["4b"], known["dealer"]) == ("8s 3h", "8d Tc", "6d")
    assert table.desk.table.seat(4).wagers["free_split_b"] == 10_000
    do(table, c.PlayHand("4b", "stand"))
    last = table.desk.table.round.acts[-1]
    assert (last.place, last.act) == ("4b", "stand")
    do(table, c.PlayHand("4b", "stand", is_on=False), c.PlayHand("4", "stand", is_on=False))
    assert table.desk.table.round.cards["4b"] == ("8d",)


def test_a_coup_of_a_second_shoe_ends_in_that_shoe(reopen: Reopen) -> None:
    table = reopen("0.5", "ez-baccarat-nexus")
    now = table.desk.table
    assert (now.round.number, now.lasting.shoe, now.lasting.shoe_from) == (3, 1, 2)
    assert (now.round.cards["player"], now.round.cards["banker"]) == (("4c", "3d"), ("3s", "4s"))
    assert now.seat(3).side == "banker"
    do(table, c.MissChip(3), c.EndGame())
    now = table.desk.table
    assert (now.round.number, now.lasting.shoe, now.lasting.shoe_from, now.round.cards) == (
        4,
        1,
        2,
        {},
    )
