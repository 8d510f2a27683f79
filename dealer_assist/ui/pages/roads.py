"""ROADS: the shoe over the table as its sign shows it; NEW SHOE begins the next one."""

from dealer_assist.message import Msg
from dealer_assist.table.commands import BeginShoe
from dealer_assist.table.facts import shoe
from dealer_assist.table.state import Table
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.sign.presenter.roads import roads_model
from dealer_assist.ui.sign.roads_model import RoadsModel
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Press, Shown, space
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

_BUTTON = 460.0


class Roads(Shown):
    """The roads of a shoe; they name game, table and shoe."""

    model: RoadsModel


class ShoeTouched(Value):
    """NEW SHOE."""


class RoadsPage(TablePage[ShoeTouched]):
    """Reads the record when a coup is over, and never remembers one itself."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self._past = JournalReader(page_context.journal)

    def shown(self) -> OverTable:
        """Return the roads alone, and NEW SHOE at the near end."""
        table = self.page_context.desk.table
        found = self._past.shoe(table.lasting.shoe_from)
        roads = roads_model(table.setup, table.lasting.shoe, found)
        begin = Press(begin_button(table), "bold_30", 40.0).of(_BUTTON)
        return OverTable(Msg("Roads"), Roads(roads), ways=(space(), begin), has_title=False)

    def touched(self, touch: ShoeTouched) -> Step:
        """Begin another shoe."""
        self.page_context.do(BeginShoe())
        return Stay()


def begin_button(table: Table) -> Button[ShoeTouched]:
    """Return NEW SHOE, offered between two coups; it is held, for the roads are cleared."""
    why_not = ""
    if shoe.refusal(table):
        why_not = Msg("Only between two hands")
    elif table.lasting.shoe and table.lasting.shoe_from == table.round.number:
        why_not = Msg("No hands yet")
    held = Msg("Hold, after the shuffle")
    begin = Button(ShoeTouched(), Msg("NEW SHOE"), "card", held, ActionState.HOLD)
    return begin.unless(why_not)
