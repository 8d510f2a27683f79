"""SHA-256 by Python's own code, plain and keyed.

What is hashed here is short: OpenSSL's way to the same sum is twice as long, after a wait for the
disk when the processor has forgotten everything. Loading it would take three megabytes besides.
"""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hashlib import _Hash

    Sha: TypeAlias = Callable[..., _Hash]

BLOCK = 64
"""Bytes that SHA-256 takes at once."""
_INNER, _OUTER = 0x36, 0x5C  # RFC 2104


def _own_sha256() -> "Sha":
    for name in ("_sha2", "_sha256"):  # from Python 3.12 on, and before
        try:
            own: Sha = import_module(name).sha256
        except (ImportError, AttributeError):
            continue
        return own
    return import_module("hashlib").sha256  # type: ignore[no-any-return]


sha256 = _own_sha256()


def pads(key: bytes) -> "tuple[_Hash, _Hash]":
    """Begin the inner and the outer sum of a keyed hash."""
    block = (key if len(key) <= BLOCK else sha256(key).digest()).ljust(BLOCK, b"\0")
    inner, outer = (sha256(bytes(byte ^ pad for byte in block)) for pad in (_INNER, _OUTER))
    return inner, outer


def keyed_sha256(key: bytes, message: bytes) -> bytes:
    """Give HMAC-SHA-256 of a message."""
    inner, outer = pads(key)
    inner.update(message)
    outer.update(inner.digest())
    return outer.digest()


def are_same(one: bytes, other: bytes) -> bool:
    """Compare digests in a time that does not tell how much of them is alike."""
    unlike = len(one) ^ len(other)
    for here, there in zip(one, other, strict=False):
        unlike |= here ^ there
    return not unlike
