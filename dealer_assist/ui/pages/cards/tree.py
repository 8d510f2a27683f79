"""The card pad as a tree: places, the hand above its keys, or the wells that a hand is set in."""

from collections.abc import Sequence

from dealer_assist.message import Msg
from dealer_assist.ui.pages.cards.presenter.pad import CardKeyModel, CardPadModel, PlaceModel
from dealer_assist.ui.pages.cards.presenter.set_hand import DealerStripModel, WellsModel
from dealer_assist.ui.shell.table_page import GAP
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Box,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Press,
    Text,
    WidgetNode,
    abreast,
    column,
    inset,
    row,
    space,
    stack,
    tiled,
)
from dealer_assist.ui.toolkit.values.touches import Button

_PLACES_WIDTH, _SMALL_GAP, _PLACE_TALLEST, _PLACES_GAP = 352.0, 12.0, 112.0, 28.0
_SHOWN_HEIGHT, SHOWN_CARD, _ASIDE_HIGH = 132.0, 92.0, 108.0
_ASIDE, _CARDS_SHARE, _CARDS_SHARE_BESIDE = 272.0, 0.55, 0.3
_RANKS, _SUITS = 13, 4
_IN_FRONT, _BEHIND = 2, 5
_LOW_SHARE, _WELL_HEAD, _VERDICT = 0.3, 76.0, 150.0
_WELL_CARD, _WELL_CARD_HIGH = 168.0, 236.0
_STRIP, _STRIP_HEAD, _STRIP_CARD, _STRIP_CARD_HIGH = 176.0, 44.0, 62.0, 84.0


class PlacePress(WidgetNode):
    """A place that cards go to."""

    model: PlaceModel


class KeyPress(WidgetNode):
    """A card that a touch puts down, or moves into the other well."""

    model: CardKeyModel


class UndoPress(WidgetNode):
    """UNDO, which takes every tap of a fast finger."""

    model: Button[object]


class PlayingCard(Node):
    """A card, or the back of one."""

    card: str


class Fan(Node):
    """Cards over each other where there are many; an up card has its tag."""

    cards: tuple[str, ...]
    step: float
    has_up_card: bool


def pad_body(pad: CardPadModel) -> Node:
    """Return the places, and beside them the hand above the keys, or the wells."""
    if pad.wells is not None:
        right = _wells(pad, pad.wells)
    else:
        hand = Panel(Fitted(_hand, (pad,)), pad=(GAP, 0))
        right = column(hand.of(_SHOWN_HEIGHT), _keys(pad.keys), gap=GAP)
    return row(_places(pad.places).of(_PLACES_WIDTH), right, gap=_PLACES_GAP)


def pad_ways(pad: CardPadModel) -> tuple[Node, ...]:
    """Return what can be done, in equal parts of the foot; UNDO is the first."""
    undo, *acts = pad.actions
    return (UndoPress(undo), *map(_act, acts))


def _act(button: Button[object]) -> Node:
    return Press(button, "bold_22", 40.0)


