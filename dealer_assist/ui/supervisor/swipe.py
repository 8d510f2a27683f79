"""Which card is needed, what was read, how much time is left: what all such pages share."""

from enum import Enum
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.supervisor.step import following, with_buttons
from dealer_assist.ui.table.actions import CardTouched
from dealer_assist.ui.table.presenter.staff_cards import LEVELS, level_cards
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Box,
    Fitted,
    Node,
    Paragraph,
    StaffCard,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace


class SwipeKind(Enum):
    """How the swipe stands: asked for, refused (role, unknown, misread), or nobody came."""

    ASK = "ask"
    REFUSED = "refused"
    TIMEOUT = "timeout"


class ConfirmedModel(Value):
    """A win that waits for its card."""

    seat: str
    hand: str
    prize: str
    level: str
    stars: int


class SwipeModel(Value):
    """Page 2: which card is needed, what was read, how long the reader is open.

    `again` repeats the request after a refusal. Without `seconds` there is no countdown.
    `read` tells of the last card: what stands before its semicolon comes before the detail.
    A `refusal` stands for both: its first sentence for the detail, its next for the note.
    """

    title: str
    place: str
    list_title: str
    wins: tuple[ConfirmedModel, ...]
    list_note: str
    line: str
    detail: str
    back: Button[Any]
    kind: SwipeKind = SwipeKind.ASK
    again: str = ""
    note: str = ""
    seconds_left: int = 0
    seconds: int = 0
    try_again: Button[Any] | None = None
    cards: tuple[SimulatedCardModel, ...] = ()
    wrong: str = ""
    read: str = ""
    refusal: str = ""


CARD_HEIGHT, CARD_SIDE = 96.0, 24.0
_LIST_WIDTH, _COLUMN_GAP = 572.0, 24.0
_CARD_WIDTH, _CARD_GAP, _CARD_CAPTION = 290.0, 14.0, 130.0


class ConfirmedList(Node):
    """The confirmed wins, and what a swipe does for them."""

    page: SwipeModel


class SwipeStage(Node):
    """What is asked, with its picture, what was read, and how much time is left."""

    page: SwipeModel


class JudgedCard(StaffCard):
    """A simulated card on a page that is to be read first."""


def swipe_tree(page: SwipeModel) -> Node:
    """Return the page: the wins beside what is asked.

    READY is where CONFIRM was not, and simulated cards are over the row, where neither is.
    """
    cards = None
    if page.cards:
        cards = column(
            space(),
            row(space(CARD_SIDE), Fitted(_cards, (page.cards,)), space(CARD_SIDE)).of(CARD_HEIGHT),
            space(CARD_SIDE),
        )
    body = row(ConfirmedList(page).of(_LIST_WIDTH), stack(SwipeStage(page), cards), gap=_COLUMN_GAP)
    between = following(page.try_again) if page.try_again is not None else None
    return with_buttons(body, page.back, None, between)


def _cards(cards: tuple[SimulatedCardModel, ...], box: Box) -> Node:
    room, count = box.width() - _CARD_CAPTION - _CARD_GAP, len(cards)
    width = min(_CARD_WIDTH, (room - _CARD_GAP * (count - 1)) / count)
    caption = Paragraph(Msg("Simulated cards"), "bold_22", "simulated", 28.0, RIGHT)
    shown = [JudgedCard(replace(card, key=CardTouched(str(card.key)))).of(width) for card in cards]
    return row(
        space(),
        caption.of(_CARD_CAPTION).across(56),
        space(20),
        row(*shown, gap=_CARD_GAP).of(count * (width + _CARD_GAP) - _CARD_GAP),
        gap=0,
    )


def card_asked(view: PassingView, page: SwipeModel) -> SwipeModel:
    """Add the cards to be swiped by touch, and what was wrong with the last one.

    Where a page has no note of its own, two people's cards are needed.
    """
    return replace(
        page,
        kind=SwipeKind.REFUSED if view.refusal else SwipeKind.ASK,
        note=page.note or Msg("Two different people's cards"),
        cards=level_cards(view),
        refusal=view.refusal,
    )


def confirmed(place: object, what: str, cents: int, role: Role) -> ConfirmedModel:
    """Show what waits for a card, and the card that it needs."""
    amount, (_, stars) = dollars(cents), LEVELS[role]
    return ConfirmedModel(str(place), what, amount, role.label.upper(), stars)
