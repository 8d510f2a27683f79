"""A hit that several seats share, as the supervisor verifies it: one hand, its shares below it."""

from collections.abc import Sequence
from typing import Any

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.facts import table_hand
from dealer_assist.table.facts.claims import Awards, awards_of
from dealer_assist.table.facts.judging.known_cards import coup_of
from dealer_assist.table.state import Table
from dealer_assist.table.words import share_words
from dealer_assist.ui.supervisor.win_rows import WinModel, how_paid
from dealer_assist.ui.table.model.table import SideModel
from dealer_assist.ui.table.presenter.cards.cards import side_models
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.nodes import Node, Press, Shown, column, row, space, stack
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace

SHARES_IN_FULL = 3
"""More shares than these stand in two columns, and say less."""


class HitModel(Value):
    """One hit that several seats share: the hand of the table and its whole prize.

    `sides` are both hands of the coup, `cards` those that decide; `said` compares them with the
    button. The buttons are for all shares together. `note` says why it needs this card.
    """

    hand: str
    pays: str
    prize: str
    level: str
    stars: int
    said: str
    said_detail: str
    note: str
    sides: tuple[SideModel, ...] = ()
    strike: Button[Any] | None = None
    change: Button[Any] | None = None
    enter: Button[Any] | None = None
    is_against: bool = False
    cards: tuple[str, ...] = ()

    @property
    def is_known(self) -> bool:
        """True if the cards are entered."""
        return bool(self.cards)


class SumModel(Value):
    """A sum with its caption: off the meter, from the tray."""

    caption: str
    amount: str


HIT_HEAD, HIT_FOOT, HIT_INSET = 112.0, 88.0, 22.0
HIT_SIDE, HIT_SIDE_GAP = 390.0, 14.0
_SIDE_INSET = 9.0
_STRIKE, _CHANGE, _ENTER, _BUTTON, _GAP = 392.0, 560.0, 220.0, 72.0, 12.0
HIT_HEIGHT = 344.0


class HitFace(Node):
    """A hit over its shares: the hand, what the cards say, the level."""

    hit: HitModel


class SideCards(Shown):
    """A hand of the coup; it is shown, not touched."""

    model: SideModel


def hit_tree(hit: HitModel) -> Node:
    """Return a hit with both hands in its middle, and its buttons at the right end of its foot."""
    sides = [SideCards(side, str(place)) for place, side in enumerate(hit.sides)]
    acts = [
        Press(act, "bold_22", 26.0).of(width).across(_BUTTON) for act, width in _acts(hit)[::-1]
    ]
    return stack(
        HitFace(hit),
        column(
            space(HIT_HEAD + _SIDE_INSET),
            row(
                space(HIT_INSET - HIT_SIDE_GAP),
                *(side.of(HIT_SIDE) for side in sides),
                space(),
                gap=HIT_SIDE_GAP,
            ),
            space(_SIDE_INSET),
            row(space(), *acts, space(HIT_INSET - _GAP), gap=_GAP).of(HIT_FOOT),
        ),
    )


def note_end(hit: HitModel, wide: float) -> float:
    """Return where the note ends, before the buttons."""
    return wide - HIT_INSET - sum(width + _GAP for _, width in _acts(hit)) - 8


def _acts(hit: HitModel) -> list[tuple[Button[Any], float]]:
    """Return the buttons from the right, each with its width."""
    acts = ((hit.strike, _STRIKE), (hit.change, _CHANGE), (hit.enter, _ENTER))
    return [(act, width) for act, width in acts if act is not None]


def is_one_hit(wins: Sequence[tuple[str, PrizeAward]]) -> bool:
    """True if all that is claimed is one prize in several shares."""
    return len(wins) > 1 and all(award.shares == len(wins) for _, award in wins)


def hit_model(table: Table, view: PassingView, wins: Awards, first: WinModel) -> HitModel:
    """Show the hand of the table with both hands of its coup; `first` is the first share's row."""
    sensor, award = wins[0]
    paid = how_paid(table, sensor, award)
    strike = first.strike
    if strike is not None:
        strike = replace(strike, label=Msg("NOT A WIN: ALL {n} SHARES", n=len(wins)))
    return HitModel(
        hand=first.hand,
        pays=Msg("One table hand · {pays}", pays=paid),
        prize=dollars(award.hit_prize),
        level=first.level,
        stars=first.stars,
        said=first.said,
        said_detail=_natural(table) if first.cards and not first.is_against else first.said_detail,
        note=_by_the_hit(award),
        sides=tuple(_untouched(side_model) for side_model in side_models(table, view)),
        strike=strike,
        change=None if first.is_by_hand else first.change,
        enter=first.enter,
        is_against=first.is_against,
        cards=first.cards,
    )


def share_row(table: Table, view: PassingView, award: PrizeAward, row: WinModel) -> WinModel:
    """Show one share: whose it is, how its side was marked, when its wager was locked."""
    said = _about(table, view, award)
    is_short = award.shares > SHARES_IN_FULL
    return replace(
        row,
        strike=None,
        hand=Msg("1/{n} share", n=award.shares) if is_short else share_words(award),
        pays=said,
        level="",
        stars=0,
        cards=(),
        change=row.change if row.is_by_hand else None,
        enter=None,
        said=row.said if row.is_by_hand else said,
    )


def _about(table: Table, view: PassingView, award: PrizeAward) -> str:
    side = joined(" ", (one.upper() for one in table_hand.sides_of(table, award.seat)))
    is_late = bool(side) and _was_marked_late(table, award.seat)
    if award.shares > SHARES_IN_FULL:
        return Msg("{side}, marked late", side=side) if is_late else side
    if is_late:
        return Msg("{side}, marked when the cards were known", side=side)
    time = view.time_of(table.round.started_at).strftime("%H:%M:%S")
    locked = Msg("{stake} locked {time}", stake=chips(award.stake), time=time)
    return Msg("{side} · {locked}", side=side, locked=locked) if side else locked


def hit_sums(table: Table, wins: Awards) -> tuple[SumModel, ...]:
    """Sum a hit up: it comes off the meter once, whoever shares it."""
    sensor, award = wins[0]
    whole = dollars(sum(one.prize for _, one in wins))
    left = awards_of(table)[1][sensor, award.level].shown_cents
    return (
        SumModel(Msg("Off the meter, once"), dollars(sum(one.from_meter for _, one in wins))),
        SumModel(Msg("Meter after"), dollars(left)),
        SumModel(Msg("{n} shares together", n=len(wins)), whole),
    )


def _by_the_hit(award: PrizeAward) -> str:
    return Msg(
        "Card level by the whole hit: {whole}, not by the share", whole=dollars(award.hit_prize)
    )


def _natural(table: Table) -> str:
    coup = coup_of(table)
    return Msg("A natural") if coup is not None and coup.is_natural else Msg("Not a natural")


def _untouched(side: SideModel) -> SideModel:
    """Show a hand that is not to be touched on this page."""
    done = side.reason or Msg("Go back to the table to say which side has won")
    note = side.note if side.cards or side.is_won else ""
    return replace(side, note=note, reason=done)


def _was_marked_late(table: Table, seat: int) -> bool:
    key = f"{table_hand.ALERT} {table.round.number} {seat}"
    return any(alert.key == key for alert in table.lasting.alerts)
