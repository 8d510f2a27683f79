"""`dealer-assist journal explore`: a journal in the browser, read only, by Datasette."""

import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

from dealer_assist.errors import DONE, FOUND_WRONG, UsageError, UserFacingError
from dealer_assist.journal import schema, views
from dealer_assist.journal.audit.explore import metadata_of
from dealer_assist.journal.entry import to_json
from dealer_assist.journal.opening import connect_reader, said_in_words

PORT = 8087
_SETTINGS: Mapping[str, str] = {
    "allow_download": "off",  # whoever wants a copy makes a verified one: journal backup
    "sql_time_limit_ms": "20000",
    "max_returned_rows": "5000",
}


class DatasetteMissing(UserFacingError):  # noqa: N818 - it says what is missing
    """The extra that brings the browser's side is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "Datasette is not installed: 'pip install dealer-assist[explore]' brings it; 'journal "
            "export' writes the same events as files."
        )


def explore(path: Path, port: int) -> int:
    """Serve one journal on this machine until the program is ended."""
    if find_spec("datasette") is None:
        raise DatasetteMissing
    told = to_json(_metadata(path))
    print(f"{path.name} at http://127.0.0.1:{port}/ until this is ended (Ctrl-C)", flush=True)
    ended = subprocess.run(
        [sys.executable, "-P", "-m", "datasette", *arguments(path, port)],
        input=told,
        text=True,
        check=False,
    )
    return DONE if ended.returncode == 0 else FOUND_WRONG


def arguments(path: Path, port: int) -> list[str]:
    """Return the words of the call: Datasette opens what it is given for reading alone."""
    settings = [word for setting in _SETTINGS.items() for word in ("--setting", *setting)]
    served = ["serve", str(path), "--metadata", "-", "--host", "127.0.0.1", "--port", str(port)]
    return [*served, *settings]


def _metadata(path: Path) -> dict[str, object]:
    with said_in_words(path), closing(connect_reader(path)) as db:
        if not views.are_of_this_version(db):
            raise UsageError(
                f"The views of {path.name} are of another version; 'journal rebuild' makes them "
                "anew while no table runs on it"
            )
        return metadata_of(path.stem, schema.about(db).table)
