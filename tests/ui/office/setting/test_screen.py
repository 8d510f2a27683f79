"""The pad for one setting, as it is seen and touched."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.office.setting.model import (
    Remark,
    SettingLeft,
    SettingPadModel,
    SettingTouch,
    ValueChosen,
    ValueTyped,
)
from dealer_assist.ui.office.setting.screen import SettingScreen
from dealer_assist.ui.toolkit.context import UiContext


@pytest.fixture
def pad(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> SettingScreen:
    made = SettingScreen(context)
    shown(made, 1628, 946)
    made.place(QRectF(0, 0, 1628, 946), 1.0)
    return made


def model(**changes: object) -> SettingPadModel:
    return SettingPadModel("Seed", "$0 or more", "$5,000", "$7,500", **changes)  # type: ignore[arg-type]


def choices(*values: str) -> tuple[Choice[SettingTouch], ...]:
    return tuple(Choice(ValueChosen(one), one.upper()) for one in values)


def test_a_value_that_can_stand_is_the_one_next_thing(pad: SettingScreen) -> None:
    pad.show_state(model())
    assert pad.acts.shown[2].model.state is ActionState.NEXT
    pad.show_state(model(refusal="Too much"))
    assert pad.acts.shown[2].model.state is ActionState.NOT_YET


def test_it_is_typed_or_chosen_or_both(pad: SettingScreen) -> None:
    pad.show_state(model())
    assert pad.keys.isVisible()
    assert len(pad.choices) == 0
    pad.show_state(model(choices=choices("none")))
    assert pad.keys.geometry().bottom() < pad.choices.shown[0].y()
    pad.show_state(model(has_keys=False, choices=choices("no", "yes")))
    assert not pad.keys.isVisible()
    assert len(pad.choices) == 2


def test_keys_choices_and_buttons_are_told(pad: SettingScreen) -> None:
    pad.show_state(model(choices=choices("none")))
    told: list[SettingTouch] = []
    pad.touched.connect(told.append)
    pad.keys.rows[0][0].fired.emit()
    pad.choices.shown[0].fired.emit()
    pad.acts.shown[0].fired.emit()
    assert told == [ValueTyped("7"), ValueChosen("none"), SettingLeft()]


def test_remarks_are_drawn_under_the_values(
    pad: SettingScreen, picture: Callable[[QWidget], bytes]
) -> None:
    pad.show_state(model())
    plain = picture(pad)
    pad.show_state(model(remarks=(Remark("The house edge falls", "caution"),)))
    assert picture(pad) != plain
