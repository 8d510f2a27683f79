"""Cards at a reader, judged by the register as it is at that moment; refusals are on record."""

import hashlib
import hmac
import logging
from collections.abc import Iterable
from contextlib import suppress

from nacl.exceptions import InvalidkeyError
from nacl.pwhash import argon2id

from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.key import earlier_keys
from dealer_assist.message import Msg
from dealer_assist.staff.directory import FOR_GOOD, WITH_FORMER, Card
from dealer_assist.staff.events import CardRefused, Fact, PinRefused
from dealer_assist.staff.register import StaffRegister
from dealer_assist.table.setup.roles import StaffMember

FEWEST, MOST = 4, 8
_PASSES, _MEMORY_BYTES = 3, 64 << 20
"""The cost of checking a PIN: a quarter of a second for each guess."""


def hash_pin(key: bytes, card: str, pin: str) -> str:
    """Return what is kept of a PIN; without the site's key it cannot even be guessed at."""
    require_pin(pin)
    return argon2id.str(_paired(key, card, pin), _PASSES, _MEMORY_BYTES).decode()


def require_pin(pin: str) -> None:
    """Refuse digits that are no PIN, or one that anybody would guess."""
    if not (pin.isascii() and pin.isdigit() and FEWEST <= len(pin) <= MOST):
        raise Refused(f"A PIN has {FEWEST} to {MOST} digits and nothing else; choose another")
    if len(set(pin)) == 1 or pin in "0123456789876543210":
        raise Refused("This PIN is the first that anybody would try; choose another")


def new_pin(key: bytes, card: Card, pin: str, earlier: Iterable[str]) -> str:
    """Return what is kept of a PIN that a card gets; refuse one of its `earlier` ones."""
    kept = hash_pin(key, card.fingerprint, pin)
    if any(is_pin(key, card.fingerprint, pin, one) for one in earlier):
        raise Refused(Msg("This card had that PIN before. Choose another"))
    return kept


def is_pin(key: bytes, card: str, pin: str, kept: str) -> bool:
    """True if a PIN is the one that was kept for this card; one of an older key is known by it."""
    former, _, of_former = kept.rpartition(WITH_FORMER)
    if former:
        return any(_is_pin(older, former, pin, of_former) for older in earlier_keys(key))
    return _is_pin(key, card, pin, kept)


def _is_pin(key: bytes, card: str, pin: str, kept: str) -> bool:
    try:
        return argon2id.verify(kept.encode(), _paired(key, card, pin))
    except InvalidkeyError:
        return False


def _paired(key: bytes, card: str, pin: str) -> bytes:
    return hmac.new(key, f"PIN {card} {pin}".encode(), hashlib.sha256).digest()


FIRST_TWO = "enrol the first two with 'dealer-assist staff enrol'"

log = logging.getLogger(__name__)


class CardCheck:
    """Find the holder of a card; while the register cannot be read no card is good."""

    def __init__(self, register: StaffRegister, where: str) -> None:
        self.register = register
        self.where = where

    def key(self) -> bytes:
        """Return the key that the register knows its cards by at this moment."""
        with suppress(JournalUnavailable):  # said where the card is judged
            self.register.staff()
        return self.register.card_key

    def find(
        self, fingerprint: str, last_four: str, former: str = ""
    ) -> tuple[StaffMember | None, str]:
        """Return the holder of a good card, or why it is not good; any other is recorded.

        A card that was enrolled by less than it tells now goes on working, and is named in the
        log as one to be enrolled again: another may look the same.
        """
        try:
            staff = self.register.staff()
        except JournalUnavailable as trouble:
            log.warning("%s", trouble)
            return None, str(trouble)
        if staff.is_empty:
            return None, Msg("The staff list is empty. A technician adds the first two cards")
        judged = staff.judge(fingerprint, self.register.now())
        if judged.member is None and former:
            before = staff.judge(former, self.register.now()).member
            if before is not None:
                who = before.key
                log.warning("%s's card was enrolled by part of its number; enrol it again", who)
                return before, ""
        if judged.why is not None:
            self._note(CardRefused(last_four, judged.why))
        return judged.member, judged.sentence

    def is_good(self, member: StaffMember) -> bool:
        """True if a card still counts; where the register cannot be read, none does."""
        try:
            card = self.register.staff().cards.get(member.key)
        except JournalUnavailable as trouble:
            log.warning("%s", trouble)
            return False
        return card is not None and card.is_good(self.register.now().date())

    def needs_pin(self, member: StaffMember) -> bool:
        """True if this card is not enough without its PIN; refuse it while none is taken."""
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
        if not is_pin(self.key(), card.fingerprint, pin, card.pin):
            self._note(PinRefused(member.key))
            raise Refused(Msg("This is not {name}'s PIN. Try again", name=member.name))

    def _require_unlocked(self, member: StaffMember) -> None:
        now = self.register.now()
        if until := self.register.staff().pin_locked_until(member.key, now):
            if until == FOR_GOOD:
                raise Refused(
                    Msg(
                        "Too many wrong PINs for {name} today. A technician unlocks it with "
                        "'dealer-assist staff unlock {key}'",
                        name=member.name,
                        key=member.key,
                    )
                )
            moment = until.astimezone(now.tzinfo).strftime("%H:%M:%S")
            raise Refused(
                Msg(
                    "Too many wrong PINs for {name}. Try again at {moment}",
                    name=member.name,
                    moment=moment,
                )
            )

    def _card_of(self, member: StaffMember) -> Card:
        card = self.register.staff().cards.get(member.key)
        if card is None:
            raise Refused(Msg("{name}'s card was withdrawn. Use another", name=member.name))
        return card

    def _note(self, fact: Fact) -> None:
        try:
            self.register.change(lambda staff: (fact,), self.where)
        except JournalUnavailable as trouble:
            # The refusal stands all the same, and the table's own journal has it.
            log.warning("A refused card is not in the staff register. %s", trouble)
