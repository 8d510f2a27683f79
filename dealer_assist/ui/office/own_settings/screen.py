"""MY SETTINGS on the screen: a box for each kind of choice, the way back below."""

from dealer_assist.message import Msg
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.office.own_settings.model import (
    OwnSettingsChosen,
    OwnSettingsModel,
    OwnSettingsTouch,
)
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.pages.settings.presenter import ChoiceRow
from dealer_assist.ui.toolkit.boxes import Node, Panel, Slot, Text, column, row, space
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.theme import with_han
from dealer_assist.value import replace

_SIDE, _TOP, _GAP, _PART = 24.0, 16.0, 14.0, 20.0
_TITLE, _LINE, _CHOICE, _FOOT, _BACK_WIDTH, _COLUMNS = 44.0, 34.0, 104.0, 112.0, 300.0, 4


class OwnSettingsScreen(PaneScreen[OwnSettingsModel, OwnSettingsTouch]):
    """Four choices stand abreast at most; fewer leave the rest free."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.context.load_han_fonts()
        in_han = replace(self.context, theme=with_han(self.context.theme, self.context.fonts))
        self.choices = Children(lambda: self._choice(self.context))
        self.in_han = Children(lambda: self._choice(in_han))
        self.acts = self.button_pool("bold_30", 40.0)

    def body(self, model: OwnSettingsModel) -> Node:
        """Stand the kinds of choices below each other."""
        choices = [choice for one in model.rows for choice in one.choices]
        plain = iter(self.choices.show([one for one in choices if not one.in_han]))
        han = iter(self.in_han.show([one for one in choices if one.in_han]))
        (back,) = self.acts.show((model.back,))
        head = column(
            Text(Msg("My settings"), "bold_28").of(_TITLE),
            Text(model.detail, "medium_24", "text_2").of(_LINE),
        )
        boxes = [
            _box(one, [next(han if choice.in_han else plain) for choice in one.choices])
            for one in model.rows
        ]
        foot = row(Slot(back).of(_BACK_WIDTH), space())
        form = column(head.of(_TITLE + _LINE), *boxes, space(), foot.of(_FOOT), gap=_PART)
        return Panel(form, pad=(_SIDE, _TOP))

    def _choice(self, context: UiContext) -> ChoiceButton:
        made = ChoiceButton(context, self)
        made.chosen.connect(self._choose)
        return made

    def _choose(self, settings: Preferences) -> None:
        self.touched.emit(OwnSettingsChosen(settings))


def _box(one: ChoiceRow, buttons: list[ChoiceButton]) -> Node:
    """Name a kind of choice over its buttons."""
    free = [space() for _ in range(_COLUMNS - len(buttons))]
    parts = (
        Text(one.title, "bold_28").of(_TITLE),
        Text(one.caption, "medium_22", "text_2").of(_LINE),
        row(*map(Slot, buttons), *free, gap=_GAP).of(_CHOICE),
    )
    return column(*parts, gap=4).of(_TITLE + _LINE + _CHOICE + 8)
