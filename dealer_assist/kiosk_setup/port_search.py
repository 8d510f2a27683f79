"""The search for the ports of a table: a device is chosen, moved, heard, confirmed and tested."""

from collections.abc import Callable
from typing import assert_never

from dealer_assist.errors import Refused
from dealer_assist.kiosk_setup.answers import NO_DEVICE
from dealer_assist.kiosk_setup.draft import SetUpDraft, SetUpStep
from dealer_assist.kiosk_setup.machine import Machine, TrialResult
from dealer_assist.kiosk_setup.ports import HeardPort, PortRack, bare, fits, test_of
from dealer_assist.kiosk_setup.steps import missing_devices
from dealer_assist.kiosk_setup.touches import (
    DeviceChosen,
    DeviceDenied,
    DeviceSought,
    DeviceTested,
    PortConfirmed,
    PortFreed,
    PortRetuned,
    PortsSought,
    PortsTurned,
    PortTouch,
)
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

_LAMPS = Msg("The lamps light up seat by seat. One that is out of turn is wired wrong")
SHOWS = {
    "sensors": _LAMPS,
    "second_sensors": _LAMPS,
    "printer": Msg("The printer feeds and cuts"),
}


class PortSearch:
    """Holds which device is looked for; answers go to the draft that it is given each time."""

    def __init__(self, machine: Machine, clock_ms: Callable[[], int]) -> None:
        self.rack = PortRack(machine)
        self.device = ""
        self.first_shown = 0
        self._clock_ms = clock_ms
        self._since_ms = 0

    def take(
        self, draft: SetUpDraft, table: TableSetup | None, touch: PortTouch
    ) -> tuple[SetUpDraft, str]:
        """Answer a touch; give the draft after it, and a sentence where there is one to say."""
        match touch:
            case DeviceChosen(device):
                self.choose(device)
            case DeviceSought(device):
                return self.find(draft, device), ""
            case DeviceDenied(device):
                return self.has_none(draft, device, table), ""
            case DeviceTested(device):
                return self.test_again(draft, device)
            case PortConfirmed():
                return self.confirm(draft), ""
            case PortFreed(name):
                return self.free(draft, name), ""
            case PortRetuned(name):
                return draft, self.listen(name)
            case PortsSought():
                self.rack.look()
            case PortsTurned(first):
                self.first_shown = first
            case _:
                assert_never(touch)
        return draft, ""

    def begin(self, draft: SetUpDraft, table: TableSetup | None) -> None:
        """Listen to every port, and look for the first device that lacks one."""
        self.rack.look(draft.answers.ports.values())
        self.choose(next(iter(missing_devices(draft, table)), ""))

    def choose(self, device: str) -> None:
        """Look for the port of this device from now on."""
        self.device, self._since_ms = device, self._clock_ms()
        self.rack.forget_messages()

    def is_confirmed(self, draft: SetUpDraft) -> bool:
        """True if the chosen device has a port, so that its test is awaited."""
        return draft.answers.ports.get(self.device, NO_DEVICE) != NO_DEVICE

    def heard(self, draft: SetUpDraft) -> int:
        """Return the number of the port that speaks for the chosen device; 0 while none does."""
        if not self.device or self.is_confirmed(draft):
            return 0
        taken = {bare(at) for at in draft.answers.ports.values()}
        fitting = [
            port
            for port in self.rack.ports
            if fits(self.device, port.hearing, self._since_ms)
            and (port.found.name not in taken or port.hearing.addresses)
        ]
        newest = max(fitting, key=lambda port: port.hearing.spoke_ms or 0, default=None)
        return newest.number if newest is not None else 0

    def confirm(self, draft: SetUpDraft) -> SetUpDraft:
        """Return the draft with the heard port for the chosen device."""
        number = self.heard(draft)
        if not number:
            raise Refused(Msg("No port has spoken yet. Do what the device is for"))
        port = next(heard_port for heard_port in self.rack.ports if heard_port.number == number)
        named = port.named_for(self.device)
        self.choose(self.device)
        return draft.answered(ports={**draft.answers.ports, self.device: named})

    def free(self, draft: SetUpDraft, name: str) -> SetUpDraft:
        """Take a port from the device that has it."""
        devices = [one for one, at in draft.answers.ports.items() if bare(at) == name]
        self.choose(devices[0] if devices else self.device)
        return _without(draft, set(devices))

    def has_none(self, draft: SetUpDraft, device: str, table: TableSetup | None) -> SetUpDraft:
        """Note that the table has no such device, though its file names one."""
        if device == "swiper":
            raise Refused(Msg("No sign-in without a card reader. Plug one in"))
        left = _without(draft, {device})
        after = left.answered(ports={**left.answers.ports, device: NO_DEVICE})
        self.choose(next(iter(missing_devices(after, table)), ""))
        return after

    def listen(self, name: str) -> str:
        """Listen to a port at the next speed, and say at which."""
        port = self.rack.listen(name)
        if port is None:
            raise Refused(Msg("The port {name} went away. Plug it in again", name=name))
        number, baud = port.number, port.baud
        return Msg("Port {number} is asked at {baud} baud now", number=number, baud=baud)

    def test_again(self, draft: SetUpDraft, device: str) -> tuple[SetUpDraft, str]:
        """Have a device show itself, or await that it is used once more."""
        self.rack.show_itself(draft.answers.ports.get(device, ""))
        if device in SHOWS:
            return draft, SHOWS[device]
        self.choose(device)
        left = draft.done - {SetUpStep.PORTS}
        return replace(draft, tested=draft.tested - {device}, done=left), ""

    def find(self, draft: SetUpDraft, device: str) -> SetUpDraft:
        """Look for a device after all that the table was said not to have."""
        self.choose(device)
        return _without(draft, {device})

    def tested(self, draft: SetUpDraft, table: TableSetup) -> tuple[SetUpDraft, TrialResult] | None:
        """Have the chosen device shown to work at its port; None while there is nothing to say."""
        device, port = self.device, self._port_of(draft, self.device)
        if port is None or device in draft.tested or not port.hearing.is_open:
            return None
        told = self.rack.messages(port.found.name)
        result = test_of(device, port.hearing, told, table)
        if result is None:
            return None
        if result.is_well:
            draft = replace(draft, tested=draft.tested | {device})
            self.choose(next(iter(missing_devices(draft, table)), ""))
        return draft, result

    def lost(self, draft: SetUpDraft) -> tuple[SetUpDraft, TrialResult] | None:
        """Take a test back where the port has gone since."""
        if not self.rack.has_looked:
            return None
        for device in sorted(draft.tested):
            port = self._port_of(draft, device)
            if port is None or not port.hearing.is_open:
                self.choose(device)
                name = bare(draft.answers.ports.get(device, ""))
                said = Msg("The port {name} went away. Plug it in again", name=name)
                left = draft.done - {SetUpStep.PORTS}
                after = replace(draft, tested=draft.tested - {device}, done=left)
                return after, TrialResult(is_well=False, sentence=said)
        return None

    def _port_of(self, draft: SetUpDraft, device: str) -> HeardPort | None:
        name = bare(draft.answers.ports.get(device, ""))
        return next((port for port in self.rack.ports if port.found.name == name), None)


def _without(draft: SetUpDraft, devices: set[str]) -> SetUpDraft:
    ports = {one: at for one, at in draft.answers.ports.items() if one not in devices}
    return replace(draft.answered(ports=ports), tested=draft.tested - devices)
