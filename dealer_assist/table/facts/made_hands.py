"""The winning hand that known cards make and nobody has pressed: where it is, and what opens it."""

from dealer_assist.table.facts import chips, claims, ending, paying, table_hand
from dealer_assist.table.facts.dealing import house_money, stages
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.places import SIDES
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import IN_ROUND, Table, once
from dealer_assist.value import Value


class LookedAt(Value):
    """What the dealer looks at: the seat that is touched, the sensor or side that is chosen.

    `plays_hands` is False in a lesson, where players act by themselves; `reopens` where a step
    before the play is touched again.
    """

    seat: int | None = None
    tab: str = ""
    plays_hands: bool = True
    reopens: bool = False


class MadeHand(Value):
    """A hand that the cards make: `line` of a jackpot at a seat, or nothing where they make none.

    `is_open` where its button is on the screen; `asks_side` where the side of the seat is missing.
    `of_seat` is the seat that was looked at and has no winning hand itself.
    """

    seat: int | None
    sensor: str
    line: str = ""
    is_open: bool = False
    asks_side: bool = False
    of_seat: int | None = None

    @property
    def is_to_do(self) -> bool:
        """True if there is something to touch: a hand, or a side that is not marked."""
        return bool(self.line) or self.asks_side


def sensor_shown(table: Table, look: LookedAt) -> str:
    """Return the sensor whose hand buttons show: the chosen one, else the one that can win."""
    sensors = list(table.setup.jackpots)
    if look.tab in sensors or look.seat is None:
        return look.tab if look.tab in sensors else sensors[0]
    bet = [(look.seat, sensor) for sensor in sensors if (look.seat, sensor) in table.locked]
    open_to = [spot for spot in bet if not claims.claim_refusal(table, spot)]
    won = [spot for spot in open_to if suggestion.suggested(table, spot)]
    best = [spot for spot in won if table.claim_of(spot) is None] or won or open_to or bet
    return best[0][1] if best else sensors[0]


def winning_side(table: Table, look: LookedAt) -> str:
    """Return the side whose hand wins: as the cards have it, else as the dealer has touched it."""
    if not known.is_baccarat(table.setup):
        return ""
    if (coup := known.coup_of(table)) is not None:
        return coup.winner if coup.winner in SIDES else ""
    if look.tab in SIDES:
        return look.tab
    # A hand that was pressed through a seat has said which side won.
    sides = {table_hand.sides_of(table, claim.seat) for claim in table.round.claims}
    ((one, *more),) = sides if len(sides) == 1 and sides != {()} else (("",),)
    return "" if more else one


def may_speak(table: Table, look: LookedAt) -> bool:
    """True if a hand may be spoken of: chips are taken, seats paid and House Money done first."""
    is_walking = table.round.is_paying and bool(paying.dues(table))
    if table.round.phase not in IN_ROUND or is_walking or chips.to_take(table):
        return False
    is_asked = look.seat is None and (look.reopens or house_money.is_due(table))
    return not (is_asked or house_money.in_short(table) or paying.to_take_back(table))


def may_win(table: Table, seat: int) -> bool:
    """True if a hand of a seat can be claimed, and its cards are not known to make none."""
    spots = [(seat, sensor) for sensor in table.setup.jackpots]
    return any(
        not claims.claim_refusal(table, spot)
        and suggestion.suggested(table, spot) != suggestion.NONE
        for spot in spots
    )


@once
def next_hand(table: Table, look: LookedAt) -> MadeHand | None:
    """Return what the cards make for the seat that is looked at, or for the next one; else None."""
    if not may_speak(table, look):
        return None
    if (missing := _side_missing(table, look)) is not None:
        return missing
    if not table.round.cards or not table.setup.jackpots:
        return None
    if look.seat is not None:
        found = _at_seat(table, (look.seat, sensor_shown(table, look)))
        if found is not None:
            return found
    return _first_waiting(table)


@once
def listed_hand(table: Table, look: LookedAt) -> MadeHand | None:
    """Return the hand that holds the end of the round, where the cards are not all known yet."""
    if look.seat is not None or not table.round.cards or not may_speak(table, look):
        return None
    # The stage comes first: a hand in play is not named.
    is_in_play = stages.is_before_showdown(table) and stages.still_in(table)
    if is_in_play or not known.have_all_acted(table):
        return None
    waits = ending.things_open(table, next(iter(chips.early_jackpots(table)), ""))
    first = next((wait for wait in waits if wait.wait is ending.Wait.HAND and wait.spots), None)
    if first is None or table.setup.jackpots[first.spots[0][1]].is_shared:
        return None
    spot = first.spots[0]
    # At blackjack two sevens may become three: nothing is asked for before the hand is played.
    is_played = not known.is_blackjack(table.setup) or stages.is_last(table)
    is_known = is_played or suggestion.suggested(table, spot) is not None
    if suggestion.is_left_out(table, spot) or not is_known:
        return None
    return MadeHand(*spot, first.line)


def _first_waiting(table: Table) -> MadeHand | None:
    if not (waiting := suggestion.waiting(table)):
        return None
    seat, sensor = waiting[0]
    line = suggestion.suggested(table, waiting[0]) or ""
    if table.setup.jackpots[sensor].is_shared:
        return MadeHand(None, sensor, line, is_open=True)
    return MadeHand(seat, sensor, line)


def _side_missing(table: Table, look: LookedAt) -> MadeHand | None:
    """Return the first seat whose side decides who wins, before anything is said of a hand."""
    if not winning_side(table, look) or table.round.claims or table.round.wins:
        return None
    sensor = sensor_shown(table, look) if table.setup.jackpots else ""
    if sensor not in table.setup.jackpots or not (seats := table_hand.unmarked(table, sensor)):
        return None
    return MadeHand(seats[0], sensor, asks_side=True)


def _at_seat(table: Table, spot: Spot) -> MadeHand | None:
    line = suggestion.suggested(table, spot)
    if line is None or table.claim_of(spot) is not None or claims.claim_refusal(table, spot):
        return None
    if line == suggestion.NONE:
        waiting = suggestion.waiting(table)
        if not waiting:
            return MadeHand(None, spot[1], of_seat=spot[0])
        made = suggestion.suggested(table, waiting[0]) or ""
        return MadeHand(*waiting[0], made, of_seat=spot[0])
    return MadeHand(spot[0], spot[1], line, is_open=True)
