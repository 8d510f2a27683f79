"""Wagers by cards of their own: any cards on the table by any ranking, or a named pattern."""

from collections.abc import Mapping

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bets.plan import Made
from dealer_assist.rules.bets.wagers import by_line
from dealer_assist.rules.cards import ACE, JACK, KING, Card, rank, suit
from dealer_assist.rules.deal import Deal, SeatDeal, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.ranking.four_cards import kinds_down_from
from dealer_assist.rules.titles.title import BEATEN, HOLE_CARDS, CardSet, Title, TitleBonus

HOLE_CARD_AWARDS = Awards(
    (
        ("aa_v_aa", "aa"),
        ("aa",),
        ("ak_suited",),
        ("aq_aj_suited",),
        ("ak_unsuited",),
        ("high_pair",),
        ("aq_aj_unsuited",),
        ("low_pair",),
    )
)


BOTH_ACES: Met = ("aa_v_aa", "aa")
"""Two aces, and the dealer's two as well."""


def cards_of(where: CardSet, deal: Deal, seat: SeatDeal) -> tuple[Card, ...]:
    """Gather the cards of a set."""
    places: Mapping[str, tuple[Card, ...]] = {
        "seat": seat.cards,
        "board": deal.board,
        "dealer": deal.dealer,
    }
    found: tuple[Card, ...] = ()
    for place, count in where:
        found += places[place][: count or None]
    return found


def paid(
    title: Title,
    deal: Deal,
    seat: SeatDeal,
    bets: Made,
    shown: tuple[Hand, Met, Hand | None],
    results: dict[str, WagerResult],
) -> None:
    """Settle the bonus bets of a seat; `shown` is its hand with its lines, and the dealer's."""
    for bonus in title.bonuses:
        wager = bonus.wager
        stake = seat.wagers.get(wager, 0)
        if not stake or (bets.folded and not _stays(bonus, deal)):
            results[wager] = by_line(stake, None)
            continue
        met = shown[1] if bonus.is_own_hand else _met(bonus, deal, seat, shown)
        results[wager] = by_line(stake, deal.paytables[wager].pay(met))


def highest(title: Title, deal: Deal, hands: tuple[Hand, ...]) -> dict[str, Pay | None]:
    """Return what the highest hand of the table pays, folded ones and the dealer's included."""
    best = max(hands, key=lambda hand: hand.value).kind
    column = len(hands)
    return {wager: deal.paytables[wager].by_hands[column].get(best) for wager in title.highest}


def _stays(bonus: TitleBonus, deal: Deal) -> bool:
    if isinstance(bonus.on_fold, bool):
        return bonus.on_fold
    return deal.options[bonus.on_fold] is True


def _met(
    bonus: TitleBonus, deal: Deal, seat: SeatDeal, shown: tuple[Hand, Met, Hand | None]
) -> Met:
    hand, _, dealer = shown
    if bonus.pattern == HOLE_CARDS:
        return hole_card_lines(seat.cards, deal.dealer)
    if bonus.pattern == BEATEN:
        if dealer is None or hand.value == dealer.value:
            return ()
        # A line stands for its kind or higher: BBB-02 has no line of its own for four of a kind.
        return kinds_down_from((dealer if hand.value > dealer.value else hand).kind)
    cards = cards_of(bonus.cards, deal, seat)
    return bonus.ranking.lines(cards, bonus.ranking.best(cards))


def hole_card_lines(cards: tuple[Card, ...], dealer: tuple[Card, ...]) -> Met:
    """Name the lines of two cards, the highest first; the dealer's matter for aces only."""
    high, low = sorted((rank(card) for card in cards), reverse=True)
    if high == low == ACE:
        return BOTH_ACES if all(rank(card) == ACE for card in dealer) else ("aa",)
    if high == low:
        return ("high_pair",) if high >= JACK else ("low_pair",)
    if high == ACE and low >= JACK:
        suited = "suited" if suit(cards[0]) == suit(cards[1]) else "unsuited"
        return (f"ak_{suited}",) if low == KING else (f"aq_aj_{suited}",)
    return ()
