"""One progressive meter: an odometer that rolls, or its levels, or the last value if not live."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.table.model.table import LevelModel, MeterModel, MeterState
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.odometer import draw_odometer, same_shape
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rolling_digits import RollingDigits
from dealer_assist.ui.toolkit.rows import foot_of, row_at, top_of
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_AMOUNT,
    SMALLEST_LABEL,
    Align,
    TypeRole,
)
from dealer_assist.value import replace

_SIDE, _TOP, _BOTTOM = 26.0, 18.0, 20.0
_TITLE_HEIGHT, _NOTE_HEIGHT, _NOTE_LINE = 28.0, 30.0, 26.0
_TITLE_LINE = 24.0
_ICON = 26.0
_TILE = 40.0
_LEVEL_HEIGHT, _LEVEL_INSET = 54.0, 12.0
_NAME_HEIGHT, _NAME_GAP = 24.0, 12.0
_ARROW = 34.0
_BAR = 8.0
_ALONE = 90.0
_AUTHORITY_FROM, _AUTHORITY_ROW, _AUTHORITY_GAP, _AUTHORITY_STAR = 330.0, 31.0, 24.0, 20.0

_NOT_READ_OUT = (MeterState.NOT_LIVE, MeterState.OPENS)


class MeterBox(Canvas):
    """Shows what may be read out to players, and says so when it may not."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = MeterModel("")
        self._was = ""
        self._since_ms: int | None = None
        self._roll = 1.0
        self._digits: RollingDigits | None = None
        self._kept = 0.0

    @property
    def model(self) -> MeterModel:
        """Return what is shown."""
        return self._model

    @property
    def is_rolling(self) -> bool:
        """True if digits are still moving."""
        return self._roll < 1.0

    def show_state(self, model: MeterModel) -> None:
        """Show a meter; a live value that changes rolls to the new one."""
        if model == self._model:
            return
        had, noted = self._model, self._note_box()
        rolls = (
            model.state is MeterState.LIVE
            and model.amount != had.amount
            and same_shape(model.amount, had.amount)
            and not self.context.theme.motion.reduce
        )
        # Digits roll from where they stand: until they move there is nothing to paint.
        digits_stand = not self.is_rolling and (rolls or model.amount == had.amount)
        if rolls:
            self._was, self._since_ms, self._roll = had.amount, self.context.clock_ms(), 0.0
        elif model.amount != had.amount:
            self._roll = 1.0
        self._model, self._digits = model, None
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.amount)
        if not digits_stand or _frame(model) != _frame(had) or noted != self._note_box():
            self.update()
        elif (model.note, model.note_is_well) != (had.note, had.note_is_well):
            self.update_design(noted)

    def make_room(self, below: float) -> None:
        """Leave the lower part of the box to what lies over it."""
        if below != self._kept:
            self._kept, self._digits = below, None
            self.update()

    def tick(self, now_ms: int) -> None:
        """Roll the digits on."""
        if self._roll >= 1.0 or self._since_ms is None:
            return
        part = (now_ms - self._since_ms) / max(1, self.context.theme.motion.roll_ms)
        self._roll = min(1.0, max(0.0, part))
        if self._roll >= 1.0:
            self._digits = None
            self.update()
            return
        if self._digits is None:
            self._digits = self._rolling()
        for place in self._digits.move(self._eased()):
            self.update(place)

    def arrange(self) -> None:
        """Let digits that rolled in another size go."""
        self._digits = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the digits that roll alone where nothing else has changed."""
        if self._digits is None or not self._digits.covers(event.region()):
            super().paintEvent(event)
            return
        qpainter = QPainter(self)
        self._digits.paint(qpainter, event.region())
        qpainter.end()

    def _rolling(self) -> RollingDigits:
        theme, was, now = self.context.theme, self._was, self._model.amount
        ratio = self.devicePixelRatioF()
        return RollingDigits(theme, self._middle(), was, now, self.scale, ratio)

    def draw(self, painter: Painter) -> None:
        """Paint the box."""
        colour, model = painter.colour, self._model
        painter.panel(painter.whole, colour.panel, colour.line)
        self._draw_title(painter)
        if model.levels:
            self._draw_levels(painter)
        elif model.state is MeterState.LIVE:
            was = self._was or model.amount
            draw_odometer(painter, self._middle(), was, model.amount, self._eased())
            if self._shows_sums():
                self._draw_sums(painter)
            else:
                self._draw_note(painter)
                self._draw_authority(painter)
        elif model.state is MeterState.ADJUSTING:
            self._draw_adjusting(painter)
        else:
            self._draw_not_live(painter)

    def _eased(self) -> float:
        return 1.0 - (1.0 - self._roll) ** 3

    def _middle(self) -> QRectF:
        top = _TOP + _TITLE_HEIGHT
        height = self.design_height - top - _BOTTOM - self._note_height() - self._below()
        return QRectF(_SIDE, top, self.design_width - 2 * _SIDE, height)

    def _note_box(self) -> QRectF:
        """Return where the note stands, its two lines and its mark as well."""
        height = self._note_height()
        top = self.design_height - _BOTTOM - height - self._below()
        return QRectF(_SIDE, top, self.design_width - 2 * _SIDE, height)

    def _note_height(self) -> float:
        """Return the room of the note: what takes two lines does not run into the digits."""
        if self._shows_sums():
            return 0.0
        said = self.context.translator.text(self._model.note)
        room = self.design_width - 2 * _SIDE - (_ICON + 10 if self._model.note_is_well else 0.0)
        is_long = self.context.theme.width(said, "medium_22") > room
        return max(_NOTE_HEIGHT, 2 * _NOTE_LINE) if is_long else _NOTE_HEIGHT

    def _draw_title(self, painter: Painter) -> None:
        colour, model = painter.colour, self._model
        left, top = _SIDE, _TOP
        if model.letter:
            tile = QRectF(left, top - 4, _TILE, _TILE)
            painter.panel(tile, colour.raised, colour.line_strong, radius=8)
            painter.text(tile, model.letter, "bold_22", colour.text_1, Align.CENTRE)
            left, top = left + _TILE + 12, top + (_TILE - _TITLE_HEIGHT) / 2 - 4
        if model.state is MeterState.NOT_LIVE:
            painter.icon("unlink", left, top + 1, _ICON, colour.fault)
            left += _ICON + 10
        box = QRectF(left, top, painter.width - left - _SIDE, _TITLE_HEIGHT)
        title = model.title.upper()
        if len(painter.broken(title, "caption_20", box.width())) == 1:
            painter.text(box, title, "caption_20", colour.text_2)
        else:
            box.setHeight(2 * _TITLE_LINE)
            painter.paragraph(box, title, "caption_20", colour.text_2, _TITLE_LINE)

    def _more_title(self, painter: Painter) -> float:
        """Return the height of the second line that a long title takes."""
        lines = painter.broken(self._model.title.upper(), "caption_20", painter.width - 2 * _SIDE)
        return _TITLE_LINE if len(lines) > 1 and not self._model.letter else 0.0

    def _draw_note(self, painter: Painter) -> None:
        colour, model = painter.colour, self._model
        left, top = _SIDE, painter.height - _BOTTOM - _NOTE_HEIGHT - self._below()
        if model.note_is_well:
            painter.icon("check", left, top + 2, _ICON, colour.ok, 3)
            left += _ICON + 10
        box = QRectF(left, top, painter.width - left - _SIDE, _NOTE_HEIGHT)
        if painter.width_of(model.note, "medium_22") <= box.width():
            painter.text(box, model.note, "medium_22", colour.text_2)
            return
        lines = painter.broken(model.note, "medium_22", box.width())
        box.setTop(box.bottom() - _NOTE_LINE * len(lines))
        painter.paragraph(box, model.note, "medium_22", colour.text_2, _NOTE_LINE)

    def _below(self) -> float:
        """Return the room that the levels of authority take below the note of a live meter."""
        if self._kept:
            return self._kept
        rows = len(self._model.sums or self._model.authority)
        is_live = self._model.state is MeterState.LIVE and not self._model.levels
        has_room = self.design_height >= _AUTHORITY_FROM
        return rows * _AUTHORITY_ROW + _AUTHORITY_GAP if rows and is_live and has_room else 0.0

    def _shows_sums(self) -> bool:
        """True if there is room for what has left the tray and what still will."""
        return bool(self._model.sums) and not self._kept and bool(self._below())

    def _draw_sums(self, painter: Painter) -> None:
        """Add up, below the meter, what has left the tray and what still will."""
        colour, right = painter.colour, painter.width - _SIDE
        y = painter.height - _BOTTOM - len(self._model.sums) * _AUTHORITY_ROW
        painter.rule(_SIDE, y - _AUTHORITY_GAP / 2, right, colour.line)
        for words, amount in self._model.sums:
            box = QRectF(_SIDE, y, right - _SIDE, _AUTHORITY_ROW)
            used = painter.text(box, amount, "semi_22", colour.text_1, Align.RIGHT)
            box.setWidth(box.width() - used - 12)
            painter.text(box, words, "medium_22", colour.text_2)
            y += _AUTHORITY_ROW

    def _draw_authority(self, painter: Painter) -> None:
        """Say what the stars on the hand buttons mean: who authorises which prizes."""
        if self._kept or not self._below():
            return
        colour, right = painter.colour, painter.width - _SIDE
        rows = self._model.authority
        y = painter.height - _BOTTOM - len(rows) * _AUTHORITY_ROW
        painter.rule(_SIDE, y - _AUTHORITY_GAP / 2, right, colour.line)
        for row in rows:
            stars = row.stars * (_AUTHORITY_STAR + 4)
            at = y + (_AUTHORITY_ROW - _AUTHORITY_STAR) / 2
            painter.stars(_SIDE + stars, at, row.stars, _AUTHORITY_STAR, colour.text_1)
            box = QRectF(_SIDE + stars + (4 if stars else 0), y, right - _SIDE, _AUTHORITY_ROW)
            used = painter.text(box, row.word, "bold_20", colour.text_1)
            box = QRectF(box.left() + used + 12, y, right - box.left() - used - 12, _AUTHORITY_ROW)
            painter.text(box, row.prizes, "semi_20", colour.text_2, Align.RIGHT)
            y += _AUTHORITY_ROW

    def _draw_adjusting(self, painter: Painter) -> None:
        colour, middle = painter.colour, self._middle()
        half = middle.height() / 2
        old = top_of(middle, half)
        painter.text(old, self._model.amount, "heavy_54", colour.text_2, least=SMALLEST_AMOUNT)
        new = old.translated(0, half)
        painter.mark("arrow-right", new.left(), new.center().y(), _ARROW, colour.text_1, 3)
        new.setLeft(new.left() + _ARROW + 14)
        painter.text(new, self._model.becomes, "heavy_54", colour.text_1, least=SMALLEST_AMOUNT)
        self._draw_note(painter)

    def _draw_not_live(self, painter: Painter) -> None:
        colour, middle = painter.colour, self._middle()
        value = row_at(middle, middle.center().y() - 52, 66)
        painter.text(value, self._model.amount, "heavy_54", colour.text_2, least=SMALLEST_AMOUNT)
        note = row_at(middle, value.bottom() + 6, _NOTE_HEIGHT)
        painter.text(note, self._model.note, "medium_22", colour.text_2)
        if self._model.state is MeterState.OPENS:
            return
        bottom = painter.height - _BOTTOM - 17 - self._below()
        words = Msg("DO NOT QUOTE")
        painter.tag(_SIDE, bottom, words, colour.fault, colour.fault, icon="triangle")

    def _draw_levels(self, painter: Painter) -> None:
        top = _TOP + (_TILE if self._model.letter else _TITLE_HEIGHT) + self._more_title(painter)
        space = painter.height - top - _BOTTOM / 2 - self._below()
        pitch = space / len(self._model.levels)
        if len(self._model.levels) == 1 and space >= _ALONE:
            if self._model.note:
                space -= _NOTE_HEIGHT
                self._draw_note(painter)
            self._draw_alone(painter, QRectF(_SIDE, top, painter.width - 2 * _SIDE, space))
            return
        for number, level in enumerate(self._model.levels):
            height = min(_LEVEL_HEIGHT, pitch)
            y = top + number * pitch + (pitch - height) / 2
            box = QRectF(_SIDE, y, painter.width - 2 * _SIDE, height)
            self._draw_level(painter, level, box, has_two_lines=pitch >= height + _NAME_HEIGHT)

    def _draw_alone(self, painter: Painter, box: QRectF) -> None:
        """Paint the one level of a box large: the title has named it."""
        colour, level = painter.colour, self._model.levels[0]
        is_live = self._model.state not in _NOT_READ_OUT
        ink = colour.text_1 if is_live else colour.text_2
        if level.is_hit:
            frame = box.adjusted(-_LEVEL_INSET, _LEVEL_INSET, _LEVEL_INSET, -_LEVEL_INSET / 2)
            radius = painter.theme.line.small_radius
            painter.panel(frame, None, colour.selected, painter.theme.line.device, radius)
        if level.becomes:
            painter.mark("arrow-right", box.left(), box.center().y(), _ARROW, ink, 3)
            box.setLeft(box.left() + _ARROW + 14)
        amount = level.becomes or level.amount
        painter.text(box, amount, "heavy_54", ink, least=SMALLEST_AMOUNT)

    def _draw_bar(self, painter: Painter, box: QRectF, filled: int) -> None:
        """Paint how far a level that must hit has come from its seed to its limit."""
        colour = painter.colour
        bar = foot_of(box, _BAR)
        painter.panel(bar, colour.well, colour.line, radius=_BAR / 2)
        if filled:
            bar.setWidth(max(_BAR, bar.width() * filled / 1000))
            painter.panel(bar, colour.text_2, radius=_BAR / 2)
        box.setBottom(box.bottom() - _BAR)

    def _draw_level(
        self, painter: Painter, level: LevelModel, box: QRectF, *, has_two_lines: bool
    ) -> None:
        """Paint a level; with little room its name is written smaller, or both are on two lines."""
        colour = painter.colour
        not_live = self._model.state in _NOT_READ_OUT
        ink = colour.text_2 if not_live else colour.text_1
        amount, name = level.becomes or level.amount, level.name.upper()
        beside = painter.width_of(amount, "heavy_34") + _NAME_GAP + (_ARROW if level.becomes else 0)
        room = box.width() - beside
        is_above = has_two_lines and painter.width_of(name, "caption_22") > room
        least = painter.theme.width(painter.said(name), "caption_22", SMALLEST_LABEL)
        is_tight = not has_two_lines and least > room
        if level.is_hit:
            up = _NAME_HEIGHT / 2 if is_above else 0.0
            frame = box.adjusted(-_LEVEL_INSET, -up, _LEVEL_INSET, up / 2)
            radius = painter.theme.line.small_radius
            painter.panel(frame, None, colour.selected, painter.theme.line.device, radius)
        plain = 0  # beside its name an amount keeps its size: there the name may grow
        if is_above:
            above = row_at(box, box.top() - _NAME_HEIGHT / 2, _NAME_HEIGHT)
            painter.text(above, name, "caption_22", colour.text_2)
            box = box.translated(0, _NAME_HEIGHT / 2)
        elif is_tight:
            above = top_of(box, _NAME_HEIGHT)
            painter.text(above, name, "caption_22", colour.text_2)
            box = box.adjusted(0, _NAME_HEIGHT, 0, 0)
        else:
            painter.text(box.adjusted(0, 0, -beside, 0), name, "caption_22", colour.text_2)
            plain = painter.plain_size("heavy_34")
        if level.filled is not None and not (is_above or is_tight):
            self._draw_bar(painter, box, level.filled)
        role: TypeRole = "bold_28" if is_tight else "heavy_34"
        width = painter.text(box, amount, role, ink, Align.RIGHT, SMALLEST_AMOUNT, plain)
        if level.becomes:
            left = box.right() - width - _ARROW
            painter.mark("arrow-right", left, box.center().y(), _ARROW - 6, ink, 3)


def _frame(model: MeterModel) -> MeterModel:
    """Leave out what is written below the digits of a live meter, and the digits themselves."""
    is_alone = model.state is MeterState.LIVE and not model.levels
    rest = replace(model, amount="")
    return replace(rest, note="", note_is_well=False) if is_alone else rest
