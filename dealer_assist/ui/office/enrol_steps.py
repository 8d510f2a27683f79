"""The steps to a changed staff card: form, new card, second person, their PINs, the register."""

from collections.abc import Callable
from typing import TypeAlias

from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.staff.enrolment import Newcomer
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.enrol_form import BACK, EnrolForm
from dealer_assist.ui.office.pane import Office
from dealer_assist.ui.toolkit.pin_pad import PinPad

FORM, PIN = "enrol", "pin"
Act: TypeAlias = Callable[[StaffMember], str]
"""What two people do, given the second; says what was done."""


class EnrolSteps:
    """Leads through a change; `view` is what shows meanwhile, "" the list."""

    def __init__(
        self, office: Office, staff: KioskStaffOffice, form: EnrolForm, pin: PinPad
    ) -> None:
        self._office, self._staff = office, staff
        self._form, self._pin = form, pin
        self._new: Newcomer | None = None
        self._trouble = ""
        self._entered: Callable[[str], None] = lambda typed: None
        self.view = self.said = ""
        self.is_refused = False
        self.changed: Callable[[], None] = lambda: None
        form.pressed.connect(self._press_form)
        pin.entered.connect(lambda typed: self._entered(typed))
        pin.cancelled.connect(self.end)

    def begin(self) -> None:
        """Ask who is to have a card."""
        self._form.begin()
        self._show(FORM)

    def withdraw(self, key: str) -> None:
        """Take somebody's card back."""
        card = self._staff.staff().cards.get(key)
        name = card.member.name if card else key
        self._with_second(
            f"Swipe a second card to withdraw that of {name}",
            lambda other: self._staff.withdraw(self._office.by, other, key),
        )

    def begin_pin(self) -> None:
        """Have whoever is signed in choose a PIN, twice."""
        self._ask_pin("New PIN", "4 to 8 digits; they are not shown", self._choose_pin)

    def end(self) -> None:
        """Go back to the list; nothing was changed."""
        self._end("Nothing was changed", is_refused=False)

    def leave(self) -> None:
        """Give the reader back to the table."""
        if self.view:
            self._give_back()

    def _press_form(self, key: str) -> None:
        if key == BACK:
            self.end()
            return
        desk = self._office.page_context.desk
        self._new, self._trouble = None, ""
        desk.lend_number(self._take_number)
        desk.lend_reader(self._heard)
        self._form.ask("Swipe the new card now", is_waiting=True)

    def _take_number(self, number: str) -> None:
        form = self._form
        try:
            last = form.last_day(self._staff.today())
            self._new = self._staff.newcomer(number, form.name, form.role, last)
        except (Refused, JournalUnavailable) as trouble:
            self._trouble = str(trouble)

    def _heard(self, swipe: SwipeCard) -> None:
        """Go on when the number was taken; a card that was misread is swiped again."""
        if swipe.is_misread:
            again = "The card could not be read; swipe it again"
            self._form.ask(swipe.reading or again, is_waiting=True)
            return
        self._give_back()
        new = self._new
        if new is None:
            self._form.ask(self._trouble, is_refused=True)
            return
        self._form.ask("The new card was read")
        self._with_second(
            f"Swipe a second card to enrol {new.name}",
            lambda other: self._staff.enrol(self._office.by, other, new),
        )

    def _with_second(self, sentence: str, act: Act) -> None:
        def go_on(other: StaffMember) -> None:
            self._check_pin(lambda: act(other))

        self._office.ask_card(sentence, Role.SUPERVISOR, go_on)

    def _check_pin(self, act: Callable[[], str]) -> None:
        """Ask whoever is signed in for their PIN once more; the second person's came with a card.

        The office may have stood open for a while, and somebody else stand before it.
        """
        by = self._office.by
        try:
            needs_pin = self._staff.needs_pin(by)
            if not needs_pin:
                self._end(act(), is_refused=False)
                return
        except (Refused, JournalUnavailable) as trouble:
            self._end(str(trouble))
            return

        def check(typed: str) -> None:
            try:
                self._staff.check_pin(by, typed)
            except (Refused, JournalUnavailable) as trouble:
                self._pin.ask(f"PIN of {by.name}", str(trouble), is_refused=True)
                return
            try:
                self._end(act(), is_refused=False)
            except (Refused, JournalUnavailable) as trouble:
                self._end(str(trouble))

        self._ask_pin(f"PIN of {by.name}", "Type it unseen by others", check)

    def _choose_pin(self, chosen: str) -> None:
        def again(typed: str) -> None:
            if typed != chosen:
                self._end("The two PINs are not the same; nothing was changed")
                return
            self._with_second(
                "Swipe a second card to set the PIN",
                lambda other: self._staff.set_pin(self._office.by, other, chosen),
            )

        self._ask_pin("The same PIN again", "4 to 8 digits; they are not shown", again)

    def _ask_pin(self, title: str, detail: str, entered: Callable[[str], None]) -> None:
        self._entered = entered
        self._pin.ask(title, detail)
        self._show(PIN)

    def _show(self, view: str) -> None:
        self.view, self.said, self.is_refused = view, "", False
        self.changed()

    def _end(self, sentence: str, *, is_refused: bool = True) -> None:
        self._give_back()
        self._entered = lambda typed: None
        self._new = None
        self.view, self.said, self.is_refused = "", sentence, is_refused
        self.changed()

    def _give_back(self) -> None:
        desk = self._office.page_context.desk
        desk.lend_number(None)
        desk.lend_reader(None)
