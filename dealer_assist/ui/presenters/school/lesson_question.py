"""A question that a lesson asks between two steps: what a seat gets in all."""

from collections.abc import Iterator

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.answers import Judged, difference_words, pay_total
from dealer_assist.table.judging.known_cards import place_name, places
from dealer_assist.table.procedures import paying
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.school.drill import DrillModel, HandRow, ScoreModel, Verdict
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.models.table import PromptModel
from dealer_assist.ui.presenters.school.asking import counted_by

PAY, CLEAR, LINES, GO_ON = "pay", "clear", "paytable", "go on"


@frozen
class LessonQuestion:
    """The question as it stands: the table, the goal with what is right, and what was paid."""

    title: str
    banner: str
    clock: str
    table: Table
    judged: Judged
    paid: int = 0
    is_answered: bool = False
    shows_lines: bool = False


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
        asked.paid,
        asked.judged.right,
    )


def _frame(asked: LessonQuestion) -> FrameModel:
    seat = asked.judged.goal.seat
    if asked.is_answered:
        prompt = PromptModel(Msg("Look, then press GO ON"), Msg("The round waits"))
    else:
        prompt = PromptModel(Msg("Pay seat {seat}: prize and envy", seat=seat), Msg("Together"))
    return FrameModel(
        asked.banner,
        Msg("QUESTION"),
        (FactModel(asked.title),),
        prompt,
        "",
        tuple(_bar(asked)),
        asked.clock,
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
    yield BarButton(ActionModel(CLEAR, Msg("CLEAR"), "cross", Msg("All chips")), 300)
    pay = ActionModel(PAY, Msg("PAY"), "check", dollars(asked.paid), ActionState.NEXT)
    if not asked.paid:
        reason = Msg("Build the amount first")
        pay = ActionModel(PAY, Msg("PAY"), "check", state=ActionState.NOT_YET, reason=reason)
    yield BarButton(pay, 560, is_far=True)


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
    own = [due for due in paying.dues(asked.table) if due.seat == one.goal.seat]
    prize = sum(due.cents for due in own if due.wins)
    why = Msg(
        "Prizes {prize}, envy {envy}",
        prize=dollars(prize),
        envy=dollars(pay_total(asked.table, one.goal.seat) - prize),
    )
    return Verdict(one.is_right, Msg("Right") if one.is_right else difference_words(one), why)
