"""Claims: hand buttons on and off, why a seat cannot have one, and what they would be paid."""

from dealer_assist.jackpot import prizes
from dealer_assist.jackpot.account import Account
from dealer_assist.message import Msg, listed
from dealer_assist.table.facts import asked_cards, irregularities, link, table_hand
from dealer_assist.table.facts.chips import jackpot_before
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Meter, Table, once

Awards = list[tuple[str, prizes.PrizeAward]]


@once
def claim_refusal(table: Table, spot: Spot) -> str:
    """Say why a seat cannot claim, or nothing if it can."""
    seat, sensor = spot
    if spot not in table.sensors:
        return Msg("There is no sensor {sensor} at seat {seat}", sensor=sensor, seat=seat)
    if sensor in table.round.settled:
        return Msg(
            "{jackpot} is settled for this round", jackpot=table.setup.jackpots[sensor].label
        )
    if not table.sensor(spot).locked_cents:
        if table.setup.jackpots[sensor].is_house:
            return Msg("Seat {seat} has no jackpot wager in this round", seat=seat)
        return Msg("Seat {seat} has no progressive wager in this round", seat=seat)
    if table.seat(seat).has_folded and not table.setup.folded_hands_win:
        return Msg("Seat {seat} has folded. Folded hands do not win here", seat=seat)
    if table.win_of(spot):
        return Msg("The win of seat {seat} is on record. Only an adjustment can undo it", seat=seat)
    if table.is_pending(spot):
        return Msg(
            "The win of seat {seat} waits for a card. BACK TO TABLE makes it a claim again",
            seat=seat,
        )
    if first := jackpot_before(table, sensor):
        return Msg(
            "{jackpot} is settled first. Press END GAME for it, then play the hands", jackpot=first
        )
    return irregularities.holds_wins(table) or table_hand.refusal(table, spot)


def press_refusal(table: Table, spot: Spot) -> str:
    """Say why the hand buttons of a seat are shut, or nothing if they are open."""
    return claim_refusal(table, spot) or asked_cards.holds_claim(table, spot)


def awards_of(table: Table) -> tuple[Awards, dict[Meter, Account]]:
    """Return what the present claims would be paid, and the meters as that would leave them."""
    wins: Awards = []
    accounts = dict(table.accounts)
    for sensor, jackpot in table.setup.jackpots.items():
        claims = _claims_on(table, sensor)
        if not claims:
            continue  # at a table that was never opened there is no meter to pay from either
        levels = {level.name: accounts[sensor, level.name] for level in jackpot.levels}
        awarded, left = prizes.award(jackpot, levels, claims, table.setup.payment_order)
        if sensor in table.setup.floor_links:
            awarded, left = link.by_tickets(table, sensor, awarded, levels)
        wins += [(sensor, award) for award in awarded]
        accounts.update({(sensor, name): account for name, account in left.items()})
    wins.sort(key=lambda win: (table.setup.turn_to_pay(win[1].seat), win[0]))
    return wins, accounts


def envy_of(table: Table) -> dict[int, int]:
    """Return the envy that the present claims bring each seat with the wager."""
    total: dict[int, int] = {}
    for sensor in table.setup.jackpots:
        for seat, cents in envy_from(table, sensor, _claims_on(table, sensor)).items():
            total[seat] = total.get(seat, 0) + cents
    return dict(sorted(total.items()))


def envy_from(table: Table, sensor: str, claims: list[prizes.PrizeClaim]) -> dict[int, int]:
    """Return the envy that some hands on a sensor bring the other seats with the wager."""
    stakes = {
        seat: one.locked_cents
        for (seat, at), one in table.sensors.items()
        if at == sensor and one.locked_cents
    }
    return prizes.envy_due(table.setup.jackpots[sensor], claims, stakes)


def not_confirmed(table: Table, claims: tuple[Claim, ...]) -> str:
    """Say which claims nobody has confirmed yet, in payment order."""
    ordered = sorted(claims, key=lambda claim: (table.setup.turn_to_pay(claim.seat), claim.sensor))
    names = [
        Msg("seat {seat}: {hand}", seat=one.seat, hand=table.setup.line(one.sensor, one.line).label)
        for one in ordered
    ]
    return Msg(
        "The claims of {claims} are not confirmed. Call the supervisor first",
        one="The claim of {claims} is not confirmed. Call the supervisor first",
        n=len(names),
        claims=listed(names),
    )


def _claims_on(table: Table, sensor: str) -> list[prizes.PrizeClaim]:
    return [
        prizes.PrizeClaim(claim.seat, claim.line, table.locked[claim.seat, sensor])
        for claim in table.round.claims
        if claim.sensor == sensor
    ]
