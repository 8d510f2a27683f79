"""A simulated device listens as a real one does: a broken question costs itself only."""

from dealer_assist.devices.cctalk import SIMPLE_POLL, Frame, encode
from dealer_assist.devices.simulated.ear import Ear

POLL = Frame(11, SIMPLE_POLL)


def test_a_question_in_single_bytes_is_heard_however_time_passes_between() -> None:
    ear = Ear((11,), (0,), "sum")
    heard = []
    for byte in encode(POLL):
        heard += ear.hear(bytes((byte,)))
        ear.tick(15)
    assert heard == [POLL]


def test_a_question_that_broke_off_does_not_swallow_the_next() -> None:
    ear = Ear((11,), (0,), "sum")
    assert ear.hear(encode(POLL)[:3]) == []
    ear.tick(10)
    ear.tick(11)
    assert ear.hear(encode(POLL)) == [POLL]


def test_what_is_not_from_the_host_is_not_a_question() -> None:
    ear = Ear((11,), (0,), "sum")
    assert ear.hear(encode(Frame(11, SIMPLE_POLL, source=12))) == []
