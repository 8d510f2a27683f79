"""How one setting goes into a set-up: a function for each, so that a path is spelled once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from dealer_assist.jackpot.definition import Jackpot, Level
from dealer_assist.table.setup import TableSetup

Put = Callable[[TableSetup, int | None], TableSetup]


def put_jackpot(sensor: str, attribute: str) -> Put:
    """Set a figure of the jackpot on a sensor."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        figure: dict[str, Any] = {attribute: value}
        return _with_jackpot(setup, sensor, replace(setup.jackpots[sensor], **figure))

    return put


def put_level(sensor: str, name: str, attribute: str) -> Put:
    """Set a figure of a level; the jackpot remembers its pre-configured levels."""

    def changed(level: Level, value: int | None) -> Level:
        figure: dict[str, Any] = {attribute: value}
        return replace(level, **figure) if level.name == name else level

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        jackpot = setup.jackpots[sensor]
        levels = tuple(changed(one, value) for one in jackpot.levels)
        preset = jackpot.preset or jackpot.levels
        return _with_jackpot(setup, sensor, replace(jackpot, levels=levels, preset=preset))

    return put


def put_limit(wager: str, end: int) -> Put:
    """Set the least (0) or the most (1) on a wager."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        least, most = setup.limits[wager]
        ends = (least, value or 0) if end else (value or 0, most)
        return replace(setup, limits={**setup.limits, wager: ends})

    return put


def put_authority(attribute: str) -> Put:
    """Set which prize needs which card."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        kind = type(getattr(setup.authority, attribute))
        figure: dict[str, Any] = {attribute: kind(value)}
        return replace(setup, authority=replace(setup.authority, **figure))

    return put


def put_option(option: str, choices: tuple[object, ...]) -> Put:
    """Set a house rule to one of the choices of the game."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        chosen = choices[value or 0]
        options = {**setup.options, option: chosen}
        folded = chosen is True if option == "folded_hands_win" else setup.folded_hands_win
        return replace(setup, options=options, folded_hands_win=folded)

    return put


def _with_jackpot(setup: TableSetup, sensor: str, jackpot: Jackpot) -> TableSetup:
    return replace(setup, jackpots={**setup.jackpots, sensor: jackpot})
