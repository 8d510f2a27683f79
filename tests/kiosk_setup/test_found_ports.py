"""The ports of a machine by the names that stay, where the system has given them some."""

from pathlib import Path

import pytest
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from dealer_assist.kiosk_setup.found_ports import found_ports
from dealer_assist.kiosk_setup.machine import PortFound

SOCKET = "/dev/serial/by-path/pci-0000:00:14.0-usb-0:1.{}:1.0-port0"


class Sockets:
    """A machine below a folder, and what is plugged in."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.plugged: list[ListPortInfo] = []

    def plug(self, socket: int, serial: str, *, number: int = 0) -> None:
        device = f"/dev/ttyUSB{number or socket}"
        port = ListPortInfo(device)
        port.vid, port.product, port.serial_number = 0x403, "FT232R", serial or None
        port.location = f"1-1.{socket}"
        self.plugged.append(port)
        self.link(SOCKET.format(socket), device)

    def link(self, name: str, device: str) -> None:
        link = self.root / name.lstrip("/")
        link.parent.mkdir(parents=True, exist_ok=True)
        link.unlink(missing_ok=True)
        link.symlink_to(self.root / device.lstrip("/"))
        (self.root / device.lstrip("/")).touch()

    def names(self) -> list[str]:
        return [one.name for one in self.ports()]

    def ports(self) -> tuple[PortFound, ...]:
        return found_ports(self.root)


@pytest.fixture
def sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sockets:
    made = Sockets(tmp_path)
    monkeypatch.setattr(list_ports, "comports", lambda: made.plugged)
    return made


def test_a_port_goes_by_the_serial_number_of_its_device(sockets: Sockets) -> None:
    sockets.plug(1, "A10KXYZ1")
    sockets.link("/dev/serial/by-id/usb-FTDI_A10KXYZ1", "/dev/ttyUSB1")
    assert sockets.names() == ["/dev/serial/by-id/usb-FTDI_A10KXYZ1"]
    sockets.link("/dev/dealer/A10KXYZ1", "/dev/ttyUSB1")
    (port,) = sockets.ports()
    assert (port.name, port.lasts, port.plug) == ("/dev/dealer/A10KXYZ1", True, "1-1.1")


def test_a_port_without_a_number_goes_by_its_socket(sockets: Sockets) -> None:
    sockets.plug(3, "")
    sockets.link("/dev/serial/by-id/usb-1a86_USB_Serial", "/dev/ttyUSB3")
    (port,) = sockets.ports()
    assert (port.name, port.lasts, port.is_by_socket) == (SOCKET.format(3), False, True)


@pytest.mark.parametrize("first", [0, 1])
def test_twins_keep_their_names_whichever_the_system_finds_first(
    sockets: Sockets, first: int
) -> None:
    for socket, number in ((1, 5 + first), (2, 6 - first)):
        sockets.plug(socket, "A1", number=number)
        sockets.link("/dev/dealer/A1", f"/dev/ttyUSB{number}")
    found = {one.plug: one for one in sockets.ports()}
    assert {plug: one.name for plug, one in found.items()} == {
        "1-1.1": SOCKET.format(1),
        "1-1.2": SOCKET.format(2),
    }
    assert all(one.is_twin and one.is_by_socket for one in found.values())


def test_a_port_that_the_system_gives_no_other_name_keeps_its_own(sockets: Sockets) -> None:
    sockets.plug(4, "")
    (sockets.root / SOCKET.format(4).lstrip("/")).unlink()
    (port,) = sockets.ports()
    assert (port.name, port.lasts, port.is_by_socket) == ("/dev/ttyUSB4", False, False)
