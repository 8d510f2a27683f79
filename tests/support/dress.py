"""The same screen as somebody else wants it: another language, more contrast, the other hand.

Words are translated where they are drawn, so that a window can change its language as it stands.
To look changes nothing of what comes after: no control rests because it was moved to be looked at.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

from longer_words import LongerWords
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touch_guard import TouchGuard
from dealer_assist.value import replace

Dress = Callable[[UiContext], UiContext]


def _with_letters(context: UiContext, size: int) -> UiContext:
    """Write larger, in the language that the screen has."""
    kept = Preferences(text_size=size, language=context.translator.language)
    return with_preferences(context, kept)


DRESSES: dict[str, Dress] = {
    "en": lambda context: context,
    "es": lambda context: with_preferences(context, Preferences(language="es")),
    "vi": lambda context: with_preferences(context, Preferences(language="vi")),
    "zh": lambda context: with_preferences(context, Preferences(language="zh")),
    "left-handed, high contrast": lambda context: with_preferences(
        context, Preferences(left_handed=True, high_contrast=True)
    ),
    "text at 125 %": lambda context: _with_letters(context, 125),
    "text at 150 %": lambda context: _with_letters(context, 150),
    "a third longer": lambda context: replace(context, translator=LongerWords()),
}
_ANOTHER_SIZE = (800, 600)
_RESTS = ("_shown_after", "_shown_at", "_fired_at")
"""What a control remembers of when it came up, and when it was pressed last."""


@contextmanager
def dressed(window: QWidget, dress: Dress, size: tuple[int, int]) -> Iterator[None]:
    """Show a window in another dress and at a size; afterwards it has its own dress again."""
    canvases: list[Canvas] = [window] if isinstance(window, Canvas) else []
    canvases += window.findChildren(Canvas)
    own = {canvas: canvas.context for canvas in canvases}
    changed = {id(context): dress(context) for context in own.values()}
    for canvas, context in own.items():
        canvas.context = changed[id(context)]
    lay_out(window, size)
    try:
        yield
    finally:
        undressed = {id(changed[id(context)]): context for context in own.values()}
        made = [canvas for canvas in window.findChildren(Canvas) if canvas not in own]
        for canvas in made:  # by the page as it was laid out; it may show another one later
            canvas.context = undressed.get(id(canvas.context), canvas.context)
        for canvas, context in own.items():
            canvas.context = context


def lay_out(window: QWidget, size: tuple[int, int]) -> None:
    """Have everything placed anew, also where the size stays the same."""
    with unnoticed(window):
        if window.size().toTuple() == size:
            window.resize(*_ANOTHER_SIZE)
        window.resize(*size)


@contextmanager
def unnoticed(window: QWidget) -> Iterator[None]:
    """Have what moves within forget it afterwards: no finger moved it, and no dealer saw it."""
    controls = window.findChildren(Touchable)
    if isinstance(window, Touchable):
        controls.append(window)
    rests = [(control, {name: getattr(control, name) for name in _RESTS}) for control in controls]
    fingers = {id(one.context.finger): one.context.finger for one in controls}.values()
    known = [(finger, _copied(finger)) for finger in fingers]
    yield
    for control, rest in rests:
        vars(control).update(rest)
    for finger, before in known:
        vars(finger).update(before)


def _copied(finger: TouchGuard) -> dict[str, Any]:
    return {name: copy(value) for name, value in vars(finger).items()}
