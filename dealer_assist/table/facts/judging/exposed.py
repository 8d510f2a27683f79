"""Cover All: the highest known hand at the table, which one stays exposed, and what it pays."""

from dealer_assist.message import Msg
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.ranking.five_cards import KINDS
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import Value

_EXPOSED = KINDS[KINDS.index("straight") :]
"""Kinds of hand that are left on the layout until a higher one is found."""


class HighestHand(Value):
    """The highest hand that is known, and where it lies."""

    place: str
    hand: Hand
    pays: Pay | None

    @property
    def stays(self) -> bool:
        """True if it is left face up on the layout."""
        return self.hand.kind in _EXPOSED


def wager_on_it(setup: TableSetup) -> str:
    """Name the wager that the highest hand of the table decides; none where there is no such."""
    return next(iter(setup.title.highest), "") if setup.title is not None else ""


def highest(table: Table) -> HighestHand | None:
    """Return the highest known hand of a table that plays Cover All; folded hands count."""
    columns = table.setup.pays_by_hands.get(wager_on_it(table.setup))
    if columns is None:
        return None
    places = [place for place in known.places(table) if known.is_whole(table, place)]
    hands = {place: hand for place in places if (hand := known.hand_at(table, place)) is not None}
    if not hands or not known.have_all_acted(table):
        return None
    place = max(hands, key=lambda one: hands[one].value)
    dealt = len(known.dealt_in(table)) + ("dealer" in table.setup.hand_sizes)
    return HighestHand(place, hands[place], columns.get(dealt, {}).get(hands[place].kind))


def exposed_words(table: Table, hand: str) -> str:
    """Say which hand stays face up, `hand` as it is written; nothing where none does."""
    top = highest(table)
    if top is None or not top.stays:
        return ""
    place = known.place_name(top.place)
    return Msg("{place} stays face up: {hand}", place=place, hand=hand)


def cover_all_words(table: Table, hand: str) -> str:
    """Say what Cover All pays by the highest hand, once every hand is known."""
    top = highest(table)
    if top is None or not all(known.is_whole(table, place) for place in known.places(table)):
        return ""
    place = known.place_name(top.place)
    if top.pays is None:
        return Msg("COVER ALL loses: {place} is highest, {hand}", place=place, hand=hand)
    return Msg("{place}: {hand}, pays {pays}", place=place, hand=hand, pays=str(top.pays))
