"""What a simulated device is, whatever it speaks: a model that hands move and faults befall.

A model knows no protocol. What speaks for it on a line is a `Speaker`, so that one model can hang
on any wire; the two together are a `Twin` of the real device.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.messages import KeyPosition
from dealer_assist.devices.simulated_wire import Speaker
from dealer_assist.value import Value

DONE = "done"


class Breakable(Protocol):
    """What can fail on request, in the ways it names."""

    @property
    def faults(self) -> tuple[str, ...]:
        """Name every way in which it can fail."""
        ...

    @property
    def fault(self) -> str | None:
        """Name what is wrong with it now, if anything lasting is."""
        ...

    def cause(self, fault: str) -> None:
        """Break in one of the ways of `faults`."""
        ...

    def clear(self) -> None:
        """Work again."""
        ...


@runtime_checkable
class Movable(Protocol):
    """What a hand can move by typed words: `chip 3 on`, `draw 4s`."""

    @property
    def words(self) -> tuple[str, ...]:
        """Show by example what can be said to it."""
        ...

    def move(self, words: Sequence[str]) -> str | None:
        """Do what the words say and answer in a line; None where they are not for this device."""
        ...


@runtime_checkable
class Restorable(Protocol):
    """What has a physical state that outlives the program's crash."""

    def snapshot(self) -> dict[str, Any]:
        """Return the state as plain values."""
        ...

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take a state over."""
        ...


@runtime_checkable
class ChipSensors(Protocol):
    """Wager sensors under a hand with chips."""

    @property
    def places(self) -> list[tuple[int, str]]: ...

    def place_chip(self, seat: int, sensor: str = "A") -> None: ...

    def take_chip(self, seat: int, sensor: str = "A") -> None: ...

    def has_chip(self, seat: int, sensor: str = "A") -> bool: ...

    def lamp(self, seat: int, sensor: str = "A") -> Lamp: ...

    def is_open(self, seat: int, sensor: str = "A") -> bool: ...

    def fault(self, seat: int, sensor: str = "A") -> str | None: ...

    def cause(self, seat: int, fault: str, sensor: str = "A") -> None: ...

    def clear(self, seat: int, sensor: str = "A") -> None: ...


@runtime_checkable
class CardSwiper(Protocol):
    """A reader under a hand with a staff card."""

    def swipe(self, number: str, name: str = "") -> None: ...

    def swipe_garbled(self) -> None: ...


@runtime_checkable
class KeyLock(Protocol):
    """A key switch under a hand with the key."""

    @property
    def position(self) -> KeyPosition: ...

    def turn(self, position: KeyPosition) -> None: ...


@runtime_checkable
class SlipOutlet(Breakable, Protocol):
    """A printer under a hand that tears slips off."""

    @property
    def slips(self) -> list[bytes]: ...


@runtime_checkable
class CardShoe(Protocol):
    """A shoe under a hand that draws cards."""

    def draw(self, card: str) -> None: ...


class Twin(Value):
    """A simulated device: its model, what speaks for it, and its parts by the name of their faults.

    A printer is one part, `printer`; a line of sensors has one for each, `sensor 5`, `sensor 5B`.
    """

    model: object
    speaker: Speaker
    parts: Mapping[str, Breakable]


def one_piece(name: str, model: Breakable, speaker: Speaker) -> Twin:
    """Make the twin of a device that fails as a whole, under the name of its role."""
    return Twin(model, speaker, {name: model})
