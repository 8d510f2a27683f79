"""One setting under change: what was typed or chosen so far, and what the table says to it."""

from datetime import date
from pathlib import Path
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.odds.fair_play import edge_refusal
from dealer_assist.table.facts.office import proposed_setup
from dealer_assist.table.setup.house_setting import NONE, SettingKind
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import find
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.state import Table
from dealer_assist.ui.office.settings.figures import ChoiceFigures, EdgeQuestion, edge_lines
from dealer_assist.ui.office.settings.table_choices import meaning
from dealer_assist.ui.office.settings.values import ValueTrial, allowed, shown, trial
from dealer_assist.ui.pages.card_asked import ChangeModel
from dealer_assist.ui.toolkit.values.touches import Choice
from dealer_assist.ui.toolkit.values.typed import typed_on
from dealer_assist.value import Value


class ValueTyped(Value):
    """A key of the pad."""

    word: str


class ValueChosen(Value):
    """One of the values that it may have."""

    value: str


class WordsAsked(Value):
    """Has the value written that none of the choices says."""


class ValueKept(Value):
    """Keeps the value, to be proposed with others."""


class ValueProposed(Value):
    """Proposes the value, with all that is kept."""


class SettingLeft(Value):
    """Goes back to the list; nothing was changed."""


SettingTouch: TypeAlias = (
    ValueTyped | ValueChosen | WordsAsked | ValueKept | ValueProposed | SettingLeft
)


class Remark(Value):
    """A sentence about a value: why it cannot be, what to know, or what it does to the edge."""

    sentence: str
    tone: str = ""


class SettingShown(Value):
    """One setting under change; without choices it is typed, in `has_words` it is written."""

    title: str
    allowed: str
    now: str
    wanted: str
    remarks: tuple[Remark, ...] = ()
    choices: tuple[Choice[SettingTouch], ...] = ()
    has_keys: bool = True
    has_words: bool = False
    refusal: str = ""


_WAITS = Msg("The new house edge is being worked out")
LONGEST = 12
MOST_REMARKS = 7


class SettingChange:
    """Begins with nothing: the value that holds is never proposed by mistake."""

    def __init__(
        self, table: Table, path: str, day: date, by: StaffMember, resources: Path
    ) -> None:
        self.path = path
        self.wanted = ""
        self._by = by
        others = tuple(other for other in table.lasting.proposed if other.path != path)
        self._setting = find(proposed_setup(table, others), path, day)
        self._edges = EdgeQuestion(resources)
        self._waits = False
        self._details = ChoiceFigures(table, path, by, resources)

    @property
    def title(self) -> str:
        """Return the name of the setting."""
        return self._setting.label

    @property
    def has_news(self) -> bool:
        """True if the house edge that was waited for is known by now."""
        return (self._waits and not self._edges.is_open) or self._details.has_news

    def type(self, word: str) -> None:
        """Take a key; a second point is none."""
        text = "" if self.wanted == NONE else self.wanted
        if word != "." or "." not in text:
            self.wanted = typed_on(text, word, LONGEST)

    def choose(self, value: str) -> None:
        """Take a choice."""
        self.wanted = value

    @property
    def _is_own(self) -> bool:
        """True if words were written that nothing offered says."""
        return bool(self.wanted) and self.wanted not in self._setting.choices

    @property
    def begun(self) -> str:
        """Return the words to go on from: what is wanted, else what is on record."""
        return self.wanted if self._is_own else self._setting.words

    def seen(self, table: Table, at: int) -> SettingShown:
        """Return it with what the table would say."""
        tried = trial(table, self.path, self.wanted, self._by, at)
        self._edges.ask(tried.without or table.setup, tried.setup, at)
        self._waits = self._edges.is_open
        setting = self._setting
        is_choice, is_words = setting.kind is SettingKind.CHOICE, setting.kind is SettingKind.WORDS
        losing = self._losing()
        details = self._details.ask(setting.choices if is_choice else (), at)
        values = setting.choices or ((NONE,) if setting.may_be_none else ())
        written: tuple[Choice[SettingTouch], ...] = (
            (Choice(WordsAsked(), Msg("WRITE"), is_on=self._is_own),) if is_words else ()
        )
        return SettingShown(
            title=setting.label,
            allowed=allowed(setting),
            now=shown(setting.text),
            wanted=shown(tried.text) if tried.text else self._as_typed(),
            remarks=self._all_remarks(tried, losing),
            choices=written
            + tuple(
                Choice(ValueChosen(each), _label(each), each == self.wanted, details.get(each, ""))
                for each in values
            ),
            has_keys=not is_choice and not is_words,
            has_words=is_words,
            refusal=tried.refusal or losing,
        )

    def change(self, table: Table, at: int) -> ChangeModel:
        """Return what the second person is told: what becomes of what, and what to know first."""
        seen = self.seen(table, at)
        remarks = sorted(seen.remarks, key=lambda remark: remark.tone == "")  # what to mind first
        note = next(
            (remark.sentence for remark in remarks), Msg("Allowed: {allowed}", allowed=seen.allowed)
        )
        return ChangeModel(seen.now, seen.wanted, note)

    def accepted(self, table: Table, at: int) -> str:
        """Return the value as the table takes it: `$400` for the keys 4, 0, 0."""
        return trial(table, self.path, self.wanted, self._by, at).text or self.wanted

    def can_stand(self, table: Table, at: int) -> bool:
        """Wait for the house edge; True if the value may be kept or proposed."""
        self.seen(table, at)
        self._edges.finish()
        return not self.seen(table, at).refusal

    def finish(self) -> None:
        """Wait for the house edge."""
        self._edges.finish()
        self._details.finish()

    def _losing(self) -> str:
        """Return which wager the house would lose on, as soon as that is known."""
        answer = self._edges.answer
        return edge_refusal(answer.sheets[1]) if answer and not self._waits else ""

    def _all_remarks(self, tried: ValueTrial, losing: str) -> tuple[Remark, ...]:
        """Put what forbids it first, then what to mind, what it does, and advice."""
        faults = (Remark(losing, "fault"),) if losing else ()
        figures = self._edge_remarks(tried)
        advice = (Remark(advice) for advice in tried.advice)
        return (*faults, *self._remarks(tried), *figures, *advice)[:MOST_REMARKS]

    def _remarks(self, tried: ValueTrial) -> tuple[Remark, ...]:
        if tried.refusal:
            is_begun = bool(self.wanted)
            return (Remark(tried.refusal, "fault" if is_begun else ""),)
        return tuple(Remark(warning, "caution") for warning in tried.warnings)

    def _edge_remarks(self, tried: ValueTrial) -> tuple[Remark, ...]:
        if tried.setup is None:
            return ()
        if self._waits:
            return (Remark(_WAITS),)
        if (answer := self._edges.answer) is None:
            return ()
        lines = (
            *(edge_lines(tried.setup, *answer.edges) if not is_structure(self.path) else ()),
            *meaning(self.path, tried.setup, *answer.sheets),
        )
        minded = tuple(Remark(caution, "caution") for caution in answer.long_run)
        return (*minded, *(Remark(line) for line in lines))

    def _as_typed(self) -> str:
        if not self.wanted or self.wanted == NONE:
            return self.wanted
        match self._setting.kind:
            case SettingKind.MONEY:
                return f"${self.wanted}"
            case SettingKind.RATE:
                return f"{self.wanted}%"
            case SettingKind.CHOICE | SettingKind.DAY | SettingKind.WORDS:
                return shown(self.wanted)
            case _:
                assert_never(self._setting.kind)


def _label(value: str) -> str:
    return shown(value).upper()
