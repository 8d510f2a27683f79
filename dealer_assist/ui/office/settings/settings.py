"""SETTINGS: every setting with its range, what is pending, and what was ever set.

Two people want a change; it waits for the next opening of the table.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, tzinfo
from enum import Enum
from typing import TypeAlias, assert_never

from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.journal.queries.trails import SettingLine, settings_trail
from dealer_assist.message import Msg, capitalized, joined, listed
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Proposal
from dealer_assist.table.facts.office import proposed_setup
from dealer_assist.table.setup.approval_settings import of_approval
from dealer_assist.table.setup.house_setting import HouseSetting
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import BUILD, SHEETS, Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.settings.proposals import Proposals
from dealer_assist.ui.office.settings.setting import SettingFlow
from dealer_assist.ui.office.settings.table_choices import Sheet, row_figure
from dealer_assist.ui.office.settings.values import Kept, allowed, labels_of, shown
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.flow import Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.grid import Cell, ColumnOf, Grid, Row, cells, list_of
from dealer_assist.ui.toolkit.values.touches import Button, Tab
from dealer_assist.value import Value, replace

_DETAIL = Msg("Changes need two people and take effect at the next opening")
_FIGURE, _SHARE_OF_WORDS = 24, 2.8


class SettingList(Enum):
    """What is listed."""

    SET_UP = "set_up"
    JACKPOTS = "jackpots"
    LIMITS = "limits"
    RULES = "rules"
    APPROVAL = "approval"
    PENDING = "pending"
    TRAIL = "trail"


class SettingListTurned(Value):
    """Shows another list."""

    to: SettingList


class SettingOpened(Value):
    """Opens the pad for one setting."""

    path: str


class SheetsAsked(Value):
    """Leads to the sheets that the house has loaded."""


class TableBuildAsked(Value):
    """Builds another table."""


class KeptForgotten(Value):
    """Forgets a value that was kept and not proposed."""

    path: str


class ProposalWithdrawn(Value):
    """Withdraws what waits for the next opening."""

    path: str


class KeptProposed(Value):
    """Proposes all that is kept."""


SettingsTouch: TypeAlias = (
    SettingListTurned
    | SettingOpened
    | TableBuildAsked
    | SheetsAsked
    | KeptForgotten
    | ProposalWithdrawn
    | KeptProposed
)


class SettingsFlow(PaneFlow[Page[SettingsTouch], SettingsTouch]):
    """Holds which list shows, and what is kept beside it."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self._shown = SettingList.JACKPOTS if self.setup.jackpots else SettingList.LIMITS
        # Neither an opening nor a proposal gives a table a record, or takes it away.
        self._has_approval = any(of_approval(self.setup))
        self.proposals = Proposals(office)
        self._sheet: BackgroundTask[Sheet] | None = None
        self._has_sheet = False

    def made(self) -> Page[SettingsTouch]:
        """Show the settings as they are now."""
        proposals = self.proposals
        waiting = len(self.table.lasting.proposed) + len(proposals.kept)
        is_set_up = self._shown is SettingList.SET_UP
        return Page(
            headed_list(
                Msg("Set up the table") if is_set_up else Msg("Configuration"),
                self._rows(),
                proposals.said or _DETAIL,
                setting_tabs(self._shown, waiting, has_approval=self._has_approval),
                is_trouble=proposals.is_refused,
            )
        )

    def take(self, touch: SettingsTouch) -> Step:
        """Turn, open a setting, or see to what is pending."""
        proposals = self.proposals
        match touch:
            case SettingListTurned(to):
                self._shown = to
                proposals.say("")
            case SettingOpened(path):
                proposals.say("")
                return Show(SettingFlow(proposals, path))
            case KeptForgotten(path):
                del proposals.kept[path]
                proposals.say(Msg("Forgotten: it was not proposed"))
            case ProposalWithdrawn(path):
                outcome = self.page_context.do(c.WithdrawSetting(path, self.office.by))
                done = Msg("Withdrawn: nothing changes")
                said = done if outcome.is_done else outcome.sentence
                proposals.say(said, is_refused=not outcome.is_done)
            case KeptProposed():
                return proposals.ask("", {})
            case TableBuildAsked():
                self.office.show(BUILD)
            case SheetsAsked():
                self.office.show(SHEETS)
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Show the figures of the set-up as soon as they are known."""
        if self._sheet is not None and not self._has_sheet and self._sheet.is_done:
            self._has_sheet = True
            self.refresh()
        return Stay()

    def _rows(self) -> Grid[SettingsTouch]:
        table, now, kept = self.table, self.clock.now(), self.proposals.kept
        match self._shown:
            case SettingList.PENDING:
                return pending_list(self.proposals.table(), now.tzinfo, kept)
            case SettingList.SET_UP:
                return set_up_list(table, now.date(), self._figures(table.setup), kept)
            case SettingList.TRAIL:
                trail = self.record.ask(settings_trail, ())
                return trail_list(table, trail, self.names, now.tzinfo)
            case (
                SettingList.JACKPOTS | SettingList.LIMITS | SettingList.RULES | SettingList.APPROVAL
            ):
                return settings_list(self.proposals.table(), self._shown, now.date())

    def _figures(self, setup: TableSetup) -> Sheet | None:
        """Return the sheet of the table as it is; the first question starts the work."""
        if self._sheet is None:
            resources = self.page_context.resources
            self._sheet = BackgroundTask(lambda told: odds_of(setup, resources), self.proposals.at)
            self._has_sheet = self._sheet.is_done
        return self._sheet.result


_TABS = {
    SettingList.SET_UP: (Msg("Set up"), "wrench"),
    SettingList.JACKPOTS: (Msg("Jackpots"), "moneybag"),
    SettingList.LIMITS: (Msg("Limits"), "chip"),
    SettingList.RULES: (Msg("Rules"), "book"),
    SettingList.APPROVAL: (Msg("Approval"), "page"),
    SettingList.PENDING: (capitalized(Msg("pending")), "clock"),
    SettingList.TRAIL: (Msg("Change log"), "history"),
}


def setting_tabs(
    shown: SettingList, waiting: int, *, has_approval: bool
) -> tuple[Tab[SettingsTouch], ...]:
    """Return the lists; so many changes wait. Practice keeps no record of an approval."""
    counts = {SettingList.PENDING: waiting}
    return tuple(
        Tab(SettingListTurned(to), label, icon, to is shown, counts.get(to, 0))
        for to, (label, icon) in _TABS.items()
        if has_approval or to is not SettingList.APPROVAL
    )


_GROUPS = {
    "jackpot": SettingList.JACKPOTS,
    "limit": SettingList.LIMITS,
    "approval": SettingList.APPROVAL,
}


def group_of(path: str) -> SettingList:
    """Return under which heading a setting is found."""
    if path in ("practice.chips", "practice.pace"):
        return SettingList.LIMITS
    if is_structure(path) or path == "house_rule.decks":
        return SettingList.SET_UP
    return _GROUPS.get(path.split(".")[0], SettingList.RULES)


_PAPER = "paper."
_NO_SUCH = Msg("This table has no such settings.")


def settings_list(table: Table, group: SettingList, on: date) -> Grid[SettingsTouch]:
    """Return the settings of a group."""
    proposed = {change.path: change.new for change in table.lasting.proposed}
    now = {setting.path: setting.text for setting in settings_of(table.setup, on)}
    # The figures of a jackpot that is to come can be set before it is there.
    coming = settings_of(proposed_setup(table, table.lasting.proposed), on)

    def becomes(setting: HouseSetting) -> str:
        return shown(proposed.get(setting.path, "" if setting.path in now else setting.text))

    columns: tuple[ColumnOf[HouseSetting], ...] = (
        ColumnOf(Msg("Setting"), lambda setting: setting.label, 3.0),
        ColumnOf(
            Msg("Now"), lambda setting: shown(now.get(setting.path, "–")), 1.4, is_strong=True
        ),
        ColumnOf(Msg("Allowed"), allowed, 2.4),
        ColumnOf(Msg("Next opening"), becomes, 1.8, is_strong=True),
    )
    listed = [setting for setting in coming if group_of(setting.path) is group]
    listed.sort(key=lambda setting: setting.path.startswith(_PAPER))  # its lines fill pages
    return list_of(columns, listed, _NO_SUCH, _to_change)


def set_up_list(
    table: Table, on: date, sheet: Sheet | None, kept: Kept, copied: TableSetup | None = None
) -> Grid[SettingsTouch]:
    """Return what the table is made of, each with its figures and with what it is to become.

    A table that is being built is as it is to become: how it was, the `copied` one tells.
    """
    proposed = {change.path: change.new for change in table.lasting.proposed}
    was = {one.path: one.text for one in settings_of(copied, on)} if copied else {}

    def figure(setting: HouseSetting) -> str:
        return row_figure(setting.path, table.setup, sheet) or allowed(setting)

    def now(setting: HouseSetting) -> str:
        return shown(was.get(setting.path, "") if copied else setting.text)

    def becomes(setting: HouseSetting) -> str:
        if copied:
            return "" if was.get(setting.path) == setting.text else shown(setting.text)
        return shown(kept.get(setting.path, proposed.get(setting.path, "")))

    columns: tuple[ColumnOf[HouseSetting], ...] = (
        ColumnOf(Msg("Setting"), lambda setting: setting.label, 2.6),
        ColumnOf(Msg("Now"), now, 1.4, is_strong=True),
        ColumnOf(Msg("House edge and hit"), figure, 3.2),
        ColumnOf(Msg("Next opening"), becomes, 1.6, is_strong=True),
    )
    every = settings_of(table.setup, on)
    set_up = [setting for setting in every if group_of(setting.path) is SettingList.SET_UP]
    grid = list_of(columns, set_up, _NO_SUCH, _to_change)
    game = cells(Msg("Game"), table.setup.game_name, Msg("Changed in MENU, GAMES"), "")
    build = Button(TableBuildAsked(), Msg("BUILD"), "", name=Msg("BUILD A TABLE"))
    numbers = ", ".join(sheet.number for sheet in table.setup.sheets)
    house = cells(Msg("Sheets of the house"), numbers or "–", Msg("What they add to a game"), "")
    sheets = Button(SheetsAsked(), Msg("SHEETS"), "", name=Msg("SHEETS OF THE HOUSE"))
    return replace(grid, rows=(Row(game, button=build), Row(house, button=sheets), *grid.rows))


def _to_change(setting: HouseSetting, there: tuple[Cell, ...]) -> Row[SettingsTouch]:
    name = Msg("CHANGE {setting}", setting=setting.label)
    return Row(there, button=Button(SettingOpened(setting.path), Msg("CHANGE"), "", name=name))


def pending_list(table: Table, zone: tzinfo | None, kept: Kept) -> Grid[SettingsTouch]:
    """Return what is kept to be proposed, and what waits for the next opening of the table.

    The table is as if what is kept were proposed.
    """
    labels = labels_of(table)

    def label(change: Proposal) -> str:
        return labels.get(change.path, change.path)

    def wanted_by(change: Proposal) -> str:
        if change.path in kept:
            return Msg("Not proposed yet")
        at = day_and_time(datetime.fromtimestamp(change.at / 1000, zone or UTC))
        return joined(", ", (listed((change.by.name, change.witness.name)), at))

    def row(change: Proposal, there: tuple[Cell, ...]) -> Row[SettingsTouch]:
        if change.path in kept:
            name = Msg("FORGET {setting}", setting=label(change))
            return Row(
                there, button=Button(KeptForgotten(change.path), Msg("DISCARD"), "", name=name)
            )
        name = Msg("WITHDRAW {setting}", setting=label(change))
        return Row(
            there, button=Button(ProposalWithdrawn(change.path), Msg("WITHDRAW"), "", name=name)
        )

    columns: tuple[ColumnOf[Proposal], ...] = (
        ColumnOf(Msg("Setting"), label, 3.0),
        ColumnOf(Msg("Now"), lambda change: shown(change.old), 1.2),
        ColumnOf(Msg("Becomes"), lambda change: shown(change.new), 1.2, is_strong=True),
        ColumnOf(Msg("Wanted by"), wanted_by, 2.8),
    )
    changes = sorted(table.lasting.proposed, key=lambda change: change.path not in kept)
    grid = list_of(columns, changes, Msg("Nothing waits for the next opening."), row)
    count = sum(change.path in kept for change in changes)
    if count:
        words = Msg("{n} changes are kept", one="1 change is kept", n=count)
        propose = Button(KeptProposed(), Msg("PROPOSE"), "", name=Msg("PROPOSE ALL"))
        first = Row(cells(words, "", "", Msg("Not proposed yet")), button=propose)
        grid = replace(grid, rows=(first, *grid.rows))
    return _wide_enough(grid, 1, 2)


_STEPS = {"proposed": Msg("Proposed"), "withdrawn": Msg("Withdrawn"), "applied": Msg("In force")}


def trail_list(
    table: Table, trail: Sequence[SettingLine], names: Mapping[str, str], zone: tzinfo | None
) -> Grid[SettingsTouch]:
    """Return what was ever set, the newest first."""
    labels = labels_of(table)
    columns: tuple[ColumnOf[SettingLine], ...] = (
        ColumnOf(Msg("When"), lambda line: day_and_time(line.at_utc.astimezone(zone)), 1.2),
        ColumnOf(Msg("Setting"), lambda line: labels.get(line.path, line.path), 2.6),
        ColumnOf(Msg("What"), lambda line: _STEPS[line.what]),
        ColumnOf(Msg("Before"), lambda line: shown(line.old), 1.2),
        ColumnOf(Msg("After"), lambda line: shown(line.new), 1.2, is_strong=True),
        ColumnOf(Msg("By whom"), lambda line: _people(line, names), 2.4),
    )
    return _wide_enough(list_of(columns, trail, Msg("Nothing was ever set at this table.")), 3, 4)


def _wide_enough(grid: Grid[SettingsTouch], *values: int) -> Grid[SettingsTouch]:
    """Return a list whose values have more of the width where one of them is words."""
    if all(len(row.words[place]) <= _FIGURE for row in grid.rows for place in values):
        return grid
    wide = tuple(
        replace(column, share=_SHARE_OF_WORDS, is_strong=False) if place in values else column
        for place, column in enumerate(grid.columns)
    )
    return replace(grid, columns=wide)


def _people(line: SettingLine, names: Mapping[str, str]) -> str:
    first, second = names.get(line.by, line.by), names.get(line.witness, line.witness)
    return listed((first, second)) if first and second else first
