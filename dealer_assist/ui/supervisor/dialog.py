"""The supervisor's sheet over the table: verify, swipe, recorded. It has no event loop of its own.

The table stays visible underneath at a fifth of its brightness; the violet banner is not covered.
What is seen of it beside the sheet is a picture: a page turns without painting the table again.
"""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPixmap, QRegion, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.supervisor import paint  # noqa: F401 - what the pages are painted by
from dealer_assist.ui.supervisor.recorded import RecordedModel
from dealer_assist.ui.supervisor.sheet import SupervisorModel, sheet_tree
from dealer_assist.ui.supervisor.swipe import SwipeModel
from dealer_assist.ui.table.actions import ActionPressed, CardTouched, TableAction
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Controls
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, row_at, top_of
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT, HELP_ROOM

_SIDE, _TOP, _BOTTOM = 80.0, 22.0, 24.0
_HEAD, _RADIUS, _LINE = 92.0, 20.0, 3.0
_PAGE_BOTTOM = 17.0
_STAR = 40.0
_DOT, _STEP_GAP, _BAR = 38.0, 10.0, 36.0
_STEPS = 3
_WRONG_LINE = 30.0
_HELP_SIDE = 20.0


class SheetPage(Boxed[SupervisorModel]):
    """Shows one kind of page; whatever is touched on it goes out in `touched`.

    It is opaque: a press on it never repaints the table underneath.
    """

    touched = Signal(object)
    covers = True

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.controls = Controls(self, self._tell)

    def show_state(self, model: SupervisorModel) -> None:
        """Show a page; the same one again is the answer to the last press."""
        super().show_state(model)
        waiting: list[ActionButton] = list(self.findChildren(ActionButton))
        for button in waiting:
            button.answered()

    def body(self, model: SupervisorModel) -> Node:
        """Return the tree of the page."""
        return sheet_tree(model)

    def arrange(self) -> None:
        """Lay the page out, and show its controls."""
        super().arrange()
        if self.shows_something:
            self.controls.show(self._placed)

    def tick(self, now_ms: int) -> None:
        """Let a hold fill."""
        held: list[Touchable] = list(self.findChildren(Touchable))
        for control in held:
            control.tick(now_ms)

    def draw(self, painter: Painter) -> None:
        """Paint what is no control."""
        painter.fill(painter.whole, painter.colour.panel)
        super().draw(painter)

    def _tell(self, touch: TableAction | CardTouched) -> None:
        self.touched.emit(touch if isinstance(touch, CardTouched) else ActionPressed(touch))


