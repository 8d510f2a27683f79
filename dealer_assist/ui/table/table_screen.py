"""The table screen: bands from top to bottom, each a widget; every touch goes out as a `Touch`."""

from itertools import pairwise

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.action_bar import ACTIONS_HEIGHT, ActionBar
from dealer_assist.ui.table.chip_tray import ChipTray
from dealer_assist.ui.table.felt import Felt
from dealer_assist.ui.table.felt_layout import FeltLayout
from dealer_assist.ui.table.hand_panel import HandPanel
from dealer_assist.ui.table.key_box import KeyBox
from dealer_assist.ui.table.meter_box import MeterBox
from dealer_assist.ui.table.model.table import STATUS_HEIGHT, TableModel
from dealer_assist.ui.table.start_screen import StartScreen
from dealer_assist.ui.table.status_bar import StatusBar
from dealer_assist.ui.toolkit.banner import Banner, draw_frame
from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.rows import column_at
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT, PROMPT_HEIGHT

_MARGIN = 20.0
_BOTTOM = 22.0
_TOP_WITHOUT_BANNER = 8.0
_STATUS_GAP, _PROMPT_GAP = 4.0, 10.0
_ONE_ROW_HEIGHT, _TWO_ROW_HEIGHT, _TABBED_HEIGHT = 296.0, 340.0, 416.0
_PANEL_ABOVE, _PANEL_BELOW = 12.0, 16.0
_METER_WIDTH, _TABBED_METER, _NARROW_METER, _GAP = 500.0, 430.0, 380.0, 14.0
_METER_GAP = 12.0
_KEY_WIDTH = 350.0
_TRAY_INSET = 14.0


