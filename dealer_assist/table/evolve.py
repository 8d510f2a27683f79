"""The table after an event: pure bookkeeping of facts, without any decision."""

from collections.abc import Iterable
from dataclasses import replace

from dealer_assist.table import events as e
from dealer_assist.table import evolve_procedures
from dealer_assist.table.evolve_office import in_force
from dealer_assist.table.evolve_procedures import leave_verification
from dealer_assist.table.facts import accounts_of
from dealer_assist.table.meters import sorted_out
from dealer_assist.table.setup import Spot
from dealer_assist.table.staff import KEY_HOLDER
from dealer_assist.table.state import Claim, Pending, Phase, Reader, Sensor, Table, Win


def evolve_all(table: Table, events: Iterable[e.Event]) -> Table:
    """Apply events in order."""
    for event in events:
        table = evolve(table, event)
    return table


def evolve(table: Table, event: e.Event) -> Table:
    """Apply one event."""
    match event:
        case e.TableOpened(dealer, meters):
            return replace(table, dealer=dealer, accounts=accounts_of(meters), changed_to="")
        case e.RoundOpened():
            return _open_round(table, event)
        case e.TableClosed():
            return _checkpoint(table, event)
        case e.DealerRelieved(dealer):
            return replace(table, dealer=dealer)
        case (
            e.ChipSeen()
            | e.ChipGone()
            | e.LateChipRefused()
            | e.SensorFailed()
            | e.SensorMended()
            | e.WagerMarked()
        ):
            return _sense(table, event)
        case e.WagersPlaced(seat, wagers):
            known = replace(table.seat(seat), wagers=dict(wagers))
            return replace(table, seats={**table.seats, seat: known})
        case e.HandFolded(seat):
            folded = replace(table.seat(seat), has_folded=True)
            return replace(table, seats={**table.seats, seat: folded})
        case e.SideMarked(seat, side):
            marked = replace(table.seat(seat), side=side)
            return replace(table, seats={**table.seats, seat: marked})
        case e.GameStarted():
            return _start(table, event)
        case e.ClaimMade(seat, sensor, line):
            kept = _without(table.claims, (seat, sensor))
            return replace(table, claims=(*kept, Claim(seat, sensor, line)))
        case e.ClaimDropped(seat, sensor):
            return replace(table, claims=_without(table.claims, (seat, sensor)))
        case e.SupervisorCalled(at, to_verify):
            phase = Phase.VERIFY if table.claims and to_verify else table.phase
            return replace(table, phase=phase, supervisor_called_at=at)
        case e.CallAnswered():
            return leave_verification(replace(table, supervisor_called_at=0))
        case _:
            return _authorise(table, event)


def _authorise(table: Table, event: e.Event) -> Table:
    match event:
        case e.WinsConfirmed():
            awards = tuple((win.sensor, win.award) for win in event.wins)
            pending = Pending(awards, accounts_of(event.meters), dict(event.envy))
            return replace(table, phase=Phase.SWIPE, pending=pending, reader=Reader(event.at))
        case e.SwipeRefused():
            return _refuse_swipe(table, event)
        case e.SwipeTimedOut():
            reader = table.reader and replace(table.reader, has_timed_out=True)
            return replace(table, reader=reader)
        case e.ReaderReopened(at):
            tries = table.reader.tries if table.reader else 0
            return replace(table, reader=Reader(at, tries))
        case e.ConfirmationCancelled():
            back = replace(table, pending=None, reader=None, supervisor_called_at=0)
            return leave_verification(back)
        case e.WinsAuthorised():
            return _record_wins(table, event)
        case e.PayingBegan():
            return replace(table, is_paying=True)
        case e.RoundVoided(meters=meters):
            return replace(table, accounts=accounts_of(meters))
        case _:
            return evolve_procedures.evolve(table, event)


def _without(claims: tuple[Claim, ...], spot: Spot) -> tuple[Claim, ...]:
    return tuple(one for one in claims if (one.seat, one.sensor) != spot)


def _open_round(table: Table, event: e.RoundOpened) -> Table:
    clean = _checkpoint(table, event)
    return replace(clean, phase=Phase.BETTING, dealer=event.dealer, opening_accounts=clean.accounts)


