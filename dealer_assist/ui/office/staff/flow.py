"""STAFF as a flow: at a live table cards are given and taken here, by two people.

A table for practice has sample staff, which only shows.
"""

import sqlite3
from typing import assert_never

from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.queries.trails import refused_swipes
from dealer_assist.message import Msg
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.office.enrolment.flow import EnrolFlow
from dealer_assist.ui.office.journal_access import names_of, sample_staff, staff_of
from dealer_assist.ui.office.office import OWN_SETTINGS, Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.staff.model import (
    CardWithdrawn,
    EnrolmentBegun,
    OwnSettingsOpened,
    PinChoiceBegun,
    StaffList,
    StaffListTurned,
    StaffModel,
    StaffTouch,
)
from dealer_assist.ui.office.staff.presenter import (
    house_model,
    refused_model,
    sample_model,
    staff_acts,
    staff_model,
    staff_tabs,
)
from dealer_assist.ui.office.staff.second_person import SecondPerson
from dealer_assist.ui.toolkit.flow import AskPin, Home, Show, Stay, Step

COUNT = 200
_PRACTICE = Msg(
    "A table for practice: its sample staff belongs to the program and cannot be changed here; "
    "cards are enrolled at a live table"
)
_LIVE = Msg("Every change needs two people and is on record; a withdrawn card is refused at once")
_PIN_RULE = Msg("4 to 8 digits; they are not shown")


class StaffFlow(PaneFlow[StaffModel, StaffTouch]):
    """Holds which list shows, and how the last change ended."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self._shown, self._said, self._is_refused = StaffList.CARDS, "", False

    def made(self) -> StaffModel:
        """Show the cards as they are at this moment."""
        is_live = self._staff is not None
        listed = HeadedModel(
            Msg("Staff cards"),
            self._rows(),
            (self._said or _LIVE) if is_live else _PRACTICE,
            staff_tabs(self._shown, is_live=is_live),
            is_trouble=self._is_refused,
        )
        has_acts = self._shown is StaffList.CARDS
        acts = staff_acts(self.office.by, is_live=is_live) if has_acts else ()
        return StaffModel(listed, acts)

    def take(self, touch: StaffTouch) -> Step:
        """Turn, or begin a change."""
        staff = self._staff
        match touch:
            case StaffListTurned(to):
                self._shown, self._said, self._is_refused = to, "", False
                return Stay()
            case EnrolmentBegun():
                return Stay() if staff is None else Show(EnrolFlow(self.office, staff, self.end))
            case PinChoiceBegun():
                return Stay() if staff is None else self._choose_pin(staff)
            case OwnSettingsOpened():
                self.office.show(OWN_SETTINGS)
                return Stay()
            case CardWithdrawn(key):
                return Stay() if staff is None else self._withdraw(staff, key)
            case _:
                assert_never(touch)

    def end(self, sentence: str, *, is_refused: bool) -> Step:
        """Go back to the list, and say how it ended."""
        self._said, self._is_refused = sentence, is_refused
        return Home()

    @property
    def _staff(self) -> KioskStaffOffice | None:
        return self.page_context.staff

    def _withdraw(self, staff: KioskStaffOffice, key: str) -> Step:
        card, by = staff.staff().cards.get(key), self.office.by
        name = card.member.name if card else key
        return SecondPerson(self.office, staff, self.end).ask(
            Msg("Swipe a second card to withdraw that of {name}", name=name),
            lambda other: staff.withdraw(by, other, key),
        )

    def _choose_pin(self, staff: KioskStaffOffice) -> Step:
        """Have whoever is signed in choose a PIN, twice."""

        def chosen(pin: str) -> Step:
            def again(typed: str) -> Step:
                if typed != pin:
                    why = Msg("The two PINs are not the same; nothing was changed")
                    return self.end(why, is_refused=True)
                return SecondPerson(self.office, staff, self.end).ask(
                    Msg("Swipe a second card to set the PIN"),
                    lambda other: staff.set_pin(self.office.by, other, pin),
                )

            return AskPin(Msg("The same PIN again"), _PIN_RULE, again)

        return AskPin(Msg("New PIN"), _PIN_RULE, chosen)

    def _rows(self) -> Grid[StaffTouch]:
        by, staff, zone = self.office.by, self._staff, self.clock.now().tzinfo
        if self._shown is StaffList.REFUSED:
            swipes = self.record.ask(lambda db: refused_swipes(db, COUNT), ())
            return refused_model(swipes, names_of(staff_of(self.page_context)), zone)
        if staff is None:
            return sample_model(sample_staff(self.page_context), self.table, by)
        try:
            if self._shown is StaffList.HOUSE:
                return house_model(staff.refusals(COUNT), zone)
            return staff_model(staff.staff(), staff.today(), self.table, by)
        except (JournalUnavailable, sqlite3.Error) as trouble:
            return Grid((), (), str(trouble))
