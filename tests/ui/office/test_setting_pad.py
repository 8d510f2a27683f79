"""The pad for one setting."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.office.setting_pad import Remark, SettingPad, SettingPadModel
from dealer_assist.ui.toolkit.context import UiContext


@pytest.fixture
def pad(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> SettingPad:
    made = SettingPad(context)
    shown(made, 1628, 946)
    made.place(QRectF(0, 0, 1628, 946), 1.0)
    return made


def model(**changes: object) -> SettingPadModel:
    return SettingPadModel("Seed", "$0 or more", "$5,000", "$7,500", **changes)  # type: ignore[arg-type]


def test_a_value_that_can_stand_is_the_one_next_thing(pad: SettingPad) -> None:
    pad.show_state(model())
    assert pad.propose.model.state is ActionState.NEXT
    pad.show_state(model(refusal="Too much"))
    assert pad.propose.model.state is ActionState.NOT_YET


def test_it_is_typed_or_chosen_or_both(pad: SettingPad) -> None:
    pad.show_state(model())
    assert pad.keys.isVisible()
    assert pad.choices == []
    pad.show_state(model(choices=(ChoiceModel("none", "NONE"),)))
    assert pad.keys.geometry().bottom() < pad.choices[0].y()
    pad.show_state(
        model(has_keys=False, choices=(ChoiceModel("no", "NO"), ChoiceModel("yes", "YES")))
    )
    assert not pad.keys.isVisible()
    assert len(pad.choices) == 2


def test_keys_choices_and_buttons_are_told(pad: SettingPad) -> None:
    pad.show_state(model(choices=(ChoiceModel("none", "NONE"),)))
    told: list[str] = []
    for signal in (pad.typed, pad.chosen, pad.pressed):
        signal.connect(told.append)
    pad.keys.rows[0][0].fired.emit()
    pad.choices[0].fired.emit()
    pad.back.fired.emit()
    assert told == ["7", "none", "back"]


def test_remarks_are_drawn_under_the_values(
    pad: SettingPad, picture: Callable[[QWidget], bytes]
) -> None:
    pad.show_state(model())
    plain = picture(pad)
    pad.show_state(model(remarks=(Remark("The house edge falls", "caution"),)))
    assert picture(pad) != plain
