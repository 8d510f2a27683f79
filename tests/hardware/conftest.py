"""Real devices are tested only when their ports are named, one variable a device.

`DEALER_ASSIST_SENSORS=/dev/serial/by-id/… pytest tests/hardware`; also `DEALER_ASSIST_SWIPER`
(an RFID reader too: `rdm6300:/dev/…`), `DEALER_ASSIST_KEY_SWITCH`, `DEALER_ASSIST_PRINTER`,
`DEALER_ASSIST_SHOE`. The values are those of a table file's [devices]. Some tests ask for a hand:
what to do is printed. Without hardware, `dealer-assist devices simulate` offers the ports.
"""

import os
from collections.abc import Callable

import pytest

# What the tests share lies beside them.

DEVICES = ("sensors", "swiper", "key_switch", "printer", "shoe")

collect_ignore = [
    f"test_real_{device}.py"
    for device in DEVICES
    if f"DEALER_ASSIST_{device.upper()}" not in os.environ
]


@pytest.fixture
def ask(capfd: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Ask the person at the device to do something, past pytest's capture."""

    def say(words: str) -> None:
        with capfd.disabled():
            print(f"\n>>> {words}", flush=True)

    return say
