"""The coups of a shoe from the record: voids, corrections, rulings and new shoes included."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from random_tables import shipped
from scripted_table import EXECUTIVE, ScriptedTable, open_scripted
from table_facts import changed

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.shoe import ShoeOnRecord, shoe_on_record
from dealer_assist.table import commands as c
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.facts.ending import REST_MS
from dealer_assist.table.facts.judging.roads import BANKER, PLAYER, TIE, ShoeCoup
from dealer_assist.table.setup.table_setup import Practices, TableSetup
from dealer_assist.value import replace

SETUP: TableSetup = replace(
    shipped("ez-baccarat-nexus"), practices=Practices(roads=True, rulings=True), players=()
)
PLAYER_6, BANKER_5, BANKER_7, BANKER_6 = "2c 4d", "2s 3c Kh", "3s 4c", "2s 4c"
DRAGON = ("2c 2d 2h", "Ac 2s 4c")


class Baccarat(ScriptedTable):
    """A table that plays coups by their cards."""

    def coup(self, player: str, banker: str, *, wrong: str = "") -> None:
        self.submit(c.StartGame())
        for place, cards in (("player", wrong), ("player", player), ("banker", banker)):
            if cards:
                self.submit(c.SeeCards(place, tuple(cards.split())))
        self.table = changed(self.table, started_at=self.table.round.started_at - REST_MS)
        self.submit(c.EndGame())


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Baccarat]:
    with open_scripted(tmp_path / "x.db") as journal:
        table = Baccarat(journal)
        table.table = replace(table.table, setup=SETUP)
        table.come_to_betting()
        yield table


def read(table: Baccarat) -> ShoeOnRecord:
    with closing(connect_reader(table.journal.path)) as db:
        return shoe_on_record(db, table.table.lasting.shoe_from)


def test_coups_are_read_in_order_with_what_they_were(table: Baccarat) -> None:
    table.coup(PLAYER_6, BANKER_5)
    table.coup(PLAYER_6, BANKER_7)
    table.coup(PLAYER_6, BANKER_6)
    table.coup(*DRAGON)
    assert read(table).coups == (
        ShoeCoup(PLAYER),
        ShoeCoup(BANKER),
        ShoeCoup(TIE),
        ShoeCoup(BANKER, "7"),
    )


def test_cards_that_were_put_right_count_as_they_lay_last(table: Baccarat) -> None:
    table.coup(PLAYER_6, BANKER_7, wrong="9c Kd")
    assert read(table).coups == (ShoeCoup(BANKER),)


def test_a_void_round_and_one_in_play_have_no_coup(table: Baccarat) -> None:
    table.coup(PLAYER_6, BANKER_7)
    table.submit(c.StartGame())
    table.submit(c.SeeCards("player", ("2c", "4d")))
    table.submit(c.VoidRound("Misdeal"))
    table.submit(c.GiveBack())
    table.submit(c.StartGame())
    table.submit(c.SeeCards("player", ("2c", "4d")))
    assert read(table).coups == (ShoeCoup(BANKER),)


def test_a_coup_without_known_cards_is_counted_apart(table: Baccarat) -> None:
    table.coup("", "")
    assert read(table) == ShoeOnRecord((), 1)


def test_a_coup_that_is_ruled_void_goes_and_comes_back_with_the_ruling(table: Baccarat) -> None:
    table.coup(PLAYER_6, BANKER_5)
    table.coup(PLAYER_6, BANKER_7)
    table.submit(c.RecordRuling(1, r.COUNT, EXECUTIVE, 1_772_900_000_000))
    assert read(table).coups == (ShoeCoup(BANKER),)
    table.submit(c.WithdrawRuling(1, 1, EXECUTIVE, r.COUNT))
    assert read(table).coups == (ShoeCoup(PLAYER), ShoeCoup(BANKER))


def test_a_new_shoe_begins_with_nothing(table: Baccarat) -> None:
    table.coup(PLAYER_6, BANKER_5)
    table.submit(c.BeginShoe())
    assert read(table) == ShoeOnRecord()
    table.coup(PLAYER_6, BANKER_7)
    assert read(table).coups == (ShoeCoup(BANKER),)


def test_the_same_record_gives_the_same_shoe_after_a_crash(table: Baccarat) -> None:
    for _ in range(3):
        table.coup(PLAYER_6, BANKER_5)
    before = read(table)
    again = Baccarat(table.journal)
    assert again.table.lasting.shoe_from == table.table.lasting.shoe_from
    assert read(again) == before


def test_an_empty_journal_has_no_shoe(tmp_path: Path) -> None:
    with open_scripted(tmp_path / "empty.db") as journal:
        path = journal.path
    with closing(connect_reader(path)) as db:
        assert shoe_on_record(db, 1) == ShoeOnRecord()
