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
from dealer_assist.journal.key import FILE, earlier_keys, make_private, sync
from dealer_assist.message import Msg

_DIGEST = 32


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
                file.write(f"{first.hex()} {_seal(first, self._key).hex()}\n")
                file.flush()
                os.fsync(file.fileno())
            sync(self._file.parent)

    def require_same(self, first: bytes | None) -> None:
        """Refuse a register that is gone, or another one than was founded here first."""
        founded = self.read()
        if founded is None and self._is_of_another_key():
            raise of_another_key(self._register)
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
        first, sealed = self._noted()
        keys = (self._key, *earlier_keys(self._key)) if sealed else ()
        is_ours = any(compare_digest(sealed, _seal(first, key)) for key in keys)
        return first if is_ours else None

    def _is_of_another_key(self) -> bool:
        """True if the mark is whole, and was made with another key than ours."""
        return bool(self._noted()[1])

    def _noted(self) -> tuple[bytes, bytes]:
        try:
            first, sealed = map(bytes.fromhex, self._file.read_text().split())
        except (OSError, ValueError):
            return b"", b""
        is_whole = (len(first), len(sealed)) == (_DIGEST, _DIGEST)
        return (first, sealed) if is_whole else (b"", b"")


def of_another_key(register: Path) -> JournalDamaged:
    """Say that the cards of a register are known by a key that is not here."""
    sentence = Msg(
        "The cards in {path} were enrolled with another cards.key: put it back from its safe copy.",
        path=register,
    )
    return JournalDamaged(register, sentence, 0)


def _seal(first: bytes, key: bytes) -> bytes:
    return hmac_digest(key, b"founded " + first, hashlib.sha256)
