"""Dragon Bonus: Mini-Baccarat with a wager on the margin of either side and a progressive.

The family of all baccarat titles: a file says how Banker is paid and which events are bet on.
"""

from collections.abc import Mapping
from typing import Protocol

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bets.wagers import by_line
from dealer_assist.rules.cards import RANKS, SUITS, Card, card_name, rank, suit
from dealer_assist.rules.deal import (
    NOT_MADE,
    Deal,
    Lines,
    SeatDeal,
    SeatResult,
    Settled,
    WagerResult,
)
from dealer_assist.rules.games.baccarat import Coup, play_coup
from dealer_assist.rules.titles.coup_rules import EVENTS, USUAL, CoupRules

MAIN_WAGERS = ("player", "banker", "tie")

# A margin is a line of its own, or shares one with its neighbour.
_MARGIN_LINES = {
    9: ("win_by_9",),
    8: ("win_by_8",),
    7: ("win_by_7", "win_by_6_7"),
    6: ("win_by_6", "win_by_6_7"),
    5: ("win_by_5", "win_by_4_5"),
    4: ("win_by_4", "win_by_4_5"),
}
_DRAGON = Awards((*_MARGIN_LINES.values(), ("natural_win",), ("natural_tie",)))
PAYTABLES = {"dragon_player": _DRAGON, "dragon_banker": _DRAGON}

# Won by nine with a third card: paid by every printed table, as 9 to 0 or as a win by nine.
_NINES: tuple[Met, ...] = (
    ("234_diamonds", "234_suited", "suited6_by9", "9-0", "win_by_9"),
    ("234_diamonds", "234_suited", "9-0", "win_by_9"),
    ("234_suited", "suited6_by9", "9-0", "win_by_9"),
    ("234_suited", "9-0", "win_by_9"),
    ("234_unsuited", "9-0", "win_by_9"),
    ("suited6_by9", "9-0", "win_by_9"),
    ("9-0", "win_by_9"),
)
_NATURALS: tuple[Met, ...] = (
    ("suited4_by9", "win_by_9", "natural_win"),
    ("win_by_9", "natural_win"),
    ("natural_win",),
)
# Where the house says so, a natural nine over nothing is 9 to 0 as well.
_NATURAL_NINES: tuple[Met, ...] = (
    ("suited4_by9", "9-0", "win_by_9", "natural_win"),
    ("9-0", "win_by_9", "natural_win"),
)
JUDGES = {
    "baccarat": Awards(_NINES, (*_NATURAL_NINES, ("8-0",), *_NATURALS)),
    "baccarat_naturals": Awards((*_NINES, ("8-0",), *_NATURALS)),
}
JACKPOTS = {"progressive": JUDGES}

_TWO_THREE_FOUR = [RANKS.index(name) for name in "234"]
_DIAMONDS = SUITS.index("d")


class CoupEnded(Protocol):
    """A coup, as far as its Dragon Bonus line goes."""

    @property
    def winner(self) -> str:
        """Name the winning side, or the tie."""

    @property
    def margin(self) -> int:
        """Return the points between the two hands."""

    @property
    def is_natural(self) -> bool:
        """True if the first two cards ended it."""


def settle(deal: Deal, rules: CoupRules = USUAL) -> Settled:
    """Settle a coup for every seat, from the shoe alone."""
    for seat in deal.seats:
        _check(seat, deal.options)
        _check_events(seat, rules)
    coup = play_coup(deal.shoe)
    # Where the table pays a natural win its own line, a natural nine is one (paytable #2).
    naturals_apart = deal.judges.get("progressive") == "baccarat_naturals"
    natural_nine = deal.options.get("natural_nine") is True and not naturals_apart
    lines = progressive_lines(coup, natural_nine=natural_nine)
    for_all = deal.options.get("eligible") == "all_participants"
    return Settled(
        table={
            "player": _shown(coup.player, coup.player_total),
            "banker": _shown(coup.banker, coup.banker_total),
            "winner": coup.winner,
        },
        seats=tuple(
            [_settle_seat(deal, seat, rules, coup, lines, for_all=for_all) for seat in deal.seats]
        ),
    )


def dragon_lines(coup: CoupEnded, side: str) -> Met:
    """Name the Dragon Bonus line of a side; tables that join margins know the second name."""
    if coup.winner == "tie":
        return ("natural_tie",) if coup.is_natural else ()
    if coup.winner != side:
        return ()
    return ("natural_win",) if coup.is_natural else _MARGIN_LINES.get(coup.margin, ())


