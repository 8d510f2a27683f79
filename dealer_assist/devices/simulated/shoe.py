"""A simulated card shoe: cards are drawn from it, and some it cannot read."""

from collections.abc import Sequence

from dealer_assist.devices.simulated.model import DONE

NOT_READ = "E3 Card Not Read"


class SimulatedShoe:
    """Remember what was drawn until it is taken note of."""

    faults = ("unread",)
    fault: str | None = None  # a card that is not read is over at once
    words = ("draw 4s",)

    def __init__(self) -> None:
        self._drawn: list[str | None] = []

    def draw(self, card: str) -> None:
        """Draw a card (`4s`, `Th`)."""
        self._drawn.append(card)

    def draw_unread(self) -> None:
        """Draw a card that the shoe cannot read."""
        self._drawn.append(None)

    def cause(self, fault: str) -> None:
        """Fail in one of the ways of `faults`."""
        if fault not in self.faults:
            raise ValueError(f"a shoe cannot be {fault!r}: {', '.join(self.faults)}")
        self.draw_unread()

    def clear(self) -> None:
        """Do nothing: after a card that was not read nothing has to be mended."""

    def move(self, words: Sequence[str]) -> str | None:
        """Draw a card by words: `draw 4s`."""
        match words:
            case ["draw", card]:
                self.draw(card)
                return DONE
            case _:
                return None

    def take_drawn(self) -> list[str | None]:
        """Hand over the cards drawn since the last time; None is one that was not read."""
        drawn, self._drawn = self._drawn, []
        return drawn


class BeeTekSpeaker:
    """Say what a shoe prints of the cards drawn from it."""

    def __init__(self, shoe: SimulatedShoe) -> None:
        self._shoe = shoe

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Return what the shoe has to say by now."""
        return "".join(_printed(card) for card in self._shoe.take_drawn()).encode()


def _printed(card: str | None) -> str:
    if card is None:
        return f"[GameAlarm]<Alarm:{NOT_READ}>\r\n"
    return f"[Game]<Card:{card.upper().replace('T', '10')}>\r\n"
