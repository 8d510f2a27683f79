"""A simulated device listens as a real one does: a broken question costs itself only."""

from dealer_assist.devices.cctalk.frames import SIMPLE_POLL, Frame, encode
from dealer_assist.devices.simulated.ear import FrameListener

POLL = Frame(11, SIMPLE_POLL)


def test_a_question_in_single_bytes_is_heard_however_time_passes_between() -> None:
    listener = FrameListener((11,), (0,), "sum")
    heard = []
    for byte in encode(POLL):
        heard += listener.hear(bytes((byte,)))
        listener.tick(15)
    assert heard == [POLL]


def test_a_question_that_broke_off_does_not_swallow_the_next() -> None:
    listener = FrameListener((11,), (0,), "sum")
    assert listener.hear(encode(POLL)[:3]) == []
    listener.tick(10)
    listener.tick(11)
    assert listener.hear(encode(POLL)) == [POLL]


def test_what_is_not_from_the_host_is_not_a_question() -> None:
    listener = FrameListener((11,), (0,), "sum")
    assert listener.hear(encode(Frame(11, SIMPLE_POLL, source=12))) == []
