"""The public sign: how much can be won, and with what. Read from ten metres, touched by nobody."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.sign.amount import draw_sign_amount
from dealer_assist.ui.sign.ground import SignView, write_at_foot
from dealer_assist.ui.sign.model import SignBand, SignLevel, SignModel, SignWin
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.odometer import same_shape
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, column_of, foot_of, top_of
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT

_EDGE, _RADIUS, _SIDE = 24.0, 28.0, 110.0
_TITLE, _HAND, _SMALL_TITLE, _SMALL_HAND = 96.0, 56.0, 66.0, 46.0
_TOP, _FOOT, _NOTE, _PAYS = 62.0, 92.0, 66.0, 42.0
_NOTICE = 36.0
_LARGE_SHARE = 0.56
_BAND, _BAND_LEFT = 212.0, 560.0


class SignScreen(SignView[SignModel]):
    """Draws a `SignModel`; meters that change roll to the new value."""

    _model: SignModel = SignModel(())

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._was: dict[int, str] = {}
        self._since_ms = 0
        self._roll = 1.0
        self._ground = QPixmap()

    @property
    def is_rolling(self) -> bool:
        """True if digits are still moving."""
        return self._roll < 1.0

    def show_state(self, model: SignModel) -> None:
        """Show the meters."""
        if model == self._model:
            return
        before = [level.amount for level in self._model.levels]
        now = [level.amount for level in model.levels]
        is_same = len(before) == len(now) and all(map(same_shape, before, now))
        self._was = dict(enumerate(before)) if is_same else {}
        rolls = bool(self._was) and before != now and not self.context.theme.motion.reduce
        self._roll, self._since_ms = (0.0 if rolls else 1.0), self.context.clock_ms()
        if bool(model.banner) != bool(self._model.banner):
            self._ground = QPixmap()
        self._model = model
        self.banner.show_state(model.banner)
        self._say()
        self.update()

    def speak(self, context: UiContext) -> None:
        """Go on in another language; meters roll on as they do."""
        if context is not self.context:
            self.context = self.banner.context = context
            self._say()
            self.banner.update()
            self.update()

    def _say(self) -> None:
        """Say the meters to whoever cannot see them."""
        said = self.context.translator.text
        levels = (f"{said(level.name)} {level.amount}" for level in self._model.levels)
        self.setAccessibleName(", ".join(levels))

    def tick(self, now_ms: int) -> None:
        """Roll the digits on."""
        if self.is_rolling:
            part = (now_ms - self._since_ms) / max(1, self.context.theme.motion.roll_ms)
            self._roll = min(1.0, max(0.0, part))
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the ground anew for the new size."""
        super().resizeEvent(event)
        self._ground = QPixmap()

    def draw(self, painter: Painter) -> None:
        """Paint the ground, then a win, or the meters."""
        if self._ground.isNull():
            self._ground = self._paint_ground()
        painter.qpainter.save()
        painter.qpainter.resetTransform()
        painter.qpainter.drawPixmap(0, 0, self._ground)
        painter.qpainter.restore()
        box = self.below_banner(painter, self._model.banner)
        inner = box.adjusted(_SIDE, _TOP, -_SIDE, -_EDGE - 10)
        if self._model.band is not None:
            _draw_band(painter, box.adjusted(60, 58, -60, 0), self._model.band)
            inner.setTop(inner.top() + _BAND + 14)
        if self._model.won:
            self._draw_wins(painter, inner)
        else:
            self._draw_meters(painter, inner)

    def _draw_meters(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.theme.colour, self._model
        box = write_at_foot(painter, box, model.notice, "medium_26", colour.sign_text, _NOTICE)
        foot = foot_of(box, _FOOT)
        painter.paragraph(foot, model.foot, "medium_30", colour.sign_text, _FOOT / 2, Align.CENTRE)
        box = box.adjusted(0, 0, 0, -_FOOT - 14)
        box = write_at_foot(painter, box, model.pays, "medium_30", colour.sign_gold, _PAYS)
        if model.note:
            ink = colour.sign_gold if model.is_live else colour.fault
            painter.text(foot_of(box, _NOTE), model.note, "heavy_38", ink, Align.CENTRE)
            box = box.adjusted(0, 0, 0, -_NOTE)
        if not model.levels:
            return
        first, *others = model.levels
        large = QRectF(box)
        if others:
            large.setHeight(box.height() * _LARGE_SHARE)
        self._draw_level(painter, large, 0, first, is_large=True)
        if not others:
            return
        painter.fill(below(large, 3, 18), colour.sign_line)
        rest = box.adjusted(0, large.height() + 40, 0, 0)
        for number, level in enumerate(others):
            part = column_of(rest, number, len(others), 60)
            self._draw_level(painter, part, number + 1, level, is_large=False)

    def _draw_level(
        self, painter: Painter, box: QRectF, number: int, level: SignLevel, *, is_large: bool
    ) -> None:
        colour = painter.theme.colour
        title, hand = (_TITLE, _HAND) if is_large else (_SMALL_TITLE, _SMALL_HAND)
        name: TypeRole = "title_80" if is_large else "heavy_60"
        letters: TypeRole = "medium_40" if is_large else "medium_30"
        row = top_of(box, title)
        painter.text(row, level.name, name, colour.sign_gold, Align.CENTRE)
        painter.text(below(row, hand), level.hand, letters, colour.sign_text, Align.CENTRE)
        amount = box.adjusted(0, title + hand + 12, 0, -8)
        if self._model.is_live:
            was = self._was.get(number, level.amount)
            eased = 1.0 - (1.0 - self._roll) ** 3
            draw_sign_amount(painter, amount, was, level.amount, eased)
        else:
            painter.text(amount, "– – –", name, colour.sign_text, Align.CENTRE)

    def _draw_wins(self, painter: Painter, box: QRectF) -> None:
        """Fill the sign with a jackpot, or share it between those that were won at once."""
        colour, won = painter.theme.colour, self._model.won
        row = top_of(box, 150, 30)
        painter.text(row, Msg("JACKPOT"), "title_130", colour.sign_gold, Align.CENTRE)
        each = (box.bottom() - row.bottom() - 10) / len(won)
        for place, one in enumerate(won):
            self._draw_win(painter, below(row, each, 10 + place * each), one)

    def _draw_win(self, painter: Painter, box: QRectF, won: SignWin) -> None:
        colour, words = painter.theme.colour, min(80.0, box.height() * 0.22)
        painter.text(top_of(box, words), won.hand, "heavy_60", colour.sign_text, Align.CENTRE)
        painter.text(foot_of(box, words), won.place, "heavy_60", colour.sign_gold, Align.CENTRE)
        amount = box.adjusted(0, words + 8, 0, -words - 8)
        draw_sign_amount(painter, amount, won.amount, won.amount, 1.0)

    def _paint_ground(self) -> QPixmap:
        ratio, colour = self.devicePixelRatioF(), self.context.theme.colour
        ground = QPixmap(self.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        qpainter = QPainter(ground)
        qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glow = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.4), self.width() * 0.6)
        glow.setColorAt(0.0, colour.sign_ground)
        glow.setColorAt(1.0, colour.sign_edge)
        qpainter.fillRect(self.rect(), glow)
        qpainter.scale(self.scale, self.scale)
        painter = Painter(qpainter, self.context, self.design_width, self.design_height)
        frame = QRectF(0, 0, self.design_width, self.design_height)
        top = _EDGE + (BANNER_HEIGHT if self._model.banner else 0.0)
        edge = frame.adjusted(_EDGE, top, -_EDGE, -_EDGE)
        painter.panel(edge, None, colour.sign_line, 3, _RADIUS)
        qpainter.end()
        return ground


def _draw_band(painter: Painter, box: QRectF, band: SignBand) -> None:
    """Paint where a prize waits at the left, what and how much at the right."""
    colour = painter.theme.colour
    whole = top_of(box, _BAND)
    painter.panel(whole, colour.sign_gold, radius=_RADIUS)
    left = QRectF(whole.left(), whole.top(), _BAND_LEFT, _BAND)
    with painter.clipped(left):
        painter.panel(whole, colour.sign_digit, radius=_RADIUS)
    ink = colour.claim_ink
    inner = left.adjusted(24, 22, -24, -14)
    painter.text(top_of(inner, 52), band.word, "heavy_38", ink, Align.CENTRE)
    painter.text(inner.adjusted(0, 52, 0, 0), band.table, "title_80", ink, Align.CENTRE)
    what = top_of(whole.adjusted(_BAND_LEFT + 24, 14, -24, 0), 52)
    painter.text(what, band.what, "heavy_38", ink, Align.CENTRE)
    painter.text(below(what, _BAND - 76), band.amount, "title_130", ink, Align.CENTRE)
