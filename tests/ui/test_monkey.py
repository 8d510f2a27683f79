"""A monkey may touch everything: no exception, no invalid state, no cent lost, no widget left."""

import gc
import logging

import pytest
from monkey import Monkey
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from dealer_assist.ui.touch import Touchable

TABLES = ("crazy4-nexus", "holdem-aquarius", "house-money-nexus", "dragon-nexus", "six-five-four")
LONG = 20_000


def let_loose(seat_at, touchscreen, name: str, seed: int, times: int, caplog) -> None:
    table = seat_at(name).open()
    with caplog.at_level(logging.ERROR):
        Monkey(table, touchscreen, seed).play(times)
    errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [one.getMessage() for one in errors] == []
    table.notebook.is_full = False
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    controls = table.window.findChildren(Touchable)
    assert len(controls) < 120, "controls are left behind"


@pytest.mark.parametrize("name", TABLES)
def test_a_monkey_breaks_nothing(seat_at, touchscreen, name, caplog) -> None:
    let_loose(seat_at, touchscreen, name, 7, 150, caplog)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", TABLES)
def test_a_patient_monkey_breaks_nothing_either(seat_at, touchscreen, name, caplog) -> None:
    let_loose(seat_at, touchscreen, name, 11, LONG, caplog)
