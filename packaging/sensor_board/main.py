"""The reference sensor board on a Raspberry Pi Pico (RP2040, MicroPython 1.22 or later).

Copy `board.py` and this file to the board. Wiring and parts are in README.md beside it.
"""

import time

from board import CctalkSide, JsonSide, Sensor
from machine import ADC, UART, Pin, unique_id

SPEAKS = "cctalk"  # or "json"
SEATS = (1, 2, 3)  # a Pico has three analogue inputs: three spots a board
SENSORS = {1: 26, 2: 27, 3: 28}  # GPIO of the reflective sensors (ADC0, ADC1, ADC2)
GREEN = {1: 2, 2: 4, 3: 6}  # GPIO of the lamps, through 330 ohm
RED = {1: 3, 2: 5, 3: 7}
DARK_BELOW = 22000  # of 65535: what the sensor reads with a chip on it; measure yours
LOOK_MS = 5
BLINK_MS = 250

number = int.from_bytes(unique_id()[-2:], "little") * 8
sensors = [Sensor(seat, "A", (number + seat) & 0xFFFFFF) for seat in SEATS]
side = CctalkSide(sensors) if SPEAKS == "cctalk" else JsonSide(sensors)
uart = UART(0, baudrate=9600, tx=Pin(0), rx=Pin(1))
eyes = {seat: ADC(Pin(pin)) for seat, pin in SENSORS.items()}
greens = {seat: Pin(pin, Pin.OUT) for seat, pin in GREEN.items()}
reds = {seat: Pin(pin, Pin.OUT) for seat, pin in RED.items()}


def show(sensor, now_ms):
    """Lit is green, locked is red, a fault is both, blinking."""
    is_on = sensor.lamp != "fault" or now_ms // BLINK_MS % 2
    greens[sensor.seat].value(sensor.lamp in ("lit", "fault") and is_on)
    reds[sensor.seat].value(sensor.lamp in ("locked", "fault") and is_on)


def say(data):
    """Send; on the one wire of ccTalk the board hears itself, and forgets that."""
    if not data:
        return
    uart.write(data)
    if SPEAKS == "cctalk":
        while not uart.txdone():
            pass
        heard = b""
        began = time.ticks_ms()
        while len(heard) < len(data) and time.ticks_diff(time.ticks_ms(), began) < 5:
            heard += uart.read(len(data) - len(heard)) or b""


before = time.ticks_ms()
while True:
    if uart.any():
        say(side.hear(uart.read()))
    now = time.ticks_ms()
    passed = time.ticks_diff(now, before)
    if passed >= LOOK_MS:
        before = now
        for one in sensors:
            one.sample(eyes[one.seat].read_u16() < DARK_BELOW, passed)
            show(one, now)
        say(side.tick(passed))
