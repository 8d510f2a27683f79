"""How each wager of a title ends: by its row of endings, by a table, by a rule of the house."""

from collections.abc import Callable, Hashable, Mapping

from dealer_assist.rules.awards import Met
from dealer_assist.rules.bets.plan import Made
from dealer_assist.rules.bets.wagers import by_line, earned, lost, pushed, won
from dealer_assist.rules.deal import NOT_MADE, Deal, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.titles.title import Ending, Title


def _none(stake: int) -> WagerResult:
    del stake
    return NOT_MADE


_PLAIN: dict[str, Callable[[int], WagerResult]] = {
    "even": won,
    "push": pushed,
    "lose": lost,
    "none": _none,
}
TAKEN_BACK = WagerResult(0, "taken_back", 0)


class Ended(dict[str, WagerResult]):
    """How the wagers of a seat ended, where others will end alike; `text` is for who writes it."""

    __slots__ = ("net", "text")

    text: str
    net: int


class Endings(dict[Hashable, Ended]):
    """How seats ended before, by all that it depends on; never more than are soon used again."""

    MOST = 4096

    def keep(self, key: Hashable, results: Mapping[str, WagerResult]) -> Ended:
        """Remember an ending."""
        if len(self) >= self.MOST:
            self.clear()
        kept = self[key] = Ended(results)
        kept.text, kept.net = "", 0
        return kept


def ended(
    title: Title, deal: Deal, bets: Made, outcome: int, hand: Hand, met: Met
) -> dict[str, WagerResult]:
    """End every wager of the base game."""
    if bets.is_alone:
        return dict.fromkeys([wager for wager, _ in title.ends], NOT_MADE)
    results: dict[str, WagerResult] = {}
    stakes = bets.stakes
    for wager, ending in title.rows[outcome]:
        stake = stakes.get(wager, 0)
        results[wager] = _PLAIN[ending.plain](stake) if stake else NOT_MADE
    for wager, ending in title.asks[outcome]:
        stake = stakes.get(wager, 0)
        pay = deal.paytables[ending.table].pay(met) if ending.table else None
        if ending.is_earned:
            results[wager] = earned(stakes[title.base], pay)
        elif pay is not None or not stake:
            results[wager] = by_line(stake, pay)
        else:
            results[wager] = _PLAIN[_plain(title, deal.options, ending, (hand, met))](stake)
    for wager in bets.taken_back:
        results[wager] = TAKEN_BACK
    return results


def _plain(
    title: Title, options: Mapping[str, object], ending: Ending, shown: tuple[Hand, Met]
) -> str:
    hand, met = shown
    if ending.option:
        return str(options[ending.option])
    if ending.from_rule:
        least = title.least[ending.from_rule][str(options[ending.from_rule])]
        return "even" if hand.value >= least else ending.plain
    if ending.even_with:
        return "even" if ending.even_with in met else ending.plain
    return ending.plain
