"""Line by line: one answer each, whatever a line holds."""

import io
import json
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from dealer_assist.settle.lines import LONGEST, lines_of, settle_lines

Deal = dict[str, Any]


def answers(lines: list[str | bytes], book: Any) -> list[Deal]:
    return [json.loads(line) for line in settle_lines(lines, book)]


def test_the_example_of_the_interface_is_answered_to_the_letter(crazy4: Deal, book: Any) -> None:
    (line,) = settle_lines([json.dumps(crazy4)], book)
    lost = {"stake": 500, "outcome": "lose", "net": -500}
    assert json.loads(line) == {
        "id": "C4-17",
        "dealer": {"hand": "high_card:A-K-9-5", "qualifies": True},
        "seats": [
            {
                "seat": 5,
                "hand": "high_card:K-Q-8-4",
                "wagers": {
                    "play": lost,
                    "ante": lost,
                    "queens_up": lost,
                    "super_bonus": lost,
                    "bad_beat": {"stake": 100, "outcome": "lose", "net": -100},
                },
                "progressive": {"line": None, "prize": 0, "envy": 0, "net": -100},
                "net": -2200,
            }
        ],
        "jackpot": {"meters": {"main": 1284637}, "order": []},
    }
    assert list(json.loads(line)) == ["id", "dealer", "seats", "jackpot"]
    assert list(json.loads(line)["seats"][0]) == ["seat", "hand", "wagers", "progressive", "net"]
    assert ": " not in line
    assert "\n" not in line


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{nope", "Expecting property name"),
        ("", "the line is empty"),
        ("   ", "the line is empty"),
        ("[1, 2]", "it is not an object in braces"),
        ("17", "it is not an object in braces"),
        ("null", "it is not an object in braces"),
        ('"text"', "it is not an object in braces"),
        ("{} {}", "Extra data"),
        (b"\xff\xfe", "it is not UTF-8 text"),
        ('{"id": 1, "id": 2}', "'id' stands twice in one object"),
        ('{"id": NaN}', "NaN is no number in JSON"),
        ('{"id": -Infinity}', "-Infinity is no number in JSON"),
        ('{"id": 1e999}', "the number 1e999 is too large"),
        ('{"id": -1e999}', "the number -1e999 is too large"),
        ('{"id": ' + "9" * 5000 + "}", "a number in it has thousands of digits"),
        ("[" * 100_000, "it is nested too deeply"),
        ('{"id": ' + "[" * 900 + "]" * 900 + "}", None),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_with_its_number(
    line: str | bytes, why: str | None, crazy4: Deal, book: Any
) -> None:
    good = json.dumps(crazy4)
    first, second, third = answers([good, line, good], book)
    assert first == third
    assert "seats" in first
    if why is not None:
        assert (second["id"], second["line"]) == (None, 2)
        assert why in second["refused"]
    assert "refused" in second


def test_blank_lines_at_the_very_end_are_no_deals(crazy4: Deal, book: Any) -> None:
    assert len(answers([json.dumps(crazy4), "\n", "", "  \n"], book)) == 1
    assert [each.get("line") for each in answers(["", " ", json.dumps(crazy4)], book)] == [
        1,
        2,
        None,
    ]


def test_lines_may_be_bytes_and_begin_with_a_byte_order_mark(crazy4: Deal, book: Any) -> None:
    text = json.dumps(crazy4)
    plain, as_bytes, marked = answers([text, text.encode(), "\ufeff" + text + "\r\n"], book)
    assert plain == as_bytes == marked


@pytest.mark.parametrize(
    "name", ["C4-17", "", None, 17, 1.5, True, [1, {"a": []}], {"of": "anything"}, "\ud800", "é"]
)
def test_any_id_is_echoed_as_given(name: Any, crazy4: Deal, settle: Callable[[Deal], Deal]) -> None:
    assert settle(crazy4 | {"id": name})["id"] == name
    assert settle(crazy4 | {"id": name, "game": "whist"})["id"] == name


def test_a_deal_without_an_id_has_none(crazy4: Deal, settle: Callable[[Deal], Deal]) -> None:
    del crazy4["id"]
    assert settle(crazy4)["id"] is None


def test_a_refused_deal_has_an_id_and_a_sentence_and_nothing_else(
    crazy4: Deal, settle: Callable[[Deal], Deal]
) -> None:
    refused = settle(crazy4 | {"dealer": ["Ah"]})
    assert list(refused) == ["id", "refused"]
    assert refused["id"] == "C4-17"
    assert "the round is void" in refused["refused"]


def test_settling_twice_gives_the_same(crazy4: Deal, book: Any) -> None:
    line = json.dumps(crazy4)
    assert len(set(settle_lines([line] * 3, book))) == 1


def test_answers_come_while_lines_are_still_arriving(crazy4: Deal, book: Any) -> None:
    read: list[int] = []

    def arriving() -> Iterator[str]:
        for number in range(3):
            read.append(number)
            yield json.dumps(crazy4)

    stream = settle_lines(arriving(), book)
    next(stream)
    assert read == [0]


def test_a_long_stream_keeps_no_answers(crazy4: Deal, book: Any) -> None:
    line = json.dumps(crazy4)
    kept = 2_000 * len(next(settle_lines([line], book)))
    tracemalloc.start()
    try:
        for _ in settle_lines((line for _ in range(2_000)), book):
            pass
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < kept / 2


def test_a_line_that_is_far_too_long_is_refused_and_the_next_is_settled(
    crazy4: Deal, book: Any
) -> None:
    deal = json.dumps(crazy4).encode()
    for long in (LONGEST + 1, 3 * LONGEST):
        file = io.BytesIO(b"[" * long + b"\n" + deal + b"\n")
        refused, settled = answers(list(lines_of(file)), book)
        assert (refused["line"], settled["id"]) == (1, "C4-17")
        assert "it is longer than 1,000,000 bytes" in refused["refused"]


def test_a_line_without_an_end_does_not_fill_the_memory() -> None:
    class Endless(io.RawIOBase):
        """Zeros for as long as a disk is large."""

        left = 50 * LONGEST

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            size = min(len(buffer), self.left)
            self.left -= size
            buffer[:size] = bytes(size)
            return size

    tracemalloc.start()
    assert [len(line) for line in lines_of(io.BufferedReader(Endless()))] == [LONGEST + 1]
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 10 * LONGEST


def test_deals_settled_together_get_the_same_answers_as_one_by_one(crazy4: Deal, book: Any) -> None:
    refused = crazy4 | {"game": "whist"}
    named = crazy4 | {"id": "10:15:00"}
    twice = json.dumps(crazy4)[:-1] + ', "id": "again"}'
    good = json.dumps(crazy4)
    lines = [good, json.dumps(named), "", json.dumps(refused), good, twice, "{", good, good, "", ""]
    one_by_one = list(settle_lines(lines, book))
    assert len(one_by_one) == 9
    for together in (2, 3, 32):
        assert list(settle_lines(lines, book, together)) == one_by_one


@pytest.mark.parametrize("place", ["seats", "jackpot", "options", "id"])
def test_a_key_that_stands_twice_is_found_at_any_depth(place: str, crazy4: Deal, book: Any) -> None:
    value = {"a": [{"b": {"c": 1}}]}
    text = json.dumps(crazy4 | {place: value}).replace('"c": 1', '"c": 1, "c": 2')
    (answer,) = settle_lines([text], book)
    assert "'c' stands twice in one object" in answer


def test_c4_a_line_that_is_too_long_is_answered_before_its_rest_is_read(
    crazy4: Deal, book: Any
) -> None:
    """A file of 3 GB in one line had no answer in 25 seconds."""
    read: list[int] = []

    class Endless(io.RawIOBase):
        def readline(self, size: int | None = -1, /) -> bytes:
            read.append(size or 0)
            return b"9" * (LONGEST + 1)

    first = next(settle_lines(lines_of(Endless()), book, together=32))
    assert "longer than" in json.loads(first)["refused"]
    assert len(read) == 1
