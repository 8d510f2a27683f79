"""What several steps show: panels with rows of what was found, how a thing stands, pills."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.kiosk_setup.model import FoundRow, ThingState
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Icon,
    Ink,
    Node,
    Panel,
    Text,
    column,
    row,
    rule,
    stacked,
)
from dealer_assist.ui.toolkit.painter import Painter

HEAD = 62.0
_DOT, _NAME, _FIGURE = 30.0, 150.0, 130.0
_PILL, _PILL_SIDE, _PILL_ICON, _PILL_END = 44.0, 18.0, 22.0, 17.0
_PILL_INKS = {
    ThingState.DONE: "ok",
    ThingState.NOW: "detected",
    ThingState.WRONG: "fault",
    ThingState.OPEN: "text_3",
    ThingState.LATER: "text_3",
}


def headed(title: str, inner: Node, note: str = "", ink: Ink = "text_2") -> Node:
    """A panel under its title; a note stands at the right, in two lines where it is long."""
    head = row(
        Text(title, "bold_28").hug(),
        Text(note, "medium_22", ink, RIGHT, breaks=True),
        gap=16,
    )
    return Panel(column(head.of(HEAD), inner), pad=(24, 2, 24, 12))


def found_rows(rows: tuple[FoundRow, ...]) -> Node:
    """The rows of a check, each under a rule."""
    return stacked([column(rule(), _found(one)) for one in rows], HEAD)


def standing(state: ThingState, size: float = _DOT) -> Node:
    """How something stands: a check, a ring, a triangle."""
    return Drawn(lambda painter, box: _draw_dot(painter, box, state)).of(size).across(size)


def standing_pill(words: str, state: ThingState) -> Node:
    """A state in capitals, as wide as its words."""
    is_done, is_dashed = state is ThingState.DONE, state in (ThingState.OPEN, ThingState.LATER)
    ink = _PILL_INKS[state]
    inner = row(
        Icon("check", _PILL_ICON, ink, 3) if is_done else None,
        Text(words, "bold_22", ink).hug(),
        gap=8,
    )
    edge = "line_strong" if is_dashed else ink
    pad = (_PILL_SIDE, 0.0, _PILL_END, 0.0)
    panel = Panel(inner, fill=None, edge=edge, radius=_PILL / 2, pad=pad, dashed=is_dashed)
    return panel.hug().across(_PILL)


def _found(one: FoundRow) -> Node:
    figure = None
    if one.figure:
        figure = Text(one.figure, "medium_20", "text_2", RIGHT, breaks=True).of(_FIGURE)
    return row(
        standing(one.state),
        row(
            Text(one.name, "bold_24", breaks=True).of(_NAME),
            row(Text(one.found, "medium_22", "text_2", breaks=True), figure, gap=8),
            gap=12,
        ),
        gap=14,
    )


def _draw_dot(painter: Painter, box: QRectF, state: ThingState) -> None:
    colour, radius = painter.theme.colour, box.width() / 2
    left, top, size = box.left(), box.top(), box.width()
    match state:
        case ThingState.DONE:
            painter.panel(box, colour.ok, radius=radius)
            painter.icon("check", left + 6, top + 6, size - 12, colour.ok_ink, 4)
        case ThingState.WRONG:
            painter.icon("triangle", left, top, size, colour.fault, 2.6)
        case ThingState.NOW:
            painter.panel(box, None, colour.selected, 3, radius)
        case ThingState.OPEN | ThingState.LATER:
            painter.panel(box, None, colour.line_strong, 3, radius)
