"""A question is answered by a value, or left."""

from tree import every

from dealer_assist.ui.office.question import (
    OfficeAsked,
    OfficeQuestionFlow,
    QuestionAnswered,
    QuestionLeft,
)
from dealer_assist.ui.toolkit.flow import Back, Say
from dealer_assist.ui.toolkit.values.touches import Button


def test_the_value_of_an_answer_leads_on_and_the_way_back_does_not() -> None:
    answers = (Button(5, "FIVE", ""), Button(7, "SEVEN", "check", "more"))
    flow = OfficeQuestionFlow("How many?", "", answers, lambda value: Say(f"{value} it is"))
    (asked,) = every(flow.model(), OfficeAsked)
    five, seven = asked.model.choices
    assert (five.touch, seven.detail) == (QuestionAnswered(5), "more")
    assert flow.take(QuestionAnswered(7)) == Say("7 it is")
    assert flow.take(QuestionLeft()) == Back()
