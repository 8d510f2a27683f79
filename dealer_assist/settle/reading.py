"""A deal from JSON to the shape the rules know; whatever is not plain is refused in a sentence."""

import marshal
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from dealer_assist.errors import Refused, shown
from dealer_assist.rules.cards import Card, parse_cards, parse_cards_with_joker
from dealer_assist.rules.deal import Deal, SeatDeal
from dealer_assist.rules.games.by_name import Rules, rules_for_many
from dealer_assist.rules.irregular import refuse_irregular
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.settle.book import SettleBook
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
from dealer_assist.value import Value

_DEAL_KEYS = frozenset(
    ["id", "game", "paytables", "jackpot", "options", "dealer", "board", "shoe", "draw", "seats"]
)
_SEAT_KEYS = frozenset({"seat", "cards", "wagers", "decision"})
_EVERYWHERE = ("dealer", "board", "shoe", "draw")
_MOST_FRAMES = 256
_PLAIN = 2  # the last format of marshal in which equal values are equal bytes


class Round(Value):
    """A deal ready to settle by its rules, with the jackpots it plays for."""

    game: GameDefinition
    deal: Deal
    jackpots: tuple[JackpotInPlay, ...]
    lists_jackpots: bool
    rules: Rules


class _Frame(Value):
    """What a deal is settled by; most deals of a file have it in common."""

    jackpots: tuple[JackpotInPlay, ...]
    paytables: Mapping[str, Paytable]
    options: Mapping[str, object]
    judges: Mapping[str, str]
    unjudged: tuple[str, ...]
    rules: Rules


class _Shape(Value):
    """What a game's deals look like: where its cards lie besides the seats, and all their keys."""

    places: tuple[str, ...]
    keys: frozenset[str]
    parse: Callable[[list[Any]], tuple[Card, ...]]


def _games_like(key: object, games: Iterable[str]) -> str:
    """Name the games that may have been meant; all of them would be no sentence any more."""
    meant = get_close_matches(key[:40], games) if isinstance(key, str) else []
    named = " or ".join(meant) or f"a game by its key, such as {next(iter(sorted(games)))}"
    return f"write {named}"


