"""The reference sensor board on a Raspberry Pi Pico (RP2040, MicroPython 1.22 or later).

Copy `board.py` and this file to the board. Wiring and parts are in README.md beside it. Whatever
goes wrong here ends in a restart: the watchdog is fed by the loop alone.
"""

import time

from board import CctalkSide, Eye, JsonSide, Sensor
from machine import ADC, UART, WDT, Pin, unique_id

SPEAKS = "cctalk"  # or "json"
SEATS = (1, 2, 3)  # a Pico has three analogue inputs: three spots a board
SENSORS = (26, 27, 28)  # GPIO of the reflective sensors (ADC0, ADC1, ADC2), one for each seat
DIODES = (8, 9, 10)  # GPIO of their infrared diodes, through 220 ohm
GREEN = (2, 4, 6)  # GPIO of the lamps, through 330 ohm
RED = (3, 5, 7)
LEVELS = ((12000, 8000), (12000, 8000), (12000, 8000))
"""Of 65535, for each seat: thrown back by a chip, and by no chip; between them nothing changes."""
LOOK_MS = 5
SHINE_US = 100  # a phototransistor with 10 kOhm needs some 50
BLINK_MS = 250
WATCHDOG_MS = 1000


class Spot:
    """One seat at its pins."""

    def __init__(self, place, number):
        seat = SEATS[place]
        self.sensor = Sensor(seat, "A", (number + seat) & 0xFFFFFF)
        self.eye = Eye(*LEVELS[place])
        self.adc = ADC(Pin(SENSORS[place]))
        self.diode = Pin(DIODES[place], Pin.OUT)
        self.green = Pin(GREEN[place], Pin.OUT)
        self.red = Pin(RED[place], Pin.OUT)

    def look(self, passed):
        """Read the light of the room, then the same with the diode's."""
        self.diode.value(0)
        dark = self.adc.read_u16()
        self.diode.value(1)
        time.sleep_us(SHINE_US)
        lit = self.adc.read_u16()
        self.diode.value(0)
        self.eye.see(dark, lit, passed)
        self.sensor.stick(is_stuck=self.eye.is_dead)
        self.sensor.sample(self.eye.has_chip, passed)

    def show(self, now):
        """Lit is green, locked is red, a fault is both, blinking."""
        lamp = self.sensor.lamp
        is_on = lamp != "fault" or now // BLINK_MS % 2
        self.green.value(1 if lamp in ("lit", "fault") and is_on else 0)
        self.red.value(1 if lamp in ("locked", "fault") and is_on else 0)


class Board:
    """Three spots and a line."""

    def __init__(self):
        number = int.from_bytes(unique_id()[-2:], "little") * 8
        self.spots = [Spot(place, number) for place in range(len(SEATS))]
        sensors = [spot.sensor for spot in self.spots]
        self.side = CctalkSide(sensors) if SPEAKS == "cctalk" else JsonSide(sensors)
        self.uart = UART(0, baudrate=9600, tx=Pin(0), rx=Pin(1))
        self.watchdog = WDT(timeout=WATCHDOG_MS)
        self.unsent = b""
        self.before = time.ticks_ms()
        self.owed = 0

    def step(self):
        """Hear, look, show and speak, once around."""
        self.watchdog.feed()
        if self.uart.any():
            self.unsent += self.side.hear(self.uart.read() or b"")
        now = time.ticks_ms()
        passed = time.ticks_diff(now, self.before)
        if passed >= LOOK_MS:
            self.before = now
            self.owed += passed
            for spot in self.spots:
                spot.look(passed)
                spot.show(now)
            if not self.unsent:  # what was said goes out before more is
                self.unsent = self.side.tick(self.owed)
                self.owed = 0
        if self.unsent:
            sent = self.uart.write(self.unsent) or 0  # it takes what its buffer has room for
            self.unsent = self.unsent[sent:]


if __name__ == "__main__":
    board = Board()
    while True:
        board.step()
