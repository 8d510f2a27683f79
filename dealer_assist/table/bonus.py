"""House Money as it stands after an event: pure bookkeeping, like `evolve`."""

from dataclasses import replace
from typing import assert_never

from dealer_assist.table import events as e
from dealer_assist.table.state import Table

LEFT_UP = "left_up"
"""What a winner left up, among the wagers of its seat."""


def noted(table: Table, event: e.BonusCollected | e.PeekAnswered | e.BonusAnswered) -> Table:
    """Note one answer."""
    bonus = table.bonus
    match event:
        case e.BonusCollected(seats=seats):
            return replace(table, bonus=replace(bonus, is_collected=bool(seats)))
        case e.PeekAnswered(answer=answer):
            return replace(table, bonus=replace(bonus, peek=answer))
        case e.BonusAnswered(seat=seat, left_up=left_up):
            answers = {at: cents for at, cents in bonus.answers.items() if at != seat}
            if left_up is not None:
                answers[seat] = left_up
            noted = replace(table, bonus=replace(bonus, answers=answers))
            return _with_left_up(noted, seat, left_up or 0)
        case _:
            assert_never(event)


def after_cards(table: Table, event: e.CardsSeen) -> Table:
    """Forget the peek where another card lies up, or none."""
    if event.place != "dealer" or not table.bonus.peek or len(event.cards) > 1:
        return table
    return replace(table, bonus=replace(table.bonus, peek=""))


def _with_left_up(table: Table, number: int, cents: int) -> Table:
    seat = table.seat(number)
    wagers = {key: amount for key, amount in seat.wagers.items() if key != LEFT_UP}
    if cents:
        wagers[LEFT_UP] = cents
    return replace(table, seats={**table.seats, number: replace(seat, wagers=wagers)})
