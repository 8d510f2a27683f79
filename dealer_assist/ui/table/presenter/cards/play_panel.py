"""The panel of a blackjack hand and of the dealer's own: cards at the left, keys at fixed places.

One touch an act. Where no shoe deals, the rank and the suit of a drawn card are touched after it,
at the same places for every hand and for the dealer.
"""

from typing import Any

from dealer_assist.message import Msg, joined
from dealer_assist.rules.cards import RANKS, SUITS
from dealer_assist.rules.money import chips
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.table.commands.round import SayDealerTotal, SeeCards, StepBack
from dealer_assist.table.facts.dealing import dealers_hand, hand_acts, lammers, stages
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    doubled_at,
    entire_wager,
    own_stake,
)
from dealer_assist.table.facts.dealing.dealt_cards import PUSHING
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.bonus_pays import pushes_22
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.places import DEALER, hand_of, seat_of
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.ui.table.actions import DealOn, Do, DrawCard, DropCard
from dealer_assist.ui.table.model.hand_cards import HandCards
from dealer_assist.ui.table.model.panel import HandPanelModel, HeadTagModel
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.cards import hand_acts as asked_hands
from dealer_assist.ui.table.presenter.cards import play_keys
from dealer_assist.ui.table.presenter.cards.card_advice import advice
from dealer_assist.ui.table.presenter.cards.cards import BUST, counted, dealers_faces
from dealer_assist.ui.table.presenter.view import Drawing, PassingView
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Node,
    Press,
    Text,
    column,
    row,
    rule,
    space,
    tiled,
)
from dealer_assist.ui.toolkit.values.touches import Button

_KEYS_WIDE, _KEYS_HIGH = 1110.0, 246.0  # the same at every table, whatever is beside them
_LEFT, _GAP, _CARDS, _CAPTION = 262.0, 14.0, 76.0, 28.0
_RANKS, _RANK_GAP, _RANK_HIGH = 7, 12.0, 72.0
_FIRST = 252.0  # what is left of the totals
_TOP_GAP = 4.0
_DEALER, _DEAL = "dealer", "deal"
_MOST = 21
_AS_DEALT = 2  # the hands of a seat that has not split, where each has two
_LINES_HIGH, _SMALL_LINES_HIGH, _LONG_LIST = 64.0, 84.0, 7  # two lines, three small ones


def panel(table: Table, view: PassingView) -> HandPanelModel:
    """Ask the hand whose turn it is; after the last one the panel says so, and has UNDO."""
    place = hand_acts.to_play(table)
    if view.drawing.place and view.drawing.place != DEALER:
        return _card_of(table, view.drawing)
    tree = _beside(table, place, tiled(_presses(play_keys.keys(table, place)), 4, 999, _GAP))
    if not place:
        done = Msg("Every hand is played")
        return HandPanelModel(done, seat=Msg("PLAY"), tree=tree)
    total = asked_hands.total_of(table, place)
    return HandPanelModel(
        Msg("{total}: player's decision?", total=total),
        _stake(table, place),
        seat=Msg("SEAT {seat}", seat=asked_hands.spoken(table, place)),
        tags=_others(table, place),
        tree=tree,
        asks=True,
    )


def still_draws(table: Table, drawing: Drawing) -> bool:
    """Return True if what waits for a card is still its turn."""
    reached = stages.now(table)
    if drawing.place == DEALER:
        return reached is not None and reached.key == _DEALER and not dealers_hand.is_over(table)
    return not hand_acts.why_not(table, drawing.place, drawing.act)


def is_dealers(table: Table, view: PassingView) -> bool:
    """Return True if the dealer's own cards are touched in: nothing else is asked."""
    reached = stages.now(table)
    if view.selected is not None or reached is None:
        return False
    is_turn = reached.key == _DEALER and known.is_blackjack(table.setup)
    is_free = table.round.phase in IN_ROUND and not table.round.claims
    if not (is_turn and is_free):
        return False
    return next_thing(table).what == _DEAL and advice(table, view) is None


