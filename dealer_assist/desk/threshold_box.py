"""The box of a hidden threshold: XChaCha20-Poly1305 by libsodium, bound to its seal.

Boxes of releases up to 0.5.0 had a cipher of their own; they are opened, and none is made.
"""

import hmac
from collections.abc import Callable

from nacl.exceptions import CryptoError
from nacl.secret import Aead

_MADE_NOW = "xchacha20poly1305:"
_SALT, _TAG = 16, 32


class ThresholdBox:
    """Close and open boxes under the key of a journal."""

    def __init__(self, key: bytes) -> None:
        self._aead = Aead(hmac.digest(key, b"dealer-assist threshold box\0", "sha256"))
        self._earlier = (
            hmac.digest(key, b"dealer-assist threshold cipher\0", "sha256"),
            hmac.digest(key, b"dealer-assist threshold mark\0", "sha256"),
        )

    def close(self, seal: str, told: bytes, random_bytes: Callable[[int], bytes]) -> str:
        """Return the box of what a seal stands for."""
        nonce = random_bytes(Aead.NONCE_SIZE)
        return _MADE_NOW + self._aead.encrypt(told, bytes.fromhex(seal), nonce).hex()

    def open(self, seal: str, box: str) -> bytes:
        """Return what is in a box; a ValueError if it was altered or is another's."""
        try:
            if not box.startswith(_MADE_NOW):
                return self._open_earlier(bytes.fromhex(seal), bytes.fromhex(box))
            closed = bytes.fromhex(box.removeprefix(_MADE_NOW))
            return self._aead.decrypt(closed, bytes.fromhex(seal))
        except (CryptoError, ValueError):
            raise ValueError("no box of this key and seal") from None

    def _open_earlier(self, seal: bytes, box: bytes) -> bytes:
        cipher, mark = self._earlier
        salt, hidden, tag = box[:_SALT], box[_SALT:-_TAG], box[-_TAG:]
        if not hmac.compare_digest(tag, hmac.digest(mark, seal + salt + hidden, "sha256")):
            raise ValueError
        stream = b"".join(
            hmac.digest(cipher, salt + bytes([block]), "sha256")
            for block in range(-(-len(hidden) // _TAG))
        )
        return bytes(plain ^ other for plain, other in zip(hidden, stream, strict=False))
