"""Messages of devices as most tests want them."""

from collections.abc import Iterable

from dealer_assist.devices.messages import Message, SensorIdentified


def of_chips(told: Iterable[Message]) -> list[Message]:
    """Leave out who the boards are: that is told once, before anything else."""
    return [message for message in told if not isinstance(message, SensorIdentified)]
