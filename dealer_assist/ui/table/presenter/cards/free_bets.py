"""Free bets in the panel: every hand that has earned a lammer, and one touch lays it.

Asked while hands are played and the cards are known. A player who does not want it just plays on.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.table.facts.dealing import blackjack_wagers, lammers, stages
from dealer_assist.table.facts.dealing.acts_on_record import has_stood
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.guide.next_step import next_key
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, LayLammer
from dealer_assist.ui.table.model.panel import BonusStripModel
from dealer_assist.ui.table.presenter.cards.card_advice import advice
from dealer_assist.ui.table.presenter.view import IN_ROUND, PassingView
from dealer_assist.value import Value

_PLAY, _DEAL = "play", "deal"
_WORDS = {lammers.DOUBLE: Msg("FREE DOUBLE"), lammers.SPLIT: Msg("FREE SPLIT")}


class Earned(Value):
    """A hand and the free bet that it has earned."""

    place: str
    verb: str


def earned(table: Table) -> tuple[Earned, ...]:
    """Give the free bets that hands have earned and nobody has laid, in the order of play."""
    reached = stages.now(table)
    if not lammers.are_laid(table.setup) or reached is None or reached.key != _PLAY:
        return ()
    return tuple(
        Earned(place, verb)
        for seat in known.dealt_in(table)
        if blackjack_wagers.entire_wager(table, seat)
        for place in known.hands_of(table, seat)
        for verb in lammers.VERBS
        if not blackjack_wagers.doubled_at(table, place)
        and not has_stood(table, place)
        and not blackjack_wagers.why_no_lammer(table, verb, place)
    )


def stands(table: Table, view: PassingView) -> bool:
    """Tell whether the panel offers free bets: no seat is touched, nothing comes before them."""
    if view.selected is not None or table.round.phase not in IN_ROUND or table.round.claims:
        return False
    if advice(table, view) is not None:  # a hand that wins the jackpot is touched first
        return False
    return bool(earned(table)) and next_key(table) == _DEAL


def strip_model(table: Table) -> BonusStripModel:
    """Offer each free bet with what its lammer is worth."""
    return BonusStripModel(
        Msg("Free bets"),
        (),
        (),
        Msg("Who takes a free bet?"),
        Msg("A lammer, no chips; whoever does not want it plays on"),
        tuple(_answer(table, one) for one in earned(table)),
    )


def _answer(table: Table, one: Earned) -> ActionModel:
    worth = chips(blackjack_wagers.entire_wager(table, int(one.place[0])))
    detail = Msg("{act}, {amount}", act=_WORDS[one.verb], amount=worth)
    label = Msg("SEAT {seat}", seat=one.place)
    return ActionModel(LayLammer(one.place, one.verb), label, "chip", detail)
