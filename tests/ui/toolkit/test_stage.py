"""A stage shows flows: it carries out their steps and lets their screens go."""

from typing import assert_never

import pytest
from PySide6.QtWidgets import QApplication

from dealer_assist.ui.toolkit.flow import (
    SAID_MS,
    AskAmount,
    AskDigits,
    AskPin,
    AskText,
    Back,
    Flow,
    Home,
    Instead,
    Leave,
    Say,
    Show,
    Stay,
    Step,
)
from dealer_assist.ui.toolkit.nodes import Page, Press, Text, column, nodes_of
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.stage import Stage
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.frame import BarButton, FrameHead, HeadFact, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value, replace


class Counted(Value):
    """COUNT was touched."""


class Stepped(Value):
    """Something that leads to a step."""

    step: Step


Touch = Counted | Stepped


class CountFlow(Flow[Page[Touch], Touch]):
    """Counts touches; ends nothing by itself."""

    def __init__(self) -> None:
        self.count = 0
        self.is_left = False
        self.next: Step = Stay()

    def model(self) -> Page[Touch]:
        button = Button[Touch](Counted(), "COUNT", "plus")
        head = FrameHead("COUNTER", (HeadFact("Pit 2"),), (), "21:40")
        frame = ScreenFrame("SIMULATED", head, bar=(BarButton(button, 400.0),))
        return Page(column(Text(str(self.count), "bold_30"), Press(button).of(104)), frame)

    def take(self, touch: Touch) -> Step:
        match touch:
            case Counted():
                self.count += 1
                return Stay()
            case Stepped(step):
                return step
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        step, self.next = self.next, Stay()
        return step

    def left(self) -> None:
        self.is_left = True


class SheetFlow(CountFlow):
    """A count over another."""

    is_sheet = True

    def model(self) -> Page[Touch]:
        return replace(super().model(), frame=ScreenFrame(prompt=PromptModel("Count")))


def counted(screen: TreeScreen) -> str:
    """Return the count that a screen shows."""
    return next(node.words for node in nodes_of(screen.model.body) if isinstance(node, Text))


@pytest.fixture
def stage(context, clock, qtbot) -> Stage:
    stage = Stage(context, clock, CountFlow())
    qtbot.addWidget(stage)
    stage.resize(1920, 1080)
    stage.show()
    return stage


def test_a_touch_goes_to_the_flow_and_its_model_to_the_screen(stage, fingers, clock) -> None:
    screen = stage.top_screen
    for _ in range(2):
        clock.advance(1_000)
        fingers.tap(screen.controls.shown[0])
    assert (counted(screen), stage.flow.count) == ("2", 2)
    screen.grab()
    assert screen.too_long == ()


def test_a_button_whose_touch_changed_nothing_can_be_pressed_again(stage, fingers) -> None:
    stage.flow.take = lambda touch: Stay()
    button = stage.top_screen.controls.shown[0]
    fingers.tap(button)
    assert button.state is ActionState.AVAILABLE


def test_show_and_back_lead_over_and_back(stage) -> None:
    first, second = stage.flow, CountFlow()
    stage.take(Stepped(Show(second)))
    assert stage.flow is second
    stage.take(Stepped(Back()))
    assert stage.flow is first
    assert (second.is_left, first.is_left) == (True, False)


def test_instead_ends_the_flow_and_home_all_but_the_first(stage) -> None:
    first, second, third = stage.flow, CountFlow(), CountFlow()
    stage.go(Show(second))
    stage.go(Instead(third))
    assert second.is_left
    assert stage.flows == (first, third)
    stage.go(Show(CountFlow()))
    stage.go(Home())
    assert stage.flows == (first,)
    assert third.is_left


def test_after_the_last_flow_the_stage_is_left_and_a_flow_may_leave_it_outright(
    stage, qtbot
) -> None:
    with qtbot.waitSignal(stage.left) as left:
        stage.go(Leave("The table is back"))
    assert left.args == ["The table is back"]


def test_back_from_the_first_flow_leaves(stage, qtbot) -> None:
    flow = stage.flow
    with qtbot.waitSignal(stage.left):
        stage.go(Back())
    assert flow.is_left


