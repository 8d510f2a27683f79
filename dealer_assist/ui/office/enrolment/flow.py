"""The steps to a new card: form, the card itself, then a second person."""

from datetime import timedelta
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.staff.enrolment import LONGEST_NAME, Newcomer
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.models.typed import typed_on
from dealer_assist.ui.office.enrolment.model import (
    EnrolmentLeft,
    EnrolModel,
    EnrolTouch,
    LastDayPicked,
    NameTyped,
    NewCardAwaited,
    RolePicked,
)
from dealer_assist.ui.office.enrolment.presenter import enrol_model
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.staff.second_person import TROUBLES, SecondPerson, SecondPersonEnded
from dealer_assist.ui.toolkit.flow import Stay, Step


class EnrolFlow(PaneFlow[EnrolModel, EnrolTouch]):
    """Holds what was entered so far; borrows the reader while the new card is awaited."""

    def __init__(self, office: Office, staff: KioskStaffOffice, ended: SecondPersonEnded) -> None:
        super().__init__(office)
        self._staff, self._ended = staff, ended
        self._typed, self.role, self.days = "", Role.DEALER, 0
        self._detail: str = Msg("Type the name as it stands on the badge")
        self._is_refused = False
        self._is_waiting = False
        self._new: Newcomer | None = None
        self._trouble = ""

    @property
    def name(self) -> str:
        """Give the name as on a badge: capitals where a part begins."""
        return self._typed.strip().title()

    def made(self) -> EnrolModel:
        """Show the form."""
        return enrol_model(
            self.name,
            self.role,
            self.days,
            self._detail,
            is_refused=self._is_refused,
            is_waiting=self._is_waiting,
        )

    def take(self, touch: EnrolTouch) -> Step:
        """Take an entry; while the card is awaited only the way back is open."""
        match touch:
            case EnrolmentLeft():
                return self._ended(Msg("Nothing was changed"), is_refused=False)
            case _ if self._is_waiting:
                return Stay()
            case NameTyped(word):
                self._typed = typed_on(self._typed, word, LONGEST_NAME)
            case RolePicked(role):
                self.role = role
            case LastDayPicked(days):
                self.days = days
            case NewCardAwaited():
                self._await_card()
            case _:
                assert_never(touch)
        return Stay()

    def left(self) -> None:
        """Give the reader back to the table."""
        self._give_back()

    def _await_card(self) -> None:
        desk = self.page_context.desk
        self._new, self._trouble = None, ""
        desk.lend_number(self._take_number)
        desk.lend_reader(self._heard)
        self._say(Msg("Swipe the new card now"), is_waiting=True)

    def _take_number(self, number: str) -> None:
        last = self._staff.today() + timedelta(days=self.days) if self.days else None
        try:
            self._new = self._staff.newcomer(number, self.name, self.role, last)
        except TROUBLES as trouble:
            self._trouble = str(trouble)

    def _heard(self, swipe: SwipeCard) -> None:
        """Go on when the number was taken; a card that was misread is swiped again."""
        if swipe.is_misread:
            again = Msg("The card could not be read; swipe it again")
            self._say(swipe.reading or again, is_waiting=True)
            self.office.go(Stay())
            return
        self._give_back()
        new, by = self._new, self.office.by
        if new is None:
            self._say(self._trouble, is_refused=True)
            self.office.go(Stay())
            return
        self._say(Msg("The new card was read"))
        second = SecondPerson(self.office, self._staff, self._ended)
        self.office.go(
            second.ask(
                Msg("Swipe a second card to enrol {name}", name=new.name),
                lambda other: self._staff.enrol(by, other, new),
            )
        )

    def _say(self, detail: str, *, is_refused: bool = False, is_waiting: bool = False) -> None:
        self._detail, self._is_refused, self._is_waiting = detail, is_refused, is_waiting

    def _give_back(self) -> None:
        desk = self.page_context.desk
        desk.lend_number(None)
        desk.lend_reader(None)
