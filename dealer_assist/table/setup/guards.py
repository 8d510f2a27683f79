"""Guards of a set-up: combinations that the approved rules do not have, each with its rule."""

from collections.abc import Iterator

from dealer_assist.message import Msg, joined
from dealer_assist.table.setup.table_setup import TableSetup

HOUSE_MONEY = "house_money"


def guards(setup: TableSetup) -> Iterator[str]:
    """Say what a table may not be made of, and what to choose instead."""
    yield from _paytables_for_other_shoes(setup)
    yield from _second_sensor_alone(setup)
    yield from _same_jackpot_twice(setup)


def two_options(setup: TableSetup) -> Iterator[str]:
    """Say what two sentences of the rules of House Money have against and for two jackpots."""
    if setup.game == HOUSE_MONEY and len(setup.jackpots) > 1:
        yield Msg(
            "House Money has two jackpots here. Its rules let an operator choose only one of the "
            "jackpot options; a later section allows two on two sensors: ask your regulator "
            "which one holds for you"
        )


def _paytables_for_other_shoes(setup: TableSetup) -> Iterator[str]:
    """HM-1 is printed for two decks and more, HM-2 for a single deck."""
    for wager, name in setup.paytables.items():
        tables = setup.offers.paytables.get(wager, {})
        decks = tables[name].decks if name in tables else ()
        if decks and setup.decks not in decks:
            fits = [one for one, table in tables.items() if setup.decks in table.decks]
            yield Msg(
                "{paytable} of {wager} is printed for {decks} and this shoe has {have}; "
                "choose {instead} or change the shoe (approved rules)",
                paytable=name,
                wager=setup.label_of(wager),
                decks=decks_in_words(decks),
                have=setup.decks,
                instead=joined(" or ", fits) if fits else Msg("another paytable"),
            )


def _second_sensor_alone(setup: TableSetup) -> Iterator[str]:
    if "B" in setup.jackpots and "A" not in setup.jackpots:
        yield Msg(
            "Sensor B has {jackpot} and sensor A has none; put the only jackpot on sensor A "
            "(approved rules)",
            jackpot=setup.jackpots["B"].key,
        )


def _same_jackpot_twice(setup: TableSetup) -> Iterator[str]:
    keys = [jackpot.key for jackpot in setup.jackpots.values()]
    if len(set(keys)) < len(keys):
        yield Msg(
            "{jackpot} is on both sensors, and each sensor has a jackpot of its own; choose "
            "another for sensor B (approved rules)",
            jackpot=keys[0],
        )


def decks_in_words(decks: tuple[int, ...]) -> str:
    """Name the shoes that something is printed for."""
    if decks == (1,):
        return Msg("a single deck")
    if len(decks) > 2 and list(decks) == list(range(decks[0], decks[-1] + 1)):
        return Msg("{least} to {most} decks", least=decks[0], most=decks[-1])
    return Msg("{numbers} decks", numbers=joined(" or ", [str(one) for one in decks]))
