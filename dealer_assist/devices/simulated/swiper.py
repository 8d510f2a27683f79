"""A simulated magnetic swiper: cards go through it, well or badly, and are told as ISO tracks."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from dealer_assist.devices.simulated.model import DONE
from dealer_assist.value import Value

Form: TypeAlias = Literal["magtek", "idtech", "idtech-factory", "uic"]
How: TypeAlias = Literal["well", "one track", "garbled", "half"]
EXPIRY_AND_SERVICE = "4912101"
NAME = "STAFF/CARD"
NOBODYS = "6003118899994471"
HALF_A_TRACK = 20


class Pass(Value):
    """A card that went through the head, and how much of it could be read."""

    number: str
    name: str = NAME
    how: How = "well"


class SimulatedSwiper:
    """Remember the cards that went through until they are taken note of."""

    faults = ("misread", "half", "unknown", "twice")
    fault: str | None = None  # a bad swipe is over at once
    words = ("swipe 6008140031", "swipe garbled")

    def __init__(self) -> None:
        self._passes: list[Pass] = []

    def swipe(self, number: str, name: str = NAME) -> None:
        """Draw a card through."""
        self._passes.append(Pass(number, name))

    def swipe_one_track(self, number: str) -> None:
        """Draw a card through of which only track 2 can be read."""
        self._passes.append(Pass(number, how="one track"))

    def swipe_garbled(self) -> None:
        """Draw a card through that cannot be read on any track."""
        self._passes.append(Pass("", how="garbled"))

    def swipe_half(self, number: str) -> None:
        """Draw a card half through: the track breaks off."""
        self._passes.append(Pass(number, how="half"))

    def cause(self, fault: str) -> None:
        """Draw a card through badly, in one of the ways of `faults`; it is nobody's card."""
        match fault:
            case "misread":
                self.swipe_garbled()
            case "half":
                self.swipe_half(NOBODYS)
            case "unknown":
                self.swipe(NOBODYS)
            case "twice":
                self.swipe(NOBODYS)
                self.swipe(NOBODYS)
            case _:
                raise ValueError(f"a swipe cannot be {fault!r}: {', '.join(self.faults)}")

    def clear(self) -> None:
        """Do nothing: after a bad swipe nothing has to be mended."""

    def move(self, words: Sequence[str]) -> str | None:
        """Draw a card through by words: `swipe 6008140031`."""
        match words:
            case ["swipe", "garbled"]:
                self.swipe_garbled()
            case ["swipe", number] if number.isdigit():
                self.swipe(number)
            case _:
                return None
        return DONE

    def take_passes(self) -> list[Pass]:
        """Hand over the cards that went through since the last time."""
        passes, self._passes = self._passes, []
        return passes


class TrackSpeaker:
    """Say what a swiper says of the cards that went through, in the form of its maker."""

    def __init__(self, swiper: SimulatedSwiper, form: Form = "idtech") -> None:
        self._swiper = swiper
        self._form = form

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host: a swiper only speaks of cards."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Return what the reader has to say by now."""
        return b"".join(self._tracks(taken) for taken in self._swiper.take_passes())

    def _tracks(self, card: Pass) -> bytes:
        first, second = tracks_of(card.number, card.name)
        match card.how:
            case "well":
                return self._framed(first, second)
            case "one track":
                return self._framed("%E?", second)
            case "garbled":
                return self._framed("%E?", ";E?", "+E?")
            case "half":
                return first[:HALF_A_TRACK].encode()

    def _framed(self, *tracks: str) -> bytes:
        match self._form:
            case "magtek":
                text = "".join(tracks) + "\r"
            case "idtech":
                text = "\x02" + "".join(tracks) + "\r\x03"
            case "idtech-factory" | "uic":
                text = "".join(track + "\r" for track in tracks)
        return text.encode()


def tracks_of(number: str, name: str = NAME) -> tuple[str, str]:
    """Write a staff card's number on track 1 and track 2 as ISO 7811 has them."""
    return (
        f"%B{number}^{name}^{EXPIRY_AND_SERVICE}00000000?",
        f";{number}={EXPIRY_AND_SERVICE}00000000?",
    )
