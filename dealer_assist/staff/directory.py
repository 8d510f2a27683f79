"""Everybody who holds a card, as all facts so far have it; pure."""

import unicodedata
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.staff.events import (
    CardRefused,
    CardsKeyChanged,
    Fact,
    PinRefused,
    PinSet,
    PinUnlocked,
    RegisterRestored,
    StaffEnrolled,
    StaffListTaken,
    StaffWithdrawn,
    Why,
)
from dealer_assist.table.events.office import JournalKeyChanged
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.value import Value, field, replace

UNKNOWN_CARDS = 5
WRONG_PINS = 3
COUNTED_FOR = timedelta(minutes=10)
LOCKED_FOR = timedelta(minutes=5)
PIN_LOCKED_FOR = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30))
"""How long each lock-out of a day lasts; after one more only a technician helps."""
PIN_DAYS = 90
"""A PIN that is older is told to a person, who has its holder choose another."""
REMEMBERED_PINS = 4
"""So many of a card's PINs, the last ones, are not chosen again."""
COUNTED_TOGETHER = timedelta(hours=24)
WITH_FORMER = " "
"""Between the keyed hash that a card had when its PIN was set, and what is kept of the PIN."""
BY_LIST = "staff list"
"""Who withdraws and enrols where a signed list is taken."""
FOR_GOOD = datetime.max.replace(tzinfo=UTC)


class Card(Value):
    """A card that was not withdrawn, and the hash of its PIN if it has one."""

    member: StaffMember
    fingerprint: str
    expires: date | None = None
    pin: str = ""
    pin_since: datetime | None = None

    def pin_days(self, now: datetime) -> int:
        """Return for how many days the PIN has been the same; 0 where there is none."""
        return (now - self.pin_since).days if self.pin and self.pin_since else 0

    def is_good(self, today: date) -> bool:
        """True if the card has not expired."""
        return self.expires is None or today <= self.expires


class Judgement(Value):
    """Whose card it is, or why it is not good: in a word, and where more is known a sentence."""

    member: StaffMember | None
    why: Why | None = None
    sentence: str = ""


class StaffDirectory(Value):
    """Cards by their holder's key, who ever had one, and the mistakes that lead to a lock-out.

    `people` are the numbers of all who ever held a card, by their names: one name is one person,
    and namesakes are told apart by their names too. `barred` are the cards that two persons here
    have withdrawn; `pins` are the last PINs of each card, as they were kept; `taken` is the last
    signed list, by its register and event, and `house` the public key that lists have to be signed
    by. `known_by` is the print of the cards' key since it was changed first.
    """

    cards: Mapping[str, Card] = field(default_factory=dict)
    given: Mapping[Role, int] = field(default_factory=dict)
    people: Mapping[str, int] = field(default_factory=dict)
    withdrawn: Mapping[str, str] = field(default_factory=dict)
    barred: frozenset[str] = frozenset()
    pins: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    taken: tuple[str, int] | None = None
    house: str = ""
    known_by: str = ""
    unknown: tuple[datetime, ...] = ()
    wrong_pins: Mapping[str, tuple[datetime, ...]] = field(default_factory=dict)
    pin_lockouts: Mapping[str, tuple[datetime, ...]] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """True if no one was ever enrolled."""
        return not self.given

    def next_key(self, role: Role) -> str:
        """Return the key of the next one with this role; a key is never given twice."""
        return f"{role.value}-{self.given.get(role, 0) + 1}"

    def number_of(self, name: str) -> int:
        """Return the number of a person of this name, or the next one; none is given twice."""
        return self.people.get(folded(name)) or max(self.people.values(), default=0) + 1

    def cards_of(self, name: str) -> tuple[Card, ...]:
        """Return the cards that a person of this name holds."""
        person = folded(name)
        return tuple(card for card in self.cards.values() if folded(card.member.name) == person)

    def holder(self, fingerprint: str) -> Card | None:
        """Find a card that was not withdrawn."""
        return next((card for card in self.cards.values() if card.fingerprint == fingerprint), None)

    def locked_until(self, now: datetime) -> datetime | None:
        """Say until when unknown cards are refused unseen, if they are.

        Counted from the later of clock and record; an enrolment or an unlocking ends it too.
        """
        return _locked_until(self.unknown, UNKNOWN_CARDS, now)

    def pin_locked_until(self, key: str, now: datetime) -> datetime | None:
        """Say until when no PIN of this person is taken; `FOR_GOOD` is until it is unlocked."""
        lockouts = self.pin_lockouts.get(key, ())
        if not lockouts:
            return None
        if lockouts[-1] > now:
            return FOR_GOOD  # the clock was set back: how long it has lasted nobody knows
        today = sum(1 for at in lockouts if lockouts[-1] - at < COUNTED_TOGETHER)
        if today > len(PIN_LOCKED_FOR):
            return FOR_GOOD
        until = lockouts[-1] + PIN_LOCKED_FOR[today - 1]
        return until if now < until else None

    def old_pins(self, now: datetime) -> tuple[Card, ...]:
        """Return the cards whose PIN has been the same for too long, or is of an older key."""
        return tuple(
            card
            for card in self.cards.values()
            if card.pin_days(now) > PIN_DAYS or WITH_FORMER in card.pin
        )

    def judge(self, fingerprint: str, now: datetime) -> Judgement:
        """Return whose card this is; a lock-out never hits a card that is known."""
        card = self.holder(fingerprint)
        if card is not None and card.is_good(now.date()):
            return Judgement(card.member)
        if card is not None:
            expired = Msg(
                "{name}'s card expired {day}. A Supervisor can enroll a new one",
                name=card.member.name,
                day=card.expires,
            )
            return Judgement(None, "expired", expired)
        if name := self.withdrawn.get(fingerprint):
            gone = Msg("{name}'s card was withdrawn. A Supervisor can enroll it again", name=name)
            return Judgement(None, "withdrawn", gone)
        if ends := self.locked_until(now):
            moment = ends.astimezone(now.tzinfo).strftime("%H:%M:%S")
            many = Msg(
                "Too many unknown cards. Until {moment} only known ones are looked at",
                moment=moment,
            )
            return Judgement(None, "locked_out", many)
        return Judgement(None, "unknown")


