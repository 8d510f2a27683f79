"""Whether larger letters are larger: what a person who asked for them reads smaller than before."""

from collections import defaultdict
from collections.abc import Iterable

from ink import Mark
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.touchable import Touchable

_ROUNDED = 2  # edges of ink fall on whole pixels
_HAN = "\u2e80"
"""From here on signs stand for themselves."""


def shrunk(plain: Iterable[Mark], larger: Iterable[Mark]) -> list[str]:
    """Name the words that stand in smaller letters than before, by their capitals."""
    plain, larger = list(plain), list(larger)
    before, after = _heights(plain), _heights(larger)
    gone = _tokens(plain) - _tokens(larger)
    return [
        *(f"gone: {token}" for _, token in sorted(gone)),
        *(
            f"smaller: {words}"
            for (canvas, words), high in before.items()
            if (canvas, words) in after and after[canvas, words] < high - _ROUNDED
        ),
    ]


def _tokens(marks: Iterable[Mark]) -> set[tuple[int, str]]:
    """Return the words of each canvas, however they are broken into lines."""
    texts = ((id(mark.canvas), mark.words) for mark in marks if not mark.is_icon)
    return {(canvas, token) for canvas, words in texts for token in _unbroken(words)}


def _unbroken(words: str) -> list[str]:
    """Return what no line breaks apart: words, and each sign of a script that has no blanks."""
    return "".join(f" {one} " if one >= _HAN else one for one in words).split()


def _heights(marks: Iterable[Mark]) -> dict[tuple[int, str], int]:
    """Return the lowest capitals of each text on its canvas."""
    found: dict[tuple[int, str], int] = defaultdict(lambda: 10**6)
    for mark in marks:
        if not mark.is_icon:
            key = (id(mark.canvas), mark.words)
            found[key] = min(found[key], mark.box.height())
    return dict(found)


def targets(window: QWidget) -> dict[str, tuple[int, int]]:
    """Return how large each control is that can be touched."""
    shown = (one for one in window.findChildren(Touchable) if one.isVisible())
    return {f"{one.label}, {id(one)}": one.size().toTuple() for one in shown}
