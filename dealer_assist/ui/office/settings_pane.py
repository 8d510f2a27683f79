"""Configuration: every setting with its range, what is pending, and what was ever set.

Two people want a change; it waits for the next opening of the closed table.
"""

import sqlite3

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.desk.clock import epoch_ms
from dealer_assist.desk.outcome import Outcome
from dealer_assist.journal.queries.trails import SettingLine, settings_trail
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.models.lists import RowListModel
from dealer_assist.ui.office.journal_access import JournalAccess, names_of, staff_of
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter.configuration import (
    JACKPOTS,
    LIMITS,
    PROPOSE_ALL,
    RULES,
    SET_UP,
    labels_of,
    pending_model,
    set_up_model,
    settings_model,
    shown,
    trail_model,
    with_kept,
)
from dealer_assist.ui.office.presenter.table_choices import Sheet
from dealer_assist.ui.office.setting_change import SettingChange
from dealer_assist.ui.office.setting_pad import BACK, KEEP, SettingPad
from dealer_assist.ui.pages.card_prompt.page import ChangeModel
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.buttons import NavModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.headed_list import HeadedList, HeadedModel

PENDING, TRAIL = "pending", "trail"
_DETAIL = "A change needs two people and holds from the next opening of the closed table"
_TABS = (
    (SET_UP, "Set up", "wrench"),
    (JACKPOTS, "Jackpots", "moneybag"),
    (LIMITS, "Limits", "chip"),
    (RULES, "Rules", "book"),
    (PENDING, "Pending", "clock"),
    (TRAIL, "Trail", "history"),
)


