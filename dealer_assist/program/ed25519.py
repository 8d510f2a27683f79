"""Ed25519 signatures checked (RFC 8032): small, without a library, held against the RFC's vectors.

A release is checked once at each start, in a thread of its own: the milliseconds do not matter, one
more library that would have to be trusted, shipped and loaded does. Nothing that ships can sign.
"""

import hashlib
from typing import TypeAlias

Point: TypeAlias = tuple[int, int, int, int]
"""Extended coordinates X, Y, Z, T with x = X / Z, y = Y / Z, x * y = T / Z."""

_P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT = pow(2, (_P - 1) // 4, _P)
_NOTHING: Point = (0, 1, 1, 0)
KEY_BYTES = 32
SIGNATURE_BYTES = 64


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """True if a signature of this message was made with the key that belongs to `public`."""
    if len(public) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    key, nonce = _point(public), _point(signature[:32])
    response = int.from_bytes(signature[32:], "little")
    if key is None or nonce is None or response >= ORDER or _is_same(times(8, key), _NOTHING):
        return False  # a key of small order signs any text
    challenge = number(signature[:32] + public + message)
    return _is_same(times(response, BASE), _plus(nonce, times(challenge, key)))


def number(text: bytes) -> int:
    """Hash a text to a number below the order of the curve."""
    return int.from_bytes(hashlib.sha512(text).digest(), "little") % ORDER


def _plus(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % _P
    b = (one[1] + one[0]) * (other[1] + other[0]) % _P
    c = 2 * one[3] * other[3] * _D % _P
    d = 2 * one[2] * other[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def times(count: int, point: Point) -> Point:
    """Add a point to itself so many times."""
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
    whole = int.from_bytes(text, "little")
    y = whole & ((1 << 255) - 1)
    x = _x_of(y, whole >> 255)
    return None if x is None else (x, y, 1, x * y % _P)


def to_bytes(point: Point) -> bytes:
    """Write a point as keys and signatures have it."""
    inverse = pow(point[2], -1, _P)
    x, y = point[0] * inverse % _P, point[1] * inverse % _P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _base() -> Point:
    point = _point((4 * pow(5, -1, _P) % _P).to_bytes(32, "little"))
    if point is None:
        raise ArithmeticError("the base point is not on the curve")
    return point


BASE = _base()
