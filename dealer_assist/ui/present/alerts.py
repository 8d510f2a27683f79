"""Open alerts as rows: when, what kind, what happened."""

from collections.abc import Sequence
from datetime import UTC, datetime, tzinfo

from dealer_assist.table.facts import Alert
from dealer_assist.ui.row_button import RowButtonLook
from dealer_assist.ui.row_list import Column, Row, RowListLook

COLUMNS = (Column("Since", 0.9), Column("Kind", 0.9), Column("What happened", 5.0))


def alerts_look(alerts: Sequence[Alert], zone: tzinfo | None) -> RowListLook:
    """List the open alerts, the newest first."""
    newest_first = sorted(alerts, key=lambda alert: -alert.at)
    rows = tuple(_row(alert, zone or UTC) for alert in newest_first)
    return RowListLook(COLUMNS, rows, "Nothing needs attention.")


def _row(alert: Alert, zone: tzinfo) -> Row:
    since = datetime.fromtimestamp(alert.at / 1000, zone)
    return Row(
        alert.key,
        (f"{since:%d %b %H:%M}", alert.kind.capitalize(), alert.sentence),
        icon="triangle",
        button=RowButtonLook("check", "NOTED", f"Take note of {alert.sentence}"),
    )
