"""A table in play whose cards are known: made for what reads it, not played."""

from collections.abc import Mapping
from functools import cache

from shipped_tables import shipped
from table_facts import table_of

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.jackpot.account import Account
from dealer_assist.rules.money import micros
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Claim, Phase, Seat, Sensor, Table
from dealer_assist.value import replace

Wagers = Mapping[int, Mapping[str, int]]


@cache
def _games() -> Mapping[str, GameDefinition]:
    return load_games(paths.resources() / "games")


def game_of(setup: TableSetup) -> GameDefinition:
    """Return the game that a table plays."""
    return _games()[setup.game]


def strict(setup: TableSetup, dealer: int = 5_000, supervisor: int = 500_000) -> TableSetup:
    """Let a card be needed for small bonus bets, as a house may."""
    limits = {"bonus_dealer_limit_cents": dealer, "bonus_supervisor_limit_cents": supervisor}
    return replace(setup, authority=replace(setup.authority, **limits))


def dealt(
    name: str,
    cards: Mapping[str, str],
    wagers: Wagers | None = None,
    *,
    chips: Mapping[int, str] | None = None,
    folded: tuple[int, ...] = (),
    claims: tuple[Claim, ...] = (),
    options: Mapping[str, object] | None = None,
    lying: tuple[int, ...] = (),
) -> Table:
    """A table in play: cards as `As Kd` by place, wagers and sensors with a locked chip by seat.

    The chips of the seats that are `lying` were not taken off yet.
    """
    setup = shipped(name)
    setup = replace(setup, options={**setup.options, **(options or {})})
    made = wagers or {}
    seats = {seat: Seat(made.get(seat, {}), has_folded=seat in folded) for seat in {*made, *folded}}
    locked = {(seat, one) for seat, ones in (chips or {}).items() for one in ones}
    sensors = {
        spot: Sensor(
            has_chip=spot[0] in lying,
            locked_cents=setup.jackpots[spot[1]].wager_cents if spot in locked else 0,
        )
        for spot in setup.spots
    }
    accounts = {
        (sensor, level.name): Account(meter=micros(level.seed_cents))
        for sensor, jackpot in setup.jackpots.items()
        for level in jackpot.levels
    }
    return table_of(
        setup,
        phase=Phase.IN_PLAY,
        round=1,
        seats=seats,
        sensors=sensors,
        accounts=accounts,
        claims=claims,
        cards={place: tuple(text.split()) for place, text in cards.items()},
    )
