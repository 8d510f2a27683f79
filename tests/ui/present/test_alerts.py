"""Open alerts as rows."""

from datetime import UTC

from dealer_assist.table.facts import Alert
from dealer_assist.ui.present.alerts import alerts_look

OLD = Alert("disk", "disk", "The disk is nearly full", 1_000_000)
NEW = Alert("chain", "chain", "The journal does not add up", 90_000_000)


def test_the_newest_alert_stands_first() -> None:
    assert [row.key for row in alerts_look((OLD, NEW), UTC).rows] == ["chain", "disk"]


def test_an_alert_says_since_when_and_what() -> None:
    (row,) = alerts_look((OLD,), UTC).rows

    assert row.cells == ("01 Jan 00:16", "Disk", "The disk is nearly full")


def test_no_alert_is_said_in_words() -> None:
    assert alerts_look((), UTC).empty == "Nothing needs attention."