def _places(models: Sequence[PlaceModel]) -> Node:
    """Return the places in two columns, the first one filled first."""
    places = [PlacePress(model) for model in models]
    rows = -(-len(places) // 2)
    columns = (
        tiled(some, 1, _PLACE_TALLEST, _SMALL_GAP, rows) for some in (places[:rows], places[rows:])
    )
    return row(*columns, gap=_SMALL_GAP)


def _keys(models: Sequence[CardKeyModel]) -> Node:
    """Return a row for each suit; a joker ends the first."""
    keys = [KeyPress(model) for model in models]
    joker = keys[_RANKS * _SUITS :]
    lines = (
        row(
            *keys[first : first + _RANKS],
            *(space() if first else key for key in joker),
            gap=_SMALL_GAP,
        )
        for first in range(0, _RANKS * _SUITS, _RANKS)
    )
    return column(*lines, gap=_SMALL_GAP)


def _hand(pad: CardPadModel, box: Box) -> Node:
    """Return the cards that are being put down, what they make, and what else can be done."""
    aside = [_act(button).of(_ASIDE) for button in pad.aside]
    share = _CARDS_SHARE_BESIDE if aside else _CARDS_SHARE
    free = box.width() - len(aside) * (_ASIDE + _SMALL_GAP) - SHOWN_CARD
    room = min((box.width() + 2 * GAP) * share, free)
    step = min(SHOWN_CARD + 10, room / max(1, len(pad.cards)))
    words = column(
        space(20),
        Text(pad.title, "bold_28").of(42),
        space(2),
        Paragraph(pad.detail, "semi_20", "text_2", 27).of(54),
    )
    fan = Fan(pad.cards, step, pad.has_up_card)
    return row(
        fan.of((len(pad.cards) - 1) * step + SHOWN_CARD) if pad.cards else None,
        space(GAP if pad.cards else 4),
        words,
        *(part for act in aside for part in (space(_SMALL_GAP), act.across(_ASIDE_HIGH))),
    )


def _wells(pad: CardPadModel, laid: WellsModel) -> Node:
    """Return LOW and HIGH beside each other, the verdict and the dealer's hand below."""
    low = _well(
        Msg("LOW"),
        laid.low_words,
        _in_well(pad, laid.low, _IN_FRONT),
        Panel(
            fill="fault_deep" if laid.is_foul else "panel",
            edge="fault" if laid.is_foul else "line_strong",
            line=4,
        ),
    )
    behind = _in_well(pad, laid.high, _BEHIND)
    if len(laid.low) != _IN_FRONT:  # a place stays free: no card slides under the finger
        behind = _in_well(pad, laid.all_cards, _BEHIND, without=laid.low)
    high = _well(Msg("HIGH"), laid.high_words, behind, Panel())
    return column(
        row(low.sharing(_LOW_SHARE), high.sharing(1 - _LOW_SHARE), gap=GAP).of(
            _WELL_HEAD + _WELL_CARD_HIGH + GAP
        ),
        _verdict(laid).of(_VERDICT),
        _strip(laid.dealer).of(_STRIP) if laid.dealer else None,
        space(),
        gap=GAP,
    )


def _in_well(
    pad: CardPadModel, cards: tuple[str, ...], most: int, without: tuple[str, ...] = ()
) -> Node:
    """Lay the keys of a seat's cards into a well; the dealer's are not to be touched."""
    laid = [space() if card in without else _laid(pad, card) for card in cards]
    laid += [space() for _ in range(most - len(cards))]
    return abreast(laid, _WELL_CARD, _SMALL_GAP).of(_WELL_CARD_HIGH)


def _laid(pad: CardPadModel, card: str) -> Node:
    if not pad.is_at_seat:
        return PlayingCard(card)
    return KeyPress(next(key for key in pad.keys if key.card == card))


def _well(name: str, words: str, cards: Node, ground: Panel) -> Node:
    head = row(Text(name, "bold_28").hug(), Text(words, "bold_22", align=RIGHT), gap=GAP)
    return stack(ground, inset(column(head.of(_WELL_HEAD), cards), (GAP, 0)))


def _verdict(laid: WellsModel) -> Node:
    icon = "triangle" if laid.is_foul else "check" if laid.is_set else "hand"
    ink = "fault_text" if laid.is_foul else "text_1"
    words = column(
        space(20),
        Text(laid.title, "bold_28", ink).of(42),
        space(2),
        Text(laid.detail, "semi_20", "text_2").of(42),
    )
    return Panel(
        row(Icon(icon, _VERDICT / 2, ink), words, gap=GAP),
        fill="fault_deep" if laid.is_foul else "panel",
        edge="fault" if laid.is_foul else "line",
        pad=(GAP, 0),
    )


def _strip(strip: DealerStripModel) -> Node:
    """Return what of the dealer's hand may be seen beside its words."""
    hands = [
        row(*(PlayingCard(card).of(_STRIP_CARD) for card in cards), gap=6).hug()
        for cards in (strip.low, strip.high)
        if cards
    ]
    words = Text(strip.detail, "semi_20", "text_2", breaks=True)
    line = row(*hands, inset(words, (GAP, 0, 0, 0)), gap=6 + GAP)
    title = Text(strip.title, "caption_22", "text_2")
    body = column(title.of(_STRIP_HEAD), line.of(_STRIP_CARD_HIGH), gap=4)
    return Panel(body, fill="well", pad=(GAP, 4))
