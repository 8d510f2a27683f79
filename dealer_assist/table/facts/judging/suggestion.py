"""The progressive hand that the cards make, and where a pressed button disagrees with them.

It is never more than a word to the dealer: the button and the supervisor decide.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.bets.bonus_bets import blazing_7s, trilux
from dealer_assist.rules.bets.progressive import poker_lines
from dealer_assist.rules.deal import Lines
from dealer_assist.rules.games.baccarat import Coup
from dealer_assist.rules.games.dragon_bonus import progressive_lines
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.facts import table_hand
from dealer_assist.table.facts.claims import claim_refusal
from dealer_assist.table.facts.dealing import peek, stages
from dealer_assist.table.facts.dealing.acts_on_record import has_stood
from dealer_assist.table.facts.judging import evidence
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.evidence import FLOP
from dealer_assist.table.places import AWAY, BANKER, BOARD, DEALER, PLAYER, SeatHand
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Phase, Table, once

NONE = ""
ALERT = "cards"


@once
def suggested(table: Table, spot: Spot) -> str | None:
    """Return the line that the cards make at a spot, `NONE` for no line; None if unknown."""
    seat, sensor = spot
    if not table.round.cards or table.round.phase in (Phase.BETTING, Phase.CLOSED):
        return None
    lines = _lines(table, seat, sensor)
    if lines is None:
        return None
    line = table.setup.jackpots[sensor].highest_line(lines)
    return line.key if line else NONE


def of_claim(table: Table, spot: Spot) -> str | None:
    """Return the line that the cards make of a pressed hand, also where it could still grow.

    At blackjack all lies open: Two 7's that are pressed are judged before a third card comes.
    """
    made, claim = suggested(table, spot), table.claim_of(spot)
    if made is None and claim is not None and known.is_blackjack(table.setup):
        return claim.line if made_so_far(table, spot) == claim.line else None
    return made


def is_judged(table: Table, sensor: str) -> bool:
    """True if the cards say of every wager on a sensor what it has won."""
    spots = [spot for spot in table.locked if spot[1] == sensor]
    return bool(spots) and all(suggested(table, spot) is not None for spot in spots)


def made_so_far(table: Table, spot: Spot) -> str:
    """Return the line that a spot has for certain, whatever else would still be dealt; or `NONE`.

    For the end of a round only: it looks at cards that may still lie face down.
    """
    lines = _lines(table, *spot, is_over=True) if table.round.cards else None
    line = table.setup.jackpots[spot[1]].highest_line(lines) if lines else None
    return line.key if line else NONE


@once
def waiting(table: Table) -> tuple[Spot, ...]:
    """Return the spots whose cards win and that claim nothing yet, in payment order."""
    return tuple(spot for spot in _open(table) if _is_due(table, spot, suggested(table, spot)))


def unclaimed(table: Table) -> dict[Spot, str]:
    """Return the hands that the cards make for certain and nobody has pressed or denied.

    Also those that the record has left out: another seat's share of it, or a lower hand.
    """
    made = {spot: made_so_far(table, spot) for spot in _open(table)} | _left_out(table)
    return {spot: line for spot, line in made.items() if _is_due(table, spot, line)}


@once
def is_to_press(table: Table) -> bool:
    """True if a hand that the cards make is pressed, or denied, before any wager is settled."""
    made = (spot for spot in unclaimed(table) if not grows(table, spot))
    return bool(waiting(table)) or any(not is_left_out(table, spot) for spot in made)


def grows(table: Table, spot: Spot) -> bool:
    """True if the hand that a spot has for certain may still become a higher one: nothing is asked.

    Two 7's are silent until the hand has its third card, stands or splits, or the dealer's hand is
    known to end the play.
    """
    seat, sensor = spot
    is_sevens = table.setup.jackpots[sensor].judge == "blazing_7s"
    return is_sevens and not stages.is_last(table) and _may_draw_third(table, seat)


def is_left_out(table: Table, spot: Spot) -> bool:
    """True if a hand can only be put right by an adjustment: something else is on record."""
    return table.win_of(spot) is not None or table_hand.is_on_record(table, spot[1])


@once
def without_side(table: Table) -> tuple[Spot, ...]:
    """Return the spots that a coup's hand might be for, were it known which side they are on."""
    coup = known.coup_of(table) if known.is_baccarat(table.setup) else None
    if coup is None or table_hand.all_participate(table):
        return ()
    return tuple(
        spot
        for spot in table.locked
        if not table_hand.is_known(table, spot[0])
        and (not claim_refusal(table, spot) or _has_no_share(table, spot))
        and table.claim_of(spot) is None
        and _line_of_the_coup(table, coup, spot[1])
    )


def basis(table: Table, spot: Spot) -> tuple[str, ...]:
    """Return the cards that a hand was judged by: other ones make a new hand of it."""
    places = (*known.hands_of(table, spot[0]), SeatHand(spot[0], AWAY).text)
    own = [card for place in places for card in table.round.cards.get(place, ())]
    shared = (BOARD, PLAYER, BANKER)
    others = [card for place in shared for card in table.round.cards.get(place, ())]
    return (*own, *others, *table.round.cards.get(DEALER, ())[:1])


def is_denied(table: Table, spot: Spot, line: str) -> bool:
    """True if the dealer said that this hand, of these cards, is not a win."""
    return any(
        (denial.seat, denial.sensor) == spot
        and denial.line == line
        and denial.cards == basis(table, spot)
        for denial in table.round.denials
    )


def _open(table: Table) -> list[Spot]:
    turn = table.setup.turn_to_pay
    spots = (
        sorted(table.locked, key=lambda spot: (turn(spot[0]), spot[1])) if table.round.cards else []
    )
    return [spot for spot in spots if not table.claim_of(spot) and not claim_refusal(table, spot)]


