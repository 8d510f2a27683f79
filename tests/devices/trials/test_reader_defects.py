"""One pass of a card is one swipe: what makers send, each defect by its number.

The bytes are those of the makers' manuals: MagTek (tracks together, one CR), ID TECH Omni and
MiniMag in their factory setting (CR after each track), UIC (CR after each track, check bytes).
"""

from random import Random

import pytest
from carried import carried

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.devices.readers.keyboard_wedge import Wedge
from dealer_assist.devices.readers.magstripe import SILENCE_MS, TrackDecoder
from dealer_assist.devices.readers.reader import DeviceReader
from dealer_assist.devices.simulated_wire import SimulatedWire

NUMBER = "6008140031"
ONE = "%B6008140031^STAFF/CARD^49121010000?"
TWO = ";6008140031=49121010000?"
THREE = ";016008140031=724724000000000?"  # ISO 4909: format code 01, then the number
BYTE_MS = 1  # 9600 baud

pytestmark = [
    pytest.mark.usefixtures("port_kind"),
    # Of pyserial's own clients.
    pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*unclosed <socket:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*<socket.socket:pytest.PytestUnraisableExceptionWarning"),
]


class Head:
    """A head that says what it was set to, at the speed of its line."""

    def __init__(self) -> None:
        self._said = b""

    def swipe(self, text: str) -> None:
        self._said += text.encode("latin-1")

    def hear(self, data: bytes) -> bytes:
        return b""

    def tick(self, dt_ms: int) -> bytes:
        count = dt_ms // BYTE_MS
        said, self._said = self._said[:count], self._said[count:]
        return said


def swiped(text: str) -> list[Message]:
    head = Head()
    wire = SimulatedWire(head, Random(1))
    reader = DeviceReader("swiper", carried(wire), TrackDecoder(), SILENCE_MS)
    head.swipe(text)
    told: list[Message] = []
    for now_ms in range(0, 1_000, 20):
        wire.tick(20)
        told += reader.tick(now_ms)
    return told


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"{ONE}{TWO}\r", id="MagTek"),
        pytest.param(f"{ONE}\r{TWO}\r", id="ID TECH factory"),
        pytest.param(f"{ONE}\r{TWO}\r{THREE}\r", id="ID TECH three tracks"),
        pytest.param(f"{ONE}{TWO}{THREE}\r", id="three tracks without separator"),
        pytest.param(f"%E?\r{TWO}\r", id="track 1 failed"),
        pytest.param(f"%E?\r{TWO}\r;E?\r", id="tracks 1 and 3 failed"),
        pytest.param(f"\x02{ONE}\r\n{TWO}\r\n{THREE}\r\n\x03", id="UIC framed"),
        pytest.param(f"{ONE}\t{TWO}\t", id="tabs"),
        pytest.param(f"\x02{ONE}3\x10\x02{TWO}=\x03", id="MiniMag in its UIC setting"),
        pytest.param(f"\x02{ONE}\x10\x02{TWO}\r", id="dual track, no ETX"),
    ],
)
def test_defect_03_one_pass_is_one_swipe(text: str) -> None:
    assert swiped(text) == [CardSwiped(NUMBER)]


@pytest.mark.parametrize("pieces", [1, 2, 3, 7, 100])
def test_a_minimag_that_says_stx_before_each_track_gives_one_card_a_pass(pieces: int) -> None:
    """ID TECH MiniMag RS-232 in its UIC setting: STX, track, LRC, DLE, STX, track, LRC, ETX."""
    decoder = TrackDecoder()
    once = f"\x02{ONE}3\x10\x02{TWO}=\x03".encode("latin-1")
    told: list[Message] = []
    for _ in range(3):
        for begin in range(0, len(once), pieces):
            told += decoder.feed(once[begin : begin + pieces])
        told += decoder.silence()
    assert told == [CardSwiped(NUMBER)] * 3
    assert decoder.bad == 0


def test_defect_03_a_pass_that_no_track_of_can_be_read_is_one_misread() -> None:
    (told,) = swiped("%E?\r;E?\r+E?\r")
    assert isinstance(told, CardMisread)


@pytest.mark.parametrize("check", [chr(byte) for byte in range(0x20, 0x60)])
def test_defect_13_any_check_byte_is_passed_over(check: str) -> None:
    assert swiped(f"{ONE}{check}{TWO}{check}\r") == [CardSwiped(NUMBER)]
    assert swiped(f"{ONE}{check}\r{TWO}{check}\r") == [CardSwiped(NUMBER)]
    assert swiped(f"{TWO}{check}\r") == [CardSwiped(NUMBER)]


def test_defect_14_a_bare_number_is_a_card() -> None:
    assert swiped(";12345678?\r") == [CardSwiped("12345678")]


@pytest.mark.parametrize("end", ["", "\r"])
def test_defect_15_a_wedge_without_a_terminator_gives_its_card(end: str) -> None:
    wedge = Wedge()
    for place, char in enumerate(ONE + TWO + end):
        assert wedge.key(char, 5 * place).is_caught
    told = [message for now_ms in range(0, 300, 20) for message in wedge.tick(now_ms)]
    assert told == [CardSwiped(NUMBER)]


def test_defect_15_a_typed_swipe_that_breaks_off_is_told() -> None:
    wedge = Wedge()
    for place, char in enumerate(ONE[:20]):
        wedge.key(char, 5 * place)
    (told,) = [message for now_ms in range(0, 300, 20) for message in wedge.tick(now_ms)]
    assert isinstance(told, CardMisread)


def test_bytes_that_are_no_card_leave_a_reader_a_port_that_opened() -> None:
    head = Head()
    wire = SimulatedWire(head, Random(1))
    reader = DeviceReader("swiper", carried(wire), TrackDecoder(), SILENCE_MS)
    for noise in ("\xf3\x1a\x80\x9c\x01", "00123:45678\r", "%E?;E?\r"):
        head.swipe(noise)
        for now_ms in range(0, 400, 20):
            wire.tick(20)
            reader.tick(now_ms)
        assert reader.health()[0].state == "port open"


def test_defect_17_a_reader_that_never_spoke_is_a_port_that_opened_and_no_more() -> None:
    head = Head()
    wire = SimulatedWire(head, Random(1))
    reader = DeviceReader("swiper", carried(wire), TrackDecoder(), SILENCE_MS)
    reader.tick(0)
    assert reader.health()[0].state == "port open"
    head.swipe(f"{TWO}\r")
    for now_ms in range(0, 400, 20):
        wire.tick(20)
        reader.tick(now_ms)
    assert reader.health()[0].state == "ok"
