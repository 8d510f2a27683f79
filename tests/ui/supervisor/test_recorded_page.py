"""What is recorded and whom to pay, in order."""

from ink import painted

from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.recorded import AdjustedModel, BeforeModel
from dealer_assist.ui.table.actions import (
    ActionPressed,
    Do,
    PrintAgain,
)
from dealer_assist.value import replace


def test_everything_fits(page, sheets, cut_texts, control) -> None:
    page.show_state(sheets.recorded())
    page.grab()
    assert cut_texts(page) == []
    _, marks = painted(page)
    (signed,) = [mark for mark in marks if mark.words == "Signed"]
    assert signed.box.bottom() < control(page, Do(c.BeginPaying())).y()


def test_printing_again_and_paying_are_reported(
    page, sheets, fingers, qtbot, clock, control
) -> None:
    page.show_state(sheets.recorded())
    with qtbot.waitSignal(page.touched) as printed:
        fingers.tap(control(page, PrintAgain()))
    clock.advance(800)
    with qtbot.waitSignal(page.touched) as done:
        fingers.tap(control(page, Do(c.BeginPaying())))
    assert (printed.args, done.args) == (
        [ActionPressed(PrintAgain())],
        [ActionPressed(Do(c.BeginPaying()))],
    )


def test_eight_payments_fit(page, sheets, cut_texts) -> None:
    model = sheets.recorded()
    page.show_state(replace(model, pays=(model.pays[0], model.pays[1]) * 4))
    page.grab()
    assert cut_texts(page) == []


def test_where_a_share_comes_from_never_runs_under_its_amount(page, sheets, cut_texts) -> None:
    model = sheets.recorded()
    how = "1 of 2 shares of $10,000.61. House procedure for whatever the meter pays here"
    long = replace(model.pays[0], how=how, envy="", amount="$5,000.31")
    page.show_state(replace(model, pays=(long,)))
    _, marks = painted(page)
    amount = next(mark for mark in marks if mark.words == long.amount)
    said = [mark for mark in marks if "shares of" in mark.words or "meter pays" in mark.words]
    assert said
    assert not any(mark.box.intersects(amount.box) for mark in said)
    assert cut_texts(page) == []


def test_a_win_from_the_tray_leaves_the_meter_alone(page, sheets, picture) -> None:
    before = picture(page)
    adjusted = AdjustedModel("Win recorded", note="Paid from the tray, the meter is unchanged")
    page.show_state(replace(sheets.recorded(), adjusted=adjusted))
    assert picture(page) != before
    assert page.too_long == ()


def test_what_was_paid_before_stands_apart_and_fits(page, sheets, picture, cut_texts) -> None:
    before = picture(page)
    paid = BeforeModel("Seat 3: Three of a Kind", "21:46, win 318, by M. Okafor", "$9.00")
    for count in (1, 3, 5):
        page.show_state(replace(sheets.recorded(), before=(paid,) * count))
        assert picture(page) != before
        assert cut_texts(page) == []
