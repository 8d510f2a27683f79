"""How quickly and how surely bytes of devices become messages in the table's thread.

    python tests/bench/bench_devices.py [--looks N] [--seconds N] [--frames N]

Three figures: the time between two looks at the same sensor on a line of fourteen at 9600 baud
(its hardware in a process of its own); frames lost at 1,000 a second through a pseudo-terminal
while the window stalls for 800 ms again and again; and the way from the port to a slot in the
window's thread, as a ratio to a raw read of a pseudo-terminal, taken in turns. A busy machine
shows in the first: what the bytes alone take is a test
(`test_a_round_of_fourteen_sensors_fits_into_200_ms`).
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
import tty
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from threading import Event, Thread

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, QTimer

from dealer_assist.devices.cctalk.sensor_bank import SensorBank
from dealer_assist.devices.contained import Contained
from dealer_assist.devices.port_thread import PortThread
from dealer_assist.devices.readers.reader import DeviceReader
from dealer_assist.devices.readers.shoe import ShoeDecoder
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.kiosk.run_window import new_application
from dealer_assist.ui.shell.thread_bridge import ThreadBridge

FRAME = b"[Game]<Card:4S>\n"
SEATS = range(1, 8)
MOST_BETWEEN_LOOKS_MS = 200
MOST_TIMES_RAW = 3.5
STALL_S, STALL_EVERY_MS = 0.8, 2_000
SEND_EVERY_S = 0.01
SAME_VISIT_MS = 40  # what follows at once in the same visit is no new look
IN_A_ROW = 50


def clock_ms() -> int:
    """Return the time for drivers."""
    return time.monotonic_ns() // 1_000_000


def looks_ms(seconds: float) -> tuple[list[float], float]:
    """Poll fourteen sensors on a paced line; give the times between looks and the CPU share."""
    line = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("paced_line.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert line.stdin is not None
    assert line.stdout is not None
    port = SerialPort(line.stdout.readline().split()[0], clock_ms)
    bank = Contained(["sensors"], lambda: SensorBank(port, SEATS, SEATS))
    port_thread = PortThread(bank, port, clock_ms)
    models: dict[str, list[float]] = {}
    share = 0.0
    for wait_s in (2, seconds):  # the first looks read everything: they do not count
        cpu, begin = time.process_time(), time.monotonic()
        time.sleep(wait_s)
        share = (time.process_time() - cpu) / (time.monotonic() - begin)
        line.stdin.write("looks\n")
        line.stdin.flush()
        models = json.loads(line.stdout.readline())
    port_thread.close()
    line.stdin.close()
    line.wait()
    gaps = [after - before for one in models.values() for before, after in pairwise(one)]
    return sorted(gap for gap in gaps if gap > SAME_VISIT_MS), share


def raw_terminal() -> tuple[int, int]:
    """Open a pseudo-terminal that changes no byte."""
    master, slave = os.openpty()
    tty.setraw(slave)
    return master, slave


class Shoe:
    """A shoe on a pseudo-terminal, whose messages reach a slot in the thread of the window."""

    def __init__(self, slot: Callable[[], None]) -> None:
        self.master, self._slave = raw_terminal()
        port = SerialPort(os.ttyname(self._slave), clock_ms)
        port.read_available()
        bell = ThreadBridge()
        shoe = Contained(
            ["shoe"], lambda: DeviceReader("shoe", port, ShoeDecoder(), is_secret=False)
        )
        self._port_thread = PortThread(shoe, port, clock_ms, bell.ring)
        bell.answer_with(slot)
        self._bell = bell

    def take(self) -> int:
        """Take the messages that have come, and count them."""
        return len(self._port_thread.tick(0))

    def close(self) -> None:
        """Let go of the port."""
        self._port_thread.close()
        os.close(self.master)
        os.close(self._slave)


def flood(seconds: float) -> tuple[int, int, int]:
    """Send 1,000 frames a second while the window stalls; give sent, told, and the stalls."""
    told = stalls = sent = 0
    loop, done = QEventLoop(), Event()

    def take() -> None:
        nonlocal told
        told += shoe.take()
        if done.is_set() and told >= sent:
            loop.quit()

    def stall() -> None:
        nonlocal stalls
        stalls += 1
        time.sleep(STALL_S)

    def send() -> None:
        nonlocal sent
        begin = time.monotonic()
        while time.monotonic() - begin < seconds:
            for _ in range(int((time.monotonic() - begin) * 1000) - sent):
                os.write(shoe.master, FRAME)
                sent += 1
            time.sleep(SEND_EVERY_S)
        done.set()

    shoe = Shoe(take)
    stalling = QTimer()
    stalling.timeout.connect(stall)
    stalling.start(STALL_EVERY_MS)
    QTimer.singleShot(int(1000 * (seconds + 5)), loop.quit)
    sender = Thread(target=send)
    sender.start()
    loop.exec()
    sender.join()
    stalling.stop()
    told += shoe.take()
    shoe.close()
    return sent, told, stalls


def port_to_slot(frames: int) -> tuple[float, float]:
    """Return the median microseconds of a raw read and of our way to a slot, taken in turns."""
    raw_master, raw_slave = raw_terminal()
    arrived, go = 0, Event()
    loop = QEventLoop()

    def slot() -> None:
        nonlocal arrived
        if shoe.take():
            arrived = time.perf_counter_ns()
            loop.quit()

    shoe = Shoe(slot)
    begun, is_over, master = 0, False, raw_master

    def write() -> None:
        nonlocal begun
        while True:
            go.wait()
            go.clear()
            if is_over:
                return
            time.sleep(0.002)  # whoever reads is waiting by then
            begun = time.perf_counter_ns()
            os.write(master, FRAME)

    writer = Thread(target=write)
    writer.start()
    raw: list[int] = []
    ours: list[int] = []
    for n in range(2 * frames):
        if n // IN_A_ROW % 2:
            master = shoe.master
            go.set()
            loop.exec()
            ours.append(arrived - begun)
        else:
            master = raw_master
            go.set()
            os.read(raw_slave, 64)
            raw.append(time.perf_counter_ns() - begun)
    is_over = True
    go.set()
    writer.join()
    shoe.close()
    os.close(raw_master)
    os.close(raw_slave)
    return statistics.median(raw) / 1000, statistics.median(ours) / 1000


def main() -> int:
    """Print the figures; the exit status says whether all were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--looks", type=float, default=20, help="seconds of polling")
    parser.add_argument("--seconds", type=float, default=60, help="seconds of flood")
    parser.add_argument("--frames", type=int, default=2_000)
    args = parser.parse_args()
    new_application()
    gaps, share = looks_ms(args.looks)
    median, worst = statistics.median(gaps), gaps[int(0.99 * len(gaps))]
    print(f"14 sensors at 9600 baud: a look every {median:.0f} ms, 99 % within {worst:.0f} ms")
    print(f"    processor: {share:.1%} of a core; load of the machine {os.getloadavg()[0]:.1f}")
    sent, told, stalls = flood(args.seconds)
    print(f"{sent} frames at 1,000 a second, {stalls} stalls of {STALL_S} s: {sent - told} lost")
    raw_us, ours_us = port_to_slot(args.frames)
    ratio = ours_us / raw_us
    print(f"port to slot {ours_us:.0f} µs, raw read {raw_us:.0f} µs: {ratio:.1f} ×")
    return int(worst > MOST_BETWEEN_LOOKS_MS or sent != told or ratio > MOST_TIMES_RAW)


if __name__ == "__main__":
    sys.exit(main())
