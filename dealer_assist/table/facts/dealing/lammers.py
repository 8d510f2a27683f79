"""Free doubles and free splits: the house lays a lammer, where the title's file has them.

A lammer is no money. It stands among the wagers of its seat under a name of its own, with what it
is worth. The rules are asked whether one may be laid, never repeated.
"""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import ACE, rank
from dealer_assist.rules.games.blackjack import BlackjackHand, house_rules, refuse_split
from dealer_assist.rules.money import chips
from dealer_assist.table.facts.dealing import tried_acts
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import SeatHand, hand_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

DOUBLE, SPLIT = VERBS = ("free_double", "free_split")
"""The acts as the rules name them; among the wagers a lammer has the letter of its hand too."""


def are_laid(setup: TableSetup) -> bool:
    """True if this table has free bets."""
    return setup.acts is not None and setup.acts.free


def key(verb: str, place: str) -> str:
    """Name the lammer of a hand among the wagers of its seat."""
    return hand_of(place).wager(verb)


def is_lammer(wager: str) -> bool:
    """True if a name among the wagers is that of a lammer."""
    return wager.startswith(VERBS)


def chips_of(wagers: Mapping[str, int]) -> dict[str, int]:
    """Return the wagers that are money."""
    return {name: cents for name, cents in wagers.items() if not is_lammer(name)}


def lying(table: Table, seat: int) -> dict[str, int]:
    """Return the lammers beside the hands that a seat has, with what each is worth."""
    wagers = table.seat(seat).wagers
    names = [key(verb, place) for place in known.hands_of(table, seat) for verb in VERBS]
    return {name: wagers[name] for name in names if wagers.get(name)}


def on_layout(table: Table) -> int:
    """Count the lammers that lie on the layout."""
    return sum(len(lying(table, seat)) for seat in table.setup.seats)


def why_no_double(table: Table, place: str) -> str:
    """Say why a hand has no free double, or nothing if it has one."""
    return _refusal(table, place, (DOUBLE,))


def why_no_split(table: Table, place: str) -> str:
    """Say why a hand has no free split, or nothing if it has one."""
    cards = known.cards_at(table, place)
    hands, rules = len(known.hands_with(table, place)), house_rules(table.setup.options)
    try:
        refuse_split(BlackjackHand(cards, 0), None, rules, hands=hands)
    except Refused as refused:
        return Msg("Seat {seat}: {why}", seat=place, why=refused.message)
    stands = () if rank(cards[0]) == ACE else ("stand", "stand")
    return _refusal(table, place, (SPLIT, *stands))


def refuse(table: Table, seat: int, added: Mapping[str, int], worth: int) -> None:
    """Refuse a lammer that no hand of a seat has earned, or of another worth than its wager."""
    for name, cents in added.items():
        if not is_lammer(name):
            continue
        if not are_laid(table.setup):
            game = table.setup.game_name
            raise Refused(Msg("{game} has no free bets. Use own money", game=game))
        if cents != worth:
            raise Refused(
                Msg(
                    "A lammer at seat {seat} is worth its wager of {worth}. Lay that one",
                    seat=seat,
                    worth=chips(worth),
                )
            )
        if why_not := _why_not(table, seat, name):
            raise Refused(why_not)


def _why_not(table: Table, seat: int, name: str) -> str:
    """Say why a lammer cannot be laid: of a split any hand of the seat may be the one."""
    places = known.hands_of(table, seat)
    verb = DOUBLE if name.startswith(DOUBLE) else SPLIT
    place = SeatHand(seat, name.removeprefix(verb).removeprefix("_")).text
    if verb == DOUBLE:
        if place not in places:
            return Msg("Seat {seat} is no hand. Choose another place", seat=place)
        return why_no_double(table, place)
    if place in places:
        return Msg("Seat {seat} is split already. Undo the split first", seat=place)
    whys = [why_no_split(table, one) for one in places]
    return "" if not all(whys) else whys[0]


def _refusal(table: Table, place: str, actions: tuple[str, ...]) -> str:
    is_split = known.is_split(table, place)
    cards = known.cards_at(table, place)
    return tried_acts.refusal(table.setup, place, cards, actions, is_split=is_split)
