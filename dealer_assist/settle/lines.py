"""Deals line by line: one answer each, whatever a line holds, in constant memory."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO

from dealer_assist.errors import Refused, shown
from dealer_assist.settle.answer import answer_text
from dealer_assist.settle.answer import encode as _encode
from dealer_assist.settle.book import Book, rules_of
from dealer_assist.settle.reading import Reader

LONGEST = 1_000_000
"""Bytes of a line; a full table of deals takes some two thousand."""
_SHOWN = 40  # digits that a sentence quotes


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """Give the lines of a file; of one that is too long only enough to see that."""
    while line := file.readline(LONGEST + 1):
        yield line
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)


def settle_lines(lines: Iterable[str | bytes], book: Book) -> Iterator[str]:
    """Settle deals one by one; blank lines at the very end are no deals."""
    reader = Reader(book)
    blank: list[int] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            blank.append(number)
            continue
        for skipped in blank:
            yield _encode(_unreadable(skipped, "the line is empty"))
        blank.clear()
        yield _settle_line(line, number, reader)


def _settle_line(line: str | bytes, number: int, reader: Reader) -> str:
    """Settle one deal, or say in a sentence why not."""
    if len(line) > LONGEST:
        return _encode(_unreadable(number, f"it is longer than {LONGEST:,} bytes"))
    try:
        return _settle(_parse(line), reader)
    except _Unreadable as why:
        return _encode(_unreadable(number, str(why)))
    except RecursionError:
        return _encode(_unreadable(number, "it is nested too deeply"))


def _settle(raw: dict[str, Any], reader: Reader) -> str:
    name = raw.get("id")
    try:
        game_round = reader.read(raw)
        settled = rules_of(game_round.game.rules)(game_round.deal)
        return answer_text(name, game_round, settled)
    except Refused as refusal:
        return _encode({"id": name, "refused": str(refusal)})


class _Unreadable(Exception):  # noqa: N818 - says what the line is
    """The line is no deal at all."""


class _NotPlain(ValueError):  # noqa: N818 - says what the line holds
    """Something that JSON would let pass, and a deal cannot mean."""


def _unreadable(number: int, why: str) -> dict[str, Any]:
    sentence = f"Line {number} cannot be read: {why}; write one deal in JSON on each line"
    return {"id": None, "line": number, "refused": sentence}


def _parse(line: str | bytes) -> dict[str, Any]:
    try:
        text = line.decode() if isinstance(line, bytes) else line
        raw = _decode(text.removeprefix("\ufeff"))
    except UnicodeDecodeError:
        raise _Unreadable("it is not UTF-8 text") from None
    except json.JSONDecodeError as error:
        raise _Unreadable(f"{error.msg} at column {error.colno}") from None
    except _NotPlain as error:
        raise _Unreadable(str(error)) from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise _Unreadable("a number in it has thousands of digits") from None
    if not isinstance(raw, dict):
        raise _Unreadable("it is not an object in braces")
    return raw


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a key that stands twice: which of the two was meant?"""
    values = dict(pairs)
    if len(values) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise _NotPlain(f"{shown(twice)} stands twice in one object")
    return values


def _number(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise _NotPlain(f"the number {text[:_SHOWN]} is too large")
    return value


def _no_number(text: str) -> float:
    raise _NotPlain(f"{text} is no number in JSON")


_decode = json.JSONDecoder(
    object_pairs_hook=_once, parse_float=_number, parse_constant=_no_number
).decode
