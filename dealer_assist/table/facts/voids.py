"""A round that does not count: who gets what back, and who had to agree.

The meters are as before it at once; the players have theirs back when the dealer says so. Until
then no other round begins. A winning hand that goes with it is an alert to another person.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.pays import Percent
from dealer_assist.table.events.values import Returned
from dealer_assist.table.facts import comparing, tokes
from dealer_assist.table.facts.dealing import blackjack_wagers
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table

ALERT, PROBED = "void", "probed"
"""The kinds of alerts: a hand that went with its round, and a hidden amount that it could try."""


def refusal(table: Table) -> str:
    """Say why the round cannot be void any more, or nothing if it can."""
    if table.round.wins or table.round.undone:
        return Msg("A win of this round is on record. Only an adjustment can undo it")
    if table.round.walked:
        seat = table.round.walked[-1].seat
        return Msg("Seat {seat} is settled. Press UNDO first", seat=seat)
    if table.round.bonus_bets.paid:
        return Msg("Bonus bets of this round are paid. Take them back and press UNDO first")
    if seat := comparing.holds_void(table):
        return Msg("Seat {seat} is settled. Touch it and press UNDO first", seat=seat)
    return tokes.holds_void(table) or holds_start(table)


def held_by(table: Table) -> str:
    """Say the same in the few words that a button has room for."""
    if table.round.wins or table.round.undone:
        return Msg("A win is on record")
    if table.round.voided is not None:
        return Msg("Give the wagers back first")
    walked = table.round.walked[-1].seat if table.round.walked else 0
    if seat := walked or comparing.holds_void(table):
        return Msg("Seat {seat} is settled", seat=seat)
    if table.round.bonus_bets.paid:
        return Msg("Bonus bets are paid")
    return Msg("Tokes are settled") if tokes.holds_void(table) else ""


def holds_start(table: Table) -> str:
    """Say what has to go back before another round begins, or nothing."""
    if table.round.voided is None:
        return ""
    return Msg("Round {round} is void. Give every wager back first", round=table.round.voided.round)


def needs_card(table: Table) -> bool:
    """True if a void needs a card now: the house wants one, or a jackpot goes with it."""
    if table.round.phase is Phase.BETTING or "swiper" not in table.setup.devices:
        return False
    goes = hands_that_go(table) or table.round.crossed
    return table.setup.safeguards.void_needs_card or bool(goes)


def role_needed(table: Table) -> Role:
    """Return the card that a void needs: a hand that goes with it asks for its own."""
    levels = [level for _, _, level in hands_that_go(table)]
    return highest([Role.SUPERVISOR, *levels, *(Role.EXECUTIVE for _ in table.round.crossed)])


def hands_that_go(table: Table) -> tuple[tuple[Spot, str, Role], ...]:
    """List the pressed or known hands that a card would record, with the card of each."""
    found = []
    for (seat, sensor), line in sorted(hands_open(table).items()):
        prize = worth(table, sensor, line)
        level = table.setup.level_for(sensor, line, prize)
        if level is not Role.DEALER:
            found.append(((seat, sensor), line, level))
    return tuple(found)


def worth(table: Table, sensor: str, line: str) -> int:
    """Return what a hand would be paid now, in cents, off the meter as it shows."""
    jackpot = table.setup.jackpots[sensor]
    pays = jackpot.line(line)
    if isinstance(pays.pays, Percent):
        return table.accounts[sensor, pays.pays.meter].shown_cents * pays.percent // 100
    return pays.fixed_prize(jackpot.wager_cents)


def hands_open(table: Table) -> dict[Spot, str]:
    """Return the hands that the cards make, or that were pressed."""
    return {
        (claim.seat, claim.sensor): claim.line for claim in table.round.claims
    } | suggestion.unclaimed(table)


def returned(table: Table) -> tuple[Returned, ...]:
    """List what each seat has on the layout and on its sensors in this round."""
    printed = {row.key for row in table.setup.wagers}
    rows = []
    for seat in table.setup.seats:
        wagers = sum(cents for key, cents in table.seat(seat).wagers.items() if key in printed)
        wagers += blackjack_wagers.added_in_play(table, seat, printed)
        chips = sum(one.locked_cents for (at, _), one in table.sensors.items() if at == seat)
        laid = sum(toke.cents for (at, _), toke in table.round.tokes.items() if at == seat)
        if wagers or chips or laid:
            rows.append(Returned(seat, wagers, chips, laid))
    return tuple(rows)
