"""Adjustments: a win is backed out to the micro-dollar or not at all; meters move for a reason."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account, contribute, open_account
from dealer_assist.jackpot.adjustment import back_out, set_meter
from dealer_assist.jackpot.definition import Jackpot, Level, Line
from dealer_assist.jackpot.prizes import PrizeAward, PrizeClaim, award, is_same_hit
from dealer_assist.rules.money import micros
from dealer_assist.rules.pays import Percent, parse_pay
from dealer_assist.value import replace

CAPPED = Level("main", "Main", seed_cents=100_00, rate_bp=5000, reserve_bp=500, cap_cents=101_00)


def funds(account: Account) -> tuple[int, int, int]:
    """Return what is there, whatever explains it."""
    return account.meter, account.reserve, account.overflow


def played(
    jackpot: Jackpot, wagers: int, *claims: PrizeClaim
) -> tuple[Account, list[PrizeAward], Account]:
    """Return the main account before and after a round, and its awards."""
    level = jackpot.level("main")
    before = contribute(level, open_account(level), wagers)
    awards, left = award(jackpot, {"main": before}, claims)
    return before, list(awards), left["main"]


def test_backing_out_a_whole_meter_takes_seed_and_reserve_out_again(
    jackpots: dict[str, Jackpot],
) -> None:
    before, (won,), after = played(jackpots["ATLAS-3"], 12_345, PrizeClaim(5, "four_aces", 100))
    back = back_out(after, won, level=jackpots["ATLAS-3"].level("main"))
    assert funds(back) == funds(before)
    assert back.reserve == 12_345 * 500
    # The history stays: what was paid and seeded was, and the adjustment says the difference.
    assert (back.paid, back.seeded, back.contributed) == (
        after.paid,
        after.seeded,
        after.contributed,
    )
    assert back.adjusted == won.prize * 10_000 - 500_000 * 10_000
    assert back.imbalance == 0


def test_what_came_since_stays_on_the_meter(jackpots: dict[str, Jackpot]) -> None:
    level = jackpots["ATLAS-1"].level("main")
    before, (won,), after = played(jackpots["ATLAS-1"], 700, PrizeClaim(5, "four_aces", 100))
    since = contribute(level, after, 300)
    assert back_out(since, won, level=level).meter == before.meter + 300 * 2400


def test_a_part_of_the_meter_comes_back_without_any_reseed(jackpots: dict[str, Jackpot]) -> None:
    before, (won,), after = played(jackpots["MGL-01"], 100, PrizeClaim(1, "straight_flush", 100))
    back = back_out(after, won)
    assert funds(back) == funds(before)
    assert back.adjusted == won.prize * 10_000


def test_a_prize_from_the_tray_leaves_the_meter_alone(jackpots: dict[str, Jackpot]) -> None:
    _, (won,), after = played(jackpots["ATLAS-1"], 100, PrizeClaim(1, "four_of_a_kind", 100))
    assert back_out(after, won) == after


def test_a_fixed_prize_off_the_meter_comes_back_as_far_as_the_meter_paid_it(
    jackpots: dict[str, Jackpot],
) -> None:
    from_meter = replace(jackpots["ATLAS-1"], fixed_pays="main")
    low = Account(meter=250_009_999, contributed=250_009_999)
    (won,), left = award(from_meter, {"main": low}, [PrizeClaim(1, "four_of_a_kind", 100)])
    assert won.from_tray == 5_000  # $300.00 were won and the display showed $250.00
    assert back_out(left["main"], won).meter == low.meter


def test_a_win_whose_money_was_won_again_is_refused_and_nothing_changes(
    jackpots: dict[str, Jackpot],
) -> None:
    link = jackpots["MGL-01"]
    level = link.level("main")
    before = open_account(level)
    (first,), left = award(link, {"main": before}, [PrizeClaim(5, "royal_flush", 100)])
    # Ten percent of the reseeded meter are gone: $9,000.00 are there, $10,000.00 must come off
    # while only $500.00 of the smaller prize go back.
    small = replace(first, prize=50_000, from_meter=50_000)
    small = replace(small, meter_before=500_000_000)
    _, later = award(link, left, [PrizeClaim(2, "straight_flush", 100)])
    with pytest.raises(Refused) as refused:
        back_out(later["main"], small, level=level)
    assert str(refused.value) == (
        "The meter holds $9,000.00, and that is $500.00 too little to back this win out. "
        "Correct the meter for a reason of its own instead"
    )


def test_not_even_a_micro_dollar_may_be_missing() -> None:
    won = PrizeAward(1, "x", 100, 0, level="main", meter_before=0, meter_after=10_001, seed=10_001)
    assert back_out(Account(meter=10_001, seeded=10_001), won).meter == 0
    with pytest.raises(Refused, match=r"holds \$1\.00, and that is \$0\.01 too little"):
        back_out(Account(meter=1_000_000, seeded=1_000_000), replace(won, meter_after=1_000_001))


def test_the_overflow_of_a_capped_reseed_is_undone_too() -> None:
    pot = _jackpot(CAPPED, "100 % of main")
    before, (won,), after = played(pot, 1_000, PrizeClaim(1, "hand", 100))
    assert before.overflow == 4_000_000
    assert after.meter == 101_000_000  # the overflow of the reseed waits above the cap
    assert after.overflow > 0
    assert funds(back_out(after, won, level=CAPPED)) == funds(before)


def test_a_prize_that_comes_back_above_the_cap_overflows() -> None:
    pot = _jackpot(CAPPED, "10 % of main")
    before, (won,), after = played(pot, 200, PrizeClaim(1, "hand", 100))
    filled = contribute(CAPPED, after, 2_020)
    back = back_out(filled, won, level=CAPPED)
    assert (back.meter, back.overflow) == (before.meter, before.overflow + 10_100_000)
    assert back_out(filled, won).meter > back.meter  # without its level no cap is known
    assert back.imbalance == 0


def test_an_overflow_that_is_gone_refuses_the_back_out() -> None:
    pot = _jackpot(CAPPED, "100 % of main")
    _, (won,), after = played(pot, 1_000, PrizeClaim(1, "hand", 100))
    emptied = replace(after, overflow=0, meter=after.meter + after.overflow)
    won = replace(won, from_overflow=0, meter_after=won.meter_after - won.from_overflow)
    with pytest.raises(Refused, match="The overflow holds"):
        back_out(emptied, replace(won, meter_after=won.meter_after - 10_000))


def test_an_earlier_release_took_a_share_back_alone_while_another_share_of_the_prize_stands(
    jackpots: dict[str, Jackpot],
) -> None:
    dragon = jackpots["DBP-1"]
    level = dragon.level("main")
    claims = [PrizeClaim(seat, "234_diamonds", 100) for seat in (1, 4, 6)]
    before, awards, after = played(dragon, 12_300, *claims)
    six, four, one = awards
    once = back_out(after, six, level=level, standing=[four, one])
    assert once.meter == after.meter + six.prize * 10_000  # won and reseeded all the same
    twice = back_out(once, one, level=level, standing=[four], undone=[six])
    assert twice.meter == once.meter + one.prize * 10_000
    whole = back_out(twice, four, level=level, undone=[six, one])
    assert funds(whole) == funds(before)
    assert whole.imbalance == 0


def test_a_share_that_goes_back_alone_respects_the_cap() -> None:
    pot = replace(_jackpot(CAPPED, "100 % of main"), is_shared=True)
    _, awards, after = played(pot, 1_000, PrizeClaim(1, "hand", 100), PrizeClaim(2, "hand", 100))
    back = back_out(after, awards[0], level=CAPPED, standing=awards[1:])
    assert (back.shown_cents, back.imbalance) == (101_00, 0)


def test_a_hit_goes_back_whole(jackpots: dict[str, Jackpot]) -> None:
    dragon = jackpots["DBP-1"]
    level = dragon.level("main")
    claims = [PrizeClaim(seat, "234_diamonds", 100) for seat in (1, 4, 6)]
    before, awards, after = played(dragon, 12_300, *claims)
    for one in awards:
        others = [other for other in awards if other != one]
        whole = back_out(after, one, level=level, together=others)
        assert (funds(whole), whole.imbalance) == (funds(before), 0)


def test_shares_are_of_the_same_hit_only_where_a_prize_is_shared(
    jackpots: dict[str, Jackpot],
) -> None:
    dragon, atlas = jackpots["DBP-1"], jackpots["ATLAS-1"]
    _, (five, two), _ = played(
        dragon, 100, *(PrizeClaim(seat, "234_suited", 100) for seat in (2, 5))
    )
    assert is_same_hit(five, two)
    _, each, _ = played(dragon, 100, *(PrizeClaim(seat, "9-0", 100) for seat in (2, 5)))
    assert not is_same_hit(*each)
    _, each, _ = played(atlas, 0, *(PrizeClaim(seat, "four_aces", 100) for seat in (2, 5)))
    assert not is_same_hit(*each)


def _jackpot(level: Level, *pays: str) -> Jackpot:
    lines = tuple(Line("hand", "Hand", parse_pay(text)) for text in pays)
    return Jackpot("ANY", "Any", "any", ("any",), (level,), lines)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Jackpot, Account, list[PrizeClaim]]:
    seed, room = draw(st.integers(0, 100_000)), draw(st.none() | st.integers(0, 50_000))
    rate, reserve = draw(st.integers(0, 9000)), draw(st.integers(0, 1000))
    level = Level("main", "Main", seed, rate, reserve, None if room is None else seed + room)
    pays = st.one_of(
        st.builds(Percent, st.sampled_from([100, 100, 10, 33])),
        st.sampled_from([parse_pay("300 for 1"), parse_pay("9 to 1")]),
    )
    lines = tuple(Line(f"hand_{n}", "Hand", draw(pays)) for n in range(3))
    jackpot = Jackpot(
        "ANY",
        "Any",
        "any",
        ("any",),
        (level,),
        lines,
        fixed_pays=draw(st.sampled_from(["tray", "main"])),
        is_shared=draw(st.booleans()),
    )
    account = contribute(level, open_account(level), draw(st.integers(0, 10**6)))
    seats = draw(st.lists(st.integers(1, 7), unique=True, min_size=1, max_size=7))
    claims = [PrizeClaim(seat, f"hand_{draw(st.integers(0, 2))}", 100) for seat in seats]
    return jackpot, account, claims


@given(rounds())
def test_backing_out_a_round_from_its_last_prize_on_restores_everything_exactly(
    game: tuple[Jackpot, Account, list[PrizeClaim]],
) -> None:
    jackpot, before, claims = game
    level = jackpot.level("main")
    awards, left = award(jackpot, {"main": before}, claims)
    # A shared prize is paid when its first sharer's turn comes: by that place it goes back.
    hits = [[other for other in awards if same_hit(one, other)] for one in awards if one.begins_hit]
    account = left["main"]
    for first, *others in reversed(hits):
        account = back_out(account, first, level=level, together=others)
        assert account.imbalance == 0
    assert funds(account) == funds(before)


def same_hit(one: PrizeAward, other: PrizeAward) -> bool:
    """Return shares of one prize; a prize of one's own is its own hit."""
    return one == other or is_same_hit(one, other)


