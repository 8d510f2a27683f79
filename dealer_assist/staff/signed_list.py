"""The staff of one register for all kiosks of a house: a list that travels, signed twice.

Where it is made it is sealed by the journals' key, so that nothing in it is altered on its way.
The house signs it in its office, by a private key that lies on no kiosk (`packaging/house-key`):
whoever has a kiosk with all its keys makes no staff for another. A kiosk takes the lists of one
such key and of one register, each newer than the last; the first one it takes where people are
already, and the first of another key, needs two of their cards. Who is no longer in it is
withdrawn. No card number is in it.
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
from dealer_assist.program.ed25519 import KEY_BYTES, SIGNATURE_BYTES, is_signed
from dealer_assist.program.release import print_of
from dealer_assist.staff.directory import BY_LIST, Card, StaffDirectory, evolve, folded
from dealer_assist.staff.enrolment import Two, can_go_on, require_two
from dealer_assist.staff.events import Fact, PinSet, StaffEnrolled, StaffListTaken, StaffWithdrawn
from dealer_assist.table.setup.roles import Role
from dealer_assist.value import Value

BEGINS = "{"
"""The first sign of a signed list; the house's CSV begins with the name of a column."""
_FORM = 1
_SEALED = b"staff list of a house\n"
_SIGNED = b"staff list signed by a house\n"
HOUSE = "house"
"""Where a list has the house's signature and its public key; without it, it is not signed yet."""


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


class HouseList(Value):
    """A list, and the public key of the house that has signed it, as hexadecimal digits."""

    told: SignedList
    house: str


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


def sealed(staff_list: SignedList, key: bytes) -> str:
    """Write a list as it leaves its register; it counts nowhere before the house has signed it."""
    body = {"form": _FORM, "list": _LIST.encode(staff_list)[1]}
    return json.dumps(body | {"signature": _seal(body, key)}, indent=1) + "\n"


def to_sign(text: str) -> bytes:
    """Return what the house signs of a list that a register has written."""
    return _SIGNED + _plain(_body(text, HOUSE)[0])


def signed_by(text: str, public: bytes, signature: bytes) -> str:
    """Write a list with the house's signature below it."""
    body, _ = _body(text, HOUSE)
    house = {"key": public.hex(), "signature": signature.hex()}
    return json.dumps(body | {HOUSE: house}, indent=1) + "\n"


def read_unsigned(text: str) -> SignedList:
    """Read a list for those who are to sign it; whether a register wrote it, the kiosks look."""
    return _told(_body(text, HOUSE)[0])


def read_list(text: str, key: bytes) -> HouseList:
    """Read a list that a register has sealed and a house has signed; any other is refused."""
    body, house = _body(text, HOUSE)
    unsealed, seal = _body(json.dumps(body), "signature")
    if not isinstance(seal, str) or not compare_digest(seal, _seal(unsealed, key)):
        raise Refused(
            "This list was altered, or is of another house: it is not sealed by the key of this "
            "kiosk's cards (cards.key; journal.key where there is none)"
        )
    if house is None:
        raise Refused(
            "The house has not signed this list; have it signed in the office (packaging/house-key)"
        )
    try:
        public, signature = (bytes.fromhex(house[name]) for name in ("key", "signature"))
    except (ValueError, KeyError, TypeError):
        raise _no_list() from None
    is_whole = (len(public), len(signature)) == (KEY_BYTES, SIGNATURE_BYTES)
    if not is_whole or not is_signed(public, to_sign(text), signature):
        raise Refused("The house's signature does not belong to this list; have it signed again")
    return HouseList(_told(unsealed), public.hex())


def is_trusted(staff: StaffDirectory, house: str, laid: str) -> bool:
    """True if lists of this house's key need no card here: it is on record by two persons.

    Where nobody is enrolled yet, the key that was laid beside the journals' key counts.
    """
    return house == (laid if staff.is_empty else staff.house)


