"""What several steps show: panels with rows of what was found, states as marks and pills."""

from enum import Enum

from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
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
from dealer_assist.value import Value

HEAD = 62.0
_DOT, _NAME, _FIGURE = 30.0, 150.0, 130.0
_PILL, _PILL_SIDE, _PILL_ICON, _PILL_END = 44.0, 18.0, 22.0, 17.0


class ThingState(Enum):
    """How a thing is, by shape and word and only then by color."""

    DONE = "done"
    NOW = "now"
    OPEN = "open"
    LATER = "later"
    WRONG = "wrong"


_PILL_INKS = {
    ThingState.DONE: "ok",
    ThingState.NOW: "detected",
    ThingState.WRONG: "fault",
    ThingState.OPEN: "text_3",
    ThingState.LATER: "text_3",
}


class StateMark(Node):
    """A check, a ring, a triangle."""

    state: ThingState


class FoundRow(Value):
    """A line of a check: its name, what was found, a figure at the right."""

    name: str
    found: str
    state: ThingState = ThingState.DONE
    figure: str = ""


def headed(title: str, inner: Node, note: str = "", ink: Ink = "text_2") -> Node:
    """Return a panel under its title; a note is at the right, in two lines where it is long."""
    head = row(
        Text(title, "bold_28").hug(),
        Text(note, "medium_22", ink, RIGHT, breaks=True),
        gap=16,
    )
    return Panel(column(head.of(HEAD), inner), pad=(24, 2, 24, 12))


def found_rows(rows: tuple[FoundRow, ...], most: float = HEAD) -> Node:
    """Return the rows of a check, each under a rule and no higher than `most`."""
    return stacked([column(rule(), _found(found_row)) for found_row in rows], most)


def state_mark(state: ThingState, size: float = _DOT) -> Node:
    """Return the mark of a state."""
    return StateMark(state).of(size).across(size)


def state_pill(words: str, state: ThingState) -> Node:
    """Return a state in capitals, as wide as its words."""
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


def _found(found: FoundRow) -> Node:
    figure = None
    if found.figure:
        figure = Text(found.figure, "medium_20", "text_2", RIGHT, breaks=True).of(_FIGURE)
    return row(
        state_mark(found.state),
        row(
            Text(found.name, "bold_24", breaks=True).of(_NAME),
            row(Text(found.found, "medium_22", "text_2", breaks=True), figure, gap=8),
            gap=12,
        ),
        gap=14,
    )
