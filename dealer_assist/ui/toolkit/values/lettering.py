"""The letters of every screen by name, and where a text is set in its box; without Qt."""

from enum import Enum
from typing import Literal, TypeAlias, get_args

SMALLEST_LABEL = 20
SMALLEST_AMOUNT = 28

# The scale of letters, by weight and size: a name that is not on it is no type.
TypeRole: TypeAlias = Literal[
    "medium_20",
    "semi_20",
    "caption_20",
    "bold_20",
    "medium_22",
    "semi_22",
    "caption_22",
    "bold_22",
    "medium_24",
    "semi_24",
    "caption_24",
    "bold_24",
    "medium_26",
    "bold_26",
    "bold_28",
    "medium_30",
    "bold_30",
    "heavy_30",
    "heavy_34",
    "bold_36",
    "heavy_38",
    "medium_40",
    "bold_42",
    "heavy_42",
    "heavy_48",
    "heavy_54",
    "heavy_60",
    "bold_71",
    "heavy_76",
    "title_80",
    "title_130",
    "heavy_230",
    "slip_20",
    "slip_bold_20",
    "slip_bold_24",
]
TYPE_ROLES: tuple[TypeRole, ...] = get_args(TypeRole)


class Align(Enum):
    """Where a text is set in its box."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0

    def __init__(self, part: float) -> None:
        self.part = part  # read once: an enum's own value is a call
