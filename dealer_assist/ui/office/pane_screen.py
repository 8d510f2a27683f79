"""A screen of a pane: the Game Manager is its frame."""

from typing import TypeVar

from dealer_assist.ui.toolkit.frame_parts import BARE
from dealer_assist.ui.toolkit.screen import Screen

M = TypeVar("M")
T = TypeVar("T")


class PaneScreen(Screen[M, T]):
    """Has no frame of its own."""

    frame_style = BARE
