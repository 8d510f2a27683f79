"""The service of the board: it ends when it is told to, whoever looks."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from child_process import FOR_A_CHILD
from patience import PATIENCE_S


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def viewer_at(port: int) -> socket.socket:
    give_up = time.monotonic() + PATIENCE_S
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)
        except ConnectionRefusedError:
            assert time.monotonic() < give_up
            time.sleep(0.05)


def test_a_house_gate_reaches_the_board_by_a_socket_that_nobody_else_opens(tmp_path: Path) -> None:
    at = tmp_path / "board.sock"
    service = subprocess.Popen(
        [
            *(sys.executable, "-m", "dealer_assist", "floor", "board", "--socket", str(at)),
            *("--user-header", "x-user", "--dsn", "host=/nowhere user=board_1 dbname=floor"),
        ],
        env=FOR_A_CHILD,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        give_up = time.monotonic() + PATIENCE_S
        gate = socket.socket(socket.AF_UNIX)
        while gate.connect_ex(str(at)):
            assert time.monotonic() < give_up
            time.sleep(0.05)
        with gate:
            gate.settimeout(PATIENCE_S)
            gate.sendall(b"GET /phone HTTP/1.1\r\nHost: localhost\r\nX-User: Ann Lee\r\n\r\n")
            assert gate.recv(4096).startswith(b"HTTP/1.1 200")
        assert at.stat().st_mode & 0o777 == 0o660
    finally:
        service.terminate()
        service.wait(PATIENCE_S)


def test_a_board_that_is_ended_lets_its_viewers_go_without_a_word() -> None:
    port = free_port()
    service = subprocess.Popen(
        [
            *(sys.executable, "-m", "dealer_assist", "floor", "board", "--port", str(port)),
            *("--dsn", "host=/nowhere user=board_1 dbname=floor"),
        ],
        env=FOR_A_CHILD,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        with viewer_at(port) as viewer:
            viewer.sendall(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            told = b""
            while b"data: " not in told:
                told += viewer.recv(4096)
            service.send_signal(signal.SIGTERM)
            said = service.communicate(timeout=PATIENCE_S)[1]
    finally:
        service.kill()
    assert "Traceback" not in said
    assert "rror" not in said
