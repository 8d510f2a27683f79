"""A simulated card shoe: it tells the cards that are drawn, or that it could not read one."""

NOT_READ = "E3 Card Not Read"
FAULTS = ("unread",)


class SimulatedShoe:
    """Say what a shoe says when a card is drawn from it."""

    def __init__(self) -> None:
        self._said = ""

    def draw(self, card: str) -> None:
        """Draw a card (`4s`, `Th`)."""
        self._said += f"[Game]<Card:{card.upper().replace('T', '10')}>\r\n"

    def draw_unread(self, alarm: str = NOT_READ) -> None:
        """Draw a card that the shoe cannot read."""
        self._said += f"[GameAlarm]<Alarm:{alarm}>\r\n"

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Give what the shoe has to say by now."""
        said, self._said = self._said, ""
        return said.encode()
