"""`dealer-assist status`: how a kiosk stands, from what is on record; for people and for a fleet.

It only reads, beside a table that runs: the journal as far as it is on disk, and what the duties of
the house left word of. 1 where something needs a person.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from dealer_assist import __version__, paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.arguments import Parser, add_data, add_table, file_or_folder
from dealer_assist.cli.output import in_columns, write_all
from dealer_assist.cli.status_metrics import metrics_of
from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.duties import DeskDuty, due_since, read_duties, trouble_of
from dealer_assist.desk.self_check import LEAST_FREE_MB
from dealer_assist.desk.steps import resume
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.floor.certificate import certificate_file, last_moment
from dealer_assist.floor.prometheus import write_metrics
from dealer_assist.journal.files import journal_to_read
from dealer_assist.journal.opening import connect_reader, said_in_words
from dealer_assist.journal.queries.latest import settings_in_force
from dealer_assist.journal.resume import Reading, last_of
from dealer_assist.program.release import is_development
from dealer_assist.program.tree import own_tree
from dealer_assist.program.updates import VERSIONS, Updates, read_updates
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

CERTIFICATE_NOTICE = timedelta(days=30)
"""So long before its end a person has to have the certificate signed again."""
_MEGA = 1_000_000
_RELEASE, _RESTART = Path("etc/os-release"), Path("run/reboot-required")


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    add_table(parser)
    add_data(parser)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", dest="is_json", action="store_true", help="as one JSON object")
    told = "for node-exporter's textfile collector; - for the screen"
    how.add_argument("--metrics", metavar="FILE", type=file_or_folder, help=told)


def run(*, table: str, data: Path | None, is_json: bool, metrics: Path | None) -> int:
    """Print the status of the kiosk; return 1 if something needs a person."""
    folder, shipped = data or paths.data_folder(), paths.resources()
    if data is not None and not data.is_dir():
        raise UsageError(f"There is no folder {data}; see that its disk is there, or name another")
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, folder))
    now = WallClock().now()
    status = status_of(setup, folder, now)
    is_needed = bool(status["needs"])
    if is_json:
        print(json.dumps(status, ensure_ascii=False))
    elif metrics is not None:
        lines = metrics_of(status, now, is_a_person_needed=is_needed)
        write_all(lines) if str(metrics) == "-" else write_metrics(metrics, lines)
    else:
        write_all(_lines(status))
    return FOUND_WRONG if is_needed else DONE


def status_of(
    setup: TableSetup, folder: Path, now: datetime, root: Path = Path("/")
) -> dict[str, Any]:
    """Gather everything in one value, as it is written."""
    path = journal_to_read(folder, setup.key)
    duties = read_duties(folder, now, due_since(paths.setup_mark()))
    table, journal, devices = Table(setup), None, []
    if path.exists():
        with said_in_words(path), closing(connect_reader(path)) as db:
            table = resume(apply(setup, settings_in_force(db)), Reading(db))
            journal = _journal(db, path, duties)
            devices = _devices(db, table)
    status = {
        "version": __version__,
        "program": "development" if is_development(own_tree()) else "release",
        "table": table.setup.number,
        "game": table.setup.game,
        "phase": table.round.phase.value,
        "round": table.round.number,
        "dealer": None if table.dealer is None else table.dealer.key,
        "alerts": [
            {"kind": alert.kind, "since": _moment(alert.at), "words": str(alert.sentence)}
            for alert in table.lasting.alerts
        ],
        "devices": devices,
        "journal": journal,
        "disk_free_mb": shutil.disk_usage(folder if folder.exists() else "/").free // _MEGA,
        "clock": _clock(duties),
        "duties": [_duty(duty, now) for duty in duties],
        "approval": _approval(table.setup),
        "floor": _floor(table),
        "certificate": _certificate(table.setup),
        "system": _system(root),
        "update": _update(read_updates(root / VERSIONS.relative_to("/"))),
    }
    return status | {"needs": needs_of(status, now)}


def needs_of(status: dict[str, Any], now: datetime) -> list[str]:
    """Say what a person has to see to, each in a sentence; nothing where all is well."""
    said = [alert["words"] for alert in status["alerts"]]
    # The table raises an alert for a duty too, in the same words.
    said += [duty["words"] for duty in status["duties"] if duty["state"] != "ok"]
    if status["disk_free_mb"] < LEAST_FREE_MB:
        said.append(
            f"{status['disk_free_mb']:,} MB are free; make room on the disk of the journals"
        )
    if (status["floor"] or {}).get("state") == "lost":
        said.append(f"The floor's server is lost since {status['floor']['since']}; see to the link")
    if _ends_soon(status["certificate"], now):
        last = status["certificate"]["last"] or "a moment that nobody can read"
        said.append(f"The certificate on the floor ends at {last}; have it signed anew")
    if refused := status["update"]["refused"]:
        said.append(refused["words"])
    said += [f"Approval: {point}" for point in status["approval"]["missing"]]
    return list(dict.fromkeys(said))


def _journal(db: sqlite3.Connection, path: Path, duties: tuple[DeskDuty, ...]) -> dict[str, Any]:
    seq, last = db.execute("SELECT seq, hash FROM head").fetchone() or (0, b"")
    verified = [duty.ended for duty in duties if duty.key == "verify" and duty.is_well]
    return {
        "file": path.name,
        "events": seq,
        "head": bytes(last).hex(),
        "last_verified": verified[0].astimezone(UTC).isoformat() if verified else None,
    }


def _devices(db: sqlite3.Connection, table: Table) -> list[dict[str, str]]:
    """Return each device as it was found when the table was opened, and sensors as they are now."""
    found = dict((last_of(db, "DevicesTested") or {"devices": ()})["devices"])
    for (seat, letter), sensor in table.sensors.items():
        if sensor.fault:
            found[f"sensor {seat}{letter}"] = sensor.fault
    return [{"name": name, "state": state} for name, state in found.items()]


def _clock(duties: tuple[DeskDuty, ...]) -> dict[str, Any]:
    """Return what the duty of the clock has found: seconds off its server, where it has one."""
    said = next((duty.said for duty in duties if duty.key == "clock"), "")
    words = said.split()
    is_followed = words[1:] == ["s", "off"]
    return {
        "source": "server" if is_followed else "none",
        "offset_s": words[0] if is_followed else None,
    }


def _duty(duty: DeskDuty, now: datetime) -> dict[str, str | None]:
    words = str(trouble_of(duty, now))
    if not duty.is_done:
        return {"name": duty.key, "last": None, "state": "never", "words": words}
    state = "ok" if not words else "failed" if not duty.is_well else "late"
    last = duty.ended.astimezone(UTC).isoformat()
    return {"name": duty.key, "last": last, "state": state, "words": words}


def _floor(table: Table) -> dict[str, Any] | None:
    if table.lasting.link is None or not table.lasting.link.is_joined:
        return None
    lost = table.lasting.link.lost_at
    return {"state": "lost" if lost else "linked", "since": _moment(lost) if lost else None}


def _approval(setup: TableSetup) -> dict[str, Any]:
    """Return the law of the table, its approval by its letter, and what is not on record of it."""
    return {
        "jurisdiction": setup.jurisdiction.key,
        "letter": setup.approval.letter if setup.approval else "",
        "missing": [str(point) for point in setup.not_approved],
    }


def _certificate(setup: TableSetup) -> dict[str, str | None] | None:
    """Return the last moment of what a linked table signs on with; None where it has none."""
    file = certificate_file(setup.floor.server) if setup.floor is not None else None
    if file is None:
        return None
    last = last_moment(file)
    return {"file": str(file), "last": last.isoformat() if last else None}


def _ends_soon(certificate: dict[str, str | None] | None, now: datetime) -> bool:
    if certificate is None:
        return False
    last = certificate["last"]
    return last is None or datetime.fromisoformat(last) - now < CERTIFICATE_NOTICE


def _system(root: Path) -> dict[str, Any]:
    """Return Debian by its own name, and whether an update of it waits for a restart."""
    try:
        lines = (root / _RELEASE).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        lines = []
    named = [line.partition("=")[2].strip('"') for line in lines if line.startswith("PRETTY_NAME=")]
    return {"name": "".join(named[:1]), "restart_needed": (root / _RESTART).exists()}


def _update(updates: Updates) -> dict[str, Any]:
    """Return the version that waits for the next start, and the one that was refused, with why."""
    refused = updates.refused
    said = refused and {
        "version": refused.version,
        "since": refused.since.isoformat(),
        "words": refused.words,
    }
    return {"waiting": updates.waiting or None, "refused": said}


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat()


def _lines(status: dict[str, Any]) -> Iterator[str]:
    plain = ("version", "program", "table", "game", "phase", "round", "dealer", "disk_free_mb")
    yield from in_columns([(name, str(status[name])) for name in plain])
    yield from (
        f"duty {duty['name']}: {', '.join(filter(None, (duty['state'], duty['last'])))}"
        for duty in status["duties"]
    )
    if waiting := status["update"]["waiting"]:
        how = "a restart, or 'dealer-assist-rollback --next' at a closed table, turns to it"
        yield f"update: {waiting} waits; {how}"
    yield from (f"alert since {alert['since']}: {alert['words']}" for alert in status["alerts"])
    yield from (f"needs a person: {said}" for said in status["needs"] or ["no"])
