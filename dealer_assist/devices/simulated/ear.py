"""How a simulated ccTalk device listens: frames out of bytes, forgotten when they break off."""

from collections.abc import Container

from dealer_assist.devices.cctalk.frames import HOST, Checksum, Decoder, Frame

LONGEST_GAP_MS = 10  # between two bytes of one frame


class FrameListener:
    """Hear the host's questions to some addresses, in any chunking."""

    def __init__(self, addresses: Container[int], lengths: Container[int], check: Checksum) -> None:
        self._decoder = Decoder(check, addresses, lengths)
        self._has_heard = False
        self._quiet_ms = 0

    def hear(self, data: bytes) -> list[Frame]:
        """Take bytes and give the questions that are now complete."""
        self._has_heard = True
        return [frame for frame in self._decoder.feed(data) if frame.source == HOST]

    def tick(self, dt_ms: int) -> None:
        """Let time pass: a question that broke off is forgotten."""
        self._quiet_ms = 0 if self._has_heard else self._quiet_ms + dt_ms
        self._has_heard = False
        if self._quiet_ms > LONGEST_GAP_MS:
            self._decoder.silence()
