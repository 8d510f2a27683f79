"""The stages of the base game: where the deal stands, by the dealer's touch or by the cards.

They guide and are on record. No jackpot, meter or prize depends on them; END GAME waits for the
showdown of a game that has one, once its stages are told. A hand is folded at its decision, at any
of them where the game has several, and the fold is taken back until the next stage.
"""

from dealer_assist.message import Msg, capitalized
from dealer_assist.rules.paytable import (
    GameStage,
)
from dealer_assist.rules.titles.title import BACK
from dealer_assist.table.facts.dealing import sets, ties
from dealer_assist.table.places import BOARD, DEALER
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table, once
from dealer_assist.table.words import seats_named

_IN_PLAY = (Phase.IN_PLAY, Phase.VERIFY, Phase.SWIPE, Phase.RECORDED)


@once
def now(table: Table) -> GameStage | None:
    """Return the stage that is reached; none between rounds, and in a game without stages."""
    if table.round.phase not in _IN_PLAY or not table.setup.stages:
        return None
    return (
        stage_named(table.setup, table.round.stages[-1] if table.round.stages else "")
        or table.setup.stages[0]
    )


def path(table: Table) -> tuple[tuple[GameStage, ...], ...]:
    """Return the stages in order; where one of two answers came true, that one alone."""
    steps: dict[int, list[GameStage]] = {}
    for stage in table.setup.stages:
        steps.setdefault(step_number(table.setup, stage), []).append(stage)
    taken = {
        stage: [game_stage for game_stage in steps[stage] if game_stage.key in table.round.stages]
        for stage in steps
    }
    return tuple(tuple(taken[step][-1:] or steps[step]) for step in steps)


@once
def coming(table: Table) -> tuple[GameStage, ...]:
    """Return the stage that comes next; two where it depends on the dealer's hand."""
    reached = now(table)
    if reached is None:
        return ()
    order = step_number(table.setup, reached) + 1
    return tuple(stage for stage in table.setup.stages if step_number(table.setup, stage) == order)


@once
def before(table: Table) -> GameStage | None:
    """Return the stage that lies just behind."""
    reached = now(table)
    if reached is None:
        return None
    order = step_number(table.setup, reached) - 1
    return path(table)[order][0] if order >= 0 else None


def so_far(table: Table) -> tuple[GameStage, ...]:
    """Return the stages that are reached, with those that were passed over."""
    reached = now(table)
    if reached is None:
        return ()
    order = step_number(table.setup, reached)
    return tuple(stage for stage in table.setup.stages if step_number(table.setup, stage) <= order)


@once
def is_last(table: Table) -> bool:
    """True if the base game stands at its last stage: what is left is settling."""
    return now(table) is not None and not coming(table)


@once
def still_in(table: Table) -> tuple[int, ...]:
    """Return the seats whose hands are in play before the last stage; none where nothing tells."""
    if not table.round.stages or is_last(table):
        return ()
    return tuple(seat for seat in playing(table) if not table.seat(seat).has_folded)


@once
def is_before_showdown(table: Table) -> bool:
    """True if cards are still to be turned in a game whose hands are folded or shown."""
    reached, title = now(table), table.setup.title
    takes_back = title is not None and bool(title.may_take_back)
    if reached is None or not (
        takes_back or any(stage.may_fold or stage.sets for stage in table.setup.stages)
    ):
        return False
    if sets.are_made(table.setup):
        return not is_past_set(table)
    turned = [
        step_number(table.setup, stage) for stage in table.setup.stages if stage.cards or stage.when
    ]
    return step_number(table.setup, reached) < max(turned, default=0)


@once
def is_decided(table: Table) -> bool:
    """True if the stage at which hands are folded lies behind."""
    reached = now(table)
    if reached is None:
        return False
    last = max(
        (step_number(table.setup, stage) for stage in table.setup.stages if stage.may_fold),
        default=0,
    )
    return bool(last) and step_number(table.setup, reached) > last


def folded_at(table: Table, seat: int) -> GameStage | None:
    """Return the decision at which a seat folded; the next one if it came too early."""
    known = table.seat(seat)
    if not known.has_folded or not table.setup.stages:
        return None
    stage = stage_named(table.setup, known.folded_at) or table.setup.stages[0]
    return _decision_from(table.setup, step_number(table.setup, stage))


