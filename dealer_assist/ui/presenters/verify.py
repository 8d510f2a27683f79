"""What is to be verified: each win with its cards, the duties, envy seat by seat, and CONFIRM."""

from collections import Counter

from dealer_assist.jackpot.prizes import Award, Claim
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.guide.labels import has_key
from dealer_assist.table.guide.words import share_words
from dealer_assist.table.judging import suggestion
from dealer_assist.table.procedures import duties, verifying
from dealer_assist.table.procedures.claims import Awards, awards_of, envy_from, envy_of
from dealer_assist.table.procedures.contradictions import contradictions
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Struck, Table
from dealer_assist.ui.models.actions import (
    ActionModel,
    ActionState,
    Back,
    ChooseReason,
    Do,
    Go,
    TurnSimulatedKey,
)
from dealer_assist.ui.models.pay_walk import DutyModel
from dealer_assist.ui.models.supervisor import (
    EnvyModel,
    EnvyRow,
    ReasonModel,
    SumModel,
    VerifyModel,
    WinModel,
)
from dealer_assist.ui.presenters.event_words import duty_words, reason_words
from dealer_assist.ui.presenters.hand_cards import cards_of, idle_in
from dealer_assist.ui.presenters.levels import LEVELS
from dealer_assist.ui.presenters.not_a_win import strike_of
from dealer_assist.ui.presenters.pay_words import pays_text
from dealer_assist.ui.presenters.recorded import ORDINALS, in_this_order, place_of
from dealer_assist.ui.presenters.view import View


def verify_model(table: Table, view: View) -> VerifyModel:
    """Ask the supervisor whether each win is right."""
    wins = awards_of(table)[0]
    against = verifying.against(table)
    return VerifyModel(
        title=_title(wins),
        place=place_of(table),
        caption=in_this_order(table),
        wins=(
            *(_win(table, view, win, n, against) for n, win in enumerate(wins)),
            *(_struck(table, one) for one in verifying.struck_claims(table)),
        ),
        sums=_sums(table, wins),
        envy=_envy(table),
        duties=tuple(_duty(table, one) for one in duties.duties(table)) if wins else (),
        duties_note=_needed(table),
        reasons=tuple(
            ReasonModel(ChooseReason(one), reason_words(one), is_on=view.reason == one)
            for one in verifying.AGAINST_REASONS
        )
        if against
        else (),
        back=_back(table, view),
        confirm=_confirm(table, view, wins, against),
        is_by_key=has_key(table.setup),
    )


def disagreeing(table: Table) -> str:
    """Say what is wrong with the claims, the cards before the deck; nothing if nothing is."""
    said = [*verifying.against(table).values(), *(one.sentence for one in contradictions(table))]
    return said[0] if said else ""


def then_swipe(role: Role) -> str:
    """Say which card comes after CONFIRM."""
    if role is Role.EXECUTIVE:
        return Msg("Then swipe an Executive card")
    return Msg("Then swipe a Supervisor card")


def _title(wins: Awards) -> str:
    hits = sum(1 for _, award in wins if award.begins_hit)
    if hits < len(wins):
        return Msg("Verify {n} hits", one="Verify {n} hit", n=hits)
    return Msg("Verify {n} wins", one="Verify {n} win", n=len(wins))


def _back(table: Table, view: View) -> ActionModel:
    if not has_key(table.setup):
        said = Msg("Nothing is recorded")
        return ActionModel(Do(c.BackToTable()), Msg("BACK TO TABLE"), "arrow-left", said)
    said = Msg("Turn the key back: nothing is recorded")
    if view.has_simulated_key:
        return ActionModel(TurnSimulatedKey("RUN"), Msg("KEY TO RUN"), "key", said)
    state = ActionState.NOT_YET
    return ActionModel(Back(), Msg("KEY TO RUN"), "key", "", state, said)


