"""What every seat is paid and what is taken, in payment order: the round as `settle` settles it.

The rules are asked, never repeated. Progressive prizes and envy are those of the table.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from dealer_assist.cards import blackjack_hands
from dealer_assist.cards.deal_record import refusals, settle, write_down
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.holdem_bonus import STREETS
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.bonus import LEFT_UP
from dealer_assist.table.judging import known_cards as known
from dealer_assist.table.judging.suggestion import suggested
from dealer_assist.table.procedures.claims import awards_of, envy_of
from dealer_assist.table.state import Table

UNIT = 10_000
"""Cents: every printed odds on it are whole."""


def wagers(game: GameDefinition, offered: Collection[str], side: str = "") -> dict[str, int]:
    """Give one of every wager that a table offers, each of a size that its game allows."""
    made = {key: UNIT for key in game.wagers if key in offered and key != "insurance"}
    for key in game.decided:
        made[key] = UNIT * STREETS.get(key, 2 if game.key == "caribbean_stud" else 1)
    # Where the side is known, the wagers on the other one are surely not made.
    other = {"player": "banker", "banker": "player"}.get(side, "")
    return {key: cents for key, cents in made.items() if not other or other not in key}


def odds(stake: int, net: int) -> str:
    """Print what a wager pays in odds: 3 to 2; nothing for one that pays nothing."""
    base = stake or UNIT  # a bonus without a stake of its own is reckoned on the ante
    if net <= 0:
        return "–"
    share = Fraction(net, base)
    return f"{share.numerator} to {share.denominator}"


BONUS = "house_money"
"""The wager whose win may stay on the spot."""
NO_CARDS = Msg("No cards are known in this round; only the progressive wins are listed")


@dataclass(frozen=True, slots=True)
class WagerPaid:
    """One wager of a seat: how it ended, what it gains or loses; odds where no stake is known.

    `left_up` lies on the spot already, as part of the wager that it was added to.
    """

    wager: str
    outcome: str
    stake: int
    net: int
    odds: str = ""
    left_up: int = 0


@dataclass(frozen=True, slots=True)
class Prize:
    """A progressive win of a seat; not claimed where only the cards say so."""

    sensor: str
    line: str
    cents: int
    is_claimed: bool = True


@dataclass(frozen=True, slots=True)
class SeatSettled:
    """One seat: its wagers in the order they are settled, or why they cannot be."""

    seat: int
    hand: str = ""
    wagers: tuple[WagerPaid, ...] = ()
    prizes: tuple[Prize, ...] = ()
    trouble: str = ""

    @property
    def to_pay(self) -> int:
        """Give what the dealer hands this seat, envy aside: gains and prizes, no stakes."""
        won = sum(max(0, one.net - one.left_up) for one in self.wagers if not one.odds)
        return won + sum(one.cents for one in self.prizes)

    @property
    def to_take(self) -> int:
        """Give what the dealer takes from this seat."""
        return -sum(one.net for one in self.wagers if one.net < 0 and not one.odds)


@dataclass(frozen=True, slots=True)
class Settlement:
    """The whole round, the farthest right first, envy last.

    `why_not` says why no wagers are listed.
    """

    seats: tuple[SeatSettled, ...]
    envy: Mapping[int, int]
    dealer: str = ""
    why_not: str = ""


def settlement(table: Table, game: GameDefinition) -> Settlement:
    """Settle the round as far as its cards and wagers are known."""
    envy = dict(table.envy) if table.wins else envy_of(table)
    prizes = _prizes(table)
    why_not = _why_not(table, game)
    if not why_not:
        try:
            return _settled(table, game, prizes, envy)
        except Refused as refused:
            why_not = str(refused)
    winners = sorted(prizes, key=table.setup.turn_to_pay)
    return Settlement(
        tuple(SeatSettled(seat, prizes=prizes[seat]) for seat in winners), envy, why_not=why_not
    )


def _why_not(table: Table, game: GameDefinition) -> str:
    if not table.cards:
        return NO_CARDS
    if known.is_baccarat(table.setup):
        return "" if known.is_showdown(table) else Msg("The coup is not complete yet")
    if not known.have_all_acted(table):
        return Msg("Not every player has acted yet")
    if _waits_for(table, known.BOARD):
        return Msg("The cards of the board are not known yet")
    if _waits_for(table, known.DEALER):
        return Msg("The cards of the dealer are not known yet")
    if known.is_blackjack(table.setup):
        return blackjack_hands.why_not(table)
    seats = known.dealt_in(table)
    missing = [seat for seat in seats if not known.is_whole(table, str(seat))]
    # Where the number of hands sets the pays, one unknown hand leaves them all open.
    by_hands = any(one.by_hands for tables in game.paytables.values() for one in tables.values())
    if missing and (by_hands or len(missing) == len(seats)):
        return Msg("The cards of seat {seat} are not known yet", seat=missing[0])
    return ""


def _waits_for(table: Table, place: str) -> bool:
    return place in table.setup.hand_sizes and not known.is_whole(table, place)


def _settled(
    table: Table,
    game: GameDefinition,
    prizes: Mapping[int, tuple[Prize, ...]],
    envy: Mapping[int, int],
) -> Settlement:
    deal = write_down(table, game)
    troubles = refusals(deal, game)
    said = settle(deal, game)
    results = {seat["seat"]: seat for seat in said["seats"]}
    numbers = sorted({*known.dealt_in(table), *prizes}, key=table.setup.turn_to_pay)
    seats = tuple(
        _seat(table, seat, results.get(seat), prizes.get(seat, ()), troubles.get(seat, ""))
        for seat in numbers
    )
    return Settlement(seats, envy, said.get("dealer", {}).get("hand", ""))


def _seat(
    table: Table,
    seat: int,
    result: Mapping[str, Any] | None,
    prizes: tuple[Prize, ...],
    trouble: str,
) -> SeatSettled:
    if result is None or trouble:
        why = trouble or Msg("The cards of seat {seat} are not known", seat=seat)
        return SeatSettled(seat, prizes=prizes, trouble=why)
    is_nominal = not table.seat(seat).wagers
    wagers = tuple(
        WagerPaid(
            wager,
            one["outcome"],
            one["stake"],
            one["net"],
            odds(one["stake"], one["net"]) if is_nominal else "",
            table.seat(seat).wagers.get(LEFT_UP, 0) if wager == BONUS else 0,
        )
        for wager, one in result["wagers"].items()
        if one["outcome"] != "not_made"
    )
    return SeatSettled(seat, result.get("hand", ""), wagers, prizes)


def _prizes(table: Table) -> dict[int, tuple[Prize, ...]]:
    """Give the progressive wins by seat: on record, claimed, or only seen in the cards."""
    found: dict[int, tuple[Prize, ...]] = {}
    awards = {(award.seat, sensor): award for sensor, award in awards_of(table)[0]}
    awards |= {(win.award.seat, win.sensor): win.award for win in table.wins}
    for spot in sorted({*table.locked, *awards}):
        seat, sensor = spot
        if spot in awards:
            prize = Prize(sensor, awards[spot].line, awards[spot].prize)
        elif line := suggested(table, spot):
            prize = Prize(sensor, line, 0, is_claimed=False)
        else:
            continue
        found[seat] = (*found.get(seat, ()), prize)
    return found
