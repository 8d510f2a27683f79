"""The way out to the desktop: asked once in training, with a card on a live table."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.live_checks import ENROLLED
from dealer_assist.message import Msg
from dealer_assist.table.staff import Role, StaffMember
from dealer_assist.table.state import Phase
from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.banner import BANNER_HEIGHT
from dealer_assist.ui.card_door import CardDoor
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.actions import ActionLook, ActionState
from dealer_assist.ui.over_page import OverPage, Stand
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.ways_off import DESKTOP

MAY_LEAVE = (Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN)
_EXIT_WIDTH = 520.0
_ICON, _LINE = 140.0, 52.0
_MEANS = (
    Msg("Everything that was shown is on record."),
    Msg("The next start goes on exactly here."),
    Msg("Chips on the sensors are not watched until then."),
)
_EXIT = ActionLook(DESKTOP, Msg("EXIT"), "cross", Msg("To the desktop"), ActionState.NEXT)


class ExitPage(OverPage):
    """Says what stays on record; nothing is closed by leaving."""

    title = Msg("Leave Dealer Assist?")

    def __init__(self, kit: Kit, stand: Stand, parent: QWidget | None = None) -> None:
        self.detail = standing(stand)
        super().__init__(kit, stand, parent)
        self.leave_button = ActionButton(kit, self)
        self.leave_button.show_state(_EXIT)
        self.leave_button.pressed.connect(lambda key: self.stand.go(DESKTOP))
        self.door: CardDoor | None = None
        if stand.desk.table.setup.staff == ENROLLED:
            self._ask_for_card()

    def leave(self) -> None:
        """Give the reader back."""
        if self.door is not None:
            self.door.leave()

    def arrange(self) -> None:
        """Place the way out far from the way back."""
        super().arrange()
        row = self.beside_back()
        place = QRectF(row.right() - _EXIT_WIDTH, row.top(), _EXIT_WIDTH, row.height())
        self.leave_button.place(place, self.scale)
        if self.door is not None:
            top = BANNER_HEIGHT if self.has_banner else 0.0
            whole = QRectF(0, top, self.design_width, self.design_height - top)
            self.door.place(whole, self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint what leaving means."""
        super().draw(easel)
        colour, body = easel.theme.colour, self.body()
        y = body.center().y() - (_ICON + 24 + len(_MEANS) * _LINE) / 2
        easel.icon("door", body.center().x() - _ICON / 2, y, _ICON, colour.text_2, 1.8)
        y += _ICON + 24
        for line in _MEANS:
            row = QRectF(body.left(), y, body.width(), _LINE)
            easel.text(row, line, "swipe_detail", colour.text_2, Align.CENTRE)
            y += _LINE

    def _ask_for_card(self) -> None:
        self.door = CardDoor(self.kit, self.stand, self)
        self.door.accepted.connect(lambda member: self.stand.go(DESKTOP))
        self.door.cancelled.connect(self.closed)
        sentence = Msg("Swipe a Supervisor or technician card to leave")
        self.door.ask(sentence, self.detail, Msg("BACK TO TABLE"), why_not)


def why_not(member: StaffMember) -> str:
    """Say what is wrong with a card that is to open the way out, or nothing."""
    if member.role in MAY_LEAVE:
        return ""
    return Msg(
        "{name} cannot leave a live table; a Supervisor or a technician can", name=member.name
    )


def standing(stand: Stand) -> str:
    """Say where the table stands when it is left."""
    table = stand.desk.table
    if table.phase is Phase.CLOSED:
        return Msg("The table is closed")
    return Msg("Round {round} stays as it is: {phase}", round=table.round, phase=table.phase.label)
