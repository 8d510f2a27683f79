"""The right answer to a question of a drill, found in what `settle` says of its deal alone."""

import json
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any

from dealer_assist.catalog.book import load_book
from dealer_assist.paths import resources
from dealer_assist.rules.cards import parse_cards_with_joker
from dealer_assist.rules.ranking import (
    five_cards,
    four_cards,
    pai_gow,
    suit_length,
    three_cards,
    wild,
)
from dealer_assist.school.drills import questions
from dealer_assist.settle.book import SettleBook
from dealer_assist.settle.lines import settle_lines
from dealer_assist.value import Value

_DRAWS = {(2, 2): "nobody", (3, 2): "player", (2, 3): "banker", (3, 3): "both"}
_RANKS = "23456789TJQKA"
_TENS = dict.fromkeys("TJQK", 10)
_KINDS = {3: three_cards.KINDS}
_BY_SUIT = ("i_luv_suits", "flush_rush")
_FOUR_OF_FIVE = ("crazy_4_poker", "four_card_poker", "six_five_four")
_CARDS = ("dealer", "supervisor", "executive")

Values = Mapping[str, Any]


class Shard(Value):
    """Questions of a drill: so many from one on."""

    name: str
    seed: int
    first: int
    count: int


def differences(shard: Shard) -> list[dict[str, Any]]:
    """Return the questions of a shard that have another answer than `settle`."""
    book = _shipped()
    asked = questions(shard.name, book, shard.seed, shard.count, first=shard.first)
    found = (one.as_json() for one in asked)
    return [one for one in found if one["answer"] != right_answer(one, book)]


@cache
def _shipped() -> SettleBook:
    return load_book(resources())


def settled(question: Values, book: SettleBook) -> dict[str, Any]:
    """Settle the deal of a question; it is never refused."""
    (answer,) = settle_lines([json.dumps(question["deal"])], book)
    result: dict[str, Any] = json.loads(answer)
    assert "refused" not in result, result
    return result


def right_answer(question: Values, book: SettleBook) -> object:
    """Find the answer by nothing but the question's own words and what `settle` says."""
    result, ask = settled(question, book), question["ask"]
    seats = {one["seat"]: one for one in result["seats"]}
    seat = seats.get(ask.get("seat"), {})
    wager = jackpot_wager(question, book)
    match ask["what"]:
        case "hand":
            return seat["hand"] if "hand" in seat else _best_of_seven(question, ask["seat"])
        case "compared":
            return seat["wagers"]["main"]["outcome"]
        case "wager":
            return max(seat["wagers"][ask["wager"]]["net"], 0)
        case "envy" | "prize" as field:
            return seat[wager][field]
        case what if what == f"{wager}_and_envy":
            return seat[wager]["prize"] + seat[wager]["envy"]
        case "commission":
            ended = seat["wagers"][ask["wager"]]
            return ended["stake"] - ended["net"]
        case "front":
            return result["dealer"]["low"]
        case "dealer_draws":
            return _draws_or_stands(question)
        case "envy_order":
            return [n for n in range(7, 0, -1) if seats.get(n, {}).get(wager, {}).get("envy")]
        case "payment_order" | "eligible":
            return _winners(seats, wager)
        case "third_cards":
            return _DRAWS[len(result["player"]["cards"]), len(result["banker"]["cards"])]
        case "dealer_hand":
            return result["dealer"]["hand"]
        case "discards":
            return ("none", "one", "two")[len(result["dealer"]["discards"])]
        case "qualifies":
            return "qualifies" if result["dealer"]["qualifies"] else "does_not_qualify"
        case "most_left_up":
            bonus = seat["wagers"]["house_money"]
            is_won = bonus["outcome"] == "win" and not result["dealer"]["blackjack"]
            return bonus["stake"] + bonus["net"] if is_won else 0
        case "card":
            return _card(question, ask["seat"], seats, wager, book)
        case "dragon_line":
            return _dragon_line(question, result, book)
        case "higher_hand":
            return _higher_hand(question, seats, book)
        case "lamp" | "lamp_means":
            return _lamp(question, wager)
        case "announcement":
            return _announcement(question, result, wager)
        case "foul":
            return _foul(question, seats, wager, book)
    raise AssertionError(f"nobody knows how to answer {ask}")


def jackpot_wager(question: Values, book: SettleBook) -> str:
    """Name the wager that plays for the jackpot of a deal."""
    jackpot = question["deal"].get("jackpot", {}).get("paytable")
    judges = book.games[question["deal"]["game"]].jackpots.items()
    return next(
        (wager for wager, known in judges if jackpot and book.jackpots[jackpot].judge in known), ""
    )


def _best_of_seven(question: Values, seat: int) -> str:
    """Rank every five of the seven cards of a seat at pai gow."""
    (held,) = (one["cards"] for one in question["deal"]["seats"] if one["seat"] == seat)
    fives = combinations(parse_cards_with_joker(held), 5)
    return max((pai_gow.back_hand(five) for five in fives), key=lambda hand: hand.value).text


def _winners(seats: Mapping[int, Values], wager: str) -> list[int]:
    return [n for n in range(7, 0, -1) if seats.get(n, {}).get(wager, {}).get("prize")]


def _draws_or_stands(question: Values) -> str:
    """Count the dealer's cards by hand: an ace is eleven as long as that is no bust."""
    cards = question["ask"]["final_cards"]["dealer"]
    hard = sum(1 if card[0] == "A" else int(_TENS.get(card[0], card[0])) for card in cards)
    is_soft = any(card[0] == "A" for card in cards) and hard + 10 <= 21
    total = hard + 10 if is_soft else hard
    hits_soft_17 = question["deal"].get("options", {}).get("soft_17") == "hit"
    return "draws" if total < 17 or (total == 17 and is_soft and hits_soft_17) else "stands"


