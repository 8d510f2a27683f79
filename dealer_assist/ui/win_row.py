"""One claimed win on the supervisor's sheet, with the button that strikes it out."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.actions import ActionLook, Back
from dealer_assist.ui.paint import SMALLEST_AMOUNT, SMALLEST_LABEL, Align, Easel
from dealer_assist.ui.supervisor_looks import WinLook

_ORDER, _SEAT = 118.0, 124.0
_BUTTON, _BUTTON_HEIGHT, _BUTTON_RIGHT = 158.0, 108.0, 24.0
_LOW_BUTTON = 210.0
_GAP = 24.0
_TALL, _LOW = 150.0, 104.0
_CHECK = 24.0


class WinRow(Canvas):
    """Its button says that it is not a win."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = WinLook(Back(), "", "", "", "", "", "", "", 0)
        self.button = ActionButton(kit, self, role="action_small", icon_size=30.0)

    @property
    def look(self) -> WinLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: WinLook) -> None:
        """Show a claim."""
        had, self._look = self._look, look
        self._show_button()
        if look != had:
            self.setAccessibleName(f"{look.seat} {look.hand}")
            self.update()

    def arrange(self) -> None:
        """Place the button; on a low row it takes the whole height."""
        width, right = self._button_room()
        height = self.design_height if self._is_low() else _BUTTON_HEIGHT
        left, top = self.design_width - right - width, (self.design_height - height) / 2
        self.button.place(QRectF(left, top, width, height), self.scale)
        self._show_button()

    def draw(self, easel: Easel) -> None:
        """Paint the claim from left to right: order, seat, hand, prize and card level."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.raised, colour.line_strong, easel.theme.line.thin)
        self._draw_order(easel)
        middle, is_tall = easel.height / 2, easel.height >= _TALL
        if is_tall:
            caption = QRectF(_ORDER, middle - 50, _SEAT, 26)
            easel.text(caption, Msg("SEAT"), "caption", colour.text_2, Align.CENTRE)
        seat = QRectF(_ORDER, middle - (26 if is_tall else 38), _SEAT, 76)
        easel.text(
            seat, look.seat, "win_seat" if is_tall else "pay_order", colour.text_1, Align.CENTRE
        )
        width, right = self._button_room()
        right = self._draw_prize(easel, easel.width - right - width - _GAP)
        left = _ORDER + _SEAT
        self._draw_hand(easel, QRectF(left, 0, right - _GAP - left, easel.height))

    def _is_low(self) -> bool:
        return self.design_height < _LOW

    def _button_room(self) -> tuple[float, float]:
        """Give the button's width and its distance from the right edge."""
        if self._is_low():
            return _LOW_BUTTON, 0.0
        return _BUTTON, _BUTTON_RIGHT

    def _show_button(self) -> None:
        label = Msg("NOT A WIN") if self._is_low() else Msg("NOT\nA WIN")
        self.button.show_state(ActionLook(self._look.strike, label, "cross"))

    def _draw_order(self, easel: Easel) -> None:
        colour, look, thin = easel.theme.colour, self._look, easel.theme.line.thin
        box = QRectF(thin, thin, _ORDER, easel.height - 2 * thin)
        easel.painter.save()
        easel.painter.setClipRect(box)
        radius = easel.theme.line.radius - thin
        easel.panel(box.adjusted(0, 0, 2 * radius, 0), colour.well, radius=radius)
        easel.painter.restore()
        middle = easel.height / 2
        has_detail = bool(look.order_detail) and easel.height >= 90
        order = QRectF(thin + 6, middle - (42 if has_detail else 28), _ORDER - 12, 56)
        easel.text(order, look.order, "pay_order", colour.text_1, Align.CENTRE)
        if has_detail:
            detail = QRectF(thin, middle + 13, _ORDER, 26)
            easel.text(detail, look.order_detail, "pay_order_detail", colour.text_2, Align.CENTRE)

    def _draw_prize(self, easel: Easel, right: float) -> float:
        """Draw prize and level; give the left edge of the wider one."""
        colour, look, middle = easel.theme.colour, self._look, easel.height / 2
        if self._is_low():
            width = easel.width_of(look.prize, "list_prize")
            box = QRectF(right - width, middle - 24, width + 1, 48)
            easel.text(box, look.prize, "list_prize", colour.text_1, least=SMALLEST_AMOUNT)
            right -= width + 16
            return right - easel.stars(right, middle - 11, look.stars, 22, colour.text_2)
        tag = easel.tag_width(look.level, look.stars, "tag_large")
        width = easel.width_of(look.prize, "win_prize")
        box = QRectF(right - width, middle - 58, width + 1, 58)
        easel.text(box, look.prize, "win_prize", colour.text_1, least=SMALLEST_AMOUNT)
        edge = colour.line_strong
        easel.tag(
            right - tag,
            middle + 33,
            look.level,
            colour.text_1,
            edge,
            stars=look.stars,
            role="tag_large",
        )
        return right - max(width, tag)

    def _pays(self, easel: Easel, box: QRectF) -> list[str]:
        """Break what a high row has room for in two lines, if one would be cut."""
        pays = easel.said(self._look.pays)
        is_cut = easel.theme.width(pays, "win_pays", SMALLEST_LABEL) > box.width()
        return easel.broken(pays, "win_pays", box.width()) if is_cut else [pays]

    def _draw_hand(self, easel: Easel, box: QRectF) -> None:
        colour, look = easel.theme.colour, self._look
        lines = [
            (look.hand, "win_hand", colour.text_1, 46.0),
            *((line, "win_pays", colour.text_2, 34.0) for line in self._pays(easel, box)),
        ]
        if not self._is_low():
            lines.append((look.locked, "win_locked", colour.text_1, 34.0))
        else:
            lines = [
                (look.hand, "hand", colour.text_1, 34.0),
                (look.pays, "sum_caption", colour.text_2, 26.0),
            ]
        y = (easel.height - sum(line[3] for line in lines)) / 2
        for words, role, ink, height in lines:
            line = QRectF(box.left(), y, box.width(), height)
            if role == "win_locked" and words:
                top = line.center().y() - _CHECK / 2
                easel.icon("check", line.left(), top, _CHECK, colour.ok, 3.2)
                line.setLeft(line.left() + _CHECK + 8)
            easel.text(line, words, role, ink)
            y += height
