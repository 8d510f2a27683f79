"""The serial ports of this machine, each by the name that stays longest."""

from pathlib import Path

from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from dealer_assist.kiosk_setup.machine import BY_SOCKET, PortFound, told_apart


def found_ports(root: Path = Path("/")) -> tuple[PortFound, ...]:
    """List the serial ports that are no mere promise of the main board."""
    real = (port for port in sorted(list_ports.comports()) if port.vid is not None)
    return told_apart(_found(port, root) for port in real)


def _found(port: ListPortInfo, root: Path) -> PortFound:
    """Name a port by its number where it has one, else by the socket that it is plugged in."""
    serial = port.serial_number or ""
    by_socket = _link_to(port.device, BY_SOCKET, root)
    by_number = _by_number(port.device, serial, root)
    return PortFound(
        where=port.device,
        name=by_number or by_socket or port.device,
        words=port.product or "",
        serial=serial,
        lasts=bool(by_number),
        plug=port.location or "",
        by_socket=by_socket,
    )


def _by_number(device: str, serial: str, root: Path) -> str:
    if not serial:
        return ""
    ours = f"/dev/dealer/{serial}"
    is_ours = (root / ours.lstrip("/")).exists()
    return ours if is_ours else _link_to(device, "/dev/serial/by-id", root)


def _link_to(device: str, folder: str, root: Path) -> str:
    """Return the name in a folder of links that leads to a device; nothing where none does."""
    place = root / folder.lstrip("/")
    target = (root / device.lstrip("/")).resolve()
    names = sorted(place.iterdir()) if place.is_dir() else []
    found = next((name for name in names if name.resolve() == target), None)
    return f"{folder}/{found.name}" if found else ""