def folded_now(table: Table) -> tuple[int, ...]:
    """Return the seats that have folded at the decision that is open, in the order of the table."""
    reached = now(table)
    return tuple(
        seat
        for seat in table.setup.seats
        if table.seat(seat).has_folded and folded_at(table, seat) == reached
    )


def has_streets(setup: TableSetup) -> bool:
    """True if hands are folded at more than one stage."""
    return sum(1 for stage in setup.stages if stage.may_fold) > 1


def has_decided(table: Table, seat: int) -> bool:
    """True if a seat has made the bet of every decision that it could fold at."""
    wagers = table.seat(seat).wagers
    return all(
        any(wagers.get(wager) for wager in stage.decides)
        for stage in table.setup.stages
        if stage.may_fold
    )


def playing(table: Table) -> tuple[int, ...]:
    """Return the seats that are known to play; every seat where nothing tells."""
    return known_to_play(table) or table.setup.seats


def known_to_play(table: Table) -> tuple[int, ...]:
    """Return the seats with a wager that is known, and those that somebody says play."""
    bet = {seat for seat, _ in table.locked}
    return tuple(
        seat
        for seat in table.setup.seats
        if seat in bet or table.seat(seat).wagers or table.seat(seat).is_playing
    )


@once
def undecided(table: Table) -> tuple[int, ...]:
    """Return the seats that have neither folded nor bet at this stage, where wagers are known."""
    reached = now(table)
    if reached is not None and reached.sets:
        return sets.unset(table)
    seats = open_at(table, reached) if reached is not None and reached.may_fold else ()
    return tuple(seat for seat in seats if not _has_won(table, seat))


def _has_won(table: Table, seat: int) -> bool:
    """True if a claim or a win keeps a hand in: nobody asks whether it folds."""
    is_claimed = any(claim.seat == seat for claim in table.round.claims)
    is_won = any(win.award.seat == seat for win in table.round.wins)
    return (is_claimed or is_won) and not table.setup.folded_hands_win


def is_at_set(table: Table) -> bool:
    """True if the stage has come at which players set their hands."""
    return any(stage.sets for stage in so_far(table))


def is_past_set(table: Table) -> bool:
    """True if the stage lies behind at which players set their hands."""
    reached = now(table)
    return reached is not None and not reached.sets and is_at_set(table)


def undecided_words(table: Table) -> str:
    """Name the seats that have not decided; nothing where all have."""
    seats, reached = undecided(table), now(table)
    if reached is not None and reached.sets:
        return Msg(
            "{seats} have not set",
            one="{seats} has not set",
            n=len(seats),
            seats=capitalized(seats_named(seats)),
        )
    return Msg(
        "{seats} have not decided",
        one="{seats} has not decided",
        n=len(seats),
        seats=capitalized(seats_named(seats)),
    )


def may_take_back(table: Table) -> bool:
    """True if bets that were made before the cards can still be taken back."""
    back = [stage for stage in table.setup.stages if takes_back(table, stage)]
    reached = now(table) if back else None
    if reached is None:
        return False
    here = step_number(table.setup, reached)
    return any(step_number(table.setup, stage) >= here for stage in back)


def takes_back(table: Table, stage: GameStage) -> bool:
    """True if known bets may be taken back at a stage: no card says who lets them ride."""
    title = table.setup.title
    return any(
        street.otherwise == BACK and street.key == stage.key
        for street in (title.streets if title else ())
    ) and any(seat.wagers for seat in table.round.seats.values())


def open_at(table: Table, decision: GameStage) -> tuple[int, ...]:
    return tuple(
        seat
        for seat in table.setup.seats
        if (known := table.seat(seat)).wagers
        and not known.has_folded
        and not any(known.wagers.get(wager) for wager in decision.decides)
        and (not decision.on_tie or ties.is_open(table, seat))
    )


def stage_named(setup: TableSetup, key: str) -> GameStage | None:
    return next((stage for stage in setup.stages if stage.key == key), None)


def step_number(setup: TableSetup, stage: GameStage) -> int:
    """Count the stages before this one; the other answer to one has its number."""
    ahead = setup.stages[: setup.stages.index(stage)]
    return sum(1 for game_stage in ahead if not game_stage.instead_of) - bool(stage.instead_of)


