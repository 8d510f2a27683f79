"""RECONCILE on the screen: a strip of all linked tables, the one that differs, the list."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.drawing import draw_grid, draw_panel
from dealer_assist.ui.floor.frame import Buttons, Filters, FloorScreen
from dealer_assist.ui.models.floor.pages import DifferenceModel, ReconcilePageModel
from dealer_assist.ui.presenters.floor.reconcile import reconcile_page
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_HEAD, _CELL, _GAP, _CARD, _ACTS = 80.0, 46.0, 14.0, 360.0, 340.0
_SIDES = 0.54  # of the card's words: the sums of both sides, in the longest language


class ReconcileScreen(FloorScreen):
    """Shows which tables agree with the server."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ReconcilePageModel | None = None
        self._filters = Filters(self, "pit")
        self._acts = Buttons(self)

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        self.show_state(reconcile_page(view, shown, trouble))

    def show_state(self, model: ReconcilePageModel) -> None:
        """Show both sides."""
        self._model = model
        self._filters.show_state(model.filters)
        self._acts.show_state(model.wrong.buttons if model.wrong else ())
        self.show_frame(model.frame)

    def _strip(self) -> QRectF:
        body = self.body()
        count = len(self._model.cells) if self._model else 0
        rows = max(1, -(-count // self._across()))
        return QRectF(body.left(), body.top() + _HEAD, body.width(), rows * (_CELL + 6) + 26)

    def _across(self) -> int:
        return max(1, int((self.body().width() - 36) // (_CELL + 6)))

    def _card(self) -> QRectF:
        strip = self._strip()
        return QRectF(strip.left(), strip.bottom() + _GAP, strip.width(), _CARD)

    def arrange(self) -> None:
        """Place filters and acts."""
        super().arrange()
        if self._model is None:
            return
        body, card = self.body(), self._card()
        self._filters.place(body.right(), body.top() - 4, 96, 72)
        top = card.top() + 18
        for place, act in enumerate(self._acts.shown):
            box = QRectF(card.right() - _ACTS - 22, top + place * 160, _ACTS, 144)
            act.place(box, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint title, strip, card and list."""
        super().draw(painter)
        model, colour, body = self._model, painter.theme.colour, self.body()
        if model is None:
            return
        limit = body.right() - len(model.filters) * 108
        row = QRectF(body.left(), body.top() - 6, limit - body.left(), 76)
        used = painter.text(row, model.title, "modal_title", colour.text_1)
        painter.text(row.adjusted(used + 20, 0, -12, 0), model.note, "game_detail",
                     colour.text_2)  # fmt: skip
        strip = self._strip()
        painter.panel(strip, colour.panel, colour.line, 2)
        for place, (number, is_wrong) in enumerate(model.cells):
            line, column = divmod(place, self._across())
            cell = QRectF(strip.left() + 18 + column * (_CELL + 6),
                          strip.top() + 14 + line * (_CELL + 6), _CELL, _CELL)  # fmt: skip
            painter.panel(cell, colour.fault if is_wrong else None,
                          None if is_wrong else colour.line, 0 if is_wrong else 2, 9)  # fmt: skip
            ink = colour.fault_ink if is_wrong else colour.text_2
            painter.text(cell, number, "tag", ink, Align.CENTRE)
        top = strip.bottom() + _GAP
        if model.wrong:
            self._draw_card(painter, self._card(), model.wrong)
            top = self._card().bottom() + _GAP
        listed = QRectF(body.left(), top, body.width(), body.bottom() - top)
        inner = draw_panel(painter, listed).adjusted(0, -4, 0, 0)
        draw_grid(painter, inner, model.grid, 44.0)

    def _draw_card(self, painter: Painter, box: QRectF, wrong: DifferenceModel) -> None:
        colour = painter.theme.colour
        painter.panel(box, colour.fault_well, colour.fault, 4)
        left, whole = box.left() + 28, box.width() - _ACTS - 90
        width = _SIDES * whole
        painter.icon("unequal", left, box.top() + 30, 36, colour.fault, 2.6)
        row = QRectF(left + 52, box.top() + 20, width - 60, 56)
        painter.text(row, wrong.title, "notice", colour.text_1)
        grid = QRectF(left, box.top() + 84, width, 36 + 3 * 54)
        draw_grid(painter, grid, wrong.sides, 54.0)
        painter.icon("pause", left, box.bottom() - 48, 26, colour.fault_text, 2.6)
        row = QRectF(left + 40, box.bottom() - 58, width - 40, 44)
        painter.text(row, wrong.stopped, "game_detail", colour.fault_text)
        x = left + width + 24
        painter.fill(QRectF(x - 8, box.top() + 20, 2, box.height() - 40), colour.danger_edge)
        room = whole - width - 40
        row = QRectF(x + 16, box.top() + 20, room, 56)
        painter.text(row, wrong.first_title, "panel_title", colour.text_1)
        y = row.bottom() + 4
        for words in (*wrong.first, wrong.again):
            space = QRectF(x + 16, y, room, box.bottom() - y - 10)
            used = painter.paragraph(space, words, "game_detail", colour.fault_text, 32)
            y += used + 8
