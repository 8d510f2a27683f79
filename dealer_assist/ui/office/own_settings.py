"""MY SETTINGS: language, hand, contrast and text size of the person who is signed in."""

from typing import Any, TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.ui.office.office import STAFF
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.pages.settings import (
    ChoiceRow,
    hand_and_eye,
    kept_for,
    languages,
    text_sizes,
)
from dealer_assist.ui.shell.preferences import keep_for_person, of_person
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Mark, Node, Page, Panel, Press, Text, column, row, space
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    Choice,
)
from dealer_assist.value import Value

_SIDE, _TOP, _GAP, _PART = 24.0, 16.0, 14.0, 20.0
_TITLE, _LINE, _CHOICE, _FOOT, _BACK_WIDTH, _COLUMNS = 44.0, 34.0, 104.0, 112.0, 300.0, 4


class OwnSettingsChosen(Value):
    """Keeps a choice; it applies at once."""

    settings: Preferences


class OwnSettingsLeft(Value):
    """Goes back to the staff."""


OwnSettingsTouch: TypeAlias = OwnSettingsChosen | OwnSettingsLeft


class OwnSettingsFlow(PaneFlow[Page[OwnSettingsTouch], OwnSettingsTouch]):
    """Holds nothing: what was chosen is in the store, and the Game Manager follows it."""

    def made(self) -> Page[OwnSettingsTouch]:
        """Show what is chosen."""
        by = self.office.by
        return own_settings_page(of_person(self.page_context.preferences, by), by.name)

    def take(self, touch: OwnSettingsTouch) -> Step:
        """Keep a choice, or go back."""
        match touch:
            case OwnSettingsChosen(settings):
                keep_for_person(self.page_context.preferences, self.office.by, settings)
            case OwnSettingsLeft():
                self.office.show(STAFF)
            case _:
                assert_never(touch)
        return Stay()


def own_settings_page(settings: Preferences, name: str) -> Page[OwnSettingsTouch]:
    """Return what the Game Manager obeys, kind by kind; sound and light stay the dealer's."""
    head = column(
        Text(Msg("My settings"), "bold_28").of(_TITLE),
        Text(kept_for(name), "medium_24", "text_2").of(_LINE),
    )
    kinds = (languages(settings), hand_and_eye(settings), text_sizes(settings))
    back = Button(OwnSettingsLeft(), Msg("BACK"), "arrow-left")
    foot = row(Press(back, "bold_30", 40.0).of(_BACK_WIDTH), space())
    form = column(
        head.of(_TITLE + _LINE), *map(_choices, kinds), space(), foot.of(_FOOT), gap=_PART
    )
    return Page(Panel(form, pad=(_SIDE, _TOP)))


def _choices(kind: ChoiceRow) -> Node:
    """Return a kind of choice over its buttons: four abreast at most, fewer leave the rest free."""
    marks = [_mark(choice) for choice in kind.choices]
    free = [space() for _ in range(_COLUMNS - len(marks))]
    return column(
        Text(kind.title, "bold_28").of(_TITLE),
        Text(kind.caption, "medium_22", "text_2").of(_LINE),
        row(*marks, *free, gap=_GAP).of(_CHOICE),
        gap=4,
    ).of(_TITLE + _LINE + _CHOICE + 8)


def _mark(choice: Choice[Any]) -> Node:
    assert isinstance(choice.key, Preferences)
    touch = OwnSettingsChosen(choice.key)
    return Mark(Choice(touch, choice.label, choice.is_on, choice.detail))
