"""How large a list is written: figures close together, or sentences that take several lines."""

from dealer_assist.ui.toolkit.theme import TypeRole
from dealer_assist.value import Value


class ListMeasures(Value):
    """Heights, gaps and letters of a list, in design pixels.

    `side` is free at both ends of a row, `gap` between its cells. A row that is bad lies on a
    ground of its own where it `is_grounded`; else its words are written in that colour.
    """

    side: float
    gap: float
    heads: float
    head_letters: TypeRole
    row: float
    letters: TypeRole
    bad_letters: TypeRole
    is_grounded: bool


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
