"""What every driver can do, whatever its device speaks."""

from typing import Protocol

from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message


class Driver(Protocol):
    """What turns a device's bytes into messages."""

    @property
    def bytes_awaited(self) -> int:
        """Tell how many bytes are worth waking up for."""
        ...

    def tick(self, now_ms: int) -> list[Message]: ...

    def health(self) -> list[Health]: ...
