"""The staff of one register for all kiosks of a house: a list that travels, signed by their key.

Two persons answered for every line of it where it was made, so nobody is asked again: what counts
is that the house's own key has signed it, that it is newer than the last one, and that it comes
from the same register. Who is no longer in it is withdrawn. No card number is in it.
"""

import hashlib
import json
from collections.abc import Iterator
from datetime import datetime
from hmac import compare_digest
from hmac import digest as hmac_digest
from typing import Any

from dealer_assist.errors import Refused
from dealer_assist.journal.codec import codec_for
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.staff.directory import BY_LIST, Card, StaffDirectory, evolve, folded
from dealer_assist.staff.enrolment import can_go_on
from dealer_assist.staff.events import Fact, PinSet, StaffEnrolled, StaffListTaken, StaffWithdrawn
from dealer_assist.table.setup.roles import Role
from dealer_assist.value import Value

BEGINS = "{"
"""The first sign of a signed list; the house's CSV begins with the name of a column."""
_FORM = 1
_SIGNED = b"staff list of a house\n"


class ListedCard(Value):
    """A person's card as it travels: a keyed hash of it, and of its PIN if it has one."""

    name: str
    role: Role
    last_four: str
    fingerprint: str
    expires: str = ""
    pin: str = ""


class SignedList(Value):
    """Everybody who held a card, as one register had it at its event `number`.

    `origin` is the beginning of that register's chain: no other register has the same.
    """

    origin: str
    number: int
    cards: tuple[ListedCard, ...]


_LIST = codec_for(SignedList | ListedCard, "the list")


def listed(staff: StaffDirectory, origin: str, number: int) -> SignedList:
    """Return everybody who holds a card, for the other kiosks of the house."""
    if staff.is_empty:
        raise Refused("Nobody is enrolled here; a list is made where the staff is")
    if staff.taken is not None:
        raise Refused(
            "This kiosk takes its staff from a list itself; have the list made where that one is"
        )
    return SignedList(origin, number, tuple(_line(card) for card in staff.cards.values()))


def signed(staff_list: SignedList, key: bytes) -> str:
    """Write a list as it travels."""
    body = {"form": _FORM, "list": _LIST.encode(staff_list)[1]}
    return json.dumps(body | {"signature": _signature(body, key)}, indent=1) + "\n"


def read_list(text: str, key: bytes) -> SignedList:
    """Read a list that this house has signed; any other is refused."""
    try:
        body: dict[str, Any] = json.loads(text)
        signature = bytes.fromhex(body.pop("signature"))
        form = body["form"]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("This is no whole staff list; have it exported again") from None
    if not compare_digest(signature, bytes.fromhex(_signature(body, key))):
        raise Refused(
            "This list is not signed by the key of this kiosk's house; all kiosks of a house "
            "have the same journal.key"
        )
    newer = Refused("This list is of a newer Dealer Assist; update this kiosk first")
    if form != _FORM:
        raise newer
    try:
        told: SignedList = _LIST.decode(SignedList.__name__, body["list"])
    except UnreadableEvent:
        raise newer from None
    return told


def take_list(staff: StaffDirectory, told: SignedList, own: str, now: datetime) -> tuple[Fact, ...]:
    """Return what has to change so that the list's people hold their cards here, and nobody else.

    A card that two persons withdrew here stays withdrawn: a list does not overrule them.
    """
    _require_next(staff, told, own)
    if staff.taken == (told.origin, told.number):
        return ()
    meant = {one.fingerprint: one for one in told.cards if one.fingerprint not in staff.barred}
    facts: list[Fact] = []
    for key, card in staff.cards.items():
        if not _is_same(card, meant.get(card.fingerprint)):
            facts.append(StaffWithdrawn(key, BY_LIST, str(told.number)))
    for fact in facts:
        staff = evolve(staff, fact, now)
    for one in meant.values():
        for fact in _enrolled(staff, one, told.number):
            staff = evolve(staff, fact, now)
            facts.append(fact)
    if not can_go_on(staff.cards.values()):
        raise Refused(
            "With this list nobody could enrol anybody here; it needs two persons whose cards "
            "have no last day, one of them a Supervisor or above"
        )
    return (*facts, StaffListTaken(told.origin, told.number))


def kept_out(staff: StaffDirectory, told: SignedList) -> tuple[str, ...]:
    """Name who is in the list and was withdrawn here by two persons."""
    return tuple(one.name for one in told.cards if one.fingerprint in staff.barred)


def _require_next(staff: StaffDirectory, told: SignedList, own: str) -> None:
    if told.origin == own:
        raise Refused("This list was made from this very register; it is for the other kiosks")
    if staff.taken is None:
        return
    origin, number = staff.taken
    if origin != told.origin:
        raise Refused(
            "This list is of another register than the last one that was taken here; a kiosk "
            "follows one"
        )
    if told.number < number:
        raise Refused(
            f"This list is older ({told.number}) than the last one that was taken here ({number}); "
            "have a new one exported"
        )


def _is_same(card: Card, one: ListedCard | None) -> bool:
    if one is None:
        return False
    mine = _line(card)
    return (folded(mine.name), mine.role, mine.expires) == (folded(one.name), one.role, one.expires)


def _enrolled(staff: StaffDirectory, one: ListedCard, number: int) -> Iterator[Fact]:
    held = staff.holder(one.fingerprint)
    key = held.member.key if held else staff.next_key(one.role)
    if held is None:
        yield StaffEnrolled(
            key=key,
            name=one.name,
            role=one.role,
            last_four=one.last_four,
            fingerprint=one.fingerprint,
            expires=one.expires,
            by=BY_LIST,
            witness=str(number),
            person=staff.number_of(one.name),
        )
    if one.pin and one.pin != (held.pin if held else ""):
        yield PinSet(key, one.pin, BY_LIST)


def _line(card: Card) -> ListedCard:
    member = card.member
    expires = card.expires.isoformat() if card.expires else ""
    return ListedCard(
        member.name, member.role, member.last_four, card.fingerprint, expires, card.pin
    )


def _signature(body: dict[str, Any], key: bytes) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":")).encode()
    return hmac_digest(key, _SIGNED + text, hashlib.sha256).hex()
