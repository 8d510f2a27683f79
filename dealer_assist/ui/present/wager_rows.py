"""The wagers of a seat as rows of its plate."""

from dealer_assist.desk.blackjack_hands import LEFT_UP, entire_wager
from dealer_assist.desk.cards import is_baccarat
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.table.state import Table
from dealer_assist.table.table_hand import SIDES
from dealer_assist.ui.looks import WagerRow

SHORT = {"dragon_player": "DRAGON P", "dragon_banker": "DRAGON B"}
"""Printed words that are too long for a plate."""
_MOST = 3  # rows that a baccarat plate has room for


def rows_of(table: Table, number: int) -> tuple[WagerRow, ...]:
    """Show what a seat has bet; what was left up is part of the entire wager."""
    if is_baccarat(table.setup):
        return _of_baccarat(table, number)
    seat = table.seat(number)
    amounts = {} if seat.has_folded else dict(seat.wagers)
    printed = {row.key: SHORT.get(row.key, row.label) for row in table.setup.wagers}
    if left := amounts.get(LEFT_UP, 0):
        printed |= {"blackjack": Msg("ENTIRE WAGER"), "house_money": Msg("LEFT UP")}
        amounts |= {"blackjack": entire_wager(table, number), "house_money": left}
    return tuple(
        WagerRow(words, chips(amounts[key]) if amounts.get(key) else "")
        for key, words in printed.items()
    )


def _of_baccarat(table: Table, number: int) -> tuple[WagerRow, ...]:
    """Show only what was bet: few bet on more than one side."""
    wagers = table.seat(number).wagers
    made = [
        WagerRow(SHORT.get(row.key, row.label), chips(wagers[row.key]))
        for row in table.setup.wagers
        if wagers.get(row.key)
    ]
    if len(made) > _MOST:
        others = [row.key for row in table.setup.wagers if wagers.get(row.key)][_MOST - 1 :]
        sum_of_others = chips(sum(wagers[key] for key in others))
        made = [
            *made[: _MOST - 1],
            WagerRow(Msg("{n} MORE", n=len(others)), sum_of_others),
        ]
    side = table.seat(number).side
    if not made:
        made = [WagerRow(side.upper() if side in (*SIDES, "tie") else Msg("SIDE NOT MARKED"))]
    if len(made) == 1:
        made.append(WagerRow("DRAGON"))
    return tuple(made)
