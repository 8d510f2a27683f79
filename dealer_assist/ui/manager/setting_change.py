"""One setting under change: what was typed or chosen so far, and what the table says to it."""

from datetime import date

from dealer_assist.table.configuration import find
from dealer_assist.table.setting_values import NONE, Kind
from dealer_assist.table.staff import StaffMember
from dealer_assist.table.state import Table
from dealer_assist.ui.key_pad import typed_on
from dealer_assist.ui.manager.setting_edges import EdgeQuestion
from dealer_assist.ui.manager.setting_pad import Remark, SettingPadLook
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.present.configuration import (
    Trial,
    allowed,
    edge_lines,
    shown,
    trial,
)

LONGEST = 12
MOST_REMARKS = 4


class SettingChange:
    """Begins with nothing: the value that holds is never proposed by mistake."""

    def __init__(self, table: Table, path: str, day: date, by: StaffMember) -> None:
        self.path = path
        self.wanted = ""
        self._by = by
        self._setting = find(table.setup, path, day)
        self._edges = EdgeQuestion()
        self._waits = False

    @property
    def title(self) -> str:
        """Name the setting."""
        return self._setting.label

    @property
    def has_news(self) -> bool:
        """Tell whether the house edge that was waited for is known by now."""
        return self._waits and not self._edges.is_open

    def type(self, word: str) -> None:
        """Take a key; a second point is none."""
        text = "" if self.wanted == NONE else self.wanted
        if word != "." or "." not in text:
            self.wanted = typed_on(text, word, LONGEST)

    def choose(self, value: str) -> None:
        """Take a choice."""
        self.wanted = value

    def look(self, table: Table, at: int) -> SettingPadLook:
        """Show it, with what the table would say."""
        tried = trial(table, self.path, self.wanted, self._by, at)
        self._edges.ask(table.setup, tried.setup, at)
        self._waits = self._edges.is_open
        setting = self._setting
        is_choice = setting.kind is Kind.CHOICE
        values = setting.choices if is_choice else (NONE,) if setting.may_be_none else ()
        return SettingPadLook(
            title=setting.label,
            allowed=allowed(setting),
            now=shown(setting.text),
            wanted=shown(tried.text) if tried.text else self._as_typed(),
            remarks=(*self._remarks(tried), *self._edge_remarks(tried))[:MOST_REMARKS],
            choices=tuple(ChoiceLook(one, _label(one), one == self.wanted) for one in values),
            has_keys=not is_choice,
            refusal=tried.refusal,
        )

    def finish(self) -> None:
        """Wait for the house edge."""
        self._edges.finish()

    def _remarks(self, tried: Trial) -> tuple[Remark, ...]:
        if tried.refusal:
            is_begun = bool(self.wanted)
            return (Remark(tried.refusal, "fault" if is_begun else ""),)
        return tuple(Remark(one, "caution") for one in tried.warnings)

    def _edge_remarks(self, tried: Trial) -> tuple[Remark, ...]:
        if tried.setup is None:
            return ()
        if self._waits:
            return (Remark("The new house edge is being worked out"),)
        if (answer := self._edges.answer) is None:
            return ()
        return tuple(Remark(line) for line in edge_lines(tried.setup, *answer))

    def _as_typed(self) -> str:
        if not self.wanted or self.wanted == NONE:
            return self.wanted
        match self._setting.kind:
            case Kind.MONEY:
                return f"${self.wanted}"
            case Kind.RATE:
                return f"{self.wanted} %"
            case _:
                return shown(self.wanted)


def _label(value: str) -> str:
    return shown(value).upper()
