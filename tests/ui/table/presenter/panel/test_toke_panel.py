"""A toke in the panel: which wagers are offered, what is dashed and why."""

import pytest
from dealt_table import dealt
from random_tables import shipped
from table_facts import changed, table_of

from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import ASK, Practices, TokeLimits
from dealer_assist.table.state import Phase, Table, Toke
from dealer_assist.ui.table.actions import (
    Do,
    LookAtToke,
)
from dealer_assist.ui.table.model.panel import HandPanelModel
from dealer_assist.ui.table.presenter.panel import toke_panel as p
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

LIMITS = TokeLimits(least_cents=100, most_cents=5_000, pays_cents=250_000)


@pytest.fixture
def table() -> Table:
    made = dealt("crazy4-nexus", {}, {5: {"ante": 2_500, "super_bonus": 2_500}, 3: {"ante": 500}})
    setup = replace(made.setup, practices=Practices(tokes=LIMITS))
    return changed(made, setup=setup, phase=Phase.BETTING)


def panel(table: Table, seat: int, wager: str = "") -> HandPanelModel:
    found = p.toke_panel(table, PassingView(toke_at=(seat, wager)))
    assert found is not None
    return found


def test_the_wagers_of_the_seat_are_offered_and_the_progressive_is_dashed(table: Table) -> None:
    ante, bonus, progressive, done = panel(table, 5).answers
    assert (ante.label, ante.detail, ante.touch) == (
        "ANTE",
        "Own bet $25",
        LookAtToke(5, "ante"),
    )
    assert bonus.label == "SUPER BONUS"
    assert (progressive.label, progressive.state) == ("PROGRESSIVE", ActionState.NOT_YET)
    assert progressive.reason == "Never on the progressive"
    assert done.touch == LookAtToke(0, "")


def test_each_chip_says_what_it_makes_and_none_leaves_the_limits(table: Table) -> None:
    table = changed(table, tokes={(5, "ante"): Toke(3_000)})
    shown = panel(table, 5, "ante")
    assert shown.headline == "Toke on ANTE: $30.00"
    quarter, one, _, green, off, wagers = shown.answers
    assert quarter.detail == "total $30.25"
    assert (one.label, one.touch) == ("T\N{NO-BREAK SPACE}$1", Do(c.LayToke(5, "ante", 3_100)))
    assert (green.state, green.reason) == (ActionState.NOT_YET, "$50 at most")
    assert (off.touch, off.detail) == (Do(c.LayToke(5, "ante", 0)), "T\N{NO-BREAK SPACE}$30")
    assert wagers.touch == LookAtToke(5, "")
    assert panel(table, 5).answers[0].detail == "T\N{NO-BREAK SPACE}$30"


def test_too_little_is_said_before_it_is_touched(table: Table) -> None:
    quarter, *_, off, _ = panel(table, 5, "ante").answers
    assert (quarter.state, quarter.reason) == (ActionState.NOT_YET, "$1 at least")
    assert (off.state, off.reason) == (ActionState.NOT_YET, "Nothing on the layout")


def test_a_seat_with_one_wager_is_asked_for_chips_at_once(table: Table) -> None:
    assert p.looked_at(table, 3) == (3, "ante")
    assert p.looked_at(table, 5) == (5, "")
    assert panel(table, 3, "ante").answers[-1].label == "DONE"


def test_a_wager_that_was_lifted_meanwhile_is_asked_anew(table: Table) -> None:
    assert panel(table, 5, "queens_up").headline == "Toke with which wager?"


@pytest.mark.parametrize("phase", [Phase.IN_PLAY, Phase.CLOSED, Phase.VERIFY])
def test_there_is_no_such_panel_but_before_the_cards(table: Table, phase: Phase) -> None:
    assert p.toke_panel(changed(table, phase=phase), PassingView(toke_at=(5, ""))) is None


def test_a_house_without_tokes_opens_no_seat_before_the_cards(table: Table) -> None:
    without = replace(table, setup=replace(table.setup, practices=Practices()))
    assert not p.can_lay(without, 5)
    plates = {seat.number: seat for seat in table_model(without, PassingView()).felt.seats}
    assert plates[5].reason == "Seats open after START GAME"
    open_plates = {seat.number: seat for seat in table_model(table, PassingView()).felt.seats}
    assert (open_plates[5].reason, open_plates[1].reason) == ("", "Seats open after START GAME")


def test_the_seat_is_framed_like_its_panel(table: Table) -> None:
    shown = table_model(table, PassingView(toke_at=(5, "ante")))
    assert [seat.number for seat in shown.felt.seats if seat.is_selected] == [5]
    assert shown.hands.seat == "SEAT 5"


def test_what_a_touch_has_to_say_of_a_seat_comes_before_a_look() -> None:
    nobody = replace(shipped("crazy4-nexus"), players=(), game_wager=ASK)
    table = table_of(replace(nobody, practices=Practices(tokes=LIMITS)), Phase.BETTING, round=1)
    assert not p.looks_first(table, 5)
    playing = changed(
        table, seats={**table.round.seats, 5: replace(table.seat(5), is_playing=True)}
    )
    assert p.looks_first(playing, 5)
