"""A page before it is printed: the very painting of PDF and slip, the amount in large figures."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.slip_text import reprint_mark
from dealer_assist.frozen import frozen
from dealer_assist.reports.page import Amount, Page
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter

CLOSER, PDF, PRINT, BACK = "closer", "pdf", "print", "back"
_SIDE, _GAP, _COLUMN = 24.0, 16.0, 520.0
_BUTTON, _LINE = 100.0, 32.0
_SHEET = 792.0 / 612.0
_SEEN, _MARGIN = 528.0, 36.0  # points across, and above, where one looks closer
_WHOLE, _TOP, _BOTTOM = range(3)


@frozen
class PreviewModel:
    """A page to print: what it is of, and how to write a copy of it."""

    kind: str
    number: int
    write: Callable[[int], Page]


class WinPreview(Canvas):
    """Shows the copy that would be printed next; every copy goes on record."""

    closed = Signal()

    def __init__(
        self, context: UiContext, copies: PaperCopies, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._copies = copies
        self._model: PreviewModel | None = None
        self._image = QImage()
        self._view = _WHOLE
        self.copy, self.words = 1, ""
        self.page: Page | None = None
        self.buttons = {key: ActionButton(context, self) for key in (CLOSER, PDF, PRINT, BACK)}
        for button in self.buttons.values():
            button.pressed.connect(self._press)
        self.hide()

    def show_state(self, model: PreviewModel, words: str = "") -> None:
        """Show the next copy of a page."""
        self._model, self.words = model, words
        self._view = _WHOLE
        self._write()
        self.show()
        self.raise_()

    def refresh(self) -> None:
        """Follow the record: a copy that came out makes the next one a reprint."""
        if self._model is not None and self.isVisible():
            self._write()

    def arrange(self) -> None:
        """Place the buttons in the column at the right."""
        left, bottom = self.design_width - _COLUMN, self.design_height - _SIDE
        for place, button in enumerate(reversed(self.buttons.values())):
            top = bottom - (place + 1) * _BUTTON - place * _GAP
            box = QRectF(left, top, _COLUMN - _SIDE, _BUTTON)
            button.place(box, self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the buttons from reaching what lies under it."""

    def draw(self, painter: Painter) -> None:
        """Paint the paper, and beside it what it is about."""
        colour = painter.theme.colour
        painter.fill(QRectF(0, 0, painter.width, painter.height), colour.bg)
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        page = self.page
        if page is None:
            return
        room = QRectF(_SIDE, _SIDE, painter.width - _COLUMN - 2 * _SIDE, painter.height - 2 * _SIDE)
        self._draw_paper(painter, room)
        left, width = painter.width - _COLUMN, _COLUMN - _SIDE
        box = QRectF(left, _SIDE, width, 46)
        painter.text(box, page.title, "modal_title", colour.text_1)
        box = QRectF(left, box.bottom() + 4, width, _LINE)
        painter.text(box, page.subtitle, "modal_place", colour.text_2)
        y = box.bottom() + 16
        for amount in page.blocks:
            if isinstance(amount, Amount):
                painter.text(
                    QRectF(left, y, width, _LINE), amount.caption, "list_note", colour.text_2
                )
                figures = QRectF(left, y + _LINE, width, 66)
                painter.text(
                    figures, amount.figures, "win_seat", colour.text_1, least=SMALLEST_AMOUNT
                )
                y += _LINE + 76
        words = self.words or _copy_words(self.copy)
        room = QRectF(left, y, width, self.buttons[CLOSER].y() / self.scale - y - _GAP)
        painter.paragraph(room, words, "list_note", colour.claim, _LINE)

    def _draw_paper(self, painter: Painter, room: QRectF) -> None:
        if self._view == _WHOLE:
            height = min(room.height(), room.width() * _SHEET)
            target = QRectF(0, 0, height / _SHEET, height)
            target.moveCenter(room.center())
            source = QRectF(self._image.rect())
        else:
            a_point = self._image.width() / 612
            wide, high = _SEEN * a_point, _SEEN * a_point * room.height() / room.width()
            top = _MARGIN * a_point
            if self._view == _BOTTOM:
                top = max(0.0, self._image.height() - top - high)
            source = QRectF((self._image.width() - wide) / 2, top, wide, high)
            target = room
        painter.qpainter.drawImage(target, self._image, source)

    def _write(self) -> None:
        model = self._model
        assert model is not None
        copy = self._copies.following(model.kind, model.number)
        page = model.write(copy)
        if page != self.page or self._image.isNull():
            from dealer_assist.ui.print.fonts import load_paper_fonts
            from dealer_assist.ui.print.pages import preview

            load_paper_fonts(self.context.fonts.parent)
            self.page, self._image = page, preview(page, 3.0)[0]
        self.copy = copy
        self.setAccessibleName(f"{page.title} {page.subtitle}")
        refusal = self._copies.print_refusal
        state = ActionState.NOT_YET if refusal else ActionState.AVAILABLE
        closer = ("LOOK CLOSER", "LOWER PART", "WHOLE PAGE")[self._view]
        for key, action in (
            (CLOSER, ActionModel(CLOSER, closer, "plus")),
            (PDF, ActionModel(PDF, "SAVE AS PDF", "book", "It counts as paper")),
            (PRINT, ActionModel(PRINT, "PRINT SLIP", "printer", refusal, state, refusal)),
            (BACK, ActionModel(BACK, "BACK", "arrow-left")),
        ):
            self.buttons[key].show_state(action)
        self.update()

    def _press(self, key: str) -> None:
        model, page, copy = self._model, self.page, self.copy
        if model is None or page is None:
            return
        match key:
            case "closer":
                self._view = (self._view + 1) % 3
            case "pdf":
                self.words = self._copies.save(page, model.kind, model.number, copy)
            case "print":
                self.words = self._copies.print(page, model.kind, model.number, copy)
            case _:
                self._model = None
                self.hide()
                self.closed.emit()
                return
        self._write()


def _copy_words(copy: int) -> str:
    what = f"This paper is {reprint_mark(copy)}" if copy > 1 else "This paper is the ORIGINAL"
    return f"{what}; it goes on record when it is printed or saved"
