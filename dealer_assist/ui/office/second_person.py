"""What two people do: the second one's card, then the PIN of whoever is signed in."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.message import Msg
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.toolkit.flow import AskPin, Stay, Step

Act: TypeAlias = Callable[[StaffMember], str]
"""What two people do, given the second; says what was done."""
TROUBLES = (Refused, JournalUnavailable)


class SecondPersonEnded(Protocol):
    """Goes back to the list with a sentence."""

    def __call__(self, sentence: str, *, is_refused: bool) -> Step: ...


class SecondPerson:
    """Asks for both; what is refused is said, and nothing was changed."""

    def __init__(self, office: Office, staff: KioskStaffOffice, ended: SecondPersonEnded) -> None:
        self._office, self._staff, self._ended = office, staff, ended

    def ask(self, sentence: str, act: Act) -> Step:
        """Let a second person swipe, and then act."""
        self._office.ask_card(
            sentence, Role.SUPERVISOR, lambda other: self._with_pin(lambda: act(other))
        )
        return Stay()

    def _with_pin(self, act: Callable[[], str]) -> Step:
        """Ask whoever is signed in for their PIN once more; the second person's came with a card.

        The office may have stood open for a while, and somebody else stand before it.
        """
        try:
            if not self._staff.needs_pin(self._office.by):
                return self._ended(act(), is_refused=False)
        except TROUBLES as trouble:
            return self._ended(str(trouble), is_refused=True)
        return self._pin(Msg("Shield the keypad"), act, is_refused=False)

    def _pin(self, detail: str, act: Callable[[], str], *, is_refused: bool) -> Step:
        by = self._office.by

        def typed(pin: str) -> Step:
            try:
                self._staff.check_pin(by, pin)
            except TROUBLES as trouble:
                return self._pin(str(trouble), act, is_refused=True)
            try:
                return self._ended(act(), is_refused=False)
            except TROUBLES as trouble:
                return self._ended(str(trouble), is_refused=True)

        return AskPin(Msg("PIN of {name}", name=by.name), detail, typed, is_refused=is_refused)