def take_list(
    staff: StaffDirectory,
    signed: HouseList,
    own: str,
    now: datetime,
    *,
    two: Two | None = None,
    laid: str = "",
) -> tuple[Fact, ...]:
    """Return the facts by which only the list's people hold cards here.

    A card that two persons withdrew here stays withdrawn: a list does not overrule them. `two` are
    who answers for a key that is not on record yet, `laid` is the key that was laid here for an
    empty register.
    """
    told = signed.told
    _require_next(staff, told, own)
    if staff.taken == (told.origin, told.number):
        return ()
    if not is_trusted(staff, signed.house, laid):
        _require_answered(staff, signed.house, two)
    meant = {
        listed_card.fingerprint: listed_card
        for listed_card in told.cards
        if listed_card.fingerprint not in staff.barred
    }
    if staff.cards and not any(one.fingerprint in meant for one in staff.cards.values()):
        raise Refused(
            "This list would withdraw everybody who is here; enrol one of its people here first"
        )
    facts: list[Fact] = []
    for key, card in staff.cards.items():
        if not _is_same(card, meant.get(card.fingerprint)):
            facts.append(StaffWithdrawn(key, BY_LIST, str(told.number)))
    for fact in facts:
        staff = evolve(staff, fact, now)
    for listed_card in meant.values():
        for fact in _enrolled(staff, listed_card, told.number):
            staff = evolve(staff, fact, now)
            facts.append(fact)
    if not can_go_on(staff.cards.values()):
        raise Refused(
            "With this list nobody could enrol anybody here; it needs two persons whose cards "
            "have no last day, one of them a Supervisor or above"
        )
    by, witness = (two.approver.key, two.witness.key) if two else ("", "")
    return (*facts, StaffListTaken(told.origin, told.number, signed.house, by, witness))


def _require_answered(staff: StaffDirectory, house: str, two: Two | None) -> None:
    """Refuse a house's key that no two people have accepted here."""
    named = print_of(bytes.fromhex(house))
    if staff.is_empty:
        raise Refused(
            f"Nobody is enrolled here, and no key of the house lies here that has signed this list "
            f"({named}); lay house.pub beside journal.key"
        )
    if two is None:
        raise Refused(f"Two cards of this kiosk answer for the house's key {named} first")
    require_two(staff, two, Role.EXECUTIVE)


def kept_out(staff: StaffDirectory, told: SignedList) -> tuple[str, ...]:
    """Name who is in the list and was withdrawn here by two persons."""
    return tuple(card.name for card in told.cards if card.fingerprint in staff.barred)


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


def _is_same(card: Card, listed_card: ListedCard | None) -> bool:
    if listed_card is None:
        return False
    mine = _line(card)
    return (folded(mine.name), mine.role, mine.expires) == (
        folded(listed_card.name),
        listed_card.role,
        listed_card.expires,
    )


def _enrolled(staff: StaffDirectory, card: ListedCard, number: int) -> Iterator[Fact]:
    held = staff.holder(card.fingerprint)
    key = held.member.key if held else staff.next_key(card.role)
    if held is None:
        yield StaffEnrolled(
            key=key,
            name=card.name,
            role=card.role,
            last_four=card.last_four,
            fingerprint=card.fingerprint,
            expires=card.expires,
            by=BY_LIST,
            witness=str(number),
            person=staff.number_of(card.name),
        )
    if card.pin and card.pin != (held.pin if held else ""):
        yield PinSet(key, card.pin, BY_LIST)


def _line(card: Card) -> ListedCard:
    member = card.member
    expires = card.expires.isoformat() if card.expires else ""
    return ListedCard(
        member.name, member.role, member.last_four, card.fingerprint, expires, card.pin
    )


def _body(text: str, beside: str) -> tuple[dict[str, Any], Any]:
    """Return a list without one part of it, and that part, or nothing where it has none."""
    try:
        body: dict[str, Any] = json.loads(text)
        taken = body.pop(beside, None)
        body["form"], body["list"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise _no_list() from None
    return body, taken


def _told(body: dict[str, Any]) -> SignedList:
    newer = Refused("This list is of a newer Dealer Assist; update this kiosk first")
    if body["form"] != _FORM:
        raise newer
    try:
        told: SignedList = _LIST.decode(SignedList.__name__, body["list"])
    except UnreadableEvent:
        raise newer from None
    return told


def _no_list() -> Refused:
    return Refused("This is no whole staff list; have it exported again")


def _plain(body: dict[str, Any]) -> bytes:
    return json.dumps(body, sort_keys=True, separators=(",", ":")).encode()


def _seal(body: dict[str, Any], key: bytes) -> str:
    return hmac_digest(key, _SEALED + _plain(body), hashlib.sha256).hex()
