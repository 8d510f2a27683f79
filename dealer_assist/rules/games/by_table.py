"""The family of games without a dealer's hand: every bet that is left is paid by one table."""

from collections.abc import Mapping

from dealer_assist.rules.bets.bonuses import highest, paid
from dealer_assist.rules.bets.endings import ended
from dealer_assist.rules.bets.plan import Made, made
from dealer_assist.rules.bets.progressive import jackpot_lines
from dealer_assist.rules.bets.wagers import by_line
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, Settled
from dealer_assist.rules.games.showdown import check_board
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.titles.title import FOLD, Title


def settle(deal: Deal, title: Title) -> Settled:
    """Settle every seat by the hand that it makes with the board."""
    bets = [made(title, deal, seat, 0) for seat in deal.seats]
    check_board(title, deal.board, someone_plays=True)
    hands = tuple([title.ranking.best(seat.cards + deal.board) for seat in deal.seats])
    pays = highest(title, deal, hands) if title.highest else {}
    return Settled(
        table={},
        seats=tuple(
            [
                _seat(title, deal, seat, bet, hand, pays)
                for seat, bet, hand in zip(deal.seats, bets, hands, strict=True)
            ]
        ),
    )


def _seat(
    title: Title,
    deal: Deal,
    seat: SeatDeal,
    bets: Made,
    hand: Hand,
    pays: Mapping[str, Pay | None],
) -> SeatResult:
    met = title.ranking.lines(seat.cards + deal.board, hand)
    wagers = ended(title, deal, bets, FOLD if bets.folded else 0, hand, met)
    paid(title, deal, seat, bets, (hand, met, None), wagers)
    for wager, pay in pays.items():
        wagers[wager] = by_line(seat.wagers.get(wager, 0), pay)
    lines = jackpot_lines(deal, seat, hand, folded=bets.folded) if deal.judges else {}
    return SeatResult(seat.seat, wagers, lines, hand.text)
