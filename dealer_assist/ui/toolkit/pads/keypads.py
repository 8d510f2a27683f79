"""One key of a pad: a letter, a figure, or a word."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.typed import ERASE, SPACE, typed_on
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HELP_ROOM, HELP_SIZE, HelpButton
from dealer_assist.ui.toolkit.pads.accents import with_next_accent
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole
from dealer_assist.ui.toolkit.touchable import Touchable

_ICON = 34.0


class PadKey(Touchable):
    """Names itself in `pressed`; fast fingers may press it twice."""

    pressed = Signal(str)

    def __init__(
        self,
        context: UiContext,
        key: str,
        label: str,
        parent: QWidget | None = None,
        icon: str = "",
    ) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.key, self._words, self._icon = key, label, icon
        self.describe(label)
        self.fired.connect(lambda: self.pressed.emit(self.key))

    def draw(self, painter: Painter) -> None:
        """Paint the key."""
        ink = draw_ground(painter, self)
        if self._icon:
            x, y = (painter.width - _ICON) / 2, (painter.height - _ICON) / 2
            painter.icon(self._icon, x, y, _ICON, ink)
            return
        role: TypeRole = "heavy_34" if len(self._words) <= 2 else "bold_22"
        room = QRectF(8, 0, painter.width - 16, painter.height)
        painter.text(room, self._words, role, ink, Align.CENTRE)


# A PIN is typed at the table, in the dealer's language; names are typed in the back office.
DIGITS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), (".", "0", ERASE))
# A PIN is typed as at a bank's terminal; fingers remember where its keys are.
PIN_DIGITS = (*DIGITS[2::-1], ("0", ERASE))
LETTERS = (
    tuple("QWERTYUIOP"),
    tuple("ASDFGHJKL'"),
    tuple("ZXCVBNM.-"),
    (SPACE, ERASE),
)
_GAP = 12.0


class KeyPad(Canvas):
    """Tells every key that was pressed."""

    typed = Signal(str)

    def __init__(
        self, context: UiContext, rows: Sequence[Sequence[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.rows = [[self._key(word) for word in row] for row in rows]

    def arrange(self) -> None:
        """Share the room between the rows, and each row between its keys."""
        count = len(self.rows)
        height = (self.design_height - _GAP * (count - 1)) / count
        for place, row in enumerate(self.rows):
            width = (self.design_width - _GAP * (len(row) - 1)) / len(row)
            top = place * (height + _GAP)
            for column, key in enumerate(row):
                key.place(QRectF(column * (width + _GAP), top, width, height), self.scale)

    def _key(self, word: str) -> PadKey:
        key = PadKey(self.context, word, word, self)
        key.pressed.connect(self.typed)
        return key


_MOST_DOLLARS = 8
_AMOUNT = re.compile(rf"(\d{{0,{_MOST_DOLLARS}}})(?:\.(\d{{0,2}}))?")
_AMOUNT_GAP, _HEAD, _WIDTH, _KEY, _LINE = 12.0, 96.0, 560.0, 112.0, 34.0


class AmountPad(Canvas):
    """Tells every change in cents; None while nothing is entered.

    It is typed as every figure here is: dollars, a point, cents; ERASE takes the last key back.
    """

    changed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._typed = ""
        self._is_offered = False
        self.pad = KeyPad(context, DIGITS, self)
        self.pad.typed.connect(self.press)

    @property
    def cents(self) -> int | None:
        """Give the amount, or None."""
        dollars_, _, cents = self._typed.partition(".")
        return int(dollars_ or "0") * 100 + int(cents.ljust(2, "0")) if self._typed else None

    @property
    def shown(self) -> str:
        """Give the amount as it is typed so far."""
        dollars_, point, cents = self._typed.partition(".")
        return f"${int(dollars_ or '0'):,}{point}{cents}"

    def show_state(self, cents: int | None) -> None:
        """Show an amount; the one that is being typed stays as it is typed."""
        if cents != self.cents:
            self._typed = "" if cents is None else _as_typed(cents)
            self.update()

    def offer(self, cents: int | None) -> None:
        """Show a usual amount: the first key begins another one."""
        self.show_state(cents)
        self._is_offered = True

    def arrange(self) -> None:
        """Place the keys under the amount."""
        top = _HEAD + _AMOUNT_GAP
        most = 4 * _KEY + 3 * _AMOUNT_GAP
        width, height = min(_WIDTH, self.design_width), min(most, self.design_height - top)
        self.pad.place(QRectF(0, top, width, height), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the amount in its well."""
        colour = painter.theme.colour
        box = QRectF(0, 0, min(_WIDTH, painter.width), _HEAD)
        painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin)
        ink = colour.text_1 if self._typed else colour.text_3
        inner = box.adjusted(20, 0, -20, 0)
        painter.text(inner, self.shown, "heavy_42", ink, Align.RIGHT, SMALLEST_AMOUNT)
        left = box.right() + 2 * _AMOUNT_GAP
        hint = QRectF(left, _HEAD + _AMOUNT_GAP, painter.width - left, 3 * _LINE)
        words = Msg("Dollars; cents after the point")
        painter.paragraph(hint, words, "medium_24", colour.text_2, _LINE)

    def press(self, key: str) -> None:
        """Take a key; one that makes no amount is not taken."""
        begun = "" if self._is_offered and key != ERASE else self._typed
        self._is_offered = False
        typed = typed_on(begun, key, _MOST_DOLLARS + 3)
        if typed != self._typed and _AMOUNT.fullmatch(typed):
            self._typed = typed
            self.update()
            self.changed.emit(self.cents)


