"""What lies at a seat, a row a wager, as its plate shows it."""

from collections.abc import Collection, Mapping

from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.table.bookkeeping import LEFT_UP
from dealer_assist.table.facts.dealing import house_money, lammers, peek, who_plays
from dealer_assist.table.facts.dealing.blackjack_wagers import entire_wager, on_hands
from dealer_assist.table.facts.dealing.stages import live_wagers
from dealer_assist.table.facts.judging import hand_ends
from dealer_assist.table.facts.judging.bonus_pays import pushes_22
from dealer_assist.table.facts.judging.known_cards import has_two_hands, is_baccarat, is_blackjack
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.settlement import WagerPaid
from dealer_assist.table.places import SIDES
from dealer_assist.table.state import Table
from dealer_assist.ui.table.model.table import (
    WagerRow,
)
from dealer_assist.ui.table.presenter.bets.street_tags import halved, street_tags, taken_back
from dealer_assist.ui.table.presenter.cards import compare

_FREE = "free"
_ROW_LETTERS = 16  # of a wager and its amount that a row of a plate has room for
_MOST = 3  # rows that a baccarat plate has room for


def rows_of(table: Table, number: int) -> tuple[WagerRow, ...]:
    """Show what a seat has bet; what was left up is part of the entire wager."""
    if is_baccarat(table.setup):
        return _of_baccarat(table, number)
    seat = table.seat(number)
    if not seat.wagers and seat.is_playing and who_plays.is_asked(table):
        return _not_entered(table, number)
    amounts, duties = dict(seat.wagers), table.setup.duties
    printed = {row.key: table.setup.on_plate(row) for row in table.setup.wagers}
    if is_blackjack(table.setup):
        if table.setup.acts is not None:
            printed[duties.hands] = "BET"  # a plate has other words beside it: PUSH, two hands
        if lammers.are_laid(table.setup):
            printed = _with_free(printed)
            amounts[_FREE] = sum(lammers.lying(table, number).values())
        if left := amounts.get(LEFT_UP, 0):
            printed |= {duties.hands: Msg("ENTIRE WAGER"), duties.left_up: Msg("LEFT UP")}
            amounts |= {duties.hands: entire_wager(table, number), duties.left_up: left}
        if amounts.get(duties.hands):
            amounts[duties.hands] = on_hands(table, number)
        if stakes_tag(table, number):
            printed[duties.hands] = "BET"  # the longer word leaves the multiple no room
    live = live_wagers(table, number)
    laid = toke_rows(table, number)
    kept = (*live, *halved(table, number))
    tags, back = street_tags(table, number), taken_back(table, number)
    tags |= stakes_tag(table, number)
    lost, paid = _ended(table, number)
    taken = house_money.losers(table) if table.round.bonus.is_collected else ()
    lies = dict(back)
    lies |= {key: _amount(table, number, key, cents) for key, cents in amounts.items() if cents}
    lies |= {key: f"+{chips(won)}" for key, won in paid.items()}
    settled = _in_the_walk(table, number)
    if duties.hands in settled and is_blackjack(table.setup):
        printed[duties.hands] = "BET"  # the longer word leaves the amount no room
    lies |= {key: _as_settled(one) for key, one in settled.items()}
    printed |= _earned(table, settled, printed)
    printed |= {key: _beside(printed[key], lies[key]) for key in settled if key in printed}
    rows = {
        key: WagerRow(
            words,
            lies.get(key, ""),
            is_collected=(seat.has_folded and bool(amounts.get(key)) and key not in kept)
            or (key == duties.left_up and number in taken)
            or (key == duties.insures and peek.is_lost(table))
            or (key in lost and key not in settled)
            or (key in settled and settled[key].net < 0 and settled[key].is_done),
            is_live=key in live,
            tag=tags.get(key, ""),
            is_back=key in back,
            has_lammer=key == _FREE,
            is_won=key in paid or (key in settled and settled[key].net > 0),
        )
        for key, words in printed.items()
    }
    beside = [(row, laid[key]) if key in laid else (row,) for key, row in rows.items()]
    empty = () if laid or table.setup.practices.tokes is None else (WagerRow(Msg("TOKE")),)
    return (*(wager_row for pair in beside for wager_row in pair), *empty)


def _amount(table: Table, number: int, key: str, cents: int) -> str:
    """Print what lies on a wager; of two hands each has as much, and on 22 lammers pay nothing."""
    if key == _FREE and pushes_22(table):
        return Msg("TAKE {n}", n=len(lammers.lying(table, number)))
    if table.setup.acts is None or key != table.setup.duties.hands:
        return chips(cents)
    pushed = hand_ends.pushed(table, number) if hand_ends.pushing(table, number) else 0
    worth = entire_wager(table, number)
    is_twice = has_two_hands(table.setup) and (pushed or cents) == 2 * worth
    lies = f"2 × {chips(worth)}" if is_twice else chips(pushed or cents)
    return Msg("PUSH {amount}", amount=lies) if pushed else lies


