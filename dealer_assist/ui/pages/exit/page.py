"""The way out to the desktop: asked once, with a card on a live table or where the house asks."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.self_check import ENROLLED
from dealer_assist.message import Msg
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.pages.card_prompt.page import CardPrompt
from dealer_assist.ui.shell.exits import DESKTOP
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

MAY_LEAVE = (Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN)
_EXIT_WIDTH = 520.0
_ICON, _LINE = 140.0, 52.0
_MEANS = (
    Msg("Everything that was shown is on record."),
    Msg("The next start goes on exactly here."),
    Msg("Chips on the sensors are not watched until then."),
)
_EXIT = ActionModel(DESKTOP, Msg("EXIT"), "cross", Msg("To the desktop"), ActionState.NEXT)


class ExitPage(Page):
    """Says what stays on record; nothing is closed by leaving."""

    title = Msg("Leave Dealer Assist?")

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        self.detail = standing(page_context)
        super().__init__(context, page_context, parent)
        self.leave_button = ActionButton(context, self)
        self.leave_button.show_state(_EXIT)
        self.leave_button.pressed.connect(lambda key: self.page_context.go(DESKTOP))
        self.door: CardPrompt | None = None
        setup = page_context.desk.table.setup
        if setup.staff == ENROLLED or setup.safeguards.exit_needs_card:
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

    def draw(self, painter: Painter) -> None:
        """Paint what leaving means."""
        super().draw(painter)
        colour, body = painter.theme.colour, self.body()
        y = body.center().y() - (_ICON + 24 + len(_MEANS) * _LINE) / 2
        painter.icon("door", body.center().x() - _ICON / 2, y, _ICON, colour.text_2, 1.8)
        y += _ICON + 24
        for line in _MEANS:
            row = QRectF(body.left(), y, body.width(), _LINE)
            painter.text(row, line, "medium_30", colour.text_2, Align.CENTRE)
            y += _LINE

    def _ask_for_card(self) -> None:
        self.door = CardPrompt(self.context, self.page_context, self)
        self.door.accepted.connect(lambda member: self.page_context.go(DESKTOP))
        self.door.cancelled.connect(self.closed)
        sentence = Msg("Swipe a Supervisor or technician card to leave")
        self.door.ask(sentence, self.detail, Msg("BACK TO TABLE"), why_not)


def why_not(member: StaffMember) -> str:
    """Say what is wrong with a card that is to open the way out, or nothing."""
    if member.role in MAY_LEAVE:
        return ""
    return Msg("{name} cannot leave this table; a Supervisor or a technician can", name=member.name)


def standing(page_context: PageContext) -> str:
    """Say where the table stands when it is left."""
    table = page_context.desk.table
    if table.phase is Phase.CLOSED:
        return Msg("The table is closed")
    return Msg("Round {round} stays as it is: {phase}", round=table.round, phase=table.phase.label)
