from datetime import UTC, datetime, timedelta

import pytest
from page_samples import EVE, sample_report
from table_facts import table_of

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.odds.binomial import band
from dealer_assist.reports.figures import Report
from dealer_assist.reports.unusual import (
    clock_jump,
    disk_low,
    far_from_odds,
    odd_pace,
    unfit_wins,
    unusual,
)
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Seat, Sensor, Table, Win
from dealer_assist.value import replace

NOW = datetime(2026, 3, 7, 12, tzinfo=UTC)
ACES = ("As", "Ad", "Ac", "Ah", "2d")
DEALER = ("Kc", "Qc", "2c", "3c", "4h")


def paid(setup: TableSetup, line: str, prize: int, cards: tuple[str, ...] = ACES) -> Table:
    """Return a table at which seat 5 was paid for a line, with these cards known."""
    award = PrizeAward(seat=5, line=line, stake=100, prize=prize)
    return table_of(
        setup,
        phase=Phase.RECORDED,
        round=9,
        sensors={(5, "A"): Sensor(has_chip=True, locked_cents=100)},
        seats={5: Seat(wagers={"ante": 2500, "super_bonus": 2500, "play": 2500})},
        cards={"5": cards, "dealer": DEALER} if cards else {},
        wins=(Win(17, "A", award, EVE, 1_760_000_000_000),),
    )


def test_a_prize_that_fits_the_cards_is_nothing_unusual(crazy4_nexus: TableSetup) -> None:
    assert unfit_wins(paid(crazy4_nexus, "four_aces", 1_284_637)) == ()


def test_a_prize_for_another_hand_than_the_cards_make_is_told(crazy4_nexus: TableSetup) -> None:
    table = paid(crazy4_nexus, "four_aces", 1_284_637, ("5d", "6d", "7d", "8d", "2s"))
    (alert,) = unfit_wins(table)
    assert (alert.key, alert.kind) == ("cards 9 5A", "prize")
    assert alert.sentence == (
        "Win 17 was paid as Four Aces, but the cards of seat 5 make Straight Flush. "
        "Look at the camera and back the win out if it was wrong"
    )


def test_a_prize_for_cards_that_win_nothing_is_told(crazy4_nexus: TableSetup) -> None:
    (alert,) = unfit_wins(
        paid(crazy4_nexus, "four_aces", 1_284_637, ("5s", "6d", "7c", "Th", "Jh"))
    )
    assert "make no winning hand." in alert.sentence


def test_cards_that_nobody_knows_accuse_nobody(crazy4_nexus: TableSetup) -> None:
    assert unfit_wins(paid(crazy4_nexus, "four_aces", 1_284_637, ())) == ()


def test_a_fixed_prize_of_another_amount_is_told(crazy4_nexus: TableSetup) -> None:
    due = crazy4_nexus.line("A", "three_of_a_kind").fixed_prize(100)
    cards = ("5s", "5d", "5c", "Th", "Jh")
    assert unfit_wins(paid(crazy4_nexus, "three_of_a_kind", due, cards)) == ()
    (alert,) = unfit_wins(paid(crazy4_nexus, "three_of_a_kind", due + 100, cards))
    assert alert.key == "pays 9 17"
    assert alert.sentence.endswith("Back the win out if it was wrong")


def with_hits(hits: int, *, rounds: int | None = None, trials: int = 2_167) -> Report:
    """Return the sample report with so many Four Aces."""
    report = sample_report()
    (one,) = report.progressives
    first = replace(
        one.lines[0],
        hits=hits,
        hits_counted=hits,
        rounds_hit=hits if rounds is None else rounds,
        trials=trials,
        band=band(trials, float(one.lines[0].chance)),
    )
    return replace(report, progressives=(replace(one, lines=(first, *one.lines[1:])),))


def test_hits_far_outside_their_odds_are_told() -> None:
    # 0.04 are expected: three come by chance once in 94,000 such days, five never.
    assert far_from_odds(with_hits(3)) == ()
    (alert,) = far_from_odds(with_hits(5))
    assert alert.kind == "odds"
    assert alert.key == "odds day 2026-03-07 06:00 A four_aces"
    assert alert.sentence == (
        "Saturday 07 March 2026: Four Aces was hit 5 times, 0.0 expected. Look at those wins"
    )


def test_hits_of_one_round_are_one_piece_of_bad_luck() -> None:
    assert far_from_odds(with_hits(5, rounds=1)) == ()


def test_a_month_with_its_expected_hits_is_nothing_unusual() -> None:
    assert far_from_odds(with_hits(37, trials=2_000_000)) == ()


@pytest.mark.parametrize(("rounds", "is_told"), [(402, False), (60, True), (3000, True)])
def test_rounds_too_slow_or_too_fast_are_told(rounds: int, is_told: bool) -> None:  # noqa: FBT001
    alerts = odd_pace(replace(sample_report(), rounds=rounds))
    assert bool(alerts) is is_told
    assert all("rounds an hour, where 10 to 250 are usual" in one.sentence for one in alerts)


def test_the_first_minutes_tell_no_pace() -> None:
    assert odd_pace(replace(sample_report(), rounds=1, hours_open=0.5)) == ()


@pytest.mark.parametrize(
    ("moved", "word"),
    [(timedelta(minutes=65), "forward by 60"), (timedelta(minutes=-55), "back by 60")],
)
def test_a_clock_that_jumps_is_told(moved: timedelta, word: str) -> None:
    (alert,) = clock_jump(NOW, NOW + moved, passed_ms=5 * 60_000)
    assert f"The clock was set {word} minutes" in alert.sentence


def test_time_that_just_passes_is_no_jump() -> None:
    assert clock_jump(NOW, NOW + timedelta(hours=8), passed_ms=8 * 3_600_000 + 90_000) == ()


def test_a_disk_that_fills_up_is_told() -> None:
    assert disk_low(2_000_000_000) == ()
    (alert,) = disk_low(1_400_000_000)
    assert alert.sentence.startswith("Only 1,400 MB are free")


def test_a_report_tells_all_that_it_lets_see() -> None:
    report = replace(with_hits(9), rounds=9_000)
    assert [one.kind for one in unusual(report)] == ["odds", "pace"]
