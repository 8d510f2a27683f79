"""One question at a time: echo, time-out, late and foreign answers."""

from dealer_assist.devices.cctalk.frames import HOST, LATCH_OUTPUT, READ_OPTO, Frame, encode
from dealer_assist.devices.cctalk.line import AskOutcome, CctalkLine


class Script:
    """A port that says what the test puts into it."""

    is_open = True

    def __init__(self) -> None:
        self.written = b""
        self.waiting = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def read_available(self) -> bytes:
        data, self.waiting = self.waiting, b""
        return data

    def close(self) -> None:
        self.is_open = False


def answer(seat_address: int, data: bytes) -> bytes:
    return encode(Frame(HOST, 0, data, seat_address))


def asked(request: Frame, length: int) -> tuple[CctalkLine, Script]:
    port = Script()
    line = CctalkLine(port)
    line.ask(request, (length,), 1_000)
    return line, port


def test_the_echo_is_dropped_however_it_arrives() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    heard = port.written + answer(11, b"\1")
    for byte in heard[:-1]:
        port.waiting = bytes((byte,))
        assert line.listen(1_010) is None
    port.waiting = heard[-1:]
    assert line.listen(1_012) == AskOutcome("answered", b"\1", 12)
    assert line.listen(9_000) is None  # nothing is awaited any more


def test_an_adapter_without_echo_works_as_well() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    port.waiting = answer(11, b"\0")
    assert line.listen(1_005) == AskOutcome("answered", b"\0", 5)


def test_a_spoilt_echo_does_not_spoil_the_answer() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    port.waiting = b"\x0b\x00\x41" + port.written[3:] + answer(11, b"\1")
    assert line.listen(1_005) == AskOutcome("answered", b"\1", 5, is_alone=False)


def test_silence_and_garbage_are_told_apart() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    port.waiting = port.written
    assert line.listen(1_055) is None  # six for the question, fifty for the answer to begin
    assert line.listen(1_056) == AskOutcome("silent")
    line, port = asked(Frame(11, READ_OPTO), 1)
    port.waiting = port.written + answer(11, b"\1")[:-1] + b"\0"
    assert line.listen(1_010) is None
    assert line.listen(1_060) == AskOutcome("garbled")


def test_an_answer_that_has_begun_has_its_time_for_each_byte() -> None:
    """Azkoyen X6: 50 ms between command and reply, 50 ms between bytes."""
    line, port = asked(Frame(11, READ_OPTO), 1)
    now_ms = 1_006
    for byte in answer(11, b"\1")[:-1]:
        now_ms += 12
        assert line.listen(now_ms) is None
        port.waiting = bytes((byte,))
        assert line.listen(now_ms) is None
    port.waiting = answer(11, b"\1")[-1:]
    assert line.listen(now_ms + 12) == AskOutcome("answered", b"\1", now_ms + 12 - 1_000)


def test_bytes_without_end_are_given_up() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    for now_ms in range(1_005, 1_110, 5):
        port.waiting = b"\x55"
        assert line.listen(now_ms) is None
    port.waiting = b"\x55"
    assert line.listen(1_125) == AskOutcome("garbled")


def test_an_answer_that_comes_when_nobody_waits_is_late_and_neither_silence_nor_a_clash() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    assert line.listen(1_056) == AskOutcome("silent")
    line.ask(Frame(12, READ_OPTO), (1,), 1_060)
    port.waiting = answer(11, b"\1")
    assert line.listen(1_062) is None
    port.waiting = answer(12, b"\0")
    line.listen(1_064)
    line.ask(Frame(11, READ_OPTO), (1,), 1_070)
    assert line.listen(1_126) == AskOutcome("late")
    line.ask(Frame(11, READ_OPTO), (1,), 1_130)
    port.waiting = answer(11, b"\1") + answer(11, b"\0")  # that owed, and this one's
    line.listen(1_140)
    assert line.doubled == 0


def test_an_answer_of_the_crc_form_with_noise_counts_where_none_can_be_late() -> None:
    port = Script()
    line = CctalkLine(port, "crc", quiet_ms=160)
    line.ask(Frame(11, READ_OPTO), (1,), 1_000)
    port.waiting = b"\x55" + encode(Frame(HOST, 0, b"\1", 11), "crc")
    assert line.listen(1_010) == AskOutcome("answered", b"\1", 10, is_alone=False)
    line.ask(Frame(12, READ_OPTO), (1,), 1_020)
    assert line.listen(1_076) == AskOutcome("silent")
    line.ask(Frame(11, READ_OPTO), (1,), 1_090)
    port.waiting = b"\x55" + encode(Frame(HOST, 0, b"\1", 11), "crc")
    assert line.listen(1_100) == AskOutcome("garbled")


def test_a_neighbours_answer_does_not_pass_for_this_ones() -> None:
    line, port = asked(Frame(12, READ_OPTO), 1)
    port.waiting = port.written + answer(11, b"\1")
    assert line.listen(1_010) is None
    port.waiting = answer(12, b"\0")
    assert line.listen(1_020) == AskOutcome("answered", b"\0", 20, is_alone=False)
    assert line.strays == 6


