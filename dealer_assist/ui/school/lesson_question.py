"""QUESTION over the table of a lesson: what a seat gets in all; one try, then what was right.

The round and its clock wait; the question has a clock of its own.
"""

from collections.abc import Callable, Iterator
from typing import assert_never

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.asking import AnswerBy, counted_by
from dealer_assist.school.drills.counting import HandRow
from dealer_assist.school.drills.pay_lines import pays_said
from dealer_assist.school.drills.payout import Payout
from dealer_assist.school.drills.session import DrillVerdict
from dealer_assist.school.lessons.answers import Judged, difference_words
from dealer_assist.school.lessons.whole_round import SeatPay, is_taken, pay_words
from dealer_assist.table.facts import paying
from dealer_assist.table.facts.judging.known_cards import place_name, places
from dealer_assist.table.places import seat_hand
from dealer_assist.table.state import Table
from dealer_assist.ui.school.drill.payout import paid, pay_button, tray_buttons
from dealer_assist.ui.school.drill.question import QuestionShown, question_body
from dealer_assist.ui.school.drill.touches import (
    ActPassed,
    ChipsLaid,
    ChipTaken,
    Cleared,
    Done,
    DrillTouch,
    Foul,
    LinesTouched,
    NextTouched,
    Picked,
    Typed,
    Undone,
)
from dealer_assist.ui.school.frame import frame, onward
from dealer_assist.ui.school.learning import minutes_words
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.table.presenter.jackpots import offer
from dealer_assist.ui.toolkit.flow import Flow, Leave, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.frame import (
    LESSONS,
    BarButton,
    HeadFact,
    HeadState,
    ScreenFrame,
)
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace


class LessonQuestion(Value):
    """A question: the table, the goal with what is right, and what was paid.

    `parts` are the wagers of the game that a seat has won; without any it gets prize and envy.
    """

    banner: str
    table: Table
    judged: Judged
    payout: Payout = Payout()
    seconds: int = 0
    is_answered: bool = False
    shows_lines: bool = False
    parts: tuple[tuple[str, int], ...] = ()


class QuestionFlow(Flow[Page[DrillTouch], DrillTouch]):
    """Asks once; the round waits, and the question has a clock of its own.

    `answered` hears of the cents when the verdict was seen.
    """

    help_topic = "school.question"
    style = LESSONS

    def __init__(
        self, asked: LessonQuestion, clock_ms: Callable[[], int], answered: Callable[[int], None]
    ) -> None:
        self._asked, self._answered = asked, answered
        self._began = clock_ms()

    def model(self) -> Page[DrillTouch]:
        """Return the cards and the tray; after the answer what was right."""
        return question_page(self._asked)

    def take(self, touch: DrillTouch) -> Step:
        """Pay, look at the paytable, and go on once it is answered."""
        asked = self._asked
        match touch:
            case NextTouched() if asked.is_answered:
                self._answered(asked.payout.cents)
                return Leave()
            case ChipsLaid() | ChipTaken() | Undone() | Cleared() | Typed():
                if not asked.is_answered:
                    self._asked = replace(asked, payout=paid(asked.payout, touch))
            case Done():
                if not asked.is_answered:
                    judged = replace(asked.judged, given=asked.payout.cents)
                    self._asked = replace(asked, judged=judged, is_answered=True)
            case LinesTouched():
                self._asked = replace(asked, shows_lines=not asked.shows_lines)
            case NextTouched() | Picked() | Foul() | ActPassed() | LeaveTouched():
                pass  # of drills alone
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Let the question's own clock run until it is answered."""
        seconds = (now_ms - self._began) // 1000
        if not self._asked.is_answered and seconds != self._asked.seconds:
            self._asked = replace(self._asked, seconds=seconds)
        return Stay()


def question_page(asked: LessonQuestion) -> Page[DrillTouch]:
    """Return the cards and the tray; after the answer what was right."""
    shown = QuestionShown(
        counted_by(asked.judged.right),
        tuple(_hands(asked)),
        verdict=_verdict(asked) if asked.is_answered else None,
        lines=tuple(_lines(asked)) if asked.shows_lines and not asked.is_answered else (),
        paid=asked.payout.cents,
        right=asked.judged.right,
        chips=asked.payout.chips,
        is_taken=is_taken(asked.parts),
    )
    return Page(question_body(shown), _frame(asked))


