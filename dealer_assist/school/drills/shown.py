"""What stands on a question besides the cards: the answer follows from the deal and from this."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.baccarat import total
from dealer_assist.rules.money import dollars
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.titles.title import FOLDS
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook

_RULES: Mapping[tuple[str, str], str] = {
    ("eligible", "winning_side"): Msg("Winning side"),
    ("eligible", "all_participants"): Msg("All participants"),
    ("blazing_7s_rule", "player_cards"): Msg("Player's cards"),
    ("blazing_7s_rule", "dealer_up_card"): Msg("With the up card"),
    ("blackjack_pays", "3 to 2"): "3 to 2",
    ("blackjack_pays", "6 to 5"): "6 to 5",
    ("blackjack_pays", "1 to 1"): "1 to 1",
    ("soft_17", "stand"): Msg("Dealer stands"),
    ("soft_17", "hit"): Msg("Dealer hits"),
    ("ante_rule", "flush"): "Flush",
    ("ante_rule", "straight"): "Straight",
    ("ante_rule", "three_tens"): Msg("Three tens"),
    ("tie_bonus", "False"): "1 to 1",
    ("tie_bonus", "True"): "2 to 1",
    ("commission_to", "1"): Msg("Up to the cent"),
    ("commission_to", "5"): Msg("Up to {cents} cents", cents=5),
    ("commission_to", "10"): Msg("Up to {cents} cents", cents=10),
    ("commission_to", "25"): Msg("Up to {cents} cents", cents=25),
    ("folded_hands_win", "False"): Msg("Win nothing"),
    ("folded_hands_win", "True"): Msg("Win too"),
    ("natural_nine", "False"): Msg("Is no 9-0"),
    ("natural_nine", "True"): Msg("Is a 9-0"),
    ("low_straight", "second"): Msg("Second straight"),
    ("low_straight", "lowest"): Msg("Lowest straight"),
    ("dealer_22", "push"): Msg("Hands push"),
    ("dealer_22", "bust"): Msg("Is bust"),
}
_CAPTIONS: Mapping[str, str] = {
    "eligible": Msg("Wins"),
    "blazing_7s_rule": Msg("Sevens"),
    "blackjack_pays": "Blackjack",
    "soft_17": Msg("Soft 17"),
    "ante_rule": Msg("Ante pays from"),
    "tie_bonus": Msg("Tie in the war"),
    "commission_to": Msg("Commission 5%"),
    "folded_hands_win": Msg("Folded hands"),
    "natural_nine": Msg("Natural nine"),
    "low_straight": "A-2-3-4-5",
    "dealer_22": Msg("Dealer's 22"),
}
_OF_JACKPOT = ("eligible", "blazing_7s_rule")
_LIMITS = ("dealer_limit", "executive_from", "executive_for_whole_meter")
_OF_BASE_GAME = (
    "wager",
    "commission",
    "dealer_draws",
    "front",
    "compared",
    "dragon_line",
    "most_left_up",
)


def table_of(game: GameDefinition, wager: str) -> str:
    """Name the paytable that a wager is paid by: its own, or the one that several share."""
    return wager if wager in game.paytables else next(iter(game.shared), wager)


def shown_with(asked: Asked, book: SettleBook) -> dict[str, Any]:
    """Name paytable, house rules, meters and limits of a question as its screen shows them."""
    shown: dict[str, Any] = {}
    if table := _paytable(asked, book):
        shown["paytable"] = table
    if rules := _rules(asked, book):
        shown["rules"] = rules
    if said := _jackpot(asked):
        shown["meters"] = dict(said["meters"])
    limits = {name: asked.ask[name] for name in _LIMITS if name in asked.ask}
    return shown | ({"limits": limits} if limits else {})


def shown_facts(
    asked: Asked, book: SettleBook, *, is_house: bool = False
) -> tuple[tuple[str, str], ...]:
    """Return the same for the eye: a caption and a value each; a house jackpot has no meter."""
    return tuple(_facts(asked, book, is_house=is_house))


def _facts(asked: Asked, book: SettleBook, *, is_house: bool) -> Iterator[tuple[str, str]]:
    if table := _paytable(asked, book):
        yield Msg("Paytable"), table
    for option, value in _rules(asked, book).items():
        yield _CAPTIONS[option], _RULES[option, value]
    is_set = "final_cards" not in asked.ask
    if is_set and any("low" in one.get("decision", {}) for one in asked.deal["seats"]):
        yield Msg("Low hand"), Msg("The first two cards")
    meters = (_jackpot(asked) or {}).get("meters", {})
    for name, cents in meters.items():
        yield _meter_caption(name, is_only=len(meters) == 1, is_house=is_house), dollars(cents)


def _meter_caption(name: str, *, is_only: bool, is_house: bool) -> str:
    if is_house:
        return Msg("Amount") if is_only else Msg("Amount {name}", name=name)
    return Msg("Meter") if is_only else Msg("Meter {name}", name=name)


def _jackpot(asked: Asked) -> Mapping[str, Any] | None:
    """Return the jackpot of the deal; a question about a wager of the base game needs none."""
    said: Mapping[str, Any] | None = asked.deal.get("jackpot")
    return None if asked.ask["what"] in _OF_BASE_GAME else said


def _game(asked: Asked, book: SettleBook) -> GameDefinition:
    return book.games[str(asked.deal["game"])]


def _paytable(asked: Asked, book: SettleBook) -> str:
    if (said := _jackpot(asked)) is not None:
        return str(said["paytable"])
    match asked.ask["what"]:
        case "wager":
            paid_by = table_of(_game(asked, book), str(asked.ask["wager"]))
            return str(asked.deal["paytables"].get(paid_by, ""))
        case "dragon_line":
            return str(asked.ask["paytable"])
        case "most_left_up":
            return str(asked.deal["paytables"].get(_game(asked, book).duties.left_up, ""))
        case _:
            return ""


def _rules(asked: Asked, book: SettleBook) -> dict[str, str]:
    """Name the house rules that decide who wins the jackpot, or what the wager is paid."""
    options, wager = asked.deal.get("options", {}), str(asked.ask.get("wager", ""))
    of_wager = _game(asked, book).duties.house_rules.get(wager, ())
    of_wager = ("low_straight",) if asked.ask["what"] == "compared" else of_wager
    of_wager = ("soft_17",) if asked.ask["what"] == "dealer_draws" else of_wager
    names = of_wager if _jackpot(asked) is None else tuple(_of_jackpot(asked))
    return {name: str(options[name]) for name in names if name in options}


def _of_jackpot(asked: Asked) -> Iterator[str]:
    """Name the rules of a jackpot; that of a fold or of a natural nine where one lies there."""
    yield from _OF_JACKPOT
    if any(FOLDS in (one.get("decision") or {}).values() for one in asked.deal["seats"]):
        yield "folded_hands_win"
    if _has_natural_nine(asked.deal.get("shoe", ())):
        yield "natural_nine"


def _has_natural_nine(shoe: Sequence[str]) -> bool:
    """True if the first two cards of a side make nine points, and those of the other none."""
    if not shoe:
        return False
    cards = parse_cards(shoe[:4])
    return {total(cards[0::2]), total(cards[1::2])} == {0, 9}
