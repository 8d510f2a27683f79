"""A simulated magnetic swiper: cards go through it as ISO tracks, well or badly."""

from typing import Literal, TypeAlias

Form: TypeAlias = Literal["magtek", "idtech"]
EXPIRY_AND_SERVICE = "4912101"
NOBODYS = "6003118899994471"


def tracks_of(number: str, name: str = "STAFF/CARD") -> tuple[str, str]:
    """Write a staff card's number on track 1 and track 2 as ISO 7811 has them."""
    return (
        f"%B{number}^{name}^{EXPIRY_AND_SERVICE}00000000?",
        f";{number}={EXPIRY_AND_SERVICE}00000000?",
    )


class SimulatedSwiper:
    """Say what a swiper says when a card is drawn through it."""

    FAULTS = ("misread", "half", "unknown", "twice")

    def __init__(self, form: Form = "magtek") -> None:
        self._form = form
        self._said = b""

    def swipe(self, number: str, name: str = "STAFF/CARD") -> None:
        """Draw a card through."""
        self._say("".join(tracks_of(number, name)))

    def swipe_one_track(self, number: str) -> None:
        """Draw a card through of which only track 2 can be read."""
        self._say("%E?" + tracks_of(number)[1])

    def swipe_garbled(self) -> None:
        """Draw a card through that cannot be read on any track."""
        self._say("%E?;E?+E?")

    def cause(self, fault: str) -> None:
        """Draw a card through badly, in one of the ways of `FAULTS`; it is nobody's card."""
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
                raise ValueError(f"a swipe cannot be {fault!r}: {', '.join(self.FAULTS)}")

    def swipe_half(self, number: str) -> None:
        """Draw a card half through: the track breaks off."""
        self._said += tracks_of(number)[0][:20].encode()

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host: a swiper only speaks of cards."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Give what the reader has to say by now."""
        said, self._said = self._said, b""
        return said

    def _say(self, text: str) -> None:
        framed = f"\x02{text}\r\x03" if self._form == "idtech" else f"{text}\r"
        self._said += framed.encode()
