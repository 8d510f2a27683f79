"""Duties of the house that run by the clock beside the table: what they left word of.

Each writes a file of two lines into `duties` below the journals: its exit status with the time, and
its last sentence. Where there is no such folder, nobody does them here, and nothing is said.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path

from dealer_assist.desk.self_check import CheckItem
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.table.commands.office import RaiseAlert

FOLDER = "duties"
PATIENCE = timedelta(hours=26)
"""The rarest runs once a night."""


@frozen
class DeskDuty:
    """One duty, as it ended the last time; `said` is its own sentence."""

    key: str
    ended: datetime
    is_well: bool
    said: str


def read_duties(journals: Path, now: datetime) -> tuple[DeskDuty, ...]:
    """Read what was left word of; a file that makes no sense is a duty that was never done."""
    found = []
    for key in _NAMES:
        try:
            head, said = (journals / FOLDER / key).read_text(encoding="utf-8").split("\n")[:2]
            status, at = head.split()
            ended = datetime.fromtimestamp(int(at), now.tzinfo)
        except FileNotFoundError:
            continue
        except (OSError, ValueError, OverflowError):
            found.append(
                DeskDuty(key, now, is_well=False, said=Msg("it left no word that makes sense"))
            )
        else:
            found.append(DeskDuty(key, ended, is_well=status == "0", said=said))
    return tuple(found)


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
    if trouble := trouble_of(duty, now):
        cure = Msg("See to it, or call a technician")
        return CheckItem(name, trouble, is_well=False, cure=cure, for_house=True)
    found = duty.said if duty.key == "clock" else f"{duty.ended:%Y-%m-%d %H:%M}"
    return CheckItem(name, found, for_house=True)


def trouble_of(duty: DeskDuty, now: datetime) -> str:
    """Say that a duty failed, or was not done for a day; nothing where it is well."""
    if not duty.is_well:
        return Msg("{duty}: {said}", duty=_NAMES[duty.key], said=duty.said)
    if now - duty.ended > PATIENCE:
        since = f"{duty.ended:%Y-%m-%d %H:%M}"
        return Msg("{duty}: not done since {since}", duty=_NAMES[duty.key], since=since)
    return ""


_NAMES = {
    "backup": Msg("Copies elsewhere"),
    "verify": Msg("Journals by night"),
    "clock": Msg("Time server"),
}