def _card(
    question: Values, seat: int, seats: Mapping[int, Values], wager: str, book: SettleBook
) -> str:
    jackpot = book.jackpots[question["deal"]["jackpot"]["paytable"]]
    own = seats[seat][wager]
    percent = jackpot.line(own["line"]).percent
    prize = own["prize"]
    if jackpot.is_shared and percent:
        prize = sum(one[wager]["prize"] for one in seats.values())
    ask = question["ask"]
    is_whole = percent == 100 and ask["executive_for_whole_meter"]
    if is_whole or prize >= ask["executive_from"]:
        return "executive"
    if not percent and jackpot.fixed_pays == "tray" and prize <= ask["dealer_limit"]:
        return "dealer"
    return "supervisor"


def _dragon_line(question: Values, result: Values, book: SettleBook) -> str:
    """Read the line off both totals: a natural, or the margin as the paytable has it."""
    player, banker = result["player"], result["banker"]
    is_natural = len(player["cards"]) == len(banker["cards"]) == 2 and (
        max(player["total"], banker["total"]) >= 8
    )
    if result["winner"] == "tie":
        assert is_natural
        return "natural_tie"
    assert result["winner"] == question["ask"]["side"]
    if is_natural:
        return "natural_win"
    wager = f"dragon_{question['ask']['side']}"
    table = book.games["dragon_bonus"].paytables[wager][question["ask"]["paytable"]]
    margin = str(abs(player["total"] - banker["total"]))
    return next(line for line in table.lines if margin in line.split("_"))


def _higher_hand(question: Values, seats: Mapping[int, Values], book: SettleBook) -> list[int]:
    """Compare two hands as they are written: the kind first, then the ranks that decide."""
    sizes = book.games[question["deal"]["game"]].cards
    kinds = _KINDS.get(sizes["seat"] + sizes.get("board", 0), five_cards.KINDS)
    if question["deal"]["game"] in _FOUR_OF_FIVE:
        kinds = four_cards.KINDS
    if question["deal"]["game"] in _BY_SUIT:
        kinds = suit_length.KINDS
    if book.games[question["deal"]["game"]].has_joker:
        kinds = wild.KINDS
    asked = question["ask"]["seats"]
    values = {one: _written_value(seats[one]["hand"], kinds) for one in asked}
    best = max(values.values())
    return [one for one in sorted(asked, reverse=True) if values[one] == best]


def _written_value(hand: str, kinds: tuple[str, ...]) -> tuple[int, tuple[int, ...]]:
    kind, _, ranks = hand.partition(":")
    if kind == "points":  # the fewer, the higher
        return 0, (-int(ranks),)
    return kinds.index(kind), tuple(_RANKS.index(one) for one in ranks.split("-") if one)


def _lamp(question: Values, wager: str) -> str:
    """Return from the wagers of the deal: what counts is lit or locked, what does not is dark."""
    ask = question["ask"]
    rows = [one for one in question["deal"]["seats"] if one["seat"] == ask["seat"]]
    counts = bool(rows and rows[0]["wagers"].get(wager))
    if ask["what"] == "lamp_means":
        return "counts" if counts else "sensor_out" if ask["lamp"] == "fault" else "no_wager"
    if counts:
        return "lit" if ask["moment"] == "bets_open" else "locked"
    return "fault" if ask["sensor"] in ("stuck", "dirty") else "off"


def _announcement(question: Values, result: Values, wager: str) -> str:
    ask = question["ask"]
    assert question["answer"] in ask["options"]
    assert len(ask["options"]) == len(ask["spoken"]) == len(set(ask["options"]))
    match ask["moment"]:
        case "dealer_hand":
            is_open = result["dealer"]["qualifies"]
            return "dealer_qualifies" if is_open else "dealer_does_not_qualify"
        case "coup":
            totals = sorted((result["player"]["total"], result["banker"]["total"]), reverse=True)
            if result["winner"] == "tie":
                return f"tie:{totals[0]}"
            return f"{result['winner']}_wins:{totals[0]}-{totals[1]}"
        case _:
            own = next(one for one in result["seats"] if one["seat"] == ask["seat"])[wager]
            return f"{ask['seat']}:{own['line']}" if own["line"] else f"no_win:{ask['seat']}"


def _foul(question: Values, seats: Mapping[int, Values], wager: str, book: SettleBook) -> int:
    """Walk through the acts beside what `settle` says; the first that is wrong is the foul."""
    winners = _winners(seats, wager)
    envied = [n for n in range(7, 0, -1) if seats.get(n, {}).get(wager, {}).get("envy")]
    due = [("pay", n, seats[n][wager]["prize"]) for n in winners]
    due += [("envy", n, seats[n][wager]["envy"]) for n in envied]
    needed = max((_CARDS.index(_card(question, n, seats, wager, book)) for n in winners), default=0)
    to_press, has_card = set(winners), False
    for n, act in enumerate(question["ask"]["acts"], 1):
        match act["do"]:
            case "hand":
                if seats[act["seat"]][wager]["line"] != act["line"]:
                    return n
                to_press.discard(act["seat"])
            case "card":
                if to_press or _CARDS.index(act["card"]) < needed:
                    return n
                has_card = True
            case "end":
                return n if due else 0
            case do:
                if not has_card or due.pop(0) != (do, act["seat"], act["cents"]):
                    return n
    raise AssertionError("the dealer never ends the round")
