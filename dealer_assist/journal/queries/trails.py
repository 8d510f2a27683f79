"""What a supervisor looks up: refused cards, copies of a page, alerts, settings; newest first."""

import sqlite3
from datetime import datetime

from dealer_assist.journal.queries.exceptions import round_meant
from dealer_assist.value import Value


class RefusedSwipe(Value):
    """A card that was refused, or that nobody swiped in time."""

    seq: int
    at_utc: datetime
    round: int
    is_timed_out: bool
    card: str
    attempt: int
    refusal: str


class OfficeVisit(Value):
    """Somebody came into the back office, or left it."""

    at_utc: datetime
    came_in: bool
    by: str


class Print(Value):
    """A page that was sent to the printer; `trouble` where no paper came out."""

    at_utc: datetime
    copy: int
    trouble: str


class AlertLine(Value):
    """An alert and who acknowledged it, if a person has; round and dealer of its time."""

    seq: int
    at_utc: datetime
    key: str
    kind: str
    sentence: str
    acknowledged_utc: datetime | None
    acknowledged_by: str
    round: int = 0
    dealer: str = ""


class SettingLine(Value):
    """A step in the life of a setting: `proposed`, `withdrawn` or `applied`."""

    seq: int
    at_utc: datetime
    what: str
    path: str
    old: str
    new: str
    by: str
    witness: str


def refused_swipes(db: sqlite3.Connection, count: int = 50) -> tuple[RefusedSwipe, ...]:
    """Return the newest cards that were refused or did not come."""
    found = db.execute(
        "SELECT seq, at_utc, round, what = 'SwipeTimedOut', coalesce(card, ''),"
        " coalesce(attempt, 0), coalesce(refusal, '') FROM refused_swipes"
        " ORDER BY seq DESC LIMIT ?",
        (count,),
    )
    return tuple(
        RefusedSwipe(seq, datetime.fromisoformat(at), round_, bool(late), *rest)
        for seq, at, round_, late, *rest in found
    )


def office_visits(db: sqlite3.Connection, count: int = 50) -> tuple[OfficeVisit, ...]:
    """Return who came into the back office and left it, the newest first."""
    found = db.execute(
        "SELECT at_utc, what = 'opened', by_whom FROM office_visits ORDER BY seq DESC LIMIT ?",
        (count,),
    )
    return tuple(
        OfficeVisit(datetime.fromisoformat(at), bool(is_in), by) for at, is_in, by in found
    )


def prints_of(db: sqlite3.Connection, page: str, number: int) -> tuple[Print, ...]:
    """Return every copy of a page, the first one first."""
    found = db.execute(
        "SELECT at_utc, copy, trouble FROM prints WHERE page = ? AND number = ? ORDER BY seq",
        (page, number),
    )
    return tuple(Print(datetime.fromisoformat(at), copy, trouble) for at, copy, trouble in found)


def next_copy(db: sqlite3.Connection, page: str, number: int) -> int:
    """Return the number of the next copy: 1 as long as no paper came out, never one that did."""
    out = (printed.copy for printed in prints_of(db, page, number) if not printed.trouble)
    return 1 + max(out, default=0)


def alert_trail(db: sqlite3.Connection, count: int = 50) -> tuple[AlertLine, ...]:
    """Return the newest alerts, open or acknowledged."""
    found = db.execute(
        "SELECT a.seq, a.at_utc, alert, a.kind, sentence, acknowledged_utc,"
        " coalesce(acknowledged_by, ''), a.round, e.who"
        " FROM alerts a JOIN events e ON e.seq = a.seq ORDER BY a.seq DESC LIMIT ?",
        (count,),
    )
    return tuple(
        AlertLine(
            *(seq, datetime.fromisoformat(at), key, kind, said, _moment(taken), by),
            round_meant(kind, key, round_),
            dealer,
        )
        for seq, at, key, kind, said, taken, by, round_, dealer in found
    )


def settings_trail(
    db: sqlite3.Connection, path: str = "", count: int = 200
) -> tuple[SettingLine, ...]:
    """Return the newest steps of every setting, or of one."""
    found = db.execute(
        "SELECT seq, at_utc, what, setting, coalesce(old_value, ''), coalesce(new_value, ''),"
        " coalesce(by_whom, ''), coalesce(witness, '') FROM settings"
        " WHERE ? IN ('', setting) ORDER BY seq DESC LIMIT ?",
        (path, count),
    )
    return tuple(SettingLine(seq, datetime.fromisoformat(at), *rest) for seq, at, *rest in found)


def _moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
