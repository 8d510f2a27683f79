"""Deals line by line: one answer each, whatever a line holds, in constant memory."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO

from dealer_assist.errors import Refused, shown
from dealer_assist.settle.answer import answer_text
from dealer_assist.settle.answer import encode as _encode
from dealer_assist.settle.book import SettleBook
from dealer_assist.settle.reading import DealReader

LONGEST = 1_000_000
"""Bytes of a line; a full table of deals takes some two thousand."""
TOGETHER = 32
"""Deals of a file; more of them would not stay at hand any longer."""
_Line = tuple[int, str | bytes]
_SHOWN = 40  # digits that a sentence quotes
_BLANKS = " \t\n\r"  # what JSON lets stand around a value


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """Return the lines of a file; of one that is too long only enough to see that."""
    while line := file.readline(LONGEST + 1):
        yield line
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)


def settle_lines(
    lines: Iterable[str | bytes], book: SettleBook, together: int = 1
) -> Iterator[str]:
    """Settle deals; blank lines at the very end are no deals.

    So many are settled `together`: from a file that is quicker, but who hands over one deal
    after another waits for an answer to each.
    """
    reader = DealReader(book)
    group: list[_Line] = []
    blank: list[_Line] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            blank.append((number, ""))
            continue
        group += blank
        group.append((number, line))
        blank.clear()
        if len(group) >= together or len(line) > LONGEST:  # its rest may take minutes to read
            yield from _settle_together(group, reader)
            group = []
    yield from _settle_together(group, reader)


def _settle_together(lines: list[_Line], reader: DealReader) -> list[str]:
    """Take every step with all of the lines before the next one: what it needs is at hand then.

    A step only reads, so where one of them is refused all may begin again, one by one.
    """
    try:
        deals = [_parse(line) for _, line in lines]
        rounds = [reader.read(deal) for deal in deals]
        results = [one.rules(one.deal) for one in rounds]
        return [
            answer_text(deal.get("id"), one, result)
            for deal, one, result in zip(deals, rounds, results, strict=True)
        ]
    except (_Unreadable, Refused, RecursionError):
        return [_settle_line(line, number, reader) for number, line in lines]


def _settle_line(line: str | bytes, number: int, reader: DealReader) -> str:
    """Settle one deal, or say in a sentence why not."""
    try:
        return _settle(_parse(line), reader)
    except _Unreadable as why:
        return _encode(_unreadable(number, str(why)))
    except RecursionError:
        return _encode(_unreadable(number, "it is nested too deeply"))


def _settle(raw: dict[str, Any], reader: DealReader) -> str:
    name = raw.get("id")
    try:
        one = reader.read(raw)
        return answer_text(name, one, one.rules(one.deal))
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
    """Read one deal: at one go where nothing in it needs a second look, else with all care."""
    if not line:
        raise _Unreadable("the line is empty")
    if len(line) > LONGEST:
        raise _Unreadable(f"it is longer than {LONGEST:,} bytes")
    try:
        text = (line.decode() if isinstance(line, bytes) else line).strip(_BLANKS)
        raw, end = _scan(text, 0)
    except (StopIteration, ValueError):
        return _parse_with_care(line)
    # Every member has its colon: where no others are left, no key stood twice.
    if end == len(text) and type(raw) is dict and text.count(":") == _colons(raw):
        return raw
    return _parse_with_care(line)


def _colons(raw: dict[str, Any]) -> int:
    """Count the members of a deal where deals have them, and the colons of its id."""
    count = len(raw)
    for value in raw.values():
        if type(value) is dict:
            rows: Iterable[Any] = (value,)
        elif type(value) is list and value and type(value[0]) is dict:
            rows = value
        else:
            continue
        for row in rows:
            if type(row) is dict:
                count += len(row)
                for one in row.values():
                    if type(one) is dict:
                        count += len(one)
    name = raw.get("id")
    return count + name.count(":") if type(name) is str else count


def _parse_with_care(line: str | bytes) -> dict[str, Any]:
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
_quick: Any = json.JSONDecoder(parse_float=_number, parse_constant=_no_number)
_scan = _quick.scan_once  # what `decode` does besides is to pass over blanks
