"""LINKS: which tables play for one meter, and who may join."""

from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Pill
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value

HEAD_HIGH, GAME_HIGH, NOTE_HIGH, SETTING_HIGH, APPLY_HIGH = 96.0, 60.0, 42.0, 76.0, 78.0
PAD, PART_GAP, CARD_GAP = 14.0, 6.0, 14.0
"""How high the parts of a card are and how far apart, in design pixels."""


class LinkCard(Value):
    """A link of the page LINKS."""

    title: str
    about: str
    pill: Pill
    turn: Button[FloorTouch]
    games: tuple[tuple[str, tuple[str, ...]], ...]
    note: str
    settings: tuple[tuple[str, str, str], ...]
    apply: Button[FloorTouch] | None

    @property
    def high(self) -> float:
        """Give the height that the card needs, with the gap below it."""
        waiting = max(APPLY_HIGH, len(self.settings) * SETTING_HIGH) if self.settings else 0
        parts = [
            HEAD_HIGH,
            *(GAME_HIGH for _ in self.games),
            NOTE_HIGH if self.note else 0,
            waiting,
        ]
        return 2 * PAD + sum(one + PART_GAP for one in parts if one) + 2 * PART_GAP + CARD_GAP


class LinksPageModel(Value):
    """LINKS; `more` turns to other cards where not all of them fit."""

    frame: ScreenFrame[FloorTouch]
    cards: tuple[LinkCard, ...]
    more: Button[FloorTouch] | None
    join_table: Button[FloorTouch]
    join_link: Button[FloorTouch]
    answer: str
    answer_why: str
    is_yes: bool
    others_title: str
    others: tuple[tuple[str, str, str], ...]
