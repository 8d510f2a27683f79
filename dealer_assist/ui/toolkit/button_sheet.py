"""What is offered over the table: a button for each choice, the way back, and the sheet under."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.children import drop
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

Offered: TypeAlias = Button[Any]
_TITLE_TOP, _TITLE, _LINE = 18.0, 46.0, 30.0


class ButtonSheet:
    """The buttons on a sheet; `chosen` hears where each leads. Columns of them are `in_lists`."""

    def __init__(
        self, sheet: Canvas, chosen: Callable[[Any], None], *, in_lists: bool = False
    ) -> None:
        self._sheet, self._chosen, self._in_lists = sheet, chosen, in_lists
        self.choices: tuple[ActionButton, ...] = ()
        self.back = self._button()

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Return the choices, and the way back as the last."""
        return (*self.choices, self.back)

    def offer(self, choices: Iterable[Offered], back: Offered) -> None:
        """Put new choices in place of the old ones."""
        for gone in self.choices:
            drop(gone)
        self.choices = tuple(self._shown(choice) for choice in choices)
        self.back.show_state(back)

    def answered(self) -> None:
        """Let a button that was pressed be pressed again."""
        for button in self.buttons:
            button.answered()

    def _shown(self, choice: Offered) -> ActionButton:
        button = self._button(is_listed=self._in_lists)
        button.show_state(choice)
        button.show()
        return button

    def _button(self, *, is_listed: bool = False) -> ActionButton:
        # A menu leads to pages; a question is answered, and is read first.
        is_judged = not self._in_lists
        button = ActionButton(
            self._sheet.context, self._sheet, is_listed=is_listed, is_judged=is_judged
        )
        button.pressed.connect(self._chosen)
        return button


def draw_sheet(
    painter: Painter,
    box: QRectF,
    padding: float,
    words: tuple[str, str],
    *,
    keeps_banner: bool,
    beside: float = 0.0,
) -> None:
    """Dim the table and paint a sheet with its title and detail; the banner stays bright.

    `beside` is what the words leave at their right end.
    """
    colour = painter.theme.colour
    top = BANNER_HEIGHT if keeps_banner else 0.0
    painter.fill(QRectF(0, top, painter.width, painter.height - top), colour.scrim)
    if keeps_banner:
        draw_frame(painter)
    painter.panel(box, colour.panel, colour.line_strong)
    left, width = box.left() + padding, box.width() - 2 * padding - beside
    title = QRectF(left, box.top() + _TITLE_TOP, width, _TITLE)
    painter.text(title, words[0], "heavy_38", colour.text_1)
    below = title.translated(0, _TITLE)
    if painter.theme.width(painter.said(words[1]), "medium_24", SMALLEST_LABEL) <= width:
        painter.text(below, words[1], "medium_24", colour.text_2)
        return
    below.setHeight(2 * _LINE)
    if len(painter.broken(words[1], "medium_24", width)) > 2:
        painter.label(below, words[1], "medium_24", colour.text_2)
        return
    painter.paragraph(below, words[1], "medium_24", colour.text_2, _LINE)
