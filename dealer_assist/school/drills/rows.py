"""What a question shows of the table: the cards that are there, and what each seat bet."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.message import Msg, listed
from dealer_assist.rules.bets.plan import DISCARD
from dealer_assist.rules.line_names import printed_kind
from dealer_assist.rules.money import dollars
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.titles.title import BACK, FOLDS
from dealer_assist.school.deals.bets import SWITCH
from dealer_assist.school.drills.counting import HandRow
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.places import RIGHT, SeatHand
from dealer_assist.value import replace


def rows_of(
    asked: Asked, book: SettleBook, seat: object, *, only: bool = False, tells_bets: bool = False
) -> tuple[HandRow, ...]:
    """Return what is on the table; `only` what the question is about, or every street's bet too."""
    deal, game = asked.deal, book.games[str(asked.deal["game"])]
    rows: list[HandRow] = []
    if deal.get("board"):
        rows.append(HandRow(Msg("Board"), tuple(deal["board"])))
    if deal.get("dealer") and not (only and seat):
        rows += _dealer_rows(asked, game, is_asked=only and not seat)
    if deal.get("shoe"):
        rows += _coup(deal["shoe"], asks_draw=asked.ask["what"] == "third_cards")
    for one in deal["seats"]:
        if only and one["seat"] != seat:
            continue
        bets = list(_bets_before_cards(one, game))
        bets += _decided_bets(one, game if tells_bets else None)
        row = _seat_row(one, bets, game, asked.ask, is_asked=one["seat"] == seat)
        rows += _both_hands(row, one, asked.ask)
    if only and not seat:
        rows = [row for row in rows if not row.wagers]
    return tuple(sorted(rows, key=lambda row: bool(row.wagers) and not row.is_asked))


def _bets_before_cards(
    seat: Mapping[str, Any], game: GameDefinition
) -> Iterator[tuple[str, str, int]]:
    """Return the bets that still lie there; what a seat has taken back does not."""
    told = seat.get("decision") or {}
    streets = game.title.streets if game.title else ()
    gone = [street.wager for street in streets if told.get(street.key) == BACK]
    for name, cents in seat["wagers"].items():
        if name not in gone:
            yield name, printed_kind(name), cents


def _decided_bets(
    seat: Mapping[str, Any], game: GameDefinition | None
) -> Iterator[tuple[str, str, int]]:
    """Return the bets that a seat made as it played on; what it took back is no bet."""
    told = seat.get("decision") or {}
    if told.get("play"):
        yield "play", Msg("Play"), int(told["play"])
    if game is None or game.title is None:
        return
    for street in game.title.streets:
        times = street.words.get(told.get(street.key, ""), 0)
        if times and street.wager in game.decided:
            cents = times * seat["wagers"][game.title.base]
            yield street.wager, game.decided[street.wager], cents


def _dealer_rows(asked: Asked, game: GameDefinition, *, is_asked: bool) -> list[HandRow]:
    """Show the dealer's cards; where some leave, the up card and the one that is turned next."""
    cards = tuple(_final(asked.ask, "dealer") or asked.deal["dealer"])
    if game.title is None or game.title.discards is None:
        return [HandRow(Msg("Dealer"), cards, is_asked=is_asked)]
    return [
        HandRow(Msg("Up card"), cards[:1], is_asked=is_asked),
        HandRow(Msg("Next card"), cards[1:2], is_asked=is_asked),
        HandRow(Msg("Dealer"), cards[2:], is_asked=is_asked),
    ]


def _coup(shoe: Sequence[str], *, asks_draw: bool) -> list[HandRow]:
    """Lay a coup out with what the shoe gives next.

    Who draws is asked with one card: whether Banker draws may follow from the one Player takes.
    """
    player, banker = (shoe[0], shoe[2]), (shoe[1], shoe[3])
    rows = [HandRow(Msg("Player"), player), HandRow(Msg("Banker"), banker)]
    return [*rows, HandRow(Msg("Next"), tuple(shoe[4:5] if asks_draw else shoe[4:6]))]


def _seat_row(
    seat: Mapping[str, Any],
    bets: Sequence[tuple[str, str, int]],
    game: GameDefinition,
    ask: Mapping[str, Any],
    *,
    is_asked: bool,
) -> HandRow:
    """Show a seat; the side that it bet on stands beside its name, for that may decide who wins.

    Where its lamp is asked for, the wager that the lamp tells of is not listed.
    """
    is_of_lamp = ask["what"] in ("lamp", "lamp_means")
    decision = seat.get("decision") or {}
    is_out = FOLDS in decision.values()
    bet = [one for one in game.duties.coup if seat["wagers"].get(one)]
    # What the question is about stands first: a small row has no room for everything.
    first = sorted(bets, key=lambda one: (one[0] != ask.get("wager"), one[0] not in game.jackpots))
    wagers = [
        (name, dollars(cents))
        for key, name, cents in first
        if not (is_of_lamp and is_asked and key in game.jackpots)
    ]
    return HandRow(
        Msg("Seat {seat}", seat=seat["seat"]),
        tuple(_final(ask, str(seat["seat"])) or seat.get("cards", ())),
        tuple(wagers),
        note=_seat_note(seat["seat"], ask, bet, _drawn_for(decision), is_out=is_out),
        is_asked=is_asked,
        lamp=str(ask.get("lamp", "")) if is_asked else "",
    )


def _drawn_for(decision: Mapping[str, Any]) -> str:
    """Name the one card that a seat put away for the last of its cards, if it did."""
    gone = decision.get(DISCARD)
    return gone if isinstance(gone, str) else ""


def _both_hands(row: HandRow, seat: Mapping[str, Any], ask: Mapping[str, Any]) -> list[HandRow]:
    """Show the second hand of a seat below its first, where a seat has two."""
    right = _final(ask, SeatHand(seat["seat"], RIGHT).text)
    if not right:
        return [row]
    switched = Msg("switched") if (seat.get("decision") or {}).get(SWITCH) else ""
    return [
        replace(row, note=switched or Msg("left hand")),
        # What was bet once, on both together, stands beside the first.
        replace(row, note=switched or Msg("right hand"), cards=tuple(right), wagers=row.wagers[:1]),
    ]


def _final(ask: Mapping[str, Any], place: str) -> Sequence[str]:
    """Return the cards that lie at a place when its wager is paid, where more were drawn."""
    final: Mapping[str, Sequence[str]] = ask.get("final_cards", {})
    return final.get(place, ())


def _seat_note(
    seat: int, ask: Mapping[str, Any], bet: Sequence[str], gone: str, *, is_out: bool
) -> str:
    if is_out:
        return Msg("folded")
    if gone:
        return Msg("{card} put away", card=gone)
    if seat in ask.get("late", ()):
        return Msg("late chip")
    return listed([printed_kind(one) for one in bet])
