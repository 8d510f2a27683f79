"""The count of the chips in the panel: numbers to touch, or both numbers and what to do."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.facts import counting
from dealer_assist.table.guide import count_words
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
)
from dealer_assist.ui.table.model.panel import HandPanelModel, HeadTagModel
from dealer_assist.ui.table.presenter.action_models import back_to_table
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
    SheetQuestion,
)


def count_panel(table: Table) -> HandPanelModel | None:
    """Ask how many chips were taken; nothing where no count is open.

    The screen's own number is not written until it is answered.
    """
    sensor = counting.open_sensor(table)
    if not sensor or table.round.claims:
        return None
    if counting.differs(table, sensor):
        return _differing(table, sensor)
    _, hint = count_words.asking(table)
    numbers = tuple(
        Button(Do(c.CountChips(sensor, number)), str(number), "")
        for number in range(len(table.setup.seats) + 1)
    )
    once = HeadTagModel(Msg("asked once a round"))
    return HandPanelModel(Msg("How many chips did you take?"), hint, tags=(once,), answers=numbers)


def _differing(table: Table, sensor: str) -> HandPanelModel:
    title, look = count_words.differing(table)
    return HandPanelModel(
        title,
        look,
        tags=(HeadTagModel(Msg("No card yet")),),
        is_wrong=True,
        answers=(
            Button(
                Do(c.CountAgain(sensor)),
                Msg("COUNT AGAIN"),
                "",
                Msg("The lamps show where"),
                ActionState.NEXT,
            ),
            *_overruling(table, sensor),
            Button(
                Do(c.GiveUpChip(sensor)),
                Msg("CHIP NOT FOUND"),
                "",
                Msg("An alert. Play goes on"),
            ),
        ),
    )


def _overruling(table: Table, sensor: str) -> tuple[Button[Any], ...]:
    """Offer that no chip lay where a sensor saw one, where a wager can be taken off for that."""
    if "swiper" not in table.setup.devices or counting.overrule_refusal(table, sensor):
        return ()
    label, words = Msg("SENSOR WAS WRONG"), Msg("The seat, then a card")
    return (Button(Ask(_seats_sheet(table, sensor)), label, "", words),)


def _seats_sheet(table: Table, sensor: str) -> SheetQuestion[Any]:
    """Ask where no chip lay."""
    seats = tuple(
        Button(Do(c.OverruleSensor(sensor, seat)), Msg("SEAT {seat}", seat=seat), "")
        for seat, _ in counting.in_question(table)
    )
    detail = Msg("A Supervisor's card takes that wager off, and its part off the meter.")
    back = back_to_table(Msg("The wager stays"))
    return SheetQuestion(Msg("At which seat was no chip?"), detail, seats, back)