def _confirm(table: Table, view: View, wins: Awards, against: dict[Spot, str]) -> ActionModel:
    """Show CONFIRM, or J-POT at a table with a key: amber, or a coral hold against the cards."""
    by_key = has_key(table.setup)
    reason = view.reason if against else ""
    action = Do(c.PressJackpot(reason)) if by_key else Do(c.ConfirmWins(reason))
    label, icon = _label(wins, by_key=by_key), "moneybag" if by_key else "check"
    if not wins:
        none = Msg("NO WIN")
        return ActionModel(action, none, "cross", Msg("Back to the table"), ActionState.NEXT)
    if missing := duties.open_before_confirm(table):
        names = listed([duty_words(one.kind) for one in missing])
        shut = Msg(
            "{n} duties open: {duties}", one="{n} duty open: {duties}", n=len(missing), duties=names
        )
        return ActionModel(action, label, icon, "", ActionState.NOT_YET, shut)
    if not against:
        role = highest([table.setup.card_for_award(*win) for win in wins])
        said = dollars(sum(award.prize for _, award in wins)) if by_key else then_swipe(role)
        return ActionModel(action, label, icon, said, ActionState.NEXT)
    seats = listed([str(seat) for seat, _ in against])
    if not reason:
        shut = Msg("Choose why, or change the hand of seat {seats}", seats=seats)
        return ActionModel(action, label, icon, "", ActionState.NOT_YET, shut)
    said = Msg("Hold 0.8 s: seat {seats} against its cards. Raises an alert", seats=seats)
    held = Msg("HOLD TO CONFIRM") if not by_key else Msg("HOLD J-POT")
    return ActionModel(action, held, "void", said, ActionState.HOLD)


def _label(wins: Awards, *, by_key: bool) -> str:
    if by_key:
        return "J-POT"
    hits = sum(1 for _, award in wins if award.begins_hit)
    if hits < len(wins):
        return Msg("CONFIRM {n} SHARES", one="CONFIRM {n} SHARE", n=len(wins))
    return Msg("CONFIRM {n} WINS", one="CONFIRM {n} WIN", n=len(wins))


def _win(
    table: Table, view: View, win: tuple[str, Award], number: int, against: dict[Spot, str]
) -> WinModel:
    sensor, award = win
    spot = (award.seat, sensor)
    role = table.setup.card_for_award(sensor, award)
    cards = cards_of(table, spot)
    made = suggestion.suggested(table, spot)
    is_against = spot in against
    line = made if made else award.line
    return WinModel(
        strike=None if has_key(table.setup) else strike_of(table, sensor, award),
        order=ORDINALS[min(number, len(ORDINALS) - 1)],
        order_detail=Msg("to pay"),
        seat=str(award.seat),
        hand=_hand(table, sensor, award),
        pays=_how(table, sensor, award),
        locked=_locked(table, view, award),
        prize=dollars(award.prize),
        level=role.label.upper(),
        stars=LEVELS[role][1],
        cards=cards if made is not None else (),
        idle=idle_in(cards, line) if made is not None else (),
        said=_said(table, spot, made, is_against=is_against),
        said_detail=_said_detail(table, spot, made, is_against=is_against),
        is_against=is_against,
        change=_change(table, spot, made) if is_against else None,
        enter=_enter() if made is None and not has_key(table.setup) else None,
    )


def _locked(table: Table, view: View, award: Award) -> str:
    time = view.time_of(table.started_at).strftime("%H:%M:%S")
    side = table.seat(award.seat).side
    if side:
        return Msg(
            "{stake} locked {time}, {side}", stake=chips(award.stake), time=time, side=side.upper()
        )
    return Msg("{stake} locked {time}", stake=chips(award.stake), time=time)


def _hand(table: Table, sensor: str, award: Award) -> str:
    label = table.setup.line(sensor, award.line).label
    if len(table.setup.jackpots) < 2:
        return label
    jackpot = table.setup.jackpots[sensor].label
    return Msg("{hand} ({sensor}, {jackpot})", hand=label, sensor=sensor, jackpot=jackpot)


def _how(table: Table, sensor: str, award: Award) -> str:
    line = table.setup.line(sensor, award.line)
    if award.is_shared:
        return share_words(award)
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


