"""What the kiosk shows where no table can be opened: the sentence, its cure, and the ways on."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.help.over import HelpOver, HelpPoint
from dealer_assist.ui.pages.startup_error.presenter import TroubleModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxes import Placed, Slot, lay_out, paint
from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.nodes import Icon, Node, Panel, Paragraph, Text, column, row, space
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import HELP_SIZE

_SIDE, _PADDING, _GAP = 160.0, 48.0, 24.0
_ICON, _TITLE, _LINE = 84.0, 64.0, 46.0
_BUTTON, _BUTTON_WIDTH = 112.0, 480.0
_FEWEST_LINES = 3
_CORNER = 20.0
_HELP_LEAST = 480.0  # below the longest sentence there is a page to read still


class StartupErrorScreen(Canvas):
    """Names the button that was pressed."""

    pressed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = TroubleModel("", "", ())
        self._said = ""
        self._is_read = False
        self._placed: list[Placed] = []
        self.buttons: list[ActionButton] = []
        self.help_button = HelpButton(context, self)
        self.help = HelpOver(self, self._help_point)

    def show_state(self, model: TroubleModel) -> None:
        """Show what is wrong; it is shown once."""
        self._model = model
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.sentence)
        for button_model in model.buttons:
            button = ActionButton(self.context, self)
            button.show_state(button_model)
            button.pressed.connect(self.pressed)
            self.buttons.append(button)
        self.arrange()
        self.update()

    def say(self, more: str) -> None:
        """Say below the trouble what is asked for, or what was wrong with it."""
        self._said = more
        self.setAccessibleDescription(f"{self._model.sentence} {more}")
        self.arrange()
        self.update()

    def beat(self) -> None:
        """Let a hold fill."""
        now = self.context.clock_ms()
        for button in self.buttons:
            button.tick(now)
        self.help.beat()
        if self._is_read is not self._is_help_open:
            self._is_read = self._is_help_open
            self.arrange()
            self.update()

    def leave(self) -> None:
        """Hold nothing that must be given back."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the design to the new size."""
        self.scale = scale_for(self.width(), self.height())
        self.arrange()

    def arrange(self) -> None:
        """Stand the buttons below the panel, the way out at the far end, what is said below."""
        box, count = self._box(), max(1, len(self.buttons))
        width = min(_BUTTON_WIDTH, (box.width() + _GAP) / count - _GAP)
        ways = [Slot(button).of(width) for button in self.buttons]
        tree = column(
            self._panel().of(box.height()),
            row(*ways[:1], space(), *ways[1:], gap=_GAP).of(_BUTTON),
            Text(self._said, "medium_30").of(_LINE),
            gap=_GAP,
        )
        self._placed = lay_out(tree, box, self)
        corner = QRectF(0, _CORNER, self.design_width - _CORNER, HELP_SIZE)
        self.help_button.stand_at_end(corner, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the trouble."""
        painter.fill(painter.whole, painter.theme.colour.bg)
        paint(self._placed, painter)

    def _panel(self) -> Node:
        words = column(
            space(8),
            Text(self._model.title, "heavy_54").of(_TITLE),
            space(_GAP),
            Paragraph(self._model.sentence, "medium_30", "fault_text", _LINE),
        )
        mark = column(Icon("triangle", _ICON, "fault", 2), space()).of(_ICON)
        pad = (_PADDING, _PADDING - 8, _PADDING, _PADDING)
        return Panel(row(mark, words, gap=_GAP), fill="fault_well", edge="fault", line=4, pad=pad)

    @property
    def _is_help_open(self) -> bool:
        return self.help.stage is not None

    def _help_point(self) -> HelpPoint:
        """Return help below the sentence: what is wrong is read beside what is done about it."""
        below = min(self._box(is_read=True).bottom() + _CORNER, self.design_height - _HELP_LEAST)
        return HelpPoint("kiosk.startup-error", self.context, round(below * self.scale))

    def _box(self, *, is_read: bool | None = None) -> QRectF:
        """Return the panel as high as its sentence: in the middle, or at the top over its help."""
        width = self.design_width - 2 * _SIDE
        room = width - 2 * _PADDING - _ICON - _GAP
        ruler = Painter(QPainter(), self.context, width, self.design_height)
        lines = max(_FEWEST_LINES, len(ruler.broken(self._model.sentence, "medium_30", room)))
        most = self.design_height - 2 * _GAP - _BUTTON - _GAP - (_LINE + _GAP if self._said else 0)
        height = min(most, 2 * _PADDING + _TITLE + _GAP + lines * _LINE)
        middle = (self.design_height - height - _GAP - _BUTTON) / 2
        is_at_top = self._is_read if is_read is None else is_read
        return QRectF(_SIDE, _CORNER if is_at_top else middle, width, height)