def _as_typed(cents: int) -> str:
    whole, rest = divmod(cents, 100)
    return f"{whole}.{rest:02d}" if rest else str(whole)


MOST = 1_000
LEAST_WORDS = 3
LINES = 3
ERASE_LETTER, SPACE_KEY, ACCENT, DONE, BACK = "erase", "space", "accent", "done", "back"
_NOTE_ROWS = ("1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM,.'")
_SIDE, _NOTE_GAP = 24.0, 12.0
_TITLE, _WELL, _COUNT, _FOOT = 46.0, 140.0, 40.0, 112.0
_NOTE_LINE = 40.0
_LONG_WORD = re.compile(r"(\S{40})")
_MOST_KEY = 120.0


class NotePad(Canvas):
    """Gives the note in `written`; `left` where it is left as it was."""

    written = Signal(str)
    left = Signal()
    least_words = LEAST_WORDS
    most = MOST
    back_words: str = Msg("The note stays as it was")
    in_capitals = False

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        """Ask; without `has_help` the way to it stands around the pad."""
        super().__init__(context, parent)
        self.help_button = HelpButton(context, self)
        self.help_button.setVisible(has_help)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._title = self._about = ""
        self.text = ""
        self.keys = {key: self._key(key, key) for row in _NOTE_ROWS for key in row}
        self.space = self._key(SPACE_KEY, Msg("SPACE"))
        self.erase = self._key(ERASE_LETTER, ERASE)
        self.accent = self._key(ACCENT, "Á Ê Ñ")
        self.back = ActionButton(context, self)
        self.done = ActionButton(context, self)
        self.back.pressed.connect(lambda key: self.left.emit())
        self.done.pressed.connect(lambda key: self.written.emit(self.text.strip()))
        self.hide()

    def ask(self, title: str, text: str, about: str = "") -> None:
        """Ask for a note, from what is written already; `about` names what it is about."""
        self._title, self.text, self._about = title, text, about
        self.setAccessibleName(title)
        self._follow()
        self.show()
        self.raise_()
        self.setFocus()

    def arrange(self) -> None:
        """Place four rows of keys, accents, space and erase below, the way out at the foot."""
        room = self.design_width - 2 * _SIDE
        top = _SIDE + _TITLE + _WELL + _COUNT + 8
        foot = self.design_height - _SIDE - _FOOT
        rows = len(_NOTE_ROWS) + 1
        height = min(_MOST_KEY, (foot - top) / rows - _NOTE_GAP)
        each = (room + _NOTE_GAP) / 10
        for row, letters in enumerate(_NOTE_ROWS):
            for column, key in enumerate(letters):
                left = _SIDE + column * each
                box = QRectF(left, top + row * (height + _NOTE_GAP), each - _NOTE_GAP, height)
                self.keys[key].place(box, self.scale)
        y = top + (rows - 1) * (height + _NOTE_GAP)
        self.accent.place(QRectF(_SIDE, y, 2 * each - _NOTE_GAP, height), self.scale)
        self.space.place(QRectF(_SIDE + 2 * each, y, 6 * each - _NOTE_GAP, height), self.scale)
        self.erase.place(QRectF(_SIDE + 8 * each, y, 2 * each - _NOTE_GAP, height), self.scale)
        half = (room - 4 * _NOTE_GAP) / 2
        self.back.place(QRectF(_SIDE, foot, half, _FOOT), self.scale)
        right = self.design_width - _SIDE - half
        self.done.place(QRectF(right, foot, half, _FOOT), self.scale)
        head = QRectF(_SIDE, _SIDE, room, HELP_SIZE)
        self.help_button.stand_at_end(head, self.scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of a keyboard as they are: its letters, accents and capitals."""
        match event.key():
            case Qt.Key.Key_Backspace:
                self.press(ERASE_LETTER)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.done.is_available:
                self.written.emit(self.text.strip())
            case _ if event.text().isprintable() and event.text():
                self.text = (self.text + event.text())[: self.most]
                self._follow()
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches between the keys from reaching what lies under it."""

    def draw(self, painter: Painter) -> None:
        """Paint the line that is being written."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.fill(whole, colour.bg)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        beside = 0.0 if self.help_button.isHidden() else HELP_ROOM
        line = QRectF(_SIDE, _SIDE - 8, painter.width - 2 * _SIDE - beside, _TITLE)
        painter.text(line, self._title, "heavy_38", colour.text_1)
        well = QRectF(_SIDE, line.bottom() + 8, line.width(), _WELL - 8)
        painter.panel(well, colour.well, colour.selected, painter.theme.line.thin)
        # What a person writes is nobody's sentence: it is shown as it is, in every language.
        room = well.adjusted(20, 6, -20, -6)
        for words in written_lines(painter, self.text + "▏", room.width()):
            box = QRectF(room.left(), room.top(), room.width(), _NOTE_LINE)
            painter.text(box, Translated(words), "bold_30", colour.text_1)
            room.setTop(box.bottom())
        count = QRectF(_SIDE, well.bottom() + 4, line.width() + beside, _COUNT - 8)
        painter.text(count, self._about, "medium_20", colour.text_1)
        letters = Msg("{n} letters", one="1 letter", n=len(self.text))
        if self.most < MOST:
            letters = Msg("{n} of {most} letters", n=len(self.text), most=self.most)
        painter.text(count, letters, "medium_20", colour.text_2, Align.RIGHT)

    def press(self, key: str) -> None:
        """Take one key: the first letter of a sentence is a capital one."""
        if key == ERASE_LETTER:
            self.text = self.text[:-1]
        elif key == ACCENT:
            self.text = with_next_accent(self.text)
        elif len(self.text) < self.most:
            starts = self.in_capitals or not self.text.strip() or self.text.endswith(". ")
            self.text += " " if key == SPACE_KEY else key if starts else key.lower()
        self._follow()

    def _follow(self) -> None:
        self.back.show_state(ActionModel(BACK, Msg("BACK"), "cross", self.back_words))
        done = ActionModel(DONE, Msg("DONE"), "check", "", ActionState.NEXT)
        if len(self.text.split()) < self.least_words:
            reason = Msg("At least {n} words", one="At least {n} word", n=self.least_words)
            done = ActionModel(DONE, Msg("DONE"), "check", "", ActionState.NOT_YET, reason)
        self.done.show_state(done)
        self.update()

    def _key(self, key: str, label: str, icon: str = "") -> PadKey:
        made = PadKey(self.context, key, label, self, icon)
        made.pressed.connect(self.press)
        return made


def written_lines(painter: Painter, text: str, room: float) -> list[str]:
    """Break a note into lines; of a long one the end shows, which is being written."""
    lines = painter.broken(_LONG_WORD.sub(r"\1 ", text), "bold_30", room)
    if len(lines) > LINES:
        lines = [f"… {lines[-LINES]}", *lines[-LINES + 1 :]]
    return lines
