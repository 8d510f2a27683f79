"""The pad for one setting."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.setting_pad import Remark, SettingPad, SettingPadLook
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.controls import ChoiceLook


@pytest.fixture
def pad(kit: Kit, shown: Callable[[QWidget, int, int], None]) -> SettingPad:
    made = SettingPad(kit)
    shown(made, 1628, 946)
    made.place(QRectF(0, 0, 1628, 946), 1.0)
    return made


def look(**changes: object) -> SettingPadLook:
    return SettingPadLook("Seed", "$0 or more", "$5,000", "$7,500", **changes)  # type: ignore[arg-type]


def test_a_value_that_can_stand_is_the_one_next_thing(pad: SettingPad) -> None:
    pad.show_state(look())
    assert pad.propose.look.state is ActionState.NEXT
    pad.show_state(look(refusal="Too much"))
    assert pad.propose.look.state is ActionState.NOT_YET


def test_it_is_typed_or_chosen_or_both(pad: SettingPad) -> None:
    pad.show_state(look())
    assert pad.keys.isVisible()
    assert pad.choices == []
    pad.show_state(look(choices=(ChoiceLook("none", "NONE"),)))
    assert pad.keys.geometry().bottom() < pad.choices[0].y()
    pad.show_state(look(has_keys=False, choices=(ChoiceLook("no", "NO"), ChoiceLook("yes", "YES"))))
    assert not pad.keys.isVisible()
    assert len(pad.choices) == 2


def test_keys_choices_and_buttons_are_told(pad: SettingPad) -> None:
    pad.show_state(look(choices=(ChoiceLook("none", "NONE"),)))
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
    pad.show_state(look())
    plain = picture(pad)
    pad.show_state(look(remarks=(Remark("The house edge falls", "caution"),)))
    assert picture(pad) != plain
