"""The public sign: how much can be won, and with what. Read from ten metres, touched by nobody."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.banner import BANNER_HEIGHT, Banner, draw_frame
from dealer_assist.ui.canvas import Canvas, scale_for
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.odometer import same_shape
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.sign_amount import draw_sign_amount
from dealer_assist.ui.sign_looks import SignLevel, SignLook

_EDGE, _RADIUS, _SIDE = 24.0, 28.0, 110.0
_TITLE, _HAND, _SMALL_TITLE, _SMALL_HAND = 96.0, 56.0, 66.0, 46.0
_TOP, _FOOT, _NOTE = 62.0, 92.0, 66.0
_LARGE_SHARE = 0.56


class SignScreen(Canvas):
    """Draws a `SignLook`; meters that change roll to the new value."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = SignLook(())
        self._was: dict[int, str] = {}
        self._since_ms = 0
        self._roll = 1.0
        self._ground = QPixmap()
        self.banner = Banner(kit, self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def look(self) -> SignLook:
        """Give what is shown."""
        return self._look

    @property
    def is_rolling(self) -> bool:
        """Tell whether digits are still moving."""
        return self._roll < 1.0

    def show_state(self, look: SignLook) -> None:
        """Show the meters."""
        if look == self._look:
            return
        before = [level.amount for level in self._look.levels]
        now = [level.amount for level in look.levels]
        is_same = len(before) == len(now) and all(map(same_shape, before, now))
        self._was = dict(enumerate(before)) if is_same else {}
        rolls = bool(self._was) and before != now and not self.kit.theme.motion.reduce
        self._roll, self._since_ms = (0.0 if rolls else 1.0), self.kit.clock_ms()
        if bool(look.banner) != bool(self._look.banner):
            self._ground = QPixmap()
        self._look = look
        self.banner.show_state(look.banner)
        self.setAccessibleName(", ".join(f"{one.name} {one.amount}" for one in look.levels))
        self.update()

    def tick(self, now_ms: int) -> None:
        """Roll the digits on."""
        if self.is_rolling:
            part = (now_ms - self._since_ms) / max(1, self.kit.theme.motion.roll_ms)
            self._roll = min(1.0, max(0.0, part))
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the design to the new size."""
        self.scale = scale_for(self.width(), self.height())
        self._ground = QPixmap()
        self.banner.place(QRectF(0, 0, self.design_width, BANNER_HEIGHT), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the ground, then a win, or the meters."""
        if self._ground.isNull():
            self._ground = self._paint_ground()
        easel.painter.save()
        easel.painter.resetTransform()
        easel.painter.drawPixmap(0, 0, self._ground)
        easel.painter.restore()
        top = BANNER_HEIGHT if self._look.banner else 0.0
        box = QRectF(0, top, easel.width, easel.height - top)
        if self._look.banner:
            draw_frame(easel)
        inner = box.adjusted(_SIDE, _TOP, -_SIDE, -_EDGE - 10)
        if self._look.won is not None:
            self._draw_win(easel, inner)
        else:
            self._draw_meters(easel, inner)

    def _draw_meters(self, easel: Easel, box: QRectF) -> None:
        colour, look = easel.theme.colour, self._look
        foot = QRectF(box.left(), box.bottom() - _FOOT, box.width(), _FOOT)
        easel.paragraph(foot, look.foot, "sign_foot", colour.sign_text, _FOOT / 2, Align.CENTRE)
        box = box.adjusted(0, 0, 0, -_FOOT - 14)
        if look.note:
            note = QRectF(box.left(), box.bottom() - _NOTE, box.width(), _NOTE)
            ink = colour.sign_gold if look.is_live else colour.fault
            easel.text(note, look.note, "sign_note", ink, Align.CENTRE)
            box = box.adjusted(0, 0, 0, -_NOTE)
        if not look.levels:
            return
        first, *others = look.levels
        large = QRectF(box)
        if others:
            large.setHeight(box.height() * _LARGE_SHARE)
        self._draw_level(easel, large, 0, first, is_large=True)
        if not others:
            return
        easel.fill(QRectF(box.left(), large.bottom() + 18, box.width(), 3), colour.sign_line)
        top, gap = large.bottom() + 40, 60.0
        width = (box.width() - gap * (len(others) - 1)) / len(others)
        for number, level in enumerate(others):
            left = box.left() + number * (width + gap)
            part = QRectF(left, top, width, box.bottom() - top)
            self._draw_level(easel, part, number + 1, level, is_large=False)

    def _draw_level(
        self, easel: Easel, box: QRectF, number: int, level: SignLevel, *, is_large: bool
    ) -> None:
        colour = easel.theme.colour
        title, hand = (_TITLE, _HAND) if is_large else (_SMALL_TITLE, _SMALL_HAND)
        size = "" if is_large else "_small"
        row = QRectF(box.left(), box.top(), box.width(), title)
        easel.text(row, level.name, f"sign_title{size}", colour.sign_gold, Align.CENTRE)
        row = QRectF(box.left(), row.bottom(), box.width(), hand)
        easel.text(row, level.hand, f"sign_hand{size}", colour.sign_text, Align.CENTRE)
        amount = QRectF(box).adjusted(0, title + hand + 12, 0, -8)
        if self._look.is_live:
            was = self._was.get(number, level.amount)
            eased = 1.0 - (1.0 - self._roll) ** 3
            draw_sign_amount(easel, amount, was, level.amount, eased)
        else:
            easel.text(amount, "– – –", f"sign_title{size}", colour.sign_text, Align.CENTRE)

    def _draw_win(self, easel: Easel, box: QRectF) -> None:
        colour, won = easel.theme.colour, self._look.won
        if won is None:
            return
        row = QRectF(box.left(), box.top() + 30, box.width(), 150)
        easel.text(row, self.tr("JACKPOT"), "sign_won", colour.sign_gold, Align.CENTRE)
        row = QRectF(box.left(), row.bottom() + 10, box.width(), 80)
        easel.text(row, won.hand, "sign_title_small", colour.sign_text, Align.CENTRE)
        amount = QRectF(box.left(), row.bottom() + 40, box.width(), box.height() * 0.42)
        draw_sign_amount(easel, amount, won.amount, won.amount, 1.0)
        row = QRectF(box.left(), box.bottom() - 110, box.width(), 80)
        easel.text(row, won.place, "sign_title_small", colour.sign_gold, Align.CENTRE)

    def _paint_ground(self) -> QPixmap:
        ratio, colour = self.devicePixelRatioF(), self.kit.theme.colour
        ground = QPixmap(self.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glow = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.4), self.width() * 0.6)
        glow.setColorAt(0.0, colour.sign_ground)
        glow.setColorAt(1.0, colour.sign_edge)
        painter.fillRect(self.rect(), glow)
        painter.scale(self.scale, self.scale)
        easel = Easel(painter, self.kit, self.design_width, self.design_height)
        frame = QRectF(0, 0, self.design_width, self.design_height)
        top = _EDGE + (BANNER_HEIGHT if self._look.banner else 0.0)
        edge = frame.adjusted(_EDGE, top, -_EDGE, -_EDGE)
        easel.panel(edge, None, colour.sign_line, 3, _RADIUS)
        painter.end()
        return ground
