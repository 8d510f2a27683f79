"""A card is asked for: what for, what was wrong with the last one, and the way back.

While it is shown, every swiped card comes here and none to the table.
"""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.table.commands import NoteRefusedSwipe
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import SIDE, TOP, WholePage
from dealer_assist.ui.supervisor.swipe import SwipeKind
from dealer_assist.ui.toolkit.flow import Back, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Box,
    Fitted,
    HelpAtEnd,
    Node,
    Page,
    Panel,
    Paragraph,
    Press,
    StaffCard,
    Text,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

_WIDTH, _PADDING, _GAP, _HELP = 1200.0, 36.0, 16.0, 72.0
_PICTURE, _LINE, _DETAIL, _REFUSAL = 240.0, 66.0, 40.0, 48.0
_VALUES, _NOTE_LINE, _NOTE_LINES = 92.0, 34.0, 4
_BUTTON, _CANCEL_WIDTH = 112.0, 364.0
_STARS = {Role.SUPERVISOR: 1, Role.EXECUTIVE: 2}


class ChangeModel(Value):
    """What a card is put to: the value that holds, the one that is wanted, and what it does."""

    before: str
    after: str
    note: str = ""


class CardQuestion(Value):
    """What a card is asked for, the words of the way back, and what the card is put to."""

    sentence: str
    detail: str
    way_back: str
    change: ChangeModel | None = None


class SampleCardTouched(Value):
    """A simulated card that was swiped by touch."""

    member: str


class CardNotGiven(Value):
    """The way back."""


CardTouch: TypeAlias = SampleCardTouched | CardNotGiven


class SwipePicture(Node):
    """A card at the reader."""

    edge: str
    kind: SwipeKind


class ChangedValues(Node):
    """The old value, an arrow and the new one."""

    change: ChangeModel


class CardOverPage(WholePage[CardTouch]):
    """Waits for a card that `judge` has nothing against, and does `then` with whose it is.

    The step of `then` is taken, or else this page ends. Where it `gives_way`, it ends by itself.
    """

    def __init__(
        self,
        page_context: PageContext,
        banner: str,
        question: CardQuestion,
        judge: Callable[[StaffMember], str],
        then: Callable[[StaffMember], Step | None],
        *,
        turned_back: Step = Back(),  # noqa: B008 - a value
        notes_refusals: bool = False,
        gives_way: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(page_context, banner)
        self.question, self._judge, self._then = question, judge, then
        self._turned_back, self._notes_refusals = turned_back, notes_refusals
        self._gives_way = gives_way
        self._next: Step | None = None
        self.refusal = ""
        page_context.desk.lend_reader(self._swiped)

    def page(self) -> Page[CardTouch]:
        """Return the card at the reader, what it is for, and what was wrong with the last one."""
        cards = self.page_context.hand.cards
        return card_page(self.question, self.refusal, cards, self.banner)

    def take(self, touch: CardTouch) -> Step:
        """Swipe a simulated card, or go back without one."""
        match touch:
            case SampleCardTouched(member):
                self.page_context.hand.swipe(member)
                self.page_context.desk.tick()
                return self._taken()
            case CardNotGiven():
                return self._turned_back
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Go on once a card was good enough."""
        if self._next is None and self._gives_way():
            return Back()
        return self._taken()

    def left(self) -> None:
        """Hand the reader back to the table."""
        if self._next is None:
            self.page_context.desk.lend_reader(None)

    def _taken(self) -> Step:
        return Stay() if self._next is None else self._next

    def _swiped(self, swipe: SwipeCard) -> None:
        if swipe.is_misread:
            again = Msg("The card could not be read. Swipe it again")
            self._refuse(swipe, swipe.reading or again)
        elif swipe.member is None:
            unknown = Msg("This card is not on the staff list. Use another one")
            self._refuse(swipe, swipe.reading or unknown)
        elif wrong := self._judge(swipe.member):
            self._refuse(swipe, wrong)
        else:
            self.page_context.desk.lend_reader(None)
            self._next = Back()
            self._next = self._then(swipe.member) or self._next

    def _refuse(self, swipe: SwipeCard, sentence: str) -> None:
        self.refusal = sentence
        self.refresh()
        if self._notes_refusals:
            noted = NoteRefusedSwipe(sentence, swipe.member, swipe.last_four, swipe.is_misread)
            self.page_context.do(noted)


def card_page(
    question: CardQuestion, refusal: str, cards: tuple[StaffMember, ...], banner: str
) -> Page[CardTouch]:
    """Return the panel, below it the way back and the cards; help is where pages have it."""
    back = Button(CardNotGiven(), question.way_back, "arrow-left")
    staff = (StaffCard(_card(member)) for member in cards)
    buttons = row(Press(back, "bold_30", 40.0).of(_CANCEL_WIDTH), *staff, gap=_GAP)
    tree = column(_panel(question, refusal), space(24), buttons.of(_BUTTON))
    help_line = column(space(TOP), row(HelpAtEnd(), space(SIDE)).of(_HELP), space())
    body = stack(help_line, Fitted(_in_the_middle, (tree, _high(question))))
    name = question.sentence
    return Page(body, ScreenFrame(banner=banner), name)


def _card(member: StaffMember) -> SimulatedCardModel:
    stars = _STARS.get(member.role, 0)
    return SimulatedCardModel(SampleCardTouched(member.key), member.role.label, member.name, stars)


def _high(question: CardQuestion) -> float:
    height = 2 * _PADDING + _PICTURE + _LINE + _DETAIL + _REFUSAL + _GAP
    return height + (_VALUES + _NOTE_LINES * _NOTE_LINE + 8 if question.change else 0.0)


def _in_the_middle(tree: Node, high: float, box: Box) -> Node:
    top = max(8.0, (box.height() - high - _BUTTON - 40) / 2)
    placed = tree.across(min(_WIDTH, box.width() - 40))
    return column(space(top), placed.of(high + 24 + _BUTTON), space())


def _panel(question: CardQuestion, refusal: str) -> Node:
    edge = "fault" if refusal else "next"
    kind = SwipeKind.REFUSED if refusal else SwipeKind.ASK
    words = column(
        SwipePicture(edge, kind).of(_PICTURE + 8),
        Text(question.sentence, "heavy_38", align=CENTRE).of(_LINE),
        *(_change(question.change) if question.change else ()),
        Text(question.detail, "medium_24", "text_2", CENTRE).of(_LINE),
        space(_DETAIL - _LINE),
        Text(refusal, "medium_24", "fault", CENTRE).of(_LINE),
    )
    return Panel(words, edge=edge, line="selected", pad=_PADDING)


def _change(change: ChangeModel) -> tuple[Node, ...]:
    """Return the old value, an arrow and the new one in the middle, the note below."""
    values = Panel(ChangedValues(change), fill="well", edge="line_strong")
    note = Paragraph(change.note, "medium_24", "text_1", _NOTE_LINE, CENTRE)
    return values.of(_VALUES), space(8), note.of(_NOTE_LINES * _NOTE_LINE)
