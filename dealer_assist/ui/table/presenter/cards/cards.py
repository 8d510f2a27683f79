"""Known cards as they show on the table, and the word that they give the dealer."""

from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.baccarat import Coup, total
from dealer_assist.rules.line_names import printed_kind
from dealer_assist.rules.looks import BLACKJACK, NO_BLACKJACK
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.rules.titles.coup_rules import BANKER_7, EVENTS, HALF_ON_6, PLAYER_8, PUSH_ON_7
from dealer_assist.table.facts import made_hands
from dealer_assist.table.facts.dealing import lammers, peek, sets, surrenders, won_at_once
from dealer_assist.table.facts.dealing.dealers_hand import BUST as _BUST
from dealer_assist.table.facts.dealing.dealt_cards import PUSHING
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.bonus_pays import pushes_22
from dealer_assist.table.facts.judging.set_hands import all_push
from dealer_assist.table.facts.judging.stands_for import stands_for
from dealer_assist.table.places import BOARD, DEALER, SIDES, seat_of
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.table.model.table import CardRowModel, SideModel
from dealer_assist.ui.table.presenter.cards.set_hands import dealer_cards
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.card_marks import WILD

AT_THE_TABLE = (Phase.IN_PLAY, Phase.VERIFY, Phase.SWIPE, Phase.RECORDED)
_BY_TOP = ("straight", "straight_flush")
"""Hands that their highest card alone tells apart."""
_RUN_OF = "straight_flush_"  # of so many cards
BUST = Msg("BUST")
_RED, _BLACK = "dh", "cs"
_DEALT = 2
_LAMMER = "F"  # as it stands on the disc, in every language
_STREETS = {3: "FLOP", 4: "TURN", 5: "RIVER"}


def card_rows(table: Table) -> tuple[CardRowModel, ...]:
    """Show the board and the dealer's cards, where any are known."""
    is_known = table.round.cards or table.round.dealer_total
    if known.is_baccarat(table.setup) or not is_known:
        return ()
    rows = []
    if BOARD in table.setup.hand_sizes:
        rows.append(_board_row(table, known.faces(table, BOARD)))
    if DEALER in table.setup.hand_sizes:
        rows.append(_dealer_row(table))
    return tuple(row for row in rows if row.cards)


def dealers_faces(table: Table) -> tuple[str, ...]:
    """Show the dealer's cards; one of which the rank alone is known has no suit."""
    shown, ranks_only = with_wilds(table, DEALER), table.round.without_suit
    return tuple(card[:1] if n in ranks_only else card for n, card in enumerate(shown))


def _board_row(table: Table, board: tuple[str, ...]) -> CardRowModel:
    """Show the board under the name of its street; a smaller one with how much of it is turned."""
    most = table.setup.hand_sizes[BOARD]
    if most >= max(_STREETS):
        return CardRowModel(Msg("BOARD"), board, _STREETS.get(len(board), "") if all(board) else "")
    turned = Msg("{n} OF {most} TURNED", n=sum(map(bool, board)), most=most)
    backs = (known.BACK,) * (most - len(board))
    return CardRowModel(Msg("BOARD"), (*board, *backs), note=turned)


def with_wilds(table: Table, place: str) -> tuple[str, ...]:
    """Show the cards of a place; those that stand for others are marked, once they are turned."""
    shown, wild = known.faces(table, place), known.wilds(table, place)
    named = stands_for(table, place) if wild else {}
    return tuple(f"{card}{WILD}{named.get(card, '')}" if card in wild else card for card in shown)


def wild_words(table: Table, place: str) -> str:
    """Say how many cards of a hand stand for others, or that none does; nothing elsewhere."""
    if not known.has_wilds(table.setup) or known.hand_at(table, place) is None:
        return ""
    count = len(known.wilds(table, place))
    return Msg("{n} WILD", n=count) if count else Msg("NATURAL")


def seat_cards(table: Table, seat: int) -> tuple[tuple[str, ...], str]:
    """Show a seat's cards, and what a blackjack hand counts; split hands show their counts only."""
    if known.is_baccarat(table.setup):
        return (), ""
    places = known.hands_of(table, seat)
    if sets.are_made(table.setup):  # they lie in two rows of their own, once all are known
        is_whole = sets.is_whole(table, places[0])
        return (() if is_whole else known.faces(table, places[0])), ""
    if not known.is_blackjack(table.setup):
        return with_wilds(table, places[0]), ""
    if known.has_two_hands(table.setup):  # they lie beside each other, each with its count
        return (), ""
    hands = [table.round.cards.get(place, ()) for place in places]
    counts = [one for place in places if (one := counted_at(table, place))]
    return (hands[0] if len(hands) == 1 else ()), joined(" · ", counts)


