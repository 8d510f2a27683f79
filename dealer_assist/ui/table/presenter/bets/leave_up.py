"""What a winner of House Money leaves up: NONE, PART or ALL, the keys of a part, and DONE."""

from typing import Any, assert_never

from dealer_assist.message import Msg
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.commands.asked import AskForBets
from dealer_assist.table.commands.round import AnswerBonus
from dealer_assist.table.facts.dealing import blackjack_wagers, house_money, peek
from dealer_assist.table.facts.dealing.house_money import Winner
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.ui.table.actions import (
    Do,
    KeypadAsked,
    LeftUp,
    LeftUpChosen,
    PartChanged,
)
from dealer_assist.ui.table.model.panel import StripKeyModel, WinnerModel
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_CHANGES = (-2500, -500, 500, 2500)
"""What the keys change a part by, in cents."""
_FIVE, _ONE = 500, 100


def draft_of(view: PassingView, won: Winner) -> int | None:
    """Return what is chosen to stay up, before DONE; an answer of before stands until changed."""
    if view.bonus_draft is not None and view.bonus_draft[0] == won.seat:
        return view.bonus_draft[1]
    return won.left_up


def chosen_by(won: Winner, share: LeftUp, now: int | None) -> int:
    """Return what NONE, PART or ALL leaves up of a win; a part that is chosen stays."""
    match share:
        case LeftUp.NONE:
            return 0
        case LeftUp.PART:
            return now if now and now < won.proceeds else a_part(won)
        case LeftUp.ALL:
            return won.proceeds
        case _:
            assert_never(share)


def a_part(won: Winner) -> int:
    """Return the part that PART begins with: about half, in chips that a table has."""
    half = won.proceeds // 2
    for chip in (_FIVE, _ONE):
        if half >= chip:
            return half - half % chip
    return half


def keypad_model(won: Winner, cents: int) -> AmountModel:
    """Ask for the part by keypad."""
    return AmountModel(
        Msg("LEAVE UP at seat {seat}", seat=won.seat),
        Msg("Up to {most}, the win with its stake", most=chips(won.proceeds)),
        won.proceeds,
        cents,
        ((Msg("NONE"), 0), (Msg("ALL"), won.proceeds)),
    )


def winner_model(table: Table, view: PassingView, won: Winner) -> WinnerModel:
    """Show the winner who is paid now, with the keys of what may stay up."""
    is_shut = peek.peeked(table) == BLACKJACK
    chosen = 0 if is_shut else draft_of(view, won)
    why_not = Msg("Not with a dealer blackjack") if is_shut else ""
    cards = table.round.cards.get(str(won.seat), ())[:2]
    return WinnerModel(
        Msg("SEAT {seat}", seat=won.seat),
        cards,
        table.setup.line_label(table.setup.duties.left_up, won.line),
        Msg("{pay} on {stake}", pay=str(won.pay), stake=chips(won.stake)),
        Msg("PAY {amount}", amount=dollars(won.win)),
        Msg("LEAVE UP"),
        why_not or Msg("of {amount}", amount=dollars(won.proceeds)),
        _choices(won, chosen, why_not),
        _steps(why_not),
        _done(table, won, chosen),
    )


def _choices(won: Winner, chosen: int | None, why_not: str) -> tuple[StripKeyModel, ...]:
    is_part = chosen is not None and 0 < chosen < won.proceeds
    part = chosen_by(won, LeftUp.PART, chosen)
    none_takes = Msg("Takes {amount}", amount=dollars(won.proceeds))
    part_takes = Msg("Takes {amount}", amount=dollars(won.proceeds - part))
    return (
        StripKeyModel(
            LeftUpChosen(LeftUp.NONE),
            Msg("NONE"),
            none_takes,
            is_chosen=chosen == 0,
            reason=why_not,
        ),
        StripKeyModel(
            LeftUpChosen(LeftUp.PART),
            Msg("PART {amount}", amount=dollars(part)),
            part_takes,
            is_chosen=is_part,
            reason=why_not,
        ),
        StripKeyModel(
            LeftUpChosen(LeftUp.ALL),
            Msg("ALL {amount}", amount=dollars(won.proceeds)),
            Msg("Takes nothing"),
            is_chosen=chosen == won.proceeds,
            reason=why_not,
        ),
    )


def _steps(why_not: str) -> tuple[StripKeyModel, ...]:
    keys = [
        StripKeyModel(
            PartChanged(cents), f"{'+' if cents > 0 else '–'} {chips(abs(cents))}", reason=why_not
        )
        for cents in _CHANGES
    ]
    return (*keys, StripKeyModel(KeypadAsked(), Msg("KEYPAD"), icon="keypad", reason=why_not))


def _done(table: Table, won: Winner, chosen: int | None) -> Button[Any]:
    others = [winner.seat for winner in house_money.to_ask(table) if winner.seat != won.seat]
    label = Msg("DONE, SEAT {seat} NEXT", seat=others[0]) if others else Msg("DONE")
    if (level := house_money.level_of(table, won)) is not Role.DEALER:
        needs = Msg("Needs {card} card", card=a_role(level))
        # It takes the place of DONE, which was touched for the winner before.
        return Button(
            Do(AskForBets()), Msg("CARD"), "card", needs, ActionState.NEXT, is_judged=True
        )
    if chosen is None:
        ask = Msg("Ask: none, part or all?")
        return Button("", label, "check", ask, ActionState.NOT_YET, ask)
    before = won.left_up or 0
    entire = blackjack_wagers.entire_wager(table, won.seat) - before + chosen
    return Button(
        Do(AnswerBonus(won.seat, chosen)),
        label,
        "check",
        Msg("Entire wager {amount}", amount=dollars(entire)),
        ActionState.NEXT,
    )
