"""The family of games in which every seat's hand is held against the dealer's.

A title of it names its ranking, the hand that qualifies the dealer, its bets and their endings.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Met
from dealer_assist.rules.bets.bonuses import highest, paid
from dealer_assist.rules.bets.endings import Endings, ended
from dealer_assist.rules.bets.plan import Made, cards_played, made
from dealer_assist.rules.bets.progressive import jackpot_lines
from dealer_assist.rules.bets.wagers import by_line
from dealer_assist.rules.cards import Card, card_name, rank
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.titles.title import FOLD, UNQUALIFIED, Title


def settle(deal: Deal, title: Title, before: Endings | None = None) -> Settled:
    """Settle every seat against the dealer's hand; `before` are endings by the same tables."""
    best, board, seats = title.ranking.best, deal.board, deal.seats
    if title.board:
        # Whether the board may be short depends on whether everybody has folded.
        bets = [made(title, deal, seat, 0) for seat in seats]
        check_board(title, board, someone_plays=not all(bet.folded for bet in bets))
    cards = deal.dealer + board if board else deal.dealer
    out = () if title.discards is None else discarded(cards, title.discards)
    dealer = best(cards[len(out) :] if out else cards)
    is_in = dealer.value >= title.qualifies
    table: dict[str, object] = {"hand": dealer.text, "qualifies": is_in}
    if title.discards is not None:
        table["discards"] = [card_name(card) for card in out]
    played = [cards_played(title, seat) for seat in seats] if title.exchange else None
    held = played or [seat.cards for seat in seats]
    hands = [best(cards + board if board else cards) for cards in held]
    if not title.board:
        bets = [
            made(title, deal, seat, hand.value) for seat, hand in zip(seats, hands, strict=True)
        ]
    pays = highest(title, deal, (dealer, *hands)) if title.highest else None
    results = []
    for seat, bet, hand in zip(seats, bets, hands, strict=True):
        order = 0 if hand.value > dealer.value else 1 if hand.value == dealer.value else 2
        counts = is_in or (title.waived_from and hand.value >= title.waived_from)
        outcome = FOLD if bet.folded else order if counts else order + UNQUALIFIED
        met = title.ranking.lines(seat.cards, hand)
        if before is None:
            wagers = _ended(title, deal, seat, bet, outcome, (hand, met, dealer))
        else:
            key = (outcome, order, met, hand.kind, dealer.kind, *bet.stakes.items())
            wagers = before.get(key) or before.keep(
                key, _ended(title, deal, seat, bet, outcome, (hand, met, dealer))
            )
        if pays is not None:
            for wager, pay in pays.items():
                wagers[wager] = by_line(seat.wagers.get(wager, 0), pay)
        lines = jackpot_lines(deal, seat, hand, folded=bet.folded) if deal.judges else {}
        results.append(SeatResult(seat.seat, wagers, lines, hand.text))
    return Settled({"dealer": table}, tuple(results))


def _ended(
    title: Title,
    deal: Deal,
    seat: SeatDeal,
    bets: Made,
    outcome: int,
    shown: tuple[Hand, Met, Hand],
) -> dict[str, WagerResult]:
    wagers = ended(title, deal, bets, outcome, shown[0], shown[1])
    if title.bonuses:
        paid(title, deal, seat, bets, shown, wagers)
    return wagers


def outcome_of(hand: Hand, dealer: Hand, *, qualifies: bool) -> int:
    """Hold a hand against the dealer's; give the place of what came of it among the outcomes."""
    outcome = 0 if hand.value > dealer.value else 1 if hand.value == dealer.value else 2
    return outcome if qualifies else outcome + UNQUALIFIED


def discarded(cards: tuple[Card, ...], least: int) -> tuple[Card, ...]:
    """Return the up cards that leave the dealer's hand: of this rank and higher, two at most."""
    up, turned = cards[:2]
    if rank(up) < least:
        return ()
    return (up,) if rank(turned) < least else (up, turned)


def check_board(title: Title, board: tuple[Card, ...], *, someone_plays: bool) -> None:
    """Refuse a board of the wrong size; it may be shorter where everybody has folded."""
    due, held = title.board, len(board)
    if held == due or (title.board_least <= held < due and not someone_plays):
        return
    raise Refused(
        Msg(
            "The board has {cards} cards instead of {due}: the round is void, all wagers go back",
            cards=held,
            due=due,
        )
    )
