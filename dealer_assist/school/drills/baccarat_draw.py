"""Baccarat: who draws a third card, and what the coup makes for Dragon Bonus."""

from collections.abc import Sequence
from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.cards import Card, parse_cards
from dealer_assist.rules.games.baccarat import NATURAL, total
from dealer_assist.rules.line_names import hand_words
from dealer_assist.school.deals.cases import PayCase, paytable_cases
from dealer_assist.school.deals.deals import Dealing, Dealt
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

_DRAWS = {(2, 2): "nobody", (3, 2): "player", (2, 3): "banker", (3, 3): "both"}
_DEALT = 2


class CoupCase(Value):
    """Asks who draws at a game, or for the line of its Dragon Bonus table."""

    game: str
    line: PayCase | None = None


def cases(book: SettleBook) -> list[CoupCase]:
    """List the lines of every Dragon Bonus table, and as often the third card alone."""
    lines = [
        CoupCase(case.game, case)
        for case in paytable_cases(book)
        if case.wager in book.games[case.game].duties.margins
    ]
    return [*lines, *(CoupCase(line.game) for line in lines)]


def ask(dealing: Dealing, chance: Random, case: CoupCase) -> Asked:
    """Ask one of the two."""
    del chance
    if case.line is None:
        return _third_cards(dealing.deal_any(case.game))
    dealt = dealing.deal(case.line)
    player, banker = dealt.result["player"]["total"], dealt.result["banker"]["total"]
    why = Msg(
        "Player has {player}, Banker {banker}: {line}",
        player=player,
        banker=banker,
        line=hand_words(case.line.line),
    )
    side = dealing.book.games[case.game].duties.margins[case.line.wager]
    ask = {"what": "dragon_line", "side": side, "paytable": case.line.table}
    return Asked(dealt.raw, ask, case.line.line, why)


def _third_cards(dealt: Dealt) -> Asked:
    hands = [parse_cards(dealt.result[side]["cards"]) for side in ("player", "banker")]
    answer = _DRAWS[len(hands[0]), len(hands[1])]
    return Asked(dealt.raw, {"what": "third_cards"}, answer, _way(answer, *hands))


def _way(answer: str, player: Sequence[Card], banker: Sequence[Card]) -> str:
    """Say what each side does with which total, and which card of Player Banker goes by."""
    of_player, of_banker = total(player[:_DEALT]), total(banker[:_DEALT])
    if max(of_player, of_banker) >= NATURAL:
        return Msg(
            "{player} against {banker} is a natural: no draw",
            player=of_player,
            banker=of_banker,
        )
    worth = total(player[_DEALT:])
    match answer:
        case "nobody":
            return Msg(
                "Player stands on {player}, Banker on {banker}", player=of_player, banker=of_banker
            )
        case "banker":
            return Msg(
                "Player stands on {player}: Banker draws on {banker}",
                player=of_player,
                banker=of_banker,
            )
        case "player":
            return Msg(
                "Player draws on {player} and gets {worth}: Banker stands on {banker}",
                player=of_player,
                worth=worth,
                banker=of_banker,
            )
        case _:
            return Msg(
                "Player draws on {player} and gets {worth}: Banker draws on {banker}",
                player=of_player,
                worth=worth,
                banker=of_banker,
            )
