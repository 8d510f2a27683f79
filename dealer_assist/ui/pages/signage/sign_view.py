"""One sign of a table as it is posted, in letters that its room allows."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg, Translated, joined
from dealer_assist.ui.pages.notes import NotesStyle, draw_notes, row_height
from dealer_assist.ui.pages.signage.page import PostedSign
from dealer_assist.ui.pages.signage.sheets import TableSign
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT, Align
from dealer_assist.ui.toolkit.view import View

_SIDE, _TOP, _TITLE, _NOTICE = 36.0, 24.0, 52.0, 44.0
_COLUMN = 96.0
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
        for row in rows:
            line = top_of(room, height)
            self._draw_row(painter, line, row)
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


@shows(PostedSign)
def _sign(on: Canvas, node: PostedSign, tell: Tell) -> Widget:
    return SignText(on.context, on)
