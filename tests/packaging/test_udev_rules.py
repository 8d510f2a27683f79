"""The rules for devices as udev itself reads them, on plugs that umockdev makes.

In a view of the file system of their own: nothing of it reaches this machine.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "packaging/appliance/etc/61-dealer-assist.rules"
ADAPTER = "/sys/devices/pci0000:00/usb1/1-1/1-1:1.0/ttyUSB0/tty/ttyUSB0"
PANEL = "/sys/devices/virtual/input/input7/event7"
PLUGGED_IN = r"""
P: /devices/pci0000:00/usb1/1-1
E: DEVTYPE=usb_device
E: SUBSYSTEM=usb
A: idVendor=0403\n
A: idProduct=6001\n
A: serial=A10KXYZ1\n
A: manufacturer=FTDI\n
A: product=FT232R USB UART\n

P: /devices/pci0000:00/usb1/1-1/1-1:1.0
E: DEVTYPE=usb_interface
E: SUBSYSTEM=usb
A: bInterfaceNumber=00\n
A: bInterfaceClass=ff\n

P: /devices/pci0000:00/usb1/1-1/1-1:1.0/ttyUSB0
E: SUBSYSTEM=usb-serial

P: /devices/pci0000:00/usb1/1-1/1-1:1.0/ttyUSB0/tty/ttyUSB0
N: ttyUSB0
E: DEVNAME=/dev/ttyUSB0
E: MAJOR=188
E: MINOR=0
E: SUBSYSTEM=tty

P: /devices/virtual/input/input7
E: SUBSYSTEM=input
E: NAME="eGalax"
A: capabilities/ev=b\n
A: capabilities/key=400 0 0 0 0 0\n
A: capabilities/abs=3\n
A: capabilities/rel=0\n
A: properties=2\n

P: /devices/virtual/input/input7/event7
N: input/event7
E: DEVNAME=/dev/input/event7
E: MAJOR=13
E: MINOR=71
E: SUBSYSTEM=input
"""
VIEW = """
set -e
for folder in /run /etc/udev/rules.d /mnt; do mount -t tmpfs none "$folder"; done
mount -t tmpfs none /dev
mknod -m 666 /dev/null c 1 3
mkdir /dev/pts
mount -t devpts -o newinstance,ptmxmode=0666 none /dev/pts
ln -s pts/ptmx /dev/ptmx
cp "$2" "/etc/udev/rules.d/$3"
mkdir /mnt/settings
echo WL_OUTPUT=HDMI-A-1 >/mnt/settings/touch.env
sed -i s,/etc/dealer-assist,/mnt/settings, "/etc/udev/rules.d/$3"
exec umockdev-run --device "$1" -- udevadm test "$4"
"""

pytestmark = pytest.mark.skipif(
    os.geteuid() != 0 or not all(map(shutil.which, ("umockdev-run", "udevadm", "unshare"))),
    reason="NOT RUN: it needs root, umockdev and udev",
)


def told_by_udev(folder: Path, device: str, name: str = RULES.name) -> dict[str, str]:
    """Return what udev knows of a device once it has read all rules, ours under a name."""
    plugs = folder / "plugs.umockdev"
    plugs.write_text(PLUGGED_IN.lstrip())
    done = subprocess.run(
        ["unshare", "--mount", "sh", "-c", VIEW, "sh", str(plugs), str(RULES), name, device],
        capture_output=True,
        text=True,
        check=False,
    )
    if "mount" in done.stderr and "permission denied" in done.stderr.lower():
        pytest.skip("NOT RUN: no view of the file system can be made here")
    assert done.returncode == 0, done.stderr[-500:]
    return dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)


def test_a_serial_plug_has_its_own_number_for_a_name(tmp_path: Path) -> None:
    told = told_by_udev(tmp_path, ADAPTER)
    assert "/dev/dealer/A10KXYZ1" in told["DEVLINKS"].split()
    assert told["ID_MM_DEVICE_IGNORE"] == "1"


def test_a_finger_belongs_to_the_screen_of_the_set_up(tmp_path: Path) -> None:
    assert told_by_udev(tmp_path, PANEL)["WL_OUTPUT"] == "HDMI-A-1"


def test_rules_that_come_too_early_give_no_name(tmp_path: Path) -> None:
    """So they had been shipped: what they ask for is set by rules of number 60."""
    early = told_by_udev(tmp_path, ADAPTER, "60-dealer-assist.rules")
    assert "dealer" not in early.get("DEVLINKS", "")
    assert "WL_OUTPUT" not in told_by_udev(tmp_path, PANEL, "60-dealer-assist.rules")
