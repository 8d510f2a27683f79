"""The table screen: bands from top to bottom, each a widget; every touch goes out as a `Touch`."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_bar import ACTIONS_HEIGHT, ActionBar
from dealer_assist.ui.banner import BANNER_HEIGHT, Banner, draw_frame
from dealer_assist.ui.canvas import Canvas, scale_for
from dealer_assist.ui.felt import Felt
from dealer_assist.ui.hand_panel import HandPanel
from dealer_assist.ui.key_box import KeyBox
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.layout import Layout
from dealer_assist.ui.looks import TableLook
from dealer_assist.ui.meter_box import MeterBox
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.prompt_bar import PROMPT_HEIGHT, PromptBar
from dealer_assist.ui.start_screen import StartScreen
from dealer_assist.ui.status_bar import STATUS_HEIGHT, StatusBar

_MARGIN = 20.0
_BOTTOM = 22.0
_TOP_WITHOUT_BANNER = 8.0
_STATUS_GAP, _PROMPT_GAP = 4.0, 10.0
_PANEL_HEIGHT, _TABBED_HEIGHT, _PANEL_ABOVE, _PANEL_BELOW = 296.0, 392.0, 12.0, 16.0
_METER_WIDTH, _NARROW_METER, _GAP = 500.0, 430.0, 14.0
_METER_GAP = 12.0
_KEY_WIDTH = 350.0


class TableScreen(Canvas):
    """Draws a `TableLook`. The felt takes the height that a screen has to spare."""

    touched = Signal(object)

    def __init__(self, kit: Kit, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look: TableLook | None = None
        self.banner = Banner(kit, self)
        self.status = StatusBar(kit, self)
        self.prompt = PromptBar(kit, self)
        self.felt = Felt(kit, layout, self)
        self.start: StartScreen | None = None
        self.meters: list[MeterBox] = []
        self.hands = HandPanel(kit, self)
        self.key = KeyBox(kit, self)
        self.action_bar = ActionBar(kit, self)
        for part in (self.felt, self.hands, self.key, self.action_bar):
            part.touched.connect(self.touched)

    @property
    def look(self) -> TableLook | None:
        """Give what is shown."""
        return self._look

    def show_state(self, look: TableLook) -> None:
        """Show the table; only what has changed is painted again."""
        had, self._look = self._look, look
        self.banner.show_state(look.banner)
        self.status.show_state(look.status)
        self.prompt.show_state(look.prompt)
        self.felt.show_state(look.felt)
        self._show_start(look)
        self.hands.show_state(look.hands)
        self.key.setVisible(look.key is not None)
        if look.key is not None:
            self.key.show_state(look.key)
        self.action_bar.show_state(look.actions)
        moved = self._show_meters(look) or had is None or bool(had.banner) != bool(look.banner)
        if moved:
            self.arrange()
            self.update()

    def tick(self, now_ms: int) -> None:
        """Let time pass for lamps, meters and holds; about 60 times a second."""
        self.felt.tick(now_ms)
        self.action_bar.tick(now_ms)
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
        is_simulated = self._look is not None and bool(self._look.banner)
        self.banner.place(QRectF(0, 0, width, BANNER_HEIGHT), self.scale)
        y = BANNER_HEIGHT if is_simulated else _TOP_WITHOUT_BANNER
        self.status.place(QRectF(_MARGIN, y, inner, STATUS_HEIGHT), self.scale)
        y += STATUS_HEIGHT + _STATUS_GAP
        self.prompt.place(QRectF(_MARGIN, y, inner, PROMPT_HEIGHT), self.scale)
        y += PROMPT_HEIGHT + _PROMPT_GAP
        actions = height - _BOTTOM - ACTIONS_HEIGHT
        high, meter = self._panel_height(), self._meter_width()
        panel = actions - _PANEL_BELOW - high
        felt = QRectF(_MARGIN, y, inner, panel - _PANEL_ABOVE - y)
        self.felt.place(felt, self.scale)
        if self.start is not None:
            self.start.place(felt, self.scale)
        self._place_meters(panel)
        left = _MARGIN + (meter + _GAP if self.meters else 0.0)
        right = width - _MARGIN
        if self._look is not None and self._look.key is not None:
            key = QRectF(right - _KEY_WIDTH, panel, _KEY_WIDTH, high)
            self.key.place(self._handed(key), self.scale)
            right -= _KEY_WIDTH + _GAP
        self.hands.place(self._handed(QRectF(left, panel, right - left, high)), self.scale)
        self.action_bar.place(QRectF(_MARGIN, actions, inner, ACTIONS_HEIGHT), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the page, and the violet frame when anything is simulated."""
        easel.fill(QRectF(0, 0, easel.width, easel.height), easel.theme.colour.bg)
        if self._look is not None and self._look.banner:
            draw_frame(easel)

    def _handed(self, box: QRectF) -> QRectF:
        """Mirror a place for a left-handed dealer; seats never do, they match the table."""
        if not self.kit.is_left_handed:
            return box
        return QRectF(self.design_width - box.right(), box.top(), box.width(), box.height())

    def _panel_height(self) -> float:
        """Give the height that stays the same in every phase of this table."""
        return _TABBED_HEIGHT if self._look and len(self._look.meters) > 1 else _PANEL_HEIGHT

    def _meter_width(self) -> float:
        if self._look is None or (self._look.hand_rows == 1 and self._look.key is None):
            return _METER_WIDTH
        return _NARROW_METER

    def _show_start(self, look: TableLook) -> None:
        """Lay the start screen over the felt of a closed table; it is made when one closes."""
        if look.start is None:
            if self.start is not None:
                self.start.hide()
            return
        if self.start is None:
            self.start = StartScreen(self.kit, self)
            self.start.touched.connect(self.touched)
            self.arrange()
        self.start.show_state(look.start)
        self.start.show()

    def _show_meters(self, look: TableLook) -> bool:
        """Show one box a meter; tell whether boxes came or went."""
        changed = len(self.meters) != len(look.meters)
        while len(self.meters) > len(look.meters):
            gone = self.meters.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.meters) < len(look.meters):
            meter = MeterBox(self.kit, self)
            meter.show()
            self.meters.append(meter)
        for meter, meter_look in zip(self.meters, look.meters, strict=True):
            meter.show_state(meter_look)
        return changed

    def _place_meters(self, top: float) -> None:
        if not self.meters:
            return
        shares = [max(1, len(meter.look.levels)) + 0.8 for meter in self.meters]
        room = self._panel_height() - _METER_GAP * (len(self.meters) - 1)
        for meter, share in zip(self.meters, shares, strict=True):
            height = room * share / sum(shares)
            box = QRectF(_MARGIN, top, self._meter_width(), height)
            meter.place(self._handed(box), self.scale)
            top += height + _METER_GAP
