"""One win to be verified: its hand and prize, the cards behind it, what may be done about it."""

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts.authority import level_of
from dealer_assist.table.facts.claims import awards_of
from dealer_assist.table.facts.judging import evidence, suggestion
from dealer_assist.table.facts.table_hand import claims_with
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Struck, Table
from dealer_assist.table.words import has_key, share_words
from dealer_assist.ui.models.actions import ActionModel, ActionState, Do, Go
from dealer_assist.ui.supervisor.model import WinModel
from dealer_assist.ui.supervisor.presenter.hand_cards import idle_in
from dealer_assist.ui.supervisor.presenter.not_a_win import strike_of
from dealer_assist.ui.table.presenter.cards.doubts import Doubt
from dealer_assist.ui.table.presenter.jackpots.link import prize_words
from dealer_assist.ui.table.presenter.pay.pay_words import ORDINALS, pays_text
from dealer_assist.ui.table.presenter.staff_cards import LEVELS
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.value import replace


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
    return WinModel(
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
        enter=_enter() if made is None and not has_key(table.setup) else None,
    )


def badge_of(table: Table, sensor: str, award: PrizeAward) -> tuple[str, int]:
    """Give the badge of whoever may authorise it; none where the key records it."""
    role = level_of(table, sensor, award)
    if has_key(table.setup) and role in LEVELS:
        return "", 0
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
        return Msg("Compare with the layout")
    claim = table.claim_of(spot)
    if doubt is not None and claim is not None:
        return Msg("Button: {hand}", hand=table.setup.line(spot[1], claim.line).label)
    return Msg("They agree with the button")


def _change(table: Table, spot: Spot, made: str | None) -> ActionModel | None:
    if not made or has_key(table.setup):
        return None
    hand, award = table.setup.line(spot[1], made).label, _award_as(table, spot, made)
    words = Msg("{hand}, {prize}", hand=hand, prize=dollars(award.hit_prize))
    action = Do(c.ChangeClaim(*spot))
    return ActionModel(action, Msg("CHANGE THE HAND"), "", words, ActionState.NEXT)


def _award_as(table: Table, spot: Spot, line: str) -> PrizeAward:
    """Give what a seat would be paid if its claim were another hand."""
    claim = table.claim_of(spot)
    changed = claims_with(table, claim) if claim else ()
    claims = tuple(replace(one, line=line) if one in changed else one for one in table.round.claims)
    awards = awards_of(table.with_round(replace(table.round, claims=claims)))[0]
    return next(award for at, award in awards if (award.seat, at) == spot)


def _enter() -> ActionModel:
    return ActionModel(Go("cards"), Msg("ENTER CARDS"), "")


def struck_row(table: Table, one: Struck) -> WinModel:
    """Grey out what was said to be no win; UNDO takes it back."""
    return WinModel(
        strike=ActionModel(Do(c.RestoreClaim(one.seat, one.sensor)), Msg("UNDO"), "arrow-left"),
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