def _frame(asked: LessonQuestion) -> ScreenFrame[DrillTouch]:
    seat = asked.judged.goal.seat
    if asked.is_answered:
        prompt = PromptModel(Msg("Look, then press GO ON"), Msg("The round waits"))
    elif is_taken(asked.parts):
        prompt = PromptModel(Msg("Take from seat {seat}: losing wagers", seat=seat), _stakes(asked))
    elif asked.parts:
        prompt = PromptModel(Msg("Pay seat {seat}: winning wagers", seat=seat), _stakes(asked))
    else:
        prompt = PromptModel(Msg("Pay seat {seat}: prize and envy", seat=seat), Msg("Together"))
    setup = asked.table.setup
    facts = (
        HeadFact(setup.game_name, rest=offer.system(setup)),
        HeadFact(offer.paytables(setup), caption=Msg("Paytables")),
        HeadFact(str(asked.judged.goal.points), caption=Msg("Points")),
    )
    return frame(
        Msg("QUESTION"),
        facts,
        prompt,
        tuple(_bar(asked)),
        minutes_words(asked.seconds),
        banner=asked.banner,
        state=HeadState(Msg("The round waits"), "pause", Tone.SOFT),
    )


def _stakes(asked: LessonQuestion) -> str:
    """Name what lies before a seat: stakes stay there, only what they win is asked for."""
    setup, lying = asked.table.setup, asked.table.seat(asked.judged.goal.seat).wagers
    each = (
        Msg("{wager} {amount}", wager=setup.label_of(wager), amount=dollars(cents))
        for wager, cents in lying.items()
        if cents
    )
    wagers = joined(", ", each)
    if is_taken(asked.parts):
        return Msg("On the spots: {wagers}", wagers=wagers)
    return Msg("On the spots: {wagers}. Wagers not included in the pay", wagers=wagers)


def _bar(asked: LessonQuestion) -> Iterator[BarButton[DrillTouch]]:
    if asked.is_answered:
        yield onward(NextTouched(), Msg("GO ON"), "play", Msg("All clocks go on"))
        return
    label = Msg("HIDE PAYTABLE") if asked.shows_lines else Msg("PAYTABLE")
    yield BarButton(Button(LinesTouched(), label, "book", Msg("Free to look")), 350)
    if counted_by(asked.judged.right) is AnswerBy.CHIPS:
        yield from tray_buttons(asked.payout)
    yield pay_button(asked.payout, is_taken=is_taken(asked.parts))


def _hands(asked: LessonQuestion) -> Iterator[HandRow]:
    """Return the hands of the seats that are paid, and what all share."""
    table = asked.table
    paid = {due.seat for due in paying.dues(table) if due.wins}
    if asked.parts:
        paid = {asked.judged.goal.seat}
    for place in places(table):
        cards = table.round.cards.get(place, ())
        hand = seat_hand(place)
        if cards and (hand is None or hand.seat in paid):
            is_asked = hand is not None and hand.seat == asked.judged.goal.seat
            yield HandRow(place_name(place), tuple(cards), is_asked=is_asked)


def _lines(asked: LessonQuestion) -> Iterator[tuple[str, str]]:
    """Return the paytables of the wagers that are asked for, or those of the jackpots."""
    setup = asked.table.setup
    if asked.parts:
        for wager, cents in asked.table.seat(asked.judged.goal.seat).wagers.items():
            for name, pays in setup.pays.get(wager, {}).items() if cents else ():
                yield (
                    joined(": ", (setup.label_of(wager), setup.line_label(wager, name))),
                    str(pays),
                )
        return
    for jackpot in setup.jackpots.values():
        for line in jackpot.lines:
            envy = dollars(line.envy_cents)
            both = Msg("{pays}, envy {envy}", pays=pays_said(line.pays), envy=envy)
            yield line.label, both if line.envy_cents else pays_said(line.pays)


def _verdict(asked: LessonQuestion) -> DrillVerdict:
    one = asked.judged
    title = Msg("Right") if one.is_right else _wrong_words(asked)
    return DrillVerdict(one.is_right, title, "", parts=tuple(_parts(asked)))


def _wrong_words(asked: LessonQuestion) -> str:
    one = asked.judged
    if not asked.parts:
        return difference_words(one)
    return pay_words(SeatPay(one.goal.seat, one.right, asked.parts), one.given or 0)


def _parts(asked: LessonQuestion) -> Iterator[tuple[str, str]]:
    """Return what the seat is paid for, one after the other."""
    table = asked.table
    if asked.parts:
        yield from (
            (table.setup.label_of(wager), dollars(abs(cents))) for wager, cents in asked.parts
        )
        return
    for due in paying.dues(table):
        if due.seat != asked.judged.goal.seat:
            continue
        for win in due.wins:
            line = table.setup.line(win.sensor, win.award.line)
            yield line.label, dollars(win.award.prize)
        if due.envy:
            yield Msg("Envy"), dollars(due.envy)