def test_an_answer_of_another_length_does_not_pass() -> None:
    line, port = asked(Frame(11, LATCH_OUTPUT, b"\1"), 0)
    port.waiting = port.written + answer(11, b"\1")
    assert line.listen(1_010) is None
    port.waiting = answer(11, b"")
    assert line.listen(1_011) == AskOutcome("answered", b"", 11, is_alone=False)


def test_what_came_too_late_is_thrown_away_before_the_next_question() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    assert line.listen(1_056) == AskOutcome("silent")
    port.waiting = answer(11, b"\1")
    line.ask(Frame(11, READ_OPTO), (1,), 1_060)
    assert line.listen(1_061) is None
    assert line.strays == 6


def test_a_whole_frame_of_another_length_is_told_as_it_came_and_is_not_noise() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    port.waiting = port.written + answer(11, bytes(11))
    assert line.listen(1_010) is None
    assert line.listen(1_060) == AskOutcome("odd", bytes(11))
    line, port = asked(Frame(11, READ_OPTO), 1)
    port.waiting = port.written + answer(12, b"\1")
    assert line.listen(1_010) is None
    assert line.listen(1_060) == AskOutcome("silent")


def test_busy_and_refused_are_neither_silence_nor_an_answer() -> None:
    for header, kind in ((6, "busy"), (5, "refused")):
        line, port = asked(Frame(11, READ_OPTO), 1)
        port.waiting = port.written + encode(Frame(HOST, header, b"", 11))
        outcome = line.listen(1_010)
        assert outcome is not None
        assert outcome.kind == kind


def test_two_different_answers_to_one_question_are_counted_at_once_and_late() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    port.waiting = port.written + answer(11, b"\1") + answer(11, b"\0")
    line.listen(1_010)
    assert line.doubled == 1
    line.ask(Frame(11, READ_OPTO), (1,), 1_020)
    port.waiting = answer(11, b"\1")
    line.listen(1_030)
    port.waiting = answer(11, b"\0")
    line.ask(Frame(12, READ_OPTO), (1,), 1_040)
    assert line.doubled == 2
    port.waiting = answer(12, b"\0") + answer(12, b"\0")
    line.listen(1_050)
    assert line.doubled == 2  # the same twice is an echo of the adapter


def test_a_line_of_the_crc_form_is_quiet_after_silence_until_nothing_late_comes() -> None:
    port = Script()
    line = CctalkLine(port, "crc", quiet_ms=160)
    line.ask(Frame(11, READ_OPTO), (1,), 1_000)
    assert line.listen(1_056) == AskOutcome("silent")
    assert line.must_be_quiet(1_100)
    port.waiting = encode(Frame(HOST, 0, b"\1", 11), "crc")
    assert line.must_be_quiet(1_150)
    assert line.must_be_quiet(1_309)
    assert not line.must_be_quiet(1_310)
    assert line.strays == 6


def test_an_answer_of_the_crc_form_among_other_bytes_is_nobodys() -> None:
    port = Script()
    line = CctalkLine(port, "crc", quiet_ms=160)
    line.ask(Frame(11, READ_OPTO), (1,), 1_000)
    port.waiting = 2 * encode(Frame(HOST, 0, b"\1", 11), "crc")
    assert line.listen(1_010) == AskOutcome("garbled")


def test_a_line_of_the_crc_form_rests_before_a_second_look_as_long_as_late_answers_were() -> None:
    port = Script()
    line = CctalkLine(port, "crc", quiet_ms=160)
    assert not line.rest(900)  # nothing is owed
    line.ask(Frame(11, READ_OPTO), (1,), 1_000)
    line.listen(1_056)
    assert line.rest(1_060)
    assert line.must_be_quiet(1_209)
    port.waiting = b"late"
    line.ask(Frame(12, READ_OPTO), (1,), 1_380)  # 380 ms after the question
    assert line.rest(1_379)
    assert not line.rest(1_380)
    assert not CctalkLine(port).rest(1_060)  # the sum form names who speaks


def test_the_line_knows_how_many_bytes_are_missing_with_and_without_echo() -> None:
    line, port = asked(Frame(11, READ_OPTO), 1)
    assert line.bytes_awaited == 6
    port.waiting = port.written + answer(11, b"\1")[:2]
    assert line.listen(1_010) is None
    assert line.bytes_awaited == 4
    port.waiting = answer(11, b"\1")[2:]
    assert line.listen(1_012) == AskOutcome("answered", b"\1", 12)
    assert line.bytes_awaited == 1
    line.ask(Frame(11, READ_OPTO), (1,), 1_020)
    assert line.bytes_awaited == 11  # five of echo, six of answer
    port.waiting = answer(11, b"\1")
    line.listen(1_030)
    line.ask(Frame(11, READ_OPTO), (1,), 1_040)
    assert line.bytes_awaited == 6
