"""A question that a lesson asks between two steps: what a seat gets in all.

The round and its clock wait; the question has a clock of its own.
"""

from collections.abc import Iterator
from dataclasses import replace

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.lessons.answers import Judged, difference_words
from dealer_assist.table.judging.known_cards import place_name, places
from dealer_assist.table.procedures import paying
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.drill import (
    AnswerBy,
    DrillModel,
    HandRow,
    ScoreModel,
    Verdict,
)
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.presenters.school.asking import counted_by
from dealer_assist.ui.presenters.school.payout import PAY, Payout, pay_button, tray_buttons
from dealer_assist.ui.table.presenter import offer

LINES, GO_ON = "paytable", "go on"


@frozen
class LessonQuestion:
    """The question as it stands: the table, the goal with what is right, and what was paid."""

    banner: str
    table: Table
    judged: Judged
    payout: Payout = Payout()
    seconds: int = 0
    is_answered: bool = False
    shows_lines: bool = False

    def take(self, action: object) -> "LessonQuestion":
        """Give the question after a touch: one try, and the paytable is free to look at."""
        if self.is_answered:
            return self
        if action == PAY:
            judged = replace(self.judged, given=self.payout.cents)
            return replace(self, judged=judged, is_answered=True)
        if action == LINES:
            return replace(self, shows_lines=not self.shows_lines)
        return replace(self, payout=self.payout.take(action))


def question_model(asked: LessonQuestion) -> DrillModel:
    """Show the cards and the tray; after the answer what was right."""
    is_open = not asked.is_answered
    return DrillModel(
        _frame(asked),
        counted_by(asked.judged.right),
        tuple(_hands(asked)),
        (),
        ScoreModel((), (), "", is_speed_open=False),
        None if is_open else _verdict(asked),
        tuple(_lines(asked.table)) if asked.shows_lines and is_open else (),
        asked.payout.cents,
        asked.judged.right,
        chips=asked.payout.chips,
    )


def _frame(asked: LessonQuestion) -> FrameModel:
    seat = asked.judged.goal.seat
    if asked.is_answered:
        prompt = PromptModel(Msg("Look, then press GO ON"), Msg("The round waits"))
    else:
        prompt = PromptModel(Msg("Pay seat {seat}: prize and envy", seat=seat), Msg("Together"))
    setup, minutes = asked.table.setup, asked.seconds // 60
    return FrameModel(
        asked.banner,
        Msg("QUESTION"),
        (
            FactModel(setup.game_name, rest=offer.system(setup)),
            FactModel(offer.paytables(setup), caption=Msg("Paytables")),
            FactModel(str(asked.judged.goal.points), caption=Msg("Points")),
        ),
        prompt,
        "",
        tuple(_bar(asked)),
        f"{minutes}:{asked.seconds % 60:02}",
        Msg("The round waits"),
        "pause",
    )


def _bar(asked: LessonQuestion) -> Iterator[BarButton]:
    if asked.is_answered:
        about = Msg("All clocks go on")
        onward = ActionModel(GO_ON, Msg("GO ON"), "play", about, ActionState.NEXT)
        yield BarButton(onward, 560, is_far=True)
        return
    label = Msg("HIDE PAYTABLE") if asked.shows_lines else Msg("PAYTABLE")
    yield BarButton(ActionModel(LINES, label, "book", Msg("Free to look")), 350)
    if counted_by(asked.judged.right) is AnswerBy.CHIPS:
        yield from tray_buttons(asked.payout)
    yield pay_button(asked.payout)


def _hands(asked: LessonQuestion) -> Iterator[HandRow]:
    """Give the hands of the seats that are paid, and what all share."""
    table = asked.table
    paid = {str(due.seat) for due in paying.dues(table) if due.wins}
    for place in places(table):
        cards = table.cards.get(place, ())
        if cards and (place in paid or not place.isdecimal()):
            is_asked = place == str(asked.judged.goal.seat)
            yield HandRow(place_name(place), tuple(cards), is_asked=is_asked)


def _lines(table: Table) -> Iterator[tuple[str, str]]:
    for jackpot in table.setup.jackpots.values():
        for line in jackpot.lines:
            envy = dollars(line.envy_cents)
            both = Msg("{pays}, envy {envy}", pays=str(line.pays), envy=envy)
            yield line.label, both if line.envy_cents else str(line.pays)


def _verdict(asked: LessonQuestion) -> Verdict:
    one = asked.judged
    title = Msg("Right") if one.is_right else difference_words(one)
    return Verdict(one.is_right, title, "", parts=tuple(_parts(asked)))


def _parts(asked: LessonQuestion) -> Iterator[tuple[str, str]]:
    """Give what the seat is paid for, one after the other."""
    table = asked.table
    for due in paying.dues(table):
        if due.seat != asked.judged.goal.seat:
            continue
        for win in due.wins:
            line = table.setup.line(win.sensor, win.award.line)
            yield line.label, dollars(win.award.prize)
        if due.envy:
            yield Msg("Envy"), dollars(due.envy)
