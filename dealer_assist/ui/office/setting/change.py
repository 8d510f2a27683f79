"""One setting under change: what was typed or chosen so far, and what the table says to it."""

from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import assert_never

from dealer_assist.catalog.table_odds import long_run_cautions, odds_of
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg
from dealer_assist.odds.fair_play import edge_refusal
from dealer_assist.odds.line_odds import is_one_hand, line_odds
from dealer_assist.odds.progressive import house_edge
from dealer_assist.table.facts.office import proposed_setup
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import NONE, SettingKind, find
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.models.typed import typed_on
from dealer_assist.ui.office.setting.choice_figures import ChoiceFigures
from dealer_assist.ui.office.setting.model import (
    Remark,
    SettingPadModel,
    SettingTouch,
    ValueChosen,
    WordsAsked,
)
from dealer_assist.ui.office.settings.presenter import (
    ValueTrial,
    allowed,
    edge_lines,
    shown,
    trial,
)
from dealer_assist.ui.office.settings.table_choices import Sheet, meaning
from dealer_assist.ui.pages.card_prompt.model import ChangeModel
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.value import Value

Edges = Mapping[str, Fraction]


def edges_of(setup: TableSetup) -> Edges:
    """Give the house edge of each jackpot of a table by its sensor.

    Where only the winning side is paid, it is that of a wager with the Player.
    """

    def edge(jackpot: Jackpot) -> Fraction:
        is_sided = is_one_hand(jackpot) and setup.options.get("eligible") != "all_participants"
        spread = line_odds(
            jackpot,
            decks=setup.decks,
            side="player" if is_sided else "either",
            natural_nine=setup.options.get("natural_nine") is True,
        )
        return house_edge(jackpot, spread)

    return {sensor: edge(jackpot) for sensor, jackpot in setup.jackpots.items()}


class EdgeAnswer(Value):
    """The house edges of the jackpots and the whole sheet, before and after a change.

    `long_run` is what to mind of the jackpots' course as they would be.
    """

    edges: tuple[Edges, Edges]
    sheets: tuple[Sheet, Sheet]
    long_run: tuple[str, ...] = ()


class EdgeQuestion:
    """What a setting does to the house edge; only the newest question is answered."""

    def __init__(self, resources: Path) -> None:
        self._resources = resources
        self._asked: tuple[TableSetup, TableSetup] | None = None
        self._task: BackgroundTask[EdgeAnswer] | None = None

    @property
    def is_open(self) -> bool:
        """Tell whether an answer is still to come."""
        return self._task is not None and not self._task.is_done

    @property
    def answer(self) -> EdgeAnswer | None:
        """Give the edges before and after, once they are known."""
        return self._task.result if self._task is not None else None

    def ask(self, before: TableSetup, after: TableSetup | None, now_ms: int) -> None:
        """Ask what a changed set-up does; same jackpots and same rules have the same edge."""
        if after is None or _odds_of(before) == _odds_of(after):
            self._asked = self._task = None
            return
        asked = (before, after)
        if asked != self._asked:
            self._asked = asked
            self._task = BackgroundTask(lambda told: self._work_out(before, after), now_ms)

    def _work_out(self, before: TableSetup, after: TableSetup) -> EdgeAnswer:
        sheets = (odds_of(before, self._resources), odds_of(after, self._resources))
        edges = edges_of(before), edges_of(after)
        return EdgeAnswer(edges, sheets, long_run_cautions(after))

    def finish(self) -> None:
        """Wait for the answer."""
        if self._task is not None:
            self._task.finish()


def _odds_of(setup: TableSetup) -> tuple[object, ...]:
    return setup.jackpots, setup.options, setup.paytables


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
        others = tuple(one for one in table.lasting.proposed if one.path != path)
        self._setting = find(proposed_setup(table, others), path, day)
        self._edges = EdgeQuestion(resources)
        self._waits = False
        self._details = ChoiceFigures(table, path, by, resources)

    @property
    def title(self) -> str:
        """Name the setting."""
        return self._setting.label

    @property
    def has_news(self) -> bool:
        """Tell whether the house edge that was waited for is known by now."""
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
        """Tell whether words were written that nothing offered says."""
        return bool(self.wanted) and self.wanted not in self._setting.choices

    @property
    def begun(self) -> str:
        """Give the words to go on from: what is wanted, else what is on record."""
        return self.wanted if self._is_own else self._setting.words

    def model(self, table: Table, at: int) -> SettingPadModel:
        """Show it, with what the table would say."""
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
        return SettingPadModel(
            title=setting.label,
            allowed=allowed(setting),
            now=shown(setting.text),
            wanted=shown(tried.text) if tried.text else self._as_typed(),
            remarks=self._all_remarks(tried, losing),
            choices=written
            + tuple(
                Choice(ValueChosen(one), _label(one), one == self.wanted, details.get(one, ""))
                for one in values
            ),
            has_keys=not is_choice and not is_words,
            has_words=is_words,
            refusal=tried.refusal or losing,
        )

    def change(self, table: Table, at: int) -> ChangeModel:
        """Say to whoever swipes second what becomes of what, and the first thing to know of it."""
        model = self.model(table, at)
        remarks = sorted(model.remarks, key=lambda one: one.tone == "")  # what to mind first
        note = next(
            (one.sentence for one in remarks), Msg("Allowed: {allowed}", allowed=model.allowed)
        )
        return ChangeModel(model.now, model.wanted, note)

    def accepted(self, table: Table, at: int) -> str:
        """Give the value as the table takes it: `$400` for the keys 4, 0, 0."""
        return trial(table, self.path, self.wanted, self._by, at).text or self.wanted

    def can_stand(self, table: Table, at: int) -> bool:
        """Wait for the house edge, and tell whether the value may be kept or proposed."""
        self.model(table, at)
        self._edges.finish()
        return not self.model(table, at).refusal

    def finish(self) -> None:
        """Wait for the house edge."""
        self._edges.finish()
        self._details.finish()

    def _losing(self) -> str:
        """Say which wager the house would lose on, as soon as that is known."""
        answer = self._edges.answer
        return edge_refusal(answer.sheets[1]) if answer and not self._waits else ""

    def _all_remarks(self, tried: ValueTrial, losing: str) -> tuple[Remark, ...]:
        """Put what forbids it first, then what to mind, what it does, and advice."""
        faults = (Remark(losing, "fault"),) if losing else ()
        figures = self._edge_remarks(tried)
        advice = (Remark(one) for one in tried.advice)
        return (*faults, *self._remarks(tried), *figures, *advice)[:MOST_REMARKS]

    def _remarks(self, tried: ValueTrial) -> tuple[Remark, ...]:
        if tried.refusal:
            is_begun = bool(self.wanted)
            return (Remark(tried.refusal, "fault" if is_begun else ""),)
        return tuple(Remark(one, "caution") for one in tried.warnings)

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
        minded = tuple(Remark(one, "caution") for one in answer.long_run)
        return (*minded, *(Remark(line) for line in lines))

    def _as_typed(self) -> str:
        if not self.wanted or self.wanted == NONE:
            return self.wanted
        match self._setting.kind:
            case SettingKind.MONEY:
                return f"${self.wanted}"
            case SettingKind.RATE:
                return f"{self.wanted} %"
            case SettingKind.CHOICE | SettingKind.DAY | SettingKind.WORDS:
                return shown(self.wanted)
            case _:
                assert_never(self._setting.kind)


def _label(value: str) -> str:
    return shown(value).upper()
