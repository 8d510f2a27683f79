"""One claimed win on the supervisor's sheet, with the button that strikes it out."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionModel, Back
from dealer_assist.ui.models.supervisor import WinModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, SMALLEST_LABEL, Align, Painter

_ORDER, _SEAT = 118.0, 124.0
_BUTTON, _BUTTON_HEIGHT, _BUTTON_RIGHT = 158.0, 108.0, 24.0
_LOW_BUTTON = 210.0
_GAP = 24.0
_TALL, _LOW = 150.0, 104.0
_CHECK = 24.0


class WinRow(Canvas):
    """Its button says that it is not a win."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = WinModel(Back(), "", "", "", "", "", "", "", 0)
        self.button = ActionButton(context, self, role="action_small", icon_size=30.0)

    @property
    def model(self) -> WinModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: WinModel) -> None:
        """Show a claim."""
        had, self._model = self._model, model
        self._show_button()
        if model != had:
            self.setAccessibleName(f"{model.seat} {model.hand}")
            self.update()

    def arrange(self) -> None:
        """Place the button; on a low row it takes the whole height."""
        width, right = self._button_room()
        height = self.design_height if self._is_low() else _BUTTON_HEIGHT
        left, top = self.design_width - right - width, (self.design_height - height) / 2
        self.button.place(QRectF(left, top, width, height), self.scale)
        self._show_button()

    def draw(self, painter: Painter) -> None:
        """Paint the claim from left to right: order, seat, hand, prize and card level."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.raised, colour.line_strong, painter.theme.line.thin)
        self._draw_order(painter)
        middle, is_tall = painter.height / 2, painter.height >= _TALL
        if is_tall:
            caption = QRectF(_ORDER, middle - 50, _SEAT, 26)
            painter.text(caption, Msg("SEAT"), "caption", colour.text_2, Align.CENTRE)
        seat = QRectF(_ORDER, middle - (26 if is_tall else 38), _SEAT, 76)
        painter.text(
            seat, model.seat, "win_seat" if is_tall else "pay_order", colour.text_1, Align.CENTRE
        )
        width, right = self._button_room()
        right = self._draw_prize(painter, painter.width - right - width - _GAP)
        left = _ORDER + _SEAT
        self._draw_hand(painter, QRectF(left, 0, right - _GAP - left, painter.height))

    def _is_low(self) -> bool:
        return self.design_height < _LOW

    def _button_room(self) -> tuple[float, float]:
        """Give the button's width and its distance from the right edge."""
        if self._is_low():
            return _LOW_BUTTON, 0.0
        return _BUTTON, _BUTTON_RIGHT

    def _show_button(self) -> None:
        label = Msg("NOT A WIN") if self._is_low() else Msg("NOT\nA WIN")
        self.button.show_state(ActionModel(self._model.strike, label, "cross"))

    def _draw_order(self, painter: Painter) -> None:
        colour, model, thin = painter.theme.colour, self._model, painter.theme.line.thin
        box = QRectF(thin, thin, _ORDER, painter.height - 2 * thin)
        painter.qpainter.save()
        painter.qpainter.setClipRect(box)
        radius = painter.theme.line.radius - thin
        painter.panel(box.adjusted(0, 0, 2 * radius, 0), colour.well, radius=radius)
        painter.qpainter.restore()
        middle = painter.height / 2
        has_detail = bool(model.order_detail) and painter.height >= 90
        order = QRectF(thin + 6, middle - (42 if has_detail else 28), _ORDER - 12, 56)
        painter.text(order, model.order, "pay_order", colour.text_1, Align.CENTRE)
        if has_detail:
            detail = QRectF(thin, middle + 13, _ORDER, 26)
            painter.text(
                detail, model.order_detail, "pay_order_detail", colour.text_2, Align.CENTRE
            )

    def _draw_prize(self, painter: Painter, right: float) -> float:
        """Draw prize and level; give the left edge of the wider one."""
        colour, model, middle = painter.theme.colour, self._model, painter.height / 2
        if self._is_low():
            width = painter.width_of(model.prize, "list_prize")
            box = QRectF(right - width, middle - 24, width + 1, 48)
            painter.text(box, model.prize, "list_prize", colour.text_1, least=SMALLEST_AMOUNT)
            right -= width + 16
            return right - painter.stars(right, middle - 11, model.stars, 22, colour.text_2)
        tag = painter.tag_width(model.level, model.stars, "tag_large")
        width = painter.width_of(model.prize, "win_prize")
        box = QRectF(right - width, middle - 58, width + 1, 58)
        painter.text(box, model.prize, "win_prize", colour.text_1, least=SMALLEST_AMOUNT)
        edge = colour.line_strong
        painter.tag(
            right - tag,
            middle + 33,
            model.level,
            colour.text_1,
            edge,
            stars=model.stars,
            role="tag_large",
        )
        return right - max(width, tag)

    def _pays(self, painter: Painter, box: QRectF) -> list[str]:
        """Break what a high row has room for in two lines, if one would be cut."""
        pays = painter.said(self._model.pays)
        is_cut = painter.theme.width(pays, "win_pays", SMALLEST_LABEL) > box.width()
        return painter.broken(pays, "win_pays", box.width()) if is_cut else [pays]

    def _draw_hand(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.theme.colour, self._model
        lines = [
            (model.hand, "win_hand", colour.text_1, 46.0),
            *((line, "win_pays", colour.text_2, 34.0) for line in self._pays(painter, box)),
        ]
        if not self._is_low():
            lines.append((model.locked, "win_locked", colour.text_1, 34.0))
        else:
            lines = [
                (model.hand, "hand", colour.text_1, 34.0),
                (model.pays, "sum_caption", colour.text_2, 26.0),
            ]
        y = (painter.height - sum(line[3] for line in lines)) / 2
        for words, role, ink, height in lines:
            line = QRectF(box.left(), y, box.width(), height)
            if role == "win_locked" and words:
                top = line.center().y() - _CHECK / 2
                painter.icon("check", line.left(), top, _CHECK, colour.ok, 3.2)
                line.setLeft(line.left() + _CHECK + 8)
            painter.text(line, words, role, ink)
            y += height
