"""A question is answered by a value, or left."""

from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.question.flow import OfficeQuestionFlow
from dealer_assist.ui.office.question.model import QuestionAnswered, QuestionLeft
from dealer_assist.ui.toolkit.flow import Back, Say


def test_the_value_of_an_answer_leads_on_and_the_way_back_does_not() -> None:
    asked = (Button(5, "FIVE", ""), Button(7, "SEVEN", "check", "more"))
    flow = OfficeQuestionFlow("How many?", "", asked, lambda value: Say(f"{value} it is"))
    five, seven = flow.model().choices
    assert (five.touch, seven.detail) == (QuestionAnswered(5), "more")
    assert flow.take(QuestionAnswered(7)) == Say("7 it is")
    assert flow.take(QuestionLeft()) == Back()
