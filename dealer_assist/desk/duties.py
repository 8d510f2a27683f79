"""Duties of the house that run by the clock beside the table: what they left word of.

Each writes a file of two lines into `duties` below the journals: its exit status with the time, and
its last sentence. Where nothing was ever set up nobody does them, and nothing is said; at a kiosk
they are due from the day of its set-up on.
"""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dealer_assist.desk.self_check import CheckItem
from dealer_assist.message import Msg
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.value import Value

FOLDER = "duties"
PATIENCE = timedelta(hours=26)
"""The rarest runs once a night."""


class DeskDuty(Value):
    """One duty, as it ended the last time; `said` is its own sentence.

    One that was never done ends at the moment from which on it was due.
    """

    key: str
    ended: datetime
    is_well: bool
    said: str
    is_done: bool = True


def due_since(mark: Path) -> datetime | None:
    """Return since when duties are due: since the set-up of this kiosk, which left a mark."""
    try:
        return datetime.fromtimestamp(mark.stat().st_mtime, UTC)
    except OSError:
        return None


def read_duties(journals: Path, now: datetime, due: datetime | None = None) -> tuple[DeskDuty, ...]:
    """Read what was left word of; one that is due for a day without a word was never done.

    A word from before the set-up is of another stick or time server, and says nothing any more.
    """
    found = []
    for key in _NAMES:
        duty = _left_word(journals / FOLDER / key, now)
        if duty is not None and not _is_of_before(duty, now, due):
            found.append(duty)
        elif due is not None and now - due > PATIENCE:
            found.append(_never_done(key, due))
    return tuple(found)


def _left_word(file: Path, now: datetime) -> DeskDuty | None:
    try:
        head, said = file.read_text(encoding="utf-8").split("\n")[:2]
        status, at = head.split()
        ended = datetime.fromtimestamp(int(at), now.tzinfo)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, OverflowError):
        trouble = Msg("no reason was found")
        return DeskDuty(file.name, now, is_well=False, said=trouble)
    return DeskDuty(file.name, ended, is_well=status == "0", said=said.rstrip("."))


def _is_of_before(duty: DeskDuty, now: datetime, due: datetime | None) -> bool:
    """True if a duty ended before the set-up; one that lies ahead was by a wrong clock."""
    return due is not None and duty.ended < due.replace(microsecond=0) <= now


def _never_done(key: str, due: datetime) -> DeskDuty:
    said = Msg("never done since the set-up of {since}. See to its timer", since=f"{due:%Y-%m-%d}")
    return DeskDuty(key, due, is_well=False, said=said, is_done=False)


def check_duties(duties: Iterable[DeskDuty], now: datetime) -> tuple[CheckItem, ...]:
    """Show each duty with its last time, for the house."""
    return tuple(_check(duty, now) for duty in duties)


def duty_alerts(duties: Iterable[DeskDuty], now: datetime) -> tuple[RaiseAlert, ...]:
    """Say which duties failed the last time, or were not done for a day."""
    return tuple(
        RaiseAlert(f"duty {duty.key}", "disk", sentence)
        for duty in duties
        if (sentence := trouble_of(duty, now))
    )


def _check(duty: DeskDuty, now: datetime) -> CheckItem:
    name = _NAMES[duty.key]
    if trouble := _trouble(duty, now):
        cure = Msg("See to it, or call a technician")
        return CheckItem(name, trouble, is_well=False, cure=cure, for_house=True)
    found = duty.said if duty.key == "clock" else f"{duty.ended:%Y-%m-%d %H:%M}"
    return CheckItem(name, found, for_house=True)


def trouble_of(duty: DeskDuty, now: datetime) -> str:
    """Say by its name that a duty failed, or was not done for a day; nothing where it is well."""
    trouble = _trouble(duty, now)
    return Msg("{duty}: {said}", duty=_NAMES[duty.key], said=trouble) if trouble else ""


def _trouble(duty: DeskDuty, now: datetime) -> str:
    if not duty.is_well:
        return duty.said
    if now - duty.ended > PATIENCE:
        return Msg("not done since {since}", since=f"{duty.ended:%Y-%m-%d %H:%M}")
    return ""


_NAMES = {
    "backup": Msg("Copies elsewhere"),
    "verify": Msg("Journals by night"),
    "clock": Msg("Time server"),
}
