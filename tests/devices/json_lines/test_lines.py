"""Lines of JSON with a check: half a line spoils nothing but itself."""

from dealer_assist.devices.json_lines.lines import LONGEST, LineReader, line_of

LINE = line_of({"seat": 3, "chip": True})
TOLD = {"seat": 3, "chip": True}


def test_a_line_is_read_in_any_chunking() -> None:
    reader = LineReader()
    assert [one for byte in LINE for one in reader.feed(bytes([byte]))] == [TOLD]
    assert (reader.good, reader.bad, reader.dropped) == (1, 0, 0)


def test_half_a_line_does_not_take_the_next_one_with_it() -> None:
    reader = LineReader()
    assert reader.feed(LINE[:9]) == []
    assert reader.feed(LINE) == [TOLD]
    assert (reader.good, reader.bad, reader.dropped) == (1, 1, 9)


def test_a_lost_end_of_line_costs_one_line_not_two() -> None:
    reader = LineReader()
    assert reader.feed(LINE.strip() + line_of({"seat": 4})) == [{"seat": 4}]
    assert (reader.good, reader.bad) == (1, 1)


def test_what_lies_inside_a_spoilt_line_is_no_line() -> None:
    reader = LineReader()
    nested = line_of({"x": {"seat": 3}})
    assert reader.feed(nested.replace(b"x", b"y")) == []
    assert (reader.good, reader.bad) == (0, 1)


def test_a_line_of_nothing_but_beginnings_is_given_up_soon() -> None:
    reader = LineReader()
    assert reader.feed(b'{"' * 100_000 + b"\n") == []
    assert reader.feed(b'{"' * LONGEST + LINE) == [TOLD]
    assert (reader.good, reader.bad) == (1, 2)
