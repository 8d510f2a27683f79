"""The tray of simulated chips reports which of its two was touched."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    AllChipsTapped,
)
from dealer_assist.ui.table.chip_tray import ChipTray
from dealer_assist.ui.table.model.table import ChipTrayModel


@pytest.fixture
def tray(context, qtbot) -> ChipTray:
    tray = ChipTray(context)
    qtbot.addWidget(tray)
    tray.place(QRectF(0, 0, 352, ChipTray.HIGH), 1.0)
    tray.show_state(ChipTrayModel("5 chips on. Touch a sensor"))
    tray.show()
    return tray


def test_both_are_reported(tray, fingers, qtbot) -> None:
    for button, is_laid in ((tray.lay, True), (tray.lift, False)):
        with qtbot.waitSignal(tray.touched) as told:
            fingers.tap(button)
        assert told.args == [AllChipsTapped(is_laid=is_laid)]


def test_what_cannot_be_done_is_not_reported(tray, fingers, qtbot) -> None:
    tray.show_state(ChipTrayModel("", why_not_lay="The wagers are locked in"))
    with qtbot.assertNotEmitted(tray.touched):
        fingers.tap(tray.lay)


@pytest.mark.parametrize("height", [ChipTray.HIGH, ChipTray.LOW])
def test_it_fits_and_can_be_touched_at_both_heights(tray, cut_texts, height) -> None:
    tray.place(QRectF(0, 0, 352, height), 1.0)
    tray.grab()
    assert cut_texts(tray) == []
    assert tray.lay.design_height >= 72
    assert tray.lift.x() - tray.lay.geometry().right() >= 12
