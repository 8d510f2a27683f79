"""LINKS: which tables play for one meter, and who may join."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Pill
from dealer_assist.ui.models.touches import Button


@frozen
class LinkCard:
    """A link of the page LINKS."""

    key: str
    title: str
    about: str
    pill: Pill
    turn: Button[FloorTouch]
    games: tuple[tuple[str, tuple[str, ...]], ...]
    note: str
    settings: tuple[tuple[str, str, str], ...]
    apply: Button[FloorTouch] | None


@frozen
class LinksPageModel:
    """LINKS."""

    frame: ScreenFrame[FloorTouch]
    title: str
    note: str
    cards: tuple[LinkCard, ...]
    join_title: str
    join_table: Button[FloorTouch]
    join_link: Button[FloorTouch]
    answer: str
    answer_why: str
    is_yes: bool
    others_title: str
    others: tuple[tuple[str, str, str], ...]
