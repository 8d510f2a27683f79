"""The sign of a baccarat table: its roads, and in pictures what wins each side bet."""

from itertools import takewhile

from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.rules.pays import Pay, ToOne
from dealer_assist.rules.titles.coup_rules import BANKER_7, HALF_ON_6, PLAYER_8, PUSH_ON_7, USUAL
from dealer_assist.table.facts.judging.roads import BANKER, PLAYER, statistics
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.sign.presenter.roads import LETTERS, MARKS, bets_by_mark, roads_model
from dealer_assist.ui.sign.presenter.table_sign import sign_model
from dealer_assist.ui.sign.roads_model import (
    Bead,
    CardsThatWin,
    MarginsThatWin,
    RoadSignModel,
    WhatWins,
)
from dealer_assist.ui.table.presenter.pay.pay_words import pay_words

EXAMPLES = {BANKER_7: ("3s", "2h", "2d"), PLAYER_8: ("Ac", "4d", "3h")}
"""Three cards that make the event of a bet."""
_BY, _NATURAL = "win_by_", "natural_win"


def road_sign_model(
    setup: TableSetup, table: Table | None, found: ShoeOnRecord | None, *, shows_derived: bool
) -> RoadSignModel:
    """Show a shoe as it is on record, with what wins; or the derived roads in the place of that."""
    sign = sign_model(setup, table)
    wins = (*_events(setup, found), *_margins(setup))
    return RoadSignModel(
        roads=roads_model(setup, table.lasting.shoe if table else 0, found),
        legend=tuple(Bead(0, 0, side, letter) for side, letter in LETTERS.items()),
        limits=_limits(setup),
        meters=tuple(
            (
                Msg("{level}, {wager}: {hand}", level=one.name, wager=wager, hand=one.hand),
                one.amount if sign.is_live else "– – –",
            )
            for wager, one in zip(_stakes(setup), sign.levels, strict=True)
        ),
        wins=wins,
        rule=_rule(setup),
        notice=sign.notice,
        banner=sign.banner,
        shows_derived=shows_derived or not wins,
    )


def odds_words(pay: Pay) -> str:
    """Say odds to players: each language has its own side first."""
    if isinstance(pay, ToOne):
        return Msg("{pays} to {per}", pays=pay.pays, per=pay.per)
    return pay_words(pay)


def _stakes(setup: TableSetup) -> tuple[str, ...]:
    """Return what plays for each level, in the order of the sign."""
    jackpots = setup.jackpots.values()
    return tuple(chips(jackpot.wager_cents) for jackpot in jackpots for _ in jackpot.levels)


def _limits(setup: TableSetup) -> str:
    """Say what Player and Banker take, where that is one sentence."""
    both = {setup.limits.get(side) for side in (PLAYER, BANKER)}
    limit = both.pop()
    if both or limit is None:
        return ""
    return Msg("{least} to {most}", least=chips(limit[0]), most=chips(limit[1]))


def _rule(setup: TableSetup) -> str:
    match (setup.coup or USUAL).banker:
        case kind if kind == PUSH_ON_7:
            return Msg("Banker's three-card 7: Banker bets push.")
        case kind if kind == HALF_ON_6:
            return Msg("Banker wins with 6: Banker bets pay half.")
        case _:
            return Msg("Banker bets pay even money less 5% commission.")


def _events(setup: TableSetup, found: ShoeOnRecord | None) -> tuple[CardsThatWin, ...]:
    pays = {event.wager: event.pays for event in (setup.coup or USUAL).events}
    counted = dict(statistics(found.coups).marks) if found else {}
    return tuple(
        CardsThatWin(
            title=setup.label_of(wager).upper(),
            odds=odds_words(pays[wager]),
            cards=EXAMPLES[MARKS[mark]],
            side=BANKER if MARKS[mark] == BANKER_7 else PLAYER,
            total=mark,
            sentence=_how(MARKS[mark], mark),
            count=Msg("This shoe: {count}", count=counted.get(mark, 0)),
        )
        for mark, wager in bets_by_mark(setup).items()
    )


def _how(event: str, total: str) -> str:
    if event == BANKER_7:
        return Msg("Banker wins with three cards that make {total}", total=total)
    return Msg("Player wins with three cards that make {total}", total=total)


def _margins(setup: TableSetup) -> tuple[WhatWins, ...]:
    """Return the bets on a margin; those of both sides are one where they pay alike."""
    offered = [row.key for row in setup.wagers if _NATURAL in setup.pays.get(row.key, {})]
    groups: dict[tuple[tuple[str, Pay], ...], list[str]] = {}
    for wager in offered:
        groups.setdefault(tuple(setup.pays[wager].items()), []).append(wager)
    return tuple(_margin(setup, wagers, dict(lines)) for lines, wagers in groups.items())


def _margin(setup: TableSetup, wagers: list[str], lines: dict[str, Pay]) -> MarginsThatWin:
    names = [setup.offers.labels.get(wager) or setup.label_of(wager) for wager in wagers]
    by = {
        line.removeprefix(_BY).replace("_", "–"): pay for line, pay in lines.items() if _BY in line
    }
    least = min(int(margin[0]) for margin in by)
    return MarginsThatWin(
        title=_shared(names).upper(),
        margins=(Msg("by {margin}", margin=next(iter(by))), *list(by)[1:]),
        pays=tuple(
            str(pay.pays) if isinstance(pay, ToOne) else pay_words(pay) for pay in by.values()
        ),
        sentence=Msg("Your side wins by {least} or more", least=least),
        natural=Msg("Pays on $1. A natural that wins: {odds}", odds=odds_words(lines[_NATURAL])),
    )


def _shared(names: list[str]) -> str:
    """Return the words that names begin with in common: Dragon Bonus."""
    rows = zip(*(name.split() for name in names), strict=False)
    return " ".join(takewhile(bool, (row[0] if len({*row}) == 1 else "" for row in rows)))
