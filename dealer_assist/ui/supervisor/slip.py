"""A printed slip as it comes out of the printer."""

from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.value import Value

SLIP_SIDE, SLIP_TOP = 28.0, 24.0
SLIP_LINE, SLIP_BREAK = 31.0, 18.0
WARNING, WARNING_GAP, SLIP_TITLE = 43.0, 12.0, 34.0
SIGNED_GAP = 18.0


class SlipLine(Value):
    """A line of a printed slip: words at the left, a figure at the right."""

    left: str
    right: str = ""


class SlipModel(Value):
    """A printed slip. `warning` heads it when it must not be paid, `held` while it has no paper."""

    title: str
    sections: tuple[tuple[SlipLine, ...], ...]
    signed: str = ""
    warning: str = ""
    held: str = ""


class SlipPaper(Node):
    """Ivory paper; lines move closer together when there are many."""

    slip: SlipModel


def slip_height(slip: SlipModel) -> float:
    """Return the height of the paper in design pixels, were there room enough."""
    return slip_heads(slip) + lines_height(slip)


def slip_heads(slip: SlipModel) -> float:
    """Return how much its title, its warnings and the room for a signature take."""
    warning = (bool(slip.warning) + bool(slip.held)) * (WARNING + WARNING_GAP)
    return 2 * SLIP_TOP + warning + SLIP_TITLE + (SIGNED_GAP if slip.signed else 0.0)


def lines_height(slip: SlipModel) -> float:
    """Return how much its lines take, and the gaps between its parts."""
    lines = sum(len(section) for section in slip.sections) + bool(slip.signed)
    return lines * SLIP_LINE + max(0, len(slip.sections) - 1) * SLIP_BREAK
