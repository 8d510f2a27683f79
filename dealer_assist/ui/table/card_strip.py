"""Cards that lie in the middle of the table: the dealer's, and the board's."""

from PySide6.QtCore import QRectF

from dealer_assist.message import joined
from dealer_assist.ui.table.model.table import CardRowModel
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import row_at
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.view import View

_CARD_WIDTH, _NARROW, _FLAT_WIDTH, _FLAT_NARROW, _CARD_GAP = 50.0, 46.0, 56.0, 46.0, 5.0
_MANY = 6  # cards that leave room for wide ones
_TALLEST, _FLAT = 84.0, 54.0
_TITLE_GAP, _ROW_GAP = 10.0, 18.0
_LINE = 27.0
_LEAST_NOTE = 90.0


class CardStrip(View[tuple[CardRowModel, ...]]):
    """Shows rows of cards side by side, each between its title and its note."""

    _model: tuple[CardRowModel, ...] = ()

    def changed(self, model: tuple[CardRowModel, ...]) -> None:
        """Name the rows."""
        self.setAccessibleName(joined(", ", (row.title for row in model)))

    def draw(self, painter: Painter) -> None:
        """Paint the rows, centred as one."""
        height = min(painter.height, _TALLEST)
        is_flat = height < _FLAT
        is_many = sum(len(row.cards) for row in self._model) > _MANY
        wide, narrow = (_FLAT_WIDTH, _FLAT_NARROW) if is_flat else (_CARD_WIDTH, _NARROW)
        card = narrow if is_many else wide
        titles = [self._title_width(painter, row, is_flat=is_flat) for row in self._model]
        notes = [painter.width_of(row.note, "semi_22") for row in self._model]
        number = sum(len(row.cards) for row in self._model)
        beside = sum(
            title + _TITLE_GAP + (_TITLE_GAP if note else 0)
            for title, note in zip(titles, notes, strict=True)
        )
        beside += _ROW_GAP * (len(self._model) - 1) + sum(min(note, _LEAST_NOTE) for note in notes)
        # However many cards there are, all of them lie on the cloth.
        card = min(card, (painter.width - beside) / max(1, number) - _CARD_GAP)
        fixed = sum(
            title + _TITLE_GAP + len(row.cards) * (card + _CARD_GAP) + (_TITLE_GAP if note else 0)
            for row, title, note in zip(self._model, titles, notes, strict=True)
        )
        spare = painter.width - fixed - _ROW_GAP * (len(self._model) - 1)
        if sum(notes) > spare:
            notes = [note * max(0.0, spare) / sum(notes) for note in notes]
        width = fixed + sum(notes) + _ROW_GAP * (len(self._model) - 1)
        x, top = (painter.width - width) / 2, (painter.height - height) / 2
        for row, title, note in zip(self._model, titles, notes, strict=True):
            self._draw_title(painter, QRectF(x, top, title + 1, height), row)
            x += title + _TITLE_GAP
            for number, name in enumerate(row.cards):
                draw_card(painter, QRectF(x, top, card, height), name, is_out=number < row.out)
                x += card + _CARD_GAP
            if row.note:
                x += _TITLE_GAP - _CARD_GAP
                self._draw_note(painter, QRectF(x, top, note + 1, height), row.note)
                x += note + _CARD_GAP
            x += _ROW_GAP

    def _title_width(self, painter: Painter, row: CardRowModel, *, is_flat: bool) -> float:
        if is_flat:
            return painter.width_of(row.caption or row.title, "caption_22")
        title = painter.width_of(row.title, "caption_22")
        return max(title, painter.width_of(row.caption, "semi_20"))

    def _draw_note(self, painter: Painter, box: QRectF, note: str) -> None:
        """Draw the note, in two lines where one is too long."""
        ink = painter.colour.text_1
        if painter.width_of(note, "semi_22") <= box.width() or box.height() < 2 * _LINE:
            painter.text(box, note, "semi_22", ink)
            return
        box = row_at(box, box.center().y() - _LINE, 2 * _LINE)
        painter.paragraph(box, note, "semi_22", ink, _LINE)

    def _draw_title(self, painter: Painter, box: QRectF, row: CardRowModel) -> None:
        colour, middle = painter.colour, box.center().y()
        if not row.caption or box.height() < 2 * _LINE:
            # Where there is one line, the street says which cards they are.
            words = row.caption or row.title
            painter.text(box, words, "caption_22", colour.felt_text, Align.RIGHT)
            return
        title = row_at(box, middle - _LINE, _LINE)
        painter.text(title, row.title, "caption_22", colour.felt_text, Align.RIGHT)
        title.translate(0, _LINE)
        painter.text(title, row.caption, "semi_20", colour.text_1, Align.RIGHT)
