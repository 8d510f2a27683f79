"""The swipe page says which card, what went wrong, and how long is left."""

import pytest

from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.paint.swipe import said_below
from dealer_assist.ui.table.actions import (
    ActionPressed,
    CardTouched,
    Do,
)
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard
from dealer_assist.value import replace


@pytest.mark.parametrize("state", ["ask", "refused", "timeout"])
def test_every_state_fits_and_no_two_look_alike(page, sheets, state, picture, cut_texts) -> None:
    page.show_state(getattr(sheets, state)())
    mine = picture(page)
    assert cut_texts(page) == []
    for other in {"ask", "refused", "timeout"} - {state}:
        page.show_state(getattr(sheets, other)())
        assert picture(page) != mine


def test_a_simulated_card_can_be_swiped(page, sheets, fingers, qtbot, clock, control) -> None:
    page.show_state(sheets.ask())
    clock.advance(800)
    with qtbot.waitSignal(page.touched) as swiped:
        fingers.tap(control(page, CardTouched("executive-1")))
    assert swiped.args == [CardTouched("executive-1")]


def test_after_a_timeout_there_is_one_way_on(page, sheets, fingers, qtbot, clock, control) -> None:
    page.show_state(sheets.ask())
    with pytest.raises(LookupError):
        control(page, Do(c.TrySwipeAgain()))
    page.show_state(sheets.timeout())
    clock.advance(800)
    assert not [one for one in page.controls.shown if isinstance(one, SimulatedCard)]
    with qtbot.waitSignal(page.touched) as pressed:
        fingers.tap(control(page, Do(c.TrySwipeAgain())))
    assert pressed.args == [ActionPressed(Do(c.TrySwipeAgain()))]


def test_the_countdown_moves(page, sheets, picture) -> None:
    page.show_state(sheets.ask())
    before = picture(page)
    page.show_state(replace(sheets.ask(), seconds_left=23))
    assert picture(page) != before


def test_seven_confirmed_wins_fit(page, sheets, cut_texts) -> None:
    ask = sheets.ask()
    page.show_state(replace(ask, wins=(ask.wins[1],) * 7))
    page.grab()
    assert cut_texts(page) == []


def test_what_was_read_stands_before_what_is_needed(context, sheets) -> None:
    read = "J. Park is a Supervisor; swipe an Executive card"
    model = replace(sheets.refused(), read=read, detail="Four Aces needs an Executive.")
    told = "J. Park is a Supervisor. Four Aces needs an Executive."
    assert said_below(model, context.translator) == (told, model.note)
    assert (
        said_below(replace(model, detail=""), context.translator)[0] == "J. Park is a Supervisor."
    )


def test_a_refusal_in_two_sentences_takes_the_places_of_detail_and_note(context, sheets) -> None:
    refusal = "M. Okafor is a Dealer. Setting a meter needs a Supervisor card"
    model = replace(sheets.refused(), refusal=refusal)
    parts = ("M. Okafor is a Dealer", "Setting a meter needs a Supervisor card")
    assert said_below(model, context.translator) == parts
    assert said_below(replace(model, refusal="No card was read"), context.translator) == (
        "No card was read",
        model.note,
    )