def evolve(staff: StaffDirectory, fact: Fact, at: datetime) -> StaffDirectory:
    """Add a fact to the list."""
    match fact:
        case StaffEnrolled():
            return _enrol(staff, fact)
        case StaffWithdrawn(key, by):
            cards = dict(staff.cards)
            gone = cards.pop(key)
            withdrawn = {**staff.withdrawn, gone.fingerprint: gone.member.name}
            barred = staff.barred if by == BY_LIST else staff.barred | {gone.fingerprint}
            return replace(staff, cards=cards, withdrawn=withdrawn, barred=barred)
        case PinSet(key, pin):
            card = replace(staff.cards[key], pin=pin, pin_since=at)
            pins = (*staff.pins.get(card.fingerprint, ()), pin)[-REMEMBERED_PINS:]
            staff = replace(
                staff,
                cards={**staff.cards, key: card},
                pins={**staff.pins, card.fingerprint: pins},
            )
            return _unlock_pin(staff, key)
        case PinUnlocked(key):
            return replace(_unlock_pin(staff, key), unknown=())
        case CardRefused(_, "unknown"):
            later = max((at, *staff.unknown))  # a clock that was set back gives no time back
            return replace(staff, unknown=(*staff.unknown, later)[-UNKNOWN_CARDS:])
        case CardRefused() | RegisterRestored() | JournalKeyChanged():
            return staff
        case StaffListTaken(origin, number, house):
            return replace(staff, taken=(origin, number), house=house)
        case CardsKeyChanged(known_by, hashes):
            return _carry_over(staff, known_by, hashes)
        case PinRefused(key):
            return _mistype(staff, key, at)
        case _:
            assert_never(fact)


def hashes_of(staff: StaffDirectory) -> frozenset[str]:
    """Return every keyed hash of a card that is kept: of those held, withdrawn and barred."""
    held = (card.fingerprint for card in staff.cards.values())
    return frozenset((*held, *staff.withdrawn, *staff.barred, *staff.pins))


def _carry_over(staff: StaffDirectory, known_by: str, hashes: Mapping[str, str]) -> StaffDirectory:
    """Know every card by its new hash; a PIN keeps the hash that it was paired with before it."""

    def paired(card: str, pin: str) -> str:
        return f"{card}{WITH_FORMER}{pin}" if pin and WITH_FORMER not in pin else pin

    return replace(
        staff,
        known_by=known_by,
        cards={
            key: replace(
                one,
                fingerprint=hashes.get(one.fingerprint, one.fingerprint),
                pin=paired(one.fingerprint, one.pin),
            )
            for key, one in staff.cards.items()
        },
        withdrawn={hashes.get(card, card): name for card, name in staff.withdrawn.items()},
        barred=frozenset(hashes.get(card, card) for card in staff.barred),
        pins={
            hashes.get(card, card): tuple(paired(card, pin) for pin in pins)
            for card, pins in staff.pins.items()
        },
    )


def _enrol(staff: StaffDirectory, fact: StaffEnrolled) -> StaffDirectory:
    expires = date.fromisoformat(fact.expires) if fact.expires else None
    person = fact.person or staff.number_of(fact.name)
    card = Card(replace(fact.member, person=person), fact.fingerprint, expires)
    withdrawn = dict(staff.withdrawn)
    withdrawn.pop(card.fingerprint, None)
    given = {**staff.given, fact.role: staff.given.get(fact.role, 0) + 1}
    return replace(
        staff,
        cards={**staff.cards, fact.key: card},
        given=given,
        people={**staff.people, folded(fact.name): person},
        withdrawn=withdrawn,
        barred=staff.barred - {card.fingerprint},
        unknown=(),  # two persons stand at the reader
    )


def folded(name: str) -> str:
    """Return a name as it is compared: capitals and periods make no difference."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


def _unlock_pin(staff: StaffDirectory, key: str) -> StaffDirectory:
    """Forget the wrong PINs of a person."""
    return replace(
        staff,
        wrong_pins={**staff.wrong_pins, key: ()},
        pin_lockouts={**staff.pin_lockouts, key: ()},
    )


def _mistype(staff: StaffDirectory, key: str, at: datetime) -> StaffDirectory:
    """Count a wrong PIN; so many of them within a while are a lock-out, and are counted again."""
    wrong = (*staff.wrong_pins.get(key, ()), at)[-WRONG_PINS:]
    if len(wrong) < WRONG_PINS or at - wrong[0] >= COUNTED_FOR:
        return replace(staff, wrong_pins={**staff.wrong_pins, key: wrong})
    lockouts = (*staff.pin_lockouts.get(key, ()), at)[-len(PIN_LOCKED_FOR) - 1 :]
    return replace(
        staff,
        wrong_pins={**staff.wrong_pins, key: ()},
        pin_lockouts={**staff.pin_lockouts, key: lockouts},
    )


def _locked_until(mistakes: tuple[datetime, ...], most: int, now: datetime) -> datetime | None:
    if len(mistakes) < most or mistakes[-1] - mistakes[-most] >= COUNTED_FOR:
        return None
    until = mistakes[-1] + LOCKED_FOR
    return until if now < until else None
