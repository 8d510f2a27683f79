"""`dealer-assist journal`: verifies, restores, lists and exports the journals of a data folder."""

import csv
import json
import os
import sqlite3
import sys
from argparse import ArgumentTypeError
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import partial
from getpass import getuser
from pathlib import Path
from typing import Literal, TextIO, TypeAlias

from dealer_assist import paths
from dealer_assist.cli.arguments import (
    Parser,
    SubCommand,
    add_data,
    add_nothing,
    chain_end,
    file_or_folder,
    positive,
)
from dealer_assist.cli.journal_door import DoorCall, choose_journal, follow, show_key
from dealer_assist.cli.journal_explore import PORT, explore
from dealer_assist.cli.output import in_columns, progress_bar, write_all, writing
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.journal import schema, views
from dealer_assist.journal.audit.backup import (
    BackupOffer,
    SourceDamaged,
    back_up,
    head_of,
    newest_good,
)
from dealer_assist.journal.audit.export import Progress, What, export, export_excel
from dealer_assist.journal.audit.restoring import (
    STAFF,
    go_back_to,
    go_on_without,
    in_words,
    put_on_record,
)
from dealer_assist.journal.audit.sealed_copy import RECIPIENT, back_up_sealed
from dealer_assist.journal.audit.verify import Finding, holds, verify
from dealer_assist.journal.chain import Head
from dealer_assist.journal.codec import EVENTS
from dealer_assist.journal.door.schema import door_schema
from dealer_assist.journal.entry import to_json
from dealer_assist.journal.errors import NotAJournal
from dealer_assist.journal.head_file import kept_of
from dealer_assist.journal.key import load_key
from dealer_assist.journal.key_change import older_keys
from dealer_assist.journal.opening import (
    connect,
    connect_reader,
    release_lock,
    said_in_words,
    take_lock,
)
from dealer_assist.journal.queries import latest
from dealer_assist.staff.events import FACTS
from dealer_assist.system import user_number
from dealer_assist.table.events.office import JournalRestored

Shape: TypeAlias = Literal["text", "json", "csv"]

WHATS: tuple[What, ...] = ("events", "rounds", "wins")
_SHOWN = {
    "rounds": ("round", "opened_local", "outcome", "dealer", "wagers", "wagered_cents", "wins"),
    "wins": (
        *("number", "at_local", "round", "seat", "line", "prize_cents", "hit", "shares"),
        *("authorised_by", "backed_out"),
    ),
}


def journals_in(folder: Path) -> list[Path]:
    """List the journals of a data folder."""
    found = sorted(folder.glob("*.db"))
    if not found:
        raise NotAJournal(
            folder, f"There is no journal in {folder}: open a table first, or name its folder."
        )
    return found


def check(
    folder: Path,
    key: bytes,
    shape: Shape,
    out: TextIO,
    heads: Path | None = None,
    printed: Head | None = None,
    differs: Mapping[Path, list[str]] | None = None,
) -> int:
    """Verify every journal of a folder; 1 where anything is wrong.

    What was cut off or rewritten since is found by `heads`, where ends of chains were noted, and by
    `printed`, one from a report on paper. `differs` is what the floor has otherwise.
    """
    paths, older = journals_in(folder), older_keys(heads) if heads else None
    found = [
        (path, [*verify(path, key, saved, older=older), *_misnamed(path), *_unknown(path)])
        for path, saved in ((path, _saved(path, key, heads)) for path in paths)
    ]
    for path, findings in found:
        findings += [Finding(0, one) for one in (differs or {}).get(path, ())]
    if printed and not any(_holds(path, printed) for path in paths):
        # Whose it was is gone. The register of staff cards has no report, and is not accused.
        found = [
            (path, findings or ([] if _is_register(path) else verify(path, key, printed)))
            for path, findings in found
        ]
    if shape == "csv":
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("journal", "seq", "what", "since_utc"))
        writer.writerows((path.name, f.seq, f.what, f.since_utc) for path, fs in found for f in fs)
    else:
        told = _as_json if shape == "json" else _as_text
        out.writelines(told(path, findings) for path, findings in found)
    return FOUND_WRONG if any(findings for _, findings in found) else DONE


def _is_register(path: Path) -> bool:
    try:
        with closing(connect_reader(path)) as db:
            return schema.about(db).table == STAFF
    except (sqlite3.Error, KeyError):
        return False


def _misnamed(path: Path) -> Iterator[Finding]:
    """Say that a journal lies under the name of another table's."""
    try:
        with closing(connect_reader(path)) as db:
            told = schema.about(db)
    except (sqlite3.Error, KeyError):
        return  # that it cannot be read is said already
    is_named = path.name.endswith((".live.db", ".training.db"))
    if is_named and path.name != f"{told.table}.{told.purpose}.db":
        yield Finding(0, f"it is the {told.purpose} journal of {told.table}, under another name")


