"""A step that is answered by choosing."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from dealer_assist.ui.kiosk_setup.choices.model import ChoiceGroup, ChoicesModel
from dealer_assist.ui.kiosk_setup.parts import found_rows, headed
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.toolkit.boxes import Fitted, Node, Slot, Text, column, row, space
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.frame_parts import STEPS
from dealer_assist.ui.toolkit.screen import FramedScreen

_SHARE, _BETWEEN, _GAP, _LINE_GAP, _BELOW = 0.6, 24.0, 14.0, 12.0, 8.0
_TITLE, _NOTE, _CHOICE, _LEAST = 44.0, 34.0, 92.0, 72.0
_WIDE_SHARE, _USUAL = 0.8, 3  # many names in many lines need more of the width


class ChoicesScreen(FramedScreen[ChoicesModel, StepTouch]):
    """Groups of choices at the left, what they come to at the right."""

    frame_style = STEPS

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.choices = self.choice_pool(PickButton)

    def body(self, model: ChoicesModel) -> Node:
        """Stand the groups beside the panel of what was found."""
        self.choices.show([one for group in model.groups for one in group.choices])
        found = row(space(_BETWEEN), headed(model.title, found_rows(model.rows)))
        groups = Fitted(lambda box: self._groups(model.groups, box))
        is_wide = any(group.columns > _USUAL and group.lines > _USUAL for group in model.groups)
        share = _WIDE_SHARE if is_wide else _SHARE
        return row(groups.sharing(share), found.sharing(1 - share))

    def _groups(self, groups: tuple[ChoiceGroup, ...], box: QRectF) -> Node:
        """Stand them below each other, all choices as high as there is room for."""
        fixed = sum(_TITLE + _BELOW + (_NOTE if group.note else 0) for group in groups)
        lines = max(1, sum(group.lines for group in groups))
        high = max(_LEAST, min(_CHOICE, (box.height() - fixed) / lines - _LINE_GAP))
        buttons = iter(self.choices)
        return column(*(node for group in groups for node in _group(group, high, buttons)))


def _group(group: ChoiceGroup, high: float, buttons: Iterator[PickButton]) -> Iterator[Node]:
    yield Text(group.title, "bold_28").of(_TITLE - 4)
    yield space(4)
    for line in range(group.lines):
        count = min(group.columns, len(group.choices) - line * group.columns)
        shown = [Slot(next(buttons)) for _ in range(count)]
        yield row(*shown, *(space() for _ in range(group.columns - count)), gap=_GAP).of(high)
        yield space(_LINE_GAP)
    if group.note:
        yield Text(group.note, "medium_22", "text_2", breaks=True).of(_NOTE)
    yield space(_BELOW)
