"""The figures of a setting, worked out beside the table: of its new value, of every choice."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path

from dealer_assist.catalog.table_odds import long_run_cautions, odds_of
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg
from dealer_assist.odds.line_odds import is_one_hand, line_odds
from dealer_assist.odds.progressive import house_edge
from dealer_assist.table.facts.office import proposed_setup
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import find
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.settings.table_choices import Sheet, concerned, share, short_figure
from dealer_assist.ui.office.settings.values import trial
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.value import Value

Edges = Mapping[str, Fraction]


def edges_of(setup: TableSetup) -> Edges:
    """Return the house edge of each jackpot of a table by its sensor.

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
        """True if an answer is still to come."""
        return self._task is not None and not self._task.is_done

    @property
    def answer(self) -> EdgeAnswer | None:
        """Return the edges before and after, once they are known."""
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


def edge_lines(
    setup: TableSetup, before: Mapping[str, Fraction], after: Mapping[str, Fraction]
) -> Iterator[str]:
    """Return what becomes of the house edge of each jackpot."""
    for sensor, new in after.items():
        name, old, edge = setup.jackpots[sensor].key, before.get(sensor), share(float(new), 2)
        if old is None:
            yield Msg("The house edge of {name} is {edge}", name=name, edge=edge)
        elif new == old:
            yield Msg("The house edge of {name} stays at {edge}", name=name, edge=edge)
        else:
            yield Msg(
                "The house edge of {name} goes from {old} to {new}",
                name=name,
                old=share(float(old), 2),
                new=edge,
            )


class ChoiceFigures:
    """Works them out once, beside the table; a choice that is refused says so on its button."""

    def __init__(self, table: Table, path: str, by: StaffMember, resources: Path) -> None:
        self._table, self._path, self._by = table, path, by
        self._resources = resources
        self._task: BackgroundTask[Mapping[str, str]] | None = None
        self._was_told = False

    @property
    def has_news(self) -> bool:
        """True if figures are there that nobody has been shown yet."""
        return self._task is not None and not self._was_told and self._task.is_done

    def ask(self, choices: tuple[str, ...], at: int) -> Mapping[str, str]:
        """Return the line of each choice, as far as they are known."""
        if not choices or not self._path.startswith(("paytable.", "jackpot.")):
            return {}
        if self._task is None:
            self._task = BackgroundTask(lambda told: self._work_out(choices, at), at)
        self._was_told = self._task.is_done
        return self._task.result or {}

    def finish(self) -> None:
        """Wait for them."""
        if self._task is not None:
            self._task.finish()

    def _work_out(self, choices: tuple[str, ...], at: int) -> Mapping[str, str]:
        lines: dict[str, str] = {}
        for choice in choices:
            setup = self._made(choice, at)
            if setup is None:
                lines[choice] = Msg("Not with this set-up")
                continue
            rows = concerned(self._path, setup, odds_of(setup, self._resources))
            lines[choice] = short_figure(rows[0]) if rows else ""
        return lines

    def _made(self, choice: str, at: int) -> TableSetup | None:
        """Return the table with a choice; the one that holds, or is to hold, is no change."""
        proposed = self._table.lasting.proposed
        others = tuple(one for one in proposed if one.path != self._path)
        for changes in (proposed, others):
            setup = proposed_setup(self._table, changes)
            if find(setup, self._path).text == choice:
                return setup
        return trial(self._table, self._path, choice, self._by, at).setup
