"""DRILL: a question with its cards, answered by touch, then the reason and the rule."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.drill.buttons import ERASE, DigitKey
from dealer_assist.ui.school.drill.chips import VALUES, ChipKey, ChipStack
from dealer_assist.ui.school.drill.hands import draw_hands
from dealer_assist.ui.school.drill.model import DrillModel, DrillTouch, Typed
from dealer_assist.ui.school.drill.pictures import draw_acts, draw_lines, draw_paid, draw_side
from dealer_assist.ui.school.lists.offer_button import OfferButton
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Node,
    Panel,
    Slot,
    Stack,
    Text,
    column,
    row,
    rule,
    space,
)
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.screen import Screen

_SIDE, _FELT, _INSET, _TOP = 566.0, 800.0, 26.0, 20.0
_OFFER, _LOW_OFFER, _OFFERS_ABOVE, _ABREAST = 112.0, 84.0, 24.0, 4
_HEAD, _STACK, _TRAY = 84.0, 226.0, 214.0
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", ERASE)
_KEY_WIDE, _NARROW_KEY, _KEY_HIGH, _KEYS_ABREAST = 200.0, 120.0, 104.0, 3


class DrillScreen(Screen[DrillModel, DrillTouch]):
    """Cards at the left; answers below them, or chips and keys beside them."""

    frame_style = LESSONS

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

    def frame(self, model: DrillModel) -> ScreenFrame[DrillTouch]:
        """Give the frame."""
        return model.frame

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
        side = Panel(Drawn(partial(draw_side, model=model)), pad=(_INSET, _TOP)).of(_SIDE)
        if model.by is AnswerBy.FOUL:
            acts = Drawn(partial(draw_acts, model=model))
            main = row(hands.sharing(0.56), acts.sharing(0.44), gap=GAP)
        else:
            main = column(hands, _answers(offers), gap=_OFFERS_ABOVE)
        return row(Panel(main, pad=_INSET), side, gap=GAP)

    def _money(self, model: DrillModel) -> Node:
        """Stand the amount over what it is made with, or over the verdict.

        A paytable that is read leaves the keys and the tray where they are.
        """
        head = _amount(model).of(_HEAD)
        if model.verdict is not None:
            paid = partial(draw_paid, model=model, verdict=model.verdict)
            return Stack(column(head, space()), Drawn(paid))
        lines = Drawn(partial(draw_lines, model=model)) if model.lines else None
        if model.by is AnswerBy.KEYPAD:
            abreast = [
                self.digits[at : at + _KEYS_ABREAST]
                for at in range(0, len(self.digits), _KEYS_ABREAST)
            ]
            wide = _KEY_WIDE if lines is None else _NARROW_KEY
            pads = [
                row(space(), *(Slot(key).of(wide) for key in line), space(), gap=GAP)
                for line in abreast
            ]
            keys = column(*(pad.of(_KEY_HIGH) for pad in pads), space(), gap=GAP)
            if lines is not None:
                keys = row(lines, keys.of(_KEYS_ABREAST * (wide + GAP) - GAP), gap=2 * GAP)
            return column(head, space(8), keys, gap=GAP)
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
        paid = self.model.paid
        paid = paid // 10 if word == ERASE else paid * 10 ** len(word) + int(word)
        self.touched.emit(Typed(paid))


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
