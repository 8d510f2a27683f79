"""What was paid for a win that is backed out comes back by seat, and is added to nothing else."""

from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import paying
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.ending import Wait, reasons
from dealer_assist.table.guide.next_step import next_step


def paid_and_backed_out(sitting: Sitting) -> Sitting:
    """Seat 5 is paid Four Aces, which two people then back out."""
    sitting.start(1, 5).come_to_an_end()
    sitting.claim(s5="four_aces").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickPaid(5))
    number = sitting.table.round.wins[0].number
    sitting.do(c.AskAdjustment(number, "Hand judged wrongly", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    return sitting


def test_a_back_out_of_a_paid_win_asks_for_the_money_by_seat_and_amount(sitting: Sitting) -> None:
    paid_and_backed_out(sitting)
    (owed,) = paying.to_take_back(sitting.table)
    assert (owed.seat, owed.cents) == (5, 500_048)
    assert next_step(sitting.table).text == "Take back $5,000.48 from seat 5"
    waits = [one.wait for one in reasons(sitting.table, 0)]
    assert Wait.BACK in waits
    assert "Take back $5,000.48 from seat 5" in sitting.no_to(c.EndGame())


def test_done_is_on_record_and_nothing_is_left_to_take_back(sitting: Sitting) -> None:
    paid_and_backed_out(sitting)
    (taken,) = sitting.do(c.TakeBack(5))
    assert isinstance(taken, e.MoneyTakenBack)
    assert (taken.seat, taken.cents) == (5, 500_048)
    assert paying.to_take_back(sitting.table) == ()
    assert sitting.table.round.payments == ()
    assert not sitting.do(c.TakeBack(5))


def test_the_next_prize_of_the_seat_is_not_added_to_what_went_back(sitting: Sitting) -> None:
    paid_and_backed_out(sitting).do(c.TakeBack(5))
    sitting.claim(s5="four_of_a_kind").confirm().swipe("supervisor-1")
    sitting.do(c.BeginPaying(), c.TickPaid(5))
    assert [one.cents for one in sitting.table.round.payments if one.seat == 5] == [30_000]


def test_what_was_left_to_the_cage_is_not_taken_back(sitting: Sitting) -> None:
    sitting.start(5).come_to_an_end()
    sitting.claim(s5="four_aces").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickPaid(5, by_cage=True))
    number = sitting.table.round.wins[0].number
    sitting.do(c.AskAdjustment(number, "Hand judged wrongly", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    assert paying.to_take_back(sitting.table) == ()


def test_no_winner_is_on_record_and_ends_the_round(sitting: Sitting) -> None:
    sitting.start(5).come_to_an_end()
    while coming := stages.coming(sitting.table):
        sitting.do(c.AdvanceStage(coming[0].key, is_asked=True))
    sitting.do(c.AnswerSeat(5, "taken"))
    assert next_step(sitting.table).text == "Any winning hand? Touch its seat"
    said, ended, *_ = sitting.do(c.EndGame(no_winner=True))
    assert isinstance(said, e.NoWinnerSaid)
    assert isinstance(ended, e.GameEnded)


def test_the_cage_is_never_said_to_have_paid(sitting: Sitting) -> None:
    sitting.start(5).come_to_an_end()
    while coming := stages.coming(sitting.table):
        sitting.do(c.AdvanceStage(coming[0].key, is_asked=True))
    sitting.claim(s5="four_aces").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickPaid(5, by_cage=True), c.AnswerSeat(5, "taken"))
    assert next_step(sitting.table).text == "Cage pays seat 5. Press END GAME"
