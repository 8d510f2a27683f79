"""ALERTS: what another person should acknowledge, by kind: who, when and why; and its round."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from typing import TypeAlias, assert_never

from dealer_assist.desk.papers import EXCEPTIONS
from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.message import Msg, joined
from dealer_assist.reports.exceptions_page import (
    ExceptionsOnPaper,
    due_on_paper,
    exceptions_page,
)
from dealer_assist.reports.period import house_day_of
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Alert
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.paper import PaperFlow, PaperOnScreen, Papers
from dealer_assist.ui.office.rounds import RoundLooked, show_round
from dealer_assist.ui.toolkit.flow import Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page, Pick, Press, Spread, column, row
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row, Tone
from dealer_assist.ui.toolkit.values.measures import ACKNOWLEDGED
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.value import Value

ALERT_COLUMNS = (
    Column(Msg("Time"), 1.05, is_toned=True),
    Column(Msg("Kind"), 1.2),
    Column(Msg("What happened"), 6.0),
    Column(Msg("State"), 1.9, is_toned=True),
)
TRAIL = 300
"""So many are listed, the newest first."""
_ABOVE_MONEY = frozenset({"chain", "definitions", "program"})
"""What makes the record itself doubtful comes before any amount."""
_MOST_KINDS = 8
_ICONS = {
    "device": "circuit",
    "chain": "unlink",
    "definitions": "unlink",
    "program": "circuit",
    "staff": "card",
    "clock": "clock",
    "prize": "moneybag",
    "cards": "card",
    "deck": "card",
    "denied": "cross",
    "void": "void",
    "side": "card",
    "marked": "hand",
    "ruled": "card",
    "undone": "history",
    "irregular": "card",
    "all_paid": "moneybag",
    "duty": "list",
    "restart": "circuit",
    "voided": "void",
    "probed": "void",
    "late": "history",
    "left_open": "moneybag",
    "slip": "printer",
    "refused": "card",
    "unseen": "card",
    "built": "grid",
    "sheet": "page",
}
_NAMES = {
    "device": Msg("Device"),
    "chain": Msg("Journal"),
    "definitions": Msg("Definitions"),
    "program": Msg("Program"),
    "staff": Msg("Staff"),
    "disk": Msg("Disk"),
    "clock": Msg("Clock"),
    "prize": Msg("Prize"),
    "cards": Msg("Cards"),
    "deck": Msg("Cards"),
    "denied": Msg("Not a win"),
    "void": Msg("Void"),
    "voided": Msg("Void"),
    "probed": Msg("Void"),
    "late": Msg("Late win"),
    "left_open": Msg("Left open"),
    "slip": Msg("Paper"),
    "refused": Msg("Card refused"),
    "unseen": Msg("No cards"),
    "built": Msg("Table built"),
    "sheet": Msg("Sheet"),
    "side": Msg("Side"),
    "marked": Msg("By hand"),
    "ruled": Msg("Ruling"),
    "undone": Msg("Back-out"),
    "irregular": Msg("Irregularity"),
    "all_paid": Msg("All paid"),
    "duty": Msg("Checklist"),
    "restart": Msg("Restart"),
    "odds": Msg("Odds"),
    "pace": Msg("Pace"),
}
_DETAIL = Msg("Open: largest first. Acknowledged: newest first. A second person acknowledges")
_NOTHING = Msg("Nothing needs attention.")
_GAP, _TABS, _PRINT = 14.0, 76.0, 170.0


class AlertNoted(Value):
    """Whoever is signed in acknowledges an alert."""

    key: str


class AlertKindChosen(Value):
    """Lists one kind, or with none every kind."""

    name: str = ""


class OpenAsked(Value):
    """Lists the open ones alone, or the others again."""


class ListPrinted(Value):
    """Shows what is listed as a page, to print or to save."""


AlertsTouch: TypeAlias = AlertNoted | AlertKindChosen | OpenAsked | ListPrinted | RoundLooked


class AlertsFlow(PaneFlow[Page[AlertsTouch], AlertsTouch]):
    """Holds which kind is listed, and whether the open ones alone."""

    def __init__(self, office: Office, papers: Papers) -> None:
        super().__init__(office)
        self._papers = papers
        self._kind, self._is_open_only = "", False

    def made(self) -> Page[AlertsTouch]:
        """List what is open and what was acknowledged."""
        return alerts_page(
            self.table.lasting.alerts,
            self._trail(),
            self.names,
            self.clock.now().tzinfo,
            self.office.by,
            self._kind,
            is_open_only=self._is_open_only,
        )

    def take(self, touch: AlertsTouch) -> Step:
        """Put on record who acknowledged, narrow the list, or show a round."""
        match touch:
            case AlertNoted(key):
                self.page_context.do(c.AcknowledgeAlert(key, self.office.by))
            case AlertKindChosen(name):
                self._kind = name
            case OpenAsked():
                self._is_open_only = not self._is_open_only
            case ListPrinted():
                return self._on_paper()
            case RoundLooked(number):
                return show_round(self, number)
            case _:
                assert_never(touch)
        return Stay()

    def _trail(self) -> tuple[AlertLine, ...]:
        return self.record.ask(lambda db: alert_trail(db, TRAIL), ())

    def _on_paper(self) -> Step:
        """Show the page of what is listed: the business day, and whatever is open."""
        house_day, now = house_day_of(self.setup), self.clock.now()
        day = house_day.of(now)
        lines = [
            (kind_name(line.kind), line)
            for line in due_on_paper(self._trail(), house_day.start(day))
            if self._kind in ("", kind_name(line.kind))
            and not (self._is_open_only and line.acknowledged_utc)
        ]
        listed = ExceptionsOnPaper(lines, self.names, self._kind, self._is_open_only)
        number = int(f"{day:%Y%m%d}")
        paper = PaperOnScreen(
            EXCEPTIONS,
            number,
            lambda copy: exceptions_page(listed, self.setup, now, copy=copy),
        )
        return Show(PaperFlow(self.office, self._papers, paper))


def alerts_page(
    alerts: Sequence[Alert],
    trail: Sequence[AlertLine],
    names: Mapping[str, str],
    zone: tzinfo | None,
    by: StaffMember | None = None,
    kind: str = "",
    *,
    is_open_only: bool = False,
) -> Page[AlertsTouch]:
    """Return the kinds above, then the open ones, the largest first, and the acknowledged below."""
    open_ = largest_first(alerts)
    noted = [] if is_open_only else [line for line in trail if line.acknowledged_utc is not None]
    counts = Counter(
        [kind_name(one.kind) for one in open_]
        + [kind_name(alert_line.kind) for alert_line in noted]
    )
    shown = kind if kind in counts else ""

    def is_shown(one: Alert | AlertLine) -> bool:
        return shown in ("", kind_name(one.kind))

    rows = (
        *open_rows(filter(is_shown, open_), trail, names, zone, by),
        *noted_rows(filter(is_shown, noted), names, zone),
    )
    listed = Grid(ALERT_COLUMNS, rows, _NOTHING, lines=3)
    kinds = kind_choices(counts, shown, is_open_only=is_open_only)
    body = column(
        row(
            Spread(tuple(map(Pick, kinds)), tuple(choice.label for choice in kinds), _GAP),
            Press(Button(ListPrinted(), Msg("PRINT"), "printer"), icon=24).of(_PRINT),
            gap=_GAP,
        ).of(_TABS),
        headed_list(Msg("Alerts and exceptions"), listed, _DETAIL, measures=ACKNOWLEDGED),
        gap=_GAP,
    )
    return Page(body)


def largest_first(alerts: Iterable[Alert]) -> list[Alert]:
    """Sort by what is at stake: a doubtful record, then the amount; of equals the newest first."""
    return sorted(
        alerts, key=lambda alert: (alert.kind not in _ABOVE_MONEY, -alert.cents, -alert.at)
    )


def kind_choices(
    counts: Mapping[str, int], shown: str, *, is_open_only: bool
) -> tuple[Choice[AlertsTouch], ...]:
    """Return every kind that is there with its number, the most frequent first."""
    frequent = sorted(counts, key=lambda name: (-counts[name], name))[:_MOST_KINDS]
    named = (*frequent, *((shown,) if shown and shown not in frequent else ()))
    return (
        Choice(AlertKindChosen(), Msg("All"), not shown, f"{sum(counts.values()):,}"),
        *(
            Choice(AlertKindChosen(name), name, name == shown, f"{counts[name]:,}")
            for name in named
        ),
        Choice(OpenAsked(), Msg("OPEN ONLY"), is_open_only),
    )


def open_rows(
    alerts: Iterable[Alert],
    trail: Sequence[AlertLine],
    names: Mapping[str, str],
    zone: tzinfo | None,
    by: StaffMember | None = None,
) -> Iterator[Row[AlertNoted | RoundLooked]]:
    """Return the alerts that wait for somebody; whose they are is not the one to close them."""
    lines = {line.key: line for line in reversed(trail) if line.acknowledged_utc is None}
    is_next = True  # the first that whoever is here may close
    for alert in alerts:
        since = datetime.fromtimestamp(alert.at / 1000, zone or UTC)
        line = lines.get(alert.key)
        number, dealer = (line.round, line.dealer) if line else (0, "")
        is_own = by is not None and alert.is_of(by)
        state = ActionState.NEXT if is_next and not is_own else ActionState.AVAILABLE
        is_next = is_next and is_own
        yield Row(
            (
                Cell(day_and_time(since)),
                _kind(alert.kind, number),
                Cell(alert.sentence),
                Cell(
                    Msg("Not your own") if is_own else Msg("Still open"),
                    below=names.get(dealer, dealer),
                ),
            ),
            icon="triangle",
            tone=Tone.BROKEN,
            button=Button(
                AlertNoted(alert.key),
                Msg("ACKNOWLEDGE"),
                "check",
                state=state,
                name=Msg("ACKNOWLEDGE {alert}", alert=alert.sentence),
            ).unless(Msg("Another person acknowledges it") if is_own else ""),
            beside=_round_button(number),
        )


def noted_rows(
    trail: Iterable[AlertLine], names: Mapping[str, str], zone: tzinfo | None
) -> Iterator[Row[AlertNoted | RoundLooked]]:
    """Return the alerts that somebody has acknowledged, and who."""
    for line in trail:
        if line.acknowledged_utc is None:
            continue
        since, noted = line.at_utc.astimezone(zone), line.acknowledged_utc.astimezone(zone)
        who = names.get(line.acknowledged_by, line.acknowledged_by)
        yield Row(
            (
                Cell(day_and_time(since)),
                _kind(line.kind, line.round),
                Cell(line.sentence),
                Cell(
                    joined(", ", (who, day_and_time(noted))),
                    below=names.get(line.dealer, line.dealer),
                ),
            ),
            icon=_ICONS.get(line.kind, "check"),
            tone=Tone.SOFT,
            beside=_round_button(line.round),
        )


def _kind(kind: str, number: int) -> Cell:
    below = Msg("Round {round}", round=f"{number:,}") if number else ""
    return Cell(kind_name(kind), below=below)


def _round_button(number: int) -> Button[RoundLooked] | None:
    if not number:
        return None
    name = Msg("LOOK AT ROUND {round}", round=number)
    return Button(RoundLooked(number), "", "history", name=name)


def kind_name(kind: str) -> str:
    """Return the name of what an alert is about."""
    return _NAMES.get(kind, kind.capitalize())