class DealReader:
    """Reads deals one after another, and checks what many of them have in common only once."""

    def __init__(self, book: SettleBook) -> None:
        self._book = book
        self._frames: dict[tuple[str, bytes], _Frame] = {}
        self._shapes = {key: _shape(game) for key, game in book.games.items()}

    def read(self, raw: Mapping[str, Any]) -> Round:
        """Check a deal against its game's definition."""
        book = self._book
        key = raw.get("game")
        game = book.games.get(key) if isinstance(key, str) else None
        if game is None:
            what = "The deal names no game" if key is None else f"There is no game {shown(key)}"
            raise Refused(f"{what}; {_games_like(key, book.games)}")
        shape = self._shapes[game.key]
        is_plain = raw.keys() <= shape.keys
        if not is_plain:
            known_keys(raw, _DEAL_KEYS, "A deal")
        name = _name_of_frame(game, raw)
        frame = self._frames.get(name) if name else None
        listed = raw.get("jackpot")
        jackpots = read_jackpots(listed, game, book) if frame is None else frame.jackpots
        if not is_plain:
            _refuse_other_places(raw, game, shape)
        cards = _cards_on_table(raw, shape)
        seats = tuple([_seat(seat, game, shape) for seat in sequence(raw.get("seats"), "'seats'")])
        if frame is None:
            judges = {jackpot.wager: jackpot.definition.judge for jackpot in jackpots}
            frame = _Frame(
                jackpots,
                read_paytables(raw.get("paytables"), game, jackpots, book),
                _options(raw.get("options"), game),
                judges,
                tuple([wager for wager in game.jackpots if wager not in judges]),
                rules_for_many(game),
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
        if frame.unjudged:
            _refuse_wager_without_jackpot(game, deal, frame.unjudged)
        return Round(game, deal, jackpots, isinstance(listed, list), frame.rules)

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


def _shape(game: GameDefinition) -> _Shape:
    places = _places(game)
    parse = parse_cards_with_joker if game.has_joker else parse_cards
    return _Shape(places, _DEAL_KEYS.difference(_EVERYWHERE).union(places), parse)


def _places(game: GameDefinition) -> tuple[str, ...]:
    """Name where a game's cards lie besides the seats."""
    if "dealer" not in game.cards:
        return ("board",) if "board" in game.cards else () if "seat" in game.cards else ("shoe",)
    if "board" in game.cards:
        return ("dealer", "board")
    # Games from a shoe of several decks go on drawing after the deal, blackjack from any.
    draws = game.acts is not None or (game.decks > 1 and not game.at_most)
    return ("dealer", "draw") if draws else ("dealer",)


def _refuse_other_places(raw: Mapping[str, Any], game: GameDefinition, shape: _Shape) -> None:
    for place in _EVERYWHERE:
        if place in raw and place not in shape.places and raw[place]:
            raise Refused(f"{game.name} has no {place!r} cards; leave them out")


def _cards_on_table(raw: Mapping[str, Any], shape: _Shape) -> dict[str, tuple[Card, ...]]:
    cards: dict[str, tuple[Card, ...]] = {}
    for place in shape.places:
        given = raw.get(place)
        # A round may end on the cards it began with.
        if given is None and place == "draw":
            given = []
        cards[place] = shape.parse(given if type(given) is list else sequence(given, f"{place!r}"))
    return cards


def _options(listed: object, game: GameDefinition) -> dict[str, object]:
    known = {**game.options, **game.besides_options}
    options = {option: values[0] for option, values in known.items()}
    for option, value in optional_mapping(listed, "'options'").items():
        values = known.get(option)
        if values is None:
            raise Refused(f"{game.name} has no option {shown(option)}")
        if not game.allows(option, value):
            choices = ", ".join(str(each).lower() for each in values)
            raise Refused(f"The option {option} is one of {choices}, not {shown(value)}")
        options[option] = value
    return options


def _seat(listed: object, game: GameDefinition, shape: _Shape) -> SeatDeal:
    """Take a seat as it is where all of it is plain; else read it step by step."""
    if type(listed) is dict and listed.keys() == _SEAT_KEYS:
        number, cards, wagers = listed["seat"], listed["cards"], listed["wagers"]
        decision = listed["decision"]
        if (
            type(number) is int
            and type(cards) is list
            and type(wagers) is dict
            and type(decision) is dict
            and _are_plain(wagers, game)
        ):
            return SeatDeal(number, shape.parse(cards), wagers, decision)
    return _seat_with_care(listed, game, shape)


def _seat_with_care(listed: object, game: GameDefinition, shape: _Shape) -> SeatDeal:
    raw = mapping(listed, "A seat")
    number = raw.get("seat")
    if type(number) is not int:
        what = "A seat has no number" if number is None else f"There is no seat {shown(number)}"
        raise Refused(f"{what}. The seats are 1 to 7")
    whose = f"Seat {number}"
    known_keys(raw, _SEAT_KEYS, whose)
    cards = raw.get("cards", None if "seat" in game.cards else [])
    return SeatDeal(
        seat=number,
        cards=shape.parse(sequence(cards, whose, "'cards'")),
        wagers=_wagers(raw.get("wagers"), whose, game),
        decision=optional_mapping(raw.get("decision"), whose, "'decision'"),
    )


def _are_plain(wagers: dict[str, Any], game: GameDefinition) -> bool:
    known = game.wagers
    for wager, stake in wagers.items():
        if wager not in known and wager not in game.besides:
            return False
        if type(stake) is not int or not 0 <= stake <= MOST_CENTS:
            return False
    return True


def _wagers(listed: object, whose: str, game: GameDefinition) -> dict[str, int]:
    wagers = mapping(listed, whose, "'wagers'")
    for wager, stake in wagers.items():
        if wager not in game.wagers and wager not in game.besides:
            names = ", ".join((*game.wagers, *game.besides))
            raise Refused(f"{whose}: {game.name} has no wager {shown(wager)}; it has {names}")
        whole_cents(stake, whose, wager)
    return wagers


def _refuse_wager_without_jackpot(
    game: GameDefinition, deal: Deal, unjudged: tuple[str, ...]
) -> None:
    for wager in unjudged:
        for seat in deal.seats:
            if seat.wagers.get(wager):
                raise Refused(
                    f"Seat {seat.seat} bets on {game.wagers[wager]}, but the deal names no jackpot"
                    " for it; give its paytable and meters"
                )
