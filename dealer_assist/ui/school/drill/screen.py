"""DRILL: a question with its cards, answered by touch, then the reason and the rule."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.ui.school.drill.buttons import ERASE, DigitKey
from dealer_assist.ui.school.drill.chips import VALUES, ChipKey, ChipStack
from dealer_assist.ui.school.drill.hands import draw_hands
from dealer_assist.ui.school.drill.model import DrillModel, DrillTouch, Typed
from dealer_assist.ui.school.drill.pictures import acts, paid, pay_lines, side
from dealer_assist.ui.school.lists.offer_button import OfferButton
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Node,
    Panel,
    Slot,
    Text,
    Wrap,
    column,
    row,
    rule,
    space,
)
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext

_SIDE, _FELT, _INSET, _TOP = 566.0, 800.0, 26.0, 20.0
_OFFER, _LOW_OFFER, _OFFERS_ABOVE, _ABREAST = 112.0, 84.0, 24.0, 4
_HEAD, _STACK, _TRAY = 84.0, 226.0, 214.0
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", ERASE)
_KEY_WIDE, _NARROW_KEY, _KEY_HIGH, _KEYS_ABREAST = 200.0, 120.0, 104.0, 3


class DrillScreen(SchoolScreen[DrillModel, DrillTouch]):
    """Cards at the left; answers below them, or chips and keys beside them."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.offers = self.pool_of(OfferButton)
        self.keys = [ChipKey(context, value, self) for value in VALUES]
        self.stacks = [ChipStack(context, value, self) for value in VALUES]
        self.digits = [DigitKey(context, word, self._type, self) for word in _KEYS]
        for key in self.keys:
            key.laid.connect(self.touched)
        for stack in self.stacks:
            stack.taken.connect(self.touched)

    def body(self, model: DrillModel) -> Node:
        """Stand what is asked beside how it goes, or beside what is paid."""
        is_open = model.verdict is None
        _show(self.keys, is_shown=is_open and model.by is AnswerBy.CHIPS)
        has_stacks = is_open and not model.lines
        _show(self.stacks, is_shown=has_stacks and model.by is AnswerBy.CHIPS)
        _show(self.digits, is_shown=is_open and model.by is AnswerBy.KEYPAD)
        for stack in self.stacks:
            stack.show_state(model.chips.count(stack.cents))
        offers = self.offers.show(
            model.offers if model.by in (AnswerBy.CHOICE, AnswerBy.SEATS) else ()
        )
        hands = Drawn(partial(draw_hands, rows=model.hands))
        if model.is_money:
            money = Panel(self._money(model), pad=(_INSET, _TOP))
            return row(Panel(hands, pad=18).of(_FELT), money, gap=GAP)
        main = column(hands, _answers(offers), gap=_OFFERS_ABOVE)
        if model.by is AnswerBy.FOUL:
            main = row(hands.sharing(0.56), acts(model).sharing(0.44), gap=GAP)
        beside = Panel(side(model), pad=(_INSET, _TOP)).of(_SIDE)
        return row(Panel(main, pad=_INSET), beside, gap=GAP)

    def _money(self, model: DrillModel) -> Node:
        """Stand the amount over what it is made with, or over the verdict.

        A paytable that is read leaves the keys and the tray where they are.
        """
        head = _amount(model).of(_HEAD)
        if model.verdict is not None:
            return column(head, space(26), paid(model, model.verdict))
        lines = pay_lines(model) if model.lines else None
        if model.by is AnswerBy.KEYPAD:
            wide = _KEY_WIDE if lines is None else _NARROW_KEY
            keys = Wrap([Slot(key) for key in self.digits], wide, _KEY_HIGH, GAP)
            keys.of(_KEYS_ABREAST * (wide + GAP) - GAP)
            pad = row(space(), keys, space()) if lines is None else row(lines, keys, gap=2 * GAP)
            return column(head, space(8), pad, gap=GAP)
        hint = Text(Msg("Every touch adds one chip"), "medium_20", "text_2", RIGHT)
        return column(
            head,
            space(12),
            lines or row(*map(Slot, self.stacks), gap=GAP).of(_STACK),
            space(12) if lines else space(),
            rule(),
            space(10),
            row(Text(Msg("Tray"), "bold_28").hug(), hint).of(44),
            space(12),
            row(*map(Slot, self.keys), gap=GAP).of(_TRAY),
        )

    def _type(self, word: str) -> None:
        cents = self.model.paid
        cents = cents // 10 if word == ERASE else cents * 10 ** len(word) + int(word)
        self.touched.emit(Typed(cents))


def _show(widgets: Sequence[Canvas], *, is_shown: bool) -> None:
    for one in widgets:
        one.setVisible(is_shown)


def _answers(offers: Sequence[OfferButton]) -> Node | None:
    """Stand the answers four abreast at the foot; fewer share one line."""
    lines = [offers[at : at + _ABREAST] for at in range(0, len(offers), _ABREAST)]
    high = _OFFER if len(lines) <= 2 else _LOW_OFFER
    spare = 0 if len(lines) == 1 else _ABREAST
    rows = [
        row(*map(Slot, line), *(space() for _ in range(spare - len(line))), gap=GAP).of(high)
        for line in lines
    ]
    return column(*rows, gap=GAP).of(len(rows) * (high + GAP) - GAP) if rows else None


def _amount(model: DrillModel) -> Node:
    hint: str = Msg("Dollars and cents")
    if model.by is AnswerBy.CHIPS:
        hint = "" if model.lines else Msg("Touch a stack to take one chip back")
    words = "" if model.verdict else hint
    title = Text(Msg("Your payout"), "bold_28").of(44)
    about = column(title, Text(words, "medium_20", "text_2").of(30), space())
    return row(about, Text(dollars(model.paid), "bold_71", align=RIGHT, least=28))