def _unknown(path: Path) -> Iterator[Finding]:
    """Name what a newer version has recorded: a table could not go on from it with this one."""
    try:
        with closing(connect_reader(path)) as db:
            codec = FACTS if schema.about(db).table == STAFF else EVENTS
            kinds = db.execute("SELECT min(seq), kind FROM events GROUP BY kind").fetchall()
    except (sqlite3.Error, KeyError):
        return  # that it cannot be read is said already
    for seq, kind in sorted(kinds):
        if not codec.knows(kind):
            yield Finding(seq, f"this version does not know a {kind}; install a newer one")


def _saved(path: Path, key: bytes, heads: Path | None) -> Head | None:
    kept = kept_of(path, key, heads) if heads else None
    return kept.read() if kept else None


def _holds(path: Path, printed: Head) -> bool:
    try:
        with closing(connect_reader(path)) as db:
            return holds(db, printed)
    except sqlite3.Error:
        return False


def _as_json(path: Path, findings: list[Finding]) -> str:
    head = None if findings else head_of(path)
    line = {
        "journal": path.name,
        "ok": not findings,
        "head": head and {"seq": head.seq, "hash": head.hash},
        "findings": [{"seq": f.seq, "what": f.what, "since_utc": f.since_utc} for f in findings],
    }
    return to_json(line) + "\n"


def _as_text(path: Path, findings: list[Finding]) -> str:
    if findings:
        return "".join(f"{path.name}: {finding}\n" for finding in findings)
    head = head_of(path)
    return f"{path.name}: {head.seq} events, chain and money are whole; head {head.hash}\n"


def show(folder: Path, what: Literal["rounds", "wins"], shape: Shape, out: TextIO) -> int:
    """List rounds or wins: all of them for a program, the last 25 for a reader."""
    if shape != "text":
        return _export_each(folder, what, shape, out)
    last = {"rounds": latest.last_rounds, "wins": latest.last_wins}[what]
    for path in journals_in(folder):
        with said_in_words(path), closing(connect_reader(path)) as db:
            found = last(db)[::-1]
            if schema.about(db).table == STAFF:
                out.write(f"{path.name} is the staff register: it has no {what}\n")
            elif not found:
                out.write(f"{path.name} has no {what} yet\n")
            else:
                out.write(f"{path.name}\n")
                out.writelines(_table(_SHOWN[what], found))
    return DONE


def export_all(folder: Path, shape: Shape, out: TextIO, progress: Progress | None = None) -> int:
    """Write every event of a folder's journals: JSON lines, or CSV where asked for."""
    return _export_each(folder, "events", shape, out, progress)


def _export_each(
    folder: Path, what: What, shape: Shape, out: TextIO, progress: Progress | None = None
) -> int:
    text: Literal["csv", "jsonl"] = "csv" if shape == "csv" else "jsonl"
    told = progress or (lambda done, total: None)
    for number, path in enumerate(journals_in(folder)):
        with said_in_words(path):
            export(path, what, text, out, told, has_header=not number)
    return DONE


def rebuild_all(folder: Path, out: TextIO) -> int:
    """Make the projections of every journal again from its events."""
    for journal in journals_in(folder):
        lock = take_lock(journal)  # a table that runs on it would be a second writer
        try:
            with said_in_words(journal), closing(connect(journal, "rw")) as db:
                views.rebuild(db)
        finally:
            release_lock(lock)
        out.write(f"{journal.name}: {len(views.VIEWS)} views made anew from the events\n")
    return DONE


def back_up_all(
    folder: Path, key: bytes, into: Path, out: TextIO, recipient: str | None = None
) -> int:
    """Write a verified copy of every journal into a folder, also of tables that run.

    The folder is not made: a disk that is not there shall be noticed, and not written beside.
    """
    if not into.is_dir():
        raise UsageError(f"{into} is no folder; see that its disk is there, or choose another one")
    status = DONE
    for journal in journals_in(folder):
        try:
            if recipient:
                copy = back_up_sealed(journal, key, recipient, into)
            else:
                copy = back_up(journal, key, into=into)
        except SourceDamaged as damaged:
            out.write(f"{damaged} Nothing was kept; 'journal verify' tells what is wrong.\n")
            status = FOUND_WRONG
        else:
            events = int(copy.name.partition(".db")[0][-12:])
            how = "verified and encrypted" if recipient else "verified"
            out.write(f"{journal.name}: {events:,} events, {how}, in {copy}\n")
    return status


