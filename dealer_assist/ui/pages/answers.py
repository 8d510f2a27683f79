"""A page of answers: a head with its mark, answers in columns, two ways out; nothing scrolls."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Faced,
    Help,
    Icon,
    Look,
    Node,
    Page,
    Panel,
    Text,
    WidgetNode,
    column,
    inset,
    row,
)
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.ui.toolkit.values.measures import FRAME, HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import Button, Choice
from dealer_assist.value import Value

GAP = 12.0
_HEAD, _TITLE, _FOOT, _ABREAST = 92.0, 34.0, 116.0, 4
T = TypeVar("T")


class AnswersHead(Value):
    """The icon and the title of the page, what it is about, and in a frame what it is not."""

    icon: str
    title: str
    detail: str
    mark: str


class RepeatPress(WidgetNode):
    """A button that goes on for as long as it is held."""

    model: Button[Any]


def answers_page(head: AnswersHead, answers: Node, foot: Node, name: str, banner: str) -> Page[Any]:
    """Return the page, inside the frame of what is simulated."""
    mark = Panel(Text(head.mark, "bold_20", align=CENTRE), fill=None, radius=9, pad=(14, 0))
    line = row(
        Icon(head.icon, 44),
        Text(head.title, "heavy_38").hug(),
        Text(head.detail, "medium_24", "text_2"),
        mark.hug().across(44),
        Help().of(HELP_SIZE).across(HELP_SIZE),
        gap=22,
    )
    frame = FRAME if banner else 0.0
    whole = column(line.of(_HEAD), answers, foot.of(_FOOT), gap=GAP)
    room = inset(whole, (36 + frame, 12, 36 + frame, 22 + frame))
    return Page(room, ScreenFrame(banner=banner), name)


def answers_title(words: str) -> Node:
    """Return the name of a group of answers."""
    return Text(words, "caption_22", "text_2").of(_TITLE)


def in_lines(answers: Iterable[T]) -> list[Sequence[T]]:
    """Break many answers into lines of four."""
    there = list(answers)
    return [there[at : at + _ABREAST] for at in range(0, len(there), _ABREAST)]


def seat_key(choice: Choice[Any]) -> Node:
    """Return a seat in large figures."""
    ink = "selected_ink" if choice.is_on else "text_1"
    number = Text(choice.label, "heavy_38", ink, CENTRE)
    face = (
        Panel(number, fill="selected", edge=None)
        if choice.is_on
        else Panel(number, fill="raised", edge="line_strong")
    )
    held = Panel(Text(choice.label, "heavy_38", align=CENTRE), fill="pressed", edge="selected")
    return Faced(Look(choice.touch, choice.label, face, held))
