"""Who looks, by the certificate of the line: a person. A machine of the floor is none.

One CA signs them all, so a table's certificate would open the board as any person's does.
"""

import asyncio
import re
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

_MACHINE = re.compile(r"(table|sign|manager|board|watcher|auditor|site|floor)_|(replicator|floor)$")

Client = tuple[str, int]


class Callers:
    """The common names of the certificates on the lines that are open, by their far ends."""

    def __init__(self) -> None:
        self._names: dict[Client, str] = {}

    def name_of(self, client: object) -> str:
        """Return whose certificate a line has shown; nothing where it has shown none."""
        if isinstance(client, list | tuple) and len(client) == 2:
            return self._names.get((str(client[0]), int(client[1])), "")
        return ""

    def protocol(self) -> type[H11Protocol]:
        """Return the protocol of a server that notes who is on each line."""
        names = self._names

        class NotingProtocol(H11Protocol):
            """Notes the certificate of its line for as long as that is open."""

            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
                super().connection_made(transport)
                certificate = transport.get_extra_info("peercert")
                if self.client is not None and certificate:
                    names[self.client] = _common_name(certificate)

            def connection_lost(self, exc: Exception | None) -> None:
                if self.client is not None:
                    names.pop(self.client, None)
                super().connection_lost(exc)

        return NotingProtocol


def is_machine(name: str) -> bool:
    """True if a certificate is one of the floor's own machines."""
    return _MACHINE.match(name) is not None


def _common_name(certificate: dict[str, Any]) -> str:
    parts = (pair for group in certificate.get("subject", ()) for pair in group)
    return next((str(value) for key, value in parts if key == "commonName"), "")
