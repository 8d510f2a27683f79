"""TABLE: one table as its dealer sees it, its rounds, devices and numbers."""

from dealer_assist.floor.view import SeatSeen
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Facts, Grid, Pill
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value


class MirrorModel(Value):
    """What the dealer of a table sees: untouchable, and it says how old it is."""

    age: str
    is_live: bool
    prompt: str
    detail: str
    seats: tuple[SeatSeen, ...]
    levels: tuple[tuple[str, str], ...]
    claim: str
    claim_amount: str


class TablePageModel(Value):
    """TABLE."""

    frame: ScreenFrame[FloorTouch]
    title: str
    about: str
    pills: tuple[Pill, ...]
    before: Button[FloorTouch]
    after: Button[FloorTouch]
    mirror: MirrorModel
    rounds: Grid[FloorTouch]
    dealer: str
    dealer_since: str
    rounds_per_hour: str
    pace_words: str
    pace: tuple[int, ...]
    devices: Facts
    numbers: Facts
    act: Button[FloorTouch] | None
