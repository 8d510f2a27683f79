"""The signs of this table: what has to be posted, to look at, to print and to save."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.message import Msg, joined
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.pages.page_paper import print_page, print_refusal, save_page
from dealer_assist.ui.pages.signage.model import TableSign
from dealer_assist.ui.pages.signage.presenter.page import signage_foot, signage_page
from dealer_assist.ui.pages.signage.presenter.sheets import signage
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter

PRINT, SAVE = "print", "save"
_NAMES, _MOST = 424.0, 112.0
_SIDE, _TOP, _TITLE = 36.0, 24.0, 52.0
_NOTICE, _ROW, _MOST_ROW, _NOTE = 44.0, 40.0, 58.0, 32.0
_COLUMN = 96.0
_BUTTON = 460.0


class SignText(Canvas):
    """Shows one sign as it is posted."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._sign: TableSign | None = None

    def show_state(self, sign: TableSign) -> None:
        """Show a sign."""
        if sign != self._sign:
            self._sign = sign
            self.setAccessibleName(sign.title)
            self.setAccessibleDescription(joined(" ", sign.notes))
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint title, notices, rows and small print from the top."""
        sign, colour = self._sign, painter.theme.colour
        if sign is None:
            return
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        inner = whole.adjusted(_SIDE, _TOP, -_SIDE, -_TOP)
        title = QRectF(inner.left(), inner.top(), inner.width(), _TITLE)
        used = painter.text(title, sign.title, "heavy_34", colour.text_1)
        rule = title.adjusted(used + _SIDE, 0, 0, 0)
        painter.text(rule, sign.rule, "medium_20", colour.text_2, Align.RIGHT)
        y = title.bottom() + 4
        painter.rule(inner.left(), y, inner.right(), colour.line_strong)
        y += 12
        for notice in sign.notices:
            room = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
            # A jurisdiction's own notice is posted as the law words it, in every language.
            words = notice if isinstance(notice, Msg) else Translated(notice)
            # What is read below it decides how much room there is: a notice keeps its size.
            size = painter.plain_size("bold_28")
            y += painter.paragraph(room, words, "bold_28", colour.text_1, _NOTICE, most=size)
        self._draw_rest(painter, QRectF(inner.left(), y, inner.width(), inner.bottom() - y), sign)

    def _draw_rest(self, painter: Painter, room: QRectF, sign: TableSign) -> None:
        colour, y = painter.theme.colour, room.top()
        notes = sum(len(painter.broken(one, "medium_24", room.width())) for one in sign.notes)
        rows = (("", *sign.by_hands),) * bool(sign.by_hands) + sign.rows
        spare = room.height() - notes * _NOTE - 12
        height = max(_ROW, min(_MOST_ROW, spare / max(1, len(rows))))
        for row in rows:
            line = QRectF(room.left(), y, room.width(), height)
            self._draw_row(painter, line, row)
            y += height
            painter.rule(room.left(), y - 2, room.right(), colour.line)
        y += 12 if rows else 0
        box = QRectF(room.left(), y, room.width(), room.bottom() - y)
        size = painter.size_for(sign.notes, "medium_24", box, _NOTE)
        for note in sign.notes:
            box = QRectF(room.left(), y, room.width(), room.bottom() - y)
            y += painter.paragraph(box, note, "medium_24", colour.text_2, _NOTE, most=size)

    def _draw_row(self, painter: Painter, line: QRectF, row: tuple[str, ...]) -> None:
        colour, (words, *figures) = painter.theme.colour, row
        if len(figures) == 1:
            used = painter.text(
                line, figures[0], "bold_28", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT
            )
            line = line.adjusted(0, 0, -used - _SIDE, 0)
        for place, figure in enumerate(reversed(figures) if len(figures) > 1 else ()):
            right = line.right() - place * _COLUMN
            box = QRectF(right - _COLUMN, line.top(), _COLUMN, line.height())
            painter.text(box, figure, "bold_28", colour.text_1, Align.RIGHT)
        if len(figures) > 1:
            line = line.adjusted(0, 0, -len(figures) * _COLUMN, 0)
        painter.text(line, words, "medium_24", colour.text_1)


class SignagePage(Page):
    """Holds the sign that is looked at; both buttons take all of them along."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        setup = page_context.desk.table.setup
        game = load_games(page_context.resources / "games")[setup.game]
        book = rule_book_of(page_context.resources, game)
        self.title = Msg("Signs of table {table}", table=setup.number)
        self.detail = Msg("What players must be able to read here, from the rules in force.")
        self.setAccessibleName(self.title)
        self.signage = signage(setup, book)
        self._open = self.signage.signs[0]
        self.names = [self._name() for _ in self.signage.signs]
        self.text = SignText(context, self)
        self.print = ActionButton(context, self)
        self.print.pressed.connect(lambda key: self._take(PRINT))
        self.save = ActionButton(context, self)
        self.save.pressed.connect(lambda key: self._take(SAVE))
        self._show()

    def refresh(self) -> None:
        """Let PRINT follow the printer."""
        words, detail = Msg("PRINT THE SIGNS"), Msg("On the slip printer")
        model = ActionModel(PRINT, words, "printer", detail)
        if refusal := print_refusal(self.page_context):
            model = ActionModel(PRINT, words, "printer", "", ActionState.NOT_YET, refusal)
        self.print.show_state(model)
        detail = Msg("To print on large paper")
        self.save.show_state(ActionModel(SAVE, Msg("SAVE AS PDF"), "list", detail))

    def arrange(self) -> None:
        """Place the signs' names at the left, the open one beside them."""
        super().arrange()
        body, count = self.body(), len(self.names)
        height = min(_MOST, (body.height() - GAP * (count - 1)) / count)
        for place, name in enumerate(self.names):
            top = body.top() + place * (height + GAP)
            name.place(QRectF(body.left(), top, _NAMES, height), self.scale)
        self.text.place(body.adjusted(_NAMES + GAP, 0, 0, 0), self.scale)
        foot = self.beside_back()
        left = foot.right() - 2 * _BUTTON - GAP
        self.save.place(QRectF(left, foot.top(), _BUTTON, foot.height()), self.scale)
        right = foot.right() - _BUTTON
        self.print.place(QRectF(right, foot.top(), _BUTTON, foot.height()), self.scale)

    def _name(self) -> ChoiceButton:
        name = ChoiceButton(self.context, self)
        name.chosen.connect(self._turn_to)
        return name

    def _turn_to(self, key: str) -> None:
        self._open = next(one for one in self.signage.signs if one.key == key)
        self._show()

    def _show(self) -> None:
        for name, sign in zip(self.names, self.signage.signs, strict=True):
            name.show_state(ChoiceModel(sign.key, sign.name or sign.title, sign is self._open))
        self.text.show_state(self._open)

    def _take(self, way: str) -> None:
        page = signage_page(self.signage, signage_foot(self.page_context.desk.table.setup))
        take = print_page if way == PRINT else save_page
        self.detail = take(self.page_context, page)
        self.refresh()
        self.update()
