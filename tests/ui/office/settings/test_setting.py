"""The pad for one setting, as it is seen and touched."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from tree import button, every

from dealer_assist.ui.office import paint  # noqa: F401 - what paints the page
from dealer_assist.ui.office.settings.change import (
    Remark,
    SettingLeft,
    SettingShown,
    SettingTouch,
    ValueChosen,
    ValueProposed,
    ValueTyped,
)
from dealer_assist.ui.office.settings.setting import setting_page
from dealer_assist.ui.office.settings.values import shown
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Keys, Mark, Page
from dealer_assist.ui.toolkit.pads.keypads import KeyPad
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.touches import ActionState, Choice


@pytest.fixture
def pad(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> TreeScreen:
    made = TreeScreen(context, style=BARE)
    shown(made, 1628, 946)
    made.place(QRectF(0, 0, 1628, 946), 1.0)
    return made


def page(**changes: Any) -> Page[SettingTouch]:
    return setting_page(SettingShown("Seed", "$0 or more", "$5,000", "$7,500", **changes))


def choices(*values: str) -> tuple[Choice[SettingTouch], ...]:
    return tuple(Choice(ValueChosen(value), value.upper()) for value in values)


def test_a_value_that_can_stand_is_the_one_next_thing() -> None:
    assert button(page(), ValueProposed).state is ActionState.NEXT
    assert button(page(refusal="Too much"), ValueProposed).state is ActionState.NOT_YET


def test_it_is_typed_or_chosen_or_both(pad: TreeScreen) -> None:
    assert (len(every(page(), Keys)), len(every(page(), Mark))) == (1, 0)
    pad.show_state(page(choices=choices("none")))
    (keys,), (none,) = pad.findChildren(KeyPad), pad.findChildren(ChoiceButton)
    assert keys.geometry().bottom() < none.y()
    pad.show_state(page(has_keys=False, choices=choices("no", "yes")))
    assert not keys.isVisible()
    assert [choice.label for choice in pad.findChildren(ChoiceButton)] == ["NO", "YES"]


def test_keys_choices_and_buttons_are_told(pad: TreeScreen) -> None:
    pad.show_state(page(choices=choices("none")))
    told: list[SettingTouch] = []
    pad.touched.connect(told.append)
    (keys,), (none,) = pad.findChildren(KeyPad), pad.findChildren(ChoiceButton)
    keys.rows[0][0].fired.emit()
    none.fired.emit()
    back, *_ = pad.findChildren(ActionButton)
    back.fired.emit()
    assert told == [ValueTyped("7"), ValueChosen("none"), SettingLeft()]


def test_remarks_are_drawn_under_the_values(
    pad: TreeScreen, picture: Callable[[QWidget], bytes]
) -> None:
    pad.show_state(page())
    plain = picture(pad)
    pad.show_state(page(remarks=(Remark("The house edge falls", "caution"),)))
    assert picture(pad) != plain


def test_words_are_below_each_other(pad: TreeScreen, picture: Callable[[QWidget], bytes]) -> None:
    pad.show_state(page(has_keys=False))
    figures = picture(pad)
    pad.show_state(page(has_keys=False, has_words=True))
    assert picture(pad) != figures


def test_the_key_of_a_law_or_a_console_is_shown_as_a_name() -> None:
    assert [shown(one) for one in ("washington", "nexus", "C4P-09", "$5,000", "left_to_right")] == [
        *("Washington", "Nexus", "C4P-09", "$5,000", "left to right"),
    ]
