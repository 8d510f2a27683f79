"""A deal from JSON to the shape the rules know; whatever is not plain is refused in a sentence."""

from collections.abc import Mapping
from typing import Any

from dealer_assist.errors import Refused, shown
from dealer_assist.frozen import frozen
from dealer_assist.rules.cards import Card, parse_cards
from dealer_assist.rules.deal import Deal, SeatDeal
from dealer_assist.rules.irregular import refuse_irregular
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.settle.book import Book
from dealer_assist.settle.jackpots import JackpotInPlay, read_jackpots
from dealer_assist.settle.paytables import read_paytables
from dealer_assist.settle.values import known_keys, mapping, optional_mapping, sequence, whole_cents

_DEAL_KEYS = frozenset(
    ["id", "game", "paytables", "jackpot", "options", "dealer", "board", "shoe", "draw", "seats"]
)
_SEAT_KEYS = frozenset({"seat", "cards", "wagers", "decision"})


@frozen
class Round:
    """A deal ready to settle, with the jackpots it plays for."""

    game: GameDefinition
    deal: Deal
    jackpots: tuple[JackpotInPlay, ...]
    lists_jackpots: bool


def read_round(raw: Mapping[str, Any], book: Book) -> Round:
    """Check a deal against its game's definition."""
    key = raw.get("game")
    game = book.games.get(key) if isinstance(key, str) else None
    if game is None:
        what = "The deal names no game" if key is None else f"There is no game {shown(key)}"
        raise Refused(f"{what}; the games are: {', '.join(book.games)}")
    known_keys(raw, _DEAL_KEYS, "A deal")
    jackpots = read_jackpots(raw.get("jackpot"), game, book)
    cards = _cards_on_table(raw, game)
    deal = Deal(
        dealer=cards.get("dealer", ()),
        seats=tuple([_seat(seat, game) for seat in sequence(raw.get("seats"), "'seats'")]),
        paytables=read_paytables(raw.get("paytables"), game, jackpots, book),
        options=_options(raw.get("options"), game),
        judges={jackpot.wager: jackpot.definition.judge for jackpot in jackpots},
        board=cards.get("board", ()),
        shoe=cards.get("shoe", ()),
        draw=cards.get("draw", ()),
    )
    refuse_irregular(game, deal)
    _refuse_wager_without_jackpot(game, deal)
    return Round(game, deal, jackpots, isinstance(raw.get("jackpot"), list))


def _places(game: GameDefinition) -> tuple[str, ...]:
    """Name where a game's cards lie besides the seats."""
    if "dealer" not in game.cards:
        return ("shoe",)
    if "board" in game.cards:
        return ("dealer", "board")
    # Games from a shoe of several decks go on drawing after the deal.
    return ("dealer", "draw") if game.decks > 1 else ("dealer",)


def _cards_on_table(raw: Mapping[str, Any], game: GameDefinition) -> dict[str, tuple[Card, ...]]:
    places = _places(game)
    for place in ("dealer", "board", "shoe", "draw"):
        if raw.get(place) and place not in places:
            raise Refused(f"{game.name} has no {place!r} cards; leave them out")
    cards = {place: raw.get(place) for place in places}
    # A round may end on the cards it began with.
    if cards.get("draw", ()) is None:
        cards["draw"] = []
    return {place: parse_cards(sequence(given, f"{place!r}")) for place, given in cards.items()}


def _options(listed: object, game: GameDefinition) -> dict[str, object]:
    options = {option: values[0] for option, values in game.options.items()}
    for option, value in optional_mapping(listed, "'options'").items():
        values = game.options.get(option)
        if values is None:
            raise Refused(f"{game.name} has no option {shown(option)}")
        if not game.allows(option, value):
            choices = ", ".join(str(each).lower() for each in values)
            raise Refused(f"The option {option} is one of {choices}, not {shown(value)}")
        options[option] = value
    return options


def _seat(listed: object, game: GameDefinition) -> SeatDeal:
    raw = mapping(listed, "A seat")
    number = raw.get("seat")
    if type(number) is not int:
        what = "A seat has no number" if number is None else f"There is no seat {shown(number)}"
        raise Refused(f"{what}; the seats are 1 to 7")
    whose = f"Seat {number}"
    known_keys(raw, _SEAT_KEYS, whose)
    cards = raw.get("cards", None if "seat" in game.cards else [])
    return SeatDeal(
        seat=number,
        cards=parse_cards(sequence(cards, whose, "'cards'")),
        wagers=_wagers(raw.get("wagers"), whose, game),
        decision=optional_mapping(raw.get("decision"), whose, "'decision'"),
    )


def _wagers(listed: object, whose: str, game: GameDefinition) -> dict[str, int]:
    wagers = mapping(listed, whose, "'wagers'")
    for wager, stake in wagers.items():
        if wager not in game.wagers:
            names = ", ".join(game.wagers)
            raise Refused(f"{whose}: {game.name} has no wager {shown(wager)}; it has {names}")
        whole_cents(stake, whose, wager)
    return wagers


def _refuse_wager_without_jackpot(game: GameDefinition, deal: Deal) -> None:
    for wager in game.jackpots:
        for seat in deal.seats:
            if seat.wagers.get(wager) and wager not in deal.judges:
                raise Refused(
                    f"Seat {seat.seat} bets on {game.wagers[wager]}, but the deal names no jackpot"
                    " for it; give its paytable and meters"
                )
