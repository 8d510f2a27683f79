"""That a staff register was founded at a place: noted beside the key, and never made twice.

Without it an empty place means "nobody is enrolled yet", and who deletes the register could
found it again with cards of his own.
"""

import hashlib
import os
from contextlib import suppress
from hmac import compare_digest
from hmac import digest as hmac_digest
from pathlib import Path

from dealer_assist.journal.errors import JournalDamaged
from dealer_assist.journal.key import FILE, make_private, sync
from dealer_assist.message import Msg


class BirthMark:
    """The mark of one place in a folder outside of the data."""

    def __init__(self, folder: Path, register: Path, key: bytes) -> None:
        place = hashlib.sha256(b"staff register" + bytes(register.resolve())).hexdigest()[:32]
        self._file, self._register, self._key = folder / f"{place}.founded", register, key

    def make(self, first: bytes) -> None:
        """Note the beginning of the register's chain, durably, once."""
        make_private(self._file.parent)
        with suppress(FileExistsError):
            descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE)
            with os.fdopen(descriptor, "w") as file:
                file.write(f"{first.hex()} {self._seal(first).hex()}\n")
                file.flush()
                os.fsync(file.fileno())
            sync(self._file.parent)

    def require_same(self, first: bytes | None) -> None:
        """Refuse a register that is gone, or another one than was founded here first."""
        founded = self.read()
        if founded is None or founded == first:
            return
        if first is None:
            sentence = Msg(
                "The staff register {path} is missing, and one was founded here: put it back from "
                "its backup, or call a technician.",
                path=self._register,
            )
        else:
            sentence = Msg(
                "The staff register {path} is not the one that was founded here: put that one "
                "back from its backup, or call a technician.",
                path=self._register,
            )
        raise JournalDamaged(self._register, sentence, 0)

    def read(self) -> bytes | None:
        """Return the beginning that was noted; None where none was, or where it is not ours."""
        try:
            first, sealed = map(bytes.fromhex, self._file.read_text().split())
        except (OSError, ValueError):
            return None
        return first if compare_digest(sealed, self._seal(first)) else None

    def _seal(self, first: bytes) -> bytes:
        return hmac_digest(self._key, b"founded " + first, hashlib.sha256)
