"""Staff cards: who holds one, who is here, what was refused; at a live table they are given here.

A table for practice has sample staff, which only shows.
"""

import sqlite3

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.queries.trails import RefusedSwipe, refused_swipes
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.lists import RowListModel
from dealer_assist.ui.office.enrol_form import EnrolForm
from dealer_assist.ui.office.enrol_steps import EnrolSteps
from dealer_assist.ui.office.journal_access import JournalAccess, names_of, sample_staff, staff_of
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter.staff import (
    house_model,
    refused_model,
    sample_model,
    staff_model,
)
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import NavModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.headed_list import HeadedList, HeadedModel
from dealer_assist.ui.toolkit.pin_pad import PinPad

CARDS, REFUSED, HOUSE = "cards", "refused", "house"
ENROL, PIN = "enrol", "pin"
COUNT = 200
_FOOT, _GAP, _BUTTON = 112.0, 14.0, 420.0
_PRACTICE = (
    "A table for practice: its sample staff belongs to the program and cannot be changed here; "
    "cards are enrolled at a live table"
)
_LIVE = "Every change needs two people and is on record; a withdrawn card is refused at once"


class StaffPane(Pane):
    """Shows a list, or the form or the PIN that a change asks for."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        self._record = JournalAccess(office.page_context.journal)
        self._shown = CARDS
        self.list = HeadedList(context, self)
        self.list.turned.connect(self._turn)
        self.form, self.pin = EnrolForm(context, self), PinPad(context, self)
        self.enrol, self.set_pin = ActionButton(context, self), ActionButton(context, self)
        self.steps: EnrolSteps | None = None
        if office.page_context.staff is not None:
            steps = EnrolSteps(office, office.page_context.staff, self.form, self.pin)
            self.steps = self._follow(steps)

    def refresh(self) -> None:
        """Show the cards as they are at this moment."""
        steps = self.steps
        view = steps.view if steps else ""
        self.list.setVisible(not view)
        self.form.setVisible(view == ENROL)
        self.pin.setVisible(view == PIN)
        for button in (self.enrol, self.set_pin):
            button.setVisible(steps is not None and not view and self._shown == CARDS)
        detail, is_trouble = _PRACTICE, False
        if steps is not None:
            detail, is_trouble = steps.said or _LIVE, steps.is_refused
            self._show_buttons()
        tabs = [NavModel(CARDS, "Cards", "card"), NavModel(REFUSED, "Refused here", "barred")]
        if steps is not None:
            tabs.append(NavModel(HOUSE, "In the house", "list"))
        models = tuple(
            NavModel(one.key, one.label, one.icon, one.key == self._shown) for one in tabs
        )
        self.list.show_state(
            HeadedModel("Staff cards", self._rows(), detail, models, is_trouble=is_trouble)
        )
        self.arrange()

    def leave(self) -> None:
        """Give the reader back."""
        if self.steps is not None:
            self.steps.leave()

    def arrange(self) -> None:
        """Give the list the room over its buttons; the form and the PIN get all of it."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        has_foot = not self.enrol.isHidden()
        below = _FOOT + _GAP if has_foot else 0.0
        self.list.place(whole.adjusted(0, 0, 0, -below), self.scale)
        self.form.place(whole, self.scale)
        self.pin.place(whole, self.scale)
        foot = QRectF(0, whole.height() - _FOOT, _BUTTON, _FOOT)
        self.enrol.place(foot, self.scale)
        self.set_pin.place(foot.translated(_BUTTON + _GAP, 0), self.scale)

    def _follow(self, steps: EnrolSteps) -> EnrolSteps:
        steps.changed = self.refresh
        self.list.pressed.connect(steps.withdraw)
        self.enrol.pressed.connect(lambda key: steps.begin())
        self.set_pin.pressed.connect(lambda key: steps.begin_pin())
        return steps

    def _rows(self) -> RowListModel:
        page_context, by = self.office.page_context, self.office.by
        table, zone = page_context.desk.table, page_context.clock.now().tzinfo
        if self._shown == REFUSED:

            def swipes(db: sqlite3.Connection) -> tuple[RefusedSwipe, ...]:
                return refused_swipes(db, COUNT)

            return refused_model(
                self._record.ask(swipes, ()), names_of(staff_of(page_context)), zone
            )
        if page_context.staff is None:
            return sample_model(sample_staff(page_context), table, by)
        try:
            if self._shown == HOUSE:
                return house_model(page_context.staff.refusals(COUNT), zone)
            return staff_model(page_context.staff.staff(), page_context.staff.today(), table, by)
        except (JournalUnavailable, sqlite3.Error) as trouble:
            return RowListModel((), (), str(trouble))

    def _show_buttons(self) -> None:
        self.enrol.show_state(ActionModel(ENROL, "ENROL A CARD", "plus", "Name, role, new card"))
        if self.office.by.role is Role.EXECUTIVE:
            self.set_pin.show_state(ActionModel(PIN, "SET MY PIN", "key", "4 to 8 digits"))
        else:
            reason = "Only Executives have a PIN"
            state = ActionState.NOT_YET
            self.set_pin.show_state(ActionModel(PIN, "SET MY PIN", "key", "", state, reason))

    def _turn(self, to: str) -> None:
        self._shown = to
        if self.steps is not None:
            self.steps.said, self.steps.is_refused = "", False
        self.refresh()
