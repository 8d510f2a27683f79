"""Who sits in the deal where nobody enters wagers: by chip, by cards, or by the dealer's touch.

A seat plays, is empty, or nobody has said. How many hands are dealt follows; a shuffler that
counts them is believed, and contradicted in words where the seats say otherwise.
"""

from enum import Enum

from dealer_assist.message import Msg, joined
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.setup.table_setup import ASK, TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import seats_named

BEFORE_THE_DEAL = (Phase.CLOSED, Phase.BETTING)


class Presence(Enum):
    """Whether a seat is in the deal, as far as anybody knows."""

    PLAYING = "playing"
    EMPTY = "empty"
    NOT_KNOWN = "unknown"


def is_asked(table: Table) -> bool:
    """True if only a touch can say who plays: no wager is entered, hands lie at the seats."""
    return is_open(table.setup) and not table.knows_wagers


def is_open(setup: TableSetup) -> bool:
    """True if anybody may sit down anywhere: the table's file does not say who plays."""
    return setup.game_wager == ASK or ("seat" in setup.hand_sizes and not setup.players)


def counts_hands(table: Table) -> bool:
    """True if a wager pays by how many hands are dealt."""
    return bool(table.setup.pays_by_hands)


def presence(table: Table, number: int) -> Presence:
    """Return if a seat plays: by its chip, its cards, its fold, or what was said of it."""
    seat = table.seat(number)
    is_seen = seat.wagers or seat.has_folded or table.round.cards.get(str(number))
    if is_seen or seat.is_playing or any(at == number for at, _ in table.locked):
        return Presence.PLAYING
    is_known = seat.is_away or not is_asked(table)
    return Presence.EMPTY if is_known else Presence.NOT_KNOWN


def not_known(table: Table) -> tuple[int, ...]:
    """Return the seats of which nobody has said whether they play."""
    return tuple(seat for seat in table.setup.seats if presence(table, seat) is Presence.NOT_KNOWN)


def in_deal(table: Table) -> tuple[int, ...]:
    """Return the seats that are known to play, none where nothing tells."""
    return tuple(seat for seat in table.setup.seats if presence(table, seat) is Presence.PLAYING)


def hands(table: Table) -> tuple[int, ...]:
    """Return the possible numbers of dealt hands, with the dealer's; one if it is known.

    None before the deal, and while nothing at all is known of the seats.
    """
    if table.round.phase in BEFORE_THE_DEAL:
        return ()
    if table.round.hands_counted:
        return (table.round.hands_counted,)
    seated = len(in_deal(table))
    if not seated:
        return ()
    return tuple(range(seated + 1, seated + len(not_known(table)) + 2))


def against_count(table: Table) -> str:
    """Say that the seats are not those that the shuffler dealt to; nothing where they agree."""
    seated, open_seats = len(in_deal(table)) + 1, len(not_known(table))
    counted = table.round.hands_counted
    if not counted or not is_asked(table) or seated <= counted <= seated + open_seats:
        return ""
    return Msg(
        "The shuffler counted {counted} hands, the seats make {seated}: touch who plays",
        counted=counted,
        seated=seated,
    )


def asks_number(table: Table) -> tuple[str, str] | None:
    """Ask for the seat that decides the column of a wager paid by hands; its sentence, its why."""
    reached = stages.now(table)
    is_dealing = reached is None or not stages.before(table)
    if not counts_hands(table) or not is_asked(table) or is_dealing:
        return None
    wagers = [row.label for row in table.setup.wagers if row.key in table.setup.pays_by_hands]
    why = Msg("The {wager} column needs it", wager=joined(", ", wagers))
    if said := against_count(table):
        return said, why
    open_seats = not_known(table)
    if not open_seats or len(hands(table)) == 1:
        return None
    seats = seats_named(open_seats)
    if len(open_seats) == 1:
        return Msg("Seat {seat}: PLAYING or EMPTY?", seat=open_seats[0]), why
    return Msg("PLAYING or EMPTY? {seats}", seats=seats), why


def stayed(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return who played by the dealer's word and which seats were empty: so begins the next round.

    Not where a progressive chip needs the dealer's word of its own round.
    """
    if not is_asked(table) or table.setup.game_wager == ASK:
        return (), ()
    seats = table.setup.seats
    playing = tuple(seat for seat in seats if table.seat(seat).is_playing)
    return playing, tuple(seat for seat in seats if table.seat(seat).is_away)
