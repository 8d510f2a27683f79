"""Copies that only the house can read: verified here, then encrypted to its public key by age.

The key that opens them is never at a kiosk. What leaves this disk is encrypted, or nothing leaves.
"""

import hashlib
import re
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from dealer_assist.journal.audit.backup import back_up, too_many
from dealer_assist.journal.audit.verify import Pause
from dealer_assist.journal.errors import NotRecorded, trouble_words
from dealer_assist.journal.files import threshold_file
from dealer_assist.journal.key import keep_private, make_private, sync

RECIPIENT = re.compile(r"age1[02-9ac-hj-np-z]{58}")
"""A public key as `age-keygen` prints it."""
SUFFIX = ".age"
_CHUNK = 1 << 20


def back_up_sealed(
    path: Path,
    key: bytes,
    recipient: str,
    into: Path,
    *,
    keep: int = 14,
    pause: Pause | None = None,
) -> Path:
    """Copy a journal, verify the copy beside it, and leave it encrypted in a folder."""
    age = shutil.which("age")
    if age is None:
        raise NotRecorded(
            path, f"No backup of {path} was made: age is not here; install Debian's package age."
        )
    beside = path.with_name(path.name + ".leaving")
    shutil.rmtree(beside, ignore_errors=True)  # of a run that the power ended
    try:
        make_private(beside)
        copy = back_up(path, key, pause=pause, into=beside)
        encrypt = [age, "--encrypt", "--recipient", recipient]
        if (thresholds := threshold_file(copy)).exists():
            _sealed(thresholds, encrypt, into)
        done = _sealed(copy, encrypt, into)
    except (OSError, subprocess.SubprocessError) as trouble:
        why = trouble_words(trouble) if isinstance(trouble, OSError) else str(trouble)
        raise NotRecorded(
            path, f"No backup of {path} could be made ({why}): see to that disk."
        ) from trouble
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    copies = sorted(into.glob(f"{path.stem}-{'[0-9]' * 12}.db{SUFFIX}"), reverse=True)
    for old in too_many(copies, keep, shutil.disk_usage(into).free):
        old.unlink()
        journal = old.with_name(old.name.removesuffix(SUFFIX))
        old.with_name(f"{threshold_file(journal).name}{SUFFIX}").unlink(missing_ok=True)
    return done


def _sealed(copy: Path, command: list[str], into: Path) -> Path:
    """Write what age makes of a copy, and count it only once it reads back as it was written."""
    done = into / f"{copy.name}{SUFFIX}"
    unfinished = done.with_name(f"{done.name}.new")
    try:
        with copy.open("rb") as plain, unfinished.open("wb") as out:
            keep_private(unfinished)
            written = _run(command, plain, out)
        sync(unfinished)
        with unfinished.open("rb") as back:
            if hashlib.file_digest(back, "sha256").digest() != written:
                raise subprocess.SubprocessError("it reads back otherwise than it was written")
        unfinished.replace(done)
        sync(into)
    finally:
        with suppress(OSError):
            unfinished.unlink()
    return done


def _run(command: list[str], plain: BinaryIO, out: BinaryIO) -> bytes:
    """Encrypt, and give the digest of what was written."""
    digest = hashlib.sha256()
    with subprocess.Popen(
        command, stdin=plain, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as age:
        if age.stdout is None or age.stderr is None:
            raise subprocess.SubprocessError("age gives nothing")
        try:
            while chunk := age.stdout.read(_CHUNK):
                digest.update(chunk)
                out.write(chunk)
        except BaseException:
            age.kill()  # of a disk that is full it would wait for ever to be read
            raise
        said = age.stderr.read().decode(errors="replace").strip().splitlines()
    if age.returncode:
        raise subprocess.SubprocessError(said[0] if said else "age says no word")
    return digest.digest()
