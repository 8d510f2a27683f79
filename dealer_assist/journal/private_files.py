"""Files for the kiosk's user alone, whatever the umask, that are there after a power cut too."""

import os
from pathlib import Path

FOLDER, FILE = 0o700, 0o600


def make_private(folder: Path) -> None:
    """Make a folder for this user alone; one that is there keeps what somebody gave it."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=FOLDER, exist_ok=True)
        folder.chmod(FOLDER)
        sync(folder.parent)


def keep_private(file: Path) -> None:
    """Leave a file to this user alone."""
    if file.stat().st_mode & 0o077:
        file.chmod(FILE)


def sync(path: Path) -> None:
    """Make a file durable, or the names in a folder."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