def qualifies(table: Table) -> bool | None:
    """True if the dealer's known hand qualifies; None while it is not known."""
    title = table.setup.title
    cards = table.setup.cards(table.round.cards.get(DEALER, ()))
    board = table.setup.cards(table.round.cards.get(BOARD, ()))
    if not cards or len(cards) < table.setup.hand_sizes.get(DEALER, 0):
        return None
    if title is None or not title.qualifies:
        return True
    if len(board) < table.setup.hand_sizes.get(BOARD, 0):
        return None
    return title.ranking.best(cards + board).value >= title.qualifies


def fold_refusal(table: Table, seat: int) -> str:
    """Say why a seat cannot fold now, or nothing if it can."""
    if now(table) is not None and not _folds(table):
        return Msg("No folds in {game}", game=table.setup.game_name)
    if why_not := _too_late(table) or ties.give_up_refusal(table, seat, now(table)):
        return why_not
    if wager := _bet(table, seat):
        return Msg("Seat {seat} has bet {wager}. Its hand stays in", seat=seat, wager=wager)
    is_claimed = any(claim.seat == seat for claim in table.round.claims)
    if is_claimed and not table.setup.folded_hands_win:
        return Msg("Seat {seat} claims a win. Turn its hand button off before it folds", seat=seat)
    has_won = any(win.award.seat == seat for win in table.round.wins)
    if has_won and not table.setup.folded_hands_win:
        return Msg("Seat {seat} has a win on record. Its hand stays in", seat=seat)
    return ""


def unfold_refusal(table: Table, seat: int) -> str:
    """Say why a fold stays: its decision lies behind, or the seat is settled."""
    if any(wagers_settled.seat == seat for wagers_settled in table.round.walked):
        return Msg("Seat {seat} is settled. Press UNDO first", seat=seat)
    reached, decision = now(table), folded_at(table, seat)
    if not has_streets(table.setup) or reached is None or decision is None:
        return _too_late(table)
    if step_number(table.setup, reached) <= step_number(table.setup, decision):
        return ""
    return Msg(
        "Seat {seat} folded at {stage}. Go back to it first", seat=seat, stage=decision.label
    )


def live_wagers(table: Table, seat: int) -> tuple[str, ...]:
    """Return the wagers of a folded seat that can still win, unless the house takes them."""
    known, setup = table.seat(seat), table.setup
    if not known.has_folded:
        return ()
    return tuple(
        wager
        for wager in setup.stays_on_fold
        if known.wagers.get(wager) and setup.options.get(_rule_of_fold(setup, wager)) is not False
    )


def _rule_of_fold(setup: TableSetup, wager: str) -> str:
    """Name the house rule on what becomes of a wager of a folded hand, as the game's file does."""
    bonuses = setup.title.bonuses if setup.title else ()
    named = next((bonus.on_fold for bonus in bonuses if bonus.wager == wager), None)
    return named if isinstance(named, str) else f"{wager}_on_fold"


def needs_cards(table: Table, seat: int) -> bool:
    """True if the cards of a folded seat still decide a wager: else they are taken."""
    title = table.setup.title
    by_others = {
        bonus.wager
        for bonus in (title.bonuses if title else ())
        if bonus.cards and all(place != "seat" for place, _ in bonus.cards)
    }
    return any(wager not in by_others for wager in live_wagers(table, seat))


def _folds(table: Table) -> tuple[str, ...]:
    return tuple(stage.label for stage in table.setup.stages if stage.may_fold)


def _too_late(table: Table) -> str:
    """Say that the decision lies behind; going back by a stage opens it again."""
    if not is_decided(table):
        return ""
    return Msg("Hands fold at {stage} only. Go back to it first", stage=_folds(table)[-1])


def _bet(table: Table, seat: int) -> str:
    """Name the wager with which a seat has decided to stay in, at this street or for good."""
    reached = now(table)
    ahead = 0 if reached is None else step_number(table.setup, reached)
    decision = _decision_from(table.setup, ahead)
    decides = decision.decides if decision is not None else ()
    made = (wager for wager in decides if table.seat(seat).wagers.get(wager))
    return next((table.setup.label_of(wager) for wager in made), "")


def _decision_from(setup: TableSetup, number: int) -> GameStage | None:
    """Return the next stage at which hands are folded, the last one if none is left."""
    decisions = [stage for stage in setup.stages if stage.may_fold]
    ahead = (decision for decision in decisions if step_number(setup, decision) >= number)
    return next(ahead, decisions[-1] if decisions else None)
