"""What the pages of the supervisor's sheet share: two buttons at the foot, and the room above."""

from typing import Any

from dealer_assist.ui.toolkit.nodes import Node, Press, column, inset, row, space
from dealer_assist.ui.toolkit.values.touches import Button

SIDE, TOP, GAP = 28.0, 22.0, 16.0
APART = 44.0
"""How far one page's buttons stay away from those that another page has in its row."""
_BUTTONS, _ABOVE_BUTTONS, _BOTTOM = 116.0, 22.0, 12.0
_BACK_WIDTH, _NEXT_WIDTH = 424.0, 640.0


class SheetPress(Press):
    """A button of the foot; one that `is_judged` belongs to a page that is to be read first."""

    is_judged: bool = False


def following(button: Button[Any]) -> Node:
    """Return the button of the next step."""
    return SheetPress(button, "bold_36", 52.0, is_judged=True)


def quiet(button: Button[Any]) -> Node:
    """Return a button that is pressed less often."""
    return SheetPress(button, "bold_30", 40.0)


def with_buttons(
    body: Node, back: Button[Any], then: Button[Any] | None, between: Node | None = None
) -> Node:
    """Set a quiet button at the near end of the foot, and the next step at the far one.

    A finger that calls, confirms or swipes does not find the next thing to confirm below it: the
    next step is away from the table's own buttons, and a page may lift its own above the row.
    """
    foot = row(
        (following(then) if then is not None else space()).of(_NEXT_WIDTH),
        space(APART),
        between if between is not None else space(),
        space(GAP),
        quiet(back).of(_BACK_WIDTH),
        mirrors=True,
    )
    return inset(column(body, space(_ABOVE_BUTTONS), foot.of(_BUTTONS)), (SIDE, TOP, SIDE, _BOTTOM))
