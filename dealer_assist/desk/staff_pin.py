"""PINs of Executives: hashed with argon2, and good together with one card and one site only."""

import hashlib
import hmac

from dealer_assist.errors import Refused

FEWEST, MOST = 4, 8


def hash_pin(key: bytes, card: str, pin: str) -> str:
    """Give what is kept of a PIN; without the site's key it cannot even be guessed at."""
    if not (pin.isascii() and pin.isdigit() and FEWEST <= len(pin) <= MOST):
        raise Refused(f"A PIN has {FEWEST} to {MOST} digits and nothing else; choose another")
    if len(set(pin)) == 1 or pin in "0123456789876543210":
        raise Refused("This PIN is the first that anybody would try; choose another")
    from argon2 import PasswordHasher  # takes a while to load, and few tables ever need it

    return PasswordHasher().hash(_paired(key, card, pin))


def is_pin(key: bytes, card: str, pin: str, kept: str) -> bool:
    """Tell whether a PIN is the one that was kept for this card."""
    from argon2 import PasswordHasher
    from argon2.exceptions import VerifyMismatchError

    try:
        return PasswordHasher().verify(kept, _paired(key, card, pin))
    except VerifyMismatchError:
        return False


def _paired(key: bytes, card: str, pin: str) -> bytes:
    return hmac.new(key, f"PIN {card} {pin}".encode(), hashlib.sha256).digest()
