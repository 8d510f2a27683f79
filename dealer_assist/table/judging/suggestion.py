"""The progressive hand that the cards make, and where a pressed button disagrees with them.

It is never more than a word to the dealer: the button and the supervisor decide.
"""

from dealer_assist.message import Msg
from dealer_assist.rules import blazing_7s, trilux
from dealer_assist.rules.deal import Lines
from dealer_assist.rules.dragon_bonus import progressive_lines
from dealer_assist.rules.progressive import seven_card_lines
from dealer_assist.rules.ranking4 import best_four, lines_met
from dealer_assist.rules.ranking5 import best_five
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.judging import known_cards as known
from dealer_assist.table.procedures import table_hand
from dealer_assist.table.procedures.claims import claim_refusal
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Phase, Table

NONE = ""
ALERT = "cards"
_FLOP = 3


def suggested(table: Table, spot: Spot) -> str | None:
    """Give the line that the cards make at a spot, `NONE` for no line; None while they are mute."""
    seat, sensor = spot
    if not table.cards or table.phase in (Phase.BETTING, Phase.CLOSED):
        return None
    lines = _lines(table, seat, sensor)
    if lines is None:
        return None
    line = table.setup.jackpots[sensor].highest_line(lines)
    return line.key if line else NONE


def waiting(table: Table) -> tuple[Spot, ...]:
    """Give the spots whose cards win and that claim nothing yet, in payment order."""
    spots = sorted(table.locked, key=lambda spot: (-spot[0], spot[1])) if table.cards else []
    return tuple(
        spot
        for spot in spots
        if suggested(table, spot)
        and table.claim_of(spot) is None
        and not claim_refusal(table, spot)
    )


def disagreements(table: Table) -> dict[Spot, str]:
    """Say where a button that is on is not the hand that the cards make."""
    said: dict[Spot, str] = {}
    turn = table.setup.turn_to_pay
    for claim in sorted(table.claims, key=lambda one: (turn(one.seat), one.sensor)):
        spot = (claim.seat, claim.sensor)
        line = suggested(table, spot)
        if line is not None and line != claim.line:
            said[spot] = _disagrees(table, claim, line)
    return said


def alerts(table: Table) -> tuple[RaiseAlert, ...]:
    """Give what is put on record of the disagreements that the supervisor is called for."""
    return tuple(
        RaiseAlert(alert_key(table, spot), ALERT, sentence)
        for spot, sentence in disagreements(table).items()
    )


def alert_key(table: Table, spot: Spot) -> str:
    """Name what is said of a spot's hand in this round: one alert, whatever becomes of the hand."""
    return f"{ALERT} {table.round} {spot[0]}{spot[1]}"


def _disagrees(table: Table, claim: Claim, line: str) -> str:
    pressed = table.setup.line(claim.sensor, claim.line).label
    if line == NONE:
        return Msg(
            "Seat {seat}: the cards make no winning hand, the button says {pressed}",
            seat=claim.seat,
            pressed=pressed,
        )
    made = table.setup.line(claim.sensor, line).label
    return Msg(
        "Seat {seat}: the cards make {made}, the button says {pressed}",
        seat=claim.seat,
        made=made,
        pressed=pressed,
    )


def _lines(table: Table, seat: int, sensor: str) -> Lines | None:
    match table.setup.jackpots[sensor].judge:
        case "baccarat" | "baccarat_naturals" as judge:
            return _of_the_coup(table, seat, naturals_apart=judge == "baccarat_naturals")
        case "blazing_7s":
            return _sevens(table, seat)
        case "trilux":
            return _trilux(table, seat)
        case judge if known.is_showdown(table) and known.is_whole(table, str(seat)):
            return _of_poker(table, seat, judge)
    return None


def _of_poker(table: Table, seat: int, judge: str) -> Lines:
    cards, board = known.cards_at(table, str(seat)), known.cards_at(table, known.BOARD)
    if judge == "best_four":
        return frozenset(lines_met(best_four(cards)))
    if judge == "first_five":
        return frozenset({best_five(cards + board[:_FLOP]).kind})
    return seven_card_lines(cards, board)


def _of_the_coup(table: Table, seat: int, *, naturals_apart: bool) -> Lines | None:
    coup = known.coup_of(table)
    if coup is None:
        return None
    wins = table_hand.all_participate(table) or coup.winner in table_hand.sides_of(table, seat)
    if not wins:
        return frozenset()
    # Where the table pays a natural win its own line, a natural nine is one.
    natural_nine = table.setup.options.get("natural_nine") is True and not naturals_apart
    return progressive_lines(coup, natural_nine=natural_nine)


def _sevens(table: Table, seat: int) -> Lines | None:
    first_two, dealer = known.first_two(table, seat), known.cards_at(table, known.DEALER)
    if len(first_two) < 2 or not dealer:
        return None
    if table.setup.options.get("blazing_7s_rule") == "dealer_up_card":
        return blazing_7s.lines(first_two, dealer[0])
    has_split = len(known.hands_of(table, seat)) > 1
    drawn = known.cards_at(table, str(seat))[1 if has_split else 2 :]
    if not drawn and len(dealer) < 2:
        return None  # the player may still draw the third seven
    return blazing_7s.lines(first_two, drawn[0] if drawn else None)


def _trilux(table: Table, seat: int) -> Lines | None:
    first_two, dealer = known.first_two(table, seat), known.cards_at(table, known.DEALER)
    return trilux.lines(first_two, dealer[0]) if len(first_two) == 2 and dealer else None
