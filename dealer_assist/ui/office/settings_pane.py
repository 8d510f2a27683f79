"""Configuration: every setting with its range, what is pending, and what was ever set.

Two people want a change; it waits for the next opening of the closed table.
"""

import sqlite3

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.clock import epoch_ms
from dealer_assist.desk.outcome import Outcome
from dealer_assist.journal.queries.trails import SettingLine, settings_trail
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.models.lists import RowListModel
from dealer_assist.ui.office.journal_access import JournalAccess, names_of, staff_of
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.setting_change import SettingChange
from dealer_assist.ui.office.setting_pad import BACK, SettingPad
from dealer_assist.ui.presenters.office.configuration import (
    JACKPOTS,
    LIMITS,
    RULES,
    pending_model,
    settings_model,
    trail_model,
)
from dealer_assist.ui.toolkit.buttons import NavModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.headed_list import HeadedList, HeadedModel

PENDING, TRAIL = "pending", "trail"
_DETAIL = "A change needs two people and holds from the next opening of the closed table"
_TABS = (
    (JACKPOTS, "Jackpots", "moneybag"),
    (LIMITS, "Limits", "chip"),
    (RULES, "Roles, rules", "book"),
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
        table = self.office.page_context.desk.table
        waiting = len(table.proposed)
        tabs = tuple(
            NavModel(key, label, icon, key == self._shown, waiting if key == PENDING else 0)
            for key, label, icon in _TABS
        )
        model = HeadedModel(
            "Configuration", self._rows(), self._said or _DETAIL, tabs, is_trouble=self._is_refused
        )
        self.list.show_state(model)
        self.list.setVisible(self.change is None)
        self.pad.setVisible(self.change is not None)
        if self.change is not None:
            self.pad.show_state(self.change.model(table, self._at()))

    def tick(self, now_ms: int) -> None:
        """Show the house edge as soon as it is known."""
        if self.change is not None and self.change.has_news:
            self.pad.show_state(self.change.model(self.office.page_context.desk.table, self._at()))

    def arrange(self) -> None:
        """Give the list or the pad all the room."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.list.place(whole, self.scale)
        self.pad.place(whole, self.scale)

    def _rows(self) -> RowListModel:
        page_context = self.office.page_context
        table, now = page_context.desk.table, page_context.clock.now()
        if self._shown == PENDING:
            return pending_model(table, now.tzinfo)
        if self._shown == TRAIL:

            def steps(db: sqlite3.Connection) -> tuple[SettingLine, ...]:
                return settings_trail(db)

            return trail_model(table, self._record.ask(steps, ()), self._names, now.tzinfo)
        return settings_model(table, self._shown, now.date())

    def _turn(self, to: str) -> None:
        self._shown, self._said, self._is_refused = to, "", False
        self.refresh()

    def _press_row(self, path: str) -> None:
        page_context = self.office.page_context
        if self._shown == PENDING:
            outcome = page_context.do(c.WithdrawSetting(path, self.office.by))
            self._say(outcome, "Withdrawn: it stays as it is")
            return
        self._said, self._is_refused = "", False
        day = page_context.clock.now().date()
        self.change = SettingChange(page_context.desk.table, path, day, self.office.by)
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
        self.pad.propose.answered()
        table, title = self.office.page_context.desk.table, self.change.title
        self.office.ask_card(
            f"Swipe a second card for: {title}",
            Role.SUPERVISOR,
            self._propose,
            self.change.change(table, self._at()),
        )

    def _propose(self, witness: StaffMember) -> None:
        if self.change is None:
            return
        page_context, change = self.office.page_context, self.change
        wanted = c.ProposeSetting(change.path, change.wanted, self.office.by, witness)
        outcome = page_context.do(wanted)
        self.change = None
        self._say(outcome, "On record: it holds from the next opening of the closed table")

    def _say(self, outcome: Outcome, done: str) -> None:
        self._said = done if outcome.is_done else outcome.sentence
        self._is_refused = not outcome.is_done
        self.refresh()

    def _at(self) -> int:
        return epoch_ms(self.office.page_context.clock.now())
