"""A serial server on this machine, for tests of `socket://` and `rfc2217://`."""

import select
import socket
from threading import Event, Thread

from serial import Serial
from serial.rfc2217 import PortManager


class LineOnly(Serial):
    """A pseudo-terminal has no modem lines to set or to read."""

    cts = dsr = ri = cd = False

    def _update_rts_state(self) -> None: ...

    def _update_dtr_state(self) -> None: ...


class SerialServer:
    """A box on the network that offers one serial port, as it is or by RFC 2217."""

    def __init__(self, path: str, scheme: str) -> None:
        self._path = path
        self._is_rfc2217 = scheme == "rfc2217"
        self._stopping = Event()
        self.carries = Event()
        """The serial port is open for somebody: what came before, it would have thrown away."""
        self._open()
        host, port = self._listener.getsockname()
        self._address = (host, port)
        self.where = f"{scheme}://{host}:{port}"
        self._start()

    def stop(self) -> None:
        """Take the box off the network."""
        self._stopping.set()
        self._thread.join(5)
        self._listener.close()

    def start_again(self) -> None:
        """Put it back at the same address."""
        self._stopping.clear()
        self._open(self._address)
        self._start()

    def _open(self, address: tuple[str, int] = ("127.0.0.1", 0)) -> None:
        self._listener = socket.create_server(address, reuse_port=True)
        self._listener.settimeout(0.05)

    def _start(self) -> None:
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while not self._stopping.is_set():
            try:
                client, _ = self._listener.accept()
            except TimeoutError:
                continue
            with client, LineOnly(self._path, 9600, timeout=0) as line:
                self.carries.set()
                self._carry(client, line)

    def _carry(self, client: socket.socket, line: Serial) -> None:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        box = Outlet(client)
        manager = PortManager(line, box) if self._is_rfc2217 else None
        while not self._stopping.is_set():
            ready, _, _ = select.select([client, line], [], [], 0.05)
            if client in ready:
                said = client.recv(1024)
                if not said:
                    return
                line.write(b"".join(manager.filter(said)) if manager else said)
            if line in ready and (heard := line.read(1024)):
                box.write(b"".join(manager.escape(heard)) if manager else heard)


class Outlet:
    """What a port manager writes to."""

    def __init__(self, client: socket.socket) -> None:
        self._client = client

    def write(self, data: bytes) -> None:
        self._client.sendall(data)
