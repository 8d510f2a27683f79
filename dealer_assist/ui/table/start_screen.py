"""The start screen in place of the felt: the self-check, and what a dealer's card will open.

An item of the self-check is well in one line, or not well with its cure.
"""

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.table.model.table import CheckLine, StartModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.children import Children, show_or_hide
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, foot_of, row_at, top_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.ui.toolkit.view import View

WELL_HEIGHT = 44.0
_INSET, _ICON_GAP, _ICON = 14.0, 14.0, 26.0
_FAULT_ICON = 40.0
_NAME, _DETAIL_LINE, _EDGE = 32.0, 28.0, 9.0
_OTHER_LANGUAGES = 1.35
_ONE_LINE = 1.15  # a third longer, and a little smaller where it must be


class CheckRow(View[CheckLine]):
    """Plain facts, nothing to touch."""

    _model: CheckLine = CheckLine("", "")

    def changed(self, model: CheckLine) -> None:
        """Name an item."""
        self.setAccessibleName(model.name)
        self.setAccessibleDescription(model.found)

    def wanted_width(self) -> float:
        """Return the width that an item which is well needs for its one line, in any language."""
        theme, model = self.context.theme, self._model
        said = self.context.translator.text
        words = theme.width(model.name, "medium_24") + theme.width(model.found, "bold_24")
        own = theme.width(said(model.name), "medium_24")
        own += theme.width(said(model.found), "bold_24", SMALLEST_LABEL)
        return _ICON + 2 * _ICON_GAP + max(words * _ONE_LINE, own)

    def wanted_height(self, width: float) -> float:
        """Return the height that the item needs at a width, in any language."""
        if self._model.is_well:
            return WELL_HEIGHT
        room = width - 2 * _INSET - _FAULT_ICON - _ICON_GAP
        words = self.context.theme.width(self._model.found, "medium_22") * _OTHER_LANGUAGES
        return 2 * _EDGE + _NAME + _DETAIL_LINE * max(1, ceil(words / room))

    def draw(self, painter: Painter) -> None:
        """Paint the item."""
        if self._model.is_well:
            self._draw_well(painter)
        else:
            self._draw_fault(painter)

    def _draw_well(self, painter: Painter) -> None:
        colour, model = painter.colour, self._model
        painter.rule(0, 0, painter.width, colour.line)
        painter.mark("check", 2, painter.height / 2, _ICON, colour.ok, 3)
        left = _ICON + _ICON_GAP
        box = QRectF(left, 0, painter.width - left, painter.height)
        width = painter.text(box, model.name, "medium_24", colour.text_2)
        painter.label(
            box.adjusted(width + _ICON_GAP, 0, 0, 0), model.found, "bold_24", colour.text_1
        )

    def _draw_fault(self, painter: Painter) -> None:
        colour, model = painter.colour, self._model
        radius = painter.theme.line.small_radius
        painter.panel(painter.whole, colour.fault_well, colour.fault, radius=radius)
        painter.mark("triangle", _INSET, painter.height / 2, _FAULT_ICON, colour.fault, 2.2)
        left = _INSET + _FAULT_ICON + _ICON_GAP
        name = QRectF(left, _EDGE, painter.width - left - _INSET, _NAME)
        painter.text(name, model.name, "bold_26", colour.text_1)
        room = painter.height - 2 * _EDGE - _NAME
        found = QRectF(left, name.bottom(), name.width(), room)
        painter.paragraph(found, model.found, "medium_22", colour.fault_text, _DETAIL_LINE)


_GAP, _SIDE, _TOP, _BOTTOM = 14.0, 22.0, 12.0, 16.0
_HEAD, _BUTTON = 42.0, 96.0
_FACT, _FACT_HIGHEST, _RECORD_GAP = 30.0, 58.0, 10.0
_GAME_SHARE, _SCHOOL_SHARE = 0.38, 0.36
_ROW_GAP = 8.0
_LINE = 25.0
_COLUMNS = (2, 3)
_LEAST_WELL = 38.0  # of an item that is well, in one line
_WELL_HIGHEST = 84.0
_CAPTION = 160.0
_WITHOUT_RULE = 40.0  # lower rows stand too close for lines between them
_MORE = 224.0  # beside what is not well, where not all of it fits


