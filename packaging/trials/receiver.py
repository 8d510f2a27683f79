"""A receiver of the house for the trial of the door: every line at the end of a file, once.

python3 receiver.py FILE ADDRESS PORT                  a socket; answers the number of each line
python3 receiver.py FILE PATH                          the same, a socket by its path
python3 receiver.py FILE ADDRESS PORT CERTIFICATE KEY  a web address; answers what it has kept
"""

import json
import ssl
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, TCPServer, UnixStreamServer
from typing import Any

FILE = Path(sys.argv[1])


def keep(line: bytes) -> int:
    """Write a line that did not come before; give the number of the last one."""
    kept = FILE.read_bytes().splitlines()
    last, number = _number(kept[-1]) if kept else 0, _number(line)
    if number <= last:
        return last
    with FILE.open("ab") as file:
        file.write(line.rstrip(b"\n") + b"\n")
    return number


def _number(line: bytes) -> int:
    return int(json.loads(line)["seq"])


class Socket(StreamRequestHandler):
    """Lines come, numbers go back."""

    def handle(self) -> None:
        """Keep what comes until the other side hangs up."""
        for line in self.rfile:
            self.wfile.write(f"{keep(line)}\n".encode())


class Web(BaseHTTPRequestHandler):
    """Lines are posted."""

    def do_POST(self) -> None:
        """Keep what was posted, and say up to where."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        answer = json.dumps({"kept": max(map(keep, body.splitlines()))}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: Any) -> None:
        """Say nothing beside the lines."""


def main(address: str, port: str = "", *proof: str) -> None:
    """Take lines until somebody ends it."""
    if not port:
        UnixStreamServer(address, Socket).serve_forever()
    there = (address, int(port))
    TCPServer.allow_reuse_address = True
    if not proof:
        TCPServer(there, Socket).serve_forever()
    server = HTTPServer(there, Web)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*proof)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    server.serve_forever()


if __name__ == "__main__":
    main(*sys.argv[2:])