class SettingsPane(Pane):
    """Shows a list, or the pad for one setting in its place."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        self._record = JournalAccess(office.page_context.journal)
        self._names = names_of(staff_of(office.page_context))
        self._said = ""
        self._is_refused = False
        self._shown = JACKPOTS if office.page_context.desk.table.setup.jackpots else LIMITS
        self.change: SettingChange | None = None
        self.kept: dict[str, str] = {}
        self._sheet: BackgroundTask[Sheet] | None = None
        self._has_sheet = False
        self.list = HeadedList(context, self)
        self.list.turned.connect(self._turn)
        self.list.pressed.connect(self._press_row)
        self.pad = SettingPad(context, self)
        self.pad.hide()
        self.pad.typed.connect(self._type)
        self.pad.chosen.connect(self._choose)
        self.pad.pressed.connect(self._press)

    def refresh(self) -> None:
        """Show the settings as they stand."""
        waiting = len(self.office.page_context.desk.table.proposed) + len(self.kept)
        tabs = tuple(
            NavModel(key, label, icon, key == self._shown, waiting if key == PENDING else 0)
            for key, label, icon in _TABS
        )
        title = "Set up the table" if self._shown == SET_UP else "Configuration"
        model = HeadedModel(
            title, self._rows(), self._said or _DETAIL, tabs, is_trouble=self._is_refused
        )
        self.list.show_state(model)
        self.list.setVisible(self.change is None)
        self.pad.setVisible(self.change is not None)
        if self.change is not None:
            self.pad.show_state(self.change.model(self._table(), self._at()))

    def tick(self, now_ms: int) -> None:
        """Show the house edge as soon as it is known."""
        if self.change is not None and self.change.has_news:
            self.pad.show_state(self.change.model(self._table(), self._at()))
        if self._sheet is not None and not self._has_sheet and self._sheet.is_done:
            self._has_sheet = True
            self.refresh()

    def arrange(self) -> None:
        """Give the list or the pad all the room."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.list.place(whole, self.scale)
        self.pad.place(whole, self.scale)

    def _rows(self) -> RowListModel:
        page_context = self.office.page_context
        table, now = page_context.desk.table, page_context.clock.now()
        if self._shown == PENDING:
            return pending_model(self._table(), now.tzinfo, self.kept)
        if self._shown == SET_UP:
            return set_up_model(table, now.date(), self._figures(table.setup), self.kept)
        if self._shown == TRAIL:

            def steps(db: sqlite3.Connection) -> tuple[SettingLine, ...]:
                return settings_trail(db)

            return trail_model(table, self._record.ask(steps, ()), self._names, now.tzinfo)
        return settings_model(self._table(), self._shown, now.date())

    def _turn(self, to: str) -> None:
        self._shown, self._said, self._is_refused = to, "", False
        self.refresh()

    def _press_row(self, path: str) -> None:
        page_context = self.office.page_context
        if self._shown == PENDING and path == PROPOSE_ALL:
            self._ask_second()
            return
        if self._shown == PENDING and path in self.kept:
            del self.kept[path]
            self._say_done("Forgotten: it was not proposed")
            return
        if self._shown == PENDING:
            outcome = page_context.do(c.WithdrawSetting(path, self.office.by))
            self._say(outcome, "Withdrawn: it stays as it is")
            return
        self._said, self._is_refused = "", False
        day = page_context.clock.now().date()
        self.change = SettingChange(
            self._table(), path, day, self.office.by, page_context.resources
        )
        self.refresh()

    def _type(self, word: str) -> None:
        if self.change is not None:
            self.change.type(word)
            self.refresh()

    def _choose(self, value: str) -> None:
        if self.change is not None:
            self.change.choose(value)
            self.refresh()

    def _press(self, key: str) -> None:
        if self.change is None:
            return
        if key == BACK:
            self.change = None
            self.refresh()
            return
        if not self.change.can_stand(self._table(), self._at()):
            self.refresh()
            return
        if key == KEEP:
            self.kept[self.change.path] = self.change.accepted(self._table(), self._at())
            self.change = None
            self._say_done("Kept: propose it with the others under Pending")
            return
        self.pad.propose.answered()
        self._ask_second()

    def _ask_second(self) -> None:
        """Let a second person swipe for what stands on the pad and all that is kept beside it."""
        changes = self._changes()
        table, change = self._table(), self.change
        told = change.change(table, self._at()) if change and len(changes) == 1 else None
        title = change.title if change and told else f"{len(changes)} changes of the set-up"
        self.office.ask_card(
            f"Swipe a second card for: {title}",
            Role.SUPERVISOR,
            self._propose,
            told or self._several(table, changes),
        )

    def _changes(self) -> tuple[tuple[str, str], ...]:
        on_pad = {self.change.path: self.change.wanted} if self.change else {}
        return tuple((self.kept | on_pad).items())

    def _several(self, table: Table, changes: tuple[tuple[str, str], ...]) -> ChangeModel:
        labels, old = labels_of(table), {one.path: one.old for one in table.proposed}
        said = [
            f"{labels.get(path, path)}: {shown(old.get(path, ''))} → {shown(value)}"
            for path, value in changes
        ]
        return ChangeModel("As it is", f"{len(changes)} changes", "; ".join(said))

    def _propose(self, witness: StaffMember) -> None:
        changes = self._changes()
        if not changes:
            return
        wanted = c.ProposeSetUp(changes, self.office.by, witness)
        outcome = self.office.page_context.do(wanted)
        self.change = None
        if outcome.is_done:
            self.kept.clear()
        self._say(outcome, "On record: it holds from the next opening of the closed table")

    def _table(self) -> Table:
        """Give the table as if all that is kept were proposed: one choice hangs on another."""
        table = self.office.page_context.desk.table
        return with_kept(table, self.kept, self.office.by, self._at())

    def _figures(self, setup: TableSetup) -> Sheet | None:
        """Give the sheet of the table as it is; the first question starts the work."""
        if self._sheet is None:
            resources = self.office.page_context.resources
            self._sheet = BackgroundTask(lambda told: odds_of(setup, resources), self._at())
            self._has_sheet = self._sheet.is_done
        return self._sheet.result

    def _say_done(self, sentence: str) -> None:
        self._said, self._is_refused = sentence, False
        self.refresh()

    def _say(self, outcome: Outcome, done: str) -> None:
        self._said = done if outcome.is_done else outcome.sentence
        self._is_refused = not outcome.is_done
        self.refresh()

    def _at(self) -> int:
        return epoch_ms(self.office.page_context.clock.now())
