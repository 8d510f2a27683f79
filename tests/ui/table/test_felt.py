"""The felt carries seats and simulated sensors and passes their touches on."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.models.table import FeltModel
from dealer_assist.ui.models.touches import ChipTapped, SeatTouched
from dealer_assist.ui.table.felt import Felt


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
