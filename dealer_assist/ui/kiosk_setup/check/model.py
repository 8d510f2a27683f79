"""STAFF CARDS: the check of the kiosk, the first two cards, and the test slip."""

from dealer_assist.ui.kiosk_setup.model import FoundRow, ThingState
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.supervisor.model import SlipModel
from dealer_assist.value import Value


class FirstCardSlot(Value):
    """One of the first two staff cards; stars are its level."""

    name: str
    role: str
    detail: str
    stars: int
    state: ThingState
    number: int
    action: Button[StepTouch] | None = None


class CheckModel(Value):
    """The last step: what was found, the two cards, and the test slip.

    `help_lines` stand in the place of the slip where the paper is not like it.
    """

    frame: ScreenFrame[StepTouch]
    rows: tuple[FoundRow, ...]
    count: str
    cards: tuple[FirstCardSlot, ...]
    cards_count: str
    number: str
    slip: SlipModel | None
    slip_state: str
    is_slip_printed: bool
    slip_note: str
    slip_actions: tuple[Button[StepTouch], ...]
    help_lines: tuple[str, ...] = ()
