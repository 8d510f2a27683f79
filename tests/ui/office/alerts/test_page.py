"""Exceptions as rows: open ones first, then those that somebody has acknowledged; by kind."""

from datetime import UTC, datetime

from tree import every, listing

from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.table.events.values import Alert
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.alerts import AlertKindChosen, AlertNoted, alerts_page, kind_name
from dealer_assist.ui.office.rounds import RoundLooked
from dealer_assist.ui.toolkit.nodes import Pick
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

OLD = Alert("disk", "disk", "The disk is nearly full", 1_000_000)
NEW = Alert("chain", "chain", "The journal does not add up", 90_000_000)
AT = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
NOTED = AlertLine(7, AT, "clock", "clock", "The clock was set back", AT, "supervisor-1")
STILL_OPEN = AlertLine(8, AT, "disk", "disk", "The disk is nearly full", None, "")
NAMES = {"supervisor-1": "J. Park"}


def test_the_largest_amount_stands_first_below_a_doubtful_record() -> None:
    small = Alert("all_paid 7", "all_paid", "Seats 1 and 2 marked paid", 95_000_000, cents=42_000)
    large = Alert("undone 3 1", "undone", "Win 1 backed out", 2_000_000, cents=500_072)
    none, later = (Alert(f"slip {at}", "slip", f"Paper {at}", at) for at in (10, 20_000_000))
    rows = listing(alerts_page((none, small, later, large, NEW), (), NAMES, UTC)).rows
    found = [row.words[2] for row in rows]
    expected = (NEW, large, small, later, none)
    assert found == [alert.sentence for alert in expected]


def test_an_alert_says_since_when_and_what_and_that_nobody_has_noted_it() -> None:
    (row,) = listing(alerts_page((OLD,), (), NAMES, UTC)).rows
    assert row.words == ("01 Jan 00:16", "Disk", "The disk is nearly full", "Still open")
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


def test_whoever_did_it_finds_the_button_shut_with_the_reason() -> None:
    by = StaffMember("supervisor-1", "J. Park", Role.SUPERVISOR, "2201")
    for own in (replace(OLD, not_by="supervisor-1"), replace(OLD, witness=by.identity)):
        finds_it_shut(own, by)


def finds_it_shut(own: Alert, by: StaffMember) -> None:
    first, second = listing(alerts_page((NEW, own), (), NAMES, UTC, by)).rows
    assert first.button is not None
    assert not first.button.reason
    assert second.button is not None
    assert second.button.reason == "Another person acknowledges it"
    assert second.words[3] == "Not your own"


def test_the_first_that_whoever_is_here_may_close_is_the_next_thing() -> None:
    by = StaffMember("supervisor-1", "J. Park", Role.SUPERVISOR, "2201")
    own = replace(NEW, not_by="supervisor-1")  # the newest, on top
    states = [
        row.button.state
        for row in listing(alerts_page((OLD, own, replace(OLD, key="x")), (), NAMES, UTC, by)).rows
        if row.button is not None
    ]
    assert states == [ActionState.NOT_YET, ActionState.NEXT, ActionState.AVAILABLE]


def test_an_exception_names_round_and_dealer_and_leads_to_the_round() -> None:
    line = replace(STILL_OPEN, round=212, dealer="dealer-1")
    (row,) = listing(alerts_page((OLD,), (line,), {"dealer-1": "M. Okafor"}, UTC)).rows
    assert (row.cells[1].below, row.cells[3].below) == ("Round 212", "M. Okafor")
    assert row.beside is not None
    assert row.beside.touch == RoundLooked(212)
    assert row.button is not None
    assert row.button.touch == AlertNoted("disk")


def test_one_kind_or_the_open_ones_alone_are_listed() -> None:
    one = alerts_page((OLD, NEW), (NOTED,), NAMES, UTC, kind="Disk")
    assert [row.words[1] for row in listing(one).rows] == ["Disk"]
    kinds = {pick.model.label: pick.model for pick in every(one, Pick)}
    assert kinds["All"].detail == "3"
    assert kinds["Disk"].is_on
    assert kinds["Journal"].touch == AlertKindChosen("Journal")
    open_only = alerts_page((OLD, NEW), (NOTED,), NAMES, UTC, is_open_only=True)
    assert len(listing(open_only).rows) == 2