def export_books(folder: Path, books: Path, progress: Progress | None = None) -> int:
    """Write events, rounds and wins of every journal as Excel workbooks into a folder."""
    told = progress or (lambda done, total: None)
    with writing(books, "folder"):
        books.mkdir(parents=True, exist_ok=True)
        for journal in journals_in(folder):
            for what in WHATS:
                with said_in_words(journal):
                    export_excel(journal, what, books / f"{journal.stem}-{what}.xlsx", told)
    return write_all(f"{book} written" for book in sorted(books.glob("*.xlsx")))


def restore_all(
    folder: Path,
    key: bytes,
    out: TextIO,
    heads: Path | None = None,
    copies: Path | None = None,
) -> int:
    """Set damaged journals aside, untouched, and go on from their newest good backups.

    Without `copies` those beside the journal are looked at; else those of another folder or stick.
    """
    for journal in journals_in(folder):
        saved = _saved(journal, key, heads)
        if not verify(journal, key, saved):
            out.write(f"{journal.name} is whole; nothing to restore\n")
            continue
        lock = take_lock(journal)  # the table that writes it must not lose it under its hands
        try:
            restored = _restored(journal, key, heads, saved, copies)
        finally:
            release_lock(lock)
        if restored is None:
            where = f"in {copies}" if copies else "beside it"
            what = f"is damaged, and no good backup is {where}; keep it"
            other = "call a technician" if copies else "name a stick or folder with --from"
            out.write(f"{journal.name} {what}, and {other}\n")
            return FOUND_WRONG
        put_on_record(restored, journal, key, heads, WallClock().now)
        kept_as = f"; damaged: {restored.kept_as}" if restored.kept_as else ""
        out.write(f"{journal.name}: {in_words(restored)}{kept_as}\n")
    return DONE


def _restored(
    journal: Path, key: bytes, heads: Path | None, saved: Head | None, copies: Path | None
) -> JournalRestored | None:
    """Put one journal right and tell what is lost; None where nothing good is left of it."""
    offer = newest_good(journal, key, copies, older_keys(heads) if heads else None)
    by, clock = _login(), WallClock().now
    kept = kept_of(journal, key, heads) if heads else None
    if saved and kept and not verify(journal, key) and not _has_more(offer, journal):
        kept.forget()
        return go_on_without(journal, saved, by=by, clock=clock)
    if offer is None:
        return None
    return go_back_to(offer, journal, key, heads, by=by, clock=clock)


def _recipient(text: str) -> str:
    if not RECIPIENT.fullmatch(text):
        raise ArgumentTypeError(f"{text!r} is no public key; age-keygen prints one, age1…")
    return text


def _login() -> str:
    """Return the name of who typed the command, also behind sudo."""
    try:
        return os.environ.get("SUDO_USER") or getuser()
    except OSError:
        return f"user {user_number()}"


def _has_more(offer: BackupOffer | None, journal: Path) -> bool:
    return offer is not None and offer.head.seq > head_of(journal).seq


def _cell(name: str, value: object) -> str:
    return ("backed out" if value else "") if name == "backed_out" else str(value)


def _table(names: tuple[str, ...], answers: list[latest.Answer]) -> Iterator[str]:
    rows = [names, *(tuple(_cell(name, answer[name]) for name in names) for answer in answers)]
    return (f"{line}\n" for line in in_columns(rows))


def _folder(data: Path | None) -> Path:
    return data or paths.data_folder()


def _key() -> bytes:
    return load_key(paths.key_file())


def _list_arguments(parser: Parser, *, has_books: bool = False) -> None:
    add_data(parser)
    shape = parser.add_mutually_exclusive_group()
    for name, told in (("json", "as JSON lines"), ("csv", "as CSV")):
        shape.add_argument(
            f"--{name}", dest="shape", action="store_const", const=name, default="text", help=told
        )
    if has_books:
        books = "workbooks of events, rounds and wins"
        shape.add_argument("--excel", metavar="DIR", type=file_or_folder, help=books)


def _verify_arguments(parser: Parser) -> None:
    _list_arguments(parser)
    head = "the end of the chain on a report"
    parser.add_argument("--head", metavar="SEQ:HASH", type=chain_end, help=head)
    parser.add_argument("--dsn", default="", help="the floor's server, to compare both sides")


def _verify(*, data: Path | None, shape: Shape, head: tuple[int, str] | None, dsn: str) -> int:
    folder = _folder(data)
    journals_in(folder)
    printed = Head(*head) if head else None
    if dsn:
        from dealer_assist.floor.journal_check import compared
    differs = compared(dsn, folder) if dsn else None
    return check(folder, _key(), shape, sys.stdout, paths.heads_folder(), printed, differs)