def counted_at(table: Table, place: str) -> str:
    """Count a hand, with an F for each lammer beside it; one that is over says so."""
    hand, wagers = table.round.cards.get(place, ()), table.seat(seat_of(place)).wagers
    if not hand:
        return ""
    laid = sum(1 for verb in lammers.VERBS if wagers.get(lammers.key(verb, place)))
    over = [Msg("SURRENDERED")] if surrenders.is_made(table, place) else []
    over += [Msg("WINS")] if won_at_once.has_won(table, place) else []
    is_split = known.is_split(table, place) or known.is_switched(table, place)
    return joined(" ", (counted(hand, is_split=is_split), *[_LAMMER] * laid, *over))


def side_models(table: Table, view: PassingView) -> tuple[SideModel, ...]:
    """Show both hands of a coup; before its cards are known a touch says which side won."""
    if not known.is_baccarat(table.setup) or table.round.phase not in AT_THE_TABLE:
        return ()
    coup = known.coup_of(table)
    chosen = winning_side(table, view)
    return tuple(_side(table, side, coup, chosen) for side in SIDES)


def winning_side(table: Table, view: PassingView) -> str:
    """Return the side whose hand wins: as the cards have it, else as the dealer has touched it."""
    return made_hands.winning_side(table, view.look)


def ending_words(table: Table) -> str:
    """Say who won a coup, or that the dealer's 22 beats nobody."""
    if pushes_22(table):
        return Msg("Dealer's 22: hands in play push, a blackjack wins")
    if all_push(table):
        main = listed([table.setup.label_of(wager).upper() for wager in table.setup.own_wagers])
        return Msg("Your hand pushes all: every {wager} stays, but a foul loses", wager=main)
    return result_words(table)


def result_words(table: Table) -> str:
    """Say who won a coup: Player wins 9 to 0."""
    coup = known.coup_of(table)
    if coup is None:
        return ""
    if coup.is_natural:
        return _natural_words(coup)
    if apart := _apart_words(table, coup):
        return apart
    high, low = sorted((coup.player_total, coup.banker_total), reverse=True)
    if coup.winner == "tie":
        return Msg("A tie, {high} to {low}", high=high, low=low)
    if coup.winner == "player":
        return Msg("Player wins {high} to {low}", high=high, low=low)
    return Msg("Banker wins {high} to {low}", high=high, low=low)


def _apart_words(table: Table, coup: Coup) -> str:
    """Say what a title of baccarat pays otherwise than usual in this coup."""
    rules = table.setup.coup
    if rules is None:
        return ""
    if rules.banker == PUSH_ON_7 and EVENTS[BANKER_7](coup):
        return Msg("Banker's three-card 7: BANKER pushes")
    if rules.banker == HALF_ON_6 and rules.met(coup)[0] != coup.winner:
        return Msg("Banker wins with 6: BANKER pays half")
    if EVENTS[PLAYER_8](coup) and (wager := rules.bet_on(PLAYER_8)):
        return Msg("Player's three-card 8: {wager} pays", wager=table.setup.label_of(wager).upper())
    return ""


def _natural_words(coup: Coup) -> str:
    high, low = sorted((coup.player_total, coup.banker_total), reverse=True)
    match coup.winner:
        case "tie":
            return Msg("A natural tie, {high} to {low}", high=high, low=low)
        case "player":
            return Msg("Player wins by a natural, {high} to {low}", high=high, low=low)
        case _:
            return Msg("Banker wins by a natural, {high} to {low}", high=high, low=low)


def hand_words(text: str) -> str:
    """Write a ranked hand as a dealer reads it: `pair:Q-A-7` is Pair Q-A-7."""
    kind, _, ranks = text.partition(":")
    ranks = ranks.replace("T", "10")
    if kind == "royal_flush":
        return printed_kind(kind)
    if text == "four_of_a_kind:A":
        return printed_kind("four_aces")
    if kind in _BY_TOP or kind.startswith(_RUN_OF):
        return Msg("{hand}, {rank} high", hand=printed_kind(kind), rank=ranks)
    return f"{printed_kind(kind)} {ranks}".rstrip()


