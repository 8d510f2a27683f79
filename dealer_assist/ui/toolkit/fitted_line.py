"""One line of text in its box: how large it is written, how wide it gets, whether it is cut.

A screen writes the same words in the same boxes again and again, dozens for every command: what a
line needs is worked out once.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

from dealer_assist.ui.toolkit.theme import Theme
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.value import Value

_LINE = 1.2  # of the height of a line, times the size of its letters
_ROUNDED = 0.5
_MOST = 1024  # some 300 texts are on the screen; amounts come and go


class FittedLine(Value):
    """What is written, in which font; `drop` leads from the middle of the box to its base line."""

    words: str
    font: QFont
    width: float
    drop: float
    is_cut: bool


def fitted_line(
    theme: Theme, words: str, role: TypeRole, width: float, height: float, least: int, most: int
) -> FittedLine:
    """Fit a line into a box: not smaller than `least`, not larger than `most` where that is given.

    A line that is too long even then ends in an ellipsis.
    """
    # In plain values, which are told apart without a call.
    letter, families = theme.letters[role], theme.family
    look = (letter.size, letter.weight, letter.spacing, theme.text_size, families.text, theme.han)
    key = (words, role, width, height, least, most, look)
    found = _LINES.get(key)
    if found is None:
        if len(_LINES) >= _MOST:
            _LINES.clear()
        found = _LINES[key] = _fitted(theme, words, role, width, height, least, most)
    return found


_LINES: dict[tuple[object, ...], FittedLine] = {}


def _fitted(
    theme: Theme, words: str, role: TypeRole, width: float, height: float, least: int, most: int
) -> FittedLine:
    theme = theme.for_words(words)
    size = _size(theme, words, role, width, height, least, most)
    metrics = theme.measure(role, size)
    wide = theme.width(words, role, size)
    is_cut = wide > width + _ROUNDED
    if is_cut:
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
        wide = metrics.horizontalAdvance(words)
    drop = (metrics.ascent() - metrics.descent()) / 2
    return FittedLine(words, theme.font(role, size), wide, drop, is_cut)


def _size(
    theme: Theme, words: str, role: TypeRole, width: float, height: float, least: int, most: int
) -> int:
    """Return the largest size at which a line fits its box; a height never makes it smaller.

    Letters that a person wants larger grow as far as the box is high.
    """
    own = theme.letters[role].size
    size = max(own, min(theme.largest(role), int(height / _LINE)))
    size = min(size, most) if most else size
    floor = min(least, own, size)
    while size > floor and theme.width(words, role, size) > width:
        size -= 1
    return size
