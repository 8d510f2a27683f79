"""What is touched on House Money's strip and not recorded yet: a step, a winner, a part."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.state import Bonus, Table
from dealer_assist.ui.shell.bonus_input import BonusInput
from dealer_assist.ui.table.actions import (
    KeypadAsked,
    LeftUp,
    LeftUpChosen,
    PartChanged,
    SeatAt,
    StepAt,
    StripStep,
)

BETS = {
    2: {"blackjack": 5000, "house_money": 1000},
    4: {"blackjack": 10000, "house_money": 2500},
}


def paying() -> Table:
    """Return a table at which seat 2 is asked, and seat 4 after it."""
    cards = {"2": "7d 7h", "4": "Kh Qh", "dealer": "6c"}
    return changed(dealt("house-money-nexus", cards, BETS, chips={}), bonus=Bonus())


def test_a_step_and_a_seat_are_looked_at_again_and_an_answer_leads_on() -> None:
    touched = BonusInput()
    touched.touch(paying(), StepAt(StripStep.COLLECT))
    assert touched.at == StepAt(StripStep.COLLECT)
    touched.touch(paying(), SeatAt(4))
    assert touched.at == SeatAt(4)
    touched.answered(c.AnswerBonus(4, 0))
    assert (touched.at, touched.draft) == (None, None)


def test_a_winner_touched_on_the_felt_is_the_one_whose_part_is_chosen() -> None:
    touched, table = BonusInput(), paying()
    assert touched.takes_seat(table, 4)
    touched.touch(table, LeftUpChosen(LeftUp.NONE))
    assert touched.draft == (4, 0)


def test_a_part_goes_up_and_down_and_never_past_what_was_won() -> None:
    touched, table = BonusInput(), paying()
    touched.touch(table, LeftUpChosen(LeftUp.PART))
    assert touched.draft == (2, 2000)
    touched.touch(table, PartChanged(500))
    assert touched.draft == (2, 2500)
    touched.touch(table, LeftUpChosen(LeftUp.PART))
    assert touched.draft == (2, 2500)
    touched.touch(table, PartChanged(2500))
    assert touched.draft == (2, 4000)
    for _ in range(2):
        touched.touch(table, PartChanged(-2500))
    assert touched.draft == (2, 0)


def test_the_keypad_begins_with_the_part_that_is_chosen() -> None:
    touched, table = BonusInput(), paying()
    touched.touch(table, LeftUpChosen(LeftUp.ALL))
    asked = touched.touch(table, KeypadAsked())
    assert asked is not None
    assert (asked.cents, asked.most) == (4000, 4000)


def test_where_nobody_has_won_no_part_is_chosen() -> None:
    table = dealt("house-money-nexus", {"2": "Th 6s", "dealer": "6c"}, BETS, chips={})
    touched = BonusInput()
    for key in (LeftUpChosen(LeftUp.ALL), PartChanged(500), KeypadAsked()):
        assert touched.touch(table, key) is None
    assert touched.draft is None
