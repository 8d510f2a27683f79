"""The supervisor sees every claim, whole, however many there are."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.table import commands as c
from dealer_assist.ui.models.actions import (
    ActionModel,
    ActionPressed,
    ActionState,
    ChooseReason,
    Do,
)
from dealer_assist.ui.supervisor.model import EnvyModel, ReasonModel
from dealer_assist.ui.supervisor.verify_page import VerifyPage
from dealer_assist.value import replace


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
    assert all(row.button.design_height >= 72 for row in page.rows)
    gaps = [low.y() - high.geometry().bottom() for high, low in pairwise(page.rows)]
    assert all(gap >= 12 for gap in gaps)


def test_striking_a_claim_and_confirming_are_reported(page, sheets, fingers, qtbot, clock) -> None:
    page.show_state(sheets.verify())
    with qtbot.waitSignal(page.touched) as struck:
        fingers.tap(page.rows[0].button)
    clock.advance(800)
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


def test_a_long_reason_takes_two_lines(page, sheets, cut_texts) -> None:
    reason = "Read once more on the layout by all of us"
    reasons = (ReasonModel(ChooseReason(reason), reason),)
    page.show_state(replace(sheets.verify(), reasons=reasons))
    page.grab()
    assert cut_texts(page) == []


@pytest.mark.parametrize("count", range(2, 8))
def test_the_shares_of_a_hit_stand_below_it(page, sheets, count, cut_texts) -> None:
    page.show_state(sheets.shared(count))
    page.grab()
    assert cut_texts(page) == []
    assert page.hit.isVisible()
    assert all(row.y() > page.hit.geometry().bottom() for row in page.rows)
    assert all(row.geometry().bottom() < page.body().bottom() for row in page.rows)
    assert page.hit.strike.design_height >= 72


def test_the_buttons_of_a_hit_are_for_all_its_shares(page, sheets, fingers, qtbot) -> None:
    page.show_state(sheets.shared(3))
    page.grab()
    with qtbot.waitSignal(page.touched) as struck:
        fingers.tap(page.hit.strike)
    assert struck.args == [ActionPressed(Do(c.DropClaim(7, "A", all_shares=True)))]


def test_a_hit_against_its_cards_is_framed_and_changed_for_all(page, sheets, cut_texts) -> None:
    page.show_state(sheets.shared(3, is_against=True))
    page.grab()
    assert cut_texts(page) == []
    assert page.hit.change.isVisible()
    assert page.duties[-1].geometry().bottom() < page.reasons[0].y(), "both have their place"
    assert all(tile.design_height >= 80 for tile in page.duties)


def test_without_envy_the_duties_take_its_place(page, sheets, cut_texts) -> None:
    model = sheets.verify()
    page.show_state(replace(model, envy=EnvyModel("", ""), duties=model.duties[:4]))
    page.grab()
    assert cut_texts(page) == []
    assert page.duties[0].x() > page.rows[0].geometry().right()
    page.show_state(model)
    page.grab()
    assert page.duties[0].x() < page.rows[0].geometry().right()
