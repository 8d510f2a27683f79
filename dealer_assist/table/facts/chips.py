"""Chips on the sensors after the start: which are taken, which stay, and whose go back.

And the jackpots that are settled as soon as the up card shows, before the hands are played.
"""

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.pays import ToOne
from dealer_assist.table.facts import marks
from dealer_assist.table.facts.judging import known_cards
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Lamp, Phase, Table, once


@once
def to_take(table: Table) -> tuple[Spot, ...]:
    """Return the locked chips that still lie where the procedure takes them into the tray."""
    return tuple(spot for spot in _lying(table) if not _stays(table, spot))


def to_take_by_hand(table: Table) -> tuple[Spot, ...]:
    """Return the wagers marked by hand whose chips go into the tray now, though no sensor says so.

    They are asked for until something is dealt; nobody can wait for a chip that is not seen.
    """
    now = table.round
    if now.phase is not Phase.IN_PLAY or now.stages or now.cards or now.claims or now.wins:
        return ()
    return tuple(spot for spot in marks.by_hand(table) if not _stays(table, spot))


@once
def that_stay(table: Table) -> tuple[Spot, ...]:
    """Return the locked chips on a spot that stay until their jackpot is decided."""
    return tuple(spot for spot in _lying(table) if _stays(table, spot))


@once
def to_clear(table: Table) -> tuple[Spot, ...]:
    """Return those of them whose jackpot is decided: they are collected or given back now."""
    return tuple(spot for spot in that_stay(table) if _is_decided(table, spot))


def not_taken(table: Table) -> tuple[Spot, ...]:
    """Return the chips that lie in play and do not: their link took no wager at the start."""
    if table.round.phase in (Phase.BETTING, Phase.CLOSED):
        return ()
    return tuple(spot for spot in table.sensors if table.lamp(spot) is Lamp.NOT_TAKEN)


def without_game(table: Table) -> tuple[Spot, ...]:
    """Return the chips that lie in play on seats without a game wager: they were not locked."""
    if table.round.phase in (Phase.BETTING, Phase.CLOSED):
        return ()
    return tuple(spot for spot in table.sensors if table.lamp(spot) is Lamp.NO_GAME)


@once
def late(table: Table) -> tuple[Spot, ...]:
    """Return the chips that came after the start and still lie: they go back to their players.

    One on a locked seat too: its wager is in the tray, and a second chip bets nothing.
    """
    return tuple(spot for spot, one in table.sensors.items() if one.is_late and one.sees_chip)


def has_stake_back(table: Table, spot: Spot) -> bool:
    """True if the wager comes back with its win: odds *to* one return it, a share does not."""
    win = table.win_of(spot)
    return win is not None and isinstance(table.setup.line(spot[1], win.award.line).pays, ToOne)


def seats_of(spots: tuple[Spot, ...]) -> list[int]:
    """Return the seats that some sensors are at, from the dealer's left."""
    return sorted({seat for seat, _ in spots})


def _lying(table: Table) -> tuple[Spot, ...]:
    return tuple(
        spot
        for spot, one in table.sensors.items()
        if one.locked_cents and one.sees_chip and not one.is_late
    )


def _is_decided(table: Table, spot: Spot) -> bool:
    """True if nothing more can be won: settled, a win on record, or a coup that is over."""
    has_won = any(win.sensor == spot[1] for win in table.round.wins)
    return table.sensor(spot).is_settled or has_won or known_cards.coup_of(table) is not None


def _stays(table: Table, spot: Spot) -> bool:
    return table.setup.jackpots[spot[1]].chips_stay


def is_settled_early(jackpot: Jackpot) -> bool:
    """True if two cards and the up card decide it: TriLux, and its END GAME comes first."""
    return jackpot.judge == "trilux"


@once
def early_jackpots(table: Table) -> tuple[str, ...]:
    """Return the sensors whose jackpot has wagers and must be settled before play goes on."""
    bet = {sensor for _, sensor in table.locked}
    jackpots = table.setup.jackpots.items()
    return tuple(name for name, jackpot in jackpots if name in bet and is_settled_early(jackpot))


def jackpot_before(table: Table, sensor: str) -> str:
    """Name the jackpot that a claim on this sensor has to wait for, or nothing.

    Blazing 7's by the dealer's up card may be resolved at that same moment; by the player's
    cards it is decided in play.
    """
    first = early_jackpots(table)
    at_once = table.setup.options.get("blazing_7s_rule") == "dealer_up_card"
    if not first or sensor in first or at_once:
        return ""
    return table.setup.jackpots[first[0]].label


def is_progressive_paused(table: Table) -> bool:
    """True if no sensor of the table can take a wager, and none was marked by hand."""
    jackpots = table.setup.jackpots
    is_out = bool(table.sensors) and all(sensor.fault for sensor in table.sensors.values())
    rests = bool(jackpots) and all(table.link_rests(jackpot) for jackpot in jackpots)
    return (is_out or rests) and not table.chips_seen
