"""The panel shows hands, notices or cards, and passes their presses on."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.models.actions import RetestSensor
from dealer_assist.ui.models.table import HandPanelModel, HandState, PayChartModel, PayRowModel
from dealer_assist.ui.models.touches import ActionPressed, CardSwiped, HandPressed
from dealer_assist.ui.table.hand_panel import HandPanel


@pytest.fixture
def panel(context, samples, qtbot) -> HandPanel:
    panel = HandPanel(context)
    qtbot.addWidget(panel)
    panel.place(QRectF(0, 0, 1366, 296), 1.0)
    panel.show_state(samples.in_play().hands)
    panel.show()
    return panel


def test_a_hand_a_card_and_a_notice_are_told_apart(panel, samples, fingers, qtbot, clock) -> None:
    with qtbot.waitSignal(panel.touched) as hand:
        fingers.tap(panel.hands[2])
    panel.show_state(samples.closed().hands)
    clock.advance(500)
    with qtbot.waitSignal(panel.touched) as card:
        fingers.tap(panel.cards[0])
    panel.show_state(samples.faulty().hands)
    clock.advance(500)
    with qtbot.waitSignal(panel.touched) as notice:
        fingers.tap(panel.notices[0].button)
    assert (hand.args, card.args, notice.args) == (
        [HandPressed("straight_flush")],
        [CardSwiped("dealer-1")],
        [ActionPressed(RetestSensor(5, "A"))],
    )


@pytest.mark.parametrize("count", range(1, 9))
def test_up_to_eight_hands_fit_without_overlap(panel, samples, count, cut_texts) -> None:
    hands = (samples.hands(HandState.READY, "$118,402.51") * 2)[:count]
    panel.show_state(replace(samples.in_play().hands, hands=hands))
    panel.grab()
    assert cut_texts(panel) == []
    boxes = [hand.geometry() for hand in panel.hands]
    assert all(panel.rect().contains(box) for box in boxes)
    assert not any(one.intersects(two) for one in boxes for two in boxes if one is not two)


def test_hands_stay_where_they_are_when_a_seat_is_selected(panel, samples) -> None:
    panel.show_state(samples.betting().hands)
    places = [hand.geometry() for hand in panel.hands]
    panel.show_state(samples.in_play().hands)
    assert [hand.geometry() for hand in panel.hands] == places


def test_charts_take_the_whole_panel_and_go_when_hands_come(panel, samples, cut_texts) -> None:
    chart = PayChartModel("QUEENS UP", (PayRowModel("Flush", ("4 to 1",)),))
    panel.show_state(HandPanelModel("No progressive at this table", charts=(chart,)))
    panel.grab()
    assert panel.charts[0].charts == (chart,)
    assert panel.charts[0].height() > 250
    assert cut_texts(panel) == []
    panel.show_state(samples.in_play().hands)
    assert panel.charts == []