class TableScreen(Canvas):
    """Draws a `TableLook`. The felt takes the height that a screen has to spare."""

    touched = Signal(object)

    def __init__(
        self, context: UiContext, layout: FeltLayout, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self._model: TableModel | None = None
        self.banner = Banner(context, self)
        self.status = StatusBar(context, self)
        self.prompt = PromptBar(context, self)
        self._layout = layout
        self._felt: Felt | None = None
        self.start: StartScreen | None = None
        self.meters = Children(self._new_meter)
        self.hands = HandPanel(context, self)
        self.key: KeyBox | None = None
        self.tray: ChipTray | None = None
        self.action_bar = ActionBar(context, self)
        for part in (self.prompt, self.hands, self.action_bar):
            part.touched.connect(self.touched)
        for ground in (self.status, self.prompt, self.hands, self.action_bar):
            ground.lie_on(context.theme.colour.bg)

    @property
    def model(self) -> TableModel | None:
        """Return what is shown."""
        return self._model

    @property
    def felt(self) -> Felt:
        """Return the felt; it is made when the table opens, or in a quiet moment before."""
        if self._felt is None:
            self._felt = Felt(self.context, self._layout, self)
            self._felt.touched.connect(self.touched)
            self._felt.lower()
            self.arrange()
            if self._model is not None:
                self._felt.show_state(self._model.felt)
            self._felt.show()
            self._put_first(self._felt)
        return self._felt

    def make_ready(self) -> None:
        """Make the felt under the start screen, before the table opens."""
        self._felt = self.felt

    def show_state(self, model: TableModel) -> None:
        """Show the table; only what has changed is painted again."""
        had, self._model = self._model, model
        self.banner.show_state(model.banner)
        self.status.show_state(model.status)
        self.prompt.show_state(model.prompt)
        if model.start is None or self._felt is not None:
            self.felt.show_state(model.felt)
        self._show_key(model)
        self._show_start(model)
        self.hands.show_state(model.hands)
        self.action_bar.show_state(model.actions)
        self._show_tray(model)
        is_reframed = had is None or bool(had.banner) != bool(model.banner)
        has_tray_moved = had is not None and (had.tray is None) != (model.tray is None)
        are_other = len(self.meters) != len(model.meters)
        self.meters.show(model.meters)
        if are_other or is_reframed or (has_tray_moved and _differ(had, model)):
            self.arrange()
        elif has_tray_moved:
            self._place_meters(self._panel_top())  # the tray lies in their box: all else stays
        if is_reframed:
            self.update()

    def tick(self, now_ms: int) -> None:
        """Let time pass for lamps, meters and holds; about 60 times a second."""
        if self._felt is not None:
            self._felt.tick(now_ms)
        self.action_bar.tick(now_ms)
        self.hands.tick(now_ms)
        for meter in self.meters:
            meter.tick(now_ms)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the design to the new size."""
        self.scale = scale_for(self.width(), self.height())
        self.arrange()

    def arrange(self) -> None:
        """Stack the bands."""
        width, height = self.design_width, self.design_height
        inner = width - 2 * _MARGIN
        is_simulated = self._model is not None and bool(self._model.banner)
        self.banner.place(QRectF(0, 0, width, BANNER_HEIGHT), self.scale)
        y = BANNER_HEIGHT if is_simulated else _TOP_WITHOUT_BANNER
        self.status.place(QRectF(_MARGIN, y, inner, STATUS_HEIGHT), self.scale)
        y += STATUS_HEIGHT + _STATUS_GAP
        self.prompt.place(QRectF(_MARGIN, y, inner, PROMPT_HEIGHT), self.scale)
        y += PROMPT_HEIGHT + _PROMPT_GAP
        actions = height - _BOTTOM - ACTIONS_HEIGHT
        high, meter = self._panel_height(), self._meter_width()
        panel = self._panel_top()
        felt = QRectF(_MARGIN, y, inner, panel - _PANEL_ABOVE - y)
        if self._felt is not None:
            self._felt.place(felt, self.scale)
        if self.start is not None:
            self.start.place(felt, self.scale)
        self._place_meters(panel)
        left = _MARGIN + (meter + _GAP if self.meters else 0.0)
        right = width - _MARGIN
        if self.key is not None and self._model is not None and self._model.key is not None:
            key = QRectF(right - _KEY_WIDTH, panel, _KEY_WIDTH, high)
            self.key.place(self._handed(key), self.scale)
            right -= _KEY_WIDTH + _GAP
        self.hands.place(self._handed(QRectF(left, panel, right - left, high)), self.scale)
        self.action_bar.place(QRectF(_MARGIN, actions, inner, ACTIONS_HEIGHT), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the page, and the violet frame when anything is simulated."""
        painter.fill(painter.whole, painter.colour.bg)
        if self._model is not None and self._model.banner:
            draw_frame(painter)

    def _handed(self, box: QRectF) -> QRectF:
        """Mirror a place for a left-handed dealer; seats never do, they match the table."""
        if not self.context.is_left_handed:
            return box
        return column_at(box, self.design_width - box.right(), box.width())

    def _panel_height(self) -> float:
        """Return the height that stays the same in every phase of this table."""
        if self._model is not None and len(self._model.meters) > 1:
            return _TABBED_HEIGHT
        return _TWO_ROW_HEIGHT if self._model and self._model.hand_rows > 1 else _ONE_ROW_HEIGHT

    def _panel_top(self) -> float:
        bottom = self.design_height - _BOTTOM - ACTIONS_HEIGHT - _PANEL_BELOW
        return bottom - self._panel_height()

    def _meter_width(self) -> float:
        if self._model is None:
            return _METER_WIDTH
        if len(self._model.meters) > 1:
            return _TABBED_METER
        if self._model.hand_rows > 1:
            return _NARROW_METER
        return _METER_WIDTH if self._model.key is None else _TABBED_METER

    def _show_start(self, model: TableModel) -> None:
        """Lay the start screen over the felt of a closed table; it is made when one closes."""
        if model.start is None:
            if self.start is not None:
                self.start.hide()
            return
        if self.start is None:
            self.start = StartScreen(self.context, self)
            self.start.touched.connect(self.touched)
            self.arrange()
        self.start.show_state(model.start)
        self.start.show()

    def _put_first(self, felt: Felt) -> None:
        """Let the keyboard go from the seats to all that was made before them."""
        controls: list[Touchable] = list(self.findChildren(Touchable))
        others = (control for control in controls if not felt.isAncestorOf(control))
        for before, after in pairwise((*felt.seats.values(), *others)):
            self.setTabOrder(before, after)

    def _show_key(self, model: TableModel) -> None:
        """Show the supervisor's key where the console has one."""
        if self.key is None and model.key is not None:
            self.key = KeyBox(self.context, self)
            self.key.touched.connect(self.touched)
            self.key.lie_on(self.context.theme.colour.bg)
            self.arrange()
        if self.key is not None:
            self.key.setVisible(model.key is not None)
        if self.key is not None and model.key is not None:
            self.key.show_state(model.key)

    def _show_tray(self, model: TableModel) -> None:
        """Show the chips of a simulated table; it is made when the first bets are."""
        if self.tray is None and model.tray is not None:
            self.tray = ChipTray(self.context, self)
            self.tray.lie_on(self.context.theme.colour.panel)
            self.tray.touched.connect(self.touched)
        if self.tray is not None:
            self.tray.setVisible(model.tray is not None and bool(model.meters))
        if self.tray is not None and model.tray is not None:
            self.tray.show_state(model.tray)

    def _new_meter(self) -> MeterBox:
        meter = MeterBox(self.context, self)
        meter.lie_on(self.context.theme.colour.bg)
        return meter

    def _place_meters(self, top: float) -> None:
        if not self.meters:
            return
        shares = [max(1, len(meter.model.levels)) + 0.8 for meter in self.meters]
        room = self._panel_height() - _METER_GAP * (len(self.meters) - 1)
        for meter, share in zip(self.meters, shares, strict=True):
            height = room * share / sum(shares)
            box = QRectF(_MARGIN, top, self._meter_width(), height)
            is_last = meter is self.meters[-1]
            meter.make_room(self._tray_height() if is_last else 0.0)
            meter.place(self._handed(box), self.scale)
            if is_last and self.tray is not None and self._tray_height():
                low = box.adjusted(_TRAY_INSET, height - self._tray_height(), -_TRAY_INSET, 0)
                self.tray.place(self._handed(low.adjusted(0, 0, 0, -_TRAY_INSET)), self.scale)
                self.tray.raise_()
            top += height + _METER_GAP

    def _tray_height(self) -> float:
        """Return what the simulated chips take of the last meter's box."""
        if self._model is None or self._model.tray is None or self.tray is None:
            return 0.0
        is_low = len(self.meters) > 1 or self._panel_height() < _TWO_ROW_HEIGHT
        is_low = is_low or bool(self.meters[-1].model.levels)
        return (self.tray.LOW if is_low else self.tray.HIGH) + _TRAY_INSET


def _differ(had: TableModel | None, model: TableModel) -> bool:
    """True if the bands below the felt have other sizes than before."""
    if had is None:
        return True
    return (had.key is None, had.hand_rows) != (model.key is None, model.hand_rows)
