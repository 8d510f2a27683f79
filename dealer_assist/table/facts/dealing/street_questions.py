"""Who decides at a street: seats whose bet has sizes to choose from, may go back, or that tie."""

from dealer_assist.rules.bets.plan import base_stake
from dealer_assist.rules.paytable import GameStage
from dealer_assist.rules.titles.title import BACK, FOLDS, Street
from dealer_assist.table.facts.dealing import stages, ties
from dealer_assist.table.state import IN_ROUND, Table, once


@once
def street_now(table: Table) -> tuple[Street, GameStage] | None:
    """Return the street that is decided now, where it has sizes to choose from or may go back."""
    title, stage = table.setup.title, stages.now(table)
    if stage is None or table.round.phase not in IN_ROUND:
        return None
    if stage.on_tie:  # as much again as the first wager, or half of it is given up
        return Street(stage.key, stage.decides[0], {stage.key: 1}, FOLDS, ""), stage
    if title is None:
        return None
    for street in title.streets:
        is_now = street.wager in stage.decides or street.key == stage.key
        is_folded = stage.may_fold and street.otherwise == FOLDS
        has_sizes = is_folded and len(set(street.words.values())) > 1
        if is_now and (street.otherwise == BACK or has_sizes):
            return street, stage
    return None


@once
def seats_to_ask(table: Table) -> tuple[int, ...]:
    """Return the seats that have still to decide at the street, in their order."""
    found = street_now(table)
    if found is None:
        return ()
    street, _ = found
    return tuple(seat for seat in playing(table) if not has_decided(table, seat, street))


def seat_asked(table: Table, touched: int | None) -> int | None:
    """Return the seat that is asked: the one touched, else the first that has not decided."""
    found, seats = street_now(table), seats_to_ask(table)
    if found is None:
        return None
    # A bet that went back may be put there again until the next card is turned.
    again = playing(table) if found[0].otherwise == BACK else seats
    if touched in again:
        return touched
    if touched is not None and table.setup.jackpots:
        return None  # its hand may be pressed
    return seats[0] if seats else None


def playing(table: Table) -> tuple[int, ...]:
    """Return the seats with a base wager that have not folded; at a tie those that have one."""
    seats = ties.tied(table) if ties.are_asked(table.setup) else table.setup.seats
    return tuple(
        seat for seat in seats if stake_of(table, seat) and not table.seat(seat).has_folded
    )


def stake_of(table: Table, seat: int) -> int:
    """Return the base stake of a seat in cents, 0 where it has none."""
    title, wagers = table.setup.title, table.seat(seat).wagers
    if title is None:
        return sum(wagers.get(key, 0) for key in table.setup.own_wagers)
    return base_stake(title, wagers)


def has_decided(table: Table, seat: int, street: Street) -> bool:
    """True if a seat has made the bet of a street, or has said whether it goes back."""
    has_bet = bool(table.seat(seat).wagers.get(street.wager))
    if street.otherwise == BACK:
        return not has_bet or street.wager in table.seat(seat).riding
    return has_bet
