"""The checker of a table's set-up: yes, or no with the rule that forbids it, before it opens."""

from collections.abc import Iterator, Sequence
from datetime import date
from string import capwords

from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.jackpot.links import Link, Linked, decks_refusal, link_refusal
from dealer_assist.jackpot.must_hit import refusal as must_hit_refusal
from dealer_assist.message import Msg, either, joined, listed
from dealer_assist.rules.money import chips, percent
from dealer_assist.table.setup.jurisdiction import GamesOnHand, Jurisdiction
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.setup.warnings import cautions, recommendations
from dealer_assist.value import Value, replace

SIMULATED = "simulated"
"""What a table names in the place of a server for practice, which keeps no thresholds."""

_NO_LIMIT = 1 << 62
_WHOLE_WAGER_BP = 10_000


def guards(setup: TableSetup) -> Iterator[str]:
    """Say what a table may not be made of, and what to choose instead."""
    yield from _paytables_for_other_shoes(setup)
    yield from _second_sensor_alone(setup)
    yield from _same_jackpot_twice(setup)


def two_options(setup: TableSetup) -> Iterator[str]:
    """Say what two sentences of the rules of House Money have against and for two jackpots."""
    if setup.duties.left_up and len(setup.jackpots) > 1:
        yield Msg(
            "House Money has two jackpots here. Its rules let an operator choose only one of the "
            "jackpot options. A later section allows two on two sensors: ask your regulator "
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
                "{paytable} of {wager} is printed for {decks} and this shoe has {have}. "
                "Choose {instead} or change the shoe (approved rules)",
                paytable=name,
                wager=setup.label_of(wager),
                decks=decks_in_words(decks),
                have=setup.decks,
                instead=either(fits) if fits else Msg("another paytable"),
            )


def _second_sensor_alone(setup: TableSetup) -> Iterator[str]:
    if "B" in setup.jackpots and "A" not in setup.jackpots:
        yield Msg(
            "Sensor B has {jackpot} and sensor A has none. Put the only jackpot on sensor A "
            "(approved rules)",
            jackpot=setup.jackpots["B"].key,
        )


def _same_jackpot_twice(setup: TableSetup) -> Iterator[str]:
    keys = [jackpot.key for jackpot in setup.jackpots.values()]
    if len(set(keys)) < len(keys):
        yield Msg(
            "{jackpot} is on both sensors, and each sensor has a jackpot of its own. Choose "
            "another for sensor B (approved rules)",
            jackpot=keys[0],
        )


def decks_in_words(decks: tuple[int, ...]) -> str:
    """Name the shoes that something is printed for."""
    if decks == (1,):
        return Msg("a single deck")
    if len(decks) > 2 and list(decks) == list(range(decks[0], decks[-1] + 1)):
        return Msg("{least} to {most} decks", least=decks[0], most=decks[-1])
    return Msg("{numbers} decks", numbers=either([str(deck) for deck in decks]))


class Findings(Value):
    """What a set-up breaks, what the house should know before it opens the table, and advice.

    A recommendation is said where a table is set up; a table that leaves it open is as approved.
    """

    refusals: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    recommendations: tuple[str, ...] = ()

    def require(self, where: str = "") -> None:
        """Refuse the table with the first rule that it breaks, and say where it is set up."""
        if self.refusals:
            raise Refused(joined(": ", [where, self.refusals[0]]) if where else self.refusals[0])


def check(setup: TableSetup, jurisdiction: Jurisdiction, on: date) -> Findings:
    """Judge a set-up by the rules of its jackpots and by the law of that day."""
    refusals = (
        *_practice(setup, jurisdiction),
        *_types(setup, jurisdiction),
        *_notices(setup, jurisdiction),
        *_shoe_and_console(setup),
        *guards(setup),
        *_rates(setup),
        *_must_hit(setup, jurisdiction),
        *_tokes(setup, jurisdiction),
        *_events(setup, jurisdiction),
        *_links(setup, jurisdiction),
        *_games(setup, jurisdiction, on),
        *_limits(setup, jurisdiction, on),
        *_aggregates(setup, jurisdiction, on),
    )
    return Findings(
        refusals, (*two_options(setup), *cautions(setup)), tuple(recommendations(setup))
    )


def two_on_one_sensor(sensor: str, names: Sequence[str]) -> str:
    """Say why a sensor cannot have several jackpots; a set-up cannot even hold them."""
    return (
        f"has {listed(names)} on one sensor, which has one jackpot only (approved rules); "
        f"keep one on {sensor}, the other may have the second sensor"
    )


