"""Alerts as rows: the open ones first, then those that somebody has taken note of."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo

from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.table.events.values import Alert
from dealer_assist.ui.models.lists import ListRow, RowColumn, RowListModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.alerts.model import AlertNoted, AlertsTouch

COLUMNS = (
    RowColumn("Since", 1.1),
    RowColumn("Kind", 0.8, is_toned=True),
    RowColumn("What happened", 4.6),
    RowColumn("Noted by", 1.5, is_toned=True),
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
    "device": "Device",
    "chain": "Journal",
    "definitions": "Definitions",
    "program": "Program",
    "staff": "Staff",
    "disk": "Disk",
    "clock": "Clock",
    "prize": "Prize",
    "cards": "Cards",
    "deck": "Cards",
    "denied": "Not a win",
    "void": "Void round",
    "side": "Side",
    "odds": "Odds",
    "pace": "Pace",
}


def alerts_model(
    alerts: Sequence[Alert],
    trail: Sequence[AlertLine],
    names: Mapping[str, str],
    zone: tzinfo | None,
) -> RowListModel[AlertsTouch]:
    """List the open alerts, the newest first, and under them what was taken note of."""
    rows = (*open_rows(alerts, zone), *noted_rows(trail, names, zone))
    return RowListModel(COLUMNS, rows, "Nothing needs attention.", lines=3)


def open_rows(alerts: Sequence[Alert], zone: tzinfo | None) -> Iterator[ListRow[AlertsTouch]]:
    """Give the alerts that wait for somebody."""
    for alert in sorted(alerts, key=lambda one: -one.at):
        since = datetime.fromtimestamp(alert.at / 1000, zone or UTC)
        yield ListRow(
            alert.key,
            (f"{since:%d %b %H:%M}", kind_name(alert.kind), alert.sentence, "Nobody yet"),
            icon="triangle",
            tone="fault",
            button=Button(AlertNoted(alert.key), "NOTED", "check", name=f"NOTED {alert.sentence}"),
        )


def noted_rows(
    trail: Sequence[AlertLine], names: Mapping[str, str], zone: tzinfo | None
) -> Iterator[ListRow[AlertsTouch]]:
    """Give the alerts that somebody has taken note of, and who."""
    for one in trail:
        if one.acknowledged_utc is None:
            continue
        since, noted = one.at_utc.astimezone(zone), one.acknowledged_utc.astimezone(zone)
        who = names.get(one.acknowledged_by, one.acknowledged_by)
        yield ListRow(
            f"noted {one.seq}",
            (
                f"{since:%d %b %H:%M}",
                kind_name(one.kind),
                one.sentence,
                f"{who}, {noted:%d %b %H:%M}",
            ),
            icon=_ICONS.get(one.kind, "check"),
            tone="soft",
        )


def kind_name(kind: str) -> str:
    """Name what an alert is about."""
    return _NAMES.get(kind, kind.capitalize())
