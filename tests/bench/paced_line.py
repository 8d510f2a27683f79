"""The hardware of a bench in a process of its own: sensors at the pace of 9600 baud, and a swiper.

It prints its two ports, then obeys lines: `chip 3 A` puts a chip down or lifts it, `swipe NUMBER`,
`looks` tells the moments at which each sensor was spoken to since the last time. When a frame that
carries news has left the line whole, it prints `news` and that moment. All moments are of the
clock that every process of a machine shares.
"""

import json
import os
import sys
import time
from contextlib import suppress

from dealer_assist.devices.cctalk.profile import PUBLIC
from dealer_assist.devices.port import MS_A_BYTE
from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker

SEATS = range(1, 8)
NICENESS = -15  # hardware does not wait for a processor


def now_ms() -> float:
    """Return the moment on the clock of the machine."""
    return time.monotonic() * 1000


class Sensors(CctalkSensorSpeaker):
    """Fourteen sensors that note when they are spoken to, and whether the answer is news."""

    def __init__(self) -> None:
        self.bank = SimulatedSensorBank(SEATS, SEATS)
        super().__init__(self.bank)
        self.models: dict[int, list[float]] = {}
        self.has_news = False
        self.moved = 0  # the address of the sensor with a chip that nobody has heard of

    def hear(self, data: bytes) -> bytes:
        answer = super().hear(data)
        if answer:
            self.models.setdefault(answer[2], []).append(now_ms())
            if answer[2] == self.moved and answer[1] > 1:  # only an event reading is that long
                self.has_news, self.moved = True, 0
        return answer


class Line(PseudoTerminal):
    """A line that tells when the last byte of a frame with news is out."""

    speaker: Sensors

    def _give_out(self, now: float) -> None:
        super()._give_out(now)
        if self.speaker.has_news and not self._to_host:
            self.speaker.has_news = False
            print("news", now_ms(), flush=True)


def main() -> None:
    """Serve until the input ends."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    sensors, swiper = Sensors(), SimulatedSwiper()
    line = Line(sensors, now_ms, has_echo=True, ms_a_byte=MS_A_BYTE)
    reader = PseudoTerminal(TrackSpeaker(swiper), now_ms, ms_a_byte=MS_A_BYTE)
    print(line.path, reader.path, flush=True)
    for words in sys.stdin:
        match words.split():
            case ["chip", seat, letter]:
                with line.lock:
                    place = int(seat), letter
                    has_chip = sensors.bank.has_chip(*place)
                    (sensors.bank.take_chip if has_chip else sensors.bank.place_chip)(*place)
                    sensors.moved = PUBLIC.address_of(*place)
            case ["swipe", number]:
                with reader.lock:
                    swiper.swipe(number)
            case ["looks"]:
                with line.lock:
                    models, sensors.models = sensors.models, {}
                print(json.dumps(models), flush=True)
    line.close()
    reader.close()


if __name__ == "__main__":
    main()
