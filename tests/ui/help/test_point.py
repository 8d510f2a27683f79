"""Where help is asked for on a stage: on the flow on top, below what stays in sight."""

import pytest

from dealer_assist.ui.help.point import stage_point
from dealer_assist.ui.toolkit.flow import Flow, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.stage import Stage
from dealer_assist.ui.toolkit.values.frame import FrameHead, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.value import Value


class Nothing(Value):
    """Says nothing."""


class MapFlow(Flow[Nothing, Nothing]):
    """A flow with a topic."""

    help_topic = "floor.map"

    def model(self) -> Nothing:
        return Nothing()

    def take(self, touch: Nothing) -> Step:
        return Stay()


class MetersFlow(MapFlow):
    """Another, over it."""

    help_topic = "floor.meters"


class HeadScreen(Screen[Nothing, Nothing]):
    """Has a head line, and no prompt."""

    def frame(self, model: Nothing) -> ScreenFrame[Nothing]:
        return ScreenFrame("SIMULATED", FrameHead("FLOOR", (), (), "21:40"))

    def body(self, model: Nothing) -> Node:
        return Node()


class PromptScreen(HeadScreen):
    """Has a prompt, which comes before the head line."""

    def frame(self, model: Nothing) -> ScreenFrame[Nothing]:
        return ScreenFrame("SIMULATED", prompt=PromptModel("Swipe a card"))


class BareScreen(HeadScreen):
    """Has nothing that must stay in sight."""

    def frame(self, model: Nothing) -> ScreenFrame[Nothing]:
        return ScreenFrame()


@pytest.fixture
def stage(context, clock, qtbot):
    def show(kind: type[HeadScreen]) -> Stage:
        stage = Stage(context, clock, {MapFlow: kind, MetersFlow: kind}, MapFlow())
        qtbot.addWidget(stage)
        stage.resize(1920, 1080)
        stage.show()
        return stage

    return show


def test_help_is_on_the_flow_on_top(stage) -> None:
    floor = stage(HeadScreen)
    assert stage_point(floor).topic == "floor.map"
    floor.go(Show(MetersFlow()))
    assert stage_point(floor).topic == "floor.meters"


@pytest.mark.parametrize(("kind", "part"), [(HeadScreen, "head"), (PromptScreen, "prompt")])
def test_what_says_where_one_is_stays_in_sight(stage, kind, part: str) -> None:
    floor = stage(kind)
    seen = getattr(floor.top_screen.parts, part)
    lowest = seen.mapTo(floor, seen.rect().bottomLeft()).y()
    assert stage_point(floor).below == lowest + 1 > 0


def test_help_covers_a_screen_that_has_neither(stage) -> None:
    assert stage_point(stage(BareScreen)).below == 0
