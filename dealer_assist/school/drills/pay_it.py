"""Pay it: what a wager pays, by its line or as it ends, or a jackpot's prize with its envy."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from dealer_assist.message import Msg, joined
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.blackjack_title_hands import ActedHand, wins_at_once
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.school.deals.bets import SWITCH, may_switch
from dealer_assist.school.deals.cases import (
    PUSH,
    PayCase,
    base_cases,
    jackpot_cases,
    jackpot_line,
    pay_text,
    paytable_cases,
    wager_name,
    wager_paid,
)
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.deals.target import aim_at
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.places import RIGHT, SeatHand

_LESS_FIVE_PERCENT = Fraction(19, 20)


def cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every paytable and jackpot, and how the wagers without a table end."""
    return (*paytable_cases(book), *jackpot_cases(book), *base_cases(book))


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask what the seat of the case is paid."""
    if case.is_jackpot:
        return _prize(dealing, dealing.deal(case, Luck(players=chance.randint(2, 5))), case)
    if case.is_base:
        return _base(dealing, dealing.deal_ended(case), case)
    dealt = dealing.deal(case)
    wager = wager_paid(dealing.book.games[case.game], case.wager)
    ended = dealt.seat_result(dealt.seat)["wagers"][wager]
    paid = max(ended["net"], 0)
    why = Msg(
        "{wager} pays {hand} {pays}: {amount}",
        wager=wager_name(dealing.book, case),
        hand=hand_words(case.line),
        pays=pay_text(dealing.book, case),
        amount=amount(paid),
    )
    ask: dict[str, Any] = {"seat": dealt.seat, "what": "wager", "wager": wager}
    if aim_at(dealing.book.games[case.game], case).is_dealers:
        ask["final_cards"] = _final_cards(dealt)
    return Asked(dealt.raw, ask, paid, why)


def _prize(dealing: Dealing, dealt: Dealt, case: PayCase) -> Asked:
    ended = dealt.seat_result(dealt.seat)[case.wager]
    pays = pay_text(dealing.book, case)
    values = {
        "hand": jackpot_line(dealing.book, case).label,
        "pays": pays,
        "prize": amount(ended["prize"]),
    }
    why = Msg.of("{hand} pays {pays}: {prize}", values)
    if ended["envy"]:
        why = Msg(
            "{hand} pays {pays}: {prize}, and {envy} of envy",
            **values,
            envy=amount(ended["envy"]),
        )
    ask = {"seat": dealt.seat, "what": f"{case.wager}_and_envy"}
    return Asked(dealt.raw, ask, ended["prize"] + ended["envy"], why)


def _base(dealing: Dealing, dealt: Dealt, case: PayCase) -> Asked:
    """Ask for a wager of the base game; where hands are drawn to, they lie as they ended."""
    ended = dealt.seat_result(dealt.seat)["wagers"][case.wager]
    ask: dict[str, Any] = {"seat": dealt.seat, "what": "wager", "wager": case.wager}
    if "draw" in dealt.raw:
        ask["final_cards"] = _final_cards(dealt)
    game = dealing.book.games[case.game]
    hands: Sequence[Mapping[str, Any]] = dealt.seat_result(dealt.seat).get("hands", ())
    is_of_two = len({hand["net"] for hand in hands}) > 1
    ending = _blackjack_beside(hands) if is_of_two else _ending(dealing, ended, case)
    why = joined(": ", (_situation(dealt, case, game), ending))
    return Asked(dealt.raw, ask, max(ended["net"], 0), why)


def _final_cards(dealt: Dealt) -> dict[str, list[str]]:
    seats = {
        SeatHand(one["seat"], side).text: hand["cards"]
        for one in dealt.result["seats"]
        for side, hand in zip(("", RIGHT), one["hands"], strict=False)
    }
    return {"dealer": dealt.result["dealer"]["cards"], **seats}


def _situation(dealt: Dealt, case: PayCase, game: GameDefinition) -> str:
    """Say what the hands are that the wager ends by."""
    seat, result = dealt.seat, dealt.result
    if "winner" in result:
        player, banker = result["player"]["total"], result["banker"]["total"]
        return Msg("Player has {player}, Banker {banker}", player=player, banker=banker)
    if "draw" in dealt.raw:
        final = _final_cards(dealt)
        dealer = _total(final["dealer"])
        if case.wager == game.duties.insures:
            return Msg("The dealer has {dealer}", dealer=dealer)
        cards = final[str(seat)]
        if may_switch(game):
            return _two_hands(dealt, cards, final[SeatHand(seat, RIGHT).text], dealer)
        own = _total(cards)
        if game.acts and wins_at_once(ActedHand(parse_cards(cards), 0), game.acts):
            return Msg("Seat {seat} has {own} of {n} cards", seat=seat, own=own, n=len(cards))
        return Msg("Seat {seat} has {own}, the dealer {dealer}", seat=seat, own=own, dealer=dealer)
    if "dealer" not in result:
        own_hand = _named(dealt.seat_result(seat)["hand"])
        return Msg("Seat {seat} holds {hand}", seat=seat, hand=own_hand)
    if "low" in result["dealer"]:
        return _set_hands(seat, dealt.seat_result(seat), result["dealer"])
    held, dealers = _named(dealt.seat_result(seat)["hand"]), _named(result["dealer"]["hand"])
    if not (result["dealer"]["qualifies"] or _is_waived(game, dealt.seat_result(seat)["hand"])):
        return Msg("The dealer holds {hand}, which does not qualify", hand=dealers)
    return Msg(
        "Seat {seat} holds {hand}, the dealer {dealer}", seat=seat, hand=held, dealer=dealers
    )


def _is_waived(game: GameDefinition, hand: str) -> bool:
    """True if the dealer always qualifies against a hand of this kind."""
    title = game.title
    if title is None or not title.waived_from:
        return False
    return title.ranking.least(hand.partition(":")[0]) >= title.waived_from


def _two_hands(dealt: Dealt, left: list[str], right: list[str], dealer: str) -> str:
    """Say what both hands of a seat count; an ace and a ten that a switch brought are 21."""
    is_switched = bool(dealt.seat_deal(dealt.seat)["decision"].get(SWITCH))
    return Msg(
        "Seat {seat} has {own} and {other}, the dealer {dealer}",
        seat=dealt.seat,
        own=_total(left, is_switched=is_switched),
        other=_total(right, is_switched=is_switched),
        dealer=dealer,
    )


def _set_hands(seat: int, own: Mapping[str, Any], dealer: Mapping[str, Any]) -> str:
    """Say what both hands of a seat are, and those of the dealer."""
    if own.get("foul"):
        return Msg("The low hand of seat {seat} is above its high hand", seat=seat)
    return Msg(
        "Seat {seat} holds {high} and {low}, the dealer {dealer} and {dealer_low}",
        seat=seat,
        high=_named(own["high"]),
        low=_named(own["low"]),
        dealer=_named(dealer["high"]),
        dealer_low=_named(dealer["low"]),
    )


def _total(names: list[str], *, is_switched: bool = False) -> str:
    cards = parse_cards(names)
    is_natural = is_blackjack(cards) and not is_switched
    return Msg("blackjack") if is_natural else str(count(cards)[0])


def _named(hand: str) -> str:
    kind, _, ranks = hand.partition(":")
    return f"{hand_words(kind)} ({ranks.replace('T', '10')})"


def _ending(dealing: Dealing, ended: dict[str, Any], case: PayCase) -> str:
    wager = wager_name(dealing.book, case)
    if ended["outcome"] == PUSH:
        return Msg("{wager} is a push, its stake goes back", wager=wager)
    if ended["net"] < 0:
        return Msg("{wager} loses", wager=wager)
    pays, paid = Fraction(ended["net"], ended["stake"]), amount(ended["net"])
    if pays == _LESS_FIVE_PERCENT:
        return Msg("{wager} pays 1 to 1 less 5%: {amount}", wager=wager, amount=paid)
    return Msg("{wager} pays {pays}: {amount}", wager=wager, pays=_odds(pays), amount=paid)


def _odds(pays: Fraction) -> str:
    return f"{pays.numerator} to {pays.denominator}"


def _blackjack_beside(hands: Sequence[Mapping[str, Any]]) -> str:
    """Say what a blackjack pays and what the hand beside it, where they end in two ways."""
    best, other = sorted((Fraction(hand["net"], hand["wager"]) for hand in hands), reverse=True)
    values = {"pays": _odds(best), "amount": amount(sum(hand["net"] for hand in hands))}
    if not other:
        return Msg("the blackjack pays {pays}, the other hand pushes: {amount}", **values)
    return Msg(
        "the blackjack pays {pays}, the other hand {other}: {amount}", other=_odds(other), **values
    )
