"""What a desk knows of its devices beside the table: who they are, what they do not obey.

What is older than a second authorises nothing: START GAME locks no chip that nobody saw.
"""

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from dealer_assist.devices.messages import (
    UNSEEN,
    CommandAnswered,
    CommandUnanswered,
    Message,
    SensorIdentified,
    SensorRecovered,
    ShufflerTold,
    Unanswered,
)
from dealer_assist.journal.key import write_private
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

log = logging.getLogger(__name__)

DEVICE = "device"
SWAPPED = "swapped"


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
        """Return its state."""
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
        return tuple(neighbour for neighbour in self._by_spot.get(spot, ()) if neighbour != what)


class SensorPins:
    """The board at every seat, and those that wait for a person's word.

    The serial numbers are kept in a file beside the journal and asked for at every start. Another
    board takes its seat out and raises an alert; a person who takes note of it accepts the board.
    Both are on record.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._known = _read(file)
        self._asked: dict[Spot, int] = {}

    @property
    def known(self) -> Mapping[str, int]:
        """Return the serial numbers by the names of the sensors."""
        return self._known

    def hear(self, message: Message) -> tuple[c.Command, ...] | None:
        """Return what a message means where it concerns who a board is; None where it does not."""
        match message:
            case SensorIdentified(seat, sensor, serial):
                return self._identified((seat, sensor), serial)
            case SensorRecovered(seat, sensor) if (seat, sensor) in self._asked:
                return (c.ReportSensorFault(seat, sensor, SWAPPED),)
            case _:
                return None

    def answered(self, table: Table) -> tuple[c.Command, ...]:
        """Take the boards in of whose alerts a person has taken note."""
        waiting = {alert.key for alert in table.lasting.alerts}
        accepted = [spot for spot in self._asked if _key(spot) not in waiting]
        for spot in accepted:
            self._pin(spot, self._asked.pop(spot))
        return tuple(c.ReportSensorWell(*spot) for spot in accepted)

    def _identified(self, spot: Spot, serial: int) -> tuple[c.Command, ...]:
        before = self._known.get(_name(spot))
        if before is None:
            self._pin(spot, serial)
            return ()
        if before == serial:
            was_asked = self._asked.pop(spot, None) is not None
            return (c.ReportSensorWell(*spot),) if was_asked else ()
        self._asked[spot] = serial
        sentence = Msg(
            "Sensor {sensor} is another board, {found}, not {known}. Once noted, its chips count",
            sensor=_name(spot),
            found=serial,
            known=before,
        )
        alert = c.RaiseAlert(_key(spot), DEVICE, sentence)
        return (c.ReportSensorFault(*spot, SWAPPED), alert)

    def _pin(self, spot: Spot, serial: int) -> None:
        self._known[_name(spot)] = serial
        if self._file is None:
            return
        try:
            write_private(self._file, json.dumps(self._known, indent=1) + "\n")
        except OSError as error:
            log.warning("The serial numbers of the sensors were not kept: %s", error)


def _read(file: Path | None) -> dict[str, int]:
    try:
        known = json.loads(file.read_text(encoding="utf-8")) if file else {}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        log.warning("The serial numbers of the sensors cannot be read, all are new: %s", error)
        return {}
    return {str(name): serial for name, serial in known.items() if isinstance(serial, int)}


def _name(spot: Spot) -> str:
    return f"{spot[0]}{spot[1]}"


def _key(spot: Spot) -> str:
    return f"identity {_name(spot)}"


class DeviceWatch:
    """Hear every message first, and give the commands that follow from it or from time."""

    def __init__(self) -> None:
        self.disobedience = Disobedience()
        self.pins = SensorPins()
        self.shuffler = ShufflerTold()

    def hear(self, message: Message) -> tuple[c.Command, ...] | None:
        """Return the commands that a message means, or None where it is for the table to hear."""
        self.disobedience.hear(message)
        if isinstance(message, ShufflerTold):
            self.shuffler = message
        return self.pins.hear(message)

    def before_start(self, table: Table, unseen: Sequence[Spot]) -> tuple[c.Command, ...]:
        """Take out what nobody looked at, before its chip would be locked."""
        return take_unseen_out(table, unseen)

    def tick(self, table: Table, unseen: Sequence[Spot]) -> tuple[c.Command, ...]:
        """Take back in what is looked at again, and boards that a person has accepted."""
        return (*take_seen_back(table, unseen), *self.pins.answered(table))