@given(rounds(), st.integers(0, 10**6), st.data())
def test_one_win_is_backed_out_exactly_or_refused_whatever_came_since(
    game: tuple[Jackpot, Account, list[PrizeClaim]], since: int, data: st.DataObject
) -> None:
    jackpot, before, claims = game
    level = jackpot.level("main")
    awards, left = award(jackpot, {"main": before}, claims)
    now = contribute(level, left["main"], since)
    one = data.draw(st.sampled_from(awards))
    assume(not one.is_shared)
    try:
        back = back_out(now, one, level=level)
    except Refused:
        return
    assert back.imbalance == 0
    assert min(funds(back)) >= 0
    assert sum(funds(back)) - sum(funds(now)) == one.from_meter * 10_000 - one.seed
    assert level.cap_cents is None or back.shown_cents <= level.cap_cents


REASONS = ("Equipment malfunction", "Recovery of the seed")


def test_a_meter_is_set_for_an_allowed_reason_and_the_difference_is_on_record() -> None:
    level = Level("main", "Main", seed_cents=500_000, rate_bp=2400)
    account = contribute(level, open_account(level), 7)
    lower = set_meter(level, account, micros(490_000), "Recovery of the seed", REASONS)
    assert (lower.meter, lower.adjusted) == (4_900_000_000, -100_016_800)
    assert lower.imbalance == 0
    higher = set_meter(level, lower, micros(500_000), "Equipment malfunction", REASONS)
    assert (higher.meter, higher.adjusted) == (5_000_000_000, -16_800)


@pytest.mark.parametrize(
    ("cents", "reason", "sentence"),
    [
        (1, "because", "A meter is set for a reason from the list only. Choose one"),
        (1, "", "A meter is set for a reason from the list only. Choose one"),
        (-1, REASONS[0], "A meter can't be below $0. Enter $0.00 or more"),
        (10_101, REASONS[0], "$101.01 is above the cap of $101.00. Enter that or less"),
        (10_000, REASONS[0], "Main shows $100.00 already. Enter another amount"),
    ],
)
def test_a_meter_is_not_set_otherwise(cents: int, reason: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        set_meter(CAPPED, open_account(CAPPED), micros(cents), reason, REASONS)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("cents", [0, 10_100])
def test_a_meter_may_be_set_to_nothing_and_up_to_its_cap(cents: int) -> None:
    account = set_meter(CAPPED, open_account(CAPPED), micros(cents), REASONS[0], REASONS)
    assert (account.shown_cents, account.imbalance) == (cents, 0)