def _left_out(table: Table) -> dict[Spot, str]:
    """Return the hands that were not known, or known otherwise, when the record was made."""
    made = {spot: made_so_far(table, spot) for spot in table.locked} if table.round.wins else {}
    return {
        spot: line
        for spot, line in made.items()
        if line and (_has_no_share(table, spot) or _is_above_record(table, spot, line))
    }


def _has_no_share(table: Table, spot: Spot) -> bool:
    is_won = table_hand.is_on_record(table, spot[1])
    return is_won and table.win_of(spot) is None and not table.claim_of(spot)


def _is_above_record(table: Table, spot: Spot, line: str) -> bool:
    win = table.win_of(spot)
    lines = [one.key for one in table.setup.jackpots[spot[1]].lines]
    return win is not None and lines.index(line) < lines.index(win.award.line)


def _is_due(table: Table, spot: Spot, line: str | None) -> bool:
    return bool(line) and not is_denied(table, spot, line or NONE)


def disagreements(table: Table) -> dict[Spot, str]:
    """Say where a button that is on is not the hand that the cards make."""
    said: dict[Spot, str] = {}
    turn = table.setup.turn_to_pay
    for claim in sorted(table.round.claims, key=lambda one: (turn(one.seat), one.sensor)):
        spot = (claim.seat, claim.sensor)
        line = suggested(table, spot)
        if line is not None and line != claim.line:
            said[spot] = _disagrees(table, claim, line)
    return said


def alerts(table: Table) -> tuple[RaiseAlert, ...]:
    """Return what is put on record of the disagreements that the supervisor is called for."""
    return tuple(
        RaiseAlert(alert_key(table, spot), ALERT, sentence)
        for spot, sentence in disagreements(table).items()
    )


def alert_key(table: Table, spot: Spot) -> str:
    """Name what is said of a spot's hand in this round: one alert, whatever becomes of the hand."""
    return f"{ALERT} {table.round.number} {spot[0]}{spot[1]}"


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


def _lines(table: Table, seat: int, sensor: str, *, is_over: bool = False) -> Lines | None:
    match table.setup.jackpots[sensor].judge:
        case "baccarat" | "baccarat_naturals" as judge:
            return _of_the_coup(table, seat, naturals_apart=judge == "baccarat_naturals")
        case "blazing_7s":
            return _sevens(table, seat, is_over=is_over)
        case "trilux":
            return _trilux(table, seat)
        case judge if known.is_whole(table, str(seat)):
            is_open = known.is_showdown(table) or _is_shown(table, (seat, sensor))
            may_judge = _has_flop(table) if is_over else is_open
            return _of_poker(table, seat, judge) if may_judge else None
    return None


def _is_shown(table: Table, spot: Spot) -> bool:
    """True if a pressed hand lies open with all that plays in it; the dealer's does not."""
    is_pressed = table.claim_of(spot) is not None and known.have_all_acted(table)
    has_board = BOARD in table.setup.hand_sizes
    return is_pressed and (not has_board or known.is_whole(table, BOARD))


def _has_flop(table: Table) -> bool:
    """True if enough of the board lies for a hand that later cards cannot take away."""
    needed = min(FLOP, table.setup.hand_sizes.get(BOARD, 0))
    return len(table.round.cards.get(BOARD, ())) >= needed


def _of_poker(table: Table, seat: int, judge: str) -> Lines:
    cards, board = known.cards_at(table, str(seat)), known.cards_at(table, BOARD)
    return poker_lines(judge, cards, board)


def _of_the_coup(table: Table, seat: int, *, naturals_apart: bool) -> Lines | None:
    coup = known.coup_of(table)
    if coup is None:
        return None
    wins = table_hand.all_participate(table) or coup.winner in table_hand.sides_of(table, seat)
    return _lines_of(table, coup, naturals_apart=naturals_apart) if wins else frozenset()


def _lines_of(table: Table, coup: Coup, *, naturals_apart: bool) -> Lines:
    # Where the table pays a natural win its own line, a natural nine is one.
    natural_nine = table.setup.options.get("natural_nine") is True and not naturals_apart
    return progressive_lines(coup, natural_nine=natural_nine)


def _line_of_the_coup(table: Table, coup: Coup, sensor: str) -> bool:
    jackpot = table.setup.jackpots[sensor]
    lines = _lines_of(table, coup, naturals_apart=jackpot.judge == "baccarat_naturals")
    return jackpot.highest_line(lines) is not None


def _sevens(table: Table, seat: int, *, is_over: bool) -> Lines | None:
    found, dealer = evidence.sevens(table, seat), known.cards_at(table, DEALER)
    if len(found.first_two) < 2 or not (dealer or is_over):
        return None
    made = blazing_7s.lines(found.first_two, found.third)
    return None if _may_draw_third(table, seat) and not is_over else made


def _may_draw_third(table: Table, seat: int) -> bool:
    """True if a seat with two sevens may still draw the third."""
    found, dealer = evidence.sevens(table, seat), known.cards_at(table, DEALER)
    if found.third is not None or blazing_7s.PAIR not in blazing_7s.lines(found.first_two, None):
        return False
    is_over = has_stood(table, str(seat)) or known.is_split(table, str(seat))
    return not is_over and len(dealer) < 2 and peek.peeked(table) != BLACKJACK


def _trilux(table: Table, seat: int) -> Lines | None:
    found = evidence.with_up_card(table, seat)
    if len(found.first_two) < 2 or found.third is None:
        return None
    return trilux.lines(found.first_two, found.third)
