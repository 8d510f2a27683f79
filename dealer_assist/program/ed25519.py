"""Ed25519 signatures checked (RFC 8032), by libsodium: of releases and of a house's lists of staff.

The library is itself on the signed list. Who does not believe what a program says of itself asks
from outside (`packaging/verify-outside`). Nothing that ships has a key to sign with.
"""

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

KEY_BYTES, SIGNATURE_BYTES = 32, 64


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """True if a signature of this message was made with the key that belongs to `public`.

    A key of small order, which would sign any text, has signed nothing.
    """
    try:
        VerifyKey(public).verify(message, signature)
    except CryptoError:
        return False
    return True
