"""Cards from a real port for the staff desk: one when asked for, never shown."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dealer_assist.devices.connect import NotADevice
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.rfid_reader import Em4100Speaker, SimulatedRfidReader
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker, tracks_of
from dealer_assist.errors import Refused
from dealer_assist.staff.card_reader import CardReader

NUMBER = "6003118800001101"


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def nobody_types() -> str:
    raise AssertionError("no swiper types here")


class Desk:
    """A swiper on a pseudo-terminal; a test swipes when it hears what it waits for."""

    def __init__(self, patience_ms: int) -> None:
        self.swiper = SimulatedSwiper()
        self._terminal = PseudoTerminal(TrackSpeaker(self.swiper), lambda: time.monotonic() * 1000)
        self.said: list[str] = []
        self.deeds: dict[str, Callable[[], None]] = {}
        self.reader = CardReader(
            self._terminal.path, clock_ms, self.hear, nobody_types, patience_ms
        )

    def hear(self, line: str) -> None:
        self.said.append(line)
        for word, deed in self.deeds.items():
            if word in line:
                with self._terminal.lock:
                    deed()

    def close(self) -> None:
        self.reader.close()
        self._terminal.close()


@contextmanager
def desk(patience_ms: int = 10_000) -> Iterator[Desk]:
    one = Desk(patience_ms)
    try:
        yield one
    finally:
        one.close()


def test_a_card_at_the_port_is_given_by_its_number() -> None:
    with desk() as one:
        one.deeds = {"Your card": lambda: one.swiper.swipe(NUMBER)}
        assert one.reader.next_number("Your card, please") == NUMBER


def test_a_misread_is_said_and_the_next_swipe_awaited() -> None:
    with desk() as one:
        one.deeds = {
            "Your card": one.swiper.swipe_garbled,
            "Swipe it again": lambda: one.swiper.swipe(NUMBER),
        }
        assert one.reader.next_number("Your card, please") == NUMBER
        assert len(one.said) == 2


def test_a_swipe_that_nobody_asked_for_does_not_count() -> None:
    with desk() as one:
        one.deeds = {
            "First": lambda: one.swiper.swipe(NUMBER),
            "Too early": lambda: one.swiper.swipe(NUMBER),
            "Second": lambda: one.swiper.swipe("6003118800002201"),
        }
        assert one.reader.next_number("First") == NUMBER
        one.hear("Too early")
        assert one.reader._port.wait(5, len("".join(tracks_of(NUMBER)) + "\r"))
        assert one.reader.next_number("Second") == "6003118800002201"


def test_nobody_waits_for_ever_for_a_card() -> None:
    with desk(patience_ms=150) as one, pytest.raises(Refused, match="No card"):
        one.reader.next_number("Your card, please")


def test_a_port_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    reader = CardReader(str(tmp_path / "nothing"), clock_ms, print, nobody_types)
    with pytest.raises(Refused, match="cannot be reached"):
        reader.next_number("Your card, please")
    reader.close()


def test_a_swiper_that_is_plugged_in_again_is_read(tmp_path: Path) -> None:
    name = tmp_path / "swiper"
    swiper = SimulatedSwiper()
    clock = [0]
    reader = CardReader(str(name), lambda: clock[0], print, nobody_types)
    with pytest.raises(Refused, match="cannot be reached"):
        reader.next_number("Your card, please")
    terminal = PseudoTerminal(TrackSpeaker(swiper), lambda: time.monotonic() * 1000)
    name.symlink_to(terminal.path)
    clock[0] = 10_000  # it is tried again after a while
    reader._say = lambda prompt: swiper.swipe(NUMBER)
    assert reader.next_number("Your card, please") == NUMBER
    reader.close()
    terminal.close()


def test_a_swiper_that_is_unplugged_while_a_card_is_awaited_is_said(tmp_path: Path) -> None:
    terminal = PseudoTerminal(TrackSpeaker(SimulatedSwiper()), lambda: time.monotonic() * 1000)
    reader = CardReader(terminal.path, clock_ms, lambda prompt: terminal.close(), nobody_types)
    with pytest.raises(Refused, match="cannot be reached"):
        reader.next_number("Your card, please")
    reader.close()


def test_a_proximity_card_held_to_the_reader_is_one_card() -> None:
    reader = SimulatedRfidReader()
    terminal = PseudoTerminal(Em4100Speaker(reader), lambda: time.monotonic() * 1000)
    said: list[str] = []

    def hear(prompt: str) -> None:
        said.append(prompt)
        with terminal.lock:
            reader.hold("6547886")

    cards = CardReader(f"rdm6300:{terminal.path}", clock_ms, hear, nobody_types)
    assert cards.next_number("Your card, please") == "0010006547886"
    cards.close()
    terminal.close()


def test_a_simulated_swiper_enrols_nobody() -> None:
    with pytest.raises(Refused, match="real card reader"):
        CardReader("simulated", clock_ms, print, nobody_types)


def test_a_wrong_port_is_named() -> None:
    with pytest.raises(NotADevice, match="swiper"):
        CardReader("", clock_ms, print, nobody_types)


def test_a_swiper_that_types_is_read_from_an_unseen_line() -> None:
    typed = iter(["%E?;E?", "".join(tracks_of(NUMBER))])
    said: list[str] = []
    reader = CardReader("keyboard", clock_ms, said.append, lambda: next(typed))
    assert reader.next_number("Your card, please") == NUMBER
    assert len(said) == 2
    assert not any(NUMBER in line for line in said)
    reader.close()


def test_what_a_person_types_instead_of_a_card_is_no_card() -> None:
    typed = iter(["hello", "".join(tracks_of(NUMBER))])
    reader = CardReader("keyboard", clock_ms, print, lambda: next(typed))
    assert reader.next_number("Your card, please") == NUMBER
