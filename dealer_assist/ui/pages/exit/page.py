"""The way out to the desktop: asked once, with a card on a live table or where the house asks."""

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
from dealer_assist.ui.toolkit.boxes import CENTRE, Icon, Node, Slot, Text, column, row, space
from dealer_assist.ui.toolkit.context import UiContext

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
        self.leave_button = self.button(lambda: self.page_context.go(DESKTOP))
        self.leave_button.show_state(_EXIT)
        self.door: CardPrompt | None = None
        setup = page_context.desk.table.setup
        if setup.staff == ENROLLED or setup.safeguards.exit_needs_card:
            self._ask_for_card()

    def leave(self) -> None:
        """Give the reader back."""
        if self.door is not None:
            self.door.leave()

    def content(self) -> Node:
        """Say what leaving means."""
        means = (Text(line, "medium_30", "text_2", CENTRE).of(_LINE) for line in _MEANS)
        return column(space(), Icon("door", _ICON, "text_2", 1.8), space(24), *means, space())

    def ways(self) -> Node:
        """Stand the way out far from the way back."""
        return row(space(), Slot(self.leave_button).of(_EXIT_WIDTH))

    def arrange(self) -> None:
        """Lay the card prompt over all of it, where a card is asked for."""
        super().arrange()
        if self.door is not None:
            self.door.place(self.below_banner(), self.scale)

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
    if table.round.phase is Phase.CLOSED:
        return Msg("The table is closed")
    return Msg(
        "Round {round} stays as it is: {phase}",
        round=table.round.number,
        phase=table.round.phase.label,
    )
