from fractions import Fraction

from page_samples import METER, sample_report

from dealer_assist.reports.figures import hold_of
from dealer_assist.value import replace


def test_what_wins_took_and_what_the_meter_paid_must_agree() -> None:
    assert METER.wins_missing_cents == 0
    assert replace(METER, wins_cents=METER.wins_cents - 1).wins_missing_cents == 1


def test_hold_is_what_is_left_of_the_drop() -> None:
    (one,) = sample_report().progressives
    assert one.paid_cents == 347_077
    assert one.hold_cents == 216_700 - 347_077


def test_more_is_owed_by_what_meter_reserve_and_overflow_grew() -> None:
    (one,) = sample_report().progressives
    assert one.owed_micros == 2_661_862_500 - 13_000_002_500


def test_a_table_that_was_never_open_has_no_pace() -> None:
    assert replace(sample_report(), hours_open=0.0).rounds_an_hour == 0


def test_a_line_without_wagers_has_no_frequency() -> None:
    line = sample_report().progressives[0].lines[0]
    assert replace(line, trials=0).actual == 0
    assert line.actual == 0, "what was backed out is no hit"
    assert replace(line, hits_counted=1).actual == 1 / 2_167
    assert not line.is_outside
    assert replace(line, hits_counted=3).is_outside


def test_a_jackpot_over_a_handful_of_wagers_has_no_hold_in_percent() -> None:
    assert hold_of(-499_772, 300) is None
    assert hold_of(0, 0) is None
    assert hold_of(-300, 300) == -1
    assert hold_of(75, 300) == Fraction(1, 4)
