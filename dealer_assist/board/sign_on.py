"""Sign-on at the board by name and the PIN of a staff card, for a house that has no other.

Names and PINs are those of a staff list that a kiosk wrote and the house signed; no card number and
no PIN is in it. Three wrong PINs of a name, and none of it is taken for a while.
"""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_urlsafe
from threading import Lock

from dealer_assist.errors import Refused
from dealer_assist.staff.card_check import is_pin
from dealer_assist.staff.directory import folded
from dealer_assist.staff.signed_list import ListedCard, read_list
from dealer_assist.value import Value

COOKIE = "floor_board"
MOST_WRONG, LOCKED_S = 3, 300.0
STAYS_S = 12 * 3600.0
"""So long a person stays signed on: a shift."""
NOT_KNOWN = "This name and PIN are not on the staff list; try again"


Cards = tuple[ListedCard, ...]


class TooManyWrong(Refused):
    """No PIN of this name is taken for a while."""


class _Stay(Value):
    name: str
    until: float


class StaffSignOn:
    """Who has signed on, each by a token that only their browser has; nobody after a restart."""

    def __init__(
        self, cards: Mapping[str, Cards], key: bytes, clock: Callable[[], float] = time.time
    ) -> None:
        self._cards, self._key, self._clock = cards, key, clock
        self._stays: dict[str, _Stay] = {}
        self._wrong: dict[str, tuple[int, float]] = {}
        self._lock = Lock()

    def sign_on(self, name: str, pin: str) -> tuple[str, str]:
        """Return the person's name and the token of their browser; refused for a wrong PIN."""
        who, now = folded(name), self._clock()
        good = [
            listed_card
            for listed_card in self._cards.get(who, ())
            if not listed_card.expires or listed_card.expires >= _day(now)
        ]
        if good:
            self._count(who, now)
        card = next((listed_card for listed_card in good if self._fits(listed_card, pin)), None)
        if card is None:
            if not good:
                # A name that nobody has takes as long: which names there are is told to nobody.
                self._fits(next(iter(self._cards.values()))[0], pin)
            raise Refused(NOT_KNOWN)
        token = token_urlsafe(32)
        with self._lock:
            self._wrong.pop(who, None)
            self._stays = {key: one for key, one in self._stays.items() if one.until > now}
            self._stays[token] = _Stay(card.name, now + STAYS_S)
        return card.name, token

    def _count(self, who: str, now: float) -> None:
        """Count a PIN before it is compared: many at once are as many tries."""
        with self._lock:
            count, since = self._wrong.get(who, (0, now))
            if count >= MOST_WRONG and now - since < LOCKED_S:
                raise TooManyWrong("Too many wrong PINs; wait five minutes")
            self._wrong[who] = (count % MOST_WRONG + 1, now)

    def _fits(self, card: ListedCard, pin: str) -> bool:
        return is_pin(self._key, card.fingerprint, pin, card.pin)

    def name_of(self, token: str) -> str:
        """Return who has a token; nothing where nobody has."""
        stay = self._stays.get(token)
        return stay.name if stay is not None and stay.until > self._clock() else ""


def read_staff(file: Path, key: bytes, house: str) -> dict[str, Cards]:
    """Read the people of a list that this house has signed, by name; who has no PIN is left out."""
    try:
        signed = read_list(file.read_text(encoding="utf-8"), key)
    except OSError as trouble:
        raise Refused(f"{file} cannot be read ({trouble})") from trouble
    if signed.house != house:
        raise Refused(f"{file} is signed by another house than house.pub; have it signed again")
    cards: dict[str, Cards] = {}
    for card in signed.told.cards:
        if card.pin:
            cards[folded(card.name)] = (*cards.get(folded(card.name), ()), card)
    if not cards:
        raise Refused(f"No person in {file} has a PIN; set one at a kiosk with 'staff pin'")
    return cards


def _day(now: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(now))
