"""The hardware around a Pico's `main.py`: pins that are numbers, a clock that is told, a UART.

This file runs under CPython and under MicroPython, whose grammar is older: no types, no match. The
UART has the buffers of the RP2040: 256 bytes, and a FIFO of 32.
"""

import sys

ROOM, CHIP, CLEAR = 60000, 30000, 2000  # read in the dark, and thrown back with and without
BUFFER, FIFO = 256, 32
LONGEST_WATCH_MS = 8388  # of an RP2040
FIRST_ADC, FIRST_DIODE = 26, 8


class Module:
    """What an import gives."""


def source_of(folder, name):
    with open(folder + "/" + name) as file:  # noqa: PTH123 - MicroPython has no Path
        return file.read()


class Pico:
    """One board: `main.py` as it stands, with nothing but what it speaks and its seats set."""

    def __init__(self, folder, speaks, seats, number):
        self.now_us = 0
        self.seats = seats
        self.chips = dict.fromkeys(seats, False)
        self.room = ROOM
        self.dead = set()
        self.pins = {}
        self.incoming = b""
        self.outgoing = b""
        self.written = b""
        self.fed_ms = 0
        self.board = self._boot(folder, speaks, seats, number)

    def turn(self, now_us, heard, gone):
        """Let it hear, and go once around; `gone` bytes left the UART since the last time."""
        self.now_us = now_us
        self.incoming = (self.incoming + heard)[: BUFFER + FIFO]
        self.outgoing = self.outgoing[gone:]
        self.written = b""
        self.board.step()
        return self.written

    def state(self):
        """Say everything that a test looks at."""
        return {
            "pins": self.pins,
            "fed_ms": self.fed_ms,
            "sensors": {
                spot.sensor.seat: (spot.sensor.lamp, spot.sensor.is_open, spot.sensor.counter)
                for spot in self.board.spots
            },
        }

    def lay(self, chips, room, dead):
        """Put chips on the spots, change the light of the room, break and mend diodes."""
        self.chips, self.room, self.dead = chips, room, dead

    def remember(self, seat, counter, events):
        """Take it that all of this has happened at a spot."""
        for spot in self.board.spots:
            if spot.sensor.seat == seat:
                spot.sensor.counter, spot.sensor.events = counter, events

    def _boot(self, folder, speaks, seats, number):
        board, machine, time = Module(), Module(), Module()
        names = {"__name__": "board"}
        exec(source_of(folder, "board.py"), names)
        for name in names:
            setattr(board, name, names[name])
        self._furnish(machine, time, number)
        ours = {"board": board, "machine": machine, "time": time}
        source = source_of(folder, "main.py")
        source = source.replace('SPEAKS = "cctalk"', "SPEAKS = " + repr(speaks))
        source = source.replace("SEATS = (1, 2, 3)", "SEATS = " + repr(seats))
        kept = {name: sys.modules.get(name) for name in ours}
        sys.modules.update(ours)
        main = {"__name__": "main"}
        exec(source, main)
        for name in kept:
            sys.modules.pop(name)
            if kept[name] is not None:
                sys.modules[name] = kept[name]
        return main["Board"]()

    def _furnish(self, machine, time, number):
        pico = self

        class Pin:
            OUT = 1

            def __init__(self, pin, mode=0):
                self.number = pin

            def value(self, level):
                assert level in (0, 1)
                pico.pins[self.number] = level

        class ADC:
            def __init__(self, pin):
                self.place = pin.number - FIRST_ADC

            def read_u16(self):
                seat = pico.seats[self.place]
                if not pico.pins.get(FIRST_DIODE + self.place) or seat in pico.dead:
                    return pico.room
                return max(0, pico.room - (CHIP if pico.chips[seat] else CLEAR))

        class UART:
            def __init__(self, bus, baudrate, tx, rx):
                assert (bus, baudrate, tx.number, rx.number) == (0, 9600, 0, 1)

            def any(self):
                return len(pico.incoming)

            def read(self):
                heard, pico.incoming = pico.incoming, b""
                return heard or None

            def write(self, data):
                taken = data[: BUFFER + FIFO - len(pico.outgoing)]
                pico.outgoing += taken
                pico.written += taken
                return len(taken) or None

        class WDT:
            def __init__(self, timeout):
                assert timeout <= LONGEST_WATCH_MS

            def feed(self):
                pico.fed_ms = pico.now_us // 1000

        machine.Pin, machine.ADC, machine.UART, machine.WDT = Pin, ADC, UART, WDT
        machine.unique_id = lambda: bytes((0, 0, 0, 0, 0, 0, number, 0))
        time.ticks_ms = lambda: pico.now_us // 1000 % 2**30
        time.ticks_diff = lambda a, b: (a - b + 2**29) % 2**30 - 2**29
        time.sleep_us = lambda us: None


def serve():
    """Answer each line of Python that comes in with what it gives."""
    names = {"Pico": Pico}
    while True:
        line = sys.stdin.readline()
        if not line:
            return
        if line.startswith("pico ="):
            exec(line, names)
            print("None")
        else:
            print(repr(eval(line, names)))


if __name__ == "__main__":
    serve()
