"""Every printed figure beside ours, in one page: whether they agree, and if not, why."""

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.message import Msg
from dealer_assist.odds.figure import Figure

_HEAD = """\
# Printed figures and ours

Made by a test from the definitions: `tests/odds/test_proof.py`. Ours are exact; a printed figure
agrees where ours rounds to it. A rule is never bent to meet a print.

| game | wager | paytable | under | figure | printed | ours | agrees |
|---|---|---|---|---|---|---|---|
"""

# Why a print is not met: by game, wager and figure, narrower names first.
WHY: Mapping[tuple[str, ...], str] = {
    ("crazy_4_poker", "ante", "hit"): Msg("no reading of the base game's hit gives it"),
    ("crazy_4_poker", "super_bonus", "hit"): Msg(
        "printed is three of a kind or better, {share}", share="2.3606%"
    ),
    ("crazy_4_poker", "bad_beat"): Msg("no reading of the beaten hand gives it"),
    ("crazy_4_poker", "queens_up"): Msg("printed some hundredths of a point above the count"),
    ("six_five_four", "queens_up"): Msg("printed some hundredths of a point above the count"),
    ("blackjack_switch", "blackjack"): Msg("printed without its strategy. Ours is stated"),
    ("dragon_bonus", "progressive", "hit"): Msg(
        "printed cut, not rounded. That of #1 counts natural nines as 9-0"
    ),
    ("dragon_bonus", "progressive"): Msg("no reading of the paytable gives it"),
    ("free_bet_blackjack", "blackjack"): Msg("printed without its strategy. Ours is stated"),
    ("house_money", "blazing_7s"): Msg("printed for six and eight decks alike, met by eight"),
    ("super_fun_21", "blackjack"): Msg("printed without its strategy. Ours is stated"),
    ("three_card_draw", "ante"): Msg("printed a hundredth of a point below the count"),
    ("three_card_draw_pairs_plus", "ante"): Msg("printed a hundredth of a point below the count"),
    ("three_card_draw", "first_three"): Msg("printed for 100 and 60 to 1 at the top"),
}
WHY_ANYWHERE = {
    "bet_the_bust": Msg("printed cut, not rounded: every up card as often as it is dealt"),
    "fortune_blackjack": Msg("printed for six and eight decks alike, met by six"),
}
"""Of bets that every game of blackjack may offer."""
FOR_ALL = Msg("printed for every participant, not for one side")
FOR_ONE_SIDE = Msg("printed for each side alone, not for every participant")
_NAMES = {
    "house_edge": "house edge",
    "hit": "hit",
    "top": "top prize, one in",
    "top_average": "top prize on average",
}


def proof_page(figures: Sequence[Figure]) -> str:
    """Put every figure that was printed into a table."""
    rows = [row for figure in figures for row in _rows(figure)]
    met = sum(row[-1] == "yes" for row in rows)
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"{_HEAD}{table}\n\n{met} of {len(rows)} printed figures agree.\n"


def unexplained(figures: Sequence[Figure]) -> list[str]:
    """Name every print that is not met and that nothing is said about."""
    return [
        f"{figure['game']} {figure['wager']} {figure['paytable']} {name}"
        for figure in figures
        for name in figure.get("differs", {})
        if not why(figure["game"], figure["wager"], name)
    ]


def _rows(figure: Figure) -> Iterator[tuple[str, ...]]:
    differs = figure.get("differs", {})
    for name, printed in figure.get("published", {}).items():
        for each in printed if isinstance(printed, list) else [printed]:
            agrees = each not in differs.get(name, ())
            yield (
                figure["game"],
                figure["wager"],
                figure["paytable"] or "–",
                _conditions(figure["conditions"]),
                _NAMES.get(name, name),
                _shown(name, each),
                _shown(name, _ours(figure, name), exact=True),
                "yes" if agrees else f"no: {why(figure['game'], figure['wager'], name)}",
            )


def _ours(figure: Figure, name: str) -> float:
    value: float = figure["lines"][0]["probability"] if name == "top" else figure[name]
    return value


def _shown(name: str, value: float, *, exact: bool = False) -> str:
    if name == "top":
        return f"{1 / value:,.0f}" if value else "never"
    if name == "top_average":
        return f"${value:,.0f}"
    return f"{100 * value:.4f}%" if exact else f"{100 * value:.6g}%"


def _conditions(conditions: Mapping[str, object]) -> str:
    words = [
        f"{key} {str(value).lower()}" for key, value in conditions.items() if key != "strategy"
    ]
    return ", ".join(words) or "–"


def why(game: str, wager: str, name: str) -> str:
    """Say why a print of a wager is not met; nothing where nothing is known to say."""
    for key in ((game, wager, name), (game, wager)):
        if key in WHY:
            return WHY[key]
    return WHY_ANYWHERE.get(wager, "")
