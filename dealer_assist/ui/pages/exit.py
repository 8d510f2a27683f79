"""The way out to the desktop: asked once, with a card on a live table or where the house asks."""

from dealer_assist.message import Msg
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.pages.card_asked import CardOverPage, CardQuestion
from dealer_assist.ui.shell.exits import DESKTOP
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Leave, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import CENTRE, Icon, Press, Text, column, space
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

MAY_LEAVE = (Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN)
_EXIT_WIDTH = 520.0
_ICON, _LINE = 140.0, 52.0
_MEANS = (
    Msg("Everything that was shown is on record."),
    Msg("The next start resumes right here."),
    Msg("Chips on the sensors are not watched until then."),
)


class ExitTouched(Value):
    """EXIT."""


class ExitPage(TablePage[ExitTouched]):
    """Says what stays on record; nothing is closed by leaving."""

    def opened(self) -> Step:
        """Ask for a card first, where one is needed."""
        setup = self.page_context.desk.table.setup
        if not setup.is_live and not setup.safeguards.exit_needs_card:
            return Stay()
        question = CardQuestion(
            Msg("Swipe a Supervisor or technician card to leave"),
            left_at(self.page_context.desk.table),
            Msg("BACK TO TABLE"),
        )
        card = CardOverPage(
            self.page_context, self.banner, question, why_not, self._leave, turned_back=Leave()
        )
        return Show(card)

    def shown(self) -> OverTable:
        """Return what leaving means, and the way out far from the way back."""
        means = (Text(line, "medium_30", "text_2", CENTRE).of(_LINE) for line in _MEANS)
        way_out = Button(
            ExitTouched(), Msg("EXIT"), "cross", Msg("To the desktop"), ActionState.NEXT
        )
        return OverTable(
            Msg("Leave Dealer Assist?"),
            column(space(), Icon("door", _ICON, "text_2", 1.8), space(24), *means, space()),
            left_at(self.page_context.desk.table),
            (space(), Press(way_out, "bold_30", 40.0).of(_EXIT_WIDTH)),
        )

    def touched(self, touch: ExitTouched) -> Step:
        """Leave for the desktop."""
        self.page_context.go(DESKTOP)
        return Stay()

    def _leave(self, member: StaffMember) -> Step:
        self.page_context.go(DESKTOP)
        return Stay()


def why_not(member: StaffMember) -> str:
    """Return what is wrong with a card that is to open the way out, or nothing."""
    if member.role in MAY_LEAVE:
        return ""
    return Msg("{name} cannot leave this table. A Supervisor or a technician can", name=member.name)


def left_at(table: Table) -> str:
    """Return where the table is when it is left."""
    if table.round.phase is Phase.CLOSED:
        return Msg("The table is closed")
    return Msg(
        "Round {round} does not change: {phase}",
        round=table.round.number,
        phase=table.round.phase.label,
    )
