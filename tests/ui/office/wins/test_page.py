"""The list of wins, narrowed by time, level and hand."""

from datetime import UTC, datetime, time

from dealer_assist.catalog.tables import load_table
from dealer_assist.journal.queries.win_list import NO_WINS, WinSum
from dealer_assist.reports.period import BusinessDay
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office import wins as w
from dealer_assist.ui.office.wins import Chosen, WinPeriod

NOW = datetime(2026, 3, 14, 21, 48, tzinfo=UTC)
OPENED = datetime(2026, 3, 13, 18, tzinfo=UTC)
DAY = BusinessDay(time(6, 0), UTC)


def test_today_is_the_houses_day_the_shift_begins_at_its_opening_and_all_never() -> None:
    since = [w.win_filter(Chosen(period), DAY, NOW, OPENED).since for period in w.PERIODS]
    assert since == [datetime(2026, 3, 14, 6, tzinfo=UTC), OPENED, None]


def test_after_midnight_it_is_still_the_same_day_of_the_house() -> None:
    night = datetime(2026, 3, 15, 2, 30, tzinfo=UTC)
    found = w.win_filter(Chosen(WinPeriod.TODAY), DAY, night, OPENED)
    assert found.since == datetime(2026, 3, 14, 6, tzinfo=UTC)


def test_a_shift_that_never_began_has_no_wins() -> None:
    assert w.win_filter(Chosen(WinPeriod.SHIFT), DAY, NOW, None).since == NOW


def test_level_and_hand_narrow_the_question() -> None:
    found = w.win_filter(Chosen(WinPeriod.EVER, ("A", "main"), ("A", "four_aces")), DAY, NOW, None)
    assert (found.meter, found.line) == (("A", "main"), ("A", "four_aces"))


def test_a_number_is_looked_for_in_all_time() -> None:
    chosen = Chosen(WinPeriod.TODAY, ("A", "main"), number=318)
    found = w.win_filter(chosen, DAY, NOW, None)
    assert (found.number, found.since, found.meter) == (318, None, None)


def test_the_sum_says_what_stands() -> None:
    assert w.sum_words(NO_WINS) == "No win is on record here"
    assert w.sum_words(WinSum(1, 10_000, hits=1)) == "1 win, $100.00"
    undone = WinSum(3, 530_000, 1, 500_000, hits=3, undone_hits=1)
    assert w.sum_words(undone) == "2 wins, $300.00, 1 more backed out"


def test_shares_of_a_prize_are_wins_of_one_hit() -> None:
    shared = WinSum(4, 910_330, hits=2)
    assert w.sum_words(shared) == "4 wins of 2 hits, $9,103.30"


def test_what_the_list_is_narrowed_to_shows_on_its_button(crazy4_nexus: TableSetup) -> None:
    level, hand, find = w.narrowings(crazy4_nexus, Chosen(hand=("A", "four_aces")))
    assert (find.detail, find.is_on) == ("Win or round", False)
    assert (level.detail, level.is_on) == ("All levels", False)
    assert (hand.detail, hand.is_on) == ("Four Aces", True)


def test_each_answer_is_what_the_list_would_be_narrowed_to(crazy4_nexus: TableSetup) -> None:
    asked = list(w.hand_answers(crazy4_nexus, Chosen()))
    assert [one.label for one in asked][:2] == ["All hands", "Four Aces"]
    assert asked[0].touch == Chosen()
    assert asked[1].touch == Chosen(hand=("A", "four_aces"))


def test_the_levels_are_offered_by_name(crazy4_nexus: TableSetup) -> None:
    asked = list(w.level_answers(crazy4_nexus, Chosen(level=("A", "main"))))
    assert [(one.label, one.icon) for one in asked] == [
        ("All levels", ""),
        ("Progressive meter", "check"),
    ]
    assert asked[1].touch == Chosen(level=("A", "main"))


def test_with_two_jackpots_the_one_is_asked_for_before_its_hands(resources, layouts) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "house-money-nexus.toml")
    first = list(w.jackpot_answers(setup, Chosen()))
    assert [one.touch for one in first] == [Chosen(), "A", "B"]
    asked = list(w.hand_answers(setup, Chosen(), "B"))
    lines = setup.jackpots["B"].lines
    assert [one.touch for one in asked[1:]] == [Chosen(hand=("B", line.key)) for line in lines]
