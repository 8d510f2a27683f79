"""Keys to type with: digits, an amount, a note."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, Translated
from dealer_assist.ui.toolkit.boxes import Drawn, Slot, lay_out
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Fitted,
    Node,
    Panel,
    Text,
    column,
    inset,
    row,
    space,
    stack,
    stacked,
)
from dealer_assist.ui.toolkit.pads.typed_pad import TypedPad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, top_of
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.accents import with_next_accent
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT, Align, TypeRole
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.ui.toolkit.values.typed import ACCENT, DIGITS, ERASE, typed_on


class PadKey(Touchable):
    """Names itself in `pressed`; fast fingers may press it twice."""

    pressed = Signal(str)

    def __init__(
        self, context: UiContext, key: str, label: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.key, self._words = key, label
        self.describe(label)
        self.fired.connect(lambda: self.pressed.emit(self.key))

    def draw(self, painter: Painter) -> None:
        """Paint the key."""
        ink = draw_ground(painter, self)
        role: TypeRole = "heavy_34" if len(self._words) <= 2 else "bold_22"
        room = painter.whole.adjusted(8, 0, -8, 0)
        painter.text(room, self._words, role, ink, Align.CENTRE)


# A PIN is typed as at a bank's terminal; fingers remember where its keys are.
PIN_DIGITS = (*DIGITS[2::-1], ("0", ERASE))
_GAP = 12.0


class KeyPad(Canvas):
    """Tells every key that was pressed."""

    typed = Signal(str)

    def __init__(
        self, context: UiContext, rows: Sequence[Sequence[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.rows = [[self._key(word) for word in words] for words in rows]

    def arrange(self) -> None:
        """Share the room between the rows, and each row between its keys."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        rows = (row(*map(Slot, keys), gap=_GAP) for keys in self.rows)
        lay_out(column(*rows, gap=_GAP), whole, self)

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
        """Return the amount, or None."""
        dollars_, _, cents = self._typed.partition(".")
        return int(dollars_ or "0") * 100 + int(cents.ljust(2, "0")) if self._typed else None

    @property
    def shown(self) -> str:
        """Return the amount as it is typed so far."""
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
        painter.panel(box, colour.well, colour.line_strong)
        ink = colour.text_1 if self._typed else colour.text_3
        inner = box.adjusted(20, 0, -20, 0)
        painter.text(inner, self.shown, "heavy_42", ink, Align.RIGHT, SMALLEST_AMOUNT)
        left = box.right() + 2 * _AMOUNT_GAP
        hint = QRectF(left, _HEAD + _AMOUNT_GAP, painter.width - left, 3 * _LINE)
        words = Msg("Dollars. Cents after the point")
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
ERASE_LETTER, SPACE_KEY, DONE, BACK = "erase", "space", "done", "back"
_NOTE_ROWS = ("1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM,.'")
_SIDE, _NOTE_TOP, _TITLE, _WELL, _COUNT, _NOTE_LINE = 24.0, 16.0, 46.0, 132.0, 32.0, 40.0
_LONG_WORD = re.compile(r"(\S{40})")
_MOST_KEY = 120.0


