"""A round that does not count: who gets what back, and who had to agree.

The meters are as before it at once; the players have theirs back when the dealer says so. Until
then no other round begins. A winning hand that goes with it is an alert to another person.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.rules.pays import Percent
from dealer_assist.table import events as e
from dealer_assist.table import link_state
from dealer_assist.table.dealing import blackjack_wagers
from dealer_assist.table.events.values import Returned, VoidNote
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.judging import suggestion
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import comparing, tokes
from dealer_assist.table.procedures.opening import next_round
from dealer_assist.table.setup.roles import Role, StaffMember, highest
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

Events = tuple[e.Event, ...]
ALERT = "void"


def void_round(table: Table, reason: str, at: int) -> Events:
    """Void the round, or ask for the card that the house wants once cards may be out."""
    if why_not := refusal(table):
        raise Refused(why_not)
    if reason not in table.setup.void_reasons:
        raise Refused(Msg("A void needs a reason from the list"))
    if needs_card(table):
        return () if table.round.void_asked == reason else (e.VoidAsked(at, reason),)
    return _void(table, reason, at)


def void_by_card(table: Table, by: StaffMember, at: int) -> Events:
    """Void the round for the reason that was given, in the name of whoever swiped."""
    if why_not := refusal(table):
        raise Refused(why_not)
    return _void(table, table.round.void_asked, at, by)


def keep_round(table: Table, at: int) -> Events:
    """Let the round go on; no card came for its void."""
    return (e.VoidWithdrawn(at),) if table.round.void_asked else ()


def give_back(table: Table, at: int) -> Events:
    """Note that the players have their wagers back and the cards are shuffled."""
    return (e.WagersGivenBack(at, table.round.voided.round),) if table.round.voided else ()


def refusal(table: Table) -> str:
    """Say why the round cannot be void any more, or nothing if it can."""
    if table.round.wins or table.round.undone:
        return Msg("A win of this round is on record; only an adjustment can undo it")
    if table.round.bonus_bets.paid:
        return Msg("Bonus bets of this round are paid; take them back and press UNDO first")
    if seat := comparing.holds_void(table):
        return Msg("Seat {seat} is settled; touch it and press UNDO first", seat=seat)
    return tokes.holds_void(table) or holds_start(table)


def holds_start(table: Table) -> str:
    """Say what has to go back before another round begins, or nothing."""
    if table.round.voided is None:
        return ""
    return Msg("Round {round} is void; give every wager back first", round=table.round.voided.round)


def needs_card(table: Table) -> bool:
    """Tell whether a void needs a card now: the house wants one, or a jackpot goes with it."""
    if table.round.phase is Phase.BETTING or "swiper" not in table.setup.devices:
        return False
    goes = hands_that_go(table) or table.round.crossed
    return table.setup.safeguards.void_needs_card or bool(goes)


def role_needed(table: Table) -> Role:
    """Give the card that a void needs: a hand that goes with it asks for its own."""
    levels = [level for _, _, level in hands_that_go(table)]
    return highest([Role.SUPERVISOR, *levels, *(Role.EXECUTIVE for _ in table.round.crossed)])


def hands_that_go(table: Table) -> tuple[tuple[Spot, str, Role], ...]:
    """List the pressed or known hands that a card would record, with the card of each."""
    found = []
    for (seat, sensor), line in sorted(_hands(table).items()):
        prize = worth(table, sensor, line)
        level = table.setup.level_for(sensor, line, prize)
        if level is not Role.DEALER:
            found.append(((seat, sensor), line, level))
    return tuple(found)


def worth(table: Table, sensor: str, line: str) -> int:
    """Give what a hand would be paid now, in cents, off the meter as it shows."""
    jackpot = table.setup.jackpots[sensor]
    pays = jackpot.line(line)
    if isinstance(pays.pays, Percent):
        return table.accounts[sensor, pays.pays.meter].shown_cents * pays.percent // 100
    return pays.fixed_prize(jackpot.wager_cents)


def _hands(table: Table) -> dict[Spot, str]:
    """Give the hands that the cards make, or that were pressed."""
    return {(one.seat, one.sensor): one.line for one in table.round.claims} | suggestion.unclaimed(
        table
    )


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


def _void(table: Table, reason: str, at: int, by: StaffMember | None = None) -> Events:
    accounts = dict(table.round.opening_accounts)
    voided = e.RoundVoided(at, table.round.number, reason, readings(table.setup, accounts), by)
    gone = _wins_that_go(table, reason, by, at)
    # The next round opens with what somebody has still to take note of.
    opened = next_round(evolve_all(link_state.counted_void(table), gone), accounts)
    if table.round.phase is Phase.BETTING:  # nothing was dealt: what lies there stays a bet
        return (voided, next_round(link_state.counted_void(table), accounts))
    note = VoidNote(table.round.number, reason, returned(table))
    return (*gone, voided, replace(opened, voided=note))


def _wins_that_go(table: Table, reason: str, by: StaffMember | None, at: int) -> Events:
    """Tell another person of the hands that the cards make, or that were pressed."""
    hands = _hands(table)
    not_by = by or table.dealer
    crossings = tuple(
        e.AlertRaised(
            at,
            f"{ALERT} {table.round.number} {one.seat}{one.sensor} {one.level}",
            ALERT,
            Msg(
                "Seat {seat}: {hand} of {prize} went with round {round}, which was made void: "
                "{reason}",
                seat=one.seat,
                hand=table.setup.line(one.sensor, one.level).label,
                prize=dollars(one.award.prize),
                round=table.round.number,
                reason=reason,
            ),
            not_by.identity if not_by else "",
        )
        for one in table.round.crossed
    )
    return crossings + tuple(
        e.AlertRaised(
            at,
            f"{ALERT} {table.round.number} {seat}{sensor}",
            ALERT,
            Msg(
                "Seat {seat}: {hand} went with round {round}, which was made void: {reason}",
                seat=seat,
                hand=table.setup.line(sensor, line).label,
                round=table.round.number,
                reason=reason,
            ),
            not_by.identity if not_by else "",
        )
        for (seat, sensor), line in sorted(hands.items())
    )
