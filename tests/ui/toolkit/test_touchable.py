"""A press counts once, on lift, inside; everything else is nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable


class Plate(Touchable):
    """Counts its paintings and actions."""

    def __init__(self, context: UiContext, **options: int | bool) -> None:
        super().__init__(context, None, **options)  # type: ignore[arg-type]
        self.painted_pressed = 0
        self.actions = 0
        self.fired.connect(self._count)

    def draw(self, painter: Painter) -> None:
        self.painted_pressed += self.is_pressed

    def _count(self) -> None:
        self.actions += 1


@pytest.fixture
def plate(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> Plate:
    plate = Plate(context)
    shown(plate, 200, 100)
    return plate


def test_feedback_is_painted_at_touch_down_and_the_action_comes_on_lift(plate, fingers) -> None:
    fingers.press(plate)
    assert plate.painted_pressed == 1
    assert plate.actions == 0
    fingers.lift(plate)
    assert plate.actions == 1
    assert not plate.is_pressed


def test_a_finger_may_stray_by_the_slop(plate, fingers) -> None:
    fingers.press(plate)
    fingers.move(plate, QPoint(220, 50))
    fingers.lift(plate, QPoint(220, 50))
    assert plate.actions == 1


def test_sliding_off_cancels_and_coming_back_does_not_revive(plate, fingers) -> None:
    fingers.press(plate)
    fingers.move(plate, QPoint(230, 50))
    assert not plate.is_pressed
    fingers.move(plate, QPoint(100, 50))
    fingers.lift(plate)
    assert plate.actions == 0


def test_the_slop_grows_with_the_screen(plate, fingers) -> None:
    plate.scale = 2.0
    fingers.press(plate)
    fingers.lift(plate, QPoint(240, 50))
    assert plate.actions == 1


def test_a_second_finger_on_the_same_control_is_nothing(plate, fingers) -> None:
    fingers.press(plate)
    fingers.tap_with_second(plate)
    assert plate.actions == 0
    fingers.lift(plate)
    assert plate.actions == 1


def test_a_second_finger_on_another_control_is_nothing(plate, context, shown, fingers) -> None:
    other = Plate(context)
    shown(other, 200, 100)
    QTest.mousePress(plate, Qt.MouseButton.LeftButton)
    fingers.tap(other)
    assert other.actions == 0
    QTest.mouseRelease(plate, Qt.MouseButton.LeftButton)
    fingers.tap(other)
    assert (plate.actions, other.actions) == (1, 1)


def test_a_mouse_is_a_finger(plate, qtbot: QtBot) -> None:
    qtbot.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert plate.actions == 1
    qtbot.mouseClick(plate, Qt.MouseButton.RightButton)
    assert plate.actions == 1


def test_space_and_enter_press_a_control(plate, qtbot: QtBot, clock) -> None:
    qtbot.keyClick(plate, Qt.Key.Key_Space)
    clock.advance(400)
    qtbot.keyClick(plate, Qt.Key.Key_Return)
    assert plate.actions == 2


def test_a_double_tap_is_one_action(plate, fingers, clock) -> None:
    fingers.tap(plate)
    clock.advance(399)
    fingers.tap(plate)
    assert plate.actions == 1
    clock.advance(400)
    fingers.tap(plate)
    assert plate.actions == 2


def test_a_finger_that_keeps_tapping_counts_once_until_it_pauses(plate, fingers, clock) -> None:
    for _ in range(10):  # two seconds of impatience: START GAME must not become END GAME
        fingers.tap(plate)
        clock.advance(200)
    assert plate.actions == 1
    clock.advance(200)
    fingers.tap(plate)
    assert plate.actions == 2


def test_a_tap_that_waited_for_a_slow_answer_is_still_a_double_tap(plate, fingers, clock) -> None:
    plate.fired.connect(lambda: clock.advance(2_000))  # a slow disk: the second tap is in the queue
    fingers.tap(plate)
    fingers.tap(plate)
    assert plate.actions == 1


def test_a_command_waits_for_its_answer(context, shown, fingers, clock) -> None:
    command = Plate(context, awaits_answer=True)
    shown(command, 200, 100)
    fingers.tap(command)
    assert command.is_waiting
    clock.advance(10_000)
    fingers.tap(command)
    assert command.actions == 1
    command.answered()
    fingers.tap(command)
    assert command.actions == 2


def test_a_double_tap_does_not_reach_what_the_first_tap_brought_up(
    plate, context, fingers, clock, qtbot
):
    brought_up = Plate(context)
    qtbot.addWidget(brought_up)
    plate.fired.connect(brought_up.show)
    fingers.tap(plate)
    fingers.tap(brought_up)
    assert brought_up.actions == 0
    clock.advance(799)
    fingers.tap(brought_up)
    assert brought_up.actions == 0, "it lies under the finger, and can not have been read"
    clock.advance(1)
    fingers.tap(brought_up)
    assert brought_up.actions == 1


class Turns(Plate):
    """One spot that asks for judgement turn after turn, as STAND does for seat after seat."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context, is_judged=True)
        self.fired.connect(self.come_anew)


def touched(turns: Turns, fingers, clock, rhythm_ms: int, times: int) -> int:
    """Touch a spot in a rhythm, and give how many touches have counted."""
    clock.advance(10_000)
    before = turns.actions
    for _ in range(times):
        fingers.tap(turns, QPoint(100, 50))
        clock.advance(rhythm_ms)
    return turns.actions - before


