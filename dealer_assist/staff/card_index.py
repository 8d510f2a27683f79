"""Who holds which card: known by a keyed hash, never by the number itself."""

import hmac
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from dealer_assist.journal.key import KEY_BYTES
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import StaffMember

Find: TypeAlias = Callable[[str, str, str], tuple[StaffMember | None, str]]
"""Find a member by the keyed hash of a card, or say why it is not good where more is known.

Its last four digits are for the record; the last hash is that of an older reading of the card.
"""


class CardIndex:
    """The staff of a table, found by their cards."""

    def __init__(
        self,
        key: Callable[[], bytes],
        members: Mapping[str, StaffMember],
        find: Find | None = None,
    ) -> None:
        self._key = key
        self._members = members
        self._find = find
        self._taker: Callable[[str], None] | None = None

    @classmethod
    def of_cards(cls, key: bytes, cards: Iterable[tuple[str, StaffMember]]) -> "CardIndex":
        """Enrol cards: from here on only their hashes are kept."""
        return cls(lambda: key, {fingerprint(key, number): member for number, member in cards})

    @classmethod
    def asking(cls, key: Callable[[], bytes], find: Find) -> "CardIndex":
        """Ask elsewhere at every swipe: staff and keys that come and go while the table is open."""
        return cls(key, {}, find)

    def give_next_to(self, taker: Callable[[str], None] | None) -> None:
        """Send the number of the next card to the page that enrols it, without judging it."""
        self._taker = taker

    def swipe(self, number: str, former: str = "") -> SwipeCard:
        """Turn a card's number into a command that no longer holds it."""
        if self._taker is not None:
            taker, self._taker = self._taker, None
            taker(number)
            return SwipeCard(None, number[-4:])
        key, last_four = self._key(), number[-4:]
        known = fingerprint(key, number)
        if self._find is not None:
            before = fingerprint(key, former) if former else ""
            member, reading = self._find(known, last_four, before)
            return SwipeCard(member, last_four, reading=reading)
        member = self._members.get(known) or self._members.get(fingerprint(key, former))
        return SwipeCard(member, last_four)


def fingerprint(key: bytes, number: str) -> str:
    """Return the keyed hash of a card number: hashed anew by all that a change has added.

    So a hash that is kept is carried over to a changed key without the card:
    `fingerprint(older + added, number) == fingerprint(added, fingerprint(older, number))`.
    """
    known = hmac.digest(key[:KEY_BYTES], number.encode(), "sha256").hex()
    later = key[KEY_BYTES:]
    return fingerprint(later, known) if later else known
