"""Who holds which card: known by a keyed hash, never by the number itself."""

import hashlib
import hmac
from collections.abc import Iterable, Mapping

from dealer_assist.table.commands import SwipeCard
from dealer_assist.table.staff import StaffMember


class Roster:
    """The staff of a table, found by their cards."""

    def __init__(self, key: bytes, members: Mapping[str, StaffMember]) -> None:
        self._key = key
        self._members = members

    @classmethod
    def of_cards(cls, key: bytes, cards: Iterable[tuple[str, StaffMember]]) -> "Roster":
        """Enrol cards: from here on only their hashes are kept."""
        return cls(key, {fingerprint(key, number): member for number, member in cards})

    def swipe(self, number: str) -> SwipeCard:
        """Turn a card's number into a command that no longer holds it."""
        return SwipeCard(self._members.get(fingerprint(self._key, number)), number[-4:])


def fingerprint(key: bytes, number: str) -> str:
    """Give the keyed hash of a card number."""
    return hmac.new(key, number.encode(), hashlib.sha256).hexdigest()
