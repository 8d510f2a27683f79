"""The pages of the sheet are told apart by their type alone."""

from dealer_assist.ui.supervisor.recorded import RecordedModel
from dealer_assist.ui.supervisor.second_ticket import TicketModel
from dealer_assist.ui.supervisor.sheet import SupervisorModel
from dealer_assist.ui.supervisor.swipe import SwipeModel
from dealer_assist.ui.supervisor.verify import VerifyModel


def test_there_are_four_pages() -> None:
    assert set(SupervisorModel.__args__) == {VerifyModel, SwipeModel, RecordedModel, TicketModel}


def test_equal_pages_are_equal(sheets) -> None:
    assert sheets.verify() == sheets.verify()
    assert sheets.ask() != sheets.refused()
