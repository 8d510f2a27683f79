"""`floor board`: the service itself. Beyond this machine it runs with TLS only, and not for all.

Who looks shows a certificate of the floor's CA, or has signed on at the house's own gate, which
stands on this machine and names the person in a header.
"""

import ssl
from ipaddress import ip_address
from pathlib import Path
from socket import socket

import uvicorn

from dealer_assist.board.app import board_app
from dealer_assist.board.callers import Callers
from dealer_assist.board.reader import PictureReader
from dealer_assist.board.viewers import Viewers
from dealer_assist.errors import UsageError
from dealer_assist.value import Value

_MOST_AT_ONCE = 400


class Listening(Value):
    """Where the board listens, and what it and its viewers prove themselves by."""

    host: str = "127.0.0.1"
    port: int = 8443
    certificate: Path | None = None
    key: Path | None = None
    clients_ca: Path | None = None
    user_header: str = ""
    names: tuple[str, ...] = ()

    def require_safe(self) -> None:
        """Refuse an address that others reach, where they could look unproven."""
        has_tls = self.certificate is not None and self.key is not None
        if (self.certificate is None) is not (self.key is None):
            raise UsageError("The board needs both: --certificate FILE and --key FILE")
        if self.clients_ca is not None and not has_tls:
            raise UsageError("Certificates of viewers need TLS: --certificate FILE and --key FILE")
        if _is_of_this_machine(self.host):
            return
        if self.user_header:
            raise UsageError(
                "A header is believed on this machine only; let the house's gate stand here and "
                "leave out --host"
            )
        if not has_tls or self.clients_ca is None:
            raise UsageError(
                "Beyond this machine the board needs --certificate, --key and --clients-ca; "
                "'floor join --role board_1' makes a key"
            )


def _is_of_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


class _BoardServer(uvicorn.Server):
    """Lets its viewers go first when it ends: it waits for them, and they would look for ever."""

    def __init__(self, config: uvicorn.Config, viewers: Viewers) -> None:
        super().__init__(config)
        self._viewers = viewers

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._viewers.end()
        await super().shutdown(sockets)


def serve(dsn: str, listening: Listening, resources: Path) -> None:
    """Run until the program is ended."""
    listening.require_safe()
    viewers, callers = Viewers(), Callers()
    app = board_app(
        lambda publish: PictureReader(dsn, publish),
        resources,
        listening.user_header,
        viewers,
        (listening.host, *listening.names),
        callers,
    )
    told = {
        name: str(file)
        for name, file in (
            ("ssl_certfile", listening.certificate),
            ("ssl_keyfile", listening.key),
            ("ssl_ca_certs", listening.clients_ca),
        )
        if file is not None
    }
    config = uvicorn.Config(
        app,
        host=listening.host,
        port=listening.port,
        ssl_certfile=told.get("ssl_certfile"),
        ssl_keyfile=told.get("ssl_keyfile"),
        ssl_ca_certs=told.get("ssl_ca_certs"),
        ssl_cert_reqs=ssl.CERT_REQUIRED if listening.clients_ca else ssl.CERT_NONE,
        http=callers.protocol(),
        ws="none",
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=_MOST_AT_ONCE,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=2,
    )
    _BoardServer(config, viewers).run()
