"""The version that waits is taken, from the closed screen of a kiosk: asked once, with a card."""

import logging

from dealer_assist.message import Msg
from dealer_assist.program.updates import ask_to_take, read_updates
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.pages.card_asked import CardOverPage, CardQuestion
from dealer_assist.ui.pages.exit import MAY_LEAVE
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Leave, Show, Step
from dealer_assist.ui.toolkit.nodes import CENTRE, Icon, Press, Text, column, space
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

log = logging.getLogger(__name__)

_TAKE_WIDTH = 520.0
_ICON, _LINE = 140.0, 52.0
_MEANS = (
    Msg("The screen goes dark for up to a minute."),
    Msg("If the new version does not start, this one returns."),
)


class TakeTouched(Value):
    """TAKE IT."""


class UpdatePage(TablePage[TakeTouched]):
    """Says what taking it means; the machine does it, and shows the table again."""

    _trouble = ""

    def shown(self) -> OverTable:
        """Return what happens, and the way on far from the way back."""
        version = read_updates().waiting
        lines = (self._trouble,) if self._trouble else _MEANS
        means = (Text(line, "medium_30", "text_2", CENTRE).of(_LINE) for line in lines)
        take = Button(TakeTouched(), Msg("TAKE IT"), "check", Msg("Then a card"), ActionState.NEXT)
        return OverTable(
            Msg("Update to version {version}?", version=version),
            column(space(), Icon("swap", _ICON, "text_2", 1.8), space(24), *means, space()),
            Msg("The table is closed"),
            (space(), Press(take, "bold_30", 40.0).of(_TAKE_WIDTH)),
        )

    def touched(self, touch: TakeTouched) -> Step:
        """Ask for a card."""
        question = CardQuestion(
            Msg("Swipe a Supervisor or technician card"),
            Msg("Update to version {version}?", version=read_updates().waiting),
            Msg("BACK"),
        )
        return Show(CardOverPage(self.page_context, self.banner, question, _why_not, self._take))

    def _take(self, member: StaffMember) -> Step | None:
        """Leave word for the machine; who did it is on record, for another person to see."""
        version = read_updates().waiting
        sentence = Msg("{name} updated to version {version}", name=member.name, version=version)
        self.page_context.do(RaiseAlert("update", "program", sentence, member.identity))
        try:
            ask_to_take()
        except OSError as trouble:
            log.warning("The version that waits cannot be taken (%s)", trouble)
            self._trouble = Msg("Restart this machine to update")
            self.refresh()
            return None
        return Leave()


def _why_not(member: StaffMember) -> str:
    if member.role in MAY_LEAVE:
        return ""
    return Msg("A Supervisor or a technician can do this")
