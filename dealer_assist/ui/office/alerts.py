"""ALERTS: what needs a person, open until somebody takes note of it by name."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from typing import TypeAlias, assert_never

from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.message import Msg, joined
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Alert
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.grid import Column, Grid, Row, Tone, cells
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

ALERT_COLUMNS = (
    Column(Msg("Since"), 1.1),
    Column(Msg("Kind"), 0.8, is_toned=True),
    Column(Msg("What happened"), 4.6),
    Column(Msg("Noted by"), 1.5, is_toned=True),
)
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
    "void": Msg("Void round"),
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
_DETAIL = Msg("An alert stays open until somebody takes note of it by name; both are on record")


class AlertNoted(Value):
    """Whoever is signed in has taken note of an alert."""

    key: str


AlertsTouch: TypeAlias = AlertNoted


class AlertsFlow(PaneFlow[Page[AlertsTouch], AlertsTouch]):
    """Shows the open alerts, the newest first, and the noted ones under them."""

    def made(self) -> Page[AlertsTouch]:
        """List what is open and what was noted."""
        trail: tuple[AlertLine, ...] = self.record.ask(alert_trail, ())
        zone = self.clock.now().tzinfo
        return alerts_page(self.table.lasting.alerts, trail, self.names, zone)

    def take(self, touch: AlertsTouch) -> Step:
        """Put on record who has taken note."""
        match touch:
            case AlertNoted(key):
                self.page_context.do(c.AcknowledgeAlert(key, self.office.by))
                return Stay()
            case _:
                assert_never(touch)


def alerts_page(
    alerts: Sequence[Alert],
    trail: Sequence[AlertLine],
    names: Mapping[str, str],
    zone: tzinfo | None,
) -> Page[AlertsTouch]:
    """Return the open alerts, the newest first, and under them what was taken note of."""
    rows = (*open_rows(alerts, zone), *noted_rows(trail, names, zone))
    listed = Grid(ALERT_COLUMNS, rows, Msg("Nothing needs attention."), lines=3)
    return Page(headed_list(Msg("Alerts"), listed, _DETAIL))


def open_rows(alerts: Sequence[Alert], zone: tzinfo | None) -> Iterator[Row[AlertsTouch]]:
    """Return the alerts that wait for somebody."""
    for alert in sorted(alerts, key=lambda alert: -alert.at):
        since = datetime.fromtimestamp(alert.at / 1000, zone or UTC)
        yield Row(
            cells(day_and_time(since), kind_name(alert.kind), alert.sentence, Msg("Nobody yet")),
            icon="triangle",
            tone=Tone.BROKEN,
            button=Button(
                AlertNoted(alert.key),
                Msg("noted").upper(),
                "check",
                name=Msg("NOTED {alert}", alert=alert.sentence),
            ),
        )


def noted_rows(
    trail: Sequence[AlertLine], names: Mapping[str, str], zone: tzinfo | None
) -> Iterator[Row[AlertsTouch]]:
    """Return the alerts that somebody has taken note of, and who."""
    for line in trail:
        if line.acknowledged_utc is None:
            continue
        since, noted = line.at_utc.astimezone(zone), line.acknowledged_utc.astimezone(zone)
        who = names.get(line.acknowledged_by, line.acknowledged_by)
        yield Row(
            cells(
                day_and_time(since),
                kind_name(line.kind),
                line.sentence,
                joined(", ", (who, day_and_time(noted))),
            ),
            icon=_ICONS.get(line.kind, "check"),
            tone=Tone.SOFT,
        )


def kind_name(kind: str) -> str:
    """Return the name of what an alert is about."""
    return _NAMES.get(kind, kind.capitalize())
