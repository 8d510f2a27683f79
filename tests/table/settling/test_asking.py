"""The walk where no card is known: the dealer says of each seat how it ended, on record."""

import pytest
from shipped_tables import shipped
from sitting import Sit, Sitting

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.facts import answers, duties
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import Touch, next_thing
from dealer_assist.table.facts.settling import asking, walk
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

PLAYED = {"ante": 2500, "super_bonus": 2500, "play": 7500, "queens_up": 500}


def at_showdown(sit: Sit, stage: str = "qualifies", pay_walk: str = "offered") -> Sitting:
    """Crazy 4, no card entered: seats 3, 5 and 7 played on, 5 and 7 with the progressive."""
    sitting = sit(replace(shipped("crazy4-nexus"), pay_walk=pay_walk)).open()
    ante = {key: PLAYED[key] for key in ("ante", "super_bonus", "queens_up")}
    sitting.do(*(c.PlaceWagers(seat, ante) for seat in (2, 3, 5, 7)), c.SeeChip(5), c.SeeChip(7))
    sitting.do(c.StartGame(), c.MissChip(5), c.MissChip(7), c.AdvanceStage("deal"))
    sitting.do(*(c.PlaceWagers(seat, PLAYED) for seat in (3, 5, 7)), c.FoldHand(2))
    sitting.do(c.AdvanceStage("dealer"), c.AdvanceStage(stage))
    sitting.come_to_an_end()
    return sitting


def seats(sitting: Sitting) -> list[int]:
    return [one.seat for one in walk.asked(sitting.table)]


def test_every_seat_that_played_on_is_asked_for_in_payment_order(sit: Sit) -> None:
    sitting = at_showdown(sit)
    assert seats(sitting) == [7, 5, 3]  # seat 2 folded
    thing = next_thing(sitting.table)
    assert (thing.what, thing.seat, thing.touch) == ("ask_seat", 7, Touch.PANEL)
    assert next_step(sitting.table).text == "Seat 7: PAID, TAKEN or PUSH?"
    assert "Dealer qualifies" in next_step(sitting.table).detail
    assert "END GAME" not in next_step(sitting.table).detail


