"""Who may do what at the board: a file of the house, read again whenever it changes.

A line for each, as in `"L. Haddad" = ["look", "calls"]`, by the name of the certificate or
of the sign-on. A person whose line goes sees nothing from the next request on. Without a file
each proven person may do all three.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.journald import LogId, by_id
from dealer_assist.message import Msg

LOOK, CALLS, REPORTS = "look", "calls", "reports"
_RIGHTS = frozenset((LOOK, CALLS, REPORTS))
_REFUSALS = {
    LOOK: "{name} may not look at this board. Ask the people who run the floor",
    CALLS: "{name} may not take calls. Ask the people who run the floor",
    REPORTS: "{name} may not read reports. Ask the people who run the floor",
}

log = by_id(__name__)


class BadPeople(UserFacingError):  # noqa: N818 - a file of the house, not a fault
    """The file of people cannot be used; the sentence names it and what is wrong."""


class BoardPeople:
    """The people of a board by name."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._changed_at = 0
        self._may: Mapping[str, frozenset[str]] = {}
        if file is not None:
            self._may = read_people(file)
            self._changed_at = _changed_at(file)

    def refusal(self, name: str, right: str) -> str:
        """Say why a person may not; nothing where they may."""
        if self._file is None:
            return ""
        self._read_again(self._file)
        if right in self._may.get(name, ()):
            return ""
        # By its template: it is said in the language of whoever hears it.
        return Msg.of(_REFUSALS[right], {"name": name}) if name else "Sign on first"

    def _read_again(self, file: Path) -> None:
        """Read a changed file; while it cannot be read no one is let in, which is logged."""
        changed_at = _changed_at(file)
        if changed_at == self._changed_at:
            return
        self._changed_at = changed_at
        try:
            self._may = read_people(file)
        except BadPeople as bad:
            self._may = {}
            log.said(LogId.PEOPLE_NOT_READ, str(bad), file=str(file))


def read_people(file: Path) -> dict[str, frozenset[str]]:
    """Read names and what each may do."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as trouble:
        raise BadPeople(f"{file} cannot be read ({trouble})") from trouble
    people: dict[str, frozenset[str]] = {}
    for name, rights in told.items():
        if not isinstance(rights, list) or not set(map(str, rights)) <= _RIGHTS:
            choices = ", ".join(sorted(_RIGHTS))
            raise BadPeople(f"{file}: {name!r} needs a list of {choices}")
        people[name] = frozenset({LOOK, *map(str, rights)}) if rights else frozenset()
    return people


def _changed_at(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return -1
