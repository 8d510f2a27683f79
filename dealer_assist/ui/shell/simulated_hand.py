"""The hand that a touch lends to simulated hardware: chips, cards and the key."""

from collections.abc import Iterable

from dealer_assist.catalog.people import SampleCard
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.devices.simulated.model import ChipSensors
from dealer_assist.table.events.values import JPH
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import Spot

UNKNOWN_CARD = "6003118899994471"
_SHOWN_ROLES = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE)


class SimulatedHand:
    """Moves what is simulated at a table; where a device is real, nothing happens."""

    def __init__(self, hardware: SimulatedHardware, cards: tuple[SampleCard, ...]) -> None:
        self._hardware = hardware
        self._numbers = {card.member.key: card.number for card in cards}
        self._members = tuple(card.member for card in cards)

    @property
    def chips(self) -> frozenset[Spot] | None:
        """Return the sensors with a chip on them, None where no sensor is simulated."""
        banks = self._banks()
        if not banks:
            return None
        return frozenset(spot for bank in banks for spot in bank.places if bank.has_chip(*spot))

    @property
    def cards(self) -> tuple[StaffMember, ...]:
        """Return a card of each role that may be asked for, where the reader is simulated."""
        if self._hardware.swiper is None:
            return ()
        return tuple(
            next(member for member in self._members if member.role is role) for role in _SHOWN_ROLES
        )

    @property
    def has_key(self) -> bool:
        """Return True if the key can be turned by touch."""
        return self._hardware.key_switch is not None

    def tap_chip(self, seat: int, sensor: str) -> None:
        """Put a chip on a sensor, or take it off."""
        for bank in self._banks():
            if (seat, sensor) in bank.places:
                has_chip = bank.has_chip(seat, sensor)
                (bank.take_chip if has_chip else bank.place_chip)(seat, sensor)

    def lay_chips(self, spots: Iterable[Spot]) -> None:
        """Put a chip on each of these sensors that has none."""
        for seat, sensor in spots:
            if (seat, sensor) not in (self.chips or ()):
                self.tap_chip(seat, sensor)

    def lift_chips(self, spots: Iterable[Spot] = ()) -> None:
        """Take the chips off these sensors; without any, every chip."""
        lie = self.chips or frozenset()
        for seat, sensor in sorted(lie.intersection(spots) or lie):
            self.tap_chip(seat, sensor)

    def swipe(self, member: str) -> None:
        """Draw somebody's card through the reader; nobody's is a card that is not known."""
        if self._hardware.swiper is not None:
            self._hardware.swiper.swipe(self._numbers.get(member, UNKNOWN_CARD))

    def turn_key(self, position: str) -> None:
        """Turn the key."""
        if self._hardware.key_switch is not None:
            self._hardware.key_switch.turn("JPH" if position == JPH else "RUN")

    def _banks(self) -> list[ChipSensors]:
        banks = (self._hardware.sensors, self._hardware.second_sensors)
        return [bank for bank in banks if bank is not None]
