"""A workbench of simulated devices on pseudo-terminals, moved by typed words."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from dealer_assist.devices.port import MS_A_BYTE
from dealer_assist.devices.registry import all_roles
from dealer_assist.devices.role import SIMULATED, DeviceConfig, DeviceKind, DeviceRole, PortLine
from dealer_assist.devices.simulated.faults import NotAFault, carry_out
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.devices.simulated.model import DONE, Movable
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated_wire import QUIET, LineNoise, Speaker, spoil
from dealer_assist.value import Value

SEATS = tuple(range(1, 8))
FAULT_WORDS = (
    "fault sensor 5 stuck",
    "clear sensor 5",
    "unplug sensors",
    "clear sensors",
    "printer paper-out",
)


class TerminalPlug:
    """A device at a stable name: pulled and put back, the name leads to a new terminal."""

    def __init__(
        self,
        name: Path,
        speaker: Speaker,
        clock_ms: Callable[[], float],
        random: Random,
        *,
        has_echo: bool,
        ms_a_byte: float,
    ) -> None:
        self.name = name
        self.noise: LineNoise = QUIET
        self._speaker = speaker
        self._clock_ms = clock_ms
        self._random = random
        self._has_echo = has_echo
        self._ms_a_byte = ms_a_byte
        self._terminal: PseudoTerminal | None = None
        self.replug()

    @property
    def is_plugged(self) -> bool:
        """True if the plug is in."""
        return self._terminal is not None

    def hear(self, data: bytes) -> bytes:
        """Pass bytes to the device and back, over the line as it is."""
        answer = self._speaker.hear(spoil(data, self.noise, self._random))
        return spoil(answer, self.noise, self._random)

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass for the device."""
        return spoil(self._speaker.tick(dt_ms), self.noise, self._random)

    def move(self, model: Movable, words: Sequence[str]) -> str | None:
        """Move the device by hand while its thread waits."""
        if self._terminal is None:
            return model.move(words)
        with self._terminal.lock:
            return model.move(words)

    def unplug(self) -> None:
        """Pull the plug: the port is gone."""
        self.name.unlink(missing_ok=True)
        if self._terminal is not None:
            self._terminal.close()
        self._terminal = None

    def replug(self) -> None:
        """Put the plug back under the same name."""
        if self._terminal is None:
            self._terminal = PseudoTerminal(
                self, self._clock_ms, has_echo=self._has_echo, ms_a_byte=self._ms_a_byte
            )
            self.name.symlink_to(self._terminal.path)


class BenchOffer(Value):
    """A simulated device under its name on the bench; `is_other` beside the usual of its role."""

    name: str
    role: str
    kind: DeviceKind
    is_other: bool = False

    @property
    def line(self) -> PortLine:
        """Return the line that it stands for."""
        return PortLine(DeviceConfig(self.role, self.kind.name, SIMULATED), seats=SEATS)


class Bench:
    """One of each simulated device, each on its own port in a folder."""

    def __init__(
        self,
        folder: Path,
        clock_ms: Callable[[], float],
        random: Random,
        ms_a_byte: float = MS_A_BYTE,
    ) -> None:
        self.offers = offers()
        twins = {offer.name: offer.kind.twin(offer.line) for offer in self.offers}
        self.simulated = SimulatedHardware(
            {offer.role: twins[offer.name] for offer in self.offers if not offer.is_other}
        )
        self._plugs = {
            offer.name: TerminalPlug(
                folder / offer.name,
                twins[offer.name].speaker,
                clock_ms,
                random,
                has_echo=offer.kind.has_echo,
                ms_a_byte=ms_a_byte,
            )
            for offer in self.offers
        }
        models = ((name, twin.model) for name, twin in twins.items())
        self._movable = {name: model for name, model in models if isinstance(model, Movable)}

    @property
    def words(self) -> str:
        """Show by example what can be said at this bench."""
        moves = [words for model in self._movable.values() for words in model.words]
        return ", ".join((*moves, *FAULT_WORDS))

    @property
    def simulated_names(self) -> tuple[str, ...]:
        """Name the devices on the bench."""
        return tuple(self._plugs)

    @property
    def ports(self) -> dict[str, Path]:
        """Return the path of every device."""
        return {name: plug.name for name, plug in self._plugs.items()}

    @property
    def lines(self) -> Iterator[str]:
        """Write the lines of a table file that lead to these devices."""
        for offer in self.offers:
            path = self.ports[offer.name]
            if offer.is_other:
                yield f'# or, of another kind: {offer.role} = "{offer.kind.name}:{path}"'
            else:
                yield f'{offer.role} = "{path}"'

    def wire(self, name: str) -> TerminalPlug | None:
        """Return the plug of a device."""
        return self._plugs.get(name)

    def do(self, sentence: str) -> str:
        """Do what the words say and answer in a line; unknown words raise `NotAFault`."""
        words = sentence.split()
        if not words:
            return ""
        for name, model in self._movable.items():
            said = self._plugs[name].move(model, words)
            if said is not None:
                return said
        self._break(sentence)
        return DONE

    def close(self) -> None:
        """Take every port away."""
        for plug in self._plugs.values():
            plug.unplug()

    def _break(self, sentence: str) -> None:
        try:
            carry_out(sentence, self)
        except NotAFault as error:
            raise NotAFault(f"{error}; other words: {self.words}") from error


def offers() -> list[BenchOffer]:
    """List what stands on a bench: the usual kind of every role, and others that are offered."""
    every = [offer for role in all_roles() for offer in _offers(role)]
    return sorted(every, key=lambda offer: offer.is_other)


def _offers(role: DeviceRole) -> Iterator[BenchOffer]:
    for place, kind in enumerate(role.kinds):
        if isinstance(kind, DeviceKind) and not role.extends and (place == 0 or kind.offered_as):
            yield BenchOffer(kind.offered_as or role.name, role.name, kind, is_other=place > 0)
