"""A backup in the place of a damaged journal: what is lost with that, and that it is on record."""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from dealer_assist.journal import schema
from dealer_assist.journal.audit.backup import BackupOffer, head_of, restore, set_aside
from dealer_assist.journal.chain import Head
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.head_file import kept_of
from dealer_assist.journal.key import key_print
from dealer_assist.journal.key_change import KeyChange, older_keys
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.store import Journal
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table.events import Event
from dealer_assist.table.events.office import AlertRaised, JournalRestored, TableHeld
from dealer_assist.table.events.values import MeterPutBack

STAFF = "staff"
"""The table that a register of cards names as its own: it holds no rounds."""
_KEY, _KIND = "restored", "chain"

_AFTER = "SELECT kind, payload FROM events WHERE seq > ? ORDER BY seq"
_WITH_METERS = """
    SELECT payload FROM events WHERE seq <= ? AND kind IN ('TableOpened', 'RoundOpened',
    'GameStarted', 'WagerTakenOff', 'RoundVoided', 'TableClosed') ORDER BY seq DESC LIMIT 1
"""
Meters = dict[tuple[str, str], int]


def go_back_to(
    offer: BackupOffer,
    journal: Path,
    key: bytes,
    heads: Path | None,
    *,
    by: str,
    clock: Callable[[], datetime],
) -> JournalRestored:
    """Set a damaged journal aside, untouched, and put its backup in its place.

    What is given goes on record with `put_on_record`, as soon as nobody holds the journal.
    """
    kept = kept_of(journal, key, heads) if heads else None
    ends = (kept.read() if kept else None, _last_of(journal))
    known = max((end for end in ends if end), key=lambda end: end.seq, default=None)
    lost = max(0, known.seq - offer.head.seq) if known else None
    counts, before = _lost_with(journal, offer.head.seq)
    aside = set_aside(journal, f"damaged-before-{offer.head.seq}")
    restore(offer.backup, journal)
    kept = kept_of(journal, key, heads) if heads else None
    if kept:
        kept.forget()
    return JournalRestored(
        at=_ms(clock),
        by=by,
        ends=offer.head.seq,
        lost=lost,
        counted=counts["events"],
        rounds=counts["rounds"],
        wagered=counts["wagered"],
        wins=counts["wins"],
        prizes=counts["prizes"],
        put_back=tuple(_put_back(before, _meters_at(journal, offer.head.seq))),
        kept_as=aside.name,
        older_key=offer.older_key,
    )


def go_on_without(
    journal: Path, saved: Head, *, by: str, clock: Callable[[], datetime]
) -> JournalRestored:
    """Go on with a journal that is whole and ends too early: what came after it is nowhere."""
    ends = head_of(journal).seq
    return JournalRestored(_ms(clock), by, ends, saved.seq - ends, 0, 0, 0, 0, 0, (), "")


def put_on_record(
    restored: JournalRestored,
    journal: Path,
    key: bytes,
    heads: Path | None,
    clock: Callable[[], datetime],
) -> None:
    """Record the restore with its open alert; a live table is held for two persons' cards.

    A register of cards has no alerts: a table that finds it so raises its own.
    """
    with closing(connect_reader(journal)) as db:
        about = schema.about(db)
    if about.key_print in (older := older_keys(heads) if heads else {}):
        _bring_over(journal, about, older[about.key_print], key, restored, clock)
    facts = [_in_a_register(restored)]
    if about.table != STAFF:
        facts = [encode(event) for event in _at_a_table(restored, is_live=about.purpose == "live")]
    purpose: Any = about.purpose
    opened = Journal.open(
        journal, purpose=purpose, table=about.table, clock=clock, key=key, heads=heads
    )
    with opened:
        last = opened.last
        where, digest = (last.round, last.digest) if last else (0, "")
        entries = [Entry(*fact, where, restored.by, "restore") for fact in facts]
        opened.append(entries, digest=digest)


def _bring_over(
    journal: Path,
    told: schema.About,
    older: bytes,
    key: bytes,
    restored: JournalRestored,
    clock: Callable[[], datetime],
) -> None:
    """Seal a journal of an older key by the one of today; that it was restored is recorded next."""
    purpose: Any = told.purpose
    opened = Journal.open(journal, purpose=purpose, table=told.table, clock=clock, key=older)
    with opened:
        ends = {opened.first_link.hex(): opened.head}
        before, after = told.key_print, key_print(key)
        opened.change_key(key, KeyChange(restored.at, restored.by, "", before, after, ends))