def _rounds(*, data: Path | None, shape: Shape) -> int:
    return show(_folder(data), "rounds", shape, sys.stdout)


def _wins(*, data: Path | None, shape: Shape) -> int:
    return show(_folder(data), "wins", shape, sys.stdout)


def _export(*, data: Path | None, shape: Shape, excel: Path | None) -> int:
    bar = progress_bar(sys.stderr) if sys.stderr.isatty() else None
    if excel:
        return export_books(_folder(data), excel, bar)
    return export_all(_folder(data), shape, sys.stdout, bar)


def _rebuild(*, data: Path | None) -> int:
    return rebuild_all(_folder(data), sys.stdout)


def _restore_arguments(parser: Parser) -> None:
    add_data(parser)
    copies = "the folder of the copies, as on a stick; left out, those beside the journal"
    parser.add_argument("--from", dest="copies", metavar="DIR", type=Path, help=copies)


def _restore(*, data: Path | None, copies: Path | None) -> int:
    if copies is not None and not copies.is_dir():
        raise UsageError(f"There is no folder {copies}; plug the stick in, or name another")
    return restore_all(_folder(data), _key(), sys.stdout, paths.heads_folder(), copies)


def _backup_arguments(parser: Parser) -> None:
    add_data(parser)
    copies = "the folder for verified copies, as on another disk"
    parser.add_argument("--into", metavar="DIR", type=file_or_folder, required=True, help=copies)
    whose = "the house's public key (age1…); only it can open the copies then"
    parser.add_argument("--recipient", metavar="KEY", type=_recipient, help=whose)


def _backup(*, data: Path | None, into: Path, recipient: str | None) -> int:
    return back_up_all(_folder(data), _key(), into, sys.stdout, recipient)


def _add_journal(parser: Parser) -> None:
    add_data(parser)
    which = "which journal, where the folder has several"
    parser.add_argument("--journal", metavar="NAME", help=which)


def _chosen(data: Path | None, journal: str | None) -> Path:
    return choose_journal(journals_in(_folder(data)), journal)


def _follow_arguments(parser: Parser) -> None:
    _add_journal(parser)
    start = "the first event that goes out; left out, where it went on last"
    parser.add_argument("--from", dest="start", metavar="SEQ", type=positive, help=start)
    to = "a file, unix:/PATH, tls://HOST:PORT or https://HOST/PATH; left out, here"
    parser.add_argument("--to", metavar="WHERE", help=to)
    marks = "only the marks for video"
    parser.add_argument("--marks", dest="only_marks", action="store_true", help=marks)
    once = "what is on record now, then end"
    parser.add_argument("--once", dest="is_once", action="store_true", help=once)


def _follow(
    *,
    data: Path | None,
    journal: str | None,
    start: int | None,
    to: str | None,
    only_marks: bool,
    is_once: bool,
) -> int:
    return follow(_chosen(data, journal), _key(), DoorCall(start, to, only_marks, is_once))


def _door_key(*, data: Path | None, journal: str | None) -> int:
    return show_key(_chosen(data, journal), _key())


def _door_schema() -> int:
    print(json.dumps(door_schema(), indent=1))
    return DONE


def _explore_arguments(parser: Parser) -> None:
    _add_journal(parser)
    port = f"the port on this machine; left out, {PORT}"
    parser.add_argument("--port", metavar="P", type=positive, default=PORT, help=port)


def _explore(*, data: Path | None, journal: str | None, port: int) -> int:
    return explore(_chosen(data, journal), port)


SUB_COMMANDS = {
    "verify": SubCommand("checks chain and money of every journal", _verify_arguments, _verify),
    "rounds": SubCommand("lists the last rounds", _list_arguments, _rounds),
    "wins": SubCommand("lists the last wins", _list_arguments, _wins),
    "export": SubCommand("writes every event", partial(_list_arguments, has_books=True), _export),
    "rebuild": SubCommand("makes the views again from the events", add_data, _rebuild),
    "restore": SubCommand(
        "puts good backups in place of damaged journals", _restore_arguments, _restore
    ),
    "backup": SubCommand("writes verified copies into a folder", _backup_arguments, _backup),
    "follow": SubCommand("every event as a signed line, as it comes", _follow_arguments, _follow),
    "door-key": SubCommand("the key that proves those lines", _add_journal, _door_key),
    "door-schema": SubCommand("the schema of those lines", add_nothing, _door_schema),
    "explore": SubCommand("a journal in the browser, to read", _explore_arguments, _explore),
}
"""What `journal` does."""
