"""Something to choose: a name, an answer, a day; after a verdict it shows how it was."""

from functools import partial
from typing import Any

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import PITCH
from dealer_assist.ui.school.lists.model import Mark, Offer
from dealer_assist.ui.school.nodes import lines
from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.boxes import CENTRE, Icon, Ink, Node, Panel, Text, column, row, space
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Painter
from dealer_assist.ui.toolkit.text_flow import Measured

_MARKS = {Mark.RIGHT: ("check", "ok"), Mark.WRONG: ("cross", "fault")}


class OfferButton(BoxedButton[Offer[Any]]):
    """An answer to choose: raised, white when picked, green or coral when judged."""

    def tell(self, model: Offer[Any]) -> None:
        """Say the answer."""
        self.describe(model.label, Msg("It is answered") if model.is_judged else "")
        self.setAccessibleDescription(model.detail)

    def face(self, model: Offer[Any]) -> Node:
        """Stand the words, and after the answer a mark before them."""
        fill, edge, ink = self._inks(model)
        mark = _MARKS.get(model.mark)
        words = Measured(partial(_words, model, ink))
        inner = row(Icon(mark[0], 40, mark[1], 3.4) if mark else None, words, gap=14)
        line = 2.0 if model.mark is Mark.PLAIN else 4.0
        return Panel(inner, fill=fill, edge=edge, line=line, pad=(20, 8, 16, 8))

    def _inks(self, model: Offer[Any]) -> tuple[Ink, Ink, Ink]:
        match model.mark:
            case Mark.RIGHT:
                return "ok_well", "ok", "text_1"
            case Mark.WRONG:
                return "fault_well", "fault", "fault_text"
            case Mark.PICKED:
                return "selected", "selected", "selected_ink"
            case Mark.PLAIN if model.is_judged:
                return "well", "line", "text_2"
            case Mark.PLAIN:
                return "pressed" if self.is_pressed else "raised", "line_strong", "text_1"


def _words(model: Offer[Any], ink: Ink, painter: Painter, box: QRectF) -> Node:
    """Stand a short label in the middle, a long one or one with a detail at the left."""
    label = lines(model.label, "bold_28", "bold_20", ink)
    if not model.detail:
        is_short = painter.width_of(model.label, "bold_28") <= box.width()
        is_alone = is_short and model.mark not in _MARKS
        return Text(model.label, "bold_28", ink, CENTRE) if is_alone else label
    least = painter.theme.width(painter.said(model.label), "bold_28", SMALLEST_LABEL)
    high = 36.0 if least <= box.width() else 2 * PITCH
    detail = Text(model.detail, "medium_20", ink).of(36)
    return column(space(), label.of(high), space(-2), detail, space(-2), space())
