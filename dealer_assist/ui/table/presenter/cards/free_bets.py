"""Free bets in the panel: every hand that has earned a lammer, and one touch lays it.

Asked while hands are played and the cards are known. A player who does not want it just plays on.
"""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.table.facts.dealing import blackjack_wagers, lammers
from dealer_assist.table.facts.dealing.free_bets import Earned, earned
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.places import seat_of
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.ui.table.actions import (
    LayLammer,
)
from dealer_assist.ui.table.model.panel import BonusStripModel
from dealer_assist.ui.table.presenter.cards.card_advice import advice
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

_PLAY, _DEAL = "play", "deal"
_WORDS = {lammers.DOUBLE: Msg("FREE DOUBLE"), lammers.SPLIT: Msg("FREE SPLIT")}


def stands(table: Table, view: PassingView) -> bool:
    """True if the panel offers free bets: no seat is touched, nothing comes before them."""
    if view.selected is not None or table.round.phase not in IN_ROUND or table.round.claims:
        return False
    if advice(table, view) is not None:  # a hand that wins the jackpot is touched first
        return False
    return bool(earned(table)) and next_thing(table).what == _DEAL


def strip_model(table: Table) -> BonusStripModel:
    """Offer each free bet with what its lammer is worth."""
    return BonusStripModel(
        Msg("Free bets"),
        (),
        (),
        Msg("Who takes a free bet?"),
        Msg("Place a lammer, no chips. The player may decline"),
        tuple(_answer(table, one) for one in earned(table)),
    )


def _answer(table: Table, one: Earned) -> Button[Any]:
    worth = chips(blackjack_wagers.entire_wager(table, seat_of(one.place)))
    detail = Msg("{act}, {amount}", act=_WORDS[one.verb], amount=worth)
    label = Msg("SEAT {seat}", seat=one.place)
    return Button(LayLammer(one.place, one.verb), label, "chip", detail)