@pytest.fixture
def turns(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> Turns:
    turns = Turns(context)
    shown(turns, 200, 100)
    return turns


def test_of_two_touches_on_one_spot_the_second_never_answers_what_came_up(
    turns, fingers, clock
) -> None:
    for rhythm_ms in range(0, 1_501, 10):
        assert touched(turns, fingers, clock, rhythm_ms, 2) == 1, rhythm_ms


def test_a_steady_hand_is_answered_at_least_every_second_time(turns, fingers, clock) -> None:
    for rhythm_ms in range(800, 1_600, 10):
        assert touched(turns, fingers, clock, rhythm_ms, 11) == 6, rhythm_ms
    assert touched(turns, fingers, clock, 1_600, 11) == 11


def test_a_hand_that_leaves_no_time_to_read_is_not_answered_until_it_pauses(
    turns, fingers, clock
) -> None:
    for rhythm_ms in range(0, 800, 10):
        assert touched(turns, fingers, clock, rhythm_ms, 11) == 1, rhythm_ms


def test_every_touch_that_came_too_early_is_felt(turns, context, fingers, clock) -> None:
    assert touched(turns, fingers, clock, 0, 1) == 1
    for told in (1, 2, 3):
        clock.advance(500)
        fingers.press(turns, QPoint(100, 50))
        assert (turns.is_swallowing, context.finger.swallowed) == (True, told)
        fingers.lift(turns, QPoint(100, 50))
        assert not turns.is_swallowing


def test_what_comes_up_away_from_the_finger_rests_no_longer_than_a_double_tap(
    plate, context, fingers, clock, qtbot
):
    brought_up = Plate(context)
    qtbot.addWidget(brought_up)
    brought_up.resize(400, 300)
    plate.fired.connect(brought_up.show)
    fingers.tap(plate, QPoint(5, 5))
    clock.advance(400)
    assert brought_up.is_coming_up
    brought_up.move(0, 0)
    context.finger.at = (900.0, 900.0)
    assert not brought_up.is_coming_up


def test_a_double_tap_does_not_reach_what_the_first_tap_has_uncovered(
    plate, context, shown, fingers, clock
):
    below = Plate(context)
    shown(below, 200, 100)
    plate.fired.connect(plate.hide)
    fingers.tap(plate)
    fingers.tap(below)
    assert below.actions == 0
    clock.advance(800)
    fingers.tap(below)
    assert below.actions == 1


def test_a_touch_that_meant_what_stood_there_before_is_nothing(plate, fingers, clock) -> None:
    fingers.press(plate)
    plate.change_meaning()
    fingers.lift(plate)
    fingers.tap(plate)
    assert plate.actions == 0
    clock.advance(400)
    fingers.tap(plate)
    assert plate.actions == 1


def test_a_control_that_stays_does_not_shut_the_others(plate, context, shown, fingers) -> None:
    beside = Plate(context)
    shown(beside, 200, 100)
    fingers.tap(plate)
    fingers.tap(beside)
    assert beside.actions == 1


def test_a_shut_control_does_not_react_and_says_why(plate, fingers) -> None:
    plate.describe("END GAME", "2 wins not confirmed")
    fingers.tap(plate)
    assert (plate.actions, plate.painted_pressed) == (0, 0)
    assert plate.accessibleName() == "END GAME"
    assert plate.accessibleDescription() == "2 wins not confirmed"


def test_a_control_that_is_shut_under_the_finger_lets_go(plate, fingers) -> None:
    fingers.press(plate)
    plate.describe("END GAME", "not now")
    fingers.lift(plate)
    assert plate.actions == 0


def test_a_hidden_control_frees_the_finger(plate, context, shown, fingers) -> None:
    other = Plate(context)
    shown(other, 200, 100)
    QTest.mousePress(plate, Qt.MouseButton.LeftButton)
    plate.hide()
    fingers.tap(other)
    assert (plate.actions, other.actions) == (0, 1)


def test_focus_moves_on_from_a_hidden_control_only_for_who_uses_the_keyboard(
    context, shown, qtbot: QtBot
) -> None:
    screen = QWidget()
    first, second, third = (Touchable(context, screen) for _ in range(3))
    shown(screen, 200, 100)
    with qtbot.waitActive(screen):
        screen.activateWindow()
    first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
    first.hide()
    assert not second.hasFocus()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    second.hide()
    assert third.hasFocus()


def test_a_hold_fires_when_it_is_full_and_only_once(context, shown, fingers, clock) -> None:
    void = Plate(context, hold_ms=800)
    shown(void, 200, 100)
    fingers.press(void)
    void.tick(clock.advance(400))
    assert void.progress == pytest.approx(0.5)
    void.tick(clock.advance(400))
    assert void.actions == 1
    fingers.lift(void)
    assert void.actions == 1


def test_lifting_early_cancels_a_hold(context, shown, fingers, clock) -> None:
    void = Plate(context, hold_ms=800)
    shown(void, 200, 100)
    fingers.press(void)
    void.tick(clock.advance(799))
    fingers.lift(void)
    void.tick(clock.advance(1))
    assert (void.actions, void.progress) == (0, 0.0)
