"""How quickly and how surely bytes of devices become messages.

Run `python tests/bench/bench_devices.py [--seconds N] [--frames N]`. Three figures: the time
between two looks at the same sensor on a line of fourteen at 9600 baud; frames lost at 1,000 a
second while the table's thread stalls for 800 ms; and the way from the port to the table's thread
as a ratio to a raw read of a pseudo-terminal, taken in turns. A busy machine shows in the first:
what the bytes alone take is a test (`test_a_round_of_fourteen_sensors_fits_into_200_ms`).
"""

import argparse
import os
import statistics
import sys
import time
import tty
from itertools import pairwise
from pathlib import Path
from threading import Event, Thread

sys.path.insert(0, str(Path(__file__).parents[2]))

from dealer_assist.devices.attendant import Attendant
from dealer_assist.devices.entries import MS_A_BYTE
from dealer_assist.devices.messages import ShoeCard
from dealer_assist.devices.reader import Reader
from dealer_assist.devices.sensors import SensorBank
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.shoe import ShoeDecoder
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

FRAME = b"[Game]<Card:4S>\n"
SEATS = range(1, 8)
MOST_BETWEEN_LOOKS_MS = 200
MOST_TIMES_RAW = 6.0
STALL_S = 0.8
SEND_EVERY_S = 0.01


def clock_ms() -> int:
    """Give the time for drivers."""
    return time.monotonic_ns() // 1_000_000


class Watched(SimulatedSensorBank):
    """Fourteen sensors that note when each was spoken to last."""

    def __init__(self) -> None:
        super().__init__(SEATS, SEATS)
        self.looks: dict[int, list[float]] = {}

    def hear(self, data: bytes) -> bytes:
        answer = super().hear(data)
        if answer:
            self.looks.setdefault(answer[2], []).append(time.monotonic() * 1000)
        return answer


def looks_ms(seconds: float) -> tuple[list[float], float]:
    """Poll fourteen sensors on a paced line; give the times between looks and the CPU share."""
    model = Watched()
    terminal = PseudoTerminal(
        model, lambda: time.monotonic() * 1000, has_echo=True, ms_a_byte=MS_A_BYTE
    )
    port = SerialPort(terminal.path, clock_ms)
    attendant = Attendant(SensorBank(port, SEATS, SEATS), port, clock_ms)
    time.sleep(2)
    model.looks.clear()
    cpu, begin = time.process_time(), time.monotonic()
    time.sleep(seconds)
    share = (time.process_time() - cpu) / (time.monotonic() - begin)
    attendant.close()
    terminal.close()
    same_visit_ms = 40  # what follows at once in the same visit is no new look
    gaps = [
        after - before
        for looks in model.looks.values()
        for before, after in pairwise(looks)
        if after - before > same_visit_ms
    ]
    return sorted(gaps), share


def raw_terminal() -> tuple[int, int]:
    """Open a pseudo-terminal that changes no byte."""
    master, slave = os.openpty()
    tty.setraw(slave)
    return master, slave


def flood(seconds: float) -> tuple[int, int]:
    """Send 1,000 frames a second while the table stalls; give how many were sent and told."""
    master, slave = raw_terminal()
    port = SerialPort(os.ttyname(slave), clock_ms)
    port.read_available()
    attendant = Attendant(Reader("shoe", port, ShoeDecoder()), port, clock_ms)
    sent = 0
    told = 0
    done = Event()

    def send() -> None:
        nonlocal sent
        begin = time.monotonic()
        while time.monotonic() - begin < seconds:
            due = int((time.monotonic() - begin) * 1000) - sent
            for _ in range(due):
                os.write(master, FRAME)
                sent += 1
            time.sleep(SEND_EVERY_S)
        done.set()

    Thread(target=send).start()
    while not done.is_set():
        time.sleep(STALL_S)
        told += len(attendant.tick(0))
    time.sleep(STALL_S)
    told += len(attendant.tick(0))
    attendant.close()
    os.close(master)
    os.close(slave)
    return sent, told


def port_to_table(frames: int) -> tuple[float, float]:
    """Give the median microseconds of a raw read in a thread and of our way, taken in turns."""
    master, slave = raw_terminal()
    raw_master, raw_slave = raw_terminal()
    port = SerialPort(os.ttyname(slave), clock_ms)
    port.read_available()
    woken, read = Event(), Event()
    attendant = Attendant(Reader("shoe", port, ShoeDecoder()), port, clock_ms, woken.set)

    def reader() -> None:
        while os.read(raw_slave, 64) != b"end":
            read.set()

    thread = Thread(target=reader)
    thread.start()
    raw, ours = [], []
    for _ in range(frames):
        begin = time.perf_counter_ns()
        os.write(raw_master, FRAME)
        read.wait()
        raw.append(time.perf_counter_ns() - begin)
        read.clear()
        begin = time.perf_counter_ns()
        os.write(master, FRAME)
        woken.wait()
        assert attendant.tick(0) == [ShoeCard("4s")]
        ours.append(time.perf_counter_ns() - begin)
        woken.clear()
    os.write(raw_master, b"end")
    thread.join()
    attendant.close()
    for end in (master, slave, raw_master, raw_slave):
        os.close(end)
    return statistics.median(raw) / 1000, statistics.median(ours) / 1000


def main() -> int:
    """Print the figures; the exit status says whether all were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--frames", type=int, default=2_000)
    args = parser.parse_args()
    gaps, share = looks_ms(args.seconds)
    median, worst = statistics.median(gaps), gaps[int(0.99 * len(gaps))]
    print(f"14 sensors at 9600 baud: a look every {median:.0f} ms, 99 % within {worst:.0f} ms")
    print(f"    processor: {share:.1%} of a core, the simulated line included")
    sent, told = flood(args.seconds)
    print(f"{sent} frames at 1,000 a second with stalls of {STALL_S:.1f} s: {sent - told} lost")
    raw_us, ours_us = port_to_table(args.frames)
    ratio = ours_us / raw_us
    print(f"port to table {ours_us:.0f} µs, raw read {raw_us:.0f} µs: {ratio:.1f} ×")
    return int(worst > MOST_BETWEEN_LOOKS_MS or sent != told or ratio > MOST_TIMES_RAW)


if __name__ == "__main__":
    sys.exit(main())
