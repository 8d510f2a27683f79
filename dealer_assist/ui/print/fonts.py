"""The letters and the ink of printed pages; sizes are points of a sheet."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from dealer_assist import paths
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.theme import Inks, load_text_fonts, read_inks
from dealer_assist.value import Value, replace

_FAMILIES = ("Inter Tabular", "DejaVu Sans")
# The weights that are shipped; another would be made up.
_MEDIUM, _SEMIBOLD, _BOLD = 500, 600, 700


class Letters(Value):
    """A size and a weight."""

    size: int
    weight: int = _MEDIUM

    @property
    def line(self) -> float:
        """Return the height of one line."""
        return self.size * 1.35


TITLE = Letters(20, _BOLD)
SUBTITLE = Letters(12, _SEMIBOLD)
AMOUNT = Letters(30, _BOLD)
HEAD = Letters(11, _BOLD)
TEXT = Letters(10)
STRONG = Letters(10, _SEMIBOLD)
SMALL = Letters(7)
SIGN_TITLE = Letters(22, _BOLD)
SIGN_NOTICE = Letters(18, _BOLD)
SIGN_ROW = Letters(15, _SEMIBOLD)
SIGN_NOTE = Letters(11)
MARK = Letters(15, _BOLD)
ACROSS = Letters(96, _BOLD)
CELLS = tuple((Letters(size), Letters(size, _SEMIBOLD)) for size in (9, 8, 7, 6))


@cache
def inks() -> Inks:
    """Return the inks of the pages."""
    return read_inks(paths.resources() / "theme" / "paper.toml")


@cache
def load_paper_fonts(resources: Path) -> None:
    """Register the typeface of the pages, once."""
    load_text_fonts(resources / "fonts")


@cache
def font(letters: Letters) -> QFont:
    """Return the font of these letters."""
    made = QFont(list(_FAMILIES))
    made.setPixelSize(letters.size)
    made.setWeight(QFont.Weight(letters.weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def _metrics(letters: Letters) -> QFontMetricsF:
    return QFontMetricsF(font(letters))


def width(words: str, letters: Letters) -> float:
    """Measure a text in points."""
    return _metrics(letters).horizontalAdvance(words)


def lines_of(words: str, letters: Letters, room: float) -> list[str]:
    """Break a text at its spaces, and a word that is too long where it must be."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if width(longer, letters) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _chopped(word, letters, room)
        lines += full
    return [*lines, line] if line or not lines else lines


def _chopped(word: str, letters: Letters, room: float) -> Iterator[str]:
    while width(word, letters) > room and len(word) > 1:
        fits = max(1, int(len(word) * room / width(word, letters)))
        while fits > 1 and width(word[:fits], letters) > room:
            fits -= 1
        yield word[:fits]
        word = word[fits:]
    yield word


def fitting(words: str, letters: Letters, room: float) -> Letters:
    """Return these letters, or smaller ones that fit the room; never smaller than text."""
    while width(words, letters) > room and letters.size > TEXT.size:
        letters = replace(letters, size=letters.size - 1)
    return letters


def write(
    qpainter: QPainter,
    box: QRectF,
    words: str,
    letters: Letters,
    ink: QColor | None = None,
    align: float = 0.0,
) -> None:
    """Write one line into a box: 0 at its left, 1 at its right, in the middle of its height."""
    metrics = _metrics(letters)
    qpainter.setFont(font(letters))
    qpainter.setPen(ink or inks().ink)
    x = box.left() + (box.width() - metrics.horizontalAdvance(words)) * align
    y = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    qpainter.drawText(QPointF(x, y), words)


def write_lines(
    qpainter: QPainter,
    box: QRectF,
    lines: Sequence[str],
    letters: Letters,
    ink: QColor | None = None,
) -> float:
    """Write lines below each other from the top of a box; give where they end."""
    for number, words in enumerate(lines):
        at = top_of(box, letters.line, number * letters.line)
        write(qpainter, at, words, letters, ink)
    return box.top() + len(lines) * letters.line
