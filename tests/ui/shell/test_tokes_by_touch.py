"""A toke from the felt to the record: seat, wager, T; in four touches at most."""

import pytest
from seated_table import SeatedTable

from dealer_assist.table.setup.table_setup import ASK, Practices, TableSetup, TokeLimits
from dealer_assist.table.state import Toke
from dealer_assist.value import replace

TOKES = Practices(tokes=TokeLimits())


@pytest.fixture
def table(seat_at, crazy4_nexus: TableSetup) -> SeatedTable:
    seated: SeatedTable = seat_at(replace(crazy4_nexus, practices=TOKES))
    seated.open()
    return seated


def test_three_touches_lay_a_toke_and_it_is_on_record_at_once(table: SeatedTable) -> None:
    table.seat(5)
    table.press("ANTE")
    table.press("T\N{NO-BREAK SPACE}$5")
    assert table.table.round.tokes == {(5, "ante"): Toke(500)}
    table.wait(1_000)
    table.press("T\N{NO-BREAK SPACE}$1")
    assert table.table.round.tokes == {(5, "ante"): Toke(600)}
    table.wait(1_000)
    table.press("TAKE OFF")
    assert not table.table.round.tokes


def test_the_progressive_is_dashed_with_its_sentence(table: SeatedTable) -> None:
    table.seat(5)
    assert table.hand.control("PROGRESSIVE").reason == "Never on the progressive"


def test_a_second_touch_on_the_seat_shuts_the_panel_and_another_seat_moves_it(
    table: SeatedTable,
) -> None:
    table.seat(5)
    table.wait(1_000)
    table.seat(3)
    assert table.face.view().toke_at[0] == 3
    table.wait(1_000)
    table.seat(3)
    assert table.face.view().toke_at == (0, "")


def test_done_shuts_it_and_so_does_the_start(table: SeatedTable) -> None:
    table.seat(5)
    table.wait(1_000)
    table.press("DONE")
    assert table.face.view().toke_at == (0, "")
    table.seat(5)
    table.wait(1_000)
    table.press("START GAME")
    assert table.face.view().toke_at == (0, "")
    assert table.face.view().selected is None


def test_where_a_touch_says_who_plays_it_says_so_first(seat_at, crazy4_nexus: TableSetup) -> None:
    table: SeatedTable = seat_at(replace(crazy4_nexus, practices=TOKES, game_wager=ASK, players=()))
    table.open()
    table.seat(5)
    assert table.table.seat(5).is_playing
    table.press("ANTE")
    table.press("T\N{NO-BREAK SPACE}$5")
    table.press("WAGERS")
    table.press("DONE")
    table.wait(1_000)

    table.seat(5)  # a look, which takes nothing back: the toke would go with it
    assert table.table.round.tokes == {(5, "ante"): Toke(500)}
    table.wait(1_000)
    table.seat(5)
    assert not table.table.seat(5).is_playing
    assert not table.table.round.tokes
    assert table.face.view().toke_at == (0, "")
