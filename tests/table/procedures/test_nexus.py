"""The Nexus console beyond its ordinary round: corrections, refusals, second batches, voids."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from round_over import ANYWAY
from table_facts import changed

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


def with_jackpot(setup: TableSetup, **by_sensor: Jackpot) -> TableSetup:
    return replace(setup, jackpots=by_sensor)


def test_a_hand_button_needs_a_locked_wager(sitting: Sitting) -> None:
    sitting.start(5)
    assert "Seat 4 has no progressive wager" in sitting.no_to(c.PressHand(4, "four_aces"))
    assert "no sensor B at seat 5" in sitting.no_to(c.PressHand(5, "four_aces", "B"))
    assert "no hand of this paytable" in sitting.no_to(c.PressHand(5, "royal_flush"))


def test_a_folded_seat_is_folded_once(sitting: Sitting) -> None:
    sitting.start(5).do(c.FoldHand(5))
    assert sitting.do(c.FoldHand(5)) == []
    assert "no seat 9" in sitting.no_to(c.FoldHand(9))


def test_a_seat_with_a_claim_cannot_fold_where_folded_hands_do_not_win(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces")
    assert "Turn its hand button off" in sitting.no_to(c.FoldHand(5))
    sitting.claim(s5="four_aces").do(c.FoldHand(5))
    assert sitting.table.seat(5).has_folded


def test_a_seat_with_a_claim_may_fold_where_folded_hands_win(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    sitting = sit(replace(crazy4_nexus, folded_hands_win=True)).start(5).claim(s5="four_aces")
    sitting.do(c.FoldHand(5))
    sitting.claim(s5="four_aces")
    assert sitting.table.round.claims == ()


def test_a_call_without_claims_is_a_call_and_pressing_again_takes_it_back(
    sitting: Sitting,
) -> None:
    sitting.open().do(c.CallSupervisor())
    assert sitting.is_in(Phase.BETTING)
    assert sitting.table.round.supervisor_called_at == sitting.now
    sitting.do(c.CallSupervisor())
    assert sitting.table.round.supervisor_called_at == 0


def test_start_game_notes_its_time_and_ends_an_earlier_call(sitting: Sitting) -> None:
    sitting.open().do(c.CallSupervisor(), c.StartGame())
    assert sitting.table.round.started_at == sitting.now
    assert sitting.table.round.supervisor_called_at == 0


def test_a_call_made_before_the_claim_does_not_stand_in_the_way_of_verifying(
    sitting: Sitting,
) -> None:
    sitting.start(5).do(c.CallSupervisor())
    sitting.claim(s5="four_aces").do(c.CallSupervisor())
    assert sitting.is_in(Phase.VERIFY)


def test_not_a_win_takes_one_claim_off_and_leaves_the_others(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces", s7="straight_flush").do(c.CallSupervisor())
    assert "needs a reason" in sitting.no_to(c.DropClaim(7))
    why = "Hand read wrongly"
    (struck,) = sitting.do(c.DropClaim(7, reason=why))
    assert struck == e.ClaimStruck(sitting.now, 7, "A", "straight_flush", why)
    assert sitting.is_in(Phase.VERIFY)
    assert not sitting.do(c.DropClaim(7, reason=why))
    (confirmed,) = sitting.do(c.ConfirmWins())
    assert [win.award.seat for win in confirmed.wins] == [5]
    dropped, alert, *_ = sitting.swipe("executive-1")  # one card for what is paid and what is not
    assert "Straight Flush was pressed, and it was not paid" in alert.sentence
    by = sitting.staff["executive-1"]
    assert dropped == e.ClaimDropped(7, "A", "straight_flush", is_refuted=True, reason=why, by=by)
    assert (sitting.table.round.claims, sitting.table.round.struck) == ((), ())


def test_what_no_card_has_agreed_to_is_claimed_as_before(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="three_of_a_kind", s7="four_aces").do(c.CallSupervisor())
    sitting.do(c.DropClaim(7, reason="Wrong seat"), c.ConfirmWins())
    assert "EXECUTIVE" in next_step(sitting.table).text, "the card of the hand that goes"
    sitting.do(c.BackToTable())
    assert {claim.seat for claim in sitting.table.round.claims} == {5, 7}


def test_not_a_win_can_be_taken_back_until_confirm(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces", s7="straight_flush").do(c.CallSupervisor())
    sitting.do(c.DropClaim(7, reason="Wrong seat"), c.RestoreClaim(7))
    assert {claim.seat for claim in sitting.table.round.claims} == {5, 7}
    assert not sitting.do(c.RestoreClaim(7))
    sitting.do(c.DropClaim(7, reason="Wrong seat"), c.BackToTable())
    assert {claim.seat for claim in sitting.table.round.claims} == {5, 7}
    assert sitting.table.round.struck == ()


def test_not_a_win_on_the_last_claim_ends_the_verification(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    sitting.do(c.DropClaim(5, reason="Wrong seat"))
    assert sitting.is_in(Phase.VERIFY)
    sitting.do(c.ConfirmWins())
    assert sitting.is_in(Phase.IN_PLAY)
    assert sitting.table.round.supervisor_called_at == 0
    sitting.swipe("executive-1")
    sitting.do(c.EndGame())
    assert sitting.is_in(Phase.BETTING)


def test_back_to_table_keeps_the_claims_and_records_no_win(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor(), c.BackToTable())
    assert sitting.is_in(Phase.IN_PLAY)
    assert len(sitting.table.round.claims) == 1
    assert sitting.table.round.wins == ()


def test_back_to_table_from_the_swipe_puts_everything_back(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces")
    before = sitting.table
    sitting.confirm()
    (cancelled,) = sitting.do(c.BackToTable())
    assert isinstance(cancelled, e.ConfirmationCancelled)
    assert [one.line for one in sitting.table.round.disputed] == ["four_aces"], "it was verified"
    assert changed(sitting.table, disputed=()) == before


def test_while_a_card_is_awaited_the_pending_meters_are_known_and_the_shown_ones_stand(
    sitting: Sitting,
) -> None:
    sitting.start(5).claim(s5="four_aces").confirm()
    pending = sitting.table.round.pending
    assert pending is not None
    assert pending.accounts["A", "main"].shown_cents == 500_000
    assert sitting.shown() == 500_024


@pytest.mark.parametrize(
    ("command", "label"),
    [
        (c.StartGame(), "START GAME"),
        (c.PressHand(5, "four_aces"), "A hand button"),
        (c.FoldHand(5), "A fold"),
        (c.CallSupervisor(), "CALL SUPERVISOR"),
        (c.EndGame(), "END GAME"),
        (c.VoidRound("Misdeal"), "VOID ROUND"),
        (c.TrySwipeAgain(), "TRY AGAIN"),
        (c.LetSwipeTimeOut(), "A card time-out"),
        (c.BeginPaying(), "Paying"),
    ],
)
def test_what_the_supervisors_verification_does_not_know_is_refused_by_its_name(
    sitting: Sitting, command: c.Command, label: str
) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    assert sitting.no_to(command) == f"{label} is not possible while the supervisor verifies"


@pytest.mark.parametrize(
    ("command", "label"),
    [(c.DropClaim(5), "NOT A WIN"), (c.ConfirmWins(), "CONFIRM"), (c.BackToTable(), "BACK TO")],
)
def test_the_supervisors_controls_are_refused_at_the_table(
    sitting: Sitting, command: c.Command, label: str
) -> None:
    sitting.start(5).claim(s5="four_aces")
    assert sitting.no_to(command).startswith(label)


def test_a_second_batch_of_wins_adds_its_envy_and_repeats_none(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces").confirm().swipe("executive-1")
    assert sitting.table.round.envy == {1: 10_000, 7: 10_000}
    sitting.do(c.BeginPaying())
    sitting.claim(s7="straight_flush").confirm().swipe("supervisor-1")
    assert sitting.table.round.envy == {1: 10_500, 5: 500, 7: 10_000}
    assert [(win.number, win.award.seat) for win in sitting.table.round.wins] == [(1, 5), (2, 7)]
    assert not sitting.table.round.is_paying


def test_a_second_batch_is_paid_from_the_meter_that_the_first_left(sitting: Sitting) -> None:
    sitting.start(1, 7).claim(s1="four_aces").confirm().swipe("executive-1")
    sitting.claim(s7="four_aces").confirm().swipe("executive-1")
    assert [win.award.prize for win in sitting.table.round.wins] == [500_048, 500_000]
    assert sitting.table.accounts["A", "main"].imbalance == 0


def test_leaving_a_second_verification_goes_back_to_paying_the_first(sitting: Sitting) -> None:
    sitting.start(1, 7).claim(s1="four_aces").confirm().swipe("executive-1")
    sitting.claim(s7="straight_flush").do(c.CallSupervisor(), c.BackToTable())
    assert sitting.is_in(Phase.RECORDED)
    assert sitting.table.round.is_paying
    sitting.come_to_an_end()
    assert "not confirmed" in sitting.no_to(c.EndGame())
    sitting.do(c.CallSupervisor(), c.DropClaim(7, reason="Wrong seat"), c.ConfirmWins())
    sitting.swipe("supervisor-1")
    sitting.do(c.EndGame())
    assert sitting.is_in(Phase.BETTING)


def test_paying_begins_once(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    assert sitting.do(c.BeginPaying()) == [e.PayingBegan()]
    assert sitting.do(c.BeginPaying()) == []


def test_a_void_returns_the_contributions_of_the_round_exactly(sitting: Sitting) -> None:
    sitting.start(1, 2).do(c.EndGame())
    before = dict(sitting.table.accounts)
    sitting.start(1, 2)
    assert sitting.table.accounts != before
    voided, opened = sitting.do(c.VoidRound("Misdeal"))
    assert isinstance(voided, e.RoundVoided)
    assert isinstance(opened, e.RoundOpened)
    assert sitting.table.accounts == before
    assert (sitting.table.round.number, sitting.table.round.phase) == (3, Phase.BETTING)


def test_a_void_takes_reserve_and_overflow_back_too(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    atlas = jackpots["ATLAS-3"]
    capped = replace(atlas, levels=(replace(atlas.levels[0], cap_cents=500_010),))
    sitting = sit(with_jackpot(crazy4_nexus, A=capped)).start(1, 2)
    full = sitting.table.accounts["A", "main"]
    assert (full.shown_cents, full.overflow, full.reserve) == (500_010, 300_000, 100_000)
    sitting.do(c.VoidRound("Misdeal"))
    empty = sitting.table.accounts["A", "main"]
    assert (empty.shown_cents, empty.overflow, empty.reserve) == (500_000, 0, 0)
    assert empty.contributed == 0


def test_a_void_forgets_the_claims_but_not_the_chips(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.VoidRound("Exposed card"))
    sitting.swipe("executive-1")
    assert sitting.table.round.claims == ()
    assert sitting.table.sensor((5, "A")).has_chip


def test_a_void_needs_a_reason_from_the_list(sitting: Sitting) -> None:
    sitting.start(5)
    assert "reason from the list" in sitting.no_to(c.VoidRound("Because"))
    assert "reason from the list" in sitting.no_to(c.VoidRound(""))


def test_two_sensors_of_a_seat_are_two_separate_games(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    both = with_jackpot(crazy4_nexus, A=jackpots["ATLAS-1"], B=jackpots["ML03"])
    sitting = sit(both).open()
    sitting.do(c.SeeChip(5, "A"), c.SeeChip(5, "B"), c.SeeChip(2, "B"), c.StartGame())
    assert sitting.shown("main", "A") == 500_024
    assert sitting.shown("mega", "B") == 1_000_024  # two times 12 %
    sitting.do(c.PressHand(5, "four_aces", "A"), c.PressHand(5, "straight_flush", "B"))
    sitting.confirm().swipe("executive-1")
    won = [(win.sensor, win.award.level, win.award.prize) for win in sitting.table.round.wins]
    assert won == [("A", "main", 500_024), ("B", "major", 100_010)]
    assert sitting.table.round.envy == {2: 30_000}, "seat 2 has the wager of sensor B only"


def test_envy_of_both_sensors_adds_up(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    both = with_jackpot(crazy4_nexus, A=jackpots["ATLAS-1"], B=jackpots["ML03"])
    sitting = sit(both).open()
    sitting.do(*(c.SeeChip(seat, sensor) for seat in (2, 5) for sensor in "AB"), c.StartGame())
    sitting.do(c.PressHand(5, "four_aces", "A"), c.PressHand(5, "straight_flush", "B"))
    sitting.confirm().swipe("executive-1")
    assert sitting.table.round.envy == {2: 40_000}


def test_a_wager_above_a_dollar_scales_the_fixed_prizes(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    fives = replace(jackpots["ATLAS-1"], wager_cents=500)
    sitting = sit(with_jackpot(crazy4_nexus, A=fives)).start(5).claim(s5="straight_flush")
    sitting.confirm().swipe("supervisor-1")
    assert sitting.table.round.wins[0].award.prize == 50_000
    assert sitting.shown() == 500_120


HANDS = ("four_aces", "four_of_a_kind", "straight_flush", "three_of_a_kind")


@given(
    hands=st.dictionaries(st.integers(1, 7), st.sampled_from(HANDS), min_size=1),
    chance=st.randoms(use_true_random=False),
)
def test_what_is_confirmed_never_depends_on_the_order_of_pressing(
    crazy4_nexus: TableSetup, staff: Any, hands: dict[int, str], chance: Any
) -> None:
    confirmed = []
    for seats in (sorted(hands), chance.sample(sorted(hands), len(hands))):
        table = opened_with_seven_chips(crazy4_nexus, staff)
        presses = [c.PressHand(seat, hands[seat]) for seat in seats]
        table, _ = carried_out(table, presses)
        confirmed.append(carried_out(table, [c.CallSupervisor(), c.ConfirmWins(ANYWAY)])[1])
    assert confirmed[0] == confirmed[1]


def opened_with_seven_chips(setup: TableSetup, staff: Any) -> Any:
    chips = [c.SeeChip(seat) for seat in setup.seats]
    swipe = c.SwipeCard(staff["dealer-1"], "1101")
    return carried_out(Table(setup), [swipe, *chips, c.StartGame()])[0]


def carried_out(table: Any, commands: list[Any]) -> tuple[Any, Any]:
    events: Any = ()
    for command in commands:
        events = decide(table, command, 1)
        table = evolve_all(table, events)
    return table, events
