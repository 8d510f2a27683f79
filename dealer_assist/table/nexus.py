"""The Nexus console: START GAME, seat and hand button, CONFIRM, a card, END GAME."""

from dealer_assist.jackpot import prizes
from dealer_assist.jackpot.account import Account, contribute
from dealer_assist.rules.refusal import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.opening import next_round, readings
from dealer_assist.table.setup import Spot
from dealer_assist.table.state import Claim, Meter, Phase, Table
from dealer_assist.table.words import listed

Events = tuple[e.Event, ...]


def decide(table: Table, command: c.Command, at: int) -> Events:
    """Decide what the console asks for in the present phase."""
    match table.phase, command:
        case Phase.BETTING, c.StartGame():
            return start_game(table, at)
        case ((Phase.IN_PLAY | Phase.RECORDED), c.FoldHand(seat)):
            return fold_hand(table, seat)
        case ((Phase.IN_PLAY | Phase.RECORDED), c.PressHand()):
            return press_hand(table, command)
        case ((Phase.BETTING | Phase.IN_PLAY | Phase.RECORDED), c.CallSupervisor()):
            return call_supervisor(table, at)
        case Phase.VERIFY, c.DropClaim(seat, sensor):
            return drop_claim(table, (seat, sensor))
        case Phase.VERIFY, c.ConfirmWins():
            return confirm(table, at)
        case Phase.VERIFY, c.BackToTable():
            return (e.CallAnswered(),)
        case Phase.SWIPE, c.BackToTable():
            return (e.ConfirmationCancelled("back to table"),)
        case Phase.SWIPE, c.LetSwipeTimeOut():
            return () if table.reader and table.reader.has_timed_out else (e.SwipeTimedOut(),)
        case Phase.SWIPE, c.TrySwipeAgain():
            return (e.ReaderReopened(at),) if table.reader and table.reader.has_timed_out else ()
        case Phase.RECORDED, c.BeginPaying():
            return () if table.is_paying else (e.PayingBegan(),)
        case ((Phase.IN_PLAY | Phase.RECORDED), c.EndGame()):
            return end_game(table, at)
        case ((Phase.BETTING | Phase.IN_PLAY | Phase.RECORDED), c.VoidRound(reason)):
            return void_round(table, reason, at)
        case _:
            what = _LABELS[type(command)]
            raise Refused(f"{what} is not possible while {table.phase.label}")


def start_game(table: Table, at: int) -> Events:
    """Lock every sensor that sees a chip and put the contributions on the meters."""
    wagers = tuple(
        e.LockedWager(*spot, table.setup.jackpots[spot[1]].wager_cents)
        for spot, sensor in table.sensors.items()
        if sensor.has_chip and not sensor.fault
    )
    accounts = dict(table.accounts)
    for wager in wagers:
        for level in table.setup.jackpots[wager.sensor].levels:
            meter = (wager.sensor, level.name)
            accounts[meter] = contribute(level, accounts[meter], wager.cents)
    return (e.GameStarted(at, wagers, readings(accounts)),)


def fold_hand(table: Table, seat: int) -> Events:
    """Note a fold; a hand that is claimed must not become one that cannot win."""
    if seat not in table.setup.seats:
        raise Refused(f"There is no seat {seat} at this table")
    if table.seat(seat).has_folded:
        return ()
    is_claimed = any(claim.seat == seat for claim in table.claims)
    if is_claimed and not table.setup.folded_hands_win:
        raise Refused(f"Seat {seat} claims a win; turn its hand button off before it folds")
    return (e.HandFolded(seat),)


def press_hand(table: Table, command: c.PressHand) -> Events:
    """Turn a hand button on for a seat, or off again; another hand of the seat replaces it."""
    spot = (command.seat, command.sensor)
    why_not = claim_refusal(table, spot)
    if why_not:
        raise Refused(why_not)
    if not table.setup.jackpots[command.sensor].has_line(command.line):
        raise Refused(f"{command.line} is no hand of this paytable")
    before = table.claim_of(spot)
    if before is None:
        return (e.ClaimMade(command.seat, command.sensor, command.line),)
    off = e.ClaimDropped(before.seat, before.sensor, before.line)
    if before.line == command.line:
        return (off,)
    return (off, e.ClaimMade(command.seat, command.sensor, command.line))


def claim_refusal(table: Table, spot: Spot) -> str:
    """Say why a seat cannot claim, or nothing if it can."""
    seat, sensor = spot
    if spot not in table.sensors:
        return f"There is no sensor {sensor} at seat {seat}"
    if not table.sensor(spot).locked_cents:
        return f"Seat {seat} has no progressive wager in this round"
    if table.seat(seat).has_folded and not table.setup.folded_hands_win:
        return f"Seat {seat} has folded; folded hands do not win here"
    if table.win_of(spot):
        return f"The win of seat {seat} is on record; only an adjustment can undo it"
    return ""


