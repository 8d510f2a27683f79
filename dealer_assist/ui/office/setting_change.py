"""One setting under change: what was typed or chosen so far, and what the table says to it."""

from collections.abc import Mapping
from datetime import date
from fractions import Fraction

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import NONE, Kind, find
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.office.setting_pad import Remark, SettingPadModel
from dealer_assist.ui.pages.card_prompt import ChangeModel
from dealer_assist.ui.presenters.office.configuration import (
    Trial,
    allowed,
    edge_lines,
    shown,
    trial,
)
from dealer_assist.ui.toolkit.background_task import BackgroundTask
from dealer_assist.ui.toolkit.keypads import typed_on

Edges = Mapping[str, Fraction]


def edges_of(setup: TableSetup) -> Edges:
    """Give the house edge of each jackpot of a table by its sensor.

    Where only the winning side is paid, it is that of a wager with the Player.
    """
    # Odds are loaded by whoever asks for them, not by the table.
    from dealer_assist.odds.line_odds import is_one_hand, line_odds
    from dealer_assist.odds.progressive import house_edge

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


class EdgeQuestion:
    """What a setting does to the house edge; only the newest question is answered."""

    def __init__(self) -> None:
        self._asked: tuple[TableSetup, TableSetup] | None = None
        self._task: BackgroundTask[tuple[Edges, Edges]] | None = None

    @property
    def is_open(self) -> bool:
        """Tell whether an answer is still to come."""
        return self._task is not None and not self._task.is_done

    @property
    def answer(self) -> tuple[Edges, Edges] | None:
        """Give the edges before and after, once they are known."""
        return self._task.result if self._task is not None else None

    def ask(self, before: TableSetup, after: TableSetup | None, now_ms: int) -> None:
        """Ask what a changed set-up does; same jackpots and same rules have the same edge."""
        if after is None or (before.jackpots, before.options) == (after.jackpots, after.options):
            self._asked = self._task = None
            return
        asked = (before, after)
        if asked != self._asked:
            self._asked = asked
            self._task = BackgroundTask(lambda told: (edges_of(before), edges_of(after)), now_ms)

    def finish(self) -> None:
        """Wait for the answer."""
        if self._task is not None:
            self._task.finish()


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

    def model(self, table: Table, at: int) -> SettingPadModel:
        """Show it, with what the table would say."""
        tried = trial(table, self.path, self.wanted, self._by, at)
        self._edges.ask(tried.without or table.setup, tried.setup, at)
        self._waits = self._edges.is_open
        setting = self._setting
        is_choice = setting.kind is Kind.CHOICE
        values = setting.choices if is_choice else (NONE,) if setting.may_be_none else ()
        return SettingPadModel(
            title=setting.label,
            allowed=allowed(setting),
            now=shown(setting.text),
            wanted=shown(tried.text) if tried.text else self._as_typed(),
            remarks=(*self._remarks(tried), *self._edge_remarks(tried))[:MOST_REMARKS],
            choices=tuple(ChoiceModel(one, _label(one), one == self.wanted) for one in values),
            has_keys=not is_choice,
            refusal=tried.refusal,
        )

    def change(self, table: Table, at: int) -> ChangeModel:
        """Say to whoever swipes second what becomes of what, and the first thing to know of it."""
        model = self.model(table, at)
        note = next((one.sentence for one in model.remarks), f"Allowed: {model.allowed}")
        return ChangeModel(model.now, model.wanted, note)

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
