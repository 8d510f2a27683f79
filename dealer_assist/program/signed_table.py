"""A table file that the house has signed, by the key that signs its lists of staff.

The signature is the last line, a comment: the file stays one, and is read by any reader of TOML.
"""

from pathlib import Path

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.program.ed25519 import is_signed
from dealer_assist.program.release import read_key

_PURPOSE = b"table of a house\n"
_LINE = "# signed by the house "


def to_sign(text: str) -> bytes:
    """Return what the house signs of a table file, with a signature below it or without."""
    return _PURPOSE + _parts(text)[0].encode()


def signed_by(text: str, signature: bytes) -> str:
    """Return a table file with the house's signature below it."""
    return f"{_parts(text)[0]}{_LINE}{signature.hex()}\n"


def require_signed(file: str, text: str, public: bytes) -> None:
    """Refuse a table file that the house has not signed, or that was altered since."""
    signature = _parts(text)[1]
    if not signature:
        raise Refused(
            Msg("The house has not signed {file}. Have it signed in the office", file=file)
        )
    try:
        is_whole = is_signed(public, to_sign(text), bytes.fromhex(signature))
    except ValueError:
        is_whole = False
    if not is_whole:
        raise Refused(
            Msg("{file} was altered, or is of another house. Have it signed again", file=file)
        )


def laid_key(file: Path) -> bytes:
    """Return the house's public key that was put beside the journals' key, or nothing."""
    try:
        return read_key(file)
    except (OSError, ValueError):
        return b""


def _parts(text: str) -> tuple[str, str]:
    """Return a table file without its signature, and that."""
    whole = text if text.endswith("\n") else f"{text}\n"
    body, mark, signature = whole.rpartition(_LINE)
    is_last = bool(mark) and (not body or body.endswith("\n")) and signature.count("\n") == 1
    return (body, signature.strip()) if is_last else (whole, "")
