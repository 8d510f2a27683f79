"""Backing a win out: a reason from the list, two people, the money exactly as it was."""

from typing import Any

import pytest
from random_tables import shipped, tables

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.guide.controls import ControlStanding, adjustment, end_game, void_round
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
ASK = c.AskAdjustment(1, "Hand judged wrongly", note="Seen on camera 4")


@pytest.fixture
def won(sitting: Sitting) -> Sitting:
    """Four aces at seat 5 are on record and paid; seats 1 and 7 have got envy."""
    return paid(sitting)


def paid(sitting: Sitting) -> Sitting:
    """Have seat 5 win the whole meter."""
    sitting.start(1, 5, 7).claim(s5="four_aces").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying())
    return sitting


def test_an_adjustment_waits_for_two_cards(won: Sitting) -> None:
    won.do(ASK)
    step = next_step(won.table)
    assert (step.text, step.step) == ("Swipe an EXECUTIVE card", 0)
    assert step.detail == "Backs out win 1. A second person swipes next"
    won.swipe("executive-1")
    assert next_step(won.table).text == "Swipe a second person's card"
    assert won.table.round.wins
    (backed_out,) = won.swipe("dealer-1")
    assert isinstance(backed_out, e.WinBackedOut)
    assert (backed_out.by.key, backed_out.witness.key) == ("executive-1", "dealer-1")
    assert backed_out.reason == "Hand judged wrongly"
    assert backed_out.before[0].account.shown_cents == 500_000
    assert backed_out.meters[0].account.shown_cents == 500_072


def test_the_money_is_exactly_as_it_was_and_the_history_stays(won: Sitting) -> None:
    won.do(ASK)
    won.swipe("executive-1")
    won.swipe("supervisor-1")
    account = won.table.accounts["A", "main"]
    assert account.meter == 5_000_720_000
    assert account.paid == 5_000_720_000
    assert account.adjusted == 720_000, "the prize back, the seed out again"
    assert account.imbalance == 0
    assert won.table.round.envy == {}
    assert won.is_in(Phase.IN_PLAY)


def test_the_seat_may_claim_again(won: Sitting) -> None:
    won.do(ASK)
    won.swipe("executive-1")
    won.swipe("dealer-1")
    won.claim(s5="four_of_a_kind").confirm().swipe("supervisor-1")
    assert [(win.number, win.award.prize) for win in won.table.round.wins] == [(2, 30_000)]
    assert won.table.round.envy == {1: 1_000, 7: 1_000}
    assert won.table.lasting.backed_out == (1,)


@pytest.mark.parametrize("who", ["supervisor-1", "dealer-1", "unknown", "garbled"])
def test_the_first_card_is_the_one_that_the_win_needed(won: Sitting, who: str) -> None:
    won.do(ASK)
    before = won.table
    (refused,) = won.swipe(who)
    assert "needs an Executive card" in refused.refusal
    assert won.table == before


@pytest.mark.parametrize("who", ["executive-1", "unknown"])
def test_the_second_card_is_another_persons(won: Sitting, who: str) -> None:
    won.do(ASK)
    won.swipe("executive-1")
    before = won.table
    (refused,) = won.swipe(who)
    assert "another person's" in refused.refusal
    assert won.table == before


def test_everything_else_waits_or_it_is_cancelled(won: Sitting) -> None:
    before = won.table
    won.do(ASK)
    for command in (c.EndGame(), c.PressHand(7, "straight_flush"), c.CallSupervisor()):
        assert "Win 1 is being backed out" in won.no_to(command)
    assert end_game(won.table).detail == "Win 1 is being backed out"
    assert adjustment(won.table).standing is ControlStanding.NOT_YET
    won.do(c.FoldHand(2), c.PlaceWagers(2, {"ante": 500}), c.SeeChip(3))
    assert won.do(ASK) == [], "asked twice is one fact"
    assert "being backed out" in won.no_to(
        c.AskAdjustment(2, "Wrong seat", note="Seen on camera 4")
    )
    won.do(c.CancelAdjustment())
    assert won.do(c.CancelAdjustment()) == []
    assert (won.table.round.wins, won.table.accounts) == (before.round.wins, before.accounts)


