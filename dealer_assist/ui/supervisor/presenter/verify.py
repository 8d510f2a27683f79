"""What is to be verified: each win with its cards, the duties, envy seat by seat, and CONFIRM."""

from collections import Counter

from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT, PrizeClaim
from dealer_assist.message import Msg, joined, listed, uncapitalized
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import duties, link, lost_key, verifying
from dealer_assist.table.facts.claims import Awards, awards_of, envy_from, envy_of
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.table.words import confirm_label, has_key
from dealer_assist.ui.models.actions import (
    ActionModel,
    ActionState,
    ChooseReason,
    Do,
    PutAway,
    TurnSimulatedKey,
)
from dealer_assist.ui.supervisor.model import (
    EnvyModel,
    EnvyRow,
    ReasonModel,
    SumModel,
    VerifyModel,
)
from dealer_assist.ui.supervisor.presenter.recorded import in_this_order, place_of
from dealer_assist.ui.supervisor.presenter.shared_hit import (
    hit_model,
    hit_sums,
    is_one_hit,
    share_row,
)
from dealer_assist.ui.supervisor.presenter.win_rows import struck_row, win_row
from dealer_assist.ui.table.model.panel import DutyModel
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.cards.doubts import (
    Doubt,
    doubts_of,
    held_in_doubt,
    reasons_for,
    why_asked,
)
from dealer_assist.ui.table.presenter.jackpots.link import is_quoted
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import duty_words, reason_words
from dealer_assist.value import replace


def verify_model(table: Table, view: PassingView) -> VerifyModel:
    """Ask the supervisor whether each win is right."""
    wins = awards_of(table)[0]
    doubts = doubts_of(table)
    rows = tuple(win_row(table, view, win, n, doubts) for n, win in enumerate(wins))
    hit = None
    if is_one_hit(wins):
        hit = hit_model(table, view, wins, rows[0])
        rows = tuple(
            share_row(table, view, award, row) for row, (_, award) in zip(rows, wins, strict=True)
        )
    is_left_first = table.setup.payment_order == LEFT_TO_RIGHT
    return VerifyModel(
        title=_title(wins),
        place=_place(table),
        caption=in_this_order(table) if hit is None else _shares_in_order(table, wins),
        hit=hit,
        arrow="arrow-right" if is_left_first else "arrow-left",
        wins=(*rows, *(struck_row(table, one) for one in verifying.struck_claims(table))),
        sums=_sums(table, wins) if hit is None else hit_sums(table, wins),
        envy=_envy(table),
        duties=tuple(_duty(table, one) for one in duties.duties(table)) if wins else (),
        duties_note=_needed(table),
        reasons_title=why_asked(doubts),
        reasons=tuple(
            ReasonModel(ChooseReason(one), reason_words(one), is_on=view.reason == one)
            for one in reasons_for(doubts)
        ),
        back=_back(table, view, is_shared=hit is not None),
        confirm=_confirm(table, view, wins, doubts),
        is_by_key=has_key(table.setup),
    )


def _place(table: Table) -> str:
    """Name the table, and who comes by the floor's word."""
    comes = link.who_comes(table)
    if not comes:
        return place_of(table)
    return joined(". ", (place_of(table), Msg("{name} is coming", name=comes)))


def then_swipe(role: Role) -> str:
    """Say which card comes after CONFIRM."""
    if role is Role.EXECUTIVE:
        return Msg("Then swipe an Executive card")
    return Msg("Then swipe a Supervisor card")


def _title(wins: Awards) -> str:
    if not wins:
        return Msg("No win is left")
    hits = sum(1 for _, award in wins if award.begins_hit)
    if hits < len(wins):
        return Msg("Verify {n} hits", one="Verify {n} hit", n=hits)
    return Msg("Verify {n} wins", one="Verify {n} win", n=len(wins))


def _shares_in_order(table: Table, wins: Awards) -> str:
    order = in_this_order(table)
    return Msg("{n} shares: {order}", n=len(wins), order=uncapitalized(order))


