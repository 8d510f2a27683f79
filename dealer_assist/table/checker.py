"""The checker of a table's set-up: yes, or no with the rule that forbids it, before it opens."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from string import capwords

from dealer_assist.jackpot.links import Linked, decks_refusal, link_refusal
from dealer_assist.rules.money import chips
from dealer_assist.rules.refusal import Refused
from dealer_assist.table.cautions import cautions
from dealer_assist.table.jurisdiction import GamesOnHand, Jurisdiction
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.words import listed, percent

_NO_LIMIT = 1 << 62
_WHOLE_WAGER_BP = 10_000


@dataclass(frozen=True, slots=True)
class Findings:
    """What a set-up breaks, and what the house should know before it opens the table."""

    refusals: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    def require(self, where: str = "") -> None:
        """Refuse the table with the first rule that it breaks, and say where it is set up."""
        if self.refusals:
            raise Refused(f"{where}: {self.refusals[0]}" if where else self.refusals[0])


def check(setup: TableSetup, jurisdiction: Jurisdiction, on: date) -> Findings:
    """Judge a set-up by the rules of its jackpots and by the law of that day."""
    refusals = (
        *_types(setup, jurisdiction),
        *_notices(setup, jurisdiction),
        *_shoe_and_console(setup),
        *_rates(setup),
        *_links(setup, jurisdiction),
        *_games(setup, jurisdiction, on),
        *_limits(setup, jurisdiction, on),
        *_aggregates(setup, jurisdiction, on),
    )
    return Findings(refusals, tuple(cautions(setup)))


def two_on_one_sensor(sensor: str, names: Sequence[str]) -> str:
    """Say why a sensor cannot have several jackpots; a set-up cannot even hold them."""
    return (
        f"has {listed(names)} on one sensor, which has one jackpot only (approved rules); "
        f"keep one on {sensor}, the other may have the second sensor"
    )


def _types(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    house = [one.key for one in setup.jackpots.values() if one.is_house]
    rising = [one.key for one in setup.jackpots.values() if not one.is_house]
    if house and rising:
        yield (
            f"The house jackpot {house[0]} may not stand beside the progressive {rising[0]}; "
            f"choose jackpots of one type ({jurisdiction.rule('house_jackpot')})"
        )


def _notices(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    house = [one.key for one in setup.jackpots.values() if one.is_house]
    if house and len(jurisdiction.house_notices) < 2:
        yield (
            f"The house jackpot {house[0]} needs both of its notices on display; write them into "
            f"the jurisdiction's file ({jurisdiction.rule('house_jackpot')})"
        )


def _shoe_and_console(setup: TableSetup) -> Iterator[str]:
    for sensor, jackpot in setup.jackpots.items():
        if why := decks_refusal(jackpot, setup.decks):
            yield f"Sensor {sensor}: {why}; change the shoe or the jackpot (approved rules)"
        if jackpot.consoles and setup.console not in jackpot.consoles:
            approved = listed([name.capitalize() for name in jackpot.consoles])
            yield (
                f"Sensor {sensor}: {jackpot.key} is approved for {approved} only; "
                "change the console or the jackpot (approved rules)"
            )


def _rates(setup: TableSetup) -> Iterator[str]:
    for sensor, jackpot in setup.jackpots.items():
        share = sum(level.rate_bp + level.reserve_bp for level in jackpot.levels)
        if share > _WHOLE_WAGER_BP:
            yield (
                f"Sensor {sensor}: {percent(share)} of each wager would go to the meters of "
                f"{jackpot.key}, more than the wager itself; lower a rate (approved rules)"
            )


def _links(setup: TableSetup, jurisdiction: Jurisdiction) -> Iterator[str]:
    for sensor, link in setup.links.items():
        jackpot = setup.jackpots[sensor]
        here = Linked(setup.game, jackpot, setup.decks, variant(setup))
        # One sentence a link: the first table that does not fit says it all.
        for why in filter(None, (link_refusal(here, other) for other in link.others)):
            yield (
                f"Sensor {sensor} may not join {link.name}: {why}; "
                f"take it off the link ({jurisdiction.rule('links')})"
            )
            break


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
        yield (
            f"One hand of cards decides {len(highest)} games ({listed(list(highest))}) and may "
            f"decide {allowed.most}; take {_wagers(len(highest) - allowed.most)} off ({rule})"
        )
    large = [game for game, cents in highest.items() if cents > allowed.small_cents]
    if len(large) > allowed.above_small:
        yield _too_many_large(large, allowed, rule)


def _too_many_large(large: list[str], allowed: GamesOnHand, rule: str) -> str:
    return (
        f"{len(large)} games on one hand take more than {chips(allowed.small_cents)} "
        f"({listed(large)}) and {allowed.above_small} may; "
        f"limit {_wagers(len(large) - allowed.above_small)} to that ({rule})"
    )


def _highest_wagers(setup: TableSetup, jurisdiction: Jurisdiction) -> dict[str, int]:
    """Give the most that each game on a hand takes; a wager without a limit takes the most."""
    game_of = {wager: game for game, wagers in jurisdiction.one_game.items() for wager in wagers}
    highest: dict[str, int] = {}
    for row in setup.wagers:
        game = game_of.get(row.key, capwords(row.label))
        _, most = setup.limits.get(row.key, (0, _NO_LIMIT))
        highest[game] = max(highest.get(game, 0), most)
    for sensor, jackpot in setup.jackpots.items():
        highest[f"{jackpot.key} on sensor {sensor}"] = jackpot.wager_cents
    return highest


def _limits(setup: TableSetup, jurisdiction: Jurisdiction, on: date) -> Iterator[str]:
    for wager, (least, most) in setup.limits.items():
        if least > most:
            yield (
                f"{_label(setup, wager)} takes {chips(least)} at least and {chips(most)} at most; "
                "change one of them (approved rules)"
            )
    allowed = jurisdiction.wager_limit(on)
    if allowed is None:
        return
    highest = {_label(setup, wager): cents for wager, (_, cents) in setup.limits.items()}
    highest |= {f"{one.key} on sensor {at}": one.wager_cents for at, one in setup.jackpots.items()}
    for wager, cents in highest.items():
        if cents > allowed:
            yield (
                f"{wager} takes up to {chips(cents)} and the wager limit is {chips(allowed)}; "
                f"lower it ({jurisdiction.rule('wager_limit')})"
            )


def _aggregates(setup: TableSetup, jurisdiction: Jurisdiction, on: date) -> Iterator[str]:
    counted = jurisdiction.aggregate_odds
    rule = jurisdiction.rule("aggregate_limit")
    lawful = jurisdiction.wager_limit(on) or 0
    for wager, limit in setup.aggregate_limits.items():
        name = _label(setup, wager)
        odds = setup.top_odds.get(wager, 0)
        _, most = setup.limits.get(wager, (0, lawful))
        least = most * min(odds, counted)
        if odds < counted:
            yield (
                f"{name} pays {odds} to 1 at most, and below {counted} to 1 there may be no "
                f"limit on what a deal pays out; take the limit off ({rule})"
            )
        elif limit < least:
            yield (
                f"{name} pays out {chips(limit)} a deal at most, and that may not be below "
                f"{chips(least)}, {counted} times the largest wager; raise it ({rule})"
            )


def _label(setup: TableSetup, wager: str) -> str:
    printed = {row.key: row.label for row in setup.wagers}
    return capwords(printed.get(wager, wager.replace("_", " ")))


def _wagers(count: int) -> str:
    return "one of them" if count == 1 else f"{count} of them"
