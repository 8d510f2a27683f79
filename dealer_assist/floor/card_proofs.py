"""Proofs of cards for the floor: which machine, whose card, for which act on what, once.

The machine's key is a file that only its user can read; the server has the same key and its own
register of people, and believes nobody else's word.
"""

import hmac
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from dealer_assist.journal.key import load_or_make_key
from dealer_assist.value import Value

LOCK, AWARD, RELEASE, CLOSE = "lock", "award", "release", "close"
"""Acts on a ticket; any other is called as the server's function for it."""


class Signer(Value):
    """A machine by its role on the server, and its key."""

    role: str
    secret: bytes
    nonce: Callable[[], str] = lambda: token_hex(16)

    def proof(self, card: str, act: str, *about: str) -> str:
        """Prove one card for one act on this ticket, or with these words; once."""
        nonce = self.nonce()
        words = [word.encode() for word in (self.role, card, nonce, act, *about)]
        message = b"".join(b"%d:%s" % (len(word), word) for word in words)
        return f"{card}.{nonce}.{hmac.new(self.secret, message, sha256).hexdigest()}"

    def proofs(self, cards: Iterable[str], act: str, *about: str) -> list[str]:
        """Prove several people's cards for one act."""
        return [self.proof(card, act, *about) for card in cards]


def machine_key(folder: Path, role: str) -> bytes:
    """Return the key of this machine in that role; the first time it is made."""
    return load_or_make_key(folder / f"{role}.cards")
