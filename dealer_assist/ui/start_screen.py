"""The start screen in place of the felt: the self-check, and what a dealer's card will open."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.check_row import WELL_HEIGHT, CheckRow
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import StartLook
from dealer_assist.ui.models.actions import TableAction
from dealer_assist.ui.models.touches import ActionPressed
from dealer_assist.ui.paint import Align, Easel

_GAP, _SIDE, _TOP, _BOTTOM = 14.0, 22.0, 12.0, 16.0
_HEAD, _BUTTON = 42.0, 96.0
_FACT, _FACT_HIGHEST, _RECORD_GAP = 30.0, 58.0, 10.0
_GAME_SHARE = 0.38
_ROW_GAP = 8.0
_LINE = 25.0
_COLUMNS = (2, 3)
_WELL_HIGHEST = 84.0
_CAPTION = 160.0
_WITHOUT_RULE = 40.0  # lower rows stand too close for lines between them


class StartScreen(Canvas):
    """Reports its one button. What is not well comes first, and is never left out."""

    touched = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look: StartLook | None = None
        self.rows: list[CheckRow] = []
        self.choose = ActionButton(kit, self, role="device", icon_size=34.0)
        self.choose.pressed.connect(self._press)

    @property
    def look(self) -> StartLook | None:
        """Give what is shown."""
        return self._look

    def show_state(self, look: StartLook) -> None:
        """Show a closed table; the same one again is the answer to the last press."""
        self.choose.show_state(look.choose)
        if look == self._look:
            return
        self._look = look
        self.setAccessibleName(look.title)
        self.setAccessibleDescription(look.summary)
        checks = sorted(look.checks, key=lambda one: one.is_well)
        while len(self.rows) > len(checks):
            gone = self.rows.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.rows) < len(checks):
            self.rows.append(CheckRow(self.kit, self))
        for row, check in zip(self.rows, checks, strict=True):
            row.show_state(check)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place what is not well in rows of its own, what is well in columns below it."""
        box = self._checks_box()
        inner = box.adjusted(_SIDE, _TOP + _HEAD, -_SIDE, -_BOTTOM)
        y = inner.top()
        wrong = [row for row in self.rows if not row.look.is_well]
        for row in wrong:
            high = row.wanted_height(inner.width())
            row.place(QRectF(inner.left(), y, inner.width(), high), self.scale)
            row.setVisible(y + high <= inner.bottom() + 1 or row is wrong[0])
            y += high + _ROW_GAP
        self._lay_well(self.rows[len(wrong) :], QRectF(inner.left(), y, inner.width(), 0), inner)
        game = self._game_box().adjusted(_SIDE, 0, -_SIDE, -_BOTTOM)
        button = QRectF(game.left(), game.bottom() - _BUTTON, game.width(), _BUTTON)
        self.choose.place(button, self.scale)

    def _lay_well(self, rows: list[CheckRow], at: QRectF, inner: QRectF) -> None:
        """Lay short items in columns, a long one across all of them."""
        room = inner.bottom() - at.top()
        for columns in _COLUMNS:
            width = (at.width() - _GAP * (columns - 1)) / columns
            short = [row for row in rows if row.wanted_width() <= width]
            long = [row for row in rows if row not in short]
            lines = -(-len(short) // columns) + len(long)
            high = min(_WELL_HIGHEST, room / max(1, lines))
            if high >= WELL_HEIGHT:
                break
        high = max(high, WELL_HEIGHT)
        places = [divmod(place, columns) for place in range(len(short))]
        first = -(-len(short) // columns)
        places += [(first + place, 0) for place in range(len(long))]
        for row, (line, column) in zip((*short, *long), places, strict=True):
            left, top = at.left() + column * (width + _GAP), at.top() + line * high
            across = at.width() if row in long else width
            row.place(QRectF(left, top, across, high), self.scale)
            # Where what is wrong needs the room, the summary alone counts what is well.
            row.setVisible(top + high <= inner.bottom() + 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches from the seats that lie under it."""

    def draw(self, easel: Easel) -> None:
        """Paint the two panels."""
        look, colour = self._look, easel.theme.colour
        easel.fill(QRectF(0, 0, easel.width, easel.height), colour.bg)
        if look is None:
            return
        thin = easel.theme.line.thin
        checks, game = self._checks_box(), self._game_box()
        easel.panel(checks, colour.panel, colour.line, thin)
        head = QRectF(checks.left() + _SIDE, _TOP, checks.width() - 2 * _SIDE, _HEAD - 6)
        width = easel.text(head, look.title, "list_title", colour.text_1)
        rest = head.adjusted(width + _GAP, 0, 0, 0)
        ink = colour.ok if look.is_well else colour.fault
        easel.text(rest, look.summary, "check_name", ink, Align.RIGHT)
        easel.panel(game, colour.panel, colour.line, thin)
        self._draw_game(easel, look, game.adjusted(_SIDE, _TOP, -_SIDE, -_BOTTOM - _BUTTON - 8))

    def _press(self, action: TableAction) -> None:
        self.touched.emit(ActionPressed(action))

    def _draw_game(self, easel: Easel, look: StartLook, box: QRectF) -> None:
        colour = easel.theme.colour
        head = QRectF(box.left(), box.top(), box.width(), _HEAD - 6)
        easel.text(head, look.game, "list_title", colour.text_1)
        y = box.top() + _HEAD
        lines = easel.broken(look.record, "check_detail", box.width())
        room = box.bottom() - y - _RECORD_GAP - _LINE * len(lines)
        high = max(_FACT, min(_FACT_HIGHEST, room / max(1, len(look.facts))))
        for caption, value in look.facts:
            if high > _WITHOUT_RULE:
                easel.rule(box.left(), y, box.right(), colour.line)
            line = QRectF(box.left(), y, box.width(), high)
            name = QRectF(line.left(), y, _CAPTION, high)
            easel.text(name, caption, "check_name", colour.text_2)
            easel.text(line.adjusted(_CAPTION + 10, 0, 0, 0), value, "check_found", colour.text_1)
            y += high
        if high > _WITHOUT_RULE:
            easel.rule(box.left(), y, box.right(), colour.line)
            y += _RECORD_GAP
        record = QRectF(box.left(), y, box.width(), box.bottom() - y)
        easel.paragraph(record, look.record, "check_detail", colour.text_2, _LINE)

    def _checks_box(self) -> QRectF:
        width = (self.design_width - _GAP) * (1 - _GAME_SHARE)
        left = self.design_width - width if self.kit.is_left_handed else 0.0
        return QRectF(left, 0, width, self.design_height)

    def _game_box(self) -> QRectF:
        width = (self.design_width - _GAP) * _GAME_SHARE
        left = 0.0 if self.kit.is_left_handed else self.design_width - width
        return QRectF(left, 0, width, self.design_height)
