"""Claims that cannot all be true: more than the deck holds, or a board that is everybody's.

It is a word to the dealer and to the verifier, and CONFIRM then needs a reason; it is never a
refusal: which of two seats was pressed wrongly is for people to say.
"""

from collections import defaultdict

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg, capitalized
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.facts.claims import claim_refusal
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Table, once
from dealer_assist.table.words import seats_named
from dealer_assist.value import Value

ALERT = "deck"
COMMUNITY = "community_royal"
_ROYALS = ("royal_flush", "royal_after_5", "royal_after_6", "royal_after_7")
_SUITS = 4


class Contradiction(Value):
    """Hands that exclude each other: where they are on, and why they cannot all be right.

    `brief` says the same where the hand and its seats are in sight already.
    """

    spots: tuple[Spot, ...]
    sentence: str
    brief: str


def contradictions(table: Table) -> tuple[Contradiction, ...]:
    """Return what is wrong with the claims and wins of this round taken together."""
    found: list[Contradiction] = []
    for sensor in table.setup.jackpots:
        hands = _hands_on(table, sensor)
        found += _more_than_the_deck(table, sensor, hands)
        found += _beside_the_board(table, sensor, hands)
    return tuple(found)


@once
def of_claims(table: Table) -> tuple[Contradiction, ...]:
    """Return those that a hand which is not yet on record has a part in."""
    claimed = {(claim.seat, claim.sensor) for claim in table.round.claims}
    return tuple(
        contradiction
        for contradiction in contradictions(table)
        if claimed.intersection(contradiction.spots)
    )


def alerts(table: Table) -> tuple[RaiseAlert, ...]:
    """Return what is put on record of it, for another person than the dealer."""
    dealer = table.dealer.identity if table.dealer else ""
    return tuple(
        RaiseAlert(
            f"{ALERT} {table.round.number} {one.spots[0][1]}{n}", ALERT, one.sentence, dealer
        )
        for n, one in enumerate(contradictions(table), 1)
    )


def _hands_on(table: Table, sensor: str) -> dict[Spot, str]:
    """Return the lines that are claimed or on record on a sensor, the farthest right first."""
    claimed = {
        (claim.seat, sensor): claim.line for claim in table.round.claims if claim.sensor == sensor
    }
    won = {
        (win.award.seat, sensor): win.award.line for win in table.round.wins if win.sensor == sensor
    }
    return dict(sorted((won | claimed).items(), key=lambda hand: -hand[0][0]))


def _more_than_the_deck(table: Table, sensor: str, hands: dict[Spot, str]) -> list[Contradiction]:
    jackpot = table.setup.jackpots[sensor]
    alike: dict[str, list[Spot]] = defaultdict(list)
    most: dict[str, int] = {}
    for spot, line in hands.items():
        if (limit := _most(table.setup, jackpot, line)) is not None:
            alike[_family(jackpot, line)].append(spot)
            most[_family(jackpot, line)] = limit
    return [
        Contradiction(
            tuple(spots),
            _too_many(table, hands[spots[0]], spots),
            Msg("{seats} cannot hold it together", seats=capitalized(_named(spots))),
        )
        for family, spots in alike.items()
        if len(spots) > most[family]
    ]


def _most(setup: TableSetup, jackpot: Jackpot, line: str) -> int | None:
    """Return how many seats can hold a line at once by the number of cards, None for any number."""
    decks = setup.decks
    # Three of one kind and suit: the up card is everybody's, two more are each player's own.
    beside_up_card = (decks - 1) // 2
    match jackpot.judge, line:
        case "best_four", "four_aces":
            return decks
        case "first_five" | "seven_cards", royal if royal in _ROYALS:
            # At least three of its cards lie on the board: nobody else holds the other two.
            return decks if "board" in setup.hand_sizes else _SUITS * decks
        case "blazing_7s", "three7_diamonds":
            at_once = setup.options.get("blazing_7s_rule") == "dealer_up_card"
            return beside_up_card if at_once else decks // 3
        case "trilux", "three_aces_suited":
            return beside_up_card
        case _:
            return None


def _family(jackpot: Jackpot, line: str) -> str:
    """Name what lines are counted together as: one royal, whenever it was complete."""
    return "royal" if jackpot.judge == "seven_cards" and line in _ROYALS else line


def _too_many(table: Table, line: str, spots: list[Spot]) -> str:
    label = table.setup.line(spots[0][1], line).label
    return Msg(
        "{n} decks cannot make {hand} at {seats}. Look which seat holds it",
        one="One deck cannot make {hand} at {seats}. Look which seat holds it",
        n=table.setup.decks,
        hand=label,
        seats=_named(spots),
    )


def _beside_the_board(table: Table, sensor: str, hands: dict[Spot, str]) -> list[Contradiction]:
    """A royal on the board is every wager's hand, and there is no other beside it."""
    on_board = [spot for spot, line in hands.items() if line == COMMUNITY]
    if not on_board:
        return []
    label = table.setup.line(sensor, COMMUNITY).label
    others = [spot for spot, line in hands.items() if line != COMMUNITY]
    if others:
        sentence = Msg(
            "{hand} on the board plays for all seats. Check {others}",
            hand=label,
            others=_named(others),
        )
        brief = Msg("With {hand} on the board, no other hand plays", hand=label)
        return [Contradiction((*on_board, *others), sentence, brief)]
    missing = [
        spot
        for spot in sorted(table.locked, reverse=True)
        if spot[1] == sensor and spot not in hands and not claim_refusal(table, spot)
    ]
    if not missing:
        return []
    sentence = Msg(
        "{hand} on the board plays for all seats. Press it for {missing} too",
        hand=label,
        missing=_named(missing),
    )
    brief = Msg("The board plays for all seats: {missing} too", missing=_named(missing))
    return [Contradiction(tuple(on_board), sentence, brief)]


def _named(spots: list[Spot]) -> str:
    return seats_named(seat for seat, _ in spots)
