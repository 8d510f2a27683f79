"""Tokes on plates, in pay rows and in the settlement: never among what the player is paid."""

import pytest
from dealt_table import dealt, game_of
from table_facts import changed
from tree import every

from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.guide import controls
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Table, Toke, TokeSpot
from dealer_assist.ui.pages.settlement import PayBand, settled_seats, settlement_sheet
from dealer_assist.ui.table.actions import (
    Go,
)
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of
from dealer_assist.ui.table.presenter.panel.ending import waits_panel
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.pay.pay_walk import _tokes
from dealer_assist.ui.table.presenter.table import prompt_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace

PLAYED = {"ante": 2500, "super_bonus": 2500, "play": 2500, "queens_up": 1000}
HELD = {"5": "Qs Qd 2s 5h 7d", "dealer": "Kc 9d 2c 3c 4h"}


def with_tokes(table: Table, tokes: dict[TokeSpot, Toke]) -> Table:
    setup = replace(table.setup, practices=Practices(tokes=TokeLimits()))
    return changed(table, setup=setup, tokes=tokes)


@pytest.fixture
def table() -> Table:
    laid = {(5, "queens_up"): Toke(200), (5, "ante"): Toke(100)}
    return with_tokes(dealt("crazy4-nexus", HELD, {5: PLAYED, 3: PLAYED}), laid)


def test_a_toke_stands_under_its_wager_and_every_other_seat_has_a_dash(table: Table) -> None:
    rows = rows_of(table, 5)
    assert [(row.printed, row.amount) for row in rows if row.is_toke] == [
        ("T ANTE", "$1"),
        ("T QUEENS UP", "$2"),
    ]
    places = [row.printed for row in rows]
    assert places.index("T QUEENS UP") == places.index("QUEENS UP") + 1
    assert rows_of(table, 3)[-1].printed == "TOKE"
    without = changed(table, setup=replace(table.setup, practices=Practices()), tokes={})
    assert "TOKE" not in [row.printed for row in rows_of(without, 3)]


def test_one_that_is_lost_is_struck_and_one_that_won_shows_what_is_in_the_box(
    table: Table,
) -> None:
    ended = {(5, "ante"): Toke(100, 0), (5, "queens_up"): Toke(200, 200, 200)}
    rows = [row for row in rows_of(with_tokes(table, ended), 5) if row.is_toke]
    assert [(row.amount, row.is_collected) for row in rows] == [("$1", True), ("$4", False)]


def test_baccarat_has_room_for_the_wager_and_the_toke() -> None:
    coup = dealt("dragon-nexus", {}, {2: {"banker": 1000, "dragon_banker": 500, "tie": 500}})
    laid = with_tokes(coup, {(2, "banker"): Toke(100)})
    rows = rows_of(laid, 2)
    assert len(rows) == 3
    assert [row.is_toke for row in rows] == [False, False, True]


def test_the_settlement_tells_them_apart(table: Table) -> None:
    game = game_of(table.setup)
    found = settlement(table)
    bare = changed(table, tokes={})
    without = settled_seats(bare, game, settlement(bare))
    assert settled_seats(table, game, found).rows == without.rows
    # Queens pay Queens Up 1 to 1; the dealer's king high loses to them.
    [tokes] = every(settlement_sheet(table, game, found).body, PayBand)
    assert sorted(tokes.pays) == [("5 Ante", "Box $2"), ("5 Queens Up", "Box $4")]


def test_a_pay_row_leads_to_them_at_the_last_stage(table: Table) -> None:
    last = changed(table, stages=(table.setup.stages[-1].key,))
    panel = waits_panel(last, PassingView(), 3)
    assert panel is not None
    row = panel.waits[-1]
    assert (row.title, row.detail) == (
        "2 tokes, paid apart",
        "Seat 5: Ante $1, seat 5: Queens Up $2",
    )
    assert row.actions[0].touch == Go("tokes")


def test_the_pay_walk_names_them_as_paid_apart(table: Table) -> None:
    lines = _tokes(table, 5)
    assert all(line.is_later and not line.amount for line in lines)
    assert sorted(str(line.title) for line in lines) == ["TOKE $1", "TOKE $2"]


def test_at_the_last_stage_prompt_panel_and_end_all_wait_for_tokes_that_nobody_has_ended() -> None:
    """The prompt sent the dealer to END GAME, which was shut: no card tells how the toke ends."""
    laid = with_tokes(dealt("crazy4-nexus", {}, {5: PLAYED}), {(5, "queens_up"): Toke(500)})
    table = changed(laid, stages=("ante", "deal", "dealer", "qualifies"))
    table = evolve_all(table, decide(table, c.AnswerSeat(5, "taken"), 10**13))
    view = PassingView()
    prompt = prompt_model(table, view)
    assert str(prompt.detail) == "PLAY, ANTE, QUEENS UP, SUPER BONUS. Then press TOKES"
    assert controls.end_game(table, 10**13).detail == "Tokes first: seat 5"
    panel = hand_panel_model(table, view)
    assert panel.headline == "All seats settled"
    rows = [(row.is_next, row.actions[0].label) for row in panel.waits]
    assert rows == [(False, "UNDO"), (True, "TOKES")]
