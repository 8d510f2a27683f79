"""One level's account: contributions are never rounded, prizes are, and nothing is ever lost."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import (
    Account,
    capped,
    carry_over,
    contribute,
    open_account,
    pay_fixed,
    pay_share,
)
from dealer_assist.jackpot.definition import Level

MAIN = Level("main", "Progressive meter", seed_cents=500_000, rate_bp=2400)
WITH_RESERVE = Level("main", "Progressive meter", seed_cents=500_000, rate_bp=2000, reserve_bp=500)
CAPPED = Level("main", "Capped", seed_cents=100_00, rate_bp=5000, reserve_bp=500, cap_cents=100_50)


def test_a_meter_starts_at_its_seed_and_owes_it_to_the_house() -> None:
    assert open_account(MAIN) == Account(meter=5_000_000_000, seeded=5_000_000_000)


def test_a_dollar_at_24_percent_puts_24_cents_on_the_meter() -> None:
    account = contribute(MAIN, open_account(MAIN), 100)
    assert account.shown_cents == 500_024
    assert account.contributed == 240_000


def test_a_contribution_smaller_than_a_cent_is_kept_whole() -> None:
    odd = Level("main", "Main", seed_cents=0, rate_bp=2050)  # 20.5 % of 1 cent: 2,050 micro-dollars
    account = open_account(odd)
    for _ in range(4):
        account = contribute(odd, account, 1)
    assert account.meter == 8_200
    assert account.shown_cents == 0
    assert contribute(odd, account, 1).shown_cents == 1


def test_the_reserve_gets_its_own_share_of_the_wager() -> None:
    account = contribute(WITH_RESERVE, open_account(WITH_RESERVE), 100)
    assert (account.meter, account.reserve) == (5_000_200_000, 50_000)
    assert account.contributed == 250_000


def test_a_percentage_prize_is_rounded_down_and_the_rest_stays_on_the_meter() -> None:
    # The display shows 1,234.56; 10 % of it is 123.456, so 123.45 is paid.
    payment = pay_share(MAIN, Account(meter=1_234_569_999, contributed=1_234_569_999), 10)
    assert payment.paid == 123_450_000
    assert payment.account.meter == 1_234_569_999 - 123_450_000
    assert payment.account.imbalance == 0


def test_less_than_the_whole_meter_neither_reseeds_nor_touches_the_reserve() -> None:
    before = Account(meter=1_000_000_000, reserve=7, overflow=9, contributed=1_000_000_016)
    payment = pay_share(MAIN, before, 99)
    assert (payment.seed, payment.from_reserve, payment.from_overflow) == (0, 0, 0)
    assert (payment.account.reserve, payment.account.overflow) == (7, 9)
    assert payment.account.seeded == 0


def test_the_whole_meter_reseeds_with_the_sub_cent_rest_the_seed_and_the_whole_reserve() -> None:
    before = Account(meter=6_000_004_321, reserve=123_456, overflow=0, contributed=6_000_127_777)
    payment = pay_share(WITH_RESERVE, before, 100)
    assert payment.paid == 6_000_000_000
    assert payment.account.meter == 4_321 + 5_000_000_000 + 123_456
    assert payment.account.reserve == 0
    assert (payment.seed, payment.from_reserve) == (5_000_000_000, 123_456)
    assert payment.account.imbalance == 0


def test_an_empty_meter_pays_nothing_and_is_reseeded() -> None:
    payment = pay_share(MAIN, Account(meter=9_999, contributed=9_999), 100)
    assert payment.paid == 0
    assert payment.account.meter == 5_000_009_999


def test_a_cap_stops_the_display_and_counts_the_rest_as_overflow() -> None:
    account = contribute(CAPPED, open_account(CAPPED), 300)
    assert account.shown_cents == 100_50
    assert account.overflow == 1_000_000  # $1.50 came, $0.50 fitted
    assert account.reserve == 150_000
    assert account.imbalance == 0


def test_the_overflow_goes_to_the_next_reseed() -> None:
    account = contribute(CAPPED, open_account(CAPPED), 120)
    payment = pay_share(CAPPED, account, 100)
    assert payment.from_overflow == 100_000
    assert payment.account.meter == 100_000_000 + 100_000 + 60_000
    assert payment.account.overflow == 0


def test_a_reseed_above_the_cap_overflows_again() -> None:
    account = contribute(CAPPED, open_account(CAPPED), 1_000)
    payment = pay_share(CAPPED, account, 100)
    assert payment.account.shown_cents == 100_50
    assert payment.account.overflow == 4_500_000 + 500_000 - 500_000
    assert payment.account.imbalance == 0


def test_what_a_smaller_prize_frees_below_the_cap_is_not_refilled_from_the_overflow() -> None:
    account = contribute(CAPPED, open_account(CAPPED), 1_000)
    left = pay_share(CAPPED, account, 10).account
    assert left.shown_cents == 100_50 - 10_05
    assert left.overflow == account.overflow


def test_a_fixed_prize_comes_off_the_meter_as_far_as_the_display_covers_it() -> None:
    before = Account(meter=50_009_999, contributed=50_009_999)
    assert pay_fixed(before, 30_00).account.meter == 20_009_999
    emptied = pay_fixed(before, 80_00)
    assert emptied.paid == 50_000_000
    assert emptied.account.meter == 9_999
    assert emptied.account.imbalance == 0


def test_money_from_nowhere_shows_as_an_imbalance() -> None:
    assert Account(meter=5, seeded=4).imbalance == -1
    assert Account(meter=5, seeded=5, reserve=1, contributed=2).imbalance == 1
    assert Account(meter=0, overflow=3, paid=2, adjusted=5).imbalance == 0


def test_a_cap_below_what_a_meter_shows_is_refused_with_both_figures() -> None:
    account = Account(meter=100_510_000, contributed=100_510_000)
    with pytest.raises(Refused) as refused:
        carry_over(CAPPED, account)
    assert str(refused.value) == (
        "Capped shows $100.51, more than the cap of $100.50. Set the cap to what it shows or above"
    )


@pytest.mark.parametrize(("meter", "kept", "over"), [(7, 7, 0), (100_500_001, 100_500_000, 1)])
def test_a_meter_at_its_cap_is_carried_over_whole(meter: int, kept: int, over: int) -> None:
    account = carry_over(CAPPED, Account(meter=meter, contributed=meter))
    assert (account.meter, account.overflow, account.imbalance) == (kept, over, 0)
    assert carry_over(MAIN, Account(meter=meter)) == Account(meter=meter)


def test_a_cap_that_is_reached_to_the_micro_dollar_overflows_nothing() -> None:
    assert capped(CAPPED, Account(meter=100_500_000)).overflow == 0
    assert capped(CAPPED, Account(meter=100_500_001, overflow=5)).overflow == 6


levels = st.builds(
    lambda seed, rate, reserve, room: Level(
        "main", "Main", seed, rate, reserve, None if room is None else seed + room
    ),
    seed=st.integers(0, 2_000_000),
    rate=st.integers(0, 10_000),
    reserve=st.integers(0, 3_000),
    room=st.none() | st.integers(0, 50_000),
)

Step = Callable[[Level, Account], Account]
steps: st.SearchStrategy[Step] = st.one_of(
    st.integers(0, 50_000).map(lambda cents: lambda level, one: contribute(level, one, cents)),
    st.integers(1, 100).map(lambda share: lambda level, one: pay_share(level, one, share).account),
    st.integers(0, 5_000_000).map(lambda cents: lambda _, one: pay_fixed(one, cents).account),
)


@given(levels, st.lists(steps, max_size=40))
def test_no_micro_dollar_appears_or_vanishes_whatever_happens(
    level: Level, story: list[Step]
) -> None:
    account = open_account(level)
    for step in story:
        account = step(level, account)
        assert account.imbalance == 0
        assert min(account.meter, account.reserve, account.overflow, account.paid) >= 0
        assert level.cap_cents is None or account.shown_cents <= level.cap_cents


@given(levels, st.lists(st.integers(0, 10_000), max_size=20))
def test_many_wagers_contribute_exactly_what_one_of_their_sum_would(
    level: Level, wagers: list[int]
) -> None:
    one_by_one = open_account(level)
    for cents in wagers:
        one_by_one = contribute(level, one_by_one, cents)
    assert one_by_one == contribute(level, open_account(level), sum(wagers))


@given(levels, st.integers(0, 10**13), st.integers(1, 100))
def test_a_prize_is_the_largest_whole_cent_within_its_share_of_the_display(
    level: Level, meter: int, percent: int
) -> None:
    payment = pay_share(level, Account(meter=meter, contributed=meter), percent)
    display = meter // 10_000
    cents, rest = divmod(payment.paid, 10_000)
    assert rest == 0
    assert cents * 100 <= display * percent < (cents + 1) * 100


@pytest.mark.parametrize("percent", [100, 10])
def test_a_payment_names_the_account_it_leaves_and_not_the_one_before(percent: int) -> None:
    before = open_account(MAIN)
    assert pay_share(MAIN, before, percent).account != before
    assert before == open_account(MAIN)