@pytest.mark.parametrize(
    ("command", "word"),
    [
        (c.AskAdjustment(1, "Because", note="Seen on camera 4"), "a reason from the list"),
        (c.AskAdjustment(2, "Wrong seat", note="Seen on camera 4"), "not of this round"),
    ],
)
def test_what_cannot_be_backed_out_is_refused(won: Sitting, command: c.Command, word: str) -> None:
    assert word in won.no_to(command)


def test_a_win_is_backed_out_once(won: Sitting) -> None:
    won.do(ASK)
    won.swipe("executive-1")
    won.swipe("dealer-1")
    assert "backed out already" in won.no_to(ASK)
    won.do(c.EndGame(), c.CloseTable())
    won.open()
    assert won.table.lasting.backed_out == (1,), "the table remembers it"


def test_a_round_whose_win_was_backed_out_is_not_voided(won: Sitting) -> None:
    won.do(ASK)
    won.swipe("executive-1")
    won.swipe("dealer-1")
    assert "on record" in won.no_to(c.VoidRound("Misdeal"))
    assert void_round(won.table).standing is ControlStanding.NOT_YET


def test_a_prize_from_the_tray_moves_no_meter(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="straight_flush", s7="three_of_a_kind")
    sitting.confirm().swipe("supervisor-1")
    meters = dict(sitting.table.accounts)
    sitting.do(c.AskAdjustment(2, "Wrong seat", note="Seen on camera 4"))
    sitting.swipe("supervisor-1")
    (backed_out,) = sitting.swipe("technician-1")
    assert (backed_out.before, backed_out.meters) == ((), ())
    assert backed_out.envy == ((7, 500),)
    assert sitting.table.accounts == meters
    assert sitting.is_in(Phase.RECORDED), "the other win is still to be paid"


def test_a_win_of_an_earlier_round_comes_with_its_round(won: Sitting) -> None:
    wins = won.table.round.wins
    won.do(c.EndGame())
    assert "history" in won.no_to(ASK)
    won.do(replace(ASK, wins=wins))
    won.swipe("executive-2")
    (backed_out,) = won.swipe("dealer-2")
    assert backed_out.envy == (), "the envy of that round is paid"
    assert won.shown() == 500_072
    assert won.is_in(Phase.BETTING)


