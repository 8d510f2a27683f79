"""The players of a simulated table: what they owe the layout, given how the table stands.

They act when the stage of the base game comes that asks them, not before. Who folds is drawn by
table and round: another seat every time, and the same one when the round is played again.
"""

from random import Random

from dealer_assist.rules.bets.besides import BET_THE_BUST
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import FoldHand, LetRide, PlaceWagers
from dealer_assist.table.facts.dealing import bust_bets, stages, street_bets, ties
from dealer_assist.table.facts.judging import known_cards
from dealer_assist.table.setup.table_setup import SamplePlayer, TableSetup
from dealer_assist.table.state import Phase, Table

_BACK = 0.6  # how often a bet that may be taken back is


def owed(table: Table) -> list[Command]:
    """Return what the sample players have not done yet; nothing once they have."""
    if table.round.phase is Phase.BETTING and table.round.voided is None:
        asked = [_bet(table, player) for player in table.setup.players]
    elif table.round.phase is Phase.IN_PLAY:
        folding = folders(table)
        asked = [_play(table, player, folding) for player in table.setup.players]
    else:
        asked = []
    return [command for command in asked if command is not None]


def folders(table: Table) -> frozenset[int]:
    """Return the seats that fold in this round."""
    return folders_in(table.setup, table.round.number)


def folders_in(setup: TableSetup, number: int) -> frozenset[int]:
    """Return the seats that fold in a round: the file's in the first, others by the draw."""
    seats = [player.seat for player in setup.players]
    folding = [player.seat for player in setup.players if player.folds]
    if number > 1:
        folding = Random(f"{setup.key} {number}").sample(seats, len(folding))
    return frozenset(folding)


def _bet(table: Table, player: SamplePlayer) -> Command | None:
    before_cards = {row.key for row in table.setup.wagers if not row.is_made_in_play}
    before_cards.discard(BET_THE_BUST)
    wagers = {key: cents for key, cents in player.wagers.items() if key in before_cards}
    is_owed = bool(wagers) and not table.seat(player.seat).wagers
    return PlaceWagers(player.seat, wagers) if is_owed else None


def _play(table: Table, player: SamplePlayer, folding: frozenset[int]) -> Command | None:
    """Fold, or put down what the stages so far have asked for.

    Once every spot has its wager it is theirs to change: proceeds left up, a smaller Play.
    """
    seat = table.seat(player.seat)
    if seat.has_folded or (ties.are_asked(table.setup) and not ties.has_tie(table, player.seat)):
        return None
    is_asked, due = _asked(table)
    if player.seat in folding and not seat.stays_in and _folds_now(table, player):
        return FoldHand(player.seat) if is_asked else None
    owes = {
        key: cents
        for key in due
        if (cents := _amount(table, player, key)) and _is_time(table, player, key)
    }
    missing = {key: cents for key, cents in owes.items() if key not in seat.wagers}
    missing |= _on_the_bust(table, player)
    missing |= {key: 0 for key in _taken_back(table, player) if seat.wagers.get(key)}
    if missing:
        return PlaceWagers(player.seat, {**seat.wagers, **missing})
    return _rides(table, player)


def _on_the_bust(table: Table, player: SamplePlayer) -> dict[str, int]:
    """Return what a player bets on the dealer's bust, where he offers it now."""
    cents, lying = player.wagers.get(BET_THE_BUST, 0), table.seat(player.seat).wagers
    if not cents or BET_THE_BUST in lying or not bust_bets.is_asked(table):
        return {}
    if bust_bets.why_not(table):
        return {}
    return {BET_THE_BUST: min(cents, bust_bets.most(table, player.seat))}


def _rides(table: Table, player: SamplePlayer) -> Command | None:
    """Say what a player lets ride now: what it could take back and does not."""
    title, seat = table.setup.title, table.seat(player.seat)
    for wager in title.may_take_back if title else ():
        may_ride = bool(seat.wagers.get(wager)) and wager not in seat.riding
        if may_ride and table.round.stages and street_bets.is_taken_now(table, wager):
            return LetRide(player.seat, wager)
    return None


def _asked(table: Table) -> tuple[bool, tuple[str, ...]]:
    """Return if hands may have been folded by now, and which wagers in play were asked for."""
    in_play = [row.key for row in table.setup.wagers if row.is_made_in_play]
    reached = stages.so_far(table)
    if not reached:
        return True, tuple(in_play)
    later = {wager for stage in table.setup.stages for wager in stage.decides}
    later -= {wager for stage in reached for wager in stage.decides}
    may_fold = any(stage.may_fold for stage in reached)
    return may_fold, tuple(wager for wager in in_play if wager not in later)


def _is_time(table: Table, player: SamplePlayer, wager: str) -> bool:
    """True if a bet of this size may be made by now: two antes wait for the flop."""
    title = table.setup.title
    if title is None or not stages.so_far(table):
        return True
    base = player.wagers.get(title.base, 0)
    return street_bets.is_time(table, wager, _amount(table, player, wager), base)


def _folds_now(table: Table, player: SamplePlayer) -> bool:
    """True if a player who folds has come to where it does: the file's street, or another."""
    if not stages.has_streets(table.setup):
        return not _has_bet(table, player.seat)
    decisions = [stage for stage in table.setup.stages if stage.may_fold]
    street = next(
        (decision for decision in decisions if decision.key == player.folds_at), decisions[0]
    )
    if table.round.number > 1:
        street = Random(f"{table.setup.key} {table.round.number} {player.seat}").choice(decisions)
    made = table.seat(player.seat).wagers
    return street in stages.so_far(table) and not any(map(made.get, street.decides))


def _taken_back(table: Table, player: SamplePlayer) -> tuple[str, ...]:
    """Return the bets that a player takes back now: the file's in the first round, then random."""
    title = table.setup.title
    if title is None or not title.may_take_back:
        return ()
    back = player.takes_back
    if table.round.number > 1:
        draw = Random(f"{table.setup.key} {table.round.number} {player.seat}")
        back = tuple(wager for wager in title.may_take_back if draw.random() < _BACK)
    return tuple(wager for wager in back if street_bets.is_taken_now(table, wager))


def _has_bet(table: Table, seat: int) -> bool:
    made = table.seat(seat).wagers
    return any(made.get(row.key) for row in table.setup.wagers if row.is_made_in_play)


def _amount(table: Table, player: SamplePlayer, wager: str) -> int:
    """Return what a player bets; no more than a hand that is known allows."""
    cents, title = player.wagers.get(wager, 0), table.setup.title
    hand = known_cards.hand_at(table, str(player.seat)) if title is not None else None
    if title is None or hand is None:
        return cents
    most = street_bets.most_times(title, wager, hand.value)
    return cents if most is None else min(cents, most * player.wagers.get(title.base, 0))
