"""A frame leaves the body what it does not need, and follows the hand."""

from dealer_assist.ui.toolkit.nodes import Node, Page
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import (
    STEPS,
    BarButton,
    FrameHead,
    ScreenFrame,
    StepState,
    StepTab,
)
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button, Tab
from dealer_assist.value import replace

ACT = Button("act", "DO IT", "check")
WHOLE: ScreenFrame[str] = ScreenFrame(
    "SIMULATED",
    FrameHead("PLACE", clock="21:40"),
    (StepTab("one", 1, "First", StepState.DONE), StepTab("two", 2, "Second", StepState.NOW)),
    PromptModel("Do this"),
    note="PASSED",
    is_passed=True,
    rail=(Tab("map", "MAP", "grid", is_selected=True), Tab("lock", "LOCK", "padlock")),
    bar=(BarButton(ACT, 300.0), BarButton(replace(ACT, touch="far"), 400.0, is_far=True)),
)


def shown(context, qtbot, frame: ScreenFrame[str]) -> TreeScreen:
    screen = TreeScreen(context, style=STEPS)
    qtbot.addWidget(screen)
    screen.resize(1920, 1080)
    screen.show_state(Page(Node(), frame))
    screen.arrange()
    screen.show()
    return screen


def test_what_is_not_there_leaves_its_room_to_the_body(context, qtbot) -> None:
    whole, bare = (shown(context, qtbot, frame) for frame in (WHOLE, ScreenFrame[str]()))
    assert bare.room().width() > whole.room().width()
    assert bare.room().height() > whole.room().height()
    for one in (whole, bare):
        one.grab()
        assert one.too_long == ()
    assert bare.parts.head.isHidden()
    assert bare.parts.prompt.isHidden()


def test_every_part_tells_its_own_touch(context, qtbot, fingers, clock) -> None:
    screen = shown(context, qtbot, WHOLE)
    told: list[str] = []
    screen.touched.connect(told.append)
    parts = screen.parts
    for control in (parts.steps.shown[0], parts.rail.shown[1], *parts.bar.shown):
        clock.advance(1_000)
        fingers.tap(control)
    assert told == ["one", "lock", "act", "far"]


def test_the_far_button_stands_at_the_other_end_for_the_other_hand(context, qtbot) -> None:
    right = shown(context, qtbot, WHOLE).parts.bar.shown
    left = shown(replace(context, is_left_handed=True), qtbot, WHOLE).parts.bar.shown
    assert right[0].x() < right[1].x()
    assert left[0].x() > left[1].x()
    assert right[1].geometry().right() - 1920 == -left[1].x() - 1


def test_a_full_bar_is_narrowed_until_it_fits(context, qtbot) -> None:
    bar = tuple(BarButton(replace(ACT, touch=str(n)), 700.0) for n in range(4))
    buttons = shown(context, qtbot, ScreenFrame(bar=bar)).parts.bar.shown
    assert buttons[-1].geometry().right() < 1901


def test_a_button_that_means_something_else_swallows_the_rest_of_a_double_tap(
    context, qtbot, fingers, clock
) -> None:
    screen = shown(context, qtbot, WHOLE)
    told: list[str] = []
    screen.touched.connect(told.append)
    clock.advance(1_000)
    other = BarButton(Button("other", "ANOTHER", "cross"), 300.0)
    screen.show_state(Page(Node(), ScreenFrame(bar=(other,))))
    fingers.tap(screen.parts.bar.shown[0])
    assert told == []
