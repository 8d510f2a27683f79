"""One key of a pad: a letter, a figure, or a word."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
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
        role = "card_key" if len(self._words) <= 2 else "action_small"
        room = QRectF(8, 0, painter.width - 16, painter.height)
        painter.text(room, self._words, role, ink, Align.CENTRE)


# A PIN is typed at the table, in the dealer's language; names are typed in the back office.
ERASE, SPACE = Msg("ERASE"), "SPACE"
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


def typed_on(text: str, word: str, most: int) -> str:
    """Give a text after a key was pressed; more than the most letters are not taken."""
    if word == ERASE:
        return text[:-1]
    return (text + (" " if word == SPACE else word))[:most]


ERASE_DIGIT, CLEAR = "erase", "clear"
_AMOUNT_ROWS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("0", "00", ERASE_DIGIT))
_MOST_CENTS = 9_999_999_999
_AMOUNT_GAP, _HEAD, _WIDTH, _KEY, _LINE = 12.0, 96.0, 560.0, 112.0, 34.0


class AmountPad(Canvas):
    """Tells every change in cents; None while nothing is entered."""

    changed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.cents: int | None = None
        self.keys = {key: self._key(key) for row in _AMOUNT_ROWS for key in row}

    def show_state(self, cents: int | None) -> None:
        """Show an amount."""
        if cents != self.cents:
            self.cents = cents
            self.update()

    def arrange(self) -> None:
        """Place the keys as on a till."""
        width = min(_WIDTH, self.design_width)
        each = (width - 2 * _AMOUNT_GAP) / 3
        room = (self.design_height - _HEAD - _AMOUNT_GAP) / len(_AMOUNT_ROWS) - _AMOUNT_GAP
        height = min(_KEY, room)
        for row, keys in enumerate(_AMOUNT_ROWS):
            top = _HEAD + _AMOUNT_GAP + row * (height + _AMOUNT_GAP)
            for column, key in enumerate(keys):
                box = QRectF(column * (each + _AMOUNT_GAP), top, each, height)
                self.keys[key].place(box, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the amount in its well."""
        colour = painter.theme.colour
        box = QRectF(0, 0, min(_WIDTH, painter.width), _HEAD)
        painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin)
        words = "$0.00" if self.cents is None else dollars(self.cents)
        ink = colour.text_3 if self.cents is None else colour.text_1
        inner = box.adjusted(20, 0, -20, 0)
        painter.text(inner, words, "pay_amount", ink, Align.RIGHT, SMALLEST_AMOUNT)
        left = box.right() + 2 * _AMOUNT_GAP
        hint = QRectF(left, _HEAD + _AMOUNT_GAP, painter.width - left, 3 * _LINE)
        words = Msg("Figures come in from the right; the last two are cents")
        painter.paragraph(hint, words, "list_note", colour.text_2, _LINE)

    def _key(self, key: str) -> PadKey:
        label, icon = ("ERASE", "arrow-left") if key == ERASE_DIGIT else (key, "")
        made = PadKey(self.context, key, label, self, icon)
        made.pressed.connect(self._press)
        return made

    def _press(self, key: str) -> None:
        digits = str(self.cents or "")
        digits = digits[:-1] if key == ERASE_DIGIT else digits + key
        cents = int(digits) if digits else None
        if cents is None or cents <= _MOST_CENTS:
            self.show_state(cents)
            self.changed.emit(cents)


MOST = 60
LEAST_WORDS = 3
ERASE_LETTER, SPACE_KEY, DONE, BACK = "erase", "space", "done", "back"
_NOTE_ROWS = ("1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM,.'")
_SIDE, _NOTE_GAP = 24.0, 12.0
_TITLE, _WELL, _COUNT, _FOOT = 46.0, 96.0, 40.0, 112.0
_MOST_KEY = 120.0


class NotePad(Canvas):
    """Gives the note in `written`; `left` where it is left as it was."""

    written = Signal(str)
    left = Signal()

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._title = self._about = ""
        self.text = ""
        self.keys = {key: self._key(key, key) for row in _NOTE_ROWS for key in row}
        self.space = self._key(SPACE_KEY, "SPACE")
        self.erase = self._key(ERASE_LETTER, "ERASE", "arrow-left")
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

    def arrange(self) -> None:
        """Place four rows of keys, space and erase below, the way out at the foot."""
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
        self.space.place(QRectF(_SIDE + 2 * each, y, 6 * each - _NOTE_GAP, height), self.scale)
        self.erase.place(QRectF(_SIDE + 8 * each, y, 2 * each - _NOTE_GAP, height), self.scale)
        half = (room - 4 * _NOTE_GAP) / 2
        self.back.place(QRectF(_SIDE, foot, half, _FOOT), self.scale)
        right = self.design_width - _SIDE - half
        self.done.place(QRectF(right, foot, half, _FOOT), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches between the keys from reaching what lies under it."""

    def draw(self, painter: Painter) -> None:
        """Paint the line that is being written."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.fill(whole, colour.bg)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        line = QRectF(_SIDE, _SIDE - 8, painter.width - 2 * _SIDE, _TITLE)
        painter.text(line, self._title, "modal_title", colour.text_1)
        well = QRectF(_SIDE, line.bottom() + 8, line.width(), _WELL - 8)
        painter.panel(well, colour.well, colour.selected, painter.theme.line.thin)
        # What a person writes is nobody's sentence: it is shown as it is, in every language.
        painter.text(
            well.adjusted(20, 0, -20, 0), Translated(self.text + "▏"), "notice", colour.text_1
        )
        count = QRectF(_SIDE, well.bottom() + 4, line.width(), _COUNT - 8)
        painter.text(count, self._about, "sum_caption", colour.text_1)
        words = f"{len(self.text)} of {MOST} letters"
        painter.text(count, words, "sum_caption", colour.text_2, Align.RIGHT)

    def press(self, key: str) -> None:
        """Take one key: the first letter of a sentence is a capital one."""
        if key == ERASE_LETTER:
            self.text = self.text[:-1]
        elif len(self.text) < MOST:
            starts = not self.text.strip() or self.text.endswith(". ")
            self.text += " " if key == SPACE_KEY else key if starts else key.lower()
        self._follow()

    def _follow(self) -> None:
        stays = Msg("The note stays as it was")
        self.back.show_state(ActionModel(BACK, Msg("BACK"), "arrow-left", stays))
        done = ActionModel(DONE, Msg("DONE"), "check", "", ActionState.NEXT)
        if len(self.text.split()) < LEAST_WORDS:
            reason = Msg("At least {n} words", n=LEAST_WORDS)
            done = ActionModel(DONE, Msg("DONE"), "check", "", ActionState.NOT_YET, reason)
        self.done.show_state(done)
        self.update()

    def _key(self, key: str, label: str, icon: str = "") -> PadKey:
        made = PadKey(self.context, key, label, self, icon)
        made.pressed.connect(self.press)
        return made
