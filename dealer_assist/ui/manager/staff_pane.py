"""Staff cards: who holds one, who is here, what was refused; at a live table they are given here.

A table for practice has sample staff, which only shows.
"""

import sqlite3

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.trails import RefusedSwipe, refused_swipes
from dealer_assist.table.staff import Role
from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.enrol_form import EnrolForm
from dealer_assist.ui.manager.enrol_steps import EnrolSteps
from dealer_assist.ui.manager.headed_list import HeadedList, HeadedLook
from dealer_assist.ui.manager.nav_button import NavLook
from dealer_assist.ui.manager.office_record import OfficeRecord
from dealer_assist.ui.manager.pane import Office, Pane
from dealer_assist.ui.manager.staff_names import names_of, sample_staff, staff_of
from dealer_assist.ui.models.actions import ActionLook, ActionState
from dealer_assist.ui.models.lists import RowListLook
from dealer_assist.ui.pin_pad import PinPad
from dealer_assist.ui.present.staff_office import (
    house_look,
    refused_look,
    sample_look,
    staff_look,
)

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

    def __init__(self, kit: Kit, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(kit, office, parent)
        self._record = OfficeRecord(office.stand.journal)
        self._shown = CARDS
        self.list = HeadedList(kit, self)
        self.list.turned.connect(self._turn)
        self.form, self.pin = EnrolForm(kit, self), PinPad(kit, self)
        self.enrol, self.set_pin = ActionButton(kit, self), ActionButton(kit, self)
        self.steps: EnrolSteps | None = None
        if office.stand.staff is not None:
            steps = EnrolSteps(office, office.stand.staff, self.form, self.pin)
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
        tabs = [NavLook(CARDS, "Cards", "card"), NavLook(REFUSED, "Refused here", "barred")]
        if steps is not None:
            tabs.append(NavLook(HOUSE, "In the house", "list"))
        looks = tuple(NavLook(one.key, one.label, one.icon, one.key == self._shown) for one in tabs)
        self.list.show_state(
            HeadedLook("Staff cards", self._rows(), detail, looks, is_trouble=is_trouble)
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

    def _rows(self) -> RowListLook:
        stand, by = self.office.stand, self.office.by
        table, zone = stand.desk.table, stand.clock.now().tzinfo
        if self._shown == REFUSED:

            def swipes(db: sqlite3.Connection) -> tuple[RefusedSwipe, ...]:
                return refused_swipes(db, COUNT)

            return refused_look(self._record.ask(swipes, ()), names_of(staff_of(stand)), zone)
        if stand.staff is None:
            return sample_look(sample_staff(stand), table, by)
        try:
            if self._shown == HOUSE:
                return house_look(stand.staff.refusals(COUNT), zone)
            return staff_look(stand.staff.staff(), stand.staff.today(), table, by)
        except (JournalUnavailable, sqlite3.Error) as trouble:
            return RowListLook((), (), str(trouble))

    def _show_buttons(self) -> None:
        self.enrol.show_state(ActionLook(ENROL, "ENROL A CARD", "plus", "Name, role, new card"))
        if self.office.by.role is Role.EXECUTIVE:
            self.set_pin.show_state(ActionLook(PIN, "SET MY PIN", "key", "4 to 8 digits"))
        else:
            reason = "Only Executives have a PIN"
            state = ActionState.NOT_YET
            self.set_pin.show_state(ActionLook(PIN, "SET MY PIN", "key", "", state, reason))

    def _turn(self, to: str) -> None:
        self._shown = to
        if self.steps is not None:
            self.steps.said, self.steps.is_refused = "", False
        self.refresh()
