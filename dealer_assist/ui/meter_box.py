"""One progressive meter: an odometer that rolls, or its levels, or the last value if not live."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import LevelLook, MeterLook, MeterState
from dealer_assist.ui.odometer import draw_odometer, moving_part, same_shape
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Align, Easel

_SIDE, _TOP, _BOTTOM = 26.0, 18.0, 20.0
_TITLE_HEIGHT, _NOTE_HEIGHT, _NOTE_LINE = 28.0, 30.0, 26.0
_ICON = 26.0
_TILE = 40.0
_LEVEL_HEIGHT, _LEVEL_INSET = 54.0, 12.0
_ARROW = 34.0
_ALONE = 90.0
_EDGE = 2.0


class MeterBox(Canvas):
    """Shows what may be read out to players, and says so when it may not."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = MeterLook("")
        self._was = ""
        self._since_ms: int | None = None
        self._roll = 1.0

    @property
    def look(self) -> MeterLook:
        """Give what is shown."""
        return self._look

    @property
    def is_rolling(self) -> bool:
        """Tell whether digits are still moving."""
        return self._roll < 1.0

    def show_state(self, look: MeterLook) -> None:
        """Show a meter; a live value that changes rolls to the new one."""
        if look == self._look:
            return
        motion = self.kit.theme.motion
        rolls = (
            look.state is MeterState.LIVE
            and look.amount != self._look.amount
            and same_shape(look.amount, self._look.amount)
            and not motion.reduce
        )
        if rolls:
            self._was, self._since_ms, self._roll = self._look.amount, self.kit.clock_ms(), 0.0
        elif look.amount != self._look.amount:
            self._roll = 1.0
        self._look = look
        self.setAccessibleName(look.title)
        self.setAccessibleDescription(look.amount)
        self.update()

    def tick(self, now_ms: int) -> None:
        """Roll the digits on."""
        if self._roll >= 1.0 or self._since_ms is None:
            return
        part = (now_ms - self._since_ms) / max(1, self.kit.theme.motion.roll_ms)
        self._roll = min(1.0, max(0.0, part))
        tell = self.kit.translator.amount
        was, now = tell(self._was), tell(self._look.amount)
        moving = moving_part(self.kit.theme, self._middle(), was, now)
        self.update_design(moving.adjusted(-_EDGE, 0, _EDGE, 0))

    def draw(self, easel: Easel) -> None:
        """Paint the box."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        self._draw_title(easel)
        if look.levels:
            self._draw_levels(easel)
        elif look.state is MeterState.LIVE:
            tell = self.kit.translator.amount
            was, now = tell(self._was or look.amount), tell(look.amount)
            draw_odometer(easel, self._middle(), was, now, self._eased())
            self._draw_note(easel)
        elif look.state is MeterState.ADJUSTING:
            self._draw_adjusting(easel)
        else:
            self._draw_not_live(easel)

    def _eased(self) -> float:
        return 1.0 - (1.0 - self._roll) ** 3

    def _middle(self) -> QRectF:
        top = _TOP + _TITLE_HEIGHT
        height = self.design_height - top - _BOTTOM - _NOTE_HEIGHT
        return QRectF(_SIDE, top, self.design_width - 2 * _SIDE, height)

    def _draw_title(self, easel: Easel) -> None:
        colour, look = easel.theme.colour, self._look
        left, top = _SIDE, _TOP
        if look.letter:
            tile = QRectF(left, top - 4, _TILE, _TILE)
            easel.panel(tile, colour.raised, colour.line_strong, easel.theme.line.thin, 8)
            easel.text(tile, look.letter, "tag_large", colour.text_1, Align.CENTRE)
            left, top = left + _TILE + 12, top + (_TILE - _TITLE_HEIGHT) / 2 - 4
        if look.state is MeterState.NOT_LIVE:
            easel.icon("unlink", left, top + 1, _ICON, colour.fault)
            left += _ICON + 10
        box = QRectF(left, top, easel.width - left - _SIDE, _TITLE_HEIGHT)
        easel.text(box, look.title.upper(), "caption", colour.text_2)

    def _draw_note(self, easel: Easel) -> None:
        colour, look = easel.theme.colour, self._look
        left, top = _SIDE, easel.height - _BOTTOM - _NOTE_HEIGHT
        if look.note_is_well:
            easel.icon("check", left, top + 2, _ICON, colour.ok, 3)
            left += _ICON + 10
        box = QRectF(left, top, easel.width - left - _SIDE, _NOTE_HEIGHT)
        if easel.width_of(look.note, "meter_note") <= box.width():
            easel.text(box, look.note, "meter_note", colour.text_2)
            return
        lines = easel.broken(look.note, "meter_note", box.width())
        box.setTop(box.bottom() - _NOTE_LINE * len(lines))
        easel.paragraph(box, look.note, "meter_note", colour.text_2, _NOTE_LINE)

    def _draw_adjusting(self, easel: Easel) -> None:
        colour, middle = easel.theme.colour, self._middle()
        half = middle.height() / 2
        old = QRectF(middle.left(), middle.top(), middle.width(), half)
        easel.text(old, self._look.amount, "meter_still", colour.text_2, least=SMALLEST_AMOUNT)
        new = old.translated(0, half)
        easel.icon(
            "arrow-right", new.left(), new.center().y() - _ARROW / 2, _ARROW, colour.text_1, 3
        )
        new.setLeft(new.left() + _ARROW + 14)
        easel.text(new, self._look.becomes, "meter_still", colour.text_1, least=SMALLEST_AMOUNT)
        self._draw_note(easel)

    def _draw_not_live(self, easel: Easel) -> None:
        colour, middle = easel.theme.colour, self._middle()
        value = QRectF(middle.left(), middle.center().y() - 52, middle.width(), 66)
        easel.text(value, self._look.amount, "meter_still", colour.text_2, least=SMALLEST_AMOUNT)
        note = QRectF(middle.left(), value.bottom() + 6, middle.width(), _NOTE_HEIGHT)
        easel.text(note, self._look.note, "meter_note", colour.text_2)
        bottom = easel.height - _BOTTOM - 17
        words = Msg("DO NOT QUOTE")
        easel.tag(_SIDE, bottom, words, colour.fault, colour.fault, icon="triangle")

    def _draw_levels(self, easel: Easel) -> None:
        top = _TOP + (_TILE if self._look.letter else _TITLE_HEIGHT)
        space = easel.height - top - _BOTTOM / 2
        pitch = space / len(self._look.levels)
        if len(self._look.levels) == 1 and space >= _ALONE:
            self._draw_alone(easel, QRectF(_SIDE, top, easel.width - 2 * _SIDE, space))
            return
        for number, level in enumerate(self._look.levels):
            height = min(_LEVEL_HEIGHT, pitch)
            y = top + number * pitch + (pitch - height) / 2
            self._draw_level(easel, level, QRectF(_SIDE, y, easel.width - 2 * _SIDE, height))

    def _draw_alone(self, easel: Easel, box: QRectF) -> None:
        """Paint the one level of a box large: the title has named it."""
        colour, level = easel.theme.colour, self._look.levels[0]
        is_live = self._look.state is not MeterState.NOT_LIVE
        ink = colour.text_1 if is_live else colour.text_2
        if level.is_hit:
            frame = box.adjusted(-_LEVEL_INSET, _LEVEL_INSET, _LEVEL_INSET, -_LEVEL_INSET / 2)
            radius = easel.theme.line.small_radius
            easel.panel(frame, None, colour.selected, easel.theme.line.device, radius)
        if level.becomes:
            top = box.center().y() - _ARROW / 2
            easel.icon("arrow-right", box.left(), top, _ARROW, ink, 3)
            box.setLeft(box.left() + _ARROW + 14)
        amount = level.becomes or level.amount
        easel.text(box, amount, "meter_still", ink, least=SMALLEST_AMOUNT)

    def _draw_level(self, easel: Easel, level: LevelLook, box: QRectF) -> None:
        colour = easel.theme.colour
        if level.is_hit:
            frame = box.adjusted(-_LEVEL_INSET, 0, _LEVEL_INSET, 0)
            radius = easel.theme.line.small_radius
            easel.panel(frame, None, colour.selected, easel.theme.line.device, radius)
        not_live = self._look.state is MeterState.NOT_LIVE
        ink = colour.text_2 if not_live else colour.text_1
        amount = level.becomes or level.amount
        width = easel.text(box, amount, "level_amount", ink, Align.RIGHT, least=SMALLEST_AMOUNT)
        if level.becomes:
            width += _ARROW
            top = box.center().y() - _ARROW / 2 + 3
            easel.icon("arrow-right", box.right() - width, top, _ARROW - 6, ink, 3)
        name = box.adjusted(0, 0, -width - 12, 0)
        easel.text(name, level.name.upper(), "level", colour.text_2)