def test_no_seat_is_asked_for_before_the_last_stage(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(5)
    sitting.do(c.AdvanceStage("deal"), c.AdvanceStage("dealer"))
    assert seats(sitting) == []
    with pytest.raises(Refused, match="Seat 5 is not next"):
        decide(sitting.table, c.AnswerSeat(5, "paid"), sitting.now)


def test_a_seat_that_may_still_win_shows_its_hands_when_it_is_touched(sit: Sit) -> None:
    sitting = at_showdown(sit)
    assert next_thing(sitting.table, LookedAt(5)).what == "press_hand"
    # Seat 3 has no progressive wager: looked at it is asked for, out of its turn.
    looked = next_thing(sitting.table, LookedAt(3))
    assert (looked.what, looked.seat) == ("ask_seat", 3)


def test_an_answer_is_on_record_with_what_follows_from_it(sit: Sit) -> None:
    sitting = at_showdown(sit)
    (noted,) = sitting.do(c.AnswerSeat(5, "paid"))
    assert isinstance(noted, e.WagersSettled)
    # The dealer qualifies: Play and Ante are even money. Super Bonus and Queens Up need the hand.
    assert {one.wager: one.cents for one in noted.lines} == {"play": 7500, "ante": 2500}
    assert (noted.answer, noted.cents) == ("paid", 10_000)
    assert decide(sitting.table, c.AnswerSeat(5, "paid"), sitting.now) == ()  # the second tap
    assert seats(sitting) == [7, 3]


@pytest.mark.parametrize(
    ("stage", "answer", "cents"),
    [
        ("qualifies", "paid", 10_000),
        ("qualifies", "taken", -10_000),
        ("qualifies", "push", 0),
        ("not_qualified", "paid", 7500),  # ANTE pushes
        ("not_qualified", "taken", 0),  # PLAY is paid there, win or lose: no dollar is invented
    ],
)
def test_no_dollar_is_invented(sit: Sit, stage: str, answer: str, cents: int) -> None:
    table = at_showdown(sit, stage).table
    assert sum(one.cents for one in asking.follows(table, 3, answer)) == cents


def test_where_nobody_has_entered_bets_the_answer_alone_is_on_record(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(5)
    sitting.do(*(c.AdvanceStage(one) for one in ("deal", "dealer", "qualifies")))
    sitting.come_to_an_end()
    assert seats(sitting) == [5]  # the walk is never longer than the seats with bets
    (noted,) = sitting.do(c.AnswerSeat(5, "paid"))
    assert isinstance(noted, e.WagersSettled)
    assert (noted.answer, noted.cents, noted.lines) == ("paid", 0, ())


def test_a_prize_is_paid_by_the_same_touch_as_the_bets_of_its_seat(sit: Sit) -> None:
    sitting = at_showdown(sit)
    sitting.do(c.AnswerSeat(7, "taken"))
    sitting.do(c.PressHand(5, "three_of_a_kind"), c.ConfirmAsDealer(), c.BeginPaying())
    prize = sitting.table.round.wins[0].award.prize
    now = next_thing(sitting.table)
    assert (now.what, now.seat, now.cents) == ("ask_seat", 5, prize)
    done = sitting.do(c.AnswerSeat(5, "taken"))
    assert [type(one) for one in done] == [e.WagersSettled, e.SeatPaid]
    assert walk.settled_at(sitting.table, 5) == prize - 10_000
    sitting.do(c.UndoPaid())
    assert next_thing(sitting.table) == now


def test_envy_is_the_last_lap_after_every_seat(sit: Sit) -> None:
    sitting = at_showdown(sit)
    sitting.do(c.PressHand(5, "four_aces"), c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")
    sitting.do(c.BeginPaying())
    path = []
    for _ in range(10):
        thing = next_thing(sitting.table)
        path.append((thing.what, thing.seat))
        if thing.what == "ask_seat":
            assert thing.seat is not None
            if duties.holds_paying(sitting.table, thing.seat):
                sitting.do(c.TickDuty(duties.TAX, thing.seat))
            sitting.do(c.AnswerSeat(thing.seat, "taken"))
        elif thing.what == "pay_seat":
            assert thing.seat is not None
            sitting.do(c.TickPaid(thing.seat))
        else:
            break
    seats_asked = [("ask_seat", seat) for seat in (7, 5, 3)]
    assert path == [*seats_asked, ("pay_seat", 7), ("all_paid", None)]


def test_the_end_is_amber_only_when_every_seat_has_an_answer(sit: Sit) -> None:
    sitting = at_showdown(sit)
    for seat in (7, 5, 3):
        control = controls.no_winner(sitting.table, sitting.now)
        assert control.standing is ControlStanding.FREE
        assert "not marked" in control.detail
        sitting.do(c.AnswerSeat(seat, "push"))
    assert controls.no_winner(sitting.table, sitting.now).standing is ControlStanding.NEXT


def test_a_seat_without_an_answer_is_on_record_as_not_marked(sit: Sit) -> None:
    sitting = at_showdown(sit)
    sitting.do(c.AnswerSeat(5, "paid"))
    ended = [one for one in sitting.do(c.EndGame(no_winner=True)) if isinstance(one, e.GameEnded)]
    assert [(one.not_marked, one.not_walked) for one in ended] == [((7, 3), ())]
    assert sitting.table.lasting.left_behind == ()  # nobody is owed by it
    assert sitting.table.round.phase is Phase.BETTING


def test_where_the_house_requires_the_walk_the_end_waits_for_every_answer(sit: Sit) -> None:
    sitting = at_showdown(sit, pay_walk="required")
    assert controls.no_winner(sitting.table, sitting.now).standing is ControlStanding.NOT_YET
    with pytest.raises(Refused, match="3 seats are not marked"):
        decide(sitting.table, c.EndGame(no_winner=True), sitting.now)
    sitting.do(*(c.AnswerSeat(seat, "taken") for seat in (7, 5, 3)))
    assert controls.no_winner(sitting.table, sitting.now).standing is ControlStanding.NEXT


def test_what_was_answered_is_never_paid_again_when_its_cards_turn_up(sit: Sit) -> None:
    sitting = at_showdown(sit)
    sitting.do(*(c.AnswerSeat(seat, "paid") for seat in (7, 5, 3)))
    sitting.do(
        c.SeeCards("5", ("As", "Ad", "Ac", "Kh", "2d")),
        c.SeeCards("3", ("Qs", "Qd", "7h", "9s", "Jd")),
        c.SeeCards("dealer", ("Kc", "Qc", "2h", "3c", "4h")),
    )
    assert walk.left(sitting.table) == ()
    assert set(answers.given(sitting.table)) == {3, 5, 7}
    rows = {one.seat: one for one in settlement(sitting.table).seats}
    assert {seat: rows[seat].answer for seat in (3, 5)} == {3: "paid", 5: "paid"}
    assert rows[5].to_pay == rows[5].to_take == 0


def test_set_hands_are_compared_and_never_asked_for(sit: Sit) -> None:
    sitting = sit(shipped("fortune-pai-gow")).open()
    sitting.do(c.PlaceWagers(3, {"main": 2500}), c.StartGame())
    for stage in sitting.table.setup.stages[1:]:
        sitting.do(c.AdvanceStage(stage.key, is_asked=True))
    assert seats(sitting) == []
