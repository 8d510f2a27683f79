"""A screen of the school shows the frame that its model carries."""

from dataclasses import dataclass

from dealer_assist.ui.models.frame import FrameHead, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxes import Node, space
from dealer_assist.ui.toolkit.context import UiContext


@dataclass(frozen=True)
class Plain:
    """A model with nothing but a frame."""

    frame: ScreenFrame[str]


class PlainScreen(SchoolScreen[Plain, str]):
    """An empty body."""

    def body(self, model: Plain) -> Node:
        return space()


def test_head_line_and_prompt_are_those_of_the_model(context: UiContext, shown) -> None:
    screen = PlainScreen(context)
    shown(screen, 1280, 800)
    head = FrameHead("SCHOOL")
    screen.show_state(Plain(ScreenFrame("Practice", head, prompt=PromptModel("Read"))))
    assert screen.parts.head.model == head
    assert screen.parts.prompt.model.line == "Read"
