"""The panel shows hands, notices or cards, and passes their presses on."""

import pytest
from ink import painted
from likeness import difference
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from dealer_assist.ui.table.actions import (
    ActionPressed,
    CardTouched,
    HandPressed,
    RetestSensor,
)
from dealer_assist.ui.table.hand_panel import HandPanel
from dealer_assist.ui.table.model.panel import (
    HandPanelModel,
    HandState,
    HeadTagModel,
    PayChartModel,
    PayRowModel,
)
from dealer_assist.value import replace


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
    clock.advance(1_000)  # a card is judged, and rests longer than a hand
    with qtbot.waitSignal(panel.touched) as card:
        fingers.tap(panel.cards[0])
    panel.show_state(samples.faulty().hands)
    clock.advance(1_000)
    with qtbot.waitSignal(panel.touched) as notice:
        fingers.tap(panel.notices[0].button)
    assert (hand.args, card.args, notice.args) == (
        [HandPressed("straight_flush")],
        [CardTouched("dealer-1")],
        [ActionPressed(RetestSensor(5, "A"))],
    )


@pytest.mark.parametrize("count", range(1, 9))
def test_up_to_eight_hands_fit_without_overlap(panel, samples, count, cut_texts) -> None:
    if count > 4:
        panel.place(QRectF(0, 0, 1486, 340), 1.0)
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
    assert panel.charts[0].model == (chart,)
    assert panel.charts[0].height() > 250
    assert cut_texts(panel) == []
    panel.show_state(samples.in_play().hands)
    assert not panel.charts


@pytest.mark.parametrize("count", [1, 4, 5, 7, 8])
@pytest.mark.parametrize("is_locked", [True, False])
def test_the_head_stays_whatever_the_number_of_hands(panel, samples, count, is_locked) -> None:
    if count > 4:
        panel.place(QRectF(0, 0, 1486, 340), 1.0)
    hands = (samples.hands(HandState.READY, "$118,402.51") * 2)[:count]
    panel.show_state(replace(samples.in_play().hands, hands=hands, is_locked=is_locked))
    said = [mark.words for mark in painted(panel)[1]]
    assert {"SEAT 5", "Four Aces selected", "press again to cancel", "$1 locked"} <= set(said)
    assert panel.hands[0].y() >= 14 + 54


def test_a_sentence_that_needs_the_room_takes_it_from_the_tags(panel, samples, cut_texts) -> None:
    long = "Folded: folded hands do not win here"
    tags = (HeadTagModel("All five dealt cards count"), HeadTagModel("$1 locked", "check"))
    model = replace(samples.in_play().hands, headline=long, hint="still gets envy", tags=tags)
    panel.show_state(model)
    assert {tag.words for tag in tags} <= {mark.words for mark in painted(panel)[1]}
    panel.show_state(replace(model, hands=model.hands[:2]))
    panel.place(QRectF(0, 0, 900, 340), 1.0)
    panel.grab()
    said = [mark.words for mark in painted(panel)[1]]
    assert "All five dealt cards count" not in said
    assert long in said
    assert cut_texts(panel) == []


def test_a_head_that_changes_is_painted_as_if_anew(panel) -> None:
    """Only the head is painted again where nothing else has changed."""
    QApplication.processEvents()
    shown = panel.screen().grabWindow(panel.winId()).toImage()
    tags = (HeadTagModel("LOCKED", "padlock"),)
    panel.show_state(replace(panel.model, headline="Straight Flush?", hint="no", tags=tags))
    QApplication.processEvents()
    now = panel.screen().grabWindow(panel.winId()).toImage()
    assert difference(shown, now)
    assert difference(now, panel.grab().toImage()) == ""


def test_a_hand_button_is_shown_again_and_not_made_again(panel, samples) -> None:
    hands = list(panel.hands)
    panel.show_state(samples.closed().hands)
    assert not panel.hands
    assert not any(hand.isVisible() for hand in hands)
    panel.show_state(samples.in_play().hands)
    assert list(panel.hands) == hands
    assert all(hand.isVisible() for hand in hands)
