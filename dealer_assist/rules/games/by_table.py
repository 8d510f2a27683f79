"""The family of games without a dealer's hand: every bet that is left is paid by one table."""

from dealer_assist.rules.bets.bonuses import paid
from dealer_assist.rules.bets.endings import ended
from dealer_assist.rules.bets.plan import Made, made
from dealer_assist.rules.bets.progressive import jackpot_lines
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, Settled
from dealer_assist.rules.games.showdown import check_board
from dealer_assist.rules.titles.title import FOLD, Title


def settle(deal: Deal, title: Title) -> Settled:
    """Settle every seat by the hand that it makes with the board."""
    bets = [made(title, deal, seat, 0) for seat in deal.seats]
    check_board(title, deal.board, someone_plays=True)
    return Settled(
        table={},
        seats=tuple(
            [_seat(title, deal, seat, one) for seat, one in zip(deal.seats, bets, strict=True)]
        ),
    )


def _seat(title: Title, deal: Deal, seat: SeatDeal, bets: Made) -> SeatResult:
    cards = seat.cards + deal.board
    hand = title.ranking.best(cards)
    met = title.ranking.lines(cards, hand)
    wagers = ended(title, deal, bets, FOLD if bets.folded else 0, hand, met)
    paid(title, deal, seat, bets, (hand, met, None), wagers)
    lines = jackpot_lines(deal, seat, hand, folded=bets.folded) if deal.judges else {}
    return SeatResult(seat.seat, wagers, lines, hand.text)
