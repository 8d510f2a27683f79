"""Where help is asked for on a stage: on the flow on top, below what stays in sight."""

import pytest

from dealer_assist.ui.help.over import stage_point
from dealer_assist.ui.toolkit.flow import Flow, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Node, Page
from dealer_assist.ui.toolkit.stage import Stage
from dealer_assist.ui.toolkit.values.frame import FrameHead, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel

HEAD: ScreenFrame[str] = ScreenFrame("SIMULATED", FrameHead("FLOOR", (), (), "21:40"))
"""A head line, and no prompt."""
PROMPT: ScreenFrame[str] = ScreenFrame("SIMULATED", prompt=PromptModel("Swipe a card"))
"""A prompt, which comes before the head line."""


class MapFlow(Flow[Page[str], str]):
    """A flow with a topic."""

    help_topic = "floor.map"

    def __init__(self, frame: ScreenFrame[str]) -> None:
        self.page = Page(Node(), frame)

    def model(self) -> Page[str]:
        return self.page

    def take(self, touch: str) -> Step:
        return Stay()


class MetersFlow(MapFlow):
    """Another, over it."""

    help_topic = "floor.meters"


@pytest.fixture
def stage(context, clock, qtbot):
    def show(frame: ScreenFrame[str]) -> Stage:
        stage = Stage(context, clock, MapFlow(frame))
        qtbot.addWidget(stage)
        stage.resize(1920, 1080)
        stage.show()
        return stage

    return show


def test_help_is_on_the_flow_on_top(stage) -> None:
    floor = stage(HEAD)
    assert stage_point(floor).topic == "floor.map"
    floor.go(Show(MetersFlow(HEAD)))
    assert stage_point(floor).topic == "floor.meters"


@pytest.mark.parametrize(("frame", "part"), [(HEAD, "head"), (PROMPT, "prompt")])
def test_what_says_where_one_is_stays_in_sight(stage, frame, part: str) -> None:
    floor = stage(frame)
    seen = getattr(floor.top_screen.parts, part)
    lowest = seen.mapTo(floor, seen.rect().bottomLeft()).y()
    assert stage_point(floor).below == lowest + 1 > 0


def test_help_covers_a_screen_that_has_neither(stage) -> None:
    assert stage_point(stage(ScreenFrame())).below == 0
