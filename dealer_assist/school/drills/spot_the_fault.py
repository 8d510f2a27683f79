"""Spot the fault: a dealer ends a round with one mistake or none; which act is foul."""

from collections.abc import Callable, Mapping
from itertools import product
from random import Random
from typing import Any

from dealer_assist.jackpot.prizes import turn_to_pay
from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills.payment_order import winners
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.which_card import card_for, limits
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.setup.roles import Authority, Role
from dealer_assist.value import Value

NONE = "none"
_TRIES = 5
_CARDS = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE)
_OFF_BY = (-100, -1, 1, 100)
Act = dict[str, Any]
Acts = list[Act]


class FaultCase(Value):
    """A kind of mistake in a round with one line of a jackpot."""

    kind: str
    line: PayCase


class _Played(Value):
    """What happened in truth: the deal, its winners as they are paid, and who authorises them."""

    dealt: Dealt
    case: PayCase
    winners: list[int]
    authority: Authority
    card: Role
    lines: tuple[str, ...]

    def of(self, seat: int) -> Mapping[str, Any]:
        """Return what the jackpot brought to a seat."""
        own: Mapping[str, Any] = self.dealt.seat_result(seat)[self.case.wager]
        return own


class _Fault(Value):
    """The acts of a dealer with the mistake, at which of them it is foul, and why."""

    acts: Acts
    foul: int
    why: str


def cases(book: SettleBook) -> list[FaultCase]:
    """List every kind of mistake with every line of every jackpot."""
    lines = jackpot_cases(book)
    return [FaultCase(kind, line) for line, kind in product(lines, _FAULTS)]


def ask(dealing: Dealing, chance: Random, case: FaultCase) -> Asked:
    """Ask at which act FOUL is to be pressed; 0 where every act is right."""
    for _ in range(_TRIES):
        played = _play(dealing, chance, case.line)
        made = _FAULTS[case.kind](played, chance)
        if made is not None:
            break
    else:  # the cards do not allow this one: all is right then
        made = _no_fault(played, chance)
    ask = {"what": "foul", **limits(played.authority), "acts": made.acts}
    return Asked(played.dealt.raw, ask, made.foul, made.why)


def _play(dealing: Dealing, chance: Random, case: PayCase) -> _Played:
    dealt = dealing.deal(case, Luck(players=chance.randint(2, 5), lucky=0.4))
    drawn = Authority(
        executive_from_cents=chance.choice((100_000, 250_000, 500_000)),
        dealer_limit_cents=chance.choice((0, 5_000, 10_000)),
    )
    authority = dealing.authority(drawn)
    won = winners(dealt, case)
    cards = [card_for(dealing.book, dealt, case, seat, authority) for seat in won]
    lines = tuple(line.key for line in dealing.book.jackpots[case.table].lines)
    return _Played(dealt, case, won, authority, max(cards, key=_CARDS.index), lines)


def _right(played: _Played) -> Acts:
    """List what a dealer does: hands, card, prizes from the far right, then envy, end."""
    hands = [
        {"do": "hand", "seat": seat, "line": played.of(seat)["line"]}
        for seat in sorted(played.winners)
    ]
    prizes = [
        {"do": "pay", "seat": seat, "cents": played.of(seat)["prize"]} for seat in played.winners
    ]
    envied = sorted(
        (seat for seat in played.dealt.seats if played.of(seat)["envy"]), key=turn_to_pay
    )
    envy = [{"do": "envy", "seat": seat, "cents": played.of(seat)["envy"]} for seat in envied]
    return [*hands, {"do": "card", "card": played.card.value}, *prizes, *envy, {"do": "end"}]


def _first(acts: Acts, do: str) -> int:
    return next(at for at, act in enumerate(acts) if act["do"] == do)


def _no_fault(played: _Played, chance: Random) -> _Fault:
    del chance
    return _Fault(_right(played), 0, Msg("Every act is right"))