class SupervisorDialog(Canvas):
    """Reports buttons, struck claims and simulated cards.

    Each kind of page has a widget of its own: what comes up rests before it can be pressed.
    """

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: SupervisorModel | None = None
        self._has_banner = False
        self._backdrop = QPixmap()
        self._table: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.help_button = HelpButton(context, self)
        self._pages: dict[type[SupervisorModel], SheetPage] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.hide()

    @property
    def model(self) -> SupervisorModel | None:
        """Return the page that is shown, or None while the sheet is away."""
        return self._model

    def cover(self, screen: QRect, *, has_banner: bool) -> None:
        """Cover a screen, leaving its banner free."""
        self._has_banner = has_banner
        scale = scale_for(screen.width(), screen.height())
        top = BANNER_HEIGHT if has_banner else 0.0
        width, height = screen.width() / scale, screen.height() / scale
        self.place(QRectF(0, top, width, height - top), scale)

    def lie_over(self, table: QWidget) -> None:
        """Let the table be seen beside the sheet, from the next beat on: the sheet comes first."""
        self._table = table
        self._backdrop = QPixmap()
        self.update()

    def _take_picture(self, table: QWidget) -> None:
        """Take a picture of what is seen of the table beside the sheet."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.context.theme.colour.bg)
        seen = QRegion(self.geometry()) - QRegion(self._covered().translated(self.pos()))
        # Qt puts the corner of the region at the offset, so the offset is none.
        table.render(picture, QPoint(), seen)
        qpainter = QPainter(picture)
        qpainter.setClipRegion(self._beside())
        qpainter.fillRect(self.rect(), self.context.theme.colour.scrim)
        qpainter.end()
        self._backdrop = picture
        self.update(self._beside())

    def show_state(self, model: SupervisorModel | None) -> None:
        """Show a page, or put the sheet away."""
        had, self._model = self._model, model
        if model is None:
            self.hide()
            self._table, self._backdrop = None, QPixmap()  # as large as the screen
            return
        page = self._page_of(type(model))
        page.show_state(model)
        for other in self._pages.values():
            other.setVisible(other is page)
        self.show()
        if had is None:
            self.raise_()  # once: a question over it stays over it
            self.setAccessibleName(model.title)
            self.update()
        elif _head(had) != _head(model):
            self.setAccessibleName(model.title)
            self.update_design(self._sheet_head())

    def tick(self, now_ms: int) -> None:
        """Let a hold fill."""
        if self._table is not None:
            table, self._table = self._table, None
            self._take_picture(table)
        for page in tuple(self._pages.values()):  # a hold that is full may bring up another page
            page.tick(now_ms)

    def arrange(self) -> None:
        """Lay every page into the room below the head."""
        sheet = self._sheet()
        for page in self._pages.values():
            self._place_page(page)
        head = QRectF(sheet.left(), sheet.top(), sheet.width() - _HELP_SIDE, _HEAD + _LINE)
        self.help_button.stand_at_end(head, self.scale)

    def draw(self, painter: Painter) -> None:
        """Dim the table, then paint the sheet and its head."""
        colour = painter.colour
        if self._backdrop.isNull():
            painter.fill(painter.whole, _over(colour.bg, colour.scrim))
        else:
            painter.qpainter.save()
            painter.qpainter.resetTransform()
            painter.qpainter.setClipRegion(self._beside(), Qt.ClipOperation.IntersectClip)
            painter.qpainter.drawPixmap(0, 0, self._backdrop)
            painter.qpainter.restore()
        if self._has_banner:
            draw_frame(painter)
        sheet = self._sheet()
        painter.panel(sheet, colour.panel, None, 0, _RADIUS)
        head = self._sheet_head()
        painter.half(head, colour.raised, _RADIUS, top=True)
        painter.panel(sheet, None, colour.line_strong, _LINE, _RADIUS)
        if self._model is not None:
            self._draw_head(painter, head.adjusted(32 + _LINE, _LINE, -_HELP_SIDE - HELP_ROOM, 0))

    def event(self, event: QEvent) -> bool:
        """Keep touches from the table underneath."""
        if isinstance(event, QTouchEvent):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep presses from the table underneath."""
        event.accept()

    @property
    def page(self) -> SheetPage:
        """Return the page that is shown, or was shown last."""
        return next(page for page in self._pages.values() if not page.isHidden())

    def _page_of(self, kind: type[SupervisorModel]) -> SheetPage:
        if kind not in self._pages:
            page = self._pages[kind] = SheetPage(self.context, self)
            page.hide()
            page.touched.connect(self.touched)
            self._place_page(page)
        return self._pages[kind]

    def _place_page(self, page: SheetPage) -> None:
        sheet = self._sheet()
        below_head = sheet.adjusted(_LINE, _LINE + _HEAD, -_LINE, -_PAGE_BOTTOM)
        page.place(below_head, self.scale)

    def _sheet(self) -> QRectF:
        width, height = self.design_width - 2 * _SIDE, self.design_height - _TOP - _BOTTOM
        return QRectF(_SIDE, _TOP, width, height)

    def _sheet_head(self) -> QRectF:
        sheet = self._sheet()
        return top_of(sheet, _HEAD + _LINE)

    def _covered(self) -> QRect:
        """Return what the sheet covers for certain, its round corners aside."""
        sheet = self._sheet().adjusted(_RADIUS, _RADIUS, -_RADIUS, -_RADIUS)
        corner = QPointF(sheet.left() * self.scale, sheet.top() * self.scale)
        return QRectF(corner, sheet.size() * self.scale).toRect()

    def _beside(self) -> QRegion:
        return QRegion(self.rect()) - QRegion(self._covered())

    def _step(self) -> int:
        match self._model:
            case SwipeModel():
                return 2
            case RecordedModel():
                return _STEPS + 1
            case _:
                return 1

    def _draw_head(self, painter: Painter, box: QRectF) -> None:
        if self._model is None:
            return
        colour = painter.colour
        right = self._draw_steps(painter, box) - 24
        painter.mark("star", box.left(), box.center().y(), _STAR, colour.text_1)
        x = box.left() + _STAR + 20
        title = column_at(box, x, right - x)
        x += painter.text(title, self._model.title, "heavy_38", colour.text_1) + 20
        place = QRectF(x, box.top() + 2, right - x, box.height())
        if self._model.wrong:
            self._draw_wrong(painter, place, self._model.wrong)
        else:
            painter.text(place, self._model.place, "medium_24", colour.text_2)

    def _draw_wrong(self, painter: Painter, box: QRectF, words: str) -> None:
        colour = painter.colour
        painter.mark("triangle", box.left(), box.center().y(), _STAR, colour.fault)
        box = box.adjusted(_STAR + 14, 0, 0, 0)
        lines = len(painter.broken(words, "medium_24", box.width()))
        height = _WRONG_LINE * lines
        rows = row_at(box, box.center().y() - height / 2, height)
        painter.paragraph(rows, words, "medium_24", colour.fault_text, _WRONG_LINE)

    def _draw_steps(self, painter: Painter, box: QRectF) -> float:
        """Draw the three steps from the right; give where they begin."""
        colour, now = painter.colour, self._step()
        is_by_key = not isinstance(self._model, SwipeModel | None) and self._model.is_by_key
        second = "J-POT" if is_by_key else Msg("Swipe card")
        names = (Msg("Verify"), second, Msg("Recorded"))
        x, middle = box.right(), box.center().y()
        for number in range(_STEPS, 0, -1):
            name = names[number - 1]
            width = painter.width_of(name, "semi_22")
            ink = colour.text_1 if number == now else colour.text_2
            words = column_at(box, x - width, width + 1)
            painter.text(words, name, "semi_22", ink)
            x -= width + _STEP_GAP + _DOT
            self._draw_dot(painter, QRectF(x, middle - _DOT / 2, _DOT, _DOT), number, now)
            if number > 1:
                x -= 20 + _BAR
                painter.fill(QRectF(x, middle - 1.5, _BAR, 3), colour.line_strong)
                x -= 20
        return x

    def _draw_dot(self, painter: Painter, dot: QRectF, number: int, now: int) -> None:
        colour, thin = painter.colour, painter.theme.line.thin
        if number < now:
            painter.panel(dot, colour.text_3, radius=_DOT / 2)
            painter.icon_in(dot, "check", 22, colour.selected_ink, 4)
            return
        fill, edge, ink = None, colour.line_strong, colour.text_2
        if number == now:
            fill, edge, ink = colour.next, colour.next, colour.next_ink
        painter.panel(dot, fill, edge, thin, _DOT / 2)
        painter.text(dot, str(number), "bold_20", ink, Align.CENTRE)


def _over(ground: QColor, scrim: QColor) -> QColor:
    """Return the colour of a ground under the scrim: one fill of the screen instead of two."""
    part = scrim.alphaF()

    def mixed(above: float, below: float) -> float:
        return part * above + (1.0 - part) * below

    return QColor.fromRgbF(
        mixed(scrim.redF(), ground.redF()),
        mixed(scrim.greenF(), ground.greenF()),
        mixed(scrim.blueF(), ground.blueF()),
    )


def _head(model: SupervisorModel) -> tuple[str, str, str, type]:
    return model.title, model.place, model.wrong, type(model)
