"""The felt carries seats and simulated sensors and passes their touches on."""

import pytest
from likeness import difference
from PySide6.QtCore import QEvent, QObject, QRect, QRectF
from PySide6.QtWidgets import QApplication

from dealer_assist.ui.table.actions import (
    ChipTapped,
    SeatTouched,
)
from dealer_assist.ui.table.felt import Felt
from dealer_assist.ui.table.model.table import FeltModel
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace


@pytest.fixture
def felt(context, layout, samples, qtbot) -> Felt:
    felt = Felt(context, layout)
    qtbot.addWidget(felt)
    felt.place(QRectF(0, 0, 1880, 412), 1.0)
    felt.show_state(samples.in_play().felt)
    felt.show()
    return felt


def test_touches_name_the_seat_and_the_sensor(felt, fingers, qtbot, clock) -> None:
    with qtbot.waitSignal(felt.touched) as seat:
        fingers.tap(felt.seats[7], felt.seats[7].rect().center())
    clock.advance(500)
    with qtbot.waitSignal(felt.touched) as chip:
        fingers.tap(felt.pads[(3, "A")])
    assert (seat.args, chip.args) == ([SeatTouched(7)], [ChipTapped(3, "A")])


def test_without_simulated_hardware_there_is_no_pad(felt, samples) -> None:
    felt.show_state(samples.in_play(simulated=False).felt)
    assert felt.pads == {}


def test_a_pad_reaches_above_its_seat_but_not_above_the_felt(felt) -> None:
    for (seat, _), pad in felt.pads.items():
        assert pad.y() < felt.seats[seat].y()
        assert pad.y() >= 0


def test_a_new_cue_is_drawn(felt, picture) -> None:
    before = picture(felt)
    felt.show_state(FeltModel((), "BETS OPEN"))
    assert picture(felt) != before


def test_a_seat_that_the_table_does_not_have_has_no_plate(felt, samples) -> None:
    model = samples.in_play().felt
    six = tuple(one for one in model.seats if one.number != 7)
    felt.show_state(replace(model, seats=six))
    assert [number for number, plate in felt.seats.items() if plate.isHidden()] == [7]
    felt.show_state(model)
    assert not any(plate.isHidden() for plate in felt.seats.values())


class Watch(QObject):
    """Notes which seats are painted."""

    def __init__(self, felt: Felt) -> None:
        super().__init__()
        self.painted: set[int] = set()
        for seat in felt.seats.values():
            seat.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own
        if event.type() == QEvent.Type.Paint:
            self.painted.add(watched.model.number)
        return False


def test_a_seat_that_changes_is_the_only_one_that_is_painted(felt, samples) -> None:
    model = samples.in_play().felt
    QApplication.processEvents()
    watch = Watch(felt)
    seat = replace(model.seats[2], is_selected=not model.seats[2].is_selected)
    felt.show_state(replace(model, seats=(*model.seats[:2], seat, *model.seats[3:])))
    QApplication.processEvents()
    assert watch.painted == {3}


def test_why_a_seat_cannot_be_touched_paints_nothing(felt, samples) -> None:
    model = samples.in_play().felt
    QApplication.processEvents()
    watch = Watch(felt)
    seats = tuple(replace(seat, reason="Not now") for seat in model.seats)
    felt.show_state(replace(model, seats=seats))
    QApplication.processEvents()
    assert watch.painted == set()
    assert felt.seats[3].reason == "Not now"


def test_a_part_of_the_cloth_is_painted_as_the_whole_was(felt) -> None:
    for seat in (*felt.seats.values(), *felt.pads.values()):
        seat.hide()
    whole = felt.grab().toImage()
    for box in (QRect(900, 380, 60, 30), QRect(0, 0, 300, 412), QRect(1500, 100, 380, 200)):
        part = felt.grab(box).toImage()
        assert difference(part, whole.copy(box)) == ""


def test_the_cloth_is_woven_anew_in_other_colours(felt, context) -> None:
    plain = felt.grab().toImage()
    felt.context = with_preferences(context, Preferences(high_contrast=True))
    assert difference(felt.grab().toImage(), plain) != ""
    felt.context = context
    assert difference(felt.grab().toImage(), plain) == ""