def test_a_sheet_leaves_the_screen_below_seen_and_up_to_date(stage) -> None:
    below, under = stage.flow, stage.top_screen
    stage.go(Show(SheetFlow()))
    below.count = 7
    stage.beat()
    assert under.isVisible()
    assert counted(under) == "7"
    stage.go(Back())
    assert stage.top_screen is under


def test_what_a_screen_under_a_sheet_tells_is_for_its_own_flow(stage) -> None:
    below, under, sheet = stage.flow, stage.top_screen, SheetFlow()
    stage.go(Show(sheet))
    under.touched.emit(Counted())
    assert (below.count, sheet.count) == (1, 0)
    assert counted(under) == "1"


def test_a_sentence_stands_for_a_while_and_then_gives_its_room_back(stage, clock) -> None:
    stage.go(Say("The server does not know this card"))
    assert stage.top_screen.parts.head._said == "The server does not know this card"
    clock.advance(SAID_MS)
    stage.beat()
    assert stage.top_screen.parts.head._said == ""


def test_where_there_is_a_prompt_the_sentence_stands_in_it(stage) -> None:
    stage.go(Show(SheetFlow()))
    stage.go(Say("Not yet; count first"))
    assert stage.top_screen.parts.prompt.model.line == "Not yet; count first"


def test_what_time_brings_is_a_step(stage) -> None:
    stage.flow.next = Show(SheetFlow())
    stage.beat()
    assert isinstance(stage.flow, SheetFlow)


def test_words_are_typed_on_the_pad_and_go_on_to_what_follows(stage) -> None:
    typed: list[str] = []

    def then(text: str) -> Step:
        typed.append(text)
        return Say("done")

    stage.go(AskText("Why?", "table 4", then, least_words=1))
    note = stage.pad.note
    assert note is not None
    for key in "OK":
        note.press(key)
    note.done.pressed.emit("done")
    assert typed == ["Ok"]
    assert stage.pad.question is None


@pytest.mark.parametrize("kind", ["pin", "digits", "amount"])
def test_every_question_is_answered_or_left_as_it_was(stage, kind: str) -> None:
    got: list[object] = []

    def then(answer: object) -> Step:
        got.append(answer)
        return Stay()

    questions = {
        "pin": AskPin("PIN", "of the dealer", then),
        "digits": AskDigits("Table", "its number", then, most=3),
        "amount": AskAmount(AmountModel("Amount", "", 10_000, 500), then),
    }
    stage.go(questions[kind])
    pad = stage.pad
    assert pad.isVisible()
    if pad.pin is not None:
        for key in "1234":
            pad.pin.keys.typed.emit(key)
        pad.pin.done.pressed.emit("ok")
    elif pad.digits is not None:
        for key in "70415":
            pad.digits.press(key)
        assert pad.digits.text == "704"
        pad.digits.grab()
        assert pad.digits.too_long == ()
        pad.digits.done.pressed.emit("done")
    elif pad.amount is not None:
        pad.amount.done.pressed.emit("done")
    assert got == [{"pin": "1234", "digits": "704", "amount": 500}[kind]]
    stage.go(questions[kind])
    for one in (pad.pin, pad.digits, pad.amount):
        if one is not None:
            one.back.pressed.emit("back")
    assert len(got) == 1
    assert pad.question is None


def test_a_screen_that_is_no_longer_seen_is_let_go(stage) -> None:
    stage.go(Show(SheetFlow()))
    sheet = stage.top_screen
    stage.go(Back())
    assert sheet.parent() is None
    QApplication.processEvents()
    stage.close_flows()


def test_another_person_is_shown_the_same_flows_in_their_own_way(stage, context) -> None:
    stage.take(Counted())
    flow, before = stage.flow, stage.top_screen
    theirs = replace(context, is_left_handed=True)
    stage.suit(theirs)
    assert stage.flow is flow
    assert stage.top_screen is not before
    assert stage.top_screen.context is stage.pad.context is theirs
    assert (counted(stage.top_screen), flow.count) == ("1", 1)
