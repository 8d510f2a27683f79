"""One win to be verified: its hand and prize, the cards behind it, what may be done about it."""

from typing import Any

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import HandMark
from dealer_assist.table.facts import marks
from dealer_assist.table.facts.authority import level_of
from dealer_assist.table.facts.claims import awards_of
from dealer_assist.table.facts.judging import evidence, suggestion
from dealer_assist.table.facts.judging.known_cards import is_blackjack
from dealer_assist.table.facts.table_hand import claims_with
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Struck, Table
from dealer_assist.table.words import has_key, share_words
from dealer_assist.ui.supervisor.hand_cards import idle_in
from dealer_assist.ui.supervisor.not_a_win import strike_of
from dealer_assist.ui.table.actions import (
    Do,
    Go,
)
from dealer_assist.ui.table.presenter.cards.doubts import Doubt
from dealer_assist.ui.table.presenter.jackpots.link import prize_words
from dealer_assist.ui.table.presenter.notices import marked_by
from dealer_assist.ui.table.presenter.pay.pay_words import ORDINALS, pays_text
from dealer_assist.ui.table.presenter.staff_cards import LEVELS
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.ui.toolkit.nodes import (
    Box,
    Fitted,
    Node,
    Press,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value, replace


class WinModel(Value):
    """One claim to verify. `level` is the card it needs, in words, with its stars.

    `strike` says that it is not a win, or takes that back. `cards` are those that decide it, of
    which the `idle` ones, by place, are not in the hand; without any, `enter` asks for them, and so
    many `places` are empty. A win
    that `is_against` its cards, or another seat's hand, is framed; `change` puts right what its
    cards say, or acknowledges that no sensor saw a wager which `is_by_hand`. One that
    `is_struck` is greyed.
    """

    strike: Button[Any] | None
    order: str
    seat: str
    hand: str
    pays: str
    locked: str
    prize: str
    level: str
    stars: int
    order_detail: str = ""
    cards: tuple[str, ...] = ()
    idle: tuple[int, ...] = ()
    said: str = ""
    said_detail: str = ""
    is_against: bool = False
    change: Button[Any] | None = None
    enter: Button[Any] | None = None
    is_struck: bool = False
    is_by_hand: bool = False
    places: int = 5


TALL = 150.0
"""From this height on the cards have a line of their own."""
WIN_SIDE = 20.0
_STRIKE, _LOW_STRIKE, _CHANGE, _ENTER = 210.0, 196.0, 324.0, 196.0
_NARROW_STRIKE = 140.0
_MOST_CARDS = 5
_BUTTON, _LEAST_TOUCH, _BUTTON_GAP, _WORDS_GAP = 80.0, 72.0, 12.0, 12.0


class WinFace(Node):
    """A claimed win: hand and prize, and the cards; many wins make one line each."""

    win: WinModel


def win_tree(win: WinModel) -> Node:
    """Return a claimed win with what may be done about it at its right end."""
    return Fitted(_win, (win,))


def is_tall(win: WinModel, high: float) -> bool:
    """True if the cards have a line of their own."""
    return high >= TALL and not win.is_struck


def words_end(win: WinModel, wide: float, high: float) -> float:
    """Return where words must end: at the edge, or before the first button."""
    taken = sum(width + _BUTTON_GAP for _, width in _acts(win, high))
    return wide - WIN_SIDE - (taken - _BUTTON_GAP + _WORDS_GAP if taken else 0.0)


def _win(win: WinModel, box: Box) -> Node:
    high = box.height()
    if is_tall(win, high):
        button, middle = min(_BUTTON, high / 2 - 8), high * 0.75
    else:
        button, middle = min(high, max(_LEAST_TOUCH, min(_BUTTON, high - 8))), high / 2
    acts = [Press(act, "bold_22", 28.0).of(width) for act, width in _acts(win, high)[::-1]]
    line = row(space(), *acts, space(WIN_SIDE - _BUTTON_GAP), gap=_BUTTON_GAP)
    return stack(WinFace(win), column(space(middle - button / 2), line.of(button), space()))


def _acts(win: WinModel, high: float) -> list[tuple[Button[Any], float]]:
    """Return the buttons from the right, each with its width."""
    strike = win.strike
    if strike is not None and win.change is not None:
        strike = replace(strike, icon="")
    is_high = is_tall(win, high)
    acts = (
        (strike, _STRIKE if win.change is None else _NARROW_STRIKE),
        (win.change, _CHANGE),
        (win.enter if is_high else None, _ENTER),
    )
    return [
        (act, width if is_high else min(width, _LOW_STRIKE))
        for act, width in acts
        if act is not None
    ]


def win_row(
    table: Table,
    view: PassingView,
    win: tuple[str, PrizeAward],
    number: int,
    doubts: dict[Spot, Doubt],
) -> WinModel:
    """Show a win in payment order, and what speaks against it."""
    sensor, award = win
    spot = (award.seat, sensor)
    level, stars = badge_of(table, sensor, award)
    made = suggestion.of_claim(table, spot)
    doubt = doubts.get(spot)
    is_against = doubt is not None and not doubt.beside
    line = made if made else award.line
    cards = evidence.cards_of(table, spot, line)
    row = WinModel(
        strike=None if has_key(table.setup) else strike_of(table, sensor, award),
        order=ORDINALS[min(number, len(ORDINALS) - 1)],
        order_detail=Msg("to pay"),
        seat=str(award.seat),
        hand=_hand(table, sensor, award),
        pays=_how(table, sensor, award),
        locked=_locked(table, view, award),
        prize=prize_words(table, award.seat, sensor, award.line, award.prize),
        level=level,
        stars=stars,
        cards=cards if made is not None else (),
        idle=idle_in(cards, line) if made is not None else (),
        said=_said(table, spot, made, is_against=is_against),
        said_detail=_said_detail(table, spot, made, doubt),
        is_against=doubt is not None,
        change=_change(table, spot, made) if is_against else None,
        enter=_enter() if made is None else None,
        places=_places(table),
    )
    mark = marks.by_hand(table).get(spot)
    return row if mark is None else _by_hand(table, view, row, spot, mark)


def _by_hand(
    table: Table, view: PassingView, row: WinModel, spot: Spot, mark: HandMark
) -> WinModel:
    """Say who vouches for a wager that no sensor saw; until that is read, in place of its cards."""
    at = view.time_of(mark.at or table.round.started_at).strftime("%H:%M:%S")
    marked = replace(row, locked=Msg("Marked by hand {time}", time=at), is_by_hand=True)
    if spot not in marks.to_acknowledge(table):
        return marked
    return replace(
        marked,
        said=Msg("Marked by hand, no sensor saw it"),
        said_detail=marked_by(view, mark),
        change=Button(Do(c.AcknowledgeMark(*spot)), Msg("ACKNOWLEDGE"), "", state=ActionState.NEXT),
        enter=None,
    )


def _places(table: Table) -> int:
    """Count the cards that make a hand: those of the seat and of the board."""
    sizes = table.setup.hand_sizes
    if is_blackjack(table.setup) or not sizes:
        return 3
    return min(_MOST_CARDS, sizes.get("seat", 0) + sizes.get("board", 0))


def badge_of(table: Table, sensor: str, award: PrizeAward) -> tuple[str, int]:
    """Return the badge of whoever may authorise it; where the key records it that is the key."""
    role = level_of(table, sensor, award)
    if has_key(table.setup) and role in LEVELS:
        return Msg("KEY"), 0
    return role.label.upper(), LEVELS[role][1] if role in LEVELS else 0


def _locked(table: Table, view: PassingView, award: PrizeAward) -> str:
    time = view.time_of(table.round.started_at).strftime("%H:%M:%S")
    side = table.seat(award.seat).side
    if side:
        return Msg(
            "{stake} locked {time}, {side}", stake=chips(award.stake), time=time, side=side.upper()
        )
    return Msg("{stake} locked {time}", stake=chips(award.stake), time=time)


def _hand(table: Table, sensor: str, award: PrizeAward) -> str:
    label = table.setup.line(sensor, award.line).label
    if len(table.setup.jackpots) < 2:
        return label
    jackpot = table.setup.jackpots[sensor].label
    return Msg("{hand} ({sensor}, {jackpot})", hand=label, sensor=sensor, jackpot=jackpot)


def _how(table: Table, sensor: str, award: PrizeAward) -> str:
    return share_words(award) or how_paid(table, sensor, award)


def how_paid(table: Table, sensor: str, award: PrizeAward) -> str:
    """Say what a hand pays and where it comes from: the tray, or the meter and what is left."""
    line = table.setup.line(sensor, award.line)
    if not award.level:
        pays = pays_text(line, is_house=table.setup.jackpots[sensor].is_house)
        return Msg("{pays}, from the tray", pays=pays)
    if line.percent == 100:
        seed = table.setup.jackpots[sensor].level(award.level).seed_cents
        return Msg("{pays}, reseeds to {seed}", pays=pays_text(line), seed=chips(seed))
    return Msg("{pays}, off the meter", pays=pays_text(line))


def _said(table: Table, spot: Spot, made: str | None, *, is_against: bool) -> str:
    if made is None:
        return Msg("Cards not entered")
    if not made:
        return Msg("Cards: no winning hand")
    if is_against:
        return Msg("Cards: {hand}", hand=table.setup.line(spot[1], made).label)
    return Msg("The cards make {hand}", hand=table.setup.line(spot[1], made).label)


def _said_detail(table: Table, spot: Spot, made: str | None, doubt: Doubt | None) -> str:
    if doubt is not None and doubt.beside:
        return doubt.beside
    if made is None:
        return Msg("Check the cards on the layout")
    claim = table.claim_of(spot)
    if doubt is not None and claim is not None:
        return Msg("Button: {hand}", hand=table.setup.line(spot[1], claim.line).label)
    return Msg("Matches the hand selected")


def _change(table: Table, spot: Spot, made: str | None) -> Button[Any] | None:
    if not made or has_key(table.setup):
        return None
    hand, award = table.setup.line(spot[1], made).label, _award_as(table, spot, made)
    words = Msg("{hand}, {prize}", hand=hand, prize=dollars(award.hit_prize))
    action = Do(c.ChangeClaim(*spot))
    return Button(action, Msg("CHANGE THE HAND"), "", words, ActionState.NEXT)


def _award_as(table: Table, spot: Spot, line: str) -> PrizeAward:
    """Return what a seat would be paid if its claim were another hand."""
    claim = table.claim_of(spot)
    changed = claims_with(table, claim) if claim else ()
    claims = tuple(replace(one, line=line) if one in changed else one for one in table.round.claims)
    awards = awards_of(table.with_round(replace(table.round, claims=claims)))[0]
    return next(award for at, award in awards if (award.seat, at) == spot)


def _enter() -> Button[Any]:
    return Button(Go("cards"), Msg("ENTER CARDS"), "")


def struck_row(table: Table, one: Struck) -> WinModel:
    """Grey out what was said to be no win; UNDO takes it back."""
    return WinModel(
        strike=Button(Do(c.RestoreClaim(one.seat, one.sensor)), Msg("UNDO"), "arrow-left"),
        order="",
        seat=str(one.seat),
        hand=table.setup.line(one.sensor, one.line).label,
        pays=Msg("Not a win: {reason}", reason=reason_words(one.reason)),
        locked="",
        prize="",
        level="",
        stars=0,
        is_struck=True,
    )