def stakes_tag(table: Table, number: int) -> dict[str, str]:
    """Say how many bets are on the hands of a seat that has doubled or split: 2×, 3×, 4×."""
    worth, dealt = entire_wager(table, number), 2 if has_two_hands(table.setup) else 1
    if not is_blackjack(table.setup) or not worth or hand_ends.pushing(table, number):
        return {}
    times, rest = divmod(on_hands(table, number), worth)
    return {table.setup.duties.hands: f"{times}×"} if times > dealt and not rest else {}


def _in_the_walk(table: Table, number: int) -> dict[str, WagerPaid]:
    """Return the wagers of a seat that the walk settles or has settled, split hands aside."""
    found = walk.settled(table, number)
    if found is None:
        return {}
    own = table.setup.duties.hands
    return {
        wager_paid.wager: wager_paid
        for wager_paid in found.each
        if (wager_paid.stake or wager_paid.net)
        and not wager_paid.odds
        and not (found.hands and wager_paid.wager == own)
    }


def _earned(
    table: Table, settled: Mapping[str, WagerPaid], printed: Mapping[str, str]
) -> dict[str, str]:
    """Name what is paid without a bet of its own, so that a plate's rows add up to its foot."""
    if is_blackjack(table.setup):
        return {}
    return {
        key: table.setup.short.get(key, table.setup.label_of(key).upper())
        for key in settled
        if key not in printed
    }


def _settled_row(printed: str, wager_paid: WagerPaid) -> WagerRow:
    is_taken = wager_paid.net < 0 and wager_paid.is_done
    return WagerRow(
        printed, _as_settled(wager_paid), is_collected=is_taken, is_won=wager_paid.net > 0
    )


def _beside(printed: str, amount: str) -> str:
    """Shorten two printed words that leave a long amount no room: S. BONUS for SUPER BONUS."""
    first, _, last = printed.partition(" ")
    if len(printed) + len(amount) <= _ROW_LETTERS or not last:
        return printed
    return f"{first[0]}. {last}"


def _as_settled(wager_paid: WagerPaid) -> str:
    """Print a wager as it ended: +$25, PUSH, -$5; what is taken is struck, and no sum any more."""
    if wager_paid.net > 0:
        return f"+{chips(wager_paid.net)}"
    if not wager_paid.net:
        return Msg("PUSH")
    return (
        chips(wager_paid.stake) if wager_paid.is_done else f"\N{MINUS SIGN}{chips(-wager_paid.net)}"
    )


def _ended(table: Table, number: int) -> tuple[Collection[str], dict[str, int]]:
    """Return the wagers of a seat that are the house's, and what others of it have won."""
    if is_blackjack(table.setup):
        return hand_ends.taken(table, number), hand_ends.won(table, number) | _kept(table, number)
    return compare.taken(table, number), compare.won(table, number)


def _kept(table: Table, number: int) -> dict[str, int]:
    """Return what House Money won where nothing of it was left up: it lies there no more."""
    won = house_money.winner_at(table, number)
    if won is None or won.left_up != 0:
        return {}
    return {table.setup.duties.left_up: won.win}


def toke_rows(table: Table, number: int) -> dict[str, WagerRow]:
    """Show what lies for the dealer at a seat, each under its wager; what is lost is struck."""
    printed = {row.key: table.setup.on_plate(row) for row in table.setup.wagers}
    return {
        wager: WagerRow(
            Msg("T {wager}", wager=printed.get(wager, wager)),
            chips((toke.back_cents or toke.cents) + toke.won_cents),
            is_collected=toke.is_ended and not toke.back_cents,
            is_toke=True,
        )
        for (seat, wager), toke in table.round.tokes.items()
        if seat == number
    }


def _with_free(printed: dict[str, str]) -> dict[str, str]:
    """Put the row of the lammers under that of the chips which they stand for."""
    base, *others = printed.items()
    return dict([base, (_FREE, Msg("FREE")), *others])


def _not_entered(table: Table, number: int) -> tuple[WagerRow, ...]:
    """Say what little is known of a seat that plays by the dealer's word alone."""
    if not who_plays.counts_hands(table):
        return (WagerRow(Msg("Wagers not entered"), is_note=True),)
    if table.seat(number).has_folded:
        words = Msg("Leave the cards"), Msg("count")
    else:
        words = Msg("Wagers not entered"), Msg("hand counts")
    return tuple(WagerRow(word, is_note=True) for word in words)


def _of_baccarat(table: Table, number: int) -> tuple[WagerRow, ...]:
    """Show only what was bet: few bet on more than one side."""
    wagers = table.seat(number).wagers
    settled = _in_the_walk(table, number)
    made = [
        _settled_row(table.setup.on_plate(row), settled[row.key])
        if row.key in settled
        else WagerRow(table.setup.on_plate(row), chips(wagers[row.key]))
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
    laid = tuple(toke_rows(table, number).values())
    if len(made) + len(laid) > _MOST:
        return (*made[: _MOST - 1], laid[0]) if len(laid) == 1 else (*made[:1], *laid[: _MOST - 1])
    if len(made) + len(laid) == 1:
        made.append(WagerRow("DRAGON"))
    return (*made, *laid)