def _at_a_table(restored: JournalRestored, *, is_live: bool) -> list[Event]:
    sentence = in_words(restored)
    alert = AlertRaised(restored.at, _KEY, _KIND, sentence)
    return [restored, alert, *([TableHeld(restored.at, _KEY, sentence)] if is_live else [])]


def _in_a_register(restored: JournalRestored) -> tuple[str, dict[str, Any]]:
    said = {"by": restored.by, "ends": restored.ends, "lost": restored.lost}
    return "RegisterRestored", said


def in_words(restored: JournalRestored) -> Msg:
    """Say what was put back, by whom, and what is lost with it by number and money."""
    said: list[str] = [
        Msg(
            "{name} put the journal back to event {seq}",
            name=restored.by,
            seq=f"{restored.ends:,}",
        )
    ]
    if restored.lost is None:
        said.append(Msg("what came after it is lost"))
    else:
        said.append(
            Msg(
                "{events} events after it are lost",
                events=f"{restored.lost:,}",
            )
        )
    if restored.older_key:
        said.append(Msg("sealed by an older key"))
    if restored.counted:
        said.append(_money(restored))
    elif restored.lost != 0:
        said.append(Msg("what they were worth cannot be read any more"))
    if restored.counted and restored.put_back:
        said.append(listed([_change(change) for change in restored.put_back]))
    return joined("; ", said)


def _money(restored: JournalRestored) -> Msg:
    return Msg(
        "with them {rounds} rounds, {wagered} of wagers, {wins} wins of {prizes}",
        rounds=f"{restored.rounds:,}",
        wagered=dollars(restored.wagered),
        wins=restored.wins,
        prizes=dollars(restored.prizes),
    )


def _change(change: MeterPutBack) -> Msg:
    return Msg(
        "meter {level} {before} → {after}",
        level=change.level,
        before=dollars(cents_shown(change.before)),
        after=dollars(cents_shown(change.after)),
    )


def _lost_with(journal: Path, after: int) -> tuple[Counter[str], Meters]:
    """Count what a damaged journal has after an event, as far as it can be read, and its meters."""
    counts: Counter[str] = Counter()
    meters: Meters = {}
    try:
        with closing(connect_reader(journal)) as db:
            for kind, payload in db.execute(_AFTER, (after,)):
                said = json.loads(payload)
                counts["events"] += 1
                _count(counts, kind, said)
                if kind != "WinsConfirmed":
                    meters |= _meters(said)
    except (sqlite3.Error, ValueError, KeyError, TypeError):
        pass  # as far as it goes
    return counts, meters


def _count(counts: Counter[str], kind: str, said: dict[str, Any]) -> None:
    match kind:
        case "GameStarted":
            counts["rounds"] += 1
            counts["wagered"] += sum(wager["cents"] for wager in said["wagers"])
        case "WagerTakenOff":
            counts["wagered"] -= said["cents"]
        case "WinsAuthorised":
            counts["wins"] += len(said["wins"])
            counts["prizes"] += sum(win["award"]["prize"] for win in said["wins"])


def _meters_at(journal: Path, seq: int) -> Meters:
    try:
        with closing(connect_reader(journal)) as db:
            found = db.execute(_WITH_METERS, (seq,)).fetchone()
            return _meters(json.loads(found[0])) if found else {}
    except (sqlite3.Error, ValueError, KeyError, TypeError):
        return {}


def _meters(said: dict[str, Any]) -> Meters:
    return {
        (meter["sensor"], meter["level"]): meter["account"]["meter"]
        for meter in said.get("meters") or ()
    }


def _put_back(before: Meters, after: Meters) -> Iterator[MeterPutBack]:
    for (sensor, level), value in before.items():
        now = after.get((sensor, level))
        if now is not None and now != value:
            yield MeterPutBack(sensor, level, value, now)


def _last_of(journal: Path) -> Head | None:
    try:
        return head_of(journal)
    except (sqlite3.Error, TypeError):
        return None


def _ms(clock: Callable[[], datetime]) -> int:
    return int(clock().timestamp() * 1000)