class NotePad(TypedPad):
    """Gives the note in `written`; `left` where it is left as it was."""

    written = Signal(str)
    least_words = LEAST_WORDS
    most = MOST
    back_words: str = Msg("The note did not change")
    in_capitals = False

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        super().__init__(context, parent, has_help=has_help)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._title = self._about = self.text = ""
        self.keys = {key: self._key(key, key) for keys in _NOTE_ROWS for key in keys}
        self.space = self._key(SPACE_KEY, Msg("SPACE"))
        self.erase = self._key(ERASE_LETTER, ERASE)
        self.accent = self._key(ACCENT, ACCENT)
        self.hide()

    def ask(self, title: str, text: str, about: str = "") -> None:
        """Ask for a note, from what is written already; `about` names what it is about."""
        self._title, self.text, self._about = title, text, about
        self.setAccessibleName(title)
        self.follow()
        self.show()
        self.raise_()
        self.setFocus()

    def give(self) -> None:
        """Emit the note."""
        self.written.emit(self.text.strip())

    def body(self) -> Node:
        """Stand what is written above four rows of keys; accents, space and erase below them."""
        beside = (0, 0, self.help_room, 0)
        letters = Msg("{n} letters", one="1 letter", n=len(self.text))
        if self.most < MOST:
            letters = Msg("{n} of {most} letters", n=len(self.text), most=self.most)
        rows = [row(*(Slot(self.keys[key]) for key in keys), gap=_GAP) for keys in _NOTE_ROWS]
        inner = column(
            inset(Text(self._title, "heavy_38"), beside).of(_TITLE),
            space(8),
            inset(
                Panel(Drawn(self._draw_note), fill="well", edge="selected", pad=(20, 6)), beside
            ).of(_WELL),
            space(4),
            stack(
                Text(self._about, "medium_20"),
                Text(letters, "medium_20", "text_2", RIGHT),
            ).of(_COUNT),
            space(20),
            stacked([*rows, Fitted(self._last_row)], _MOST_KEY, _GAP),
            space(_GAP),
            self.ways_out(4 * _GAP),
        )
        return Panel(self.with_help(inner, 8), pad=(_SIDE, _NOTE_TOP, _SIDE, _SIDE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of a keyboard as they are: its letters, accents and capitals."""
        match event.key():
            case Qt.Key.Key_Backspace:
                self.press(ERASE_LETTER)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.done.is_available:
                self.give()
            case _ if event.text().isprintable() and event.text():
                self.text = (self.text + event.text())[: self.most]
                self.follow()
            case _:
                super().keyPressEvent(event)

    def press(self, key: str) -> None:
        """Take one key: the first letter of a sentence is a capital one."""
        if key == ERASE_LETTER:
            self.text = self.text[:-1]
        elif key == ACCENT:
            self.text = with_next_accent(self.text)
        elif len(self.text) < self.most:
            starts = self.in_capitals or not self.text.strip() or self.text.endswith(". ")
            self.text += " " if key == SPACE_KEY else key if starts else key.lower()
        self.follow()

    def follow(self) -> None:
        """Show what is written, and whether it is enough."""
        self.back.show_state(Button(BACK, Msg("BACK"), "cross", self.back_words))
        done = Button(DONE, Msg("DONE"), "check", "", ActionState.NEXT)
        if len(self.text.split()) < self.least_words:
            reason = Msg("At least {n} words", one="At least {n} word", n=self.least_words)
            done = Button(DONE, Msg("DONE"), "check", "", ActionState.NOT_YET, reason)
        self.done.show_state(done)
        super().follow()

    def _last_row(self, box: QRectF) -> Node:
        """Stand its keys under those of the other rows."""
        pitch = (box.width() + _GAP) / len(_NOTE_ROWS[0])
        keys = ((self.accent, 2), (self.space, 6), (self.erase, 2))
        return row(*(Slot(key).of(count * pitch - _GAP) for key, count in keys), gap=_GAP)

    def _draw_note(self, painter: Painter, box: QRectF) -> None:
        # What a person writes is nobody's sentence: it is shown as it is, in every language.
        line = top_of(box, 0)
        for words in written_lines(painter, self.text + "▏", box.width()):
            line = below(line, _NOTE_LINE)
            painter.text(line, Translated(words), "bold_30", painter.theme.colour.text_1)

    def _key(self, key: str, label: str) -> PadKey:
        made = PadKey(self.context, key, label, self)
        made.pressed.connect(self.press)
        return made


def written_lines(painter: Painter, text: str, room: float) -> list[str]:
    """Break a note into lines; of a long one the end shows, which is being written."""
    lines = painter.broken(_LONG_WORD.sub(r"\1 ", text), "bold_30", room)
    if len(lines) > LINES:
        lines = [f"… {lines[-LINES]}", *lines[-LINES + 1 :]]
    return lines
