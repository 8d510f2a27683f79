"""Real devices are tested only when their ports are named, one variable a device.

`DEALER_ASSIST_SENSORS=/dev/serial/by-id/… pytest tests/hardware`; also `DEALER_ASSIST_SWIPER`,
`DEALER_ASSIST_KEY_SWITCH`, `DEALER_ASSIST_PRINTER`, `DEALER_ASSIST_SHOE`. The values are those of a
table file's [devices].
"""

import os

DEVICES = ("sensors", "swiper", "key_switch", "printer", "shoe")

collect_ignore = [
    f"test_real_{device}.py"
    for device in DEVICES
    if f"DEALER_ASSIST_{device.upper()}" not in os.environ
]