def _checkpoint(table: Table, event: e.RoundOpened | e.TableClosed) -> Table:
    """Give the table as a checkpoint describes it: nothing else of what was before counts."""
    known = in_force(table, event.settings)
    accounts, parked = sorted_out(known.setup, (*event.meters, *event.parked))
    return Table(
        setup=known.setup,
        round=event.round,
        sensors=_sensors(known, event),
        accounts=accounts,
        wins_so_far=event.wins_so_far,
        key=event.key,
        backed_out=event.backed_out,
        irregularity=event.irregularity,
        alerts=event.alerts,
        settings=event.settings,
        proposed=event.proposed,
        parked=parked,
    )


def _sensors(table: Table, event: e.RoundOpened | e.TableClosed) -> dict[Spot, Sensor]:
    faults = {(seat, sensor): fault for seat, sensor, fault in event.faults}
    return {
        spot: Sensor(has_chip=spot in event.chips, fault=faults.get(spot, ""))
        for spot in table.setup.spots
    }


def _sense(
    table: Table,
    event: e.ChipSeen
    | e.ChipGone
    | e.LateChipRefused
    | e.SensorFailed
    | e.SensorMended
    | e.WagerMarked,
) -> Table:
    spot = (event.seat, event.sensor)
    sensor = table.sensor(spot)
    match event:
        case e.ChipSeen():
            sensor = replace(sensor, has_chip=True)
        case e.ChipGone():
            sensor = replace(sensor, has_chip=False, is_late=False)
        case e.LateChipRefused():
            sensor = replace(sensor, has_chip=True, is_late=True)
        case e.SensorFailed(fault=fault):
            sensor = replace(sensor, fault=fault)
        case e.WagerMarked(is_on=is_on):
            sensor = replace(sensor, is_marked=is_on)
        case _:  # SensorMended
            sensor = replace(sensor, fault="")
    return replace(table, sensors={**table.sensors, spot: sensor})


def _start(table: Table, event: e.GameStarted) -> Table:
    locked = {(one.seat, one.sensor): one.cents for one in event.wagers}
    sensors = {
        spot: replace(sensor, locked_cents=locked.get(spot, 0))
        for spot, sensor in table.sensors.items()
    }
    return replace(
        table,
        phase=Phase.IN_PLAY,
        sensors=sensors,
        accounts={**table.accounts, **accounts_of(event.meters)},
        started_at=event.at,
        supervisor_called_at=0,
    )


def _refuse_swipe(table: Table, event: e.SwipeRefused) -> Table:
    if table.reader is None or table.phase is not Phase.SWIPE or not event.attempt:
        return table
    reader = replace(
        table.reader,
        tries=event.attempt,
        refusal=event.kind,
        sentence=event.refusal,
        role=event.role,
    )
    if event.ends:
        return replace(table, phase=Phase.VERIFY, pending=None, reader=None)
    return replace(table, reader=reader)


def wins_of(event: e.WinsAuthorised) -> tuple[Win, ...]:
    """Give the wins that went on record, each with its number."""
    # On record the key's holder has a plain name; a screen translates it.
    by = KEY_HOLDER if event.by == KEY_HOLDER else event.by
    return tuple(
        Win(event.first_number + n, win.sensor, win.award, by, event.at)
        for n, win in enumerate(event.wins)
    )


def _record_wins(table: Table, event: e.WinsAuthorised) -> Table:
    wins = wins_of(event)
    won = {(win.award.seat, win.sensor) for win in event.wins}
    envy = dict(table.envy)
    for seat, cents in event.envy:
        envy[seat] = envy.get(seat, 0) + cents
    return replace(
        table,
        phase=Phase.RECORDED,
        accounts={**table.accounts, **accounts_of(event.meters)},
        claims=tuple(one for one in table.claims if (one.seat, one.sensor) not in won),
        pending=table.pending if event.meters_wait else None,
        reader=None,
        wins=(*table.wins, *wins),
        envy=envy,
        wins_so_far=event.first_number + len(wins) - 1,
        is_paying=False,
        supervisor_called_at=0,
    )
