"""The stages of the base game: where the deal stands, by the dealer's touch or by the cards.

They guide and are on record. No jackpot, meter or prize depends on them; END GAME waits for the
showdown of a game that has one, once its stages are told. A hand is folded at its decision, at any
of them where the game has several, and the fold is taken back until the next stage.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games import blackjack
from dealer_assist.rules.games.baccarat import coup_of
from dealer_assist.rules.paytable import (
    NOT_QUALIFIED,
    NOT_TIED,
    OVER,
    QUALIFIES,
    STANDS,
    TIED,
    GameStage,
)
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import exchanges, sets, ties
from dealer_assist.table.facts.dealing.stages import (
    before,
    fold_refusal,
    now,
    open_at,
    playing,
    qualifies,
    stage_named,
    step_number,
    takes_back,
    undecided,
    undecided_words,
    unfold_refusal,
)
from dealer_assist.table.places import DEALER, SIDES, is_of_seat
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def advance(table: Table, command: c.AdvanceStage, at: int) -> Events:
    """Reach a later stage; seats that have not decided are asked for once."""
    reached, wanted = _stands(table), stage_named(table.setup, command.to)
    if wanted is None or wanted == reached:
        return ()
    if step_number(table.setup, wanted) <= step_number(table.setup, reached):
        raise Refused(Msg("{stage} is done. Touch the last stage to go back", stage=wanted.label))
    if undecided(table) and not command.is_asked:
        raise Refused(
            Msg(
                "{undecided}. Ask them, then touch {stage} again",
                undecided=undecided_words(table),
                stage=wanted.label,
            )
        )
    return (e.StageReached(at, wanted.key),)


def step_back(table: Table, at: int) -> Events:
    """Go back by one stage."""
    _stands(table)
    last = before(table)
    if last is None:
        raise Refused(Msg("The deal is at its first stage"))
    return (e.SteppedBack(at, last.key),)


def moved_by_cards(table: Table, at: int) -> Events:
    """Reach the stage that the known cards show, where it is a later one; they move none back.

    Seats that have still to decide hold it: their cards were known too early. Where bets are
    taken back nothing shows who has decided, and the dealer's touch alone goes on.
    """
    reached = now(table)
    if reached is None:
        return ()
    shown = [stage for stage in table.setup.stages if _is_shown(table, stage)]
    if not shown:
        return ()
    last = shown[-1]
    # Of stages that the same cards show, the dealer's touch alone leads on from the first.
    first = next(stage for stage in shown if (stage.cards, stage.when) == (last.cards, last.when))
    if step_number(table.setup, first) < step_number(table.setup, reached):
        return ()
    wanted = _held_at(table, first) or first
    return (e.StageReached(at, wanted.key),) if wanted != reached else ()


def _held_at(table: Table, wanted: GameStage) -> GameStage | None:
    """Return the decision between here and a stage that not every seat has made."""
    ahead = range(step_number(table.setup, _stands(table)), step_number(table.setup, wanted))
    here = (stage for stage in table.setup.stages if step_number(table.setup, stage) in ahead)
    return next(
        (stage for stage in here if _is_held(table, stage)),
        None,
    )


def _is_held(table: Table, stage: GameStage) -> bool:
    if stage.sets:
        return bool(sets.unset(table))
    if stage.may_fold and any(exchanges.is_due(table, seat) for seat in playing(table)):
        return True
    return takes_back(table, stage) or (stage.may_fold and bool(open_at(table, stage)))


def _stands(table: Table) -> GameStage:
    reached = now(table)
    if reached is None:
        raise Refused(Msg("This table plays without stages"))
    return reached


def _is_shown(table: Table, stage: GameStage) -> bool:
    """True if the known cards mean that a stage is reached."""
    if not stage.cards and not stage.when:
        return False
    enough = all(_has(table, place, n) for place, n in stage.cards.items())
    return enough and (not stage.when or _holds(table, stage.when))


def _has(table: Table, place: str, number: int) -> bool:
    if place != "seat":
        return len(table.round.cards.get(place, ())) >= number
    seats = playing(table)
    if len(seats) == len(table.setup.seats):  # nothing may be known of who plays
        seats = tuple(seat for seat in seats if str(seat) in table.round.cards) or seats
    is_apart = table.setup.acts is not None and table.setup.acts.switch  # two hands a seat
    if is_apart or exchanges.exchange_of(table.setup) is not None:
        return all(_lying(table, seat) >= number for seat in seats)
    return all(len(table.round.cards.get(str(seat), ())) >= number for seat in seats)


def _lying(table: Table, seat: int) -> int:
    held = table.round.cards.items()
    return sum(len(cards) for place, cards in held if is_of_seat(place, seat))


def _holds(table: Table, condition: str) -> bool:
    if condition == OVER:
        sides = (parse_cards(table.round.cards.get(side, ())) for side in SIDES)
        return coup_of(*sides) is not None
    if condition in (TIED, NOT_TIED):
        return bool(ties.tied(table)) is (condition == TIED)
    if condition == STANDS:
        dealer = parse_cards(table.round.cards.get(DEALER, ()))
        return blackjack.dealer_stands(dealer, blackjack.house_rules(table.setup.options))
    return qualifies(table) is {QUALIFIES: True, NOT_QUALIFIED: False}[condition]


def fold(table: Table, seat: int) -> Events:
    """Note a fold; a hand that is claimed must not become one that cannot win."""
    _need_seat(table, seat)
    if table.seat(seat).has_folded:
        return ()
    if why_not := fold_refusal(table, seat):
        raise Refused(why_not)
    return (e.HandFolded(seat),)


def unfold(table: Table, seat: int) -> Events:
    """Take a fold back while its decision is still open."""
    _need_seat(table, seat)
    if not table.seat(seat).has_folded:
        return ()
    if why_not := unfold_refusal(table, seat):
        raise Refused(why_not)
    return (e.HandUnfolded(seat),)


def fold_and_advance(table: Table, command: c.FoldAll, at: int) -> Events:
    """Fold the seats that were asked in vain, and go on with the deal."""
    folded = tuple(event for seat in command.seats for event in fold(table, seat))
    return (*folded, *advance(table, c.AdvanceStage(command.to, is_asked=True), at))


def _need_seat(table: Table, seat: int) -> None:
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
