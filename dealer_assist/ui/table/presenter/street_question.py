"""A bet by street in the panel: seat by seat, FOLD far from the sizes, the next seat by itself.

Asked where a seat may choose between several sizes and its wagers are known. What is touched is on
record at once; a table whose wagers nobody enters is asked nothing.
"""

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.bets import base_stake
from dealer_assist.rules.money import chips
from dealer_assist.rules.paytable import GameStage
from dealer_assist.rules.title import FOLDS, Street
from dealer_assist.table.commands.round import FoldHand
from dealer_assist.table.dealing import stages
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.models.actions import ActionModel, BetOnStreet, Do
from dealer_assist.ui.table.model.panel import BonusStripModel
from dealer_assist.ui.table.presenter.view import PassingView

_PHASES = (Phase.IN_PLAY, Phase.RECORDED)


@frozen
class _Asked:
    """A seat at its street."""

    seat: int
    street: Street
    stage: GameStage


def seats_to_ask(table: Table) -> tuple[int, ...]:
    """Give the seats that have still to bet or fold at the street, in their order."""
    found = _street(table)
    if found is None:
        return ()
    street, _ = found
    return tuple(
        seat
        for seat in table.setup.seats
        if _base(table, seat)
        and not table.seat(seat).has_folded
        and not table.seat(seat).wagers.get(street.wager)
    )


def stands(table: Table, view: PassingView) -> bool:
    """Tell whether the panel asks a seat: no other one is touched that has answered."""
    return _asked(table, view) is not None


def strip_model(table: Table, view: PassingView) -> BonusStripModel:
    """Ask one seat: FOLD with what it loses, and each size with what then is in."""
    asked = _asked(table, view)
    if asked is None:
        return BonusStripModel("", (), ())
    wagers, base = table.seat(asked.seat).wagers, _base(table, asked.seat)
    side = {one.wager for one in table.setup.title.bonuses} if table.setup.title else set()
    already = sum(cents for wager, cents in wagers.items() if wager not in side)
    fold = ActionModel(
        Do(FoldHand(asked.seat)), Msg("FOLD"), "cross", Msg("Loses {amount}", amount=chips(already))
    )
    sizes = [
        ActionModel(
            BetOnStreet(asked.seat, asked.street.wager, times * base),
            f"{times}×",
            "chip",
            Msg(
                "{amount}, in all {sum}",
                amount=chips(times * base),
                sum=chips(already + times * base),
            ),
        )
        for times in sorted(set(asked.street.words.values()))
    ]
    return BonusStripModel(
        Msg("Seat {seat}", seat=asked.seat),
        (),
        (),
        Msg("{stage}: bet or fold?", stage=asked.stage.label),
        Msg(
            "{wager} {base}, so far {sum}",
            wager=_label(table),
            base=chips(base),
            sum=chips(already),
        ),
        (fold, *sizes),
        is_apart=True,
    )


def _asked(table: Table, view: PassingView) -> _Asked | None:
    found, seats = _street(table), seats_to_ask(table)
    if found is None or not seats:
        return None
    if view.selected is not None and view.selected not in seats:
        return None
    seat = view.selected if view.selected is not None else seats[0]
    return _Asked(seat, *found)


def _street(table: Table) -> tuple[Street, GameStage] | None:
    """Give the street that is decided now, where it has sizes to choose from and may be folded."""
    title, stage = table.setup.title, stages.now(table)
    if title is None or stage is None or not stage.may_fold or table.phase not in _PHASES:
        return None
    for street in title.streets:
        is_now = street.wager in stage.decides or street.key == stage.key
        if is_now and street.otherwise == FOLDS and len(set(street.words.values())) > 1:
            return street, stage
    return None


def _base(table: Table, seat: int) -> int:
    title = table.setup.title
    return base_stake(title, table.seat(seat).wagers) if title is not None else 0


def _label(table: Table) -> str:
    title = table.setup.title
    return table.setup.label_of(title.base) if title is not None else ""