class StartScreen(TablePart):
    """Reports its buttons. What is not well comes first; what does not fit is one touch away."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._model: StartModel | None = None
        self._laid_out: tuple[object, ...] = ()
        self.rows = Children(lambda: CheckRow(context, self))
        self.choose, self.school = self._new_button(), self._new_button()
        self.take = self._new_button()
        self._page = 0
        self.more = ActionButton(context, self, role="bold_22", icon_size=32.0)
        self.more.pressed.connect(self._turn)
        self.more.hide()

    @property
    def model(self) -> StartModel | None:
        """Return what is shown."""
        return self._model

    def show_state(self, model: StartModel) -> None:
        """Show a closed table; the same one again is the answer to the last press."""
        show_or_hide(self.choose, model.choose)
        show_or_hide(self.school, model.school)
        show_or_hide(self.take, model.take)
        if model == self._model:
            return
        self._model = model
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.summary)
        self.rows.show(sorted(model.checks, key=lambda one: one.is_well))
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place what is not well in rows of its own, what is well in columns below it."""
        now = (self.size(), self.scale, self._model, self._page)
        if now == self._laid_out:
            return
        self._laid_out = now
        box = self._checks_box()
        inner = box.adjusted(_SIDE, _TOP + _HEAD, -_SIDE, -_BOTTOM)
        wrong = [row for row in self.rows if not row.model.is_well]
        pages = _in_pages(wrong, inner.width(), inner.height())
        takes = self._model is not None and self._model.take is not None
        self.more.setVisible(len(pages) > 1)
        if takes or len(pages) > 1:
            inner = self._lay_beside(inner, takes=takes)
            pages = _in_pages(wrong, inner.width(), inner.height())
        self._page = min(self._page, len(pages) - 1)
        if len(pages) > 1:
            place = Msg("Page {page} of {pages}", page=self._page + 1, pages=len(pages))
            self.more.show_state(
                Button((self._page + 1) % len(pages), Msg("MORE FAULTS"), "arrow-right", place)
            )
        y = inner.top()
        for row in wrong:
            row.setVisible(row in pages[self._page])
        for row in pages[self._page]:
            high = row.wanted_height(inner.width())
            row.place(row_at(inner, y, high), self.scale)
            y += high + _ROW_GAP
        self._lay_well(self.rows.shown[len(wrong) :], row_at(inner, y, 0), inner)
        game = self._game_box().adjusted(_SIDE, 0, -_SIDE, -_BOTTOM)
        button = foot_of(game, _BUTTON)
        if self._model is not None and self._model.school is not None:
            width = (button.width() - _GAP) * _SCHOOL_SHARE
            self.school.place(QRectF(button.left(), button.top(), width, _BUTTON), self.scale)
            button = button.adjusted(width + _GAP, 0, 0, 0)
        self.choose.place(button, self.scale)

    def _lay_beside(self, inner: QRectF, *, takes: bool) -> QRectF:
        """Place the buttons that take an update and turn on, and give the room beside them."""
        button = column_at(inner, inner.right() - _MORE, _MORE)
        if takes:
            self.take.place(foot_of(button, _BUTTON), self.scale)
            button = button.adjusted(0, 0, 0, -_BUTTON - _GAP)
        self.more.place(button, self.scale)
        return inner.adjusted(0, 0, -_MORE - _GAP, 0)

    def _turn(self, page: int) -> None:
        self._page = page
        self.arrange()
        self.update()

    def _lay_well(self, rows: list[CheckRow], at: QRectF, inner: QRectF) -> None:
        """Lay short items in columns, a long one across all of them."""
        room = inner.bottom() - at.top()
        columns, high = 1, 0.0
        for tried in _COLUMNS:
            wide = (at.width() - _GAP * (tried - 1)) / tried
            short = [row for row in rows if row.wanted_width() <= wide]
            lines = -(-len(short) // tried) + len(rows) - len(short)
            found = min(_WELL_HIGHEST, room / max(1, lines))
            if found > high and high < WELL_HEIGHT:  # more columns only where they give more room
                columns, high = tried, found
        width = (at.width() - _GAP * (columns - 1)) / columns
        short = [row for row in rows if row.wanted_width() <= width]
        long = [row for row in rows if row not in short]
        high = max(high, _LEAST_WELL)
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

    def draw(self, painter: Painter) -> None:
        """Paint the two panels."""
        model, colour = self._model, painter.colour
        painter.fill(painter.whole, colour.bg)
        if model is None:
            return
        thin = painter.theme.line.thin
        checks, game = self._checks_box(), self._game_box()
        painter.panel(checks, colour.panel, colour.line, thin)
        head = QRectF(checks.left() + _SIDE, _TOP, checks.width() - 2 * _SIDE, _HEAD - 6)
        width = painter.text(head, model.title, "bold_28", colour.text_1)
        rest = head.adjusted(width + _GAP, 0, 0, 0)
        ink = colour.ok if model.is_well else colour.fault
        painter.text(rest, model.summary, "medium_24", ink, Align.RIGHT)
        painter.panel(game, colour.panel, colour.line, thin)
        self._draw_game(painter, model, game.adjusted(_SIDE, _TOP, -_SIDE, -_BOTTOM - _BUTTON - 8))

    def _new_button(self) -> ActionButton:
        button = ActionButton(self.context, self, role="bold_26", icon_size=34.0)
        button.pressed.connect(self.press)
        return button

    def _draw_game(self, painter: Painter, model: StartModel, box: QRectF) -> None:
        colour = painter.colour
        head = top_of(box, _HEAD - 6)
        painter.text(head, model.game, "bold_28", colour.text_1)
        y = box.top() + _HEAD
        lines = painter.broken(model.record, "medium_22", box.width())
        room = box.bottom() - y - _RECORD_GAP - _LINE * len(lines)
        high = max(_FACT, min(_FACT_HIGHEST, room / max(1, len(model.facts))))
        for caption, value in model.facts:
            if high > _WITHOUT_RULE:
                painter.rule(box.left(), y, box.right(), colour.line)
            line = row_at(box, y, high)
            name = QRectF(line.left(), y, _CAPTION, high)
            painter.text(name, caption, "medium_24", colour.text_2)
            painter.text(line.adjusted(_CAPTION + 10, 0, 0, 0), value, "bold_24", colour.text_1)
            y += high
        if high > _WITHOUT_RULE:
            painter.rule(box.left(), y, box.right(), colour.line)
            y += _RECORD_GAP
        record = row_at(box, y, box.bottom() - y)
        painter.paragraph(record, model.record, "medium_22", colour.text_2, _LINE)

    def _checks_box(self) -> QRectF:
        width = (self.design_width - _GAP) * (1 - _GAME_SHARE)
        left = self.design_width - width if self.context.is_left_handed else 0.0
        return QRectF(left, 0, width, self.design_height)

    def _game_box(self) -> QRectF:
        width = (self.design_width - _GAP) * _GAME_SHARE
        left = 0.0 if self.context.is_left_handed else self.design_width - width
        return QRectF(left, 0, width, self.design_height)


def _in_pages(rows: list[CheckRow], width: float, height: float) -> list[list[CheckRow]]:
    """Share rows out, in their order, among pages of a height; one that is too high has its own."""
    pages: list[list[CheckRow]] = [[]]
    left = height + 1
    for row in rows:
        high = row.wanted_height(width)
        if high > left and pages[-1]:
            pages.append([])
            left = height + 1
        pages[-1].append(row)
        left -= high + _ROW_GAP
    return pages