def _wrong_hand(played: _Played, chance: Random) -> _Fault | None:
    acts = _right(played)
    at = chance.choice([n for n, act in enumerate(acts) if act["do"] == "hand"])
    seat, right = acts[at]["seat"], acts[at]["line"]
    others = [line for line in played.lines if line != right]
    if not others:
        return None
    acts[at] = {**acts[at], "line": chance.choice(others)}
    why = Msg("Seat {seat} holds another hand than the one pressed", seat=seat)
    return _Fault(acts, at + 1, why)


def _wrong_seat(played: _Played, chance: Random) -> _Fault | None:
    others = [seat for seat in played.dealt.seats if seat not in played.winners]
    if not others:
        return None
    acts = _right(played)
    seat, at = chance.choice(others), _first(acts, "card")
    acts.insert(at, {"do": "hand", "seat": seat, "line": acts[0]["line"]})
    return _Fault(acts, at + 1, Msg("Seat {seat} wins nothing", seat=seat))


def _missed_hand(played: _Played, chance: Random) -> _Fault:
    """Leave a winner out; that is known when the dealer goes on without the hand."""
    acts = _right(played)
    seat = chance.choice(played.winners)
    acts = [act for act in acts if act.get("seat") != seat or act["do"] == "envy"]
    why = Msg("Seat {seat} has a winning hand that is not pressed", seat=seat)
    return _Fault(acts, _first(acts, "card") + 1, why)


def _wrong_card(played: _Played, chance: Random) -> _Fault | None:
    rank = _CARDS.index(played.card)
    if not rank:
        return None
    acts = _right(played)
    at = _first(acts, "card")
    acts[at] = {"do": "card", "card": _CARDS[chance.randrange(rank)].value}
    return _Fault(acts, at + 1, Msg("Needs the card: {card}", card=played.card.label))


def _paid_before_card(played: _Played, chance: Random) -> _Fault:
    del chance
    acts = _right(played)
    card, pay = _first(acts, "card"), _first(acts, "pay")
    acts.insert(card, acts.pop(pay))
    return _Fault(acts, card + 1, Msg("Nothing is paid before the card"))


def _payment_order(played: _Played, chance: Random) -> _Fault | None:
    if len(played.winners) < 2:
        return None
    acts = _right(played)
    first = _first(acts, "pay")
    at = first + chance.randrange(len(played.winners) - 1)
    acts[at], acts[at + 1] = acts[at + 1], acts[at]
    why = Msg("Seat {seat} is farther right and is paid first", seat=acts[at + 1]["seat"])
    return _Fault(acts, at + 1, why)


def _wrong_amount(played: _Played, chance: Random) -> _Fault:
    acts = _right(played)
    at = chance.choice([n for n, act in enumerate(acts) if act["do"] in ("pay", "envy")])
    right = acts[at]["cents"]
    acts[at] = {**acts[at], "cents": max(right + chance.choice(_OFF_BY), 1)}
    if acts[at]["cents"] == right:
        acts[at]["cents"] = right + 1
    why = Msg("Seat {seat} gets {amount}", seat=acts[at]["seat"], amount=amount(right))
    return _Fault(acts, at + 1, why)


def _not_paid(played: _Played, chance: Random) -> _Fault:
    """Leave the last due out: the round is ended while a person is owed."""
    del chance
    acts = _right(played)
    left = acts.pop(-2)
    why = Msg("Seat {seat} is still owed {amount}", seat=left["seat"], amount=amount(left["cents"]))
    return _Fault(acts, len(acts), why)


_FAULTS: Mapping[str, Callable[[_Played, Random], _Fault | None]] = {
    NONE: _no_fault,
    "wrong_hand": _wrong_hand,
    "wrong_seat": _wrong_seat,
    "missed_hand": _missed_hand,
    "wrong_card": _wrong_card,
    "paid_before_card": _paid_before_card,
    "payment_order": _payment_order,
    "wrong_amount": _wrong_amount,
    "not_paid": _not_paid,
}
