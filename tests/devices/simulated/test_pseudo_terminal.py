"""A simulated device offered as a serial port to any program."""

import time

from dealer_assist.devices.cctalk.frames import SIMPLE_POLL, Frame, encode
from dealer_assist.devices.port import MS_A_BYTE
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker


def clock_ms() -> float:
    return time.monotonic() * 1000


def read(port: SerialPort, length: int) -> bytes:
    data = b""
    while len(data) < length:
        assert port.wait(5), "nothing came within five seconds"
        data += port.read_available()
    return data


def test_a_question_is_echoed_and_answered_at_the_pace_of_the_line() -> None:
    terminal = PseudoTerminal(
        CctalkSensorSpeaker(SimulatedSensorBank((1,))), clock_ms, has_echo=True, ms_a_byte=MS_A_BYTE
    )
    port = SerialPort(terminal.path, lambda: 0)
    port.read_available()
    began_ms = clock_ms()
    question = encode(Frame(11, SIMPLE_POLL))
    port.write(question)
    assert read(port, 10) == question + bytes.fromhex("01 00 0B 00 F4")
    assert clock_ms() - began_ms >= 10 * MS_A_BYTE
    port.close()
    terminal.close()


def test_a_device_that_speaks_unasked_is_heard() -> None:
    swiper = SimulatedSwiper()
    terminal = PseudoTerminal(TrackSpeaker(swiper, "magtek"), clock_ms)
    port = SerialPort(terminal.path, lambda: 0)
    port.read_available()
    with terminal.lock:
        swiper.swipe_garbled()
    assert read(port, 10) == b"%E?;E?+E?\r"
    port.close()
    terminal.close()
