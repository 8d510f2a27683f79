"""Who may give and take staff cards: always two people, and two must be left who can.

Pure: each function gives the facts to record, or raises `Refused`.
"""

from collections.abc import Iterable
from datetime import date

from dealer_assist.errors import Refused
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.directory import Card, StaffDirectory, folded
from dealer_assist.staff.events import Fact, PinSet, PinUnlocked, StaffEnrolled, StaffWithdrawn
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.words import a_role
from dealer_assist.value import Value

FEWEST_DIGITS = 8  # a shorter number would be known by its last four digits
LONGEST_NAME = 40


class Newcomer(Value):
    """A person with the card they are to hold; the number is gone already."""

    name: str
    role: Role
    fingerprint: str
    last_four: str
    expires: date | None = None


class Two(Value):
    """The two persons who answer for a change; the first one's card must be high enough."""

    approver: StaffMember
    witness: StaffMember
    today: date


def newcomer(
    key: bytes, number: str, name: str, role: Role, expires: date | None = None
) -> Newcomer:
    """Take a person and a card as they were given, and keep no number."""
    name = " ".join(name.split())
    if name.startswith(("=", "+", "-", "@")):
        raise Refused("The name begins like a formula; give it without its first sign")
    if not any(map(str.isalpha, name)) or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(f"A name has 1 to {LONGEST_NAME} letters; give it as it is on the badge")
    if len(number) < FEWEST_DIGITS:
        raise Refused(f"This card's number has fewer than {FEWEST_DIGITS} digits; use another card")
    return Newcomer(name, role, fingerprint(key, number), number[-4:], expires)


def found(staff: StaffDirectory, executive: Newcomer, supervisor: Newcomer) -> tuple[Fact, ...]:
    """Enrol the first two together: no one is there yet to let them in."""
    if not staff.is_empty:
        raise Refused("There is staff already; two of them enrol the next one")
    if (executive.role, supervisor.role) != (Role.EXECUTIVE, Role.SUPERVISOR):
        raise Refused("The first two are an Executive and a Supervisor; enrol these")
    if executive.fingerprint == supervisor.fingerprint:
        raise Refused("That was the same card twice; each of the two needs their own")
    if folded(executive.name) == folded(supervisor.name):
        raise Refused("The first two are two persons; give each their own name")
    if executive.expires or supervisor.expires:
        raise Refused("The cards of the first two have no last day; leave it out")
    both = enumerate((executive, supervisor), 1)
    return tuple(_enrolled(staff, one, person, is_founder=True) for person, one in both)


def enrol(staff: StaffDirectory, two: Two, new: Newcomer) -> tuple[Fact, ...]:
    """Enrol a person's card; an Executive's needs an Executive."""
    require_two(staff, two, _needed_for(new.role))
    require_free(staff, new)
    if new.expires is not None and new.expires < two.today:
        raise Refused(f"{new.expires} is over; give a last day that is still to come")
    person = staff.number_of(new.name)
    return (_enrolled(staff, new, person, by=two.approver.key, witness=two.witness.key),)


def is_second_card(staff: StaffDirectory, new: Newcomer) -> str:
    """Say that a person of this name holds a card: it is one person, also where two are asked."""
    held = staff.cards_of(new.name)
    if not held:
        return ""
    keys = " and ".join(card.member.key for card in held)
    return (
        f"{new.name} holds {keys} too: all are cards of one person, who counts once where two "
        "are asked. A namesake needs another name, as with an initial."
    )


def withdraw(staff: StaffDirectory, two: Two, key: str) -> tuple[Fact, ...]:
    """Take a person's card back, from this moment on."""
    card = held_by(staff, key)
    require_two(staff, two, _needed_for(card.member.role))
    if not can_go_on(one for one in staff.cards.values() if one is not card):
        raise Refused(
            f"Without {card.member.name} nobody could enrol anybody; "
            "first enrol another whose card has no last day"
        )
    return (StaffWithdrawn(key, two.approver.key, two.witness.key),)


