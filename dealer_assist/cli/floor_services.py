"""Services of a floor's server: `floor watch` looks after it, `floor board` shows it in browsers.

`floor report` writes a shift or a gaming day.
"""

import signal
from argparse import ArgumentTypeError
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from importlib.util import find_spec
from pathlib import Path
from threading import Event

from dealer_assist import paths
from dealer_assist.cli.arguments import Parser, file_or_folder, positive
from dealer_assist.cli.output import in_columns, write_all, writing
from dealer_assist.cli.report import day
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.floor.journald import by_id, in_the_journal
from dealer_assist.reports.cells import shown
from dealer_assist.reports.export import tables_to_csv, tables_to_excel
from dealer_assist.reports.floor_report import FloorTable, tables_of

_SERVER = "how PostgreSQL is reached"
_DAY_BEGINS = time(6)


def add_watch(parser: Parser) -> None:
    """Say what may follow `floor watch`."""
    parser.add_argument("--dsn", default="", help=_SERVER)
    once = "look once, and end with 1 where the server does not answer"
    parser.add_argument("--once", dest="is_once", action="store_true", help=once)
    add_metrics(parser)


def add_metrics(parser: Parser) -> None:
    """Say that figures may be written for Prometheus."""
    told = "where to write the floor's figures for node-exporter, every 15 s"
    parser.add_argument("--metrics", metavar="FILE", type=file_or_folder, help=told)


def watch(*, dsn: str, is_once: bool, metrics: Path | None) -> int:
    """Look after a floor once a second until the program is ended."""
    from dealer_assist.floor.watcher import EVERY_S, Watcher

    _need_server("watch", dsn)
    ended = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: ended.set())
    log = by_id(__name__)
    say = log.said if in_the_journal() else lambda _, words: print(words, flush=True)
    watcher = Watcher(dsn, say=say, metrics_file=metrics)
    try:
        if is_once:
            return DONE if watcher.step() else FOUND_WRONG
        while not ended.is_set():
            watcher.step()
            ended.wait(EVERY_S)
    finally:
        watcher.close()
    return DONE


def add_report(parser: Parser) -> None:
    """Say what may follow `floor report`."""
    parser.add_argument("--dsn", default="", help=_SERVER)
    wanted = "a gaming day, as in 2026-03-08; left out, today's"
    parser.add_argument("--date", dest="wanted", metavar="DAY", type=day, help=wanted)
    begins = "when the gaming day begins, as in 06:00"
    parser.add_argument("--begins", metavar="TIME", type=_time, default=_DAY_BEGINS, help=begins)
    shift = "only a shift of it, as in 14:00-22:00"
    parser.add_argument("--shift", metavar="FROM-TO", type=_shift, help=shift)
    parser.add_argument("--csv", metavar="FILE", type=file_or_folder, help="as CSV")
    parser.add_argument("--excel", metavar="FILE", type=file_or_folder, help="as an Excel workbook")


def report(
    *,
    dsn: str,
    wanted: date | None,
    begins: time,
    shift: tuple[time, time] | None,
    csv: Path | None,
    excel: Path | None,
) -> int:
    """Write what came and went in a gaming day or a shift of it."""
    from dealer_assist.floor import office
    from dealer_assist.floor.wire import connect

    _need_server("report", dsn)
    since, until = period(wanted, begins, shift, WallClock().now())
    with connect(dsn, options="") as connection:
        tables = tables_of(office.report(connection, since, until))
    if csv is not None:
        with writing(csv), csv.open("w", encoding="utf-8", newline="") as out:
            tables_to_csv(tables, out)
    if excel is not None:
        with writing(excel):
            tables_to_excel(tables, excel)
    for file in (csv, excel):
        if file is not None:
            print(f"{file} written")
    if csv is None and excel is None:
        write_all(_lines(tables, since, until))
    return DONE


