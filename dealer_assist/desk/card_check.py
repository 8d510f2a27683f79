"""Cards at a reader, judged by the register as it stands at that moment; refusals are on record."""

import logging

from dealer_assist.desk.staff_facts import CardRefused, Fact, PinRefused
from dealer_assist.desk.staff_list import Card
from dealer_assist.desk.staff_pin import is_pin
from dealer_assist.desk.staff_register import StaffRegister
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.message import Msg
from dealer_assist.table.staff import StaffMember

FIRST_TWO = "enrol the first two with 'dealer-assist staff enrol'"

log = logging.getLogger(__name__)


class CardCheck:
    """Tells whose card it is; a register that cannot be read lets nobody in."""

    def __init__(self, register: StaffRegister, key: bytes, where: str) -> None:
        self.register = register
        self.key = key
        self.where = where

    def find(self, fingerprint: str, last_four: str) -> tuple[StaffMember | None, str]:
        """Give the holder of a good card, or why it is not good; any other is recorded."""
        try:
            staff = self.register.staff()
        except JournalUnavailable as trouble:
            log.warning("%s", trouble)
            return None, str(trouble)
        if staff.is_empty:
            return None, Msg(
                "Nobody is on the staff list; enrol the first two with 'dealer-assist staff enrol'"
            )
        judged = staff.judge(fingerprint, self.register.now())
        if judged.why is not None:
            self._note(CardRefused(last_four, judged.why))
        return judged.member, judged.sentence

    def needs_pin(self, member: StaffMember) -> bool:
        """Tell whether this card is not enough without its PIN; refuse it while none is taken."""
        has_pin = bool(self._card_of(member).pin)
        if has_pin:
            self._require_unlocked(member)
        return has_pin

    def check_pin(self, member: StaffMember, pin: str) -> None:
        """Refuse a wrong PIN, and after three of them any; a card without a PIN passes."""
        card = self._card_of(member)
        if not card.pin:
            return
        self._require_unlocked(member)
        if not is_pin(self.key, card.fingerprint, pin, card.pin):
            self._note(PinRefused(member.key))
            raise Refused(Msg("This is not {name}'s PIN; try again", name=member.name))

    def _require_unlocked(self, member: StaffMember) -> None:
        now = self.register.now()
        if until := self.register.staff().pin_locked_until(member.key, now):
            moment = until.astimezone(now.tzinfo).strftime("%H:%M:%S")
            raise Refused(
                Msg(
                    "Too many wrong PINs for {name}; try again at {moment}",
                    name=member.name,
                    moment=moment,
                )
            )

    def _card_of(self, member: StaffMember) -> Card:
        card = self.register.staff().cards.get(member.key)
        if card is None:
            raise Refused(Msg("{name}'s card was withdrawn; use another", name=member.name))
        return card

    def _note(self, fact: Fact) -> None:
        try:
            self.register.change(lambda staff: (fact,), self.where)
        except JournalUnavailable as trouble:
            # The refusal stands all the same, and the table's own journal has it.
            log.warning("A refused card is not in the staff register. %s", trouble)