def progressive_lines(coup: Coup, *, natural_nine: bool = False) -> Lines:
    """Name every progressive line that the winning hand makes; a tie makes none."""
    if coup.winner == "tie":
        return frozenset()
    winning, losing = coup.hands()
    high = max(coup.player_total, coup.banker_total)
    lines: set[str] = {"natural_win"} if coup.is_natural else set()
    if coup.margin == high == 8 and not coup.is_natural:
        lines.add("8-0")
    if coup.margin == 9:
        lines.add("win_by_9")
        if natural_nine or not coup.is_natural:
            lines.add("9-0")
        if _suits(winning + losing) == 1:
            lines.add("suited4_by9" if coup.is_natural else "suited6_by9")
        lines |= _two_three_four(winning)
    return frozenset(lines)


def _two_three_four(winning: tuple[Card, ...]) -> set[str]:
    if sorted(rank(card) for card in winning) != _TWO_THREE_FOUR:
        return set()
    if _suits(winning) > 1:
        return {"234_unsuited"}
    return {"234_suited", "234_diamonds"} if suit(winning[0]) == _DIAMONDS else {"234_suited"}


def _suits(cards: tuple[Card, ...]) -> int:
    return len({suit(card) for card in cards})


def _check(seat: SeatDeal, options: Mapping[str, object]) -> None:
    has_main = any(seat.wagers.get(wager) for wager in MAIN_WAGERS)
    if seat.cards or seat.decision:
        raise Refused(
            Msg(
                "Seat {seat} has cards or a decision of its own, which baccarat does not know. "
                "Leave both out",
                seat=seat.seat,
            )
        )
    if seat.wagers.get("progressive") and not has_main:
        raise Refused(
            Msg(
                "Seat {seat} has a progressive wager alone. Add a Player, Banker or Tie wager "
                "or take it back",
                seat=seat.seat,
            )
        )
    has_dragon = seat.wagers.get("dragon_player") or seat.wagers.get("dragon_banker")
    if has_dragon and not has_main and options.get("dragon_alone") is False:
        raise Refused(
            Msg(
                "Seat {seat} has a Dragon Bonus wager alone. Add a Player, Banker or Tie wager "
                "or take it back",
                seat=seat.seat,
            )
        )


def _check_events(seat: SeatDeal, rules: CoupRules) -> None:
    """Refuse a bet on an event without one on a side: Tie alone is not enough."""
    if seat.wagers.get("player") or seat.wagers.get("banker"):
        return
    for event in rules.events:
        if seat.wagers.get(event.wager):
            raise Refused(
                Msg(
                    "Seat {seat} bets on an event of the hand without a side. Add a Player or "
                    "Banker wager or take it back",
                    seat=seat.seat,
                )
            )


def _settle_seat(
    deal: Deal, seat: SeatDeal, rules: CoupRules, coup: Coup, lines: Lines, *, for_all: bool
) -> SeatResult:
    results = {wager: _main(rules, coup, wager, seat.wagers.get(wager, 0)) for wager in MAIN_WAGERS}
    for side in ("player", "banker"):
        wager = f"dragon_{side}"
        results[wager] = _dragon(deal, coup, side, seat.wagers.get(wager, 0))
    for event in rules.events:
        pay = event.pays if EVENTS[event.on](coup) else None
        results[event.wager] = by_line(seat.wagers.get(event.wager, 0), pay)
    if not seat.wagers.get("progressive"):
        return SeatResult(seat.seat, results)
    wins = for_all or seat.wagers.get(coup.winner)
    return SeatResult(seat.seat, results, {"progressive": lines if wins else frozenset()})


def _main(rules: CoupRules, coup: Coup, wager: str, stake: int) -> WagerResult:
    if not stake:
        return NOT_MADE
    lines = rules.lines(wager)
    return by_line(stake, next((lines[line] for line in rules.met(coup) if line in lines), None))


def _dragon(deal: Deal, coup: Coup, side: str, stake: int) -> WagerResult:
    if not stake:
        return NOT_MADE
    return by_line(stake, deal.paytables[f"dragon_{side}"].pay(dragon_lines(coup, side)))


def _shown(cards: tuple[Card, ...], total: int) -> dict[str, object]:
    return {"cards": [card_name(card) for card in cards], "total": total}