def test_it_is_refused_where_it_would_go_negative(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-link"))
    seats = tuple(range(1, 8))

    def play(line: str, *winners: int) -> Any:
        sitting.start(*seats).do(*(c.PressHand(seat, line) for seat in winners))
        sitting.confirm().swipe("executive-1")
        wins = sitting.table.round.wins
        sitting.do(c.EndGame())
        return wins

    # Fourteen tenths leave $2,300 of $10,000; the whole of it reseeds; seven tenths more leave
    # less than the reseed put there beyond the prize.
    play("straight_flush", *seats)
    play("straight_flush", *seats)
    whole = play("royal_flush", 1)
    play("straight_flush", *seats)
    before = sitting.table
    asked = c.AskAdjustment(whole[0].number, "Wrong seat", whole, note="Seen on camera 4")
    assert "too little to back this win out" in sitting.no_to(asked)
    assert sitting.table == before


def test_a_jackpot_that_is_gone_cannot_be_adjusted(
    sit: Sit, won: Sitting, jackpots: dict[str, Jackpot], crazy4_nexus: TableSetup
) -> None:
    other = sit(replace(crazy4_nexus, jackpots={"A": jackpots["QH-11"]})).open()
    assert "no longer has" in other.no_to(replace(ASK, wins=won.table.round.wins))
    bare = sit(replace(crazy4_nexus, jackpots={})).open()
    assert "no longer has" in bare.no_to(replace(ASK, wins=won.table.round.wins))


def test_only_between_other_things(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    assert "while the supervisor verifies" in sitting.no_to(ASK)
    assert "while the supervisor verifies" in adjustment(sitting.table).detail


@pytest.fixture
def shared(sit: Sit) -> Sitting:
    """Three seats share the whole meter: wins 1, 2 and 3 are one hit."""
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(*(c.MarkSide(seat, "player") for seat in (2, 4, 6)))
    sitting.start(2, 4, 6)
    sitting.do(c.PressHand(4, "234_diamonds"), c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")
    return sitting


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_hit_is_backed_out_whole_by_any_of_its_shares(shared: Sitting, number: int) -> None:
    before = (
        shared.table.round.opening_accounts["A", "main"].meter + 3 * 205_000
    )  # 20.5 % of three $1
    shared.do(c.AskAdjustment(number, "Entered twice", note="All three seats were wrong"))
    assert shared.table.round.adjustment.prize == sum(
        win.award.prize for win in shared.table.round.wins
    )
    shared.swipe("executive-1")
    (backed_out,) = shared.swipe("executive-2")
    assert [one.number for one in backed_out.wins] == [1, 2, 3]
    after = shared.table.accounts["A", "main"]
    assert (after.meter, after.reserve, after.imbalance) == (before, 0, 0)
    assert (shared.table.round.wins, shared.table.lasting.backed_out) == ((), (1, 2, 3))
    again = c.AskAdjustment(2, "Entered twice", note="All three seats were wrong")
    assert "backed out already" in shared.no_to(again)


def test_the_same_hit_again_is_another_one(shared: Sitting) -> None:
    ask = c.AskAdjustment(1, "Entered twice", note="All three seats were wrong")
    shared.do(ask)
    shared.swipe("executive-1")
    shared.swipe("executive-2")
    shared.do(c.PressHand(4, "234_diamonds"), c.CallSupervisor(), c.ConfirmWins())
    shared.swipe("executive-1")
    assert [win.number for win in shared.table.round.wins] == [4, 5, 6]
    shared.do(replace(ask, number=6))
    assert [one.number for one in shared.table.round.adjustment.wins] == [4, 5, 6]
    assert shared.table.round.adjustment.undone == ()


def test_shares_that_an_earlier_release_took_back_one_by_one_are_not_put_back_twice(
    shared: Sitting,
) -> None:
    before = shared.table.round.opening_accounts["A", "main"].meter + 3 * 205_000
    first, second, third = (win.award for win in shared.table.round.wins)
    asked = e.AdjustmentAsked(1, 2, "Wrong seat", "A", second, standing=(first, third))
    shared.table = evolve(shared.table, asked)
    shared.swipe("executive-1")
    (alone,) = shared.swipe("executive-2")
    assert [one.number for one in alone.shares] == [2]
    assert shared.table.accounts["A", "main"].imbalance == 0
    shared.do(c.AskAdjustment(3, "Entered twice", note="The others were wrong"))
    assert [one.number for one in shared.table.round.adjustment.wins] == [1, 3]
    shared.swipe("executive-1")
    shared.swipe("executive-2")
    after = shared.table.accounts["A", "main"]
    assert (after.meter, after.imbalance) == (before, 0)
    assert shared.table.lasting.backed_out == (2, 1, 3)


@pytest.mark.parametrize("note", ["", "wrong", "wrong  seat "])
def test_a_note_of_three_words_says_what_happened(won: Sitting, note: str) -> None:
    assert "at least 3 words" in won.no_to(replace(ASK, note=note))
    won.do(replace(ASK, note="it was seat 4"))


def test_what_is_backed_out_names_its_round_and_the_envy_that_stays_paid(won: Sitting) -> None:
    wins, number = won.table.round.wins, won.table.round.number
    stakes = tuple(((seat, "A"), 100) for seat in (1, 5, 7))
    won.do(c.EndGame())
    won.start(1, 5, 7).do(replace(ASK, wins=wins, stakes=stakes))
    won.swipe("executive-1")
    (backed_out,) = won.swipe("dealer-1")
    assert (backed_out.round, won.table.round.number) == (number, number + 1)
    assert (backed_out.envy, backed_out.envy_paid) == ((), ((1, 10_000), (7, 10_000)))


def test_envy_that_another_hand_brought_stays(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="four_of_a_kind").confirm()
    sitting.swipe("executive-1")
    assert sitting.table.round.envy == {1: 11_000, 5: 1_000, 7: 10_000}
    assert [win.award.seat for win in sitting.table.round.wins] == [7, 5]
    sitting.do(c.AskAdjustment(2, "Wrong seat", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    (backed_out,) = sitting.swipe("dealer-1")
    assert backed_out.envy == ((1, 10_000), (7, 10_000))
    assert sitting.table.round.envy == {1: 1_000, 5: 1_000}


def test_a_win_of_an_earlier_round_takes_no_envy_of_this_one(won: Sitting) -> None:
    wins = won.table.round.wins
    won.do(c.EndGame())
    won.start(1, 5, 7).do(c.AskAdjustment(1, "Wrong seat", wins, note="Seen on camera 4"))
    won.swipe("executive-1")
    (backed_out,) = won.swipe("dealer-1")
    assert backed_out.envy == ()


def test_a_note_goes_on_record_with_the_adjustment(won: Sitting) -> None:
    (asked,) = won.do(c.AskAdjustment(1, "Wrong seat", note="Seat 4 had the aces"))
    assert asked.note == "Seat 4 had the aces"
    assert won.table.round.adjustment.note == "Seat 4 had the aces"
    won.swipe("executive-1")
    (backed_out,) = won.swipe("dealer-1")
    assert backed_out.note == "Seat 4 had the aces"


def test_a_void_after_it_must_not_leave_a_debt(sit: Sit, crazy4_nexus: TableSetup) -> None:
    """The meters of the round's opening must bear the back-out too, should the round be void."""
    atlas = crazy4_nexus.jackpots["A"]
    poor = replace(atlas, levels=(replace(atlas.levels[0], seed_cents=0, rate_bp=10_000),))
    rich = replace(crazy4_nexus, jackpots={"A": replace(poor, fixed_pays="main")})
    sitting = sit(rich).start(1, 5, 7).claim(s5="four_aces").confirm()
    sitting.swipe("executive-1")
    wins = tuple(
        replace(win, award=replace(win.award, prize=0, from_meter=0, meter_before=0, meter_after=1))
        for win in sitting.table.round.wins
    )
    back = c.AskAdjustment(1, "Wrong seat", wins, note="Seen on camera 4")
    sitting.do(c.EndGame())
    assert "too little to back this win out" in sitting.no_to(back)
    sitting.start(1, 5, 7)
    assert sitting.shown() == 300
    assert "too little to back this win out" in sitting.no_to(back)


def test_a_cap_holds_when_a_prize_comes_back(sit: Sit) -> None:
    """A meter capped at $5,000.30 has grown since $15 came off it: the rest is overflow."""
    setup = tables()["capped"]
    off_meter = replace(setup.jackpots["A"], fixed_pays="main")
    sitting = sit(replace(setup, jackpots={"A": off_meter}))
    sitting.start(1, 5, 7).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    wins = sitting.table.round.wins
    sitting.do(c.EndGame())
    sitting.start(1, 5, 7).do(c.AskAdjustment(1, "Wrong seat", wins, note="Seen on camera 4"))
    sitting.swipe("supervisor-1")
    sitting.swipe("dealer-1")
    account = sitting.table.accounts["A", "main"]
    assert (account.meter, account.overflow) == (5_000_300_000, 900_000)
    assert account.imbalance == 0
