"""The walk in the panel: PAID, UNDO, the cage and ALL PAID are within reach, nothing is cut."""

import pytest
from ink import painted
from PySide6.QtCore import QRectF

from dealer_assist.table import commands as c
from dealer_assist.ui.table.actions import (
    ActionPressed,
    Do,
)
from dealer_assist.ui.table.hand_panel import HandPanel
from dealer_assist.ui.table.model.panel import (
    DutyModel,
    HandPanelModel,
    PayLineModel,
    PayWalkModel,
    StopModel,
    StopState,
    WaitRowModel,
)
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

WALK = PayWalkModel(
    lines=(
        PayLineModel("Four Aces", "Jackpot pay: house procedure", "$12,846.37"),
        PayLineModel("+ ENVY", "after all prizes are paid", "$5.00", is_later=True),
    ),
    stops=(
        StopModel("7", StopState.PAID),
        StopModel("5", StopState.NOW),
        StopModel("3", StopState.LATER),
    ),
    paid=Button(
        Do(c.TickPaid(5)), "PAID SEAT 5", "check", "Next: seat 3, envy $105", ActionState.NEXT
    ),
    others=(
        Button(Do(c.UndoPaid()), "UNDO\nSEAT 7", ""),
        Button(Do(c.TickPaid(5, by_cage=True)), "CAGE\nPAYS LATER", ""),
        Button(Do(c.TickAllPaid()), "ALL PAID", "", "Hold: 3 seats", ActionState.HOLD),
    ),
    note="Leave this hand face up",
    duty=DutyModel(Do(c.TickDuty("tax", 5)), "W-2G completed", "Seat 5, before paying"),
    before="ALREADY PAID: Seat 3: Three of a Kind $9.00, 21:46, win 318",
)


@pytest.fixture
def panel(context, qtbot) -> HandPanel:
    panel = HandPanel(context)
    qtbot.addWidget(panel)
    panel.place(QRectF(0, 0, 1366, 296), 1.0)
    panel.show_state(HandPanelModel("Pay $12,846.37", "2nd of 3 seats", seat="SEAT 5", walk=WALK))
    panel.show()
    return panel


def test_nothing_is_cut(panel, cut_texts) -> None:
    panel.grab()
    assert cut_texts(panel) == []


def test_on_a_narrow_panel_where_the_money_comes_from_takes_two_lines(panel, cut_texts) -> None:
    envy = PayLineModel("ENVY", "From the tray, for seat 1: Straight Flush", "$5.00")
    walk = replace(WALK, lines=(envy,), duty=None)
    panel.place(QRectF(0, 0, 1100, 296), 1.0)
    panel.show_state(HandPanelModel("Pay $5.00", "the only seat", seat="SEAT 2", walk=walk))
    panel.grab()
    assert cut_texts(panel) == []


def test_paid_and_the_duty_are_reported(panel, fingers, qtbot, clock) -> None:
    clock.advance(1_000)  # the amount is read first
    with qtbot.waitSignal(panel.touched) as paid:
        fingers.tap(panel.walks[0].paid)
    clock.advance(500)
    with qtbot.waitSignal(panel.touched) as duty:
        fingers.tap(panel.walks[0].duty)
    assert paid.args == [ActionPressed(Do(c.TickPaid(5)))]
    assert duty.args == [ActionPressed(Do(c.TickDuty("tax", 5)))]


def test_the_last_tick_fits_with_its_undo(panel, cut_texts) -> None:
    undo = Button(Do(c.UndoPaid()), "UNDO", "arrow-left", "Not paid yet")
    rows = (
        WaitRowModel("1 seat paid", "", "\N{CHECK MARK}"),
        WaitRowModel("Paid last: seat 7, $9.00", "", "\N{CHECK MARK}", (undo,)),
    )
    panel.show_state(HandPanelModel("All prizes marked paid", "", waits=rows))
    _, marks = painted(panel)
    assert cut_texts(panel) == []
    assert not [mark.words for mark in marks if "\N{HORIZONTAL ELLIPSIS}" in mark.words]


def test_touch_targets_are_large_enough(panel) -> None:
    for button in (panel.walks[0].paid, panel.walks[0].duty, *panel.walks[0].others):
        assert min(button.design_width, button.design_height) >= 72


def test_the_walk_goes_away_with_the_last_seat(panel) -> None:
    walk = panel.walks[0]
    panel.show_state(HandPanelModel("Hand buttons"))
    assert not walk.isVisible()


def test_buttons_that_come_again_are_not_painted_again(panel, monkeypatch) -> None:
    walk = panel.walks[0]
    for _ in range(2):  # seen once, then kept
        panel.grab()
    painted_again: list[str] = []
    monkeypatch.setattr(ActionButton, "draw", lambda one, _: painted_again.append(one.label))
    panel.grab()
    assert painted_again == []
    panel_ground = panel.context.theme.colour.panel
    assert all(one.ground == panel_ground for one in (walk.paid, *walk.others))
