"""Compares compiled code by its bytes; nothing of it is loaded.

Python's own reader trusts what it reads: a spoilt file may take the process down. And two writings
of one code differ in what is written out and what is referred to. So both are read here step by
step, bounded, and only as far as Python's compiler writes.
"""

from typing import Any

Written = tuple[Any, int]
"""A value, and how many it holds: references to references can make few bytes endless."""

_REFERRED = 0x80  # of a kind: later bytes may refer to this value
_DEEPEST, _MOST = 200, 1_000_000
_ALONE = b"NTF.S"
_FIXED = {b"i"[0]: 4, b"g"[0]: 8, b"y"[0]: 16}
_LONG, _DIGIT_BYTES = b"l"[0], 2
_BYTES, _TEXTS, _SHORT_TEXTS = b"s"[0], b"tuaA", b"zZ"
_TUPLE, _SHORT_TUPLE, _SET, _CODE, _REFERENCE = b"()>cr"
_COUNTS, _PARTS, _FILE_NAME, _LINE_BEFORE = 5, 10, 5, 8
"""Of a code: first its counts, then values, of which one is where its source lay, and one line."""


def is_same_code(one: bytes, other: bytes) -> bool:
    """True if two writings mean the same code, wherever its source lay.

    Raises ValueError where either is no writing of Python's compiler.
    """
    return one == other or _read(one) == _read(other)


def _read(written: bytes) -> Any:
    reader = _Reader(written)
    value, _ = reader.value(0)
    if reader.left():
        raise ValueError("more than one value")
    return value


class _Reader:
    def __init__(self, written: bytes) -> None:
        self._written, self._at = written, 0
        self._referred: list[Written | None] = []

    def left(self) -> int:
        return len(self._written) - self._at

    def value(self, depth: int) -> Written:
        """Read one value; texts, bytes, tuples and sets stay apart by what they begin with."""
        if depth > _DEEPEST:
            raise ValueError("too deep")
        kind = self._take(1)[0]
        if kind & _REFERRED:
            place = len(self._referred)
            self._referred.append(None)
            found = self._referred[place] = self._of_kind(kind & ~_REFERRED, depth)
            return found
        return self._of_kind(kind, depth)

    def _of_kind(self, kind: int, depth: int) -> Written:
        if kind in _ALONE:
            return ("alone", kind), 1
        if kind in _FIXED:
            return ("number", kind, self._take(_FIXED[kind])), 1
        if kind == _LONG:
            digits = abs(count := self._number())
            return ("number", count, self._take(digits * _DIGIT_BYTES)), 1
        if kind == _BYTES:
            return ("bytes", self._take(self._number())), 1
        if kind in _TEXTS or kind in _SHORT_TEXTS:
            length = self._take(1)[0] if kind in _SHORT_TEXTS else self._number()
            return ("text", self._take(length)), 1
        if kind == _REFERENCE:
            return self._referred_to(self._number())
        if kind == _CODE:
            return self._code(depth)
        if kind in (_TUPLE, _SHORT_TUPLE, _SET):
            count = self._take(1)[0] if kind == _SHORT_TUPLE else self._number()
            values, held = self._values(count, depth)
            return ("set", frozenset(values)) if kind == _SET else ("tuple", values), held
        raise ValueError(f"no kind {kind}")

    def _code(self, depth: int) -> Written:
        counts = self._take(4 * _COUNTS)
        before, held = self._values(_LINE_BEFORE, depth)
        line = self._take(4)
        behind, more = self._values(_PARTS - _LINE_BEFORE, depth)
        if before[_FILE_NAME][0] != "text":
            raise ValueError("a file without a name")
        named = before[:_FILE_NAME] + before[_FILE_NAME + 1 :]
        return ("code", counts, named, line, behind), held + more

    def _values(self, count: int, depth: int) -> tuple[tuple[Any, ...], int]:
        if not 0 <= count <= self.left():
            raise ValueError("cut off")
        values: list[Any] = []
        held = 1
        for _ in range(count):
            value, more = self.value(depth + 1)
            values.append(value)
            held += more
            if held > _MOST:
                raise ValueError("too much")
        return tuple(values), held

    def _referred_to(self, place: int) -> Written:
        found = self._referred[place] if 0 <= place < len(self._referred) else None
        if found is None:
            raise ValueError("a reference that leads nowhere")
        return found

    def _number(self) -> int:
        return int.from_bytes(self._take(4), "little", signed=True)

    def _take(self, count: int) -> bytes:
        taken = self._written[self._at : self._at + count]
        if count < 0 or len(taken) < count:
            raise ValueError("cut off")
        self._at += count
        return taken
