"""`floor board`: the service itself. Beyond this machine it runs with TLS only, and not for all.

Who looks shows a certificate of the floor's CA that is not revoked, or has signed on at the house's
own gate, which names the person in a header, on a socket that it alone can reach.
"""

import socket
import ssl
from ipaddress import ip_address
from pathlib import Path

import uvicorn

from dealer_assist import paths
from dealer_assist.board.app import board_app
from dealer_assist.board.callers import Callers
from dealer_assist.board.people import BoardPeople
from dealer_assist.board.reader import PictureReader
from dealer_assist.board.sign_on import StaffSignOn, read_staff
from dealer_assist.board.viewers import Viewers
from dealer_assist.errors import UsageError
from dealer_assist.journal.key import card_key
from dealer_assist.program.signed_table import laid_key
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
    socket: Path | None = None
    people: Path | None = None
    revoked: Path | None = None
    metrics: Path | None = None
    staff: Path | None = None

    def require_safe(self) -> None:
        """Refuse an address that others reach, where they could look unproven."""
        has_tls = self.certificate is not None and self.key is not None
        if (self.certificate is None) is not (self.key is None):
            raise UsageError("The board needs both: --certificate FILE and --key FILE")
        if self.clients_ca is not None and not has_tls:
            raise UsageError("Certificates of viewers need TLS: --certificate FILE and --key FILE")
        if self.revoked is not None and self.clients_ca is None:
            raise UsageError("Revoked certificates need --clients-ca, whose they are")
        if (self.socket is None) is not (not self.user_header):
            raise UsageError(
                "A header is believed from the house's gate alone: name both, --user-header and "
                "--socket, in a folder that only the gate can open"
            )
        is_known = bool(self.user_header) or self.clients_ca is not None or self.staff is not None
        if self.people is not None and not is_known:
            raise UsageError(
                "People are known by certificate or by sign-on: --clients-ca, --user-header or "
                "--staff"
            )
        if self.staff is not None and self.user_header:
            raise UsageError("Let people sign on in one way: --staff or --user-header")
        if self.socket is not None or _is_of_this_machine(self.host):
            return
        if not has_tls or (self.clients_ca is None and self.staff is None):
            raise UsageError(
                "Beyond this machine the board needs --certificate, --key and --clients-ca or "
                "--staff; 'floor join --role board_1' makes a key"
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._viewers.end()
        await super().shutdown(sockets)


def serve(dsn: str, listening: Listening, resources: Path) -> None:
    """Run until the program is ended."""
    listening.require_safe()
    viewers, callers = Viewers(), Callers()
    app = board_app(
        lambda publish: PictureReader(dsn, publish, listening.metrics, lambda: viewers.count),
        resources,
        listening.user_header,
        viewers,
        (listening.host, *listening.names),
        callers,
        BoardPeople(listening.people),
        _staff(listening.staff) if listening.staff else None,
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
    config.load()
    if config.ssl is not None and listening.revoked is not None:
        refuse_revoked(config.ssl, listening.revoked)
    sockets = None if listening.socket is None else [_bound(listening.socket)]
    _BoardServer(config, viewers).run(sockets)


def _staff(file: Path) -> StaffSignOn:
    """Read who may sign on, by the keys of the house that lie on this machine."""
    key, house = card_key(paths.key_file()), laid_key(paths.house_key_file()).hex()
    return StaffSignOn(read_staff(file, key, house), key)


def refuse_revoked(context: ssl.SSLContext, file: Path) -> None:
    """Refuse certificates that the CA has revoked; its list is read at the start."""
    try:
        context.load_verify_locations(file)
    except (OSError, ssl.SSLError) as trouble:
        raise UsageError(f"{file} is no list of revoked certificates ({trouble})") from trouble
    context.verify_flags |= ssl.VERIFY_CRL_CHECK_LEAF


def _bound(path: Path) -> socket.socket:
    """Listen at a path that only the group of its folder can reach."""
    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    try:
        listener.bind(str(path))
    except OSError as trouble:
        raise UsageError(f"{path} cannot be listened at ({trouble})") from trouble
    path.chmod(0o660)
    return listener
