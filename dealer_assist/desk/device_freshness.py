"""What is older than a second authorises nothing: START GAME locks no chip that nobody saw."""

from collections.abc import Iterable, Mapping

from dealer_assist.devices.messages import (
    UNSEEN,
    CommandAnswered,
    CommandUnanswered,
    Message,
    Unanswered,
)
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table


def take_unseen_out(table: Table, unseen: Iterable[Spot]) -> tuple[c.Command, ...]:
    """Take the sensors out that were not looked at in time; each seat plays the base game."""
    return tuple(
        c.ReportSensorFault(*spot, UNSEEN)
        for spot in unseen
        if spot in table.setup.spots and not table.sensor(spot).fault
    )


def take_seen_back(table: Table, unseen: Iterable[Spot]) -> tuple[c.Command, ...]:
    """Take the sensors back in that are looked at again."""
    still = set(unseen)
    return tuple(
        c.ReportSensorWell(*spot)
        for spot, sensor in table.sensors.items()
        if sensor.fault == UNSEEN and spot not in still
    )


class Disobedience:
    """What sensors do not acknowledge, by their spots; chips on them are seen all the same."""

    def __init__(self) -> None:
        self._by_spot: dict[Spot, tuple[Unanswered, ...]] = {}

    @property
    def by_spot(self) -> Mapping[Spot, tuple[Unanswered, ...]]:
        """Give it as it stands."""
        return self._by_spot

    def hear(self, message: Message) -> None:
        """Take note of what a sensor does not do, or does again."""
        match message:
            case CommandUnanswered(seat, sensor, what):
                self._by_spot[seat, sensor] = (*self._others((seat, sensor), what), what)
            case CommandAnswered(seat, sensor, what):
                self._by_spot[seat, sensor] = self._others((seat, sensor), what)
                if not self._by_spot[seat, sensor]:
                    del self._by_spot[seat, sensor]
            case _:
                return

    def _others(self, spot: Spot, what: Unanswered) -> tuple[Unanswered, ...]:
        return tuple(one for one in self._by_spot.get(spot, ()) if one != what)
