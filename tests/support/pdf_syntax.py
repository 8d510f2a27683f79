"""Reads a PDF as strictly as poppler and qpdf do: every object in its place, every key a name.

A lenient reader mends what it finds and says nothing; this one raises with the place.
"""

import re
from typing import TypeAlias

Value: TypeAlias = "dict[str, Value] | list[Value] | bytes | str | Reference"

_BLANK = b"\x00\t\n\x0c\r "
_WORD = re.compile(rb"[^\x00\t\n\x0c\r ()<>\[\]{}/%]+")
_OBJECT = re.compile(rb"(\d+) (\d+) obj\b")
_REFERENCE = re.compile(rb"(\d+) (\d+) R(?![A-Za-z])")


class NotCleanError(ValueError):
    """The file would be called damaged; the sentence says where."""


class Reference(int):
    """An object by its number."""


class _Reader:
    """Reads values one after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def skip(self) -> None:
        while self.at < len(self.data):
            if self.data[self.at] in _BLANK:
                self.at += 1
            elif self.data[self.at : self.at + 1] == b"%":
                self.at = self.data.index(b"\n", self.at)
            else:
                return

    def takes(self, mark: bytes) -> bool:
        self.skip()
        if not self.data.startswith(mark, self.at):
            return False
        self.at += len(mark)
        return True

    def word(self) -> str:
        found = _WORD.match(self.data, self.at)
        if found is None:
            raise NotCleanError(f"nothing to read at byte {self.at}")
        self.at = found.end()
        return found[0].decode("latin-1")

    def value(self) -> Value:
        if self.takes(b"<<"):
            return self._dictionary()
        if self.takes(b"["):
            return self._array()
        if self.takes(b"("):
            return self._text()
        if self.takes(b"<"):
            end = self.data.index(b">", self.at)
            digits, self.at = self.data[self.at : end], end + 1
            return bytes.fromhex(digits.decode("ascii"))
        if self.takes(b"/"):
            return "/" + self.word()
        if found := _REFERENCE.match(self.data, self.at):
            self.at = found.end()
            return Reference(found[1])
        return self.word()

    def _dictionary(self) -> dict[str, Value]:
        found: dict[str, Value] = {}
        while not self.takes(b">>"):
            self.skip()
            if not self.takes(b"/"):
                rest = self.data[self.at : self.at + 20]
                raise NotCleanError(f"dictionary key must be a name at byte {self.at}: {rest!r}")
            key = self.word()
            if key in found:
                raise NotCleanError(f"key {key} twice at byte {self.at}")
            found[key] = self.value()
        return found

    def _array(self) -> list[Value]:
        found: list[Value] = []
        while not self.takes(b"]"):
            found.append(self.value())
        return found

    def _text(self) -> bytes:
        start, depth = self.at, 1
        while depth:
            letter = self.data[self.at : self.at + 1]
            if not letter:
                raise NotCleanError(f"the string at byte {start} has no end")
            depth += (letter == b"(") - (letter == b")")
            self.at += 2 if letter == b"\\" else 1
        return self.data[start : self.at - 1]


def check(data: bytes) -> dict[int, Value]:
    """Read every object of a file by its table of places; raise where one is not as it should."""
    if not data.startswith(b"%PDF-"):
        raise NotCleanError("no header")
    end = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*$", data)
    if end is None:
        raise NotCleanError("no end")
    places, trailer = _table(data, int(end[1]))
    objects = {number: _object(data, number, place, places) for number, place in places.items()}
    for found in (trailer, *objects.values()):
        for number in _references(found):
            if number not in objects:
                raise NotCleanError(f"object {number} is named and not there")
    if int(str(trailer["Size"])) != len(places) + 1:
        raise NotCleanError("the size is not the number of objects")
    _check_tree(objects, trailer)
    return objects


def _table(data: bytes, at: int) -> tuple[dict[int, int], dict[str, Value]]:
    head = re.compile(rb"xref\n0 (\d+)\n").match(data, at)
    if head is None:
        raise NotCleanError(f"no table of objects at byte {at}")
    places, at = {}, head.end()
    for number in range(int(head[1])):
        line = re.compile(rb"(\d{10}) (\d{5}) ([nf])[ \r][\r\n]").match(data, at)
        if line is None:
            raise NotCleanError(f"line {number} of the table of objects is torn")
        if line[3] == b"n":
            places[number] = int(line[1])
        at = line.end()
    reader = _Reader(data, at)
    if not reader.takes(b"trailer"):
        raise NotCleanError("no trailer")
    trailer = reader.value()
    assert isinstance(trailer, dict)
    return places, trailer


def _object(data: bytes, number: int, place: int, places: dict[int, int]) -> Value:
    head = _OBJECT.match(data, place)
    if head is None or int(head[1]) != number:
        raise NotCleanError(f"object {number} is not at byte {place}")
    reader = _Reader(data, head.end())
    found = reader.value()
    if reader.takes(b"stream\n"):
        assert isinstance(found, dict)
        reader.at += _length(data, found["Length"], places)
        if not reader.takes(b"endstream"):
            raise NotCleanError(f"the stream of object {number} is not as long as it says")
    if not reader.takes(b"endobj"):
        raise NotCleanError(f"object {number} has no end at byte {reader.at}")
    return found


def _length(data: bytes, said: Value, places: dict[int, int]) -> int:
    if isinstance(said, Reference):
        said = _object(data, said, places[said], places)
    return int(str(said))


def _references(found: Value) -> list[int]:
    match found:
        case Reference():
            return [int(found)]
        case dict():
            return [number for one in found.values() for number in _references(one)]
        case list():
            return [number for one in found for number in _references(one)]
        case _:
            return []


def _check_tree(objects: dict[int, Value], trailer: dict[str, Value]) -> None:
    """Walk from the root to every page."""
    root = _dictionary_of(objects, trailer["Root"])
    pages = _dictionary_of(objects, root["Pages"])
    kids = pages["Kids"]
    assert isinstance(kids, list)
    if root["Type"] != "/Catalog" or len(kids) != int(str(pages["Count"])):
        raise NotCleanError("the pages are not those that are counted")
    for kid in kids:
        if _dictionary_of(objects, kid)["Type"] != "/Page":
            raise NotCleanError("a page is none")


def _dictionary_of(objects: dict[int, Value], found: Value) -> dict[str, Value]:
    assert isinstance(found, Reference)
    one = objects[found]
    assert isinstance(one, dict)
    return one
