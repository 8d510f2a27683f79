"""What a prize asks for is shown before it is paid; where it is required, it holds the payment."""

import pytest
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.duties import Duty, duties, open_at_end
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace


@pytest.fixture
def strict(sit: Sit, crazy4_nexus: TableSetup) -> Sitting:
    law = replace(crazy4_nexus.jurisdiction, requires_duties=True)
    return sit(replace(crazy4_nexus, jurisdiction=law))


def called(sitting: Sitting) -> Sitting:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="straight_flush").do(c.CallSupervisor())
    return sitting


def test_the_duties_go_by_the_prize(sitting: Sitting) -> None:
    assert duties(called(sitting).table) == (
        Duty("camera", (5,)),
        Duty("deck", (5,)),
        Duty("tax", (5,)),
        Duty("face_up", (7, 5)),
        Duty("keep", (5,)),
    )


def test_a_small_prize_asks_for_nothing(sitting: Sitting) -> None:
    sitting.start(1, 3).claim(s3="three_of_a_kind").do(c.CallSupervisor())
    assert duties(sitting.table) == ()
    assert "do not ask for that" in sitting.no_to(c.TickDuty("camera"))


def test_a_tick_is_on_record_with_its_time_and_can_be_taken_back(sitting: Sitting) -> None:
    (ticked,) = called(sitting).do(c.TickDuty("camera"))
    assert ticked == e.DutyTicked(sitting.now, "camera", (5,))
    assert duties(sitting.table)[0].is_done
    (back,) = sitting.do(c.TickDuty("camera"))
    assert back == e.DutyTicked(sitting.now, "camera", (5,), is_done=False)
    assert not duties(sitting.table)[0].is_done


def test_a_reminder_is_never_in_the_way(sitting: Sitting) -> None:
    called(sitting).do(c.ConfirmWins(), c.TrySwipeAgain())
    sitting.swipe("executive-1")
    sitting.do(c.TickAllPaid(), c.TickAllPaid(), c.EndGame())


def test_required_duties_hold_confirm_and_the_payment(strict: Sitting) -> None:
    called(strict)
    assert "2 duties are open before CONFIRM" in strict.no_to(c.ConfirmWins())
    strict.do(c.TickDuty("camera"), c.TickDuty("deck"), c.ConfirmWins(), c.TrySwipeAgain())
    strict.swipe("executive-1")
    strict.do(c.TickPaid(7))
    assert "tax form of seat 5 comes first" in strict.no_to(c.TickPaid(5))
    assert "tax form" in strict.no_to(c.TickAllPaid())
    strict.do(c.TickDuty("tax", 5), c.TickPaid(5))


def test_cards_to_be_kept_are_asked_for_at_the_end(strict: Sitting) -> None:
    called(strict).do(c.TickDuty("camera"), c.TickDuty("deck"), c.ConfirmWins(), c.TrySwipeAgain())
    strict.swipe("executive-1")
    assert [duty.kind for duty in open_at_end(strict.table)] == ["keep"]
    strict.do(c.TickDuty("keep"))
    assert not open_at_end(strict.table)
