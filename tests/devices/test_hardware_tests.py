"""The tests for real devices, run against simulated ones on pseudo-terminals: they do pass."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from dealer_assist.devices.simulated.bench import Bench

ROOT = Path(__file__).parents[2]
HAND = {
    ">>> Put a chip": ("chip 4 on", "chip 4 off"),
    ">>> Swipe a card": ("swipe 6008140031",),
    ">>> The same card": ("swipe 6008140031",),
    ">>> Turn the key": ("key JPH", "key RUN"),
    ">>> Draw a card": ("draw Th",),
}
RFID_HAND = {">>> Swipe a card": ("hold 6547886",), ">>> The same card": ("hold 6547886",)}
BETWEEN_S = 1.0  # what a person's hand needs; an RFID card must be gone before it comes again


def run(bench: Bench, ports: dict[str, str], hand: dict[str, tuple[str, ...]]) -> str:
    """Run the tests for the devices with these ports, and do what they ask for."""
    named = {f"DEALER_ASSIST_{name.upper()}": where for name, where in ports.items()}
    tests = subprocess.Popen(
        [sys.executable, "-m", "pytest", "tests/hardware", "-q", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=os.environ | named,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert tests.stdout is not None
    said = ""
    with tests:
        for line in tests.stdout:
            said += line
            for asked, words in hand.items():
                if line.startswith(asked):
                    for word in words:
                        time.sleep(BETWEEN_S)
                        bench.do(word)
    assert tests.returncode == 0, said
    return said


@pytest.mark.long
def test_the_hardware_tests_pass_on_simulated_devices(tmp_path: Path) -> None:
    bench = Bench(tmp_path, lambda: time.monotonic() * 1000, Random(7))
    ports = {name: str(path) for name, path in bench.ports.items() if name != "rfid"}
    try:
        assert "8 passed" in run(bench, ports, HAND)
        rfid = {"swiper": f"rdm6300:{bench.ports['rfid']}"}
        assert "1 passed" in run(bench, rfid, RFID_HAND)
    finally:
        bench.close()
