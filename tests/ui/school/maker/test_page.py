"""The lesson maker before a run is recorded: there is one way on, and nothing to lay."""

from datetime import UTC, datetime

from dealer_assist.school.people.people import People, Person
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.maker.page import CheckWords, Making, RunLineShown, maker_page
from dealer_assist.ui.school.maker.touches import FaultLaid, RecordTouched
from dealer_assist.ui.toolkit.values.touches import ActionState
from tests.support.tree import button, buttons, every, looks, words

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LEARNING = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", (), (), NOW, People(), GUEST)
EMPTY = maker_page(LEARNING, Person("r. mehta", "R. Mehta"), Making(None))


def test_without_a_run_the_way_on_is_to_record_one() -> None:
    assert "Press RECORD and deal one round at the table" in words(EMPTY)
    (onward,) = [one for one in buttons(EMPTY) if one.state is ActionState.NEXT]
    assert onward is button(EMPTY, RecordTouched)
    assert EMPTY.frame.bar == ()


def test_without_a_run_no_fault_can_be_laid_and_each_says_why() -> None:
    faults = [one for one in looks(EMPTY) if isinstance(one.touch, FaultLaid)]
    assert len(faults) == 4
    assert {str(one.reason) for one in faults} == {"Record a run first"}
    assert not every(EMPTY, RunLineShown)


def test_what_is_said_takes_the_place_of_the_check() -> None:
    page = maker_page(LEARNING, Person("r. mehta", "R. Mehta"), Making(None, said="A moment"))
    (found,) = every(page, CheckWords)
    assert (found.line, found.detail) == ("A moment", "")
