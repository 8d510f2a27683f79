"""The machine that is being set up: its monitors, ports, clock, disks and network."""

import shutil
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from dealer_assist.devices.port import BAUD, Port
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.kiosk_setup.found_ports import found_ports
from dealer_assist.kiosk_setup.machine import FLOOR_FOLDER, Output, PortFound, TrialResult
from dealer_assist.kiosk_setup.trial_words import (
    LEAST_ROOM,
    clock_words,
    no_room,
    no_stick,
    saved,
    stick_kept_out,
    written_and_read,
)
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

NTP_PORT, NTP_WAIT_S = 123, 3.0
_NTP_TO_UNIX_S = 2_208_988_800
_ASK = b"\x1b" + 47 * b"\0"  # version 3, client
STICK = Path("/run/dealer-assist-backup")
STICK_WORD = Path("run/dealer-assist-stick.word")
COPY_ROOTS = (Path("/mnt"), Path("/media"), Path("/srv"))


class LiveMachine:
    """Asks the system, and changes nothing of it but a trial file that goes again."""

    is_simulated = False

    def __init__(self, clock_ms: Callable[[], int], root: Path = Path("/")) -> None:
        self._clock_ms, self._root = clock_ms, root

    def outputs(self) -> tuple[Output, ...]:
        """List the monitors by the plugs of the graphics card."""
        cards = sorted((self._root / "sys/class/drm").glob("card*-*"))
        return tuple(_output(card) for card in cards if _text(card / "status") == "connected")

    def ports(self) -> tuple[PortFound, ...]:
        """List the serial ports by the names that stay."""
        return found_ports(self._root)

    def open_port(self, where: str, baud: int = BAUD) -> Port:
        """Return a serial port."""
        return SerialPort(where, self._clock_ms, baud)

    def folders(self) -> tuple[str, ...]:
        """List the folders below those that the table's units may write to."""
        return tuple(str(folder) for root in COPY_ROOTS for folder in self._below(root))

    def try_clock(self, server: str) -> TrialResult:
        """Ask the server for its time, once."""
        try:
            return clock_words(server, asked_skew_ms(server))
        except OSError:
            said = Msg(
                "{server} does not send its time. Check its name and the cable", server=server
            )
            return TrialResult(is_well=False, sentence=said)

    def try_floor(self, table: TableSetup, settings: Path) -> TrialResult:
        """Make the key and the request where there are none; with a certificate, sign on."""
        from dealer_assist.floor.install import role_of
        from dealer_assist.floor.join import join

        folder, role = settings / FLOOR_FOLDER, role_of(table.number)
        said = list(join(table, folder))
        is_signed = all((folder / name).exists() for name in (f"{role}.crt", "ca.crt"))
        first = next((one for one in said if "heard" in one), said[-1])
        return TrialResult(is_well=is_signed, sentence=first)

    def try_copy(self, label: str, folder: str) -> TrialResult:
        """Write where the copies will go, and read it back."""
        target = self._target(folder)
        if target is None:
            return self._no_stick(label)
        uuid = "" if folder else self._uuid_of(target)
        place = folder or " ".join(filter(None, (label, uuid)))
        room = shutil.disk_usage(target).free
        if room < LEAST_ROOM:
            return TrialResult(is_well=False, sentence=no_room(place, room))
        return replace(written_and_read(target, place, room), uuid=uuid)

    def save(self, label: str, folder: str, name: str, text: str) -> TrialResult:
        """Put a file beside the copies."""
        target = self._target(folder)
        if target is None:
            return self._no_stick(label)
        (target / name).write_text(text, encoding="utf-8")
        return TrialResult(is_well=True, sentence=saved(name, folder or label))

    def use(self, device: str) -> None:
        """Move nothing: hands do."""

    def tick(self, now_ms: int) -> None:
        """Do nothing: real time passes by itself."""

    def _target(self, folder: str) -> Path | None:
        """Return the folder, or where the stick is mounted while the set-up runs."""
        if folder:
            return Path(folder)
        is_mounted = STICK.is_dir() and STICK.stat().st_dev != STICK.parent.stat().st_dev
        return STICK if is_mounted else None

    def _no_stick(self, label: str) -> TrialResult:
        """Say why the disk is not in its place, where whoever puts it there has left word."""
        said = _text(self._root / STICK_WORD)
        sentence = stick_kept_out(said) if said else no_stick(label)
        return TrialResult(is_well=False, sentence=sentence)

    def _uuid_of(self, mounted: Path) -> str:
        """Find the UUID of what is mounted at a place; nothing where the system names none."""
        number = mounted.stat().st_dev
        names = self._root / "dev/disk/by-uuid"
        disks = sorted(names.iterdir()) if names.is_dir() else []
        return next(
            (disk.name for disk in disks if disk.exists() and disk.stat().st_rdev == number), ""
        )

    def _below(self, root: Path) -> Iterator[Path]:
        there = self._root / root.relative_to("/")
        if there.is_dir():
            yield root
            yield from (root / file.name for file in sorted(there.iterdir()) if file.is_dir())


def asked_skew_ms(server: str, port: int = NTP_PORT) -> int:
    """Compare this clock with a time server's by SNTP; plus is fast, in milliseconds."""
    with socket.socket(_family(server, port), socket.SOCK_DGRAM) as line:
        line.settimeout(NTP_WAIT_S)
        asked = time.time()
        line.sendto(_ASK, (server, port))
        answer, _ = line.recvfrom(512)
        heard = time.time()
    if len(answer) < 48:
        raise OSError("no time in it")
    received, sent = (_unix_s(answer, at) for at in (32, 40))
    return round(((asked - received) + (heard - sent)) / 2 * 1000)


def _family(server: str, port: int) -> socket.AddressFamily:
    return socket.getaddrinfo(server, port, type=socket.SOCK_DGRAM)[0][0]


def _unix_s(answer: bytes, at: int) -> float:
    seconds, parts = struct.unpack_from("!II", answer, at)
    return float(seconds - _NTP_TO_UNIX_S + parts / 2**32)


def _output(card: Path) -> Output:
    name = card.name.partition("-")[2]
    width, _, height = _text(card / "modes").partition("\n")[0].partition("x")
    return Output(
        name,
        int(width) if width.isdecimal() else 0,
        int(height) if height.isdecimal() else 0,
        _mm_wide(card / "edid"),
    )


def _mm_wide(edid: Path) -> int:
    """Read the width off the monitor's own description: byte 21, in centimetres."""
    try:
        told = edid.read_bytes()
    except OSError:
        return 0
    return told[21] * 10 if len(told) > 21 else 0


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""
