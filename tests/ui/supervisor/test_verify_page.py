"""The supervisor sees every claim, whole, however many there are."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.dialog import SheetPage
from dealer_assist.ui.supervisor.shared_hit import HitFace
from dealer_assist.ui.supervisor.verify import EnvyModel, ReasonModel
from dealer_assist.ui.supervisor.win_rows import WinFace
from dealer_assist.ui.table.actions import (
    ActionPressed,
    ChooseReason,
    Do,
)
from dealer_assist.ui.table.duty_tile import DutyTile
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace


def faces(page: SheetPage, kind: type[Node]) -> list[QRectF]:
    """Return where the pictures of a kind are."""
    return [box for node, box in page._placed if isinstance(node, kind)]


def duties(page: SheetPage) -> list[DutyTile]:
    return [widget for widget in page.controls.shown if isinstance(widget, DutyTile)]


@pytest.mark.parametrize("count", range(1, 8))
def test_one_to_seven_claims_fit(page, sheets, count, cut_texts, control) -> None:
    model = sheets.verify(count)
    page.show_state(model)
    page.grab()
    assert cut_texts(page) == []
    rows = faces(page, WinFace)
    assert len(rows) == count
    assert rows == sorted(rows, key=QRectF.bottom)
    assert rows[-1].bottom() < control(page, model.confirm.touch).y()
    strikes = [control(page, win.strike.touch) for win in model.wins]
    assert all(strike.design_height >= 72 for strike in strikes)
    assert all(low.top() - high.bottom() >= 12 for high, low in pairwise(rows))


def test_striking_a_claim_and_confirming_are_reported(
    page, sheets, fingers, qtbot, clock, control
) -> None:
    page.show_state(sheets.verify())
    with qtbot.waitSignal(page.touched) as struck:
        fingers.tap(control(page, Do(c.DropClaim(7, "A"))))
    clock.advance(800)
    with qtbot.waitSignal(page.touched) as pressed:
        fingers.tap(control(page, Do(c.ConfirmWins())))
    assert (struck.args, pressed.args) == (
        [ActionPressed(Do(c.DropClaim(7, "A")))],
        [ActionPressed(Do(c.ConfirmWins()))],
    )


def test_a_struck_claim_leaves_the_list(page, sheets) -> None:
    page.show_state(sheets.verify(2))
    page.show_state(sheets.verify(1))
    assert len(faces(page, WinFace)) == 1


def test_duties_are_reported_and_fit(page, sheets, fingers, qtbot, cut_texts, control) -> None:
    page.show_state(sheets.verify(2))
    page.grab()
    assert cut_texts(page) == []
    with qtbot.waitSignal(page.touched) as ticked:
        fingers.tap(control(page, Do(c.TickDuty("deck"))))
    assert ticked.args == [ActionPressed(Do(c.TickDuty("deck")))]
    assert all(tile.design_height >= 80 for tile in duties(page))


def test_against_the_cards_the_reasons_take_the_place_of_the_sums(
    page, sheets, fingers, qtbot, cut_texts, control
) -> None:
    reasons = tuple(
        ReasonModel(ChooseReason(one), one)
        for one in ("Card entered wrongly", "Read again on the layout", "Checked with the camera")
    )
    first, second = sheets.wins()
    change = Button(
        Do(c.ChangeClaim(5, "A")), "CHANGE THE HAND", "", "Three of a Kind", ActionState.NEXT
    )
    wrong = replace(
        second,
        is_against=True,
        said="Cards: Three of a Kind",
        said_detail="Button: Straight Flush",
        change=change,
    )
    page.show_state(replace(sheets.verify(), wins=(wrong, first), reasons=reasons))
    page.grab()
    assert cut_texts(page) == []
    with qtbot.waitSignal(page.touched) as chosen:
        fingers.tap(control(page, ChooseReason("Read again on the layout")))
    assert chosen.args == [ActionPressed(ChooseReason("Read again on the layout"))]


def test_a_long_reason_takes_two_lines(page, sheets, cut_texts) -> None:
    reason = "Read once more on the layout by all of us"
    reasons = (ReasonModel(ChooseReason(reason), reason),)
    page.show_state(replace(sheets.verify(), reasons=reasons))
    page.grab()
    assert cut_texts(page) == []


@pytest.mark.parametrize("count", range(2, 8))
def test_the_shares_of_a_hit_stand_below_it(page, sheets, count, cut_texts, control) -> None:
    model = sheets.shared(count)
    page.show_state(model)
    page.grab()
    assert cut_texts(page) == []
    (hit,) = faces(page, HitFace)
    rows = faces(page, WinFace)
    assert len(rows) == count
    assert all(row.top() > hit.bottom() for row in rows)
    assert all(row.bottom() < control(page, model.confirm.touch).y() for row in rows)
    assert control(page, model.hit.strike.touch).design_height >= 72


def test_the_buttons_of_a_hit_are_for_all_its_shares(page, sheets, fingers, qtbot, control) -> None:
    page.show_state(sheets.shared(3))
    page.grab()
    with qtbot.waitSignal(page.touched) as struck:
        fingers.tap(control(page, Do(c.DropClaim(7, "A", all_shares=True))))
    assert struck.args == [ActionPressed(Do(c.DropClaim(7, "A", all_shares=True)))]


def test_a_hit_against_its_cards_is_framed_and_changed_for_all(
    page, sheets, cut_texts, control
) -> None:
    model = sheets.shared(3, is_against=True)
    page.show_state(model)
    page.grab()
    assert cut_texts(page) == []
    assert control(page, model.hit.change.touch).isVisible()
    first = control(page, model.reasons[0].choose)
    assert duties(page)[-1].geometry().bottom() < first.y(), "both have their place"
    assert all(tile.design_height >= 80 for tile in duties(page))


def test_without_envy_the_duties_take_its_place(page, sheets, cut_texts) -> None:
    model = sheets.verify()
    page.show_state(replace(model, envy=EnvyModel("", ""), duties=model.duties[:4]))
    page.grab()
    assert cut_texts(page) == []
    assert duties(page)[0].x() > faces(page, WinFace)[0].right()
    page.show_state(model)
    page.grab()
    assert duties(page)[0].x() < faces(page, WinFace)[0].right()
