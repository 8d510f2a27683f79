"""TABLE SIGNS: what has to be posted at this table, to look at, to print and to save."""

from typing import TypeAlias, assert_never

from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.message import Msg
from dealer_assist.ui.pages.named_beside import named_beside
from dealer_assist.ui.pages.page_paper import ToPaper, print_page, print_refusal, save_page
from dealer_assist.ui.pages.signage.paper import signage_foot, signage_page
from dealer_assist.ui.pages.signage.sheets import TableSign, signage
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Node, Press, Shown, space
from dealer_assist.ui.toolkit.values.touches import Button, Choice
from dealer_assist.value import Value

_BUTTON = 460.0


class PostedSign(Shown):
    """One sign as it is posted."""

    model: TableSign


class SignageChosen(Value):
    """The name of a sign, by its place."""

    place: int


SignageTouch: TypeAlias = SignageChosen | ToPaper


class SignagePage(TablePage[SignageTouch]):
    """Shows a sign at a time."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        book = rule_book_of(page_context.resources, page_context.game)
        self.signage = signage(page_context.desk.table.setup, book)
        self.sign = self.signage.signs[0]
        self._said: str = Msg("What players must be able to read here, from the rules in force.")

    def shown(self) -> OverTable:
        """Return the names at the left, the open sign beside them, the ways to paper below."""
        names = [
            Choice(SignageChosen(place), sign.name or sign.title, sign is self.sign)
            for place, sign in enumerate(self.signage.signs)
        ]
        table = self.page_context.desk.table.setup.number
        to_print = Button(
            ToPaper.PRINT, Msg("PRINT THE SIGNS"), "printer", Msg("On the slip printer")
        ).unless(print_refusal(self.page_context))
        to_save = Button(ToPaper.SAVE, Msg("SAVE AS PDF"), "list", Msg("To print on large paper"))
        return OverTable(
            Msg("Signs of table {table}", table=table),
            named_beside(names, PostedSign(self.sign)),
            self._said,
            (space(), _way(to_save), _way(to_print)),
        )

    def touched(self, touch: SignageTouch) -> Step:
        """Turn to a sign, or take all of them to paper."""
        match touch:
            case SignageChosen(place):
                self.sign = self.signage.signs[place]
            case ToPaper():
                self._said = self._to_paper(touch)
            case _:
                assert_never(touch)
        return Stay()

    def _to_paper(self, way: ToPaper) -> str:
        foot = signage_foot(self.page_context.desk.table.setup)
        page = signage_page(self.signage, foot)
        match way:
            case ToPaper.SAVE:
                return save_page(self.page_context, page)
            case ToPaper.PRINT:
                return print_page(self.page_context, page)
            case _:
                assert_never(way)


def _way(button: Button[SignageTouch]) -> Node:
    return Press(button, "bold_30", 40.0).of(_BUTTON)