def _said_detail(table: Table, spot: Spot, made: str | None, *, is_against: bool) -> str:
    if made is None:
        return Msg("Compare with the layout")
    claim = table.claim_of(spot)
    if is_against and claim is not None:
        return Msg("Button: {hand}", hand=table.setup.line(spot[1], claim.line).label)
    return Msg("They agree with the button")


def _change(table: Table, spot: Spot, made: str | None) -> ActionModel | None:
    if not made or has_key(table.setup):
        return None
    hand = table.setup.line(spot[1], made).label
    action = Do(c.ChangeClaim(*spot))
    return ActionModel(action, Msg("CHANGE THE HAND"), "", hand, ActionState.NEXT)


def _enter() -> ActionModel:
    return ActionModel(Go("cards"), Msg("ENTER CARDS"), "")


def _struck(table: Table, one: Struck) -> WinModel:
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


def _sums(table: Table, wins: Awards) -> tuple[SumModel, ...]:
    sums = [
        SumModel(Msg("Off the meter"), dollars(sum(award.from_meter for _, award in wins))),
        SumModel(Msg("Prizes from the tray"), dollars(sum(award.from_tray for _, award in wins))),
    ]
    if envy := envy_of(table):
        sums.append(SumModel(Msg("Envy from the tray"), dollars(sum(envy.values()))))
    return tuple(sums)


def _envy(table: Table) -> EnvyModel:
    """List what every seat gets, with its parts; nothing is drawn in a game without envy."""
    envy = envy_of(table)
    if not envy:
        return EnvyModel("", "")
    turn = table.setup.turn_to_pay
    rows = tuple(
        EnvyRow(str(seat), _adds_up(_parts(table, seat)), dollars(envy[seat]))
        for seat in sorted(envy, key=turn)
    )
    return EnvyModel(
        Msg("Envy per seat"),
        Msg("from the tray"),
        rows,
        Msg("{n} players", one="{n} player", n=len(rows)),
        dollars(sum(envy.values())),
    )


def _adds_up(parts: list[int]) -> str:
    """Write how an amount adds up, equal parts as one: $1,000 + 3 x $300."""
    counted = Counter(parts)
    return joined(
        " + ",
        [
            Msg("{n} × {amount}", n=count, amount=chips(cents)) if count > 1 else chips(cents)
            for cents, count in counted.items()
        ],
    )


def _parts(table: Table, seat: int) -> list[int]:
    """Give what each hand brings a seat, the largest first."""
    parts = []
    for sensor, award in awards_of(table)[0]:
        one = envy_from(table, sensor, [Claim(award.seat, award.line, award.stake)])
        if seat in one:
            parts.append(one[seat])
    return sorted(parts, reverse=True)


def _duty(table: Table, duty: duties.Duty) -> DutyModel:
    seats = listed([str(seat) for seat in duty.seats])
    where = Msg("Seats {seats}", one="Seat {seats}", n=len(duty.seats), seats=seats)
    when = {
        duties.CAMERA: Msg("before CONFIRM"),
        duties.DECK: Msg("before CONFIRM"),
        duties.TAX: Msg("before paying"),
        duties.FACE_UP: Msg("until envy is paid"),
    }.get(duty.kind, Msg("bag and label, at the end"))
    title = duty_words(duty.kind)
    if duty.kind == duties.KEEP:
        title = Msg("Cards kept {n} days", n=table.setup.jurisdiction.hand_kept_days)
    elif duty.kind == duties.DECK and table.setup.decks > 1:
        title = Msg("Shoe counted")
    detail = Msg("{where}, {when}", where=where, when=when)
    return DutyModel(Do(c.TickDuty(duty.kind)), title, detail, is_done=duty.is_done)


def _needed(table: Table) -> str:
    if not table.setup.jurisdiction.requires_duties:
        return Msg("Reminders, recorded when touched")
    needed = [one for one in duties.duties(table) if one.kind in duties.BEFORE_CONFIRM]
    done = sum(one.is_done for one in needed)
    return Msg("Needed for CONFIRM: {done} of {n}", done=done, n=len(needed)) if needed else ""
