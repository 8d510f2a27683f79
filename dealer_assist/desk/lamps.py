"""The lamps on the felt: each is told its state when that changes; betting is opened or shut."""

from typing import Protocol

from dealer_assist.devices.driver import Lamp as SensorLamp
from dealer_assist.table.facts import counting
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Lamp, Phase, Table

# A chip that is late or left does not count, so its lamp stays dark; a paused sensor takes none.
_SHOWN: dict[Lamp, SensorLamp] = {
    Lamp.OFF: "off",
    Lamp.LIT: "lit",
    Lamp.LOCKED: "locked",
    Lamp.LATE: "off",
    Lamp.LEFT: "off",
    Lamp.NO_GAME: "off",
    Lamp.FAULT: "fault",
    Lamp.PAUSED: "off",
    Lamp.NOT_TAKEN: "off",
}


class LampRow(Protocol):
    """What shows lamps and takes or refuses chips."""

    def set_lamp(self, seat: int, sensor: str, lamp: SensorLamp) -> None:
        """Want a sensor's lamp like this."""
        ...

    def open_betting(self) -> None:
        """Let the sensors take chips."""
        ...

    def close_betting(self) -> None:
        """Let every chip placed from now on be late."""
        ...


class Lamps:
    """Remember what was asked of the devices and ask only for what changed."""

    def __init__(self, row: LampRow) -> None:
        self._row = row
        self._shown: dict[Spot, SensorLamp] = {}
        self._is_betting_open: bool | None = None

    def show(self, table: Table) -> None:
        """Bring lamps and betting in line with the table; a chip that is missed lights its seat."""
        asked = counting.in_question(table)
        for spot in table.setup.spots:
            lamp = "lit" if spot in asked else _SHOWN[table.lamp(spot)]
            if self._shown.get(spot) != lamp:
                self._shown[spot] = lamp
                self._row.set_lamp(*spot, lamp)
        is_open = table.round.phase is Phase.BETTING
        if self._is_betting_open is not is_open:
            self._is_betting_open = is_open
            (self._row.open_betting if is_open else self._row.close_betting)()
