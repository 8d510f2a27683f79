"""What a table is made of, as settings: jurisdiction, console, layout, paytables and jackpots.

Everything that may be chosen lies in the set-up's `offers`, so that a choice is applied without a
file: an event that names it is enough, today and when the journal is replayed.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from dealer_assist.message import Msg
from dealer_assist.table.setup.house_setting import NONE, HouseSetting, SettingKind
from dealer_assist.table.setup.table_setup import (
    SamplePlayer,
    TableSetup,
    WagerSpot,
    fitted,
    highest_pay,
)
from dealer_assist.value import replace

SENSORS = ("A", "B")
NEXUS, AQUARIUS = CONSOLES = ("nexus", "aquarius")
NEW_LIMIT = (100, 500)
"""Least and most, in cents, on a wager that was not offered before: the small wager of the law."""

T = TypeVar("T")
PutWord = Callable[[TableSetup, str], TableSetup]


def is_structure(path: str) -> bool:
    """True if other settings hang on this one."""
    return (
        path in ("jurisdiction", "console", "layout")
        or path.startswith("paytable.")
        or path.endswith(".paytable")
    )


def structure_of(setup: TableSetup) -> Iterator[HouseSetting]:
    """List what a closed table may be made of; where there is no choice there is no setting."""
    offers = setup.offers
    here = setup.jurisdiction.key
    laws = tuple(offers.jurisdictions)
    yield from _choice("jurisdiction", Msg("Jurisdiction"), here, laws, put_jurisdiction)
    if offers.jackpots:
        yield from _choice("console", Msg("Console"), setup.console, consoles(setup), put_console)
    yield from _choice("layout", Msg("Layout"), setup.layout, offers.layouts, put_layout)
    for wager, tables in offers.paytables.items():
        yield from _of_wager(setup, wager, tuple(tables))
    if offers.jackpots and (setup.jackpots or "sensors" in setup.devices):
        for sensor in SENSORS:
            yield from _of_sensor(setup, sensor)


def consoles(setup: TableSetup) -> tuple[str, ...]:
    """Return the consoles that the table's devices allow: the key of Aquarius needs a port."""
    has_key = setup.is_simulated or "key_switch" in setup.devices
    return CONSOLES if has_key else (NEXUS,)


def put_jurisdiction(setup: TableSetup, key: str) -> TableSetup:
    """Put the table under another law; who authorises what stays the house's own choice."""
    law = setup.offers.jurisdictions[key]
    return replace(
        setup,
        jurisdiction=law,
        void_reasons=law.void_reasons,
        swipe_seconds=law.swipe_seconds,
        swipe_tries=law.swipe_tries,
    )


def put_console(setup: TableSetup, console: str) -> TableSetup:
    """Put another console on; a simulated one brings its simulated key."""
    devices = dict(setup.devices)
    if console == AQUARIUS and setup.is_simulated:
        devices.setdefault("key_switch", "simulated")
    return replace(setup, console=console, devices=devices)


def put_layout(setup: TableSetup, layout: str) -> TableSetup:
    """Put another felt on."""
    return replace(setup, layout=layout)


def put_paytable(wager: str) -> PutWord:
    """Pay a wager by another table, or take it off the felt."""

    def put(setup: TableSetup, name: str) -> TableSetup:
        if name == NONE:
            return _without_wager(setup, wager)
        table = setup.offers.paytables[wager][name]
        return replace(
            _with_wager(setup, wager),
            paytables={**setup.paytables, wager: name},
            pays={**setup.pays, wager: table.lines},
            pays_by_hands={
                **setup.pays_by_hands,
                **({wager: table.by_hands} if table.by_hands else {}),
            },
            top_odds={**setup.top_odds, wager: highest_pay(table)},
        )

    return put


def put_jackpot_on(sensor: str) -> PutWord:
    """Play for another jackpot on a sensor, or for none; its link was of the one before."""

    def put(setup: TableSetup, name: str) -> TableSetup:
        chosen = {**setup.jackpots, sensor: setup.offers.jackpots.get(name)}
        jackpots = {at: jackpot for at in SENSORS if (jackpot := chosen.get(at)) is not None}
        links = {at: link for at, link in setup.links.items() if at != sensor}
        return fitted(replace(setup, jackpots=jackpots, links=links))

    return put


def _choice(
    path: str, label: str, now: str, choices: tuple[str, ...], put: PutWord
) -> Iterator[HouseSetting]:
    if len(choices) < 2 or now not in choices:
        return
    yield HouseSetting(
        path=path,
        label=label,
        kind=SettingKind.CHOICE,
        value=choices.index(now),
        put=lambda setup, value: put(setup, choices[value or 0]),
        choices=choices,
    )


def _of_wager(setup: TableSetup, wager: str, names: tuple[str, ...]) -> Iterator[HouseSetting]:
    is_optional = wager in setup.offers.optional and (
        wager not in setup.paytables or len(_bet_before_cards(setup)) > 1
    )
    if not is_optional and wager not in setup.paytables:
        return
    label = Msg("Paytable of {wager}", wager=setup.offers.labels.get(wager, wager))
    choices = (*names, NONE) if is_optional else names
    now = setup.paytables.get(wager, NONE)
    yield from _choice(f"paytable.{wager}", label, now, choices, put_paytable(wager))


def _of_sensor(setup: TableSetup, sensor: str) -> Iterator[HouseSetting]:
    jackpot = setup.jackpots.get(sensor)
    now = jackpot.key if jackpot else NONE
    choices = (*setup.offers.jackpots, NONE)
    label = Msg("Jackpot on sensor {sensor}", sensor=sensor)
    yield from _choice(f"jackpot.{sensor}.paytable", label, now, choices, put_jackpot_on(sensor))


def _bet_before_cards(setup: TableSetup) -> list[WagerSpot]:
    return [row for row in setup.wagers if not row.is_made_in_play]


def _with_wager(setup: TableSetup, wager: str) -> TableSetup:
    has_row = any(row.key == wager for row in setup.wagers)
    if has_row or wager not in setup.offers.optional:
        return setup
    row = WagerSpot(wager, setup.offers.labels[wager].upper())
    limits = {wager: NEW_LIMIT, **setup.limits}
    rows = (*setup.wagers, row)
    return fitted(replace(setup, wagers=rows, limits=limits))


def _without_wager(setup: TableSetup, wager: str) -> TableSetup:
    def player(sample_player: SamplePlayer) -> SamplePlayer:
        return replace(sample_player, wagers=_less(sample_player.wagers, wager))

    rows = tuple(row for row in setup.wagers if row.key != wager)
    less = replace(
        setup,
        wagers=rows,
        players=tuple(player(sample_player) for sample_player in setup.players),
        paytables=_less(setup.paytables, wager),
        pays=_less(setup.pays, wager),
        pays_by_hands=_less(setup.pays_by_hands, wager),
        top_odds=_less(setup.top_odds, wager),
        aggregate_limits=_less(setup.aggregate_limits, wager),
        limits=_less(setup.limits, wager),
    )
    return fitted(less)


def _less(of: Mapping[str, T], wager: str) -> dict[str, T]:
    return {key: one for key, one in of.items() if key != wager}
