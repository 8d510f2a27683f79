"""A dealer's shift in figures."""

from datetime import UTC, datetime, timedelta, timezone

from dealer_assist.journal.queries.round_list import Shift
from dealer_assist.ui.pages.shift.page import shift_model

SINCE = datetime(2026, 3, 14, 21, 0, tzinfo=UTC)
SHIFT = Shift("dealer-1", "M. Okafor", SINCE, 96, 2, 3, 510_288, 4, 1)


def figures(now: datetime) -> dict[str, str]:
    model = shift_model(SHIFT, "M. Okafor", now)
    return {one.caption: one.value for one in model.figures}


def test_every_figure_of_the_shift_is_shown() -> None:
    assert figures(SINCE + timedelta(hours=2)) == {
        "Signed in for": "2:00 h",
        "Rounds": "96",
        "Rounds an hour": "48",
        "Wins": "3",
        "Total won": "$5,102.88",
        "Voided rounds": "2",
        "Late chips": "4",
        "Refused cards": "1",
    }


def test_a_shift_of_seconds_has_no_pace_yet() -> None:
    assert figures(SINCE + timedelta(seconds=20))["Rounds an hour"] == "–"


def test_the_time_is_that_of_the_table() -> None:
    pacific = timezone(timedelta(hours=-8))
    model = shift_model(SHIFT, "M. Okafor", (SINCE + timedelta(hours=1)).astimezone(pacific))
    assert model.detail == "M. Okafor, signed in since 13:00"


def test_without_a_dealer_or_a_record_the_page_says_so() -> None:
    assert "No one signed in" in shift_model(None, "", SINCE).detail
    assert "no record" in shift_model(None, "M. Okafor", SINCE).detail
