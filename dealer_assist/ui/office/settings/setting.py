"""One setting: keys or choices at the left, what the new value would do at the right."""

from typing import Any, assert_never

from dealer_assist.message import Msg
from dealer_assist.table.setup.house_setting import LONGEST_WORDS
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.settings.change import (
    Remark,
    SettingChange,
    SettingLeft,
    SettingShown,
    SettingTouch,
    ValueChosen,
    ValueKept,
    ValueProposed,
    ValueTyped,
    WordsAsked,
)
from dealer_assist.ui.office.settings.proposals import Proposals
from dealer_assist.ui.toolkit.flow import AskText, Back, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Box,
    Fitted,
    Keys,
    Mark,
    Node,
    Page,
    Panel,
    Press,
    Text,
    column,
    row,
)
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.ui.toolkit.values.typed import DIGITS

_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _CAPTION, _VALUES, _WORDS = 44.0, 34.0, 96.0, 300.0
_FOOT, _BACK_WIDTH, _LEFT = 112.0, 300.0, 620.0
_CHOICE, _MOST_CHOICE = 80.0, 112.0
_ONE_COLUMN, _LEAST = 6, 72.0


class ValueChange(Node):
    """The value that holds, an arrow, and the one that is wanted; words below each other."""

    now: str
    wanted: str
    is_words: bool


class Remarks(Node):
    """Sentences with a mark each, as high as they need."""

    remarks: tuple[Remark, ...]


class SettingFlow(PaneFlow[Page[SettingTouch], SettingTouch]):
    """Lies over the list until the value is kept, proposed or left."""

    def __init__(self, proposals: Proposals, path: str) -> None:
        office = proposals.office
        super().__init__(office)
        self._proposals = proposals
        day, resources = self.clock.now().date(), self.page_context.resources
        self.change = SettingChange(proposals.table(), path, day, office.by, resources)

    def made(self) -> Page[SettingTouch]:
        """Show it, with what the table would say."""
        seen = self.change.seen(self._proposals.table(), self._proposals.at)
        return setting_page(seen, keeps_only=self._proposals.keeps_only)

    def take(self, touch: SettingTouch) -> Step:
        """Take a key or a choice; a value that the table refuses is neither kept nor proposed."""
        match touch:
            case ValueTyped(word):
                self.change.type(word)
                return Stay()
            case ValueChosen(value):
                self.change.choose(value)
                return Stay()
            case WordsAsked():
                return self._ask_for_words()
            case SettingLeft():
                return Back()
            case ValueKept():
                return self._keep() if self._can_stand() else Stay()
            case ValueProposed():
                return self._propose() if self._can_stand() else Stay()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Show the house edge as soon as it is known."""
        if self.change.has_news:
            self.refresh()
        return Stay()

    def _ask_for_words(self) -> Step:
        return AskText(
            self.change.title,
            Msg("After a - the key Á Ê Ñ gives # / & ( )"),
            self._written,
            self.change.begun,
            least_words=1,
            most=LONGEST_WORDS,
            in_capitals=True,
        )

    def _written(self, words: str) -> Step:
        self.change.choose(words)
        return Stay()

    def _can_stand(self) -> bool:
        return self.change.can_stand(self._proposals.table(), self._proposals.at)

    def _keep(self) -> Step:
        change, proposals = self.change, self._proposals
        proposals.kept[change.path] = change.accepted(proposals.table(), proposals.at)
        if not proposals.keeps_only:
            proposals.say(Msg("Kept: propose it with the others under Pending"))
        return Back()

    def _propose(self) -> Step:
        change, proposals = self.change, self._proposals
        told = change.change(proposals.table(), proposals.at)
        return proposals.ask(change.title, {change.path: change.wanted}, told)


def setting_page(seen: SettingShown, *, keeps_only: bool = False) -> Page[SettingTouch]:
    """Return the entry beside the values and what is to be known about the new one."""
    allowed = Msg("Allowed: {allowed}", allowed=seen.allowed)
    head = column(
        Text(seen.title, "bold_28").of(_TITLE),
        Text(allowed, "medium_24", "text_2").of(_CAPTION),
    )
    change = ValueChange(seen.now, seen.wanted or "…", seen.has_words)
    values = Panel(change, fill="well", edge="line_strong", pad=(_SIDE, 0))
    page = row(
        _entry(seen).of(_LEFT),
        column(values.of(_WORDS if seen.has_words else _VALUES), Remarks(seen.remarks), gap=_GAP),
        gap=2 * _GAP,
    )
    form = column(
        head.of(_TITLE + _CAPTION),
        page,
        _foot(seen.refusal, keeps_only=keeps_only).of(_FOOT),
        gap=_GAP,
    )
    return Page(Panel(form, pad=(_SIDE, _TOP)), name=seen.title)


def _foot(refusal: str, *, keeps_only: bool) -> Node:
    """Return the way back, and to keep or to propose a value that the table takes."""
    reason = Msg("Enter a valid value") if refusal else ""
    keeps, proposes = (
        (ActionState.NOT_YET, ActionState.NOT_YET)
        if refusal
        else (ActionState.AVAILABLE, ActionState.NEXT)
    )
    second = Msg("Then a second card")
    back, keep, propose = (
        Press(act, "bold_30", 40.0)
        for act in (
            Button[SettingTouch](SettingLeft(), Msg("BACK"), "cross"),
            Button[SettingTouch](ValueKept(), Msg("KEEP"), "plus", "", keeps, reason),
            Button[SettingTouch](
                ValueProposed(), Msg("PROPOSE"), "check", second, proposes, reason
            ),
        )
    )
    if keeps_only:
        kept = Button[SettingTouch](ValueKept(), Msg("KEEP"), "check", "", proposes, reason)
        return row(back.of(_LEFT), Press(kept, "bold_30", 40.0), gap=2 * _GAP)
    near = row(back.of(_BACK_WIDTH), keep, gap=_GAP).of(_LEFT)
    return row(near, propose, gap=2 * _GAP)


def _entry(seen: SettingShown) -> Node:
    """Return the keys over a row of choices, or the choices in all of the room."""
    if seen.has_keys:
        below = [Mark(choice).of(_CHOICE) for choice in seen.choices[:1]]
        return column(Keys(DIGITS, ValueTyped), *below, gap=_GAP)
    return Fitted(choices_in, (seen.choices,))


def choices_in(choices: tuple[Choice[Any], ...], box: Box) -> Node:
    """Return choices below each other, many of them in columns."""
    fit = max(1, int((box.height() + _GAP) // (_LEAST + _GAP)))
    columns = max(1 if len(choices) <= _ONE_COLUMN else 2, -(-len(choices) // fit))
    rows = max(1, -(-len(choices) // columns))
    high = min(_MOST_CHOICE, (box.height() - _GAP * (rows - 1)) / rows)
    parts = [choices[at * rows : (at + 1) * rows] for at in range(columns)]
    return row(
        *(column(*(Mark(choice).of(high) for choice in part), gap=_GAP) for part in parts),
        gap=_GAP,
    )