def low_words(text: str) -> str:
    """Write a hand of two cards: a pair, else the two ranks alone."""
    kind, _, ranks = text.partition(":")
    return hand_words(text) if kind == "pair" else ranks.replace("T", "10")


def _dealer_row(table: Table) -> CardRowModel:
    if sets.are_made(table.setup):
        return _set_dealer(table)
    faces = dealers_faces(table)
    caption = note = ""
    out = 0
    if known.is_blackjack(table.setup):
        note = _dealer_note(table, faces)
        if len(faces) == 1 or table.round.dealer_total:  # what is not entered lies face down
            faces = (*faces, *[known.BACK] * max(1, _DEALT - len(faces)))
    if known.has_discards(table.setup) and len(faces) > 1 and all(faces[:2]):
        out = len(known.discards(table.setup, parse_cards(faces[:2])))
        caption = Msg("{n} CARDS", n=known.due(table, DEALER) - out)
    if known.is_showdown(table) and (hand := known.hand_at(table, DEALER)) is not None:
        note = hand_words(hand.text)
    return CardRowModel(Msg("DEALER"), faces, caption, note, out)


def _set_dealer(table: Table) -> CardRowModel:
    """Show the dealer's cards: once they may be seen, the low hand first, and both named."""
    faces = dealer_cards(table)
    is_shown = bool(faces) and all(faces)
    laid = sets.at(table, DEALER) if is_shown else None
    note = ""
    if laid is not None:
        note = Msg(
            "{high}. Low {low}", high=hand_words(laid.high.text), low=low_words(laid.low.text)
        )
    return CardRowModel(Msg("DEALER"), faces, "", note)


def _dealer_note(table: Table, faces: tuple[str, ...]) -> str:
    """Say what the dealer's cards count; of an up card alone, what it means."""
    if said := table.round.dealer_total:
        return Msg("22 PUSHES") if said == str(PUSHING) else BUST if said == _BUST else said
    if pushes_22(table):
        return joined(", ", (Msg("22 PUSHES"), *_one_colour(faces)))
    if len(faces) != 1:
        return counted(table.round.cards[DEALER]) if faces else ""
    saw = peek.peeked(table)
    if saw in (BLACKJACK, NO_BLACKJACK):
        return "BLACKJACK" if saw == BLACKJACK else Msg("No blackjack")
    if not peek.needs_peek(table):
        return counted(faces)
    return Msg("Ace up") if faces[0][0] == "A" else Msg("Ten up")


def _one_colour(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Name the suit or the color that all cards have: bets on 22 go by it."""
    suits = {card[-1] for card in cards}  # a rank alone is of no color
    if len(suits) == 1:
        return (Msg("ONE SUIT"),)
    if suits <= set(_RED):
        return (Msg("ALL RED"),)
    return (Msg("ALL BLACK"),) if suits <= set(_BLACK) else ()


def _side(table: Table, side: str, coup: Coup | None, chosen: str) -> SideModel:
    cards = table.round.cards.get(side, ())
    title = side.upper()
    if coup is not None:
        note = _note(coup, side)
        shown = str(coup.player_total if side == "player" else coup.banker_total)
        done = Msg("The cards decide who won")
        return SideModel(side, title, cards, shown, note, coup.winner == side, done)
    if cards:
        shown = str(total(parse_cards(cards)))
        return SideModel(side, title, cards, shown, reason=Msg("The hand is not complete yet"))
    if side == chosen:
        return SideModel(side, title, note=Msg("Won"), is_won=True)
    return SideModel(side, title, note=Msg("Touch it if it has won"))


def _note(coup: Coup, side: str) -> str:
    if coup.winner == "tie":
        return Msg("NATURAL TIE") if coup.is_natural else "TIE"
    if coup.winner == side and coup.is_natural:
        return Msg("NATURAL {points}", points=max(coup.player_total, coup.banker_total))
    return Msg("WINS BY {margin}", margin=coup.margin) if coup.winner == side else Msg("LOSES")


def counted(cards: tuple[str, ...], *, is_split: bool = False) -> str:
    """Say what a blackjack hand counts; after a split two cards of 21 are no blackjack."""
    held = parse_cards(cards)
    points, is_soft = count(held)
    if points > 21:
        return BUST
    if is_blackjack(held) and not is_split:
        return "BLACKJACK"
    return Msg("SOFT {points}", points=points) if is_soft and points < 21 else str(points)