def set_pin(staff: StaffDirectory, two: Two, pin: str) -> tuple[Fact, ...]:
    """Have the first one's own card ask for a PIN, which was hashed already; the second watches.

    A Supervisor who was given one at the set-up must be able to change it, as an Executive is.
    """
    require_two(staff, two, Role.SUPERVISOR)
    return (PinSet(two.approver.key, pin, two.witness.key),)


def unlock_pin(staff: StaffDirectory, two: Two, key: str) -> tuple[Fact, ...]:
    """Have a technician take the lock off a person's PIN, before a Supervisor or an Executive.

    It is not for the person who holds the PIN to do, with whatever card.
    """
    card = held_by(staff, key)
    technician, witness = two.approver, two.witness
    _require_good(staff, two)
    if technician.role is not Role.TECHNICIAN:
        raise Refused(
            f"{technician.name} is {a_role(technician.role)}; the first card must be a technician's"
        )
    if not witness.may_authorise(Role.SUPERVISOR):
        raise Refused("The second card must be a Supervisor's or an Executive's; use one")
    _require_two_persons(staff, two)
    if any(member.is_same_person(card.member) for member in _members(staff, two)):
        raise Refused(f"The PIN is {card.member.name}'s own; two other people unlock it")
    if not card.pin:
        raise Refused(f"{card.member.name}'s card has no PIN; there is nothing to unlock")
    return (PinUnlocked(key, technician.key, witness.key),)


def require_free(staff: StaffDirectory, new: Newcomer) -> None:
    """Refuse a card that a person holds."""
    if holder := staff.holder(new.fingerprint):
        raise Refused(f"This card is {holder.member.name}'s; withdraw it first or use another")


def held_by(staff: StaffDirectory, key: str) -> Card:
    """Return the card of a person, or refuse a key that is not in the register."""
    card = staff.cards.get(key)
    if card is None:
        raise Refused(f"Nobody with the key {key!r} holds a card; 'staff list' shows who does")
    return card


def require_two(staff: StaffDirectory, two: Two, needed: Role) -> None:
    """Refuse a change that does not have two persons behind it, the first one high enough."""
    _require_good(staff, two)
    if not two.approver.may_authorise(needed):
        raise Refused(f"{two.approver.name} is {a_role(two.approver.role)}; {_first(needed)}")
    _require_two_persons(staff, two)


def _require_good(staff: StaffDirectory, two: Two) -> None:
    for member in (two.approver, two.witness):
        card = staff.cards.get(member.key)
        if card is None or not card.is_good(two.today):
            raise Refused(f"{member.name}'s card is not good any more; use another")


def _require_two_persons(staff: StaffDirectory, two: Two) -> None:
    first, second = _members(staff, two)
    if first.is_same_person(second):
        raise Refused(f"The second card must be another person's than {two.approver.name}'s")


def _members(staff: StaffDirectory, two: Two) -> tuple[StaffMember, StaffMember]:
    """Return the two as the register has them: a swipe may be older than a person's number."""
    return staff.cards[two.approver.key].member, staff.cards[two.witness.key].member


def can_go_on(cards: Iterable[Card]) -> bool:
    """True if two persons remain, one of them a Supervisor or above, whose cards last."""
    lasting = [card.member for card in cards if card.expires is None]
    has_approver = any(member.may_authorise(Role.SUPERVISOR) for member in lasting)
    return has_approver and len({member.identity for member in lasting}) >= 2


def _needed_for(role: Role) -> Role:
    return Role.EXECUTIVE if role is Role.EXECUTIVE else Role.SUPERVISOR


def _first(needed: Role) -> str:
    """Say whose card comes first."""
    above = "an Executive's" if needed is Role.EXECUTIVE else "a Supervisor's or an Executive's"
    return f"the first card must be {above}"


def _enrolled(
    staff: StaffDirectory,
    new: Newcomer,
    person: int,
    by: str = "",
    witness: str = "",
    *,
    is_founder: bool = False,
) -> StaffEnrolled:
    return StaffEnrolled(
        key=staff.next_key(new.role),
        name=new.name,
        role=new.role,
        last_four=new.last_four,
        fingerprint=new.fingerprint,
        expires=new.expires.isoformat() if new.expires else "",
        by=by,
        witness=witness,
        is_founder=is_founder,
        person=person,
    )
