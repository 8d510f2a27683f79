"""Is there a screen that answers? Asked before Qt, which would run invisible or abort instead."""

import os
import struct
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist.errors import UsageError

if TYPE_CHECKING:
    import socket

_X_HELLO = struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0)
_PATIENCE_S = 2.0

_FRONT_DOOR = Path(__file__).parents[2] / "run"


def ways_on(front_door: Path = _FRONT_DOOR) -> str:
    """Say what can be done without a display; an installed program has no `./run`."""
    if front_door.is_file():
        return (
            "Either show it to a viewer with './run --vnc' (no password: anyone on the network "
            "can look and press), or let it play a scenario and take pictures with "
            "'./run play SCENARIO --screenshots DIR'."
        )
    return (
        "Either show it to a viewer with 'QT_QPA_PLATFORM=vnc dealer-assist open' (no password: "
        "anyone on the network can look and press), or let it play a scenario and take pictures "
        "with 'dealer-assist play SCENARIO --screenshots DIR'."
    )


def require_display() -> None:
    """Refuse to go on where no window can be shown."""
    if said := trouble():
        raise UsageError(said)


def trouble(environ: Mapping[str, str] = os.environ) -> str:
    """Say why no window can be shown, or nothing if one can."""
    if sys.platform != "linux":
        return ""
    wayland, display = environ.get("WAYLAND_DISPLAY"), environ.get("DISPLAY")
    chosen = environ.get("QT_QPA_PLATFORM", "")
    if chosen.startswith("xcb"):
        wayland = None
    elif chosen.startswith("wayland"):
        display = None
    elif chosen:
        return _unknown(chosen)  # one that needs no server, like vnc or the bare screen
    # Qt tries the one, then the other.
    if wayland and _wayland_answers(wayland, environ):
        return ""
    if display and _x_answers(display):
        return ""
    if display or wayland:
        return f"The display {display or wayland} does not answer. {ways_on()}"
    return f"There is no display to open the kiosk on. {ways_on()}"


def _unknown(chosen: str) -> str:
    """Say that Qt has none of the platforms that were chosen: it would abort on the first use."""
    there = _platforms()
    wanted = [part.partition(":")[0] for part in chosen.split(";")]
    if not there or any(one in there for one in wanted):
        return ""
    known = ", ".join(sorted(there))
    return f"QT_QPA_PLATFORM is {chosen!r}, which Qt does not have here; choose one of {known}."


def _platforms() -> set[str]:
    """Name the platforms that Qt brought along; none where it keeps them elsewhere."""
    found = find_spec("PySide6")
    homes = found.submodule_search_locations if found else None
    return {
        plugin.stem.removeprefix("libq")
        for home in homes or ()
        for plugin in (Path(home) / "Qt" / "plugins" / "platforms").glob("libq*.so")
    }


def _wayland_answers(name: str, environ: Mapping[str, str]) -> bool:
    import socket  # only where there is a display to ask

    path = Path(environ.get("XDG_RUNTIME_DIR", "/run/user/0")) / name
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(_PATIENCE_S)
        return line.connect_ex(str(path)) == 0


def _x_answers(display: str) -> bool:
    """Greet the X server; any reply, even a refusal for want of a cookie, is an answer."""
    host, _, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdecimal():
        return False
    try:
        with _x_line(host, int(number)) as line:
            line.sendall(_X_HELLO)
            return bool(line.recv(1))
    except OSError:
        return False


def _x_line(host: str, number: int) -> "socket.socket":
    import socket  # only where there is a display to ask

    if host not in ("", "unix"):
        return socket.create_connection((host, 6000 + number), timeout=_PATIENCE_S)
    path = f"/tmp/.X11-unix/X{number}"
    for name in (path, f"\0{path}"):
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(_PATIENCE_S)
        if line.connect_ex(name) == 0:
            return line
        line.close()
    raise ConnectionRefusedError(path)
