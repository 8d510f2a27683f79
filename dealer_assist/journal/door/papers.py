"""Papers that go out by the door: a report that is over, posted once, signed as the lines are.

What the receiver has kept is noted beside the journals; where it cannot be noted the paper comes
again, under the same name.
"""

import hmac
import json
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from dealer_assist.journal.door.address import WebAddress
from dealer_assist.journal.door.line import door_key
from dealer_assist.journal.door.receivers import kept_of, not_kept
from dealer_assist.journal.door.source import DoorSource
from dealer_assist.journal.key import make_private, write_private

KINDS: Mapping[str, str] = {".pdf": "application/pdf", ".csv": "text/csv; charset=utf-8"}
_PATIENCE_S = 60.0


class PaperPlace(Protocol):
    """Where papers go by themselves."""

    def has(self, name: str) -> bool:
        """True if a paper of this name is there."""

    def hand_over(self, name: str, body: bytes) -> str:
        """Bring a paper there, whole or not at all; return what was done."""


class PaperFolder:
    """A folder, as on a stick."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def has(self, name: str) -> bool:
        """True if the file is there."""
        return (self._folder / name).exists()

    def hand_over(self, name: str, body: bytes) -> str:
        """Write it beside its place, then into its place."""
        file = self._folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(f".part{file.suffix}")
        unfinished.write_bytes(body)
        unfinished.replace(file)
        return f"{file} written"


class PaperDoor:
    """Posts papers of one journal to a web address; knows which of them it has kept."""

    def __init__(self, journal: Path, key: bytes, address: WebAddress) -> None:
        first = DoorSource(journal, key).first
        self._key, self._address = door_key(key, first), address
        # By a hash: an address may hold what is nobody else's business.
        name = sha256(first + f"papers {address}{address.path}".encode()).hexdigest()[:32]
        self._file = journal.parent / "door" / f"{name}.papers"
        self._kept = self._noted()

    def has(self, name: str) -> bool:
        """True if a paper of this name was kept."""
        return name in self._kept

    def hand_over(self, name: str, body: bytes) -> str:
        """Post a paper; raises `NotTaken` where the answer does not say that it is kept."""
        sealed = hmac.digest(self._key, name.encode() + b"\n" + body, "sha256")
        headers = {
            "Content-Type": KINDS[Path(name).suffix],
            "Content-Disposition": f'attachment; filename="{name}"',
            "X-Dealer-Assist-Sig": sealed.hex(),
        }
        kept = kept_of(self._address, body, headers, _PATIENCE_S)
        if kept != name:
            raise not_kept(self._address, f"kept {str(kept)[:80]!r}", json.dumps(name))
        self._kept = (*self._kept, name)
        with suppress(OSError):
            make_private(self._file.parent)
            write_private(self._file, json.dumps(self._kept))
        return f"{name} sent to {self._address}"

    def _noted(self) -> tuple[str, ...]:
        try:
            return tuple(map(str, json.loads(self._file.read_text(encoding="utf-8"))))
        except (OSError, ValueError, TypeError):
            return ()
