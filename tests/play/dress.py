"""The same screen as somebody else wants it: another language, more contrast, the other hand.

Words are translated where they are drawn, so that a window can change its language as it stands.
A page that is in English for every dealer stays so.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from longer_words import LongerWords
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit, suited
from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.pages import PAGES
from dealer_assist.ui.settings import LANGUAGES

Dress = Callable[[Kit], Kit]

DRESSES: dict[str, Dress] = {
    "en": lambda kit: kit,
    "es": lambda kit: suited(kit, Settings(language="es")),
    "vi": lambda kit: suited(kit, Settings(language="vi")),
    "zh": lambda kit: suited(kit, Settings(language="zh")),
    "left-handed, high contrast": lambda kit: suited(
        kit, Settings(left_handed=True, high_contrast=True)
    ),
    "a third longer": lambda kit: replace(kit, translator=LongerWords()),
}
_ANOTHER_SIZE = (800, 600)
_IN_ENGLISH = frozenset(entry.widget.partition(":")[2] for entry in PAGES if entry.in_english)


@contextmanager
def dressed(window: QWidget, dress: Dress, size: tuple[int, int]) -> Iterator[None]:
    """Show a window in another dress and at a size; afterwards it has its own dress again."""
    canvases: list[Canvas] = [window] if isinstance(window, Canvas) else []
    canvases += window.findChildren(Canvas)
    own = {canvas: canvas.kit for canvas in canvases}
    changed = {id(kit): dress(kit) for kit in own.values()}
    for canvas, kit in own.items():
        canvas.kit = changed[id(kit)]
        if canvas.kit.translator.language in LANGUAGES and _is_in_english(canvas):
            canvas.kit = replace(canvas.kit, translator=kit.translator)
    lay_out(window, size)
    try:
        yield
    finally:
        for canvas, kit in own.items():
            canvas.kit = kit


def lay_out(window: QWidget, size: tuple[int, int]) -> None:
    """Have everything placed anew, also where the size stays the same."""
    window.resize(*_ANOTHER_SIZE)
    window.resize(*size)


def _is_in_english(canvas: Canvas) -> bool:
    above: object = canvas
    while isinstance(above, QWidget) and type(above).__name__ not in _IN_ENGLISH:
        above = above.parent()
    return above is not None
