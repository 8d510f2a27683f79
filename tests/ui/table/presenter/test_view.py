"""Small things that the screen adds."""

from datetime import UTC, datetime

from dealer_assist.ui.table.presenter.view import PassingView, spaced


def test_running_numbers_are_grouped_without_breaking() -> None:
    assert spaced(7) == "7"
    assert spaced(1284) == "1\N{NO-BREAK SPACE}284"
    assert spaced(1234567) == "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567"


def test_a_recorded_moment_is_given_in_the_table_s_zone() -> None:
    assert PassingView().time_of(1_773_524_640_000) == datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
