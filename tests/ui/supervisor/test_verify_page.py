"""The supervisor sees every claim, whole, however many there are."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.table import commands as c
from dealer_assist.ui.models.actions import ActionModel, ActionState, ChooseReason, Do
from dealer_assist.ui.models.supervisor import ReasonModel
from dealer_assist.ui.models.touches import ActionPressed
from dealer_assist.ui.supervisor.verify_page import VerifyPage


@pytest.fixture
def page(context, qtbot) -> VerifyPage:
    page = VerifyPage(context)
    qtbot.addWidget(page)
    page.place(QRectF(0, 0, 1754, 878), 1.0)
    page.show()
    return page


@pytest.mark.parametrize("count", range(1, 8))
def test_one_to_seven_claims_fit(page, sheets, count, cut_texts) -> None:
    page.show_state(sheets.verify(count))
    page.grab()
    assert cut_texts(page) == []
    bottoms = [row.geometry().bottom() for row in page.rows]
    assert len(bottoms) == count
    assert bottoms == sorted(bottoms)
    assert bottoms[-1] < page.body().bottom()
    assert all(row.button.design_height >= 63.5 for row in page.rows)


def test_striking_a_claim_and_confirming_are_reported(page, sheets, fingers, qtbot, clock) -> None:
    page.show_state(sheets.verify())
    with qtbot.waitSignal(page.touched) as struck:
        fingers.tap(page.rows[0].button)
    clock.advance(500)
    with qtbot.waitSignal(page.touched) as pressed:
        fingers.tap(page.next)
    assert (struck.args, pressed.args) == (
        [ActionPressed(Do(c.DropClaim(7, "A")))],
        [ActionPressed(Do(c.ConfirmWins()))],
    )


def test_a_struck_claim_leaves_the_list(page, sheets) -> None:
    page.show_state(sheets.verify(2))
    page.show_state(sheets.verify(1))
    assert len(page.rows) == 1


def test_duties_are_reported_and_fit(page, sheets, fingers, qtbot, cut_texts) -> None:
    page.show_state(sheets.verify(2))
    page.grab()
    assert cut_texts(page) == []
    with qtbot.waitSignal(page.touched) as ticked:
        fingers.tap(page.duties[1])
    assert ticked.args == [ActionPressed(Do(c.TickDuty("deck")))]
    assert all(tile.design_height >= 80 for tile in page.duties)


def test_against_the_cards_the_reasons_take_the_place_of_the_sums(
    page, sheets, fingers, qtbot, cut_texts
) -> None:
    reasons = tuple(
        ReasonModel(ChooseReason(one), one)
        for one in ("Card entered wrongly", "Read again on the layout", "Checked with the camera")
    )
    first, second = sheets.wins()
    change = ActionModel(
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
        fingers.tap(page.reasons[1])
    assert chosen.args == [ActionPressed(ChooseReason("Read again on the layout"))]
