"""A command is given once, waits for its answer, and says why it cannot be given."""

import pytest
from ink import painted
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    AskVoid,
)
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

START = Button("start", "START GAME", "play", "Locks 4 sensors", ActionState.NEXT)


@pytest.fixture
def button(context, qtbot) -> ActionButton:
    button = ActionButton(context)
    qtbot.addWidget(button)
    button.place(QRectF(0, 0, 520, 112), 1.0)
    button.show_state(START)
    button.show()
    return button


def test_it_waits_at_once_and_a_new_state_is_the_answer(button, fingers, clock) -> None:
    presses: list[str] = []
    button.pressed.connect(presses.append)
    fingers.tap(button)
    assert button.state is ActionState.WAITING
    clock.advance(1000)
    fingers.tap(button)
    assert presses == ["start"]
    button.show_state(START)
    assert button.state is ActionState.NEXT
    fingers.tap(button)
    assert presses == ["start", "start"]


def test_the_label_does_not_change_while_it_waits(button, fingers) -> None:
    fingers.tap(button)
    assert button.label == "START GAME"


def test_every_state_looks_different_and_fits(button, fingers, picture) -> None:
    pictures = set()
    for state in ActionState:
        button.show_state(replace(START, state=state, reason="2 wins not confirmed"))
        pictures.add(picture(button))
        assert button.too_long == ()
    assert len(pictures) == len(ActionState)


def test_a_narrow_next_button_gives_its_icon_up_before_its_words(button) -> None:
    button.place(QRectF(0, 0, 298, 112), 1.0)
    button.grab()
    assert button.too_long == ()


def test_not_yet_says_why(button, fingers, qtbot) -> None:
    shut = Button("end", "END GAME", "flag", state=ActionState.NOT_YET, reason="2 wins open")
    button.show_state(shut)
    with qtbot.assertNotEmitted(button.pressed):
        fingers.tap(button)
    assert button.reason == "2 wins open"


def test_void_is_held_for_800_ms(button, fingers, clock, samples, picture) -> None:
    presses: list[object] = []
    button.pressed.connect(presses.append)
    button.show_state(samples.VOID)
    fingers.tap(button)
    assert presses == []
    fingers.press(button)
    button.tick(clock.advance(799))
    assert presses == []
    filling = picture(button)
    button.tick(clock.advance(1))
    assert presses == [AskVoid()]
    assert picture(button) != filling
    fingers.lift(button)
    assert presses == [AskVoid()]


def test_a_long_label_takes_two_lines_before_its_letters_grow_small(button) -> None:
    button.place(QRectF(0, 0, 309, 112), 1.0)
    button.show_state(Button("call", "CALL SUPERVISOR", "bell"))
    marks = [mark.words for mark in painted(button)[1] if not mark.is_icon]
    assert marks == ["CALL", "SUPERVISOR"]
    assert button.too_long == ()


def test_what_a_narrow_next_button_does_fits_on_one_line_beside_the_chevrons(button) -> None:
    button.place(QRectF(0, 0, 309, 112), 1.0)
    button.show_state(Button("start", "COIN IN", "play", "Locks 3 sensors", ActionState.NEXT))
    assert "Locks 3 sensors" in [mark.words for mark in painted(button)[1]]


def test_its_words_are_larger_for_whoever_wants_them_so(context, button, qtbot) -> None:
    def heights(shown: ActionButton) -> list[int]:
        return [mark.box.height() for mark in painted(shown)[1] if not mark.is_icon]

    plain = heights(button)
    other = ActionButton(with_preferences(context, Preferences(text_size=150)))
    qtbot.addWidget(other)
    other.place(QRectF(0, 0, 520, 112), 1.0)
    other.show_state(START)
    other.show()
    assert all(large > small for large, small in zip(heights(other), plain, strict=True))
    # Without room they are as large as before, and none is cut.
    for one in (button, other):
        one.place(QRectF(0, 0, 250, 80), 1.0)
    assert heights(other) == heights(button)
    assert other.too_long == ()
