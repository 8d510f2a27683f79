"""Ed25519 signatures (RFC 8032): small, without a library, checked against the RFC's own vectors.

A release is checked once at each start, in a thread of its own: the milliseconds do not matter, one
more library that would have to be trusted, shipped and loaded does. Signing is for the machine that
makes releases; it takes no care to hide its time from somebody who measures it.
"""

import hashlib
from typing import TypeAlias

Point: TypeAlias = tuple[int, int, int, int]
"""Extended coordinates X, Y, Z, T with x = X / Z, y = Y / Z, x * y = T / Z."""

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT = pow(2, (_P - 1) // 4, _P)
_NOTHING: Point = (0, 1, 1, 0)
SEED_BYTES = KEY_BYTES = 32
SIGNATURE_BYTES = 64


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """Tell whether a signature of this message was made with the key that belongs to `public`."""
    if len(public) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    key, nonce = _point(public), _point(signature[:32])
    response = int.from_bytes(signature[32:], "little")
    if key is None or nonce is None or response >= _ORDER:
        return False
    challenge = _number(signature[:32] + public + message)
    return _is_same(_times(response, _BASE), _plus(nonce, _times(challenge, key)))


def public_of(seed: bytes) -> bytes:
    """Give the public key of a private one."""
    secret, _ = _secret(seed)
    return _bytes(_times(secret, _BASE))


def sign(seed: bytes, message: bytes) -> bytes:
    """Sign a message with a private key."""
    secret, prefix = _secret(seed)
    public = _bytes(_times(secret, _BASE))
    once = _number(prefix + message)
    nonce = _bytes(_times(once, _BASE))
    response = (once + _number(nonce + public + message) * secret) % _ORDER
    return nonce + response.to_bytes(32, "little")


def _secret(seed: bytes) -> tuple[int, bytes]:
    if len(seed) != SEED_BYTES:
        raise ValueError("a private key has 32 bytes")
    digest = hashlib.sha512(seed).digest()
    secret = int.from_bytes(digest[:32], "little")
    return secret & ((1 << 254) - 8) | (1 << 254), digest[32:]


def _number(text: bytes) -> int:
    return int.from_bytes(hashlib.sha512(text).digest(), "little") % _ORDER


def _plus(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % _P
    b = (one[1] + one[0]) * (other[1] + other[0]) % _P
    c = 2 * one[3] * other[3] * _D % _P
    d = 2 * one[2] * other[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(count: int, point: Point) -> Point:
    total = _NOTHING
    while count:
        if count & 1:
            total = _plus(total, point)
        point = _plus(point, point)
        count >>= 1
    return total


def _is_same(one: Point, other: Point) -> bool:
    return (one[0] * other[2] - other[0] * one[2]) % _P == 0 and (
        one[1] * other[2] - other[1] * one[2]
    ) % _P == 0


def _x_of(y: int, sign: int) -> int | None:
    """Find x on the curve; None where there is none."""
    if y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    if square == 0:
        return None if sign else 0
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _ROOT % _P
    if (x * x - square) % _P:
        return None
    return _P - x if x & 1 != sign else x


def _point(text: bytes) -> Point | None:
    number = int.from_bytes(text, "little")
    y = number & ((1 << 255) - 1)
    x = _x_of(y, number >> 255)
    return None if x is None else (x, y, 1, x * y % _P)


def _bytes(point: Point) -> bytes:
    inverse = pow(point[2], -1, _P)
    x, y = point[0] * inverse % _P, point[1] * inverse % _P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _base() -> Point:
    point = _point((4 * pow(5, -1, _P) % _P).to_bytes(32, "little"))
    if point is None:
        raise ArithmeticError("the base point is not on the curve")
    return point


_BASE = _base()