def call_supervisor(table: Table, at: int) -> Events:
    """Go to verification with claims on; without any, call, or take the call back."""
    if not table.claims and table.supervisor_called_at:
        return (e.CallAnswered(),)
    return (e.SupervisorCalled(at),)


def drop_claim(table: Table, spot: Spot) -> Events:
    """Take a claim off because the supervisor says that it is no win; the last one ends it."""
    claim = table.claim_of(spot)
    if claim is None:
        raise Refused(f"Seat {spot[0]} has no claim to turn off")
    dropped = e.ClaimDropped(claim.seat, claim.sensor, claim.line, is_refuted=True)
    if len(table.claims) == 1:
        return (dropped, e.CallAnswered())
    return (dropped,)


def confirm(table: Table, at: int) -> Events:
    """Lock the value of every claim, in payment order, each from what the last one left."""
    wins, accounts = awards_of(table)
    envy = envy_of(table)
    return (
        e.WinsConfirmed(
            at=at,
            wins=tuple(e.ConfirmedWin(sensor, award) for sensor, award in wins),
            meters=readings(accounts),
            envy=tuple(envy.items()),
        ),
    )


def awards_of(
    table: Table,
) -> tuple[list[tuple[str, prizes.Award]], dict[Meter, Account]]:
    """Give what the present claims would be paid, and the meters as that would leave them."""
    wins: list[tuple[str, prizes.Award]] = []
    accounts = dict(table.accounts)
    for sensor, jackpot in table.setup.jackpots.items():
        levels = {level.name: accounts[sensor, level.name] for level in jackpot.levels}
        awarded, left = prizes.award(jackpot, levels, _claims_on(table, sensor))
        wins += [(sensor, award) for award in awarded]
        accounts.update({(sensor, name): account for name, account in left.items()})
    wins.sort(key=lambda win: (-win[1].seat, win[0]))
    return wins, accounts


def envy_of(table: Table) -> dict[int, int]:
    """Give the envy that the present claims bring each seat with the wager."""
    total: dict[int, int] = {}
    for sensor, jackpot in table.setup.jackpots.items():
        stakes = {seat: cents for (seat, at), cents in table.locked.items() if at == sensor}
        for seat, cents in prizes.envy_due(jackpot, _claims_on(table, sensor), stakes).items():
            total[seat] = total.get(seat, 0) + cents
    return dict(sorted(total.items()))


def end_game(table: Table, at: int) -> Events:
    """End the round, unless a claim is not confirmed."""
    if table.claims:
        raise Refused(f"{_names(table, table.claims)} not confirmed; call the supervisor first")
    return (e.GameEnded(at, table.round), next_round(table, dict(table.accounts)))


def void_round(table: Table, reason: str, at: int) -> Events:
    """Give the round's contributions back exactly; after an authorised win it is too late."""
    if table.wins:
        raise Refused("A win of this round is on record; only an adjustment can undo it")
    if reason not in table.setup.void_reasons:
        raise Refused("A void needs a reason from the list")
    accounts = dict(table.opening_accounts)
    return (
        e.RoundVoided(at, table.round, reason, readings(accounts)),
        next_round(table, accounts),
    )


def _claims_on(table: Table, sensor: str) -> list[prizes.Claim]:
    return [
        prizes.Claim(claim.seat, claim.line, table.locked[claim.seat, sensor])
        for claim in table.claims
        if claim.sensor == sensor
    ]


def _names(table: Table, claims: tuple[Claim, ...]) -> str:
    ordered = sorted(claims, key=lambda claim: -claim.seat)
    named = [f"seat {one.seat} {table.setup.line(one.sensor, one.line).label}" for one in ordered]
    if len(named) == 1:
        return f"The claim of {named[0]} is"
    return f"The claims of {listed(named)} are"


_LABELS = {
    c.StartGame: "START GAME",
    c.PressHand: "A hand button",
    c.FoldHand: "A fold",
    c.CallSupervisor: "CALL SUPERVISOR",
    c.DropClaim: "NOT A WIN",
    c.ConfirmWins: "CONFIRM",
    c.BackToTable: "BACK TO TABLE",
    c.LetSwipeTimeOut: "A card time-out",
    c.TrySwipeAgain: "TRY AGAIN",
    c.BeginPaying: "Paying",
    c.EndGame: "END GAME",
    c.VoidRound: "VOID ROUND",
}