def prompt(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Say what the dealer draws, or the stage that comes then; nothing before it is the turn."""
    if not is_dealers(table, view) or _is_unknown(table):
        return None  # how the dealer draws, the stage says
    line, detail = dealers_words(table)
    coming = stages.coming(table)
    if dealers_hand.is_over(table) and coming:
        return line, Msg("Touch {next}", next=coming[0].label)
    return line, Msg("Which suit?") if view.drawing.rank else detail


def dealers_panel(table: Table, view: PassingView) -> HandPanelModel:
    """Ask for the dealer's next card; once no card follows, its total."""
    headline, hint = dealers_words(table)
    drawing = view.drawing if view.drawing.place == DEALER else Drawing(DEALER)
    stays = dealers_hand.is_over(table)
    keys = _cards(table, drawing, Msg("No card") if stays else "")
    below = row(*_presses(_suits(drawing)), gap=_RANK_GAP) if drawing.rank else _totals(table)
    tree = _beside(table, "", _card_keys(keys, below))
    hint = Msg("Which suit?") if drawing.rank else hint
    tags = () if dealers_hand.asks_suit(table) else (HeadTagModel(Msg("No suit needed")),)
    asks = not stays and not _is_unknown(table)
    return HandPanelModel(headline, hint, seat=Msg("DEALER"), tags=tags, tree=tree, asks=asks)


def dealers_words(table: Table) -> tuple[str, str]:
    """Say what the dealer has, and what comes next; a 22 that pushes is called 22."""
    total, said = _points(table), table.round.dealer_total
    if pushes_22(table) or said == str(PUSHING):
        return Msg("22: all hands push"), Msg("A blackjack wins")
    if said == dealers_hand.BUST:
        return Msg("Dealer busts"), ""
    if not said and _is_unknown(table):
        return Msg("What is your total?"), Msg("Touch it, or touch each card")
    if not said and len(table.round.cards[DEALER]) == 1:
        return Msg("Turn your second card"), Msg("Touch its rank")
    if not dealers_hand.is_over(table):
        return Msg("{total}: draw one card", total=total), Msg("Then touch its rank")
    if not said and count(known.cards_at(table, DEALER))[0] > _MOST:
        return Msg("Dealer busts with {total}", total=total), ""
    return Msg("Dealer stands with {total}", total=total), ""


def _card_of(table: Table, drawing: Drawing) -> HandPanelModel:
    """Ask for the card that a hand draws, at a table whose shoe says nothing."""
    seat = Msg("SEAT {seat}", seat=asked_hands.spoken(table, drawing.place))
    suits = row(*_presses(_suits(drawing)), gap=_RANK_GAP) if drawing.rank else space()
    tree = _beside(table, drawing.place, _card_keys(_cards(table, drawing), suits))
    ask = Msg("Which suit?") if drawing.rank else Msg("Which card came?")
    hint = "" if drawing.rank else Msg("Touch its rank, then its suit")
    return HandPanelModel(ask, hint, seat=seat, tree=tree, asks=True)


def _beside(table: Table, place: str, keys: Node) -> Node:
    """Set the hand over the dealer's cards, and the keys beside them."""
    dealer = dealers_faces(table)
    shown = (*dealer, known.BACK) if len(dealer) == 1 else dealer
    own = table.round.cards.get(place, ()) if place else ()
    parts: list[Node] = []
    if place:
        total = asked_hands.total_of(table, place) if own else ""
        parts = [_hand(Msg("THIS HAND"), own, total), rule()]
    parts.append(_hand(Msg("DEALER"), shown, _points(table)))
    if not place:
        are_known = any(table.round.cards.get(str(seat)) for seat in table.setup.seats)
        parts += [rule(), _still_in(table) if are_known else space()]
    fixed = column(space(), keys.of(_KEYS_HIGH)).of(_KEYS_WIDE)
    return row(column(*parts, gap=_TOP_GAP).of(_LEFT), space(), fixed)


def _hand(caption: str, cards: tuple[str, ...], total: str) -> Node:
    return column(
        Text(caption, "caption_22", "text_2").of(_CAPTION),
        row(HandCards(cards), Text(total, "heavy_42", align=RIGHT).of(112), gap=8).of(_CARDS),
        space(),
    )


def _still_in(table: Table) -> Node:
    """Name the hands that wait for the dealer's; a seat alone where both as dealt are in."""
    hands: list[str] = []
    for seat in known.dealt_in(table):
        held = asked_hands.held_by(table, seat)
        left = [one for one in held if not asked_hands.is_out(table, one)]
        if known.has_two_hands(table.setup) and len(left) == len(held) == _AS_DEALT:
            hands.append(str(seat))
        else:
            hands += [asked_hands.spoken(table, place) for place in left]
    height = _SMALL_LINES_HIGH if len(hands) >= _LONG_LIST else _LINES_HIGH
    return column(
        Text(Msg("HANDS STILL IN"), "caption_22", "text_2").of(_CAPTION),
        Text(joined(", ", hands) if hands else Msg("None"), "bold_28", breaks=True).of(height),
        space(),
    )


def _presses(keys: tuple[Button[Any], ...]) -> list[Node]:
    return [Press(key, "bold_30") for key in keys]


def _card_keys(keys: tuple[Button[Any], ...], last: Node) -> Node:
    """Set ranks in two rows of seven, UNDO last; what the rank leads to is below them."""
    return column(
        *(
            row(*_presses(keys[at : at + _RANKS]), gap=_RANK_GAP).of(_RANK_HIGH)
            for at in (0, _RANKS)
        ),
        last,
        gap=_RANK_GAP,
    )


def _cards(table: Table, drawing: Drawing, why_not: str = "") -> tuple[Button[Any], ...]:
    ranks = (RANKS[-1], *RANKS[:-1])
    keys: list[Button[Any]] = []
    for rank in ranks:
        name = "10" if rank == "T" else rank
        key: Button[Any] = Button(
            DrawCard(rank=rank, held=_held(table, drawing)),
            name,
            "check" if rank == drawing.rank else "",
            name=Msg("Card {rank}", rank=name),
        )
        keys.append(shut(key, why_not) if why_not else key)
    return (*keys, _undo(table, drawing))


def _held(table: Table, drawing: Drawing) -> int:
    return len(table.round.cards.get(drawing.place, ())) + len(drawing.cards)


def _suits(drawing: Drawing) -> tuple[Button[Any], ...]:
    if not drawing.rank:
        return ()
    name = "10" if drawing.rank == "T" else drawing.rank
    icons = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
    return tuple(
        Button(
            DrawCard(rank=drawing.rank, suit=suit, held=len(drawing.cards)),
            name,
            icons[suit],
        )
        for suit in reversed(SUITS)
    )


def _undo(table: Table, drawing: Drawing) -> Button[Any]:
    """Take back the rank, the act that draws, or the dealer's last card."""
    label, cards = Msg("UNDO"), table.round.cards.get(DEALER, ())
    if drawing.rank or drawing.place != DEALER:
        return Button(DropCard(), label, "undo")
    if table.round.dealer_total:
        return Button(Do(SayDealerTotal("")), label, "", _points(table))
    if len(cards) > 1:
        seen = tuple(n for n in table.round.without_suit if n < len(cards) - 1)
        back = Do(SeeCards(DEALER, cards[:-1], seen))
        return Button(back, label, "", Msg("Dealer: {card}", card=_name(cards[-1])))
    return Button(Do(StepBack()), label, "", Msg("To {stage}", stage=_stage_before(table)))


def _stage_before(table: Table) -> str:
    before = stages.before(table)
    return before.label if before else ""


def _name(card: str) -> str:
    return "10" if card[0] == "T" else card[0]


def _shoe(table: Table) -> Button[Any]:
    """Let the simulated shoe deal the dealer's hand out."""
    deal: Button[Any] = Button(DealOn(), Msg("DEAL"), "play", Msg("Simulated shoe"))
    return shut(deal, Msg("No card follows")) if dealers_hand.is_over(table) else deal


def _totals(table: Table) -> Node:
    """Ask for the total of a hand whose cards nobody enters; a simulated shoe deals it out."""
    said, why_not = table.round.dealer_total, dealers_hand.refusal(table)
    keys: list[Button[Any]] = []
    for total in dealers_hand.totals(table.setup):
        label = BUST if total == dealers_hand.BUST else total
        key: Button[Any] = Button(
            Do(SayDealerTotal(total)), label, "check" if total == said else ""
        )
        keys.append(shut(key, why_not) if why_not else key)
    words = Text(Msg("Cards not entered? Touch your total"), "semi_22", "text_2", breaks=True)
    deals = table.setup.is_simulated and bool(table.round.cards.get(DEALER))
    first = Press(_shoe(table), "bold_30") if deals else words
    return row(first.of(_FIRST), *_presses(tuple(keys)), gap=_RANK_GAP)


def _is_unknown(table: Table) -> bool:
    """True if neither a card nor the total of the dealer is known."""
    return not (table.round.cards.get(DEALER) or table.round.dealer_total)


def _points(table: Table) -> str:
    """Count the dealer's cards, or what the dealer says; of an up card alone what it counts."""
    if said := table.round.dealer_total:
        return BUST if said == dealers_hand.BUST else said
    if _is_unknown(table):
        return ""
    points, is_soft = count(known.cards_at(table, DEALER))
    return Msg("Soft {points}", points=points) if is_soft and points < _MOST else str(points)


def _stake(table: Table, place: str) -> str:
    """Say what is on a hand."""
    seat = seat_of(place)
    worth = entire_wager(table, seat)
    if not worth:
        return ""
    if table.seat(seat).wagers.get(lammers.key(lammers.SPLIT, place)):
        return Msg("No own stake")
    if known.is_split(table, place):
        hand = hand_of(place)
        return Msg("{amount} on hand {hand}", amount=chips(worth), hand=hand.letter)
    return Msg("{amount} on this hand", amount=chips(own_stake(table, place)))


def _others(table: Table, place: str) -> tuple[HeadTagModel, ...]:
    """Name the other hands of a split, with their totals and what doubled them."""
    if lammers.are_laid(table.setup) and not known.is_split(table, place):
        return (HeadTagModel(Msg("Lammer = free, no chips"), "lammer"),)
    found = []
    for one in asked_hands.held_by(table, seat_of(place)):
        if one == place or not known.is_split(table, one):
            continue
        words = Msg("{hand}: {total}", hand=hand_of(one).letter, total=counted_of(table, one))
        if double := table.seat(seat_of(one)).wagers.get(double_key(one), 0):
            whole = chips(double + entire_wager(table, seat_of(one)))
            words = Msg("{hand}, doubled to {amount}", hand=words, amount=whole)
        elif doubled_at(table, one):
            words = Msg("{hand}, doubled free", hand=words)
        found.append(HeadTagModel(words))
    return tuple(found)


def counted_of(table: Table, place: str) -> str:
    """Count a hand of a split: two cards of 21 are no blackjack."""
    return counted(table.round.cards.get(place, ()), is_split=True)
