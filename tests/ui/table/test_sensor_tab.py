"""A tab names its sensor, and looks different when its hands are shown or one is claimed."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.hand_panel import TAB_HEIGHT
from dealer_assist.ui.table.model.panel import TabModel
from dealer_assist.ui.table.sensor_tab import SensorTab
from dealer_assist.value import replace

LOOK = TabModel("B", "B", "TriLux 6")


@pytest.fixture
def tab(context, qtbot) -> SensorTab:
    tab = SensorTab(context)
    qtbot.addWidget(tab)
    tab.show_state(LOOK)
    tab.place(QRectF(0, 0, tab.wanted_width(), TAB_HEIGHT), 1.0)
    tab.show()
    return tab


def test_a_tap_names_the_sensor(tab, fingers) -> None:
    heard: list[str] = []
    tab.chosen.connect(heard.append)
    fingers.tap(tab)
    assert heard == ["B"]
    assert tab.label == "B TriLux 6"


def test_its_words_fit_the_width_it_wants(tab) -> None:
    for model in (LOOK, replace(LOOK, has_claim=True, label="Blazing 7's ML03")):
        tab.show_state(model)
        tab.place(QRectF(0, 0, tab.wanted_width(), TAB_HEIGHT), 1.0)
        tab.grab()
        assert tab.too_long == ()


def test_every_state_looks_different(tab, picture, fingers) -> None:
    tab.place(QRectF(0, 0, 320, TAB_HEIGHT), 1.0)
    seen = [picture(tab)]
    tab.show_state(replace(LOOK, is_selected=True))
    seen.append(picture(tab))
    tab.show_state(replace(LOOK, has_claim=True))
    seen.append(picture(tab))
    fingers.press(tab)
    seen.append(picture(tab))
    fingers.lift(tab)
    assert len(set(seen)) == len(seen)
