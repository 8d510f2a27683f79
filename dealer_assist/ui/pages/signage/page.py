"""The signs of this table: what has to be posted, to look at, to print and to save."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.message import Msg, joined
from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.pages.chapters_page import ChaptersPage
from dealer_assist.ui.pages.notes import NotesStyle, draw_notes, row_height
from dealer_assist.ui.pages.page_paper import print_page, print_refusal, save_page
from dealer_assist.ui.pages.signage.model import TableSign
from dealer_assist.ui.pages.signage.presenter.page import signage_foot, signage_page
from dealer_assist.ui.pages.signage.presenter.sheets import signage
from dealer_assist.ui.shell.page import GAP
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.boxes import Node, Slot, row, space
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.view import View

_SIDE, _TOP, _TITLE, _NOTICE = 36.0, 24.0, 52.0, 44.0
_COLUMN, _BUTTON = 96.0, 460.0
_NOTES = NotesStyle("medium_24", 32.0, 12.0, least=40.0, most=58.0)


class SignText(View[TableSign]):
    """Shows one sign as it is posted."""

    def changed(self, model: TableSign) -> None:
        """Have its title and its small print read out."""
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(joined(" ", model.notes))

    def draw(self, painter: Painter) -> None:
        """Paint title, notices, rows and small print from the top."""
        if not self.shows_something:
            return
        sign, colour = self.model, painter.theme.colour
        painter.panel(painter.whole, colour.panel, colour.line)
        room = painter.whole.adjusted(_SIDE, _TOP, -_SIDE, -_TOP)
        title = top_of(room, _TITLE)
        used = painter.text(title, sign.title, "heavy_34", colour.text_1)
        rule = title.adjusted(used + _SIDE, 0, 0, 0)
        painter.text(rule, sign.rule, "medium_20", colour.text_2, Align.RIGHT)
        room.setTop(title.bottom() + 4)
        painter.rule(room.left(), room.top(), room.right(), colour.line_strong)
        room.setTop(room.top() + 12)
        # What is read below it decides how much room there is: a notice keeps its size.
        size = painter.plain_size("bold_28")
        for notice in sign.notices:
            # A jurisdiction's own notice is posted as the law words it, in every language.
            words = notice if isinstance(notice, Msg) else Translated(notice)
            used = painter.paragraph(room, words, "bold_28", colour.text_1, _NOTICE, most=size)
            room.setTop(room.top() + used)
        self._draw_rest(painter, room, sign)

    def _draw_rest(self, painter: Painter, room: QRectF, sign: TableSign) -> None:
        rows = (("", *sign.by_hands),) * bool(sign.by_hands) + sign.rows
        height = row_height(painter, room, len(rows), sign.notes, _NOTES)
        for one in rows:
            line = top_of(room, height)
            self._draw_row(painter, line, one)
            room.setTop(line.bottom())
            painter.rule(room.left(), room.top() - 2, room.right(), painter.theme.colour.line)
        draw_notes(painter, room.adjusted(0, 12 if rows else 0, 0, 0), sign.notes, _NOTES)

    def _draw_row(self, painter: Painter, line: QRectF, row: tuple[str, ...]) -> None:
        """Write words and figures; several figures stand in columns of one width."""
        ink, (words, *figures) = painter.theme.colour.text_1, row
        if len(figures) == 1:
            used = painter.text(line, figures[0], "bold_28", ink, Align.RIGHT, SMALLEST_AMOUNT)
            line = line.adjusted(0, 0, -used - _SIDE, 0)
        else:
            for figure in reversed(figures):
                box = line.adjusted(line.width() - _COLUMN, 0, 0, 0)
                painter.text(box, figure, "bold_28", ink, Align.RIGHT)
                line.setRight(box.left())
        painter.text(line, words, "medium_24", ink)


class SignagePage(ChaptersPage[TableSign]):
    """Shows a sign at a time; both buttons take all of them along."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        setup = page_context.desk.table.setup
        self.title = Msg("Signs of table {table}", table=setup.number)
        self.detail = Msg("What players must be able to read here, from the rules in force.")
        self.setAccessibleName(self.title)
        book = rule_book_of(page_context.resources, page_context.game)
        self.signage = signage(setup, book)
        signs = self.signage.signs
        self.begin(signs, [one.name or one.title for one in signs], SignText(context, self))
        self.save = self.button(lambda: self._take(save_page))
        self.print = self.button(lambda: self._take(print_page))

    def refresh(self) -> None:
        """Let PRINT follow the printer."""
        model = ActionModel("print", Msg("PRINT THE SIGNS"), "printer", Msg("On the slip printer"))
        self.print.show_state(model.unless(print_refusal(self.page_context)))
        detail = Msg("To print on large paper")
        self.save.show_state(ActionModel("save", Msg("SAVE AS PDF"), "list", detail))

    def ways(self) -> Node:
        """Stand both ways to paper at the near end."""
        ways = (Slot(one).of(_BUTTON) for one in (self.save, self.print))
        return row(space(), *ways, gap=GAP)

    def _take(self, take: Callable[[PageContext, PaperPage], str]) -> None:
        page = signage_page(self.signage, signage_foot(self.page_context.desk.table.setup))
        self.detail = take(self.page_context, page)
        self.refresh()
        self.update()
