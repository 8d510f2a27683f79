"""The table after the events of key, early settling, adjustments and troubles in dealing."""

from dataclasses import replace

from dealer_assist.table import events as e
from dealer_assist.table import evolve_office
from dealer_assist.table.facts import accounts_of
from dealer_assist.table.meters import shifted
from dealer_assist.table.state import JPH, Adjustment, Phase, Table


def evolve(table: Table, event: e.Event) -> Table:
    """Apply one of these events; any other goes on to the office."""
    match event:
        case e.KeyTurned():
            return _turn_key(table, event)
        case e.MetersAdjusted(_, meters):
            return replace(table, accounts={**table.accounts, **accounts_of(meters)}, pending=None)
        case e.JackpotSettled(_, sensor):
            return _settle(table, sensor)
        case e.IrregularityNoted(_, now):
            return replace(table, irregularity=now)
        case e.IrregularityCleared():
            return replace(table, irregularity=None)
        case e.GameChangeAsked(to):
            return replace(table, change_to=to)
        case e.GameChanged(to=to):
            return replace(table, change_to="", changed_to=to)
        case _:
            return _adjust(table, event)


def leave_verification(table: Table) -> Table:
    """Go back to the round: to paying where a win is on record, else to play."""
    if table.phase not in (Phase.VERIFY, Phase.SWIPE):
        return table
    phase = Phase.RECORDED if table.wins_to_pay else Phase.IN_PLAY
    return replace(table, phase=phase, is_paying=bool(table.wins_to_pay))


def _adjust(table: Table, event: e.Event) -> Table:
    match event:
        case e.AdjustmentAsked():
            asked = Adjustment(
                number=event.number,
                reason=event.reason,
                sensor=event.sensor,
                award=event.award,
                standing=event.standing,
                undone=event.undone,
                note=event.note,
            )
            return replace(table, adjustment=asked)
        case e.AdjustmentApproved(by):
            asked_for = table.adjustment and replace(table.adjustment, approved_by=by)
            change = table.meter_change and replace(table.meter_change, approved_by=by)
            return replace(table, adjustment=asked_for, meter_change=change)
        case e.AdjustmentCancelled():
            return replace(table, adjustment=None, meter_change=None)
        case e.WinBackedOut():
            return _back_out(table, event)
        case _:
            return evolve_office.evolve(table, event)


def _turn_key(table: Table, event: e.KeyTurned) -> Table:
    turned = replace(table, key=event.position)
    if event.refusal:
        return turned
    if event.position == JPH:
        return replace(turned, phase=Phase.VERIFY)
    return leave_verification(replace(turned, supervisor_called_at=0))


def _settle(table: Table, sensor: str) -> Table:
    sensors = {
        spot: replace(one, is_settled=True) if spot[1] == sensor else one
        for spot, one in table.sensors.items()
    }
    settled = replace(table, sensors=sensors, settled=(*table.settled, sensor))
    phase = Phase.RECORDED if settled.wins_to_pay else Phase.IN_PLAY
    return replace(settled, phase=phase)


def _back_out(table: Table, event: e.WinBackedOut) -> Table:
    undone = tuple(win for win in table.wins if win.number == event.number)
    before, after = accounts_of(event.before), accounts_of(event.meters)
    envy = dict(table.envy)
    for seat, cents in event.envy:
        envy[seat] = envy.get(seat, 0) - cents
    backed_out = replace(
        table,
        accounts={**table.accounts, **after},
        opening_accounts=shifted(table.opening_accounts, before, after),
        wins=tuple(win for win in table.wins if win.number != event.number),
        undone=(*table.undone, *undone),
        backed_out=(*table.backed_out, event.number),
        envy={seat: cents for seat, cents in envy.items() if cents},
        adjustment=None,
    )
    if table.phase is Phase.RECORDED and not backed_out.wins_to_pay:
        return replace(backed_out, phase=Phase.IN_PLAY)
    return backed_out
