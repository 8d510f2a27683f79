"""Alerts as rows: open ones first, then those that somebody has taken note of."""

from datetime import UTC, datetime

from tree import listing

from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.table.events.values import Alert
from dealer_assist.ui.office.alerts import alerts_page, kind_name

OLD = Alert("disk", "disk", "The disk is nearly full", 1_000_000)
NEW = Alert("chain", "chain", "The journal does not add up", 90_000_000)
AT = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
NOTED = AlertLine(7, AT, "clock", "clock", "The clock was set back", AT, "supervisor-1")
STILL_OPEN = AlertLine(8, AT, "disk", "disk", "The disk is nearly full", None, "")
NAMES = {"supervisor-1": "J. Park"}


def test_the_newest_alert_stands_first() -> None:
    rows = listing(alerts_page((OLD, NEW), (), NAMES, UTC)).rows
    assert [row.words[2] for row in rows] == [NEW.sentence, OLD.sentence]


def test_an_alert_says_since_when_and_what_and_that_nobody_has_noted_it() -> None:
    (row,) = listing(alerts_page((OLD,), (), NAMES, UTC)).rows
    assert row.words == ("01 Jan 00:16", "Disk", "The disk is nearly full", "Nobody yet")
    assert row.button is not None


def test_a_noted_alert_stays_readable_under_the_open_ones_with_a_name_and_a_time() -> None:
    rows = listing(alerts_page((OLD,), (STILL_OPEN, NOTED), NAMES, UTC)).rows
    assert [row.words[2] for row in rows] == [OLD.sentence, NOTED.sentence]
    assert rows[1].words[3] == "J. Park, 14 Mar 21:44"
    assert rows[1].button is None


def test_somebody_who_left_is_known_by_the_key() -> None:
    (row,) = listing(alerts_page((), (NOTED,), {}, UTC)).rows
    assert row.words[3].startswith("supervisor-1,")


def test_no_alert_is_said_in_words() -> None:
    assert listing(alerts_page((), (), {}, UTC)).nothing == "Nothing needs attention."


def test_a_kind_nobody_has_named_is_called_what_it_is() -> None:
    assert kind_name("flood") == "Flood"
