"""HIT: the tickets of one level, the checks, and what can be done."""

from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Pill
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class TicketCard(Value):
    """A ticket of a hit, in the server's order."""

    place: str
    title: str
    about: str
    amount: str
    pill: Pill
    cards: tuple[str, ...]
    steps: tuple[tuple[str, str], ...]
    how: str
    gap: str = ""
    is_first: bool = False


class HitPageModel(Value):
    """HIT."""

    frame: ScreenFrame[FloorTouch]
    title: str
    note: str
    tickets: tuple[TicketCard, ...]
    sums: tuple[tuple[str, str], ...]
    checks_title: str
    checks_note: str
    machine: tuple[tuple[str, bool], ...]
    checks: tuple[Choice[FloorTouch], ...]
    buttons: tuple[Button[FloorTouch], ...]
    act: Button[FloorTouch]
