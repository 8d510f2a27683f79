"""How large things are, in design pixels: the parts around a page, and how a list is written."""

from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.value import Value, replace

BANNER_HEIGHT, PROMPT_HEIGHT = 44.0, 92.0
FRAME = 7.0
"""How wide the frame is around what is simulated."""
HELP_SIZE, HELP_GAP = 72.0, 12.0
HELP_ROOM = HELP_SIZE + HELP_GAP
"""What a head line gives up at its right end."""


class ListMeasures(Value):
    """Heights, gaps and letters of a list, in design pixels.

    `side` is free at both ends of a row, `gap` between its cells. A row that is bad lies on a
    ground of its own where it `is_grounded`; else its words are written in that colour. `button`
    and `beside` are how wide the buttons of a row are.
    """

    side: float
    gap: float
    heads: float
    head_letters: TypeRole
    row: float
    letters: TypeRole
    bad_letters: TypeRole
    is_grounded: bool
    button: float = 150.0
    beside: float = 184.0


FIGURES = ListMeasures(
    side=0.0,
    gap=24.0,
    heads=36.0,
    head_letters="semi_20",
    row=52.0,
    letters="medium_22",
    bad_letters="bold_24",
    is_grounded=True,
)
SENTENCES = ListMeasures(
    side=20.0,
    gap=14.0,
    heads=44.0,
    head_letters="medium_20",
    row=60.0,
    letters="medium_24",
    bad_letters="medium_24",
    is_grounded=False,
)
ACKNOWLEDGED = replace(SENTENCES, button=232.0, beside=84.0)
"""A list whose rows are acknowledged, and lead to what they are about by a small button."""
