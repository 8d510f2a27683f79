"""Alerts as rows: the open ones first, then those that somebody has taken note of."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo

from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.message import Msg, joined
from dealer_assist.table.events.values import Alert
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.models.grid import Column, Grid, Row, Tone, cells
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.alerts.model import AlertNoted, AlertsTouch

COLUMNS = (
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
    "odds": Msg("Odds"),
    "pace": Msg("Pace"),
}


def alerts_model(
    alerts: Sequence[Alert],
    trail: Sequence[AlertLine],
    names: Mapping[str, str],
    zone: tzinfo | None,
) -> Grid[AlertsTouch]:
    """List the open alerts, the newest first, and under them what was taken note of."""
    rows = (*open_rows(alerts, zone), *noted_rows(trail, names, zone))
    return Grid(COLUMNS, rows, Msg("Nothing needs attention."), lines=3)


def open_rows(alerts: Sequence[Alert], zone: tzinfo | None) -> Iterator[Row[AlertsTouch]]:
    """Give the alerts that wait for somebody."""
    for alert in sorted(alerts, key=lambda one: -one.at):
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
    """Give the alerts that somebody has taken note of, and who."""
    for one in trail:
        if one.acknowledged_utc is None:
            continue
        since, noted = one.at_utc.astimezone(zone), one.acknowledged_utc.astimezone(zone)
        who = names.get(one.acknowledged_by, one.acknowledged_by)
        yield Row(
            cells(
                day_and_time(since),
                kind_name(one.kind),
                one.sentence,
                joined(", ", (who, day_and_time(noted))),
            ),
            icon=_ICONS.get(one.kind, "check"),
            tone=Tone.SOFT,
        )


def kind_name(kind: str) -> str:
    """Name what an alert is about."""
    return _NAMES.get(kind, kind.capitalize())
