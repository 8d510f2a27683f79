"""The table of a lesson, and what may lie over it while the lesson's clock stands still."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

GO_ON, LEAVE, SWITCH_ON = "go on", "leave lesson", "switch on"
_BOX_WIDTH, _BOX_HEIGHT, _PADDING, _BUTTON = 1120.0, 420.0, 48.0, 112.0


class PauseSheet(Canvas):
    """Covers a paused table; reports what was pressed in `asked`."""

    asked = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAccessibleName(Msg("Paused"))
        self.leave = ActionButton(context, self)
        self.go_on = ActionButton(context, self)
        self.leave.show_state(
            ActionModel(LEAVE, Msg("LEAVE LESSON"), "door", Msg("It is not scored"))
        )
        self.go_on.show_state(
            ActionModel(GO_ON, Msg("GO ON"), "play", Msg("All clocks go on"), ActionState.NEXT)
        )
        for button in (self.leave, self.go_on):
            button.pressed.connect(self.asked)

    def arrange(self) -> None:
        """Place the way out at the left, the way on at the right."""
        box = self._box().adjusted(_PADDING, 0, -_PADDING, -_PADDING)
        top = box.bottom() - _BUTTON
        self.leave.place(QRectF(box.left(), top, 400, _BUTTON), self.scale)
        self.go_on.place(QRectF(box.right() - 520, top, 520, _BUTTON), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches from the table below."""

    def draw(self, painter: Painter) -> None:
        """Dim the table below its banner and say that nothing moves."""
        colour = painter.theme.colour
        ground = QRectF(0, BANNER_HEIGHT, painter.width, painter.height - BANNER_HEIGHT)
        painter.fill(ground, colour.scrim)
        box = self._box()
        painter.panel(box, colour.panel, colour.line_strong, painter.theme.line.thin)
        inner = box.adjusted(_PADDING, 40, -_PADDING, 0)
        line = QRectF(inner.left(), inner.top(), inner.width(), 60)
        painter.text(line, Msg("Paused"), "swipe_line", colour.text_1, Align.CENTRE)
        words = QRectF(inner.left(), line.bottom() + 20, inner.width(), 90)
        said = Msg("All clocks stand still. Talk as long as you like: nothing is counted.")
        painter.paragraph(words, said, "swipe_detail", colour.text_2, 42, Align.CENTRE)

    def _box(self) -> QRectF:
        left = (self.design_width - _BOX_WIDTH) / 2
        return QRectF(left, (self.design_height - _BOX_HEIGHT) / 2, _BOX_WIDTH, _BOX_HEIGHT)


class DarkSheet(Canvas):
    """The kiosk without power: nothing but the way to switch it on, in `asked`."""

    asked = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAccessibleName(Msg("The power has failed"))
        self.switch = ActionButton(context, self)
        self.switch.show_state(
            ActionModel(
                SWITCH_ON, Msg("SWITCH ON"), "play", Msg("The table stands anew"), ActionState.NEXT
            )
        )
        self.switch.pressed.connect(self.asked)

    def arrange(self) -> None:
        """Place the one button below the middle."""
        left = (self.design_width - 560) / 2
        self.switch.place(QRectF(left, self.design_height / 2 + 110, 560, _BUTTON), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches from the table below."""

    def draw(self, painter: Painter) -> None:
        """Paint a dark screen below the banner, and say what is lost: nothing."""
        colour = painter.theme.colour
        ground = QRectF(0, BANNER_HEIGHT, painter.width, painter.height - BANNER_HEIGHT)
        painter.fill(ground, colour.bg)
        middle = painter.height / 2
        line = QRectF(_PADDING, middle - 130, painter.width - 2 * _PADDING, 60)
        painter.text(line, Msg("The power has failed"), "swipe_line", colour.text_1, Align.CENTRE)
        words = QRectF(line.left(), middle - 40, line.width(), 90)
        said = Msg("What was on record stands. The clock of the lesson stands still.")
        painter.paragraph(words, said, "swipe_detail", colour.text_2, 42, Align.CENTRE)


class Table(Protocol):
    """The table's own face."""

    def beat(self) -> None: ...

    def leave(self) -> None: ...


class LessonStage(QWidget):
    """Holds the real table's screen. `play` lets the lesson's world do what is due."""

    asked = Signal(object)

    def __init__(
        self, context: UiContext, table: Table, page: QWidget, play: Callable[[], None]
    ) -> None:
        super().__init__()
        self._context, self._table, self._page, self._play = context, table, page, play
        self._sheet: Canvas | None = None
        self._tick: Callable[[int], None] = _stand_still
        page.setParent(self)
        page.show()

    @property
    def sheet(self) -> Canvas | None:
        """Give what lies over the table."""
        return self._sheet

    def pause(self) -> None:
        """Cover the table; whoever calls has stopped the clock."""
        sheet = PauseSheet(self._context, self)
        sheet.asked.connect(self.asked)
        self.cover(sheet)

    def go_dark(self) -> None:
        """Cut the power; whoever calls has stopped the clock."""
        sheet = DarkSheet(self._context, self)
        sheet.asked.connect(self.asked)
        self.cover(sheet)

    def replace(self, table: Table, page: QWidget) -> None:
        """Show the table that was opened anew in the place of the one that was left."""
        gone, self._table, self._page = self._page, table, page
        gone.hide()
        gone.setParent(None)
        gone.deleteLater()
        page.setParent(self)
        page.setGeometry(self.rect())
        page.show()

    def cover(self, sheet: Canvas, tick: Callable[[int], None] | None = None) -> None:
        """Lay something over the table in place of what lay there; `tick` hears of its time."""
        self.uncover()
        self._sheet, self._tick = sheet, tick or _stand_still
        self._place()
        sheet.show()
        sheet.raise_()

    def uncover(self) -> None:
        """Let the table be seen again."""
        gone, self._sheet = self._sheet, None
        if gone is not None:
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()

    def beat(self) -> None:
        """Let time pass for table and lesson; covered, both stand still."""
        if self._sheet is not None:
            self._tick(self._context.clock_ms())
            return
        self._table.beat()
        self._play()

    def leave(self) -> None:
        """Let go of the table."""
        self.uncover()
        self._table.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the table the whole room, and what lies over it too."""
        self._page.setGeometry(self.rect())
        self._place()

    def _place(self) -> None:
        if self._sheet is not None:
            scale = scale_for(self.width(), self.height())
            whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
            self._sheet.place(whole, scale)


def _stand_still(now_ms: int) -> None:
    """Let time pass for something that has none."""
