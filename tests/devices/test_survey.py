"""Who answers on a port."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from paced_terminal import PacedTerminal

from dealer_assist.devices.cctalk.frames import Checksum
from dealer_assist.devices.cctalk.profile import CctalkProfile
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.cctalk_speakers import CctalkKeySpeaker, CctalkSensorSpeaker
from dealer_assist.devices.simulated.escpos_speaker import EscposSpeaker
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.printer import SimulatedPrinter
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated_wire import Speaker
from dealer_assist.devices.survey import cctalk_devices, has_printer


@contextmanager
def port_of(
    speaker: Speaker, *, has_echo: bool = True
) -> Iterator[tuple[SerialPort, Callable[[], int]]]:
    terminal = PacedTerminal(speaker, has_echo=has_echo)
    port = SerialPort(terminal.path, terminal.now_ms)
    yield port, terminal.now_ms
    port.close()
    terminal.close()


@pytest.mark.parametrize("check", ["sum", "crc"])
def test_sensors_are_found_in_the_form_they_speak(check: Checksum) -> None:
    speaker = CctalkSensorSpeaker(SimulatedSensorBank((1, 7), (2,)), CctalkProfile(check=check))
    with port_of(speaker) as (port, clock_ms):
        found = list(cctalk_devices(port, clock_ms))
    assert [address for _, address in found] == [11, 17, 22]
    assert {asker.check for asker, _ in found} == {check}


def test_the_key_switch_is_found() -> None:
    with port_of(CctalkKeySpeaker(SimulatedKeySwitch())) as (port, clock_ms):
        assert [address for _, address in cctalk_devices(port, clock_ms)] == [70]


def test_a_printer_is_told_from_a_silent_port() -> None:
    printer = SimulatedPrinter()
    with port_of(EscposSpeaker(printer), has_echo=False) as (port, clock_ms):
        assert has_printer(port, clock_ms)
        printer.cause("dead")
        assert not has_printer(port, clock_ms)
