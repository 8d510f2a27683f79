"""How a server is named, and whether a table that plays for money may believe the name.

Read without psycopg: a table judges its file before anything of the network is loaded.
"""

import shlex
from urllib.parse import parse_qsl, unquote, urlsplit

from dealer_assist.message import Msg

_CERTIFICATES = ("sslrootcert", "sslcert", "sslkey")
_FULL = "verify-full"


def settings_of(server: str) -> dict[str, str]:
    """Read the settings of a connection string or address; nothing where it is neither."""
    if server.startswith(("postgresql://", "postgres://")):
        parts = urlsplit(server)
        named = {"host": unquote(parts.netloc.rpartition("@")[2].partition(":")[0])}
        return named | dict(parse_qsl(parts.query))
    try:
        words = shlex.split(server)
    except ValueError:
        return {}
    return dict(word.split("=", 1) for word in words if "=" in word)


def weakness_of(server: str) -> str:
    """Say what a live table's server lacks; nothing where both sides prove who they are.

    A socket of this machine needs no certificate. What stands in the environment is not counted:
    whoever starts the program could change it.
    """
    settings = settings_of(server)
    hosts = settings.get("host", "").split(",")
    if all(host.startswith("/") for host in hosts) and not settings.get("hostaddr"):
        return ""
    if settings.get("sslmode") != _FULL:
        return Msg(
            "The floor's server is not proven to this table. Write sslmode=verify-full where its "
            "file names the server"
        )
    if missing := [certificate for certificate in _CERTIFICATES if not settings.get(certificate)]:
        return Msg(
            "This table names no {missing} for the floor's server. Run 'floor join' "
            "to make and name them",
            missing=", ".join(missing),
        )
    return ""
