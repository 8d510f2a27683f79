"""Which line of a paytable or a jackpot a seat is paid for."""

from collections.abc import Iterable

from dealer_assist.rules.games.by_name import rules_of
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.paytable import Paytable
from dealer_assist.school.deals.cases import PayCase, wager_paid
from dealer_assist.settle.reading import Round
from dealer_assist.value import replace

_MARK = 1000


def line_of(game_round: Round, case: PayCase, seat: int) -> str | None:
    """Name the line that a seat's wager is paid for; none where it loses or was not made."""
    if case.is_jackpot:
        return _jackpot_line(game_round, case, seat)
    deal, table = game_round.deal, game_round.deal.paytables[case.wager]
    marked = replace(deal, paytables={**deal.paytables, case.wager: _marked(table)})
    settled = rules_of(game_round.game)(marked)
    wager = wager_paid(game_round.game, case.wager)
    paid = next(result for result in settled.seats if result.seat == seat).wagers[wager]
    # A bonus without a stake of its own is reckoned on the wager that every seat makes.
    title, wagers = (
        game_round.game.title,
        next(seat_deal for seat_deal in deal.seats if seat_deal.seat == seat).wagers,
    )
    stake = paid.stake or (wagers.get(title.base, 0) if title else 0)
    mark, odd = divmod(paid.net, stake) if stake else (0, 1)
    lines = list(table.lines)
    place = mark - _MARK
    return lines[place] if not odd and 0 <= place < len(lines) else None


def _jackpot_line(game_round: Round, case: PayCase, seat: int) -> str | None:
    deal = game_round.deal
    own = next(seat_deal for seat_deal in deal.seats if seat_deal.seat == seat)
    if not own.wagers.get(case.wager):
        return None
    # Nobody's hand at a card table changes another's; from a shoe each draws what is left.
    alone = deal if deal.draw else replace(deal, seats=(own,))
    settled = rules_of(game_round.game)(alone)
    met = next(result for result in settled.seats if result.seat == seat).lines
    line = game_round.jackpots[0].definition.highest_line(met.get(case.wager, frozenset()))
    return line.key if line else None


def _marked(table: Paytable) -> Paytable:
    """Pay each line odds of its own, so that the amount tells the line."""

    def mark(lines: Iterable[str]) -> dict[str, ToOne]:
        return {line: ToOne(_MARK + place) for place, line in enumerate(lines)}

    by_hands = {hands: mark(table.lines) for hands in table.by_hands}
    return replace(table, lines=mark(table.lines), by_hands=by_hands)