def add_board(parser: Parser) -> None:
    """Say what may follow `floor board`."""
    parser.add_argument("--dsn", default="", help=_SERVER)
    parser.add_argument("--host", default="127.0.0.1", help="the address that it listens on")
    parser.add_argument("--port", type=positive, default=8443, help="the port")
    parser.add_argument("--certificate", metavar="FILE", type=file_or_folder, help="its own")
    parser.add_argument("--key", metavar="FILE", type=file_or_folder, help="of its certificate")
    clients = "whose certificates a browser has to show: the floor's CA"
    parser.add_argument("--clients-ca", metavar="FILE", type=file_or_folder, help=clients)
    revoked = "the CA's list of certificates that it has taken back (PEM), read at the start"
    parser.add_argument("--revoked", metavar="FILE", type=file_or_folder, help=revoked)
    user = "where the house's own sign-on names the person; with --socket"
    parser.add_argument("--user-header", metavar="NAME", default="", help=user)
    at = "where that sign-on reaches the board, in a folder that it alone can open"
    parser.add_argument("--socket", metavar="PATH", type=file_or_folder, help=at)
    people = "who may look, take calls and read reports, by name: see packaging/FLOOR.md"
    parser.add_argument("--people", metavar="FILE", type=file_or_folder, help=people)
    staff = "who signs on by name and the PIN of a staff card: a list that the house has signed"
    parser.add_argument("--staff", metavar="FILE", type=file_or_folder, help=staff)
    add_metrics(parser)
    name = "a name that browsers reach it by, besides --host and this machine's; may be repeated"
    parser.add_argument("--name", metavar="HOST", action="append", default=[], help=name)


def board(
    *,
    dsn: str,
    host: str,
    port: int,
    certificate: Path | None,
    key: Path | None,
    clients_ca: Path | None,
    revoked: Path | None,
    user_header: str,
    socket: Path | None,
    people: Path | None,
    staff: Path | None,
    metrics: Path | None,
    name: list[str],
) -> int:
    """Show a floor in browsers, and look after it."""
    if not find_spec("starlette") or not find_spec("uvicorn"):
        raise UsageError("The board needs the packages of dealer-assist[board]; install them")
    from dealer_assist.board.serve import Listening, serve

    _need_server("board", dsn)
    listening = Listening(
        host,
        port,
        certificate=certificate,
        key=key,
        clients_ca=clients_ca,
        user_header=user_header,
        names=tuple(name),
        socket=socket,
        people=people,
        revoked=revoked,
        metrics=metrics,
        staff=staff,
    )
    listening.require_safe()
    in_the_journal()
    where = socket or f"{'https' if certificate else 'http'}://{host}:{port}/"
    print(f"The board is at {where}, for telephones at /phone.", flush=True)
    serve(dsn, listening, paths.resources())
    return DONE


def period(
    wanted: date | None, begins: time, shift: tuple[time, time] | None, now: datetime
) -> tuple[datetime, datetime]:
    """Return the two moments of a gaming day, or of a shift of it; one may go over midnight."""
    zone = now.astimezone().tzinfo
    local = now.astimezone(zone)
    if wanted is None:
        wanted = local.date() - timedelta(days=local.time() < begins)
    start = datetime.combine(wanted, begins, zone)
    if shift is None:
        return start, start + timedelta(days=1)
    since, until = (_in_day(wanted, at, begins, start) for at in shift)
    return since, until if until > since else until + timedelta(days=1)


def _in_day(wanted: date, at: time, begins: time, start: datetime) -> datetime:
    moment = datetime.combine(wanted, at, start.tzinfo)
    return moment if at >= begins else moment + timedelta(days=1)


def _time(text: str) -> time:
    try:
        return time.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no time; write it as 06:00") from None


def _shift(text: str) -> tuple[time, time]:
    since, _, until = text.partition("-")
    return _time(since), _time(until)


def _lines(tables: tuple[FloorTable, ...], since: datetime, until: datetime) -> Iterator[str]:
    yield f"{since:%d %b %Y %H:%M} to {until:%d %b %Y %H:%M}"
    for table in tables:
        yield ""
        yield table.title
        rows = [table.columns, *(tuple(map(shown, row)) for row in table.rows)]
        yield from (f"  {line}".rstrip() for line in in_columns(rows)) if table.rows else ["  none"]


def _need_server(what: str, dsn: str) -> None:
    if not dsn:
        raise UsageError(f"'floor {what}' needs the server: floor {what} --dsn 'host=… dbname=…'")
