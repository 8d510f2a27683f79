"""A page of answers over the table: a head with its mark, answers in columns, two ways out."""

from typing import Any, Protocol, TypeVar

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Icon,
    Node,
    Panel,
    Slot,
    Text,
    column,
    inset,
    row,
)
from dealer_assist.ui.toolkit.buttons import PickButton, draw_ground
from dealer_assist.ui.toolkit.frame_parts import FrameStyle, HelpPlace
from dealer_assist.ui.toolkit.help_button import HELP_SIZE
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import Screen

GAP = 12.0
_HEAD, _TITLE, _FOOT, _ABREAST = 92.0, 34.0, 116.0, 4


class Headed(Protocol):
    """What the head of such a page says."""

    @property
    def title(self) -> str:
        """Name the page."""

    @property
    def detail(self) -> str:
        """Say what it is about."""

    @property
    def mark(self) -> str:
        """Say in a frame what it is not."""


M = TypeVar("M", bound=Headed)
T = TypeVar("T")


class SeatKey(PickButton):
    """A seat, in large figures."""

    def draw(self, painter: Painter) -> None:
        """Paint the number in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        box = painter.whole
        painter.text(box, self._model.label, "heavy_38", ink, Align.CENTRE)


class AnswersScreen(Screen[M, T]):
    """Each answer is a touch, and nothing on it scrolls."""

    frame_style = FrameStyle(side=0.0, bottom=0.0, help_at=HelpPlace.BODY)

    def frame(self, model: M) -> ScreenFrame[T]:
        """Give no frame: the page has its own."""
        return ScreenFrame()

    def page(self, icon: str, model: M, answers: Node, foot: Node) -> Node:
        """Stand the answers between the head and the ways out."""
        mark = Panel(Text(model.mark, "bold_20", align=CENTRE), fill=None, radius=9, pad=(14, 0))
        head = row(
            Icon(icon, 44),
            Text(model.title, "heavy_38").hug(),
            Text(model.detail, "medium_24", "text_2"),
            mark.hug().across(44),
            Slot(self.parts.help_button).of(HELP_SIZE).across(HELP_SIZE),
            gap=22,
        )
        return inset(column(head.of(_HEAD), answers, foot.of(_FOOT), gap=GAP), (36, 12, 36, 22))


def answers_title(words: str) -> Node:
    """Name a group of answers."""
    return Text(words, "caption_22", "text_2").of(_TITLE)


def in_lines(slots: list[Any]) -> list[list[Any]]:
    """Break many answers into lines of four."""
    return [slots[at : at + _ABREAST] for at in range(0, len(slots), _ABREAST)]