def _practice(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    """Keep a table with real staff, and so with real money, from the rules for practice."""
    if setup.is_live and jurisdiction.is_practice:
        laws = [law.key for law in setup.offers.jurisdictions.values() if not law.is_practice]
        yield Msg(
            "{law} is for practice only. A live table needs its jurisdiction: {laws}",
            law=jurisdiction.name,
            laws=either(laws),
        )


def _types(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    house = [jackpot.key for jackpot in setup.jackpots.values() if jackpot.is_house]
    rising = [jackpot.key for jackpot in setup.jackpots.values() if not jackpot.is_house]
    if house and rising:
        yield Msg(
            "House jackpot {house} cannot run next to progressive {rising}. Choose one type "
            "({rule})",
            house=house[0],
            rising=rising[0],
            rule=jurisdiction.rule("house_jackpot"),
        )


def _notices(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    house = [jackpot.key for jackpot in setup.jackpots.values() if jackpot.is_house]
    if house and len(jurisdiction.house_notices) < 2:
        yield Msg(
            "The house jackpot {house} needs both of its notices on display. Write them "
            "into the jurisdiction's file ({rule})",
            house=house[0],
            rule=jurisdiction.rule("house_jackpot"),
        )


def _shoe_and_console(setup: TableSetup) -> Iterator[str]:
    for sensor, jackpot in setup.jackpots.items():
        if why := decks_refusal(jackpot, setup.decks):
            yield Msg(
                "Sensor {sensor}: {why}. Change the shoe or the jackpot (approved rules)",
                sensor=sensor,
                why=why,
            )
        if jackpot.consoles and setup.console not in jackpot.consoles:
            approved = listed([name.capitalize() for name in jackpot.consoles])
            yield Msg(
                "Sensor {sensor}: {jackpot} is approved for {approved} only. Change the "
                "console or the jackpot (approved rules)",
                sensor=sensor,
                jackpot=jackpot.key,
                approved=approved,
            )


def _rates(setup: TableSetup) -> Iterator[str]:
    for sensor, jackpot in setup.jackpots.items():
        share = sum(level.rate_bp + level.reserve_bp for level in jackpot.levels)
        if share > _WHOLE_WAGER_BP:
            yield Msg(
                "Sensor {sensor}: {share} of each wager would go to the meters of {jackpot}, "
                "more than the wager itself. Lower a rate (approved rules)",
                sensor=sensor,
                share=percent(share),
                jackpot=jackpot.key,
            )


def _must_hit(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    for sensor, jackpot in setup.jackpots.items():
        if jackpot.hand_levels == jackpot.levels:
            continue
        if not jurisdiction.must_hit:
            yield Msg(
                "Sensor {sensor}: nothing here allows a level that must hit. Take it off ({rule})",
                sensor=sensor,
                rule=jurisdiction.rule("must_hit"),
            )
        if _is_linked_by_files(setup, sensor):
            yield Msg(
                "Sensor {sensor}: a level that must hit needs a floor's server where its jackpot "
                "is linked. Take one of the two off",
                sensor=sensor,
            )
        if why := must_hit_refusal(jackpot):
            yield Msg("Sensor {sensor}: {why} (approved rules)", sensor=sensor, why=why)


def _is_linked_by_files(setup: TableSetup, sensor: str) -> bool:
    """True if a jackpot is linked and no server says whose wager was first."""
    if setup.floor is not None and sensor in setup.floor_links:
        return setup.floor.server == SIMULATED
    return sensor in setup.links


def _tokes(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    tokes = setup.practices.tokes
    if tokes is None:
        return
    if not jurisdiction.tokes:
        rule = jurisdiction.rule("tokes")
        yield Msg("Nothing here allows toke wagers. Take them off ({rule})", rule=rule)
    if tokes.least_cents > tokes.most_cents:
        yield Msg("The least toke is above the most. Enter other figures")


def _events(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    for sensor, jackpot in setup.jackpots.items():
        if jackpot.is_event and not jurisdiction.common_event:
            yield Msg(
                "Sensor {sensor}: {jackpot} is for unlike games on one meter, and nothing here "
                "lets them. Choose another ({rule})",
                sensor=sensor,
                jackpot=jackpot.key,
                rule=jurisdiction.rule("links"),
            )


def _links(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    for sensor, link in setup.links.items():
        here = _here(setup, sensor, link, jurisdiction)
        # One sentence a link: the first table that does not fit says it all.
        for why in filter(None, (link_refusal(here, other) for other in link.others)):
            yield Msg(
                "Sensor {sensor} may not join {link}: {why}. Take it off the link ({rule})",
                sensor=sensor,
                link=link.name,
                why=why,
                rule=jurisdiction.rule("links"),
            )
            break


def _here(setup: TableSetup, sensor: str, link: Link, jurisdiction: Jurisdiction) -> Linked:
    """Return this table on its link; chances that were counted for another shoe are not its own."""
    here = Linked(setup.game, setup.jackpots[sensor], setup.decks, variant(setup))
    if link.counted is None or link.counted.judged_as != here.judged_as:
        return here
    chances = link.counted.chances
    return replace(here, chances=chances, may_be_unlike=jurisdiction.common_event)


def variant(setup: TableSetup) -> str:
    """Name the rule that decides which cards Blazing 7's are won by; nothing elsewhere."""
    rule = setup.options.get("blazing_7s_rule", "")
    return rule if isinstance(rule, str) else ""


def _games(setup: TableSetup, jurisdiction: Jurisdiction, on: date) -> Iterator[str]:
    allowed = jurisdiction.games_limit(on)
    if allowed is None:
        return
    highest = _highest_wagers(setup, jurisdiction)
    rule = jurisdiction.rule("games_on_hand")
    if len(highest) > allowed.most:
        yield Msg(
            "One hand of cards decides {games} games ({names}) and may decide {most}. Take {n} of "
            "them off ({rule})",
            one="One hand of cards decides {games} games ({names}) and may decide {most}. Take "
            "one of them off ({rule})",
            n=len(highest) - allowed.most,
            games=len(highest),
            names=listed(highest),
            most=allowed.most,
            rule=rule,
        )
    large = [game for game, cents in highest.items() if cents > allowed.small_cents]
    if len(large) > allowed.above_small:
        yield _too_many_large(large, allowed, rule)


def _too_many_large(large: list[str], allowed: GamesOnHand, rule: str) -> str:
    return Msg(
        "{games} games on one hand take more than {small} ({names}) and {most} may. Limit {n} of "
        "them to that ({rule})",
        one="{games} games on one hand take more than {small} ({names}) and {most} may. Limit "
        "one of them to that ({rule})",
        n=len(large) - allowed.above_small,
        games=len(large),
        small=chips(allowed.small_cents),
        names=listed(large),
        most=allowed.above_small,
        rule=rule,
    )


def _highest_wagers(setup: TableSetup, jurisdiction: Jurisdiction) -> dict[str, int]:
    """Return the most that each game on a hand takes; a wager without a limit takes the most."""
    game_of = {wager: game for game, wagers in jurisdiction.one_game.items() for wager in wagers}
    highest: dict[str, int] = {}
    for row in setup.wagers:
        game = game_of.get(row.key, capwords(row.label))
        _, most = setup.limits.get(row.key, (0, _NO_LIMIT))
        highest[game] = max(highest.get(game, 0), most)
    for sensor, jackpot in setup.jackpots.items():
        highest[_on_sensor(jackpot, sensor)] = jackpot.wager_cents
    return highest


def _limits(setup: TableSetup, jurisdiction: Jurisdiction, on: date) -> Iterator[str]:
    for wager, (least, most) in setup.limits.items():
        if least > most:
            yield Msg(
                "{wager} takes {least} at least and {most} at most. Change one of them "
                "(approved rules)",
                wager=setup.label_of(wager),
                least=chips(least),
                most=chips(most),
            )
    allowed = jurisdiction.wager_limit(on)
    if allowed is None:
        return
    highest = {setup.label_of(wager): cents for wager, (_, cents) in setup.limits.items()}
    highest |= {_on_sensor(one, at): one.wager_cents for at, one in setup.jackpots.items()}
    for wager, cents in highest.items():
        if cents > allowed:
            yield Msg(
                "{wager} takes up to {amount} and the wager limit is {limit}. Lower it ({rule})",
                wager=wager,
                amount=chips(cents),
                limit=chips(allowed),
                rule=jurisdiction.rule("wager_limit"),
            )


def _aggregates(setup: TableSetup, jurisdiction: Jurisdiction, on: date) -> Iterator[str]:
    counted = jurisdiction.aggregate_odds
    rule = jurisdiction.rule("aggregate_limit")
    lawful = jurisdiction.wager_limit(on) or 0
    for wager, limit in setup.aggregate_limits.items():
        name = setup.label_of(wager)
        odds = setup.top_odds.get(wager, 0)
        _, most = setup.limits.get(wager, (0, lawful))
        least = most * min(odds, counted)
        if odds < counted:
            yield Msg(
                "{wager} pays {odds} to 1 at most, and below {counted} to 1 there may be no "
                "limit on what a deal pays out. Take the limit off ({rule})",
                wager=name,
                odds=odds,
                counted=counted,
                rule=rule,
            )
        elif limit < least:
            yield Msg(
                "{wager} pays out {limit} a deal at most, and that may not be below {least}, "
                "{counted} times the largest wager. Raise it ({rule})",
                wager=name,
                limit=chips(limit),
                least=chips(least),
                counted=counted,
                rule=rule,
            )


def _on_sensor(jackpot: Jackpot, sensor: str) -> str:
    return Msg("{jackpot} on sensor {sensor}", jackpot=jackpot.key, sensor=sensor)
