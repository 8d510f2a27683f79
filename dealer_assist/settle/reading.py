"""A deal from JSON to the shape the rules know; whatever is not plain is refused in a sentence."""

import marshal
from collections.abc import Mapping
from typing import Any

from dealer_assist.errors import Refused, shown
from dealer_assist.frozen import frozen
from dealer_assist.rules.cards import Card, parse_cards
from dealer_assist.rules.deal import Deal, SeatDeal
from dealer_assist.rules.irregular import refuse_irregular
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.settle.book import Book
from dealer_assist.settle.jackpots import JackpotInPlay, read_jackpots
from dealer_assist.settle.paytables import read_paytables
from dealer_assist.settle.values import (
    MOST_CENTS,
    known_keys,
    mapping,
    optional_mapping,
    sequence,
    whole_cents,
)

_DEAL_KEYS = frozenset(
    ["id", "game", "paytables", "jackpot", "options", "dealer", "board", "shoe", "draw", "seats"]
)
_SEAT_KEYS = frozenset({"seat", "cards", "wagers", "decision"})
_EVERYWHERE = ("dealer", "board", "shoe", "draw")
_MOST_FRAMES = 256
_PLAIN = 2  # the last format of marshal in which equal values are equal bytes


@frozen
class Round:
    """A deal ready to settle, with the jackpots it plays for."""

    game: GameDefinition
    deal: Deal
    jackpots: tuple[JackpotInPlay, ...]
    lists_jackpots: bool


@frozen
class _Frame:
    """What a deal is settled by; most deals of a file have it in common."""

    jackpots: tuple[JackpotInPlay, ...]
    paytables: Mapping[str, Paytable]
    options: Mapping[str, object]
    judges: Mapping[str, str]


def read_round(raw: Mapping[str, Any], book: Book) -> Round:
    """Check a deal against its game's definition."""
    return Reader(book).read(raw)


class Reader:
    """Reads deals one after another, and checks what many of them have in common only once."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._frames: dict[tuple[str, bytes], _Frame] = {}

    def read(self, raw: Mapping[str, Any]) -> Round:
        """Check a deal against its game's definition."""
        book = self._book
        key = raw.get("game")
        game = book.games.get(key) if isinstance(key, str) else None
        if game is None:
            what = "The deal names no game" if key is None else f"There is no game {shown(key)}"
            raise Refused(f"{what}; the games are: {', '.join(book.games)}")
        known_keys(raw, _DEAL_KEYS, "A deal")
        name = _name_of_frame(game, raw)
        frame = self._frames.get(name) if name else None
        listed = raw.get("jackpot")
        jackpots = read_jackpots(listed, game, book) if frame is None else frame.jackpots
        cards = _cards_on_table(raw, game)
        seats = tuple([_seat(seat, game) for seat in sequence(raw.get("seats"), "'seats'")])
        if frame is None:
            frame = _Frame(
                jackpots,
                read_paytables(raw.get("paytables"), game, jackpots, book),
                _options(raw.get("options"), game),
                {jackpot.wager: jackpot.definition.judge for jackpot in jackpots},
            )
            self._keep(name, frame)
        deal = Deal(
            cards.get("dealer", ()),
            seats,
            frame.paytables,
            frame.options,
            frame.judges,
            cards.get("board", ()),
            cards.get("shoe", ()),
            cards.get("draw", ()),
        )
        refuse_irregular(game, deal)
        _refuse_wager_without_jackpot(game, deal)
        return Round(game, deal, jackpots, isinstance(listed, list))

    def _keep(self, name: tuple[str, bytes] | None, frame: _Frame) -> None:
        if name is None:
            return
        if len(self._frames) >= _MOST_FRAMES:
            self._frames.clear()
        self._frames[name] = frame


def _name_of_frame(game: GameDefinition, raw: Mapping[str, Any]) -> tuple[str, bytes] | None:
    """Write down what makes a frame, so that 1, 1.0 and true are three different things."""
    parts = (raw.get("paytables"), raw.get("options"), raw.get("jackpot"))
    try:
        return game.key, marshal.dumps(parts, _PLAIN)
    except ValueError:  # nested deeper than any deal: it will be refused
        return None


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
    for place in _EVERYWHERE:
        if place in raw and place not in places and raw[place]:
            raise Refused(f"{game.name} has no {place!r} cards; leave them out")
    cards: dict[str, tuple[Card, ...]] = {}
    for place in places:
        given = raw.get(place)
        # A round may end on the cards it began with.
        if given is None and place == "draw":
            given = []
        cards[place] = parse_cards(given if type(given) is list else sequence(given, f"{place!r}"))
    return cards


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
    known = game.wagers
    for wager, stake in wagers.items():
        if wager in known and type(stake) is int and 0 <= stake <= MOST_CENTS:
            continue
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
