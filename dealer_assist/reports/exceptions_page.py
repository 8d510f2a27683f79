"""The exceptions of a business day on paper: when, in which round, what, who, and who noted it."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.reports.page import Notice, PaperGrid, PaperPage, Rows, Signatures
from dealer_assist.reports.period import BusinessDay, house_day_of
from dealer_assist.reports.win_page import marks_of, paper_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value


class ExceptionsOnPaper(Value):
    """What is printed: the lines of the list with the name of each one's kind.

    `shown` is the only kind that is listed, nothing where all are.
    """

    lines: Sequence[tuple[str, AlertLine]]
    names: Mapping[str, str]
    shown: str = ""
    is_open_only: bool = False


def due_on_paper(lines: Sequence[AlertLine], since: datetime) -> tuple[AlertLine, ...]:
    """Return the lines of the day, and whatever is open, in the order in which they came."""
    due = (line for line in lines if line.acknowledged_utc is None or line.at_utc >= since)
    return tuple(sorted(due, key=lambda line: line.seq))


def exceptions_page(
    listed: ExceptionsOnPaper, setup: TableSetup, now: datetime, *, copy: int = 1
) -> PaperPage:
    """Write the list as it stands at a moment."""
    house_day = house_day_of(setup)
    day = house_day.of(now)
    still_open = sum(line.acknowledged_utc is None for _, line in listed.lines)
    head = Rows(
        (
            ("Table", f"{setup.number}, {setup.game_name}"),
            ("Written", f"{house_day.local(now):%d %b %Y %H:%M:%S}"),
            ("Listed", listed.shown or ("Open ones" if listed.is_open_only else "All kinds")),
            ("Lines", f"{len(listed.lines):,}"),
            ("Not acknowledged", f"{still_open:,}"),
            paper_of(copy),
        )
    )
    rows = tuple(_row(kind, line, listed.names, house_day) for kind, line in listed.lines)
    columns = ("Time", "Round", "Kind", "What happened", "Dealer", "Acknowledged")
    none = Notice("No exceptions in this period")
    return PaperPage(
        name=f"exceptions-{setup.key}-{day:%Y-%m-%d}",
        title="Alerts and exceptions",
        subtitle=f"{day:%d %b %Y}",
        blocks=(
            head,
            PaperGrid("", columns, rows, frozenset({1})) if rows else none,
            Signatures(("Prepared by", "Checked by")),
        ),
        marks=marks_of(setup, copy),
        foot=f"Table {setup.number}",
    )


def _row(
    kind: str, line: AlertLine, names: Mapping[str, str], house_day: BusinessDay
) -> tuple[str, ...]:
    noted = "none yet"
    if line.acknowledged_utc is not None:
        who = names.get(line.acknowledged_by, line.acknowledged_by)
        noted = f"{who}, {house_day.local(line.acknowledged_utc):%d %b %H:%M}"
    dealer = names.get(line.dealer, line.dealer) or "–"
    at = f"{house_day.local(line.at_utc):%d %b %H:%M}"
    return at, f"{line.round:,}" if line.round else "–", kind, line.sentence, dealer, noted
