"""Where the lines go: a file's path, `unix:/path`, `tcp://`, `tls://`, `http://`, `https://`.

What leaves the machine is encrypted; a name and password have no place in an address, since the
signature of every line says who sends it.
"""

from ipaddress import ip_address
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from dealer_assist.errors import UsageError
from dealer_assist.value import Value

_ENCRYPTED = {"tcp": "tls", "http": "https"}
_PORTS = {"http": 80, "https": 443}


class FileAddress(Value):
    """A file on this machine."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


class SocketAddress(Value):
    """A socket of this machine by its path, or one by host and port."""

    host: str = ""
    port: int = 0
    path: Path = Path()
    is_tls: bool = False

    def __str__(self) -> str:
        if not self.host:
            return f"unix:{self.path}"
        return f"{'tls' if self.is_tls else 'tcp'}://{_bracketed(self.host)}:{self.port}"


class WebAddress(Value):
    """A web address that is posted to."""

    host: str
    port: int
    path: str
    is_tls: bool

    def __str__(self) -> str:
        # Without its query, in which some programs keep a word that only they should know.
        kind = "https" if self.is_tls else "http"
        return f"{kind}://{_bracketed(self.host)}:{self.port}{self.path.partition('?')[0]}"


Address: TypeAlias = FileAddress | SocketAddress | WebAddress


def address_of(text: str) -> Address:
    """Read an address, or say what is wrong with it."""
    if text.startswith("unix:"):
        return SocketAddress(path=Path(text.removeprefix("unix:")))
    if "://" not in text:
        return FileAddress(Path(text))
    try:
        said = urlsplit(text)
        host, port = said.hostname or "", said.port
    except ValueError as trouble:
        raise UsageError(f"That is no address ({trouble}); write tls://HOST:PORT") from None
    kind = said.scheme
    if said.username is not None or said.password is not None:
        raise UsageError(
            "An address has no name and password; every line is signed, leave them out"
        )
    if kind not in ("tcp", "tls", "http", "https") or not host:
        raise UsageError(
            f"{kind}:// is no way out; write a file, unix:/PATH, tls://HOST:PORT or https://HOST/PATH"
        )
    if kind in _ENCRYPTED and not _is_this_machine(host):
        raise UsageError(f"{host} is another machine; write {_ENCRYPTED[kind]}:// for {kind}://")
    if kind in ("http", "https"):
        path = (said.path or "/") + (f"?{said.query}" if said.query else "")
        return WebAddress(host, port or _PORTS[kind], path, kind == "https")
    if port is None:
        raise UsageError(f"{kind}://{host} needs a port; write {kind}://{host}:PORT")
    return SocketAddress(host, port, is_tls=kind == "tls")


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
