"""A question as a tree: what is on the felt, how it is answered, and what was right."""

from collections.abc import Hashable, Sequence

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.school.drills.counting import HandRow
from dealer_assist.school.drills.session import DrillVerdict
from dealer_assist.ui.school.drill.beside import Score, acts_done, paid, pay_lines, side
from dealer_assist.ui.school.drill.touches import Picked, Typed
from dealer_assist.ui.school.lists import Offer, offered
from dealer_assist.ui.school.nodes import GAP
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Node,
    Panel,
    Text,
    WidgetNode,
    Wrap,
    column,
    row,
    rule,
    space,
)
from dealer_assist.value import Value

ERASE = "⌫"
CHIPS = (50, 100, 500, 2500, 10_000, 50_000)
"""Chips in cents; a house may have others."""
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", ERASE)
_SIDE, _FELT, _INSET, _TOP = 566.0, 800.0, 26.0, 20.0
_OFFER, _LOW_OFFER, _OFFERS_ABOVE, _ABREAST = 112.0, 84.0, 24.0, 4
_HEAD, _STACK, _TRAY = 84.0, 226.0, 214.0
_KEY_WIDE, _NARROW_KEY, _KEY_HIGH, _KEYS_ABREAST = 200.0, 120.0, 104.0, 3


class HandsShown(Node):
    """The cards of a question: the dealer's, those of the seats, and their bets."""

    rows: tuple[HandRow, ...]


class TrayChip(WidgetNode):
    """A chip of the tray by its cents: one for a touch, five where the finger stays."""

    model: int

    @property
    def key(self) -> Hashable:
        """Return its value."""
        return self.model


class ChipCount(Value):
    """So many chips of one value, which were laid."""

    cents: int
    count: int


class ChipStack(WidgetNode):
    """The chips of one value that were laid; a touch takes one back."""

    model: ChipCount

    @property
    def key(self) -> Hashable:
        """Return the value of its chips."""
        return self.model.cents


class DigitKey(WidgetNode):
    """A key of the keypad with the amount that it makes; the finger knows it by its word."""

    model: Typed
    word: str

    @property
    def key(self) -> Hashable:
        """Return its word."""
        return self.word


class QuestionShown(Value):
    """What is shown of a question. `paid` is the amount so far in cents, `right` the right one.

    `chips` is what was laid, in the order of the hand; `rule` is what was asked for before the
    answer, to be read beside the cards. What `is_taken` is lost by the seat, not paid to it.
    """

    by: AnswerBy
    hands: tuple[HandRow, ...]
    offers: tuple[Offer[Picked], ...] = ()
    score: Score = Score()
    verdict: DrillVerdict | None = None
    lines: tuple[tuple[str, str], ...] = ()
    paid: int = 0
    right: int = 0
    acts: tuple[Offer[int], ...] = ()
    chips: tuple[int, ...] = ()
    rule: str = ""
    is_taken: bool = False

    @property
    def is_money(self) -> bool:
        """True if an amount is the answer."""
        return self.by in (AnswerBy.CHIPS, AnswerBy.KEYPAD)


def question_body(asked: QuestionShown) -> Node:
    """Return what is asked beside how it goes, or beside what is paid."""
    hands = HandsShown(asked.hands)
    if asked.is_money:
        money = Panel(_money(asked), pad=(_INSET, _TOP))
        return row(Panel(hands, pad=18).of(_FELT), money, gap=GAP)
    main = column(hands, _answers(asked), gap=_OFFERS_ABOVE)
    if asked.by is AnswerBy.FOUL:
        main = row(hands.sharing(0.56), acts_done(asked.acts).sharing(0.44), gap=GAP)
    beside = side(asked.verdict, asked.lines, asked.rule, asked.score)
    return row(Panel(main, pad=_INSET), Panel(beside, pad=(_INSET, _TOP)).of(_SIDE), gap=GAP)


def _answers(asked: QuestionShown) -> Node | None:
    """Return the answers four abreast at the foot; fewer share one line."""
    if asked.by is AnswerBy.FOUL or not asked.offers:
        return None
    offers = [offered(offer) for offer in asked.offers]
    lines = [offers[at : at + _ABREAST] for at in range(0, len(offers), _ABREAST)]
    high = _OFFER if len(lines) <= 2 else _LOW_OFFER
    spare = 0 if len(lines) == 1 else _ABREAST
    rows = [
        row(*line, *(space() for _ in range(spare - len(line))), gap=GAP).of(high) for line in lines
    ]
    return column(*rows, gap=GAP).of(len(rows) * (high + GAP) - GAP)


def _money(asked: QuestionShown) -> Node:
    """Return the amount over what it is made with, or over the verdict.

    A paytable that is read leaves the keys and the tray where they are.
    """
    head = _amount(asked).of(_HEAD)
    if asked.verdict is not None:
        by_chips = asked.by is AnswerBy.CHIPS
        told = paid(asked.verdict, asked.right, asked.lines, asked.score, by_chips=by_chips)
        return column(head, space(26), told)
    lines = pay_lines(asked.lines) if asked.lines else None
    if asked.by is AnswerBy.KEYPAD:
        return column(head, space(8), _keypad(asked.paid, lines), gap=GAP)
    return column(head, space(12), *_tray(asked.chips, lines))


def _keypad(cents: int, lines: Node | None) -> Node:
    wide = _KEY_WIDE if lines is None else _NARROW_KEY
    keys = Wrap(tuple(_digit(word, cents) for word in _KEYS), wide, _KEY_HIGH, GAP)
    keys = keys.of(_KEYS_ABREAST * (wide + GAP) - GAP)
    return row(space(), keys, space()) if lines is None else row(lines, keys, gap=2 * GAP)


def _digit(word: str, cents: int) -> Node:
    more = cents // 10 if word == ERASE else cents * 10 ** len(word) + int(word)
    return DigitKey(Typed(more), word)


def _tray(chips: Sequence[int], lines: Node | None) -> tuple[Node, ...]:
    stacks = (ChipStack(ChipCount(cents, chips.count(cents))) for cents in CHIPS)
    hint = Text(Msg("Every touch adds one chip"), "medium_20", "text_2", RIGHT)
    return (
        lines or row(*stacks, gap=GAP).of(_STACK),
        space(12) if lines else space(),
        rule(),
        space(10),
        row(Text(Msg("Tray"), "bold_28").hug(), hint).of(44),
        space(12),
        row(*map(TrayChip, CHIPS), gap=GAP).of(_TRAY),
    )


def _amount(asked: QuestionShown) -> Node:
    hint: str = Msg("Dollars and cents")
    if asked.by is AnswerBy.CHIPS:
        hint = "" if asked.lines else Msg("Touch a stack to take one chip back")
    words = "" if asked.verdict else hint
    title = Text(Msg("You take") if asked.is_taken else Msg("Your payout"), "bold_28").of(44)
    about = column(title, Text(words, "medium_20", "text_2").of(30), space())
    return row(about, Text(dollars(asked.paid), "bold_71", align=RIGHT, least=28))