def _back(table: Table, view: PassingView, *, is_shared: bool) -> ActionModel:
    if not has_key(table.setup):
        said = Msg("Nothing is recorded")
        if is_shared:
            said = Msg("Wrong seat? Mark its side there")
        return ActionModel(Do(c.BackToTable()), Msg("BACK TO TABLE"), "arrow-left", said)
    if lost_key.stands_in(table):
        said = Msg("Takes the card back: nothing is recorded")
        return ActionModel(Do(c.CallSupervisor()), Msg("BACK TO TABLE"), "arrow-left", said)
    said = Msg("Turn the key back: nothing is recorded")
    if view.has_simulated_key:
        return ActionModel(TurnSimulatedKey("RUN"), Msg("KEY TO RUN"), "key", said)
    return shut(ActionModel(PutAway(), Msg("KEY TO RUN"), "key"), said)


def _confirm(
    table: Table, view: PassingView, wins: Awards, doubts: dict[Spot, Doubt]
) -> ActionModel:
    """Show CONFIRM, or J-POT at a table with a key: amber, or a coral hold in doubt."""
    by_key = has_key(table.setup)
    reason = view.reason if doubts else ""
    action = Do(c.PressJackpot(reason)) if by_key else Do(c.ConfirmWins(reason))
    button = ActionModel(action, _label(wins, by_key=by_key), "moneybag" if by_key else "check")
    if not wins:
        none = Msg("NO WIN")
        return ActionModel(action, none, "cross", Msg("Back to the table"), ActionState.NEXT)
    if missing := duties.open_before_confirm(table):
        names = listed([duty_words(one.kind) for one in missing])
        open_ones = Msg(
            "{n} duties open: {duties}", one="{n} duty open: {duties}", n=len(missing), duties=names
        )
        return shut(button, open_ones)
    if why_not := link.confirm_refusal(table):
        return shut(button, why_not)
    if doubts:
        held = Msg("HOLD J-POT") if by_key else _hold_label(wins)
        return held_in_doubt(button, held, doubts, reason)
    role = highest([table.setup.card_for_award(*win) for win in wins])
    said = dollars(sum(award.prize for _, award in wins)) if by_key else then_swipe(role)
    return replace(button, detail=said, state=ActionState.NEXT)


def _hold_label(wins: Awards) -> str:
    hits = sum(1 for _, award in wins if award.begins_hit)
    if hits < len(wins):
        return Msg("HOLD TO CONFIRM {n} SHARES", one="HOLD TO CONFIRM {n} SHARE", n=len(wins))
    return Msg("HOLD TO CONFIRM {n} WINS", one="HOLD TO CONFIRM {n} WIN", n=len(wins))


def _off_the_meter(table: Table, wins: Awards) -> str:
    if not all(is_quoted(table, sensor, wins) for sensor in table.setup.floor_links):
        return "\N{EN DASH}"
    return dollars(sum(award.from_meter for _, award in wins))


def _label(wins: Awards, *, by_key: bool) -> str:
    if by_key:
        return "J-POT"
    hits = sum(1 for _, award in wins if award.begins_hit)
    if is_one_hit(wins):
        return Msg("CONFIRM 1 HIT, {n} SHARES", n=len(wins))
    if hits < len(wins):
        return Msg("CONFIRM {n} SHARES", one="CONFIRM {n} SHARE", n=len(wins))
    return Msg("CONFIRM {n} WINS", one="CONFIRM {n} WIN", n=len(wins))


def _sums(table: Table, wins: Awards) -> tuple[SumModel, ...]:
    sums = [
        SumModel(Msg("Off the meter"), _off_the_meter(table, wins)),
        SumModel(Msg("From the tray"), dollars(sum(award.from_tray for _, award in wins))),
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
        one = envy_from(table, sensor, [PrizeClaim(award.seat, award.line, award.stake)])
        if seat in one:
            parts.append(one[seat])
    return sorted(parts, reverse=True)


def _duty(table: Table, duty: duties.Duty) -> DutyModel:
    seats = listed([str(seat) for seat in duty.seats])
    where = Msg("Seats {seats}", one="Seat {seats}", n=len(duty.seats), seats=seats)
    before = Msg("before {confirm}", confirm=confirm_label(table.setup))
    when = {
        duties.CAMERA: before,
        duties.DECK: before,
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
        return Msg("Reminders: touch to record")
    needed = [one for one in duties.duties(table) if one.kind in duties.BEFORE_CONFIRM]
    done = sum(one.is_done for one in needed)
    if not needed:
        return ""
    what = confirm_label(table.setup)
    return Msg("Needed for {confirm}: {done} of {n}", confirm=what, done=done, n=len(needed))
